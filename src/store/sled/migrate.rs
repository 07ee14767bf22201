//! Migrations: they raise a store to a newer schema before it opens.
//!
//! The steps change a copy of the documents in the folder [`WORK`], after a backup. Then the copy becomes the store's only
//! run, and one rename switches `store.json` to it. A failure before that leaves the store as it was, and the next start
//! removes the leftovers.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use bytes::Bytes;
use serde::Deserialize;
use serde_json::Value;

use super::folder::{BACKUPS, Content, Folder, OpenError};
use super::runs::{Merged, Runs};
use super::{keys, legacy};
use crate::store::Progress;
use crate::store::journal::{
    Disk, Document, Fault, JOURNAL, Label, Run, RunWriter, Writes, read_checkpoint, replay, write_label_with,
};
use crate::store::{CommunityId, Notice, Seq, StoreError, codec, packing};

/// The folder of the copy that the steps change.
pub(super) const WORK: &str = "migrating";

/// How many bytes of changes are gathered in memory.
const PIECE: usize = 4 << 20;

/// A migration step.
#[derive(Clone, Copy)]
pub struct Step {
    /// The schema that it leads to, from the schema before.
    pub to: u32,
    /// Changes the documents.
    pub run: fn(&mut Documents<'_>) -> Result<(), StoreError>,
}

/// All documents during a migration: bytes under keys, see `migrations/sled/`.
pub struct Documents<'a> {
    disk: &'a Disk,
    /// The folder of the runs that hold them, apart from those in memory.
    folder: PathBuf,
    runs: Runs,
    next: u64,
    gathered: Writes,
    bytes: usize,
    /// The last group that they have.
    group: u64,
}

fn failed(error: impl std::fmt::Display) -> StoreError {
    StoreError::Failed(error.to_string())
}

impl<'a> Documents<'a> {
    /// No documents yet, in a new folder.
    fn new(disk: &'a Disk, folder: PathBuf) -> io::Result<Self> {
        disk.remove(&folder)?;
        fs::create_dir_all(folder.join(JOURNAL))?;
        Ok(Self { disk, folder, runs: Runs::default(), next: 1, gathered: Writes::new(), bytes: 0, group: 0 })
    }

    /// The documents of a store, copied into this folder.
    fn of(folder: &Folder, content: &Content, disk: &'a Disk, work: PathBuf) -> Result<Self, StoreError> {
        let mut new = Self::new(disk, work).map_err(failed)?;
        match content {
            Content::Nothing => {}
            Content::WithoutJournal(_, data) => {
                let copy = new.folder.join("copy");
                disk.copy(data, &copy).and_then(|()| remove_unfinished_snapshots(disk, &copy)).map_err(failed)?;
                let mut writer = new.begin_run().map_err(failed)?;
                legacy::read(&copy, &mut |key, value| writer.add(key, Some(value)).map_err(failed))?;
                new.runs.0.push(Arc::new(writer.finish(0, 0).map_err(failed)?));
            }
            Content::Store(label) => {
                new.copy(folder.path(), label).map_err(failed)?;
                new.put_away()?;
            }
        }
        Ok(new)
    }

    /// Copies the documents of a store with a journal. Those of a checkpoint and of runs are sorted.
    fn copy(&mut self, store: &Path, label: &Label) -> Result<(), Fault> {
        let disk = |error| Fault::Disk(store.to_owned(), error);
        let progress =
            Progress::begin("migrating the store", label.checkpoint.map_or(0, |checkpoint| checkpoint.documents));
        let mut writer = self.begin_run().map_err(disk)?;
        if let Some(checkpoint) = &label.checkpoint {
            read_checkpoint::<Fault>(store, label, checkpoint, &mut |writes| {
                progress.add(writes.len() as u64);
                writes.iter().try_for_each(|(key, value)| writer.add(key, value.as_deref())).map_err(disk)
            })?;
        }
        let runs = label.runs.iter().map(|run| Run::open(store, label.store, *run).map(Arc::new));
        let runs = Runs(runs.collect::<Result<_, _>>()?);
        for found in Merged::new(runs.scans("", false)) {
            let (key, value) = found?;
            writer.add(&key, value.as_deref()).map_err(disk)?;
        }
        self.runs.0.push(Arc::new(writer.finish(0, 0).map_err(disk)?));
        self.group = replay::<Fault>(store, label, &mut |writes| {
            for (key, value) in writes {
                self.gather(&key, value).map_err(|error| disk(io::Error::other(error)))?;
            }
            Ok(())
        })?;
        Ok(())
    }

    fn begin_run(&mut self) -> io::Result<RunWriter> {
        self.next += 1;
        RunWriter::create(self.disk, &self.folder, 0, self.next - 1, 0)
    }

    /// The keys with a prefix, sorted, as they are now.
    ///
    /// # Errors
    /// The disk fails.
    pub fn keys(&mut self, beginning: &str) -> Result<Vec<String>, StoreError> {
        self.put_away()?;
        let all = Merged::new(self.runs.scans(beginning, false));
        let within = all.take_while(|found| !matches!(found, Ok((key, _)) if !key.starts_with(beginning)));
        let there = within.filter_map(|found| found.map(|(key, value)| value.map(|_| key)).transpose());
        there.map(|key| key.map_err(failed)).collect()
    }

    /// Reads a document.
    ///
    /// # Errors
    /// The disk fails.
    pub fn get(&self, key: &str) -> Result<Option<Vec<u8>>, StoreError> {
        let found = match self.gathered.get(key) {
            Some(gathered) => gathered.clone(),
            None => self.runs.get(key).map_err(failed)?,
        };
        Ok(found.map(|value| value.to_vec()))
    }

