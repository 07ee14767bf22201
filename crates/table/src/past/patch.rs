//! Moves games in progress to the newest rules, if a replay under them gives the same result; reports where the others
//! differ.
//!
//! A replay gives the same result if every entry has the same events and the same decisions are open with the same
//! choices. The position must be the same too, except for options that the old rules version does not have. Invariants:
//! only games in progress are changed. Each move is one commit with an entry in the log. No person is notified, and
//! open decisions keep their ids.

use std::sync::Arc;

use serde_json::Value;

use super::equivalence::{Parts, same_position, same_questions};
use crate::change::transaction::Transaction;
use crate::state::loaded::{LoadedTable, read_metadata};
use crate::{ATTEMPTS, Admin, Stage, TableError};
use skald_core::title::{Position, Record, RecordEntry, RecordError, Titles, Undo};
use skald_store::{Actor, ChannelId, EntryKind, Head, OpenTurn, PendingDecision, StoreError, TableId};

/// A game in progress under an older version of its rules, and its outcome.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Patch {
    pub table: TableId,
    /// The name of the title, or its key when the title is not loaded.
    pub title: String,
    /// The channel of the table.
    pub channel: ChannelId,
    /// The version of the rules that it is played under.
    pub from: u16,
    /// The newest version; `None` when the title is not loaded.
    pub to: Option<u16>,
    pub fate: PatchOutcome,
}

/// The outcome for a game under an older version of its rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PatchOutcome {
    /// The replay gives the same result: the game can be moved.
    Same,
    /// The game has been moved.
    Moved,
    /// The game stays under its old rules, for this reason.
    Stays(String),
}

/// A game replayed under the newest rules with the same result.
struct Replay {
    options: Value,
    position: Box<dyn Position>,
    /// The position that all other seats see while a turn is in progress.
    published: Option<Box<dyn Position>>,
}

