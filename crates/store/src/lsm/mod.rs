//! The durable store in a folder: a log-structured merge tree. Every change is appended to a segment of the journal.
//! Sorted runs take the place of segments, and are merged ([`maintenance`]). The configuration calls it `sled`, after its
//! first engine, which is now a cache.
//!
//! A folder contains:
//!
//! * `store.json`: engine, schema, the files of the journal
//! * `journal/`, and `archive/` with the archived tables
//! * `sled/`, a cache of the games in progress ([`live`]); it may be lost at any time
//! * `lock`, held while the store is open
//! * `backups/`, written before migrations
//!
//! Documents are under the keys of [`keys`], serialized by [`super::codec`]. Invariants beyond those of [`super`]:
//!
//! * One thread makes all changes ([`writer`]) and answers when they are in the journal.
//! * Readers see safe groups only, and hold no lock ([`working_set`]).
//! * Blocking work never runs on async threads.
#![allow(clippy::disallowed_methods, reason = "the threads of the store have no runtime")]

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use async_trait::async_trait;
use serde_json::Value;

mod advice;
mod archive;
mod backup;
mod change;
mod changes;
mod closed;
mod folder;
mod inspect;
mod keys;
mod legacy;
mod live;
mod maintenance;
mod migrate;
mod portable;
mod restore;
mod runs;
mod start;
mod working_set;
mod writer;

pub use advice::BackupAtHand;
pub use backup::Backup;
pub(super) use backup::{UNFINISHED, back_up};
pub use folder::OpenError;
pub(super) use folder::create as create_private;
pub use inspect::Inspection;
pub use migrate::{Documents, Step};
pub use writer::OnSync;

use super::codec::{self, sound};
use super::journal::{Appender, Disk, OnDisk, Volumes};
use super::lease::Leases;
use super::progress::Progress;
use super::{
    AppliedRequest, ChannelId, ChannelStatus, Commit, CommunityId, Entry, Head, HolderId, IdempotencyKey, Lease,
    MemoWrite, Notice, NoticeId, PersonId, Portable as _, Seq, Store, StoreError, TableId, Timestamp,
};
use folder::{Content, Folder};
use live::Live;
use maintenance::Maintenance;
use working_set::{Durable, WorkingSet};
use writer::Writer;

/// The schema of a store in a folder. Its documents have [`super::SCHEMA`]: the last step only changed the files.
pub const FOLDER_SCHEMA: u32 = 7;

/// A store in a folder. Until it is open, every call gives [`StoreError::Starting`], except those about leases.
pub struct Lsm {
    opened: Arc<OnceLock<Opened>>,
    /// Only this process has the folder open, so its leases are in memory.
    leases: Arc<Leases>,
}

/// An open store.
struct Opened {
    documents: Arc<WorkingSet>,
    /// `None` for a store that is only read. Dropped before the folder, so that all threads stop before the lock is
    /// released.
    writer: Option<Writer>,
    _folder: Folder,
}

/// Opens a store.
pub struct Opener(Arc<OnceLock<Opened>>);

impl Opener {
    /// Opens the store, or creates it. Blocks; a migration may take minutes.
    ///
    /// # Errors
    /// See [`OpenError`]. The documents are unchanged then.
    pub fn open(self, path: &Path, mut opening: Opening) -> Result<(), OpenError> {
        if restore::interrupted(path) {
            return Err(OpenError::Interrupted { path: path.to_owned() });
        }
        let folder = Folder::lock(path)?;
        let disk = Disk::new(opening.on_disk.take());
        let (journal, loaded) = start::start(&folder, &disk, &mut opening)?;
        let group = loaded.group;
        let volumes = Volumes::new(folder.path(), Some(Arc::clone(&journal)));
        let documents = Arc::new(WorkingSet::new(loaded, Live::open(folder.path()), volumes));
        let begin = || {
            let maintenance = Maintenance::start(Arc::clone(&documents), Arc::clone(&journal))?;
            let appender = Appender::new(journal, group)?;
            let documents = Arc::clone(&documents);
            let store = folder.path().to_owned();
            let on_sync = opening.on_sync;
            Writer::start(writer::Work {
                documents,
                appender,
                maintenance,
                store,
                on_sync,
                failing: None,
                unsettled: Vec::new(),
            })
        };
        let writer = begin().map_err(|error| folder.disk(error))?;
        // There is one opener.
        let _first = self.0.set(Opened { documents, writer: Some(writer), _folder: folder });
        Ok(())
    }
}

