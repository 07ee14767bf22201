//! What happens because of an action.

use serde::{Deserialize, Serialize};

use super::components::Point;
use super::state::End;
use crate::engine::Seat;

/// What happens because of an action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    /// A seat has placed a man; `mill` says that it closed a mill.
    Placed { seat: Seat, point: Point, mill: bool },
    /// A seat has moved a man; `mill` says that it closed a mill.
    Moved { seat: Seat, from: Point, to: Point, mill: bool },
    /// A seat has removed a man of the other.
    Removed { seat: Seat, point: Point },
    /// The game is over.
    Ended(End),
}
