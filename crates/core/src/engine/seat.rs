//! Seats and viewers. This module knows no person: a table maps people to seats.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A seat at the table, from 0 in the order of joining.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All seats of a table with `count` of them, in order.
    pub fn all(count: u8) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..count).map(Self)
    }
}

impl fmt::Display for Seat {
    /// Counts from 1.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

/// Who views a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// A player, who sees what is public and what belongs to the seat.
    Seat(Seat),
    /// A spectator, who sees only what is public.
    Public,
    /// A viewer who sees everything, for finished games and tests.
    Everything,
}

impl Viewer {
    /// Whether this viewer sees what belongs to a seat.
    pub fn knows(self, seat: Seat) -> bool {
        self == Self::Everything || self == Self::Seat(seat)
    }
}
