//! What players do, as typed codes.

use super::state::Space;

crate::actions! {
    /// What a player does.
    pub enum Action {
        /// Put the tile just taken on this space of the own ship, counted from 1. Tiles lie on the first spaces, so a number
        /// up to theirs replaces that tile (out of the game), and one higher is the first free space.
        Place(slot: u8 as Number) = "place",
        /// Throw away the tile just taken.
        Discard = "discard",
        /// Sell the goods on this space of the own ship.
        Sell(slot: u8 as Number) = "sell",
        /// Sell nothing more, or throw nothing overboard.
        Keep = "keep",
        /// Throw the tile on this space overboard (house rules only).
        Drop(slot: u8 as Number) = "drop",
        /// Go to this space of the track and stop there.
        Sail(space: Space as Number) = "sail",
        /// Go home to the Harbor.
        Dock = "dock",
        /// Fight the next monster.
        Fight = "fight",
        /// Let the next monster have a Viking.
        Yield = "yield",
        /// Send one Viking more than the other side just did.
        Retaliate = "retaliate",
        /// Leave the tile to the other side.
        Flee = "flee",
    }
}
