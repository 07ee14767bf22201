//! Distances in actions: by sea for a longship, by land for Vikings.

use std::collections::VecDeque;

use super::*;

/// The shortest ways from one sea place to all others.
pub struct Courses {
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
    /// All ways of a longship with so many Vikings aboard. A way ends at an enemy ship, because the fight decides the
    /// surviving crew.
    pub fn from(chart: &Chart, start: Place, vikings: u8) -> Self {
        Self::over(chart, start, |place| {
            if place != start && chart.has_enemy(place) { SeaWays::new() } else { chart.sails(place, vikings) }
        })
    }

    fn over(chart: &Chart, start: Place, sails: impl Fn(Place) -> SeaWays) -> Self {
        let mut ways = vec![None; 1 + REGIONS * chart.tiles.len()];
        if let Some(at) = number(chart, start) {
            ways[at] = Some((0, start));
        }
        let mut open = VecDeque::from([(start, 0, start)]);
        while let Some((place, far, first)) = open.pop_front() {
            for next in sails(place) {
                let Some(at) = number(chart, next).filter(|at| ways[*at].is_none()) else { continue };
                let first = if far == 0 { next } else { first };
                ways[at] = Some((far + 1, first));
                open.push_back((next, far + 1, first));
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

impl Chart {
    /// The sea spaces of a tile.
    pub fn seas(&self, tile: u8) -> impl Iterator<Item = Place> + Clone {
        let laid = self.tile(tile);
        (0..laid.seas.len() as u8).map(|region| Place::At(laid.space(region)))
    }
}

/// The fewest actions in which a longship sails between one of these places and all the ends together. It sails without
/// a fight, or as if each fight were won. Ways are as long in both directions.
pub fn voyage(chart: &Chart, stops: impl Iterator<Item = Place>, ends: &[Place], fights: bool) -> Option<i32> {
    let from = |end: &Place| match fights {
        true => Courses::over(chart, *end, |place| chart.sea_ways(place)),
        false => Courses::from(chart, *end, 1),
    };
    let ways: Vec<Courses> = ends.iter().map(from).collect();
    let length = |stop: Place| ways.iter().map(|ways| Some(ways.to(chart, stop)?.0)).sum::<Option<i32>>();
    stops.filter(|stop| fights || !chart.has_enemy(*stop)).filter_map(length).min()
}

/// Every land with a path to some goals, the goals first. Each has the distance to the nearest goal and the next land
/// on the way.
pub fn paths(chart: &Chart, goals: &[LandId]) -> Vec<(LandId, i32, LandId)> {
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
