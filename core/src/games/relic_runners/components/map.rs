//! The places of the map, the trails between them and its quarters, by their names.

use crate::title::spelling::{words, written};

/// A place of the map: Base Camp, one of eight ruin sites or one of twelve temple sites.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Site(u8);

const SITES: [&str; Site::COUNT] = [
    "bc", "r1", "r2", "r3", "r4", "r5", "r6", "r7", "r8", "t1", "t2", "t3", "t4", "t5", "t6", "t7", "t8", "t9", "t10",
    "t11", "t12",
];

impl Site {
    pub const CAMP: Self = Self(0);
    pub const COUNT: usize = 21;
    const RUINS: u8 = 8;

    /// All places, Base Camp first, then the ruin sites, then the temple sites.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }

    pub fn temples() -> impl DoubleEndedIterator<Item = Self> {
        Self::all().filter(|site| site.is_temple_site())
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The place with this index, if the map has so many.
    pub const fn at(index: usize) -> Option<Self> {
        if index < Self::COUNT { Some(Self(index as u8)) } else { None }
    }

    pub const fn is_ruin_site(self) -> bool {
        self.0 >= 1 && self.0 <= Self::RUINS
    }

    pub const fn is_temple_site(self) -> bool {
        self.0 > Self::RUINS
    }
}

written!(Site, |site, f| f.write_str(SITES[site.index()]), |text| Site::all().find(|site| SITES[site.index()] == text));

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

    pub fn touches(self, site: Site) -> bool {
        self.ends().contains(&site)
    }

    /// The other end of a trail that begins at this place.
    pub fn from(self, site: Site) -> Option<Site> {
        match self.ends() {
            [one, other] if one == site => Some(other),
            [one, other] if other == site => Some(one),
            _ => None,
        }
    }
}

written!(Trail, |trail, f| write!(f, "{}-{}", trail.a, trail.b), |text| {
    let (one, other) = text.split_once('-')?;
    let a = one.parse().ok()?;
    let b = other.parse().ok()?;
    (a < b).then_some(Trail { a, b })
});

words! {
    /// A quarter of the map, for the standard deal of colours.
    pub enum Quadrant { Nw = "nw", Ne = "ne", Se = "se", Sw = "sw" }
}
