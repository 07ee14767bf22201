//! The components of *Relic Runners* as typed data, read from an edition: the map, the tiles, the explorers.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use super::code::{as_text, worded};
use crate::engine::CodeError;

/// Pathways of a player.
pub const PATHWAYS: u8 = 10;
/// Toolboxes of a player.
pub const BOXES: usize = 3;
/// The most rations on a card.
pub const RATION_LIMIT: u8 = 5;
/// Rations of a player in all: those on the card at the start and those in Base Camp.
pub const RATIONS_EACH: u8 = 5;
/// Rations on a card at the start.
pub const START_RATIONS: u8 = 3;
/// Rations for coming to Base Camp.
pub const CAMP_RATIONS: u8 = 3;
/// Toolbox tokens, one on each river.
pub const TOKENS: u8 = 10;
/// Points for each trail of a relic expedition.
pub const EXPEDITION_POINTS: u8 = 2;
/// Points at the end for each colour of relic.
pub const COLOUR_POINTS: i32 = 5;
/// Points for an ivory tile that gives way to another of its level.
pub const IVORY_POINTS: u8 = 2;

/// A place of the map: Base Camp, one of eight ruin sites or one of twelve temple sites.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Site(u8);

impl Site {
    /// Base Camp, written `bc`.
    pub const CAMP: Self = Self(0);
    /// How many there are.
    pub const COUNT: usize = 21;
    const RUINS: u8 = 8;
    const TEMPLES: u8 = 12;

    /// All of them: Base Camp, `r1` … `r8`, `t1` … `t12`.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }

    /// The temple sites, in order.
    pub fn temples() -> impl DoubleEndedIterator<Item = Self> {
        Self::all().filter(|site| site.is_temple_site())
    }

    /// The site as an index into a list with one item a site.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whether it is one of the eight ruin sites.
    pub const fn is_ruin_site(self) -> bool {
        self.0 >= 1 && self.0 <= Self::RUINS
    }

    /// Whether it is one of the twelve temple sites.
    pub const fn is_temple_site(self) -> bool {
        self.0 > Self::RUINS
    }
}

impl fmt::Display for Site {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            0 => f.write_str("bc"),
            n if n <= Self::RUINS => write!(f, "r{n}"),
            n => write!(f, "t{}", n - Self::RUINS),
        }
    }
}

impl FromStr for Site {
    type Err = CodeError;

    fn from_str(text: &str) -> Result<Self, CodeError> {
        let unknown = || CodeError(text.to_owned());
        let number = |digits: &str, most: u8| match digits.parse::<u8>() {
            Ok(n) if (1..=most).contains(&n) && !digits.starts_with(['0', '+']) => Ok(n),
            _ => Err(unknown()),
        };
        match text.split_at_checked(1) {
            _ if text == "bc" => Ok(Self::CAMP),
            Some(("r", digits)) => Ok(Self(number(digits, Self::RUINS)?)),
            Some(("t", digits)) => Ok(Self(number(digits, Self::TEMPLES)? + Self::RUINS)),
            _ => Err(unknown()),
        }
    }
}

as_text!(Site);

/// Two places joined by a trail, written `r3-t4`, the earlier place first. The map has never two trails between the same
/// places, so the places name the trail.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Trail {
    a: Site,
    b: Site,
}

impl Trail {
    /// The trail between two places, in either order; whether the map has it is another question.
    pub fn between(one: Site, other: Site) -> Self {
        Self { a: one.min(other), b: one.max(other) }
    }

    /// Its two ends, the earlier place first.
    pub const fn ends(self) -> [Site; 2] {
        [self.a, self.b]
    }

    /// Whether one of its ends is this place.
    pub fn touches(self, site: Site) -> bool {
        self.a == site || self.b == site
    }
}

impl fmt::Display for Trail {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.a, self.b)
    }
}

impl FromStr for Trail {
    type Err = CodeError;

    fn from_str(text: &str) -> Result<Self, CodeError> {
        let (one, other) = text.split_once('-').ok_or_else(|| CodeError(text.to_owned()))?;
        let trail = Self { a: one.parse()?, b: other.parse()? };
        if trail.a < trail.b { Ok(trail) } else { Err(CodeError(text.to_owned())) }
    }
}

as_text!(Trail);

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

/// A column of the toolbox table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Column {
    /// Exploring and supplies.
    Machete,
    /// Pathways.
    Compass,
    /// Tools and points.
    Shovel,
}

worded!(Column { Machete = "m", Compass = "c", Shovel = "s" });

