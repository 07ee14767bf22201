//! The store of tables: one head and one log for each table, an outbox, and memos. It changes only by whole commits.
//!
//! It knows neither rules nor lobbies nor any chat service. Invariants, which one contract suite
//! (`tests/tables/store/contract.rs`) checks for every engine:
//!
//! * A commit is atomic, and succeeds only if the table is at the expected seq.
//! * An answered [`Store::commit`] is durable, and a reader never sees a change that is not durable yet.
//! * A channel holds at most one live table; the rule is checked inside the commit.
//! * An idempotency key is applied once.
//! * A lease has one holder at a time, and a write under a lease succeeds only while no other holder has had it since.
#![forbid(unsafe_code)]

use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use serde_json::Value;

mod archive;
mod codec;
mod copy;
mod disk_fault;
mod document;
mod events;
#[cfg(any(test, fuzzing))]
pub mod fuzzing;
mod id;
mod journal;
mod json_text;
mod lease;
mod lsm;
mod memory;
pub mod metrics;
mod packing;
mod postgres;
mod progress;
mod rotation;

pub use codec::SCHEMA;
pub use copy::{Copied, CopyError, Portable, Rest, copy};
pub use disk_fault::{cannot_do, disk_fault, refused_sync};
pub use document::{
    Actor, AppliedRequest, ChannelStatus, Entry, EntryKind, Exchange, Head, Notice, NoticeKind, OpenTurn,
    PendingDecision, TurnStep, VersionLock,
};
pub use events::Events;
pub use id::{
    ChannelId, CommunityId, DecisionId, IdempotencyKey, NoticeId, PersonId, Seq, TableId, TableIdError, Timestamp,
};
pub use journal::{DiskEvent, OnDisk};
pub use json_text::JsonText;
pub use lease::{HolderId, Lease};
pub use lsm::{
    Backup, BackupAtHand, Documents, FOLDER_SCHEMA, Inspection, Lsm, OnSync, OpenError, Opener, Opening, Step,
};
pub use memory::Memory;
pub use postgres::{Address, DatabaseError, DatabaseReport, Encryption, Postgres};
pub use progress::Progress;
pub use rotation::{Rotation, Scheduled, Taken};

/// How long an idempotency key is kept at least, in milliseconds of table time.
pub const IDEMPOTENCY_KEY_LIFETIME: u64 = 60 * 60 * 1000;

/// The memo to write under a key that the caller chooses; `None` deletes it.
pub type MemoWrite = (String, Option<Value>);

/// One change of one table.
#[derive(Clone, Debug)]
pub struct Commit {
    /// The seq that the table must be at; 0 for a new one.
    pub expected: Seq,
    /// The table before the change, if the caller has it. A table has one head at each seq, so the store need not read
    /// it, and writes only the lists that change.
    pub before: Option<Arc<Head>>,
    /// The table after the change; its seq is that of the last entry.
    pub head: Arc<Head>,
    /// The entries, at least one, numbered on from `expected`.
    pub entries: Vec<Entry>,
    /// The notices to add to the outbox.
    pub notices: Vec<NoticeKind>,
    pub memos: Vec<MemoWrite>,
    /// Identifies the request behind the commit, which is applied once.
    pub idempotency_key: Option<IdempotencyKey>,
    /// The time. Idempotency keys older than [`IDEMPOTENCY_KEY_LIFETIME`] may be removed in this commit.
    pub at: Timestamp,
}

/// A store of tables.
#[async_trait]
pub trait Store: Send + Sync {
    /// The seq of a table; `None` for an unknown one. Cheaper than [`Store::load`].
    async fn seq(&self, table: TableId) -> Result<Option<Seq>, StoreError>;

    /// The head of a table.
    async fn load(&self, table: TableId) -> Result<Option<Arc<Head>>, StoreError>;

    /// Makes a change durable, completely or not at all. Returns the notices that it has added. If the answer of the
    /// engine was lost and the change was made, it returns none.
    ///
    /// # Errors
    /// [`StoreError::Repeated`], [`StoreError::Conflict`] and [`StoreError::ChannelTaken`], checked in this order.
    /// Nothing has changed then.
    async fn commit(&self, commit: Commit) -> Result<Vec<NoticeId>, StoreError>;

    /// Commits as [`Store::commit`] does, and replaces earlier entries of the same table in the same step. It is used
    /// to forget a person: [`Store::closed`] no longer names the table to that person. An archived table leaves the
    /// archive, and its piece there is erased.
    ///
    /// # Errors
    /// As [`Store::commit`].
    async fn rewrite(
        &self,
        commit: Commit,
        entries: Vec<Entry>,
        forgotten: PersonId,
    ) -> Result<Vec<NoticeId>, StoreError>;

