//! Places as codes: spaces of land and sea, home; and the cargo of a longship.

use std::fmt;
use std::str::FromStr;

use super::components::Herd;
use crate::canvas::hex::Cell;
use crate::engine::CodeError;
use crate::engine::code::as_text;

/// A land region or a sea region of the tile on a cell: `M6` is its first, `M6b` its second, `M6c` its third.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Space {
    pub cell: Cell,
    /// The region among those of its kind, from 0.
    pub region: u8,
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.region {
            0 => self.cell.fmt(f),
            region => write!(f, "{}{}", self.cell, char::from(b'a' + region)),
        }
    }
}

impl FromStr for Space {
    type Err = CodeError;

    fn from_str(text: &str) -> Result<Self, CodeError> {
        let named = |letter, region| text.strip_suffix(letter).map(|cell| (cell, region));
        let (cell, region) = named('b', 1).or_else(|| named('c', 2)).unwrap_or((text, 0));
        Ok(Self { cell: cell.parse().map_err(|_| CodeError(text.to_owned()))?, region })
    }
}

as_text!(Space);

/// The mainland with its sea, or a space of the chart: `home` or as a [`Space`]. The context says whether land or sea is
/// meant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Place {
    /// The mainland, or the home sea before it.
    #[default]
    Home,
    At(Space),
}

impl Place {
    /// The space of a tile, unless it is home.
    pub const fn space(self) -> Option<Space> {
        match self {
            Self::Home => None,
            Self::At(space) => Some(space),
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Home => f.write_str("home"),
            Self::At(space) => space.fmt(f),
        }
    }
}

impl FromStr for Place {
    type Err = CodeError;

    fn from_str(text: &str) -> Result<Self, CodeError> {
        if text == "home" { Ok(Self::Home) } else { text.parse().map(Self::At) }
    }
}

as_text!(Place);

/// Vikings of one player and livestock: `2v pig goat`, `1v`, `pig`, or `0v` for nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Cargo {
    pub vikings: u8,
    pub herd: Herd,
}

impl Cargo {
    /// Vikings without livestock.
    pub const fn of(vikings: u8) -> Self {
        Self { vikings, herd: Herd::NONE }
    }

    pub fn count(&self) -> u8 {
        self.vikings + self.herd.count()
    }

    pub fn holds(&self, other: &Self) -> bool {
        self.vikings >= other.vikings && self.herd.holds(&other.herd)
    }

    pub fn add(&mut self, other: &Self) {
        self.vikings += other.vikings;
        self.herd.add(&other.herd);
    }

    /// Removes the pieces of another cargo, which must be among these.
    pub fn take(&mut self, other: &Self) {
        self.vikings -= other.vikings;
        self.herd.take(&other.herd);
    }
}

impl fmt::Display for Cargo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.vikings, self.herd.is_empty()) {
            (vikings, true) => write!(f, "{vikings}v"),
            (0, false) => self.herd.fmt(f),
            (vikings, false) => write!(f, "{vikings}v {}", self.herd),
        }
    }
}

impl FromStr for Cargo {
    type Err = CodeError;

    fn from_str(text: &str) -> Result<Self, CodeError> {
        let wrong = || CodeError(text.to_owned());
        let (first, rest) = text.split_once(' ').unwrap_or((text, ""));
        let (vikings, herd) = match first.strip_suffix('v') {
            Some(number) => (number.parse().map_err(|_| wrong())?, if rest.is_empty() { "none" } else { rest }),
            None => (0, text),
        };
        let cargo = Self { vikings, herd: herd.parse().map_err(|_| wrong())? };
        if cargo.to_string() == text { Ok(cargo) } else { Err(wrong()) }
    }
}

as_text!(Cargo);
