//! The record of a table that people may export: complete once the game is over, and before that its public part.

use serde::Serialize;
use serde_json::Value;

use super::record::named_switches;
use crate::{EntryKind, Records, Seq, TableError, TableId, TableView};
use skald_core::engine::{Commitment, ScoreSheet, Seat, Viewer};
use skald_core::title::Record;

/// The version of a public record.
const VERSION: u32 = 1;

/// The public part of a game in progress. It cannot be imported: it has the visible events and not the choices. It
/// omits steps that may still be undone, and undone steps.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PublicRecord {
    /// The version of this document, in place of the `format` of a record.
    pub redacted: u32,
    /// The key of the title.
    pub title: String,
    /// The id of the edition.
    pub edition: String,
    pub edition_fingerprint: String,
    pub rules_version: u16,
    /// Every option with its value.
    pub options: Value,
    /// The players in order of seat, as in a record.
    pub players: Vec<String>,
    /// SHA-256 of the seed, which is secret until the game is over.
    pub commitment: Option<Commitment>,
    /// The events of the setup.
    pub setup: Vec<Value>,
    /// The actions that hold, in order.
    pub entries: Vec<PublicEntry>,
    /// The public lines of each seat's score sheet, as if the game ended now.
    pub scores: Vec<ScoreSheet>,
}

/// The public part of an action.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PublicEntry {
    /// The seq of its entry in the table's log.
    pub seq: u64,
    pub seat: Seat,
    /// The public part of its events.
    pub events: Vec<Value>,
}

/// The record of a table for people.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub enum Exported {
    /// A game that is over.
    Whole(Box<Record>),
    /// A game in progress.
    Redacted(Box<PublicRecord>),
}

impl Records<'_> {
    /// The record of a table that any person may export.
    ///
    /// # Errors
    /// A table that has not started, or whose rules or edition are not loaded.
    pub async fn export_for_people(self, table: TableId) -> Result<Exported, TableError> {
        let view = self.0.look(table).await?;
        if view.game.is_none() {
            return Err(TableError::NotStarted);
        }
        if view.is_over() {
            return Ok(Exported::Whole(Box::new(self.export(table, false).await?)));
        }
        Ok(Exported::Redacted(Box::new(self.public_record(&view).await?)))
    }

    async fn public_record(self, view: &TableView) -> Result<PublicRecord, TableError> {
        let loaded = self.0.loaded(view.id).await?;
        let lock = &loaded.head.version_lock;
        let game = view.game.as_ref().ok_or(TableError::NotStarted)?;
        let mut setup = Vec::new();
        let mut entries = Vec::new();
        for entry in self.visible_log(view, Seq(1), view.seq).await? {
            match entry.kind {
                EntryKind::Start | EntryKind::Import => setup = view.seen_events(&entry),
                EntryKind::Act(seat) => {
                    entries.push(PublicEntry { seq: entry.seq.0, seat, events: view.seen_events(&entry) });
                }
                _ => {}
            }
        }
        let seats = Seat::all(view.seats.len() as u8);
        Ok(PublicRecord {
            redacted: VERSION,
            title: lock.title.clone(),
            edition: lock.edition.clone(),
            edition_fingerprint: lock.fingerprint.clone(),
            rules_version: lock.rules_version,
            options: named_switches(view.title.as_ref(), lock.rules_version, &view.options)?,
            players: view.seats.iter().map(super::record::name).collect(),
            commitment: view.commitment.clone(),
            setup,
            entries,
            scores: seats.map(|seat| game.position().score(seat, Viewer::Public).sheet).collect(),
        })
    }
}
