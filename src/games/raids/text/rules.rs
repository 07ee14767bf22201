//! The short rules, in our own words.

use crate::games::raids::components::Raids;
use crate::words::{Doc, Rules, Voice, facts, row};

/// The parts of the short rules.
const PARTS: [&str; 8] = ["turn", "clear", "pass", "monster", "combat", "tiles", "scoring", "two"];

/// The short rules of an edition.
pub fn rules(game: &Raids, voice: &Voice) -> Doc {
    let facts = facts![
        coins = row::list(&game.harbor_coins),
        runes = row::list(&game.rune_set),
        visit = row::list(&game.visit),
        pillage = row::list(&game.pillage),
        spaces = game.spaces,
        step = game.ghost_step
    ];
    let key = |name: &str| format!("raids-rules-{name}");
    let signs = Some(voice.word("raids-board-legend"));
    Rules { key, parts: &PARTS, facts: &facts, signs, more: None, reconstruction: game.reconstruction }.page(voice)
}
