//! A player that makes the mistakes of a beginner.

use super::{Judged, Policy};
use crate::engine::{Chance, Game, Seat, StateOf};

/// Plays like another player, except that it takes any action in so many of a hundred decisions.
#[derive(Clone, Copy, Debug)]
pub struct Beginner<P> {
    pub usual: P,
    pub mistakes: u8,
}

impl<G: Game, P: Policy<G>> Policy<G> for Beginner<P> {
    fn choose(&self, game: &G, sampled: &StateOf<G>, seat: Seat, legal: &[G::Action], chance: &mut Chance) -> usize {
        // Seeded chance never fails; recorded chance is not given to players.
        if chance.below(100).is_ok_and(|roll| roll < u32::from(self.mistakes)) {
            return chance.below(legal.len() as u32).map_or(0, |choice| choice as usize);
        }
        self.usual.choose(game, sampled, seat, legal, chance)
    }

    fn judge(
        &self,
        game: &G,
        sampled: &StateOf<G>,
        seat: Seat,
        legal: &[G::Action],
        chance: &mut Chance,
    ) -> Vec<Judged> {
        self.usual.judge(game, sampled, seat, legal, chance)
    }

    fn peek(&mut self) {
        self.usual.peek();
    }
}
