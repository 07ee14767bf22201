//! Skald hosts whole board games in Discord channels, asynchronously.
//!
//! Every layer is a crate of its own in `crates/`; `docs/architecture.md` says which uses which. All are under one name here, for the
//! command line, the tests and the benchmarks. From the innermost to the outermost:
//!
//! * [`engine`], [`words`], [`canvas`], [`ai`], [`title`], [`games`]: the pure modules of [`skald_core`].
//! * [`store`]: stored tables. [`config`]: the configuration file. [`connections`]: HTTP within bounds.
//! * [`table`]: people around a game.
//! * [`discord`]: commands, buttons, messages. [`sandbox`]: a local Discord.
//! * [`arena`]: computer players for the command line.
#![forbid(unsafe_code)]

pub use skald_arena as arena;
pub use skald_config as config;
pub use skald_connections as connections;
pub use skald_core::{actions, refusals, titles};
pub use skald_core::{ai, canvas, engine, games, title, words};
pub use skald_discord as discord;
pub use skald_sandbox as sandbox;
pub use skald_store as store;
pub use skald_table as table;
