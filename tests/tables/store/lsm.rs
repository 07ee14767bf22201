//! The store in a folder: locking, visibility to readers, and closing.

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;
use std::sync::{Arc, Condvar, Mutex};
use std::time::{Duration, Instant};

use serde_json::json;
use skald::store::{
    ChannelId, ChannelStatus, DiskEvent, Documents, FOLDER_SCHEMA, IdempotencyKey, Inspection, Lsm, NoticeKind, OnDisk,
    OpenError, Opening, PersonId, Seq, Step, Store, StoreError, Timestamp,
};
use support::commits::{Change, change, table};
use support::folders::copy_folder;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn changes_are_invisible_until_they_are_safe() {
    let (entered, entering) = mpsc::channel();
    let (leave, leaving) = mpsc::channel::<()>();
    let (gate, leaving) = (Arc::new(AtomicBool::new(false)), Mutex::new(leaving));
    let on_sync = {
        let gate = Arc::clone(&gate);
        move |_: &Path| {
            if gate.load(Ordering::SeqCst) {
                entered.send(()).map_err(io::Error::other)?;
                leaving.lock().unwrap().recv().map_err(io::Error::other)?;
            }
            Ok(())
        }
    };
    let folder = tempfile::tempdir().unwrap();
    let opening = Opening { on_sync: Some(Box::new(on_sync)), ..Opening::default() };
    let store = Arc::new(Lsm::open_with(folder.path(), opening).unwrap());
    let before = Change { people: vec![4], notices: vec![NoticeKind::Card, NoticeKind::End], ..change(1, 0) };
    store.commit(before.commit()).await.unwrap();
    store.commit(Change { people: vec![8], ..change(3, 0) }.commit()).await.unwrap();
    store.remember(vec![("a".into(), Some(json!(1)))], None).await.unwrap();

    gate.store(true, Ordering::SeqCst);
    let end = store.due(Timestamp(9000), 9).await.unwrap()[1].id;
    let after = Change {
        people: vec![5],
        entries: 2,
        notices: vec![NoticeKind::Card, NoticeKind::End],
        idempotency_key: Some(3),
        metadata: json!("y".repeat(20_000)),
        ..change(1, 1)
    };
    let over = Change { channel_status: ChannelStatus::Past, ..change(3, 1) };
    let writing = {
        let store = Arc::clone(&store);
        tokio::spawn(async move {
            let memos = vec![("a".into(), None), ("b".into(), Some(json!(2)))];
            let more = Change { channel: 7, ..change(2, 0) };
            let (first, second, third, fourth) = tokio::join!(
                store.commit(after.commit()),
                store.commit(more.commit()),
                store.commit(over.commit()),
                store.ack(end, memos, None),
            );
            first.and(second).and(third).and(fourth)
        })
    };
    // Each of the four may need a sync of its own. The first is enough to see that the reader waits for all.
    tokio::task::spawn_blocking(move || entering.recv()).await.unwrap().unwrap();
    let look = async |store: &Lsm| {
        let due = store.due(Timestamp(9000), 9).await.unwrap();
        (
            store.seq(table(1)).await.unwrap(),
            store.load(table(1)).await.unwrap().map(|head| head.seq),
            store.entries(table(1), Seq(1), 9).await.unwrap().len(),
            (
                store.of(PersonId(4), 99).await.unwrap(),
                store.of(PersonId(5), 99).await.unwrap(),
                store.of(PersonId(8), 99).await.unwrap(),
            ),
            (store.at(ChannelId(7)).await.unwrap(), store.live().await.unwrap()),
            store.done(IdempotencyKey(3)).await.unwrap().map(|done| done.last),
            due.into_iter().map(|notice| (notice.id.0, notice.kind)).collect::<Vec<_>>(),
            (store.memo("a").await.unwrap(), store.memo("b").await.unwrap()),
        )
    };
    let seen = look(&store).await;
    let old = (
        Some(Seq(1)),
        Some(Seq(1)),
        1,
        (vec![table(1)], vec![], vec![table(3)]),
        (None, vec![table(1), table(3)]),
        None,
        vec![(1, NoticeKind::Card), (2, NoticeKind::End)],
        (Some(json!(1)), None),
    );
    assert_eq!(seen, old);
    gate.store(false, Ordering::SeqCst);
    leave.send(()).unwrap();
    writing.await.unwrap().unwrap();
    let new = (
        Some(Seq(3)),
        Some(Seq(3)),
        3,
        (vec![], vec![table(1)], vec![]),
        (Some(table(2)), vec![table(1), table(2)]),
        Some(Seq(3)),
        vec![(3, NoticeKind::Card), (4, NoticeKind::End)],
        (None, Some(json!(2))),
    );
    assert_eq!(look(&store).await, new);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn closing_finishes_what_was_begun() {
    let folder = tempfile::tempdir().unwrap();
    let store = Arc::new(Lsm::open(folder.path()).unwrap());
    let commits = (1..=200).map(|number| {
        let store = Arc::clone(&store);
        tokio::spawn(async move { (number, store.commit(change(number, 0).commit()).await) })
    });
    let commits = commits.collect::<Vec<_>>();
    tokio::task::yield_now().await;
    store.close().await.unwrap();
    let mut answers = Vec::new();
    for commit in commits {
        answers.push(commit.await.unwrap());
    }
    // The folder is free although the store value still exists.
    drop(store);
    let again = Lsm::open(folder.path()).unwrap();
    for (number, answer) in answers {
        let there = again.seq(table(number)).await.unwrap().is_some();
        match answer {
            Ok(_) => assert!(there, "{number} was answered"),
            Err(error) => assert_eq!((error, there), (StoreError::Closed, false)),
        }
    }
}

#[tokio::test]
async fn what_was_committed_is_there_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let last = Change { metadata: json!("z".repeat(30_000)), people: vec![3], ..change(1, 1) };
    let head = last.clone().commit().head;
    {
        let store = Lsm::open(folder.path()).unwrap();
        store
            .commit(Change { notices: vec![NoticeKind::Card], idempotency_key: Some(5), ..change(1, 0) }.commit())
            .await
            .unwrap();
        store.commit(last.commit()).await.unwrap();
    }
    let store = Lsm::open(folder.path()).unwrap();
    assert_eq!(store.load(table(1)).await, Ok(Some(head)));
    assert_eq!(store.of(PersonId(3), 99).await, Ok(vec![table(1)]));
    assert!(store.done(IdempotencyKey(5)).await.unwrap().is_some());
    let card = store.due(Timestamp(9000), 9).await.unwrap().remove(0);
    store.commit(Change { notices: vec![NoticeKind::End], ..change(1, 2) }.commit()).await.unwrap();
    assert!(store.due(Timestamp(9000), 9).await.unwrap()[1].id > card.id, "numbers of notices go on");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn backup_of_a_store_in_use_has_all_answered_changes() {
    let (folder, backups) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let opening = Opening { run_after: Some(5000), ..Opening::default() };
    let store = Arc::new(Lsm::open_with(folder.path(), opening).unwrap());
    let backed_up = Arc::new(AtomicUsize::new(0));
    let playing = {
        let (store, backed_up) = (Arc::clone(&store), Arc::clone(&backed_up));
        tokio::spawn(async move {
            for expected in 0.. {
                if expected >= 150 && backed_up.load(Ordering::SeqCst) > 2 {
                    break;
                }
                let metadata: Vec<_> = (0..200).map(|n| (n * 7919 + expected * 104_729) % 9973).collect();
                store.commit(Change { metadata: json!(metadata), ..change(1, expected) }.commit()).await.unwrap();
            }
        })
    };
    let mut taken = Vec::new();
    while !playing.is_finished() {
        let before = store.seq(table(1)).await.unwrap().unwrap_or(Seq(0));
        let (from, to) = (folder.path().to_owned(), backups.path().join(taken.len().to_string()));
        let backup = tokio::task::spawn_blocking(move || Lsm::back_up(&from, &to)).await.unwrap().unwrap();
        assert!(backup.group >= before.0, "{backup:?} does not reach {before}");
        taken.push(before);
        backed_up.store(taken.len(), Ordering::SeqCst);
    }
    playing.await.unwrap();
    assert!(taken.len() > 2, "{taken:?}");
    for (number, before) in taken.iter().enumerate() {
        let path = backups.path().join(number.to_string());
        let stands = Lsm::open_to_read(&path).unwrap().seq(table(1)).await.unwrap().unwrap_or(Seq(0));
        assert!(stands >= *before, "backup {number} stands at {stands}, {before} was answered");
        let opened = Lsm::open(&path).unwrap();
        assert_eq!(opened.entries(table(1), Seq(1), usize::MAX).await.unwrap().len() as u64, stands.0);
        opened.commit(change(1, stands.0).commit()).await.unwrap();
    }
    let again = Lsm::back_up(folder.path(), &backups.path().join("0")).err().unwrap();
    assert!(again.to_string().contains("missing or empty"), "{again}");
}

/// The content of tables 1 to 60 and of people 1 to 5.
async fn content(store: &Lsm) -> String {
    let mut content = String::new();
    for number in 1..=60 {
        let id = table(number);
        content += &format!("{:?} {:?}", store.load(id).await, store.entries(id, Seq(1), 99).await);
        content += &format!("{:?}", store.memo(&format!("of:{number}")).await);
    }
    for person in (1..=5).map(PersonId) {
        content += &format!("{:?} {:?}", store.of(person, 99).await, store.waiting(person, 99).await);
    }
    let due = store.due(Timestamp(u64::MAX), 999).await;
    content + &format!("{:?} {due:?} {:?}", store.tables(table(0), 999).await, store.memos("of:", "of:", 99).await)
}

/// Changes of table `number` at this seq: other people, a notice, and a memo, which is set and erased.
async fn alter(store: &Lsm, number: u64, expected: u64) {
    let memo = (number + expected).is_multiple_of(3).then(|| json!("m".repeat(50)));
    let change = Change {
        people: vec![(number + expected) % 5 + 1],
        waiting: vec![(number % 5 + 1, expected)],
        notices: vec![NoticeKind::Card],
        metadata: json!("x".repeat(20_000 * (number as usize % 3))),
        memos: vec![(format!("of:{number}"), memo)],
        ..change(number, expected)
    };
    store.commit(change.commit()).await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_store_is_whole_after_a_cut_and_goes_on() {
    let folders = tempfile::tempdir().unwrap();
    let path = |name: &str| folders.path().join(name);
    let open = |name: &str| {
        let opening = Opening { run_after: Some(50_000), ..Opening::default() };
        Lsm::open_with(&path(name), opening).unwrap()
    };
    let whole = open("whole");
    for number in 1..=50 {
        for expected in 0..number % 4 + 1 {
            alter(&whole, number, expected).await;
        }
    }
    // The store may replace its files during a copy, which then shows no one moment.
    let label = || std::fs::read(path("whole").join("store.json")).unwrap();
    loop {
        let before = label();
        let copied = copy_folder(&path("whole"), &path("cut"));
        if copied.is_ok() && label() == before {
            break;
        }
        std::fs::remove_dir_all(path("cut")).unwrap();
    }
    let cut = open("cut");
    assert!(content(&cut).await == content(&whole).await);
    for number in 1..=51 {
        for store in [&whole, &cut] {
            let expected = store.seq(table(number)).await.unwrap().map_or(0, |seq| seq.0);
            alter(store, number, expected).await;
        }
    }
    assert!(content(&cut).await == content(&whole).await);
    cut.close().await.unwrap();
    drop(cut);
    assert!(content(&open("cut")).await == content(&whole).await);
}

/// A run is written after every few changes, and runs are merged all the time.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn store_is_complete_while_runs_are_written_and_merged() {
    let folders = tempfile::tempdir().unwrap();
    let removed = Arc::new(AtomicUsize::new(0));
    let count = Arc::clone(&removed);
    let on_disk: OnDisk = Arc::new(move |event| {
        let DiskEvent::Remove(path) = event else { return Ok(()) };
        let is_run = path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("run-"));
        count.fetch_add(is_run.into(), Ordering::SeqCst);
        Ok(())
    });
    let opening = || Opening { run_after: Some(5000), on_disk: Some(Arc::clone(&on_disk)), ..Opening::default() };
    let merged = Lsm::open_with(&folders.path().join("merged"), opening()).unwrap();
    let usual = Lsm::open(&folders.path().join("usual")).unwrap();
    for round in 0..4 {
        for number in 1..=50 {
            for store in [&merged, &usual] {
                alter(store, number, round).await;
            }
            if number % 10 == 0 {
                assert!(content(&merged).await == content(&usual).await, "round {round}, table {number}");
            }
        }
    }
    let end = Instant::now() + Duration::from_secs(60);
    for more in 0.. {
        if removed.load(Ordering::SeqCst) >= 8 {
            break;
        }
        assert!(Instant::now() < end, "runs were not merged repeatedly");
        for store in [&merged, &usual] {
            alter(store, 59, more).await;
        }
    }
    assert!(content(&merged).await == content(&usual).await);
    merged.close().await.unwrap();
    drop(merged);
    for _ in 0..2 {
        let again = Lsm::open_with(&folders.path().join("merged"), opening()).unwrap();
        assert!(content(&again).await == content(&usual).await, "after a start");
        again.close().await.unwrap();
    }
}

