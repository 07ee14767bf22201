//! Power cuts at any point of play, a start, a run, a merge, a close and a migration. Every answered change survives, and
//! the store opens and continues. `support/disk.rs` simulates the disk.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::{Arc, Mutex};

use serde_json::json;
use skald::store::{ChannelStatus, DiskEvent, Lsm, NoticeKind, OnDisk, Opening, Seq, Store, TableId, Timestamp};
use support::commits::{Change, change, table};
use support::disk::{Files, Loss, Recorder, lay_out};
use support::folders::copy_folder;

/// The answered commits, each with the number of disk events until then.
type Answers = Vec<(usize, TableId, Seq)>;

const TABLES: u64 = 4;

/// From this number on tables are over when they begin, and archived.
const ARCHIVED: u64 = 100;

/// Plays at a few tables at once in a folder, with several runs and segments, and closes.
async fn play(folder: &Path, rounds: std::ops::Range<u64>, recorder: &Arc<Recorder>) -> Answers {
    let opening = Opening { on_disk: Some(recorder.on_disk()), run_after: Some(6000), ..Opening::default() };
    let store = Arc::new(Lsm::open_with(folder, opening).unwrap());
    let answers = Arc::new(Mutex::new(Answers::new()));
    let players = (1..=TABLES).map(|number| {
        let (store, recorder, answers) = (Arc::clone(&store), Arc::clone(recorder), Arc::clone(&answers));
        let rounds = rounds.clone();
        tokio::spawn(async move {
            for expected in rounds {
                // Incompressible data.
                let metadata: Vec<_> = (0..200).map(|n| (n * 7919 + number * 31 + expected * 104_729) % 9973).collect();
                let notices = vec![NoticeKind::Card, NoticeKind::End];
                let change = Change { metadata: json!(metadata), notices, ..change(number, expected) };
                store.commit(change.commit()).await.unwrap();
                answers.lock().unwrap().push((recorder.length(), table(number), Seq(expected + 1)));
                tokio::time::sleep(std::time::Duration::from_millis(5)).await;
            }
        })
    });
    let players: Vec<_> = players.collect();
    for round in rounds.clone() {
        let number = ARCHIVED + round;
        let over = Change { channel_status: ChannelStatus::Past, entries: 3, ..change(number, 0) };
        store.commit(over.commit()).await.unwrap();
        store.archive(table(number), Seq(3)).await.unwrap();
        answers.lock().unwrap().push((recorder.length(), table(number), Seq(3)));
    }
    for player in players {
        player.await.unwrap();
    }
    store.close().await.unwrap();
    Arc::into_inner(answers).unwrap().into_inner().unwrap()
}

/// The answered changes that are missing in an image; all of them if it does not open.
async fn missing(image: &Files, answers: &[(TableId, Seq)]) -> Vec<String> {
    let folder = tempfile::tempdir().unwrap();
    lay_out(image, folder.path());
    let store = match Lsm::open(folder.path()) {
        Ok(store) => store,
        Err(error) => return vec![format!("does not open: {error}")],
    };
    let mut missing = Vec::new();
    for (table, answered) in answers {
        let stands = store.seq(*table).await.unwrap().unwrap_or(Seq(0));
        if stands < *answered {
            missing.push(format!("{table} was answered {answered} and stands at {stands}"));
        }
    }
    // Also those in the archive.
    for table in store.tables(TableId::from_bits(0), 1000).await.unwrap() {
        let stands = store.seq(table).await.unwrap().unwrap();
        let head = store.load(table).await.map(|head| head.map(|head| head.seq));
        let log = store.entries(table, Seq(1), 1000).await.map(|log| log.len() as u64);
        if (&head, &log) != (&Ok(Some(stands)), &Ok(stands.0)) {
            missing.push(format!("{table} stands at {stands}, but there is {head:?} and {log:?}"));
        }
    }
    for number in 1..=TABLES {
        let stands = store.seq(table(number)).await.unwrap().unwrap_or(Seq(0));
        let log = store.entries(table(number), Seq(1), 1000).await.unwrap();
        assert_eq!(log.iter().map(|entry| entry.seq.0).collect::<Vec<_>>(), (1..=stands.0).collect::<Vec<_>>());
        assert_eq!(store.load(table(number)).await.unwrap().map_or(Seq(0), |head| head.seq), stands);
        let due = store.due(Timestamp(5000), 10_000).await.unwrap();
        let ends = due.iter().filter(|notice| notice.table == table(number) && notice.kind == NoticeKind::End).count();
        assert_eq!(ends as u64, stands.0, "a notice belongs to its commit");
        store.commit(change(number, stands.0).commit()).await.unwrap();
    }
    missing
}

fn until(answers: &Answers, cut: usize) -> Vec<(TableId, Seq)> {
    answers.iter().filter(|(length, _, _)| *length <= cut).map(|(_, table, seq)| (*table, *seq)).collect()
}

fn losses(cut: usize) -> [Loss; 3] {
    [Loss::All, Loss::Nothing, Loss::Some((cut as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15))]
}

