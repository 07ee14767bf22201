//! Applies changes to the documents. Runs on the writer's thread; slow work is done before.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::archive;
use super::change::{Change, get, put};
use super::keys::{self, Key};
use crate::{
    ChannelStatus, Commit, Entry, Head, IDEMPOTENCY_KEY_LIFETIME, IdempotencyKey, MemoWrite, Notice, NoticeId,
    NoticeKind, PersonId, Seq, StoreError, TableId, Timestamp, codec,
};
use bytes::Bytes;

/// The maximum number of expired idempotency keys that one commit removes. It removes more than it adds, so that they
/// do not pile up.
const FORGET: usize = 8;

/// A commit with serialized documents.
pub(super) struct Prepared {
    commit: Commit,
    head: Bytes,
    entries: Vec<(Key, Bytes)>,
}

impl Prepared {
    pub fn new(commit: Commit) -> Result<Self, StoreError> {
        commit.check()?;
        let table = commit.head.table;
        let written =
            commit.entries.iter().map(|entry| Ok((keys::entry(table, entry.seq), codec::write(entry)?.into())));
        Ok(Self {
            head: codec::write_head(&commit.head)?.into(),
            entries: written.collect::<Result<_, StoreError>>()?,
            commit,
        })
    }

    /// Adds earlier entries, which are replaced.
    pub fn with(mut self, entries: &[Entry]) -> Result<Self, StoreError> {
        let table = self.commit.head.table;
        for entry in entries {
            self.entries.push((keys::entry(table, entry.seq), codec::write(entry)?.into()));
        }
        Ok(self)
    }

    /// The key that this commit may give its table in the list of tables closed with a person.
    pub fn closes_at(&self, person: PersonId) -> Key {
        keys::closed_at(person, self.commit.at, self.commit.head.table)
    }

    /// Makes the commit; returns the notices that it has added.
    pub fn make(self, change: &mut Change<'_>) -> Result<Vec<NoticeId>, StoreError> {
        let commit = &self.commit;
        let head = &*self.commit.head;
        let table = head.table;
        if let Some(idempotency_key) = commit.idempotency_key
            && let Some(done) = get(change, &keys::idempotency_key(idempotency_key))?
        {
            return Err(StoreError::Repeated(done));
        }
        let actual = get(change, &keys::seq(table))?.unwrap_or(Seq(0));
        if actual != commit.expected {
            return Err(StoreError::Conflict { actual });
        }
        let is_live_here =
            |before: &Arc<Head>| before.channel_status == ChannelStatus::Live && before.channel == head.channel;
        let holds = commit.before.as_ref().is_some_and(is_live_here);
        if head.channel_status == ChannelStatus::Live
            && !holds
            && let Some(holder) = get(change, &keys::live(head.channel))?.filter(|holder| *holder != table)
        {
            return Err(StoreError::ChannelTaken(holder));
        }
        if let Some(done) = commit.done() {
            forget_idempotency_keys(change, commit.at.minus(IDEMPOTENCY_KEY_LIFETIME))?;
            put(change, &keys::aged(done.at, done.idempotency_key), &done.idempotency_key)?;
            put(change, &keys::idempotency_key(done.idempotency_key), &done)?;
        }
        let notices = notify(change, table, &commit.notices, commit.at)?;
        remember(change, &commit.memos)?;
        index(change, head, commit.before.clone(), commit.at)?;
        for (key, entry) in &self.entries {
            change.put(key, entry.clone());
        }
        put(change, &keys::seq(table), &head.seq)?;
        change.put(&keys::head(table), self.head);
        Ok(notices)
    }
}

/// The keys of the lists that name the table of a head.
fn lists(head: &Head) -> BTreeSet<Key> {
    let table = head.table;
    let mut lists = BTreeSet::from_iter(head.people.iter().map(|person| keys::person(*person, table)));
    lists.extend(head.waiting.iter().map(|(person, since)| keys::waits_since(*person, *since, table)));
    lists.extend(head.due.map(|due| keys::wake(due, table)));
    if head.channel_status == ChannelStatus::Live {
        lists.insert(keys::live(head.channel));
        lists.extend(head.community.map(|community| keys::table_within(community, table)));
    }
    lists
}

