//! `[limits]`: how much one person may ask for.

use std::num::NonZeroU32;

use super::section::Section;

/// How much one person may ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LimitsConfig {
    /// How many commands and presses in a minute; `None` for as many as they like.
    pub a_minute: Option<NonZeroU32>,
    /// How many at once, after a pause.
    pub at_once: NonZeroU32,
    /// At how many tables that are not over they may sit when they open another one.
    pub tables: u32,
}

impl LimitsConfig {
    /// No limits: for tests that play as fast as they can.
    pub const NONE: Self = Self { a_minute: None, at_once: NonZeroU32::MIN, tables: u32::MAX };

    pub(super) fn take(section: &mut Section) -> Self {
        let number = |number: u32| NonZeroU32::new(number);
        Self {
            a_minute: number(section.number("a_minute", 0..=100_000).unwrap_or(120)),
            at_once: number(section.number("at_once", 1..=10_000).unwrap_or(40)).unwrap_or(NonZeroU32::MIN),
            tables: section.number("tables", 1..=100_000).unwrap_or(30),
        }
    }
}
