//! An open question to one seat. Its choices come from [`crate::engine::Game::legal_actions`].

use serde::{Deserialize, Serialize};

use super::Seat;

/// An open question to one seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Decision {
    /// Who is asked.
    pub seat: Seat,
    /// What is asked: a short word of the title, e.g. `sail` or `fight`. Words for it are found under this key.
    pub kind: String,
    /// True when it is not this seat's turn, so that the person must be called: the defender in a combat.
    pub out_of_turn: bool,
}

impl Decision {
    /// A question in the seat's own turn.
    pub fn in_turn(seat: Seat, kind: &str) -> Self {
        Self { seat, kind: kind.to_owned(), out_of_turn: false }
    }

    /// A question to a seat whose turn it is not.
    pub fn out_of_turn(seat: Seat, kind: &str) -> Self {
        Self { seat, kind: kind.to_owned(), out_of_turn: true }
    }
}
