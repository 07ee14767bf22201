//! The careful computer player. It places tiles where they help (`tiles`). In its actions it follows the plan with the
//! highest value per action (`plans`). Plans fetch livestock home, raid, build, win an island, or destroy an enemy
//! ship.
//!
//! It sees only the sampled position from [`crate::ai::decide`], and of that only the open part and its own hand. It
//! uses no chance of its own, so the same position gives the same choice.

pub mod judge;
pub(super) mod plans;
pub(super) mod tiles;

pub use judge::{PLAYERS, STRENGTH};

use super::Explorers;
use super::action::{Action, Goal};
use super::components::{ACTIONS, BOARDING, Captain, Counting, Edges, Feature, HOLD, Herd, OUTPOSTS, Tile, WALKERS};
use super::place::{Cargo, Place};
use super::scoring::{Holding, holdings};
use super::state::{Chart, Courses, Explorer, LandId, Open, Phase, Spot, State, paths};
use crate::ai::Policy;
use crate::engine::{Chance, Seat};

/// One point in the unit of plans: tenths of points.
const POINT: i32 = 10;

/// What captains of the reconstruction count, what suits this policy best first.
const FAVOURITES: [Counting; 11] = [
    Counting::Cartographer,
    Counting::Shieldmaiden,
    Counting::Watchman,
    Counting::Archer,
    Counting::Hero,
    Counting::Queen,
    Counting::Trader,
    Counting::Scout,
    Counting::Huntsman,
    Counting::Tyrant,
    Counting::Barbarian,
];

/// The rank of a captain in [`FAVOURITES`].
fn rank(game: &Explorers, action: Action) -> usize {
    let Action::Captain(captain) = action else { return usize::MAX };
    let counts = game.bonus(captain).counts;
    FAVOURITES.iter().position(|like| *like == counts).unwrap_or(FAVOURITES.len())
}

/// The careful policy.
#[derive(Clone, Copy, Debug, Default)]
pub struct Careful;

impl Policy<Explorers> for Careful {
    fn choose(&self, game: &Explorers, sampled: &State, seat: Seat, legal: &[Action], _: &mut Chance) -> usize {
        let open = &sampled.open;
        let best = match open.phase {
            Phase::Captain => legal.iter().min_by_key(|action| rank(game, **action)).copied(),
            Phase::Place { .. } => tiles::best(game, open, seat, legal),
            Phase::Act { .. } => plans::first_step(game, open, seat, legal),
            Phase::Over => None,
        };
        best.and_then(|best| legal.binary_search(&best).ok()).unwrap_or(legal.len() - 1)
    }
}
