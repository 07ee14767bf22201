//! A store with injected failures: a full disk, a concurrent writer, failing reads. It counts reads.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use serde_json::Value;
use skald::store::{
    AppliedRequest, ChannelId, Commit, CommunityId, Entry, Head, HolderId, IdempotencyKey, Lease, MemoWrite, Memory,
    Notice, NoticeId, PersonId, Seq, Store, StoreError, TableId, Timestamp,
};

/// A store that accepts a number of commits and then fails.
pub struct Failing {
    within: Arc<dyn Store>,
    left: AtomicUsize,
    /// Whether commits then fail by a conflict instead of a full disk.
    lost: AtomicBool,
    /// Whether commits are made but not answered.
    unanswered: AtomicBool,
    /// Whether every change is refused.
    full: AtomicBool,
    /// The number of commits after which every read fails.
    readable: AtomicUsize,
    /// The tables with unreadable heads.
    broken: Mutex<Vec<TableId>>,
    reads: [AtomicUsize; 2],
    /// What happens during each commit.
    meanwhile: Mutex<Option<Box<dyn Fn() + Send>>>,
}

impl Default for Failing {
    fn default() -> Self {
        Self::before(Arc::new(Memory::new()))
    }
}

impl Failing {
    /// Wraps another store.
    pub fn before(within: Arc<dyn Store>) -> Self {
        let (left, readable) = (AtomicUsize::new(usize::MAX), AtomicUsize::new(usize::MAX));
        let [lost, unanswered, full] = [false; 3].map(AtomicBool::new);
        let (broken, reads) = (Mutex::default(), Default::default());
        Self { within, left, lost, unanswered, full, readable, broken, reads, meanwhile: Mutex::default() }
    }

    pub fn fail_after(&self, commits: usize) {
        self.lost.store(false, Ordering::SeqCst);
        self.left.store(commits, Ordering::SeqCst);
    }

    /// From now on the disk takes no change, or takes all again.
    pub fn fill(&self, full: bool) {
        self.full.store(full, Ordering::SeqCst);
    }

    fn write(&self) -> Result<(), StoreError> {
        match self.full.load(Ordering::SeqCst) {
            true => Err(StoreError::Failed("the disk is full".to_owned())),
            false => Ok(()),
        }
    }

    /// From now on this happens during each commit.
    pub fn during_commits(&self, meanwhile: impl Fn() + Send + 'static) {
        *self.meanwhile.lock().unwrap() = Some(Box::new(meanwhile));
    }

    /// After this many more commits, every commit loses against a concurrent one.
    pub fn lose_after(&self, commits: usize) {
        self.lost.store(true, Ordering::SeqCst);
        self.left.store(commits, Ordering::SeqCst);
    }

    /// From now on commits are made, and their answers are lost or not.
    pub fn lose_answers(&self, lost: bool) {
        self.unanswered.store(lost, Ordering::SeqCst);
    }

    /// After this many more commits, every read fails.
    pub fn fail_to_read_after(&self, commits: usize) {
        self.readable.store(commits, Ordering::SeqCst);
    }

    /// Makes the head of this table unreadable.
    pub fn break_head(&self, table: TableId) {
        self.broken.lock().unwrap().push(table);
    }

    fn read(&self) -> Result<(), StoreError> {
        match self.readable.load(Ordering::SeqCst) {
            0 => Err(StoreError::Failed("the disk cannot be read".to_owned())),
            _ => Ok(()),
        }
    }

    /// The number of reads of a seq, and of a head.
    pub fn reads(&self) -> [usize; 2] {
        self.reads.each_ref().map(|count| count.load(Ordering::SeqCst))
    }
}

#[async_trait::async_trait]
impl Store for Failing {
    async fn seq(&self, table: TableId) -> Result<Option<Seq>, StoreError> {
        self.reads[0].fetch_add(1, Ordering::SeqCst);
        self.read()?;
        self.within.seq(table).await
    }

    async fn load(&self, table: TableId) -> Result<Option<Arc<Head>>, StoreError> {
        self.reads[1].fetch_add(1, Ordering::SeqCst);
        self.read()?;
        if self.broken.lock().unwrap().contains(&table) {
            return Err(StoreError::Broken { what: format!("head/{table}"), why: "it is damaged".to_owned() });
        }
        self.within.load(table).await
    }

    async fn commit(&self, commit: Commit) -> Result<Vec<NoticeId>, StoreError> {
        self.write()?;
        let left = self.left.fetch_update(Ordering::SeqCst, Ordering::SeqCst, |left| left.checked_sub(1));
        if left.is_err() {
            return Err(match self.lost.load(Ordering::SeqCst) {
                true => StoreError::Conflict { actual: commit.expected },
                false => StoreError::Failed("the disk is full".to_owned()),
            });
        }
        if let Some(meanwhile) = &*self.meanwhile.lock().unwrap() {
            meanwhile();
        }
        let committed = self.within.commit(commit).await?;
        let forever = |left: usize| (left < usize::MAX).then(|| left.saturating_sub(1));
        let _ = self.readable.fetch_update(Ordering::SeqCst, Ordering::SeqCst, forever);
        if self.unanswered.load(Ordering::SeqCst) {
            return Err(StoreError::Unanswered("the connection was cut".to_owned()));
        }
        Ok(committed)
    }

