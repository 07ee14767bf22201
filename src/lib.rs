//! Skald hosts whole board games in Discord channels, asynchronously.
//!
//! The modules, from the innermost to the outermost. A module imports only from those above it in this list;
//! `docs/architecture.md` has the exact table, and `tests/architecture.rs` checks it:
//!
//! * [`engine`], [`words`], [`canvas`]: what a game is, text as data, pictures as data. They know no game.
//! * [`ai`]: computer players. `store`: stored tables. `config`: the configuration file.
//! * [`title`]: a game without its type parameters, and how it is shown.
//! * [`games`]: the titles. `table`: people around a game.
//! * `discord`: commands, buttons, messages. `sandbox`: a local Discord, the other side of that connection.
//!
//! A whole game between computer players, and its record played again:
//!
//! ```
//! use skald::engine::Seed;
//! use skald::title::Simulation;
//!
//! let titles = skald::games::builtin()?;
//! let raids = titles.default_of("raids").ok_or("raids is built in")?;
//! let (options, players) = (serde_json::Value::Null, vec!["careful".to_owned(), "random".to_owned()]);
//! let record = Simulation::new(raids.as_ref(), &options, 2, players, Seed::from_number(1))?.game(0)?;
//! assert_eq!(record.replay(&titles)?.position.outcome(), record.outcome);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Without the feature `host` only the pure modules exist: no thread, socket, clock or file.
#![forbid(unsafe_code)]

pub mod ai;
pub mod canvas;
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
