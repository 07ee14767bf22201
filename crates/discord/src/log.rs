//! Reads the last entries of a table's log: as many as a message or a picture shows.

use crate::messages::recent_log::LOOKED_AT;
use skald_core::engine::Seat;
use skald_table::{Entry, EntryKind, Seq, TableError, TableView, Tables};

/// The maximum number of entries that a picture highlights.
const SET_OFF: u64 = 100;
/// How many entries are read at first, and how many next if too few of them are visible: undone ones and orders are
/// not.
const READ: [u64; 3] = [32, 256, 4096];

/// The last visible entries of a table up to a seq, as many as messages show.
pub async fn read(tables: &Tables, view: &TableView, last: Seq) -> Result<Vec<Entry>, TableError> {
    let mut entries = Vec::new();
    for count in READ {
        let first = Seq(last.0.saturating_sub(count) + 1);
        entries = tables.records().visible_log(view, first, last).await?;
        if entries.len() >= LOOKED_AT && last_acts(view, &entries).is_some() || first == Seq(1) {
            break;
        }
    }
    let older = entries.len().saturating_sub(LOOKED_AT);
    let older = last_acts(view, &entries).map_or(older, |acted| older.min(acted));
    Ok(entries.split_off(older))
}

/// The index of the entry from which on every person's last action is in the log; `None` if one is missing.
fn last_acts(view: &TableView, entries: &[Entry]) -> Option<usize> {
    let people =
        Seat::all(view.seats.len() as u8).filter(|seat| view.occupant(*seat).is_some_and(|it| it.person().is_some()));
    let last = |seat| entries.iter().rposition(|entry| entry.kind == EntryKind::Act(seat));
    people.map(last).try_fold(entries.len(), |first, at| Some(first.min(at?)))
}

/// The last visible entries of a table, as many as a picture may highlight.
pub async fn recent(tables: &Tables, view: &TableView) -> Result<Vec<Entry>, TableError> {
    tables.records().visible_log(view, Seq(view.seq.0.saturating_sub(SET_OFF) + 1), view.seq).await
}
