//! Branches that lead to one choice among many: a tile, then a cell, the best first; or a kind of action. While intents
//! are proposed, they are all behind one branch.

use super::*;
use crate::games::explorers::intents::{Aim, Intent};

/// The most actions without branches.
const CROWD: usize = 10;
/// From this number on, actions of a kind share a branch.
const MANY: usize = 4;

/// The words of each action, and its value.
type Weighed = [(ChoiceText, i32)];

/// A kind of action that has a branch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Load,
    Unload,
    Sail,
    Walk,
    Herd,
}

impl Kind {
    const fn of(action: Action) -> Option<Self> {
        match action {
            Action::Load(..) => Some(Self::Load),
            Action::Unload(..) => Some(Self::Unload),
            Action::Sail(_) => Some(Self::Sail),
            Action::Walk(..) => Some(Self::Walk),
            Action::Herd(..) => Some(Self::Herd),
            Action::Captain(_) | Action::Place(..) | Action::Outpost(_) | Action::Done => None,
        }
    }

    /// The kind of an intent that is not proposed.
    pub const fn farther(intent: &Intent) -> Option<Self> {
        match intent.aim {
            Aim::Voyage(_) => Some(Self::Sail),
            Aim::March(..) => Some(Self::Walk),
            Aim::Place(..) | Aim::Reach { .. } => None,
        }
    }

    const fn key(self) -> (&'static str, &'static str) {
        match self {
            Self::Load => ("explorers-branch-load", "📥"),
            Self::Unload => ("explorers-branch-unload", "📤"),
            Self::Sail => ("explorers-branch-sail", names::SHIP),
            Self::Walk => ("explorers-branch-walk", "👣"),
            Self::Herd => ("explorers-branch-herd", "🐾"),
        }
    }
}

impl Context<'_> {
    /// The branches that lead to each action. While some of these intents are proposed, all actions but the end of the
    /// turn are behind one of them.
    pub fn paths(&self, actions: &[Action], said: &Weighed, intents: &[Intent]) -> Vec<Vec<Branch>> {
        let farther: Vec<Kind> = intents.iter().filter_map(Kind::farther).collect();
        let alone = actions.iter().filter(|action| **action != Action::Done).count() + farther.len() < 2;
        let more = !alone && intents.iter().any(Intent::is_proposed);
        let mut paths = match self.open().phase {
            Phase::Place { .. } => self.place_paths(actions, said),
            Phase::Act { .. } if more || actions.len() > CROWD => self.kind_paths(actions, &farther),
            _ => vec![Vec::new(); actions.len()],
        };
        if more {
            let behind = actions.iter().zip(&mut paths).filter(|(action, _)| **action != Action::Done);
            behind.for_each(|(_, path)| path.insert(0, self.more_branch()));
        }
        paths
    }

    /// The branch to everything that is not proposed.
    pub(super) fn more_branch(&self) -> Branch {
        let placing = matches!(self.open().phase, Phase::Place { .. });
        let key = if placing { "explorers-branch-places" } else { "explorers-branch-actions" };
        Branch { label: self.voice.word(key), detail: String::new(), emoji: "➕", rank: Branch::LAST }
    }

    /// Tile and cell, ranked by their best placement.
    fn place_paths(&self, actions: &[Action], said: &Weighed) -> Vec<Vec<Branch>> {
        let mut order: Vec<usize> = (0..actions.len()).collect();
        order.sort_by_key(|at| Reverse(said[*at].1));
        let places: Vec<(Tile, Cell)> = order.iter().filter_map(|at| place_of(actions[*at])).collect();
        let rank = |is: &dyn Fn(&(Tile, Cell)) -> bool| places.iter().position(is).map_or(u16::MAX, |at| at as u16);
        let tile = |tile: Tile| {
            let is = |place: &(Tile, Cell)| place.0 == tile;
            let (count, best) =
                (places.iter().filter(|place| is(place)).count(), places.iter().find(|place| is(place)));
            let best = best.map(|(_, cell)| cell.to_string()).unwrap_or_default();
            Branch {
                label: self.tile_label(tile, 0),
                detail: row::fit([say!(self.voice, "explorers-brief-places", count, best)], DETAIL),
                emoji: names::tile_sign(self.game, tile),
                rank: rank(&is),
            }
        };
        let cell = |place: (Tile, Cell)| {
            let is = |other: &(Tile, Cell)| *other == place;
            let best = order.iter().find(|at| place_of(actions[**at]) == Some(place));
            let brings = best.map(|at| said[*at].0.facts.clone()).unwrap_or_default();
            let count = places.iter().filter(|other| is(other)).count();
            Branch {
                label: say!(self.voice, "explorers-branch-cell", count, cell = place.1),
                detail: row::fit(brings, DETAIL),
                emoji: names::tile_sign(self.game, place.0),
                rank: rank(&is),
            }
        };
        let path = |action: &Action| place_of(*action).map_or_else(Vec::new, |place| vec![tile(place.0), cell(place)]);
        actions.iter().map(path).collect()
    }

    /// A branch for each kind of which there are many. Those with farther intents always have one.
    fn kind_paths(&self, actions: &[Action], farther: &[Kind]) -> Vec<Vec<Branch>> {
        let kinds: Vec<Option<Kind>> = actions.iter().map(|action| Kind::of(*action)).collect();
        let path = |kind: &Option<Kind>| {
            let count = kinds.iter().filter(|other| *other == kind).count();
            Some(self.kind_branch(kind.filter(|kind| count >= MANY || farther.contains(kind))?))
        };
        kinds.iter().map(|kind| path(kind).into_iter().collect()).collect()
    }

    /// The branch to the actions of a kind.
    pub(super) fn kind_branch(&self, kind: Kind) -> Branch {
        let (key, emoji) = kind.key();
        Branch { label: self.voice.word(key), detail: String::new(), emoji, rank: kind as u16 }
    }
}

const fn place_of(action: Action) -> Option<(Tile, Cell)> {
    match action {
        Action::Place(tile, cell, _) => Some((tile, cell)),
        _ => None,
    }
}
