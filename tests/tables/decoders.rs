//! Fuzzes every reader of foreign data with changed sound documents. Each is accepted, or refused with a sentence of
//! bounded length, and no reader panics.

use std::collections::BTreeSet;
use std::sync::{Arc, LazyLock, Mutex};

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;
use serde_json::{Value, json};
use skald::config::Config;
use skald::engine::{Edition, Seat, Seed, Viewer};
use skald::games;
use skald::store::{Documents, FOLDER_SCHEMA, Lsm, Opening, Step, Store, StoreError};
use skald::table::{ChannelId, CommunityId, Locale, Open, PersonId, Request, Seq, Stage, TableId, Tables, Timestamp};
use skald::title::{Position, Record, Simulation, Title, Titles};
use skald::words::Voice;
use support::folders::copy_folder;
use support::panics;
use support::people::{opening, say, tables_in};

/// The longest sentence of a refusal, in bytes.
const SENTENCE: usize = 4000;

static TITLES: LazyLock<Titles> = LazyLock::new(|| games::builtin().expect("the embedded editions"));

/// A whole game of each title.
static RECORDS: LazyLock<Vec<Value>> = LazyLock::new(|| {
    let record = |key: &str| {
        let title = TITLES.default_of(key).expect("a title");
        let seats = title.meta().seats.0.max(2);
        let game = Simulation::new(title.as_ref(), &Value::Null, seats, vec!["random".into()], Seed::from_number(3));
        serde_json::to_value(game.expect("a simulation").game(0).expect("a game")).expect("a record")
    };
    TITLES.keys().map(record).collect()
});

/// A change to a document.
#[derive(Clone, Debug)]
enum Change {
    /// Replaces the value.
    Put(Value),
    /// Removes the value.
    Remove,
    /// Repeats the value.
    Repeat,
    /// Renames the key.
    Rename(String),
}

fn value() -> impl Strategy<Value = Value> {
    prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        (-3i64..40).prop_map(Value::from),
        any::<u64>().prop_map(Value::from),
        any::<f64>().prop_map(|number| json!(number)),
        ".{0,40}".prop_map(Value::from),
        Just(json!([])),
        Just(json!({})),
        Just(json!([[[[[[0]]]]]])),
        Just(Value::from("x".repeat(100_000))),
    ]
}

fn change() -> impl Strategy<Value = Change> {
    prop_oneof![
        4 => value().prop_map(Change::Put),
        1 => Just(Change::Remove),
        1 => Just(Change::Repeat),
        1 => "[a-z_]{0,12}".prop_map(Change::Rename),
    ]
}

/// Applies a change at the path that the indices choose.
fn changed(document: &mut Value, way: &[Index], change: &Change) {
    let Some((step, way)) = way.split_first() else {
        if let Change::Put(value) = change {
            *document = value.clone();
        }
        return;
    };
    match document {
        Value::Array(items) if !items.is_empty() => {
            let at = step.index(items.len());
            match change {
                Change::Remove if way.is_empty() => drop(items.remove(at)),
                Change::Repeat if way.is_empty() => items.insert(at, items[at].clone()),
                _ => changed(&mut items[at], way, change),
            }
        }
        Value::Object(fields) if !fields.is_empty() => {
            let key = fields.keys().nth(step.index(fields.len())).cloned().unwrap_or_default();
            match change {
                Change::Remove if way.is_empty() => drop(fields.remove(&key)),
                Change::Rename(name) if way.is_empty() => {
                    let value = fields.remove(&key).unwrap_or_default();
                    fields.insert(name.clone(), value);
                }
                _ => changed(fields.entry(key).or_insert(Value::Null), way, change),
            }
        }
        _ => {
            if let Change::Put(value) = change {
                *document = value.clone();
            }
        }
    }
}

/// Some changes, each with its path.
fn changes() -> impl Strategy<Value = Vec<(Vec<Index>, Change)>> {
    vec((vec(any::<Index>(), 1..6), change()), 1..4)
}

/// Checks that a refusal has a reason of bounded length.
fn is_a_sentence(refusal: &str) -> Result<(), TestCaseError> {
    prop_assert!(!refusal.trim().is_empty(), "a refusal says why");
    prop_assert!(
        refusal.len() < SENTENCE,
        "{} bytes: {}…",
        refusal.len(),
        refusal.chars().take(300).collect::<String>()
    );
    Ok(())
}

