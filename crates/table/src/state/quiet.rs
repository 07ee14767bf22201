//! Quiet hours: the hours of each day in which a person is not called. Pure.
//!
//! A person's clock does not run in their quiet hours, except at tables with the pace `live`. So that a game goes on, a
//! clock stops for at most [`LONGEST`] a day. All spans are in milliseconds of real time.

use std::fmt;
use std::str::FromStr;

use jiff::civil::{Date, Time};
use jiff::tz::{Offset, TimeZone};
use jiff::{Timestamp as Moment, ToSpan as _};
use serde::{Deserialize, Serialize};

use skald_store::Timestamp;

/// The longest time for which a clock stops in quiet hours, in milliseconds.
pub const LONGEST: u64 = 12 * 60 * 60 * 1000;

/// The quiet hours of a person: a part of the preference [`QuietHours::PREFERENCE`].
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct QuietHours {
    /// The hours; `None` without any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quiet: Option<Hours>,
    /// The name of the person's time zone; without one it is UTC.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub zone: Option<String>,
}

/// Some hours of every day, `from` and `to` in minutes after midnight; `to` may be on the next day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hours {
    from: u16,
    to: u16,
}

/// A text that is no span of hours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no hours: two times of a day, as 22-8 or 22:30-7")]
pub struct HoursError;

impl FromStr for Hours {
    type Err = HoursError;

    /// Reads `22-8`, `22:30-7:15` and `22h30-7h`.
    fn from_str(text: &str) -> Result<Self, HoursError> {
        let (from, to) = text.trim().split_once(['-', '–']).ok_or(HoursError)?;
        let hours = Self { from: time(from)?, to: time(to)? };
        if hours.from == hours.to { Err(HoursError) } else { Ok(hours) }
    }
}

fn time(text: &str) -> Result<u16, HoursError> {
    let text = text.trim().trim_end_matches('h');
    let (hour, minute) = text.split_once([':', 'h']).unwrap_or((text, "0"));
    let number = |text: &str, most: u16| {
        let digits = (1..=2).contains(&text.len()) && text.bytes().all(|digit| digit.is_ascii_digit());
        text.parse::<u16>().ok().filter(|number| digits && *number <= most).ok_or(HoursError)
    };
    Ok((number(hour, 24)? % 24) * 60 + number(minute, 59)?)
}

/// Reads an hour of the day: `8`, `8h` and `8:00`.
pub fn read_hour(text: &str) -> Option<u8> {
    let minutes = time(text).ok().filter(|minutes| minutes % 60 == 0)?;
    u8::try_from(minutes / 60).ok()
}

/// An offset from UTC as people type it. It has a sign.
fn offset(typed: &str) -> Option<Offset> {
    let text: String = typed.to_lowercase().chars().filter(|c| !c.is_whitespace()).collect();
    let text = text.strip_prefix("utc").or_else(|| text.strip_prefix("gmt")).unwrap_or(&text);
    let negative = text.starts_with(['-', '−']);
    let digits = text.strip_prefix(['+', '-', '−', '±'])?.trim_end_matches('h');
    let (hours, minutes) = match digits.split_once([':', '.']) {
        Some((hours, "5")) if digits.contains('.') => (hours, "30"),
        Some(split) => split,
        None if digits.len() == 4 && digits.is_ascii() => digits.split_at(2),
        None => (digits, "00"),
    };
    let number = |text: &str, most: i32| {
        let short = (1..=2).contains(&text.len()) && text.bytes().all(|digit| digit.is_ascii_digit());
        text.parse::<i32>().ok().filter(|number| short && *number <= most)
    };
    let total = number(hours, 14)? * 60 + number(minutes, 59)?;
    let total = if negative { -total } else { total };
    Offset::from_seconds(total * 60).ok().filter(|_| (-12 * 60..=14 * 60).contains(&total))
}

impl fmt::Display for Hours {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { from, to } = self;
        write!(f, "{}:{:02}–{}:{:02}", from / 60, from % 60, to / 60, to % 60)
    }
}

