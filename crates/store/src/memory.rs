//! The store in memory: for tests and the sandbox's `--ephemeral`. It is also the reference implementation of the store
//! contract.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Bound;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use async_trait::async_trait;
use serde_json::Value;

use super::archive::{self, Archived};
use super::lease::Leases;
use super::{
    AppliedRequest, ChannelId, ChannelStatus, Commit, CommunityId, Entry, Head, HolderId, IDEMPOTENCY_KEY_LIFETIME,
    IdempotencyKey, Lease, MemoWrite, Notice, NoticeId, NoticeKind, PersonId, Seq, Store, StoreError, TableId,
    Timestamp,
};

/// A store in memory.
#[derive(Default)]
pub struct Memory {
    kept: Mutex<Kept>,
    leases: Leases,
}

#[derive(Default)]
struct Kept {
    shut: bool,
    heads: BTreeMap<TableId, Arc<Head>>,
    logs: BTreeMap<TableId, Vec<Entry>>,
    /// The archived tables, which have neither head nor log here: their seqs, and the compressed documents.
    archived: BTreeMap<TableId, (Seq, Vec<u8>)>,
    live: BTreeMap<ChannelId, TableId>,
    past: BTreeMap<ChannelId, TableId>,
    closed: BTreeSet<(PersonId, Timestamp, TableId)>,
    notices: BTreeMap<NoticeId, Notice>,
    /// The notices by the time at which they are due.
    outbox: BTreeSet<(Timestamp, NoticeId)>,
    cards: BTreeMap<TableId, NoticeId>,
    last_notice: NoticeId,
    idempotency_keys: BTreeMap<IdempotencyKey, AppliedRequest>,
    idempotency_keys_by_age: BTreeSet<(Timestamp, IdempotencyKey)>,
    memos: BTreeMap<String, Value>,
}

impl Memory {
    /// An empty store.
    pub fn new() -> Self {
        Self::default()
    }

    fn open(&self) -> Result<MutexGuard<'_, Kept>, StoreError> {
        // No code panics while it holds the lock, and every change is made under one lock.
        let kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.shut { Err(StoreError::Closed) } else { Ok(kept) }
    }
}

impl Kept {
    fn commit(&mut self, commit: Commit) -> Result<Vec<NoticeId>, StoreError> {
        commit.check()?;
        if let Some(done) =
            commit.idempotency_key.and_then(|idempotency_key| self.idempotency_keys.get(&idempotency_key))
        {
            return Err(StoreError::Repeated(done.clone()));
        }
        let table = commit.head.table;
        let actual = self.seq(table).unwrap_or_default();
        if actual != commit.expected {
            return Err(StoreError::Conflict { actual });
        }
        if commit.head.channel_status == ChannelStatus::Live
            && let Some(holder) = self.live.get(&commit.head.channel).filter(|holder| **holder != table)
        {
            return Err(StoreError::ChannelTaken(*holder));
        }
        self.take_out(table)?;
        if let Some(done) = commit.done() {
            self.forget_idempotency_keys(commit.at.minus(IDEMPOTENCY_KEY_LIFETIME));
            self.idempotency_keys_by_age.insert((done.at, done.idempotency_key));
            self.idempotency_keys.insert(done.idempotency_key, done);
        }
        let notices = commit.notices.into_iter().map(|kind| self.notify(table, kind, commit.at)).collect();
        self.remember(commit.memos);
        self.index(&commit.head, commit.at);
        self.logs.entry(table).or_default().extend(commit.entries);
        self.heads.insert(table, commit.head);
        Ok(notices)
    }

    fn seq(&self, table: TableId) -> Option<Seq> {
        let archived = || self.archived.get(&table).map(|(seq, _)| *seq);
        self.heads.get(&table).map(|head| head.seq).or_else(archived)
    }

    fn archived(&self, table: TableId) -> Result<Option<Archived>, StoreError> {
        self.archived.get(&table).map(|(_, packed)| archive::unpack(packed, "a table")).transpose()
    }

