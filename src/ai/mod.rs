//! Computer players. They know the contract of a game and no title; what a position is worth is the title's business.
//!
//! Invariant: a policy sees only what its seat may know. [`decide`] is the only door, and it redraws everything hidden
//! from the seat before the policy looks.

mod random;

pub use random::Random;

use crate::engine::{Chance, Game, Seat, StateOf, Viewer};

/// A way of playing.
pub trait Policy<G: Game>: Send + Sync {
    /// The index of the chosen action in `legal`, which is not empty. `sampled` is a position as this seat may imagine
    /// it.
    fn choose(&self, game: &G, sampled: &StateOf<G>, seat: Seat, legal: &[G::Action], chance: &mut Chance) -> usize;
}

/// What a policy answers in a position; `None` when this seat has nothing to decide.
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
