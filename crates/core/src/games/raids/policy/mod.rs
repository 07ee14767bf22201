//! The careful computer player. It looks one move ahead, through its own monsters and whole combats. It takes the
//! action with the best position by [`evaluation`].
//!
//! It sees only the sampled position from [`crate::ai::decide`] and uses no chance of its own. The same sampled
//! position gives the same choice.

pub mod evaluation;
pub mod judge;

pub use judge::{PLAYERS, STRENGTH};

use super::Raids;
use super::action::Action;
use super::event::Event;
use super::state::{Open, Phase, Ship, State, VOYAGES};
use crate::ai::Policy;
use crate::engine::{Chance, Game, Seat};

/// The maximum number of consecutive decisions in the search.
const DEPTH: u8 = 6;

/// The careful player.
#[derive(Clone, Copy, Debug, Default)]
pub struct Careful;

impl Policy<Raids> for Careful {
    fn choose(&self, raids: &Raids, sampled: &State, seat: Seat, legal: &[Action], _: &mut Chance) -> usize {
        let mut search = Search { raids, events: Vec::new() };
        let judged = legal.iter().map(|action| {
            let line = search.next(sampled, seat, *action);
            search.judge(&line, seat, DEPTH)
        });
        // Among equal actions the first wins; legal actions come in a fixed order.
        let best = judged.enumerate().reduce(|best, next| if next.1 > best.1 { next } else { best });
        best.map_or(0, |(index, _)| index)
    }
}

/// A position after an action.
struct Line {
    state: State,
    mover: Seat,
    /// Whether a ship has stopped or docked, so that the move has ended.
    settled: bool,
}

struct Search<'a> {
    raids: &'a Raids,
    events: Vec<Event>,
}

impl Search<'_> {
    fn next(&mut self, state: &State, seat: Seat, action: Action) -> Line {
        let mut state = state.clone();
        self.events.clear();
        // A listed action applies. If it did not, the unchanged position would be evaluated.
        let refused = self.raids.step(&mut state, seat, &action, &mut self.events).is_err();
        let settled = refused || self.events.iter().any(Raids::ends_turn);
        Line { state, mover: seat, settled }
    }

    /// The value of a line for `viewer`. The search continues through combats and through later decisions of the same
    /// ship in the same move.
    fn judge(&mut self, line: &Line, viewer: Seat, depth: u8) -> i32 {
        let open = &line.state.open;
        let goes_on = match open.phase {
            Phase::Fight { .. } | Phase::Room { .. } => true,
            Phase::Sail { mover, from } => mover == line.mover && mover == viewer && from > 0,
            Phase::Place { .. } | Phase::Sell { .. } | Phase::Over => false,
        };
        let Some(asked) = open.asked().filter(|_| goes_on && !line.settled && depth > 0) else {
            return evaluation::position(self.raids, open, viewer);
        };
        let mut legal = Vec::new();
        self.raids.legal_actions(&line.state, asked, &mut legal);
        let mut best = None;
        for action in legal {
            let next = self.next(&line.state, asked, action);
            let own = self.judge(&next, asked, depth - 1);
            if best.as_ref().is_none_or(|(most, _)| own > *most) {
                best = Some((own, next));
            }
        }
        match best {
            Some((own, _)) if asked == viewer => own,
            Some((_, next)) => self.judge(&next, viewer, depth - 1),
            None => evaluation::position(self.raids, open, viewer),
        }
    }
}