    /// Writes a document.
    ///
    /// # Errors
    /// The disk fails.
    pub fn put(&mut self, key: &str, document: &[u8]) -> Result<(), StoreError> {
        self.gather(key, Some(Bytes::copy_from_slice(document)))
    }

    /// Removes a document, if it exists.
    ///
    /// # Errors
    /// The disk fails.
    pub fn remove(&mut self, key: &str) -> Result<(), StoreError> {
        self.gather(key, None)
    }

    fn gather(&mut self, key: &str, value: Option<Bytes>) -> Result<(), StoreError> {
        self.bytes += key.len() + value.as_ref().map_or(0, Bytes::len);
        self.gathered.insert(key.into(), value);
        if self.bytes > PIECE { self.put_away() } else { Ok(()) }
    }

    /// Puts the documents in memory into a run.
    fn put_away(&mut self) -> Result<(), StoreError> {
        self.bytes = 0;
        if self.gathered.is_empty() {
            return Ok(());
        }
        let gathered = std::mem::take(&mut self.gathered).into_iter();
        self.write_run(gathered.map(|(key, value)| Ok((key.to_string(), value))), true).map_err(failed)?;
        let old = self.runs.0.split_off(self.runs.0.len() - self.runs.to_merge());
        if old.is_empty() {
            return Ok(());
        }
        let keep = !self.runs.0.is_empty();
        self.write_run(Merged::new(Runs(old.clone()).scans("", false)), keep).map_err(failed)?;
        old.iter().try_for_each(|run| self.disk.remove(run.path())).map_err(failed)
    }

    /// Writes these documents into a run; `removals` says whether also those that were removed.
    fn write_run(
        &mut self,
        documents: impl Iterator<Item = Result<Document, Fault>>,
        removals: bool,
    ) -> io::Result<()> {
        let mut writer = self.begin_run()?;
        write(&mut writer, documents, removals)?;
        self.runs.0.push(Arc::new(writer.finish(0, 0)?));
        Ok(())
    }
}

fn write(
    writer: &mut RunWriter,
    documents: impl Iterator<Item = Result<Document, Fault>>,
    removals: bool,
) -> io::Result<()> {
    for found in documents {
        let (key, value) = found.map_err(io::Error::other)?;
        if removals || value.is_some() {
            writer.add(&key, value.as_deref())?;
        }
    }
    Ok(())
}

/// The migration steps. Schema 1 is the first.
pub(super) fn steps() -> Vec<Step> {
    vec![
        Step { to: 2, run: turns_in_steps },
        Step { to: 3, run: journal },
        Step { to: 4, run: clocks },
        Step { to: 5, run: archive_and_index },
        Step { to: 6, run: volumes },
        // Schema 7: the documents are in runs.
        Step { to: 7, run: |_| Ok(()) },
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
    let work = folder.path().join(WORK);
    let documents = Documents::of(folder, content, disk, work).map_err(|error| failed((to, error.to_string())))?;
    let documents = run(documents, from, to, steps).map_err(failed)?;
    let mut label = Label::new(to, id);
    label.next = next;
    if let Content::Store(old) = content {
        label.volumes.clone_from(&old.volumes);
    }
    write_all(folder.path(), &mut label, &documents).map_err(|error| failed((to, error.to_string())))?;
    Ok(label)
}

fn run<'a>(mut documents: Documents<'a>, from: u32, to: u32, steps: &[Step]) -> Result<Documents<'a>, (u32, String)> {
    for next in from + 1..=to {
        let step = steps.iter().find(|step| step.to == next);
        let step = step.ok_or_else(|| (next, "this version has no such step".to_owned()))?;
        let ran = (step.run)(&mut documents).and_then(|()| documents.put_away());
        ran.map_err(|error| (next, error.to_string()))?;
    }
    Ok(documents)
}

/// Makes all documents the store's only run.
fn write_all(store: &Path, label: &mut Label, documents: &Documents<'_>) -> io::Result<()> {
    let mut writer = RunWriter::create(documents.disk, store, label.store, label.next, 0)?;
    let sizes = documents.runs.0.iter().map(|run| run.label.documents);
    let progress = Progress::begin("writing the migrated store", sizes.sum());
    let counted = Merged::new(documents.runs.scans("", false)).inspect(|_| progress.add(1));
    write(&mut writer, counted, false)?;
    label.next += 1;
    let run = writer.finish(0, documents.group)?;
    label.runs = vec![run.label];
    write_label_with(documents.disk, store, label, run.path())
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
    fn changes_are_buffered_up_to_one_piece() {
        let folder = tempfile::tempdir().unwrap();
        let disk = Disk::default();
        let mut documents = Documents::new(&disk, folder.path().join(WORK)).unwrap();
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
        assert_eq!(documents.keys("").unwrap().len(), 101);
    }

    #[test]
    fn no_file_gets_the_number_of_the_first_run_again() {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir_all(folder.path().join(JOURNAL)).unwrap();
        let disk = Disk::default();
        let documents = Documents::new(&disk, folder.path().join(WORK)).unwrap();
        let mut label = Label::new(1, 7);
        label.next = 5;
        write_all(folder.path(), &mut label, &documents).unwrap();
        assert_eq!((label.runs.iter().map(|run| run.number).collect::<Vec<_>>(), label.next), (vec![5], 6));
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
