//! The part of the chart that is drawn: how large, and where it lies in the picture.

use std::ops::RangeInclusive;

use super::*;

pub const RULER: Unit = 165;
const SIDE: Unit = 20;
/// The greatest width of a cell in a whole chart, and the width in a chart around a seat.
const WIDEST: Unit = 600;
const NEAR: Unit = 760;
/// Coasts and pieces in smaller cells look alike on a phone, so a whole chart with such cells is cropped.
const READABLE: Unit = 400;
/// The greatest height of a picture.
const LONGEST: Unit = 4_700;
/// The greatest height of a whole chart, and the height of a chart around a seat.
const HIGHEST: Unit = 3_200;
const NEAR_HIGH: Unit = 3_080;
/// The greatest width of a cell, and the greatest height, in a chart for a choice.
const CLOSE: Unit = 900;
const CLOSE_HIGH: Unit = 2_700;

/// A part of the chart in a picture.
#[derive(Clone, Copy, Debug)]
pub struct Sheet {
    pub grid: HexGrid,
    pub area: Area,
}

impl Sheet {
    /// All tiles, the mainland, and the cells where the viewer may place a tile now. Of a large chart it is the part
    /// where something is going on. `below` is the height of what follows the chart.
    pub fn whole(drawing: &Drawing<'_>, top: Unit, below: Unit) -> Self {
        let chart = drawing.context.chart();
        let tiles = chart.tiles.iter().map(|laid| laid.cell);
        let cells = tiles.chain(drawing.start().mainland.iter().copied()).chain(drawing.legal.iter().copied());
        let cells: Vec<Cell> = cells.chain([Cell::new(0, 0)]).collect();
        // A little of the open cells is seen beside the outermost tiles.
        let room = if drawing.legal.is_empty() { 36 } else { 10 };
        let highest = (LONGEST - top - 2 * RULER - below).min(HIGHEST);
        let whole = Self::showing(&cells, top, room, WIDEST, 0..=highest);
        if whole.grid.wide >= READABLE || !drawing.legal.is_empty() {
            return whole;
        }
        let alive: Vec<Cell> = drawing.alive().into_iter().collect();
        let close = Self::showing(&alive, top, 50, READABLE, 0..=highest);
        if close.grid.wide <= whole.grid.wide { whole } else { close.within(&cells, &alive, highest) }
    }

    /// As much of these cells at this scale as there is room for, around some of them.
    fn within(self, cells: &[Cell], around: &[Cell], highest: Unit) -> Self {
        let wide = self.grid.wide;
        let grid = HexGrid { wide, middle: at(0, 0) };
        let margin = (wide / 2 + wide / 3, grid.radius() + wide / 3);
        let extent = |cells: &[Cell]| {
            let areas = cells.iter().map(|cell| {
                let centre = grid.centre(*cell);
                Area::new(centre.shifted(-margin.0, -margin.1), 2 * margin.0, 2 * margin.1)
            });
            areas.reduce(Area::joined).unwrap_or(self.area)
        };
        let all = extent(cells);
        let some = extent(around);
        let area = Area::new(self.area.at, self.area.width, all.height.min(highest));
        // The middle of what matters, unless the rim of the chart would be empty there.
        let from = |start: Unit, long: Unit, middle: Unit, view: Unit| {
            if long <= view { start - (view - long) / 2 } else { (middle - view / 2).clamp(start, start + long - view) }
        };
        let x = from(all.at.x, all.width, some.at.x + some.width / 2, area.width);
        let y = from(all.at.y, all.height, some.at.y + some.height / 2, area.height);
        Self { grid: HexGrid { wide, middle: area.at.shifted(-x, -y) }, area }
    }

    /// The part of the chart with these cells, as large as it may be, and half a cell around them.
    pub fn of(cells: &[Cell], top: Unit) -> Self {
        Self::showing(cells, top, 50, CLOSE, CLOSE_HIGH / 2..=CLOSE_HIGH)
    }

    /// These cells and so much around them, in per cent of the width of a cell, which is at most `widest`.
    fn showing(cells: &[Cell], top: Unit, room: Unit, widest: Unit, high: RangeInclusive<Unit>) -> Self {
        let doubled = || cells.iter().map(|cell| HexGrid::doubled(*cell));
        let rows = || cells.iter().map(|cell| Unit::from(cell.r));
        let west = doubled().min().unwrap_or_default();
        let east = doubled().max().unwrap_or_default();
        let north = rows().min().unwrap_or_default();
        let south = rows().max().unwrap_or_default();
        let left = SIDE + RULER;
        let inner = PHONE - 2 * left;
        let by_width = inner * 100 / ((east - west) * 50 + 100 + 2 * room);
        let by_height = high.end() * 1000 / ((south - north) * 866 + 1155 + 20 * room);
        let mut grid = HexGrid { wide: by_width.min(by_height).min(widest), middle: at(0, 0) };
        let above = grid.radius() + grid.wide * room / 100;
        let needed = (south - north) * grid.step() + 2 * above;
        let area = Area::new(at(left, top + RULER), inner, needed.max(*high.start()));
        let middle = at(left + inner / 2, area.at.y + (area.height - needed) / 2 + above);
        grid.middle = middle.shifted(-(west + east) * grid.wide / 4, -north * grid.step());
        Self { grid, area }
    }

    /// The surroundings of a seat's longship; of the starting board's coast while the longship is at home.
    pub fn around(drawing: &Drawing<'_>, seat: Seat, top: Unit) -> Self {
        let left = SIDE + RULER;
        let area = Area::new(at(left, top + RULER), PHONE - 2 * left, NEAR_HIGH);
        let mut grid = HexGrid { wide: NEAR, middle: at(0, 0) };
        let ship = drawing.context.explorer(seat).map(|explorer| explorer.ship);
        let focus = match ship {
            Some(Place::At(space)) => grid.centre(space.cell),
            // The middle of the coast of the fixed tiles.
            _ => grid.corner(drawing.start().fixed[1].corner(Direction::SouthEast)),
        };
        grid.middle = at(area.at.x + area.width / 2 - focus.x, area.at.y + area.height / 2 - focus.y);
        Self { grid, area }
    }

    /// The lower end of the chart with its ruler.
    pub const fn bottom(self) -> Unit {
        self.area.end().y + RULER
    }

    pub fn shows(self, cell: Cell) -> bool {
        let centre = self.grid.centre(cell);
        let radius = self.grid.radius();
        self.area.meets(Area::new(centre.shifted(-self.grid.wide / 2, -radius), self.grid.wide, 2 * radius))
    }

    /// Whether so much of a cell is seen that the pieces on it are drawn.
    pub fn shows_well(self, cell: Cell) -> bool {
        let centre = self.grid.centre(cell);
        let near = self.grid.wide * 30 / 100;
        self.area.holds(Area::new(centre.shifted(-near, -near), 2 * near, 2 * near))
    }

    pub fn shows_corner(self, corner: &Corner) -> bool {
        corner.cells().iter().any(|cell| self.shows_well(*cell))
    }
}
