//! *Explorers of the North Sea* in words: the board, the choices, what is at stake, events, reasons and the rules.
//!
//! Knows views and events, never a state, so what is hidden cannot be said. Every sentence is in `explorers.ftl`; every
//! name of a person comes from the voice.

mod board;
mod branches;
mod brief;
mod cards;
mod chart;
mod choices;
pub(super) mod context;
pub(super) mod explain;
mod map;
pub(super) mod names;
pub(super) mod narrate;
mod outlook;
mod overview;
mod placing;
mod question;
pub(super) mod rules;
pub(super) mod sayings;

#[cfg(test)]
mod tests;

use context::Context;
