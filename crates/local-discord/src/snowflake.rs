//! Discord's ids: 64 bits of which the upper 42 are a time, written as a string of digits in JSON.
//!
//! Invariant: an `IdGenerator` never returns the same id twice, and its ids only grow. So ids sort by time.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use std::{fmt, str::FromStr};

/// Discord's epoch, the first second of 2015, in milliseconds since 1970.
const DISCORD_EPOCH_MS: u64 = 1_420_070_400_000;

/// A snowflake: the id of a guild, channel, member, message, command, interaction or attachment.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Id(u64);

impl Id {
    /// The id with this number.
    pub const fn new(number: u64) -> Self {
        Self(number)
    }

    pub const fn get(self) -> u64 {
        self.0
    }

    /// The id's time in milliseconds since 1970.
    pub const fn created_ms(self) -> u64 {
        (self.0 >> 22) + DISCORD_EPOCH_MS
    }

    /// The smallest id of a time in milliseconds since 1970.
    pub const fn at_ms(now_ms: u64) -> Self {
        Self(now_ms.saturating_sub(DISCORD_EPOCH_MS) << 22)
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Id({})", self.0)
    }
}

impl FromStr for Id {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse().map(Self)
    }
}

impl Serialize for Id {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Id {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

/// Generates ids.
#[derive(Debug, Default, Serialize, Deserialize)]
pub(super) struct IdGenerator {
    last: u64,
}

impl IdGenerator {
    /// A new id of this time, larger than every id before.
    pub(super) fn next(&mut self, now_ms: u64) -> Id {
        self.last = Id::at_ms(now_ms).get().max(self.last + 1);
        Id(self.last)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_grow_within_one_millisecond_and_contain_their_time() {
        let mut mint = IdGenerator::default();
        let now = 1_780_000_000_000;
        let first = mint.next(now);
        let second = mint.next(now);
        assert!(second > first);
        assert_eq!(second.created_ms(), now);
    }

    #[test]
    fn ids_are_strings_in_json() {
        let id = Id::new(175_928_847_299_117_063);
        assert_eq!(serde_json::to_string(&id).unwrap(), "\"175928847299117063\"");
        assert_eq!(id.created_ms(), 1_462_015_105_796, "the example in Discord's own reference");
    }
}