    /// The log of a table from a seq on, in order, at most `limit` entries.
    async fn entries(&self, table: TableId, from: Seq, limit: usize) -> Result<Vec<Entry>, StoreError>;

    /// All tables, live or not, in order of id, from this one on, at most `limit`.
    async fn tables(&self, from: TableId, limit: usize) -> Result<Vec<TableId>, StoreError>;

    /// Compresses a table that is not live into one document, if it is still at this seq. It is read as before, and the
    /// next commit takes it out again. A table that is archived already stays so.
    ///
    /// # Errors
    /// [`StoreError::Conflict`], and [`StoreError::Senseless`] for a live table. Nothing has changed then.
    async fn archive(&self, table: TableId, seq: Seq) -> Result<(), StoreError>;

    /// Removes a table that is not live, if it is still at this seq: its head and log or its archived piece. It leaves
    /// the [`Store::closed`] lists of these people. Memos are written in the same step. An unknown table is ignored.
    ///
    /// # Errors
    /// [`StoreError::Conflict`], and [`StoreError::Senseless`] for a live table. Nothing has changed then.
    async fn remove(
        &self,
        table: TableId,
        seq: Seq,
        people: Vec<PersonId>,
        memos: Vec<MemoWrite>,
    ) -> Result<(), StoreError>;

    /// Looks at the tables that are not archived, in order of id from this one on, at most `limit` of them. Returns
    /// those that are not live, and the id to continue with; `None` at the end.
    async fn resting(&self, from: TableId, limit: usize) -> Result<(Vec<TableId>, Option<TableId>), StoreError>;

    /// The table of a channel: the live one, else the last that was played there.
    async fn at(&self, channel: ChannelId) -> Result<Option<TableId>, StoreError>;

    /// The live tables of a person, in order of id, at most `limit`.
    async fn of(&self, person: PersonId, limit: usize) -> Result<Vec<TableId>, StoreError>;

    /// The live tables of a community, in order of id, at most `limit`.
    async fn within(&self, community: CommunityId, limit: usize) -> Result<Vec<TableId>, StoreError>;

    /// The live tables at which a person has something to decide ([`Head::waiting`]), at most `limit`. The one that has
    /// waited longest comes first.
    async fn waiting(&self, person: PersonId, limit: usize) -> Result<Vec<TableId>, StoreError>;

    /// The played tables that were in a person's list when they closed, the last to close first, at most `limit`.
    /// Tables that closed under older versions, which had no such list, are missing.
    async fn closed(&self, person: PersonId, limit: usize) -> Result<Vec<TableId>, StoreError>;

    /// The tables whose time to act has come ([`Head::due`]), in order of that time, at most `limit`.
    async fn overdue(&self, now: Timestamp, limit: usize) -> Result<Vec<TableId>, StoreError>;

    /// All live tables, in order of id.
    async fn live(&self) -> Result<Vec<TableId>, StoreError>;

    /// The live tables that wait for no person, in order of id.
    async fn unattended(&self) -> Result<Vec<TableId>, StoreError>;

    /// The result of a request that was applied before; `None` if it was not, or too long ago.
    async fn done(&self, idempotency_key: IdempotencyKey) -> Result<Option<AppliedRequest>, StoreError>;

    /// Notices that are due, in order of id: all of them, or the first `limit` of [`Store::due_after`].
    async fn due(&self, now: Timestamp, limit: usize) -> Result<Vec<Notice>, StoreError> {
        let mut due = self.due_after(now, (Timestamp(0), NoticeId(0)), limit).await?;
        due.sort_unstable_by_key(|notice| notice.id);
        Ok(due)
    }

    /// One page of the outbox: due notices after a position, at most `limit`. The order is that of [`Notice::until`],
    /// which is 0 for a new notice, and then of id.
    async fn due_after(
        &self,
        now: Timestamp,
        after: (Timestamp, NoticeId),
        limit: usize,
    ) -> Result<Vec<Notice>, StoreError>;

    /// These notices as they are now, in order of id, without those that are acknowledged.
    async fn notices(&self, ids: &[NoticeId]) -> Result<Vec<Notice>, StoreError>;

    /// Acknowledges a notice: removes it, if it exists, and writes memos, in one step.
    ///
    /// # Errors
    /// [`StoreError::LeaseLost`]. Nothing has changed then.
    async fn ack(&self, notice: NoticeId, memos: Vec<MemoWrite>, lease: Option<&Lease>) -> Result<(), StoreError>;

    /// Postpones a notice to `until` and counts the attempt. A removed notice stays removed.
    ///
    /// # Errors
    /// [`StoreError::LeaseLost`]. Nothing has changed then.
    async fn postpone(&self, notice: NoticeId, until: Timestamp, lease: Option<&Lease>) -> Result<(), StoreError>;