/// Options of an open. [`Lsm::open`] uses the defaults; all but `must_exist` are for tests.
#[derive(Default)]
pub struct Opening {
    /// The newest schema and its migration steps; `None` for the real ones.
    pub steps: Option<(u32, Vec<Step>)>,
    /// Whether a folder without a store is refused.
    pub must_exist: bool,
    /// Called with the folder of the store after each sync, before the change is answered or visible. An error counts
    /// as a disk error.
    pub on_sync: Option<OnSync>,
    /// Called before each change of the disk, except new folders.
    pub on_disk: Option<OnDisk>,
    /// A run is due beyond this length of the segments, in bytes. `None` for the real rule.
    pub run_after: Option<u64>,
}

impl Lsm {
    /// Opens the store of a folder, or creates one in an empty or missing folder. Migrates an older schema after a
    /// backup.
    ///
    /// # Errors
    /// See [`OpenError`]. The documents are unchanged then.
    pub fn open(path: &Path) -> Result<Self, OpenError> {
        Self::open_with(path, Opening::default())
    }

    /// Copies a store that is not in use into an empty folder.
    ///
    /// # Errors
    /// A folder without a store, and faults of both disks.
    pub fn copy(path: &Path, copy: &Path) -> Result<(), OpenError> {
        let folder = Folder::lock_to_read(path)?;
        let content = folder.content(FOLDER_SCHEMA)?;
        if matches!(content, Content::Nothing) {
            return Err(OpenError::not_a_store(path, "it is empty"));
        }
        folder.copy(&content, &Disk::default(), copy).map_err(|error| folder.disk(error))
    }

    /// Copies a store into an empty folder and opens the copy. Its changes and migrations leave the original as it is.
    ///
    /// # Errors
    /// As [`Lsm::open`]; also for a folder without a store.
    pub fn open_copy(path: &Path, copy: &Path) -> Result<Self, OpenError> {
        Self::copy(path, copy)?;
        Self::open(copy)
    }

    /// Opens a store of the current schema read-only. The folder is not changed, so its disk may be full. A change gives
    /// [`StoreError::Failed`].
    ///
    /// # Errors
    /// See [`OpenError`].
    pub fn open_to_read(path: &Path) -> Result<Self, OpenError> {
        let folder = Folder::lock_to_read(path)?;
        let label = start::label_to_read(&folder, FOLDER_SCHEMA)?;
        let loaded = start::load(path, &label).map_err(|fault| folder.fault(fault))?;
        let documents = Arc::new(WorkingSet::new(loaded, Live::default(), Volumes::new(path, None)));
        let opened = Arc::new(OnceLock::from(Opened { documents, writer: None, _folder: folder }));
        Ok(Self { opened, leases: Arc::default() })
    }

    /// Writes all safe documents into a new folder, and reads it back. The store may be in use meanwhile, also by
    /// another process. The backup is a complete store: it can be read, opened, and can replace this one.
    ///
    /// # Errors
    /// A target that is not empty, and see [`OpenError`].
    pub fn back_up(path: &Path, to: &Path) -> Result<Backup, OpenError> {
        backup::back_up(path, to, &Disk::default())
    }

    /// Inspects the store of a folder, which may be in use by another process. Changes nothing.
    ///
    /// # Errors
    /// See [`OpenError`]: the reason why the store could not be opened.
    pub fn inspect(path: &Path) -> Result<Inspection, OpenError> {
        inspect::inspect(path)
    }