    async fn rewrite(
        &self,
        commit: Commit,
        entries: Vec<Entry>,
        forgotten: PersonId,
    ) -> Result<Vec<NoticeId>, StoreError> {
        self.write()?;
        self.within.rewrite(commit, entries, forgotten).await
    }

    async fn entries(&self, table: TableId, from: Seq, limit: usize) -> Result<Vec<Entry>, StoreError> {
        self.read()?;
        self.within.entries(table, from, limit).await
    }

    async fn tables(&self, from: TableId, limit: usize) -> Result<Vec<TableId>, StoreError> {
        self.within.tables(from, limit).await
    }

    async fn archive(&self, table: TableId, seq: Seq) -> Result<(), StoreError> {
        self.write()?;
        self.within.archive(table, seq).await
    }

    async fn remove(
        &self,
        table: TableId,
        seq: Seq,
        people: Vec<PersonId>,
        memos: Vec<MemoWrite>,
    ) -> Result<(), StoreError> {
        self.write()?;
        self.within.remove(table, seq, people, memos).await
    }

    async fn resting(&self, from: TableId, limit: usize) -> Result<(Vec<TableId>, Option<TableId>), StoreError> {
        self.within.resting(from, limit).await
    }

    async fn at(&self, channel: ChannelId) -> Result<Option<TableId>, StoreError> {
        self.within.at(channel).await
    }

    async fn of(&self, person: PersonId, limit: usize) -> Result<Vec<TableId>, StoreError> {
        self.within.of(person, limit).await
    }

    async fn within(&self, community: CommunityId, limit: usize) -> Result<Vec<TableId>, StoreError> {
        self.within.within(community, limit).await
    }

    async fn waiting(&self, person: PersonId, limit: usize) -> Result<Vec<TableId>, StoreError> {
        self.within.waiting(person, limit).await
    }

    async fn closed(&self, person: PersonId, limit: usize) -> Result<Vec<TableId>, StoreError> {
        self.within.closed(person, limit).await
    }

    async fn overdue(&self, now: Timestamp, limit: usize) -> Result<Vec<TableId>, StoreError> {
        self.within.overdue(now, limit).await
    }

    async fn live(&self) -> Result<Vec<TableId>, StoreError> {
        self.within.live().await
    }

    async fn unattended(&self) -> Result<Vec<TableId>, StoreError> {
        self.within.unattended().await
    }

    async fn done(&self, idempotency_key: IdempotencyKey) -> Result<Option<AppliedRequest>, StoreError> {
        self.within.done(idempotency_key).await
    }

    async fn due_after(
        &self,
        now: Timestamp,
        after: (Timestamp, NoticeId),
        limit: usize,
    ) -> Result<Vec<Notice>, StoreError> {
        self.within.due_after(now, after, limit).await
    }

    async fn notices(&self, ids: &[NoticeId]) -> Result<Vec<Notice>, StoreError> {
        self.within.notices(ids).await
    }

    async fn ack(&self, notice: NoticeId, memos: Vec<MemoWrite>, lease: Option<&Lease>) -> Result<(), StoreError> {
        self.write()?;
        self.within.ack(notice, memos, lease).await
    }

    async fn postpone(&self, notice: NoticeId, until: Timestamp, lease: Option<&Lease>) -> Result<(), StoreError> {
        self.write()?;
        self.within.postpone(notice, until, lease).await
    }

    async fn claim(
        &self,
        holder: HolderId,
        names: &[String],
        span: Duration,
    ) -> Result<Vec<Option<Lease>>, StoreError> {
        self.within.claim(holder, names, span).await
    }

    async fn release(&self, leases: &[Lease]) -> Result<(), StoreError> {
        self.within.release(leases).await
    }

    async fn leases(&self, beginning: &str) -> Result<Vec<(String, HolderId)>, StoreError> {
        self.within.leases(beginning).await
    }

    async fn memo(&self, key: &str) -> Result<Option<Value>, StoreError> {
        self.read()?;
        self.within.memo(key).await
    }

    async fn memos(&self, beginning: &str, from: &str, limit: usize) -> Result<Vec<(String, Value)>, StoreError> {
        self.within.memos(beginning, from, limit).await
    }

    async fn remember(&self, memos: Vec<MemoWrite>, lease: Option<&Lease>) -> Result<(), StoreError> {
        self.write()?;
        self.within.remember(memos, lease).await
    }

    async fn close(&self) -> Result<(), StoreError> {
        self.within.close().await
    }
}
