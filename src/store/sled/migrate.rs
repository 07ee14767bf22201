//! Migrations from an older schema to the current one, step by step, forward only.
//!
//! The old data is not changed. It is copied as a backup. The steps change a separate sled, in pieces. All its
//! documents become a checkpoint, and one rename switches `store.json` to it. A failure before that leaves the store as
//! it was, and the next start removes the leftovers.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use bytes::Bytes;
use serde::Deserialize;
use serde_json::Value;

use super::base::Base;
use super::folder::{BACKUPS, Content, Folder, OpenError};
use super::keys;
use super::rebuild::{apply, rebuild};
use crate::store::journal::{CheckpointWriter, Disk, Label, Writes, write_label_with};
use crate::store::{CommunityId, Notice, Seq, StoreError, codec, packing};

/// The folder of the sled that the steps change.
pub(super) const WORK: &str = "migrating";

/// The size of a piece, in bytes: changes gathered in memory, or documents that are read at once.
const PIECE: usize = 4 << 20;

/// A migration step.
#[derive(Clone, Copy)]
pub struct Step {
    /// The schema that it leads to, from the schema before.
    pub to: u32,
    /// Changes the documents.
    pub run: fn(&mut Documents<'_>) -> Result<(), StoreError>,
}

/// All documents during a step: bytes under keys, see `migrations/sled/`.
pub struct Documents<'a> {
    base: &'a Base,
    gathered: Writes,
    bytes: usize,
}

impl Documents<'_> {
    /// The keys with a prefix, sorted, as they are now.
    ///
    /// # Errors
    /// The engine fails.
    pub fn keys(&mut self, beginning: &str) -> Result<Vec<String>, StoreError> {
        self.put_away()?;
        let within = |key: &Result<String, StoreError>| key.as_ref().map_or(true, |key| key.starts_with(beginning));
        self.base.keys(beginning).take_while(within).collect()
    }

    /// Reads a document.
    ///
    /// # Errors
    /// The engine fails.
    pub fn get(&self, key: &str) -> Result<Option<Vec<u8>>, StoreError> {
        match self.gathered.get(key) {
            Some(gathered) => Ok(gathered.as_ref().map(|value| value.to_vec())),
            None => self.base.get(key),
        }
    }

    /// Writes a document.
    ///
    /// # Errors
    /// The engine fails.
    pub fn put(&mut self, key: &str, document: &[u8]) -> Result<(), StoreError> {
        self.bytes += key.len() + document.len();
        self.gathered.insert(key.into(), Some(Bytes::copy_from_slice(document)));
        if self.bytes > PIECE { self.put_away() } else { Ok(()) }
    }

    /// Removes a document, if it exists.
    ///
    /// # Errors
    /// The engine fails.
    pub fn remove(&mut self, key: &str) -> Result<(), StoreError> {
        self.bytes += key.len();
        self.gathered.insert(key.into(), None);
        if self.bytes > PIECE { self.put_away() } else { Ok(()) }
    }

    fn put_away(&mut self) -> Result<(), StoreError> {
        self.bytes = 0;
        apply(self.base, &std::mem::take(&mut self.gathered), 0)
    }
}

/// The migration steps. Schema 1 is the first.
pub(super) fn steps() -> Vec<Step> {
    vec![
        Step { to: 2, run: turns_in_steps },
        Step { to: 3, run: journal },
        Step { to: 4, run: clocks },
        Step { to: 5, run: archive_and_index },
        Step { to: 6, run: volumes },
    ]
}

/// Schema 2: a head may hold the open turn. None exists yet.
fn turns_in_steps(documents: &mut Documents<'_>) -> Result<(), StoreError> {
    advance_all(documents, 2, |key| key.starts_with("head/").then_some("unsettled"))
}

/// Schema 3: there is a journal, and notices are found by their due time.
fn journal(documents: &mut Documents<'_>) -> Result<(), StoreError> {
    advance_all(documents, 3, |_| None)?;
    for key in documents.keys(keys::NOTICES)? {
        let Some(document) = documents.get(&key)? else { continue };
        match codec::read_of::<Notice>(&document, 3, &key) {
            Ok(notice) => documents.put(&keys::due(notice.until, notice.id), &codec::write_of(&notice.id, 3)?)?,
            Err(error) => tracing::error!(%error, "a notice is skipped because it cannot be read"),
        }
    }
    Ok(())
}

/// Schema 4: a head may have the time of the table's next action. None has one yet.
fn clocks(documents: &mut Documents<'_>) -> Result<(), StoreError> {
    advance_all(documents, 4, |_| None)
}

/// Schema 5: finished games may be archived, and a head may name the people that its table waits for. No document does
/// either yet.
fn archive_and_index(documents: &mut Documents<'_>) -> Result<(), StoreError> {
    advance_all(documents, 5, |_| None)
}

