//! What everything stands on: the sea with its shallows, the land with its beaches, the mainland, and the cells where nobody
//! has been.

use super::coast::{Patch, Plot};
use super::grid::{corners, doubled};
use super::sheet::Sheet;
use super::{Brush, Drawing};
use crate::canvas::Colour;
use crate::canvas::hex::{Cell, Direction};
use crate::canvas::scene::{Form, Point, Shape, Step, Unit, polar};
use crate::games::explorers::components::Edges;
use crate::games::explorers::state::Laid;

/// How a coast is marked.
#[derive(Clone, Debug, Default)]
pub struct Marked {
    /// Colours of those who hold the island, if it is complete.
    pub holders: Vec<Colour>,
    /// Whether it is complete.
    pub complete: bool,
}

impl Drawing<'_> {
    /// The tiles, the mainland, the open cells.
    pub fn ground(&self, sheet: Sheet) -> Vec<Shape> {
        let (grid, colours) = (sheet.grid, self.brush.colours);
        let chart = &self.view.open.chart;
        let tiles: Vec<&Laid> = chart.tiles.iter().filter(|laid| sheet.shows(laid.cell)).collect();
        let patches: Vec<Patch> = tiles.iter().map(|laid| self.patch(sheet, laid)).collect();
        let shore: Vec<Cell> = chart.shore.iter().copied().filter(|cell| sheet.shows(*cell)).collect();
        let hexagon = |cell: Cell| Form::polygon(corners(grid.centre(cell), grid.wide));
        let mut shapes: Vec<Shape> = vec![];
        for cell in &shore {
            shapes.push(hexagon(*cell).fill(colours.home).stroke(colours.home, 10).into());
        }
        for patch in &patches {
            shapes.push(self.brush.water(patch));
        }
        let plots: Vec<(u8, u8, Plot)> = (tiles.iter().zip(&patches))
            .flat_map(|(laid, patch)| {
                let tile = chart.on(laid.cell).unwrap_or_default();
                patch.plots().into_iter().map(move |plot| (tile, plot.region, plot))
            })
            .collect();
        let mainland: Vec<Plot> =
            self.start().mainland.iter().flat_map(|cell| self.mainland_patch(sheet, *cell).plots()).collect();
        let all = || plots.iter().map(|(_, _, plot)| plot).chain(&mainland);
        shapes.extend(self.brush.shallows(grid.wide, all()));
        for plot in &mainland {
            shapes.extend(self.brush.land(grid.wide, plot, colours.mainland, &Marked::default()));
        }
        for (tile, region, plot) in &plots {
            let root = chart.tile(*tile).lands.get(usize::from(*region)).map(|land| land.island);
            let marked = root.map(|root| self.marked(root)).unwrap_or_default();
            shapes.extend(self.brush.land(grid.wide, plot, colours.land, &marked));
        }
        for (laid, patch) in tiles.iter().zip(&patches) {
            shapes.extend(self.brush.lakes(patch));
            shapes.extend(self.brush.scenery(patch, laid));
        }
        shapes.extend(self.open_cells(sheet));
        for (laid, patch) in tiles.iter().zip(&patches) {
            shapes.extend(self.rim(sheet, laid, patch));
        }
        shapes
    }

    pub fn patch(&self, sheet: Sheet, laid: &Laid) -> Patch {
        let beyond = Direction::ALL.map(|corner| {
            // Seen from the tile over the edge before the corner, or from the one over the edge after it.
            let one = self.is_land(laid.cell.neighbour(corner), corner.turned(2));
            let other = || self.is_land(laid.cell.neighbour(corner.turned(1)), corner.turned(5));
            one.or_else(other).unwrap_or(false)
        });
        Patch {
            centre: sheet.grid.centre(laid.cell),
            wide: sheet.grid.wide,
            edges: laid.edges,
            regions: laid.regions,
            lands: laid.lands.len() as u8,
            seas: laid.seas.len() as u8,
            beyond,
            seed: (laid.tile.index() % 25) as u8,
        }
    }

    /// Whether an edge of a tile is land; `None` for an empty cell.
    fn is_land(&self, cell: Cell, direction: Direction) -> Option<bool> {
        let chart = &self.view.open.chart;
        match chart.on(cell) {
            Some(tile) => Some(chart.tile(tile).edges.is_land(direction)),
            None => chart.shore.contains(&cell).then_some(false),
        }
    }

    /// A cell of the mainland, as if it were a tile with land towards the others.
    fn mainland_patch(&self, sheet: Sheet, cell: Cell) -> Patch {
        let body = &self.start().mainland;
        let towards =
            |cell: Cell, direction: Direction| body.contains(&cell) && body.contains(&cell.neighbour(direction));
        let land = Direction::ALL.into_iter().filter(|direction| towards(cell, *direction));
        Patch {
            centre: sheet.grid.centre(cell),
            wide: sheet.grid.wide,
            edges: land.fold(Edges::SEA, Edges::with),
            regions: [0; 6],
            lands: 1,
            seas: 1,
            beyond: Direction::ALL.map(|corner| towards(cell.neighbour(corner), corner.turned(2))),
            seed: (doubled(cell) + 40) as u8,
        }
    }

    fn marked(&self, root: u8) -> Marked {
        let complete = self.view.known.islands.iter().find(|island| island.root == root && island.is_complete());
        let holders = complete.iter().flat_map(|island| &island.holders);
        let holders = holders.map(|seat| self.brush.livery(*seat).fill).collect();
        Marked { holders, complete: complete.is_some() }
    }

    /// Where nobody has been; the cells where the viewer may place a tile are set off.
    fn open_cells(&self, sheet: Sheet) -> Vec<Shape> {
        let (grid, colours) = (sheet.grid, self.brush.colours);
        let mut shapes = Vec::new();
        let spots = self.view.open.chart.spots.iter().map(|spot| spot.cell).filter(|cell| sheet.shows(*cell));
        for cell in spots {
            let centre = grid.centre(cell);
            shapes.push(Form::polygon(corners(centre, grid.wide)).fill(colours.open).into());
            let legal = self.legal.contains(&cell);
            let (colour, pen) =
                if legal { (self.brush.ground.accent, 16) } else { (colours.border.with_opacity(70), 10) };
            let border = Form::polygon(corners(centre, grid.wide - grid.wide / 14)).stroke(colour, pen);
            shapes.push(border.dashed([grid.wide / 14, grid.wide / 16]).into());
        }
        shapes
    }

    /// The border of a tile, and its thickness where nothing lies to the south of it.
    fn rim(&self, sheet: Sheet, laid: &Laid, patch: &Patch) -> Vec<Shape> {
        let colours = self.brush.colours;
        let corners = corners(patch.centre, patch.wide);
        let thick = patch.wide / 13;
        let mut shapes: Vec<Shape> = Vec::new();
        for direction in [Direction::SouthEast, Direction::SouthWest] {
            if self.is_land(laid.cell.neighbour(direction), direction.opposite()).is_none() {
                let (from, to) = (corners[direction.turned(5).index()], corners[direction.index()]);
                let side = [from, to, to.shifted(0, thick), from.shifted(0, thick)];
                let colour = if laid.edges.is_land(direction) { colours.wood.darker(35) } else { colours.side };
                shapes.push(Form::polygon(side).fill(colour).into());
            }
        }
        let pen = (sheet.grid.wide / 48).max(8);
        shapes.push(Form::polygon(corners).stroke(colours.seam, pen).into());
        shapes
    }
}

