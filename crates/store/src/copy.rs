//! Copies a whole store into another one, of any engine, reads it back and compares.
//!
//! Tables are copied one after the other, by ordinary commits, and each is compared before the next. So an interrupted
//! copy can be resumed. The state that no commit can reproduce ([`Rest`]) is copied at the end. Until then the target
//! must not be opened for anything else.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use async_trait::async_trait;
use serde_json::Value;

use super::progress::Progress;
use super::{
    AppliedRequest, ChannelId, Commit, Entry, Head, IdempotencyKey, MemoWrite, Notice, NoticeId, PersonId, Seq, Store,
    StoreError, TableId, Timestamp,
};

/// How many memos are read or written at once.
const PAGE: usize = 500;

/// The content of a store other than tables and memos.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rest {
    /// The last finished table of each channel.
    pub past: BTreeMap<ChannelId, TableId>,
    /// The tables that closed, each with a person in whose list it was.
    pub closed: BTreeSet<(PersonId, Timestamp, TableId)>,
    pub notices: BTreeMap<NoticeId, Notice>,
    /// The highest id that a notice has had.
    pub last_notice: NoticeId,
    /// The requests that were applied recently.
    pub requests: BTreeMap<IdempotencyKey, AppliedRequest>,
}

/// A store that can be copied to and from.
#[async_trait]
pub trait Portable: Store {
    /// The content of this store other than tables and memos.
    async fn rest(&self) -> Result<Rest, StoreError>;

    /// Replaces the content other than tables and memos. No other code may use the store meanwhile.
    async fn put_rest(&self, rest: Rest) -> Result<(), StoreError>;

    /// An archived table as it is compressed in the archive, if the store has it in the form that all stores share.
    async fn packed(&self, _table: TableId) -> Result<Option<Vec<u8>>, StoreError> {
        Ok(None)
    }

    /// Archives a table as [`Store::archive`] does. It is compressed already: compressing it again takes long.
    async fn archive_packed(&self, table: TableId, seq: Seq, _packed: Vec<u8>) -> Result<(), StoreError> {
        self.archive(table, seq).await
    }
}

/// The result of a copy.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Copied {
    /// The tables, archived ones among them.
    pub tables: usize,
    /// How many of them were there already, from an earlier copy.
    pub already: usize,
    /// How many of them are archived.
    pub archived: usize,
    /// The notices of the outbox.
    pub notices: usize,
    pub memos: usize,
}

/// Why a store was not copied.
#[derive(Debug, thiserror::Error)]
pub enum CopyError {
    /// A store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The target holds a different table under this id.
    #[error("the target holds a different table {0}: copy into an empty store")]
    Differs(TableId),
    /// A document that was read back differs from the one that was written.
    #[error("{0} did not come back as written; nothing of the source was changed")]
    Unequal(String),
    /// The source changed during the copy.
    #[error("the source changed during the copy: stop the bot, and run the copy again")]
    Changed,
}

/// Copies everything that one store holds into another.
///
/// # Errors
/// See [`CopyError`]. The source is never changed.
pub async fn copy(from: &dyn Portable, to: &dyn Portable) -> Result<Copied, CopyError> {
    let mut copied = Copied::default();
    let live = from.live().await?.into_iter().collect::<BTreeSet<_>>();
    let loose = loose(from).await?;
    let all = tables(from).await?;
    // Finished tables first: in the target they may still hold a channel.
    let (over, playing): (Vec<_>, Vec<_>) = all.iter().partition(|table| !live.contains(table));
    let progress = Progress::begin("copying tables", all.len() as u64);
    for table in over.into_iter().chain(playing) {
        progress.add(1);
        let archived = !live.contains(table) && !loose.contains(table);
        copied.already += usize::from(copy_table(from, to, *table, archived).await?);
        copied.archived += usize::from(archived);
        copied.tables += 1;
    }
    copied.memos = copy_memos(from, to).await?;
    let rest = from.rest().await?;
    to.put_rest(rest.clone()).await?;
    if to.rest().await? != rest {
        return Err(CopyError::Unequal("the outbox, or another list".to_owned()));
    }
    copied.notices = rest.notices.len();
    unchanged(from, to, &all, &rest).await?;
    Ok(copied)
}

/// All tables, in order of id.
async fn tables(store: &dyn Portable) -> Result<Vec<TableId>, StoreError> {
    let mut all = Vec::new();
    let mut from = Some(TableId::from_bits(0));
    while let Some(next) = from {
        let page = store.tables(next, PAGE).await?;
        from = page.last().and_then(|last| last.next()).filter(|_| page.len() == PAGE);
        all.extend(page);
    }
    Ok(all)
}

