//! Tests of the engine and the titles: laws, rules, playthroughs, pictures and texts.
//!
//! They use the crate from outside, so that it is compiled only once. The modules in `units` mirror those of the crate.

// The modules have the names that they have within the crate.
use skald_core::{ai, canvas, engine, games, title, words};

mod conformance;
mod laws;
mod palette;
mod play;
mod shown;
mod taps;
mod units;
