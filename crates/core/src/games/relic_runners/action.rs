//! Actions of players, as typed codes. A turn is a sequence of them. [`crate::games::relic_runners::event`] has their
//! results.

use super::components::{Column, Explorer, Ivory, Site, Space, Trail};
use super::state::Slot;
use crate::title::spelling::{words, written};

crate::actions! {
    /// An action of a player.
    pub enum Action {
        /// Plays an explorer with its power, or none.
        Explorer(explorer: Option<Explorer> as OrNone) = "explorer",
        Start(site: Site) = "start",
        /// Pays a ration and resolves the tile of the site.
        Explore = "explore",
        /// Walks to this place by the walk with this aim (RR-31).
        Walk(site: Site, aim: Aim as UnlessDefault) = "walk",
        /// Walks the trail to this place. The walk may continue from there.
        Go(site: Site) = "go",
        Stop = "stop",
        /// Goes there with the ivory tile I2-6.
        Jump(site: Site) = "jump" in "ivory",
        /// Uses the ivory tile I2-3.
        Refill = "refill" in "ivory",
        Box(space: Space) = "box",
        /// Moves a box up from the bottom into this column (`m`), or from this space (`m1`).
        Up(column: Rise) = "up",
        /// Puts a pathway from the reserve on this trail.
        Place(trail: Trail) = "place",
        /// Uses the ivory tile I2-4.
        Double = "double" in "ivory",
        /// Uses the ivory tile I2-5.
        Remote = "remote" in "ivory",
        Lift(trail: Trail) = "lift",
        Lay(trail: Trail) = "lay",
        /// Resolves the tile of this neighbour.
        Reach(site: Site) = "reach",
        Flip(token: Token) = "flip",
        Top = "top",
        /// Uses the ivory tile I2-2.
        Peek = "peek" in "ivory",
        /// Takes the tile of this level.
        Pick(level: u8 as Number) = "pick",
        /// Keeps this one of two ivory tiles.
        Keep(tile: Ivory) = "keep",
        /// Takes a box from the reserve to the bottom.
        Kit = "kit",
        /// Takes 2 points.
        Points = "points",
        Show = "show" in "answer",
        Hide = "hide" in "answer",
        Take = "take" in "answer",
        /// Places no pathway, turns no more tokens, or leaves the relic.
        Pass = "pass",
        Dash = "dash" in "answer",
        Decline = "decline" in "answer",
        End = "end",
    }
}

words! {
    /// Which walk to a place is meant.
    pub enum Aim {
        /// The best at first sight: the longest on a relic expedition, otherwise the one with the most steps for boxes
        /// (RR-31).
        Best = "best",
        /// The one with the most tokens.
        Tokens = "tokens",
        /// The one with the fewest trails.
        Short = "short",
        /// The best with the ivory tile I2-1.
        Shortcut = "shortcut",
    }
}

/// A token, counted from 0. Its codes are `k1` … `k10`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Token(pub u8);

written!(Token, |token, f| write!(f, "k{}", token.0 + 1), |text| {
    let digits = text.strip_prefix('k').filter(|digits| !digits.starts_with(['0', '+']))?;
    digits.parse().ok().filter(|number| (1..=99).contains(number)).map(|number: u8| Token(number - 1))
});

/// The place from which a box moves up a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Rise {
    /// From the bottom into this column.
    Into(Column),
    /// From this space, level 1 or 2.
    From(Space),
}

impl Rise {
    pub fn all() -> impl Iterator<Item = Self> {
        let from = Space::all().filter(|space| space.level < Space::TOP).map(Self::From);
        Column::ALL.iter().copied().map(Self::Into).chain(from)
    }

    /// The places of the box before and after.
    pub const fn ends(self) -> (Slot, Space) {
        match self {
            Self::Into(column) => (Slot::Bottom, Space { column, level: 1 }),
            Self::From(space) => (Slot::On(space), Space { level: space.level + 1, ..space }),
        }
    }
}

written!(
    Rise,
    |rise, f| match rise {
        Rise::Into(column) => write!(f, "{column}"),
        Rise::From(space) => write!(f, "{space}"),
    },
    |text| text.parse().map(Rise::Into).or_else(|_| text.parse().map(Rise::From)).ok()
);
