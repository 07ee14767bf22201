//! The state of a game; all of it is open.

use serde::{Deserialize, Serialize};

use super::components::{Board, Square};
use super::options::Options;
use crate::engine::{self, Seat};
use crate::title::grid::ending;
use crate::title::spelling::words;

/// The open part of a state: everything that changes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Open {
    /// The switches of the table.
    pub options: Options,
    pub board: Board,
    /// The seat whose turn it is; after the end, the seat that would be next.
    pub turn: Seat,
    /// The last move: from and to.
    pub last: Option<(Square, Square)>,
    /// The boards since the last capture, the oldest first and the present one last. Seats take turns, so every second
    /// board has the same seat to move.
    pub since: Vec<Board>,
    /// The end of the game; `None` until then.
    pub end: Option<End>,
}

/// How a game ended.
pub type End = ending::End<How>;

words! {
    /// The kinds of ends.
    pub enum How {
        /// The king reached a corner (BR-09).
        Escaped = "escaped",
        /// The attackers captured the king (BR-07).
        Captured = "captured",
        /// A seat cannot move (BR-10).
        Stuck = "stuck",
        /// A position occurred for the third time (BR-11).
        Repeated = "repeated",
        /// Too many moves without a capture (BR-12).
        Quiet = "quiet",
    }
}

/// The whole state; nothing is secret.
pub type State = engine::State<Open, ()>;

/// The view of any viewer.
pub type View = engine::View<Open, ()>;
