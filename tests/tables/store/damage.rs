//! Missing, shortened or changed files, and failing disks. No loss is silent, no invalid change is answered, and the
//! store recovers by itself if possible.

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use serde_json::json;
use skald::store::{
    ChannelStatus, DiskEvent, JsonText, Lsm, OnDisk, OpenError, Opening, PersonId, Seq, Store, StoreError,
};
use support::commits::{Change, change, table};
use support::folders::{contents, copy_folder};

const ROUNDS: u64 = 40;

fn small() -> Opening {
    Opening { run_after: Some(20_000), ..Opening::default() }
}

/// A store with runs and several segments. Returns copies of its folder: while it was open, and after it was
/// closed.
async fn stores() -> (tempfile::TempDir, tempfile::TempDir) {
    let (open, closed) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let store = Lsm::open_with(closed.path(), small()).unwrap();
    let metadata: Vec<_> = (0..300).map(|n| n * 7919 % 9973).collect();
    for expected in 0..ROUNDS {
        for number in 1..=2 {
            let change = Change { metadata: json!(metadata), ..change(number, expected) };
            store.commit(change.commit()).await.unwrap();
        }
        if expected == ROUNDS - 4 {
            wait_for(|| named(closed.path(), "run-").is_some()).await;
        }
    }
    at_rest(closed.path()).await;
    copy_folder(closed.path(), open.path()).unwrap();
    store.close().await.unwrap();
    (open, closed)
}

/// Waits until the files of the journal have not changed for a while: no run is being written or merged.
async fn at_rest(store: &Path) {
    let files = || {
        let files = fs::read_dir(store.join("journal")).unwrap().flatten();
        files.map(|file| file.path()).collect::<BTreeSet<_>>()
    };
    let mut before = BTreeSet::new();
    while before != files() {
        before = files();
        tokio::time::sleep(Duration::from_millis(1500)).await;
    }
}

async fn wait_for(holds: impl Fn() -> bool) {
    for _ in 0..3000 {
        if holds() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("waited in vain");
}

fn named(store: &Path, beginning: &str) -> Option<PathBuf> {
    let files = fs::read_dir(store.join("journal")).ok()?.flatten().map(|entry| entry.path());
    files
        .into_iter()
        .filter(|path| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with(beginning)))
        .max()
}

/// The seqs of the two tables, if their logs are complete.
async fn stand(folder: &Path) -> Result<[u64; 2], OpenError> {
    let store = Lsm::open(folder)?;
    let mut stand = [0; 2];
    for number in 1..=2 {
        let seq = store.seq(table(number)).await.unwrap().unwrap_or(Seq(0)).0;
        assert_eq!(store.entries(table(number), Seq(1), 999).await.unwrap().len() as u64, seq);
        stand[number as usize - 1] = seq;
    }
    Ok(stand)
}

/// The name of the damage, and its effect on a file.
type Damage = (String, Box<dyn Fn(&Path)>);

