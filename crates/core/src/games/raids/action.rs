//! Actions of players, as typed codes.

use super::state::Space;

crate::actions! {
    /// An action of a player.
    pub enum Action {
        /// Puts the tile just taken on this space of the seat's ship, counted from 1. Tiles fill the first spaces. The
        /// number of a tile replaces it, and that tile leaves the game. The next number is the first free space.
        Place(slot: u8 as Number) = "place",
        /// Discards the tile just taken.
        Discard = "discard",
        /// Sells the goods on this space of the seat's ship.
        Sell(slot: u8 as Number) = "sell",
        /// Sells nothing more, or throws nothing overboard.
        Keep = "keep",
        /// Throws the tile on this space overboard (house rules only).
        Drop(slot: u8 as Number) = "drop",
        /// Goes to this space of the track and stops there.
        Sail(space: Space as Number) = "sail",
        Dock = "dock",
        Fight = "fight",
        /// Yields to the next monster, which gets a Viking if the ship has one.
        Yield = "yield",
        /// Sends one Viking more than the other side has just sent.
        Retaliate = "retaliate",
        /// Leaves the tile to the other side.
        Flee = "flee",
    }
}
