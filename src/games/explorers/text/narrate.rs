//! Events in words: one short line each, nothing for what another line already says.

use super::names;
use crate::engine::Seat;
use crate::games::explorers::components::Explorers;
use crate::games::explorers::event::Event;
use crate::games::explorers::place::Place;
use crate::words::{Voice, facts, say};

/// An event in words; `None` when there is nothing to say.
pub fn narrate(game: &Explorers, event: &Event, voice: &Voice) -> Option<String> {
    Some(match event {
        Event::BoardLaid { side, .. } => say!(voice, "explorers-told-board", side = side.word().to_uppercase()),
        Event::Seated { first, winter } => say!(voice, "explorers-told-seated", who = first, winter = winter),
        // Not told: the order of tiles and captains, hands, and offers.
        Event::TilesShuffled { .. } | Event::CaptainsShuffled { .. } | Event::CaptainsOffered { .. } => return None,
        Event::TilesDrawn { .. } => return None,
        Event::TurnBegan { .. } => return None, // the board says who is asked
        // The owner finds the choice on the own card; this line is the same for all readers.
        Event::CaptainChosen { seat, .. } => say!(voice, "explorers-told-captain", who = seat),
        Event::CaptainsRevealed { captains } => {
            let of = |(seat, captains): (Seat, &Vec<_>)| {
                let named = captains.iter().map(|captain| {
                    let bonus = names::short_bonus(game, *captain, voice);
                    say!(voice, "explorers-board-line", head = names::captain(*captain, voice), text = bonus)
                });
                format!("{} {}", voice.marked(seat), named.collect::<Vec<_>>().join(", "))
            };
            let all: Vec<_> = Seat::all(captains.len() as u8).zip(captains).map(of).collect();
            say!(voice, "explorers-told-captains", captains = all.join(" · "))
        }
        Event::TilesTurnedUp { tiles, .. } => {
            let tiles: Vec<_> = tiles.iter().map(ToString::to_string).collect();
            say!(voice, "explorers-told-turned-up", tiles = tiles.join(", "))
        }
        Event::HandReturned { seat, count, .. } => say!(voice, "explorers-told-returned", who = seat, count),
        Event::TileRemoved { seat, tile, .. } => {
            say!(voice, "explorers-told-removed", who = seat, tile = tile.to_string())
        }
        Event::TileDiscarded { tile, .. } => say!(voice, "explorers-told-discarded", tile = tile.to_string()),
        // How it is turned shows on the board.
        Event::Placed { seat, tile, cell, .. } => {
            say!(voice, "explorers-told-placed", who = seat, tile = tile.to_string(), cell = cell.to_string())
        }
        Event::LivestockPlaced { at, animal } => {
            say!(voice, "explorers-told-livestock", animal = names::animal_name(*animal, voice), at = at.to_string())
        }
        Event::SettlementPlaced { at, strength, .. } => {
            say!(voice, "explorers-told-settlement", at = at.to_string(), strength)
        }
        Event::EnemyShipPlaced { at } => say!(voice, "explorers-told-enemy", at = at.to_string()),
        Event::IslandCompleted { at, tiles } => say!(voice, "explorers-told-island", at = at.to_string(), tiles),
        Event::Loaded { seat, from, cargo } => {
            let facts = facts![who = seat, cargo = names::cargo(cargo, voice), from = from.to_string()];
            match from {
                Place::Home => voice.say("explorers-told-loaded-home", facts),
                Place::At(_) => voice.say("explorers-told-loaded", facts),
            }
        }
        // A delivery has an event of its own.
        Event::Unloaded { to: Place::Home, cargo, .. } if cargo.vikings == 0 => return None,
        Event::Unloaded { seat, to, cargo } => {
            let facts = facts![who = seat, cargo = names::cargo(cargo, voice), to = to.to_string()];
            match to {
                Place::Home => {
                    let crew = names::vikings(cargo.vikings, voice);
                    say!(voice, "explorers-told-unloaded-home", who = seat, cargo = crew)
                }
                Place::At(_) => voice.say("explorers-told-unloaded", facts),
            }
        }
        Event::Delivered { seat, herd } => {
            say!(voice, "explorers-told-delivered", who = seat, herd = names::herd(herd))
        }
        Event::Sailed { seat, to: Place::Home, .. } => say!(voice, "explorers-told-sailed-home", who = seat),
        Event::Sailed { seat, to, .. } => say!(voice, "explorers-told-sailed", who = seat, to = to.to_string()),
        Event::EnemyShipDestroyed { seat, at, deadly, .. } => {
            let facts = facts![who = seat, at = at.to_string()];
            if *deadly {
                voice.say("explorers-told-destroyed-deadly", facts)
            } else {
                voice.say("explorers-told-destroyed", facts)
            }
        }
        Event::Walked { seat, from, to, vikings } => {
            let facts = facts![
                who = seat,
                vikings = names::vikings(*vikings, voice),
                from = from.to_string(),
                to = to.to_string()
            ];
            voice.say("explorers-told-walked", facts)
        }
        Event::Herded { seat, from, to, animal } => {
            let facts = facts![
                who = seat,
                animal = names::animal_name(*animal, voice),
                from = from.to_string(),
                to = to.to_string()
            ];
            voice.say("explorers-told-herded", facts)
        }
        Event::Raided { seat, at, strength } => {
            say!(voice, "explorers-told-raided", who = seat, at = at.to_string(), strength)
        }
        Event::OutpostBuilt { seat, at } => say!(voice, "explorers-told-outpost", who = seat, at = at.to_string()),
        Event::Ended { points } => say!(voice, "explorers-told-ended", points = voice.by_seat(points)),
    })
}
