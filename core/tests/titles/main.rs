//! The engine and the titles: laws, rules, playthroughs, pictures and what is said of them.

// The rooms by the names that they have within the crate: what is in `support` is used there too.
use skald_core::{ai, engine, games, title, words};

mod conformance;
mod laws;
mod palette;
