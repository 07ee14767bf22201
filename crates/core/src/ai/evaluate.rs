//! What a title tells the search about its positions.

use super::utility::PerSeat;
use crate::engine::{Chance, Game, Seat, StateOf};

/// A title's judgement of positions and actions. It may use everything in the given state, because the search redraws
/// what its seat cannot know.
pub trait Evaluate<G: Game>: Send + Sync {
    /// What it computes once for all positions of a thought, e.g. distances; `()` for nothing.
    type Notes<'a>;

    /// Begins a thought.
    fn begin<'a>(&self, game: &'a G) -> Self::Notes<'a>;

    /// Draws what is hidden from `seat` by its likelihood, where any value is possible but most are unlikely.
    fn imagine(&self, _world: &mut StateOf<G>, _seat: Seat, _chance: &mut Chance) {}

    /// Whether a playout of [`super::Rollouts`] may end in this position: where all seats have had as many turns, so that
    /// every seat's thoughts end alike.
    fn is_even(&self, _state: &StateOf<G>) -> bool {
        true
    }

    /// The lead, in hundredths of a point, that doubles the chance to win.
    fn spread(&self, game: &G, state: &StateOf<G>) -> i32;

    /// How much may still happen until the end of the game, for the chances that people are shown: the square of a spread.
    /// That of a part of the game is the difference between its ends. Real games end further apart than playouts do. It
    /// changes no choice.
    fn doubt(&self, game: &G, state: &StateOf<G>) -> i64 {
        i64::from(self.spread(game, state)).pow(2)
    }

    /// Appends the final points that each seat can expect, in hundredths, to `points`, which is empty.
    fn expect(&self, notes: &Self::Notes<'_>, game: &G, state: &StateOf<G>, points: &mut PerSeat);

    /// Appends how good each action looks, the best highest, to `scores`, which is empty. A player tries actions in
    /// this order, and `i32::MIN` never. By default it appends nothing: [`super::Search`] then tries them in a random
    /// order, and [`super::Rollouts`] trusts its usual player.
    fn prior(
        &self,
        _notes: &Self::Notes<'_>,
        _game: &G,
        _state: &StateOf<G>,
        _seat: Seat,
        _legal: &[G::Action],
        _scores: &mut Vec<i32>,
    ) {
    }
}
