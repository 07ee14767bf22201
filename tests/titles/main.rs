//! The engine and the titles: laws, rules, playthroughs, pictures, tutorials and the sentences of all languages.

// The rooms by the names that they have within the crate: what is in `support` is used there too.
use skald::{ai, engine, games, title, words};

mod conformance;
mod fourth_title;
mod laws;
mod locales;
mod palette;
mod tutorials;
