//! A plane of hexagons that stand on a corner, in axial coordinates: cells, the six directions, edges between cells,
//! corners.
//!
//! This module knows no game and no picture, and uses no float. Invariants: a cell has one name. A corner has one form,
//! whichever cell it was found from.
//!
//! ```text
//!      NW / \ NE        q grows to the east, r to the south-east;
//!     W  |   |  E       directions are counted clockwise from NE
//!      SW \ / SE
//! ```

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// How far from the middle a cell may lie in either coordinate.
pub const REACH: i8 = 60;
/// The row of the middle on the rim. Rows count upwards; a middle of 5 keeps most rows south of it positive.
const MIDDLE_ROW: i16 = 5;
/// How many letters lie west of the middle column on the rim, which is `M`.
const WEST_LETTERS: i16 = 12;
const LETTERS: i16 = 26;

/// A direction over an edge, clockwise from the north-east.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Direction {
    NorthEast,
    East,
    SouthEast,
    SouthWest,
    West,
    NorthWest,
}

impl Direction {
    /// All directions, clockwise.
    pub const ALL: [Self; 6] =
        [Self::NorthEast, Self::East, Self::SouthEast, Self::SouthWest, Self::West, Self::NorthWest];

    /// Its number, 0 to 5.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The direction `sixths` sixths of a turn further, clockwise.
    #[must_use]
    pub const fn turned(self, sixths: u8) -> Self {
        Self::ALL[(self as usize + sixths as usize) % 6]
    }

    #[must_use]
    pub const fn opposite(self) -> Self {
        self.turned(3)
    }

    /// The word of the compass, e.g. `ne`.
    pub const fn word(self) -> &'static str {
        match self {
            Self::NorthEast => "ne",
            Self::East => "e",
            Self::SouthEast => "se",
            Self::SouthWest => "sw",
            Self::West => "w",
            Self::NorthWest => "nw",
        }
    }

    const fn step(self) -> (i8, i8) {
        match self {
            Self::NorthEast => (1, -1),
            Self::East => (1, 0),
            Self::SouthEast => (0, 1),
            Self::SouthWest => (-1, 1),
            Self::West => (-1, 0),
            Self::NorthWest => (0, -1),
        }
    }
}

/// A hexagon. The order is the reading order: rows from the north, in a row from the west.
///
/// Its name is its place on the rim, a column letter and a row number. The middle is `M5`, the cell east of it `N5`,
/// and the row north of it 6. Every other row is shifted half a cell to the east, like bricks. West of `A` the columns
/// are `AZ`, `AY` …, east of `Z` they are `ZA`, `ZB` ….
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell {
    /// The row, which grows to the south.
    pub r: i8,
    /// The axis that grows to the east.
    pub q: i8,
}

impl Cell {
    /// The cell with these axial coordinates.
    pub const fn new(q: i8, r: i8) -> Self {
        Self { r, q }
    }

    /// The neighbour in a direction.
    #[must_use]
    pub const fn neighbour(self, direction: Direction) -> Self {
        let (q, r) = direction.step();
        Self { r: self.r + r, q: self.q + q }
    }

    pub fn neighbours(self) -> [Self; 6] {
        Direction::ALL.map(|direction| self.neighbour(direction))
    }

    /// The direction of a neighbour; `None` for any other cell.
    pub fn towards(self, other: Self) -> Option<Direction> {
        Direction::ALL.into_iter().find(|direction| self.neighbour(*direction) == other)
    }

    /// The number of steps to another cell.
    pub fn distance(self, other: Self) -> u8 {
        let q = i16::from(self.q) - i16::from(other.q);
        let r = i16::from(self.r) - i16::from(other.r);
        ((q.abs() + r.abs() + (q + r).abs()) / 2) as u8
    }

    /// The column on the rim. The middle column is 0; columns grow to the east.
    pub fn column(self) -> i16 {
        let r = i16::from(self.r);
        i16::from(self.q) + (r - (r & 1)) / 2
    }

    /// The row on the rim, which grows to the north.
    pub fn row(self) -> i16 {
        MIDDLE_ROW - i16::from(self.r)
    }

    /// The cell at a place on the rim; `None` beyond [`REACH`].
    pub fn at(column: i16, row: i16) -> Option<Self> {
        let r = MIDDLE_ROW.checked_sub(row)?;
        let q = column.checked_sub((r - (r & 1)) / 2)?;
        let near = |n: i16| i8::try_from(n).ok().filter(|n| (-REACH..=REACH).contains(n));
        Some(Self { r: near(r)?, q: near(q)? })
    }

