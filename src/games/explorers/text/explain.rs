//! The reasons for points.

use super::names;
use crate::games::explorers::components::{Explorers, Herd};
use crate::games::explorers::event::Event;
use crate::games::explorers::scoring::{best_captain, sets, upto};
use crate::title::{Account, Gain};

/// The points that an event brings to the account's seat.
pub fn gained(game: &Explorers, account: &Account<'_, Explorers>, event: &Event) -> Vec<Gain> {
    let Account { seat: own, voice, .. } = *account;
    let points = &game.points;
    let earlier = || account.told.iter().map(|(_, event)| *event);
    // The points of one more in a table of sums.
    let step = |table: &[u8], already: usize| upto(table, already as u8 + 1) - upto(table, already as u8);
    match event {
        Event::Delivered { seat, herd } if *seat == own => {
            let mut all = Herd::NONE;
            earlier().for_each(|event| match event {
                Event::Delivered { seat, herd } if *seat == own => all.add(herd),
                _ => {}
            });
            let before = sets(game, &all);
            all.add(herd);
            let text = voice.say("explorers-reason-livestock", [("herd", names::herd(herd).into())]);
            vec![Gain::new("livestock", sets(game, &all) - before, text)]
        }
        Event::OutpostBuilt { seat, at } if *seat == own => {
            let built = |event: &&Event| matches!(event, Event::OutpostBuilt { seat, .. } if *seat == own);
            let already = earlier().filter(built).count();
            let facts = [("n", (already + 1).into()), ("at", at.to_string().into())];
            vec![Gain::new("outposts", step(&points.outposts, already), voice.say("explorers-reason-outpost", facts))]
        }
        Event::EnemyShipDestroyed { seat, at, deadly, .. } if *seat == own => {
            let died =
                |event: &&Event| matches!(event, Event::EnemyShipDestroyed { seat, deadly: true, .. } if *seat == own);
            let say = |key| voice.say(key, [("at", at.to_string().into())]);
            let mut gains = vec![Gain::new("enemy_ships", points.enemy_ship, say("explorers-reason-enemy"))];
            if *deadly {
                let worth = step(&points.deaths, earlier().filter(died).count());
                gains.push(Gain::new("deaths", worth, say("explorers-reason-death")));
            }
            gains
        }
        Event::Raided { seat, at, strength } if *seat == own => {
            let facts = [("at", at.to_string().into()), ("strength", strength.into())];
            vec![Gain::new("settlements", *strength, voice.say("explorers-reason-settlement", facts))]
        }
        _ => Vec::new(),
    }
}

/// The points of islands and captains change until the end, so they come from the view; the history says when an island was
/// completed and when captains were revealed.
pub fn counted(game: &Explorers, account: &Account<'_, Explorers>) -> Vec<(u64, Gain)> {
    let Account { view, seat, voice, told } = *account;
    let last =
        |such: &dyn Fn(&Event) -> bool| told.iter().rev().find(|(_, event)| such(event)).map_or(0, |(seq, _)| *seq);
    let held = view.known.islands.iter().filter(|island| island.is_held_by(seat));
    let islands = held.map(|island| {
        let seq = last(&|event| matches!(event, Event::IslandCompleted { at, .. } if island.lands.contains(at)));
        let cells: Vec<_> = island.lands.iter().map(ToString::to_string).collect();
        let facts = [("tiles", island.tiles.into()), ("cells", cells.join(" ").into())];
        let points = i32::from(island.tiles) * i32::from(game.points.island_tile);
        (seq, Gain::new("islands", points, voice.say("explorers-reason-island", facts)))
    });
    let captain = best_captain(game, &view.open, &view.known.islands, seat).map(|(captain, count)| {
        let facts =
            [("captain", names::captain(captain, voice).into()), ("bonus", names::bonus(game, captain, voice).into())];
        let seq = last(&|event| matches!(event, Event::CaptainsRevealed { .. }));
        (seq, Gain::new("captain", count.points, voice.say("explorers-reason-captain", facts)))
    });
    islands.chain(captain).collect()
}