/// Schema 6: archived tables lie in volumes. Older ones leave the archive, and are archived again later like any other.
/// A live table is found by its community, which only its metadata named before.
fn volumes(documents: &mut Documents<'_>) -> Result<(), StoreError> {
    for key in documents.keys(keys::ARCHIVE)? {
        let (Some(packed), Some(table)) = (documents.get(&key)?, keys::read_table(&key)) else { continue };
        let unpacked = packing::unpack(&packed, &key);
        match unpacked.and_then(|document| codec::read_of::<ArchivedOnce>(&document, 5, &key)) {
            Ok(ArchivedOnce { head, entries }) => {
                documents.put(&keys::head(table), &codec::write_of(&head, 5)?)?;
                for (seq, entry) in (1..).zip(&entries) {
                    documents.put(&keys::entry(table, Seq(seq)), &codec::write_of(entry, 5)?)?;
                }
                documents.remove(&key)?;
            }
            Err(error) => tracing::error!(%error, "an archived table is skipped because it cannot be read"),
        }
    }
    advance_all(documents, 6, |_| None)?;
    for key in documents.keys(keys::HEADS)? {
        let (Some(document), Some(table)) = (documents.get(&key)?, keys::read_table(&key)) else { continue };
        // A head that cannot be read is reported when its table is loaded.
        let Ok(mut head) = codec::read_of::<Value>(&document, 6, &key) else { continue };
        let Some(community) = head["record"]["community"].as_u64() else { continue };
        head["community"] = head["record"]["community"].clone();
        documents.put(&key, &codec::write_of(&head, 6)?)?;
        if head["place"] == "live" {
            documents.put(&keys::table_within(CommunityId(community), table), &codec::write_of(&table, 6)?)?;
        }
    }
    Ok(())
}

/// A table in the archive of schema 5.
#[derive(Deserialize)]
struct ArchivedOnce {
    head: Value,
    entries: Vec<Value>,
}