impl QuietHours {
    /// The name of the preference of a person that has their quiet hours among other wishes.
    pub const PREFERENCE: &str = "pings";

    /// Until when the person wants no call; `None` if they may be called now.
    pub fn until(&self, now: Timestamp) -> Option<Timestamp> {
        self.next(now).filter(|(from, _)| *from <= now).map(|(_, to)| to)
    }

    /// The first moment after `after` at which it is this hour in the person's time zone.
    pub fn next_at(&self, hour: u8, after: Timestamp) -> Option<Timestamp> {
        let today = self.date(after)?;
        let mut days = [Some(today), today.checked_add(1.day()).ok()].into_iter().flatten();
        days.find_map(|day| self.moment(day, u16::from(hour) * 60).filter(|at| *at > after))
    }

    /// The moment at which a clock that starts at `from` has run for `span` milliseconds.
    pub fn after(&self, from: Timestamp, span: u64) -> Timestamp {
        let mut at = from;
        let mut left = span;
        while let Some((begin, end)) = self.next_stop(at) {
            let running = begin.0.saturating_sub(at.0);
            if left < running {
                break;
            }
            (at, left) = (end, left - running);
        }
        at.plus(left)
    }

    /// How long a clock runs between two moments, in milliseconds.
    pub fn running(&self, from: Timestamp, to: Timestamp) -> u64 {
        let mut at = from;
        let mut running = 0;
        while at < to {
            let Some((begin, end)) = self.next_stop(at).filter(|(begin, _)| *begin < to) else {
                return running + (to.0 - at.0);
            };
            running += begin.0.saturating_sub(at.0);
            at = end;
        }
        running
    }

    /// The quiet hours at this moment, or the next ones.
    fn next(&self, now: Timestamp) -> Option<(Timestamp, Timestamp)> {
        let Hours { from, to } = self.quiet?;
        let today = self.date(now)?;
        (-1..=1).find_map(|day| {
            let day = today.checked_add(day.days()).ok()?;
            let last = if from < to { day } else { day.checked_add(1.day()).ok()? };
            let from = self.moment(day, from)?;
            let to = self.moment(last, to)?;
            (from < to && now < to).then_some((from, to))
        })
    }

    /// The next time for which a clock stops, cut to [`LONGEST`].
    fn next_stop(&self, now: Timestamp) -> Option<(Timestamp, Timestamp)> {
        let cut = |(from, to): (Timestamp, Timestamp)| (from, to.min(from.plus(LONGEST)));
        let stop = cut(self.next(now)?);
        if now < stop.1 { Some(stop) } else { self.next(self.next(now)?.1).map(cut) }
    }

    fn date(&self, at: Timestamp) -> Option<Date> {
        let moment = Moment::from_millisecond(i64::try_from(at.0).ok()?).ok()?;
        Some(moment.to_zoned(self.time_zone()).date())
    }

    /// The moment of a day at which it is so many minutes after midnight.
    fn moment(&self, day: Date, minutes: u16) -> Option<Timestamp> {
        let time = Time::new((minutes / 60) as i8, (minutes % 60) as i8, 0, 0).ok()?;
        let moment = day.to_datetime(time).to_zoned(self.time_zone()).ok()?.timestamp();
        u64::try_from(moment.as_millisecond()).ok().map(Timestamp)
    }

    fn time_zone(&self) -> TimeZone {
        let named = |name: &str| offset(name).map(TimeZone::fixed).or_else(|| TimeZone::get(name).ok());
        self.zone.as_deref().and_then(named).unwrap_or(TimeZone::UTC)
    }

    /// The name of a typed offset from UTC such as `+2`, `GMT-05:00` or `UTC+5:30`; `None` if the text is no offset.
    pub fn offset_name(typed: &str) -> Option<String> {
        let minutes = offset(typed)?.seconds() / 60;
        let sign = if minutes < 0 { '-' } else { '+' };
        Some(match (minutes.abs() / 60, minutes.abs() % 60) {
            (0, 0) => "UTC".to_owned(),
            (hours, 0) => format!("UTC{sign}{hours}"),
            (hours, rest) => format!("UTC{sign}{hours}:{rest:02}"),
        })
    }

