//! Places as codes (spaces of land and sea, home), and the cargo of a longship.

use super::components::Herd;
use crate::canvas::hex::Cell;
use crate::title::spelling::written;

/// A land region or a sea region of the tile on a cell: `M6` is its first, `M6b` its second, `M6c` its third.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space {
    pub cell: Cell,
    /// Its index among the regions of its kind, from 0.
    pub region: u8,
}

written!(
    Space,
    |space, f| match space.region {
        0 => write!(f, "{}", space.cell),
        region => write!(f, "{}{}", space.cell, char::from(b'a' + region)),
    },
    |text| {
        let named = |letter, region| text.strip_suffix(letter).map(|cell| (cell, region));
        let (cell, region) = named('b', 1).or_else(|| named('c', 2)).unwrap_or((text, 0));
        Some(Space { cell: cell.parse().ok()?, region })
    }
);

/// The mainland with its sea, or a space of the chart, written as `home` or as a [`Space`]. The context says whether
/// land or sea is meant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Place {
    /// The mainland, or the home sea beside it.
    #[default]
    Home,
    At(Space),
}

impl Place {
    /// The space of a tile; `None` for home.
    pub const fn space(self) -> Option<Space> {
        match self {
            Self::Home => None,
            Self::At(space) => Some(space),
        }
    }
}

written!(
    Place,
    |place, f| match place {
        Place::Home => f.write_str("home"),
        Place::At(space) => write!(f, "{space}"),
    },
    |text| if text == "home" { Some(Place::Home) } else { text.parse().ok().map(Place::At) }
);

/// Vikings of one player and livestock: `2v pig goat`, `1v`, `pig`, or `0v` for nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cargo {
    pub vikings: u8,
    pub herd: Herd,
}

impl Cargo {
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

    /// Removes the pieces of another cargo, which must be part of this one.
    pub fn take(&mut self, other: &Self) {
        self.vikings -= other.vikings;
        self.herd.take(&other.herd);
    }
}

written!(
    Cargo,
    |cargo, f| match (cargo.vikings, cargo.herd.is_empty()) {
        (vikings, true) => write!(f, "{vikings}v"),
        (0, false) => write!(f, "{}", cargo.herd),
        (vikings, false) => write!(f, "{vikings}v {}", cargo.herd),
    },
    |text| {
        let (first, rest) = text.split_once(' ').unwrap_or((text, ""));
        let (vikings, herd) = match first.strip_suffix('v') {
            Some(number) => (number.parse().ok()?, if rest.is_empty() { "none" } else { rest }),
            None => (0, text),
        };
        let cargo = Cargo { vikings, herd: herd.parse().ok()? };
        (cargo.to_string() == text).then_some(cargo)
    }
);
