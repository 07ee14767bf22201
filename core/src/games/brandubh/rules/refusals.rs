//! Every reason to refuse a game or a move.

use super::super::components::Square;
use crate::engine::{Arg, Seat};

crate::refusals! {
    /// The reason for a refusal.
    pub enum Refusal of "brandubh" {
        Seats(seats: u8) = "BR-02",
        Over = "BR-09",
        Turn(asked: Seat) = "BR-02",
        NoPiece(square: Square as code) = "BR-03",
        NotYours(square: Square as code) = "BR-03",
        Straight = "BR-03",
        Kings(square: Square as code) = "BR-04",
        Blocked(from: Square as code, to: Square as code) = "BR-03",
    }
}

fn code(square: Square) -> Arg {
    Arg::Text(square.to_string())
}
