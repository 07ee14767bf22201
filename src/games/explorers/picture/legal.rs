//! Where the viewer may place a tile now, and the best place of each tile; computed from the view alone.

use crate::canvas::hex::Cell;
use crate::engine::Viewer;
use crate::games::explorers::components::{Explorers, Tile};
use crate::games::explorers::policy::tiles::Glance;
use crate::games::explorers::state::{Phase, Spot};
use crate::games::explorers::text::Context;
use crate::games::explorers::text::names;
use crate::games::explorers::view::View;

/// The open cells where a tile of the viewer's hand fits, sorted; none unless the viewer is a seat that is asked to
/// place one.
pub fn cells(game: &Explorers, view: &View) -> Vec<Cell> {
    let (open, tiles) = (&view.open, tiles(game, view));
    let legal = open.chart.spots.iter().filter(|spot| tiles.iter().any(|tile| fits(game, view, *tile, spot)));
    legal.map(|spot| spot.cell).collect()
}

/// A placement that stands out among the choices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offer {
    /// The number on its button and in the picture.
    pub number: &'static str,
    pub tile: Tile,
    pub cell: Cell,
    pub turn: u8,
}

/// For each tile of the viewer's hand the placement that is offered first.
pub fn offered(context: &Context<'_>) -> Vec<Offer> {
    let tiles = tiles(context.game, context.view);
    if tiles.is_empty() {
        return Vec::new();
    }
    let glance = Glance::new(context.game, context.open(), context.open().current);
    let first = |tile| context.places(&glance, tile).first().map(|(cell, turn)| (tile, *cell, *turn));
    let offer = |(n, (tile, cell, turn))| Offer { number: names::number(n), tile, cell, turn };
    tiles.into_iter().filter_map(first).enumerate().map(offer).collect()
}

/// The tiles of which the viewer may place one now.
fn tiles(game: &Explorers, view: &View) -> Vec<Tile> {
    let open = &view.open;
    let Phase::Place { left, shipped } = open.phase else { return Vec::new() };
    if view.viewer != Viewer::Seat(open.current) {
        return Vec::new();
    }
    let Some(Some(hand)) = view.known.hands.get(open.current.index()) else { return Vec::new() };
    // EX-83: the second tile must show an enemy ship if the first did not and one can be placed.
    let ship =
        |tile: &Tile| game.is_ship_tile(*tile) && open.chart.spots.iter().any(|spot| fits(game, view, *tile, spot));
    let due = open.is_solo() && left == 1 && !shipped && hand.iter().any(ship);
    hand.iter().filter(|tile| !due || game.is_ship_tile(**tile)).copied().collect()
}

fn fits(game: &Explorers, view: &View, tile: Tile, spot: &Spot) -> bool {
    let edges = game.tiles.get(tile.index()).map(|face| face.edges);
    edges.is_some_and(|edges| view.open.fitting(spot, edges).next().is_some())
}
