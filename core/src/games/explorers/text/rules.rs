//! The short rules, in our own words.

use super::*;
use crate::games::explorers::options::Options;

const PARTS: [&str; 8] = ["turn", "tile", "ship", "land", "outpost", "points", "end", "solo"];

pub fn rules(game: &Explorers, options: &Options, voice: &Voice) -> Doc {
    let points = &game.points;
    let animal = |kind: &Animal| format!("{} ×{}", names::animal_name(*kind, voice), game.livestock.of(*kind));
    let facts = facts![
        tiles = Tile::DEALT,
        actions = ACTIONS,
        hold = HOLD,
        boarding = BOARDING,
        crew = OUTPOST_VIKINGS,
        all = OUTPOSTS,
        vikings = VIKINGS,
        animals = row::list(Animal::ALL.iter().map(animal)),
        sets = row::list(points.set),
        outposts = row::list(points.outposts),
        deaths = row::list(points.deaths),
        ship = points.enemy_ship,
        tile = points.island_tile,
        viking = points.viking_strength,
        outpost = points.outpost_strength
    ];
    let facts: Vec<_> = facts.into_iter().chain(options.facts()).collect();
    let mut captains = Section::titled(voice.word("explorers-rules-captains-title"));
    for captain in Captain::ALL {
        captains.line(names::captain_and_bonus(game, *captain, voice));
    }
    let key = |name: &str| format!("explorers-rules-{name}");
    let signs = Some(voice.word("explorers-board-legend"));
    let more = Some(captains);
    Rules { key, parts: &PARTS, facts: &facts, signs, more, reconstruction: game.reconstruction }.page(voice)
}
