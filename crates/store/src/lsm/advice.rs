//! The backup that an error recommends: the newest available one.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use crate::journal::LABEL;

/// A backup that a store can be restored from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BackupAtHand {
    pub path: PathBuf,
    /// When it was taken.
    pub taken: SystemTime,
}

impl BackupAtHand {
    /// The newest backup in a folder; `None` if the folder is missing.
    pub(super) fn newest(folder: &Path) -> Option<Self> {
        let backups = fs::read_dir(folder).ok()?.flatten().map(|entry| entry.path());
        // Opening a backup changes its folder, but not its label.
        let taken = |path: &Path| fs::metadata(path.join(LABEL)).and_then(|label| label.modified()).ok();
        backups.filter_map(|path| Some(Self { taken: taken(&path)?, path })).max_by_key(|backup| backup.taken)
    }
}

/// The text that says what to restore.
pub(super) fn advice(backup: Option<&BackupAtHand>) -> String {
    let Some(BackupAtHand { path, taken }) = backup else { return "a backup".to_owned() };
    // A backup with a time in the future counts as new.
    let age = taken.elapsed().unwrap_or_default();
    format!("a backup, such as {}, which is {} old", path.display(), age_text(age))
}

fn age_text(age: Duration) -> String {
    let minutes = age.as_secs() / 60;
    match minutes {
        0..120 => format!("{minutes} minutes"),
        120..2880 => format!("{} hours", minutes / 60),
        _ => format!("{} days", minutes / 1440),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_backup_is_named_with_its_age() {
        for (minutes, age) in [(0, "0 minutes"), (119, "119 minutes"), (2879, "47 hours"), (2880, "2 days")] {
            assert_eq!(age_text(Duration::from_secs(60 * minutes)), age);
        }
        let taken = SystemTime::now() - Duration::from_secs(3 * 3600 + 5);
        let named = advice(Some(&BackupAtHand { path: "backups/a".into(), taken }));
        assert_eq!(named, "a backup, such as backups/a, which is 3 hours old");
        assert_eq!(advice(None), "a backup");
    }
}
