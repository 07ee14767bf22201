//! The six edges of a tile, each of them land or sea.

use std::fmt;
use std::str::FromStr;

use crate::canvas::hex::Direction;
use crate::engine::CodeError;
use crate::engine::code::as_text;

/// Which of six edges are land; the others are sea. Written clockwise from the north-east, as `LLSSSS`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Edges(u8);

impl Edges {
    /// Nothing but sea.
    pub const SEA: Self = Self(0);

    /// Whether the edge in a direction is land.
    pub const fn is_land(self, direction: Direction) -> bool {
        self.0 >> direction.index() & 1 == 1
    }

    /// These edges, with land in a direction.
    #[must_use]
    pub const fn with(self, direction: Direction) -> Self {
        Self(self.0 | 1 << direction.index())
    }

    /// These edges, turned clockwise by sixths of a full turn.
    #[must_use]
    pub const fn turned(self, sixths: u8) -> Self {
        let sixths = sixths % 6;
        Self((self.0 << sixths | self.0 >> (6 - sixths)) & 0b11_1111)
    }

    /// The number of land edges.
    pub const fn lands(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether these edges fit: they are land on all edges of `land`, and sea on all edges that are set in `sea`.
    pub const fn fits(self, land: Self, sea: Self) -> bool {
        self.0 & land.0 == land.0 && self.0 & sea.0 == 0
    }

    /// The directions of land.
    pub fn directions(self) -> impl Iterator<Item = Direction> {
        Direction::ALL.into_iter().filter(move |direction| self.is_land(*direction))
    }
}

impl fmt::Display for Edges {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Direction::ALL.iter().try_for_each(|direction| f.write_str(if self.is_land(*direction) { "L" } else { "S" }))
    }
}

impl FromStr for Edges {
    type Err = CodeError;

    fn from_str(text: &str) -> Result<Self, CodeError> {
        let wrong = || CodeError(text.to_owned());
        if text.len() != 6 {
            return Err(wrong());
        }
        text.bytes().zip(Direction::ALL).try_fold(Self::SEA, |edges, (letter, direction)| match letter {
            b'L' => Ok(edges.with(direction)),
            b'S' => Ok(edges),
            _ => Err(wrong()),
        })
    }
}

as_text!(Edges);
