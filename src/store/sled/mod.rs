//! The durable store in a folder, on sled.
//!
//! A folder contains `store.json` (engine, schema, data folder), `lock` (held while the store is open), the data
//! folder, and backups written before migrations. Documents are under the keys of [`keys`], serialized by
//! [`super::codec`]. Invariants beyond those of [`super`]: one thread makes all changes ([`writer`]); readers see the
//! state of the last sync ([`engine`]); sled's blocking work never runs on async threads.

use std::path::Path;
use std::sync::Arc;

use async_trait::async_trait;
use serde_json::Value;

mod changes;
mod engine;
mod folder;
mod keys;
mod migrate;
mod writer;

pub use engine::OnSync;
pub use folder::OpenError;
pub use migrate::{Documents, Step};

use super::codec::{self, SCHEMA};
use super::{
    AppliedRequest, ChannelId, Commit, Entry, Head, IdempotencyKey, MemoWrite, Notice, NoticeId, PersonId, Seq, Store,
    StoreError, TableId, Timestamp,
};
use engine::{Durable, Engine};
use folder::Folder;
use writer::Writer;

/// A store in a folder.
pub struct Sled {
    engine: Arc<Engine>,
    // Dropped before the folder: closes the engine before the lock is released.
    writer: Writer,
    _folder: Folder,
}

/// How a store is opened; [`Sled::open`] is the ordinary way, the rest is for tests.
#[derive(Default)]
pub struct Opening {
    /// The newest schema and its migration steps; `None` for the real ones.
    pub steps: Option<(u32, Vec<Step>)>,
    /// Called with the data folder after each sync, before the change is answered or visible. An error counts as an
    /// error of the disk.
    pub on_sync: Option<OnSync>,
}

impl Sled {
    /// Opens the store of a folder, or creates one in an empty or missing folder. Migrates an older schema after a
    /// backup.
    ///
    /// # Errors
    /// See [`OpenError`]; the documents are then unchanged.
    pub fn open(path: &Path) -> Result<Self, OpenError> {
        Self::open_with(path, Opening::default())
    }

    /// Opens a copy of a store, made in an empty folder: changes and migrations of the copy leave the original as it
    /// is.
    ///
    /// # Errors
    /// As [`Sled::open`]; a folder without a store.
    pub fn open_copy(path: &Path, copy: &Path) -> Result<Self, OpenError> {
        Folder::copy(path, copy)?;
        Self::open(copy)
    }

    /// Opens a store with options.
    ///
    /// # Errors
    /// As [`Sled::open`].
    pub fn open_with(path: &Path, opening: Opening) -> Result<Self, OpenError> {
        let (schema, steps) = opening.steps.unwrap_or_else(|| (SCHEMA, migrate::steps()));
        let mut folder = Folder::open(path, schema)?;
        migrate::bring_up_to_date(&mut folder, schema, &steps)?;
        let engine_error = |error: StoreError| OpenError::Engine { path: path.to_owned(), error };
        let engine = Arc::new(Engine::open(&folder.data(), opening.on_sync).map_err(engine_error)?);
        let writer =
            Writer::start(Arc::clone(&engine)).map_err(|error| engine_error(StoreError::Failed(error.to_string())))?;
        Ok(Self { engine, writer, _folder: folder })
    }

    async fn read<T: Send + 'static>(
        &self,
        look: impl FnOnce(&Durable<'_>) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let engine = Arc::clone(&self.engine);
        let read = tokio::task::spawn_blocking(move || look(&engine.durable()?));
        read.await.map_err(|error| StoreError::Failed(error.to_string()))?
    }

    async fn document<T: serde::de::DeserializeOwned + Send + 'static>(
        &self,
        key: String,
    ) -> Result<Option<T>, StoreError> {
        self.read(move |data| document(data, &key)).await
    }
}

fn document<T: serde::de::DeserializeOwned>(data: &Durable<'_>, key: &str) -> Result<Option<T>, StoreError> {
    data.get(key)?.map(|bytes| codec::read(&bytes, key)).transpose()
}

/// A document that an index refers to.
fn known<T: serde::de::DeserializeOwned>(data: &Durable<'_>, key: &str) -> Result<T, StoreError> {
    document(data, key)?.ok_or_else(|| StoreError::Broken { what: key.to_owned(), why: "it is missing".to_owned() })
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
        let look = move |data: &Durable<'_>| {
            let keys = data.keys(&keys::entries(table), &keys::entry(table, from), limit)?;
            keys.iter().map(|key| known(data, key)).collect()
        };
        self.read(look).await
    }

    async fn at(&self, channel: ChannelId) -> Result<Option<TableId>, StoreError> {
        self.read(move |data| match document(data, &keys::live(channel))? {
            Some(live) => Ok(Some(live)),
            None => document(data, &keys::past(channel)),
        })
        .await
    }

    async fn of(&self, person: PersonId) -> Result<Vec<TableId>, StoreError> {
        let look = move |data: &Durable<'_>| {
            let people = keys::people(person);
            let keys = data.keys(&people, &people, usize::MAX)?;
            keys.iter().map(|key| known(data, key)).collect()
        };
        self.read(look).await
    }

    async fn live(&self) -> Result<Vec<TableId>, StoreError> {
        let look = |data: &Durable<'_>| {
            let keys = data.keys(keys::LIVE, keys::LIVE, usize::MAX)?;
            let mut live: Vec<TableId> = keys.iter().map(|key| known(data, key)).collect::<Result<_, _>>()?;
            live.sort_unstable();
            Ok(live)
        };
        self.read(look).await
    }

    async fn done(&self, idempotency_key: IdempotencyKey) -> Result<Option<AppliedRequest>, StoreError> {
        self.document(keys::idempotency_key(idempotency_key)).await
    }

    async fn due(&self, now: Timestamp, limit: usize) -> Result<Vec<Notice>, StoreError> {
        let look = move |data: &Durable<'_>| {
            let mut due = Vec::new();
            for key in data.keys(keys::NOTICES, keys::NOTICES, usize::MAX)? {
                if due.len() == limit {
                    break;
                }
                let notice: Notice = known(data, &key)?;
                if notice.until <= now {
                    due.push(notice);
                }
            }
            Ok(due)
        };
        self.read(look).await
    }

    async fn ack(&self, notice: NoticeId, memos: Vec<MemoWrite>) -> Result<(), StoreError> {
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

    async fn remember(&self, memos: Vec<MemoWrite>) -> Result<(), StoreError> {
        self.writer.change(move |change| changes::remember(change, &memos)).await
    }

    async fn close(&self) -> Result<(), StoreError> {
        self.writer.close().await
    }
}
