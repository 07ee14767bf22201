//! A hidden part of a state, which notes whether a step has read it since it was copied.
//!
//! A step that reads nothing hidden has the same result for every content of the hidden part. So it needs no sampled
//! worlds ([`crate::engine::reversible`]).

use std::fmt;
use std::ops::{Deref, DerefMut};
use std::sync::atomic::{AtomicBool, Ordering};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A hidden part of a state. Reads, writes and comparisons mark it as touched. A clone is untouched; a new value counts
/// as touched. Serializing and printing do not mark it, because no rule depends on them. A rule that clones or
/// exchanges whole hidden parts must read them.
pub struct Hidden<T> {
    part: T,
    untouched: AtomicBool,
}

impl<T> Hidden<T> {
    /// A new part counts as touched, because its creator knows the content.
    pub const fn new(part: T) -> Self {
        Self { part, untouched: AtomicBool::new(false) }
    }

    /// Whether it was neither read nor written since it was copied.
    pub fn is_untouched(&self) -> bool {
        self.untouched.load(Ordering::Relaxed)
    }

    fn touch(&self) {
        // Several threads read most shared states, so only the first read writes the mark.
        if self.is_untouched() {
            self.untouched.store(false, Ordering::Relaxed);
        }
    }
}

impl<T> Hidden<Vec<T>> {
    /// The number of items, which is public.
    pub const fn len(&self) -> usize {
        self.part.len()
    }

    /// Whether there are no items, which is public.
    pub const fn is_empty(&self) -> bool {
        self.part.is_empty()
    }
}

impl<T> Deref for Hidden<T> {
    type Target = T;

    fn deref(&self) -> &T {
        self.touch();
        &self.part
    }
}

impl<T> DerefMut for Hidden<T> {
    fn deref_mut(&mut self) -> &mut T {
        self.touch();
        &mut self.part
    }
}

impl<'a, T> IntoIterator for &'a Hidden<T>
where
    &'a T: IntoIterator,
{
    type Item = <&'a T as IntoIterator>::Item;
    type IntoIter = <&'a T as IntoIterator>::IntoIter;

    fn into_iter(self) -> Self::IntoIter {
        self.touch();
        self.part.into_iter()
    }
}

impl<T: Clone> Clone for Hidden<T> {
    fn clone(&self) -> Self {
        Self { part: self.part.clone(), untouched: AtomicBool::new(true) }
    }
}

impl<T: Default> Default for Hidden<T> {
    fn default() -> Self {
        Self::new(T::default())
    }
}

impl<T: PartialEq> PartialEq for Hidden<T> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq> Eq for Hidden<T> {}

impl<T: fmt::Debug> fmt::Debug for Hidden<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.part.fmt(f)
    }
}

impl<T: Serialize> Serialize for Hidden<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.part.serialize(serializer)
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Hidden<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        T::deserialize(deserializer).map(Self::new)
    }
}
