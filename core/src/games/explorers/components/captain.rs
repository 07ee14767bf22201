//! The captains, and what each counts for points at the end.

use serde::de::{Deserialize, Deserializer, Error};

use crate::engine::code::worded;

/// A captain (EX-70 … EX-80), with what it counts in the reconstruction.
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

/// What a captain counts. Editions name it by a word: that of the captain who counts it in the reconstruction, or a word of
/// its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counting {
    /// What this captain counts in the reconstruction.
    As(Captain),
    Outposts,
    Deaths,
    /// Different kinds of livestock delivered.
    Kinds,
    /// The strengths of raided settlements.
    Strengths,
    /// Vikings on the mainland.
    AtHome,
}

impl Counting {
    /// What no captain of the reconstruction counts.
    pub const OTHERS: [Self; 5] = [Self::Outposts, Self::Deaths, Self::Kinds, Self::Strengths, Self::AtHome];

    /// Its word in editions.
    pub const fn word(self) -> &'static str {
        match self {
            Self::As(captain) => captain.word(),
            Self::Outposts => "outposts",
            Self::Deaths => "deaths",
            Self::Kinds => "kinds",
            Self::Strengths => "strengths",
            Self::AtHome => "at_home",
        }
    }

    pub fn all() -> impl Iterator<Item = Self> {
        Captain::ALL.iter().map(|captain| Self::As(*captain)).chain(Self::OTHERS)
    }
}

impl<'de> Deserialize<'de> for Counting {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let word = String::deserialize(deserializer)?;
        Self::all().find(|counts| word == counts.word()).ok_or_else(|| {
            let known: Vec<_> = Self::all().map(Self::word).collect();
            D::Error::custom(format!("must be one of: {}", known.join(", ")))
        })
    }
}

/// What a captain brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bonus {
    pub counts: Counting,
    pub points: u8,
    /// How many things make a unit.
    pub per: u8,
    /// Whether the captain is in the game for one player.
    pub solo: bool,
}
