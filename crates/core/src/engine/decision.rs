//! Decisions: an open question to one seat. Its choices come from [`crate::engine::Game::legal_actions`].

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::Seat;

/// An open decision of one seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Decision {
    pub seat: Seat,
    /// The kind of the decision: a short word of the title, e.g. `sail` or `fight`, used in message keys.
    pub kind: Cow<'static, str>,
    /// Whether the decision falls outside the seat's turn, so that the person must be called, e.g. the defender in a
    /// combat.
    pub out_of_turn: bool,
}

impl Decision {
    pub fn in_turn(seat: Seat, kind: &'static str) -> Self {
        Self { seat, kind: Cow::Borrowed(kind), out_of_turn: false }
    }

    /// A decision outside the seat's turn.
    pub fn out_of_turn(seat: Seat, kind: &'static str) -> Self {
        Self { seat, kind: Cow::Borrowed(kind), out_of_turn: true }
    }
}
