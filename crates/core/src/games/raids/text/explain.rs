//! The reasons for the Glory of a seat.

use super::*;
use crate::title::{Account, Gain};

pub fn gained(game: &Raids, account: &Account<'_, Raids>, event: &Event) -> Option<Gain> {
    let Account { seat: own, voice, .. } = *account;
    let mut earlier = account.known_events.iter().rev().map(|(_, event)| *event);
    let mut voyage = || {
        earlier.find_map(|event| match event {
            Event::VoyageBegan { voyage, harbor, .. } => Some((*voyage, *harbor)),
            _ => None,
        })
    };
    Some(match event {
        Event::Pillaged { seat, space, coins } if *seat == own => {
            Gain::new("coins", *coins, say!(voice, "raids-reason-pillage", space, voyage = voyage()?.0))
        }
        Event::VoyageEnded { awards, .. } => {
            let (rank, award) = (1..).zip(awards).find(|(_, award)| award.seat == own)?;
            let (voyage, harbor) = voyage()?;
            // Where the arrival counts, the ghost may have come home before it.
            let home = account.known_events.iter().rev().find_map(|(_, event)| match event {
                Event::Docked { seat: Some(seat), rank } if *seat == own => Some(*rank),
                _ => None,
            });
            let text = match (harbor, home) {
                (Harbor::Arrival, Some(rank)) => {
                    say!(voice, "raids-reason-arrival", rank = voice.ordinal(rank), voyage)
                }
                _ => {
                    let criterion = names::criterion(harbor, voice);
                    say!(voice, "raids-reason-award", rank = voice.ordinal(rank), voyage, criterion)
                }
            };
            Gain::new("coins", award.coins, text)
        }
        Event::Took { seat, tile: Tile::Rune, .. } if *seat == own => {
            // A rune brings the increase in the worth of all runes.
            let is_rune = |event: &&Event| matches!(event, Event::Took { seat, tile: Tile::Rune, .. } if *seat == own);
            let before = earlier.filter(is_rune).count() as u8;
            let worth = scoring::rune_glory(game, before + 1) - scoring::rune_glory(game, before);
            let place = usize::from(before) % game.rune_set.len() + 1;
            Gain::new("runes", worth, say!(voice, "raids-reason-rune", number = (before + 1), place))
        }
        Event::Sold { seat, tile } if *seat == own => {
            Gain::new("goods", tile.number(), say!(voice, "raids-reason-sold", tile = names::name(*tile, voice)))
        }
        Event::MonsterBeaten { seat, space, strength, .. } if *seat == own => {
            let text = say!(voice, "raids-reason-monster", strength, space, voyage = voyage()?.0);
            Gain::new("monsters", *strength, text)
        }
        _ => return None,
    })
}

/// The Glory of the tiles aboard at the end, with the seq of the entry that placed each. Of equal tiles, those placed last count as
/// aboard.
pub fn counted(_: &Raids, account: &Account<'_, Raids>) -> Vec<(u64, Gain)> {
    let voice = account.voice;
    let Some(ship) = account.view.open.ships.get(account.seat.index()) else { return Vec::new() };
    let mut aboard = ship.aboard.clone();
    let brought = account.known_events.iter().rev().filter_map(|(seq, event)| {
        let Event::Placed { seat, tile, .. } = event else { return None };
        let at = aboard.iter().position(|other| *seat == account.seat && other == tile)?;
        Some((*seq, aboard.remove(at)))
    });
    let worth = |(seq, tile): (u64, Tile)| {
        let name = || names::name(tile, voice);
        let gain = match tile {
            Tile::Mjollnir { strength, .. } => {
                let points = i32::from(strength) * i32::from(ship.crew);
                Gain::new("mjollnir", points, say!(voice, "raids-reason-mjollnir", tile = name(), crew = ship.crew))
            }
            Tile::Pennant { value, .. } => {
                Gain::new("pennants", value, say!(voice, "raids-reason-pennant", tile = name()))
            }
            _ => return None,
        };
        Some((seq, gain))
    };
    brought.filter_map(worth).collect()
}
