//! What players do, as typed codes.

use super::components::Square;

crate::actions! {
    /// What a player does.
    pub enum Action {
        /// Move a piece to another square.
        Move(from: Square, to: Square) = "move",
    }
}
