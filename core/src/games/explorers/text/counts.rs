//! The numbers of a seat that answers change.

use super::*;
use crate::title::Count;

pub fn counts(_: &Explorers, view: &View, seat: Seat) -> Vec<Count> {
    let (Some(sheet), Some(explorer)) = (view.known.scores.get(seat.index()), view.open.explorers.get(seat.index()))
    else {
        return Vec::new();
    };
    let captain = sheet.lines.last().map_or(0, |line| line.points);
    vec![
        Count::new("points", sheet.total()),
        Count::new("captain", captain),
        Count::new("crew", explorer.cargo.vikings),
        Count::new("livestock", explorer.cargo.herd.count()),
    ]
}
