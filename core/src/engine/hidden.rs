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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_copy_is_untouched_until_it_is_read_or_written() {
        let dealt = Hidden::new(vec![3, 1, 2]);
        assert!(!dealt.is_untouched(), "the dealer knows the content");
        let copy = dealt.clone();
        assert!(copy.is_untouched());
        assert_eq!((copy.len(), copy.is_empty()), (3, false));
        assert!(Hidden::new(Vec::<u8>::new()).is_empty() && Hidden::new(vec![3]) != Hidden::new(vec![1]));
        assert!(copy.is_untouched() && copy == dealt, "a length leaves it untouched");
        assert_eq!(copy.last(), Some(&2));
        assert!(!copy.is_untouched(), "looked at");
        assert!(copy.clone().is_untouched(), "a copy is untouched");
        let copy = dealt.clone();
        assert_eq!(copy.into_iter().count(), 3);
        assert!(!copy.is_untouched(), "gone through");
        let mut copy = dealt.clone();
        copy.push(4);
        assert!(!copy.is_untouched(), "written to");
        let mut copy = dealt.clone();
        drop(std::mem::take(&mut *copy));
        assert!(!copy.is_untouched(), "taken away");
        let mut copy = dealt.clone();
        drop(std::mem::take(&mut copy));
        assert!(!copy.is_untouched(), "replaced");
    }

    #[test]
    fn it_serializes_as_its_content() {
        let hidden = Hidden::new(vec![3, 1, 2]);
        let saved = serde_json::to_string(&hidden).unwrap();
        assert_eq!(saved, "[3,1,2]");
        assert_eq!(serde_json::from_str::<Hidden<Vec<u8>>>(&saved).unwrap(), hidden);
        assert_eq!(format!("{hidden:?}"), "[3, 1, 2]");
    }
}