    fn put_away(&mut self, table: TableId, seq: Seq) -> Result<(), StoreError> {
        let actual = self.seq(table).unwrap_or_default();
        if actual != seq || seq == Seq(0) {
            return Err(StoreError::Conflict { actual });
        }
        let Some(head) = self.heads.get(&table) else { return Ok(()) };
        if head.channel_status == ChannelStatus::Live {
            return Err(StoreError::Senseless("a live table cannot be archived"));
        }
        let packed = archive::pack(head, self.logs.get(&table).map_or(&[], Vec::as_slice))?;
        self.archived.insert(table, (seq, packed));
        self.heads.remove(&table);
        self.logs.remove(&table);
        Ok(())
    }

    fn erase(
        &mut self,
        table: TableId,
        seq: Seq,
        people: &[PersonId],
        memos: Vec<MemoWrite>,
    ) -> Result<(), StoreError> {
        let Some(actual) = self.seq(table) else { return Ok(()) };
        if actual != seq {
            return Err(StoreError::Conflict { actual });
        }
        if self.heads.get(&table).is_some_and(|head| head.channel_status == ChannelStatus::Live) {
            return Err(StoreError::Senseless("a live table cannot be removed"));
        }
        self.heads.remove(&table);
        self.logs.remove(&table);
        self.archived.remove(&table);
        self.past.retain(|_, last| *last != table);
        self.closed.retain(|(person, _, closed)| *closed != table || !people.contains(person));
        self.remember(memos);
        Ok(())
    }

    fn take_out(&mut self, table: TableId) -> Result<(), StoreError> {
        if let Some(Archived { head, entries }) = self.archived(table)? {
            self.archived.remove(&table);
            self.heads.insert(table, Arc::new(head));
            self.logs.insert(table, entries);
        }
        Ok(())
    }

    /// Records where a table is from now on, and for whom it closes. All else is found by looking at every head.
    fn index(&mut self, head: &Head, at: Timestamp) {
        let table = head.table;
        if let Some(old) = self.heads.get(&table) {
            if self.live.get(&old.channel) == Some(&table) {
                self.live.remove(&old.channel);
            }
            if head.channel_status == ChannelStatus::Past {
                self.closed.extend(old.people.iter().map(|person| (*person, at, table)));
            }
        }
        match head.channel_status {
            ChannelStatus::Live => drop(self.live.insert(head.channel, table)),
            ChannelStatus::Past => drop(self.past.insert(head.channel, table)),
            ChannelStatus::Gone => {}
        }
    }

    fn live_heads(&self) -> impl Iterator<Item = &Head> {
        self.heads.values().map(AsRef::as_ref).filter(|head| head.channel_status == ChannelStatus::Live)
    }

    fn notify(&mut self, table: TableId, kind: NoticeKind, at: Timestamp) -> NoticeId {
        self.last_notice.0 += 1;
        let mut notice = Notice { id: self.last_notice, table, kind, created: at, tries: 0, until: Timestamp(0) };
        if notice.kind == NoticeKind::Card
            && let Some(old) = self.cards.insert(table, notice.id).and_then(|old| self.remove_notice(old))
        {
            notice = Notice { id: notice.id, ..old };
        }
        self.put_notice(notice);
        self.last_notice
    }

    fn put_notice(&mut self, notice: Notice) {
        self.outbox.insert((notice.until, notice.id));
        self.notices.insert(notice.id, notice);
    }

    fn remove_notice(&mut self, notice: NoticeId) -> Option<Notice> {
        let removed = self.notices.remove(&notice)?;
        self.outbox.remove(&(removed.until, removed.id));
        Some(removed)
    }

    fn ack(&mut self, notice: NoticeId) {
        if let Some(removed) = self.remove_notice(notice)
            && removed.kind == NoticeKind::Card
        {
            self.cards.remove(&removed.table);
        }
    }

    fn forget_idempotency_keys(&mut self, before: Timestamp) {
        while let Some((at, idempotency_key)) =
            self.idempotency_keys_by_age.first().copied().filter(|(at, _)| *at < before)
        {
            self.idempotency_keys_by_age.remove(&(at, idempotency_key));
            self.idempotency_keys.remove(&idempotency_key);
        }
    }

    fn remember(&mut self, memos: Vec<MemoWrite>) {
        for (key, memo) in memos {
            match memo {
                Some(memo) => drop(self.memos.insert(key, memo)),
                None => drop(self.memos.remove(&key)),
            }
        }
    }
}

#[async_trait]
impl Store for Memory {
    async fn seq(&self, table: TableId) -> Result<Option<Seq>, StoreError> {
        Ok(self.open()?.seq(table))
    }

