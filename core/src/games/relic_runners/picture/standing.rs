//! The points of all players in one row below the map, by rank when the game is over.

use super::*;

pub const HEIGHT: Unit = 330;
const GAP: Unit = 30;
const LETTERS: Unit = 160;

impl Drawing<'_> {
    /// The badge and the known points of each player, the upper left corner at the origin.
    pub fn standing(&self) -> Vec<Shape> {
        let seats = self.context.in_order();
        let columns = Columns::even(seats.len(), GAP);
        let (cells, _) = columns.lay(&seats, GAP, GAP, |_| HEIGHT - 2 * GAP);
        cells.into_iter().flat_map(|(seat, cell)| self.points_of(*seat, cell)).collect()
    }

    fn points_of(&self, seat: Seat, cell: Area) -> Vec<Shape> {
        let own = self.colours.seat(seat);
        let known = self.context.known(seat);
        let points = format!("{}{}", known.points, if known.hidden { "+?" } else { "" });
        let (points, size) = lettering::shrunk(&points, [LETTERS, LEGIBLE], Weight::Bold, cell.width - 300);
        let middle = cell.at.y + cell.height / 2;
        let panel = Form::rounded(cell.at, cell.width, cell.height, 70).fill(own.tint).stroke(own.fill, 14);
        let rim = || Form::rounded(cell.at.shifted(12, 12), cell.width - 24, cell.height - 24, 60);
        let asked = self.context.open().asked() == Some(seat);
        let turn = asked.then(|| Highlight::Turn.around(rim(), self.colours.look, 34));
        let won = (self.context.is_over() && self.context.rank(seat) == 1)
            .then(|| kit::won(cell, 70, at(cell.end().x - 78, cell.at.y + 78)));
        let badge = mark::badge(seat, self.colours.look, at(cell.at.x + 150, middle), 100);
        let points =
            Text::new(at(cell.at.x + 275, middle + size * 4 / 11), points, size, self.colours.ground.ink).bold();
        (panel, turn, badge, won, points).shapes()
    }
}