/// The saved position with each list of a part one item shorter, and empty.
fn shortened(saved: &Value, part: &str) -> Vec<Value> {
    fn lists(value: &Value, way: &str, found: &mut Vec<String>) {
        let inside: Vec<(String, &Value)> = match value {
            Value::Array(items) => items.iter().enumerate().map(|(at, item)| (at.to_string(), item)).collect(),
            Value::Object(fields) => fields.iter().map(|(key, field)| (key.clone(), field)).collect(),
            _ => return,
        };
        if value.as_array().is_some_and(|items| !items.is_empty()) {
            found.push(way.to_owned());
        }
        inside.iter().for_each(|(step, inside)| lists(inside, &format!("{way}/{step}"), found));
    }
    let mut ways = Vec::new();
    lists(&saved[part], &format!("/{part}"), &mut ways);
    let cut = |way: &String| {
        [true, false].map(|empty| {
            let mut odd = saved.clone();
            let items = odd.pointer_mut(way).and_then(Value::as_array_mut).expect("a list");
            items.truncate(if empty { 0 } else { items.len() - 1 });
            odd
        })
    };
    ways.iter().flat_map(cut).collect()
}

/// A position with missing items in its secret part is refused, or can be shown and played.
#[test]
fn saved_position_with_missing_items_is_refused_or_shown() {
    let (mut refused, voice) = (0, Voice::new(Locale::En, Vec::new()));
    for (record, position) in RECORDS.iter().zip(positions()) {
        let title = TITLES.default_of(record["title"].as_str().expect("a key")).expect("a title");
        let saved = position.snapshot().expect("is JSON");
        title.restore(&saved).expect("is as it was saved");
        for odd in shortened(&saved, "secret") {
            let Ok(mut position) = title.restore(&odd) else {
                refused += 1;
                continue;
            };
            for viewer in [Viewer::Public, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Everything] {
                let _ = (position.view(viewer), position.board(viewer, &voice), position.overview(viewer, &voice));
            }
            for decision in position.decisions() {
                let Some(code) = position.legal(decision.seat).into_iter().next() else { continue };
                let action = position.parse(&code).expect("a code");
                let _ = position.reversible(decision.seat, &action, &Seed::from_number(1));
                let _ = position.apply(decision.seat, &action);
            }
        }
    }
    assert!(refused > 10, "only {refused}");
}

/// Where saved positions of *Raids* and *Brandubh* name a seat, a voyage or a space.
const NUMBERS: [&str; 12] = [
    "turn",
    "voyage",
    "ships/0/space",
    "ghost/space",
    "waiting/0",
    "arrivals/0",
    "phase/mover",
    "phase/attacker",
    "phase/defender",
    "phase/side",
    "phase/space",
    "phase/from",
];

#[test]
fn saved_position_with_an_unknown_seat_or_space_is_refused() {
    let mut refused = BTreeSet::new();
    for (key, seats) in [("raids", 2), ("raids", 4), ("brandubh", 2)] {
        let title = TITLES.default_of(key).expect("a title");
        let record = random_game(title.as_ref(), seats);
        let spoil = |_, position: &dyn Position| {
            let saved = position.snapshot().expect("is JSON");
            for way in NUMBERS {
                let mut odd = saved.clone();
                let number = odd["open"].pointer_mut(&format!("/{way}")).filter(|number| number.is_u64());
                if let Some(number) = number {
                    *number = Value::from(99);
                    assert!(title.restore(&odd).is_err(), "{key}: {way} of {saved}");
                    refused.insert(way);
                }
            }
        };
        record.replay_through(&TITLES, record.last(), spoil).expect("a replay");
    }
    assert_eq!(refused.len(), NUMBERS.len(), "{refused:?}");
}

fn random_game(title: &dyn Title, seats: u8) -> Record {
    let game = Simulation::new(title, &Value::Null, seats, vec!["random".into()], Seed::from_number(11));
    game.expect("a simulation").game(0).expect("a game")
}

#[test]
fn every_position_of_a_game_is_read_as_it_was_saved() {
    for title in TITLES.keys().map(|key| TITLES.default_of(key).expect("a title")) {
        for seats in title.meta().seats.0..=title.meta().seats.1 {
            let record = random_game(title.as_ref(), seats);
            let read = |seq: u64, position: &dyn Position| {
                let saved = position.snapshot().expect("is JSON");
                let again = title.restore(&saved).unwrap_or_else(|error| panic!("{} {seq}: {error}", title.meta().key));
                assert_eq!(again.snapshot().expect("is JSON"), saved);
            };
            record.replay_through(&TITLES, record.last(), read).expect("a replay");
        }
    }
}

