//! The components of *Explorers of the North Sea* as typed data, read from an edition: tiles, starting boards, livestock,
//! tables of points, captains.

pub use crate::canvas::edges::Edges;

use serde::Deserialize;

use crate::canvas::hex::{Cell, Direction};
use crate::engine::bounds::{number, numbers};
use crate::title::spelling::{words, written};
use crate::words::row;

pub const VIKINGS: u8 = 7;

/// Vikings aboard at the start.
pub const CREW: u8 = 2;

/// Pieces that a longship can carry.
pub const HOLD: u8 = 3;
pub const OUTPOSTS: u8 = 5;

/// Tiles in a hand, and tiles turned up in the game for one player.
pub const HAND: u8 = 3;

/// Tiles that are placed in a turn of the game for one player.
pub const SOLO_PLACEMENTS: u8 = 2;
pub const ACTIONS: u8 = 4;

pub const OUTPOST_COST: u8 = 2;
pub const OUTPOST_VIKINGS: u8 = 2;

/// The most Vikings that walk together.
pub const WALKERS: u8 = 2;

/// Vikings that must be aboard to attack an enemy ship.
pub const BOARDING: u8 = 2;

/// Captains that a player can choose from.
pub const OFFER: usize = 2;
pub const SEATS: usize = 4;

/// The most land regions, and the most sea regions, of a tile.
pub const REGIONS: usize = 3;

words! {
    /// A side of a starting board.
    pub enum Side {
        /// The first board's front, for beginners.
        A1 = "a1",
        /// Its back.
        A2 = "a2",
        /// The second board's front.
        B1 = "b1",
        /// Its back.
        B2 = "b2",
    }
}

/// The tables of points.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Points {
    /// For a set of 1, 2, … different animals.
    #[serde(rename = "livestock_set", deserialize_with = "numbers::<_, _, 6, 6, 50>")]
    pub set: [u8; Animal::KINDS],
    /// For 1, 2, … outposts.
    #[serde(deserialize_with = "numbers::<_, _, 5, 5, 50>")]
    pub outposts: [u8; OUTPOSTS as usize],
    #[serde(deserialize_with = "number::<_, _, 0, 10>")]
    pub enemy_ship: u8,
    /// For 1, 2, … dead Vikings.
    #[serde(deserialize_with = "numbers::<_, _, 7, 7, 50>")]
    pub deaths: [u8; VIKINGS as usize],
    /// For each tile of a complete island under control.
    #[serde(deserialize_with = "number::<_, _, 0, 10>")]
    pub island_tile: u8,
    /// What a Viking counts for the control of an island.
    #[serde(deserialize_with = "number::<_, _, 1, 10>")]
    pub viking_strength: u8,
    /// What an outpost counts for the control of an island.
    #[serde(deserialize_with = "number::<_, _, 1, 10>")]
    pub outpost_strength: u8,
}

/// Where a starting board has its tiles and the mainland.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ground {
    pub fixed: [Cell; Tile::FIXED as usize],
    /// The cells of the mainland, sorted.
    pub mainland: Vec<Cell>,
    /// Cells where no tile may lie (EX-22): the mainland and the cells that touch it, without the fixed tiles, sorted.
    pub forbidden: Vec<Cell>,
}

/// The rules of *Explorers of the North Sea* with one edition of its components, validated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explorers {
    /// The tiles that are dealt, in order: `T01` first.
    pub tiles: Vec<Face>,
    /// The three fixed tiles of each side, in order of [`Side::ALL`].
    pub boards: Vec<[Face; Tile::FIXED as usize]>,
    /// The cells of the fixed tiles and the mainland of each side, in the same order.
    pub grounds: Vec<Ground>,
    /// Settlement tokens: how many of strength 0, 1, ….
    pub settlements: Vec<u8>,
    pub deadly_ships: u8,
    pub harmless_ships: u8,
    pub livestock: Herd,
    pub points: Points,
    /// What each captain brings, in order of [`Captain::ALL`].
    pub captains: Vec<Bonus>,
    /// Whether values are our own reconstruction, as the edition says.
    pub reconstruction: bool,
}

impl Explorers {
    /// What is printed on a tile; fixed tiles depend on the starting board.
    pub fn face(&self, side: Side, tile: Tile) -> &Face {
        if tile.is_fixed() { &self.boards[side as usize][tile.index()] } else { &self.tiles[tile.index()] }
    }

    /// Where the fixed tiles and the mainland lie on a side.
    pub fn ground(&self, side: Side) -> &Ground {
        &self.grounds[side as usize]
    }

    pub fn bonus(&self, captain: Captain) -> Bonus {
        self.captains[captain as usize]
    }

    pub fn is_ship_tile(&self, tile: Tile) -> bool {
        !tile.is_fixed() && matches!(self.tiles[tile.index()].feature, Some(Feature::EnemyShip(_)))
    }
}

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

words! {
    /// A kind of livestock.
    pub enum Animal {
        Pig = "pig",
        Chicken = "chicken",
        Goat = "goat",
        Sheep = "sheep",
        /// A head of cattle.
        Cattle = "cattle",
        Horse = "horse",
    }
}

impl Animal {
    pub const KINDS: usize = 6;

    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A number of animals of each kind. Written as their words in order, `pig pig goat`, or `none`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Herd([u8; Animal::KINDS]);

impl Herd {
    pub const NONE: Self = Self([0; Animal::KINDS]);

