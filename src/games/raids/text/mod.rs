//! How *Raids* shows itself: the board, the choices, the stakes, the story, the reasons and the rules, all as text.
//!
//! Knows views and events, never a state. Every sentence is in `raids.ftl`; every name of a person comes from the voice.

mod board;
mod brief;
mod choices;
pub(super) mod context;
pub(super) mod explain;
pub(super) mod names;
pub(super) mod narrate;
pub(super) mod outlook;
mod overview;
pub(super) mod rules;
pub(super) mod sayings;
mod track;

#[cfg(test)]
mod tests;

use context::Context;
