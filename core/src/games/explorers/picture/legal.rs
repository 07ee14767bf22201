//! Where the viewer may place a tile now; computed from the view alone.

use super::*;
use crate::games::explorers::action::Action;
use crate::games::explorers::rules;

/// The open cells where a tile of the viewer's hand fits, sorted; none unless the viewer is a seat that is asked to
/// place one.
pub fn cells(game: &Explorers, view: &View) -> Vec<Cell> {
    let mut cells: Vec<Cell> = placements(game, view).map(|(_, cell)| cell).collect();
    cells.sort_unstable();
    cells.dedup();
    cells
}

/// The tiles that the viewer may place now, and where, tile by tile.
fn placements(game: &Explorers, view: &View) -> impl Iterator<Item = (Tile, Cell)> + use<> {
    let (open, seat) = (&view.open, view.open.current);
    let asked = matches!(open.phase, Phase::Place { .. }) && view.viewer == Viewer::Seat(seat);
    let mut legal = Vec::new();
    if let Some(Some(hand)) = view.known.hands.get(seat.index()).filter(|_| asked) {
        rules::legal(game, open, Private { hand, offer: &[] }, seat, &mut legal);
    }
    legal.into_iter().filter_map(|action| match action {
        Action::Place(tile, cell, _) => Some((tile, cell)),
        _ => None,
    })
}
