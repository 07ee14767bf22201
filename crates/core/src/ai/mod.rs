//! Computer players. They know no title; each title evaluates its own positions ([`Evaluate`]).
//!
//! Decision 15 says which search serves which title: [`search`], [`rollouts`] or [`duel`].
//!
//! Invariant: a policy sees only what its seat may know. [`decide`] and [`judge()`] ask it a `Question`, in which
//! everything hidden from the seat is redrawn. Only [`peek`] does not redraw; it is for measurements.

pub mod duel;
pub mod duelist;
pub mod forced;
pub mod rollouts;
pub mod search;
pub mod utility;

mod beginner;
pub mod evaluate;
pub mod fixed;
mod judged;
mod level;
mod past;
pub mod playouts;
mod random;

pub use beginner::Beginner;
pub use evaluate::Evaluate;
pub use judged::{Judged, Wanted, thousandths};
pub use level::Level;
pub use past::Past;
pub use random::Random;
pub use rollouts::{Rollouts, Trials};
pub use search::{Effort, Search};
pub use utility::PerSeat;

use crate::engine::{Chance, Game, Seat, StateOf, Viewer};

/// A computer player's policy. An implementation has [`Policy::judge`], or [`Policy::choose`] if it has no figures.
pub trait Policy<G: Game>: Send + Sync {
    /// Returns the index of the chosen action in `legal`, which is not empty. `sampled` is a position sampled from what
    /// this seat knows. By default the first action that it judges.
    fn choose(&self, game: &G, sampled: &StateOf<G>, seat: Seat, legal: &[G::Action], chance: &mut Chance) -> usize {
        self.judge(game, sampled, seat, legal, Wanted::FIRST, chance).first().map_or(0, |best| best.action)
    }

    /// The considered actions with what they bring, the chosen one first. By default only the chosen one, without
    /// figures.
    fn judge(
        &self,
        game: &G,
        sampled: &StateOf<G>,
        seat: Seat,
        legal: &[G::Action],
        _wanted: Wanted,
        chance: &mut Chance,
    ) -> Vec<Judged> {
        vec![Judged { action: self.choose(game, sampled, seat, legal, chance), ..Judged::default() }]
    }

    /// Makes the policy use everything in the position that it gets, for [`peek`].
    fn peek(&mut self) {}
}

/// A question to a seat, and the only way from a position to a policy. It holds the position as redrawn for the seat and
/// not the real one, so no answer can depend on what the seat cannot know.
struct Question<'a, G: Game> {
    game: &'a G,
    seat: Seat,
    legal: Vec<G::Action>,
    sampled: StateOf<G>,
}

impl<'a, G: Game> Question<'a, G> {
    /// The question to a seat without the actions that lead back, or its legal actions if they are fewer than `least`.
    fn new(
        game: &'a G,
        state: &StateOf<G>,
        seat: Seat,
        least: usize,
        past: &Past,
        chance: &mut Chance,
    ) -> Result<Self, Vec<G::Action>> {
        let legal = legal(game, state, seat);
        if legal.len() < least {
            return Err(legal);
        }
        let sampled = game.determinize(state, Viewer::Seat(seat), chance);
        Ok(Self { game, seat, legal: past.fresh(game, &sampled, seat, legal), sampled })
    }

    fn choice(&self, policy: &dyn Policy<G>, chance: &mut Chance) -> Option<G::Action> {
        let choice = policy.choose(self.game, &self.sampled, self.seat, &self.legal, chance);
        self.legal.get(choice).cloned()
    }

    fn judged(&self, policy: &dyn Policy<G>, also: Option<&G::Action>, chance: &mut Chance) -> Vec<Judged<G::Action>> {
        let wanted = Wanted::shown(also.and_then(|action| self.legal.binary_search(action).ok()));
        let judged = policy.judge(self.game, &self.sampled, self.seat, &self.legal, wanted, chance).into_iter();
        let listed = judged.filter(|judged| judged.action < self.legal.len());
        listed.map(|judged| judged.map(|index| self.legal[index].clone())).collect()
    }
}

fn legal<G: Game>(game: &G, state: &StateOf<G>, seat: Seat) -> Vec<G::Action> {
    let mut legal = Vec::new();
    game.legal_actions(state, seat, &mut legal);
    legal
}

/// The action that a policy chooses, or the only legal action. `None` if this seat has nothing to decide.
pub fn decide<G: Game>(
    policy: &dyn Policy<G>,
    game: &G,
    state: &StateOf<G>,
    seat: Seat,
    chance: &mut Chance,
) -> Option<G::Action> {
    advise(policy, game, state, seat, &Past::default(), chance)
}

/// The same without the actions that lead back to where the seat was.
pub fn advise<G: Game>(
    policy: &dyn Policy<G>,
    game: &G,
    state: &StateOf<G>,
    seat: Seat,
    past: &Past,
    chance: &mut Chance,
) -> Option<G::Action> {
    match Question::new(game, state, seat, 2, past, chance) {
        Ok(question) => question.choice(policy, chance),
        Err(mut only) => only.pop(),
    }
}

/// The actions that a policy considers, the best first; also this one if it is legal. The best one and this one have
/// figures that can be compared, and so have the best `judged::SHOWN` if no other is asked for. Empty if this seat has
/// nothing to decide.
pub fn judge<G: Game>(
    policy: &dyn Policy<G>,
    game: &G,
    state: &StateOf<G>,
    seat: Seat,
    also: Option<&G::Action>,
    past: &Past,
    chance: &mut Chance,
) -> Vec<Judged<G::Action>> {
    let question = Question::new(game, state, seat, 1, past, chance);
    question.map_or_else(|_| Vec::new(), |question| question.judged(policy, also, chance))
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
    let mut legal = legal(game, state, seat);
    if legal.len() < 2 {
        return legal.pop();
    }
    Question { game, seat, legal, sampled: state.clone() }.choice(policy, chance)
}
