//! Time limits: the arithmetic of a clock. Pure. All spans are in milliseconds of real time, so a daylight-saving
//! change does not alter a deadline.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::store::{DecisionId, Timestamp};

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

/// The paces that have a name: name, base, increment, cap, time out of turn.
const NAMED: [(&str, u64, u64, u64, u64); 3] = [
    ("live", 10 * MINUTE, 2 * MINUTE, 20 * MINUTE, 5 * MINUTE),
    ("fast", DAY, 8 * HOUR, 2 * DAY, 12 * HOUR),
    ("slow", 3 * DAY, DAY, 5 * DAY, 2 * DAY),
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
        if let Some((_, base, increment, cap, out_of_turn)) = NAMED.into_iter().find(|named| named.0 == times) {
            return Ok(Self { base, increment, cap, out_of_turn, overdue });
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

    /// When half of the time has passed.
    pub fn half(&self) -> Timestamp {
        Timestamp(self.since.0 + self.until.0.saturating_sub(self.since.0) / 2)
    }

    /// The time of the next step; `None` after the last one.
    pub fn due(&self) -> Option<Timestamp> {
        match self.stage {
            WaitStage::Waiting => Some(self.half()),
            WaitStage::Reminded => Some(self.until),
            WaitStage::Overdue => None,
        }
    }

    /// The same wait `by` milliseconds later, as after a pause.
    pub fn later(mut self, by: u64) -> Self {
        (self.since, self.until) = (self.since.plus(by), self.until.plus(by));
        self
    }

    /// The same wait with `by` milliseconds more, counted from now if it is overdue, and with a reminder at half of the
    /// rest.
    fn extended(mut self, by: u64, now: Timestamp) -> Self {
        self.until = Timestamp(self.until.0.max(now.0)).plus(by);
        (self.since, self.stage, self.late) = (now, WaitStage::Waiting, self.is_late());
        self
    }
}

impl SeatClock {
    /// The clock of a seat at the start.
    pub const fn new(pace: &Pace) -> Self {
        Self { left: pace.base, wait: None, missed: 0, in_time: 0, late: 0, frozen: None, away: None }
    }

    /// The time that the clock shows: the one at which it was stopped, or now.
    pub fn standing(&self, now: Timestamp) -> Timestamp {
        self.frozen.unwrap_or(now)
    }

    /// Stops the clock, if it runs.
    pub fn freeze(&mut self, now: Timestamp) {
        self.frozen.get_or_insert(now);
    }

    /// Restarts the clock. The deadline moves back by the time for which it was stopped.
    pub fn thaw(&mut self, now: Timestamp) {
        if let Some(since) = self.frozen.take() {
            self.wait = self.wait.map(|wait| wait.later(now.0.saturating_sub(since.0)));
        }
    }

    /// The time of the next step of the open decision, or of the return of its person.
    pub fn due(&self) -> Option<Timestamp> {
        let wait = self.wait.and_then(|wait| wait.due()).filter(|_| self.frozen.is_none());
        wait.into_iter().chain(self.away).min()
    }

    /// Gives `by` milliseconds more for the open decision.
    pub fn extend(&mut self, by: u64, now: Timestamp) {
        let now = self.standing(now);
        self.wait = self.wait.map(|wait| wait.extended(by, now));
    }

    /// A decision opens.
    pub fn begin(&mut self, decision: DecisionId, in_turn: bool, pace: &Pace, now: Timestamp) {
        let time = if in_turn { self.left } else { pace.out_of_turn };
        self.wait =
            Some(Wait { decision, in_turn, since: now, until: now.plus(time), stage: WaitStage::Waiting, late: false });
    }

    /// The decision is answered, or closed.
    pub fn end(&mut self, pace: &Pace, now: Timestamp) {
        if let Some(wait) = self.wait.take().filter(|wait| wait.in_turn) {
            self.left = (wait.until.0.saturating_sub(now.0) + pace.increment).min(pace.cap);
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
        assert_eq!(clock.wait.map(|wait| (wait.half(), wait.until)), Some((Timestamp(6 * HOUR), Timestamp(12 * HOUR))));
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
    fn the_ladder_has_two_rungs_and_then_silence() {
        let mut wait = Wait {
            decision: DecisionId(1),
            in_turn: true,
            since: Timestamp(100),
            until: Timestamp(300),
            stage: WaitStage::Waiting,
            late: false,
        };
        assert_eq!(wait.due(), Some(Timestamp(200)));
        wait.stage = WaitStage::Reminded;
        assert_eq!(wait.due(), Some(Timestamp(300)));
        wait.stage = WaitStage::Overdue;
        assert_eq!(wait.due(), None);
        let extended = wait.extended(100, Timestamp(1_000));
        assert_eq!((extended.due(), extended.until), (Some(Timestamp(1_050)), Timestamp(1_100)));
        assert_eq!(wait.later(50).until, Timestamp(350));
    }
}
