//! The clock of a table: the decisions that wait for people, and their deadlines. Part of the metadata; pure.
//!
//! A clock runs only for people.

use serde::{Deserialize, Serialize};

use super::pace::{Pace, SeatClock, Wait};
use super::quiet::QuietHours;
use crate::{ClockView, Occupant};
use skald_core::engine::Seat;
use skald_store::{PendingDecision, PersonId, Seq, Timestamp};

/// A lobby without activity is closed after this long, in milliseconds.
pub const LOBBY_LIFE: u64 = 14 * 24 * 60 * 60 * 1000;

/// The people of a lobby are warned this long before it closes, in milliseconds.
pub const LOBBY_WARNING: u64 = 24 * 60 * 60 * 1000;

/// The host of a complete lobby is called this long after it became complete, in milliseconds.
pub const HOST_CALL: u64 = 10 * 60 * 1000;

/// The host of a complete lobby is reminded this long after the call, in milliseconds. From then on all who sit there
/// may start the game.
pub const HOST_REMINDER: u64 = 24 * 60 * 60 * 1000;

/// Absences of a person stop their clock at a table for at most this long in all, in milliseconds, because others wait.
pub const MOST_AWAY: u64 = 14 * 24 * 60 * 60 * 1000;

/// The same in a game of a tournament.
pub const MOST_AWAY_IN_TOURNAMENT: u64 = 5 * 24 * 60 * 60 * 1000;

/// The number of past decisions whose time an undo can give back.
const REMEMBERED: usize = 24;

/// The least time to decide after an undo, in milliseconds, unless the time out of turn is shorter.
const AGAIN: u64 = 5 * 60 * 1000;

/// The clock of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct TableClock {
    pub pace: Pace,
    /// The clocks of the seats; empty in the lobby.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub seats: Vec<SeatClock>,
    /// Since when the table is paused.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub paused: Option<Timestamp>,
    /// The time of the last decisions, so that an undo can give it back. Missing in older documents.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    spent: Vec<TimeSpent>,
}

/// The clock of a seat before a decision of its person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct TimeSpent {
    /// The entry of the decision.
    seq: Seq,
    seat: Seat,
    /// The seat's own time when the decision was opened, in milliseconds.
    left: u64,
    /// The time left for the decision when it was made, in milliseconds.
    remaining: u64,
    /// Whether it was counted as late before it was made.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    late: bool,
}

/// The life of a lobby.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct LobbyLife {
    /// When it closes.
    pub until: Timestamp,
    /// Whether its people were warned.
    pub warned: bool,
    /// How the others wait for the host to start. Older documents lack it.
    #[serde(default)]
    pub host: HostWait,
}

/// How the people of a complete lobby wait for its host.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct HostWait {
    /// When the host is called or reminded.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    due: Option<Timestamp>,
    /// Whether the host was called. This happens once in a lobby.
    #[serde(default)]
    called: bool,
    /// Whether the host was reminded, so that all who sit there may start.
    #[serde(default)]
    pub open: bool,
}

impl HostWait {
    /// Begins or ends the wait after a change of the lobby.
    pub fn follow(&mut self, waits: bool, now: Timestamp) {
        if !waits {
            (self.due, self.open) = (None, false);
        } else if self.due.is_none() && !self.open {
            self.due = Some(now.plus(if self.called { HOST_REMINDER } else { HOST_CALL }));
        }
    }

    /// Takes the next step, the call or the reminder, if it is due. Returns whether it was.
    pub fn step(&mut self, now: Timestamp) -> bool {
        if self.due.is_none_or(|due| due > now) {
            return false;
        }
        self.due = (!self.called).then(|| now.plus(HOST_REMINDER));
        (self.open, self.called) = (self.called, true);
        true
    }
}

impl LobbyLife {
    /// The life of a lobby after activity in it.
    pub fn renewed(now: Timestamp) -> Self {
        Self { until: now.plus(LOBBY_LIFE), warned: false, host: HostWait::default() }
    }

    /// When its host must be called, its people must be warned, or it closes.
    pub fn due(self) -> Timestamp {
        let closing = if self.warned { self.until } else { self.until.minus(LOBBY_WARNING) };
        self.host.due.map_or(closing, |due| due.min(closing))
    }
}

impl TableClock {
    /// A clock that has not begun.
    pub const fn new(pace: Pace) -> Self {
        Self { pace, seats: Vec::new(), paused: None, spent: Vec::new() }
    }

