//! The ground below the pieces: the sea with its shallows, the land with its beaches, the mainland, and the open cells.

use super::*;

/// How a coast is marked.
#[derive(Clone, Debug, Default)]
pub struct Marked {
    /// Colours of those who hold the island, if it is complete.
    pub holders: Vec<Colour>,
    pub complete: bool,
}

impl Drawing<'_> {
    pub fn ground(&self, sheet: Sheet) -> Vec<Shape> {
        let grid = sheet.grid;
        let colours = &self.colours;
        let chart = self.context.chart();
        let tiles: Vec<(&Laid, Patch)> = (chart.tiles.iter().filter(|laid| sheet.shows(laid.cell)))
            .map(|laid| (laid, self.patch(sheet, laid)))
            .collect();
        let shore =
            chart.shore.iter().filter(|cell| sheet.shows(**cell)).map(|cell| {
                HexGrid::hexagon(grid.centre(*cell), grid.wide).fill(colours.home).stroke(colours.home, 10)
            });
        let water = tiles.iter().map(|(_, patch)| water(colours, patch));
        let plots = tiles.iter().flat_map(|(laid, patch)| patch.plots().into_iter().map(|plot| (*laid, plot)));
        let plots: Vec<(&Laid, Plot)> = plots.collect();
        let mainland = self.start().mainland.iter().flat_map(|cell| self.mainland_patch(sheet, *cell).plots());
        let mainland: Vec<Plot> = mainland.collect();
        let all = plots.iter().map(|(_, plot)| plot).chain(&mainland);
        let shallows = shallows(colours, grid.wide, all);
        let home = mainland.iter().map(|plot| land(colours, grid.wide, plot, colours.mainland, &Marked::default()));
        let islands = plots.iter().map(|(laid, plot)| {
            let region = laid.lands.get(usize::from(plot.region));
            let marked = region.map(|land| self.marked(land.island)).unwrap_or_default();
            land(colours, grid.wide, plot, colours.land, &marked)
        });
        let scenery = tiles.iter().map(|(laid, patch)| (lakes(colours, patch), scenery(colours, patch, laid)));
        let rims = tiles.iter().map(|(laid, patch)| self.rim(laid, patch));
        (
            (shore.collect::<Vec<_>>(), water.collect::<Vec<_>>(), shallows),
            home.chain(islands).collect::<Vec<_>>(),
            (scenery.collect::<Vec<_>>(), self.open_cells(sheet), rims.collect::<Vec<_>>()),
        )
            .shapes()
    }

    pub fn patch(&self, sheet: Sheet, laid: &Laid) -> Patch {
        let beyond = Direction::ALL.map(|corner| {
            // The edge belongs to the tile over the edge before the corner and to the one over the edge after it.
            let one = self.is_land(laid.cell.neighbour(corner), corner.turned(2));
            let other = || self.is_land(laid.cell.neighbour(corner.turned(1)), corner.turned(5));
            one.or_else(other).unwrap_or(false)
        });
        Patch {
            regions: laid.regions,
            lands: laid.lands.len() as u8,
            seas: laid.seas.len() as u8,
            beyond,
            seed: (laid.tile.index() % 25) as u8,
            ..Patch::new(sheet.grid.centre(laid.cell), sheet.grid.wide, laid.edges)
        }
    }

    /// Whether an edge of a cell is land; the shore has only sea. `None` for an empty cell.
    fn is_land(&self, cell: Cell, direction: Direction) -> Option<bool> {
        let chart = self.context.chart();
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
            beyond: Direction::ALL.map(|corner| towards(cell.neighbour(corner), corner.turned(2))),
            seed: (HexGrid::doubled(cell) + 40) as u8,
            ..Patch::new(sheet.grid.centre(cell), sheet.grid.wide, land.fold(Edges::SEA, Edges::with))
        }
    }

    fn marked(&self, root: u8) -> Marked {
        let complete =
            self.context.view.known.islands.iter().find(|island| island.root == root && island.is_complete());
        let holders = complete.iter().flat_map(|island| &island.holders);
        Marked { holders: holders.map(|seat| self.colours.seat(*seat).fill).collect(), complete: complete.is_some() }
    }

    /// The open cells. Those where the viewer may place a tile are highlighted, with the offered tile translucent on them.
    fn open_cells(&self, sheet: Sheet) -> Vec<Shape> {
        let wide = sheet.grid.wide;
        let colours = &self.colours;
        let cells = self.context.chart().spots.iter().map(|spot| spot.cell).filter(|cell| sheet.shows(*cell));
        let open = |cell: Cell| {
            let centre = sheet.grid.centre(cell);
            let border = HexGrid::hexagon(centre, wide - wide / 14);
            let ghost = self.proposed_on(cell).map(|(tile, turn)| {
                let tile = self.tile(tile, turn, centre, wide - wide / 10);
                Group::at(Point::default(), tile).faded(70)
            });
            let border = match self.legal.contains(&cell) {
                true => Highlight::Reach.around(border, colours.look, (wide / 22).max(14)),
                false => border.stroke(colours.border.with_opacity(70), 10).dashed([wide / 14, wide / 16]).shapes(),
            };
            (HexGrid::hexagon(centre, wide).fill(colours.open), ghost, border).shapes()
        };
        cells.flat_map(open).collect()
    }

    /// The border of a tile, and its sides where no tile lies to the south of it.
    fn rim(&self, laid: &Laid, patch: &Patch) -> Vec<Shape> {
        let colours = &self.colours;
        let sides = sides(patch, patch.wide / 13, |direction| {
            let bare = self.is_land(laid.cell.neighbour(direction), direction.opposite()).is_none();
            let land = laid.edges.is_land(direction);
            bare.then(|| if land { colours.wood.darker(35) } else { colours.side })
        });
        (sides, outline(colours, patch, (patch.wide / 48).max(8))).shapes()
    }
}

