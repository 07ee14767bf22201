//! What a seat did, in a few words each.

use super::*;

/// The deeds of a seat in these events, the most important first. Moves are listed only if there is nothing else.
pub fn deeds(game: &Explorers, seat: Seat, events: &[Event], voice: &Voice) -> Vec<String> {
    let mut home = Vec::new();
    let mut raids = Vec::new();
    let mut placed = Vec::new();
    let mut islands = Vec::new();
    let mut moves = Vec::new();
    let mut ships = 0;
    let mut dead = 0;
    let mut outposts = 0;
    let mut captain = None;
    let mut placing = false;
    for event in events {
        match event {
            Event::Placed { seat: who, tile, cell, .. } => {
                placing = *who == seat;
                let what = names::tile_word(game, *tile, voice);
                placed.extend(placing.then(|| say!(voice, "explorers-intent-place", what, cell)));
            }
            Event::SettlementPlaced { strength, .. } if placing => {
                placed.last_mut().into_iter().for_each(|place| *place = format!("{place} ({strength})"));
            }
            Event::IslandCompleted { tiles, .. } if placing => islands.push(*tiles),
            Event::Delivered { seat: who, herd } if *who == seat => home.push(names::herd_words(herd, voice)),
            Event::Raided { seat: who, strength, .. } if *who == seat => raids.push(*strength),
            Event::EnemyShipDestroyed { seat: who, deadly, .. } if *who == seat => {
                ships += 1;
                dead += u8::from(*deadly);
            }
            Event::OutpostBuilt { seat: who, .. } if *who == seat => outposts += 1,
            Event::CaptainChosen { seat: who, captain: Some(chosen) } if *who == seat => captain = Some(*chosen),
            Event::Loaded { seat: who, cargo, .. } if *who == seat => {
                moves.push(say!(voice, "explorers-did-load", cargo = names::cargo(cargo, voice)));
            }
            Event::Unloaded { seat: who, cargo, .. } if *who == seat => {
                moves.push(say!(voice, "explorers-did-unload", cargo = names::cargo(cargo, voice)));
            }
            Event::Sailed { seat: who, to: Place::Home, .. } if *who == seat => {
                moves.push(voice.word("explorers-did-sail-home"));
            }
            Event::Sailed { seat: who, to: Place::At(to), .. } if *who == seat => {
                moves.push(say!(voice, "explorers-did-sail", to));
            }
            Event::Walked { seat: who, to, .. } if *who == seat => moves.push(say!(voice, "explorers-did-walk", to)),
            Event::Herded { seat: who, to, animal, .. } if *who == seat => {
                let animal = names::herd_words(&Herd::one(*animal), voice);
                moves.push(say!(voice, "explorers-did-herd", animal, to));
            }
            _ => {}
        }
    }
    let listed =
        |key: &str, items: Vec<String>| (!items.is_empty()).then(|| say!(voice, key, items = row::list(items)));
    let counted = |key: &str, count: u8| (count > 0).then(|| say!(voice, key, count));
    let strength: u8 = raids.iter().sum();
    let raided = facts![count = raids.len(), strengths = row::list(&raids), strength];
    let done = [
        listed("explorers-did-deliver", home),
        (!raids.is_empty()).then(|| voice.say("explorers-did-raid", raided)),
        counted("explorers-did-destroy", ships),
        (dead > 0).then(|| say!(voice, "explorers-did-lose", vikings = names::vikings(dead, voice))),
        counted("explorers-did-build", outposts),
        listed("explorers-did-place", placed),
        (!islands.is_empty()).then(|| say!(voice, "explorers-did-complete", tiles = row::list(islands))),
        captain.map(|captain| say!(voice, "explorers-did-choose", captain = names::captain(captain, voice))),
    ];
    let done: Vec<String> = done.into_iter().flatten().collect();
    if done.is_empty() { moves.into_iter().rev().collect() } else { done }
}
