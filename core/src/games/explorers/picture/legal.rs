//! Where the viewer may place a tile now, and the best place of each tile; computed from the view alone.

use super::*;
use crate::games::explorers::action::Action;
use crate::games::explorers::policy::tiles::Glance;
use crate::games::explorers::rules;

/// A placement that stands out among the choices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offer {
    pub number: &'static str,
    pub tile: Tile,
    pub cell: Cell,
    pub turn: u8,
}

/// The open cells where a tile of the viewer's hand fits, sorted; none unless the viewer is a seat that is asked to
/// place one.
pub fn cells(game: &Explorers, view: &View) -> Vec<Cell> {
    let mut cells: Vec<Cell> = placements(game, view).map(|(_, cell)| cell).collect();
    cells.sort_unstable();
    cells.dedup();
    cells
}

/// For each tile of the viewer's hand the placement that is offered first.
pub fn offered(context: &Context<'_>) -> Vec<Offer> {
    let mut tiles: Vec<Tile> = placements(context.game, context.view).map(|(tile, _)| tile).collect();
    tiles.dedup();
    if tiles.is_empty() {
        return Vec::new();
    }
    let glance = Glance::new(context.game, context.open(), context.open().current);
    let first = |tile| context.places(&glance, tile).first().map(|(cell, turn)| (tile, *cell, *turn));
    let offer = |(n, (tile, cell, turn))| Offer { number: names::number(n), tile, cell, turn };
    tiles.into_iter().filter_map(first).enumerate().map(offer).collect()
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
