//! What all parts of a picture share: the position, the colours, what is new, where a tile may be placed.

use std::collections::BTreeSet;

use super::*;
use crate::games::explorers::action::Action;
use crate::games::explorers::components::Ground;
use crate::title::Cursor;

/// A position about to be drawn.
#[derive(Clone)]
pub struct Drawing<'a> {
    pub context: Context<'a>,
    pub colours: Colours,
    pub news: News,
    /// Where the viewer may place a tile now.
    pub legal: Vec<Cell>,
    /// What the viewer may choose by number.
    pub targets: Vec<Target>,
}

impl<'a> Drawing<'a> {
    /// A position without news; `page` is the page of choices that its viewer looks at, by default the first one.
    pub fn of(context: Context<'a>, look: Look, page: Option<Cursor>) -> Self {
        let legal = match context.view.viewer {
            Viewer::Seat(seat) => offers::legal(context.game, context.view, seat),
            Viewer::Public | Viewer::Everything => Vec::new(),
        };
        let cell = |action: &Action| if let Action::Place(_, cell, _) = action { Some(*cell) } else { None };
        let cells: BTreeSet<Cell> = legal.iter().filter_map(cell).collect();
        Self {
            targets: targets::targets(&context, &legal, page),
            context,
            colours: Colours::of(look),
            news: News::default(),
            legal: cells.into_iter().collect(),
        }
    }
}

impl Drawing<'_> {
    pub fn explorer(&self, seat: Seat) -> &Explorer {
        &self.context.open().explorers[seat.index()]
    }

    /// Where the fixed tiles and the mainland lie.
    pub fn start(&self) -> &Ground {
        self.context.game.ground(self.context.open().side)
    }

    /// The cells of the home sea, those near the fixed tiles first. A longship at home is drawn on the cell with the
    /// index of its seat.
    pub fn harbours(&self) -> Vec<Cell> {
        let start = self.start();
        let sea = self.context.chart().shore.iter().filter(|cell| !start.mainland.contains(cell));
        let mut cells: Vec<Cell> = sea.copied().collect();
        cells.sort_by_key(|cell| (start.fixed.iter().map(|fixed| fixed.distance(*cell)).min(), *cell));
        cells
    }

    /// The cells where something is going on: Vikings, longships and their surroundings, outposts, what is new, and what
    /// may be chosen.
    pub fn alive(&self) -> BTreeSet<Cell> {
        let chart = self.context.chart();
        let vikings = chart.lands().filter(|(_, land)| land.vikings.iter().any(|count| *count > 0));
        let vikings = vikings.map(|(id, _)| chart.tile(id.tile).cell);
        let outposts = chart.outposts.iter().flat_map(|(corner, _)| corner.cells());
        let ships = self.context.seats().flat_map(|seat| match self.explorer(seat).ship.space() {
            Some(space) => space.cell.neighbours().into_iter().chain([space.cell]).collect(),
            None => self.start().fixed.to_vec(),
        });
        let chosen = self.targets.iter().flat_map(|target| target.spot.cells());
        vikings.chain(outposts).chain(ships).chain(self.news.tiles.iter().copied()).chain(chosen).collect()
    }

    /// The tiles of the viewer's hand, or the open ones in the game for one player.
    pub fn hand(&self) -> Option<&[Tile]> {
        let seat = match self.context.view.viewer {
            _ if self.context.open().is_solo() => Seat(0),
            Viewer::Seat(seat) => seat,
            _ => return None,
        };
        self.context.hand(seat).filter(|hand| !hand.is_empty() && !self.context.is_over())
    }

    pub fn offer(&self) -> &[Captain] {
        match self.context.view.viewer {
            Viewer::Seat(seat) if self.context.open().asks(seat) => self.context.offer(seat),
            _ => &[],
        }
    }
}