/// The sides of a tile, `thick` high, below those of its two southern edges for which `colour` gives a colour.
pub fn sides(patch: &Patch, thick: Unit, colour: impl Fn(Direction) -> Option<Colour>) -> Vec<Form> {
    let corners = HexGrid::corners(patch.centre, patch.wide);
    let side = |direction: Direction| {
        let from = corners[direction.turned(5).index()];
        let to = corners[direction.index()];
        let side = Form::polygon([from, to, to.shifted(0, thick), from.shifted(0, thick)]);
        colour(direction).map(|colour| side.fill(colour))
    };
    [Direction::SouthEast, Direction::SouthWest].into_iter().filter_map(side).collect()
}

pub fn whole_tile(colours: &Colours, patch: &Patch, marked: &Marked, pen: Unit) -> Vec<Shape> {
    let lands: Vec<_> =
        patch.plots().iter().map(|plot| land(colours, patch.wide, plot, colours.land, marked)).collect();
    (water(colours, patch), lands, lakes(colours, patch), outline(colours, patch, pen)).shapes()
}

fn outline(colours: &Colours, patch: &Patch, pen: Unit) -> Form {
    HexGrid::hexagon(patch.centre, patch.wide).stroke(colours.seam, pen)
}

fn water(colours: &Colours, patch: &Patch) -> Form {
    HexGrid::hexagon(patch.centre, patch.wide).fill(colours.deep).stroke(colours.deep, 6)
}

fn lakes(colours: &Colours, patch: &Patch) -> Vec<Form> {
    let pen = (patch.wide * 42 / 1000).max(10);
    let lake = |plot: Plot| Form::path(plot.border).fill(colours.deep).stroke(colours.sand, pen);
    patch.lakes().into_iter().map(lake).collect()
}

/// Bands of shallow water along the coasts.
fn shallows<'a>(colours: &Colours, wide: Unit, plots: impl Iterator<Item = &'a Plot>) -> Vec<Form> {
    let coasts: Vec<&Vec<Step>> = plots.flat_map(|plot| &plot.coasts).collect();
    let depth = |(breadth, share)| {
        let colour = colours.deep.towards(colours.shallow, share);
        let band =
            move |coast: &&Vec<Step>| Form::path(coast.iter().copied()).stroke(colour, wide * breadth / 100).butt();
        coasts.iter().map(band)
    };
    [(42, 30), (25, 60), (13, 100)].into_iter().flat_map(depth).collect()
}

/// Land with its beach; a complete island has a firm border instead, in the colours of its holders.
fn land(colours: &Colours, wide: Unit, plot: &Plot, colour: Colour, marked: &Marked) -> Vec<Form> {
    let colour = marked.holders.first().map_or(colour, |holder| colour.towards(*holder, 22));
    let mut forms = vec![Form::path(plot.border.iter().copied()).fill(colour)];
    for coast in &plot.coasts {
        let pen = |colour: Colour, per_mille: Unit| {
            Form::path(coast.iter().copied()).stroke(colour, (wide * per_mille / 1000).max(10))
        };
        if !marked.complete {
            forms.push(pen(colours.sand, 42));
            continue;
        }
        let first = marked.holders.first().copied().unwrap_or(Colour::WHITE);
        forms.extend([pen(colours.outline, 84).butt(), pen(first, 56)]);
        forms.extend(marked.holders.get(1).map(|second| pen(*second, 56).dashed([wide / 8, wide / 8])));
    }
    forms
}

/// Trees on runs of at least two land edges, waves on runs of at least three sea edges. None in high contrast or on
/// small cells.
fn scenery(colours: &Colours, patch: &Patch, laid: &Laid) -> Vec<Form> {
    let mut forms = Vec::new();
    if colours.look.contrast || patch.wide < 330 {
        return forms;
    }
    let size = patch.wide / 26;
    for run in patch.runs(true).into_iter().filter(|run| run.length >= 2) {
        for (n, sixth) in (0..).zip([300, -300]).take(usize::from(run.length - 1)) {
            let shift = if run.length == 2 { 0 } else { sixth };
            let place = polar(patch.centre, patch.wide * (45 + n * 3) / 100, run.angle() + shift);
            for (place, size) in [(place, size), (place.shifted(size * 7 / 4, size / 2), size * 4 / 5)] {
                let crown = [(0, -size * 2), (size, size / 2), (-size, size / 2)].map(|(x, y)| place.shifted(x, y));
                forms.push(Form::polygon(crown).fill(colours.wood));
            }
        }
    }
    let turn = if laid.tile.index().is_multiple_of(2) { 350 } else { -350 };
    for run in patch.runs(false).into_iter().filter(|run| run.length >= 3) {
        let place = polar(patch.centre, patch.wide * 37 / 100, run.angle() + turn);
        let bow = |x: Unit| Step::Quad(place.shifted(x, -size), place.shifted(x + size, 0));
        let wave = Form::path([Step::Move(place.shifted(-size * 2, 0)), bow(-size), bow(size)]);
        forms.push(wave.stroke(colours.deep.towards(colours.shallow, 55), size / 3));
    }
    forms
}
