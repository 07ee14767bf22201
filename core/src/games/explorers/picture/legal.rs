//! Where the viewer may place a tile now; computed from the view alone.

use std::collections::BTreeSet;

use super::*;
use crate::games::explorers::action::Action;
use crate::games::explorers::rules;

/// The open cells where a tile of the viewer's hand fits, sorted; none unless the viewer is a seat that is asked to
/// place one.
pub fn cells(game: &Explorers, view: &View) -> Vec<Cell> {
    let View { open, known, viewer } = view;
    let seat = open.current;
    let mut legal = Vec::new();
    if let (Phase::Place { .. }, Some(Some(hand)), true) =
        (open.phase, known.hands.get(seat.index()), *viewer == Viewer::Seat(seat))
    {
        rules::legal(game, open, Private { hand, offer: &[] }, seat, &mut legal);
    }
    let cells =
        legal.into_iter().filter_map(|action| if let Action::Place(_, cell, _) = action { Some(cell) } else { None });
    cells.collect::<BTreeSet<Cell>>().into_iter().collect()
}
