//! What a title tells the search about its positions.

use super::utility::PerSeat;
use crate::engine::{Game, Seat, StateOf};

/// A title's judgement of positions and actions. It may use everything in the given state, because the search redraws
/// what its seat cannot know.
pub trait Evaluate<G: Game>: Send + Sync {
    /// What it computes once for all positions of a thought, e.g. distances; `()` for nothing.
    type Notes<'a>;

    /// Begins a thought.
    fn begin<'a>(&self, game: &'a G) -> Self::Notes<'a>;

    /// Replaces what was sampled for other seats by what is likely, where a wide guess would hide everything else. It may
    /// use what `seat` knows.
    fn imagine(&self, _world: &mut StateOf<G>, _seat: Seat) {}

    /// The lead, in hundredths of a point, that doubles the chance to win.
    fn spread(&self, game: &G, state: &StateOf<G>) -> i32;

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
