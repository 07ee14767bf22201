//! Every reason to refuse a game or a move.

use super::*;
use crate::title::grid::code;

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