    /// The clock of a seat.
    pub fn seat(&self, seat: Seat) -> Option<&SeatClock> {
        self.seats.get(seat.index())
    }

    /// The clock of a seat, to be changed.
    pub fn seat_mut(&mut self, seat: Seat) -> Option<&mut SeatClock> {
        self.seats.get_mut(seat.index())
    }

    /// Ends the waits for decisions that are closed, and begins those for newly opened ones. `pending` is empty where no
    /// time runs.
    pub fn follow(&mut self, occupants: &[Occupant], pending: &[PendingDecision], now: Timestamp) {
        let pace = self.pace;
        self.seats.resize_with(occupants.len(), || SeatClock::new(&pace));
        for (index, (clock, occupant)) in self.seats.iter_mut().zip(occupants).enumerate() {
            let asked = pending.iter().find(|open| open.decision.seat.index() == index);
            let asked = asked.filter(|_| occupant.person().is_some());
            if clock.wait.map(|wait| wait.decision) == asked.map(|open| open.id) {
                continue;
            }
            let now = clock.standing(now);
            clock.end(&pace, now);
            if let Some(open) = asked {
                clock.begin(open.id, !open.decision.out_of_turn, &pace, now);
            }
        }
    }

    /// Counts and remembers a decision that the person of a seat makes, in the entry with this seq.
    pub fn remember(&mut self, seat: Seat, seq: Seq, now: Timestamp) {
        let Some(clock) = self.seat_mut(seat) else { return };
        clock.missed = 0;
        let late = clock.wait.is_some_and(|wait| wait.is_late());
        clock.in_time += u32::from(!late);
        let remaining = clock.remaining(now);
        let spent = TimeSpent { seq, seat, left: clock.left, remaining, late };
        self.spent.push(spent);
        let older = self.spent.len().saturating_sub(REMEMBERED);
        self.spent.drain(..older);
    }

    /// Gives back the time of the decisions of a seat from the entry `first` on. The clocks follow the reopened
    /// decisions: that seat has as long as it had when it made this decision.
    pub fn rewind(
        &mut self,
        seat: Seat,
        first: Seq,
        occupants: &[Occupant],
        pending: &[PendingDecision],
        now: Timestamp,
    ) {
        for clock in &mut self.seats {
            // The wait begins again, and counts as late again if its time runs out again.
            let late = clock.wait.take().is_some_and(|wait| wait.is_late());
            clock.late = clock.late.saturating_sub(u32::from(late));
        }
        let void = self.void(first);
        // The loop ends with the first decision of a seat, which has the time from before all of them.
        for spent in void.iter().rev() {
            if let Some(clock) = self.seat_mut(spent.seat) {
                clock.left = spent.left;
            }
        }
        self.follow(occupants, pending, now);
        if let Some(spent) = void.first().filter(|spent| (spent.seat, spent.seq) == (seat, first)) {
            self.reopen(seat, spent.remaining, now);
        }
    }

    /// Follows a seat that undoes its own last step, the entry `first`. The reopened decision gets the time that was
    /// left for it, without the time since.
    pub fn step_back(
        &mut self,
        seat: Seat,
        first: Seq,
        occupants: &[Occupant],
        pending: &[PendingDecision],
        now: Timestamp,
    ) {
        let void = self.void(first);
        let since = self.seat(seat).and_then(|clock| Some(clock.running(clock.wait?.since, clock.standing(now))));
        self.follow(occupants, pending, now);
        if let (Some(spent), Some(since)) = (void.first().filter(|spent| spent.seat == seat), since) {
            self.reopen(seat, spent.remaining.saturating_sub(since), now);
        }
    }

    /// Removes the decisions from the entry `first` on, which are void now.
    fn void(&mut self, first: Seq) -> Vec<TimeSpent> {
        let void = self.spent.split_off(self.spent.partition_point(|spent| spent.seq < first));
        for spent in &void {
            if let Some(clock) = self.seat_mut(spent.seat) {
                let count = if spent.late { &mut clock.late } else { &mut clock.in_time };
                *count = count.saturating_sub(1);
            }
        }
        void
    }

    /// Gives a seat this long for the reopened decision, in milliseconds, but at least a few minutes.
    fn reopen(&mut self, seat: Seat, remaining: u64, now: Timestamp) {
        let least = self.pace.out_of_turn.min(AGAIN);
        if let Some(clock) = self.seat_mut(seat) {
            clock.set_remaining(remaining.max(least), now);
        }
    }