/// The tables that are over and not archived.
async fn loose(store: &dyn Portable) -> Result<BTreeSet<TableId>, StoreError> {
    let mut all = BTreeSet::new();
    let mut from = Some(TableId::from_bits(0));
    while let Some(next) = from {
        let (page, further) = store.resting(next, PAGE).await?;
        all.extend(page);
        from = further;
    }
    Ok(all)
}

async fn whole(store: &dyn Portable, table: TableId) -> Result<Option<(Arc<Head>, Vec<Entry>)>, StoreError> {
    let Some(head) = store.load(table).await? else { return Ok(None) };
    Ok(Some((head, store.entries(table, Seq(1), usize::MAX).await?)))
}

/// Copies a table and compares; returns whether it was there already.
async fn copy_table(from: &dyn Portable, to: &dyn Portable, table: TableId, archived: bool) -> Result<bool, CopyError> {
    let Some((head, entries)) = whole(from, table).await? else { return Err(CopyError::Changed) };
    let there = whole(to, table).await?;
    let already = there.as_ref().is_some_and(|(there, log)| *there == head && *log == entries);
    if !already {
        let (expected, log) = there.map_or((Seq(0), Vec::new()), |(there, log)| (there.seq, log));
        if expected >= head.seq {
            return Err(CopyError::Differs(table));
        }
        let (known, new) = entries.split_at(entries.partition_point(|entry| entry.seq <= expected));
        let at = entries.last().map_or(Timestamp(0), |last| last.at);
        let notices = Vec::new();
        let memos = Vec::new();
        let commit = Commit {
            expected,
            before: None,
            head: Arc::clone(&head),
            entries: new.to_vec(),
            notices,
            memos,
            idempotency_key: None,
            at,
        };
        // A person in it may have been forgotten since.
        let anew = known.iter().zip(&log).filter(|(known, there)| known != there).map(|(known, _)| known.clone());
        to.rewrite(commit, anew.collect(), PersonId(0)).await?;
    }
    if archived {
        match from.packed(table).await? {
            Some(packed) => to.archive_packed(table, head.seq, packed).await?,
            None => to.archive(table, head.seq).await?,
        }
    }
    match whole(to, table).await? {
        Some((there, log)) if there == head && log == entries => Ok(already),
        _ => Err(CopyError::Unequal(format!("table {table}"))),
    }
}

async fn memos(store: &dyn Portable) -> Result<BTreeMap<String, Value>, StoreError> {
    let mut all = BTreeMap::new();
    let mut from = String::new();
    loop {
        let page = store.memos("", &from, PAGE).await?;
        let full = page.len() == PAGE;
        if let Some((last, _)) = page.last() {
            from = format!("{last}\0");
        }
        all.extend(page);
        if !full {
            return Ok(all);
        }
    }
}

/// Makes the memos of the target equal to those of the source, and compares. Returns how many there are.
async fn copy_memos(from: &dyn Portable, to: &dyn Portable) -> Result<usize, CopyError> {
    let wanted = memos(from).await?;
    let there = memos(to).await?;
    let gone = there.keys().filter(|key| !wanted.contains_key(*key)).map(|key| (key.clone(), None));
    let new = wanted.iter().filter(|(key, memo)| there.get(*key) != Some(*memo));
    let writes: Vec<MemoWrite> = gone.chain(new.map(|(key, memo)| (key.clone(), Some(memo.clone())))).collect();
    for page in writes.chunks(PAGE) {
        to.remember(page.to_vec(), None).await?;
    }
    if memos(to).await? != wanted {
        return Err(CopyError::Unequal("the memos".to_owned()));
    }
    Ok(wanted.len())
}

