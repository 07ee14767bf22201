//! The lateness of messages: how long ago they should have been sent. A message that waits on purpose is not late
//! before that wait ends. Such waits are quiet hours, a digest, and a player who may still come by themselves.
//!
//! A notice has its due time, but not the reason of the wait: on purpose, or after a failure. Failures are retried
//! soon, so a long wait is one on purpose.

use std::collections::HashMap;

use skald::store::NoticeId;
use skald::table::{Notice, NoticeKind, TableError, Tables, Timestamp};

/// The most notices that are looked at.
const NOTICES: usize = 1000;
/// How late messages may be before it is a concern, in milliseconds, as in `docs/monitoring/alerts.yml`.
const CONCERN: u64 = 120_000;

/// The longest backoff after a failure is a minute. A longer wait than this, in milliseconds, is on purpose.
const LONG: u64 = 90_000;

/// Since when each waiting notice should have been sent.
#[derive(Default)]
pub struct Lateness(HashMap<NoticeId, Timestamp>);

/// The notices that wait, also those that are due later, as after a failure.
///
/// # Errors
/// When the store fails.
pub async fn waiting(tables: &Tables) -> Result<Vec<Notice>, TableError> {
    tables.outbox().due_after(Timestamp(u64::MAX), (Timestamp(0), NoticeId(0)), NOTICES).await
}

impl Lateness {
    /// What the operator should know of messages that are late.
    pub async fn concern(&mut self, tables: &Tables) -> Option<String> {
        let late = self.of(&waiting(tables).await.ok()?, tables.now());
        (late > CONCERN).then(|| format!("messages wait to be sent to Discord, the latest for {} s", late / 1000))
    }

    /// The lateness of the latest waiting notice, in milliseconds. Notices that are gone are forgotten.
    pub fn of(&mut self, waiting: &[Notice], now: Timestamp) -> u64 {
        let mut since = HashMap::with_capacity(waiting.len());
        for notice in waiting.iter().filter(|notice| !waits_for_its_channel(notice)) {
            let known = self.0.get(&notice.id).copied();
            let due = match known {
                _ if notice.until.0 > now.0.saturating_add(LONG) => notice.until,
                Some(known) => known,
                None if notice.tries == 0 || now.0 < notice.created.0.saturating_add(LONG) => notice.created,
                // It was postponed before it was first looked at.
                None => notice.until,
            };
            since.insert(notice.id, due);
        }
        self.0 = since;
        self.0.values().map(|due| now.0.saturating_sub(due.0)).max().unwrap_or_default()
    }
}

/// Whether it is the result of a game whose channel accepts no messages: that is retried for a week. In an outage other
/// notices are late, too.
fn waits_for_its_channel(notice: &Notice) -> bool {
    notice.kind == NoticeKind::End && notice.tries > 0
}

#[cfg(test)]
mod tests {
    use super::*;
    use skald::table::TableId;

    const NOW: Timestamp = Timestamp(1_800_000_000_000);
    const MINUTE: u64 = 60_000;

    fn notice(id: u64, kind: NoticeKind, created: u64, tries: u32, until: u64) -> Notice {
        let table = TableId::from_bits(1);
        let created = Timestamp(created);
        let until = Timestamp(until);
        Notice { id: NoticeId(id), table, kind, created, tries, until }
    }

    #[test]
    fn what_is_new_is_late_from_its_cause_on() {
        let waiting = [notice(1, NoticeKind::Card, NOW.0 - 3 * MINUTE, 0, 0), notice(2, NoticeKind::Card, NOW.0, 0, 0)];
        assert_eq!(Lateness::default().of(&waiting, NOW), 3 * MINUTE);
        // It may have failed before it is first looked at.
        let failed = [notice(1, NoticeKind::Card, NOW.0 - MINUTE, 1, NOW.0 + MINUTE)];
        assert_eq!(Lateness::default().of(&failed, NOW), MINUTE);
        assert_eq!(Lateness::default().of(&[], NOW), 0);
    }

    #[test]
    fn notice_in_quiet_hours_is_late_only_after_them() {
        let created = NOW.0 - 60 * MINUTE;
        let morning = NOW.0 + 500 * MINUTE;
        let waiting = [notice(1, NoticeKind::Card, created, 1, morning)];
        let mut lateness = Lateness::default();
        assert_eq!(lateness.of(&waiting, NOW), 0);
        assert_eq!(lateness.of(&waiting, Timestamp(morning - 1000)), 0);
        assert_eq!(lateness.of(&waiting, Timestamp(morning + 2 * MINUTE)), 2 * MINUTE);
        // Later failures do not change that.
        let failing = [notice(1, NoticeKind::Card, created, 9, morning + 5 * MINUTE + 30_000)];
        assert_eq!(lateness.of(&failing, Timestamp(morning + 5 * MINUTE)), 5 * MINUTE);
        // A new process does not know about the night.
        assert_eq!(Lateness::default().of(&waiting, Timestamp(morning - 1000)), 0);
    }

    #[test]
    fn failed_retries_do_not_reset_the_lateness() {
        let mut lateness = Lateness::default();
        for minutes in 0..10 {
            let now = NOW.0 + minutes * MINUTE;
            let tried = notice(1, NoticeKind::Card, NOW.0, minutes as u32, if minutes == 0 { 0 } else { now + 30_000 });
            assert_eq!(lateness.of(&[tried], Timestamp(now)), minutes * MINUTE);
        }
    }

    #[test]
    fn a_result_whose_channel_is_gone_is_not_late_for_a_week() {
        let waiting = [notice(1, NoticeKind::End, NOW.0 - 3000 * MINUTE, 5000, NOW.0 + 30_000)];
        assert_eq!(Lateness::default().of(&waiting, NOW), 0);
        let new = [notice(1, NoticeKind::End, NOW.0 - 3 * MINUTE, 0, 0)];
        assert_eq!(Lateness::default().of(&new, NOW), 3 * MINUTE);
    }
}