    /// The number that a store shares with its backups, and with no other store.
    ///
    /// # Errors
    /// See [`OpenError`].
    pub(super) fn number(path: &Path) -> Result<u64, OpenError> {
        Folder::unlocked(path).label().map(|label| label.store)
    }

    /// Replaces a store that is not in use by a backup, after reading the backup. Returns the new path of the replaced
    /// folder, if there was one.
    ///
    /// # Errors
    /// See [`OpenError`]. The store is unchanged then. The exception is a failure between the two renames: then each
    /// start gives [`OpenError::Interrupted`] until a restore succeeds.
    pub fn restore(backup: &Path, to: &Path) -> Result<Option<PathBuf>, OpenError> {
        restore::restore(backup, to, &Disk::default())
    }

    /// Opens a store with options.
    ///
    /// # Errors
    /// As [`Lsm::open`].
    pub fn open_with(path: &Path, opening: Opening) -> Result<Self, OpenError> {
        let (store, opener) = Self::begin();
        opener.open(path, opening)?;
        Ok(store)
    }

    /// A store that is not open yet, and its opener.
    #[must_use]
    pub fn begin() -> (Self, Opener) {
        let opened = Arc::<OnceLock<Opened>>::default();
        (Self { opened: Arc::clone(&opened), leases: Arc::default() }, Opener(opened))
    }

    fn opened(&self) -> Result<&Opened, StoreError> {
        let left = || Progress::current().and_then(|work| work.left());
        self.opened.get().ok_or_else(|| StoreError::Starting(left()))
    }

    fn documents(&self) -> Result<&Arc<WorkingSet>, StoreError> {
        self.opened().map(|opened| &opened.documents)
    }

    /// Fails for a closed store. Leases are needed before it is open.
    fn may_lease(&self) -> Result<(), StoreError> {
        self.opened.get().map_or(Ok(()), |opened| opened.documents.durable().map(drop))
    }

    async fn change(
        &self,
        make: impl FnOnce(&mut change::Change<'_>) -> Result<(), StoreError> + Send + 'static,
    ) -> Result<(), StoreError> {
        match &self.opened()?.writer {
            Some(writer) => writer.change(make).await,
            None => Err(StoreError::Failed("the store is open read-only".to_owned())),
        }
    }

    /// A change that is made only under a lease, if one is given.
    async fn change_under(
        &self,
        lease: Option<&Lease>,
        make: impl FnOnce(&mut change::Change<'_>) -> Result<(), StoreError> + Send + 'static,
    ) -> Result<(), StoreError> {
        let leases = Arc::clone(&self.leases);
        let lease = lease.cloned();
        self.change(move |change| {
            leases.check(lease.as_ref())?;
            make(change)
        })
        .await
    }

    /// Waits until the pieces that a change made unused are erased. If that fails the change is safe all the same, and
    /// the maintenance thread retries it.
    async fn erase_discarded(&self) {
        let Ok(documents) = self.documents().map(Arc::clone) else { return };
        if documents.volumes().has_discarded() {
            let _kept = tokio::task::spawn_blocking(move || documents.volumes().erase_discarded()).await;
        }
    }

    async fn read<T: Send + 'static>(
        &self,
        look: impl FnOnce(&Durable<'_>) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let documents = Arc::clone(self.documents()?);
        blocking(move || look(&documents.durable()?)).await
    }

    /// The tables in the keys with this beginning, in order of key, at most `limit`.
    async fn tables_under(&self, beginning: String, limit: usize) -> Result<Vec<TableId>, StoreError> {
        let look = move |data: &Durable<'_>| {
            let keys = data.keys(&beginning, &beginning, limit)?;
            Ok(keys.iter().filter_map(|key| keys::read_table(key)).collect())
        };
        self.read(look).await
    }

    async fn document<T: serde::de::DeserializeOwned + Send + 'static>(
        &self,
        key: String,
    ) -> Result<Option<T>, StoreError> {
        // Recent changes and missing documents are known in memory, so no blocking thread is needed.
        if let Some(recent) = self.documents()?.durable()?.recent(&key) {
            return recent.map(|bytes| codec::read(&bytes, &key)).transpose();
        }
        self.read(move |data| document(data, &key)).await
    }
}