    /// Claims leases for this time from now. Each is granted unless another holder has it. A claim of a lease that the
    /// holder still has extends it, with the same token. `None` also if the engine cannot decide it at this moment.
    async fn claim(&self, holder: HolderId, names: &[String], span: Duration)
    -> Result<Vec<Option<Lease>>, StoreError>;

    /// Releases leases. A lease that another holder has by now stays theirs.
    async fn release(&self, leases: &[Lease]) -> Result<(), StoreError>;

    /// The leases that are held now and whose names begin with `beginning`, in order of name, each with its holder.
    async fn leases(&self, beginning: &str) -> Result<Vec<(String, HolderId)>, StoreError>;

    /// The memo under a key.
    async fn memo(&self, key: &str) -> Result<Option<Value>, StoreError>;

    /// The memos whose keys begin with `beginning`, in order of key from `from` on, at most `limit`.
    async fn memos(&self, beginning: &str, from: &str, limit: usize) -> Result<Vec<(String, Value)>, StoreError>;

    /// Writes memos in one step.
    ///
    /// # Errors
    /// [`StoreError::LeaseLost`]. Nothing has changed then.
    async fn remember(&self, memos: Vec<MemoWrite>, lease: Option<&Lease>) -> Result<(), StoreError>;

    /// How far the clock of the store is ahead of that of this machine, in milliseconds. Processes over one store use
    /// its clock, because those of their machines may differ. 0 for a store that one process uses alone.
    fn clock_offset(&self) -> i64 {
        0
    }

    /// Checks that commits are possible, beyond what a small change shows.
    ///
    /// # Errors
    /// Why they fail, such as a lack of room lately.
    async fn trial(&self) -> Result<(), StoreError> {
        Ok(())
    }

    /// Finishes running changes and closes; later calls give [`StoreError::Closed`].
    async fn close(&self) -> Result<(), StoreError>;
}

/// Why the store refused or failed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// The table is at another seq: another commit came first.
    #[error("the table is at seq {actual}")]
    Conflict {
        /// The seq of the table; 0 when there is none.
        actual: Seq,
    },
    /// The request was applied before.
    #[error("request {} was applied before", .0.idempotency_key)]
    Repeated(AppliedRequest),
    /// Another live table holds the channel.
    #[error("table {0} holds the channel")]
    ChannelTaken(TableId),
    /// An inconsistent commit: a bug of the caller.
    #[error("an inconsistent commit: {0}")]
    Senseless(&'static str),
    /// A document that cannot be read.
    #[error("{what} cannot be read: {why}")]
    Broken { what: String, why: String },
    /// The lease of a write has ended. Another holder may have had it since.
    #[error("the lease {0} has ended")]
    LeaseLost(String),
    #[error("the store is closed")]
    Closed,
    /// The store is not open yet; how long that takes, if it is known. Nothing was done.
    #[error("starting: the store is still opening{}", .0.map_or_else(String::new, |left| format!(", about {} s are left", left.as_secs() + 1)))]
    Starting(Option<Duration>),
    /// An error of the disk or the engine.
    #[error("the store failed: {0}")]
    Failed(String),
    /// The connection to the store was lost, and it is unknown whether the change was made.
    #[error("it is unknown whether the store made the change: {0}")]
    Unanswered(String),
}

impl Commit {
    /// Checks that the parts of the commit are consistent; else [`StoreError::Senseless`].
    pub(crate) fn check(&self) -> Result<(), StoreError> {
        let mut seq = self.expected;
        for entry in &self.entries {
            seq = seq.next();
            if entry.seq != seq {
                return Err(StoreError::Senseless("entries must be numbered from the expected seq on"));
            }
        }
        if self.entries.is_empty() || self.head.seq != seq {
            return Err(StoreError::Senseless("the head must be at the seq of the last entry"));
        }
        let is_before = |before: &Arc<Head>| (before.table, before.seq) == (self.head.table, self.expected);
        if !self.before.as_ref().is_none_or(is_before) {
            return Err(StoreError::Senseless("the head before must be of the same table, at the expected seq"));
        }
        if self.head.channel_status != ChannelStatus::Live && !self.head.people.is_empty() {
            return Err(StoreError::Senseless("only a live table is in a person's list"));
        }
        if self.head.channel_status != ChannelStatus::Live && !self.head.waiting.is_empty() {
            return Err(StoreError::Senseless("only a live table waits for a person"));
        }
        if self.head.channel_status != ChannelStatus::Live && self.head.due.is_some() {
            return Err(StoreError::Senseless("only a live table has a due time"));
        }
        Ok(())
    }

    /// The record of the request behind the commit.
    pub(crate) fn done(&self) -> Option<AppliedRequest> {
        let idempotency_key = self.idempotency_key?;
        Some(AppliedRequest {
            idempotency_key,
            table: self.head.table,
            first: self.expected.next(),
            last: self.head.seq,
            at: self.at,
        })
    }
}
