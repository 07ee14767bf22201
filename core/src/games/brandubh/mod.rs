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
pub mod scoring;
pub mod state;
pub mod text;

mod edition;
mod picture;
mod present;
mod tutorial;

pub use components::Brandubh;

use crate::engine::{Decision, Draw, Game, Meta, ScoreSheet, Seat, by_modules};
use action::Action;
use components::SEATS;
use event::Event;
use options::Options;
use state::{Open, State};

/// The built-in edition, as JSON text.
pub const RECONSTRUCTION: &str = include_str!("../../../../assets/editions/brandubh/traditional-1.json");

impl Game for Brandubh {
    by_modules!(open);

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

    fn decisions(&self, open: &Open) -> Vec<Decision> {
        if open.end.is_some() { Vec::new() } else { vec![Decision::in_turn(open.turn, "move")] }
    }

    fn asked(&self, open: &Open) -> Option<Seat> {
        open.end.is_none().then_some(open.turn)
    }

    fn seats(_: &Open) -> u8 {
        SEATS
    }

    fn legal(&self, open: &Open, (): (), seat: Seat, out: &mut Vec<Action>) {
        rules::legal(open, seat, out);
    }

    fn sheet(&self, open: &Open, (): (), seat: Seat) -> ScoreSheet {
        scoring::sheet(open, seat)
    }

    fn is_coherent(state: &State) -> bool {
        let open = &state.open;
        // A seat that cannot move has lost already (BR-10).
        open.turn.0 < SEATS && (open.end.is_some() || rules::board::moves(&open.board, open.turn).next().is_some())
    }

    fn draws(_: &Event) -> Vec<Draw> {
        Vec::new()
    }
}
