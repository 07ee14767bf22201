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
pub mod scoring;
pub mod state;
pub mod text;

mod edition;
mod picture;
mod present;
mod tutorial;

pub use components::NineMensMorris;

use crate::engine::{
    Chance, Decision, Draw, Edition, EditionError, EditionWarning, Game, Meta, RuleError, ScoreSheet, Seat, Viewer,
};
use action::Action;
use components::SEATS;
use event::Event;
use options::Options;
use state::{Open, State};

/// The edition that is built into the binary, as JSON text.
pub const RECONSTRUCTION: &str = include_str!("../../../../assets/editions/nine_mens_morris/traditional-1.json");

impl Game for NineMensMorris {
    type Options = Options;
    type Open = Open;
    type Secret = ();
    type Private<'a> = ();
    type Known = ();
    type Action = Action;
    type Event = Event;

    const SOURCES: &'static [&'static str] = &scoring::SOURCES;

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

    fn new(edition: &Edition) -> Result<Self, EditionError> {
        edition::read(edition)
    }

    fn warnings(&self) -> Vec<EditionWarning> {
        edition::warnings(self)
    }

    fn setup(&self, options: &Options, seats: u8, chance: Chance) -> Result<(State, Vec<Event>), RuleError> {
        Ok((rules::setup(self, options, seats, chance)?, Vec::new()))
    }

    fn decisions(&self, open: &Open) -> Vec<Decision> {
        let asked = || Decision::in_turn(open.now.turn, open.now.phase(open.options.flying).word());
        if open.end.is_some() { Vec::new() } else { vec![asked()] }
    }

    fn asked(&self, open: &Open) -> Option<Seat> {
        open.end.is_none().then_some(open.now.turn)
    }

    fn seats(_: &Open) -> u8 {
        SEATS
    }

    fn private((): &(), _: Seat) {}

    fn legal(&self, open: &Open, (): (), seat: Seat, out: &mut Vec<Action>) {
        rules::legal(open, seat, out);
    }

    fn step(&self, state: &mut State, seat: Seat, action: &Action, events: &mut Vec<Event>) -> Result<(), RuleError> {
        rules::step(&mut state.open, seat, *action, events)
    }

    fn sheet(&self, open: &Open, (): (), seat: Seat) -> ScoreSheet {
        scoring::sheet(open, seat)
    }

    fn is_coherent(state: &State) -> bool {
        let open = &state.open;
        // A seat without an action has lost already (NM-10).
        open.now.turn.0 < SEATS
            && (open.end.is_some() || !rules::board::actions(&open.now, open.options.flying).is_empty())
    }

    fn known(&self, _: &Open, (): &(), _: Viewer) {}

    fn draws(_: &Event) -> Vec<Draw> {
        Vec::new()
    }
}
