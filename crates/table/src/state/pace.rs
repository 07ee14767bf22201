//! Time limits: the arithmetic of a clock. Pure. All spans are in milliseconds of real time, so a daylight-saving
//! change does not alter a deadline.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::quiet::QuietHours;
use skald_store::{DecisionId, Timestamp};

const MINUTE: u64 = 60 * 1000;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;

/// The shortest and the longest `base` of a pace, in milliseconds.
const BASE: (u64, u64) = (MINUTE, 30 * DAY);

/// The time limits of a table. A seat begins with `base`. Each decision in its own turn subtracts its time and adds
/// `increment`, up to `cap`. A decision out of turn has its own time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pace {
    /// The time at the start, in milliseconds.
    pub base: u64,
    /// The time that an answer adds, in milliseconds.
    pub increment: u64,
    /// The most a seat can have, in milliseconds.
    pub cap: u64,
    /// The time for a decision out of turn, in milliseconds.
    pub out_of_turn: u64,
    /// The action at the timeout.
    pub overdue: Overdue,
}

/// The action at the timeout of a person's own turn. Out of turn the default answer is always given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Overdue {
    /// The computer plays the turn. After two such turns in a row it keeps the seat.
    Computer,
    /// The game waits, and the waiting players choose how to go on.
    Wait,
}

/// After this many turns in a row that the computer played for a person, it keeps their seat.
pub const MISSED: u8 = 2;

/// The pace of people who play at the same time.
const LIVE: &str = "live";

/// The paces that have a name: name, base, increment, cap, time out of turn.
const NAMED: [(&str, u64, u64, u64, u64); 3] = [
    (LIVE, 10 * MINUTE, 2 * MINUTE, 20 * MINUTE, 5 * MINUTE),
    ("fast", DAY, 8 * HOUR, 2 * DAY, 12 * HOUR),
    ("slow", Pace::SLOW.base, Pace::SLOW.increment, Pace::SLOW.cap, Pace::SLOW.out_of_turn),
];

/// The word for a game that waits at the end of the time.
const WAIT: &str = "wait";

/// A text that is no pace.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no pace; name one (live, fast, slow), or give a time between a minute and 30 days, as 36h or 2d+12h")]
pub struct PaceError(pub String);

impl Pace {
    /// The names of the paces, from short to long.
    pub fn names() -> impl Iterator<Item = &'static str> {
        NAMED.into_iter().map(|named| named.0)
    }

    /// Three days to begin with, a day more for each move.
    pub const SLOW: Self =
        Self { base: 3 * DAY, increment: DAY, cap: 5 * DAY, out_of_turn: 2 * DAY, overdue: Overdue::Computer };

    fn named(name: &str) -> Option<Self> {
        let (_, base, increment, cap, out_of_turn) = NAMED.into_iter().find(|named| named.0 == name)?;
        Some(Self { base, increment, cap, out_of_turn, overdue: Overdue::Computer })
    }

    /// Whether the people play at the same time. Then clocks also run in quiet hours.
    pub fn is_live(&self) -> bool {
        self.name() == Some(LIVE)
    }

    /// Its name, if it has one.
    pub fn name(&self) -> Option<&'static str> {
        let same = |named: &(&str, u64, u64, u64, u64)| {
            (named.1, named.2, named.3, named.4) == (self.base, self.increment, self.cap, self.out_of_turn)
        };
        NAMED.iter().find(|named| same(named)).map(|named| named.0)
    }
}

impl FromStr for Pace {
    type Err = PaceError;

    /// Reads `slow`, `36h`, `2d+12h` or `slow wait`.
    fn from_str(text: &str) -> Result<Self, PaceError> {
        let wrong = || PaceError(text.to_owned());
        let lower = text.trim().to_lowercase();
        let (times, overdue) = match lower.strip_suffix(WAIT) {
            Some(times) => (times.trim(), Overdue::Wait),
            None => (lower.as_str(), Overdue::Computer),
        };
        if let Some(named) = Self::named(times) {
            return Ok(Self { overdue, ..named });
        }
        let (base, increment) = times.split_once('+').unwrap_or((times, "0m"));
        let base = span(base.trim()).filter(|base| (BASE.0..=BASE.1).contains(base)).ok_or_else(wrong)?;
        let increment = span(increment.trim()).filter(|increment| *increment <= base).ok_or_else(wrong)?;
        // Without an increment an answer adds the base, so that each decision has the same time.
        let increment = if increment == 0 { base } else { increment };
        let cap = if increment == base { base } else { 2 * base };
        Ok(Self { base, increment, cap, out_of_turn: (base / 2).max(MINUTE), overdue })
    }
}

impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.name() {
            Some(name) => f.write_str(name)?,
            None if self.increment == self.base => f.write_str(&spelled(self.base))?,
            None => write!(f, "{}+{}", spelled(self.base), spelled(self.increment))?,
        }
        if self.overdue == Overdue::Wait { write!(f, " {WAIT}") } else { Ok(()) }
    }
}

/// A span such as `90m`, `36h` or `2d`, in milliseconds.
fn span(text: &str) -> Option<u64> {
    let at = text.len().checked_sub(1).filter(|at| text.is_char_boundary(*at))?;
    let (number, unit) = text.split_at(at);
    let unit = match unit {
        "m" => MINUTE,
        "h" => HOUR,
        "d" => DAY,
        _ => return None,
    };
    number.bytes().all(|digit| digit.is_ascii_digit()).then(|| number.parse::<u64>().ok())??.checked_mul(unit)
}

/// A span as [`span`] reads it, in the largest unit that divides it.
fn spelled(span: u64) -> String {
    match span {
        span if span % DAY == 0 => format!("{}d", span / DAY),
        span if span % HOUR == 0 => format!("{}h", span / HOUR),
        span => format!("{}m", span.div_ceil(MINUTE)),
    }
}

/// The clock of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatClock {
    /// The time for its own turns while no decision waits for it, in milliseconds.
    pub left: u64,
    /// The decision that waits for its person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wait: Option<Wait>,
    /// How many turns in a row the computer has played for its person.
    #[serde(default)]
    pub missed: u8,
    /// How many decisions its person made in time.
    #[serde(default)]
    pub in_time: u32,
    /// How many decisions were late.
    #[serde(default)]
    pub late: u32,
    /// Since when it is stopped: during a pause of the table, and while its person is away.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub frozen: Option<Timestamp>,
    /// Until when its person is away.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub away: Option<Timestamp>,
    /// For how long absences have stopped it, the current one to its end included, in milliseconds.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub rested: u64,
    /// The hours of the day in which it does not run; `None` at a live table, or if its person has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quiet: Option<QuietHours>,
}

/// A decision that waits for a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wait {
    pub decision: DecisionId,
    /// Whether it uses the time of the seat.
    pub in_turn: bool,
    /// Since when it waits.
    pub since: Timestamp,
    pub until: Timestamp,
    /// The steps taken so far.
    #[serde(rename = "rung")]
    pub stage: WaitStage,
    /// Whether it was counted as late. It may have got more time since.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub late: bool,
}

/// The steps of a wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WaitStage {
    /// No step was taken.
    Waiting,
    /// The person was reminded at half the time.
    Reminded,
    /// The time is up, and the table was notified. No further step follows.
    Overdue,
}

impl Wait {
    /// Whether it was counted as late.
    pub fn is_late(&self) -> bool {
        // Documents from versions before the field `late` have the stage alone.
        self.late || self.stage == WaitStage::Overdue
    }
}

const fn is_zero(span: &u64) -> bool {
    *span == 0
}

impl SeatClock {
    /// The clock of a seat at the start.
    pub const fn new(pace: &Pace) -> Self {
        Self {
            left: pace.base,
            wait: None,
            missed: 0,
            in_time: 0,
            late: 0,
            frozen: None,
            away: None,
            rested: 0,
            quiet: None,
        }
    }

    /// Ends an absence, whose remaining time does not count.
    pub fn end_absence(&mut self, now: Timestamp) {
        if let Some(until) = self.away.take() {
            self.rested = self.rested.saturating_sub(until.0.saturating_sub(now.0));
        }
    }

    /// The time that the clock shows: the one at which it was stopped, or now.
    pub fn standing(&self, now: Timestamp) -> Timestamp {
        self.frozen.unwrap_or(now)
    }

    /// The moment at which this clock has run for `span` milliseconds from `from`.
    fn after(&self, from: Timestamp, span: u64) -> Timestamp {
        self.quiet.as_ref().map_or(from.plus(span), |quiet| quiet.after(from, span))
    }

    /// How long this clock runs between two moments, in milliseconds.
    pub fn running(&self, from: Timestamp, to: Timestamp) -> u64 {
        self.quiet.as_ref().map_or(to.0.saturating_sub(from.0), |quiet| quiet.running(from, to))
    }

    /// The time left for the open decision, in milliseconds.
    pub fn remaining(&self, now: Timestamp) -> u64 {
        self.wait.map_or(0, |wait| self.running(self.standing(now), wait.until))
    }

    /// Sets the time left for the open decision.
    pub fn set_remaining(&mut self, span: u64, now: Timestamp) {
        let until = self.after(self.standing(now), span);
        self.wait = self.wait.map(|wait| Wait { until, ..wait });
    }

