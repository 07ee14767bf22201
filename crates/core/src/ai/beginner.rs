//! A player that makes the mistakes of a beginner.

use super::forced::wins_in_turn;
use super::{Judged, Policy, Wanted};
use crate::engine::{Chance, Game, Seat, StateOf};

/// Overlooks each action with a chance of so many in a hundred. Of the others it takes the one that another player would.
/// In an open game without chance it never overlooks a win in this turn, or in that of the next seat.
#[derive(Clone, Copy, Debug)]
pub struct Beginner<P> {
    pub usual: P,
    pub overlooks: u8,
}

/// The actions among which a beginner chooses in an open game without chance: one that wins in this turn. Otherwise
/// those after which the next seat does not win in its turn, or all.
fn safe<G: Game>(game: &G, sampled: &StateOf<G>, seat: Seat, legal: &[G::Action]) -> Vec<usize> {
    let all = || (0..legal.len()).collect();
    if G::META.hidden || G::META.chance {
        return all();
    }
    if let Some(wins) = wins_in_turn(game, sampled, seat, legal) {
        return vec![wins];
    }
    let mut answers = Vec::new();
    let mut is_safe = |action: &G::Action| {
        let Ok((next, _)) = game.apply(sampled, seat, action) else { return false };
        let Some(asked) = game.asked(&next.open) else { return true };
        game.legal_actions(&next, asked, &mut answers);
        asked == seat || wins_in_turn(game, &next, asked, &answers).is_none()
    };
    let safe: Vec<usize> = (0..legal.len()).filter(|index| is_safe(&legal[*index])).collect();
    if safe.is_empty() { all() } else { safe }
}

impl<G: Game, P: Policy<G>> Policy<G> for Beginner<P> {
    fn choose(&self, game: &G, sampled: &StateOf<G>, seat: Seat, legal: &[G::Action], chance: &mut Chance) -> usize {
        let safe = safe(game, sampled, seat, legal);
        // Seeded chance never fails; recorded chance is not given to players.
        let mut is_seen = || chance.below(100).is_ok_and(|roll| roll >= u32::from(self.overlooks));
        let seen: Vec<usize> = safe.iter().copied().filter(|_| is_seen()).collect();
        if seen.is_empty() {
            let choice = chance.below(safe.len() as u32).map_or(0, |choice| choice as usize);
            return safe[choice];
        }
        let known: Vec<_> = seen.iter().map(|index| legal[*index].clone()).collect();
        let choice = self.usual.choose(game, sampled, seat, &known, chance);
        seen.get(choice).copied().unwrap_or(safe[0])
    }

    fn judge(
        &self,
        game: &G,
        sampled: &StateOf<G>,
        seat: Seat,
        legal: &[G::Action],
        wanted: Wanted,
        chance: &mut Chance,
    ) -> Vec<Judged> {
        self.usual.judge(game, sampled, seat, legal, wanted, chance)
    }

    fn peek(&mut self) {
        self.usual.peek();
    }
}
