//! Skald hosts whole board games in Discord channels, asynchronously.
//!
//! The rooms, from the innermost to the outermost; a room may import only rooms above it in this list (held by
//! `tests/architecture.rs`, drawn out in `docs/architecture.md`):
//!
//! * [`engine`], [`words`]: what a game is, and text as data. They know no game.
//! * [`ai`]: computer players. `store`: tables at rest.
//! * [`title`]: a game without its type parameters, and how it is shown.
//! * [`games`]: the titles. `table`: people around a game.
//! * `discord`: commands, buttons, messages. `sandbox`: a local Discord, the other side of the wire.
//!
//! Without the feature `host` only the pure rooms exist: no thread, socket, clock or file.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod ai;
#[cfg(feature = "host")]
pub mod config;
#[cfg(feature = "host")]
pub mod discord;
pub mod engine;
pub mod games;
#[cfg(feature = "host")]
pub mod sandbox;
#[cfg(feature = "host")]
pub mod store;
#[cfg(feature = "host")]
pub mod table;
pub mod title;
pub mod words;
