//! Computer players. They know no title; each title evaluates its own positions ([`Evaluate`]).
//!
//! Decision 15 says which search serves which title: [`search`], [`rollouts`] or [`duel`].
//!
//! Invariant: a policy sees only what its seat may know. [`decide`] and [`judge`] redraw everything hidden from the seat
//! before they call the policy. Only [`peek`] does not; it is for measurements.

pub mod duel;
pub mod forced;
pub mod rollouts;
pub mod search;
pub mod utility;

mod beginner;
mod evaluate;
mod fixed;
mod level;
mod playouts;
mod random;

pub use beginner::Beginner;
pub use evaluate::Evaluate;
pub use level::Level;
pub use random::Random;
pub use rollouts::{Rollouts, Trials};
pub use search::{Effort, Search};
pub use utility::PerSeat;

use crate::engine::{Chance, Game, Seat, StateOf, Viewer};

/// A computer player's policy.
pub trait Policy<G: Game>: Send + Sync {
    /// Returns the index of the chosen action in `legal`, which is not empty. `sampled` is a position sampled from what
    /// this seat knows.
    fn choose(&self, game: &G, sampled: &StateOf<G>, seat: Seat, legal: &[G::Action], chance: &mut Chance) -> usize;

    /// The considered actions with what they bring, the chosen one first; also one of the legal actions if given. By
    /// default only the chosen one, without figures.
    fn judge(
        &self,
        game: &G,
        sampled: &StateOf<G>,
        seat: Seat,
        legal: &[G::Action],
        _also: Option<usize>,
        chance: &mut Chance,
    ) -> Vec<Judged> {
        vec![Judged { action: self.choose(game, sampled, seat, legal, chance), ..Judged::default() }]
    }

    /// Makes the policy use everything in the position that it gets, for [`peek`].
    fn peek(&mut self) {}
}

/// An action as a policy judges it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Judged<A = usize> {
    /// The action; for a policy its index among the legal ones.
    pub action: A,
    /// How often the search tried it. The more, the surer are the figures.
    pub visits: u32,
    /// Its utility for the seat, in thousandths.
    pub worth: u16,
    /// The chance of each seat to win, in thousandths.
    pub chances: Vec<i32>,
    /// The final points expected for each seat, in hundredths.
    pub points: Vec<i32>,
    /// The standard error of the difference between its seat's chance and that of the first action, in thousandths.
    pub error: u16,
}

/// The action that a policy chooses, or the only legal action. `None` if this seat has nothing to decide.
pub fn decide<G: Game>(
    policy: &dyn Policy<G>,
    game: &G,
    state: &StateOf<G>,
    seat: Seat,
    chance: &mut Chance,
) -> Option<G::Action> {
    chosen(game, state, seat, |legal| {
        let sampled = game.determinize(state, Viewer::Seat(seat), chance);
        policy.choose(game, &sampled, seat, legal, chance)
    })
}

/// The actions that a policy considers, the best first; also this one if it is legal. Empty if this seat has nothing to
/// decide.
pub fn judge<G: Game>(
    policy: &dyn Policy<G>,
    game: &G,
    state: &StateOf<G>,
    seat: Seat,
    also: Option<&G::Action>,
    chance: &mut Chance,
) -> Vec<Judged<G::Action>> {
    let mut legal = Vec::new();
    game.legal_actions(state, seat, &mut legal);
    if legal.is_empty() {
        return Vec::new();
    }
    let sampled = game.determinize(state, Viewer::Seat(seat), chance);
    let also = also.and_then(|action| legal.binary_search(action).ok());
    let judged = policy.judge(game, &sampled, seat, &legal, also, chance).into_iter();
    judged.filter(|judged| judged.action < legal.len()).map(|judged| judged.map(|index| legal[index].clone())).collect()
}

/// As [`decide`], but the policy sees everything, also the random results to come. An upper bound for measurements.
pub fn peek<G: Game>(
    policy: &mut dyn Policy<G>,
    game: &G,
    state: &StateOf<G>,
    seat: Seat,
    chance: &mut Chance,
) -> Option<G::Action> {
    policy.peek();
    chosen(game, state, seat, |legal| policy.choose(game, state, seat, legal, chance))
}

/// The legal action whose index `choose` returns, or the only one.
fn chosen<G: Game>(
    game: &G,
    state: &StateOf<G>,
    seat: Seat,
    choose: impl FnOnce(&[G::Action]) -> usize,
) -> Option<G::Action> {
    let mut legal = Vec::new();
    game.legal_actions(state, seat, &mut legal);
    if legal.len() < 2 {
        return legal.pop();
    }
    let choice = choose(&legal);
    legal.get(choice).cloned()
}

impl<A> Judged<A> {
    /// Whether it was tried often enough for its figures, compared with the best action.
    pub const fn is_tried(&self, best: &Self) -> bool {
        self.visits > 0 && self.visits * 16 >= best.visits
    }

    /// The same with another form of the action.
    pub fn map<B>(self, form: impl FnOnce(A) -> B) -> Judged<B> {
        let Self { action, visits, worth, chances, points, error } = self;
        Judged { action: form(action), visits, worth, chances, points, error }
    }
}