/// Runs end while changes come without a pause, so the journal and the memory stay small.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn runs_are_written_under_continuous_changes() {
    let folder = tempfile::tempdir().unwrap();
    let opening = Opening { run_after: Some(20_000), ..Opening::default() };
    let store = Arc::new(Lsm::open_with(folder.path(), opening).unwrap());
    let over = Arc::new(AtomicBool::new(false));
    let writers: Vec<_> = (1..=4)
        .map(|number| {
            let (store, over) = (Arc::clone(&store), Arc::clone(&over));
            tokio::spawn(async move {
                for expected in 0.. {
                    if over.load(Ordering::SeqCst) {
                        break;
                    }
                    alter(&store, number, expected).await;
                }
            })
        })
        .collect();
    let runs = || fs::read_to_string(folder.path().join("store.json")).unwrap().matches("\"from\"").count();
    let mut most = 0;
    for _ in 0..3 {
        let last = fs::read_to_string(folder.path().join("store.json")).unwrap();
        let end = Instant::now() + Duration::from_secs(60);
        while fs::read_to_string(folder.path().join("store.json")).unwrap() == last || runs() == 0 {
            assert!(Instant::now() < end, "no run was written");
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        most = most.max(runs());
    }
    over.store(true, Ordering::SeqCst);
    for writer in writers {
        writer.await.unwrap();
    }
    assert!((1..12).contains(&most), "{most} runs");
}

