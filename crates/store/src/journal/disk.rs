//! Disk access of the journal.
//!
//! All changes except new folders pass through here. So a test can record writes and syncs, drop writes that were not
//! synced, or make the disk fail.

use std::fs::{self, File};
use std::io::{self, Seek as _, SeekFrom, Write as _};
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use crate::{cannot_do, refused_sync};

/// One change of the disk, reported before it happens.
#[derive(Debug)]
pub enum DiskEvent<'a> {
    /// An empty file is created.
    Create(&'a Path),
    /// Bytes are written at an offset of a file.
    Write {
        path: &'a Path,
        /// In bytes.
        at: u64,
        bytes: &'a [u8],
    },
    /// A file or a folder is synced: its content, or the names in it, are safe afterwards.
    Sync(&'a Path),
    /// A file or a folder is renamed. A file that had the new name is replaced.
    Rename(&'a Path, &'a Path),
    /// A file is removed, or a folder with its content.
    Remove(&'a Path),
}

/// Called with each [`DiskEvent`]. An error makes the change fail.
pub type OnDisk = Arc<dyn Fn(&DiskEvent<'_>) -> io::Result<()> + Send + Sync>;

#[derive(Clone, Default)]
pub(crate) struct Disk {
    on_disk: Option<OnDisk>,
    /// Set when a folder could not be synced; `None` if that is an error.
    unsynced: Option<Arc<AtomicBool>>,
}

/// A file that is only appended to.
pub(crate) struct Appending {
    path: PathBuf,
    file: File,
    /// The length of the appended bytes.
    length: u64,
    /// Where the zeros after them end.
    filled: u64,
    disk: Disk,
}

/// How many zeros are written ahead at once: as many bytes as were appended, within these bounds.
const AHEAD: RangeInclusive<u64> = 16 << 10..=128 << 10;

/// How many syncs run at once at most.
const AT_ONCE: usize = 16;

impl Disk {
    pub fn new(on_disk: Option<OnDisk>) -> Self {
        Self { on_disk, unsynced: None }
    }

    /// The same, on a file system that may be unable to sync folders.
    pub fn tolerant(self) -> Self {
        Self { unsynced: Some(Arc::default()), ..self }
    }

    /// Whether a folder could not be synced.
    pub fn has_unsynced_folders(&self) -> bool {
        self.unsynced.as_ref().is_some_and(|unsynced| unsynced.load(Ordering::Relaxed))
    }

    fn announce(&self, event: &DiskEvent<'_>) -> io::Result<()> {
        self.on_disk.as_ref().map_or(Ok(()), |on_disk| on_disk(event))
    }

    /// Creates an empty file. Its name is safe after [`Disk::sync_folder`].
    pub fn create(&self, path: &Path) -> io::Result<Appending> {
        self.announce(&DiskEvent::Create(path))?;
        let file = File::create(path)?;
        Ok(Appending { path: path.to_owned(), file, length: 0, filled: 0, disk: self.clone() })
    }

    /// Writes a small file under a temporary name, syncs it, and then gives it its name.
    pub fn replace(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        self.replace_with(path, bytes, Vec::new())?;
        self.sync_folder(path.parent().unwrap_or(Path::new(".")))
    }

    /// Writes a small file under a temporary name. Syncs it together with `others`, and then gives it its name. The name
    /// is safe after the next sync of its folder.
    pub fn replace_with(&self, path: &Path, bytes: &[u8], mut others: Vec<PathBuf>) -> io::Result<()> {
        let new = path.with_added_extension("new");
        self.create(&new)?.append(bytes)?;
        others.push(new.clone());
        self.sync_each(&others)?;
        self.announce(&DiskEvent::Rename(&new, path))?;
        fs::rename(&new, path)
    }

    /// Renames within a folder, and syncs the folder.
    pub fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        self.announce(&DiskEvent::Rename(from, to))?;
        fs::rename(from, to)?;
        self.sync_folder(to.parent().unwrap_or(Path::new(".")))
    }

    /// Removes a file or a folder with all that is in it, if it exists.
    pub fn remove(&self, path: &Path) -> io::Result<()> {
        let is_folder = match fs::symlink_metadata(path) {
            Ok(metadata) => metadata.is_dir(),
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
            Err(error) => return Err(error),
        };
        self.announce(&DiskEvent::Remove(path))?;
        if is_folder { fs::remove_dir_all(path) } else { fs::remove_file(path) }
    }

    /// Syncs the names in a folder.
    pub fn sync_folder(&self, path: &Path) -> io::Result<()> {
        let path = if path.as_os_str().is_empty() { Path::new(".") } else { path };
        self.sync_file(path)
    }

    /// Syncs the names in a folder and in all its parents, which may be new as well.
    pub fn sync_above(&self, folder: &Path) -> io::Result<()> {
        let folder = std::path::absolute(folder)?;
        let above: Vec<_> = folder.ancestors().skip(1).map(Path::to_owned).collect();
        // Of the others, a folder that may not be opened existed before.
        self.sync_at_once(&above).into_iter().next().unwrap_or(Ok(()))
    }

    /// Syncs files and folders that may become safe in any order.
    pub fn sync_each(&self, paths: &[PathBuf]) -> io::Result<()> {
        self.sync_at_once(paths).into_iter().collect()
    }

    /// The results of syncing each of these. A slow disk takes as long for several syncs at once as for one.
    fn sync_at_once(&self, paths: &[PathBuf]) -> Vec<io::Result<()>> {
        let next = AtomicUsize::new(0);
        let work = || {
            let mut done = Vec::new();
            while let Some((at, path)) =
                Some(next.fetch_add(1, Ordering::Relaxed)).and_then(|at| Some((at, paths.get(at)?)))
            {
                done.push((at, self.sync_folder(path)));
            }
            done
        };
        let mut all = std::thread::scope(|scope| {
            let threads: Vec<_> = (1..paths.len().min(AT_ONCE)).map(|_| scope.spawn(work)).collect();
            let own = work();
            let others = threads.into_iter().filter_map(|thread| thread.join().ok()).flatten();
            own.into_iter().chain(others).collect::<Vec<_>>()
        });
        all.sort_by_key(|(at, _)| *at);
        let mut results: Vec<_> = all.into_iter().map(|(_, result)| result).collect();
        results.resize_with(paths.len(), || Err(io::Error::other("a sync panicked")));
        results
    }

    /// Syncs a file that was not written through an [`Appending`].
    pub fn sync_file(&self, path: &Path) -> io::Result<()> {
        let announced = self.announce(&DiskEvent::Sync(path)).map_err(refused_sync);
        let synced = announced.and_then(|()| File::open(path)?.sync_all().map_err(refused_sync));
        match (synced, &self.unsynced) {
            (Err(error), Some(unsynced)) if cannot_do(&error) && path.is_dir() => {
                unsynced.store(true, Ordering::Relaxed);
                Ok(())
            }
            (synced, _) => synced,
        }
    }

    /// Syncs every file and folder in a folder, the folder itself, and its parent.
    pub fn sync_all(&self, folder: &Path) -> io::Result<()> {
        self.sync_each(&tree(folder)?)
    }

    /// Overwrites a part of a file with zeros, up to the end of the file, and syncs that. This needs no disk space.
    pub fn erase(&self, path: &Path, at: u64, length: u64) -> io::Result<()> {
        let mut file = File::options().write(true).open(path)?;
        let zeros = vec![0; file.metadata()?.len().saturating_sub(at).min(length) as usize];
        self.announce(&DiskEvent::Write { path, at, bytes: &zeros })?;
        file.seek(SeekFrom::Start(at))?;
        file.write_all(&zeros)?;
        self.announce(&DiskEvent::Sync(path))?;
        sync_data(&file)
    }

    /// Copies a folder and syncs the copy.
    pub fn copy(&self, from: &Path, to: &Path) -> io::Result<()> {
        fs::create_dir_all(to)?;
        for entry in fs::read_dir(from)? {
            let entry = entry?;
            let target = to.join(entry.file_name());
            if entry.file_type()?.is_dir() {
                self.copy(&entry.path(), &target)?;
            } else {
                self.copy_file(&entry.path(), &target)?;
            }
        }
        self.sync_all(to)
    }

    /// Copies a file in pieces of 1 MiB. Does not sync it.
    pub fn copy_file(&self, from: &Path, to: &Path) -> io::Result<()> {
        self.copy_from(File::open(from)?, to, |_| ())
    }

    /// Copies an open file, which may be removed meanwhile, and tells the length of each piece.
    pub fn copy_from(&self, mut source: File, to: &Path, copied: impl Fn(u64)) -> io::Result<()> {
        let mut target = self.create(to)?;
        let mut piece = vec![0; 1 << 20];
        loop {
            match io::Read::read(&mut source, &mut piece)? {
                0 => return Ok(()),
                length => {
                    target.append(&piece[..length])?;
                    copied(length as u64);
                }
            }
        }
    }
}

/// Every file and folder in a folder, the folder itself, and its parent.
pub(crate) fn tree(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(&next)? {
            let entry = entry?;
            match entry.file_type()?.is_dir() {
                true => folders.push(entry.path()),
                false => found.push(entry.path()),
            }
        }
        found.push(next);
    }
    found.extend(folder.parent().map(Path::to_owned));
    Ok(found)
}

impl Appending {
    pub fn append(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.disk.announce(&DiskEvent::Write { path: &self.path, at: self.length, bytes })?;
        self.file.write_all(bytes)?;
        self.length += bytes.len() as u64;
        Ok(())
    }

    /// Appends over zeros, and writes more of them ahead when they are used up. Meanwhile the file keeps its length, so
    /// a sync need not write the length: it takes about half of the time.
    pub fn append_in_place(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.append(bytes)?;
        if self.length <= self.filled {
            return Ok(());
        }
        let zeros = vec![0; self.length.clamp(*AHEAD.start(), *AHEAD.end()) as usize];
        self.disk.announce(&DiskEvent::Write { path: &self.path, at: self.length, bytes: &zeros })?;
        match self.file.write_all(&zeros) {
            Ok(()) => self.filled = self.length + zeros.len() as u64,
            // The bytes may still fit on a disk that is full by now.
            Err(error) if matches!(error.kind(), io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded) => {}
            Err(error) => return Err(error),
        }
        self.file.seek(SeekFrom::Start(self.length)).map(drop)
    }

    /// Syncs everything that was appended.
    pub fn sync(&self) -> io::Result<()> {
        self.disk.announce(&DiskEvent::Sync(&self.path))?;
        sync_data(&self.file)
    }

    /// Overwrites a part of the appended bytes with zeros, and syncs that. Nothing can be appended afterwards.
    pub fn spoil(self, at: u64, length: u64) -> io::Result<()> {
        self.disk.erase(&self.path, at, length)
    }

    /// The length of the appended bytes.
    pub const fn length(&self) -> u64 {
        self.length
    }
}

fn sync_data(file: &File) -> io::Result<()> {
    file.sync_data()
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use std::collections::BTreeSet;
    use std::sync::{Condvar, Mutex};
    use std::time::Duration;

    use super::*;

    #[test]
    fn what_is_appended_in_place_is_followed_by_zeros() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("file");
        let mut file = Disk::default().create(&path).expect("is created");
        file.append(b"begins").expect("is written");
        let mut lengths = Vec::new();
        for number in 0..100_u8 {
            file.append_in_place(&[number + 1; 1000]).expect("is written");
            lengths.push(fs::metadata(&path).expect("is there").len());
        }
        assert_eq!(file.length(), 100_006);
        let bytes = fs::read(&path).expect("is there");
        let (written, zeros) = bytes.split_at(100_006);
        assert!(
            written.starts_with(b"begins")
                && written[6..].iter().zip(0..).all(|(byte, at)| *byte == (at / 1000 + 1) as u8)
        );
        assert!(!zeros.is_empty() && zeros.iter().all(|byte| *byte == 0));
        lengths.dedup();
        assert!(lengths.len() < 10, "{lengths:?}");
    }

    /// Linux refuses to sync `/dev/null`; a sync that does not reach the system would succeed.
    #[test]
    fn a_sync_reaches_the_system() {
        let nowhere = File::options().write(true).open("/dev/null").expect("is there");
        assert_eq!(sync_data(&nowhere).map_err(|error| error.kind()), Err(io::ErrorKind::InvalidInput));
        let mut file = Disk::default().create(Path::new("/dev/null")).expect("is there");
        file.append(b"bytes").expect("takes everything");
        assert!(file.sync().is_err() && Disk::default().sync_file(Path::new("/dev/null")).is_err());
        assert!(Disk::default().sync_folder(Path::new("/dev/null")).is_err());
        assert!(Disk::default().erase(Path::new("/dev/null"), 0, 9).is_err());
    }

    #[test]
    fn a_folder_is_synced_with_all_that_is_in_it_and_with_its_name() {
        let folder = tempfile::tempdir().expect("a folder");
        let [outer, inner] = ["outer", "outer/inner"].map(|name| folder.path().join(name));
        fs::create_dir_all(&inner).expect("is created");
        let file = inner.join("file");
        fs::write(&file, "bytes").expect("is written");
        let synced = Arc::new(Mutex::new(BTreeSet::new()));
        let note = Arc::clone(&synced);
        let on_disk = move |event: &DiskEvent<'_>| {
            if let DiskEvent::Sync(path) = event {
                note.lock().expect("not poisoned").insert(path.to_path_buf());
            }
            Ok(())
        };
        Disk::new(Some(Arc::new(on_disk))).sync_all(&outer).expect("is synced");
        let all = BTreeSet::from([folder.path().to_owned(), outer, inner, file]);
        assert_eq!(*synced.lock().expect("not poisoned"), all);
    }

    #[test]
    fn independent_syncs_run_at_the_same_time() {
        let folder = tempfile::tempdir().expect("a folder");
        let names: Vec<_> = (0..4).map(|number| folder.path().join(number.to_string())).collect();
        for name in &names {
            fs::write(name, "bytes").expect("is written");
        }
        let meeting = Arc::new((Mutex::new(0), Condvar::new()));
        let most = names.len();
        let on_disk = {
            let meeting = Arc::clone(&meeting);
            move |_: &DiskEvent<'_>| {
                let (inside, changed) = &*meeting;
                let mut here = inside.lock().expect("not poisoned");
                *here += 1;
                changed.notify_all();
                let alone = |here: &mut usize| *here < most;
                let waited = changed.wait_timeout_while(here, Duration::from_secs(20), alone).expect("not poisoned");
                if waited.1.timed_out() { Err(io::Error::other("it is alone")) } else { Ok(()) }
            }
        };
        Disk::new(Some(Arc::new(on_disk))).sync_each(&names).expect("all of them wait together");
    }

    #[test]
    fn failed_sync_among_several_is_an_error() {
        let folder = tempfile::tempdir().expect("a folder");
        let there = folder.path().join("file");
        fs::write(&there, "bytes").expect("is written");
        let missing = folder.path().join("missing");
        for paths in [[&there, &missing], [&missing, &there]] {
            assert!(Disk::default().sync_each(&paths.map(Clone::clone)).is_err());
        }
        Disk::default().sync_each(&[there]).expect("is there");
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn only_a_full_disk_may_lack_the_zeros_ahead() {
        // Nothing is appended, so the zeros are the first bytes that the system gets.
        let ahead = |path: &str, writable: bool| {
            let file = File::options().read(!writable).write(writable).open(path).expect("is there");
            let path = PathBuf::from(path);
            Appending { path, file, length: 1, filled: 0, disk: Disk::default() }.append_in_place(b"")
        };
        ahead("/dev/full", true).expect("what was appended may have found room");
        assert!(ahead("/dev/null", false).is_err(), "it is open to be read");
    }

    #[test]
    fn what_cannot_be_looked_at_does_not_count_as_removed() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("file");
        fs::write(&file, "bytes").expect("is written");
        Disk::default().remove(&folder.path().join("missing")).expect("there is none");
        assert!(Disk::default().remove(&file.join("below")).is_err());
    }
}
