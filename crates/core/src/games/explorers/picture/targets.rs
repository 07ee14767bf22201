//! What the viewer may choose on a page, marked with the numbers of the buttons: tiles, places, and the ways to goals.

use super::*;
use crate::canvas::kit::number::{RADIUS, number};
use crate::games::explorers::offers::{Aim, window};

/// A choice or a branch in the picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Target {
    /// Its number, from 1.
    pub number: usize,
    pub spot: Spot,
    /// The places where the longship sails, from its present one.
    pub voyage: Vec<Place>,
    pub walks: Vec<(Space, Space)>,
}

/// What the page behind a branch, or the first page, marks for the viewer; nothing unless the viewer is a seat that is
/// asked.
pub fn targets(context: &Context<'_>, legal: &[Action], page: Option<Cursor>) -> Vec<Target> {
    let Viewer::Seat(seat) = context.view.viewer else { return Vec::new() };
    let offers = offers::all(context.game, context.view, seat, legal);
    let Cursor { choice, depth } = page.unwrap_or_default();
    let marks = offers::marks(&offers, choice.into(), depth.into()).into_iter();
    marks
        .map(|(number, spot, offer)| {
            let mut target = Target { number, spot, voyage: Vec::new(), walks: Vec::new() };
            if let Some(Aim::Reach(_)) = offer.aim {
                target.voyage.extend(context.explorer(seat).map(|explorer| explorer.ship));
                offer.actions.iter().for_each(|action| match *action {
                    Action::Sail(to) => target.voyage.push(to),
                    Action::Walk(from, to, _) | Action::Herd(from, to, _) => target.walks.push((from, to)),
                    _ => {}
                });
            }
            target
        })
        .collect()
}

