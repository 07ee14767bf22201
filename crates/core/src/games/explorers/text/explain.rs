//! The reasons for points.

use super::*;
use crate::games::explorers::scoring::{best_captain, upto};

pub fn gained(game: &Explorers, account: &Account<'_, Explorers>, event: &Event) -> Vec<Gain> {
    let Account { seat: own, voice, .. } = *account;
    let points = &game.points;
    let earlier = || account.known_events.iter().map(|(_, event)| *event);
    // The points of one more in a table of sums.
    let step = |table: &[u8], already: usize| upto(table, already as u8 + 1) - upto(table, already as u8);
    match event {
        Event::Delivered { seat, herd } if *seat == own => {
            let delivered = |all: Herd, event: &Event| match event {
                Event::Delivered { seat, herd } if *seat == own => all.with(herd),
                _ => all,
            };
            let before = earlier().fold(Herd::NONE, delivered);
            let text = say!(voice, "explorers-reason-livestock", herd = names::herd_words(herd, voice));
            vec![Gain::new("livestock", sets(game, &before.with(herd)) - sets(game, &before), text)]
        }
        Event::OutpostBuilt { seat, at } if *seat == own => {
            let built = |event: &&Event| matches!(event, Event::OutpostBuilt { seat, .. } if *seat == own);
            let already = earlier().filter(built).count();
            let text = say!(voice, "explorers-reason-outpost", n = already + 1, at);
            vec![Gain::new("outposts", step(&points.outposts, already), text)]
        }
        Event::EnemyShipDestroyed { seat, at, deadly, .. } if *seat == own => {
            let died =
                |event: &&Event| matches!(event, Event::EnemyShipDestroyed { seat, deadly: true, .. } if *seat == own);
            let ship = Gain::new("enemy_ships", points.enemy_ship, say!(voice, "explorers-reason-enemy", at));
            let worth = step(&points.deaths, earlier().filter(died).count());
            let death = deadly.then(|| Gain::new("deaths", worth, say!(voice, "explorers-reason-death", at)));
            [ship].into_iter().chain(death).collect()
        }
        Event::Raided { seat, at, strength } if *seat == own => {
            vec![Gain::new("settlements", *strength, say!(voice, "explorers-reason-settlement", at, strength))]
        }
        _ => Vec::new(),
    }
}

/// The points of islands and captains change until the end, so they come from the view. The history says when an island
/// was completed and when captains were revealed.
pub fn counted(game: &Explorers, account: &Account<'_, Explorers>) -> Vec<(u64, Gain)> {
    let Account { view, seat, voice, known_events } = *account;
    let last = |such: &dyn Fn(&Event) -> bool| {
        known_events.iter().rev().find(|(_, event)| such(event)).map_or(0, |(seq, _)| *seq)
    };
    let held = view.known.islands.iter().filter(|island| island.is_held_by(seat));
    let islands = held.map(|island| {
        let seq = last(&|event| matches!(event, Event::IslandCompleted { at, .. } if island.lands.contains(at)));
        let cells = row::joined(&island.lands, " ");
        let points = i32::from(island.tiles) * i32::from(game.points.island_tile);
        (seq, Gain::new("islands", points, say!(voice, "explorers-reason-island", tiles = island.tiles, cells)))
    });
    let captain = best_captain(game, &view.open, &view.known.islands, seat).map(|(captain, count)| {
        let seq = last(&|event| matches!(event, Event::CaptainsRevealed { .. }));
        (seq, Gain::new("captain", count.points, names::captain_and_bonus(game, captain, voice)))
    });
    islands.chain(captain).collect()
}
