//! How custom ids are written and read: each variant of an enum has one pattern, such as `{table}:log:{page}`.
//!
//! Invariants: reading never panics, and every text that is read is written the same way, so that each id has one
//! spelling.

use crate::messages::PageCursor;
use crate::messages::branches::Picked;
use skald_core::engine::Seat;
use skald_core::title::ChoiceId;
use skald_table::{ChannelId, DecisionId, Moment, PersonId, Seq, TableId, TournamentId};

/// The maximum length of a title in an id.
const LONGEST_TITLE: usize = 32;

/// A part of a custom id.
pub trait Part: Sized {
    /// How it is written.
    fn text(&self) -> String;

    /// Reads it; may accept other spellings than [`Part::text`] writes.
    fn read(text: &str) -> Option<Self>;

    /// The table, if this part names one.
    fn table(&self) -> Option<TableId> {
        None
    }
}

/// Declares enums of which each variant has a pattern: its parts by name, in braces and in order.
macro_rules! patterns {
    ($(
        $(#[$about:meta])*
        pub enum $name:ident {
            $( $(#[$of:meta])* $variant:ident $(( $($part:ident: $kind:ty),+ ))? = $pattern:literal ),+ $(,)?
        }
    )+) => {$(
        $(#[$about])*
        pub enum $name { $( $(#[$of])* $variant $(( $($kind),+ ))? ),+ }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match self {
                    $( Self::$variant $(( $($part),+ ))? => {
                        $($( let $part = $crate::messages::id_pattern::Part::text($part); )+)?
                        write!(f, $pattern)
                    } )+
                }
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::messages::cursor::UnknownCustomId;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                let variants: &[fn(&str) -> Option<Self>] = &[$( |text| {
                    let mut parts = $crate::messages::id_pattern::parts($pattern, text)?.into_iter();
                    let read = Self::$variant $(( $( <$kind as $crate::messages::id_pattern::Part>::read(parts.next()?)? ),+ ))?;
                    parts.next().is_none().then_some(read)
                } ),+];
                let written = |read: &Self| read.to_string() == text;
                let found = variants.iter().find_map(|read| read(text).filter(written));
                found.ok_or($crate::messages::cursor::UnknownCustomId)
            }
        }

        impl $crate::messages::id_pattern::Part for $name {
            fn text(&self) -> String {
                self.to_string()
            }

            fn read(text: &str) -> Option<Self> {
                text.parse().ok()
            }

            fn table(&self) -> Option<skald_table::TableId> {
                match self {
                    $( Self::$variant $(( $($part),+ ))? => None $($( .or_else(|| $part.table()) )+)?, )+
                }
            }
        }
    )+};
}

pub(super) use patterns;

/// The texts at the places of a pattern, if a text fits it. A part ends where the pattern's next letters begin.
pub fn parts<'a>(pattern: &str, text: &'a str) -> Option<Vec<&'a str>> {
    let mut pieces = pattern.split(['{', '}']);
    let mut rest = text.strip_prefix(pieces.next()?)?;
    let mut found = Vec::new();
    while let (Some(_name), Some(letters)) = (pieces.next(), pieces.next()) {
        let end = if letters.is_empty() { rest.len() } else { rest.find(letters)? };
        found.push(&rest[..end]);
        rest = &rest[end + letters.len()..];
    }
    rest.is_empty().then_some(found)
}

/// Implements [`Part`] for types that are written as a number.
macro_rules! numbers {
    ($($kind:ty),+) => {$(
        impl Part for $kind {
            fn text(&self) -> String {
                self.0.to_string()
            }

            fn read(text: &str) -> Option<Self> {
                text.parse().ok().map(Self)
            }
        }
    )+};
}

/// Implements [`Part`] for types that have one spelling of their own.
macro_rules! spelled {
    ($($kind:ty),+) => {$(
        impl Part for $kind {
            fn text(&self) -> String {
                self.to_string()
            }

            fn read(text: &str) -> Option<Self> {
                text.parse().ok()
            }
        }
    )+};
}

numbers!(ChannelId, DecisionId, PersonId, Seat, Seq, TournamentId);
spelled!(u8, u16, u64, ChoiceId, PageCursor, Picked);

impl Part for TableId {
    fn text(&self) -> String {
        self.to_string()
    }

    fn read(text: &str) -> Option<Self> {
        text.parse().ok()
    }

    fn table(&self) -> Option<TableId> {
        Some(*self)
    }
}

/// A title.
impl Part for String {
    fn text(&self) -> String {
        self.clone()
    }

    fn read(text: &str) -> Option<Self> {
        let plain = text.bytes().all(|c| c.is_ascii_lowercase() || c == b'_');
        (plain && (1..=LONGEST_TITLE).contains(&text.len())).then(|| text.to_owned())
    }
}

/// `start`, `last`, `b<seq>`, `a<seq>`, `c<seq>` or `<seq>`.
impl Part for Moment {
    fn text(&self) -> String {
        match self {
            Self::Start => "start".to_owned(),
            Self::Last => "last".to_owned(),
            Self::Before(seq) => format!("b{}", seq.0),
            Self::After(seq) => format!("a{}", seq.0),
            Self::Choice(seq) => format!("c{}", seq.0),
            Self::At(seq) => seq.0.to_string(),
        }
    }

    fn read(text: &str) -> Option<Self> {
        match text.split_at_checked(1)? {
            ("s", "tart") => Some(Self::Start),
            ("l", "ast") => Some(Self::Last),
            ("b", seq) => Seq::read(seq).map(Self::Before),
            ("a", seq) => Seq::read(seq).map(Self::After),
            ("c", seq) => Seq::read(seq).map(Self::Choice),
            _ => Seq::read(text).map(Self::At),
        }
    }
}
