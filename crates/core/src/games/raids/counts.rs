//! What answers change for a ship.

use super::components::Raids;
use super::scoring;
use super::view::View;
use crate::engine::Seat;
use crate::title::Count;

pub fn counts(raids: &Raids, view: &View, seat: Seat) -> Vec<Count> {
    let Some(ship) = view.open.ships.get(seat.index()) else { return Vec::new() };
    vec![
        Count::new("glory", scoring::sheet(raids, ship).total()),
        Count::new("crew", ship.crew),
        Count::new("shields", raids.shields(ship)),
    ]
}