impl Admin<'_> {
    /// Replays every game in progress under an older version of its rules under the newest one. With `apply`, games
    /// with the same result are moved; otherwise nothing changes.
    ///
    /// # Errors
    /// The store fails. An error of a single table is reported for that table.
    pub async fn patch(self, apply: bool) -> Result<Vec<Patch>, TableError> {
        let mut patches = Vec::new();
        for table in self.0.store.live().await? {
            patches.extend(self.patch_table(table, apply).await?);
        }
        Ok(patches)
    }

    async fn patch_table(self, table: TableId, apply: bool) -> Result<Option<Patch>, TableError> {
        for _ in 0..ATTEMPTS {
            let Some(head) = self.0.store.load(table).await? else { return Ok(None) };
            let Some(patch) = self.outdated(&head) else { return Ok(None) };
            let report = |fate| Ok(Some(Patch { fate, ..patch.clone() }));
            let loaded = match self.0.loaded(table).await {
                Ok(loaded) => loaded,
                Err(TableError::Store(error)) => return Err(error.into()),
                Err(TableError::Moved { what: "rules", .. }) => {
                    return report(PatchOutcome::Stays(
                        "that version can no longer be played; bring the older program back".into(),
                    ));
                }
                Err(error) => return report(PatchOutcome::Stays(error.to_string())),
            };
            if loaded.head.seq != head.seq {
                continue;
            }
            let replay = match self.replay_under_newest(&loaded).await? {
                Ok(_) if !apply => return report(PatchOutcome::Same),
                Ok(replay) => replay,
                Err(why) => return report(PatchOutcome::Stays(why)),
            };
            let mut transaction = Transaction::new(loaded, None, self.0.clock.now());
            transaction.move_to_newest(replay)?;
            match self.0.commit(transaction.finish(None)?).await {
                Ok(_) => return report(PatchOutcome::Moved),
                Err(StoreError::Conflict { .. }) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Err(TableError::Conflict)
    }

    /// The report of a table, if it is a game in progress under an older version of its rules.
    fn outdated(self, head: &Head) -> Option<Patch> {
        let lock = &head.version_lock;
        let title = self.0.titles.get(&lock.title, &lock.edition).or_else(|| self.0.titles.default_of(&lock.title));
        let meta = title.map(|title| title.meta());
        let newest = meta.is_some_and(|meta| meta.rules_version <= lock.rules_version);
        // Unreadable metadata is reported when the table is loaded.
        let not_playing = read_metadata(head).is_ok_and(|metadata| metadata.stage != Stage::Playing);
        (!newest && !not_playing).then(|| Patch {
            table: head.table,
            title: meta.map_or_else(|| lock.title.clone(), |meta| meta.name.to_owned()),
            channel: head.channel,
            from: lock.rules_version,
            to: meta.map(|meta| meta.rules_version),
            fate: PatchOutcome::Same,
        })
    }

    /// The game replayed under the newest rules, or where it differs from the log.
    async fn replay_under_newest(self, loaded: &LoadedTable) -> Result<Result<Replay, String>, TableError> {
        let record = match self.0.records().record_of(loaded, true).await {
            Ok(record) => record,
            Err(TableError::Store(error)) => return Err(error.into()),
            Err(error) => return Ok(Err(error.to_string())),
        };
        let loaded = loaded.clone();
        let titles = self.0.titles.clone();
        let replayed = tokio::task::spawn_blocking(move || replay_and_compare(&loaded, record, &titles));
        Ok(replayed.await.unwrap_or_else(|error| Err(format!("the replay panicked: {error}"))))
    }
}

impl Transaction {
    /// Moves the game to the newest rules. Open decisions stay as they are.
    fn move_to_newest(&mut self, replay: Replay) -> Result<(), TableError> {
        let defect = |error: serde_json::Error| TableError::Defect(error.to_string());
        let from = self.head.version_lock.rules_version;
        self.head.version_lock.rules_version = self.base().title.meta().rules_version;
        self.metadata_mut().options = replay.options;
        self.position = Some(replay.position.into());
        if let (Some(open_turn), Some(published)) = (self.head.open_turn.as_deref(), replay.published) {
            let position = published.save().map_err(defect)?.into();
            self.head.open_turn = Some(Arc::new(OpenTurn { position, ..open_turn.clone() }));
            self.published = Some(published.into());
        }
        self.log(Actor::System, EntryKind::Patch { from }, Vec::new());
        Ok(())
    }
}

/// Replays a game under the newest rules and compares everything with the log.
fn replay_and_compare(loaded: &LoadedTable, record: Record, titles: &Titles) -> Result<Replay, String> {
    let head = &loaded.head;
    let title = loaded.title.as_ref();
    let from = record.rules_version;
    let to = title.meta().rules_version;
    let differs = |error: RecordError| match error {
        RecordError::Differs { what, recorded, here } => {
            format!("{what}: under version {from} {recorded}, under version {to} {here}")
        }
        error => error.to_string(),
    };
    let added: Vec<_> = title.options().into_iter().filter(|spec| spec.since > from).collect();
    let alike = |last: u64, asked: &[PendingDecision], before: Option<&Arc<dyn Position>>, after: &dyn Position| {
        let before = before.ok_or("the position is missing")?;
        let same = same_questions(asked, before.as_ref(), after)
            .and_then(|()| same_position(&title.options(), &added, before.as_ref(), after));
        same.map_err(|Parts { what, before, after }| {
            format!("after entry {last}: {what}: under version {from} {before}, under version {to} {after}")
        })
    };
    let options = title.complete_options(&record.options).map_err(|error| error.to_string())?;
    let mut record = Record { rules_version: to, options: options.clone(), ..record };
    let position = record.replay(titles).map_err(differs)?.position;
    alike(record.last(), &head.pending, loaded.position.as_ref(), position.as_ref())?;
    let mut published = None;
    if let Some(open_turn) = &head.open_turn {
        // Every undoable step stays undoable, and undoing leads to the published position.
        let seq = record.last() + 1;
        let to = open_turn.published.0;
        record.entries.push(RecordEntry::Undo { seq, seat: open_turn.seat, undo: Undo { to, agreed: false } });
        record.format = record.format.max(2);
        let position = record.replay_to(titles, seq).map_err(differs)?.position;
        alike(to, &open_turn.pending, loaded.published.as_ref(), position.as_ref())?;
        published = Some(position);
    }
    Ok(Replay { options, position, published })
}
