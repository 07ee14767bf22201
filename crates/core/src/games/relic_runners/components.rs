//! The components of *Relic Runners* as typed data, read from an edition: the map, the tiles, the cards.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::engine::bounds::number;
use crate::title::spelling::{words, written};

// What a player has in all.
pub const PATHWAYS: u8 = 10;
pub const BOXES: usize = 3;

pub const RATIONS_EACH: u8 = 5;

// Rations: the most on a card, those on it at the start, those for coming to Base Camp.
pub const RATION_LIMIT: u8 = 5;
pub const START_RATIONS: u8 = 3;

pub const CAMP_RATIONS: u8 = 3;

/// Toolbox tokens, one on each river.
pub const TOKENS: u8 = 10;

/// Rations for a box on the machete's second level.
pub const SUPPLIES: u8 = 2;

/// Points for a box on the shovel's first level, in place of a new box.
pub const SHOVEL_POINTS: u16 = 2;

/// Points for each trail of a relic expedition.
pub const EXPEDITION_POINTS: u8 = 2;

/// Points at the end for each colour of relic.
pub const COLOUR_POINTS: i32 = 5;

/// Points for an ivory tile that gives way to another of its level.
pub const IVORY_POINTS: u8 = 2;

/// A place of the map, as it is drawn.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spot {
    pub id: Site,
    pub name: String,
    /// Its quarter; `None` for Base Camp.
    #[serde(deserialize_with = "Option::deserialize")] // so that it may be null, but not missing
    pub quadrant: Option<Quadrant>,
    /// Its distance from the west, on a map 1000 wide.
    #[serde(deserialize_with = "number::<_, _, 0, 1_000>")]
    pub x: u16,
    /// Its distance from the north, on a map 700 high.
    #[serde(deserialize_with = "number::<_, _, 0, 700>")]
    pub y: u16,
}

/// A trail, as an index, seen from one of its ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Way {
    pub trail: u8,
    pub to: Site,
    /// The token on it, counted from 0.
    pub token: Option<u8>,
}

/// The rules of *Relic Runners* with one edition of its components, validated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RelicRunners {
    pub spots: Vec<Spot>,
    /// The trails; everywhere else a trail is an index into this list.
    pub trails: Vec<Trail>,
    /// The trails of rivers as indices, one per token: `k1` lies on the first.
    pub rivers: Vec<u8>,
    /// The trails at each place, in order of the places they lead to.
    pub ways: Vec<Vec<Way>>,
    /// The temple tiles of levels 1, 2 and 3, in the order of the edition.
    pub tiles: [Vec<Tile>; 3],
    /// Tiles with a red gem, which the first game does without.
    pub gems: Vec<Tile>,
    pub first_game: BTreeMap<Site, Colour>,
    pub explorers: BTreeMap<Explorer, Power>,
    /// The number of relics taken that brings the last turns, for 2, 3, 4 and 5 seats.
    pub end_relics: [u8; 4],
    /// Whether values are our own reconstruction, as the edition says.
    pub reconstruction: bool,
}

impl RelicRunners {
    pub fn way(&self, from: Site, to: Site) -> Option<u8> {
        self.ways[from.index()].iter().find(|way| way.to == to).map(|way| way.trail)
    }

    pub fn trail(&self, trail: Trail) -> Option<u8> {
        let [a, b] = trail.ends();
        self.way(a, b)
    }

    /// The trails in order of their ends, with their indices.
    pub fn trails_in_order(&self) -> impl Iterator<Item = (u8, Trail)> {
        let forth = |one: Site| self.ways[one.index()].iter().filter(move |way| one < way.to);
        Site::all().flat_map(move |one| forth(one).map(move |way| (way.trail, Trail::between(one, way.to))))
    }

    pub fn trails_of(&self, path: &[Site]) -> impl Iterator<Item = u8> {
        path.windows(2).filter_map(|ends| self.way(ends[0], ends[1]))
    }

    /// The token on a trail, counted from 0.
    pub fn token_on(&self, trail: u8) -> Option<u8> {
        self.rivers.iter().position(|river| *river == trail).map(|token| token as u8)
    }

    pub fn river(&self, token: u8) -> Option<Trail> {
        let trail = self.rivers.get(usize::from(token))?;
        self.trails.get(usize::from(*trail)).copied()
    }

