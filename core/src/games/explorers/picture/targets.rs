//! What the viewer may choose now, marked on the chart with the numbers of the buttons: places for tiles, and the ways to
//! goals.

use super::*;
use crate::canvas::kit::number::{RADIUS, number};
use crate::games::explorers::action::Action;
use crate::games::explorers::intents::{Aim, Intent, proposed};
use crate::games::explorers::policy::plans::Goal;

/// Where an intent leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// A tile is placed here, turned clockwise by sixths.
    Cell(Tile, Cell, u8),
    Land(Space),
    Sea(Place),
    Corner(Corner),
}

/// An intent on the chart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Target {
    /// Its number, from 1.
    pub number: usize,
    pub spot: Spot,
    /// The places where the longship sails, from its present one.
    pub voyage: Vec<Place>,
    pub walks: Vec<(Space, Space)>,
}

/// The proposed intents of the viewer as targets; none unless the viewer is a seat that is asked.
pub fn targets(context: &Context<'_>) -> Vec<Target> {
    let Viewer::Seat(seat) = context.view.viewer else { return Vec::new() };
    let intents = proposed(context.game, context.view, seat).into_iter().enumerate();
    intents.map(|(n, intent)| target(context, seat, n + 1, &intent)).collect()
}

fn target(context: &Context<'_>, seat: Seat, number: usize, intent: &Intent) -> Target {
    let ship = context.explorer(seat).map(|explorer| explorer.ship).unwrap_or_default();
    let (mut voyage, mut walks, mut last) = (vec![ship], Vec::new(), Spot::Sea(ship));
    for action in &intent.actions {
        match *action {
            Action::Sail(to) => {
                voyage.push(to);
                last = Spot::Sea(to);
            }
            Action::Walk(from, to, _) | Action::Herd(from, to, _) => {
                walks.push((from, to));
                last = Spot::Land(to);
            }
            Action::Load(Place::At(at), _) | Action::Unload(Place::At(at), _) => last = Spot::Land(at),
            Action::Load(Place::Home, _) | Action::Unload(Place::Home, _) => last = Spot::Sea(Place::Home),
            Action::Outpost(corner) => last = Spot::Corner(corner),
            Action::Captain(_) | Action::Place(..) | Action::Done => {}
        }
    }
    let spot = match intent.aim {
        Aim::Place(tile, cell, turn) => Spot::Cell(tile, cell, turn),
        Aim::Reach { goal: Goal::Fetch(at) | Goal::Raid(at), .. } => Spot::Land(at),
        Aim::Reach { goal: Goal::Enemy(at), .. } => Spot::Sea(Place::At(at)),
        Aim::Reach { goal: Goal::Outpost(at), .. } => Spot::Corner(at),
        Aim::Reach { goal: Goal::Deliver, .. } => Spot::Sea(Place::Home),
        Aim::Reach { goal: Goal::Crew | Goal::Island(_), .. } | Aim::Voyage(_) | Aim::March(..) => last,
    };
    Target { number, spot, voyage, walks }
}

impl Drawing<'_> {
    /// The cells that the targets and the ways to them need.
    pub fn target_cells(&self, seat: Seat) -> Vec<Cell> {
        let mut cells = Vec::new();
        let place = |place: &Place| match place {
            Place::At(space) => Some(space.cell),
            Place::Home => self.harbours().get(seat.index()).copied(),
        };
        for target in &self.targets {
            match target.spot {
                Spot::Cell(_, cell, _) => cells.push(cell),
                Spot::Land(space) => cells.push(space.cell),
                Spot::Sea(at) => cells.extend(place(&at)),
                Spot::Corner(corner) => cells.extend(corner.cells()),
            }
            if !matches!(target.spot, Spot::Cell(..)) {
                cells.extend(target.voyage.iter().filter_map(place));
                cells.extend(target.walks.iter().flat_map(|(from, to)| [from.cell, to.cell]));
            }
        }
        if cells.is_empty() {
            let ship = self.explorer(seat).ship;
            cells.extend(place(&ship).into_iter().flat_map(|cell| {
                Direction::ALL.into_iter().map(move |direction| cell.neighbour(direction)).chain([cell])
            }));
        }
        cells
    }

    /// The ways to the targets, below the pieces.
    pub fn target_ways(&self, sheet: Sheet, seat: Seat) -> Vec<Shape> {
        let reach = self.colours.ground.reach;
        let ways = |target: &Target| {
            (self.voyage(sheet, seat, &target.voyage, reach), self.walks(sheet, &target.walks, reach))
        };
        self.targets.iter().map(ways).collect::<Vec<_>>().shapes()
    }

    /// The numbers at their targets, where they cover least.
    pub fn numbers(&self, sheet: Sheet, seat: Seat, occupied: &mut Occupied) -> Vec<Shape> {
        let mut shapes = Vec::new();
        for target in &self.targets {
            let (around, far) = match target.spot {
                Spot::Cell(tile, cell, turn) => {
                    let below = self.feature(tile, turn).is_some_and(|down| down > 0);
                    let off = sheet.grid.wide * 27 / 100;
                    (Some(sheet.grid.centre(cell).shifted(0, if below { -off } else { off })), 1)
                }
                Spot::Land(space) => (self.whereabouts(sheet, Place::At(space), true, seat), sheet.grid.wide / 2),
                Spot::Sea(place) => (self.whereabouts(sheet, place, false, seat), sheet.grid.wide / 2),
                Spot::Corner(corner) => (Some(sheet.grid.corner(corner)), sheet.grid.wide / 2),
            };
            let Some(around) = around else { continue };
            let size = (2 * RADIUS, 2 * RADIUS);
            let place = occupied.settle(Occupied::nearby(around, far), size, (around, 5), sheet.area);
            let Some(place) = place else { continue };
            Group::at(place, number(target.number, self.colours.look)).onto(&mut shapes);
        }
        shapes
    }
}
