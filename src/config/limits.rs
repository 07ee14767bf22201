//! `[limits]`: how much one person, and one server, may ask for.

use std::num::NonZeroU32;

use super::section::Section;

/// How much one person, and one server, may ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LimitsConfig {
    /// For the commands and presses of a person.
    pub person: Rate,
    /// For those of all people of a server together.
    pub server: Rate,
    /// For those of a person that ask for nothing but a picture: a board, or one of a game's past.
    pub pictures: Rate,
    /// A person who sits at this many tables that are not over cannot open another one.
    pub tables: u32,
    /// A server with this many tables that are not over cannot have another one opened.
    pub server_tables: u32,
}

/// How often something may be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate {
    /// How often per minute; `None` for no limit.
    pub a_minute: Option<NonZeroU32>,
    /// How often at once after a pause: the burst.
    pub at_once: NonZeroU32,
}

impl Rate {
    /// No limit.
    pub const ANY: Self = Self { a_minute: None, at_once: NonZeroU32::MIN };

    /// `a_minute` times per minute, 0 for no limit, and `at_once` times at once; 0 counts as 1.
    pub const fn of(a_minute: u32, at_once: u32) -> Self {
        let at_once = match NonZeroU32::new(at_once) {
            Some(at_once) => at_once,
            None => NonZeroU32::MIN,
        };
        Self { a_minute: NonZeroU32::new(a_minute), at_once }
    }

    fn take(section: &mut Section, (a_minute, at_once): (&'static str, &'static str), otherwise: (u32, u32)) -> Self {
        Self::of(
            section.number(a_minute, 0..=100_000).unwrap_or(otherwise.0),
            section.number(at_once, 1..=10_000).unwrap_or(otherwise.1),
        )
    }
}

impl LimitsConfig {
    /// No limits: for tests that play as fast as they can.
    pub const NONE: Self =
        Self { person: Rate::ANY, server: Rate::ANY, pictures: Rate::ANY, tables: u32::MAX, server_tables: u32::MAX };

    pub(super) fn take(section: &mut Section) -> Self {
        Self {
            person: Rate::take(section, ("a_minute", "at_once"), (120, 40)),
            server: Rate::take(section, ("server_a_minute", "server_at_once"), (1200, 400)),
            pictures: Rate::take(section, ("pictures_a_minute", "pictures_at_once"), (60, 20)),
            tables: section.number("tables", 1..=100_000).unwrap_or(30),
            server_tables: section.number("server_tables", 1..=1_000_000).unwrap_or(300),
        }
    }
}
