//! The store in a folder: what a power cut leaves, who may open it, and how it ends.
#![cfg(feature = "host")]

mod support;

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;
use std::sync::{Arc, Mutex};

use serde_json::json;
use skald::store::{
    ChannelId, ChannelStatus, IdempotencyKey, NoticeKind, OpenError, Opening, PersonId, SCHEMA, Seq, Sled, Store,
    StoreError, Timestamp,
};
use support::commits::{Change, change, table};
use support::folders::copy_folder;

/// A disk that shows, after each sync, what a power cut at that moment would leave: the data file as it was synced, and
/// beside it only what was there when the store was opened. Bytes in any other file would be missed here.
struct PowerCuts {
    images: tempfile::TempDir,
    syncs: AtomicUsize,
}

impl PowerCuts {
    fn opening(self: &Arc<Self>) -> Opening {
        let cuts = Arc::clone(self);
        let on_sync = move |data: &Path| {
            let number = cuts.syncs.load(Ordering::SeqCst) + 1;
            let image = cuts.image(number);
            if number == 1 {
                copy_folder(data.parent().ok_or(io::ErrorKind::NotFound)?, &image)?;
            } else {
                copy_folder(&cuts.image(1), &image)?;
                fs::copy(data.join("db"), image.join(format!("sled-{SCHEMA:04}/db")))?;
            }
            cuts.syncs.store(number, Ordering::SeqCst);
            Ok(())
        };
        Opening { on_sync: Some(Box::new(on_sync)), ..Opening::default() }
    }

