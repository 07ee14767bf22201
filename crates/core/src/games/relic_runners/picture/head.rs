//! The head of the picture: whose turn it is, the round, and how many relics are still to be taken before the end. And the
//! points of all players in one row below the map, by rank when the game is over.

use super::*;
use crate::words::row;

pub const HEIGHT: Unit = 400;
const END: Unit = PHONE - 80;

pub const STANDING: Unit = 330;
const GAP: Unit = 30;

const LETTERS: Unit = 160;

impl Drawing<'_> {
    /// Whose turn it is or who has won, and the round; below it the way to the end.
    pub fn head(&self) -> Vec<Shape> {
        let ground = self.colours.ground;
        let round = Text::new(at(END, 190), self.round(), LEGIBLE, ground.quiet).end();
        let asked = self.context.open().asked();
        let badge = asked.map(|seat| mark::badge(seat, self.colours.look, at(185, 132), 105));
        let left = if asked.is_some() { 315 } else { 80 };
        let called = |seat| self.context.voice.seat(seat);
        let words = match asked {
            Some(seat) => called(seat),
            None => self.context.won("relic-runners-board-over", called),
        };
        let room = END - round.width() - 100 - left;
        let (words, size) = lettering::shrunk(&words, [164, 156, LEGIBLE], Weight::Bold, room);
        let words = Text::new(at(left, 132 + size * 4 / 11), words, size, ground.ink).bold();
        let panel = Form::rect(at(0, 0), PHONE, HEIGHT).fill(ground.panel);
        let line = Form::rect(at(0, HEIGHT - 16), PHONE, 16).fill(ground.line);
        (panel, badge, words, round, self.progress(), line).shapes()
    }

    /// How near the end is, and a mark for each relic that brings it, filled when it is taken.
    fn progress(&self) -> Vec<Shape> {
        let ground = self.colours.ground;
        let taken = self.context.open().relics_taken();
        let wanted = self.context.wanted();
        let words = lettering::fit(&self.nearness(), LEGIBLE, Weight::Bold, END - 80);
        let words = Text::new(at(80, 346), words, LEGIBLE, ground.ink).bold();
        let left = 80 + words.width() + 110;
        let pitch = 130.min((END - left) / Unit::from(wanted.max(1)));
        let mark = |n: u8| {
            let x = left + Unit::from(n) * pitch;
            let mark = Form::polygon([at(x, 240), at(x + 48, 296), at(x, 352), at(x - 48, 296)]);
            let mark = if usize::from(n) < taken { mark.fill(self.colours.gold) } else { mark };
            mark.stroke(ground.quiet, 12)
        };
        let marks = (pitch >= 70).then(|| (0..wanted).map(mark).collect::<Vec<_>>());
        (words, marks).shapes()
    }

    /// The round; nothing before the first.
    pub fn round(&self) -> String {
        match self.context.open().round {
            0 => String::new(),
            round => say!(self.context.voice, "relic-runners-log-round", round),
        }
    }

    /// How near the end is; after it, what decided ties.
    pub fn nearness(&self) -> String {
        let over = self.context.is_over();
        let ties = if over { row::all(self.context.ties("relic-runners-picture-tie")) } else { String::new() };
        if ties.is_empty() { self.context.nearness().words } else { ties }
    }

    /// The badge and the known points of each player, the upper left corner at the origin.
    pub fn standing(&self) -> Vec<Shape> {
        let seats = self.context.in_order();
        let columns = Columns::even(seats.len(), GAP);
        let (cells, _) = columns.lay(&seats, GAP, GAP, |_| STANDING - 2 * GAP);
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
