//! The tiles, by colour and effect.

use crate::title::spelling::{words, written};

words! {
    /// The colour of a site and of the relic under it.
    pub enum Colour {
        /// Ruins; the relic is an emerald toad.
        Green = "green",
        /// Temples of lasting powers; a white crystal skull.
        Ivory = "ivory",
        /// Temples of hidden points; a bird of paradise.
        Blue = "blue",
        /// Temples of open, immediate effects; a grimacing amulet.
        Purple = "purple",
    }

    /// The effect of a purple tile.
    pub enum Purple {
        /// 3 points.
        Cache = "p1",
        /// A toolbox goes up a step.
        Toolsmith = "p2",
        /// 2 rations.
        Larder = "p3",
        /// A toolbox comes out of the reserve.
        SpareKit = "p4",
        /// To Base Camp, and 3 rations.
        WayHome = "p5",
        /// A pathway moves.
        NewRoute = "p6",
        /// The tile of a neighbouring site.
        FarReach = "p7",
        /// Up to two tokens turn.
        RiverSpirits = "p8",
    }

    /// The power of an ivory tile. Level 1 counts at the end, level 2 is used once, level 3 lasts.
    pub enum Ivory {
        /// 3 points for each ivory tile.
        Collector = "i1-1",
        /// 2 points for each ration.
        Provident = "i1-2",
        /// 5 points for each relic beyond the first of its colour.
        TwinRelics = "i1-3",
        /// 1 point for each pathway on the board.
        Trailblazer = "i1-4",
        /// 4 points for each toolbox on the table.
        WellEquipped = "i1-5",
        /// One more turn.
        LastDash = "i1-6",
        /// The unknown trail may lie anywhere in the walk.
        Shortcut = "i2-1",
        /// Choose among the tiles of a temple.
        Surveyor = "i2-2",
        /// Rations up to the limit.
        SupplyDrop = "i2-3",
        /// Two pathways instead of one.
        DoubleWork = "i2-4",
        /// A pathway anywhere.
        RemoteWork = "i2-5",
        /// To another temple of the same colour instead of moving.
        Gateway = "i2-6",
        /// A point for each pathway placed.
        RoadBonus = "i3-1",
        /// A point for the first tile of a site.
        Pioneer = "i3-2",
        /// A point more when a temple gives points.
        Antiquary = "i3-3",
        /// A ration when an opponent moves a pathway.
        Toll = "i3-4",
        /// A ration more in Base Camp.
        CampFriend = "i3-5",
        /// A token turns when leaving Base Camp.
        Departure = "i3-6",
    }
}

impl Colour {
    pub const TEMPLES: [Self; 3] = [Self::Purple, Self::Ivory, Self::Blue];
}

impl Ivory {
    /// The level of the tile: 1 large, 2 medium, 3 small.
    pub const fn level(self) -> u8 {
        (self as u8) / 6 + 1
    }

    /// Where a player keeps tiles of its level: the index in [`crate::games::relic_runners::state::Runner::ivory`].
    pub const fn slot(self) -> usize {
        self as usize / 6
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

written!(
    Tile,
    |tile, f| match tile {
        Tile::Purple(tile) => write!(f, "{tile}"),
        Tile::Ivory(tile) => write!(f, "{tile}"),
        Tile::Blue(points) => write!(f, "b{points}"),
    },
    |text| match text.as_bytes() {
        [b'p', _] => text.parse().ok().map(Tile::Purple),
        [b'b', points @ b'0'..=b'9'] => Some(Tile::Blue(points - b'0')),
        _ => text.parse().ok().map(Tile::Ivory),
    }
);
