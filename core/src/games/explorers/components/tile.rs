//! Tiles: their names, their edges, and what is printed on them.

use super::Animal;
use crate::canvas::edges::Edges;
use crate::canvas::hex::Direction;
use crate::title::spelling::written;

/// A tile: `F1` to `F3` are fixed on the starting board, `T01` to `T48` are dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Tile(u8);

impl Tile {
    pub const DEALT: u8 = 48;
    pub const FIXED: u8 = 3;

    pub fn dealt() -> impl ExactSizeIterator<Item = Self> {
        (Self::FIXED..Self::FIXED + Self::DEALT).map(Self)
    }

    /// The tiles of a starting board, from the west.
    pub fn fixed() -> impl ExactSizeIterator<Item = Self> {
        (0..Self::FIXED).map(Self)
    }

    pub const fn is_fixed(self) -> bool {
        self.0 < Self::FIXED
    }

    /// Its place among the tiles of its kind, from 0.
    pub const fn index(self) -> usize {
        if self.is_fixed() { self.0 as usize } else { (self.0 - Self::FIXED) as usize }
    }
}

written!(
    Tile,
    |tile, f| match tile.is_fixed() {
        true => write!(f, "F{}", tile.index() + 1),
        false => write!(f, "T{:02}", tile.index() + 1),
    },
    |text| {
        let (kind, number) = text.split_at_checked(1)?;
        let number = number.parse::<u8>().ok().filter(|number| *number <= Tile::DEALT)?.checked_sub(1)?;
        let tile = Tile(if kind == "F" { number } else { number + Tile::FIXED });
        (tile.to_string() == text).then_some(tile)
    }
);

written!(
    Edges,
    |edges, f| {
        let letters = Direction::ALL.map(|direction| if edges.is_land(direction) { "L" } else { "S" });
        f.write_str(&letters.concat())
    },
    |text| {
        let edges = text.chars().zip(Direction::ALL).filter(|(letter, _)| *letter == 'L');
        let edges = edges.fold(Edges::SEA, |edges, (_, direction)| edges.with(direction));
        (edges.to_string() == text).then_some(edges)
    }
);

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
    pub edges: Edges,
    /// The region of each edge; land regions and sea regions are numbered apart, from 0.
    pub regions: [u8; 6],
    pub lands: u8,
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
