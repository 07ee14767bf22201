//! When and where a person wants to be called.
//!
//! Invariants:
//!
//! * No person is called in their quiet hours.
//! * An unreadable preference counts as none: the person is called in the channel in their own turn, and directly out
//!   of turn.

use serde::{Deserialize, Serialize};

use crate::offered::Offered;
use skald_table::{PersonId, QuietHours, TableError, Tables, Timestamp};

/// Where a person is called.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PingPlace {
    /// In the channel in their own turn, directly out of it.
    #[default]
    Usual,
    Channel,
    Direct,
    Nowhere,
}

impl Offered for PingPlace {
    const ALL: &'static [(&'static str, Self)] =
        &[("usual", Self::Usual), ("channel", Self::Channel), ("direct", Self::Direct), ("none", Self::Nowhere)];
}

/// When and where a person wants to be called.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pings {
    #[serde(default)]
    pub place: PingPlace,
    /// The hours in which they are not called, and their time zone.
    #[serde(flatten)]
    pub hours: QuietHours,
    /// The minimum number of hours between calls to their turns, over all tables.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub interval: Option<u8>,
    /// The hour of the day, 0 to 23, at which a list replaces these calls.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub digest: Option<u8>,
}

/// When a person can be called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CallTime {
    Now,
    /// After their quiet hours.
    Later(Timestamp),
    Never,
}

impl Pings {
    pub fn call_time(&self, now: Timestamp) -> CallTime {
        match self.hours.until(now) {
            _ if self.place == PingPlace::Nowhere => CallTime::Never,
            Some(until) => CallTime::Later(until),
            None => CallTime::Now,
        }
    }
}

pub async fn of(tables: &Tables, person: PersonId) -> Result<Pings, TableError> {
    let kept = tables.people().preference(person, QuietHours::PREFERENCE).await?;
    Ok(kept.and_then(|kept| serde_json::from_value(kept).ok()).unwrap_or_default())
}

/// Saves when and where a person wants to be called. Their clocks follow the new quiet hours.
pub async fn set(tables: &Tables, person: PersonId, pings: &Pings) -> Result<(), TableError> {
    let kept = (*pings != Pings::default()).then(|| serde_json::to_value(pings).ok()).flatten();
    tables.people().set_preference(person, QuietHours::PREFERENCE, kept).await?;
    tables.people().follow_quiet_hours(person).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn preferences_keep_the_form_of_the_first_release() {
        let text = r#"{"place":"direct","quiet":{"from":1320,"to":480},"zone":"Europe/Paris","digest":8}"#;
        let pings: Pings = serde_json::from_str(text).unwrap();
        assert_eq!(pings.hours.quiet, "22-8".parse().ok());
        assert_eq!(serde_json::to_value(&pings).unwrap(), serde_json::from_str::<serde_json::Value>(text).unwrap());
        assert_eq!(serde_json::from_str::<Pings>("{}").unwrap(), Pings::default());
    }
}
