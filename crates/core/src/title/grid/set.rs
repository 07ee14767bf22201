//! Sets of places, one bit each.

use std::marker::PhantomData;

use super::Place;

/// A set of places of a board. Iteration is in their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Places<P>(u64, PhantomData<P>);

impl<P: Place> Places<P> {
    pub const NONE: Self = Self::of(0);
    pub const ALL: Self = Self::of(u64::MAX >> (64 - P::COUNT));

    /// The places whose bits are set. The lowest bit is the first place.
    pub const fn of(bits: u64) -> Self {
        Self(bits, PhantomData)
    }

    pub const fn bits(self) -> u64 {
        self.0
    }

    pub fn has(self, place: P) -> bool {
        self.0 >> place.index() & 1 == 1
    }

    /// Adds a place, or removes it.
    pub fn set(&mut self, place: P, has: bool) {
        self.0 = self.0 & !(1 << place.index()) | u64::from(has) << place.index();
    }

    pub const fn count(self) -> u8 {
        self.0.count_ones() as u8
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The places in both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self::of(self.0 & other.0)
    }

    /// The places in one of the sets or both.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self::of(self.0 | other.0)
    }

    /// The places of this set that are not in the other.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self::of(self.0 & !other.0)
    }
}

impl<P: Place> Iterator for Places<P> {
    type Item = P;

    fn next(&mut self) -> Option<P> {
        let place = (!self.is_empty()).then(|| P::nth(self.0.trailing_zeros() as u8));
        self.0 &= self.0.wrapping_sub(1);
        place
    }
}

impl<P: Place> DoubleEndedIterator for Places<P> {
    fn next_back(&mut self) -> Option<P> {
        let last = self.0.checked_ilog2()?;
        self.0 ^= 1 << last;
        Some(P::nth(last as u8))
    }
}
