//! The tiles, by colour and effect.

use std::fmt;
use std::str::FromStr;

use crate::engine::CodeError;
use crate::games::relic_runners::code::{as_text, worded};

/// The colour of a site and of the relic under it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Colour {
    /// Ruins; the relic is an emerald toad.
    Green,
    /// Temples of lasting powers; a white crystal skull.
    Ivory,
    /// Temples of hidden points; a bird of paradise.
    Blue,
    /// Temples of open, immediate effects; a grimacing amulet.
    Purple,
}

worded!(Colour { Green = "green", Ivory = "ivory", Blue = "blue", Purple = "purple" });

impl Colour {
    /// The colours of temples.
    pub const TEMPLES: [Self; 3] = [Self::Purple, Self::Ivory, Self::Blue];
}

/// The effect of a purple tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Purple {
    /// 3 points.
    Cache,
    /// A toolbox goes up a step.
    Toolsmith,
    /// 2 rations.
    Larder,
    /// A toolbox comes out of the reserve.
    SpareKit,
    /// To Base Camp, and 3 rations.
    WayHome,
    /// A pathway moves.
    NewRoute,
    /// The tile of a neighbouring site.
    FarReach,
    /// Up to two tokens turn.
    RiverSpirits,
}

worded!(Purple {
    Cache = "p1",
    Toolsmith = "p2",
    Larder = "p3",
    SpareKit = "p4",
    WayHome = "p5",
    NewRoute = "p6",
    FarReach = "p7",
    RiverSpirits = "p8",
});

/// The power of an ivory tile. Level 1 counts at the end, level 2 is used once, level 3 lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Ivory {
    /// End: 3 points for each ivory tile.
    Collector,
    /// End: 2 points for each ration.
    Provident,
    /// End: 5 points for each relic beyond the first of its colour.
    TwinRelics,
    /// End: 1 point for each pathway on the board.
    Trailblazer,
    /// End: 4 points for each toolbox on the table.
    WellEquipped,
    /// End: one more turn.
    LastDash,
    /// Once: the unknown trail may lie anywhere in the walk.
    Shortcut,
    /// Once: choose among the tiles of a temple.
    Surveyor,
    /// Once: rations up to the limit.
    SupplyDrop,
    /// Once: two pathways instead of one.
    DoubleWork,
    /// Once: a pathway anywhere.
    RemoteWork,
    /// Once: to another temple of the same colour instead of moving.
    Gateway,
    /// Always: a point for each pathway placed.
    RoadBonus,
    /// Always: a point for the first tile of a site.
    Pioneer,
    /// Always: a point more when a temple gives points.
    Antiquary,
    /// Always: a ration when an opponent moves a pathway.
    Toll,
    /// Always: a ration more in Base Camp.
    CampFriend,
    /// Always: a token turns when leaving Base Camp.
    Departure,
}

worded!(Ivory {
    Collector = "i1-1",
    Provident = "i1-2",
    TwinRelics = "i1-3",
    Trailblazer = "i1-4",
    WellEquipped = "i1-5",
    LastDash = "i1-6",
    Shortcut = "i2-1",
    Surveyor = "i2-2",
    SupplyDrop = "i2-3",
    DoubleWork = "i2-4",
    RemoteWork = "i2-5",
    Gateway = "i2-6",
    RoadBonus = "i3-1",
    Pioneer = "i3-2",
    Antiquary = "i3-3",
    Toll = "i3-4",
    CampFriend = "i3-5",
    Departure = "i3-6",
});

impl Ivory {
    /// The level of the tile: 1 large, 2 medium, 3 small.
    pub const fn level(self) -> u8 {
        (self as u8) / 6 + 1
    }
}

/// What a temple tile shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Tile {
    /// An effect at once. Written `p1` … `p8`.
    Purple(Purple),
    /// A power to keep. Written `i1-1` … `i3-6`.
    Ivory(Ivory),
    /// Points at the end, 2 to 5. Written `b2` … `b5`.
    Blue(u8),
}

impl Tile {
    /// The colour of the temples that hold such tiles.
    pub const fn colour(self) -> Colour {
        match self {
            Self::Purple(_) => Colour::Purple,
            Self::Ivory(_) => Colour::Ivory,
            Self::Blue(_) => Colour::Blue,
        }
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Purple(tile) => tile.fmt(f),
            Self::Ivory(tile) => tile.fmt(f),
            Self::Blue(points) => write!(f, "b{points}"),
        }
    }
}

impl FromStr for Tile {
    type Err = CodeError;

    fn from_str(text: &str) -> Result<Self, CodeError> {
        match text.as_bytes() {
            [b'p', _] => text.parse().map(Self::Purple),
            [b'b', points @ b'0'..=b'9'] => Ok(Self::Blue(points - b'0')),
            _ => text.parse().map(Self::Ivory),
        }
    }
}

as_text!(Tile);
