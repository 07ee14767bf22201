//! Skald hosts whole board games in Discord channels, asynchronously.
//!
//! The pure modules (`engine`, `words`, `canvas`, `ai`, `title`, `games`) are the crate [`skald_core`], under the same names here. Around
//! them, from the innermost to the outermost; `docs/architecture.md` has the exact table, and `tests/docs/architecture.rs` checks it:
//!
//! * [`config`]: the configuration file. [`connections`]: HTTP within bounds. [`store`]: stored tables.
//! * [`table`]: people around a game.
//! * [`discord`]: commands, buttons, messages. [`sandbox`]: a local Discord, the other side of that connection.
#![forbid(unsafe_code)]

pub use skald_core::{actions, refusals, titles};
pub use skald_core::{ai, canvas, engine, games, title, words};

pub mod config;
pub mod connections;
pub mod discord;
pub mod sandbox;
pub mod store;
pub mod table;
