//! *Raids*: four voyages around the North Sea, by longship. Rulings are named `RA-nn`, see `docs/rulings/raids.md`.
//!
//! Only the order of the tiles of later voyages is hidden, and chance holds it. So there is no secret part, and a view
//! shows the whole open part.

pub mod action;
pub mod components;
pub mod event;
pub mod options;
pub mod picture;
pub mod policy;
pub mod rules;
pub mod scoring;
pub mod state;
pub mod text;
pub mod view;

mod counts;
mod edition;
mod present;
mod tutorial;

use serde_json::{Value, json};

pub use components::Raids;

use crate::engine::{Decision, Draw, Game, Meta, ScoreSheet, Seat, by_modules, upgraded};
use action::Action;
use event::Event;
use options::Options;
use state::{Open, State};

pub const RECONSTRUCTION: &str = include_str!("../../../../../assets/editions/raids/reconstruction-1.json");

impl Game for Raids {
    by_modules!(open);

    // The longest game: every move except an answer in combat brings a ship forward or settles a tile, and answers cost
    // Vikings. RA-63 in docs/rulings/raids.md has the calculation.
    const META: Meta = Meta {
        key: "raids",
        name: "Raids",
        seats: (2, 4),
        rules_version: 3,
        oldest_rules_version: 1,
        hidden: false,
        chance: true,
        longest: 2_200,
        when_absent: &["flee"],
    };

    fn decisions(&self, open: &Open) -> Vec<Decision> {
        let Some(kind) = open.phase.question() else { return Vec::new() };
        let decision = |seat| {
            if seat == open.turn { Decision::in_turn(seat, kind) } else { Decision::out_of_turn(seat, kind) }
        };
        open.asked().map(decision).into_iter().collect()
    }

    fn asked(&self, open: &Open) -> Option<Seat> {
        open.asked()
    }

    fn seats(open: &Open) -> u8 {
        open.ships.len() as u8
    }

    fn legal(&self, open: &Open, (): (), seat: Seat, out: &mut Vec<Action>) {
        rules::legal(self, open, seat, out);
    }

    fn sheet(&self, open: &Open, (): (), seat: Seat) -> ScoreSheet {
        open.ships.get(seat.index()).map(|ship| scoring::sheet(self, ship)).unwrap_or_default()
    }

    fn upgrade(saved: &Value) -> Option<Value> {
        upgraded(saved, &[("sea", "open")], &[("secret", Value::Null)])
    }

    fn is_coherent(state: &State) -> bool {
        state.open.is_coherent()
    }

    /// A turn ends when a ship stops or docks. The same ship may then be furthest back again (RA-45).
    fn ends_turn(event: &Event) -> bool {
        matches!(event, Event::Stopped { .. } | Event::Docked { .. })
    }

    fn draws(event: &Event) -> Vec<Draw> {
        match event {
            Event::Seated { first, .. } => vec![json!(first)],
            Event::HarborsDrawn { order } => vec![json!(order)],
            Event::VoyageBegan { tiles, .. } => vec![json!(tiles)],
            Event::Rolled { attack, defence, .. } => {
                attack.iter().chain(defence).map(|die| json!(die.saturating_sub(1))).collect()
            }
            _ => Vec::new(),
        }
    }
}