    async fn load(&self, table: TableId) -> Result<Option<Arc<Head>>, StoreError> {
        let kept = self.open()?;
        match kept.heads.get(&table) {
            Some(head) => Ok(Some(Arc::clone(head))),
            None => Ok(kept.archived(table)?.map(|archived| Arc::new(archived.head))),
        }
    }

    async fn commit(&self, commit: Commit) -> Result<Vec<NoticeId>, StoreError> {
        self.open()?.commit(commit)
    }

    async fn rewrite(
        &self,
        commit: Commit,
        entries: Vec<Entry>,
        forgotten: PersonId,
    ) -> Result<Vec<NoticeId>, StoreError> {
        let mut kept = self.open()?;
        let table = commit.head.table;
        let notices = kept.commit(commit)?;
        let log = kept.logs.entry(table).or_default();
        for entry in entries {
            if let Some(old) = log.iter_mut().find(|old| old.seq == entry.seq) {
                *old = entry;
            }
        }
        kept.closed.retain(|(person, _, closed)| (*person, *closed) != (forgotten, table));
        Ok(notices)
    }

    async fn entries(&self, table: TableId, from: Seq, limit: usize) -> Result<Vec<Entry>, StoreError> {
        let kept = self.open()?;
        let archived = kept.archived(table)?.map(|archived| archived.entries);
        let log = archived.as_ref().or_else(|| kept.logs.get(&table)).map_or(&[][..], Vec::as_slice);
        let start = log.partition_point(|entry| entry.seq < from);
        Ok(log[start..].iter().take(limit).cloned().collect())
    }

    async fn tables(&self, from: TableId, limit: usize) -> Result<Vec<TableId>, StoreError> {
        let kept = self.open()?;
        let all: BTreeSet<_> = kept.heads.keys().chain(kept.archived.keys()).filter(|table| **table >= from).collect();
        Ok(all.into_iter().take(limit).copied().collect())
    }

    async fn archive(&self, table: TableId, seq: Seq) -> Result<(), StoreError> {
        self.open()?.put_away(table, seq)
    }

    async fn remove(
        &self,
        table: TableId,
        seq: Seq,
        people: Vec<PersonId>,
        memos: Vec<MemoWrite>,
    ) -> Result<(), StoreError> {
        self.open()?.erase(table, seq, &people, memos)
    }

    async fn resting(&self, from: TableId, limit: usize) -> Result<(Vec<TableId>, Option<TableId>), StoreError> {
        let kept = self.open()?;
        let seen: Vec<_> = kept.heads.range(from..).take(limit).collect();
        let next = seen.last().filter(|_| seen.len() == limit).and_then(|(table, _)| table.next());
        let resting = seen.into_iter().filter(|(_, head)| head.channel_status != ChannelStatus::Live);
        Ok((resting.map(|(table, _)| *table).collect(), next))
    }

    async fn at(&self, channel: ChannelId) -> Result<Option<TableId>, StoreError> {
        let kept = self.open()?;
        Ok(kept.live.get(&channel).or_else(|| kept.past.get(&channel)).copied())
    }

    async fn of(&self, person: PersonId, limit: usize) -> Result<Vec<TableId>, StoreError> {
        let kept = self.open()?;
        let own = kept.live_heads().filter(|head| head.people.contains(&person));
        Ok(own.take(limit).map(|head| head.table).collect())
    }

    async fn within(&self, community: CommunityId, limit: usize) -> Result<Vec<TableId>, StoreError> {
        let kept = self.open()?;
        let own = kept.live_heads().filter(|head| head.community == Some(community));
        Ok(own.take(limit).map(|head| head.table).collect())
    }

    async fn waiting(&self, person: PersonId, limit: usize) -> Result<Vec<TableId>, StoreError> {
        let kept = self.open()?;
        let waits = |head: &Head| {
            let (_, since) = head.waiting.iter().find(|(waiting, _)| *waiting == person)?;
            Some((*since, head.table))
        };
        let waiting = BTreeSet::from_iter(kept.live_heads().filter_map(waits));
        Ok(waiting.into_iter().take(limit).map(|(_, table)| table).collect())
    }

