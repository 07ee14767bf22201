//! Events in words: one short line each, nothing for what another line already says.

use super::names;
use crate::engine::Seat;
use crate::games::explorers::components::Explorers;
use crate::games::explorers::event::Event;
use crate::games::explorers::place::Place;
use crate::words::Voice;

/// An event in words; `None` when there is nothing to say.
pub fn narrate(game: &Explorers, event: &Event, voice: &Voice) -> Option<String> {
    let who = |seat: &Seat| voice.marked(*seat).into();
    Some(match event {
        Event::BoardLaid { side, .. } => {
            voice.say("explorers-told-board", [("side", side.word().to_uppercase().into())])
        }
        Event::Seated { first, winter } => {
            voice.say("explorers-told-seated", [("who", who(first)), ("winter", who(winter))])
        }
        // Nobody's story: the stack, hands and captains that are not chosen yet.
        Event::TilesShuffled { .. } | Event::CaptainsShuffled { .. } | Event::CaptainsOffered { .. } => return None,
        Event::TilesDrawn { .. } => return None,
        Event::TurnBegan { .. } => return None, // who is asked stands on the board
        // Who may know which finds it on the own card, not in a story that others read too.
        Event::CaptainChosen { seat, .. } => voice.say("explorers-told-captain", [("who", who(seat))]),
        Event::CaptainsRevealed { captains } => {
            let of = |(seat, captains): (Seat, &Vec<_>)| {
                let named = captains.iter().map(|captain| {
                    let bonus = names::short_bonus(game, *captain, voice);
                    let facts = [("head", names::captain(*captain, voice).into()), ("text", bonus.into())];
                    voice.say("explorers-board-line", facts)
                });
                format!("{} {}", voice.marked(seat), named.collect::<Vec<_>>().join(", "))
            };
            let all: Vec<_> = Seat::all(captains.len() as u8).zip(captains).map(of).collect();
            voice.say("explorers-told-captains", [("captains", all.join(" · ").into())])
        }
        Event::TilesTurnedUp { tiles, .. } => {
            let tiles: Vec<_> = tiles.iter().map(ToString::to_string).collect();
            voice.say("explorers-told-turned-up", [("tiles", tiles.join(", ").into())])
        }
        Event::HandReturned { seat, count, .. } => {
            voice.say("explorers-told-returned", [("who", who(seat)), ("count", count.into())])
        }
        Event::TileRemoved { seat, tile, .. } => {
            voice.say("explorers-told-removed", [("who", who(seat)), ("tile", tile.to_string().into())])
        }
        Event::TileDiscarded { tile, .. } => voice.say("explorers-told-discarded", [("tile", tile.to_string().into())]),
        // How it is turned shows on the board.
        Event::Placed { seat, tile, cell, .. } => {
            let facts = [("who", who(seat)), ("tile", tile.to_string().into()), ("cell", cell.to_string().into())];
            voice.say("explorers-told-placed", facts)
        }
        Event::LivestockPlaced { at, animal } => {
            let facts = [("animal", names::animal_name(*animal, voice).into()), ("at", at.to_string().into())];
            voice.say("explorers-told-livestock", facts)
        }
        Event::SettlementPlaced { at, strength, .. } => {
            voice.say("explorers-told-settlement", [("at", at.to_string().into()), ("strength", strength.into())])
        }
        Event::EnemyShipPlaced { at } => voice.say("explorers-told-enemy", [("at", at.to_string().into())]),
        Event::IslandCompleted { at, tiles } => {
            voice.say("explorers-told-island", [("at", at.to_string().into()), ("tiles", tiles.into())])
        }
        Event::Loaded { seat, from, cargo } => {
            let facts =
                [("who", who(seat)), ("cargo", names::cargo(cargo, voice).into()), ("from", from.to_string().into())];
            match from {
                Place::Home => voice.say("explorers-told-loaded-home", facts),
                Place::At(_) => voice.say("explorers-told-loaded", facts),
            }
        }
        // What is delivered is told as such.
        Event::Unloaded { to: Place::Home, cargo, .. } if cargo.vikings == 0 => return None,
        Event::Unloaded { seat, to, cargo } => {
            let facts =
                [("who", who(seat)), ("cargo", names::cargo(cargo, voice).into()), ("to", to.to_string().into())];
            match to {
                Place::Home => {
                    let crew = names::vikings(cargo.vikings, voice);
                    voice.say("explorers-told-unloaded-home", [("who", who(seat)), ("cargo", crew.into())])
                }
                Place::At(_) => voice.say("explorers-told-unloaded", facts),
            }
        }
        Event::Delivered { seat, herd } => {
            voice.say("explorers-told-delivered", [("who", who(seat)), ("herd", names::herd(herd).into())])
        }
        Event::Sailed { seat, to: Place::Home, .. } => voice.say("explorers-told-sailed-home", [("who", who(seat))]),
        Event::Sailed { seat, to, .. } => {
            voice.say("explorers-told-sailed", [("who", who(seat)), ("to", to.to_string().into())])
        }
        Event::EnemyShipDestroyed { seat, at, deadly, .. } => {
            let facts = [("who", who(seat)), ("at", at.to_string().into())];
            if *deadly {
                voice.say("explorers-told-destroyed-deadly", facts)
            } else {
                voice.say("explorers-told-destroyed", facts)
            }
        }
        Event::Walked { seat, from, to, vikings } => {
            let facts = [
                ("who", who(seat)),
                ("vikings", names::vikings(*vikings, voice).into()),
                ("from", from.to_string().into()),
                ("to", to.to_string().into()),
            ];
            voice.say("explorers-told-walked", facts)
        }
        Event::Herded { seat, from, to, animal } => {
            let facts = [
                ("who", who(seat)),
                ("animal", names::animal_name(*animal, voice).into()),
                ("from", from.to_string().into()),
                ("to", to.to_string().into()),
            ];
            voice.say("explorers-told-herded", facts)
        }
        Event::Raided { seat, at, strength } => {
            let facts = [("who", who(seat)), ("at", at.to_string().into()), ("strength", strength.into())];
            voice.say("explorers-told-raided", facts)
        }
        Event::OutpostBuilt { seat, at } => {
            voice.say("explorers-told-outpost", [("who", who(seat)), ("at", at.to_string().into())])
        }
        Event::Ended { points } => {
            let seats = Seat::all(points.len() as u8).zip(points);
            let points: Vec<_> = seats.map(|(seat, n)| format!("{} {n}", voice.marked(seat))).collect();
            voice.say("explorers-told-ended", [("points", points.join(" · ").into())])
        }
    })
}
