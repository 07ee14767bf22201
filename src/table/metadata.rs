//! The metadata of a table: everything but the position of its game. Saved in [`crate::store::Head`].

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Occupant, Stage};
use crate::engine::{Commitment, Seat, Seed};
use crate::store::{CommunityId, PersonId, Timestamp};
use crate::words::Locale;

/// What a table keeps beside the position of its game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Metadata {
    pub stage: Stage,
    pub host: PersonId,
    pub community: Option<CommunityId>,
    pub locale: Locale,
    /// Every option of the title with its value.
    pub options: Value,
    pub seats: Vec<Occupant>,
    /// The requested number of seats.
    pub wanted: u8,
    /// The secret seed, set at the start. Leaves this module only when the game is over.
    pub seed: Option<Seed>,
    /// The commitment to the seed, published at the start.
    pub commitment: Option<Commitment>,
    pub opened_at: Timestamp,
    pub started_at: Option<Timestamp>,
    pub ended_at: Option<Timestamp>,
}

impl Metadata {
    /// The seat of a person who plays now.
    pub fn seat_of(&self, person: PersonId) -> Option<Seat> {
        self.seat_where(|occupant| occupant.person().is_some_and(|p| p.id == person))
    }

    /// The seat of a person who plays now or may reclaim it.
    pub fn seat_owned_by(&self, person: PersonId) -> Option<Seat> {
        self.seat_where(|occupant| occupant.owner().is_some_and(|p| p.id == person))
    }

    fn seat_where(&self, wanted: impl Fn(&Occupant) -> bool) -> Option<Seat> {
        self.seats.iter().position(wanted).map(|index| Seat(index as u8))
    }

    /// Everybody who plays now or may reclaim a seat, in order of seat.
    pub fn people(&self) -> Vec<PersonId> {
        let mut people: Vec<_> = self.seats.iter().filter_map(Occupant::owner).map(|person| person.id).collect();
        people.sort_unstable();
        people.dedup();
        people
    }
}