/// The damages of a file, within its used part: the zeros ahead of a journal have no content.
fn damages(bytes: &[u8]) -> Vec<Damage> {
    let length = bytes.iter().rposition(|byte| *byte != 0).map_or(0, |last| last + 1);
    let mut damages: Vec<Damage> = Vec::new();
    damages.push(("removed".to_owned(), Box::new(|path| fs::remove_file(path).unwrap())));
    for keep in [0, length / 2, length.saturating_sub(1)] {
        let cut = move |path: &Path| {
            let bytes = fs::read(path).unwrap();
            fs::write(path, &bytes[..keep.min(bytes.len())]).unwrap();
        };
        damages.push((format!("cut at {keep}"), Box::new(cut)));
    }
    for place in 0..8 {
        let at = (length.saturating_sub(1)) * place / 7;
        let turn = move |path: &Path| {
            let mut bytes = fs::read(path).unwrap();
            if let Some(byte) = bytes.get_mut(at) {
                *byte ^= 1 << (place % 8);
            }
            fs::write(path, bytes).unwrap();
        };
        damages.push((format!("a bit of byte {at} turned"), Box::new(turn)));
    }
    damages
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn damaged_file_of_a_closed_store_loses_nothing_or_is_named() {
    let (_, closed) = stores().await;
    let mut refused = 0;
    for (file, bytes) in contents(closed.path()) {
        for (how, damage) in damages(&bytes) {
            let folder = tempfile::tempdir().unwrap();
            copy_folder(closed.path(), folder.path()).unwrap();
            damage(&folder.path().join(&file));
            match stand(folder.path()).await {
                Ok(stand) => assert_eq!(stand, [ROUNDS; 2], "{} {how}", file.display()),
                Err(error) => {
                    refused += 1;
                    let named = error.to_string();
                    assert!(
                        named.contains(&*file.to_string_lossy()) && named.contains("restore a backup"),
                        "{how}: {named}"
                    );
                }
            }
        }
    }
    // No damage of a run is passed over, for a closed store has no segments.
    assert!(refused >= 12 + 12, "{refused} were refused");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn damaged_journal_of_an_unclosed_store_is_refused_by_name() {
    let (open, _) = stores().await;
    let last = named(open.path(), "segment-").unwrap();
    let mut refused = 0;
    for (file, bytes) in contents(&open.path().join("journal")) {
        for (how, damage) in damages(&bytes) {
            let folder = tempfile::tempdir().unwrap();
            copy_folder(open.path(), folder.path()).unwrap();
            let path = folder.path().join("journal").join(&file);
            damage(&path);
            let before = contents(&folder.path().join("journal"));
            match stand(folder.path()).await {
                Err(error) => {
                    refused += 1;
                    let OpenError::Damaged { path: named, .. } = &error else {
                        panic!("{} {how}: {error}", file.display())
                    };
                    assert_eq!(*named, path, "{how}: {error}");
                    assert!(error.to_string().contains("restore a backup"), "{error}");
                    assert!(contents(&folder.path().join("journal")) == before, "{how}: it was changed");
                }
                // A file that is no longer named, or the end of the last segment, which looks like an unfinished frame.
                Ok(stand) if stand == [ROUNDS; 2] => {}
                Ok(stand) => {
                    assert!(last.ends_with(&file) && stand[0] + stand[1] < 2 * ROUNDS, "{} {how}", file.display())
                }
            }
        }
    }
    // All twelve damages of a run. Of the last segment at least: missing, empty, or a wrong header.
    assert!(refused >= 15, "{refused} were refused");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_store_without_its_label_or_its_folders_is_not_an_empty_one() {
    let (open, closed) = stores().await;
    for store in [&open, &closed] {
        let folder = tempfile::tempdir().unwrap();
        copy_folder(store.path(), folder.path()).unwrap();
        fs::remove_file(folder.path().join("store.json")).unwrap();
        let error = stand(folder.path()).await.err().unwrap();
        assert!(
            matches!(&error, OpenError::NotAStore { .. }) && error.to_string().contains("restore a backup"),
            "{error}"
        );
    }
    let folder = tempfile::tempdir().unwrap();
    copy_folder(open.path(), folder.path()).unwrap();
    fs::remove_dir_all(folder.path().join("journal")).unwrap();
    assert!(matches!(stand(folder.path()).await, Err(OpenError::Damaged { .. })));
    // A label that is older than the journal, whose changes are in a run by now.
    let folder = tempfile::tempdir().unwrap();
    drop(Lsm::open(folder.path()).unwrap());
    let label = fs::read(folder.path().join("store.json")).unwrap();
    let store = Lsm::open(folder.path()).unwrap();
    store.commit(change(1, 0).commit()).await.unwrap();
    store.close().await.unwrap();
    fs::write(folder.path().join("store.json"), label).unwrap();
    drop(store);
    let error = stand(folder.path()).await.err().unwrap();
    assert!(matches!(&error, OpenError::Damaged { .. }) && error.to_string().contains("older"), "{error}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_store_is_read_without_being_changed() {
    let (open, closed) = stores().await;
    for folder in [&open, &closed] {
        let before = contents(folder.path());
        let store = Lsm::open_to_read(folder.path()).unwrap();
        assert_eq!(store.seq(table(2)).await, Ok(Some(Seq(ROUNDS))));
        assert_eq!(store.entries(table(1), Seq(1), 999).await.unwrap().len() as u64, ROUNDS);
        assert!(matches!(store.commit(change(1, ROUNDS).commit()).await, Err(StoreError::Failed(_))));
        store.close().await.unwrap();
        assert_eq!(store.seq(table(2)).await, Err(StoreError::Closed));
        drop(store);
        assert!(contents(folder.path()) == before);
    }
}

/// A store with a live table and two that are archived; the folder as it was closed.
async fn with_an_archive() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let store = Lsm::open(folder.path()).unwrap();
    let metadata: Vec<_> = (0..300).map(|n| n * 7919 % 9973).collect();
    for number in [1, 2] {
        let over = Change { channel_status: ChannelStatus::Past, entries: ROUNDS, ..change(number, 0) };
        store.commit(Change { metadata: json!(metadata), ..over }.commit()).await.unwrap();
        store.archive(table(number), Seq(ROUNDS)).await.unwrap();
    }
    store.commit(change(3, 0).commit()).await.unwrap();
    store.close().await.unwrap();
    folder
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_damaged_archive_is_named_and_takes_nothing_else() {
    let sound = with_an_archive().await;
    let file = fs::read_dir(sound.path().join("archive")).unwrap().next().unwrap().unwrap().file_name();
    let (mut refused, mut broken) = (0, 0);
    for (how, damage) in damages(&fs::read(sound.path().join("archive").join(&file)).unwrap()) {
        let folder = tempfile::tempdir().unwrap();
        copy_folder(sound.path(), folder.path()).unwrap();
        damage(&folder.path().join("archive").join(&file));
        let inspected = Lsm::inspect(folder.path());
        let store = match Lsm::open(folder.path()) {
            Ok(store) => store,
            Err(error) => {
                refused += 1;
                let named = error.to_string();
                assert!(
                    named.contains(&*file.to_string_lossy()) && named.contains("restore a backup"),
                    "{how}: {named}"
                );
                assert!(inspected.is_err());
                continue;
            }
        };
        store.commit(change(3, 1).commit()).await.unwrap();
        let mut whole = 0;
        for number in [1, 2] {
            match (store.load(table(number)).await, store.entries(table(number), Seq(1), 999).await) {
                (Ok(Some(head)), Ok(log)) => {
                    whole += 1;
                    assert_eq!((head.seq, log.len() as u64), (Seq(ROUNDS), ROUNDS));
                }
                (Err(StoreError::Broken { what, why }), Err(StoreError::Broken { .. })) => {
                    assert!(what == format!("archive/{}", table(number)) && why.contains("volume-"), "{how}: {why}");
                }
                (head, log) => panic!("{how}: {head:?}, {log:?}"),
            }
        }
        if whole < 2 {
            broken += 1;
            let named = inspected.err().unwrap().to_string();
            assert!(named.contains(&*file.to_string_lossy()), "{how}: {named}");
            let backup = folder.path().join("copy");
            assert!(Lsm::back_up(folder.path(), &backup).is_err() && !backup.exists(), "{how}");
        }
    }
    assert!(refused >= 2 && broken >= 6, "{refused} were refused, {broken} opened with what is broken");
    // A store.json from before the archive.
    let folder = tempfile::tempdir().unwrap();
    let store = Lsm::open(folder.path()).unwrap();
    let over = Change { channel_status: ChannelStatus::Past, ..change(1, 0) };
    store.commit(over.commit()).await.unwrap();
    let label = fs::read(folder.path().join("store.json")).unwrap();
    store.archive(table(1), Seq(1)).await.unwrap();
    drop(store);
    fs::write(folder.path().join("store.json"), label).unwrap();
    let error = Lsm::open(folder.path()).err().unwrap().to_string();
    assert!(error.contains("store.json is older than this file"), "{error}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn table_stays_in_place_if_archiving_fails() {
    let folder = tempfile::tempdir().unwrap();
    let (opening, broken, _) = failing(|event| matches!(event, DiskEvent::Write { path, .. } if is_volume(path)));
    let store = Lsm::open_with(folder.path(), opening).unwrap();
    let over = Change { channel_status: ChannelStatus::Past, ..change(1, 0) };
    store.commit(over.commit()).await.unwrap();
    for times in 0..3 {
        broken.store(times != 2, Ordering::SeqCst);
        let archived = store.archive(table(1), Seq(1)).await;
        assert_eq!(matches!(archived, Err(StoreError::Failed(_))), times != 2, "{archived:?}");
        assert_eq!(store.entries(table(1), Seq(1), 9).await.unwrap().len(), 1);
    }
    drop(store);
    let store = Lsm::open_to_read(folder.path()).unwrap();
    assert_eq!(store.load(table(1)).await.unwrap().unwrap().seq, Seq(1));
    assert_eq!(store.resting(table(0), 9).await, Ok((vec![], None)));
    assert!(matches!(store.archive(table(1), Seq(1)).await, Ok(())), "it is there already");
}

/// The size of the volumes without the headers of their files.
fn in_volumes(folder: &Path) -> usize {
    let volumes = fs::read_dir(folder.join("archive")).unwrap().map(|volume| fs::read(volume.unwrap().path()).unwrap());
    volumes.map(|bytes| bytes[36..].iter().filter(|byte| **byte != 0).count()).sum()
}

/// The archiving task may be dropped before it is done, such as at a stop.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_piece_that_no_document_comes_to_name_is_erased() {
    let folder = tempfile::tempdir().unwrap();
    let (began, begun) = std::sync::mpsc::channel();
    let (go_on, gate) = std::sync::mpsc::channel::<()>();
    let gate = Mutex::new(gate);
    let on_disk = move |event: &DiskEvent<'_>| {
        if matches!(event, DiskEvent::Write { path, at: 36, bytes } if is_volume(path) && bytes.iter().any(|b| *b > 0))
        {
            began.send(()).unwrap();
            gate.lock().unwrap().recv().unwrap();
        }
        Ok(())
    };
    let opening = Opening { on_disk: Some(Arc::new(on_disk)), ..small() };
    let store = Arc::new(Lsm::open_with(folder.path(), opening).unwrap());
    let over = Change { channel_status: ChannelStatus::Past, ..change(1, 0) };
    store.commit(over.commit()).await.unwrap();
    let archiving = tokio::spawn({
        let store = Arc::clone(&store);
        async move { store.archive(table(1), Seq(1)).await }
    });
    tokio::task::spawn_blocking(move || begun.recv().unwrap()).await.unwrap();
    archiving.abort();
    assert!(archiving.await.unwrap_err().is_cancelled());
    go_on.send(()).unwrap();
    let end = Instant::now() + Duration::from_secs(30);
    while in_volumes(folder.path()) == 0 && fs::metadata(volume(folder.path())).unwrap().len() <= 36 {
        assert!(Instant::now() < end, "it is written completely");
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    store.close().await.unwrap();
    wait_for(|| in_volumes(folder.path()) == 0).await;
    drop(store);
    let store = Lsm::open(folder.path()).unwrap();
    assert_eq!(store.resting(table(0), 9).await, Ok((vec![table(1)], None)));
}

fn volume(folder: &Path) -> PathBuf {
    fs::read_dir(folder.join("archive")).unwrap().next().unwrap().unwrap().path()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn piece_is_erased_once_its_document_has_certainly_failed() {
    let folder = tempfile::tempdir().unwrap();
    let broken = Arc::new(AtomicBool::new(false));
    let switch = Arc::clone(&broken);
    let on_sync = move |_: &Path| match switch.load(Ordering::SeqCst) {
        true => Err(io::ErrorKind::StorageFull.into()),
        false => Ok(()),
    };
    let opening = Opening { on_sync: Some(Box::new(on_sync)), ..small() };
    let store = Lsm::open_with(folder.path(), opening).unwrap();
    let over = Change { channel_status: ChannelStatus::Past, ..change(1, 0) };
    store.commit(over.commit()).await.unwrap();
    broken.store(true, Ordering::SeqCst);
    assert!(matches!(store.archive(table(1), Seq(1)).await, Err(StoreError::Failed(_))));
    assert!(in_volumes(folder.path()) > 0);
    broken.store(false, Ordering::SeqCst);
    tokio::time::sleep(Duration::from_millis(1100)).await;
    store.commit(change(2, 0).commit()).await.unwrap();
    wait_for(|| in_volumes(folder.path()) == 0).await;
    store.archive(table(1), Seq(1)).await.unwrap();
    store.close().await.unwrap();
    assert!(in_volumes(folder.path()) > 0);
}

/// A durable change is answered so, even if the piece cannot be erased yet.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn failed_erasure_is_retried_and_refuses_no_change() {
    let folder = tempfile::tempdir().unwrap();
    let (opening, broken, failed) = failing(
        |event| matches!(event, DiskEvent::Write { path, bytes, .. } if is_volume(path) && bytes.iter().all(|b| *b == 0)),
    );
    let store = Lsm::open_with(folder.path(), opening).unwrap();
    for number in [1, 2, 3] {
        let over = Change { channel_status: ChannelStatus::Past, ..change(number, 0) };
        store.commit(over.clone().commit()).await.unwrap();
        store.archive(table(number), Seq(1)).await.unwrap();
    }
    broken.store(true, Ordering::SeqCst);
    let over = Change { channel_status: ChannelStatus::Past, ..change(2, 1) };
    store.remove(table(1), Seq(1), Vec::new(), Vec::new()).await.unwrap();
    store.rewrite(over.commit(), Vec::new(), PersonId(7)).await.unwrap();
    // So does a commit that takes a table out of the archive.
    let over = Change { channel_status: ChannelStatus::Past, ..change(3, 1) };
    store.commit(over.commit()).await.unwrap();
    assert!(failed.load(Ordering::SeqCst) > 0 && in_volumes(folder.path()) > 0);
    assert_eq!(store.seq(table(1)).await, Ok(None));
    broken.store(false, Ordering::SeqCst);
    store.close().await.unwrap();
    assert_eq!(in_volumes(folder.path()), 0);
}

fn is_volume(path: &Path) -> bool {
    path.parent().is_some_and(|folder| folder.ends_with("archive"))
}

/// Backups are taken while one table after the other goes into the archive.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn concurrent_backup_has_all_pieces_it_refers_to() {
    let (folder, copies) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let store = Lsm::open_with(folder.path(), small()).unwrap();
    let path = folder.path().to_owned();
    let to = copies.path().to_owned();
    let (archived, wanted) = std::sync::mpsc::channel();
    let taken = tokio::task::spawn_blocking(move || {
        wanted
            .iter()
            .map(|table: u64| to.join(table.to_string()))
            .map(|to| Lsm::back_up(&path, &to).map(|_| to))
            .collect()
    });
    for number in 1..=60 {
        let over = Change { channel_status: ChannelStatus::Past, entries: 9, ..change(number, 0) };
        store.commit(over.commit()).await.unwrap();
        store.archive(table(number), Seq(9)).await.unwrap();
        if number % 3 == 0 {
            archived.send(number).unwrap();
        }
    }
    drop(archived);
    let taken: Vec<Result<PathBuf, OpenError>> = taken.await.unwrap();
    let mut most = 0;
    for copy in taken {
        let copy = Lsm::open(&copy.unwrap()).unwrap();
        let tables = copy.tables(table(0), 999).await.unwrap();
        for table in &tables {
            assert_eq!(copy.load(*table).await.unwrap().unwrap().seq, Seq(9));
            assert_eq!(copy.entries(*table, Seq(1), 99).await.unwrap().len(), 9);
        }
        most = most.max(tables.len());
    }
    assert!(most > 0);
}

/// A disk on which one kind of change fails while a switch is on.
fn failing(kind: fn(&DiskEvent<'_>) -> bool) -> (Opening, Arc<AtomicBool>, Arc<AtomicUsize>) {
    let (broken, failed) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicUsize::new(0)));
    let (switch, count) = (Arc::clone(&broken), Arc::clone(&failed));
    let on_disk = move |event: &DiskEvent<'_>| {
        if switch.load(Ordering::SeqCst) && kind(event) {
            count.fetch_add(1, Ordering::SeqCst);
            return Err(io::ErrorKind::StorageFull.into());
        }
        Ok(())
    };
    (Opening { on_disk: Some(Arc::new(on_disk)), ..small() }, broken, failed)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn disk_error_refuses_changes_until_it_is_over() {
    let kinds: [fn(&DiskEvent<'_>) -> bool; 5] = [
        |_| true,
        |event| matches!(event, DiskEvent::Write { .. }),
        |event| matches!(event, DiskEvent::Sync(_)),
        |event| matches!(event, DiskEvent::Create(_) | DiskEvent::Sync(_)),
        |event| matches!(event, DiskEvent::Rename(..) | DiskEvent::Sync(_)),
    ];
    let tried = kinds.into_iter().enumerate().map(|(number, kind)| async move {
        let folder = tempfile::tempdir().unwrap();
        let (opening, broken, failed) = failing(kind);
        let store = Lsm::open_with(folder.path(), opening).unwrap();
        store.commit(change(1, 0).commit()).await.unwrap();
        broken.store(true, Ordering::SeqCst);
        let void = Change { entries: 2, metadata: json!("void"), ..change(1, 1) };
        for _ in 0..3 {
            assert!(matches!(store.commit(void.clone().commit()).await, Err(StoreError::Failed(_))), "{number}");
            tokio::time::sleep(Duration::from_millis(700)).await;
        }
        assert!(failed.load(Ordering::SeqCst) >= 2, "{number}: it was tried again");
        // As the end of the process leaves it.
        let killed = tempfile::tempdir().unwrap();
        copy_folder(folder.path(), killed.path()).unwrap();
        let after = Lsm::open(killed.path()).unwrap();
        assert_eq!(after.seq(table(1)).await, Ok(Some(Seq(1))), "{number}: nor after a start");
        drop(after);
        assert_eq!(store.seq(table(1)).await, Ok(Some(Seq(1))), "{number}: the failed change is void");
        assert_eq!(
            Lsm::open_to_read(folder.path()).err().map(|error| matches!(error, OpenError::InUse { .. })),
            Some(true)
        );
        broken.store(false, Ordering::SeqCst);
        tokio::time::sleep(Duration::from_millis(1100)).await;
        store.commit(change(1, 1).commit()).await.unwrap();
        store.commit(change(1, 2).commit()).await.unwrap();
        // As a power cut leaves it, and as a close does.
        let cut = tempfile::tempdir().unwrap();
        copy_folder(folder.path(), cut.path()).unwrap();
        store.close().await.unwrap();
        drop(store);
        for path in [cut.path(), folder.path()] {
            let store = Lsm::open(path).unwrap();
            let log = store.entries(table(1), Seq(1), 9).await.unwrap();
            assert_eq!(log.len(), 3, "{number}");
            assert_eq!(
                store.load(table(1)).await.unwrap().unwrap().metadata,
                JsonText::of(&json!({"at": 3})).unwrap(),
                "{number}"
            );
        }
    });
    futures_util::future::join_all(tried).await;
}

/// A block that the disk changed after the open is named by its readers. It is neither merged nor removed, and play goes
/// on elsewhere.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn run_that_breaks_in_use_is_named_and_kept() {
    let folder = tempfile::tempdir().unwrap();
    let metadata = json!("m".repeat(9000));
    let store = Lsm::open(folder.path()).unwrap();
    for number in 1..=40 {
        store.commit(Change { metadata: metadata.clone(), ..change(number, 0) }.commit()).await.unwrap();
    }
    store.close().await.unwrap();
    drop(store);
    let path = named(folder.path(), "run-").unwrap();
    let sound = fs::read(&path).unwrap();
    let store = Lsm::open(folder.path()).unwrap();
    let mut broken = sound.clone();
    broken[36 + 30..].fill(7);
    fs::write(&path, &broken).unwrap();
    let error = store.load(table(20)).await.unwrap_err();
    assert!(matches!(&error, StoreError::Broken { why, .. } if why.contains("run-")), "{error}");
    store.commit(change(50, 0).commit()).await.unwrap();
    // The close writes a shorter run, which would be merged at the next start.
    store.close().await.unwrap();
    drop(store);
    let error = Lsm::open(folder.path()).err().unwrap().to_string();
    assert!(error.contains(&*path.to_string_lossy()), "{error}");
    fs::write(&path, sound).unwrap();
    let store = Lsm::open(folder.path()).unwrap();
    for number in (1..=40).chain([50]) {
        assert_eq!(store.load(table(number)).await.unwrap().unwrap().seq, Seq(1));
    }
}

/// The disk refuses everything from the first change on. A store that is there is read all the same.
#[tokio::test]
async fn disk_fault_is_said_with_a_remedy() {
    for (kind, remedy) in [
        (io::ErrorKind::StorageFull, "the disk is full: free some space"),
        (io::ErrorKind::ReadOnlyFilesystem, "the disk is read-only: mount it with the right to write"),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let refusing = || {
            let on_disk: OnDisk = Arc::new(move |_| Err(kind.into()));
            Opening { on_disk: Some(on_disk), ..Opening::default() }
        };
        let [new, old] = ["new", "old"].map(|store| folder.path().join(store));
        let refused = Lsm::open_with(&new, refusing()).err().unwrap().to_string();
        let store = Lsm::open(&old).unwrap();
        store.commit(change(1, 0).commit()).await.unwrap();
        store.close().await.unwrap();
        drop(store);
        let store = Lsm::open_with(&old, refusing()).unwrap();
        assert_eq!(store.seq(table(1)).await, Ok(Some(Seq(1))));
        let unsaved = store.commit(change(1, 1).commit()).await.unwrap_err().to_string();
        for said in [refused, unsaved] {
            assert!(said.contains(remedy) && !said.contains("os error"), "{said}");
        }
    }
}
