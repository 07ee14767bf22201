//! Livestock: the six kinds, and herds of them.

use crate::title::spelling::{words, written};
use crate::words::row;

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
