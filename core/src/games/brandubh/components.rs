//! The board: its squares, its pieces, and how both are written.

use crate::engine::Seat;
use crate::title::grid::{self, Place, places};
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

/// A step in columns and rows.
pub type Direction = (i8, i8);

pub const DIRECTIONS: [Direction; 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

impl Square {
    pub const THRONE: Self = Self(24);

    /// The square in a column and a row, both counted from 0; `None` off the board.
    pub const fn new(column: u8, row: u8) -> Option<Self> {
        if column < SIDE && row < SIDE { Some(Self(row * SIDE + column)) } else { None }
    }

    pub fn corners() -> impl Iterator<Item = Self> {
        Self::all().filter(|square| square.is_corner())
    }

    pub fn is_corner(self) -> bool {
        self.column().is_multiple_of(SIDE - 1) && self.row().is_multiple_of(SIDE - 1)
    }

    pub fn is_edge(self) -> bool {
        self.column().is_multiple_of(SIDE - 1) || self.row().is_multiple_of(SIDE - 1)
    }

    /// Whether only the king may stop here (BR-04).
    pub fn is_kings(self) -> bool {
        self.is_corner() || self == Self::THRONE
    }

    /// The next square in a direction; `None` off the board.
    pub fn next(self, (columns, rows): Direction) -> Option<Self> {
        match (self.column().checked_add_signed(columns), self.row().checked_add_signed(rows)) {
            (Some(column), Some(row)) => Self::new(column, row),
            _ => None,
        }
    }

    /// The squares that share an edge with it.
    pub fn neighbours(self) -> impl Iterator<Item = Self> {
        DIRECTIONS.into_iter().filter_map(move |direction| self.next(direction))
    }
}

places!(Square, SIDE * SIDE, SIDE, |square| (square % SIDE, square / SIDE));

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

/// The pieces on their squares. Written as rows from the seventh to the first with `/` between them: the first letters of the pieces, `.`
/// for an empty square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board([Option<Piece>; (SIDE * SIDE) as usize]);

impl Board {
    const EMPTY: Self = Self([None; (SIDE * SIDE) as usize]);

    pub const fn at(&self, square: Square) -> Option<Piece> {
        self.0[square.0 as usize]
    }

    /// Puts a piece on a square, or empties it.
    pub const fn set(&mut self, square: Square, piece: Option<Piece>) {
        self.0[square.0 as usize] = piece;
    }

    /// The pieces of a seat and where they stand.
    pub fn pieces(&self, seat: Seat) -> impl Iterator<Item = (Square, Piece)> {
        let piece = move |square| self.at(square).filter(|piece| piece.seat() == seat);
        Square::all().filter_map(move |square| Some((square, piece(square)?)))
    }

    pub fn count(&self, piece: Piece) -> u8 {
        self.0.iter().filter(|other| **other == Some(piece)).count() as u8
    }

    /// Where the king stands, unless he has been captured.
    pub fn king(&self) -> Option<Square> {
        Square::all().find(|square| self.at(*square) == Some(Piece::King))
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
