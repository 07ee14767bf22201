//! Where the viewer may place a tile now, told from the view alone.

use crate::canvas::hex::Cell;
use crate::engine::Viewer;
use crate::games::explorers::components::{Explorers, Tile};
use crate::games::explorers::state::{Phase, Spot};
use crate::games::explorers::view::View;

/// The open cells where a tile of the viewer's hand fits, sorted; none unless the viewer is asked to place one. Who sees
/// everything is asked nothing.
pub fn cells(game: &Explorers, view: &View) -> Vec<Cell> {
    let open = &view.open;
    let Phase::Place { left, shipped } = open.phase else { return Vec::new() };
    if view.viewer != Viewer::Seat(open.current) {
        return Vec::new();
    }
    let Some(Some(hand)) = view.known.hands.get(open.current.index()) else { return Vec::new() };
    let fits = |tile: &Tile, spot: &Spot| {
        let edges = game.tiles.get(tile.index()).map(|face| face.edges);
        edges.is_some_and(|edges| open.fitting(spot, edges).next().is_some())
    };
    // EX-83: the second tile alone must have an enemy ship if none was placed and one can be.
    let ship = |tile: &Tile| game.is_ship_tile(*tile) && open.chart.spots.iter().any(|spot| fits(tile, spot));
    let due = open.is_solo() && left == 1 && !shipped && hand.iter().any(ship);
    let tiles: Vec<&Tile> = hand.iter().filter(|tile| !due || game.is_ship_tile(**tile)).collect();
    let legal = open.chart.spots.iter().filter(|spot| tiles.iter().any(|tile| fits(tile, spot)));
    legal.map(|spot| spot.cell).collect()
}
