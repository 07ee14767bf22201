//! The places of the map, the trails between them and its quarters, by their names.

use std::fmt;
use std::str::FromStr;

use crate::engine::CodeError;
use crate::games::relic_runners::code::{as_text, worded};

/// A place of the map: Base Camp, one of eight ruin sites or one of twelve temple sites.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Site(u8);

impl Site {
    /// Base Camp, written `bc`.
    pub const CAMP: Self = Self(0);
    /// The number of places.
    pub const COUNT: usize = 21;
    const RUINS: u8 = 8;
    const TEMPLES: u8 = 12;

    /// All places: Base Camp, `r1` … `r8`, `t1` … `t12`.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }

    /// The temple sites, in order.
    pub fn temples() -> impl DoubleEndedIterator<Item = Self> {
        Self::all().filter(|site| site.is_temple_site())
    }

    /// Its index in a list with one item per place.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whether it is one of the eight ruin sites.
    pub const fn is_ruin_site(self) -> bool {
        self.0 >= 1 && self.0 <= Self::RUINS
    }

    /// Whether it is one of the twelve temple sites.
    pub const fn is_temple_site(self) -> bool {
        self.0 > Self::RUINS
    }
}

impl fmt::Display for Site {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            0 => f.write_str("bc"),
            n if n <= Self::RUINS => write!(f, "r{n}"),
            n => write!(f, "t{}", n - Self::RUINS),
        }
    }
}

impl FromStr for Site {
    type Err = CodeError;

    fn from_str(text: &str) -> Result<Self, CodeError> {
        let unknown = || CodeError(text.to_owned());
        let number = |digits: &str, most: u8| match digits.parse::<u8>() {
            Ok(n) if (1..=most).contains(&n) && !digits.starts_with(['0', '+']) => Ok(n),
            _ => Err(unknown()),
        };
        match text.split_at_checked(1) {
            _ if text == "bc" => Ok(Self::CAMP),
            Some(("r", digits)) => Ok(Self(number(digits, Self::RUINS)?)),
            Some(("t", digits)) => Ok(Self(number(digits, Self::TEMPLES)? + Self::RUINS)),
            _ => Err(unknown()),
        }
    }
}

as_text!(Site);

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

    /// Whether one of its ends is this place.
    pub fn touches(self, site: Site) -> bool {
        self.a == site || self.b == site
    }
}

impl fmt::Display for Trail {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.a, self.b)
    }
}

impl FromStr for Trail {
    type Err = CodeError;

    fn from_str(text: &str) -> Result<Self, CodeError> {
        let (one, other) = text.split_once('-').ok_or_else(|| CodeError(text.to_owned()))?;
        let trail = Self { a: one.parse()?, b: other.parse()? };
        if trail.a < trail.b { Ok(trail) } else { Err(CodeError(text.to_owned())) }
    }
}

as_text!(Trail);

/// A quarter of the map, for the standard deal of colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Quadrant {
    Nw,
    Ne,
    Se,
    Sw,
}

worded!(Quadrant { Nw = "nw", Ne = "ne", Se = "se", Sw = "sw" });
