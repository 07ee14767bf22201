//! The contract of a game: seats, decisions, actions, events, scores and the [`Game`] trait.
//!
//! It knows no title, person, clock, file or thread. Every function is pure, so a game can be saved, replayed and
//! sampled.
//!
//! Invariants: a state changes only through [`Game::step`]. [`Chance`] draws every random result, and an event records
//! it. A refusal is data ([`RuleError`]), never a sentence.

pub mod action;
pub mod bounds;
pub mod laws;
pub mod refusal;

pub(crate) mod code;

mod chance;
mod decision;
mod edition;
mod foresight;
mod game;
mod hidden;
mod quote;
mod rule;
mod score;
mod seat;
mod state;

pub use chance::{Chance, Commitment, Draw, Seed, SeedError};
pub use decision::Decision;
pub use edition::{Edition, EditionError, EditionWarning};
pub use foresight::{reveals, reversible};
pub(crate) use game::by_modules;
pub use game::{Game, Meta, StateOf, ViewOf, trace};
pub use hidden::Hidden;
pub use quote::{PIECE, short};
pub use rule::{Arg, CodeError, RuleError};
pub use score::{Outcome, ScoreLine, ScoreSheet, SeenSheet};
pub use seat::{Seat, Viewer};
pub use state::{State, View, upgraded};
