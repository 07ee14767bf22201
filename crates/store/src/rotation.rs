//! Scheduled backups, of which the newest are kept.
//!
//! The name of a backup is the time at which it was begun, so no other record is needed. This module removes only its
//! own backups: folders with exactly such a name whose store has the same number.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use jiff::Timestamp as Moment;
use jiff::civil::DateTime;
use jiff::tz::TimeZone;

use super::Timestamp;
use super::journal::{Disk, DiskEvent};
use super::lsm::{Backup, BackupAtHand, Lsm, OpenError, UNFINISHED, create_private};

/// The name of a backup, as a format of the time at which it was begun, in UTC.
const NAME: &str = "scheduled-%Y%m%dT%H%M%SZ";

/// The age, in milliseconds, at which an unfinished backup is removed. A younger one may still be written by another
/// process.
const LEFT_OVER: u64 = 6 * 60 * 60 * 1000;

/// A folder of backups of one store.
#[derive(Clone, Debug)]
pub struct Rotation {
    pub store: PathBuf,
    /// The folder of the backups; created on first use.
    pub folder: PathBuf,
    /// How many are kept; 0 means 1.
    pub keep: usize,
}

/// A backup of a [`Rotation`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scheduled {
    /// When it was begun, to the second.
    pub at: Timestamp,
    pub path: PathBuf,
}

/// A backup that was taken, and those that were removed for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Taken {
    pub path: PathBuf,
    /// What it holds.
    pub backup: Backup,
    /// The folders of the older backups that were removed.
    pub removed: Vec<PathBuf>,
}

impl Rotation {
    /// The backups of this store, the oldest first; none if the folder is missing.
    ///
    /// # Errors
    /// A store or a folder that cannot be read.
    pub fn backups(&self) -> Result<Vec<Scheduled>, OpenError> {
        self.backups_of(Some(Lsm::number(&self.store)?))
    }

    /// The newest backup of any store in this folder.
    ///
    /// # Errors
    /// A folder that cannot be read.
    pub fn newest_of_any(&self) -> Result<Option<Scheduled>, OpenError> {
        Ok(self.backups_of(None)?.pop())
    }

    /// Adds the newest of these backups to an error that recommends a restore, unless the error names a newer one.
    pub fn advise(&self, error: OpenError) -> OpenError {
        // Without its number in the store, the owner of a backup is unknown.
        let backups = self.backups_of(Lsm::number(&self.store).ok()).unwrap_or_default();
        error.naming(backups.into_iter().next_back().map(|Scheduled { at, path }| {
            let taken = SystemTime::UNIX_EPOCH + Duration::from_millis(at.0);
            BackupAtHand { path, taken }
        }))
    }

    /// The backups of the store with this number, or of all stores.
    fn backups_of(&self, number: Option<u64>) -> Result<Vec<Scheduled>, OpenError> {
        let names = self.names().map_err(|error| self.refused(error))?;
        let mut found: Vec<_> = names
            .into_iter()
            .filter_map(|name| Some(Scheduled { at: time(&name)?, path: self.folder.join(name) }))
            .filter(|found| fs::symlink_metadata(&found.path).is_ok_and(|folder| folder.is_dir()))
            .filter(|found| Lsm::number(&found.path).is_ok_and(|own| number.is_none_or(|number| own == number)))
            .collect();
        found.sort_by(|left, right| (left.at, &left.path).cmp(&(right.at, &right.path)));
        Ok(found)
    }

