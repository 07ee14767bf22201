//! *Raids*: four voyages around the North Open, by longship. Rulings are named `RA-nn`, see `docs/rulings/raids.md`.
//!
//! Everything but the order of the tiles of later voyages is open, so nearly all of the state is one open part, the
//! [`Open`](state::Open), and a view shows it whole.

pub mod action;
pub mod components;
pub mod options;
pub mod picture;
pub mod policy;
pub mod rules;
pub mod scoring;
pub mod state;
pub mod text;
pub mod view;

mod edition;
mod warnings;

#[cfg(test)]
mod tests;

use serde_json::json;

pub use components::Raids;

use crate::engine::{
    Chance, Decision, Draw, Edition, EditionError, EditionWarning, Game, Meta, Outcome, RuleError, ScoreSheet, Seat,
    Viewer,
};
use action::{Action, Event};
use options::Options;
use state::{Phase, State};
use view::View;

/// The text of the edition in the binary.
pub const RECONSTRUCTION: &str = include_str!("../../../assets/editions/raids/reconstruction-1.json");

impl Game for Raids {
    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    // The longest game: every move but an answer in combat brings a ship forward or settles a tile, and answers cost
    // Vikings. docs/rulings/raids.md, RA-63, has the sum.
    const META: Meta = Meta {
        key: "raids",
        name: "Raids",
        seats: (2, 4),
        rules_version: 2,
        oldest_rules_version: 1,
        hidden: false,
        longest: 2_200,
    };

    fn new(edition: &Edition) -> Result<Self, EditionError> {
        edition::read(edition)
    }

    fn warnings(&self) -> Vec<EditionWarning> {
        warnings::of(self)
    }

    fn setup(&self, options: &Options, seats: u8, chance: Chance) -> Result<(State, Vec<Event>), RuleError> {
        rules::setup(self, options, seats, chance)
    }

    fn decisions(&self, state: &State) -> Vec<Decision> {
        let open = &state.open;
        let kind = match open.phase {
            Phase::Place { .. } => "place",
            Phase::Sell { .. } => "sell",
            Phase::Room { .. } => "room",
            Phase::Sail { .. } => "sail",
            Phase::Fight { .. } => "fight",
            Phase::Over => return Vec::new(),
        };
        let decision = |seat| match seat == open.turn {
            true => Decision::in_turn(seat, kind),
            false => Decision::out_of_turn(seat, kind),
        };
        open.asked().map(decision).into_iter().collect()
    }

    fn legal_actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        rules::legal(self, &state.open, seat, out);
    }

    fn step(&self, state: &mut State, seat: Seat, action: &Action, events: &mut Vec<Event>) -> Result<(), RuleError> {
        rules::step(self, state, seat, *action, events)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let points = || state.open.ships.iter().map(|ship| scoring::sheet(self, ship).total()).collect();
        (state.open.phase == Phase::Over).then(|| Outcome::by_points(points()))
    }

    fn score(&self, state: &State, seat: Seat) -> ScoreSheet {
        state.open.ships.get(seat.index()).map(|ship| scoring::sheet(self, ship)).unwrap_or_default()
    }

    fn view_for(&self, state: &State, viewer: Viewer) -> View {
        View { viewer, open: state.open.clone() }
    }

    /// Whatever happens, happens in the open.
    fn redact(&self, event: &Event, _: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    /// Only the generator is hidden: the order of later tiles and the dice to come.
    fn determinize(&self, state: &State, viewer: Viewer, chance: &mut Chance) -> State {
        let hidden = match viewer {
            Viewer::Everything => None,
            Viewer::Seat(_) | Viewer::Public => chance.split().ok(),
        };
        State { open: state.open.clone(), chance: hidden.unwrap_or_else(|| state.chance.clone()) }
    }

    /// A ship that stands still has moved; it may well be furthest back again (RA-45).
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