    /// The time of the day in the person's zone, as `9:05`.
    pub fn local_time(&self, now: Timestamp) -> Option<String> {
        let moment = Moment::from_millisecond(i64::try_from(now.0).ok()?).ok()?;
        let local = moment.to_zoned(self.time_zone());
        Some(format!("{}:{:02}", local.hour(), local.minute()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: u64 = 60 * 60 * 1000;

    fn quiet(hours: &str, zone: &str) -> QuietHours {
        QuietHours { quiet: Some(hours.parse().unwrap()), zone: Some(zone.to_owned()) }
    }

    fn at(text: &str) -> Timestamp {
        Timestamp(text.parse::<Moment>().unwrap().as_millisecond() as u64)
    }

    #[test]
    fn hours_are_read_as_people_write_them() {
        for (text, shown) in [
            ("22-8", "22:00–8:00"),
            (" 22:30 - 7:15 ", "22:30–7:15"),
            ("0–24:00", ""),
            ("9-17", "9:00–17:00"),
            ("22h30-7h", "22:30–7:00"),
        ] {
            assert_eq!(text.parse::<Hours>().map(|hours| hours.to_string()).unwrap_or_default(), shown, "{text}");
        }
        for odd in ["", "22", "22-", "-8", "25-8", "22-8-9", "22:60-8", "a-b", "+1-2", "22-22", "٢-٣", "022-8"] {
            assert_eq!(odd.parse::<Hours>(), Err(HoursError), "{odd}");
        }
        assert_eq!(
            ["8", "8h", " 23:00 ", "24", "8:30", "x"].map(read_hour),
            [Some(8), Some(8), Some(23), Some(0), None, None]
        );
    }

    /// P0-44: in six zones, on days on which the clocks there are set forward or back, and on an ordinary one.
    #[test]
    fn quiet_hours_follow_the_local_time_over_clock_changes() {
        let zones = [
            ("Europe/Berlin", "2026-03-28", "2026-10-24"),
            ("America/New_York", "2026-03-07", "2026-10-31"),
            ("Australia/Sydney", "2026-04-04", "2026-10-03"),
            ("Asia/Kolkata", "2026-03-28", "2026-10-24"),
            ("America/Santiago", "2026-04-04", "2026-09-05"),
            ("Pacific/Auckland", "2026-04-04", "2026-09-26"),
        ];
        for (name, one, other) in zones {
            for hours in ["22-8", "1-3", "9-17"] {
                let quiet = quiet(hours, name);
                for day in [one, other, "2026-06-15"] {
                    let begin = format!("{day}T00:00[{name}]").parse::<jiff::Zoned>().unwrap().timestamp();
                    let begin = Timestamp(begin.as_millisecond() as u64);
                    let mut total = 0;
                    for quarter in 0..(3 * 96) {
                        let now = begin.plus(quarter * HOUR / 4);
                        total += u64::from(quiet.until(now).is_none());
                        if let Some(until) = quiet.until(now) {
                            assert!(until > now && until.0 - now.0 <= 12 * HOUR, "{name} {hours} {now:?}");
                            assert_eq!(quiet.until(until), None, "{name} {hours}: still quiet at {until:?}");
                        }
                        // A clock of a day and an hour, in both directions.
                        let ends = quiet.after(now, 25 * HOUR);
                        assert_eq!(quiet.running(now, ends), 25 * HOUR, "{name} {hours} {now:?}");
                    }
                    assert_eq!(quiet.running(begin, begin.plus(72 * HOUR)), total * HOUR / 4, "{name} {hours} {day}");
                }
            }
        }
    }

    #[test]
    fn offset_is_a_time_zone() {
        let evening = at("2026-01-10T22:30:00Z");
        for (zone, local) in [("UTC+5:30", "4:00"), ("UTC-3", "19:30"), ("UTC", "22:30"), ("Europe/Berlin", "23:30")] {
            let person = QuietHours { zone: Some(zone.to_owned()), quiet: None };
            assert_eq!(person.local_time(evening).as_deref(), Some(local), "{zone}");
        }
        assert_eq!(quiet("22-8", "UTC+2").until(evening), Some(at("2026-01-11T06:00:00Z")));
    }

    #[test]
    fn quiet_hours_end_at_the_hour_of_the_person() {
        let evening = at("2026-01-10T22:30:00Z");
        assert_eq!(quiet("22-8", "Europe/Berlin").until(evening), Some(at("2026-01-11T07:00:00Z")));
        assert_eq!(quiet("22-8", "America/New_York").until(evening), None);
        assert_eq!(QuietHours::default().until(evening), None);
        assert_eq!(quiet("22-8", "Mars/Olympus").until(evening), Some(at("2026-01-11T08:00:00Z")), "the zone is UTC");
    }

    #[test]
    fn clock_stops_in_quiet_hours() {
        let night = quiet("22-8", "UTC");
        for (from, hours, until) in [
            ("2026-01-10T20:00:00Z", 1, "2026-01-10T21:00:00Z"),
            ("2026-01-10T21:00:00Z", 1, "2026-01-11T08:00:00Z"),
            ("2026-01-10T21:00:00Z", 2, "2026-01-11T09:00:00Z"),
            ("2026-01-10T23:00:00Z", 2, "2026-01-11T10:00:00Z"),
            ("2026-01-10T21:00:00Z", 30, "2026-01-13T09:00:00Z"),
        ] {
            assert_eq!(night.after(at(from), hours * HOUR), at(until), "{from} {hours}");
        }
        assert_eq!(night.running(at("2026-01-10T21:00:00Z"), at("2026-01-11T09:00:00Z")), 2 * HOUR);
        assert_eq!(night.running(at("2026-01-10T23:00:00Z"), at("2026-01-11T07:00:00Z")), 0);
        assert_eq!(QuietHours::default().after(Timestamp(5), 7), Timestamp(12));
        assert_eq!(QuietHours::default().running(Timestamp(5), Timestamp(12)), 7);
    }

    #[test]
    fn clock_stops_for_at_most_twelve_hours_a_day() {
        let nearly_always = quiet("8-7", "UTC");
        assert_eq!(nearly_always.running(at("2026-01-10T08:00:00Z"), at("2026-01-11T08:00:00Z")), 12 * HOUR);
        assert_eq!(nearly_always.after(at("2026-01-10T08:00:00Z"), HOUR), at("2026-01-10T21:00:00Z"));
        assert_eq!(nearly_always.after(at("2026-01-10T20:30:00Z"), HOUR), at("2026-01-10T21:30:00Z"));
        assert_eq!(nearly_always.until(at("2026-01-10T20:30:00Z")), Some(at("2026-01-11T07:00:00Z")), "no call");
    }

    #[test]
    fn an_hour_of_the_day_comes_once_a_day_at_clock_changes() {
        let zones =
            ["Europe/Paris", "America/New_York", "Australia/Lord_Howe", "Africa/Casablanca", "Asia/Kathmandu", "UTC"];
        for (zone, at) in zones.iter().flat_map(|zone| [0, 2, 8, 23].map(|at| (zone, at))) {
            let person = QuietHours { zone: Some((*zone).to_owned()), quiet: None };
            let mut now = Timestamp(1_790_000_000_000);
            for _ in 0..400 {
                let next = person.next_at(at, now).unwrap();
                assert!(now < next && next.0 - now.0 <= 25 * HOUR, "{zone} {at}: {now:?} {next:?}");
                let here = Moment::from_millisecond(next.0 as i64).unwrap().in_tz(zone).unwrap();
                // For the hour that is skipped in spring it is the next one.
                assert!(here.hour() as u8 == at || here.hour() as u8 == at + 1 && at == 2, "{zone}: {here}");
                now = next;
            }
        }
    }
}
