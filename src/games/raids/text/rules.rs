//! The short rules, in our own words.

use crate::games::raids::components::Raids;
use crate::words::{Doc, Section, Tone, Voice, facts};

/// The parts, heading and text.
const PARTS: [(&str, &str); 8] = [
    ("raids-rules-turn-title", "raids-rules-turn"),
    ("raids-rules-clear-title", "raids-rules-clear"),
    ("raids-rules-pass-title", "raids-rules-pass"),
    ("raids-rules-monster-title", "raids-rules-monster"),
    ("raids-rules-combat-title", "raids-rules-combat"),
    ("raids-rules-tiles-title", "raids-rules-tiles"),
    ("raids-rules-scoring-title", "raids-rules-scoring"),
    ("raids-rules-two-title", "raids-rules-two"),
];

/// The short rules of an edition.
pub fn rules(game: &Raids, voice: &Voice) -> Doc {
    let facts = || {
        facts![
            coins = row(&game.harbor_coins),
            runes = row(&game.rune_set),
            visit = row(&game.visit),
            pillage = row(&game.pillage),
            spaces = game.spaces,
            step = game.ghost_step
        ]
    };
    let mut doc = Doc::titled(voice.word("raids-rules-title"));
    for line in voice.say("raids-rules-intro", facts()).lines() {
        doc.line(line);
    }
    for (title, text) in PARTS {
        let mut section = Section::titled(voice.word(title));
        for line in voice.say(text, facts()).lines() {
            section.line(line);
        }
        doc.section(section);
    }
    let mut credits = Section::titled(voice.word("raids-rules-credits-title"));
    for line in voice.word("raids-rules-credits").lines() {
        credits.toned(line, Tone::Quiet);
    }
    if game.reconstruction {
        credits.toned(voice.word("raids-rules-reconstruction"), Tone::Quiet);
    }
    doc.section(credits);
    doc
}

fn row(values: &[u8]) -> String {
    values.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}