impl Drawing<'_> {
    /// The tile that the page shows on a cell, and how it is turned.
    pub fn proposed_on(&self, cell: Cell) -> Option<(Tile, u8)> {
        self.targets.iter().find_map(|target| match target.spot {
            Spot::Cell(tile, at, turn) | Spot::Turned(tile, at, turn) if at == cell => Some((tile, turn)),
            _ => None,
        })
    }

    /// The cells that the picture of the choices shows: those of the first targets that fit, then of the longship and
    /// the ways.
    pub fn target_cells(&self, seat: Seat) -> Vec<Cell> {
        let place = |place: &Place| match place {
            Place::At(space) => Some(space.cell),
            Place::Home => self.harbours().get(seat.index()).copied(),
        };
        let spots = self.targets.iter().map(|target| match target.spot {
            Spot::Sea(Place::Home) => place(&Place::Home).into_iter().collect(),
            spot => spot.cells(),
        });
        let ship = place(&self.explorer(seat).ship);
        let ways = self.targets.iter().map(|target| {
            let walks = target.walks.iter().flat_map(|(from, to)| [from.cell, to.cell]);
            target.voyage.iter().filter_map(place).chain(walks).collect()
        });
        let around = ship.into_iter().map(|cell| cell.neighbours().to_vec());
        let placing = matches!(self.context.open().phase, Phase::Place { .. });
        let rest = ship.into_iter().map(|cell| vec![cell]).chain(ways).chain(around).filter(|_| !placing);
        window(spots.chain(rest))
    }

    pub fn target_ways(&self, sheet: Sheet, seat: Seat) -> Vec<Shape> {
        let reach = self.colours.ground.reach;
        let ways = |target: &Target| {
            (self.voyage(sheet, seat, &target.voyage, reach), self.walks(sheet, &target.walks, reach))
        };
        self.targets.iter().map(ways).collect::<Vec<_>>().shapes()
    }

    /// The numbers at their targets, where they cover least; at the edge of the chart for those that lie beyond it.
    pub fn numbers(&self, sheet: Sheet, seat: Seat, occupied: &mut Occupied) -> Vec<Shape> {
        let mut shapes = Vec::new();
        let size = (2 * RADIUS, 2 * RADIUS);
        for target in &self.targets {
            let (aside, far) = match target.spot {
                Spot::Cell(tile, _, turn) => {
                    let below = self.feature(tile, turn).is_some_and(|down| down > 0);
                    let off = sheet.grid.wide * 27 / 100;
                    (if below { -off } else { off }, 1)
                }
                _ => (0, sheet.grid.wide / 2),
            };
            let Some(around) = self.point(sheet, target.spot, seat) else { continue };
            let around = around.shifted(0, aside);
            let beyond = !sheet.area.holds(Area::new(around, 0, 0));
            // An arrow begins at the rim of its number and is as long as its radius.
            let rim = if beyond { RADIUS } else { 0 };
            let Area { at: corner, width, height } = sheet.area;
            let room = Area::new(corner.shifted(rim, rim), width - 2 * rim, height - 2 * rim);
            let nearest = |at: Unit, from: Unit, long: Unit| at.clamp(from + RADIUS, from + long - RADIUS);
            let edge = at(nearest(around.x, room.at.x, room.width), nearest(around.y, room.at.y, room.height));
            let Some(place) = occupied.settle(Occupied::nearby(edge, far), size, (edge, 5), room) else {
                continue;
            };
            if beyond {
                let tip = Segment::new(place, around).point(RADIUS * 5 / 2, 0);
                Segment::new(place, tip).arrow(RADIUS).fill(self.colours.ground.reach).onto(&mut shapes);
            }
            Group::at(place, number(target.number, self.colours.look)).onto(&mut shapes);
        }
        shapes
    }

    /// The places of the viewer's choices, as codes name them: cells, lands and seas, corners, the harbour.
    pub fn hotspots(&self, sheet: Sheet, seat: Seat) -> Vec<Hotspot> {
        if self.context.view.viewer != Viewer::Seat(seat) {
            return Vec::new();
        }
        let wide = sheet.grid.wide;
        let cells = self.legal.iter().filter(|cell| sheet.shows_well(**cell));
        let cells = cells.map(|cell| Hotspot::new(cell, HexGrid::hexagon(sheet.grid.centre(*cell), wide)));
        if !self.legal.is_empty() {
            return cells.collect();
        }
        let laid = self.context.chart().tiles.iter().filter(|laid| sheet.shows_well(laid.cell));
        let round = |place: Point, part: Unit| Form::circle(place, (wide * part / 100).max(150));
        let spaces = laid.flat_map(|laid| {
            let patch = self.patch(sheet, laid);
            (0..3).flat_map(move |region| {
                let space = laid.space(region);
                let on = |land: bool| round(patch.anchor(land, region), 22);
                let sea = (region < patch.seas).then(|| Hotspot::new(format_args!("sail {space}"), on(false)));
                let land = (region < patch.lands).then(|| {
                    let land =
                        Hotspot::new(format_args!("load {space}"), on(true)).also(format_args!("unload {space}"));
                    land.also(format_args!("walk {space}")).also(format_args!("herd {space}")).also(space)
                });
                sea.into_iter().chain(land)
            })
        });
        let laid = self.context.chart().tiles.iter();
        let corners = laid.flat_map(|laid| Direction::ALL.map(|direction| laid.cell.corner(direction)));
        let corners: BTreeSet<Corner> = corners.filter(|corner| sheet.shows_corner(corner)).collect();
        let corners = corners.into_iter().map(|corner| Hotspot::new(corner, round(sheet.grid.corner(corner), 12)));
        let home = self.whereabouts(sheet, Place::Home, false, seat).map(|at| Hotspot::new("home", round(at, 30)));
        spaces.chain(corners).chain(home).collect()
    }

    /// The tiles that the page offers, turned as it says, with their numbers.
    pub fn offered_tiles(&self) -> Vec<(usize, Tile, u8)> {
        let tiles = self.targets.iter().filter_map(|target| match target.spot {
            Spot::Tile(tile) => Some((target.number, tile, 0)),
            Spot::Turned(tile, _, turn) => Some((target.number, tile, turn)),
            _ => None,
        });
        tiles.collect()
    }
}