    /// Takes a backup if `every` has passed since the last one, reads it back, and removes the oldest that are more
    /// than `keep`. The store may be in use meanwhile. Stops with an error once `cancelled` returns true.
    ///
    /// # Errors
    /// See [`OpenError`]. If the backup fails, all older ones stay and its own files are removed. If an older one
    /// cannot be removed, the new one stays.
    pub fn keep_up(
        &self,
        every: Duration,
        now: Timestamp,
        cancelled: impl Fn() -> bool + Send + Sync + 'static,
    ) -> Result<Option<Taken>, OpenError> {
        let every = u64::try_from(every.as_millis()).unwrap_or(u64::MAX);
        // After the clock was set back, backups may have a time in the future.
        if self.backups()?.iter().any(|last| last.at.0.abs_diff(now.0) < every) {
            return Ok(None);
        }
        let name = name(now).ok_or_else(|| self.refused(io::Error::other("the clock has no date")))?;
        create_private(&self.folder).map_err(|error| self.refused(error))?;
        self.tidy(now);
        let on_disk = move |_: &DiskEvent<'_>| match cancelled() {
            true => Err(io::Error::new(io::ErrorKind::Interrupted, "the program stops")),
            false => Ok(()),
        };
        let path = self.folder.join(name);
        let backup = super::lsm::back_up(&self.store, &path, &Disk::new(Some(Arc::new(on_disk))));
        let backup = backup.map_err(|error| self.advise(error))?;
        let removed = self.remove_older(&path)?;
        Ok(Some(Taken { path, backup, removed }))
    }

    /// Removes the oldest backups that are more than `keep`. The new one always stays, whatever its time.
    fn remove_older(&self, new: &Path) -> Result<Vec<PathBuf>, OpenError> {
        let mut old = self.backups()?;
        old.retain(|found| found.path != new);
        old.truncate((old.len() + 1).saturating_sub(self.keep.max(1)));
        for Scheduled { path, .. } in &old {
            // A partly removed backup must not look like a whole one.
            let aside = path.with_added_extension(UNFINISHED);
            let removed = fs::rename(path, &aside).and_then(|()| fs::remove_dir_all(&aside));
            removed.map_err(|error| OpenError::Disk { path: path.clone(), error })?;
        }
        Ok(old.into_iter().map(|found| found.path).collect())
    }

    /// Removes the files of interrupted backups. A failed removal is retried at the next backup.
    fn tidy(&self, now: Timestamp) {
        for name in self.names().unwrap_or_default() {
            let begun = name.strip_suffix(UNFINISHED).and_then(|name| time(name.strip_suffix('.')?));
            if begun.is_some_and(|begun| begun.plus(LEFT_OVER) < now) {
                let _left = fs::remove_dir_all(self.folder.join(name));
            }
        }
    }

    fn names(&self) -> io::Result<Vec<String>> {
        match fs::read_dir(&self.folder) {
            Ok(entries) => Ok(entries.flatten().filter_map(|entry| entry.file_name().into_string().ok()).collect()),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Vec::new()),
            Err(error) => Err(error),
        }
    }

    fn refused(&self, error: io::Error) -> OpenError {
        OpenError::Disk { path: self.folder.clone(), error }
    }
}

fn name(at: Timestamp) -> Option<String> {
    let at = Moment::from_millisecond(i64::try_from(at.0).ok()?).ok()?;
    Some(at.to_zoned(TimeZone::UTC).strftime(NAME).to_string())
}

/// The time in the name of a backup, to the second; `None` for any other name.
fn time(text: &str) -> Option<Timestamp> {
    let at = DateTime::strptime(NAME, text).ok()?.to_zoned(TimeZone::UTC).ok()?.timestamp();
    let at = Timestamp(u64::try_from(at.as_millisecond()).ok()?);
    (name(at)? == text).then_some(at)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_says_its_second_and_no_other_name_does() {
        let at = Timestamp(1_795_283_413_999);
        assert_eq!(name(at).as_deref(), Some("scheduled-20261121T175013Z"));
        assert_eq!(time("scheduled-20261121T175013Z"), Some(Timestamp(1_795_283_413_000)));
        for other in [
            "scheduled-20261121T175013",
            "scheduled-20261121T175013Z.unfinished",
            "scheduled-2026-11-21",
            "Scheduled-20261121T175013Z",
            "scheduled-20261321T175013Z",
            "scheduled-",
            "",
            " scheduled-20261121T175013Z",
        ] {
            assert_eq!(time(other), None, "{other:?}");
        }
    }
}
