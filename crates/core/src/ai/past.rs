//! What computer players know of the moves before: the traces ([`Game::trace`]) of the positions in which they were
//! asked. With them no player takes its own actions back.

use crate::engine::{Game, Seat, StateOf};

/// The most traces that are kept of a seat. Only the game for one player has more in two turns.
const MOST: usize = 16;

/// The traces of each seat in its present turn and in the one before, the oldest first. A loaded game begins with none.
#[derive(Clone, Debug, Default)]
pub struct Past {
    /// Each with the number of its turn.
    traces: Vec<(Seat, u32, u64)>,
    turn: u32,
    last: Option<Seat>,
}

impl Past {
    /// The past after an action of a seat in this position.
    #[must_use]
    pub fn with<G: Game>(&self, game: &G, state: &StateOf<G>, seat: Seat) -> Self {
        let Some(trace) = game.trace(&state.open, seat) else { return self.clone() };
        let mut next = self.clone();
        if next.last.replace(seat) != Some(seat) {
            next.turn += 1;
            let before = self.traces.iter().rev().find(|(of, ..)| *of == seat).map(|(_, turn, _)| *turn);
            next.traces.retain(|(of, turn, _)| *of != seat || Some(*turn) == before);
        }
        next.traces.push((seat, next.turn, trace));
        let own = next.traces.iter().filter(|(of, ..)| *of == seat).count();
        if let Some(oldest) = next.traces.iter().position(|(of, ..)| *of == seat).filter(|_| own > MOST) {
            next.traces.remove(oldest);
        }
        next
    }

    /// The actions that do not lead back; all if every action does.
    pub(super) fn fresh<G: Game>(
        &self,
        game: &G,
        sampled: &StateOf<G>,
        seat: Seat,
        legal: Vec<G::Action>,
    ) -> Vec<G::Action> {
        let own: Vec<u64> = self.traces.iter().filter(|(of, ..)| *of == seat).map(|(.., trace)| *trace).collect();
        let is_fresh = |action: &&G::Action| !leads_back(game, sampled, seat, action, &own);
        let fresh: Vec<_> = if own.is_empty() { Vec::new() } else { legal.iter().filter(is_fresh).cloned().collect() };
        if fresh.is_empty() { legal } else { fresh }
    }
}

/// Whether a seat has one of these traces after an action, and another one before it.
pub(super) fn leads_back<G: Game>(
    game: &G,
    state: &StateOf<G>,
    seat: Seat,
    action: &G::Action,
    traces: &[u64],
) -> bool {
    let mut next = state.clone();
    let stepped = game.step(&mut next, seat, action, &mut Vec::new());
    let after = stepped.ok().and_then(|()| game.trace(&next.open, seat));
    after.is_some_and(|after| traces.contains(&after) && game.trace(&state.open, seat) != Some(after))
}
