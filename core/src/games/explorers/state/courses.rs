//! Distances in actions: by sea for a longship, by land for Vikings.

use std::cell::OnceCell;
use std::collections::VecDeque;

use super::*;

/// The shortest ways from one sea place to all others. A way ends at an enemy ship, because the fight decides the
/// surviving crew.
pub struct Courses {
    /// For each place the number of actions and the first stop of the way, indexed by [`number`].
    ways: Vec<Option<(i32, Place)>>,
}

/// Whether a longship gets from place to place as the chart lies now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Voyage {
    /// In so many actions, without a fight.
    Free(i32),
    /// Only past an enemy ship.
    Barred,
    None,
}

/// The index of a place: 0 for home, then one for each possible sea of each tile.
fn number(chart: &Chart, place: Place) -> Option<usize> {
    match place {
        Place::Home => Some(0),
        Place::At(space) => Some(1 + REGIONS * usize::from(chart.on(space.cell)?) + usize::from(space.region)),
    }
}

impl Courses {
    /// All ways of a longship with so many Vikings aboard.
    pub fn from(chart: &Chart, start: Place, vikings: u8) -> Self {
        Self::over(chart, start, |place| {
            if place != start && chart.has_enemy(place) { SeaWays::new() } else { chart.sails(place, vikings) }
        })
    }

    /// All ways, as if each fight were won.
    pub fn past_enemies(chart: &Chart, start: Place) -> Self {
        Self::over(chart, start, |from| chart.sea_ways(from))
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

    /// The number of actions to a place of a chart with one more tile. If that tile has one sea only, the last step of a way
    /// to it is the first onto the tile.
    fn beside(&self, chart: &Chart, place: Place) -> Option<i32> {
        let known = |place: Place| Some(self.ways.get(number(chart, place)?).copied()??.0);
        let beside = || chart.sea_ways(place).into_iter().filter_map(known).min().map(|far| far + 1);
        known(place).or_else(beside)
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

/// The ways of a longship in a position, found when they are first asked for.
pub struct Ways<'a> {
    chart: &'a Chart,
    ship: Place,
    /// From the longship and from home, without a fight and past enemy ships.
    courses: [OnceCell<Courses>; 4],
}

impl<'a> Ways<'a> {
    pub fn new(chart: &'a Chart, ship: Place) -> Self {
        Self { chart, ship, courses: Default::default() }
    }

    fn from(&self, start: Place, fights: bool) -> &Courses {
        let at = 2 * usize::from(start == Place::Home) + usize::from(fights);
        self.courses[at].get_or_init(|| match fights {
            true => Courses::past_enemies(self.chart, start),
            false => Courses::from(self.chart, start, 1),
        })
    }

    /// The fewest actions in which a longship sails between one of these places and all the ends together. The chart has at
    /// most one more tile. Ways without a fight are as long in both directions.
    pub fn between(&self, chart: &Chart, stops: impl Iterator<Item = Place> + Clone, ends: &[Place]) -> Voyage {
        let later = &chart.tiles[self.chart.tiles.len()..];
        let alike = later.iter().all(|laid| laid.seas.len() == 1)
            && chart.enemies().filter(|at| later.iter().all(|laid| laid.cell != at.cell)).eq(self.chart.enemies())
            && ends.iter().all(|end| [self.ship, Place::Home].contains(end));
        let length = |stop: Place, fights: bool| -> Option<i32> {
            if alike {
                return ends.iter().map(|end| self.from(*end, fights).beside(chart, stop)).sum();
            }
            let courses = if fights { Courses::past_enemies(chart, stop) } else { Courses::from(chart, stop, 1) };
            ends.iter().map(|end| Some(courses.to(chart, *end)?.0)).sum()
        };
        let free = stops.clone().filter(|at| !chart.has_enemy(*at)).filter_map(|at| length(at, false));
        match free.min() {
            Some(actions) => Voyage::Free(actions),
            None if stops.clone().any(|at| length(at, true).is_some()) => Voyage::Barred,
            None => Voyage::None,
        }
    }
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