    async fn closed(&self, person: PersonId, limit: usize) -> Result<Vec<TableId>, StoreError> {
        let least = TableId::from_bits(0);
        let most = TableId::from_bits(u64::MAX);
        let range = (person, Timestamp(0), least)..=(person, Timestamp(u64::MAX), most);
        Ok(self.open()?.closed.range(range).rev().take(limit).map(|(_, _, table)| *table).collect())
    }

    async fn overdue(&self, now: Timestamp, limit: usize) -> Result<Vec<TableId>, StoreError> {
        let kept = self.open()?;
        let due = kept.live_heads().filter_map(|head| Some((head.due.filter(|due| *due <= now)?, head.table)));
        Ok(BTreeSet::from_iter(due).into_iter().take(limit).map(|(_, table)| table).collect())
    }

    async fn live(&self) -> Result<Vec<TableId>, StoreError> {
        Ok(self.open()?.live_heads().map(|head| head.table).collect())
    }

    async fn unattended(&self) -> Result<Vec<TableId>, StoreError> {
        let kept = self.open()?;
        Ok(kept.live_heads().filter(|head| head.waiting.is_empty()).map(|head| head.table).collect())
    }

    async fn done(&self, idempotency_key: IdempotencyKey) -> Result<Option<AppliedRequest>, StoreError> {
        Ok(self.open()?.idempotency_keys.get(&idempotency_key).cloned())
    }

    async fn due_after(
        &self,
        now: Timestamp,
        after: (Timestamp, NoticeId),
        limit: usize,
    ) -> Result<Vec<Notice>, StoreError> {
        let kept = self.open()?;
        let until = (now, NoticeId(u64::MAX));
        if after >= until {
            return Ok(Vec::new());
        }
        let due = kept.outbox.range((Bound::Excluded(after), Bound::Included(until))).take(limit);
        Ok(due.filter_map(|(_, notice)| kept.notices.get(notice)).cloned().collect())
    }

    async fn notices(&self, ids: &[NoticeId]) -> Result<Vec<Notice>, StoreError> {
        let kept = self.open()?;
        let ids = BTreeSet::from_iter(ids);
        Ok(ids.into_iter().filter_map(|id| kept.notices.get(id)).cloned().collect())
    }

    async fn ack(&self, notice: NoticeId, memos: Vec<MemoWrite>, lease: Option<&Lease>) -> Result<(), StoreError> {
        let mut kept = self.open()?;
        self.leases.check(lease)?;
        kept.ack(notice);
        kept.remember(memos);
        Ok(())
    }

    async fn postpone(&self, notice: NoticeId, until: Timestamp, lease: Option<&Lease>) -> Result<(), StoreError> {
        let mut kept = self.open()?;
        self.leases.check(lease)?;
        if let Some(postponed) = kept.remove_notice(notice) {
            kept.put_notice(Notice { until, tries: postponed.tries + 1, ..postponed });
        }
        Ok(())
    }

    async fn memo(&self, key: &str) -> Result<Option<Value>, StoreError> {
        Ok(self.open()?.memos.get(key).cloned())
    }

    async fn memos(&self, beginning: &str, from: &str, limit: usize) -> Result<Vec<(String, Value)>, StoreError> {
        let kept = self.open()?;
        let from = from.max(beginning).to_owned();
        let memos = kept.memos.range(from..).take_while(|(key, _)| key.starts_with(beginning)).take(limit);
        Ok(memos.map(|(key, memo)| (key.clone(), memo.clone())).collect())
    }

    async fn remember(&self, memos: Vec<MemoWrite>, lease: Option<&Lease>) -> Result<(), StoreError> {
        let mut kept = self.open()?;
        self.leases.check(lease)?;
        kept.remember(memos);
        Ok(())
    }

    async fn claim(
        &self,
        holder: HolderId,
        names: &[String],
        span: Duration,
    ) -> Result<Vec<Option<Lease>>, StoreError> {
        drop(self.open()?);
        Ok(self.leases.claim(holder, names, span))
    }

    async fn release(&self, leases: &[Lease]) -> Result<(), StoreError> {
        drop(self.open()?);
        self.leases.release(leases);
        Ok(())
    }

    async fn leases(&self, beginning: &str) -> Result<Vec<(String, HolderId)>, StoreError> {
        drop(self.open()?);
        Ok(self.leases.held(beginning))
    }

    async fn close(&self) -> Result<(), StoreError> {
        self.open()?.shut = true;
        Ok(())
    }
}
