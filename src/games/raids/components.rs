//! The components of *Raids* as typed data, read from an edition.

use serde::{Deserialize, Serialize};

use super::edition;
use super::options::VikingLimit;
use super::state::{Open, Ship};
use crate::engine::bounds::{number, numbers, rows};

/// A voyage tile. Two tiles with the same values are the same tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Tile {
    /// Reduces what every monster costs. Aboard.
    Weapon {
        /// 1 or 2 weapon symbols.
        strength: u8,
        /// Shields printed on the tile.
        shields: u8,
    },
    /// Recruits at the end of every voyage. Aboard.
    Sail {
        /// 1 or 2 sail symbols.
        strength: u8,
        /// Shields printed on the tile.
        shields: u8,
    },
    /// Glory for each Viking aboard at the end. Aboard.
    Mjollnir {
        /// 1 or 2 hammers.
        strength: u8,
        /// Shields printed on the tile.
        shields: u8,
    },
    /// Glory if sold. Aboard, beside the ship once sold.
    Goods {
        /// What it is.
        goods: Goods,
        /// Glory.
        value: u8,
        /// Shields printed on the tile.
        shields: u8,
    },
    /// Glory. Aboard.
    Pennant {
        /// Glory.
        value: u8,
        /// Shields printed on the tile.
        shields: u8,
    },
    /// Glory in sets. Beside the ship.
    Rune,
    /// Sells goods and recruits when it is taken. Beside the ship.
    Port {
        /// How many goods it sells: 1 or 2.
        sales: u8,
    },
    /// Must be fought or yielded to. Beside the ship once beaten.
    Monster {
        /// Vikings it costs without weapons, and its glory.
        strength: u8,
    },
    /// Vikings for the first two ships that pass.
    Visit,
    /// Coins for the first two ships that pass.
    Pillage,
}

/// What a goods tile holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Goods {
    /// Wood.
    Wood,
    /// Pigs.
    Pigs,
    /// Furs.
    Furs,
    /// Mead.
    Mead,
    /// Fish.
    Fish,
    /// Wool.
    Wool,
    /// Salt.
    Salt,
    /// Amber.
    Amber,
}

impl Tile {
    /// Whether a ship may stop at it (and later take it).
    pub const fn stoppable(self) -> bool {
        !matches!(self, Self::Monster { .. } | Self::Visit | Self::Pillage)
    }

    /// The shields it shows when it lies on a ship; `None` for a tile that never does.
    pub const fn shields_aboard(self) -> Option<u8> {
        match self {
            Self::Weapon { shields, .. }
            | Self::Sail { shields, .. }
            | Self::Mjollnir { shields, .. }
            | Self::Goods { shields, .. }
            | Self::Pennant { shields, .. } => Some(shields),
            Self::Rune | Self::Port { .. } | Self::Monster { .. } | Self::Visit | Self::Pillage => None,
        }
    }
}

/// What a Harbor tile rewards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Harbor {
    /// The order of docking; always and only in the first voyage.
    Arrival,
    /// Goods tiles, aboard and sold.
    Goods,
    /// Different kinds of goods, aboard and sold.
    DifferentGoods,
    /// Runes.
    Runes,
    /// Shields shown, manned or not.
    Shields,
    /// Weapon symbols.
    Weapons,
    /// Port tiles.
    Ports,
    /// Monsters beaten.
    Monsters,
    /// Sail symbols.
    Sails,
}

/// What lies at a place of the track that is not the Harbor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// A place for a voyage tile.
    Open,
    /// A Village.
    Village,
}

/// The rules of *Raids* with one edition of its components, validated.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Raids {
    /// The places of the track in order; the first is space 1, the Harbor comes after the last.
    #[serde(deserialize_with = "edition::track")]
    pub track: Vec<Place>,
    /// The same for the option `track = four_villages`.
    #[serde(deserialize_with = "edition::track")]
    pub track_four_villages: Vec<Place>,
    /// Spaces of an empty longship.
    #[serde(deserialize_with = "number::<_, _, 1, 8>")]
    pub spaces: u8,
    /// Shields of a space without a tile.
    #[serde(deserialize_with = "number::<_, _, 1, 4>")]
    pub empty_space_shields: u8,
    /// Vikings in the box: the limit of the option `viking_limit = 40`.
    #[serde(deserialize_with = "number::<_, _, 1, 200>")]
    pub vikings: u8,
    /// Glory in coins in the box.
    #[serde(deserialize_with = "number::<_, _, 1, 255>")]
    pub coins: i16,
    /// Starting crews by order of play, for 2, 3 and 4 seats.
    #[serde(deserialize_with = "rows::<_, _, 2, 3>")]
    pub start_crew: [Vec<u8>; 3],
    /// Spaces that the ghost moves.
    #[serde(deserialize_with = "number::<_, _, 1, 20>")]
    pub ghost_step: u8,
    /// Vikings on a Visit for the first, second … ship.
    #[serde(deserialize_with = "numbers::<_, _, 1, 4, 4>")]
    pub visit: Vec<u8>,
    /// Coins on a Pillage for the first, second … ship.
    #[serde(deserialize_with = "numbers::<_, _, 1, 4, 10>")]
    pub pillage: Vec<u8>,
    /// Coins of a Harbor award by rank.
    #[serde(deserialize_with = "numbers::<_, _, 3, 4, 20>")]
    pub harbor_coins: Vec<u8>,
    /// Glory of a set of 1, 2, 3 … runes.
    #[serde(deserialize_with = "numbers::<_, _, 1, 10, 50>")]
    pub rune_set: Vec<u8>,
    /// The tiles of the four voyages, in the order of the edition.
    #[serde(deserialize_with = "edition::voyages")]
    pub voyages: [Vec<Tile>; 4],
    /// Whether values are our own reconstruction, as the edition says.
    pub reconstruction: bool,
}

impl Raids {
    /// The shields that a ship shows, which is how many Vikings it can carry: those of its tiles and of its free spaces
    /// (RA-33).
    pub fn shields(&self, ship: &Ship) -> u8 {
        let free = self.spaces.saturating_sub(ship.aboard.len() as u8);
        let tiles: u8 = ship.aboard.iter().filter_map(|tile| tile.shields_aboard()).sum();
        free * self.empty_space_shields + tiles
    }

    /// How many Vikings there are at this table; `None` for as many as needed (RA-35).
    pub fn limit(&self, open: &Open) -> Option<u8> {
        match open.options.viking_limit {
            VikingLimit::Unlimited => None,
            VikingLimit::Forty => Some(self.vikings),
        }
    }
}
