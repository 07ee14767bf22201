//! The board: its points, its lines, and how both are written.

use crate::engine::Seat;
use crate::title::grid::{self, Places, places};
use crate::title::spelling::written;

/// The number of seats.
pub const SEATS: u8 = 2;

/// Columns and rows of the grid on which the points lie.
pub const SIDE: u8 = 7;

/// The number of points.
pub const POINTS: usize = 24;

/// The men in a row that are a mill.
pub const MILL: usize = 3;

/// The rules with an edition.
#[derive(Clone, Debug)]
pub struct NineMensMorris {
    /// The men of each seat.
    pub men: u8,
    /// Whether the edition is our own reconstruction.
    pub reconstruction: bool,
}

/// The other seat.
pub const fn other(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}

/// A point by its number: row by row from the first, each from the left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Point(u8);

/// The column and the row of each point, both counted from 0.
#[rustfmt::skip]
const PLACES: [(u8, u8); POINTS] = [
    (0, 0), (3, 0), (6, 0), (1, 1), (3, 1), (5, 1), (2, 2), (3, 2), (4, 2), (0, 3), (1, 3), (2, 3),
    (4, 3), (5, 3), (6, 3), (2, 4), (3, 4), (4, 4), (1, 5), (3, 5), (5, 5), (0, 6), (3, 6), (6, 6),
];

/// The sixteen lines of three points, along rows and then along columns. Neighbours on a line are joined on the board.
#[rustfmt::skip]
pub const LINES: [[Point; MILL]; 16] = [
    line(0, 1, 2), line(3, 4, 5), line(6, 7, 8), line(9, 10, 11),
    line(12, 13, 14), line(15, 16, 17), line(18, 19, 20), line(21, 22, 23),
    line(0, 9, 21), line(3, 10, 18), line(6, 11, 15), line(1, 4, 7),
    line(16, 19, 22), line(8, 12, 17), line(5, 13, 20), line(2, 14, 23),
];

const fn line(from: u8, middle: u8, to: u8) -> [Point; MILL] {
    [Point(from), Point(middle), Point(to)]
}

impl Point {
    /// The points that are joined with it.
    pub const fn neighbours(self) -> Points {
        NEIGHBOURS[self.0 as usize]
    }
}

/// A set of points.
pub type Points = Places<Point>;

/// The lines as sets, in the order of [`LINES`].
pub const LINE_SETS: [Points; LINES.len()] = {
    let mut sets = [Points::NONE; LINES.len()];
    let mut at = 0;
    while at < LINES.len() {
        let [from, middle, to] = LINES[at];
        sets[at] = Points::of(1 << from.0 | 1 << middle.0 | 1 << to.0);
        at += 1;
    }
    sets
};

/// The points joined with each point: the next ones on its lines.
const NEIGHBOURS: [Points; POINTS] = {
    let mut sets = [Points::NONE; POINTS];
    let mut at = 0;
    while at < LINES.len() {
        let [from, middle, to] = LINES[at];
        let ends = Points::of(1 << from.0 | 1 << to.0);
        let between = Points::of(1 << middle.0);
        sets[from.0 as usize] = sets[from.0 as usize].or(between);
        sets[middle.0 as usize] = sets[middle.0 as usize].or(ends);
        sets[to.0 as usize] = sets[to.0 as usize].or(between);
        at += 1;
    }
    sets
};

impl Points {
    /// The points joined with a point of this set.
    #[must_use]
    pub fn beside(self) -> Self {
        self.fold(Self::NONE, |points, point| points.or(point.neighbours()))
    }
}

places!(Point, POINTS as u8, (SIDE, SIDE), |point| PLACES[usize::from(point)]);

/// The men on their points. Written as rows from the seventh to the first with `/` between them. `a` is a man of the first seat, `b` one
/// of the second, `.` a free point.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board([Points; SEATS as usize]);

impl Board {
    /// The board without men.
    pub const EMPTY: Self = Self([Points::NONE; SEATS as usize]);

    /// Whose man stands on a point.
    pub fn at(&self, point: Point) -> Option<Seat> {
        Seat::all(SEATS).find(|seat| self.0[seat.index()].has(point))
    }

    /// Puts a man on a point, or empties it.
    pub fn set(&mut self, point: Point, seat: Option<Seat>) {
        Seat::all(SEATS).zip(&mut self.0).for_each(|(owner, men)| men.set(point, seat == Some(owner)));
    }

    /// The points on which men of a seat stand; for `None` the free points.
    pub fn points(&self, seat: Option<Seat>) -> Points {
        let [first, second] = self.0;
        seat.map_or(Points::ALL.without(first.or(second)), |seat| self.0[seat.index()])
    }

    /// How many men of a seat stand on the board.
    pub fn count(&self, seat: Seat) -> u8 {
        self.points(Some(seat)).count()
    }

    /// The men of a seat that are in a mill.
    pub fn mills(&self, seat: Seat) -> Points {
        let men = self.points(Some(seat));
        let whole = LINE_SETS.into_iter().filter(|line| men.and(*line) == *line);
        whole.fold(Points::NONE, Points::or)
    }
}

/// The letter of a seat's men in a saved board.
const fn letter(seat: Seat) -> char {
    (b'a' + seat.0) as char
}

written!(Board, |board, f| f.write_str(&grid::written(|point| board.at(point).map_or('.', letter))), |text| {
    let seat = |sign| Seat::all(SEATS).find(|seat| letter(*seat) == sign);
    grid::read(text, Board::EMPTY, |board, point, sign| board.set(point, seat(sign)))
});
