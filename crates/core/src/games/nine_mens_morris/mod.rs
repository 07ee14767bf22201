//! *Nine Men's Morris*: two players place and move nine men each, and remove a man of the other for every three in a row.
//! Rulings are named `NM-nn`, see `docs/rulings/nine_mens_morris.md`.
//!
//! The whole state is open and nothing is drawn, so there is no secret part and nothing to determinize.

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

pub use components::NineMensMorris;

use crate::engine::{Game, Meta, Seat};
use crate::title::grid::{by_rules, ending as scoring};
use action::Action;
use components::SEATS;
use event::Event;
use options::Options;
use state::{Open, State};

/// The edition that is built into the binary, as JSON text.
pub const RECONSTRUCTION: &str = include_str!("../../../../../assets/editions/nine_mens_morris/traditional-1.json");

impl Game for NineMensMorris {
    by_rules!();

    const META: Meta = Meta {
        key: "nine_mens_morris",
        name: "Nine Men’s Morris",
        seats: (SEATS, SEATS),
        rules_version: 1,
        oldest_rules_version: 1,
        hidden: false,
        chance: false,
        longest: rules::end::LONGEST,
        when_absent: &[],
    };
}