/// Releases the maintenance thread when the test ends in any way: the store waits for it.
struct Freed(Arc<AtomicBool>);

impl Drop for Freed {
    fn drop(&mut self) {
        self.0.store(false, Ordering::SeqCst);
    }
}

/// Documents that no run has yet are in memory: changes wait before that is full. Slow: a change counts as waiting
/// after five seconds.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn changes_wait_for_runs_that_do_not_keep_up() {
    let folder = tempfile::tempdir().unwrap();
    let held = Arc::new(AtomicBool::new(true));
    let hold = Arc::clone(&held);
    let on_disk: OnDisk = Arc::new(move |event| {
        let run = matches!(event, DiskEvent::Write { path, .. } if path.to_string_lossy().contains("run-"));
        while run && hold.load(Ordering::SeqCst) {
            std::thread::sleep(Duration::from_millis(5));
        }
        Ok(())
    });
    let opening = Opening { run_after: Some(1), on_disk: Some(on_disk), ..Opening::default() };
    let store = Arc::new(Lsm::open_with(folder.path(), opening).unwrap());
    let _freed = Freed(Arc::clone(&held));
    let metadata = json!("m".repeat(1 << 20));
    let mut number = 0;
    let waiting = loop {
        number += 1;
        let (store, change) = (Arc::clone(&store), Change { metadata: metadata.clone(), ..change(number, 0) });
        let mut commit = tokio::spawn(async move { store.commit(change.commit()).await });
        // A slow disk may delay a change that must not wait.
        let patience = Duration::from_secs(if number > 50 { 5 } else { 60 });
        match tokio::time::timeout(patience, &mut commit).await {
            Ok(committed) => drop(committed.unwrap().unwrap()),
            Err(_) => break commit,
        }
        assert!(number < 100, "100 MB are in memory only");
    };
    assert!(number > 50, "they wait after {number} MB");
    held.store(false, Ordering::SeqCst);
    waiting.await.unwrap().unwrap();
    assert_eq!(store.tables(table(0), 999).await.unwrap().len() as u64, number);
}

