//! Events in words: one short line each, nothing for what another line already says.

use super::*;

/// An event in words; `None` when there is nothing to say.
pub fn narrate(game: &Explorers, event: &Event, voice: &Voice) -> Option<String> {
    let cargo = |cargo: &_| names::cargo(cargo, voice);
    let word = |tile: &Tile| names::tile_word(game, *tile, voice);
    Some(match event {
        Event::BoardLaid { side, .. } => say!(voice, "explorers-told-board", side = side.word().to_uppercase()),
        Event::Seated { first, winter } => say!(voice, "explorers-told-seated", who = first, winter),
        // The order of tiles and captains, hands and offers are secret. The board says whose turn it is.
        Event::TilesShuffled { .. } | Event::CaptainsShuffled { .. } | Event::CaptainsOffered { .. } => return None,
        Event::TilesDrawn { .. } | Event::TurnBegan { .. } => return None,
        // The owner finds the choice on the own card; this line is the same for all readers.
        Event::CaptainChosen { seat, .. } => say!(voice, "explorers-told-captain", who = seat),
        Event::CaptainsRevealed { captains } => {
            let named =
                |captain: &_| voice.about(names::captain(*captain, voice), names::short_bonus(game, *captain, voice));
            let of =
                |(seat, all): (Seat, &Vec<_>)| format!("{} {}", voice.marked(seat), row::list(all.iter().map(named)));
            let captains = row::all(Seat::all(captains.len() as u8).zip(captains).map(of));
            say!(voice, "explorers-told-captains", captains)
        }
        Event::TilesTurnedUp { tiles, .. } => {
            say!(voice, "explorers-told-turned-up", tiles = row::list(tiles.iter().map(word)))
        }
        Event::HandReturned { seat, count, .. } => say!(voice, "explorers-told-returned", who = seat, count),
        Event::TileRemoved { seat, tile, .. } => say!(voice, "explorers-told-removed", who = seat, tile = word(tile)),
        Event::TileDiscarded { tile, .. } => say!(voice, "explorers-told-discarded", tile = word(tile)),
        // The next event says what it shows, and the board how it is turned.
        Event::Placed { seat, cell, .. } => say!(voice, "explorers-told-placed", who = seat, cell),
        Event::LivestockPlaced { at, animal } => {
            say!(voice, "explorers-told-livestock", animal = names::animal_name(*animal, voice), at)
        }
        Event::SettlementPlaced { at, strength, .. } => say!(voice, "explorers-told-settlement", at, strength),
        Event::EnemyShipPlaced { at } => say!(voice, "explorers-told-enemy", at),
        Event::IslandCompleted { at, tiles } => say!(voice, "explorers-told-island", at, tiles),
        Event::Loaded { seat, from: Place::Home, cargo: load } => {
            say!(voice, "explorers-told-loaded-home", who = seat, cargo = cargo(load))
        }
        Event::Loaded { seat, from: Place::At(from), cargo: load } => {
            say!(voice, "explorers-told-loaded", who = seat, cargo = cargo(load), from)
        }
        // A delivery has an event of its own.
        Event::Unloaded { to: Place::Home, cargo, .. } if cargo.vikings == 0 => return None,
        Event::Unloaded { seat, to: Place::Home, cargo } => {
            say!(voice, "explorers-told-unloaded-home", who = seat, cargo = names::vikings(cargo.vikings, voice))
        }
        Event::Unloaded { seat, to: Place::At(to), cargo: load } => {
            say!(voice, "explorers-told-unloaded", who = seat, cargo = cargo(load), to)
        }
        Event::Delivered { seat, herd } => {
            say!(voice, "explorers-told-delivered", who = seat, herd = names::herd_words(herd, voice))
        }
        Event::Sailed { seat, to: Place::Home, .. } => say!(voice, "explorers-told-sailed-home", who = seat),
        Event::Sailed { seat, to: Place::At(to), .. } => say!(voice, "explorers-told-sailed", who = seat, to),
        Event::EnemyShipDestroyed { seat, at, deadly, .. } => {
            let key = if *deadly { "explorers-told-destroyed-deadly" } else { "explorers-told-destroyed" };
            say!(voice, key, who = seat, at)
        }
        Event::Walked { seat, from, to, vikings } => {
            let facts = facts![who = seat, vikings = names::vikings(*vikings, voice), from, to];
            voice.say("explorers-told-walked", facts)
        }
        Event::Herded { seat, from, to, animal } => {
            let animal = names::herd_words(&Herd::one(*animal), voice);
            say!(voice, "explorers-told-herded", who = seat, animal, from, to)
        }
        Event::Raided { seat, at, strength } => say!(voice, "explorers-told-raided", who = seat, at, strength),
        Event::OutpostBuilt { seat, at } => say!(voice, "explorers-told-outpost", who = seat, at),
        Event::Ended { points } => say!(voice, "explorers-told-ended", points = voice.by_seat(points)),
    })
}
