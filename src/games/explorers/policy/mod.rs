//! The careful computer player. It lays tiles where they help (`tiles`), and in its actions follows the plan that brings most
//! for each action that it takes (`plans`): fetch livestock home, raid, build, win an island, destroy an enemy ship.
//!
//! Sees only the imagined position that [`crate::ai::decide`] hands it, and of that only what lies open and its own hand. Uses
//! no chance of its own: the same position gives the same choice.

mod courses;
mod errands;
mod plans;
pub(super) mod tiles;

use super::Explorers;
use super::action::Action;
use super::components::Captain;
use super::state::{Phase, State};
use crate::ai::Policy;
use crate::engine::{Chance, Seat};

/// A point, in the tenths in which plans are weighed.
const POINT: i32 = 10;

/// The captains, the best for this player's way of playing first.
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

/// The careful player.
#[derive(Clone, Copy, Debug, Default)]
pub struct Careful;

impl Policy<Explorers> for Careful {
    fn choose(&self, game: &Explorers, imagined: &State, seat: Seat, legal: &[Action], _: &mut Chance) -> usize {
        let world = &imagined.world;
        let best = match world.phase {
            Phase::Captain => FAVOURITES.into_iter().map(Action::Captain).find(|action| legal.contains(action)),
            Phase::Place { .. } => tiles::best(game, world, seat, legal),
            Phase::Act { .. } => plans::first_step(game, world, seat, legal),
            Phase::Over => None,
        };
        best.and_then(|best| legal.binary_search(&best).ok()).unwrap_or(legal.len() - 1)
    }
}
