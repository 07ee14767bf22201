//! A table as it stands, for whoever shows it.

use std::fmt;
use std::sync::Arc;

use serde_json::Value;

use super::{Occupant, Stage};
use crate::engine::{Commitment, Seat, Seed};
use crate::store::{ChannelId, CommunityId, PersonId, Seq, TableId, Timestamp};
use crate::title::{Position, Title};
use crate::words::{Locale, Voice};

/// An open decision: who is asked what, its id, and since when.
pub use crate::store::Pending as OpenDecision;

/// One table as it stands at one seq: everything that is needed to show it. Cheap to copy.
///
/// The position holds every secret of the game; whoever shows it asks it for the view of one viewer.
#[derive(Clone)]
pub struct Sight {
    /// The table.
    pub id: TableId,
    /// Where it stands.
    pub seq: Seq,
    /// Where it is in its life.
    pub stage: Stage,
    /// What is played.
    pub title: Arc<dyn Title>,
    /// Every switch with its value.
    pub options: Value,
    /// Who may start and end it.
    pub host: PersonId,
    /// Where it is played.
    pub channel: ChannelId,
    /// Where the channel belongs.
    pub community: Option<CommunityId>,
    /// The language of the channel.
    pub locale: Locale,
    /// Who sits where.
    pub seats: Vec<Occupant>,
    /// How many seats the host wants.
    pub wanted: u8,
    /// The game; absent in the lobby.
    pub position: Option<Arc<dyn Position>>,
    /// The open decisions, in order of seat.
    pub open: Vec<OpenDecision>,
    /// The published promise of the seed, from the start on.
    pub commitment: Option<Commitment>,
    /// The seed, once the game is over.
    pub seed: Option<Seed>,
    /// When the lobby was opened.
    pub opened_at: Timestamp,
    /// When the game started.
    pub started_at: Option<Timestamp>,
    /// When it was over.
    pub ended_at: Option<Timestamp>,
}

impl fmt::Debug for Sight {
    /// Which table and where it stands; nothing of the game, which has secrets.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Sight")
            .field("id", &self.id)
            .field("seq", &self.seq)
            .field("stage", &self.stage)
            .finish_non_exhaustive()
    }
}

impl Sight {
    /// The seat on which a person plays.
    pub fn seat_of(&self, person: PersonId) -> Option<Seat> {
        self.seat_where(|occupant| occupant.person().is_some_and(|p| p.id == person))
    }

    /// The seat that a computer player keeps for this person.
    pub fn seat_kept_for(&self, person: PersonId) -> Option<Seat> {
        self.seat_where(|o| o.person().is_none() && o.owner().is_some_and(|p| p.id == person))
    }

    fn seat_where(&self, wanted: impl Fn(&Occupant) -> bool) -> Option<Seat> {
        self.seats.iter().position(wanted).map(|index| Seat(index as u8))
    }

    /// Who sits on a seat.
    pub fn occupant(&self, seat: Seat) -> Option<&Occupant> {
        self.seats.get(seat.index())
    }

    /// The open decision of a seat.
    pub fn decision_of(&self, seat: Seat) -> Option<&OpenDecision> {
        self.open.iter().find(|open| open.decision.seat == seat)
    }

    /// Whether this person is asked something now.
    pub fn waits_for(&self, person: PersonId) -> bool {
        self.seat_of(person).is_some_and(|seat| self.decision_of(seat).is_some())
    }

    /// Whether the game is over or the lobby cancelled.
    pub const fn is_over(&self) -> bool {
        matches!(self.stage, Stage::Finished | Stage::Ended)
    }

    /// A voice that speaks of this table; `name` says how to call whoever sits on a seat, made harmless for the place
    /// where it will be shown.
    pub fn voice(&self, locale: Locale, name: impl Fn(&Occupant, Seat) -> String) -> Voice {
        let names = self.seats.iter().enumerate().map(|(index, occupant)| name(occupant, Seat(index as u8)));
        Voice::new(locale, names.collect())
    }
}
