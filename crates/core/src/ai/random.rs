//! The random player.

use super::Policy;
use crate::engine::{Chance, Game, Seat, StateOf};

/// Chooses any legal action with equal probability.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Policy<G> for Random {
    fn choose(&self, _: &G, _: &StateOf<G>, _: Seat, legal: &[G::Action], chance: &mut Chance) -> usize {
        // Seeded chance never fails; recorded chance is not given to players.
        chance.below(legal.len() as u32).map_or(0, |choice| choice as usize)
    }
}
