//! `[limits]`: rate limits and numbers of tables, of one person and of one server.

use std::num::NonZeroU32;

use super::section::Section;

/// The section `[limits]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LimitsConfig {
    /// The commands and presses of a person.
    pub person: Rate,
    /// The commands and presses of all people of a server together.
    pub server: Rate,
    /// The requests of a person for a picture alone: a board, or one of a game's past.
    pub pictures: Rate,
    /// A person with this many unfinished tables cannot open another one.
    pub tables: u32,
    /// A server with this many unfinished tables cannot have another one opened.
    pub server_tables: u32,
}

/// A rate limit.
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
