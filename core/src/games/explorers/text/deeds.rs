//! What a seat did, in a few words each.

use super::*;

/// The deeds of a seat in these events, the most important first.
pub fn deeds(game: &Explorers, seat: Seat, events: &[Event], voice: &Voice) -> Vec<String> {
    let mut home = Vec::new();
    let mut raids = 0;
    let mut ships = 0;
    let mut outposts = 0;
    let mut placed = Vec::new();
    for event in events {
        match event {
            Event::Delivered { seat: who, herd } if *who == seat => {
                home.extend(herd.animals().map(|kind| names::times(names::animal(kind), herd.of(kind))));
            }
            Event::Raided { seat: who, .. } if *who == seat => raids += 1,
            Event::EnemyShipDestroyed { seat: who, .. } if *who == seat => ships += 1,
            Event::OutpostBuilt { seat: who, .. } if *who == seat => outposts += 1,
            Event::Placed { seat: who, tile, cell, .. } if *who == seat => {
                placed.push(say!(voice, "explorers-intent-place", what = names::tile_word(game, *tile, voice), cell));
            }
            _ => {}
        }
    }
    let counted = |key: &str, count: u8| (count > 0).then(|| say!(voice, key, count));
    let listed =
        |key: &str, items: Vec<String>| (!items.is_empty()).then(|| say!(voice, key, items = row::list(items)));
    let done = [
        listed("explorers-did-deliver", home),
        counted("explorers-did-raid", raids),
        counted("explorers-did-destroy", ships),
        counted("explorers-did-build", outposts),
        listed("explorers-did-place", placed),
    ];
    done.into_iter().flatten().collect()
}
