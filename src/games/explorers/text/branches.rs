//! Branches that lead to one choice among many: a tile, then a cell, the best first; and one for each kind of action that
//! would crowd the others out.

use std::cmp::Reverse;

use super::{Context, names};
use crate::canvas::hex::Cell;
use crate::games::explorers::action::Action;
use crate::games::explorers::components::Tile;
use crate::games::explorers::state::Phase;
use crate::title::{Branch, DETAIL, Said, Weight};
use crate::words::{row, say};

/// The most actions without branches.
const CROWD: usize = 10;
/// From this number on, actions of a kind share a branch.
const MANY: usize = 4;

/// The words of each action, and its value.
type Weighed = [(Said, i32)];

impl Context<'_> {
    /// The branches that lead to each action.
    pub fn paths(&self, actions: &[Action], said: &Weighed) -> Vec<Vec<Branch>> {
        match self.open().phase {
            Phase::Place { .. } => self.place_paths(actions, said),
            Phase::Act { .. } if actions.len() > CROWD => self.kind_paths(actions, said),
            _ => vec![Vec::new(); actions.len()],
        }
    }

    /// Tile and cell, ranked by their best placement.
    fn place_paths(&self, actions: &[Action], said: &Weighed) -> Vec<Vec<Branch>> {
        let mut order: Vec<usize> = (0..actions.len()).collect();
        order.sort_by_key(|at| Reverse(said[*at].1));
        let places: Vec<(Tile, Cell)> = order.iter().filter_map(|at| place_of(actions[*at])).collect();
        let tile = |tile: Tile| {
            let of_tile: Vec<Cell> = places.iter().filter(|(of, _)| *of == tile).map(|(_, cell)| *cell).collect();
            let best = of_tile.first().map(Cell::to_string).unwrap_or_default();
            let face = self.game.face(self.open().side, tile);
            let land = names::land(face.edges, face.regions, face.lands, self.voice).replace('·', " ");
            Branch {
                label: say!(self.voice, "explorers-branch-tile", tile = tile.to_string(), land),
                detail: row::fit([say!(self.voice, "explorers-brief-places", count = of_tile.len(), best)], DETAIL),
                emoji: names::tile_sign(self.game, tile),
                rank: rank(&places, |(of, _)| *of == tile),
            }
        };
        let cell = |place: (Tile, Cell)| {
            let there = places.iter().filter(|other| **other == place).count();
            let best = order.iter().find(|at| place_of(actions[**at]) == Some(place));
            let brings = best.map(|at| said[*at].0.facts.clone()).unwrap_or_default();
            Branch {
                label: say!(self.voice, "explorers-branch-cell", count = there, cell = place.1.to_string()),
                detail: row::fit(brings, DETAIL),
                emoji: names::tile_sign(self.game, place.0),
                rank: rank(&places, |other| *other == place),
            }
        };
        // The best placement of each tile stands beside the branches.
        let path = |(action, (said, _)): (&Action, &(Said, i32))| match place_of(*action) {
            Some(place) if said.weight == Weight::Plain => vec![tile(place.0), cell(place)],
            _ => Vec::new(),
        };
        actions.iter().zip(said).map(path).collect()
    }

    /// A branch for each kind of which there are many; actions that stand out have none.
    fn kind_paths(&self, actions: &[Action], said: &Weighed) -> Vec<Vec<Branch>> {
        let hidden = |at: usize| kind_of(actions[at]).filter(|_| said[at].0.weight == Weight::Plain);
        let path = |at: usize| {
            let Some(kind) = hidden(at) else { return Vec::new() };
            let count = (0..actions.len()).filter(|other| hidden(*other) == Some(kind)).count();
            if count < MANY {
                return Vec::new();
            }
            let (rank, key, emoji) = kind;
            let detail = say!(self.voice, "explorers-branch-count", count);
            vec![Branch { label: self.voice.word(key), detail, emoji, rank }]
        };
        (0..actions.len()).map(path).collect()
    }
}

/// The index of the first match, as a rank.
fn rank<T>(places: &[T], is: impl Fn(&T) -> bool) -> u16 {
    places.iter().position(is).and_then(|at| u16::try_from(at).ok()).unwrap_or(u16::MAX)
}

const fn place_of(action: Action) -> Option<(Tile, Cell)> {
    match action {
        Action::Place(tile, cell, _) => Some((tile, cell)),
        _ => None,
    }
}

/// The kind of an action that may stand behind a branch: rank, key, emoji.
const fn kind_of(action: Action) -> Option<(u16, &'static str, &'static str)> {
    match action {
        Action::Load(..) => Some((0, "explorers-branch-load", "📥")),
        Action::Unload(..) => Some((1, "explorers-branch-unload", "📤")),
        Action::Walk(..) => Some((2, "explorers-branch-walk", "👣")),
        Action::Herd(..) => Some((3, "explorers-branch-herd", "🐾")),
        Action::Captain(_) | Action::Place(..) | Action::Sail(_) | Action::Outpost(_) | Action::Done => None,
    }
}