#[tokio::test]
async fn close_during_a_run_is_clean() {
    let (begun, beginning) = mpsc::channel();
    let on_disk: OnDisk = Arc::new(move |event| {
        if matches!(event, DiskEvent::Create(path) if path.to_string_lossy().contains("run-")) {
            // The test may be over.
            let _gone = begun.send(());
            std::thread::sleep(Duration::from_millis(300));
        }
        Ok(())
    });
    let folder = tempfile::tempdir().unwrap();
    let opening = Opening { run_after: Some(1), on_disk: Some(on_disk), ..Opening::default() };
    let store = Lsm::open_with(folder.path(), opening).unwrap();
    store.commit(change(1, 0).commit()).await.unwrap();
    beginning.recv_timeout(Duration::from_secs(20)).unwrap();
    store.commit(change(1, 1).commit()).await.unwrap();
    store.close().await.unwrap();
    drop(store);
    let left = Lsm::inspect(folder.path());
    assert!(matches!(left, Ok(Inspection::Sound { group: 2, closed: true, .. })), "{left:?}");
    assert_eq!(Lsm::open(folder.path()).unwrap().seq(table(1)).await, Ok(Some(Seq(2))));
}

#[tokio::test]
async fn a_folder_is_opened_once() {
    let folder = tempfile::tempdir().unwrap();
    let store = Lsm::open(folder.path()).unwrap();
    let second = Lsm::open(folder.path()).err().unwrap();
    assert!(matches!(&second, OpenError::InUse { path } if path == folder.path()));
    assert!(second.to_string().contains("in use by another process"), "{second}");
    drop(store);
    Lsm::open(folder.path()).unwrap();
}

