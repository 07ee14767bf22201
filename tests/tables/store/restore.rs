//! Restoring a backup: the drill of an operator, refusals, and an interrupted restore.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use serde_json::{Value, json};
use skald::engine::Viewer;
use skald::store::{Commit, Head, Inspection, JsonText, Lsm, OpenError, Opening, Seq, Store};
use skald::table::{Open, PersonId, Request, Stage, TableId, Tables};
use skald::title::Titles;
use support::commits::{change, table};
use support::count::titles;
use support::dig;
use support::folders::{contents, copy_folder};
use support::people::{against_computers, all_say, opening, person, say, started, tables_in};

fn all_titles() -> Titles {
    let mut all = titles();
    dig::add(&mut all);
    all
}

fn open(folder: &Path) -> Tables {
    tables_in(Arc::new(Lsm::open(folder).expect("opens")), all_titles())
}

/// A lobby, a cancelled one, a running game, a finished one, a stopped one, one in the middle of a turn.
async fn furnish(tables: &Tables) -> Vec<TableId> {
    let lobby = tables.lobby().open(opening(10, 4), None).await.unwrap().id;
    let running = started(tables, 11, 3).await;
    all_say(tables, running, &[(1, "stake 2"), (2, "stake 1"), (3, "stake 1"), (1, "dare"), (2, "take")]).await;
    let finished = against_computers(tables, 12, 2, "greedy").await;
    say(tables, finished, 1, "stake 1").await.unwrap();
    while tables.look(finished).await.unwrap().stage == Stage::Playing {
        say(tables, finished, 1, "add 3").await.unwrap();
    }
    let stopped = started(tables, 13, 2).await;
    support::people::stop(tables, stopped).await;
    let cancelled = tables.lobby().open(opening(14, 2), None).await.unwrap().id;
    support::people::stop(tables, cancelled).await;
    let digging = tables.lobby().open(Open { title: "dig".to_owned(), ..opening(15, 2) }, None).await.unwrap().id;
    tables.lobby().join(Request::new(digging, person(2))).await.unwrap();
    tables.lobby().start(Request::new(digging, PersonId(1))).await.unwrap();
    all_say(tables, digging, &[(1, "roll"), (1, "walk"), (1, "walk"), (1, "rest")]).await;
    tables.play().undo(Request::new(digging, PersonId(1)), None).await.unwrap();
    vec![lobby, running, finished, stopped, cancelled, digging]
}

/// The visible and stored content of a table.
async fn content(tables: &Tables, id: TableId) -> Value {
    let view = tables.look(id).await.unwrap().seen_by(PersonId(1));
    let log = tables.records().unredacted_log(id, Seq(1), 1000).await.unwrap();
    let position = view.unredacted().map(|position| position.view(Viewer::Everything).unwrap());
    json!([view.seq, format!("{:?}", view.stage), view.steps, position, log])
}

async fn all_content(tables: &Tables, ids: &[TableId]) -> Vec<Value> {
    let mut all = Vec::new();
    for id in ids {
        all.push(content(tables, *id).await);
    }
    all
}

/// The drill: play, back up, play on, lose the data, verify, restore, open, play on.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn restore_brings_back_the_state_of_the_backup() {
    let folder = tempfile::tempdir().unwrap();
    let [data, backup] = ["data", "backup"].map(|name| folder.path().join(name));
    let tables = open(&data);
    let ids = furnish(&tables).await;
    let before = all_content(&tables, &ids).await;
    Lsm::back_up(&data, &backup).unwrap();
    let taken = contents(&backup);
    say(&tables, ids[1], 1, "add 1").await.unwrap();
    let late = tables.lobby().open(opening(20, 2), None).await.unwrap().id;
    tables.close().await.unwrap();
    drop(tables);
    // Lost: the label. The rest cannot be read without it.
    fs::remove_file(data.join("store.json")).unwrap();
    assert!(Lsm::open(&data).is_err());

    let copy = folder.path().join("copy");
    let verified =
        tables_in(Arc::new(Lsm::open_copy(&backup, &copy).unwrap()), all_titles()).admin().verify().await.unwrap();
    assert_eq!((verified.games, verified.lobbies, &verified.differing), (4, 2, &vec![]));
    assert!(verified.actions >= 15, "{verified:?}");
    let aside = Lsm::restore(&backup, &data).unwrap().expect("there was a folder");
    assert_eq!(aside, folder.path().canonicalize().unwrap().join("data.replaced-1"));
    assert!(aside.join("journal").is_dir() && !data.with_extension("restoring").exists());
    assert!(contents(&backup) == taken, "the backup stays as it is");

    let tables = open(&data);
    assert_eq!(all_content(&tables, &ids).await, before);
    assert!(tables.look(late).await.is_err(), "changes after the backup are gone");
    say(&tables, ids[1], 1, "add 1").await.unwrap();
    tables.close().await.unwrap();
    assert!(matches!(Lsm::inspect(&data), Ok(Inspection::Sound { closed: true, .. })));
}

