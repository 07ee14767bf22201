//! Values of placements, in tenths of points. A tile helps if it closes islands, keeps the sea open, and brings its
//! features within reach.

use super::*;
use crate::canvas::hex::{Cell, Direction};

/// The cost of an open land edge, which makes an island harder to complete.
const OPEN_EDGE: i32 = 6;
/// The value of a land edge that meets another.
const MET_EDGE: i32 = 5;
/// The value of an animal or settlement that longships can reach, minus [`STEP`] for each step from home.
const IN_REACH: i32 = 24;
const STEP: i32 = 3;
/// The value of a possible outpost corner.
const SITE: i32 = 10;
/// The value of a tile of a completed island that is shared or has no controller.
const UNCLAIMED: i32 = 4;

/// The placement with the highest value; the first among equals.
pub(super) fn best(game: &Explorers, open: &Open, seat: Seat, legal: &[Action]) -> Option<Action> {
    let glance = Glance::new(game, open, seat);
    let judged = legal.iter().filter_map(|action| match action {
        Action::Place(tile, cell, rotation) => Some((*action, glance.value(*tile, *cell, *rotation)?)),
        _ => None,
    });
    judged.reduce(|best, next| if next.1 > best.1 { next } else { best }).map(|(action, _)| action)
}

/// Values that are computed once for all placements of a seat.
pub(in crate::games::explorers) struct Glance<'a> {
    game: &'a Explorers,
    open: &'a Open,
    seat: Seat,
    home: Courses,
    ship: Courses,
    holdings: Vec<Holding>,
}

impl<'a> Glance<'a> {
    pub fn new(game: &'a Explorers, open: &'a Open, seat: Seat) -> Self {
        Self {
            game,
            open,
            seat,
            home: Courses::from(&open.chart, Place::Home, 1),
            ship: Courses::from(&open.chart, open.explorers[seat.index()].ship, 1),
            holdings: holdings(game, open),
        }
    }

    /// The value of a placement; `None` if the cell is not open.
    pub fn value(&self, tile: Tile, cell: Cell, rotation: u8) -> Option<i32> {
        let spot = self.open.chart.spot(cell)?;
        let face = &self.game.tiles[tile.index()];
        let (edges, regions) = face.turned(rotation);
        let lands = (0..face.lands).map(|region| self.land(spot, &edges.of(regions, true, region).collect::<Vec<_>>()));
        let sites = edges.directions().filter(|edge| self.makes_site(spot, edges, *edge)).count() as i32;
        let feature = self.reach(spot, edges, face.feature);
        Some(lands.sum::<i32>() + feature + SITE * sites)
    }

    /// Whether the corner between an edge and the next becomes an outpost site.
    fn makes_site(&self, spot: &Spot, edges: Edges, edge: Direction) -> bool {
        let side = |direction: Direction| Some(self.open.chart.tile(spot.sides[direction.index()]?));
        let (Some(one), Some(other)) = (side(edge), side(edge.turned(1))) else { return false };
        edges.is_land(edge.turned(1)) && one.edges.is_land(edge.turned(2)) && !one.outpost && !other.outpost
    }

    /// The value of a land region for the islands that it joins.
    fn land(&self, spot: &Spot, edges: &[Direction]) -> i32 {
        let beyond = |edge: &Direction| {
            let tile = self.open.chart.tile(spot.sides[edge.index()]?);
            let land = &tile.lands[usize::from(tile.land_at(edge.opposite())?)];
            self.holdings.iter().find(|holding| holding.root == land.island)
        };
        let met: Vec<&Holding> = edges.iter().filter_map(beyond).collect();
        let mut joined = met.clone();
        joined.sort_unstable_by_key(|holding| holding.root);
        joined.dedup_by_key(|holding| holding.root);
        let new_open = (edges.len() - met.len()) as i32;
        let spoils = edges.iter().any(|edge| spot.shore.is_land(*edge));
        let open = joined.iter().map(|holding| i32::from(holding.open)).sum::<i32>() - met.len() as i32 + new_open;
        let tiles = 1 + joined.iter().map(|holding| i32::from(holding.tiles)).sum::<i32>();
        let closing = if open == 0 {
            tiles * self.share(&joined)
        } else if spoils && joined.iter().all(|holding| holding.barred == 0) {
            // A land edge at the shore: the island can never be completed (EX-22).
            -OPEN_EDGE * new_open - tiles * self.share(&joined) / 2
        } else {
            -OPEN_EDGE * new_open
        };
        closing + MET_EDGE * met.len() as i32
    }

    /// The value for this seat of a tile of an island that is completed with the present strengths.
    fn share(&self, joined: &[&Holding]) -> i32 {
        let strength = |seat: Seat| joined.iter().map(|holding| i32::from(holding.strength[seat.index()])).sum::<i32>();
        let others = Seat::all(self.open.seats()).filter(|seat| *seat != self.seat).map(strength).max().unwrap_or(0);
        match strength(self.seat) {
            0 if others == 0 => UNCLAIMED,
            own if own > others => POINT,
            own if own == others => UNCLAIMED,
            _ => -POINT,
        }
    }

    /// The value of the tile's features; 0 if no longship can reach the tile.
    fn reach(&self, spot: &Spot, edges: Edges, feature: Option<Feature>) -> i32 {
        let beside = |courses: &Courses| self.beside(courses, spot, edges);
        let Some(home) = beside(&self.home) else { return 0 };
        let near = IN_REACH - STEP * home.min(8);
        match feature {
            Some(Feature::Animal(..)) => near - beside(&self.ship).map_or(STEP, |far| far.min(8)),
            Some(Feature::Settlement(_)) => near / 2,
            Some(Feature::EnemyShip(_)) | None => 2,
        }
    }

    /// The number of actions on these ways to a tile with these edges on an open cell.
    fn beside(&self, courses: &Courses, spot: &Spot, edges: Edges) -> Option<i32> {
        let sea = Direction::ALL.into_iter().filter(|direction| !edges.is_land(*direction));
        let ways = sea.filter_map(|direction| {
            let tile = spot.sides[direction.index()]?;
            let laid = self.open.chart.tile(tile);
            courses.to(&self.open.chart, Place::At(laid.space(laid.sea_at(direction.opposite())?)))
        });
        ways.map(|(far, _)| far + 1).min()
    }
}