#[test]
fn a_folder_with_something_else_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("diary.txt"), "private").unwrap();
    let error = Lsm::open(folder.path()).err().unwrap();
    assert!(matches!(&error, OpenError::NotAStore { .. }) && error.to_string().contains("diary.txt"), "{error}");
    assert_eq!(fs::read_to_string(folder.path().join("diary.txt")).unwrap(), "private");
    for label in
        ["", "{}", r#"{"engine":"sled","schema":1,"data":"../x"}"#, r#"{"engine":"rocks","schema":1,"data":"x"}"#]
    {
        fs::write(folder.path().join("store.json"), label).unwrap();
        let error = Lsm::open(folder.path()).err().unwrap();
        assert!(matches!(error, OpenError::NotAStore { .. }), "{label}: {error}");
    }
}

#[tokio::test]
async fn a_broken_document_is_named_and_does_not_stop_the_others() {
    let folder = tempfile::tempdir().unwrap();
    let steps = vec![Step { to: FOLDER_SCHEMA + 1, run: spoil }];
    {
        let store = Lsm::open(folder.path()).unwrap();
        let memos = ["bad", "good"].map(|key| (key.to_owned(), Some(json!(7))));
        store.remember(memos.to_vec(), None).await.unwrap();
        for number in 1..=2 {
            let notices = vec![NoticeKind::Card];
            store.commit(Change { notices, people: vec![3], ..change(number, 0) }.commit()).await.unwrap();
        }
    }
    // The documents still have the schema that this version reads.
    let opening = Opening { steps: Some((FOLDER_SCHEMA + 1, steps)), ..Opening::default() };
    let store = Lsm::open_with(folder.path(), opening).unwrap();
    let error = store.memo("bad").await.err().unwrap();
    assert!(matches!(&error, StoreError::Broken { what, .. } if what == "memo/bad"), "{error}");
    assert_eq!(store.memo("good").await, Ok(Some(json!(7))));
    let error = store.load(table(1)).await.err().unwrap();
    assert!(matches!(&error, StoreError::Broken { what, .. } if what.starts_with("head/")), "{error}");
    assert!(store.commit(change(1, 1).commit()).await.is_err(), "an unreadable document is not changed");
    assert_eq!(store.live().await, Ok(vec![table(2)]));
    assert_eq!(store.of(PersonId(3), 99).await, Ok(vec![table(1), table(2)]));
    let due = store.due(Timestamp(9000), 9).await.unwrap();
    assert_eq!(due.iter().map(|notice| notice.table).collect::<Vec<_>>(), [table(2)]);
    store.commit(change(2, 1).commit()).await.unwrap();
}