    /// The temple sites of a quarter of the map, in order.
    pub fn temples_in(&self, quadrant: Quadrant) -> impl Iterator<Item = Site> {
        Site::temples().filter(move |site| self.spots[site.index()].quadrant == Some(quadrant))
    }
}

/// A place of the map: Base Camp, one of eight ruin sites or one of twelve temple sites.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Site(u8);

const SITES: [&str; Site::COUNT] = [
    "bc", "r1", "r2", "r3", "r4", "r5", "r6", "r7", "r8", "t1", "t2", "t3", "t4", "t5", "t6", "t7", "t8", "t9", "t10",
    "t11", "t12",
];

impl Site {
    pub const CAMP: Self = Self(0);
    pub const COUNT: usize = 21;
    const RUINS: u8 = 8;

    /// All places, Base Camp first, then the ruin sites, then the temple sites.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }

    pub fn temples() -> impl DoubleEndedIterator<Item = Self> {
        Self::all().filter(|site| site.is_temple_site())
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The place with this index, if the map has so many.
    pub const fn at(index: usize) -> Option<Self> {
        if index < Self::COUNT { Some(Self(index as u8)) } else { None }
    }

    pub const fn is_ruin_site(self) -> bool {
        self.0 >= 1 && self.0 <= Self::RUINS
    }

    pub const fn is_temple_site(self) -> bool {
        self.0 > Self::RUINS
    }
}

written!(Site, |site, f| f.write_str(SITES[site.index()]), |text| Site::all().find(|site| SITES[site.index()] == text));

/// Two places joined by a trail, written `r3-t4`, the earlier place first. The map never has two trails between the same
/// places, so the places name the trail.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Trail {
    a: Site,
    b: Site,
}

impl Trail {
    /// The trail between two places, in either order. It need not be on the map.
    pub fn between(one: Site, other: Site) -> Self {
        Self { a: one.min(other), b: one.max(other) }
    }

    /// Its two ends, the earlier place first.
    pub const fn ends(self) -> [Site; 2] {
        [self.a, self.b]
    }

    pub fn touches(self, site: Site) -> bool {
        self.ends().contains(&site)
    }

    /// The other end of a trail that begins at this place.
    pub fn from(self, site: Site) -> Option<Site> {
        match self.ends() {
            [one, other] if one == site => Some(other),
            [one, other] if other == site => Some(one),
            _ => None,
        }
    }
}

written!(Trail, |trail, f| write!(f, "{}-{}", trail.a, trail.b), |text| {
    let (one, other) = text.split_once('-')?;
    let a = one.parse().ok()?;
    let b = other.parse().ok()?;
    (a < b).then_some(Trail { a, b })
});

words! {
    /// A quarter of the map, for the standard deal of colours.
    pub enum Quadrant { Nw = "nw", Ne = "ne", Se = "se", Sw = "sw" }
}

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

words! {
    /// A column of the toolbox table.
    pub enum Column {
        /// Exploring and supplies.
        Machete = "m",
        /// Pathways.
        Compass = "c",
        /// Tools and points.
        Shovel = "s",
    }

    /// An explorer, named by the colour of its pieces.
    pub enum Explorer { Red = "red", Green = "green", Blue = "blue", Yellow = "yellow", Black = "black" }

    /// What the powered side of an explorer card gives at the start.
    pub enum Power {
        /// Starts on a site one trail from Base Camp.
        StartOutside = "start_outside",
        /// A second toolbox on the bottom.
        ExtraToolbox = "extra_toolbox",
        /// A fourth ration.
        ExtraRation = "extra_ration",
        /// A pathway on a trail at Base Camp.
        StartPathway = "start_pathway",
        /// The toolbox on level 1 of a column.
        StartLevel1 = "start_level1",
    }
}

/// A space of the toolbox table above the bottom: a column and a level, written `m1` … `s3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space {
    pub column: Column,
    /// The level, 1 to 3.
    pub level: u8,
}

impl Space {
    pub const TOP: u8 = 3;

    pub fn all() -> impl Iterator<Item = Self> {
        Column::ALL.iter().flat_map(|column| (1..=Self::TOP).map(|level| Self { column: *column, level }))
    }
}

written!(Space, |space, f| write!(f, "{}{}", space.column, space.level), |text| Space::all()
    .find(|space| space.to_string() == text));