#[test]
fn refusal_quotes_a_stored_document_briefly() {
    let title = TITLES.default_of("raids").expect("a title");
    let long = json!({ "open": "x".repeat(100_000) });
    let refused = title.restore(&long).err().expect("no position").to_string();
    assert!(refused.len() < 1000, "{} bytes", refused.len());
}

fn positions() -> Vec<Box<dyn Position>> {
    let replayed = |record: &Value| {
        let record: Record = serde_json::from_value(record.clone()).expect("a record");
        record.replay_to(&TITLES, record.last() / 2).expect("a replay").position
    };
    RECORDS.iter().map(replayed).collect()
}

/// A store with a lobby, running games of two titles, one with steps that may be undone, and one that is over and archived.
static STORE: LazyLock<tempfile::TempDir> = LazyLock::new(|| {
    let folder = tempfile::tempdir().expect("a folder");
    let furnish = async {
        let store: Arc<dyn Store> = Arc::new(Lsm::open(folder.path()).expect("opens"));
        let tables = tables_in(Arc::clone(&store), games::builtin().expect("the embedded editions"));
        tables.lobby().open(Open { title: "raids".to_owned(), ..opening(1, 3) }, None).await.expect("opens");
        for (channel, title) in [(2, "raids"), (3, "relic_runners"), (4, "brandubh")] {
            let open = Open { title: title.to_owned(), community: Some(CommunityId(7)), ..opening(channel, 2) };
            let table = tables.lobby().open(open, None).await.expect("opens").id;
            tables.lobby().join(Request::new(table, support::people::person(2))).await.expect("joins");
            let mut view = tables.lobby().start(Request::new(table, PersonId(1))).await.expect("starts");
            while view.stage == Stage::Playing && (view.seq < Seq(14) || title == "brandubh") {
                let open = &view.open[0];
                let legal = view.unredacted().expect("a running game").legal(open.decision.seat);
                let code = &legal[view.seq.0 as usize * 7 % legal.len()];
                let person = view.seats[open.decision.seat.index()].person().expect("people only").id.0;
                view = say(&tables, table, person, code).await.expect("is legal").view;
            }
            if view.is_over() {
                store.archive(table, view.seq).await.expect("is archived");
            }
        }
        tables
            .outbox()
            .set_delivery_state(vec![("card/1".to_owned(), Some(json!({"message": 7})))], None)
            .await
            .expect("is kept");
        tables.close().await.expect("closes");
    };
    block_on(furnish);
    folder
});

fn block_on<T>(future: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_multi_thread()
        .worker_threads(1)
        .enable_all()
        .build()
        .expect("a runtime")
        .block_on(future)
}

/// What [`spoil`] does to a store next.
static SPOIL: Mutex<Option<Spoil>> = Mutex::new(None);

/// The document, and its changes.
type Spoil = (Index, Vec<(Vec<Index>, Change)>);

/// A step of a migration, because migrations may change documents.
fn spoil(documents: &mut Documents) -> Result<(), StoreError> {
    let Some((which, changes)) = SPOIL.lock().expect("not poisoned").take() else { return Ok(()) };
    let keys = documents.keys("")?;
    let key = which.get(&keys);
    let bytes = documents.get(key)?.unwrap_or_default();
    let mut document: Value = serde_json::from_slice(&bytes).map_err(|error| StoreError::Failed(error.to_string()))?;
    changes.iter().for_each(|(way, change)| changed(&mut document["document"], way, change));
    documents.put(key, document.to_string().as_bytes())
}

/// Calls every method of a store, and runs its tables.
async fn ask_for_everything(store: Arc<dyn Store>) {
    let tables: Tables = tables_in(Arc::clone(&store), games::builtin().expect("the embedded editions"));
    let _ = tables.admin().resume().await;
    for table in store.tables(TableId::from_bits(0), 99).await.unwrap_or_default() {
        if let Ok(view) = tables.look(table).await {
            let _ = tables.records().visible_log(&view, Seq(1), view.seq).await;
        }
        let _ = tables.records().export(table, true).await;
        let _ = tables.records().past(table, skald::table::Moment::Start).await;
        let _ = tables.seats().end(Request::new(table, PersonId(1))).await;
    }
    for channel in 1..=4 {
        let Ok(Some(view)) = tables.at(ChannelId(channel)).await else { continue };
        let _ = tables.lobby().rematch(Request::new(view.id, PersonId(1)), Locale::En).await;
    }
    let _ = (
        tables.of(PersonId(1), 9).await,
        tables.records().past_games(PersonId(1), 9).await,
        tables.admin().verify().await,
    );
    let _ = (
        tables.admin().count_within(CommunityId(7)).await,
        tables.outbox().due(99).await,
        tables.admin().run_due(9, &[]).await,
    );
    let _ = (
        store.waiting(PersonId(1), 9).await,
        store.overdue(Timestamp(u64::MAX), 9).await,
        tables.admin().archive(0).await,
    );
    let _ = tables.close().await;
}

