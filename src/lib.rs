//! Skald hosts whole board games in Discord channels, asynchronously.
//!
//! The pure modules (`engine`, `words`, `canvas`, `ai`, `title`, `games`) are the crate [`skald_core`], under the same names here. Around
//! them, from the innermost to the outermost; `docs/architecture.md` has the exact table, and `tests/docs/architecture.rs` checks it:
//!
//! * [`config`]: the configuration file. [`store`]: stored tables.
//! * [`table`]: people around a game.
//! * [`discord`]: commands, buttons, messages.
//!
//! Two more crates are built beside it: [`connections`], HTTP within bounds, and [`sandbox`], a local Discord.
#![forbid(unsafe_code)]

pub use skald_connections as connections;
pub use skald_core::{actions, refusals, titles};
pub use skald_core::{ai, canvas, engine, games, title, words};
pub use skald_sandbox as sandbox;

pub mod config;
pub mod discord;
pub mod store;
pub mod table;