/// Updates the lists of tables. `before` is the replaced head, if the caller of the commit had it.
fn index(change: &mut Change<'_>, head: &Head, before: Option<Arc<Head>>, at: Timestamp) -> Result<(), StoreError> {
    let table = head.table;
    // An archived table has no head; a live one is never archived.
    let is_live = before.as_ref().is_some_and(|before| before.channel_status == ChannelStatus::Live);
    if !is_live && !change.has(&keys::head(table))? {
        archive::take_out(change, table)?;
    }
    let old = match before {
        Some(before) => Some(before),
        None => get::<Head>(change, &keys::head(table))?.map(Arc::new),
    };
    let were = old.as_deref().map_or_else(BTreeSet::new, lists);
    let are = lists(head);
    were.difference(&are).for_each(|key| change.remove(key));
    for key in are.difference(&were) {
        put(change, key, &table)?;
    }
    if head.channel_status == ChannelStatus::Past {
        put(change, &keys::past(head.channel), &table)?;
        for person in old.iter().flat_map(|old| &old.people).filter(|person| !head.people.contains(person)) {
            put(change, &keys::closed_at(*person, at, table), &table)?;
        }
    }
    Ok(())
}

fn notify(
    change: &mut Change<'_>,
    table: TableId,
    kinds: &[NoticeKind],
    at: Timestamp,
) -> Result<Vec<NoticeId>, StoreError> {
    if kinds.is_empty() {
        return Ok(Vec::new());
    }
    let mut added = Vec::with_capacity(kinds.len());
    let mut last: NoticeId = get(change, &keys::LAST_NOTICE.to_owned())?.unwrap_or_default();
    for kind in kinds {
        last.0 += 1;
        let mut notice = Notice { id: last, table, kind: kind.clone(), created: at, tries: 0, until: Timestamp(0) };
        if *kind == NoticeKind::Card {
            if let Some(old) = get::<NoticeId>(change, &keys::card(table))? {
                if let Some(old) = get::<Notice>(change, &keys::notice(old))? {
                    notice = Notice { id: last, ..old };
                }
                remove_notice(change, &Notice { id: old, ..notice.clone() });
            }
            put(change, &keys::card(table), &last)?;
        }
        put_notice(change, &notice)?;
        added.push(last);
    }
    put(change, &keys::LAST_NOTICE.to_owned(), &last)?;
    Ok(added)
}

fn put_notice(change: &mut Change<'_>, notice: &Notice) -> Result<(), StoreError> {
    put(change, &keys::due(notice.until, notice.id), &notice.id)?;
    put(change, &keys::notice(notice.id), notice)
}

fn remove_notice(change: &mut Change<'_>, notice: &Notice) {
    change.remove(&keys::due(notice.until, notice.id));
    change.remove(&keys::notice(notice.id));
}

fn forget_idempotency_keys(change: &mut Change<'_>, before: Timestamp) -> Result<(), StoreError> {
    let end = keys::aged(before, IdempotencyKey(0));
    for key in change.keys(keys::AGED, FORGET)?.into_iter().filter(|key| *key < end) {
        match get(change, &key) {
            Ok(Some(idempotency_key)) => change.remove(&keys::idempotency_key(idempotency_key)),
            // A key that cannot be read must not stop every commit.
            Ok(None) | Err(StoreError::Broken { .. }) => {}
            Err(error) => return Err(error),
        }
        change.remove(&key);
    }
    Ok(())
}

pub(super) fn ack(change: &mut Change<'_>, notice: NoticeId) -> Result<(), StoreError> {
    let key = keys::notice(notice);
    if let Some(notice) = get::<Notice>(change, &key)? {
        if notice.kind == NoticeKind::Card {
            change.remove(&keys::card(notice.table));
        }
        remove_notice(change, &notice);
    }
    Ok(())
}

pub(super) fn postpone(change: &mut Change<'_>, notice: NoticeId, until: Timestamp) -> Result<(), StoreError> {
    let key = keys::notice(notice);
    if let Some(notice) = get::<Notice>(change, &key)? {
        remove_notice(change, &notice);
        put_notice(change, &Notice { until, tries: notice.tries + 1, ..notice })?;
    }
    Ok(())
}

pub(super) fn remember(change: &mut Change<'_>, memos: &[MemoWrite]) -> Result<(), StoreError> {
    for (key, memo) in memos {
        match memo {
            Some(memo) => put(change, &keys::memo(key), memo)?,
            None => change.remove(&keys::memo(key)),
        }
    }
    Ok(())
}
