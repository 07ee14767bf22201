//! Computer players. They know no title; each title evaluates its own positions.
//!
//! Invariant: a policy sees only what its seat may know. [`decide`] is the only entry point. It redraws everything
//! hidden from the seat before it calls the policy.

mod random;

pub use random::Random;

use crate::engine::{Chance, Game, Seat, StateOf, Viewer};

/// A computer player's policy.
pub trait Policy<G: Game>: Send + Sync {
    /// Returns the index of the chosen action in `legal`, which is not empty. `sampled` is a position sampled from what
    /// this seat knows.
    fn choose(&self, game: &G, sampled: &StateOf<G>, seat: Seat, legal: &[G::Action], chance: &mut Chance) -> usize;
}

/// The action that a policy chooses, or the only legal action. `None` if this seat has nothing to decide.
pub fn decide<G: Game>(
    policy: &dyn Policy<G>,
    game: &G,
    state: &StateOf<G>,
    seat: Seat,
    chance: &mut Chance,
) -> Option<G::Action> {
    let mut legal = Vec::new();
    game.legal_actions(state, seat, &mut legal);
    if legal.len() < 2 {
        return legal.pop();
    }
    let sampled = game.determinize(state, Viewer::Seat(seat), chance);
    let choice = policy.choose(game, &sampled, seat, &legal, chance);
    legal.get(choice).cloned()
}