/// Fails with [`CopyError::Changed`] if the source is no longer as it was copied.
async fn unchanged(from: &dyn Portable, to: &dyn Portable, all: &[TableId], rest: &Rest) -> Result<(), CopyError> {
    let mut same = tables(from).await? == all && tables(to).await? == all && from.rest().await? == *rest;
    for table in all {
        same &= from.seq(*table).await? == to.seq(*table).await?;
    }
    if same { Ok(()) } else { Err(CopyError::Changed) }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use serde_json::json;

    use super::*;
    use crate::{ChannelStatus, CommunityId, HolderId, Lease, Memory};

    /// A store in memory has nothing else to copy.
    #[async_trait]
    impl Portable for Memory {
        async fn rest(&self) -> Result<Rest, StoreError> {
            Ok(Rest::default())
        }

        async fn put_rest(&self, _rest: Rest) -> Result<(), StoreError> {
            Ok(())
        }
    }

    /// A store that does not return all that was written to it.
    struct Unfaithful {
        store: Memory,
        loses_entries: bool,
        changes_heads: bool,
    }

    macro_rules! faithfully {
        ($(fn $name:ident($($arg:ident: $kind:ty),*) -> $out:ty;)*) => {
            #[async_trait]
            impl Store for Unfaithful {
                async fn load(&self, table: TableId) -> Result<Option<Arc<Head>>, StoreError> {
                    let head = self.store.load(table).await?;
                    let other = |head: Arc<Head>| Arc::new(Head { due: Some(Timestamp(7)), ..Head::clone(&head) });
                    Ok(head.map(|head| if self.changes_heads { other(head) } else { head }))
                }

                async fn entries(&self, table: TableId, from: Seq, limit: usize) -> Result<Vec<Entry>, StoreError> {
                    let mut entries = self.store.entries(table, from, limit).await?;
                    if self.loses_entries {
                        entries.pop();
                    }
                    Ok(entries)
                }

                $(async fn $name(&self, $($arg: $kind),*) -> Result<$out, StoreError> {
                    self.store.$name($($arg),*).await
                })*
            }
        };
    }

    faithfully! {
        fn seq(table: TableId) -> Option<Seq>;
        fn commit(commit: Commit) -> Vec<NoticeId>;
        fn rewrite(commit: Commit, entries: Vec<Entry>, forgotten: PersonId) -> Vec<NoticeId>;
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

    #[async_trait]
    impl Portable for Unfaithful {
        async fn rest(&self) -> Result<Rest, StoreError> {
            self.store.rest().await
        }

        async fn put_rest(&self, rest: Rest) -> Result<(), StoreError> {
            self.store.put_rest(rest).await
        }
    }

    #[tokio::test]
    async fn a_table_that_does_not_come_back_as_it_was_is_no_copy() {
        for (loses_entries, changes_heads) in [(false, false), (true, false), (false, true), (true, true)] {
            let from = Memory::new();
            let store = Memory::new();
            begin(&from, 1, ChannelStatus::Live).await;
            let copied = copy(&from, &Unfaithful { store, loses_entries, changes_heads }).await;
            match loses_entries || changes_heads {
                true => assert!(matches!(copied, Err(CopyError::Unequal(_))), "{copied:?}"),
                false => assert_eq!(copied.unwrap().tables, 1),
            }
        }
    }

    async fn begin(store: &Memory, number: u64, channel_status: ChannelStatus) {
        store.commit(Commit::sample(TableId::from_bits(number), channel_status)).await.unwrap();
    }

    #[tokio::test]
    async fn more_than_a_page_of_tables_and_memos_is_copied_whole() {
        let from = Memory::new();
        let to = Memory::new();
        for number in 0..=PAGE as u64 {
            begin(&from, number, ChannelStatus::Live).await;
        }
        let memo = |number: usize| (format!("memo/{number}"), Some(json!(number)));
        from.remember((0..=2 * PAGE).map(memo).collect(), None).await.unwrap();
        to.remember(vec![("old".to_owned(), Some(json!(7)))], None).await.unwrap();
        let copied = copy(&from, &to).await.unwrap();
        assert_eq!((copied.tables, copied.already, copied.memos), (PAGE + 1, 0, 2 * PAGE + 1));
        assert_eq!(to.live().await, from.live().await);
        assert_eq!(to.memos("", "", usize::MAX).await, from.memos("", "", usize::MAX).await);
        assert_eq!(copy(&from, &to).await.unwrap(), Copied { already: PAGE + 1, ..copied });
    }

    #[tokio::test]
    async fn a_table_is_archived_in_the_target_if_it_is_in_the_source() {
        let from = Memory::new();
        let to = Memory::new();
        let statuses = [ChannelStatus::Past, ChannelStatus::Past, ChannelStatus::Live, ChannelStatus::Gone];
        for (number, status) in (1..).zip(statuses) {
            begin(&from, number, status).await;
        }
        from.archive(TableId::from_bits(2), Seq(1)).await.unwrap();
        let copied = copy(&from, &to).await.unwrap();
        assert_eq!((copied.tables, copied.archived), (4, 1));
        let rest = [1, 4].map(TableId::from_bits).to_vec();
        assert_eq!(to.resting(TableId::from_bits(0), 9).await, Ok((rest, None)));
    }

    #[tokio::test]
    async fn a_target_with_a_table_of_its_own_is_no_copy() {
        let from = Memory::new();
        let to = Memory::new();
        begin(&from, 1, ChannelStatus::Live).await;
        begin(&to, 2, ChannelStatus::Live).await;
        assert!(matches!(copy(&from, &to).await, Err(CopyError::Changed)));
    }
}
