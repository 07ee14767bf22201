//! The keys of the documents: plain text, with numbers as sixteen hexadecimal digits, so that they sort.
//! `migrations/sled/` describes the document under each key.

use std::fmt::Display;

use crate::{ChannelId, CommunityId, IdempotencyKey, NoticeId, PersonId, Seq, TableId, Timestamp};

/// A key, or a prefix of keys.
pub(super) type Key = String;

pub(super) const HEADS: &str = "head/";
pub(super) const ARCHIVE: &str = "archive/";
pub(super) const SEQS: &str = "seq/";
pub(super) const NOTICES: &str = "notice/";
pub(super) const LIVE: &str = "live/";
pub(super) const PAST: &str = "past/";
pub(super) const CLOSED: &str = "closed/";
pub(super) const CARDS: &str = "card/";
pub(super) const REQUESTS: &str = "receipt/";
pub(super) const AGED: &str = "aged/";
pub(super) const DUE: &str = "due/";
pub(super) const WAKE: &str = "wake/";
pub(super) const LAST_NOTICE: &str = "last/notice";

fn sorted(place: &str, number: u64) -> Key {
    format!("{place}/{number:016x}")
}

fn of(place: &str, table: impl Display) -> Key {
    format!("{place}/{table}")
}

pub(super) fn head(table: TableId) -> Key {
    of("head", table)
}

pub(super) fn archive(table: TableId) -> Key {
    of("archive", table)
}

pub(super) fn seq(table: TableId) -> Key {
    of("seq", table)
}

pub(super) fn entries(table: TableId) -> Key {
    format!("entry/{table}/")
}

pub(super) fn entry(table: TableId, seq: Seq) -> Key {
    format!("entry/{table}/{:016x}", seq.0)
}

pub(super) fn live(channel: ChannelId) -> Key {
    sorted("live", channel.0)
}

pub(super) fn past(channel: ChannelId) -> Key {
    sorted("past", channel.0)
}

pub(super) fn within(community: CommunityId) -> Key {
    format!("within/{:016x}/", community.0)
}

pub(super) fn table_within(community: CommunityId, table: TableId) -> Key {
    format!("within/{:016x}/{table}", community.0)
}

pub(super) fn people(person: PersonId) -> Key {
    format!("person/{:016x}/", person.0)
}

pub(super) fn person(person: PersonId, table: TableId) -> Key {
    format!("person/{:016x}/{table}", person.0)
}

pub(super) const WAITS: &str = "waits/";

pub(super) fn waits(person: PersonId) -> Key {
    format!("{WAITS}{:016x}/", person.0)
}

/// The table that has waited longest sorts first.
pub(super) fn waits_since(person: PersonId, since: Timestamp, table: TableId) -> Key {
    format!("{WAITS}{:016x}/{:016x}/{table}", person.0, since.0)
}

pub(super) fn closed(person: PersonId) -> Key {
    format!("closed/{:016x}/", person.0)
}

/// The last table to close sorts first.
pub(super) fn closed_at(person: PersonId, at: Timestamp, table: TableId) -> Key {
    format!("closed/{:016x}/{:016x}/{table}", person.0, u64::MAX - at.0)
}

/// The channel of a key of [`past`].
pub(super) fn read_past(key: &str) -> Option<ChannelId> {
    u64::from_str_radix(key.strip_prefix(PAST)?, 16).ok().map(ChannelId)
}

/// The parts of a key of [`closed_at`].
pub(super) fn read_closed(key: &str) -> Option<(PersonId, Timestamp, TableId)> {
    let mut parts = key.strip_prefix(CLOSED)?.split('/');
    let mut number = || u64::from_str_radix(parts.next()?, 16).ok();
    let person = number()?;
    let at = number()?;
    Some((PersonId(person), Timestamp(u64::MAX - at), parts.next()?.parse().ok()?))
}

pub(super) fn notice(notice: NoticeId) -> Key {
    sorted("notice", notice.0)
}

pub(super) fn due(until: Timestamp, notice: NoticeId) -> Key {
    format!("{DUE}{:016x}/{:016x}", until.0, notice.0)
}

/// The time and the notice of a key of [`due`].
pub(super) fn read_due(key: &str) -> Option<(Timestamp, NoticeId)> {
    let (until, notice) = key.strip_prefix(DUE)?.split_once('/')?;
    let number = |text| u64::from_str_radix(text, 16).ok();
    Some((Timestamp(number(until)?), NoticeId(number(notice)?)))
}

/// A table by the time of its next action without a person.
pub(super) fn wake(due: Timestamp, table: TableId) -> Key {
    format!("{WAKE}{:016x}/{table}", due.0)
}

/// The time of a key of [`wake`].
pub(super) fn read_wake(key: &str) -> Option<Timestamp> {
    let (due, _) = key.strip_prefix(WAKE)?.split_once('/')?;
    u64::from_str_radix(due, 16).ok().map(Timestamp)
}

/// The table of a key that ends with one, such as [`head`], [`archive`], [`table_within`] or [`wake`].
pub(super) fn read_table(key: &str) -> Option<TableId> {
    key.rsplit_once('/')?.1.parse().ok()
}

pub(super) fn card(table: TableId) -> Key {
    of("card", table)
}

pub(super) fn idempotency_key(idempotency_key: IdempotencyKey) -> Key {
    sorted("receipt", idempotency_key.0)
}

pub(super) fn aged(at: Timestamp, idempotency_key: IdempotencyKey) -> Key {
    format!("{AGED}{:016x}/{:016x}", at.0, idempotency_key.0)
}

pub(super) fn memo(key: &str) -> Key {
    of("memo", key)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn channels_people_and_times_are_read_back_from_keys() {
        for number in [0, 1, 0x1234_5678_9abc_def0, u64::MAX] {
            let channel = ChannelId(number);
            let person = PersonId(number);
            let table = TableId::from_bits(number);
            assert_eq!(read_past(&past(channel)), Some(channel));
            for at in [Timestamp(0), Timestamp(1), Timestamp(number)] {
                assert_eq!(read_closed(&closed_at(person, at, table)), Some((person, at, table)));
            }
        }
        assert_eq!((read_past("live/1"), read_closed("closed/1/1/x")), (None, None));
    }
}
