//! The components of *Relic Runners* as typed data, read from an edition: the map, the tiles, the cards.

mod card;
mod map;
mod tiles;

use std::collections::BTreeMap;

use serde::Deserialize;

pub use card::{Column, Explorer, Power, Space};
pub use map::{Quadrant, Site, Trail};
pub use tiles::{Colour, Ivory, Purple, Tile};

use crate::engine::bounds::number;

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

    pub fn joined(&self, one: Site, other: Site) -> bool {
        self.way(one, other).is_some()
    }
}
