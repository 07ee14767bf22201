//! Scheduled backups: on time, complete, and only own ones are removed.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use skald::store::{Backup, Lsm, OpenError, Rotation, Seq, Store, Timestamp};
use support::commits::{change, table};
use support::folders::{contents, copy_folder};

const HOUR: u64 = 3_600_000;
const DAY: Duration = Duration::from_secs(24 * 3600);

/// 2026-11-21 17:50:13 UTC.
const NOW: Timestamp = Timestamp(1_795_283_413_000);

fn never() -> bool {
    false
}

fn rotation(folder: &Path, keep: usize) -> Rotation {
    Rotation { store: folder.join("data"), folder: folder.join("backups"), keep }
}

fn names(folder: &Path) -> BTreeSet<String> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    entries.map(|entry| entry.file_name().into_string().unwrap()).collect()
}

async fn seq_in(folder: &Path) -> Option<Seq> {
    let store = Lsm::open_to_read(folder).unwrap();
    store.seq(table(1)).await.unwrap()
}

#[tokio::test]
async fn daily_backups_of_a_store_in_use_keep_the_newest() {
    let folder = tempfile::tempdir().unwrap();
    let store = Lsm::open(&folder.path().join("data")).unwrap();
    let rotation = rotation(folder.path(), 3);
    assert_eq!(rotation.backups().unwrap(), []);
    let mut taken = Vec::new();
    for hour in 0..24 * 6 {
        if hour % 12 == 0 {
            store.commit(change(1, hour / 12).commit()).await.unwrap();
        }
        taken.extend(rotation.keep_up(DAY, NOW.plus(hour * HOUR), never).unwrap().map(|taken| (hour, taken)));
    }
    assert_eq!(taken.iter().map(|(hour, _)| *hour).collect::<Vec<_>>(), [0, 24, 48, 72, 96, 120]);
    let kept: Vec<_> = rotation.backups().unwrap();
    assert_eq!(kept.iter().map(|kept| kept.at).collect::<Vec<_>>(), [72, 96, 120].map(|hour| NOW.plus(hour * HOUR)));
    let expected = ["scheduled-20261124T175013Z", "scheduled-20261125T175013Z", "scheduled-20261126T175013Z"];
    assert_eq!(names(&rotation.folder), expected.map(str::to_owned).into());
    let (_, last) = taken.last().unwrap();
    assert_eq!((&last.path, last.removed.len()), (&kept[2].path, 1));
    assert!(matches!(last.backup, Backup { group: 11, bytes, synced: true } if bytes > 1000));
    assert_eq!(seq_in(&kept[0].path).await, Some(Seq(7)));
    assert_eq!(seq_in(&kept[2].path).await, Some(Seq(11)));
    store.close().await.unwrap();
}

#[tokio::test]
async fn nothing_is_removed_that_it_did_not_make() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let store = Lsm::open(&data).unwrap();
    store.commit(change(1, 0).commit()).await.unwrap();
    let rotation = rotation(folder.path(), 1);
    fs::create_dir_all(&rotation.folder).unwrap();
    // Another store's backup, a renamed one, a manual one, a file, an empty folder, a link.
    let other = folder.path().join("other");
    Lsm::open(&other).unwrap().close().await.unwrap();
    Lsm::back_up(&other, &rotation.folder.join("scheduled-20200101T000000Z")).unwrap();
    for name in ["scheduled-20200102T000000Z-keep", "by-hand"] {
        Lsm::back_up(&data, &rotation.folder.join(name)).unwrap();
    }
    fs::write(rotation.folder.join("scheduled-20200103T000000Z"), "a letter").unwrap();
    fs::create_dir(rotation.folder.join("scheduled-20200104T000000Z")).unwrap();
    #[cfg(unix)]
    std::os::unix::fs::symlink(&data, rotation.folder.join("scheduled-20200105T000000Z")).unwrap();
    let (names_before, before) = (names(&rotation.folder), contents(&rotation.folder));
    for day in 0..4 {
        let taken = rotation.keep_up(DAY, NOW.plus(day * 24 * HOUR), never).unwrap().expect("is due");
        assert_eq!(taken.removed.len(), usize::from(day > 0));
        fs::rename(&taken.path, rotation.folder.join("aside")).unwrap();
        assert_eq!(names(&rotation.folder).len(), names_before.len() + 1);
        fs::rename(rotation.folder.join("aside"), &taken.path).unwrap();
    }
    let after = contents(&rotation.folder);
    assert!(before.iter().all(|(name, bytes)| after.get(name) == Some(bytes)), "byte for byte");
    assert!(names(&rotation.folder).is_superset(&names_before));
    store.close().await.unwrap();
}

