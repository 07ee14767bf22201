//! Wins by force, found exactly: every answer of the other seats is tried. For open games without chance.

use crate::engine::{Game, Seat, StateOf};

/// The actions after which `seat`, which is asked, wins whatever the others do, within `most` actions of all seats. Empty
/// for a title with hidden parts or chance.
pub fn wins<G: Game>(game: &G, state: &StateOf<G>, seat: Seat, most: u8) -> Vec<G::Action> {
    let Some(left) = most.checked_sub(1).filter(|_| !G::META.hidden && !G::META.chance) else { return Vec::new() };
    let mut search = Forced { game, seat, best: vec![None; usize::from(most)], positions: u32::MAX };
    let mut legal = Vec::new();
    game.legal_actions(state, seat, &mut legal);
    legal.retain(|action| search.after(state, seat, action, left));
    legal
}

/// Whether `seat` wins whatever the others do, within `most` actions of all seats. `false` for a title with hidden parts
/// or chance, and if `POSITIONS` do not prove it.
pub fn forces<G: Game>(game: &G, state: &StateOf<G>, seat: Seat, most: u8) -> bool {
    let mut search = Forced { game, seat, best: vec![None; usize::from(most)], positions: POSITIONS };
    !G::META.hidden && !G::META.chance && search.is_won(state, most)
}

/// The index of the first of these actions by which `seat`, which is asked, alone wins before another seat is asked. For
/// open games without chance.
pub fn wins_in_turn<G: Game>(game: &G, state: &StateOf<G>, seat: Seat, legal: &[G::Action]) -> Option<usize> {
    let wins = |action: &G::Action| {
        let Ok((next, _)) = game.apply(state, seat, action) else { return false };
        match game.asked(&next.open) {
            None => game.outcome(&next).is_some_and(|outcome| outcome.winners().eq([seat.index()])),
            Some(asked) if asked == seat => {
                let mut legal = Vec::new();
                game.legal_actions(&next, seat, &mut legal);
                wins_in_turn(game, &next, seat, &legal).is_some()
            }
            Some(_) => false,
        }
    };
    legal.iter().position(wins)
}

/// How many positions [`forces`] looks at.
const POSITIONS: u32 = 200_000;

struct Forced<'a, G: Game> {
    game: &'a G,
    seat: Seat,
    /// The last action that decided a position, by the number of actions left. It often decides the next one too.
    best: Vec<Option<G::Action>>,
    /// How many positions it may still look at. Without any left nothing is won.
    positions: u32,
}

impl<G: Game> Forced<'_, G> {
    fn after(&mut self, state: &StateOf<G>, asked: Seat, action: &G::Action, left: u8) -> bool {
        let mut next = state.clone();
        self.game.step(&mut next, asked, action, &mut Vec::new()).is_ok() && self.is_won(&next, left)
    }

    fn is_won(&mut self, state: &StateOf<G>, left: u8) -> bool {
        let Some(asked) = self.game.asked(&state.open) else {
            let outcome = self.game.outcome(state);
            return outcome.is_some_and(|outcome| outcome.winners().eq([self.seat.index()]));
        };
        let Some(left) = left.checked_sub(1).filter(|_| self.positions > 0) else { return false };
        self.positions -= 1;
        let own = asked == self.seat;
        let at = usize::from(left);
        let mut legal = Vec::new();
        self.game.legal_actions(state, asked, &mut legal);
        if let Some(known) = self.best[at].as_ref().and_then(|best| legal.binary_search(best).ok()) {
            legal.swap(0, known);
        }
        let decides = legal.into_iter().find(|action| self.after(state, asked, action, left) == own);
        let decided = decides.is_some();
        if decided {
            self.best[at] = decides;
        }
        decided == own
    }
}
