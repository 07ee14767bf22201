//! Distances in actions: by sea for a longship, by land for Vikings.

use std::collections::VecDeque;

use crate::games::explorers::components::REGIONS;
use crate::games::explorers::place::Place;
use crate::games::explorers::state::{Chart, LandId};

/// The shortest ways from one sea place to all others. A way ends at an enemy ship, because the fight decides the
/// surviving crew.
pub(super) struct Courses {
    /// For each place the number of actions and the first stop of the way, indexed by [`number`].
    ways: Vec<Option<(i32, Place)>>,
}

/// The index of a place: 0 for home, then one for each possible sea of each tile.
fn number(chart: &Chart, place: Place) -> Option<usize> {
    match place {
        Place::Home => Some(0),
        Place::At(space) => Some(1 + REGIONS * usize::from(chart.on(space.cell)?) + usize::from(space.region)),
    }
}

impl Courses {
    /// All ways from a place. Ways to enemy ships are included only for a crew that can fight.
    pub fn from(chart: &Chart, start: Place, fights: bool) -> Self {
        let mut ways = vec![None; 1 + REGIONS * chart.tiles.len()];
        if let Some(at) = number(chart, start) {
            ways[at] = Some((0, start));
        }
        let mut open = VecDeque::from([(start, 0, start)]);
        while let Some((place, far, first)) = open.pop_front() {
            for next in chart.sea_ways(place) {
                let enemy = chart.has_enemy(next);
                let Some(at) = number(chart, next).filter(|at| ways[*at].is_none() && (fights || !enemy)) else {
                    continue;
                };
                let first = if far == 0 { next } else { first };
                ways[at] = Some((far + 1, first));
                if !enemy {
                    open.push_back((next, far + 1, first));
                }
            }
        }
        Self { ways }
    }

    /// The number of actions to a place, and the first stop on the way.
    pub fn to(&self, chart: &Chart, place: Place) -> Option<(i32, Place)> {
        self.ways[number(chart, place)?]
    }

    /// The shortest way to any sea of a tile.
    pub fn to_tile(&self, tile: u8) -> Option<(i32, Place)> {
        let at = 1 + REGIONS * usize::from(tile);
        self.ways[at..at + REGIONS].iter().flatten().copied().min_by_key(|(far, _)| *far)
    }
}

/// Every land with a path to some goals, the goals first. Each has the distance to the nearest goal and the next land
/// on the way.
pub(super) fn paths(chart: &Chart, goals: &[LandId]) -> Vec<(LandId, i32, LandId)> {
    let mut found: Vec<(LandId, i32, LandId)> = goals.iter().map(|goal| (*goal, 0, *goal)).collect();
    let mut at = 0;
    while at < found.len() {
        let (here, far, _) = found[at];
        for beside in chart.land_ways(here) {
            if !found.iter().any(|(land, ..)| *land == beside) {
                found.push((beside, far + 1, here));
            }
        }
        at += 1;
    }
    found
}
