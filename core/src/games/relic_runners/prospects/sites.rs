//! A set of places.

use super::*;

/// A set of places.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sites(u32);

impl Sites {
    pub const fn has(self, site: Site) -> bool {
        self.0 & (1 << site.index()) != 0
    }

    /// Whether a place is among both.
    pub const fn meets(self, others: Self) -> bool {
        self.0 & others.0 != 0
    }

    /// The places of either set.
    #[must_use]
    pub const fn and(self, others: Self) -> Self {
        Self(self.0 | others.0)
    }

    /// These places and one more.
    #[must_use]
    pub const fn with(self, site: Site) -> Self {
        Self(self.0 | 1 << site.index())
    }

    /// These places without one.
    #[must_use]
    pub const fn without(self, site: Site) -> Self {
        Self(self.0 & !(1 << site.index()))
    }

    /// These places without the others.
    #[must_use]
    pub const fn minus(self, others: Self) -> Self {
        Self(self.0 & !others.0)
    }

    /// The places, in order.
    pub fn iter(self) -> impl Iterator<Item = Site> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = Site::at(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(next)
        })
    }
}

impl FromIterator<Site> for Sites {
    fn from_iter<T: IntoIterator<Item = Site>>(sites: T) -> Self {
        sites.into_iter().fold(Self::default(), Self::with)
    }
}
