//! One point for the winner, none for a draw.

use super::state::Open;
use crate::engine::{ScoreSheet, Seat};

/// The one source of points.
pub const SOURCES: [&str; 1] = ["win"];

/// The points of a seat.
pub fn sheet(open: &Open, seat: Seat) -> ScoreSheet {
    let won = i32::from(open.end.is_some_and(|end| end.winner == Some(seat)));
    ScoreSheet::of(&SOURCES, [(won, won)])
}