    /// Restarts the clock of a seat for another person, with the full time for an open decision.
    pub fn restart_seat(&mut self, seat: Seat, quiet: &QuietHours, now: Timestamp) {
        let pace = self.pace;
        let paused = self.paused;
        self.spent.retain(|spent| spent.seat != seat);
        if let Some(clock) = self.seat_mut(seat) {
            let waited = clock.wait.take();
            *clock = SeatClock { frozen: paused, ..SeatClock::new(&pace) };
            if let Some(wait) = waited {
                clock.begin(wait.decision, wait.in_turn, &pace, clock.standing(now));
            }
        }
        self.follow_quiet_hours(seat, quiet);
    }

    pub fn pause(&mut self, now: Timestamp) {
        self.paused.get_or_insert(now);
        self.seats.iter_mut().for_each(|clock| clock.freeze(now));
    }

    /// Restarts the clocks, except those of people who are away.
    pub fn resume(&mut self, now: Timestamp) {
        self.paused = None;
        self.seats.iter_mut().filter(|clock| clock.away.is_none()).for_each(|clock| clock.thaw(now));
    }

    /// Stops the clock of a seat whose person is away until this time, for at most `most` milliseconds in the whole
    /// game. Returns until when it stands; `None` if it runs on.
    pub fn leave(&mut self, seat: Seat, until: Timestamp, now: Timestamp, most: u64) -> Option<Timestamp> {
        let clock = self.seat_mut(seat)?;
        clock.end_absence(now);
        let until = until.min(now.plus(most.saturating_sub(clock.rested)));
        if until <= now {
            return None;
        }
        clock.rested += until.0 - now.0;
        clock.away = Some(until);
        clock.freeze(now);
        Some(until)
    }

    /// Restarts the clock of a seat whose person is back, unless the table is paused.
    pub fn come_back(&mut self, seat: Seat, now: Timestamp) {
        let paused = self.paused.is_some();
        if let Some(clock) = self.seat_mut(seat) {
            clock.end_absence(now);
            if !paused {
                clock.thaw(now);
            }
        }
    }

    /// Gives the last `span` milliseconds back to every running clock.
    pub fn give_back(&mut self, span: u64, now: Timestamp) {
        for clock in self.seats.iter_mut().filter(|clock| clock.frozen.is_none()) {
            clock.give_back(span, now);
        }
    }

    /// The clock of a seat follows the quiet hours of its person. At a live table clocks also run in quiet hours.
    /// Returns whether they are new to it.
    pub fn follow_quiet_hours(&mut self, seat: Seat, quiet: &QuietHours) -> bool {
        let quiet = quiet.quiet.is_some().then(|| quiet.clone()).filter(|_| !self.pace.is_live());
        match self.seat_mut(seat).filter(|clock| clock.quiet != quiet) {
            Some(clock) => {
                clock.follow_quiet_hours(quiet);
                true
            }
            None => false,
        }
    }

    /// Begins the clocks of the seats, with the quiet hours of their people.
    pub fn start(&mut self, occupants: &[Occupant], quiet: &[(PersonId, QuietHours)]) {
        self.seats = vec![SeatClock::new(&self.pace); occupants.len()];
        for (seat, occupant) in Seat::all(occupants.len() as u8).zip(occupants) {
            let person = occupant.person().map(|person| person.id);
            if let Some((_, quiet)) = quiet.iter().find(|(of, _)| Some(*of) == person) {
                self.follow_quiet_hours(seat, quiet);
            }
        }
    }

    /// The waiting decisions, with their seats.
    pub fn waits(&self) -> impl Iterator<Item = (Seat, Wait)> {
        self.seats.iter().enumerate().filter_map(|(index, clock)| Some((Seat(index as u8), clock.wait?)))
    }

    /// The decisions on running clocks for which a reminder or the timeout is due.
    pub fn due_by(&self, now: Timestamp) -> impl Iterator<Item = (Seat, Wait)> {
        let due = move |seat: Seat| self.seat(seat).and_then(SeatClock::next_step).is_some_and(|due| due <= now);
        self.waits().filter(move |(seat, _)| due(*seat))
    }

    pub fn runs(&self) -> bool {
        self.seats.iter().any(|clock| clock.frozen.is_none() && clock.wait.is_some())
    }