/// A space of the toolbox table above the bottom: a column and a level, written `m1` … `s3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Space {
    /// The column.
    pub column: Column,
    /// 1 to 3.
    pub level: u8,
}

impl Space {
    /// The highest level.
    pub const TOP: u8 = 3;

    /// All nine.
    pub fn all() -> impl Iterator<Item = Self> {
        Column::ALL.iter().flat_map(|column| (1..=Self::TOP).map(|level| Self { column: *column, level }))
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.column, self.level)
    }
}

impl FromStr for Space {
    type Err = CodeError;

    fn from_str(text: &str) -> Result<Self, CodeError> {
        let level = match text.as_bytes() {
            [_, level @ b'1'..=b'3'] => level - b'0',
            _ => return Err(CodeError(text.to_owned())),
        };
        Ok(Self { column: text[..1].parse()?, level })
    }
}

as_text!(Space);

/// An explorer, named by the colour of its pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Explorer {
    /// Red.
    Red,
    /// Green.
    Green,
    /// Blue.
    Blue,
    /// Yellow.
    Yellow,
    /// Black.
    Black,
}

worded!(Explorer { Red = "red", Green = "green", Blue = "blue", Yellow = "yellow", Black = "black" });

/// What the powered side of an explorer card gives at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Power {
    /// Starts on a site one trail from Base Camp.
    StartOutside,
    /// A second toolbox on the bottom.
    ExtraToolbox,
    /// A fourth ration.
    ExtraRation,
    /// A pathway on a trail at Base Camp.
    StartPathway,
    /// The toolbox on level 1 of a column.
    StartLevel1,
}

worded!(Power {
    StartOutside = "start_outside",
    ExtraToolbox = "extra_toolbox",
    ExtraRation = "extra_ration",
    StartPathway = "start_pathway",
    StartLevel1 = "start_level1",
});

/// A quarter of the map, for the standard deal of colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Quadrant {
    /// North-west.
    Nw,
    /// North-east.
    Ne,
    /// South-east.
    Se,
    /// South-west.
    Sw,
}

worded!(Quadrant { Nw = "nw", Ne = "ne", Se = "se", Sw = "sw" });

/// A place as the map draws it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spot {
    /// Its proper name.
    pub name: String,
    /// Its quarter; `None` for Base Camp.
    pub quadrant: Option<Quadrant>,
    /// Where it is drawn, on a map 1000 wide.
    pub x: u16,
    /// Where it is drawn, on a map 700 high.
    pub y: u16,
}

/// A trail as one of its ends has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Way {
    /// The index of the trail.
    pub trail: u8,
    /// The place at its other end.
    pub to: Site,
}

/// The rules of *Relic Runners* with one edition of its components, validated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RelicRunners {
    /// The places, one a [`Site`].
    pub spots: Vec<Spot>,
    /// The trails; everywhere else a trail is an index into this list.
    pub trails: Vec<Trail>,
    /// The trails of rivers, one a token, as indices: the token `k1` lies on the first.
    pub rivers: Vec<u8>,
    /// The trails at each place, in order of the places they lead to.
    pub ways: Vec<Vec<Way>>,
    /// The temple tiles of levels 1, 2 and 3, in the order of the edition.
    pub tiles: [Vec<Tile>; 3],
    /// Tiles with a red gem, which the first game does without.
    pub gems: Vec<Tile>,
    /// The colours of the temple sites in the first game.
    pub first_game: BTreeMap<Site, Colour>,
    /// The powered side of each explorer.
    pub explorers: BTreeMap<Explorer, Power>,
    /// Relics whose taking brings the last turns, for 2, 3, 4 and 5 seats.
    pub end_relics: [u8; 4],
    /// Whether values are our own reconstruction, as the edition says.
    pub reconstruction: bool,
}

impl RelicRunners {
    /// The index of the trail between two places.
    pub fn way(&self, from: Site, to: Site) -> Option<u8> {
        self.ways[from.index()].iter().find(|way| way.to == to).map(|way| way.trail)
    }

    /// The index of a trail of this map.
    pub fn trail(&self, trail: Trail) -> Option<u8> {
        let [a, b] = trail.ends();
        self.way(a, b)
    }

    /// The token on a trail, counted from 0.
    pub fn token_on(&self, trail: u8) -> Option<u8> {
        self.rivers.iter().position(|river| *river == trail).map(|token| token as u8)
    }

    /// Whether two places are joined by a trail.
    pub fn joined(&self, one: Site, other: Site) -> bool {
        self.way(one, other).is_some()
    }
}