/// The number of cases of a test; the variable `PROPTEST_CASES` sets another one.
fn cases(everyday: u32) -> u32 {
    let wanted = std::env::var("PROPTEST_CASES").ok().and_then(|number| number.parse().ok());
    wanted.unwrap_or(everyday)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: cases(60), failure_persistence: None, ..ProptestConfig::default() })]

    /// Nothing panics, for any content of a document. Slow: 60 stores are opened, migrated and read as a whole.
    #[test]
    fn stored_documents_are_read_or_named(which in any::<Index>(), changes in changes()) {
        panics::watch();
        let folder = tempfile::tempdir().expect("a folder");
        copy_folder(STORE.path(), folder.path()).expect("is copied");
        *SPOIL.lock().expect("not poisoned") = Some((which, changes));
        let steps = Some((FOLDER_SCHEMA + 1, vec![Step { to: FOLDER_SCHEMA + 1, run: spoil }]));
        match Lsm::open_with(folder.path(), Opening { steps, ..Opening::default() }) {
            Ok(store) => block_on(ask_for_everything(Arc::new(store))),
            Err(error) => is_a_sentence(&error.to_string())?,
        }
        prop_assert_eq!(panics::seen(), Vec::<String>::new());
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: cases(150), failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn records_are_replayed_or_refused(which in any::<Index>(), changes in changes()) {
        let mut document = which.get(&RECORDS).clone();
        changes.iter().for_each(|(way, change)| changed(&mut document, way, change));
        match serde_json::from_value::<Record>(document) {
            // `skald import` quotes a part of it that fits a sentence.
            Err(_) => {}
            Ok(record) => if let Err(error) = record.replay(&TITLES) { is_a_sentence(&error.to_string())? },
        }
    }

    #[test]
    fn editions_are_taken_or_refused(which in any::<Index>(), changes in changes()) {
        let (_, make, editions) = which.get(games::TITLES);
        let mut document: Value = serde_json::from_str(editions[0]).expect("an edition");
        changes.iter().for_each(|(way, change)| changed(&mut document, way, change));
        let made = Edition::read(&document.to_string()).and_then(make);
        match made {
            Err(error) => is_a_sentence(&error.to_string())?,
            // An accepted title can be played.
            Ok(title) => {
                let seats = title.meta().seats.0.max(2);
                let game = Simulation::new(title.as_ref(), &Value::Null, seats, vec!["random".into()], Seed::from_number(5));
                game.expect("a simulation").game(0).expect("a game to its end");
            }
        }
    }

    #[test]
    fn typed_codes_are_read_or_refused(text in ".{0,60}", words in vec("[a-zA-Z0-9]{1,5}", 0..6)) {
        for position in positions() {
            for typed in [text.clone(), words.join(" ")] {
                for seat in [Seat(0), Seat(1), Seat(200)] {
                    let _ = position.read(seat, &typed);
                }
                if let Err(error) = position.parse(&typed) {
                    is_a_sentence(&error.to_string())?;
                }
            }
        }
    }

    #[test]
    fn configurations_are_taken_or_refused(
        keep in vec(any::<bool>(), 200),
        at in any::<Index>(),
        inserted in "[a-z0-9\"=.\\[\\]\n -]{0,40}",
    ) {
        let example = include_str!("../../config.example.toml");
        let lines = example.lines().map(|line| line.strip_prefix('#').filter(|key| key.contains(" = ")).unwrap_or(line));
        let kept = lines.zip(keep).filter(|(_, keep)| *keep).map(|(line, _)| line);
        let mut text = kept.collect::<Vec<_>>().join("\n");
        let places: Vec<usize> = text.char_indices().map(|(at, _)| at).chain([text.len()]).collect();
        text.insert_str(*at.get(&places), &inserted);
        if let Err(errors) = Config::read(&text) {
            is_a_sentence(&errors.to_string())?;
        }
    }
}
