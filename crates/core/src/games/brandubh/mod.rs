//! *Brandubh*: the Irish board game of a king and his four men, surrounded by eight attackers. Rulings are named
//! `BR-nn`, see `docs/rulings/brandubh.md`.
//!
//! The whole state is open and nothing is drawn. So there is no secret part, and nothing to determinize.

pub mod action;
pub mod components;
pub mod event;
pub mod options;
pub mod policy;
pub mod rules;
pub mod state;
pub mod text;

mod edition;
mod picture;
mod present;
mod tutorial;

pub use components::Brandubh;

use crate::engine::{Game, Meta, Seat};
use crate::title::grid::{by_rules, ending as scoring};
use action::Action;
use components::SEATS;
use event::Event;
use options::Options;
use state::{Open, State};

/// The built-in edition, as JSON text.
pub const RECONSTRUCTION: &str = include_str!("../../../../../assets/editions/brandubh/traditional-1.json");

impl Game for Brandubh {
    by_rules!();

    const META: Meta = Meta {
        key: "brandubh",
        name: "Brandubh",
        seats: (SEATS, SEATS),
        rules_version: 1,
        oldest_rules_version: 1,
        hidden: false,
        chance: false,
        longest: rules::end::LONGEST,
        when_absent: &[],
    };
}
