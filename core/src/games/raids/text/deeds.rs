//! What a seat did, in a few words each.

use super::*;

/// The deeds of a seat in these events, the most important first.
pub fn deeds(_: &Raids, seat: Seat, events: &[Event], voice: &Voice) -> Vec<String> {
    let mut taken = Vec::new();
    let mut beaten = Vec::new();
    let mut sold = Vec::new();
    let mut attacked = None;
    let mut fought = Vec::new();
    let mut coins = 0;
    let mut place = None;
    let against = |key: &str, other: &Seat| say!(voice, key, who = Mark::of(*other).to_string());
    for event in events {
        match event {
            Event::Took { seat: who, tile, .. } if *who == seat => taken.push(*tile),
            Event::Discarded { seat: who, .. } if *who == seat => _ = taken.pop(),
            Event::MonsterBeaten { seat: who, strength, .. } if *who == seat => {
                beaten.push(Tile::Monster { strength: *strength });
            }
            Event::Sold { seat: who, tile } if *who == seat => sold.push(*tile),
            Event::Attacked { attacker, defender, .. } if *attacker == seat => {
                attacked = Some(against("raids-did-attack", defender));
            }
            Event::Fled { seat: who, winner, .. } => {
                if *who == seat {
                    fought.push(against("raids-did-flee", winner));
                } else if *winner == seat {
                    fought.push(against("raids-did-drive-off", who));
                }
                attacked = None;
            }
            Event::Pillaged { seat: who, coins: more, .. } if *who == seat => coins += more,
            Event::VoyageEnded { awards, .. } => {
                place = None;
                coins += awards.iter().filter(|award| award.seat == seat).map(|award| award.coins).sum::<u8>();
            }
            Event::Stopped { seat: who, space } if *who == seat => place = Some(say!(voice, "raids-board-at", space)),
            Event::Docked { seat: Some(who), rank } if *who == seat => {
                place = Some(say!(voice, "raids-board-home", rank = voice.ordinal(*rank)));
            }
            _ => {}
        }
    }
    let tiles = |key: &str, tiles: Vec<Tile>| {
        (!tiles.is_empty())
            .then(|| say!(voice, key, tiles = row::counted(tiles.iter().map(|it| names::name(*it, voice)))))
    };
    let coins = (coins > 0).then(|| say!(voice, "raids-fact-coins", coins));
    let done = [tiles("raids-did-take", taken), place, tiles("raids-did-beat", beaten), tiles("raids-did-sell", sold)];
    fought.into_iter().chain(attacked).chain(done.into_iter().flatten()).chain(coins).collect()
}
