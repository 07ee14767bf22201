//! The pieces on the board and on the cards: places and their tiles, tokens, pathways, toolboxes.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::games::relic_runners::components::{
    BOXES, Colour, Explorer, Ivory, PATHWAYS, RelicRunners, Site, Space, TOKENS, Tile, Trail,
};
use crate::title::spelling::written;

/// A place of the map and its pieces.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SiteState {
    /// Its colour; `None` for Base Camp.
    pub colour: Option<Colour>,
    /// Its tiles, the top last.
    pub stack: ArrayVec<Layer, 3>,
    pub relic: Relic,
}

/// The public side of a tile in a stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Layer {
    /// 1 large, 2 medium, 3 small. Ruin tiles count in the same way, from the bottom.
    pub level: u8,
    /// Its face, if it lies face up.
    pub open: Option<Tile>,
}

/// The relic of a site.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Relic {
    /// Under tiles. Also for Base Camp, which has no relic.
    Buried,
    Showing,
    /// A player has it, and the shrine is empty.
    Taken,
}

/// The tokens of the rivers: which ones show their coloured side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Tokens(u16);

impl Tokens {
    pub const FULL: Self = Self((1 << TOKENS) - 1);

    pub const fn coloured(self, token: u8) -> bool {
        self.0 & (1 << token) != 0
    }

    pub const fn count(self) -> u8 {
        self.0.count_ones() as u8
    }

    pub const fn turn(&mut self, token: u8) {
        self.0 ^= 1 << token;
    }
}

/// The trails with pathways of one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, Hash)]
#[serde(transparent)]
pub struct Paths(u64);

impl Paths {
    pub const ALL: Self = Self(u64::MAX);

    pub const fn has(self, trail: u8) -> bool {
        self.0 & (1 << trail) != 0
    }

    pub const fn count(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The trails as indices, in order.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (0..u64::BITS as u8).filter(move |trail| self.has(*trail))
    }

    #[must_use]
    pub const fn with(self, trail: u8) -> Self {
        Self(self.0 | 1 << trail)
    }

    /// These trails without the others.
    #[must_use]
    pub const fn but(self, others: Self) -> Self {
        Self(self.0 & !others.0)
    }

    #[must_use]
    pub const fn without(self, trail: u8) -> Self {
        Self(self.0 & !(1 << trail))
    }
}

/// The place of a toolbox.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Slot {
    /// In the reserve, written `reserve`.
    #[default]
    Reserve,
    /// On the bottom of the table, written `bottom`.
    Bottom,
    /// On a space of the table, written as the space.
    On(Space),
}

written!(
    Slot,
    |slot, f| match slot {
        Slot::Reserve => f.write_str("reserve"),
        Slot::Bottom => f.write_str("bottom"),
        Slot::On(space) => write!(f, "{space}"),
    },
    |text| match text {
        "reserve" => Some(Slot::Reserve),
        "bottom" => Some(Slot::Bottom),
        _ => text.parse().ok().map(Slot::On),
    }
);

/// The public side of a blue tile in front of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Blue {
    pub level: u8,
    pub shown: Option<u8>,
}

/// A player's explorer and card.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Runner {
    /// The place of the explorer. During a walk trail by trail: the start of the walk.
    pub at: Site,
    pub paths: Paths,
    pub rations: u8,
    /// The toolboxes, sorted.
    pub boxes: [Slot; BOXES],
    /// Relics, in the order in which they were taken.
    pub relics: Vec<Colour>,
    pub ivory: [Option<Ivory>; 3],
    /// Blue tiles, in the order in which they were taken.
    pub blue: Vec<Blue>,
    /// The explorer with its power; `None` if none was chosen.
    pub explorer: Option<Explorer>,
}

impl Runner {
    pub fn new(rations: u8) -> Self {
        Self { rations, boxes: [Slot::Reserve, Slot::Reserve, Slot::Bottom], ..Self::default() }
    }

    pub const fn reserve(&self) -> u8 {
        PATHWAYS.saturating_sub(self.paths.count())
    }

    pub fn holds(&self, tile: Ivory) -> bool {
        self.ivory[tile.slot()] == Some(tile)
    }

    pub fn has_box(&self, slot: Slot) -> bool {
        self.boxes.contains(&slot)
    }

    pub fn boxes_at(&self, slot: Slot) -> usize {
        self.boxes.iter().filter(|other| **other == slot).count()
    }

    /// Toolboxes on the table, including the bottom.
    pub fn boxes_on_table(&self) -> usize {
        BOXES - self.boxes_at(Slot::Reserve)
    }

    pub fn spaces(&self) -> impl DoubleEndedIterator<Item = Space> {
        self.boxes.iter().filter_map(|slot| if let Slot::On(space) = slot { Some(*space) } else { None })
    }

    /// The ivory tiles, the small one first.
    pub fn ivory_tiles(&self) -> impl DoubleEndedIterator<Item = Ivory> {
        self.ivory.iter().rev().flatten().copied()
    }

    pub fn relics_of(&self, colour: Colour) -> usize {
        self.relics.iter().filter(|relic| **relic == colour).count()
    }

    pub fn colours(&self) -> usize {
        Colour::ALL.iter().filter(|colour| self.relics.contains(colour)).count()
    }

    pub(in crate::games::relic_runners) fn move_box(&mut self, from: Slot, to: Slot) {
        if let Some(slot) = self.boxes.iter_mut().find(|slot| **slot == from) {
            *slot = to;
            self.boxes.sort_unstable();
        }
    }
}

impl RelicRunners {
    pub fn pathways(&self, runner: &Runner) -> impl Iterator<Item = Trail> {
        runner.paths.iter().map(|trail| self.trails[usize::from(trail)])
    }
}
