//! The short rules, in our own words.

use super::names;
use crate::games::explorers::components::{
    ACTIONS, Animal, BOARDING, Captain, Explorers, HOLD, OUTPOST_VIKINGS, OUTPOSTS, Tile, VIKINGS,
};
use crate::words::{Doc, Rules, Section, Voice, facts, row};

/// The sections, by the last parts of their keys.
const PARTS: [&str; 8] = ["turn", "tile", "ship", "land", "outpost", "points", "end", "solo"];

/// The short rules of an edition.
pub fn rules(game: &Explorers, voice: &Voice) -> Doc {
    let points = &game.points;
    let animals = Animal::ALL.iter();
    let animals = animals.map(|kind| format!("{} ×{}", names::animal_name(*kind, voice), game.livestock.of(*kind)));
    let facts = facts![
        tiles = Tile::DEALT,
        actions = ACTIONS,
        hold = HOLD,
        boarding = BOARDING,
        crew = OUTPOST_VIKINGS,
        all = OUTPOSTS,
        vikings = VIKINGS,
        animals = row::list(animals),
        sets = row::list(points.set),
        outposts = row::list(points.outposts),
        deaths = row::list(points.deaths),
        ship = points.enemy_ship,
        tile = points.island_tile,
        viking = points.viking_strength,
        outpost = points.outpost_strength
    ];
    let key = |name: &str| format!("explorers-rules-{name}");
    let more = Some(captains(game, voice));
    let signs = Some(voice.word("explorers-board-legend"));
    Rules { key, parts: &PARTS, facts: &facts, signs, more, reconstruction: game.reconstruction }.page(voice)
}

/// Every captain in one line.
fn captains(game: &Explorers, voice: &Voice) -> Section {
    let mut section = Section::titled(voice.word("explorers-rules-captains-title"));
    for captain in Captain::ALL {
        let facts = facts![head = names::captain(*captain, voice), text = names::bonus(game, *captain, voice)];
        section.line(voice.say("explorers-board-line", facts));
    }
    section
}