/// Raises every document to this schema. A document gets the key `added` with null as its value.
fn advance_all(
    documents: &mut Documents<'_>,
    to: u32,
    added: fn(&str) -> Option<&'static str>,
) -> Result<(), StoreError> {
    for key in documents.keys("")? {
        let document = documents.get(&key).transpose();
        let advanced =
            document.map(|document| document.and_then(|document| codec::advance(&document, to, added(&key))));
        match advanced.transpose() {
            Ok(Some(document)) => documents.put(&key, &document)?,
            Ok(None) => {}
            // It is reported when it is loaded, as before. It must not stop the migration of the others.
            Err(StoreError::Broken { why, .. }) => {
                tracing::warn!(%key, %why, "an unreadable document is left unchanged")
            }
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

/// Migrates a store to schema `to`; returns its new label.
pub(super) fn migrate(
    folder: &Folder,
    content: &Content,
    disk: &Disk,
    fresh: impl FnOnce() -> u64,
    (to, steps): (u32, &[Step]),
) -> Result<Label, OpenError> {
    let (from, id, next) = match content {
        Content::Nothing => (to, fresh(), 1),
        Content::WithoutJournal(schema, _) => (*schema, fresh(), 1),
        Content::Store(label) => (label.schema, label.store, label.next),
    };
    let backup = back_up(folder, content, disk, from).map_err(|error| folder.disk(error))?;
    tracing::info!(from, to, backup = %backup.display(), "migrating the store to a newer schema");
    let failed = |(step, why): (u32, String)| OpenError::Migration {
        path: folder.path().to_owned(),
        to: step,
        why,
        backup: backup.clone(),
    };
    let (base, group) = open_copy(folder, content, disk).map_err(|why| failed((to, why)))?;
    run(&base, from, to, steps).map_err(failed)?;
    let mut label = Label::new(to, id);
    label.next = next;
    if let Content::Store(old) = content {
        label.volumes.clone_from(&old.volumes);
    }
    write_all(disk, folder.path(), &mut label, &base, group).map_err(|error| failed((to, error.to_string())))?;
    Ok(label)
}

fn run(base: &Base, from: u32, to: u32, steps: &[Step]) -> Result<(), (u32, String)> {
    for next in from + 1..=to {
        let step = steps.iter().find(|step| step.to == next);
        let step = step.ok_or_else(|| (next, "this version has no such step".to_owned()))?;
        let mut documents = Documents { base, gathered: Writes::new(), bytes: 0 };
        let ran = (step.run)(&mut documents).and_then(|()| documents.put_away());
        ran.map_err(|error| (next, error.to_string()))?;
    }
    Ok(())
}

/// Makes all documents of a sled the store's only checkpoint.
pub(super) fn write_all(disk: &Disk, store: &Path, label: &mut Label, base: &Base, group: u64) -> io::Result<()> {
    let mut writer = CheckpointWriter::create(disk, store, label.store, label.next, group)?;
    let mut behind = String::new();
    loop {
        let piece = base.piece(&behind, PIECE).map_err(io::Error::other)?;
        let Some((last, _)) = piece.last() else { break };
        writer.add(piece.iter().map(|(key, value)| (&**key, &**value)))?;
        behind.clone_from(last);
    }
    label.next += 1;
    let path = writer.path().to_owned();
    label.checkpoint = Some(writer.finish(group)?);
    label.segments.clear();
    write_label_with(disk, store, label, &path)
}

/// Makes a sled in [`WORK`] with all documents of the store; returns it, and its last group.
fn open_copy(folder: &Folder, content: &Content, disk: &Disk) -> Result<(Base, u64), String> {
    let work = folder.path().join(WORK);
    disk.remove(&work).map_err(|error| error.to_string())?;
    match content {
        Content::Nothing => Ok((Base::open(&work).map_err(|error| error.to_string())?, 0)),
        Content::WithoutJournal(_, data) => {
            let copy = folder.path().join(WORK).join("copy");
            disk.copy(data, &copy).map_err(|error| error.to_string())?;
            remove_unfinished_snapshots(disk, &copy).map_err(|error| error.to_string())?;
            let new = Base::open(&work.join("new")).map_err(|error| error.to_string())?;
            pack_into(&new, &copy).map_err(|error| error.to_string())?;
            Ok((new, 0))
        }
        Content::Store(label) => {
            let made = rebuild(disk, folder.path(), label, None, &work);
            made.map(|made| (made.base, made.group)).map_err(|error| error.to_string())
        }
    }
}

/// Copies all documents of a sled without packs into a new one.
fn pack_into(new: &Base, old: &Path) -> Result<(), StoreError> {
    let old = Base::open(old)?;
    let mut behind = String::new();
    loop {
        let piece = old.piece(&behind, PIECE)?;
        let Some((last, _)) = piece.last() else { return Ok(()) };
        new.add(piece.iter().map(|(key, value)| (&**key, &**value)), 0)?;
        behind.clone_from(last);
    }
}

/// Removes snapshots that sled did not finish. sled 0.34 would treat them as finished.
fn remove_unfinished_snapshots(disk: &Disk, sled: &Path) -> io::Result<()> {
    for entry in fs::read_dir(sled)? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "generating") {
            disk.remove(&path)?;
        }
    }
    Ok(())
}

/// Backs up the store and syncs the backup before the first change. An earlier failed start may have done it already.
/// Repeated failed starts must not fill the disk.
fn back_up(folder: &Folder, content: &Content, disk: &Disk, schema: u32) -> io::Result<PathBuf> {
    let backups = folder.path().join(BACKUPS);
    fs::create_dir_all(&backups)?;
    let name = |number: u32| backups.join(format!("schema-{schema:04}-{number}"));
    let ours = |path: &PathBuf| !path.exists() || folder.is_copied(content, path).unwrap_or(false);
    let backup = (1..).map(name).find(ours).ok_or_else(|| io::Error::other("no name is left for a backup"))?;
    if backup.exists() {
        return Ok(backup);
    }
    for entry in fs::read_dir(&backups)?.flatten().filter(|entry| entry.path().extension().is_some()) {
        disk.remove(&entry.path())?;
    }
    let unfinished = backup.with_extension("unfinished");
    folder.copy(content, disk, &unfinished)?;
    disk.rename(&unfinished, &backup)?;
    Ok(backup)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::journal::JOURNAL;

    #[test]
    fn changes_are_buffered_up_to_one_piece() {
        let folder = tempfile::tempdir().unwrap();
        let base = Base::open(&folder.path().join("sled")).unwrap();
        let mut documents = Documents { base: &base, gathered: Writes::new(), bytes: 0 };
        let piece = vec![7; PIECE];
        for number in 0..100 {
            documents.put(&format!("{number:0100}"), &piece[..1000]).unwrap();
        }
        assert_eq!(documents.gathered.len(), 100);
        documents.put_away().unwrap();
        documents.put("a", &piece[1..]).unwrap();
        assert_eq!(documents.gathered.len(), 1);
        documents.put("b", &[]).unwrap();
        assert_eq!(documents.gathered.len(), 0);
        documents.put("a", &piece[2..]).unwrap();
        documents.remove("b").unwrap();
        assert_eq!(documents.gathered.len(), 2);
        documents.remove("c").unwrap();
        assert_eq!(documents.gathered.len(), 0);
        assert_eq!((documents.get("a").unwrap().map(|a| a.len()), documents.get("b")), (Some(PIECE - 2), Ok(None)));
    }

    #[test]
    fn no_file_gets_the_number_of_the_checkpoint_again() {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir_all(folder.path().join(JOURNAL)).unwrap();
        let base = Base::open(&folder.path().join("sled")).unwrap();
        let mut label = Label::new(1, 7);
        label.next = 5;
        write_all(&Disk::default(), folder.path(), &mut label, &base, 3).unwrap();
        assert_eq!((label.checkpoint.map(|checkpoint| checkpoint.number), label.next), (Some(5), 6));
    }

    #[test]
    fn only_unfinished_sled_snapshots_are_removed() {
        let folder = tempfile::tempdir().unwrap();
        for name in ["conf", "db", "snap.07", "snap.08.generating"] {
            fs::write(folder.path().join(name), name).unwrap();
        }
        remove_unfinished_snapshots(&Disk::default(), folder.path()).unwrap();
        let left = fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name());
        let mut left: Vec<_> = left.map(|name| name.into_string().unwrap()).collect();
        left.sort();
        assert_eq!(left, ["conf", "db", "snap.07"]);
    }
}
