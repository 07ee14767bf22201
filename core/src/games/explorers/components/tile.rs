//! Tiles: their names, their edges, and what is printed on them.

use super::Animal;
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

/// Which of six edges are land; the others are sea. Written clockwise from the north-east, as `LLSSSS`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Edges(u8);

impl Edges {
    pub const SEA: Self = Self(0);

    pub const fn is_land(self, direction: Direction) -> bool {
        self.0 >> direction.index() & 1 == 1
    }

    #[must_use]
    pub const fn with(self, direction: Direction) -> Self {
        Self(self.0 | 1 << direction.index())
    }

    /// The edges that are land in either.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// These edges, turned clockwise by sixths of a full turn.
    #[must_use]
    pub const fn turned(self, sixths: u8) -> Self {
        let sixths = sixths % 6;
        Self((self.0 << sixths | self.0 >> (6 - sixths)) & 0b11_1111)
    }

    pub const fn lands(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The rotations, clockwise in sixths, that put land on the edges of `land` and sea on those of `sea`.
    pub fn fitting(self, land: Self, sea: Self) -> impl Iterator<Item = u8> + use<> {
        // All rotations at once, one in each byte. The addition sets the seventh bit of each byte that is not 0.
        const EACH: u64 = 0x0101_0101_0101;
        let turned = (0..6).fold(0, |turned, sixths| turned | u64::from(self.turned(sixths).0) << (8 * sixths));
        let each = |edges: Self| EACH * u64::from(edges.0);
        let wrong = (!turned & each(land)) | (turned & each(sea));
        let mut fitting = !(wrong + EACH * 0b11_1111) & (EACH << 6);
        std::iter::from_fn(move || {
            let rotation = (fitting != 0).then(|| (fitting.trailing_zeros() / 8) as u8);
            fitting &= fitting.wrapping_sub(1);
            rotation
        })
    }

    /// The edges of a region of land, or of sea; `regions` has the region of each edge.
    pub fn of(self, regions: [u8; 6], land: bool, region: u8) -> impl Iterator<Item = Direction> {
        let own = move |edge: &Direction| self.is_land(*edge) == land && regions[edge.index()] == region;
        Direction::ALL.into_iter().filter(own)
    }

    pub fn directions(self) -> impl Iterator<Item = Direction> {
        Direction::ALL.into_iter().filter(move |direction| self.is_land(*direction))
    }
}

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