/// Slow: the store is opened after each of more than a hundred power cuts.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn power_cut_loses_no_answered_change() {
    let folder = tempfile::tempdir().unwrap();
    let recorder = Recorder::new(folder.path());
    let answers = play(folder.path(), 0..12, &recorder).await;
    let end = recorder.length();
    let closed = recorder.image(end, Loss::Nothing, |_| true);
    assert!(recorder.created("run-") >= 6, "they are merged too");
    assert!(closed.keys().all(|path| !path.to_string_lossy().contains("segment-")), "a closed store has runs only");
    let step = end / 60 + 1;
    for cut in (0..=end).filter(|cut| cut % step == 0 || *cut == end) {
        for loss in losses(cut) {
            let image = recorder.image(cut, loss, |_| true);
            assert_eq!(missing(&image, &until(&answers, cut)).await, [""; 0], "{loss:?} after {cut} of {end}");
        }
    }
}

/// Proves that the test above would detect a journal that is answered before its sync.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn unsynced_journal_would_lose_answered_changes() {
    let folder = tempfile::tempdir().unwrap();
    let recorder = Recorder::new(folder.path());
    let answers = play(folder.path(), 0..6, &recorder).await;
    let no_segment = |path: &Path| !path.to_string_lossy().contains("segment-");
    let (_, table, seq) = answers[0];
    let mut lost = 0;
    for (cut, _, _) in answers.iter().take(6) {
        let image = recorder.image(*cut, Loss::All, no_segment);
        lost += missing(&image, &[(table, seq)]).await.len();
    }
    assert_eq!(lost, 6);
}

/// The same for the archive.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn unsynced_archive_would_lose_archived_tables() {
    let folder = tempfile::tempdir().unwrap();
    let recorder = Recorder::new(folder.path());
    play(folder.path(), 0..6, &recorder).await;
    let no_volume = |path: &Path| !path.to_string_lossy().contains("volume-");
    let image = recorder.image(recorder.length(), Loss::All, no_volume);
    let folder = tempfile::tempdir().unwrap();
    lay_out(&image, folder.path());
    let refused = Lsm::open(folder.path()).err().unwrap().to_string();
    assert!(refused.contains("archive/volume-") && refused.contains("it has 0 bytes of 36"), "{refused}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn power_cut_during_a_start_or_close_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let before = play(folder.path(), 0..4, &Recorder::new(folder.path())).await;
    let before: Vec<_> = before.into_iter().map(|(_, table, seq)| (table, seq)).collect();
    let recorder = Recorder::new(folder.path());
    let answers = play(folder.path(), 4..5, &recorder).await;
    for cut in 0..=recorder.length() {
        let answered: Vec<_> = before.iter().copied().chain(until(&answers, cut)).collect();
        let image = recorder.image(cut, losses(cut)[cut % 3], |_| true);
        assert_eq!(missing(&image, &answered).await, [""; 0], "after {cut}");
    }
}

#[test]
fn parent_folders_of_a_new_store_are_synced_before_use() {
    let folder = tempfile::tempdir().unwrap();
    let synced = Arc::new(Mutex::new(BTreeSet::new()));
    let note = Arc::clone(&synced);
    let on_disk: OnDisk = Arc::new(move |event| {
        if let DiskEvent::Sync(path) = event {
            note.lock().unwrap().insert(path.to_path_buf());
        }
        Ok(())
    });
    let store = folder.path().join("new/newer/store");
    let _open = Lsm::open_with(&store, Opening { on_disk: Some(on_disk), ..Opening::default() }).unwrap();
    let synced = synced.lock().unwrap();
    for (above, below) in [("", "new"), ("new", "newer"), ("new/newer", "store"), ("new/newer/store", "store.json")] {
        assert!(synced.contains(&folder.path().join(above)), "{below} may be lost");
    }
}

/// Slow: the store is migrated after each of hundreds of power cuts.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn power_cut_during_a_migration_loses_nothing() {
    for schema in [1, 2, 5, 6] {
        let fixture = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/fixtures/store/schema-{schema}"));
        let folder = tempfile::tempdir().unwrap();
        copy_folder(&fixture, folder.path()).unwrap();
        let recorder = Recorder::new(folder.path());
        let opening = Opening { on_disk: Some(recorder.on_disk()), ..Opening::default() };
        let whole = holds(&Lsm::open_with(folder.path(), opening).unwrap()).await;
        assert!(whole.0.len() >= 2 && whole.1 > 2, "{whole:?}");
        let end = recorder.length();
        let step = end / 40 + 1;
        for cut in (0..=end).filter(|cut| cut % step == 0 || *cut == end) {
            for loss in losses(cut) {
                let image = tempfile::tempdir().unwrap();
                lay_out(&recorder.image(cut, loss, |_| true), image.path());
                let store = Lsm::open(image.path()).unwrap_or_else(|error| panic!("{loss:?} after {cut}: {error}"));
                assert_eq!(holds(&store).await, whole, "{loss:?} after {cut} of {end}, schema {schema}");
            }
        }
    }
}

/// The tables with the lengths of their logs, and how many notices there are.
async fn holds(store: &Lsm) -> (Vec<(TableId, Seq, usize)>, usize) {
    let mut tables = Vec::new();
    for table in store.tables(TableId::from_bits(0), 1000).await.unwrap() {
        let head = store.load(table).await.unwrap().unwrap();
        tables.push((table, head.seq, store.entries(table, Seq(1), 1000).await.unwrap().len()));
    }
    (tables, store.due(Timestamp(u64::MAX), 1000).await.unwrap().len())
}