fn spoil(documents: &mut Documents) -> Result<(), StoreError> {
    let broken =
        [format!("head/{}", table(1)), format!("live/{:016x}", 1), format!("notice/{:016x}", 1), "memo/bad".into()];
    broken.iter().try_for_each(|key| documents.put(key, b"{\"schema\":"))
}

/// Lets the syncs of these names wait for each other: each fails if the others do not run at the same time.
fn meeting(names: &'static [&'static str], on: Arc<AtomicBool>) -> OnDisk {
    let (inside, changed) = (Mutex::new(BTreeSet::new()), Condvar::new());
    Arc::new(move |event| {
        let DiskEvent::Sync(path) = event else { return Ok(()) };
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if !on.load(Ordering::SeqCst) || !names.contains(&&*name) {
            return Ok(());
        }
        let mut here = inside.lock().unwrap();
        here.insert(name);
        changed.notify_all();
        let incomplete = |here: &mut BTreeSet<String>| here.len() < names.len();
        let waited = changed.wait_timeout_while(here, Duration::from_secs(20), incomplete).unwrap();
        if waited.1.timed_out() { Err(std::io::Error::other("one after the other")) } else { Ok(()) }
    })
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn syncs_of_the_first_change_do_not_queue_up() {
    let names: &[&str] = &["segment-00000001", "journal", "store.json.new"];
    let (folder, on) = (tempfile::tempdir().unwrap(), Arc::new(AtomicBool::new(false)));
    let on_disk = meeting(names, Arc::clone(&on));
    let store = Lsm::open_with(folder.path(), Opening { on_disk: Some(on_disk), ..Opening::default() }).unwrap();
    on.store(true, Ordering::SeqCst);
    store.commit(change(1, 0).commit()).await.unwrap();
    on.store(false, Ordering::SeqCst);
    store.close().await.unwrap();
}

/// On a disk that takes a second for a sync, a stop must not take ten.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn close_needs_few_syncs() {
    let (folder, syncs) = (tempfile::tempdir().unwrap(), Arc::new(AtomicUsize::new(0)));
    let count = Arc::clone(&syncs);
    let on_disk: OnDisk = Arc::new(move |event| {
        count.fetch_add(matches!(event, DiskEvent::Sync(_)).into(), Ordering::SeqCst);
        Ok(())
    });
    let store = Lsm::open_with(folder.path(), Opening { on_disk: Some(on_disk), ..Opening::default() }).unwrap();
    for number in 1..=50 {
        alter(&store, number, 0).await;
    }
    let before = syncs.load(Ordering::SeqCst);
    store.close().await.unwrap();
    assert!(syncs.load(Ordering::SeqCst) - before <= 6);
}
