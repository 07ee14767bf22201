//! The coasts of a tile: where its land ends. A coast leaves a tile at a right angle to its edge, at the same place as
//! the coast of the neighbour. So land and sea join over edges and around corners. Knows no game, only edges and
//! regions.

use super::HexGrid;
use crate::canvas::edges::Edges;
use crate::canvas::hex::Direction;
use crate::canvas::scene::{Point, Step, Unit, polar};

/// The distance from a corner at which a coast crosses an edge, in per cent of the edge.
const INSET: Unit = 17;
/// The radius of an islet or a lake, in per cent of the distance to an edge.
const ISLET: Unit = 40;
/// How far land is drawn beyond its border, so that no seam shows.
const OVERLAP: Unit = 6;

/// The distance of pieces from the centre on the only run of land, or of sea, by its length. In per cent of the
/// distance to an edge.
const ON_LAND: [Unit; 7] = [0, 58, 54, 40, 26, 20, 0];
const AT_SEA: [Unit; 7] = [0, 58, 54, 46, 40, 36, 0];
/// The bend of a coast around the only run of land, by its length up to 5. The numbers are the distance of its tip from
/// the centre, its breadth there, and how long it leaves an edge straight. In the same per cent.
const BENDS: [(Unit, Unit, Unit); 5] = [(14, 52, 46), (20, 58, 44), (16, 46, 36), (14, 44, 34), (4, 34, 44)];

/// What the coasts of a tile depend on.
#[derive(Clone, Copy, Debug)]
pub struct Patch {
    pub centre: Point,
    pub wide: Unit,
    pub edges: Edges,
    pub regions: [u8; 6],
    /// How many regions of land and of sea there are: one without an edge is an islet, or a lake.
    pub lands: u8,
    pub seas: u8,
    /// By corner (each after the edge of the same number): whether the edge that leads away from the tile there is land.
    pub beyond: [bool; 6],
    /// Varies the coasts of tiles with the same edges.
    pub seed: u8,
}

/// The area of a land region or of a lake.
#[derive(Clone, Debug)]
pub struct Plot {
    pub region: u8,
    pub border: Vec<Step>,
    /// The parts of the border that are coast.
    pub coasts: Vec<Vec<Step>>,
}

/// Consecutive edges of one kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Run {
    pub first: Direction,
    pub length: u8,
}

impl Run {
    const fn last(self) -> Direction {
        self.first.turned(self.length - 1)
    }

    /// The direction from the centre to its middle, in tenths of a degree.
    pub const fn angle(self) -> i32 {
        HexGrid::angle(self.first) + 300 * (self.length as i32 - 1)
    }
}

impl Patch {
    /// A tile of one land and one sea with nothing but sea around it.
    pub const fn new(centre: Point, wide: Unit, edges: Edges) -> Self {
        Self { centre, wide, edges, regions: [0; 6], lands: 1, seas: 1, beyond: [false; 6], seed: 0 }
    }

    /// Runs of land or of sea, clockwise; one of six edges if all are of that kind.
    pub fn runs(&self, land: bool) -> Vec<Run> {
        let is = |direction: Direction| self.edges.is_land(direction) == land;
        if Direction::ALL.into_iter().all(is) {
            return vec![Run { first: Direction::NorthEast, length: 6 }];
        }
        let begins = |direction: &Direction| is(*direction) && !is(direction.turned(5));
        let run =
            |first: Direction| Run { first, length: (1..6).find(|sixths| !is(first.turned(*sixths))).unwrap_or(6) };
        Direction::ALL.into_iter().filter(begins).map(run).collect()
    }

    fn runs_of(&self, land: bool, region: u8) -> Vec<Run> {
        self.runs(land).into_iter().filter(|run| self.regions[run.first.index()] == region).collect()
    }

    const fn apothem(&self) -> Unit {
        self.wide / 2
    }

    /// Where the pieces of a region stand.
    pub fn anchor(&self, land: bool, region: u8) -> Point {
        let runs = self.runs_of(land, region);
        let [run] = runs[..] else { return self.centre };
        let alone = self.runs(!land).len() == 1;
        let other = if land { self.seas } else { self.lands };
        let per_cent = match run.length {
            // An islet or a lake takes the middle.
            _ if (0..other).any(|region| self.is_inner(!land, region)) => 68,
            1..6 if !alone => 66,
            length => (if land { ON_LAND } else { AT_SEA })[usize::from(length)],
        };
        polar(self.centre, self.apothem() * per_cent / 100, run.angle())
    }

    /// Whether a land region, or a sea region, has no edge.
    fn is_inner(&self, land: bool, region: u8) -> bool {
        self.edges.of(self.regions, land, region).next().is_none()
    }

    /// The land, region by region.
    pub fn plots(&self) -> Vec<Plot> {
        (0..self.lands).map(|region| self.plot(region)).collect()
    }

