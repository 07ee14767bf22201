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
pub mod rules;
pub mod scoring;
pub mod state;
pub mod text;
pub mod view;

mod determinize;
mod edition;
mod picture;
mod present;
mod tutorial;

#[cfg(test)]
mod tests;

use serde_json::{Value, json};

pub use components::RelicRunners;

use crate::engine::{
    Chance, Decision, Draw, Edition, EditionError, EditionWarning, Game, Meta, Outcome, RuleError, ScoreSheet, Seat,
    Viewer, upgraded,
};
use action::Action;
use event::Event;
use options::Options;
use state::{Open, Private, Secret, State};
use view::Known;

pub const RECONSTRUCTION: &str = include_str!("../../../../assets/editions/relic_runners/reconstruction-1.json");

impl Game for RelicRunners {
    type Options = Options;
    type Open = Open;
    type Secret = Secret;
    type Private<'a> = Private<'a>;
    type Known = Known;
    type Action = Action;
    type Event = Event;

    // Coins and tiles are hidden. The legal actions follow from the open part alone.
    const OPEN_CHOICES: bool = true;
    const SOURCES: &'static [&'static str] = &scoring::SOURCES;

    // The longest game: 100 rounds of five turns and one extra turn. docs/rulings/relic_runners.md, RR-95, has the
    // calculation for a turn.
    const META: Meta = Meta {
        key: "relic_runners",
        name: "Relic Runners",
        seats: (2, 5),
        rules_version: 2,
        oldest_rules_version: 1,
        hidden: true,
        longest: 33_000,
        when_absent: &[],
    };

    fn new(edition: &Edition) -> Result<Self, EditionError> {
        edition::read(edition)
    }

    fn warnings(&self) -> Vec<EditionWarning> {
        edition::warnings(self)
    }

    fn setup(&self, options: &Options, seats: u8, chance: Chance) -> Result<(State, Vec<Event>), RuleError> {
        rules::setup(self, options, seats, chance)
    }

    fn decisions(&self, open: &Open) -> Vec<Decision> {
        open.asked().map(|seat| Decision::in_turn(seat, open.question())).into_iter().collect()
    }

    fn seats(open: &Open) -> u8 {
        open.runners.len() as u8
    }

    fn private(secret: &Secret, seat: Seat) -> Private<'_> {
        secret.of(seat)
    }

    fn legal(&self, open: &Open, _: Private<'_>, seat: Seat, out: &mut Vec<Action>) {
        rules::legal(self, open, seat, out);
    }

    fn step(&self, state: &mut State, seat: Seat, action: &Action, events: &mut Vec<Event>) -> Result<(), RuleError> {
        rules::step(self, state, seat, *action, events)
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

    fn known(&self, open: &Open, secret: &Secret, viewer: Viewer) -> Known {
        Known::of(open, secret, viewer)
    }

    fn is_untouched(&self, secret: &Secret, viewer: Viewer) -> bool {
        secret.is_untouched(viewer)
    }

    fn redraw(&self, open: &Open, secret: &mut Secret, viewer: Viewer, chance: &mut Chance) -> Result<(), RuleError> {
        determinize::redraw(open, secret, viewer, chance)
    }

    fn conceal(event: Event, viewer: Viewer) -> Option<Event> {
        event.seen_by(viewer)
    }

    fn upgrade(saved: &Value) -> Option<Value> {
        upgraded(saved, &[("jungle", "open"), ("secrets", "secret")], &[("chance", json!("spent"))])
    }

    fn is_coherent(state: &State) -> bool {
        state.secret.fits(&state.open)
    }

    fn ends_turn(event: &Event) -> bool {
        matches!(event, Event::TurnBegan { .. })
    }

    fn draws(event: &Event) -> Vec<Draw> {
        event.draws()
    }
}
