//! Lenient reading of typed moves: `d1-d3`, `D1 d3`, `move d1 to d3` in any language.

use super::super::Brandubh;
use super::super::action::Action;
use super::super::components::Square;
use crate::engine::Game;
use crate::words::typed::{Verbs, listed, plain};

/// What the action is called.
pub const VERBS: Verbs = Verbs { title: Brandubh::META.key, actions: Action::ALL, more: &[] };

/// Words that say nothing.
const FILLERS: &str = "brandubh-typed-fillers";

/// The move that a person meant. Whether it is allowed is not judged here.
pub fn read(typed: &str) -> Option<Action> {
    let typed = plain(typed);
    let says = |word: &&str| VERBS.find(word).is_none() && !listed(FILLERS, word);
    let said: String = typed.split(' ').filter(says).collect();
    let (from, to) = said.split_at_checked(2)?;
    let square = |text: &str| text.parse::<Square>().ok();
    Some(Action::Move(square(from)?, square(to)?))
}
