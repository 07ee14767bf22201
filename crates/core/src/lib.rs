//! Skald without the outside world: games as data, their text, their pictures, and the titles. It uses no thread,
//! socket, clock or file.
//!
//! The list goes from the innermost to the outermost module. A module imports only from those above it.
//! `docs/architecture.md` has the exact table, and `tests/docs/architecture.rs` checks it:
//!
//! * [`engine`], [`words`], [`canvas`]: what a game is, text as data, pictures as data. They know no game.
//! * [`ai`]: computer players.
//! * [`title`]: a game without its type parameters, and how it is shown.
//! * [`games`]: the titles.
//!
//! The example plays a whole game between computer players and replays its record:
//!
//! ```
//! use skald_core::engine::Seed;
//! use skald_core::title::Simulation;
//!
//! let titles = skald_core::games::builtin()?;
//! let raids = titles.default_of("raids").ok_or("raids is built in")?;
//! let (options, players) = (serde_json::Value::Null, vec!["careful".to_owned(), "random".to_owned()]);
//! let record = Simulation::new(raids.as_ref(), &options, 2, players, Seed::from_number(1))?.game(0)?;
//! assert_eq!(record.replay(&titles)?.position.outcome(), record.outcome);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![forbid(unsafe_code)]

pub mod ai;
pub mod canvas;
pub mod engine;
pub mod games;
pub mod title;
pub mod words;
