//! Tables at rest: one head, one log, an outbox and the courier's memos, changed only by whole commits.
//!
//! Knows neither rules nor lobbies nor any chat service. Invariants, held by one contract suite for every engine
//! (`tests/store_contract.rs`):
//!
//! * A commit happens wholly or not at all, and only if the table stands at the seq it expects.
//! * What [`Store::commit`] has answered is durable, and nobody ever reads what is not durable yet.
//! * A channel holds at most one live table; the rule is checked inside the commit.
//! * A receipt is honoured once.

use std::sync::Arc;

use async_trait::async_trait;
use serde_json::Value;

mod codec;
mod document;
mod id;
mod memory;
mod sled;

pub use codec::SCHEMA;
pub use document::{
    Actor, AppliedRequest, ChannelStatus, Entry, EntryKind, Exchange, Head, Notice, NoticeKind, OpenTurn,
    PendingDecision, TurnStep, VersionLock,
};
pub use id::{
    ChannelId, CommunityId, DecisionId, IdempotencyKey, NoticeId, PersonId, Seq, TableId, TableIdError, Timestamp,
};
pub use memory::Memory;
pub use sled::{Documents, OnSync, OpenError, Opening, Sled, Step};

/// How long a receipt is kept at least, in milliseconds of table time.
pub const IDEMPOTENCY_KEY_LIFETIME: u64 = 60 * 60 * 1000;

/// A note of whoever delivers notices, under a key of its own choosing; `None` erases it.
pub type Memo = (String, Option<Value>);

/// One change of one table.
#[derive(Clone, Debug)]
pub struct Commit {
    /// Where the table must stand; 0 for a new one.
    pub expected: Seq,
    /// The table after the change; its seq is that of the last entry.
    pub head: Arc<Head>,
    /// The entries, at least one, numbered on from `expected`.
    pub entries: Vec<Entry>,
    /// What people must learn of it.
    pub notices: Vec<NoticeKind>,
    /// The request behind it.
    pub idempotency_key: Option<IdempotencyKey>,
    /// When. Receipts older than [`IDEMPOTENCY_KEY_LIFETIME`] may be forgotten from here on.
    pub at: Timestamp,
}

/// Where tables are kept.
#[async_trait]
pub trait Store: Send + Sync {
    /// Where a table stands; `None` for an unknown one. Cheaper than [`Store::load`].
    async fn seq(&self, table: TableId) -> Result<Option<Seq>, StoreError>;

    /// A table as it stands.
    async fn load(&self, table: TableId) -> Result<Option<Arc<Head>>, StoreError>;

    /// Makes a change durable, wholly or not at all.
    ///
    /// # Errors
    /// [`StoreError::Repeated`], [`StoreError::Conflict`] and [`StoreError::ChannelTaken`], looked for in this order;
    /// nothing has changed then.
    async fn commit(&self, commit: Commit) -> Result<(), StoreError>;

    /// The log from a seq on, in order, at most `limit` entries.
    async fn entries(&self, table: TableId, from: Seq, limit: usize) -> Result<Vec<Entry>, StoreError>;

    /// The table of a channel: the live one, else the last that was played there.
    async fn at(&self, channel: ChannelId) -> Result<Option<TableId>, StoreError>;

    /// The live tables in which somebody sits, in order of id.
    async fn of(&self, person: PersonId) -> Result<Vec<TableId>, StoreError>;

    /// All live tables, in order of id.
    async fn live(&self) -> Result<Vec<TableId>, StoreError>;

    /// What a request did, if it was done already.
    async fn done(&self, idempotency_key: IdempotencyKey) -> Result<Option<AppliedRequest>, StoreError>;

    /// The open notices whose time has come, the oldest first, at most `limit`.
    async fn due(&self, now: Timestamp, limit: usize) -> Result<Vec<Notice>, StoreError>;

    /// Removes a notice, if it is still there, and writes memos, in one step.
    async fn ack(&self, notice: NoticeId, memos: Vec<Memo>) -> Result<(), StoreError>;

    /// Leaves a notice until later and counts the attempt. A notice that is gone stays gone.
    async fn postpone(&self, notice: NoticeId, until: Timestamp) -> Result<(), StoreError>;

    /// A memo.
    async fn memo(&self, key: &str) -> Result<Option<Value>, StoreError>;

    /// Writes memos in one step.
    async fn remember(&self, memos: Vec<Memo>) -> Result<(), StoreError>;

    /// Finishes what was begun and closes; everything asked afterwards is answered [`StoreError::Closed`].
    async fn close(&self) -> Result<(), StoreError>;
}

/// Why the store did not do it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// The table stands elsewhere: somebody else was faster.
    #[error("the table stands at {actual}")]
    Conflict {
        /// Where it stands; 0 when there is none.
        actual: Seq,
    },
    /// The request was done before.
    #[error("receipt {} was done before", .0.idempotency_key)]
    Repeated(AppliedRequest),
    /// Another live table holds the channel.
    #[error("table {0} holds the channel")]
    ChannelTaken(TableId),
    /// A commit that is at odds with itself; a defect of the caller.
    #[error("a commit without sense: {0}")]
    Senseless(&'static str),
    /// A document that cannot be read.
    #[error("{what} cannot be read: {why}")]
    Broken {
        /// Which.
        what: String,
        /// Why.
        why: String,
    },
    /// The store is closed.
    #[error("the store is closed")]
    Closed,
    /// Disk or engine.
    #[error("the store failed: {0}")]
    Failed(String),
}

impl Commit {
    /// Whether the parts of the commit fit each other.
    pub(crate) fn check(&self) -> Result<(), StoreError> {
        let mut seq = self.expected;
        for entry in &self.entries {
            seq = seq.next();
            if entry.seq != seq {
                return Err(StoreError::Senseless("entries must be numbered on from the expected seq"));
            }
        }
        if self.entries.is_empty() || self.head.seq != seq {
            return Err(StoreError::Senseless("the head must stand at the last entry"));
        }
        if self.head.channel_status != ChannelStatus::Live && !self.head.people.is_empty() {
            return Err(StoreError::Senseless("only a live table is in anybody's list"));
        }
        Ok(())
    }

    /// What the receipt will say.
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