    /// Stops the clock, if it runs.
    pub fn freeze(&mut self, now: Timestamp) {
        self.frozen.get_or_insert(now);
    }

    /// Restarts the clock. The deadline moves back by the time for which it was stopped.
    pub fn thaw(&mut self, now: Timestamp) {
        if let Some(since) = self.frozen {
            self.give_back(now.0.saturating_sub(since.0), now);
            self.frozen = None;
        }
    }

    /// Gives back the last `span` milliseconds, in which the person could not act.
    pub fn give_back(&mut self, span: u64, now: Timestamp) {
        let Some(wait) = self.wait else { return };
        let left = self.running(now.minus(span), wait.until);
        self.wait = Some(Wait { since: wait.since.plus(span), until: self.after(now, left), ..wait });
    }

    /// Follows the new quiet hours of its person, from the start of the open decision on.
    pub fn follow_quiet_hours(&mut self, quiet: Option<QuietHours>) {
        let time = self.wait.map_or(0, |wait| self.running(wait.since, wait.until));
        self.quiet = quiet;
        self.wait = self.wait.map(|wait| Wait { until: self.after(wait.since, time), ..wait });
    }

    /// The time of the next step for the open decision; `None` after the last one, or while the clock is stopped.
    pub fn next_step(&self) -> Option<Timestamp> {
        let wait = self.wait.filter(|_| self.frozen.is_none())?;
        match wait.stage {
            WaitStage::Waiting => Some(self.after(wait.since, self.running(wait.since, wait.until) / 2)),
            WaitStage::Reminded => Some(wait.until),
            WaitStage::Overdue => None,
        }
    }

    /// The time of the next step of the open decision, or of the return of its person.
    pub fn due(&self) -> Option<Timestamp> {
        self.next_step().into_iter().chain(self.away).min()
    }

    /// Gives `by` milliseconds more for the open decision, counted from now if it is overdue, and with a reminder at
    /// half of the rest.
    pub fn extend(&mut self, by: u64, now: Timestamp) {
        let now = self.standing(now);
        let Some(wait) = self.wait else { return };
        let until = self.after(wait.until.max(now), by);
        self.wait = Some(Wait { since: now, until, stage: WaitStage::Waiting, late: wait.is_late(), ..wait });
    }

    pub fn begin(&mut self, decision: DecisionId, in_turn: bool, pace: &Pace, now: Timestamp) {
        let until = self.after(now, if in_turn { self.left } else { pace.out_of_turn });
        self.wait = Some(Wait { decision, in_turn, since: now, until, stage: WaitStage::Waiting, late: false });
    }

