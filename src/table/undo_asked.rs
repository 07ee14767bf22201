//! A request to take back a move, as it is stored in the metadata of a table until it is settled.

use serde::{Deserialize, Serialize};

use super::Occupant;
use crate::engine::Seat;
use crate::store::{Seq, Timestamp};

/// A request to take back a move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UndoAsked {
    /// The entry that asks, which identifies the request.
    pub request: Seq,
    /// The seat whose move it is.
    pub seat: Seat,
    /// The entry of that move, the first one that would become void.
    pub first: Seq,
    pub agreed: Vec<Seat>,
    /// When the request lapses.
    pub until: Timestamp,
}

impl UndoAsked {
    /// The seats whose people have not agreed yet.
    pub fn missing(&self, seats: &[Occupant]) -> Vec<Seat> {
        let people = Seat::all(seats.len() as u8).zip(seats).filter(|(_, occupant)| occupant.person().is_some());
        people.map(|(seat, _)| seat).filter(|seat| *seat != self.seat && !self.agreed.contains(seat)).collect()
    }
}