impl Brush {
    pub fn water(self, patch: &Patch) -> Shape {
        let deep = self.colours.deep;
        Form::polygon(corners(patch.centre, patch.wide)).fill(deep).stroke(deep, 6).into()
    }

    /// The lakes of a tile, over its land.
    pub fn lakes(self, patch: &Patch) -> Vec<Shape> {
        let (colours, pen) = (self.colours, (patch.wide * 42 / 1000).max(10));
        let lake = |plot: Plot| Form::path(plot.border).fill(colours.deep).stroke(colours.sand, pen).into();
        patch.lakes().into_iter().map(lake).collect()
    }

    /// Steps of depth along the coasts.
    pub fn shallows<'a>(self, wide: Unit, plots: impl Iterator<Item = &'a Plot>) -> Vec<Shape> {
        let colours = self.colours;
        let coasts: Vec<&Vec<Step>> = plots.flat_map(|plot| &plot.coasts).collect();
        let mut shapes = Vec::new();
        for (breadth, share) in [(42, 30), (25, 60), (13, 100)] {
            let colour = colours.deep.towards(colours.shallow, share);
            for coast in &coasts {
                let band = Form::path(coast.iter().copied()).stroke(colour, wide * breadth / 100).butt();
                shapes.push(band.into());
            }
        }
        shapes
    }

    /// Land with its beach; a complete island has a firm border instead, in the colours of its holders.
    pub fn land(self, wide: Unit, plot: &Plot, colour: Colour, marked: &Marked) -> Vec<Shape> {
        let colours = self.colours;
        let mut shapes: Vec<Shape> = Vec::new();
        let colour = marked.holders.first().map_or(colour, |holder| colour.towards(*holder, 22));
        shapes.push(Form::path(plot.border.iter().copied()).fill(colour).into());
        let pen = |coast: &Vec<Step>, colour: Colour, per_mille: Unit| {
            Form::path(coast.iter().copied()).stroke(colour, (wide * per_mille / 1000).max(10))
        };
        for coast in &plot.coasts {
            if !marked.complete {
                shapes.push(pen(coast, colours.sand, 42).into());
                continue;
            }
            shapes.push(pen(coast, colours.outline, 84).butt().into());
            let first = marked.holders.first().copied().unwrap_or(Colour::WHITE);
            shapes.push(pen(coast, first, 56).into());
            if let Some(second) = marked.holders.get(1) {
                shapes.push(pen(coast, *second, 56).dashed([wide / 8, wide / 8]).into());
            }
        }
        shapes
    }

    /// Trees where there is much land, waves where there is much sea.
    pub fn scenery(self, patch: &Patch, laid: &Laid) -> Vec<Shape> {
        let mut shapes = Vec::new();
        if self.look.contrast || patch.wide < 330 {
            return shapes;
        }
        let size = patch.wide / 26;
        for run in patch.runs(true).into_iter().filter(|run| run.length >= 2) {
            for (n, sixth) in (0..).zip([300, -300]).take(usize::from(run.length - 1)) {
                let shift = if run.length == 2 { 0 } else { sixth };
                let place = polar(patch.centre, patch.wide * (45 + n * 3) / 100, run.angle() + shift);
                shapes.push(self.tree(place, size));
                shapes.push(self.tree(place.shifted(size * 7 / 4, size / 2), size * 4 / 5));
            }
        }
        let seas = patch.runs(false).into_iter().filter(|run| run.length >= 3);
        for run in seas {
            let turn = if laid.tile.index().is_multiple_of(2) { 350 } else { -350 };
            let place = polar(patch.centre, patch.wide * 37 / 100, run.angle() + turn);
            shapes.push(self.wave(place, size));
        }
        shapes
    }

    fn tree(self, place: Point, size: Unit) -> Shape {
        let crown = [place.shifted(0, -size * 2), place.shifted(size, size / 2), place.shifted(-size, size / 2)];
        Form::polygon(crown).fill(self.colours.wood).into()
    }

    fn wave(self, place: Point, size: Unit) -> Shape {
        let bow = |x: Unit| Step::Quad(place.shifted(x, -size), place.shifted(x + size, 0));
        let steps = [Step::Move(place.shifted(-size * 2, 0)), bow(-size), bow(size)];
        let colour = self.colours.deep.towards(self.colours.shallow, 55);
        Form::path(steps).stroke(colour, size / 3).into()
    }
}
