//! The captains: each brings points of its own kind at the end.

use crate::engine::code::worded;

/// A captain (EX-70 … EX-80).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Captain {
    /// Steps from the starting board to the farthest own outpost.
    Archer,
    /// Raided settlements.
    Barbarian,
    /// Complete islands under control.
    Cartographer,
    /// Destroyed enemy ships.
    Hero,
    /// The largest group of one kind of livestock.
    Huntsman,
    /// Nobody controls a larger complete island.
    Queen,
    /// Nobody has a Viking on land farther away.
    Scout,
    /// Own Vikings on land beyond the mainland.
    Shieldmaiden,
    /// Delivered livestock.
    Trader,
    /// Tiles of the largest complete island under control.
    Tyrant,
    /// Land masses with an own outpost.
    Watchman,
}

worded!(Captain {
    Archer = "archer",
    Barbarian = "barbarian",
    Cartographer = "cartographer",
    Hero = "hero",
    Huntsman = "huntsman",
    Queen = "queen",
    Scout = "scout",
    Shieldmaiden = "shieldmaiden",
    Trader = "trader",
    Tyrant = "tyrant",
    Watchman = "watchman",
});

/// What a captain brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bonus {
    /// Points for each unit.
    pub points: u8,
    /// How many things make a unit.
    pub per: u8,
    /// Whether the captain is in the game for one player.
    pub solo: bool,
}