    /// The decision is answered, or closed.
    pub fn end(&mut self, pace: &Pace, now: Timestamp) {
        if let Some(wait) = self.wait.take().filter(|wait| wait.in_turn) {
            self.left = (self.running(now, wait.until) + pace.increment).min(pace.cap);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pace(text: &str) -> Pace {
        text.parse().unwrap_or_else(|error| panic!("{error}"))
    }

    #[test]
    fn a_pace_is_read_as_it_is_written() {
        for text in ["live", "fast", "slow", "slow wait", "36h", "2d+12h", "90m+5m wait", "1m", "30d"] {
            assert_eq!(pace(text).to_string(), text);
        }
        assert_eq!(pace("  SLOW   wait ").to_string(), "slow wait");
        assert_eq!(pace("24h+8h"), pace("fast"));
    }

    #[test]
    fn what_is_no_pace_is_refused_with_what_would_be_one() {
        let odd = [
            "",
            "-1",
            "0m",
            "31d",
            "1",
            "h",
            "1.5h",
            "1h+2h",
            "+1h",
            "1h+",
            "1w",
            "wait",
            "٣h",
            "1é",
            "99999999999999999999d",
            "18446744073709551615d",
            "1h+-1m",
        ];
        for text in odd {
            let error = text.parse::<Pace>().expect_err(text);
            assert!(error.to_string().contains("36h"), "{error}");
        }
    }

    /// P0-15: the time left after answers that took so long, in minutes.
    #[test]
    fn answer_uses_its_time_and_adds_the_increment_up_to_the_cap() {
        let table = [
            // base, increment, cap, took, left
            (60, 10, 120, 0, 70),
            (60, 10, 120, 30, 40),
            (60, 10, 120, 60, 10),
            (60, 10, 120, 500, 10),
            (60, 60, 60, 45, 60),
            (60, 60, 60, 500, 60),
            (119, 10, 120, 0, 120),
        ];
        for (base, increment, cap, took, left) in table {
            let [base, increment, cap, took, left] = [base, increment, cap, took, left].map(|span| span * MINUTE);
            let pace = Pace { base, increment, cap, out_of_turn: MINUTE, overdue: Overdue::Computer };
            let mut clock = SeatClock::new(&pace);
            let began = Timestamp(1_000_000);
            clock.begin(DecisionId(1), true, &pace, began);
            clock.end(&pace, began.plus(took));
            assert_eq!(clock.left, left, "{pace:?} after {took}");
        }
    }

    #[test]
    fn a_decision_out_of_turn_takes_nothing_from_the_turns() {
        let pace = pace("fast");
        let mut clock = SeatClock::new(&pace);
        clock.begin(DecisionId(1), false, &pace, Timestamp(0));
        assert_eq!(clock.next_step(), Some(Timestamp(6 * HOUR)), "half of the time");
        assert_eq!(clock.wait.map(|wait| wait.until), Some(Timestamp(12 * HOUR)));
        clock.end(&pace, Timestamp(11 * HOUR));
        assert_eq!(clock.left, DAY);
    }

    /// P0-15: a span is real time. From noon before Berlin sets its clocks forward (2026-03-29), 24 hours end at one in
    /// the afternoon there. Before they go back (2026-10-25), they end at eleven.
    #[test]
    fn a_day_has_24_hours_also_at_clock_changes_and_leap_days() {
        let day = pace("24h");
        let noon_utc = |days: u64, hour: u64| Timestamp(days * DAY + hour * HOUR);
        // Days since 1970 of 2026-03-28, 2026-10-24 and 2028-02-28, and noon in Berlin on them in UTC.
        for (days, hour) in [(20_540, 11), (20_750, 10), (21_242, 11)] {
            let mut clock = SeatClock::new(&day);
            clock.begin(DecisionId(1), true, &day, noon_utc(days, hour));
            assert_eq!(clock.wait.map(|wait| wait.until), Some(noon_utc(days + 1, hour)));
        }
    }

    #[test]
    fn a_decision_has_a_reminder_a_timeout_and_no_third_step() {
        let pace = pace("2m");
        let mut clock = SeatClock::new(&pace);
        clock.begin(DecisionId(1), true, &pace, Timestamp(MINUTE));
        assert_eq!(clock.next_step(), Some(Timestamp(2 * MINUTE)));
        let set = |clock: &mut SeatClock, stage| clock.wait = clock.wait.map(|wait| Wait { stage, ..wait });
        set(&mut clock, WaitStage::Reminded);
        assert_eq!(clock.next_step(), Some(Timestamp(3 * MINUTE)));
        set(&mut clock, WaitStage::Overdue);
        assert_eq!(clock.next_step(), None);
        clock.extend(MINUTE, Timestamp(10 * MINUTE));
        assert_eq!(clock.next_step(), Some(Timestamp(10 * MINUTE + MINUTE / 2)));
        clock.give_back(5 * MINUTE, Timestamp(15 * MINUTE));
        assert_eq!(clock.wait.map(|wait| wait.until), Some(Timestamp(16 * MINUTE)));
    }

    /// From 20:00 UTC on, with quiet hours from 22:00 to 8:00.
    #[test]
    fn clock_of_a_seat_stops_in_quiet_hours() {
        let pace = pace("4h");
        let evening = Timestamp(20 * HOUR);
        let night = QuietHours { quiet: "22-8".parse().ok(), zone: None };
        let until = |clock: &SeatClock| clock.wait.map(|wait| wait.until.0 / HOUR);
        let mut clock = SeatClock { quiet: Some(night.clone()), ..SeatClock::new(&pace) };
        clock.begin(DecisionId(1), true, &pace, evening);
        assert_eq!((until(&clock), clock.next_step()), (Some(34), Some(Timestamp(32 * HOUR))), "the reminder at 8:00");
        assert_eq!(clock.remaining(Timestamp(25 * HOUR)), 2 * HOUR);
        clock.extend(2 * HOUR, Timestamp(25 * HOUR));
        assert_eq!(until(&clock), Some(36));
        // A pause over midnight takes nothing, nor does an hour without a connection in the night.
        clock.freeze(Timestamp(21 * HOUR));
        clock.thaw(Timestamp(26 * HOUR));
        assert_eq!(until(&clock), Some(37));
        clock.give_back(HOUR, Timestamp(27 * HOUR));
        assert_eq!(until(&clock), Some(37));
        let (since, time) =
            clock.wait.map(|wait| (wait.since.0 / HOUR, clock.running(wait.since, wait.until))).unwrap();
        clock.follow_quiet_hours(None);
        assert_eq!(until(&clock), Some(since + time / HOUR));
        clock.follow_quiet_hours(Some(night));
        assert_eq!(until(&clock), Some(37), "as before");
        clock.end(&pace, Timestamp(33 * HOUR));
        assert_eq!(clock.left, 4 * HOUR, "4 left, and the cap");
    }
}
