//! A table as it was loaded, and a cache of the tables used last.
//!
//! The cache is safe: a commit names the seq that it is based on, and the store refuses it at any other seq.

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use lru::LruCache;
use serde_json::Value;

use super::clock::TableClock;
use super::metadata::Metadata;
use super::view::{Running, TurnInProgress};
use crate::{GameView, OpenDecision, Stage, TableError, TableView};
use skald_core::engine::{Seat, Viewer};
use skald_core::title::{Position, Title, Titles};
use skald_store::{Head, JsonText, Seq, TableId, VersionLock};

/// A table as it was loaded or committed, with its documents deserialized.
#[derive(Clone)]
pub(crate) struct LoadedTable {
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
        let load = |saved: &JsonText| title.load(saved.raw()).map(Arc::from).map_err(|error| broken(&error));
        let position = head.position.as_ref().map(load).transpose()?;
        let published = head.open_turn.as_ref().map(|open_turn| load(&open_turn.position)).transpose()?;
        Ok(Self { head, metadata, title, position, published })
    }

    /// The table as the public sees it.
    pub fn view(&self) -> TableView {
        let head = &self.head;
        let metadata = &self.metadata;
        let over = matches!(metadata.stage, Stage::Finished | Stage::Ended);
        let mine = Running { position: self.position.clone(), pending: head.pending.clone() };
        let begun =
            head.open_turn.as_ref().map(|open_turn| TurnInProgress::new(open_turn, self.published.clone(), mine));
        let (position, pending) = match &head.open_turn {
            Some(open_turn) => (self.published.clone(), &open_turn.pending),
            None => (self.position.clone(), &head.pending),
        };
        let viewer = if over { Viewer::Everything } else { Viewer::Public };
        let coached = metadata.is_coached();
        let game = position.map(|position| GameView::new(Arc::clone(&self.title), position, viewer).coached(coached));
        let open = OpenDecision::all(pending, game.as_ref());
        TableView {
            id: head.table,
            seq: head.seq,
            stage: metadata.stage,
            title: Arc::clone(&self.title),
            options: self.options(),
            host: metadata.host,
            host_ends_alone: metadata.ends_alone(metadata.host.into()),
            channel: head.channel,
            community: metadata.community,
            locale: metadata.locale,
            seats: metadata.seats.clone(),
            wanted: metadata.wanted,
            game,
            open,
            thinking: self.thinking(),
            steps: Vec::new(),
            begun,
            commitment: metadata.commitment.clone(),
            seed: metadata.seed.filter(|_| over),
            clock: metadata.clock_in_force().map(TableClock::view),
            votes: metadata.open_votes(),
            free: metadata.free_seats(),
            left: metadata.left.clone(),
            assisted: metadata.assisted.clone(),
            winner: metadata.winner,
            forfeited: metadata.forfeited(),
            abandoned: metadata.is_abandoned(),
            gone: Seat::all(metadata.seats.len() as u8).filter(|seat| metadata.is_gone(*seat)).collect(),
            invited: metadata.invited.clone(),
            agreements: metadata.agreements.clone(),
            invited_only: metadata.invited_only,
            offers: metadata.offers.iter().map(|offer| (offer.seat, offer.to)).collect(),
            undo_asked: metadata.undo.clone(),
            undone: metadata.undone,
            closes_at: metadata.lobby.filter(|_| metadata.stage == Stage::Lobby).map(|life| life.until),
            waits_for_host: metadata.waits_for_host(self.title.meta().seats.0),
            all_may_start: metadata.may_all_start(),
            opened_at: metadata.opened_at,
            started_at: metadata.started_at,
            ended_at: metadata.ended_at,
        }
    }
}

impl LoadedTable {
    /// The options. A lobby of an older program lacks newer switches, and takes their defaults as its game will.
    fn options(&self) -> Value {
        let saved = &self.metadata.options;
        let complete = (self.metadata.stage == Stage::Lobby).then(|| self.title.complete_options(saved).ok());
        complete.flatten().unwrap_or_else(|| saved.clone())
    }
}

pub(crate) fn read_metadata(head: &Head) -> Result<Metadata, serde_json::Error> {
    head.metadata.read()
}

/// The version lock of a new table.
pub(crate) fn version_lock(title: &dyn Title, rules_version: u16) -> VersionLock {
    let edition = title.edition();
    VersionLock {
        title: title.meta().key.to_owned(),
        rules_version,
        edition: edition.id.clone(),
        fingerprint: edition.fingerprint(),
    }
}

/// The title with the rules version and the edition that a table is locked to. A lobby has no moves yet and takes the
/// newest rules.
fn locked_title(lock: &VersionLock, stage: Stage, titles: &Titles) -> Result<Arc<dyn Title>, TableError> {
    let title = titles
        .get(&lock.title, &lock.edition)
        .ok_or_else(|| TableError::MissingEdition { title: lock.title.clone(), edition: lock.edition.clone() })?;
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

/// The tables used last.
pub(crate) struct TableCache(Mutex<LruCache<TableId, LoadedTable>>);

impl TableCache {
    /// A cache for this many tables.
    pub fn new(most: NonZeroUsize) -> Self {
        Self(Mutex::new(LruCache::new(most)))
    }

    /// The table, if it is cached at this seq.
    pub fn get(&self, table: TableId, seq: Seq) -> Option<LoadedTable> {
        self.lock().get(&table).filter(|loaded| loaded.head.seq == seq).cloned()
    }

    /// The cached table, at whatever seq.
    pub fn last_seen(&self, table: TableId) -> Option<LoadedTable> {
        self.lock().get(&table).cloned()
    }

    /// Caches a table unless a later seq of it is cached already. A finished table is not cached, because it is rarely
    /// used.
    pub fn put(&self, loaded: LoadedTable) {
        let mut tables = self.lock();
        let table = loaded.head.table;
        if tables.peek(&table).is_some_and(|cached| cached.head.seq > loaded.head.seq) {
            return;
        }
        match loaded.metadata.stage {
            Stage::Finished | Stage::Ended => drop(tables.pop(&table)),
            Stage::Lobby | Stage::Playing => drop(tables.put(table, loaded)),
        }
    }

    fn lock(&self) -> MutexGuard<'_, LruCache<TableId, LoadedTable>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
