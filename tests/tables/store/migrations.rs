//! Migrations from an older schema to a newer one: in order, after a backup, completely or not at all. The steps here
//! are made up.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use serde_json::json;
use skald::store::{Documents, FOLDER_SCHEMA, Lsm, OpenError, Opening, SCHEMA, Seq, Step, Store, StoreError};
use support::commits::{Change, change, table};
use support::folders::contents;

/// Adds a number to the memo `trail`, and one to every other memo that begins with `t`.
fn leave(documents: &mut Documents, number: u32) -> Result<(), StoreError> {
    for key in documents.keys("memo/t")? {
        let document = documents.get(&key)?.unwrap_or_default();
        let text = String::from_utf8(document).map_err(|error| StoreError::Failed(error.to_string()))?;
        documents.put(&key, text.replace("]}", &format!(",{number}]}}")).as_bytes())?;
    }
    Ok(())
}

fn second(documents: &mut Documents) -> Result<(), StoreError> {
    leave(documents, 2)?;
    documents.put("memo/new", format!(r#"{{"schema":{SCHEMA},"document":"made by 2"}}"#).as_bytes())
}

fn third(documents: &mut Documents) -> Result<(), StoreError> {
    leave(documents, 3)?;
    if documents.get("memo/new")?.is_none() {
        return Err(StoreError::Failed("the second step has not run".to_owned()));
    }
    documents.remove("memo/old")
}

fn broken(documents: &mut Documents) -> Result<(), StoreError> {
    leave(documents, 99)?;
    Err(StoreError::Failed("an unexpected document".to_owned()))
}

const SECOND: Step = Step { to: 2, run: second };
const THIRD: Step = Step { to: 3, run: third };

fn open(path: &Path, schema: u32, steps: &[Step]) -> Result<Lsm, OpenError> {
    Lsm::open_with(path, Opening { steps: Some((schema, steps.to_vec())), ..Opening::default() })
}

/// A store of schema 1 with a few documents, one of them large.
async fn first(path: &Path) {
    let store = open(path, 1, &[]).unwrap();
    let memo = |key: &str, value| (key.to_owned(), Some(value));
    let memos = vec![memo("trail", json!([1])), memo("torrent", json!(vec![7; 5000])), memo("old", json!(0))];
    store.remember(memos, None).await.unwrap();
    store.commit(Change { people: vec![4], ..change(1, 0) }.commit()).await.unwrap();
}

#[tokio::test]
async fn steps_run_in_order_after_a_backup() {
    let folder = tempfile::tempdir().unwrap();
    first(folder.path()).await;
    let before = contents(&folder.path().join("journal"));
    // Listed out of order on purpose.
    let store = open(folder.path(), 3, &[THIRD, SECOND]).unwrap();
    assert_eq!(store.memo("trail").await, Ok(Some(json!([1, 2, 3]))));
    assert_eq!(store.memo("torrent").await.unwrap().unwrap().as_array().unwrap().len(), 5002);
    assert_eq!(store.memo("new").await, Ok(Some(json!("made by 2"))));
    assert_eq!(store.memo("old").await, Ok(None));
    assert!(store.load(table(1)).await.unwrap().is_some());
    store.commit(change(1, 1).commit()).await.unwrap();
    drop(store);

    // The backup is the data byte for byte, and a complete store that the older version opens.
    let backup = folder.path().join("backups/schema-0001-1");
    assert_eq!(contents(&backup.join("journal")), before);
    let old = open(&backup, 1, &[]).unwrap();
    assert_eq!(old.memo("trail").await, Ok(Some(json!([1]))));
    for leftover in ["migrating", "sled-0001"] {
        assert!(!folder.path().join(leftover).exists(), "{leftover} was left");
    }

    // A second start has nothing to do.
    let store = open(folder.path(), 3, &[THIRD, SECOND]).unwrap();
    assert_eq!(store.memo("trail").await, Ok(Some(json!([1, 2, 3]))));
    assert_eq!(fs::read_dir(folder.path().join("backups")).unwrap().count(), 1);
}

#[tokio::test]
async fn a_step_that_fails_leaves_everything_as_it_was() {
    let folder = tempfile::tempdir().unwrap();
    first(folder.path()).await;
    let before = contents(&folder.path().join("journal"));
    for (steps, at, reason) in [
        (vec![SECOND, Step { to: 3, run: broken }], 3, "unexpected document"),
        (vec![Step { to: 2, run: broken }, THIRD], 2, "unexpected document"),
        (vec![THIRD], 2, "no such step"),
    ] {
        let error = open(folder.path(), 3, &steps).err().unwrap();
        assert!(error.to_string().contains(reason), "{error}");
        let OpenError::Migration { to, backup, .. } = error else { panic!("{error}") };
        assert_eq!(to, at);
        assert_eq!(contents(&backup.join("journal")), before, "the backup came first");
        assert_eq!(contents(&folder.path().join("journal")), before);
    }
    let store = open(folder.path(), 1, &[]).unwrap();
    assert_eq!(store.memo("trail").await, Ok(Some(json!([1]))));
    drop(store);
    // Leftovers of the failed attempts do not disturb one that succeeds.
    let store = open(folder.path(), 3, &[SECOND, THIRD]).unwrap();
    assert_eq!(store.memo("trail").await, Ok(Some(json!([1, 2, 3]))));
}

/// A service may be restarted without end: a copy each time would fill the disk.
#[tokio::test]
async fn repeated_failed_starts_take_one_backup() {
    let folder = tempfile::tempdir().unwrap();
    first(folder.path()).await;
    let backups = folder.path().join("backups");
    let fail = || match open(folder.path(), 2, &[Step { to: 2, run: broken }]).err().unwrap() {
        OpenError::Migration { backup, .. } => (backup, fs::read_dir(&backups).unwrap().count()),
        error => panic!("{error}"),
    };
    for _ in 0..3 {
        assert_eq!(fail(), (backups.join("schema-0001-1"), 1));
    }
    // The previous version plays on.
    let store = open(folder.path(), 1, &[]).unwrap();
    store.commit(change(1, 1).commit()).await.unwrap();
    drop(store);
    for _ in 0..3 {
        assert_eq!(fail(), (backups.join("schema-0001-2"), 2));
    }
    for (number, seq) in [(1, 1), (2, 2)] {
        let backup = open(&backups.join(format!("schema-0001-{number}")), 1, &[]).unwrap();
        assert_eq!(backup.seq(table(1)).await, Ok(Some(Seq(seq))));
    }
}

#[tokio::test]
async fn a_newer_schema_is_refused_and_untouched() {
    let folder = tempfile::tempdir().unwrap();
    first(folder.path()).await;
    drop(open(folder.path(), 3, &[SECOND, THIRD]).unwrap());
    let before = contents(folder.path());
    for known in [1, 2] {
        let error = open(folder.path(), known, &[SECOND]).err().unwrap();
        assert!(matches!(error, OpenError::Newer { found: 3, known: k, .. } if k == known), "{error}");
        assert!(error.to_string().contains("start the newer version again"), "{error}");
    }
    assert!(contents(folder.path()) == before, "byte for byte");
}

#[test]
fn every_schema_is_documented_once_and_has_a_fixture() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut documented = BTreeMap::new();
    for entry in fs::read_dir(root.join("migrations/sled")).unwrap().flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        let number: u32 = name[..4].parse().expect("begins with its number");
        assert!(documented.insert(number, name).is_none(), "schema {number} twice");
    }
    assert_eq!(documented.keys().copied().collect::<Vec<_>>(), (1..=FOLDER_SCHEMA).collect::<Vec<_>>());
    for schema in 1..=FOLDER_SCHEMA {
        assert!(root.join(format!("tests/fixtures/store/schema-{schema}/store.json")).exists());
    }
}
