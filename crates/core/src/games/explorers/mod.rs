//! *Explorers of the North Sea*: longships sail from the mainland into an unknown sea that grows tile by tile. They
//! fetch livestock, raid settlements, and settle islands. Rulings are named `EX-nn`, see `docs/rulings/explorers.md`.
//!
//! The [`Chart`](state::Chart) is part of [`Open`]. Hands, the stack and unrevealed captains are [`Secret`].

pub mod action;
pub mod components;
pub mod event;
pub mod options;
pub mod picture;
pub mod place;
pub mod policy;
pub mod rules;
pub mod scoring;
pub mod state;
pub mod text;
pub mod view;

mod determinize;
mod edition;
pub mod offers;
mod present;
mod tutorial;

use serde_json::Value;

pub use components::Explorers;

use crate::engine::{Decision, Game, Meta, Outcome, ScoreSheet, Seat, Viewer, by_modules, trace, upgraded};
use action::Action;
use event::Event;
use options::Options;
use state::{Open, Phase, Private, Secret, State};
use view::Known;

pub const RECONSTRUCTION: &str = include_str!("../../../../../assets/editions/explorers/reconstruction-1.json");

impl Game for Explorers {
    by_modules!(hidden);

    // The longest game: four captains, then 48 turns of a tile, four actions and `done` (EX-92).
    const META: Meta = Meta {
        key: "explorers",
        name: "Explorers of the North Sea",
        seats: (1, 4),
        rules_version: 2,
        oldest_rules_version: 1,
        hidden: true,
        chance: true,
        longest: 292,
        when_absent: &[],
    };

    fn decisions(&self, open: &Open) -> Vec<Decision> {
        let kind = match open.phase {
            Phase::Captain => "captain",
            Phase::Place { .. } => "place",
            Phase::Act { .. } => "act",
            Phase::Over => return Vec::new(),
        };
        let asked = Seat::all(open.seats()).filter(|seat| open.asks(*seat));
        asked.map(|seat| Decision::in_turn(seat, kind)).collect()
    }

    fn asked(&self, open: &Open) -> Option<Seat> {
        Seat::all(open.seats()).find(|seat| open.asks(*seat))
    }

    fn seats(open: &Open) -> u8 {
        open.seats()
    }

    fn legal(&self, open: &Open, private: Private<'_>, seat: Seat, out: &mut Vec<Action>) {
        rules::legal(self, open, private, seat, out);
    }

    fn sheet(&self, open: &Open, _: Private<'_>, seat: Seat) -> ScoreSheet {
        scoring::sheet(self, open, seat)
    }

    fn ranking(&self, open: &Open, points: Vec<i32>) -> Outcome {
        scoring::ranking(open, points)
    }

    fn upgrade(saved: &Value) -> Option<Value> {
        upgraded(saved, &[("world", "open"), ("secrets", "secret")], &[])
    }

    /// Its longship, Vikings, outposts and winnings.
    fn trace(&self, open: &Open, seat: Seat) -> Option<u64> {
        let own = open.explorers.get(seat.index())?;
        let won = (&own.delivered, own.ships, own.settlements.len(), own.dead, own.outposts);
        let ashore: Vec<u8> = open.chart.lands().map(|(_, land)| land.vikings[seat.index()]).collect();
        let ashore = ashore.iter().enumerate().filter(|(_, vikings)| **vikings > 0).collect::<Vec<_>>();
        Some(trace((own.ship, &own.cargo, own.home, won, ashore)))
    }

    fn ends_turn(event: &Event) -> bool {
        // Also in the game for one player, where the same seat has the next turn (EX-82).
        matches!(event, Event::TurnBegan { .. })
    }
}
