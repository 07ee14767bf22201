//! The store in a folder, on sled, made durable.
//!
//! A folder holds `store.json` (which engine, which schema, which data folder), `lock` (held while the store is open),
//! the data folder, and backups written before migrations. Documents lie under the keys of [`keys`], as
//! [`super::codec`] writes them. Invariants beyond those of [`super`]: one thread changes anything ([`writer`]); readers
//! see the state of the last sync ([`shelf`]); sled's blocking work never runs on the threads that answer people.

use std::path::Path;
use std::sync::Arc;

use async_trait::async_trait;
use serde_json::Value;

mod changes;
mod folder;
mod keys;
mod migrate;
mod shelf;
mod writer;

pub use folder::OpenError;
pub use migrate::{Documents, Step};
pub use shelf::OnSync;

use super::codec::{self, SCHEMA};
use super::{
    AppliedRequest, ChannelId, Commit, Entry, Head, IdempotencyKey, Memo, Notice, NoticeId, PersonId, Seq, Store,
    StoreError, TableId, Timestamp,
};
use folder::Folder;
use shelf::{Durable, Shelf};
use writer::Writer;

/// A store in a folder.
pub struct Sled {
    shelf: Arc<Shelf>,
    // Closes the shelf before the folder's lock is let go.
    writer: Writer,
    _folder: Folder,
}

/// How a store is opened; [`Sled::open`] is the ordinary way, everything else is for tests.
#[derive(Default)]
pub struct Opening {
    /// The steps of the schema and its newest version; the real ones when absent.
    pub steps: Option<(u32, Vec<Step>)>,
    /// Called with the data folder each time its bytes have reached the disk, before anybody is answered or sees them. An
    /// error counts as an error of the disk.
    pub on_sync: Option<OnSync>,
}

impl Sled {
    /// Opens the store of a folder, or creates one in an empty or missing folder. Brings an older schema up to date,
    /// after a backup.
    ///
    /// # Errors
    /// See [`OpenError`]; the folder's documents are then as they were.
    pub fn open(path: &Path) -> Result<Self, OpenError> {
        Self::open_with(path, Opening::default())
    }

    /// Opens a copy of the store of a folder, made in an empty folder: whatever happens to the copy, and a step to a newer
    /// schema too, leaves every byte of the store itself as it is.
    ///
    /// # Errors
    /// As [`Sled::open`]; a folder without a store.
    pub fn open_copy(path: &Path, copy: &Path) -> Result<Self, OpenError> {
        Folder::copy(path, copy)?;
        Self::open(copy)
    }

    /// Opens the store of a folder in another than the ordinary way.
    ///
    /// # Errors
    /// As [`Sled::open`].
    pub fn open_with(path: &Path, opening: Opening) -> Result<Self, OpenError> {
        let (schema, steps) = opening.steps.unwrap_or_else(|| (SCHEMA, migrate::steps()));
        let mut folder = Folder::open(path, schema)?;
        migrate::bring_up_to_date(&mut folder, schema, &steps)?;
        let engine = |error: StoreError| OpenError::Engine { path: path.to_owned(), error };
        let shelf = Arc::new(Shelf::open(&folder.data(), opening.on_sync).map_err(engine)?);
        let writer =
            Writer::start(Arc::clone(&shelf)).map_err(|error| engine(StoreError::Failed(error.to_string())))?;
        Ok(Self { shelf, writer, _folder: folder })
    }

    async fn read<T: Send + 'static>(
        &self,
        look: impl FnOnce(&Durable<'_>) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let shelf = Arc::clone(&self.shelf);
        let looked = tokio::task::spawn_blocking(move || look(&shelf.durable()?));
        looked.await.map_err(|error| StoreError::Failed(error.to_string()))?
    }

    async fn document<T: serde::de::DeserializeOwned + Send + 'static>(
        &self,
        key: String,
    ) -> Result<Option<T>, StoreError> {
        self.read(move |shelf| document(shelf, &key)).await
    }
}

