//! Tests of the engine and the titles: laws, rules, playthroughs, pictures and texts.

// The modules have the names that they have within the crate, because `support` is used there too.
use skald_core::{ai, engine, games, title, words};

mod conformance;
mod laws;
mod palette;