    /// The corner between the edge in this direction and the next one clockwise.
    pub const fn corner(self, direction: Direction) -> Corner {
        match direction {
            Direction::NorthEast => Corner { cell: self.neighbour(Direction::NorthEast), north: false },
            Direction::East => Corner { cell: self.neighbour(Direction::SouthEast), north: true },
            Direction::SouthEast => Corner { cell: self, north: false },
            Direction::SouthWest => Corner { cell: self.neighbour(Direction::SouthWest), north: true },
            Direction::West => Corner { cell: self.neighbour(Direction::NorthWest), north: false },
            Direction::NorthWest => Corner { cell: self, north: true },
        }
    }
}

pub fn column_letters(column: i16) -> String {
    let index = column + WEST_LETTERS;
    let letter = char::from(b'A' + index.rem_euclid(LETTERS) as u8);
    let (beyond, count) = if index < 0 { ('A', (-index - 1) / LETTERS + 1) } else { ('Z', index / LETTERS) };
    std::iter::repeat_n(beyond, count as usize).chain([letter]).collect()
}

fn read_column(letters: &str) -> Option<i16> {
    let (last, before) = letters.as_bytes().split_last()?;
    let letter = i16::from(last.checked_sub(b'A').filter(|letter| *letter < LETTERS as u8)?);
    let count = i16::try_from(before.len()).ok().filter(|count| *count < 5)?;
    let beyond = match before {
        [] => 0,
        _ if before.iter().all(|letter| *letter == b'A') => -count * LETTERS,
        _ if before.iter().all(|letter| *letter == b'Z') => count * LETTERS,
        _ => return None,
    };
    Some(letter + beyond - WEST_LETTERS)
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", column_letters(self.column()), self.row())
    }
}

/// The error for a text that names no cell or corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a cell is a column and a row, e.g. M5")]
pub struct NoPlace;

impl FromStr for Cell {
    type Err = NoPlace;

    fn from_str(text: &str) -> Result<Self, NoPlace> {
        let digits = text.find(|c: char| !c.is_ascii_uppercase()).ok_or(NoPlace)?;
        let (letters, row) = text.split_at(digits);
        let number: i16 = row.parse().map_err(|_| NoPlace)?;
        if number.to_string() != row {
            return Err(NoPlace);
        }
        Self::at(read_column(letters).ok_or(NoPlace)?, number).ok_or(NoPlace)
    }
}

/// A point where three cells meet. It is the north or the south corner of exactly one cell, which gives its name:
/// `M5n`, `M5s`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Corner {
    /// The cell whose north or south corner it is.
    pub cell: Cell,
    /// Whether it is the north corner.
    pub north: bool,
}

impl Corner {
    /// The three cells that meet here, clockwise from the naming cell.
    pub const fn cells(self) -> [Cell; 3] {
        let sides = if self.north {
            [Direction::NorthWest, Direction::NorthEast]
        } else {
            [Direction::SouthEast, Direction::SouthWest]
        };
        [self.cell, self.cell.neighbour(sides[0]), self.cell.neighbour(sides[1])]
    }

    /// The three edges that meet here, each once: a cell and the direction of the edge from it.
    pub const fn edges(self) -> [(Cell, Direction); 3] {
        let [here, one, other] = self.cells();
        if self.north {
            [(here, Direction::NorthWest), (one, Direction::East), (other, Direction::SouthWest)]
        } else {
            [(here, Direction::SouthEast), (one, Direction::West), (other, Direction::NorthEast)]
        }
    }
}

impl fmt::Display for Corner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.cell, if self.north { 'n' } else { 's' })
    }
}

impl FromStr for Corner {
    type Err = NoPlace;

    fn from_str(text: &str) -> Result<Self, NoPlace> {
        let (cell, north) = match (text.strip_suffix('n'), text.strip_suffix('s')) {
            (Some(cell), _) => (cell, true),
            (_, Some(cell)) => (cell, false),
            _ => return Err(NoPlace),
        };
        Ok(Self { cell: cell.parse()?, north })
    }
}

/// Serializes a type by its name, with `Display` and `FromStr`.
macro_rules! saved_by_name {
    ($name:ident) => {
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                <std::borrow::Cow<'de, str>>::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}

saved_by_name!(Cell);
saved_by_name!(Corner);
