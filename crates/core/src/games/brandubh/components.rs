//! The board: its squares, its pieces, and how both are written.

use crate::engine::Seat;
use crate::title::grid::{self, Places, places};
use crate::title::spelling::{words, written};

/// The side of the board: squares in a row, and rows.
pub const SIDE: u8 = 7;
pub const SEATS: u8 = 2;
/// The seat with the attackers, who move first (BR-02).
pub const ATTACKERS: Seat = Seat(0);
/// The seat with the king and his defenders.
pub const DEFENDERS: Seat = Seat(1);

/// The rules with an edition.
#[derive(Clone, Debug)]
pub struct Brandubh {
    pub setup: Board,
    pub reconstruction: bool,
}

/// A square by its place in the rows, a1 to g1, then a2 to g2 and so on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Square(u8);

/// A set of squares.
pub type Squares = Places<Square>;

/// The first column, and the first row.
pub const FIRST: [Squares; 2] = [Squares::of(0x0408_1020_4081), Squares::of(0x7f)];
pub const CORNERS: Squares = Squares::of(1 | 1 << 6 | 1 << 42 | 1 << 48);
/// Where only the king may stop (BR-04).
pub const KINGS: Squares = Squares::of(CORNERS.bits() | 1 << Square::THRONE.0);

impl Square {
    pub const THRONE: Self = Self(24);

    pub fn is_corner(self) -> bool {
        CORNERS.has(self)
    }

    /// Whether only the king may stop here (BR-04).
    pub fn is_kings(self) -> bool {
        KINGS.has(self)
    }

    /// The squares beside it: above, to the right, below, and to the left.
    pub const fn beside(self) -> [Squares; 4] {
        Squares::of(1 << self.0).moved()
    }

    /// The squares that share an edge with it.
    pub fn neighbours(self) -> Squares {
        self.beside().into_iter().fold(Squares::NONE, Squares::or)
    }
}

impl Squares {
    /// The set one row up, one column to the right, one row down, and one column to the left.
    pub const fn moved(self) -> [Self; 4] {
        let [column, _] = FIRST;
        let left = self.without(column).bits();
        let right = self.without(Self::of(column.bits() << (SIDE - 1))).bits();
        let up = Self::of(self.bits() << SIDE).and(Self::ALL);
        [up, Self::of(right << 1), Self::of(self.bits() >> SIDE), Self::of(left >> 1)]
    }
}

places!(Square, SIDE * SIDE, (SIDE, SIDE), |square| (square % SIDE, square / SIDE));

words! {
    /// What stands on a square.
    pub enum Piece {
        /// An attacker: eight in the usual setup.
        Attacker = "attacker",
        /// A defender: four in the usual setup.
        Defender = "defender",
        King = "king",
    }
}

impl Piece {
    pub const fn seat(self) -> Seat {
        match self {
            Self::Attacker => ATTACKERS,
            Self::Defender | Self::King => DEFENDERS,
        }
    }
}

/// The pieces on their squares, two bits a square: the attackers and the king have the first, the defenders and the king
/// the second. Written as rows from the seventh to the first with `/` between them: the first letters of the pieces, `.`
/// for an empty square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board([Squares; 2]);

impl Board {
    const EMPTY: Self = Self([Squares::NONE; 2]);

    /// 0 for an empty square, otherwise 1 more than the index of its piece.
    pub fn digit(&self, square: Square) -> usize {
        usize::from(self.0[0].has(square)) + 2 * usize::from(self.0[1].has(square))
    }

    pub fn at(&self, square: Square) -> Option<Piece> {
        self.digit(square).checked_sub(1).map(|piece| Piece::ALL[piece])
    }

    /// Puts a piece on a square, or empties it.
    pub fn set(&mut self, square: Square, piece: Option<Piece>) {
        let digit = piece.map_or(0, |piece| piece as u8 + 1);
        self.0[0].set(square, digit & 1 != 0);
        self.0[1].set(square, digit & 2 != 0);
    }

    pub const fn of(&self, piece: Piece) -> Squares {
        let [first, second] = self.0;
        match piece {
            Piece::Attacker => first.without(second),
            Piece::Defender => second.without(first),
            Piece::King => first.and(second),
        }
    }

    pub const fn side(&self, seat: Seat) -> Squares {
        if seat.0 == ATTACKERS.0 { self.of(Piece::Attacker) } else { self.0[1] }
    }

    pub const fn occupied(&self) -> Squares {
        self.0[0].or(self.0[1])
    }

    /// The pieces of a seat and where they stand.
    pub fn pieces(&self, seat: Seat) -> impl Iterator<Item = (Square, Piece)> {
        self.side(seat).filter_map(|square| Some((square, self.at(square)?)))
    }

    /// Where the king stands, unless he has been captured.
    pub fn king(&self) -> Option<Square> {
        self.of(Piece::King).next()
    }
}

written!(
    Board,
    |board, f| {
        let letter = |square| board.at(square).and_then(|piece| piece.word().chars().next()).unwrap_or('.');
        f.write_str(&grid::written(letter))
    },
    |text| {
        let piece = |letter| Piece::ALL.iter().find(|piece| piece.word().starts_with(letter)).copied();
        grid::read(text, Board::EMPTY, |board, square, letter| board.set(square, piece(letter)))
    }
);
