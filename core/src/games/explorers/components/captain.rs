//! The captains, and what each counts for points at the end.

use serde::de::{Deserialize, Deserializer, Error};

use crate::title::spelling::words;

words! {
    /// A captain (EX-70 … EX-80), with what it counts in the reconstruction.
    pub enum Captain {
        /// Steps from the starting board to the farthest own outpost.
        Archer = "archer",
        /// Raided settlements.
        Barbarian = "barbarian",
        /// Complete islands under control.
        Cartographer = "cartographer",
        /// Destroyed enemy ships.
        Hero = "hero",
        /// The largest group of one kind of livestock.
        Huntsman = "huntsman",
        /// No player controls a larger complete island.
        Queen = "queen",
        /// No player has a Viking on land farther away.
        Scout = "scout",
        /// Own Vikings on land beyond the mainland.
        Shieldmaiden = "shieldmaiden",
        /// Delivered livestock.
        Trader = "trader",
        /// Tiles of the largest complete island under control.
        Tyrant = "tyrant",
        /// Land masses with an own outpost.
        Watchman = "watchman",
    }
}

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
