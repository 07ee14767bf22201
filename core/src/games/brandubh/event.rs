//! The result of an action.

use serde::{Deserialize, Serialize};

use super::components::{Piece, Square};
use super::state::End;
use crate::engine::Seat;

/// The result of an action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    /// A seat moved a piece and captured the pieces on these squares.
    Moved {
        seat: Seat,
        piece: Piece,
        from: Square,
        /// The new square of the piece.
        to: Square,
        /// The squares of the captured pieces, sorted.
        captured: Vec<Square>,
    },
    /// The game is over.
    Ended(End),
}
