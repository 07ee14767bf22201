//! The short rules, in our own words.

use crate::games::relic_runners::components::RelicRunners;
use crate::words::{Doc, Section, Tone, Voice, say};

/// The parts, heading and text.
const PARTS: [(&str, &str); 9] = [
    ("relic-runners-rules-turn-title", "relic-runners-rules-turn"),
    ("relic-runners-rules-walk-title", "relic-runners-rules-walk"),
    ("relic-runners-rules-explore-title", "relic-runners-rules-explore"),
    ("relic-runners-rules-purple-title", "relic-runners-rules-purple"),
    ("relic-runners-rules-ivory-title", "relic-runners-rules-ivory"),
    ("relic-runners-rules-relics-title", "relic-runners-rules-relics"),
    ("relic-runners-rules-boxes-title", "relic-runners-rules-boxes"),
    ("relic-runners-rules-end-title", "relic-runners-rules-end"),
    ("relic-runners-rules-two-title", "relic-runners-rules-two"),
];

/// The short rules of an edition.
pub fn rules(game: &RelicRunners, voice: &Voice) -> Doc {
    let ends = game.end_relics.map(|relics| relics.to_string()).join(", ");
    let mut doc = Doc::titled(voice.word("relic-runners-rules-title"));
    for line in voice.word("relic-runners-rules-intro").lines() {
        doc.line(line);
    }
    for (title, text) in PARTS {
        let mut section = Section::titled(voice.word(title));
        for line in say!(voice, text, ends = ends.as_str()).lines() {
            section.line(line);
        }
        doc.section(section);
    }
    let mut credits = Section::titled(voice.word("relic-runners-rules-credits-title"));
    for line in voice.word("relic-runners-rules-credits").lines() {
        credits.toned(line, Tone::Quiet);
    }
    if game.reconstruction {
        credits.toned(voice.word("relic-runners-rules-reconstruction"), Tone::Quiet);
    }
    doc.section(credits);
    doc
}
