//! What changes in a game; all of it is open.

use serde::{Deserialize, Serialize};

use super::components::{Board, MILL, Point};
use super::options::{Flying, Options};
use crate::engine::{self, Seat};
use crate::title::grid::ending;
use crate::title::spelling::words;

/// The open part of a state: everything that changes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Open {
    /// The switches of the table.
    pub options: Options,
    /// The position of the men.
    pub now: Position,
    /// The last turn, or the present one if a man is still to be removed.
    pub last: Option<Turn>,
    /// The boards since a man was last placed or removed, the oldest first. Seats move in turn, so every second board has the same
    /// seat to move.
    pub since: Vec<Board>,
    /// How the game ended; `None` until then.
    pub end: Option<End>,
}

/// What the rest of a game depends on, but for draws.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Position {
    pub board: Board,
    /// The men of each seat that are not yet placed.
    pub hand: [u8; 2],
    /// The seat whose turn it is, or would be if the game were not over.
    pub turn: Seat,
    /// Whether this seat has closed a mill and removes a man now.
    pub mill: bool,
}

/// What a seat did in its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turn {
    /// Where the man stood; `None` if it was placed.
    pub from: Option<Point>,
    /// Where the man stands.
    pub to: Point,
    /// Where a man was removed.
    pub removed: Option<Point>,
}

/// How a game ended.
pub type End = ending::End<How>;

words! {
    /// The ways in which a game ends.
    pub enum How {
        /// A seat has two men left (NM-09).
        Reduced = "reduced",
        /// A seat cannot move (NM-10).
        Stuck = "stuck",
        /// A position stands for the third time (NM-11).
        Repeated = "repeated",
        /// Too many moves without a mill (NM-12).
        Quiet = "quiet",
    }

    /// What a seat is asked.
    pub enum Phase {
        /// A man from the hand goes to a free point (NM-03).
        Place = "place",
        /// A man goes to a free neighbour (NM-04).
        Move = "move",
        /// A man goes to any free point (NM-05).
        Fly = "fly",
        /// A man of the other seat goes (NM-06).
        Remove = "remove",
    }
}

impl Position {
    /// The men of a seat on the board and in its hand.
    pub fn men(&self, seat: Seat) -> u8 {
        self.board.count(seat) + self.hand[seat.index()]
    }

    /// What the seat to act is asked.
    pub fn phase(&self, flying: Flying) -> Phase {
        match () {
            () if self.mill => Phase::Remove,
            () if self.hand[self.turn.index()] > 0 => Phase::Place,
            () if flying == Flying::On && usize::from(self.board.count(self.turn)) == MILL => Phase::Fly,
            () => Phase::Move,
        }
    }
}

/// The whole state; nothing is secret.
pub type State = engine::State<Open, ()>;

/// The view of any viewer.
pub type View = engine::View<Open, ()>;
