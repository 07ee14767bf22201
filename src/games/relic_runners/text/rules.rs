//! The short rules, in our own words.

use crate::games::relic_runners::components::RelicRunners;
use crate::words::{Doc, Rules, Voice, facts, row};

/// The sections, by the last parts of their keys.
const PARTS: [&str; 9] = ["turn", "walk", "explore", "purple", "ivory", "relics", "boxes", "end", "two"];

/// The short rules of an edition.
pub fn rules(game: &RelicRunners, voice: &Voice) -> Doc {
    let facts = facts![ends = row::list(game.end_relics)];
    let key = |name: &str| format!("relic-runners-rules-{name}");
    let signs = Some(voice.word("relic-runners-board-legend"));
    Rules { key, parts: &PARTS, facts: &facts, signs, more: None, reconstruction: game.reconstruction }.page(voice)
}
