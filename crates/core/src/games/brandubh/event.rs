//! The result of an action.

use serde::{Deserialize, Serialize};

use super::components::{Piece, Square};
use super::state::End;
use crate::engine::Seat;

/// The result of an action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    /// A seat has moved a piece from a square to another, and captured what stood on these squares, sorted.
    Moved { seat: Seat, piece: Piece, from: Square, to: Square, captured: Vec<Square> },
    /// The game is over.
    Ended(End),
}