fn document<T: serde::de::DeserializeOwned>(shelf: &Durable<'_>, key: &str) -> Result<Option<T>, StoreError> {
    shelf.get(key)?.map(|bytes| codec::read(&bytes, key)).transpose()
}

/// A document that an index says is there.
fn known<T: serde::de::DeserializeOwned>(shelf: &Durable<'_>, key: &str) -> Result<T, StoreError> {
    document(shelf, key)?.ok_or_else(|| StoreError::Broken { what: key.to_owned(), why: "it is missing".to_owned() })
}

#[async_trait]
impl Store for Sled {
    async fn seq(&self, table: TableId) -> Result<Option<Seq>, StoreError> {
        self.document(keys::seq(table)).await
    }

    async fn load(&self, table: TableId) -> Result<Option<Arc<Head>>, StoreError> {
        Ok(self.document::<Head>(keys::head(table)).await?.map(Arc::new))
    }

    async fn commit(&self, commit: Commit) -> Result<(), StoreError> {
        let prepared = changes::Prepared::new(commit)?;
        self.writer.change(move |change| prepared.make(change)).await
    }

    async fn entries(&self, table: TableId, from: Seq, limit: usize) -> Result<Vec<Entry>, StoreError> {
        let look = move |shelf: &Durable<'_>| {
            let keys = shelf.keys(&keys::entries(table), &keys::entry(table, from), limit)?;
            keys.iter().map(|key| known(shelf, key)).collect()
        };
        self.read(look).await
    }

    async fn at(&self, channel: ChannelId) -> Result<Option<TableId>, StoreError> {
        self.read(move |shelf| match document(shelf, &keys::live(channel))? {
            Some(live) => Ok(Some(live)),
            None => document(shelf, &keys::past(channel)),
        })
        .await
    }

    async fn of(&self, person: PersonId) -> Result<Vec<TableId>, StoreError> {
        let look = move |shelf: &Durable<'_>| {
            let people = keys::people(person);
            let keys = shelf.keys(&people, &people, usize::MAX)?;
            keys.iter().map(|key| known(shelf, key)).collect()
        };
        self.read(look).await
    }

    async fn live(&self) -> Result<Vec<TableId>, StoreError> {
        let look = |shelf: &Durable<'_>| {
            let keys = shelf.keys(keys::LIVE, keys::LIVE, usize::MAX)?;
            let mut live: Vec<TableId> = keys.iter().map(|key| known(shelf, key)).collect::<Result<_, _>>()?;
            live.sort_unstable();
            Ok(live)
        };
        self.read(look).await
    }

    async fn done(&self, idempotency_key: IdempotencyKey) -> Result<Option<AppliedRequest>, StoreError> {
        self.document(keys::idempotency_key(idempotency_key)).await
    }

    async fn due(&self, now: Timestamp, limit: usize) -> Result<Vec<Notice>, StoreError> {
        let look = move |shelf: &Durable<'_>| {
            let mut due = Vec::new();
            for key in shelf.keys(keys::NOTICES, keys::NOTICES, usize::MAX)? {
                if due.len() == limit {
                    break;
                }
                let notice: Notice = known(shelf, &key)?;
                if notice.until <= now {
                    due.push(notice);
                }
            }
            Ok(due)
        };
        self.read(look).await
    }

    async fn ack(&self, notice: NoticeId, memos: Vec<Memo>) -> Result<(), StoreError> {
        self.writer
            .change(move |change| {
                changes::ack(change, notice)?;
                changes::remember(change, &memos)
            })
            .await
    }

    async fn postpone(&self, notice: NoticeId, until: Timestamp) -> Result<(), StoreError> {
        self.writer.change(move |change| changes::postpone(change, notice, until)).await
    }

    async fn memo(&self, key: &str) -> Result<Option<Value>, StoreError> {
        self.document(keys::memo(key)).await
    }

    async fn remember(&self, memos: Vec<Memo>) -> Result<(), StoreError> {
        self.writer.change(move |change| changes::remember(change, &memos)).await
    }

    async fn close(&self) -> Result<(), StoreError> {
        self.writer.close().await
    }
}
