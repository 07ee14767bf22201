//! *Relic Runners*: explorers lay pathways through a jungle, empty its ruins and temples, and run from shrine to shrine
//! for relics. Rulings are named `RR-nn`, see `docs/rulings/relic_runners.md`.
//!
//! All chance is in the setup. The legal actions follow from the [`Open`] part alone. Face-down tiles, blue values and
//! coins are in the [`Secret`] part.

pub mod action;
pub mod components;
pub mod event;
pub mod options;
pub mod policy;
pub mod prospects;
pub mod rules;
pub mod scoring;
pub mod state;
pub mod text;
pub mod view;

mod determinize;
mod edition;
mod intents;
pub mod picture;
mod present;
mod tutorial;

use serde_json::{Value, json};

pub use components::RelicRunners;

use crate::engine::{Decision, Game, Meta, Outcome, ScoreSheet, Seat, Viewer, by_modules, trace, upgraded};
use action::Action;
use event::Event;
use options::{OffOn, Options};
use state::{Open, Phase, Private, Secret, State};
use view::Known;

pub const RECONSTRUCTION: &str = include_str!("../../../../../assets/editions/relic_runners/reconstruction-1.json");

impl Game for RelicRunners {
    by_modules!(hidden);

    // Coins and tiles are hidden. The legal actions follow from the open part alone.
    const OPEN_CHOICES: bool = true;

    // The longest game: 100 rounds of five turns and one extra turn. docs/rulings/relic_runners.md, RR-95, has the
    // calculation for a turn.
    const META: Meta = Meta {
        key: "relic_runners",
        name: "Relic Runners",
        seats: (2, 5),
        rules_version: 3,
        oldest_rules_version: 1,
        hidden: true,
        chance: true,
        longest: 33_000,
        when_absent: &[],
    };

    fn decisions(&self, open: &Open) -> Vec<Decision> {
        open.asked().map(|seat| Decision::in_turn(seat, open.question())).into_iter().collect()
    }

    fn asked(&self, open: &Open) -> Option<Seat> {
        open.asked()
    }

    fn seats(open: &Open) -> u8 {
        open.runners.len() as u8
    }

    fn legal(&self, open: &Open, _: Private<'_>, seat: Seat, out: &mut Vec<Action>) {
        rules::legal(self, open, seat, out);
    }

    fn sheet(&self, open: &Open, private: Private<'_>, seat: Seat) -> ScoreSheet {
        scoring::sheet(open, private, seat)
    }

    fn ranking(&self, open: &Open, points: Vec<i32>) -> Outcome {
        // Points, then relics, then different relics. Remaining ties are shared (RR-77).
        Outcome::with_ties(points, open.runners.iter().map(|runner| (runner.relics.len(), runner.colours())))
    }

    /// Coins and the values of blue tiles are hidden from the other seats (RR-90).
    fn knows_points(&self, open: &Open, seat: Seat, source: &str, viewer: Viewer) -> bool {
        view::knows_points(open, seat, source, viewer)
    }

    /// All see every gain (RR-90).
    fn count(open: &mut Open) -> bool {
        open.options.open_scores = OffOn::On;
        true
    }

    fn upgrade(saved: &Value) -> Option<Value> {
        upgraded(saved, &[("jungle", "open"), ("secrets", "secret")], &[("chance", json!("spent"))])
    }

    /// What the seat has between two of its turns.
    fn trace(&self, open: &Open, seat: Seat) -> Option<u64> {
        let own = open.runners.get(seat.index()).filter(|_| open.turn != seat || open.phase == Phase::Start)?;
        let won = (own.relics.len(), own.blue.len(), own.rations);
        Some(trace((own.at, own.paths, own.boxes, own.ivory, won)))
    }

    fn ends_turn(event: &Event) -> bool {
        matches!(event, Event::TurnBegan { .. })
    }
}