    /// A herd by its numbers, in the order of [`Animal::ALL`].
    pub const fn new(counts: [u8; Animal::KINDS]) -> Self {
        Self(counts)
    }

    pub const fn of(&self, animal: Animal) -> u8 {
        self.0[animal.index()]
    }

    /// How many of each kind, in the order of [`Animal::ALL`].
    pub const fn counts(&self) -> &[u8; Animal::KINDS] {
        &self.0
    }

    pub fn count(&self) -> u8 {
        self.0.iter().sum()
    }

    pub fn is_empty(&self) -> bool {
        *self == Self::NONE
    }

    pub fn kinds(&self) -> u8 {
        self.0.iter().filter(|count| **count > 0).count() as u8
    }

    pub fn holds(&self, other: &Self) -> bool {
        self.0.iter().zip(&other.0).all(|(here, wanted)| here >= wanted)
    }

    pub fn add(&mut self, other: &Self) {
        self.0.iter_mut().zip(&other.0).for_each(|(here, more)| *here += more);
    }

    #[must_use]
    pub fn with(mut self, other: &Self) -> Self {
        self.add(other);
        self
    }

    /// How many there are of the most frequent kind.
    pub fn most(&self) -> u8 {
        self.0.iter().copied().max().unwrap_or_default()
    }

    /// Removes the animals of another herd, which must be among these.
    pub fn take(&mut self, other: &Self) {
        self.0.iter_mut().zip(&other.0).for_each(|(here, fewer)| *here = here.saturating_sub(*fewer));
    }

    pub fn push(&mut self, animal: Animal) {
        self.0[animal.index()] += 1;
    }

    pub fn one(animal: Animal) -> Self {
        let mut herd = Self::NONE;
        herd.push(animal);
        herd
    }

    /// The different kinds, in order.
    pub fn animals(&self) -> impl Iterator<Item = Animal> + '_ {
        Animal::ALL.iter().copied().filter(|animal| self.of(*animal) > 0)
    }

    /// Calls `meet` with every part of this herd with at most `most` animals, the empty one included.
    pub fn each_part(&self, most: u8, meet: &mut impl FnMut(Self)) {
        self.each_more(Self::NONE, 0, most, meet);
    }

    /// The same for every part that adds to `part` at most `most` animals of kinds from `kind` on.
    fn each_more(&self, part: Self, kind: usize, most: u8, meet: &mut impl FnMut(Self)) {
        meet(part);
        if most > 0 {
            for next in kind..Animal::KINDS {
                let mut more = part;
                if more.0[next] < self.0[next] {
                    more.0[next] += 1;
                    self.each_more(more, next, most - 1, meet);
                }
            }
        }
    }
}

written!(
    Herd,
    |herd, f| {
        let each = herd.animals().flat_map(|animal| (0..herd.of(animal)).map(move |_| animal));
        let words = row::joined(each, " ");
        f.write_str(if words.is_empty() { "none" } else { &words })
    },
    |text| {
        let mut herd = Herd::NONE;
        for word in text.split(' ').filter(|word| *word != "none") {
            let animal: Animal = word.parse().ok()?;
            if herd.of(animal) >= u8::MAX / Animal::KINDS as u8 {
                return None;
            }
            herd.push(animal);
        }
        (herd.to_string() == text).then_some(herd)
    }
);

words! {
    /// A captain (EX-70 … EX-80), with what it counts in the reconstruction.
    pub enum Captain {
        /// Steps from the starting board to the farthest own outpost.
        Archer = "archer",
        /// Raided settlements.
        Barbarian = "barbarian",
        /// Complete islands under control.
        Cartographer = "cartographer",
        /// Destroyed enemy ships.
        Hero = "hero",
        /// The largest group of one kind of livestock.
        Huntsman = "huntsman",
        /// No player controls a larger complete island.
        Queen = "queen",
        /// No player has a Viking on land farther away.
        Scout = "scout",
        /// Own Vikings on land beyond the mainland.
        Shieldmaiden = "shieldmaiden",
        /// Delivered livestock.
        Trader = "trader",
        /// Tiles of the largest complete island under control.
        Tyrant = "tyrant",
        /// Land masses with an own outpost.
        Watchman = "watchman",
    }
}

words! {
    /// What a captain counts. The first are named after the captain who counts them in the reconstruction, in order of
    /// [`Captain::ALL`].
    pub enum Counting {
        Archer = "archer", Barbarian = "barbarian", Cartographer = "cartographer", Hero = "hero", Huntsman = "huntsman",
        Queen = "queen", Scout = "scout", Shieldmaiden = "shieldmaiden", Trader = "trader", Tyrant = "tyrant",
        Watchman = "watchman",
        Outposts = "outposts",
        Deaths = "deaths",
        /// Different kinds of livestock delivered.
        Kinds = "kinds",
        /// The strengths of raided settlements.
        Strengths = "strengths",
        /// Vikings on the mainland.
        AtHome = "at_home",
    }
}

impl Counting {
    /// What a captain counts in the reconstruction.
    pub fn of(captain: Captain) -> Self {
        Self::ALL[captain as usize]
    }
}

/// What a captain brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bonus {
    pub counts: Counting,
    pub points: u8,
    /// How many things make a unit.
    pub per: u8,
    /// Whether the captain is in the game for one player.
    pub solo: bool,
}
