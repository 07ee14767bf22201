//! *Relic Runners* in words: the board, the choices, what is at stake, events, reasons and the rules.
//!
//! Knows views and events, never a state, so what is hidden cannot be said. Every sentence is in `relic_runners.ftl`;
//! every name of a person comes from the voice.

mod board;
mod brief;
mod cards;
mod choices;
pub(super) mod context;
pub(super) mod explain;
pub(super) mod names;
pub(super) mod narrate;
mod overview;
mod question;
pub(super) mod reach;
pub(super) mod rules;
pub(super) mod sayings;
mod walking;

#[cfg(test)]
mod tests;

use context::Context;
