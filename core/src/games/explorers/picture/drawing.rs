//! What all parts of a picture share: the position, the colours, what is new, where a tile may be placed.

use super::*;
use crate::games::explorers::components::Ground;

/// A position about to be drawn.
#[derive(Clone)]
pub struct Drawing<'a> {
    pub context: Context<'a>,
    pub colours: Colours,
    pub news: News,
    /// Where the viewer may place a tile now.
    pub legal: Vec<Cell>,
    /// What the viewer may choose by number; empty unless the picture is for that choice.
    pub targets: Vec<Target>,
}

impl Drawing<'_> {
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        self.context.seats()
    }

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

    /// The tiles of the viewer's hand, or the open ones in the game for one player.
    pub fn hand(&self) -> Option<&[Tile]> {
        let seat = match self.context.view.viewer {
            _ if self.context.open().is_solo() => Seat(0),
            Viewer::Seat(seat) => seat,
            _ => return None,
        };
        self.context.hand(seat).filter(|hand| !hand.is_empty() && !self.context.is_over())
    }

    /// The tile that is proposed on a cell, and how it is turned.
    pub fn proposed_on(&self, cell: Cell) -> Option<(Tile, u8)> {
        self.targets.iter().find_map(|target| match target.spot {
            Spot::Cell(tile, at, turn) if at == cell => Some((tile, turn)),
            _ => None,
        })
    }

    /// The captains that the viewer may choose from now.
    pub fn offer(&self) -> &[Captain] {
        match self.context.view.viewer {
            Viewer::Seat(seat) if self.context.open().asks(seat) => self.context.offer(seat),
            _ => &[],
        }
    }
}
