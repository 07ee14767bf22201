//! What the people of a table are asked together: to pause, to end the game, or to take back a move.

use serde::{Deserialize, Serialize};

use super::person::Occupant;
use skald_core::engine::Seat;
use skald_store::{PersonId, Seq, Timestamp};

/// The vote of a person for a motion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Vote {
    pub person: PersonId,
    pub motion: Motion,
}

/// A question that the people at a table decide together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Motion {
    /// The clocks stop until a person resumes them.
    Pause,
    /// The game ends now.
    End,
}

/// A motion that waits for votes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenVote {
    pub motion: Motion,
    /// The seats that have agreed.
    pub agreed: Vec<Seat>,
    /// The seats whose votes are missing.
    pub missing: Vec<Seat>,
}

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