    fn image(&self, number: usize) -> std::path::PathBuf {
        self.images.path().join(number.to_string())
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_power_cut_takes_nothing_that_was_answered() {
    let cuts = Arc::new(PowerCuts { images: tempfile::tempdir().unwrap(), syncs: AtomicUsize::new(0) });
    let folder = tempfile::tempdir().unwrap();
    let store = Arc::new(Sled::open_with(folder.path(), cuts.opening()).unwrap());
    // After which sync each commit was answered.
    let answered = Arc::new(Mutex::new(BTreeMap::new()));
    let players = (1..=6).map(|number| {
        let (store, cuts, answered) = (Arc::clone(&store), Arc::clone(&cuts), Arc::clone(&answered));
        tokio::spawn(async move {
            for expected in 0..12 {
                let metadata = json!("x".repeat(3000 * (expected as usize + 1)));
                let change = Change { metadata, notices: vec![NoticeKind::Card], ..change(number, expected) };
                store.commit(change.commit()).await.unwrap();
                let after = cuts.syncs.load(Ordering::SeqCst);
                answered.lock().unwrap().insert((number, expected + 1), after);
            }
        })
    });
    for player in players.collect::<Vec<_>>() {
        player.await.unwrap();
    }
    let answered = answered.lock().unwrap().clone();
    let syncs = cuts.syncs.load(Ordering::SeqCst);
    assert!(syncs >= 12, "only {syncs} syncs");
    let mut fresh = 0;
    for number in 1..=syncs {
        let image = Sled::open(&cuts.image(number)).unwrap();
        for ((player, seq), after) in &answered {
            let stands = image.seq(table(*player)).await.unwrap().unwrap_or(Seq(0));
            if *after <= number {
                assert!(stands.0 >= *seq, "table {player} was answered {seq} and a power cut left {stands}");
                assert_eq!(image.load(table(*player)).await.unwrap().unwrap().seq, stands);
                assert_eq!(image.entries(table(*player), Seq(*seq), 1).await.unwrap().len(), 1);
            } else if stands.0 < *seq {
                fresh += 1;
            }
        }
    }
    assert!(fresh > 0, "the images differ: an answer before its sync would have been noticed");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_sees_what_is_not_safe_yet() {
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
    let store = Arc::new(Sled::open_with(folder.path(), opening).unwrap());
    let before = Change { people: vec![4], notices: vec![NoticeKind::Card, NoticeKind::End], ..change(1, 0) };
    store.commit(before.commit()).await.unwrap();
    store.commit(Change { people: vec![8], ..change(3, 0) }.commit()).await.unwrap();
    store.remember(vec![("a".into(), Some(json!(1)))]).await.unwrap();

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
                store.ack(end, memos),
            );
            first.and(second).and(third).and(fourth)
        })
    };
    // Each of the four may come to a sync of its own; the first is enough to see that the reader is kept from all.
    tokio::task::spawn_blocking(move || entering.recv()).await.unwrap().unwrap();
    let look = async |store: &Sled| {
        let due = store.due(Timestamp(9000), 9).await.unwrap();
        (
            store.seq(table(1)).await.unwrap(),
            store.load(table(1)).await.unwrap().map(|head| head.seq),
            store.entries(table(1), Seq(1), 9).await.unwrap().len(),
            (
                store.of(PersonId(4)).await.unwrap(),
                store.of(PersonId(5)).await.unwrap(),
                store.of(PersonId(8)).await.unwrap(),
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

#[tokio::test]
async fn a_disk_that_fails_acknowledges_nothing_from_then_on() {
    let full = Arc::new(AtomicBool::new(false));
    let on_sync = {
        let full = Arc::clone(&full);
        move |_: &Path| if full.load(Ordering::SeqCst) { Err(io::ErrorKind::StorageFull.into()) } else { Ok(()) }
    };
    let folder = tempfile::tempdir().unwrap();
    let opening = Opening { on_sync: Some(Box::new(on_sync)), ..Opening::default() };
    let store = Sled::open_with(folder.path(), opening).unwrap();
    store.commit(change(1, 0).commit()).await.unwrap();
    full.store(true, Ordering::SeqCst);
    assert!(matches!(store.commit(change(1, 1).commit()).await, Err(StoreError::Failed(_))));
    full.store(false, Ordering::SeqCst);
    assert!(matches!(store.commit(change(1, 1).commit()).await, Err(StoreError::Failed(_))), "it stays failed");
    assert_eq!(store.seq(table(1)).await, Ok(Some(Seq(1))), "and shows what is safe");
    drop(store);
    // What the disk took in spite of all may be there or not; either way the next start is sound.
    let store = Sled::open(folder.path()).unwrap();
    let stands = store.seq(table(1)).await.unwrap().unwrap();
    assert_eq!(store.entries(table(1), Seq(1), 9).await.unwrap().len() as u64, stands.0);
    store.commit(change(1, stands.0).commit()).await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn closing_finishes_what_was_begun() {
    let folder = tempfile::tempdir().unwrap();
    let store = Arc::new(Sled::open(folder.path()).unwrap());
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
    // The folder is free though the store itself still exists in somebody's hands.
    drop(store);
    let again = Sled::open(folder.path()).unwrap();
    for (number, answer) in answers {
        let there = again.seq(table(number)).await.unwrap().is_some();
        match answer {
            Ok(()) => assert!(there, "{number} was answered"),
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
        let store = Sled::open(folder.path()).unwrap();
        store
            .commit(Change { notices: vec![NoticeKind::Card], idempotency_key: Some(5), ..change(1, 0) }.commit())
            .await
            .unwrap();
        store.commit(last.commit()).await.unwrap();
    }
    let store = Sled::open(folder.path()).unwrap();
    assert_eq!(store.load(table(1)).await, Ok(Some(head)));
    assert_eq!(store.of(PersonId(3)).await, Ok(vec![table(1)]));
    assert!(store.done(IdempotencyKey(5)).await.unwrap().is_some());
    let card = store.due(Timestamp(9000), 9).await.unwrap().remove(0);
    store.commit(Change { notices: vec![NoticeKind::End], ..change(1, 2) }.commit()).await.unwrap();
    assert!(store.due(Timestamp(9000), 9).await.unwrap()[1].id > card.id, "numbers of notices go on");
}

#[tokio::test]
async fn a_folder_is_opened_once() {
    let folder = tempfile::tempdir().unwrap();
    let store = Sled::open(folder.path()).unwrap();
    let second = Sled::open(folder.path()).err().unwrap();
    assert!(matches!(&second, OpenError::InUse { path } if path == folder.path()));
    assert!(second.to_string().contains("in use by another process"), "{second}");
    drop(store);
    Sled::open(folder.path()).unwrap();
}

#[test]
fn a_folder_with_something_else_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("diary.txt"), "private").unwrap();
    let error = Sled::open(folder.path()).err().unwrap();
    assert!(matches!(&error, OpenError::NotAStore { .. }) && error.to_string().contains("diary.txt"), "{error}");
    assert_eq!(fs::read_to_string(folder.path().join("diary.txt")).unwrap(), "private");
    for label in
        ["", "{}", r#"{"engine":"sled","schema":1,"data":"../x"}"#, r#"{"engine":"rocks","schema":1,"data":"x"}"#]
    {
        fs::write(folder.path().join("store.json"), label).unwrap();
        let error = Sled::open(folder.path()).err().unwrap();
        assert!(matches!(error, OpenError::NotAStore { .. }), "{label}: {error}");
    }
}

#[tokio::test]
async fn a_broken_document_is_named_and_does_not_stop_the_others() {
    let folder = tempfile::tempdir().unwrap();
    drop(Sled::open(folder.path()).unwrap());
    {
        let db = sled::open(folder.path().join(format!("sled-{SCHEMA:04}"))).unwrap();
        db.insert("memo/bad", b"\0\0not JSON").unwrap();
        db.insert("memo/torn", b"\0\x02half").unwrap();
        let good = format!("\0\0{{\"schema\":{SCHEMA},\"document\":7}}");
        db.insert("memo/good", good.as_bytes()).unwrap();
        db.flush().unwrap();
    }
    let store = Sled::open(folder.path()).unwrap();
    for key in ["bad", "torn"] {
        let error = store.memo(key).await.err().unwrap();
        assert!(matches!(&error, StoreError::Broken { what, .. } if *what == format!("memo/{key}")), "{error}");
    }
    assert_eq!(store.memo("good").await, Ok(Some(json!(7))));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_engine_never_writes_beside_its_data_file() {
    // sled puts a page of more than 128 KiB into a file of its own, which nothing syncs. Parts keep pages small.
    let folder = tempfile::tempdir().unwrap();
    let store = Sled::open(folder.path()).unwrap();
    for round in 0..4 {
        for number in 1..=40 {
            let metadata = json!("w".repeat(500 * (number as usize) * (4 - round as usize)));
            store.commit(Change { metadata, entries: 3, ..change(number, round * 3) }.commit()).await.unwrap();
        }
    }
    let blobs = fs::read_dir(folder.path().join(format!("sled-{SCHEMA:04}/blobs"))).unwrap();
    assert_eq!(blobs.count(), 0);
}
