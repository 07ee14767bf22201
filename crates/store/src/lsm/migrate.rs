//! Migrations: they raise a store to a newer schema before it opens.
//!
//! After a backup the documents are copied into the runs of a new store in the folder [`WORK`], where the steps change
//! them. Then these runs move into the store, and one rename switches `store.json` to them. A failure before that leaves
//! the store as it was, and the next start removes the leftovers.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use bytes::Bytes;
use serde::Deserialize;
use serde_json::Value;

use super::folder::{BACKUPS, Content, Folder, OpenError};
use super::live::Live;
use super::maintenance::{SOON, Work};
use super::runs::{Merged, Runs};
use super::working_set::{Loaded, WorkingSet};
use super::{keys, legacy};
use crate::Progress;
use crate::journal::{
    Disk, Fault, JOURNAL, Journal, Label, Run, RunWriter, Volumes, Writes, read_checkpoint, replay, write_label,
};
use crate::{CommunityId, Notice, Seq, StoreError, codec, packing};

/// The folder of the copy that the steps change.
pub(super) const WORK: &str = "migrating";

/// A migration step.
#[derive(Clone, Copy)]
pub struct Step {
    /// The schema that it leads to, from the schema before.
    pub to: u32,
    /// Changes the documents.
    pub run: fn(&mut Documents) -> Result<(), StoreError>,
}

/// All documents during a migration: bytes under keys, see `migrations/sled/`.
pub struct Documents {
    folder: PathBuf,
    work: Work,
    /// The last group that they have.
    group: u64,
}

fn failed(error: impl std::fmt::Display) -> StoreError {
    StoreError::Failed(error.to_string())
}

impl Documents {
    /// No documents yet, in a new folder with this label.
    fn new(disk: &Disk, folder: PathBuf, label: Label) -> io::Result<Self> {
        disk.remove(&folder)?;
        fs::create_dir_all(folder.join(JOURNAL))?;
        let journal = Journal::new(&folder, label, disk.clone(), None)?;
        let documents = WorkingSet::new(Loaded::default(), Live::default(), Volumes::new(&folder, None));
        Ok(Self { work: Work::new(Arc::new(documents), journal), folder, group: 0 })
    }

    /// Copies the documents of a store from before the journal.
    fn copy_sled(&self, data: &Path, disk: &Disk) -> io::Result<()> {
        let copy = self.folder.join("copy");
        disk.copy(data, &copy)?;
        remove_unfinished_snapshots(disk, &copy)?;
        self.add_run(|run| {
            let mut each = |key: &str, value: &[u8]| run.add(key, Some(value)).map_err(failed);
            legacy::read(&copy, &mut each).map_err(io::Error::other)
        })
    }

    /// Copies the documents of a store with a journal. Those of a checkpoint and of runs are sorted.
    fn copy(&mut self, store: &Path, label: &Label) -> io::Result<()> {
        let disk = |error| Fault::Disk(store.to_owned(), error);
        self.group = label.checkpoint.map_or(label.group(), |checkpoint| checkpoint.to);
        self.add_run(|run| {
            if let Some(checkpoint) = &label.checkpoint {
                let progress = Progress::begin("migrating the store", checkpoint.documents);
                let mut each = |writes: Writes| {
                    progress.add(writes.len() as u64);
                    writes.iter().try_for_each(|(key, value)| run.add(key, value.as_deref())).map_err(disk)
                };
                read_checkpoint(store, label, checkpoint, &mut each).map_err(io::Error::other)?;
            }
            let runs = label.runs.iter().map(|run| Run::open(store, label.store, *run).map(Arc::new));
            let runs = Runs(runs.collect::<Result<_, _>>().map_err(io::Error::other)?);
            for found in Merged::new(runs.scans("", false)) {
                let (key, value) = found.map_err(io::Error::other)?;
                run.add(&key, value.as_deref())?;
            }
            Ok(())
        })?;
        let mut each = |writes| self.write(writes).map_err(|error| disk(io::Error::other(error)));
        self.group = replay(store, label, &mut each).map_err(io::Error::other)?.group;
        Ok(())
    }

    fn add_run(&self, fill: impl FnOnce(&mut RunWriter) -> io::Result<()>) -> io::Result<()> {
        let mut run = self.work.journal.begin_run(0)?;
        fill(&mut run)?;
        let run = Arc::new(run.finish(0, self.group)?);
        self.work.journal.add_run(&run, false)?;
        self.work.documents.add_run(run, &Writes::new());
        Ok(())
    }

    fn write(&mut self, writes: Writes) -> Result<(), StoreError> {
        self.work.documents.publish(writes, self.group);
        if self.work.documents.recent_bytes() > SOON {
            self.work.write_run(false).and_then(|()| self.work.merge(&|| false)).map_err(failed)?;
        }
        Ok(())
    }

    /// The keys with a prefix, sorted, as they are now.
    ///
    /// # Errors
    /// The disk fails.
    pub fn keys(&mut self, beginning: &str) -> Result<Vec<String>, StoreError> {
        self.work.documents.durable()?.keys(beginning, beginning, usize::MAX).map_err(failed)
    }

    /// Reads a document.
    ///
    /// # Errors
    /// The disk fails.
    pub fn get(&self, key: &str) -> Result<Option<Vec<u8>>, StoreError> {
        let found = self.work.documents.durable()?.get(key).map_err(failed)?;
        Ok(found.map(|value| value.to_vec()))
    }

