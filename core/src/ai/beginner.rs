//! A player that makes the mistakes of a beginner.

use super::{Judged, Policy};
use crate::engine::{Chance, Game, Seat, StateOf};

/// Overlooks each action with a chance of so many in a hundred. Of the others it takes the one that another player would.
#[derive(Clone, Copy, Debug)]
pub struct Beginner<P> {
    pub usual: P,
    pub overlooks: u8,
}

impl<G: Game, P: Policy<G>> Policy<G> for Beginner<P> {
    fn choose(&self, game: &G, sampled: &StateOf<G>, seat: Seat, legal: &[G::Action], chance: &mut Chance) -> usize {
        // Seeded chance never fails; recorded chance is not given to players.
        let mut is_seen = || chance.below(100).is_ok_and(|roll| roll >= u32::from(self.overlooks));
        let seen: Vec<usize> = (0..legal.len()).filter(|_| is_seen()).collect();
        if seen.is_empty() {
            return chance.below(legal.len() as u32).map_or(0, |choice| choice as usize);
        }
        let known: Vec<_> = seen.iter().map(|index| legal[*index].clone()).collect();
        let choice = self.usual.choose(game, sampled, seat, &known, chance);
        seen.get(choice).copied().unwrap_or(0)
    }

    fn judge(
        &self,
        game: &G,
        sampled: &StateOf<G>,
        seat: Seat,
        legal: &[G::Action],
        also: Option<usize>,
        chance: &mut Chance,
    ) -> Vec<Judged> {
        self.usual.judge(game, sampled, seat, legal, also, chance)
    }

    fn peek(&mut self) {
        self.usual.peek();
    }
}