/// A store whose head, or log, was changed by hand.
async fn forged(folder: &Path, id: TableId, change: impl FnOnce(&mut Head, &mut Commit)) {
    let store = Lsm::open(folder).unwrap();
    let head = store.load(id).await.unwrap().unwrap();
    let mut entry = store.entries(id, head.seq, 1).await.unwrap().remove(0);
    entry.seq = head.seq.next();
    let mut new = Head { seq: entry.seq, ..(*head).clone() };
    let mut commit = Commit {
        expected: head.seq,
        before: None,
        head,
        entries: vec![entry],
        notices: Vec::new(),
        memos: Vec::new(),
        idempotency_key: None,
        at: skald::store::Timestamp(1),
    };
    change(&mut new, &mut commit);
    commit.head = Arc::new(new);
    store.commit(commit).await.unwrap();
    store.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_is_not_what_its_log_says_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let sound = folder.path().join("sound");
    let tables = open(&sound);
    let ids = furnish(&tables).await;
    tables.close().await.unwrap();
    let finished = ids[2];
    let differing = async |name: &str, id: TableId, change: &dyn Fn(&mut Head, &mut Commit)| {
        let other = folder.path().join(name);
        copy_folder(&sound, &other).unwrap();
        forged(&other, id, change).await;
        let tables = open(&other);
        let found = tables.admin().verify().await.unwrap();
        tables.close().await.unwrap();
        assert_eq!(found.games + found.lobbies + found.differing.len(), ids.len());
        found.differing
    };
    let note = |commit: &mut Commit| {
        let entry = &mut commit.entries[0];
        (entry.kind, entry.action, entry.events) = (skald::store::EntryKind::Pace, None, Vec::new().into());
    };
    // An entry without an effect is no difference.
    assert_eq!(differing("noted", finished, &|_, commit| note(commit)).await, vec![]);
    let position = |head: &mut Head, commit: &mut Commit| {
        note(commit);
        let mut position: Value = head.position.as_ref().unwrap().read().unwrap();
        position["open"]["count"] = json!(1);
        head.position = Some(JsonText::of(&position).unwrap());
    };
    let [(named, why)] = &differing("position", ids[1], &position).await[..] else { panic!("one differs") };
    assert!(
        *named == ids[1] && why.starts_with("position.open.count: the store has 1, the game played again "),
        "{why}"
    );
    // The last action twice.
    let [(named, why)] = &differing("log", finished, &|_, _| {}).await[..] else { panic!("one differs") };
    assert!(*named == finished && why.contains("entry "), "{why}");
    let decisions = |head: &mut Head, commit: &mut Commit| {
        note(commit);
        head.pending.clear();
    };
    let [(named, why)] = &differing("decisions", ids[1], &decisions).await[..] else { panic!("one differs") };
    assert!(*named == ids[1] && why.starts_with("open questions: the store has none"), "{why}");
    let metadata = |head: &mut Head, commit: &mut Commit| {
        note(commit);
        head.metadata = JsonText::of("nonsense").unwrap();
    };
    let [(named, _)] = &differing("metadata", ids[0], &metadata).await[..] else { panic!("one differs") };
    assert_eq!(*named, ids[0]);
}

async fn store_with(folder: &Path, commits: u64) {
    let store = Lsm::open(folder).unwrap();
    for expected in 0..commits {
        store.commit(change(1, expected).commit()).await.unwrap();
    }
    store.close().await.unwrap();
}

async fn seq_in(folder: &Path) -> Option<Seq> {
    let store = Lsm::open(folder).unwrap();
    let seq = store.seq(table(1)).await.unwrap();
    store.close().await.unwrap();
    seq
}

fn stores() -> (tempfile::TempDir, PathBuf, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let (data, backup) = (folder.path().join("data"), folder.path().join("backup"));
    (folder, data, backup)
}

#[tokio::test]
async fn restore_refuses_a_used_or_foreign_target_and_bad_backup() {
    let (folder, data, backup) = stores();
    store_with(&data, 3).await;
    Lsm::back_up(&data, &backup).unwrap();
    let running = Lsm::open(&data).unwrap();
    assert!(matches!(Lsm::restore(&backup, &data), Err(OpenError::InUse { .. })));
    running.close().await.unwrap();
    drop(running);
    let before = contents(&data);
    assert!(matches!(Lsm::restore(&data, &data), Err(OpenError::InUse { .. })), "by itself");
    let (papers, empty) = (folder.path().join("papers"), folder.path().join("empty"));
    fs::create_dir_all(&papers).unwrap();
    fs::create_dir_all(&empty).unwrap();
    fs::write(papers.join("letter"), "dear").unwrap();
    assert!(
        matches!(Lsm::restore(&backup, &papers), Err(OpenError::NotAStore { path, .. }) if path.ends_with("papers"))
    );
    assert!(matches!(Lsm::restore(&empty, &data), Err(OpenError::NotAStore { path, .. }) if path.ends_with("empty")));
    let segment = fs::read_dir(backup.join("journal")).unwrap().flatten().map(|entry| entry.path()).min().unwrap();
    let bytes = fs::read(&segment).unwrap();
    fs::write(&segment, &bytes[..20]).unwrap();
    assert!(matches!(Lsm::restore(&backup, &data), Err(OpenError::Damaged { .. })));
    assert!(contents(&data) == before, "byte for byte");
    let names: Vec<_> = fs::read_dir(folder.path()).unwrap().flatten().map(|entry| entry.file_name()).collect();
    assert_eq!(names.len(), 4, "no leftovers: {names:?}");
}

