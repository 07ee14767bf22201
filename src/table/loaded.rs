//! A table loaded from the store, and a cache of the most recently used ones.
//!
//! The cache needs no invalidation: every commit names the seq it was based on, and the store refuses any other.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use serde_json::Value;

use super::metadata::Metadata;
use super::view::{Running, TurnInProgress};
use super::{GameView, Stage, TableError, TableView};
use crate::engine::Viewer;
use crate::store::{Head, Seq, TableId, VersionLock};
use crate::title::{Position, Title, Titles};

/// A table as it was loaded or committed, with its documents deserialized.
#[derive(Clone)]
pub(super) struct LoadedTable {
    pub head: Arc<Head>,
    pub metadata: Arc<Metadata>,
    pub title: Arc<dyn Title>,
    pub position: Option<Arc<dyn Position>>,
    /// The position that all other seats see while a turn is in progress.
    pub published: Option<Arc<dyn Position>>,
}

impl LoadedTable {
    /// Deserializes the documents of a table.
    pub fn read(head: Arc<Head>, titles: &Titles) -> Result<Self, TableError> {
        let broken = |error: &dyn std::fmt::Display| TableError::Defect(format!("table {}: {error}", head.table));
        let metadata = Arc::new(read_metadata(&head).map_err(|error| broken(&error))?);
        let title = locked_title(&head.version_lock, metadata.stage, titles)?;
        let restore = |snapshot: &Arc<Value>| title.restore(snapshot).map(Arc::from).map_err(|error| broken(&error));
        let position = head.position.as_ref().map(restore).transpose()?;
        let published = head.open_turn.as_ref().map(|open_turn| restore(&open_turn.position)).transpose()?;
        Ok(Self { head, metadata, title, position, published })
    }

    /// The table as the public sees it.
    pub fn view(&self) -> TableView {
        let (head, metadata) = (&self.head, &self.metadata);
        let over = matches!(metadata.stage, Stage::Finished | Stage::Ended);
        let mine = Running { position: self.position.clone(), open: head.pending.clone() };
        let begun =
            head.open_turn.as_ref().map(|open_turn| TurnInProgress::new(open_turn, self.published.clone(), mine));
        let (position, open) = match &head.open_turn {
            Some(open_turn) => (self.published.clone(), open_turn.pending.clone()),
            None => (self.position.clone(), head.pending.clone()),
        };
        let viewer = if over { Viewer::Everything } else { Viewer::Public };
        TableView {
            id: head.table,
            seq: head.seq,
            stage: metadata.stage,
            title: Arc::clone(&self.title),
            options: metadata.options.clone(),
            host: metadata.host,
            channel: head.channel,
            community: metadata.community,
            locale: metadata.locale,
            seats: metadata.seats.clone(),
            wanted: metadata.wanted,
            game: position.map(|position| GameView::new(Arc::clone(&self.title), position, viewer)),
            open,
            steps: Vec::new(),
            begun,
            commitment: metadata.commitment.clone(),
            seed: metadata.seed.filter(|_| over),
            opened_at: metadata.opened_at,
            started_at: metadata.started_at,
            ended_at: metadata.ended_at,
        }
    }
}

pub(super) fn read_metadata(head: &Head) -> Result<Metadata, serde_json::Error> {
    serde::Deserialize::deserialize(&*head.metadata)
}

/// The version lock of a new table.
pub(super) fn version_lock(title: &dyn Title, rules_version: u16) -> VersionLock {
    let edition = title.edition();
    VersionLock {
        title: title.meta().key.to_owned(),
        rules_version,
        edition: edition.id.clone(),
        fingerprint: edition.fingerprint(),
    }
}

/// The title with the rules version and the edition that a table is locked to. A lobby has played nothing yet and takes
/// the newest rules.
fn locked_title(lock: &VersionLock, stage: Stage, titles: &Titles) -> Result<Arc<dyn Title>, TableError> {
    let title = titles
        .get(&lock.title, &lock.edition)
        .ok_or_else(|| TableError::UnknownEdition { title: lock.title.clone(), edition: lock.edition.clone() })?;
    let moved = |what, locked_title: String, here: String| TableError::Moved { what, locked_title, here };
    let meta = title.meta();
    if stage != Stage::Lobby && !meta.plays_rules(lock.rules_version) {
        return Err(moved("rules", lock.rules_version.to_string(), meta.rules_version.to_string()));
    }
    let here = title.edition().fingerprint();
    if here != lock.fingerprint {
        return Err(moved("edition", lock.fingerprint.clone(), here));
    }
    Ok(Arc::clone(title))
}

/// The most recently used tables.
pub(super) struct TableCache {
    capacity: usize,
    recent: Mutex<Recent>,
}

#[derive(Default)]
struct Recent {
    /// A counter of uses; higher is more recent.
    uses: u64,
    tables: HashMap<TableId, CachedTable>,
}

struct CachedTable {
    used: u64,
    loaded: LoadedTable,
}

impl TableCache {
    /// A cache of at most `capacity` tables.
    pub fn new(capacity: usize) -> Self {
        Self { capacity, recent: Mutex::default() }
    }

    /// The table, if it is cached at this seq.
    pub fn get(&self, table: TableId, seq: Seq) -> Option<LoadedTable> {
        let mut recent = self.recent.lock().unwrap_or_else(PoisonError::into_inner);
        recent.uses += 1;
        let used = recent.uses;
        let cached = recent.tables.get_mut(&table)?;
        cached.used = used;
        (cached.loaded.head.seq == seq).then(|| cached.loaded.clone())
    }

    /// Caches a table unless a later seq of it is cached already.
    pub fn put(&self, loaded: LoadedTable) {
        let mut recent = self.recent.lock().unwrap_or_else(PoisonError::into_inner);
        recent.uses += 1;
        let (table, used) = (loaded.head.table, recent.uses);
        if recent.tables.get(&table).is_some_and(|cached| cached.loaded.head.seq > loaded.head.seq) {
            return;
        }
        recent.tables.insert(table, CachedTable { used, loaded });
        if recent.tables.len() > self.capacity {
            // Evict the older half at once, so that eviction is rare.
            let mut uses: Vec<_> = recent.tables.values().map(|cached| cached.used).collect();
            uses.sort_unstable();
            let middle = uses[uses.len() / 2];
            recent.tables.retain(|_, cached| cached.used >= middle);
        }
    }
}
