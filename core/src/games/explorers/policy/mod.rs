//! The careful computer player. It places tiles where they help (`tiles`), and in its actions follows the plan that brings
//! most per action (`plans`): fetch livestock home, raid, build, win an island, destroy an enemy ship.
//!
//! Sees only the sampled position that [`crate::ai::decide`] hands it, and of that only what lies open and its own hand. Uses
//! no chance of its own: the same position gives the same choice.

mod courses;
mod errands;
mod plans;
pub(super) mod tiles;

use super::Explorers;
use super::action::Action;
use super::components::{
    ACTIONS, BOARDING, Captain, Counting, Edges, Feature, HOLD, Herd, OUTPOSTS, REGIONS, Tile, WALKERS,
};
use super::place::{Cargo, Place};
use super::scoring::{Holding, holdings};
use super::state::{Chart, Explorer, LandId, Open, Phase, Spot, State};
use crate::ai::Policy;
use crate::engine::{Chance, Seat};
use courses::{Courses, paths};

/// One point in the unit of plans: tenths of points.
const POINT: i32 = 10;

/// What captains count, by the captains of the reconstruction; the best for this policy first.
const FAVOURITES: [Captain; 11] = [
    Captain::Cartographer,
    Captain::Shieldmaiden,
    Captain::Watchman,
    Captain::Archer,
    Captain::Hero,
    Captain::Queen,
    Captain::Trader,
    Captain::Scout,
    Captain::Huntsman,
    Captain::Tyrant,
    Captain::Barbarian,
];

/// The captain that counts what suits this policy best.
fn favourite(game: &Explorers, legal: &[Action]) -> Option<Action> {
    let rank = |action: &&Action| {
        let Action::Captain(captain) = action else { return usize::MAX };
        let counts = game.bonus(*captain).counts;
        FAVOURITES.iter().position(|like| Counting::As(*like) == counts).unwrap_or(FAVOURITES.len())
    };
    legal.iter().min_by_key(rank).copied()
}

/// The careful policy.
#[derive(Clone, Copy, Debug, Default)]
pub struct Careful;

impl Policy<Explorers> for Careful {
    fn choose(&self, game: &Explorers, sampled: &State, seat: Seat, legal: &[Action], _: &mut Chance) -> usize {
        let open = &sampled.open;
        let best = match open.phase {
            Phase::Captain => favourite(game, legal),
            Phase::Place { .. } => tiles::best(game, open, seat, legal),
            Phase::Act { .. } => plans::first_step(game, open, seat, legal),
            Phase::Over => None,
        };
        best.and_then(|best| legal.binary_search(&best).ok()).unwrap_or(legal.len() - 1)
    }
}
