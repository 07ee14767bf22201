//! The short rules, in our own words.

use super::names;
use crate::games::explorers::components::{
    ACTIONS, Animal, BOARDING, Captain, Explorers, HOLD, OUTPOST_VIKINGS, OUTPOSTS, Tile, VIKINGS,
};
use crate::words::{Doc, Section, Tone, Voice, facts};

/// The parts, heading and text.
const PARTS: [(&str, &str); 8] = [
    ("explorers-rules-turn-title", "explorers-rules-turn"),
    ("explorers-rules-tile-title", "explorers-rules-tile"),
    ("explorers-rules-ship-title", "explorers-rules-ship"),
    ("explorers-rules-land-title", "explorers-rules-land"),
    ("explorers-rules-outpost-title", "explorers-rules-outpost"),
    ("explorers-rules-points-title", "explorers-rules-points"),
    ("explorers-rules-end-title", "explorers-rules-end"),
    ("explorers-rules-solo-title", "explorers-rules-solo"),
];

/// The short rules of an edition.
pub fn rules(game: &Explorers, voice: &Voice) -> Doc {
    let points = &game.points;
    let animals: Vec<_> = Animal::ALL
        .iter()
        .map(|kind| format!("{} ×{}", names::animal_name(*kind, voice), game.livestock.of(*kind)))
        .collect();
    let facts = || {
        facts![
            tiles = Tile::DEALT,
            actions = ACTIONS,
            hold = HOLD,
            boarding = BOARDING,
            crew = OUTPOST_VIKINGS,
            all = OUTPOSTS,
            vikings = VIKINGS,
            animals = animals.join(", "),
            sets = row(&points.set),
            outposts = row(&points.outposts),
            deaths = row(&points.deaths),
            ship = points.enemy_ship,
            tile = points.island_tile,
            viking = points.viking_strength,
            outpost = points.outpost_strength
        ]
    };
    let mut doc = Doc::titled(voice.word("explorers-rules-title"));
    for line in voice.word("explorers-rules-intro").lines() {
        doc.line(line);
    }
    for (title, text) in PARTS {
        let mut section = Section::titled(voice.word(title));
        for line in voice.say(text, facts()).lines() {
            section.line(line);
        }
        doc.section(section);
    }
    doc.section(captains(game, voice));
    let mut credits = Section::titled(voice.word("explorers-rules-credits-title"));
    for line in voice.word("explorers-rules-credits").lines() {
        credits.toned(line, Tone::Quiet);
    }
    if game.reconstruction {
        credits.toned(voice.word("explorers-rules-reconstruction"), Tone::Quiet);
    }
    doc.section(credits);
    doc
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

fn row(values: &[u8]) -> String {
    values.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}
