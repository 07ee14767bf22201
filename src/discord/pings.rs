//! When and where a person wants to be called.
//!
//! Invariants:
//!
//! * No person is called in their quiet hours.
//! * An unreadable preference counts as none: the person is called in the channel in their own turn, and directly out
//!   of turn.

use std::fmt;
use std::str::FromStr;

use jiff::civil::Time;
use jiff::tz::TimeZone;
use jiff::{Timestamp as Moment, ToSpan as _};
use poise::ChoiceParameter;
use serde::{Deserialize, Serialize};

use crate::table::{PersonId, TableError, Tables, Timestamp};

/// Where a person is called, as an option of `/me`. The names are replaced by those of `commands.ftl`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ChoiceParameter, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PingPlace {
    /// In the channel in their own turn, directly out of it.
    #[default]
    #[name = "usual"]
    Usual,
    /// Always in the channel.
    #[name = "channel"]
    Channel,
    /// Always directly.
    #[name = "direct"]
    Direct,
    #[name = "none"]
    Nowhere,
}

/// When and where a person wants to be called.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pings {
    /// Where they are called.
    #[serde(default)]
    pub place: PingPlace,
    /// The hours in which they are not called.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quiet: Option<Hours>,
    /// The name of their time zone; without one it is UTC.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub zone: Option<String>,
    /// The minimum number of hours between calls to their turns, over all tables.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub interval: Option<u8>,
    /// The hour of the day, 0 to 23, at which a list replaces these calls.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub digest: Option<u8>,
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
pub fn hour(text: &str) -> Option<u8> {
    let minutes = time(text).ok().filter(|minutes| minutes % 60 == 0)?;
    u8::try_from(minutes / 60).ok()
}

impl fmt::Display for Hours {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { from, to } = self;
        write!(f, "{}:{:02}–{}:{:02}", from / 60, from % 60, to / 60, to % 60)
    }
}

impl Hours {
    fn contains(self, minute: u16) -> bool {
        if self.from < self.to {
            (self.from..self.to).contains(&minute)
        } else {
            minute >= self.from || minute < self.to
        }
    }
}

impl Pings {
    /// The first time after `after` at which it is this hour in the person's time zone.
    pub fn next_at(&self, hour: u8, after: Timestamp) -> Option<Timestamp> {
        let moment = Moment::from_millisecond(i64::try_from(after.0).ok()?).ok()?;
        let zone = self.time_zone();
        let today = moment.to_zoned(zone.clone()).date();
        let at = Time::new(hour as i8, 0, 0, 0).ok()?;
        let on = |day: jiff::civil::Date| Some(day.to_datetime(at).to_zoned(zone.clone()).ok()?.timestamp());
        let next = on(today).filter(|next| *next > moment).or_else(|| on(today.checked_add(1.day()).ok()?))?;
        u64::try_from(next.as_millisecond()).ok().map(Timestamp)
    }

    fn time_zone(&self) -> TimeZone {
        self.zone.as_deref().and_then(|name| TimeZone::get(name).ok()).unwrap_or(TimeZone::UTC)
    }

    /// The end of the time in which the person wants no call; `None` if they may be called now.
    pub fn quiet_until(&self, now: Timestamp) -> Option<Timestamp> {
        let hours = self.quiet?;
        let zone = self.time_zone();
        let here = Moment::from_millisecond(i64::try_from(now.0).ok()?).ok()?.to_zoned(zone.clone());
        let minute = here.hour() as u16 * 60 + here.minute() as u16;
        if !hours.contains(minute) {
            return None;
        }
        let end = Time::new((hours.to / 60) as i8, (hours.to % 60) as i8, 0, 0).ok()?;
        let day = if minute < hours.to { here.date() } else { here.date().checked_add(1.day()).ok()? };
        let end = day.to_datetime(end).to_zoned(zone).ok()?.timestamp().as_millisecond();
        Some(Timestamp(u64::try_from(end).ok()?.max(now.0 + 1)))
    }
}

/// The proper name of a typed time zone; `None` if there is no such zone.
pub fn zone(typed: &str) -> Option<String> {
    let zone = TimeZone::get(typed.trim()).ok()?;
    zone.iana_name().map(str::to_owned)
}

/// The names of all time zones.
pub fn zones() -> impl Iterator<Item = String> {
    jiff::tz::db().available().map(|name| name.to_string()).filter(|name| name.contains('/') || name == "UTC")
}

const PINGS: &str = "pings";

/// When and where a person wants to be called.
///
/// # Errors
/// When the store fails.
pub async fn of(tables: &Tables, person: PersonId) -> Result<Pings, TableError> {
    Ok(tables
        .people()
        .preference(person, PINGS)
        .await?
        .and_then(|kept| serde_json::from_value(kept).ok())
        .unwrap_or_default())
}

