//! Actions of players, as typed codes.

use super::components::Square;

crate::actions! {
    /// An action of a player.
    pub enum Action {
        /// Moves a piece to another square.
        Move(from: Square, to: Square) = "move",
    }
}
