//! The reasons for the Glory of a seat.

use super::names;
use crate::games::raids::components::{Raids, Tile};
use crate::games::raids::event::Event;
use crate::games::raids::scoring;
use crate::title::{Account, Gain};

/// The Glory that an event brings to the seat of the account.
pub fn gained(game: &Raids, account: &Account<'_, Raids>, event: &Event) -> Option<Gain> {
    let Account { seat: own, voice, .. } = *account;
    let mut earlier = account.told.iter().rev().map(|(_, event)| *event);
    let mut voyage = || {
        earlier.find_map(|event| match event {
            Event::VoyageBegan { voyage, harbor, .. } => Some((*voyage, *harbor)),
            _ => None,
        })
    };
    match event {
        Event::Pillaged { seat, space, coins } if *seat == own => {
            let facts = [("space", space.into()), ("voyage", voyage()?.0.into())];
            Some(Gain::new("coins", *coins, voice.say("raids-reason-pillage", facts)))
        }
        Event::VoyageEnded { awards, .. } => {
            let (rank, award) = (1..).zip(awards).find(|(_, award)| award.seat == own)?;
            let (voyage, harbor) = voyage()?;
            let facts = [
                ("rank", voice.ordinal(rank).into()),
                ("voyage", voyage.into()),
                ("criterion", names::criterion(harbor, voice).into()),
            ];
            Some(Gain::new("coins", award.coins, voice.say("raids-reason-award", facts)))
        }
        Event::Took { seat, tile: Tile::Rune, .. } if *seat == own => {
            // A rune brings the increase in the worth of all runes.
            let is_rune = |event: &&Event| matches!(event, Event::Took { seat, tile: Tile::Rune, .. } if *seat == own);
            let before = earlier.filter(is_rune).count() as u8;
            let worth = scoring::rune_glory(game, before + 1) - scoring::rune_glory(game, before);
            let place = usize::from(before) % game.rune_set.len() + 1;
            let facts = [("number", (before + 1).into()), ("place", place.into())];
            Some(Gain::new("runes", worth, voice.say("raids-reason-rune", facts)))
        }
        Event::Sold { seat, tile: tile @ Tile::Goods { value, .. } } if *seat == own => {
            let facts = [("tile", names::name(*tile, voice).into())];
            Some(Gain::new("goods", *value, voice.say("raids-reason-sold", facts)))
        }
        Event::MonsterBeaten { seat, space, strength, .. } if *seat == own => {
            let facts = [("strength", strength.into()), ("space", space.into()), ("voyage", voyage()?.0.into())];
            Some(Gain::new("monsters", *strength, voice.say("raids-reason-monster", facts)))
        }
        _ => None,
    }
}

/// The Glory of the tiles aboard at the end, with the seq of the entry that placed each. Of equal tiles, those placed last count as
/// aboard.
pub fn counted(account: &Account<'_, Raids>) -> Vec<(u64, Gain)> {
    let voice = account.voice;
    let Some(ship) = account.view.open.ships.get(account.seat.index()) else { return Vec::new() };
    let mut aboard = ship.aboard.clone();
    let brought = account.told.iter().rev().filter_map(|(seq, event)| {
        let Event::Placed { seat, tile, .. } = event else { return None };
        let at = aboard.iter().position(|other| *seat == account.seat && other == tile)?;
        Some((*seq, aboard.remove(at)))
    });
    let worth = |(seq, tile): (u64, Tile)| {
        let name = names::name(tile, voice);
        let gain = match tile {
            Tile::Mjollnir { strength, .. } => {
                let facts = [("tile", name.into()), ("crew", ship.crew.into())];
                let points = i32::from(strength) * i32::from(ship.crew);
                Gain::new("mjollnir", points, voice.say("raids-reason-mjollnir", facts))
            }
            Tile::Pennant { value, .. } => {
                Gain::new("pennants", value, voice.say("raids-reason-pennant", [("tile", name.into())]))
            }
            _ => return None,
        };
        Some((seq, gain))
    };
    brought.filter_map(worth).collect()
}