/// Saves when and where a person wants to be called.
///
/// # Errors
/// When the store fails.
pub async fn set(tables: &Tables, person: PersonId, pings: &Pings) -> Result<(), TableError> {
    let kept = (*pings != Pings::default()).then(|| serde_json::to_value(pings).ok()).flatten();
    tables.people().set_preference(person, PINGS, kept).await
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pings(hours: &str, zone: &str) -> Pings {
        Pings { quiet: Some(hours.parse().unwrap()), zone: Some(zone.to_owned()), ..Pings::default() }
    }

    fn at(text: &str) -> Timestamp {
        Timestamp(text.parse::<Moment>().unwrap().as_millisecond() as u64)
    }

    #[test]
    fn offered_zones_have_a_place_and_include_utc() {
        let all: Vec<_> = zones().collect();
        assert!(["UTC", "Europe/Berlin"].iter().all(|name| all.iter().any(|zone| zone == name)));
        assert!(all.iter().all(|name| name == "UTC" || name.contains('/')));
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
    }

    /// P0-44: in six zones, on an ordinary day and on days with a clock change.
    #[test]
    fn no_call_comes_in_quiet_hours_on_clock_changes() {
        let zones = [
            ("Europe/Berlin", "2026-03-28", "2026-10-24"),
            ("America/New_York", "2026-03-07", "2026-10-31"),
            ("Australia/Sydney", "2026-04-04", "2026-10-03"),
            ("Asia/Kolkata", "2026-03-28", "2026-10-24"),
            ("America/Santiago", "2026-04-04", "2026-09-05"),
            ("Pacific/Auckland", "2026-04-04", "2026-09-26"),
        ];
        for (name, one, other) in zones {
            let zone = TimeZone::get(name).expect(name);
            for (hours, from, to) in [("22-8", 22, 8), ("1-3", 1, 3), ("9-17", 9, 17)] {
                let pings = pings(hours, name);
                for day in [one, other, "2026-06-15"] {
                    let begin = format!("{day}T00:00[{name}]").parse::<jiff::Zoned>().unwrap().timestamp();
                    for quarter in 0..(3 * 96) {
                        let now = Timestamp((begin.as_millisecond() + quarter * 15 * 60_000) as u64);
                        let hour = |at: Timestamp| {
                            let local = Moment::from_millisecond(at.0 as i64).unwrap().to_zoned(zone.clone());
                            i32::from(local.hour())
                        };
                        let within =
                            |hour: i32| if from < to { (from..to).contains(&hour) } else { hour >= from || hour < to };
                        let until = pings.quiet_until(now);
                        assert_eq!(until.is_some(), within(hour(now)), "{name} {hours} {now:?}");
                        if let Some(until) = until {
                            assert!(until > now && until.0 - now.0 <= 25 * 3_600_000, "{name} {hours} {now:?}");
                            assert!(!within(hour(until)), "{name} {hours}: quiet until {until:?}, still quiet then");
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn quiet_hours_end_in_the_persons_time_zone() {
        let evening = at("2026-01-10T22:30:00Z");
        assert_eq!(pings("22-8", "Europe/Berlin").quiet_until(evening), Some(at("2026-01-11T07:00:00Z")));
        assert_eq!(pings("22-8", "America/New_York").quiet_until(evening), None);
        assert_eq!(Pings::default().quiet_until(evening), None);
        let lost = Pings { zone: Some("Mars/Olympus".to_owned()), ..pings("22-8", "UTC") };
        assert_eq!(lost.quiet_until(evening), Some(at("2026-01-11T08:00:00Z")), "UTC if the zone is unknown");
    }

    #[test]
    fn zones_are_known_by_name() {
        assert_eq!(zone(" europe/berlin ").as_deref(), Some("Europe/Berlin"));
        assert_eq!(zone("Atlantis"), None);
        assert!(zones().count() > 300 && zones().any(|name| name == "Europe/Madrid"));
    }

    #[test]
    fn hour_of_the_day_comes_once_a_day_on_clock_changes() {
        let zones =
            ["Europe/Paris", "America/New_York", "Australia/Lord_Howe", "Africa/Casablanca", "Asia/Kathmandu", "UTC"];
        for (zone, at) in zones.iter().flat_map(|zone| [0, 2, 8, 23].map(|at| (zone, at))) {
            let wanted = Pings { zone: Some((*zone).to_owned()), digest: Some(at), ..Pings::default() };
            let mut now = Timestamp(1_790_000_000_000);
            for _ in 0..400 {
                let next = wanted.next_at(at, now).unwrap();
                assert!(now < next && next.0 - now.0 <= 25 * 3_600_000, "{zone} {at}: {now:?} {next:?}");
                let here = Moment::from_millisecond(next.0 as i64).unwrap().in_tz(zone).unwrap();
                // For the hour that is skipped in spring, the next one is used.
                assert!(here.hour() as u8 == at || here.hour() as u8 == at + 1 && at == 2, "{zone}: {here}");
                now = next;
            }
        }
        assert_eq!(
            ["8", "8h", " 23:00 ", "24", "8:30", "x"].map(hour),
            [Some(8), Some(8), Some(23), Some(0), None, None]
        );
    }
}
