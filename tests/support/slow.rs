//! A slow store with injected failures.

use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use async_trait::async_trait;
use serde_json::Value;
use skald::store::{
    AppliedRequest, Commit, Entry, Head, HolderId, Lease, MemoWrite, Memory, Notice, Store, StoreError,
};
use skald::table::{ChannelId, CommunityId, IdempotencyKey, NoticeId, PersonId, Seq, TableId, Timestamp};

/// A store in memory with this many milliseconds of latency for each answer.
#[derive(Default)]
pub struct Slow {
    store: Memory,
    pub milliseconds: AtomicU64,
    /// The additional latency of a read of the outbox.
    pub outbox: AtomicU64,
    /// The memo whose read panics.
    pub trap: Mutex<Option<String>>,
    /// The method that panics.
    pub defect: Mutex<Option<&'static str>>,
    /// Whether writes fail, as with a full disk.
    pub full: AtomicBool,
    /// How far its clock is ahead, in milliseconds.
    pub clock_offset: AtomicI64,
}

/// The methods that write.
const CHANGES: [&str; 7] = ["commit", "rewrite", "archive", "remove", "ack", "postpone", "remember"];

impl Slow {
    async fn wait(&self, what: &str) {
        let outbox = if what == "due_after" { self.outbox.load(Ordering::Relaxed) } else { 0 };
        tokio::time::sleep(Duration::from_millis(self.milliseconds.load(Ordering::Relaxed) + outbox)).await;
    }

    fn room(&self, what: &str) -> Result<(), StoreError> {
        let full = self.full.load(Ordering::Relaxed) && CHANGES.contains(&what);
        if full { Err(StoreError::Failed("the disk is full".to_owned())) } else { Ok(()) }
    }

    fn step(&self, what: &str, argument: &dyn std::fmt::Debug) {
        let defect = *self.defect.lock().unwrap();
        assert!(defect != Some(what), "this method has a defect");
        let trap = self.trap.lock().unwrap().clone().filter(|_| what == "memo");
        assert!(trap.is_none_or(|trap| format!("{argument:?}") != format!("{trap:?}")), "this memo is a trap");
    }
}

macro_rules! slowly {
    ($(fn $name:ident($($arg:ident: $kind:ty),*) -> $out:ty;)*) => {
        #[async_trait]
        impl Store for Slow {
            fn clock_offset(&self) -> i64 {
                self.clock_offset.load(Ordering::Relaxed)
            }

            $(async fn $name(&self, $($arg: $kind),*) -> Result<$out, StoreError> {
                self.wait(stringify!($name)).await;
                $(self.step(stringify!($name), &$arg);)*
                self.room(stringify!($name))?;
                self.store.$name($($arg),*).await
            })*
        }
    };
}

slowly! {
    fn seq(table: TableId) -> Option<Seq>;
    fn load(table: TableId) -> Option<Arc<Head>>;
    fn commit(commit: Commit) -> Vec<NoticeId>;
    fn rewrite(commit: Commit, entries: Vec<Entry>, forgotten: PersonId) -> Vec<NoticeId>;
    fn entries(table: TableId, from: Seq, limit: usize) -> Vec<Entry>;
    fn tables(from: TableId, limit: usize) -> Vec<TableId>;
    fn archive(table: TableId, seq: Seq) -> ();
    fn remove(table: TableId, seq: Seq, people: Vec<PersonId>, memos: Vec<MemoWrite>) -> ();
    fn resting(from: TableId, limit: usize) -> (Vec<TableId>, Option<TableId>);
    fn at(channel: ChannelId) -> Option<TableId>;
    fn of(person: PersonId, limit: usize) -> Vec<TableId>;
    fn within(community: CommunityId, limit: usize) -> Vec<TableId>;
    fn waiting(person: PersonId, limit: usize) -> Vec<TableId>;
    fn closed(person: PersonId, limit: usize) -> Vec<TableId>;
    fn overdue(now: Timestamp, limit: usize) -> Vec<TableId>;
    fn live() -> Vec<TableId>;
    fn unattended() -> Vec<TableId>;
    fn done(idempotency_key: IdempotencyKey) -> Option<AppliedRequest>;
    fn due_after(now: Timestamp, after: (Timestamp, NoticeId), limit: usize) -> Vec<Notice>;
    fn notices(ids: &[NoticeId]) -> Vec<Notice>;
    fn ack(notice: NoticeId, memos: Vec<MemoWrite>, lease: Option<&Lease>) -> ();
    fn postpone(notice: NoticeId, until: Timestamp, lease: Option<&Lease>) -> ();
    fn claim(holder: HolderId, names: &[String], span: Duration) -> Vec<Option<Lease>>;
    fn release(leases: &[Lease]) -> ();
    fn leases(beginning: &str) -> Vec<(String, HolderId)>;
    fn memo(key: &str) -> Option<Value>;
    fn memos(beginning: &str, from: &str, limit: usize) -> Vec<(String, Value)>;
    fn remember(memos: Vec<MemoWrite>, lease: Option<&Lease>) -> ();
    fn close() -> ();
}
