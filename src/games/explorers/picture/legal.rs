//! Where the viewer may place a tile now, and the best place of each tile, told from the view alone.

use crate::canvas::hex::Cell;
use crate::engine::Viewer;
use crate::games::explorers::action::Action;
use crate::games::explorers::components::{Explorers, Tile};
use crate::games::explorers::policy::tiles::Glance;
use crate::games::explorers::state::{Phase, Spot};
use crate::games::explorers::text::context::Context;
use crate::games::explorers::view::View;

/// The open cells where a tile of the viewer's hand fits, sorted; none unless the viewer is asked to place one. Who sees
/// everything is asked nothing.
pub fn cells(game: &Explorers, view: &View) -> Vec<Cell> {
    let (open, tiles) = (&view.open, tiles(game, view));
    let legal = open.chart.spots.iter().filter(|spot| tiles.iter().any(|tile| fits(game, view, *tile, spot)));
    legal.map(|spot| spot.cell).collect()
}

/// For each tile of the viewer's hand the placement that is offered first: cell and turn. One for each cell.
pub fn offered(context: &Context<'_>) -> Vec<Action> {
    let tiles = tiles(context.game, context.view);
    if tiles.is_empty() {
        return Vec::new();
    }
    let glance = Glance::new(context.game, context.open(), context.open().current);
    let mut offered: Vec<(Cell, Action)> = Vec::new();
    for tile in tiles {
        if let Some((cell, turn)) = context.places(&glance, tile).first().copied()
            && offered.iter().all(|(taken, _)| *taken != cell)
        {
            offered.push((cell, Action::Place(tile, cell, turn)));
        }
    }
    offered.into_iter().map(|(_, action)| action).collect()
}

/// The tiles of which the viewer may place one now.
fn tiles(game: &Explorers, view: &View) -> Vec<Tile> {
    let open = &view.open;
    let Phase::Place { left, shipped } = open.phase else { return Vec::new() };
    if view.viewer != Viewer::Seat(open.current) {
        return Vec::new();
    }
    let Some(Some(hand)) = view.known.hands.get(open.current.index()) else { return Vec::new() };
    // EX-83: the second tile alone must have an enemy ship if none was placed and one can be.
    let ship =
        |tile: &Tile| game.is_ship_tile(*tile) && open.chart.spots.iter().any(|spot| fits(game, view, *tile, spot));
    let due = open.is_solo() && left == 1 && !shipped && hand.iter().any(ship);
    hand.iter().filter(|tile| !due || game.is_ship_tile(**tile)).copied().collect()
}

fn fits(game: &Explorers, view: &View, tile: Tile, spot: &Spot) -> bool {
    let edges = game.tiles.get(tile.index()).map(|face| face.edges);
    edges.is_some_and(|edges| view.open.fitting(spot, edges).next().is_some())
}