/// Between the two renames the store has no folder. A start must not take that for an empty store.
#[tokio::test]
async fn interrupted_restore_is_detected_and_repeatable() {
    let (_folder, data, backup) = stores();
    store_with(&data, 3).await;
    Lsm::back_up(&data, &backup).unwrap();
    store_with_more(&data).await;
    copy_folder(&backup, &data.with_extension("restoring")).unwrap();
    assert_eq!(seq_in(&data).await, Some(Seq(4)), "before the first rename the store is as it was");
    fs::rename(&data, data.with_extension("replaced-1")).unwrap();
    let error = Lsm::open(&data).err().unwrap();
    assert!(matches!(error, OpenError::Interrupted { .. }) && error.to_string().contains("skald restore"), "{error}");
    assert!(matches!(Lsm::inspect(&data), Err(OpenError::Interrupted { .. })));
    assert!(!data.exists());
    assert_eq!(Lsm::restore(&backup, &data).unwrap(), None);
    assert_eq!(seq_in(&data).await, Some(Seq(3)));
    let aside = Lsm::restore(&backup, &data).unwrap().expect("was there");
    assert!(aside.to_string_lossy().ends_with("data.replaced-2"), "{aside:?}");
}

async fn store_with_more(data: &Path) {
    let store = Lsm::open(data).unwrap();
    store.commit(change(1, 3).commit()).await.unwrap();
    store.close().await.unwrap();
}

#[cfg(unix)]
#[tokio::test]
async fn stores_and_backups_are_for_their_user_alone() {
    use std::os::unix::fs::PermissionsExt as _;
    let (_folder, data, backup) = stores();
    store_with(&data, 1).await;
    Lsm::back_up(&data, &backup).unwrap();
    Lsm::restore(&backup, &data).unwrap();
    for path in [&data, &backup, &data.with_extension("replaced-1")] {
        assert_eq!(fs::metadata(path).unwrap().permissions().mode() & 0o777, 0o700, "{}", path.display());
    }
}

/// The maximum number of documents written during one inspection. Each may replace `store.json` up to five times, and
/// an inspection reads it 20 times. A slow machine must not write more of them.
const WRITTEN: usize = 3;

/// Slow: the label of the store is replaced a thousand times.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_store_is_inspected_while_its_files_are_replaced() {
    let (_folder, data, _) = stores();
    let opening = Opening { run_after: Some(1), ..Opening::default() };
    let running = Lsm::open_with(&data, opening).unwrap();
    let (replaced, inspections) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicUsize::new(0)));
    let inspected = tokio::task::spawn_blocking({
        let (data, replaced, inspections) = (data.clone(), Arc::clone(&replaced), Arc::clone(&inspections));
        move || {
            while !replaced.load(Ordering::SeqCst) {
                inspections.fetch_add(1, Ordering::SeqCst);
                let found = Lsm::inspect(&data);
                assert!(matches!(found, Ok(Inspection::Sound { .. })), "{found:?}");
            }
        }
    });
    // One document, written many times, so that runs come often.
    let (mut labels, mut during) = (BTreeSet::new(), (0, 0));
    for number in 0.. {
        while during == (inspections.load(Ordering::SeqCst), WRITTEN) && !inspected.is_finished() {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        let inspection = inspections.load(Ordering::SeqCst);
        during = if during.0 == inspection { (inspection, during.1 + 1) } else { (inspection, 1) };
        running.remember(vec![("again".to_owned(), Some(json!(number)))], None).await.unwrap();
        labels.insert(fs::read(data.join("store.json")).unwrap());
        if labels.len() > 1000 || inspected.is_finished() {
            break;
        }
    }
    replaced.store(true, Ordering::SeqCst);
    inspected.await.unwrap();
    running.close().await.unwrap();
}

#[tokio::test]
async fn inspection_of_a_store_in_use_changes_nothing() {
    let (_folder, data, _) = stores();
    assert!(matches!(Lsm::inspect(&data), Ok(Inspection::Nothing)));
    assert!(!data.exists());
    let running = Lsm::open(&data).unwrap();
    for expected in 0..5 {
        running.commit(change(1, expected).commit()).await.unwrap();
    }
    let Ok(Inspection::Sound { group: 5, closed: false, skipped: false, bytes }) = Lsm::inspect(&data) else {
        panic!("five groups")
    };
    assert!(bytes > 500);
    running.close().await.unwrap();
    drop(running);
    let before = contents(&data);
    assert!(matches!(Lsm::inspect(&data), Ok(Inspection::Sound { group: 5, closed: true, .. })));
    assert!(contents(&data) == before);
    let run = fs::read_dir(data.join("journal")).unwrap().flatten().map(|entry| entry.path()).max().unwrap();
    fs::remove_file(run).unwrap();
    assert!(matches!(Lsm::inspect(&data), Err(OpenError::Damaged { .. })));
}
