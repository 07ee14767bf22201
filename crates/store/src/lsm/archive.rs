//! Moves tables into the archive and out of it. `archive/<table>` then holds the [`Extent`] of its piece in a volume.

use std::sync::Arc;

use super::change::{Change, get, put};
use super::working_set::{Durable, WorkingSet, unread};
use super::{document, keys, known, missing};
use crate::archive::{self, Archived};
use crate::journal::{Extent, Volumes};
use crate::{ChannelStatus, Entry, Head, Seq, StoreError, TableId};

/// An archived table; `None` if it is not archived.
pub(super) fn archived(data: &Durable<'_>, table: TableId) -> Result<Option<Archived>, StoreError> {
    let key = keys::archive(table);
    document::<Extent>(data, &key)?.map(|extent| read(data.volumes(), &extent, &key)).transpose()
}

/// An archived table as it is compressed; `None` if it is not archived.
pub(super) fn packed(data: &Durable<'_>, table: TableId) -> Result<Option<Vec<u8>>, StoreError> {
    let key = keys::archive(table);
    let extent = document::<Extent>(data, &key)?;
    extent.map(|extent| data.volumes().read(&extent).map_err(|fault| unread(&key, &fault))).transpose()
}

fn read(volumes: &Volumes, extent: &Extent, key: &str) -> Result<Archived, StoreError> {
    let bytes = volumes.read(extent).map_err(|fault| unread(key, &fault))?;
    archive::unpack(&bytes, key)
}

/// Head and log of a table that is to be archived; `None` if it is archived already.
pub(super) fn gather(data: &Durable<'_>, table: TableId, seq: Seq) -> Result<Option<(Head, Vec<Entry>)>, StoreError> {
    let actual = document(data, &keys::seq(table))?.unwrap_or(Seq(0));
    if actual != seq || seq == Seq(0) {
        return Err(StoreError::Conflict { actual });
    }
    let Some(head) = document::<Head>(data, &keys::head(table))? else { return Ok(None) };
    if head.channel_status == ChannelStatus::Live {
        return Err(StoreError::Senseless("a live table cannot be archived"));
    }
    let entries = (1..=seq.0).map(|seq| known(data, &keys::entry(table, Seq(seq))));
    Ok(Some((head, entries.collect::<Result<_, _>>()?)))
}

/// A new piece of the archive that no document refers to yet. Dropping it erases it, because it may name a person who
/// is forgotten meanwhile.
pub(super) struct NewPiece {
    documents: Arc<WorkingSet>,
    piece: Option<Extent>,
}

impl NewPiece {
    /// Appends a compressed table to the archive. Blocks.
    pub fn new(documents: Arc<WorkingSet>, packed: &[u8]) -> Result<Self, StoreError> {
        let appended = documents.volumes().append(packed);
        let piece = appended.map_err(|error| StoreError::Failed(error.to_string()))?;
        Ok(Self { documents, piece: Some(piece) })
    }
}

impl Drop for NewPiece {
    fn drop(&mut self) {
        if let Some(piece) = self.piece.take() {
            self.documents.volumes().discard(piece);
        }
    }
}

/// Replaces head and log of a table by its archived form. A table that is archived already stays so.
pub(super) fn put_away(
    change: &mut Change<'_>,
    table: TableId,
    seq: Seq,
    mut new_pieces: NewPiece,
) -> Result<(), StoreError> {
    let actual = get(change, &keys::seq(table))?.unwrap_or(Seq(0));
    if actual != seq {
        return Err(StoreError::Conflict { actual });
    }
    let key = keys::archive(table);
    if change.has(&key)? {
        return Ok(());
    }
    let Some(piece) = new_pieces.piece else { return Ok(()) };
    put(change, &key, &piece)?;
    change.new_pieces(piece);
    new_pieces.piece = None;
    change.remove(&keys::head(table));
    (1..=seq.0).for_each(|seq| change.remove(&keys::entry(table, Seq(seq))));
    Ok(())
}

/// Removes a table, archived or not; returns whether there was one.
pub(super) fn remove(change: &mut Change<'_>, table: TableId, seq: Seq) -> Result<bool, StoreError> {
    let Some(actual) = get(change, &keys::seq(table))? else { return Ok(false) };
    if actual != seq {
        return Err(StoreError::Conflict { actual });
    }
    let extent: Option<Extent> = get(change, &keys::archive(table))?;
    let head: Head = match &extent {
        Some(extent) => read(change.volumes(), extent, &keys::archive(table))?.head,
        None => get(change, &keys::head(table))?.ok_or_else(|| missing(&keys::head(table)))?,
    };
    if head.channel_status == ChannelStatus::Live {
        return Err(StoreError::Senseless("a live table cannot be removed"));
    }
    let past = keys::past(head.channel);
    if get(change, &past)? == Some(table) {
        change.remove(&past);
    }
    match extent {
        Some(piece) => change.leave(piece),
        None => (1..=seq.0).for_each(|seq| change.remove(&keys::entry(table, Seq(seq)))),
    }
    for key in [keys::head(table), keys::archive(table), keys::seq(table)] {
        change.remove(&key);
    }
    Ok(true)
}

/// Takes a table out of the archive, if it is archived.
pub(super) fn take_out(change: &mut Change<'_>, table: TableId) -> Result<(), StoreError> {
    let key = keys::archive(table);
    let Some(extent) = get::<Extent>(change, &key)? else { return Ok(()) };
    let Archived { head, entries } = read(change.volumes(), &extent, &key)?;
    change.leave(extent);
    change.remove(&key);
    put(change, &keys::head(table), &head)?;
    entries.iter().try_for_each(|entry| put(change, &keys::entry(table, entry.seq), entry))
}
