//! What players do, as typed codes.

use super::components::Point;

crate::actions! {
    /// What a player does.
    pub enum Action {
        /// Place a man from the hand.
        Place(point: Point) = "place",
        /// Move a man.
        Move(from: Point, to: Point) = "move",
        /// Remove a man of the other seat.
        Remove(point: Point) = "remove",
    }
}

impl Action {
    /// Where a man of the seat arrives; `None` if one is removed.
    pub const fn arrived(self) -> Option<Point> {
        match self {
            Self::Place(point) | Self::Move(_, point) => Some(point),
            Self::Remove(_) => None,
        }
    }
}
