//! Ids. To the store and the tables they are opaque numbers. Only [`TableId`] has a text form of its own, because
//! people read it.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

macro_rules! number {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub u64);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    };
}

number!(
    /// The seq of an entry in a table's log, from 1. A table is at the seq of its last entry; 0 means that it does not
    /// exist.
    Seq
);
number!(
    /// An open decision: the seq at which it was opened for its seat. It stays the same while other seats answer theirs.
    DecisionId
);
number!(
    /// A person.
    PersonId
);
number!(
    /// A channel.
    ChannelId
);
number!(
    /// A community: the server of a channel.
    CommunityId
);
number!(
    /// A notice in the outbox. Ids are unique within a store and increase.
    NoticeId
);
number!(
    /// Identifies one request of one person, so that a repeated request is applied once.
    IdempotencyKey
);
number!(
    /// A time: milliseconds since 1970-01-01 00:00 UTC.
    Timestamp
);

impl Seq {
    /// The seq of the next entry.
    #[must_use]
    pub const fn next(self) -> Self {
        Self(self.0 + 1)
    }
}

impl PersonId {
    /// The pseudonym with these bits, for a person who is to be forgotten. Its highest bit is set, as in no id of a
    /// chat service.
    #[must_use]
    pub const fn pseudonym(bits: u64) -> Self {
        Self(bits | 1 << 63)
    }

    /// Whether it stands for a forgotten person.
    #[must_use]
    pub const fn is_pseudonym(self) -> bool {
        self.0 >> 63 == 1
    }
}

impl Timestamp {
    /// This many milliseconds later.
    #[must_use]
    pub const fn plus(self, milliseconds: u64) -> Self {
        Self(self.0.saturating_add(milliseconds))
    }

    /// This many milliseconds earlier.
    #[must_use]
    pub const fn minus(self, milliseconds: u64) -> Self {
        Self(self.0.saturating_sub(milliseconds))
    }
}

/// A table: 40 random bits, shown as eight letters and digits of Crockford's base 32 in lower case.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct TableId(u64);

const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

impl TableId {
    /// The id with the low 40 of these bits.
    pub const fn from_bits(bits: u64) -> Self {
        Self(bits & 0xff_ffff_ffff)
    }

    /// The next id; `None` after the last.
    pub fn next(self) -> Option<Self> {
        let next = Self::from_bits(self.0 + 1);
        (next > self).then_some(next)
    }

    /// The 40 bits of the id.
    pub const fn bits(self) -> u64 {
        self.0
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letters = (0..8).rev().map(|place| char::from(LETTERS[(self.0 >> (5 * place)) as usize & 31]));
        f.write_str(&letters.collect::<String>())
    }
}

impl fmt::Debug for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for TableId {
    type Err = TableIdError;

    /// Case is ignored, and `o` means `0`, `i` and `l` mean `1`: people copy ids by hand.
    fn from_str(text: &str) -> Result<Self, TableIdError> {
        if text.len() != 8 {
            return Err(TableIdError);
        }
        text.bytes().try_fold(Self(0), |id, letter| {
            let letter = match letter.to_ascii_lowercase() {
                b'o' => b'0',
                b'i' | b'l' => b'1',
                letter => letter,
            };
            let digit = LETTERS.iter().position(|l| *l == letter).ok_or(TableIdError)?;
            Ok(Self(id.0 << 5 | digit as u64))
        })
    }
}

impl From<TableId> for String {
    fn from(id: TableId) -> Self {
        id.to_string()
    }
}

impl TryFrom<String> for TableId {
    type Error = TableIdError;

    fn try_from(text: String) -> Result<Self, TableIdError> {
        text.parse()
    }
}

/// A text that is not a table id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a table's id is eight letters and digits")]
pub struct TableIdError;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_id_is_read_back_as_it_is_shown() {
        for bits in [0, 1, 31, 32, 0x12_3456_789a, 0xff_ffff_ffff] {
            let id = TableId::from_bits(bits);
            assert_eq!(id.to_string().len(), 8);
            assert_eq!(id.to_string().parse(), Ok(id));
            assert_eq!(id.to_string().to_uppercase().parse(), Ok(id));
            assert_eq!(format!("{id:?}"), id.to_string());
        }
        assert_eq!("OIL00000".parse::<TableId>(), "01100000".parse());
    }

    #[test]
    fn other_texts_name_no_table() {
        for text in ["", "1234567", "123456789", "uuuuuuuu", "é234567", "12 45678"] {
            assert_eq!(text.parse::<TableId>(), Err(TableIdError), "{text:?}");
        }
    }

    #[test]
    fn pseudonym_equals_no_real_id() {
        for bits in [0, 1, 1 << 62, u64::MAX] {
            assert!(PersonId::pseudonym(bits).is_pseudonym(), "{bits}");
        }
        // Ids of a chat service are times in milliseconds, shifted by 22 bits. The highest bit will be set in the year
        // 2084.
        assert!(!PersonId(1 << 62).is_pseudonym());
    }
}
