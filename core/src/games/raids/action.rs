//! What players do, as typed codes.

use super::state::Space;

crate::actions! {
    /// What a player does.
    pub enum Action {
        /// Put the tile just taken on this space of the own ship, counted from 1. Tiles lie on the first spaces. A
        /// number up to their count replaces that tile, which leaves the game; the next number is the first free space.
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
        /// Yield to the next monster: it gets a Viking, if there is one.
        Yield = "yield",
        /// Send one Viking more than the other side has just sent.
        Retaliate = "retaliate",
        /// Leave the tile to the other side.
        Flee = "flee",
    }
}
