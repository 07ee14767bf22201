//! Tiles: their names, and what is printed on them.

use std::fmt;
use std::str::FromStr;

use super::{Animal, Edges};
use crate::canvas::hex::Direction;
use crate::engine::CodeError;
use crate::engine::code::as_text;

/// A tile: `F1` to `F3` are fixed on the starting board, `T01` to `T48` are dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Tile(u8);

impl Tile {
    /// Tiles that are dealt.
    pub const DEALT: u8 = 48;
    /// Tiles of a starting board.
    pub const FIXED: u8 = 3;

    /// All tiles that are dealt, in order.
    pub fn dealt() -> impl ExactSizeIterator<Item = Self> {
        (Self::FIXED..Self::FIXED + Self::DEALT).map(Self)
    }

    /// The tiles of a starting board, from the west.
    pub fn fixed() -> impl ExactSizeIterator<Item = Self> {
        (0..Self::FIXED).map(Self)
    }

    /// Whether it lies on the starting board.
    pub const fn is_fixed(self) -> bool {
        self.0 < Self::FIXED
    }

    /// Its place among the tiles of its kind, from 0.
    pub const fn index(self) -> usize {
        if self.is_fixed() { self.0 as usize } else { (self.0 - Self::FIXED) as usize }
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_fixed() { write!(f, "F{}", self.index() + 1) } else { write!(f, "T{:02}", self.index() + 1) }
    }
}

impl FromStr for Tile {
    type Err = CodeError;

    fn from_str(text: &str) -> Result<Self, CodeError> {
        let wrong = || CodeError(text.to_owned());
        if !text.is_ascii() || !matches!(text.len(), 2 | 3) {
            return Err(wrong());
        }
        let (kind, digits) = text.split_at(1);
        let number: u8 = digits.parse().map_err(|_| wrong())?;
        let tile = match (kind, digits.len(), number) {
            ("F", 1, 1..=Self::FIXED) => Self(number - 1),
            ("T", 2, 1..=Self::DEALT) => Self(number - 1 + Self::FIXED),
            _ => return Err(wrong()),
        };
        if tile.to_string() == text { Ok(tile) } else { Err(wrong()) }
    }
}

as_text!(Tile);

/// What a tile shows besides land and sea; a token is placed there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Feature {
    /// An animal on this land region.
    Animal(Animal, u8),
    /// A settlement on this land region.
    Settlement(u8),
    /// An enemy ship on this sea region.
    EnemyShip(u8),
}

/// What is printed on a tile, without rotation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Face {
    /// Which edges are land.
    pub edges: Edges,
    /// The region of each edge; land regions and sea regions are numbered apart, from 0.
    pub regions: [u8; 6],
    /// The number of land regions.
    pub lands: u8,
    /// The number of sea regions.
    pub seas: u8,
    /// Its feature; `None` on fixed tiles.
    pub feature: Option<Feature>,
}

impl Face {
    /// Its edges and their regions, turned clockwise by sixths of a full turn.
    pub fn turned(&self, sixths: u8) -> (Edges, [u8; 6]) {
        let mut regions = [0; 6];
        for direction in Direction::ALL {
            regions[direction.turned(sixths).index()] = self.regions[direction.index()];
        }
        (self.edges.turned(sixths), regions)
    }
}