    /// The public view of the clock.
    pub fn view(&self) -> ClockView {
        let away = self.seats.iter().enumerate().filter_map(|(index, clock)| Some((Seat(index as u8), clock.away?)));
        let pace = self.pace;
        let paused = self.paused.is_some();
        ClockView { pace, paused, waits: self.waits().collect(), away: away.collect() }
    }

    /// The time of the next reminder or timeout.
    pub fn due(&self) -> Option<Timestamp> {
        self.seats.iter().filter_map(SeatClock::due).min()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Person;
    use skald_core::engine::Decision;
    use skald_core::words::Locale;
    use skald_store::DecisionId;

    const fn at(hours: u64) -> Timestamp {
        Timestamp(hours * 60 * 60 * 1000)
    }

    /// Two people with a clock of 24 hours and an increment of 8. It runs for the first of them.
    fn begun() -> (TableClock, Vec<Occupant>) {
        let person = |id| Person { id: PersonId(id), name: String::new(), locale: Locale::En };
        let people = [1, 2].map(|id| Occupant::Person(person(id))).to_vec();
        let mut clock = TableClock::new("24h+8h".parse().unwrap());
        clock.follow(&people, &asked(0, 1), at(0));
        (clock, people)
    }

    /// A seat is asked in its turn.
    fn asked(seat: u8, id: u64) -> Vec<PendingDecision> {
        let decision = Decision::in_turn(Seat(seat), "turn");
        vec![PendingDecision { decision, id: DecisionId(id), since: at(0), exchange: None }]
    }

    fn until(clock: &TableClock, seat: u8) -> Option<Timestamp> {
        clock.seat(Seat(seat)).and_then(|clock| clock.wait).map(|wait| wait.until)
    }

    /// The first has answered after 10 hours, the second 3 hours later, and the first is asked again.
    fn played() -> (TableClock, Vec<Occupant>) {
        let (mut clock, people) = begun();
        clock.remember(Seat(0), Seq(2), at(10));
        clock.follow(&people, &asked(1, 2), at(10));
        clock.remember(Seat(1), Seq(3), at(13));
        clock.follow(&people, &asked(0, 3), at(13));
        (clock, people)
    }

    #[test]
    fn undo_restores_the_time_left_for_the_move() {
        let (mut clock, people) = played();
        clock.rewind(Seat(0), Seq(2), &people, &asked(0, 4), at(20));
        assert_eq!((until(&clock, 0), until(&clock, 1)), (Some(at(34)), None), "14 hours");
        // An answer at the last moment leaves a few minutes.
        clock.remember(Seat(0), Seq(5), at(34));
        clock.follow(&people, &asked(1, 5), at(34));
        clock.rewind(Seat(0), Seq(5), &people, &asked(0, 6), at(35));
        assert_eq!(until(&clock, 0), Some(at(35).plus(AGAIN)));
    }

    #[test]
    fn a_step_that_is_taken_back_brings_no_time() {
        let (mut clock, people) = begun();
        clock.remember(Seat(0), Seq(2), at(10));
        clock.follow(&people, &asked(0, 2), at(10));
        assert_eq!(until(&clock, 0), Some(at(32)), "with the increment of an answer");
        clock.step_back(Seat(0), Seq(2), &people, &asked(0, 3), at(11));
        assert_eq!(until(&clock, 0), Some(at(24)), "as if it had waited all along");
    }

    #[test]
    fn new_person_gets_full_time_and_others_keep_theirs() {
        let (mut clock, people) = played();
        clock.restart_seat(Seat(0), &QuietHours::default(), at(15));
        assert_eq!(until(&clock, 0), Some(at(39)));
        assert_eq!(clock.spent.iter().map(|spent| spent.seat).collect::<Vec<_>>(), [Seat(1)]);
        clock.rewind(Seat(1), Seq(3), &people, &asked(1, 4), at(20));
        assert_eq!(until(&clock, 1), Some(at(41)), "21 hours, as when the other one answered");
    }

    #[test]
    fn a_new_person_at_a_paused_table_finds_it_paused() {
        let (mut clock, _) = begun();
        clock.pause(at(14));
        clock.restart_seat(Seat(0), &QuietHours::default(), at(15));
        assert!(!clock.runs());
        clock.resume(at(20));
        assert_eq!(until(&clock, 0), Some(at(44)), "the full time begins when the clocks run again");
    }
}