/// Does work that blocks on a thread for such work.
async fn blocking<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, StoreError> + Send + 'static,
) -> Result<T, StoreError> {
    tokio::task::spawn_blocking(work).await.map_err(|error| StoreError::Failed(error.to_string()))?
}

fn document<T: serde::de::DeserializeOwned>(data: &Durable<'_>, key: &str) -> Result<Option<T>, StoreError> {
    data.get(key)?.map(|bytes| codec::read(&bytes, key)).transpose()
}

/// A document that an index refers to.
fn known<T: serde::de::DeserializeOwned>(data: &Durable<'_>, key: &str) -> Result<T, StoreError> {
    document(data, key)?.ok_or_else(|| missing(key))
}

fn missing(key: &str) -> StoreError {
    StoreError::Broken { what: key.to_owned(), why: "it is missing".to_owned() }
}

#[async_trait]
impl Store for Lsm {
    async fn seq(&self, table: TableId) -> Result<Option<Seq>, StoreError> {
        self.document(keys::seq(table)).await
    }

    async fn load(&self, table: TableId) -> Result<Option<Arc<Head>>, StoreError> {
        let look = move |data: &Durable<'_>| match document(data, &keys::head(table))? {
            Some(head) => Ok(Some(Arc::new(head))),
            None => Ok(archive::archived(data, table)?.map(|archived| Arc::new(archived.head))),
        };
        self.read(look).await
    }

    async fn commit(&self, commit: Commit) -> Result<Vec<NoticeId>, StoreError> {
        let prepared = changes::Prepared::new(commit)?;
        let notices = Arc::new(OnceLock::new());
        let added = Arc::clone(&notices);
        self.change(move |change| prepared.make(change).map(|notices| drop(added.set(notices)))).await?;
        Ok(notices.get().cloned().unwrap_or_default())
    }

    async fn rewrite(
        &self,
        commit: Commit,
        entries: Vec<Entry>,
        forgotten: PersonId,
    ) -> Result<Vec<NoticeId>, StoreError> {
        let table = commit.head.table;
        let prepared = changes::Prepared::new(commit)?.with(&entries)?;
        let mut places = self.read(move |data| closed::places(data, table, &[forgotten])).await?;
        places.push(prepared.closes_at(forgotten));
        let notices = Arc::new(OnceLock::new());
        let added = Arc::clone(&notices);
        self.change(move |change| {
            let _ = added.set(prepared.make(change)?);
            closed::leave(change, &places)
        })
        .await?;
        self.erase_discarded().await;
        Ok(notices.get().cloned().unwrap_or_default())
    }

    async fn entries(&self, table: TableId, from: Seq, limit: usize) -> Result<Vec<Entry>, StoreError> {
        let look = move |data: &Durable<'_>| {
            let entries = data.documents(&keys::entries(table), &keys::entry(table, from), limit)?;
            if let Some(archived) = entries.is_empty().then(|| archive::archived(data, table)).transpose()?.flatten() {
                let from = archived.entries.into_iter().skip_while(|entry| entry.seq < from);
                return Ok(from.take(limit).collect());
            }
            entries.iter().map(|(key, entry)| codec::read(entry, key)).collect()
        };
        self.read(look).await
    }

    async fn tables(&self, from: TableId, limit: usize) -> Result<Vec<TableId>, StoreError> {
        let look = move |data: &Durable<'_>| {
            let keys = data.keys(keys::SEQS, &keys::seq(from), limit)?;
            Ok(keys.iter().filter_map(|key| keys::read_table(key)).collect())
        };
        self.read(look).await
    }

    async fn archive(&self, table: TableId, seq: Seq) -> Result<(), StoreError> {
        let Some((head, entries)) = self.read(move |data| archive::gather(data, table, seq)).await? else {
            return Ok(());
        };
        self.archive_packed(table, seq, blocking(move || super::archive::pack(&head, &entries)).await?).await
    }

    async fn remove(
        &self,
        table: TableId,
        seq: Seq,
        people: Vec<PersonId>,
        memos: Vec<MemoWrite>,
    ) -> Result<(), StoreError> {
        let places = self.read(move |data| closed::places(data, table, &people)).await?;
        self.change(move |change| {
            if !archive::remove(change, table, seq)? {
                return Ok(());
            }
            closed::leave(change, &places)?;
            changes::remember(change, &memos)
        })
        .await?;
        self.erase_discarded().await;
        Ok(())
    }

    async fn resting(&self, from: TableId, limit: usize) -> Result<(Vec<TableId>, Option<TableId>), StoreError> {
        /// The only field of a head that is read.
        #[derive(serde::Deserialize)]
        struct Channel {
            #[serde(rename = "place")]
            status: ChannelStatus,
        }
        let look = move |data: &Durable<'_>| {
            let heads = data.documents(keys::HEADS, &keys::head(from), limit)?;
            let last = heads.last().filter(|_| heads.len() == limit).and_then(|(key, _)| keys::read_table(key));
            let status =
                heads.iter().map(|(key, head)| Ok((keys::read_table(key), codec::read::<Channel>(head, key)?.status)));
            let heads = sound(status)?.into_iter();
            let resting = heads.filter(|(_, status)| *status != ChannelStatus::Live).filter_map(|(table, _)| table);
            Ok((resting.collect(), last.and_then(TableId::next)))
        };
        self.read(look).await
    }

    async fn at(&self, channel: ChannelId) -> Result<Option<TableId>, StoreError> {
        match self.document(keys::live(channel)).await? {
            Some(live) => Ok(Some(live)),
            None => self.document(keys::past(channel)).await,
        }
    }

    async fn of(&self, person: PersonId, limit: usize) -> Result<Vec<TableId>, StoreError> {
        self.tables_under(keys::people(person), limit).await
    }

    async fn within(&self, community: CommunityId, limit: usize) -> Result<Vec<TableId>, StoreError> {
        self.tables_under(keys::within(community), limit).await
    }

    async fn waiting(&self, person: PersonId, limit: usize) -> Result<Vec<TableId>, StoreError> {
        self.tables_under(keys::waits(person), limit).await
    }

    async fn closed(&self, person: PersonId, limit: usize) -> Result<Vec<TableId>, StoreError> {
        self.tables_under(keys::closed(person), limit).await
    }

    async fn overdue(&self, now: Timestamp, limit: usize) -> Result<Vec<TableId>, StoreError> {
        let look = move |data: &Durable<'_>| {
            let keys = data.keys(keys::WAKE, keys::WAKE, limit)?;
            let due = keys.iter().take_while(|key| keys::read_wake(key).is_some_and(|due| due <= now));
            Ok(due.filter_map(|key| keys::read_table(key)).collect())
        };
        self.read(look).await
    }

    async fn live(&self) -> Result<Vec<TableId>, StoreError> {
        let look = |data: &Durable<'_>| {
            let live = data.documents(keys::LIVE, keys::LIVE, usize::MAX)?;
            let mut live: Vec<TableId> = sound(live.iter().map(|(key, table)| codec::read(table, key)))?;
            live.sort_unstable();
            Ok(live)
        };
        self.read(look).await
    }

    async fn unattended(&self) -> Result<Vec<TableId>, StoreError> {
        let live = self.live().await?;
        let waits = self.read(|data: &Durable<'_>| data.keys(keys::WAITS, keys::WAITS, usize::MAX)).await?;
        let attended: BTreeSet<_> = waits.iter().filter_map(|key| keys::read_table(key)).collect();
        Ok(live.into_iter().filter(|table| !attended.contains(table)).collect())
    }

    async fn done(&self, idempotency_key: IdempotencyKey) -> Result<Option<AppliedRequest>, StoreError> {
        self.document(keys::idempotency_key(idempotency_key)).await
    }

    async fn due_after(
        &self,
        now: Timestamp,
        (until, notice): (Timestamp, NoticeId),
        limit: usize,
    ) -> Result<Vec<Notice>, StoreError> {
        let from = keys::due(until, NoticeId(notice.0.saturating_add(1)));
        let look = move |data: &Durable<'_>| {
            let keys = data.keys(keys::DUE, &from, limit)?;
            let due = keys.iter().filter_map(|key| keys::read_due(key)).take_while(|(until, _)| *until <= now);
            sound(due.map(|(_, notice)| known::<Notice>(data, &keys::notice(notice))))
        };
        self.read(look).await
    }

    async fn notices(&self, ids: &[NoticeId]) -> Result<Vec<Notice>, StoreError> {
        let keys = BTreeSet::from_iter(ids.iter().map(|id| keys::notice(*id)));
        // Notices are delivered soon after they were written.
        let recent =
            |data: &Durable<'_>| -> Option<Vec<_>> { keys.iter().map(|key| Some((key, data.recent(key)?))).collect() };
        if let Some(recent) = recent(&self.documents()?.durable()?) {
            let there = recent.into_iter().filter_map(|(key, bytes)| Some((key, bytes?)));
            return sound(there.map(|(key, bytes)| codec::read(&bytes, key)));
        }
        self.read(move |data| sound(keys.iter().filter_map(|key| document(data, key).transpose()))).await
    }

    async fn ack(&self, notice: NoticeId, memos: Vec<MemoWrite>, lease: Option<&Lease>) -> Result<(), StoreError> {
        self.change_under(lease, move |change| {
            changes::ack(change, notice)?;
            changes::remember(change, &memos)
        })
        .await
    }

    async fn postpone(&self, notice: NoticeId, until: Timestamp, lease: Option<&Lease>) -> Result<(), StoreError> {
        self.change_under(lease, move |change| changes::postpone(change, notice, until)).await
    }

    async fn claim(
        &self,
        holder: HolderId,
        names: &[String],
        span: Duration,
    ) -> Result<Vec<Option<Lease>>, StoreError> {
        self.may_lease()?;
        Ok(self.leases.claim(holder, names, span))
    }

    async fn release(&self, leases: &[Lease]) -> Result<(), StoreError> {
        self.may_lease()?;
        self.leases.release(leases);
        Ok(())
    }

    async fn leases(&self, beginning: &str) -> Result<Vec<(String, HolderId)>, StoreError> {
        self.may_lease()?;
        Ok(self.leases.held(beginning))
    }

    async fn memo(&self, key: &str) -> Result<Option<Value>, StoreError> {
        self.document(keys::memo(key)).await
    }

    async fn memos(&self, beginning: &str, from: &str, limit: usize) -> Result<Vec<(String, Value)>, StoreError> {
        let from = keys::memo(from.max(beginning));
        let beginning = keys::memo(beginning);
        let look = move |data: &Durable<'_>| {
            let memos = data.documents(&beginning, &from, limit)?;
            sound(memos.iter().map(|(key, memo)| Ok((key["memo/".len()..].to_owned(), codec::read(memo, key)?))))
        };
        self.read(look).await
    }

    async fn remember(&self, memos: Vec<MemoWrite>, lease: Option<&Lease>) -> Result<(), StoreError> {
        self.change_under(lease, move |change| changes::remember(change, &memos)).await
    }

    async fn close(&self) -> Result<(), StoreError> {
        // A store that is not open yet has nothing to close.
        let Some(opened) = self.opened.get() else { return Ok(()) };
        match &opened.writer {
            Some(writer) => writer.close().await,
            None => opened.documents.durable().map(drop).map(|()| opened.documents.close()),
        }
    }
}
