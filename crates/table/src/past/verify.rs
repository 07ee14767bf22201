//! Replays every game of a store from its log, and compares the result with the stored one. This checks that a store,
//! such as a restored backup, is complete and sound. Changes nothing.

use std::num::NonZeroUsize;

use futures_util::{StreamExt as _, stream};

use super::equivalence::{Parts, difference, same_questions};
use super::record::PAGE;
use crate::state::loaded::LoadedTable;
use crate::{Admin, Seq, Stage, TableError, TableId};
use skald_core::title::{Position, Record, Titles};
use skald_store::{PendingDecision, Progress};

/// The result of the check of all tables.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Verification {
    /// The games whose replay equals the stored state.
    pub games: usize,
    /// The readable lobbies, waiting or cancelled, which have nothing to replay.
    pub lobbies: usize,
    /// How many entries were replayed: actions, and undos.
    pub actions: usize,
    /// The tables that differ or cannot be read, each with the reason, in order of id.
    pub differing: Vec<(TableId, String)>,
}

impl Admin<'_> {
    /// Replays every game of the store and compares it with the stored one.
    ///
    /// It compares the events, the points, the outcome, the open decisions, and the position with its secret part and
    /// its generator. It also checks that the log is complete.
    ///
    /// # Errors
    /// The store cannot list its tables. An error of a single table is reported for that table.
    pub async fn verify(self) -> Result<Verification, TableError> {
        let mut all = Vec::new();
        let mut pages = self.0.table_pages();
        while let Some(page) = pages.next().await? {
            all.extend(page);
        }
        let progress = Progress::begin("replaying games", all.len() as u64);
        let at_once = std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
        let checks = all.into_iter().map(|table| async move { (table, self.verify_table(table).await) });
        let mut checks = stream::iter(checks).buffered(2 * at_once);
        let mut found = Verification::default();
        while let Some((table, checked)) = checks.next().await {
            progress.add(1);
            match checked {
                Ok(Some(actions)) => {
                    found.games += 1;
                    found.actions += actions;
                }
                Ok(None) => found.lobbies += 1,
                Err(why) => found.differing.push((table, why)),
            }
        }
        Ok(found)
    }

    /// Checks one table; returns how many entries were replayed, `None` for a lobby.
    async fn verify_table(self, table: TableId) -> Result<Option<usize>, String> {
        let sentence = |error: TableError| error.to_string();
        let loaded = self.0.loaded(table).await.map_err(sentence)?;
        self.whole_log(&loaded).await?;
        if loaded.position.is_none() {
            return Ok(None);
        }
        let record = self.0.records().recorded(&loaded, true).await.map_err(sentence)?;
        let titles = self.0.titles.clone();
        let replayed = tokio::task::spawn_blocking(move || compare(&loaded, &record, &titles).map(|()| record));
        let record = replayed.await.map_err(|error| format!("the replay panicked: {error}"))??;
        Ok(Some(record.entries.len()))
    }

    /// Checks that a log is complete.
    async fn whole_log(self, loaded: &LoadedTable) -> Result<(), String> {
        let table = loaded.head.table;
        let last = loaded.head.seq;
        let mut next = Seq(1);
        loop {
            let page = self.0.store.entries(table, next, PAGE).await.map_err(|error| error.to_string())?;
            for entry in &page {
                if entry.seq != next {
                    return Err(format!("entry {next} of its log is missing"));
                }
                next = next.next();
            }
            if page.len() < PAGE {
                break;
            }
        }
        match next == last.next() {
            true => Ok(()),
            false => Err(format!("its log ends with entry {}, its position is that after {last}", next.0 - 1)),
        }
    }
}

/// Replays a game and compares it with the stored one.
fn compare(loaded: &LoadedTable, record: &Record, titles: &Titles) -> Result<(), String> {
    let replayed = record.replay(titles).map_err(|error| error.to_string())?.position;
    let stored = loaded.position.as_deref().ok_or("its position is missing")?;
    let seeded = record.seed.is_some();
    same(stored, replayed.as_ref(), seeded)?;
    // A stopped game keeps no open decisions.
    if loaded.metadata.stage == Stage::Playing {
        same_decisions(&loaded.head.pending, stored, replayed.as_ref())?;
    }
    if let (Some(open_turn), Some(published)) = (&loaded.head.open_turn, &loaded.published) {
        let replayed =
            record.replay_to(titles, last_until(record, open_turn.published)).map_err(|error| error.to_string())?;
        same(published.as_ref(), replayed.position.as_ref(), seeded)
            .map_err(|why| format!("in the published view: {why}"))?;
    }
    Ok(())
}

/// The seq of the last entry of a record up to this one.
fn last_until(record: &Record, seq: Seq) -> u64 {
    record.entries.iter().map(|entry| entry.seq()).take_while(|entry| *entry <= seq.0).last().unwrap_or(0)
}

fn same(stored: &dyn Position, replayed: &dyn Position, seeded: bool) -> Result<(), String> {
    let state = |position: &dyn Position| {
        let mut state = position.snapshot().map_err(|error| error.to_string())?;
        // Without its seed a game has a generator of its own.
        if let Some(parts) = state.as_object_mut().filter(|_| !seeded) {
            parts.remove("chance");
        }
        Ok::<_, String>(state)
    };
    difference(&state(stored)?, &state(replayed)?, "position").map_or(Ok(()), |parts| Err(described(&parts)))
}

fn same_decisions(asked: &[PendingDecision], stored: &dyn Position, replayed: &dyn Position) -> Result<(), String> {
    same_questions(asked, stored, replayed).map_err(|parts| described(&parts))
}

fn described(Parts { what, before, after }: &Parts) -> String {
    format!("{what}: the store has {before}, the game played again {after}")
}
