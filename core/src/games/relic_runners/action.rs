//! What players do, as typed codes. A turn is a sequence of them. Their results are in
//! [`crate::games::relic_runners::event`].

use super::components::{Column, Explorer, Ivory, Site, Space, Trail};
use super::state::Slot;
use crate::title::spelling::{words, written};

crate::actions! {
    /// What a player does.
    pub enum Action {
        /// Play an explorer with its power, or none.
        Explorer(explorer: Option<Explorer> as OrNone) = "explorer",
        Start(site: Site) = "start",
        /// Pay a ration and resolve the tile of the site.
        Explore = "explore",
        /// Walk to this place by the walk with this aim (RR-31).
        Walk(site: Site, aim: Aim as UnlessDefault) = "walk",
        /// Walk the trail to this place; the walk may go on from there.
        Go(site: Site) = "go",
        Stop = "stop",
        /// Go there with the ivory tile I2-6.
        Jump(site: Site) = "jump" in "ivory",
        /// Use the ivory tile I2-3.
        Refill = "refill" in "ivory",
        Box(space: Space) = "box",
        /// A box goes up from the bottom into this column (`m`), or from this space (`m1`).
        Up(column: Rise) = "up",
        /// Put a pathway from the reserve on this trail.
        Place(trail: Trail) = "place",
        /// Use the ivory tile I2-4.
        Double = "double" in "ivory",
        /// Use the ivory tile I2-5.
        Remote = "remote" in "ivory",
        Lift(trail: Trail) = "lift",
        /// The pathway goes to this trail.
        Lay(trail: Trail) = "lay",
        /// Resolve the tile of this neighbour.
        Reach(site: Site) = "reach",
        Flip(token: Token) = "flip",
        Top = "top",
        /// Use the ivory tile I2-2.
        Peek = "peek" in "ivory",
        /// Take the tile of this level.
        Pick(level: u8 as Number) = "pick",
        /// Keep this one of two ivory tiles.
        Keep(tile: Ivory) = "keep",
        /// A box from the reserve to the bottom.
        Kit = "kit",
        /// 2 points.
        Points = "points",
        Show = "show" in "answer",
        Hide = "hide" in "answer",
        Take = "take" in "answer",
        /// Place no pathway, turn no more tokens, or leave the relic.
        Pass = "pass",
        Dash = "dash" in "answer",
        Decline = "decline" in "answer",
        End = "end",
    }
}

words! {
    /// Which of the walks to a place.
    pub enum Aim {
        /// The best at first sight: on a relic expedition the longest, else the one with the most steps for boxes (RR-31).
        Best = "best",
        /// The most tokens.
        Tokens = "tokens",
        /// The fewest trails.
        Short = "short",
        /// The best with the ivory tile I2-1.
        Shortcut = "shortcut",
    }
}

/// A token, counted from 0; written `k1` … `k10`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Token(pub u8);

written!(Token, |token, f| write!(f, "k{}", token.0 + 1), |text| {
    let digits = text.strip_prefix('k').filter(|digits| !digits.starts_with(['0', '+']))?;
    digits.parse().ok().filter(|number| (1..=99).contains(number)).map(|number: u8| Token(number - 1))
});

/// The place from which a box goes up a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Rise {
    /// From the bottom into this column.
    Into(Column),
    /// From this space, level 1 or 2.
    From(Space),
}

impl Rise {
    /// Every way in which a box can go up.
    pub fn all() -> impl Iterator<Item = Self> {
        let from = Space::all().filter(|space| space.level < Space::TOP).map(Self::From);
        Column::ALL.iter().copied().map(Self::Into).chain(from)
    }

    /// Where the box is before and after.
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
