//! The clock of a table: which decisions wait for whom, and until when. Part of the metadata; pure.
//!
//! A clock runs only for people, and only while somebody else waits: with one person at the table nobody does.

use serde::{Deserialize, Serialize};

use super::pace::{Pace, SeatClock, Wait};
use super::{ClockView, Occupant};
use crate::engine::Seat;
use crate::store::{PendingDecision, PersonId, Timestamp};

/// A lobby in which nothing happens is closed after this long, in milliseconds.
pub const LOBBY_LIFE: u64 = 14 * 24 * 60 * 60 * 1000;

/// Its people are warned so long before, in milliseconds.
pub const LOBBY_WARNING: u64 = 24 * 60 * 60 * 1000;

/// The clock of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct TableClock {
    pub pace: Pace,
    /// The clocks of the seats; empty in the lobby.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub seats: Vec<SeatClock>,
    /// Since when it stands.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub paused: Option<Timestamp>,
}

/// The wish of a person that needs all others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Vote {
    /// Who wishes it.
    pub person: PersonId,
    /// What.
    pub motion: Motion,
}

/// What people at a table can decide together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Motion {
    /// The clocks stand until somebody resumes.
    Pause,
    /// The game ends here.
    End,
}

/// The life of a lobby.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct LobbyLife {
    /// When it closes.
    pub until: Timestamp,
    /// Whether its people were warned.
    pub warned: bool,
}

impl LobbyLife {
    /// That of a lobby in which something has just happened.
    pub fn anew(now: Timestamp) -> Self {
        Self { until: now.plus(LOBBY_LIFE), warned: false }
    }

    /// When something is to be done about it.
    pub fn due(self) -> Timestamp {
        if self.warned { self.until } else { self.until.minus(LOBBY_WARNING) }
    }
}

impl TableClock {
    /// A clock that has not begun.
    pub const fn new(pace: Pace) -> Self {
        Self { pace, seats: Vec::new(), paused: None }
    }

    /// The clock of a seat.
    pub fn seat(&self, seat: Seat) -> Option<&SeatClock> {
        self.seats.get(seat.index())
    }

    /// The clock of a seat, to be changed.
    pub fn seat_mut(&mut self, seat: Seat) -> Option<&mut SeatClock> {
        self.seats.get_mut(seat.index())
    }

    /// The moment at which the clocks stand now: that of the pause, or now.
    fn standing(&self, now: Timestamp) -> Timestamp {
        self.paused.unwrap_or(now)
    }

    /// Brings the clocks to the open decisions.
    pub fn follow(&mut self, occupants: &[Occupant], pending: &[PendingDecision], now: Timestamp) {
        let people = occupants.iter().filter(|occupant| occupant.person().is_some()).count();
        let (pace, now) = (self.pace, self.standing(now));
        self.seats.resize_with(occupants.len(), || SeatClock::new(&pace));
        for (index, (clock, occupant)) in self.seats.iter_mut().zip(occupants).enumerate() {
            let asked = pending.iter().find(|open| open.decision.seat.index() == index);
            let asked = asked.filter(|_| people > 1 && occupant.person().is_some());
            if clock.wait.map(|wait| wait.decision) == asked.map(|open| open.id) {
                continue;
            }
            clock.end(&pace, now);
            if let Some(open) = asked {
                clock.begin(open.id, !open.decision.out_of_turn, &pace, now);
            }
        }
    }

    /// The clock of a seat begins anew, with all of the time for what it is asked.
    pub fn begin_anew(&mut self, seat: Seat, now: Timestamp) {
        let (pace, now) = (self.pace, self.standing(now));
        if let Some(clock) = self.seat_mut(seat) {
            let waited = clock.wait.take();
            *clock = SeatClock::new(&pace);
            if let Some(wait) = waited {
                clock.begin(wait.decision, wait.in_turn, &pace, now);
            }
        }
    }

    /// The clocks stand from now on.
    pub fn pause(&mut self, now: Timestamp) {
        self.paused.get_or_insert(now);
    }

    /// The clocks run again.
    pub fn resume(&mut self, now: Timestamp) {
        if let Some(since) = self.paused.take() {
            self.give_back(now.0.saturating_sub(since.0));
        }
    }

    /// Every deadline comes so much later.
    pub fn give_back(&mut self, span: u64) {
        for clock in &mut self.seats {
            clock.wait = clock.wait.map(|wait| wait.later(span));
        }
    }

    /// The decisions that wait, with their seats.
    pub fn waits(&self) -> impl Iterator<Item = (Seat, Wait)> {
        self.seats.iter().enumerate().filter_map(|(index, clock)| Some((Seat(index as u8), clock.wait?)))
    }

    /// The clock as everybody may see it.
    pub fn view(&self) -> ClockView {
        ClockView { pace: self.pace, paused: self.paused.is_some(), waits: self.waits().collect() }
    }

    /// When something is next to be done.
    pub fn due(&self) -> Option<Timestamp> {
        let due = self.waits().filter_map(|(_, wait)| wait.due()).min();
        due.filter(|_| self.paused.is_none())
    }
}