#[tokio::test]
async fn failed_or_cancelled_backup_removes_and_leaves_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let rotation = rotation(folder.path(), 1);
    assert!(rotation.keep_up(DAY, NOW, never).is_err(), "there is no store yet");
    assert!(!rotation.folder.exists());
    let store = Lsm::open(&data).unwrap();
    store.commit(change(1, 0).commit()).await.unwrap();
    let first = rotation.keep_up(DAY, NOW, never).unwrap().expect("is due");
    let later = NOW.plus(24 * HOUR);
    let asked = Arc::new(AtomicBool::new(false));
    let stopping = {
        let asked = Arc::clone(&asked);
        // After the first change of the disk.
        move || asked.swap(true, Ordering::SeqCst)
    };
    let error = rotation.keep_up(DAY, later, stopping).unwrap_err();
    assert!(
        matches!(&error, OpenError::Disk { error, .. } if error.kind() == std::io::ErrorKind::Interrupted),
        "{error}"
    );
    assert!(asked.load(Ordering::SeqCst));
    assert_eq!(names(&rotation.folder).len(), 1);
    // A store with a missing file gives no backup, and the last good one stays.
    let segment = fs::read_dir(data.join("journal")).unwrap().flatten().map(|entry| entry.path()).max().unwrap();
    fs::rename(&segment, folder.path().join("aside")).unwrap();
    assert!(matches!(rotation.keep_up(DAY, later, never), Err(OpenError::Damaged { .. })));
    assert_eq!(rotation.backups().unwrap()[0].path, first.path);
    assert_eq!(names(&rotation.folder).len(), 1);
    fs::rename(folder.path().join("aside"), &segment).unwrap();
    // Leftovers of a killed process are removed later, but not while another process may still write them.
    let unfinished = |name: &str| rotation.folder.join(format!("{name}.unfinished"));
    copy_folder(&first.path, &unfinished("scheduled-20261121T170000Z")).unwrap();
    copy_folder(&first.path, &unfinished("scheduled-20261122T170000Z")).unwrap();
    let second = rotation.keep_up(DAY, later, never).unwrap().expect("is due");
    assert_eq!(second.removed, [first.path]);
    let left = ["scheduled-20261122T170000Z.unfinished", "scheduled-20261122T175013Z"].map(str::to_owned);
    assert_eq!(names(&rotation.folder), left.into());
    store.close().await.unwrap();
}

#[tokio::test]
async fn a_clock_that_was_set_back_stops_no_backups() {
    let folder = tempfile::tempdir().unwrap();
    let store = Lsm::open(&folder.path().join("data")).unwrap();
    let rotation = rotation(folder.path(), 1);
    let future = rotation.keep_up(DAY, NOW.plus(1000 * HOUR), never).unwrap().expect("is due");
    let now = rotation.keep_up(DAY, NOW, never).unwrap().expect("is due");
    assert_eq!(now.removed, [future.path], "the new one stays, though its name sorts first");
    assert!(now.path.is_dir());
    let rotation = Rotation { keep: 3, ..rotation };
    rotation.keep_up(DAY, NOW.plus(2000 * HOUR), never).unwrap().expect("is due");
    assert_eq!(rotation.keep_up(DAY, NOW.plus(HOUR), never).unwrap(), None, "the one of the future does not count");
    store.close().await.unwrap();
}

#[tokio::test]
async fn backups_that_cannot_be_looked_for_are_not_none() {
    let folder = tempfile::tempdir().unwrap();
    Lsm::open(&folder.path().join("data")).unwrap().close().await.unwrap();
    let rotation = rotation(folder.path(), 3);
    assert_eq!(rotation.backups().unwrap(), [], "none were taken yet");
    fs::write(folder.path().join("backups"), "a file").unwrap();
    let refused = rotation.backups().err().unwrap();
    assert!(matches!(&refused, OpenError::Disk { path, .. } if path.ends_with("backups")), "{refused}");
}