    pub fn lakes(&self) -> Vec<Plot> {
        (0..self.seas).filter(|region| self.is_inner(false, *region)).map(|region| self.round(region)).collect()
    }

    /// The circle of an islet or a lake.
    fn round(&self, region: u8) -> Plot {
        let radius = self.apothem() * ISLET / 100;
        // The handle of a cubic curve that is about a quarter of a circle.
        let bow = radius * 55 / 100;
        let place = |x: Unit, y: Unit| self.centre.shifted(x, y);
        let coast = vec![
            Step::Move(place(0, -radius)),
            Step::Cubic(place(bow, -radius), place(radius, -bow), place(radius, 0)),
            Step::Cubic(place(radius, bow), place(bow, radius), place(0, radius)),
            Step::Cubic(place(-bow, radius), place(-radius, bow), place(-radius, 0)),
            Step::Cubic(place(-radius, -bow), place(-bow, -radius), place(0, -radius)),
            Step::Close,
        ];
        Plot { region, border: coast.clone(), coasts: vec![coast] }
    }

    fn plot(&self, region: u8) -> Plot {
        if self.is_inner(true, region) {
            return self.round(region);
        }
        let runs = self.runs_of(true, region);
        let outer = HexGrid::corners(self.centre, self.wide + 2 * OVERLAP);
        if runs.iter().any(|run| run.length == 6) {
            let border = (0..).zip(outer).map(|(n, p)| if n == 0 { Step::Move(p) } else { Step::Line(p) });
            return Plot { region, border: border.chain([Step::Close]).collect(), coasts: Vec::new() };
        }
        let mut border = Vec::new();
        let mut coasts = Vec::new();
        for (index, run) in runs.iter().enumerate() {
            let (from, edge) = self.crossing(run.first.turned(5));
            border.push(if index == 0 { Step::Move(from) } else { Step::Line(from) });
            if edge != run.first {
                border.push(Step::Line(outer[run.first.turned(5).index()]));
            }
            let inner = (0..run.length - 1).map(|sixths| run.first.turned(sixths).index());
            border.extend(inner.map(|corner| Step::Line(outer[corner])));
            let (to, edge) = self.crossing(run.last());
            if edge != run.last() {
                border.push(Step::Line(outer[run.last().index()]));
            }
            border.push(Step::Line(to));
            let coast = self.coast(*run, runs[(index + 1) % runs.len()], runs.len());
            border.extend_from_slice(&coast);
            coasts.push([Step::Move(to)].into_iter().chain(coast).collect());
        }
        border.push(Step::Close);
        Plot { region, border, coasts }
    }

    /// The point where a coast leaves the tile near a corner between land and sea, and the edge that it crosses. It
    /// crosses the land edge if the other two edges of the corner are sea, else the sea edge.
    fn crossing(&self, corner: Direction) -> (Point, Direction) {
        let all = HexGrid::corners(self.centre, self.wide);
        let next = corner.turned(1);
        let on_next = self.edges.is_land(next) != self.beyond[corner.index()];
        let (edge, end) = if on_next { (next, next) } else { (corner, corner.turned(5)) };
        (all[corner.index()].towards(all[end.index()], INSET), edge)
    }

    /// The coast from the end of a run to the beginning of the next run of its region, around the sea between them.
    fn coast(&self, run: Run, next: Run, runs: usize) -> Vec<Step> {
        let part = |per_cent: Unit| self.apothem() * per_cent / 100;
        let (from, leaving) = self.crossing(run.last());
        let (to, entering) = self.crossing(next.first.turned(5));
        let gap = (next.first.index() + 6 - run.last().index() - 1) % 6;
        let gap = if gap == 0 { 6 - run.length } else { gap as u8 };
        let axis = Run { first: run.last().turned(1), length: gap }.angle();
        let others = self.edges.directions().any(|edge| self.regions[edge.index()] != self.regions[run.first.index()]);
        let (reach, broad, handle) = match (runs, others, run.length) {
            (1, false, length) => BENDS[usize::from(length.min(5)) - 1],
            (1, true, 1) => (-34, 34, 30),
            (1, true, _) => (-28, 46, 30),
            _ => (24, 40, 30),
        };
        let along = Unit::from(self.seed % 5) * 4 - 8;
        let across = Unit::from(self.seed / 5 % 5) * 5 - 10;
        let (along, across) = if others || runs > 1 { (0, across / 2) } else { (along, across) };
        let tip = polar(polar(self.centre, part(reach + along), axis), part(across), axis + 900);
        let inward = |point: Point, edge: Direction| polar(point, part(handle), HexGrid::angle(edge) + 1800);
        let before = polar(tip, part(broad), axis - 900);
        let after = polar(tip, part(broad), axis + 900);
        vec![Step::Cubic(inward(from, leaving), before, tip), Step::Cubic(after, inward(to, entering), to)]
    }
}