    /// Writes a document.
    ///
    /// # Errors
    /// The disk fails.
    pub fn put(&mut self, key: &str, document: &[u8]) -> Result<(), StoreError> {
        self.write([(key.into(), Some(Bytes::copy_from_slice(document)))].into())
    }

    /// Removes a document, if it exists.
    ///
    /// # Errors
    /// The disk fails.
    pub fn remove(&mut self, key: &str) -> Result<(), StoreError> {
        self.write([(key.into(), None)].into())
    }

    /// Moves the runs into the store; returns their label.
    fn move_into(self, store: &Path, disk: &Disk) -> io::Result<Label> {
        if self.work.documents.recent_bytes() > 0 || self.work.journal.label().group() < self.group {
            self.work.write_run(true)?;
        }
        for run in self.work.documents.runs().0 {
            let name = run.path().strip_prefix(&self.folder).map_err(io::Error::other)?;
            disk.rename(run.path(), &store.join(name))?;
        }
        Ok(self.work.journal.label())
    }
}

/// The migration steps. Schema 1 is the first.
pub(super) fn steps() -> Vec<Step> {
    vec![
        // A head may hold the open turn. None exists yet.
        Step {
            to: 2,
            run: |documents| advance_all(documents, 2, |key| key.starts_with("head/").then_some("unsettled")),
        },
        Step { to: 3, run: journal },
        // A head may have the time of the table's next action. None has one yet.
        Step { to: 4, run: |documents| advance_all(documents, 4, |_| None) },
        // Finished games may be archived, and a head may name the people that its table waits for. No document does either.
        Step { to: 5, run: |documents| advance_all(documents, 5, |_| None) },
        Step { to: 6, run: volumes },
        // The documents are in runs.
        Step { to: 7, run: |_| Ok(()) },
    ]
}

/// Schema 3: there is a journal, and notices are found by their due time.
fn journal(documents: &mut Documents) -> Result<(), StoreError> {
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

/// Schema 6: archived tables lie in volumes. Older ones leave the archive, and are archived again later like any other.
/// A live table is found by its community, which only its metadata named before.
fn volumes(documents: &mut Documents) -> Result<(), StoreError> {
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
fn advance_all(documents: &mut Documents, to: u32, added: fn(&str) -> Option<&'static str>) -> Result<(), StoreError> {
    let keys = documents.keys("")?;
    let progress = Progress::begin("migrating the store", keys.len() as u64);
    for key in keys {
        progress.add(1);
        let Some(document) = documents.get(&key)? else { continue };
        match codec::advance(&document, to, added(&key)) {
            Ok(document) => documents.put(&key, &document)?,
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
    let mut step = to;
    let mut run = || {
        let mut label = Label::new(to, id);
        label.next = next;
        let mut documents = Documents::new(disk, folder.path().join(WORK), label).map_err(failed)?;
        match content {
            Content::Nothing => {}
            Content::WithoutJournal(_, data) => documents.copy_sled(data, disk).map_err(failed)?,
            Content::Store(old) => documents.copy(folder.path(), old).map_err(failed)?,
        }
        for next in from + 1..=to {
            step = next;
            let found = steps.iter().find(|step| step.to == next);
            (found.ok_or_else(|| failed("this version has no such step"))?.run)(&mut documents)?;
        }
        let mut label = documents.move_into(folder.path(), disk).map_err(failed)?;
        if let Content::Store(old) = content {
            label.volumes.clone_from(&old.volumes);
        }
        write_label(disk, folder.path(), &label).map_err(failed)?;
        Ok(label)
    };
    run().map_err(|why: StoreError| {
        let why = if let StoreError::Failed(why) = why { why } else { why.to_string() };
        OpenError::Migration { path: folder.path().to_owned(), to: step, why, backup }
    })
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

    #[test]
    fn changes_are_written_in_pieces_and_merged() {
        let folder = tempfile::tempdir().unwrap();
        let disk = Disk::default();
        let mut documents = Documents::new(&disk, folder.path().join(WORK), Label::new(1, 7)).unwrap();
        let long = vec![7; SOON];
        for (key, runs) in [("a", 1), ("b", 1), ("c", 1)] {
            documents.put(&format!("{key}/short"), b"1").unwrap();
            documents.put(key, &long).unwrap();
            assert_eq!(documents.work.documents.runs().0.len(), runs, "{key}");
        }
        documents.remove("b").unwrap();
        documents.put("a", b"2").unwrap();
        assert_eq!((documents.get("a"), documents.get("b")), (Ok(Some(b"2".to_vec())), Ok(None)));
        assert_eq!(documents.keys("").unwrap(), ["a", "a/short", "b/short", "c", "c/short"]);
    }

    #[test]
    fn no_file_gets_the_number_of_an_earlier_one() {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir_all(folder.path().join(JOURNAL)).unwrap();
        let disk = Disk::default();
        let mut label = Label::new(1, 7);
        label.next = 5;
        let mut documents = Documents::new(&disk, folder.path().join(WORK), label).unwrap();
        documents.group = 3;
        documents.put("a", b"1").unwrap();
        let label = documents.move_into(folder.path(), &disk).unwrap();
        assert_eq!((label.runs.iter().map(|run| run.number).collect::<Vec<_>>(), label.next), (vec![5], 6));
        assert_eq!(label.group(), 3);
        assert!(folder.path().join("journal/run-00000005").exists());
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
