//! Branches that lead to one choice among many: a tile, then a cell, the best first; and one for each kind of action that
//! would crowd the others out.

use std::cmp::Reverse;

use super::{Context, names};
use crate::canvas::hex::Cell;
use crate::games::explorers::action::Action;
use crate::games::explorers::components::Tile;
use crate::games::explorers::state::Phase;
use crate::title::{Branch, ChoiceText, DETAIL, Weight};
use crate::words::{row, say};

/// The most actions without branches.
const CROWD: usize = 10;
/// From this number on, actions of a kind share a branch.
const MANY: usize = 4;

/// The words of each action, and its value.
type Weighed = [(ChoiceText, i32)];

impl Context<'_> {
    /// The branches that lead to each action; actions that stand out have none.
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
        let rank = |is: &dyn Fn(&(Tile, Cell)) -> bool| places.iter().position(is).map_or(u16::MAX, |at| at as u16);
        let tile = |tile: Tile| {
            let is = |place: &(Tile, Cell)| place.0 == tile;
            let (count, best) =
                (places.iter().filter(|place| is(place)).count(), places.iter().find(|place| is(place)));
            let best = best.map(|(_, cell)| cell.to_string()).unwrap_or_default();
            let land = names::land(self.game.face(self.open().side, tile), 0, self.voice);
            Branch {
                label: say!(self.voice, "explorers-branch-tile", tile, land),
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
        let path = |(action, (said, _)): (&Action, &(ChoiceText, i32))| match place_of(*action) {
            Some(place) if said.weight == Weight::Plain => vec![tile(place.0), cell(place)],
            _ => Vec::new(),
        };
        actions.iter().zip(said).map(path).collect()
    }

    /// A branch for each kind of which there are many.
    fn kind_paths(&self, actions: &[Action], said: &Weighed) -> Vec<Vec<Branch>> {
        let kinds = actions.iter().zip(said).map(|(action, (said, _))| {
            let kind = match action {
                Action::Load(..) => (0, "explorers-branch-load", "📥"),
                Action::Unload(..) => (1, "explorers-branch-unload", "📤"),
                Action::Walk(..) => (2, "explorers-branch-walk", "👣"),
                Action::Herd(..) => (3, "explorers-branch-herd", "🐾"),
                Action::Captain(_) | Action::Place(..) | Action::Sail(_) | Action::Outpost(_) | Action::Done => {
                    return None;
                }
            };
            (said.weight == Weight::Plain).then_some(kind)
        });
        let kinds: Vec<Option<(u16, &str, &str)>> = kinds.collect();
        let path = |kind: &Option<(u16, &str, &'static str)>| {
            let count = kinds.iter().filter(|other| *other == kind).count();
            let (rank, key, emoji) = kind.filter(|_| count >= MANY)?;
            let detail = say!(self.voice, "explorers-branch-count", count);
            Some(Branch { label: self.voice.word(key), detail, emoji, rank })
        };
        kinds.iter().map(|kind| path(kind).into_iter().collect()).collect()
    }
}

const fn place_of(action: Action) -> Option<(Tile, Cell)> {
    match action {
        Action::Place(tile, cell, _) => Some((tile, cell)),
        _ => None,
    }
}
