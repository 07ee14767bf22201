//! Finished games go into the archive after a while: they are read as before, and take little disk space.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use serde_json::{Value, json};
use skald::engine::{Seat, Seed, Viewer};
use skald::games;
use skald::store::{Commit, Documents, FOLDER_SCHEMA, Head, Lsm, Memory, Opening, Step, Store, StoreError};
use skald::table::{
    Act, CommunityId, EntryKind, FixedEntropy, Locale, Moment, NoticeKind, Open, PersonId, Pick, Request, Seq, Stage,
    TableError, TableId, Tables, Timestamp,
};
use skald::title::Titles;
use skald::words::Voice;
use support::commits::spoil_position;
use support::count::titles;
use support::folders::copy_folder;
use support::people::{ManualClock, all_say, opening, person, started, tables_in};

const HOUR: u64 = 3_600_000;
const DAY: u64 = 24 * HOUR;

fn all_titles() -> Titles {
    games::builtin().expect("the embedded editions are whole")
}

fn tables(store: Arc<dyn Store>, clock: &Arc<ManualClock>, luck: u64) -> Tables {
    let entropy = Arc::new(FixedEntropy::new(Seed::from_number(luck)));
    Tables::new(store, all_titles(), Arc::clone(clock) as Arc<dyn skald::table::Clock>, entropy)
}

/// A game of people who choose any legal action, a few minutes apart.
async fn played(tables: &Tables, clock: &ManualClock, title: &str, channel: u64, seats: u8) -> TableId {
    let open = Open { title: title.to_owned(), ..opening(channel, seats) };
    let table = tables.lobby().open(open, None).await.expect("opens").id;
    for number in 2..=u64::from(seats) {
        tables.lobby().join(Request::new(table, person(number))).await.expect("joins");
    }
    let mut view = tables.lobby().start(Request::new(table, PersonId(1))).await.expect("starts");
    let mut dice = 0x9E37_79B9_7F4A_7C15 ^ channel;
    while view.stage == Stage::Playing {
        let open = &view.open[0];
        let person = view.seats[open.decision.seat.index()].person().cloned().expect("people only");
        let legal = view.unredacted().expect("a running game").legal(open.decision.seat).len() as u64;
        dice ^= dice << 13;
        dice ^= dice >> 7;
        dice ^= dice << 17;
        clock.pass(dice % 600_000);
        let choice = Pick::Index((dice % legal) as u16);
        let act = Act { table, person, decision: Some(open.id), choice, idempotency_key: None };
        view = tables.play().act(act).await.expect("is legal").view;
    }
    table
}

/// Acknowledges every notice.
async fn tell_everybody(tables: &Tables) {
    for notice in tables.outbox().due(usize::MAX).await.unwrap() {
        tables.outbox().ack(notice.id, Vec::new(), None).await.unwrap();
    }
}

/// The public content of a finished game: the table, its log, its record, a moment of its past, its dice.
async fn visible(tables: &Tables, table: TableId) -> Value {
    let view = tables.look(table).await.unwrap();
    let log = tables.records().unredacted_log(table, Seq(1), usize::MAX).await.unwrap();
    let position = view.unredacted().map(|position| position.view(Viewer::Everything).unwrap());
    let past = tables.records().past(table, Moment::Before(view.seq)).await.unwrap();
    let then = past.view.unredacted().map(|position| position.view(Viewer::Public).unwrap());
    json!([
        [view.id.to_string(), view.seq, format!("{:?}", view.seats), view.ended_at, view.seed, position],
        [log, serde_json::to_value(tables.records().export(table, false).await.unwrap()).unwrap()],
        [past.turn, past.ends.len(), then, tables.records().check_dice(table).await.unwrap().actions],
        tables.at(view.channel).await.unwrap().map(|view| view.id.to_string()),
        format!("{:?}", tables.records().results(CommunityId(9), Timestamp(0), Timestamp(u64::MAX)).await.unwrap()),
        tables
            .records()
            .past_games(PersonId(1), 9)
            .await
            .unwrap()
            .iter()
            .map(|view| view.id.to_string())
            .collect::<Vec<_>>(),
    ])
}

async fn reads_as_before(store: Arc<dyn Store>) {
    let clock = ManualClock::new();
    let tables = tables(Arc::clone(&store), &clock, 5);
    let mut over = Vec::new();
    for (channel, title) in (1..).zip(tables.titles().keys()) {
        over.push(played(&tables, &clock, title, channel, 2).await);
    }
    let lobby = tables.lobby().open(Open { title: "raids".to_owned(), ..opening(99, 2) }, None).await.unwrap().id;
    let mut before = Vec::new();
    for table in &over {
        before.push(visible(&tables, *table).await);
    }
    clock.pass(2 * DAY);
    assert_eq!(tables.admin().archive(DAY).await.unwrap(), 0, "their end cards are not delivered yet");
    tell_everybody(&tables).await;
    assert_eq!(tables.admin().archive(30 * DAY).await.unwrap(), 0, "not for so long");
    assert_eq!(tables.admin().archive(DAY).await.unwrap(), over.len());
    assert_eq!(tables.admin().archive(DAY).await.unwrap(), 0);
    assert_eq!(store.resting(TableId::from_bits(0), 99).await.unwrap().0, []);
    // These tables have no cached copies.
    let fresh = self::tables(store, &clock, 6);
    for tables in [&tables, &fresh] {
        for (table, before) in over.iter().zip(&before) {
            assert!(visible(tables, *table).await == *before, "{table} differs");
        }
    }
    assert_eq!(fresh.look(lobby).await.unwrap().stage, Stage::Lobby);
    let verified = fresh.admin().verify().await.unwrap();
    assert_eq!((verified.games, verified.lobbies, verified.differing), (over.len(), 1, vec![]));
    // A rematch is possible, and the new game becomes the channel's table.
    let again = fresh.lobby().rematch(Request::new(over[0], PersonId(1)), Locale::En).await.unwrap();
    assert_eq!(fresh.at(again.channel).await.unwrap().unwrap().id, again.id);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_archived_game_in_memory_is_read_as_before() {
    reads_as_before(Arc::new(Memory::new())).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_archived_game_on_disk_is_read_as_before() {
    let folder = tempfile::tempdir().unwrap();
    reads_as_before(Arc::new(Lsm::open(folder.path()).unwrap())).await;
}

#[tokio::test]
async fn recent_game_is_not_archived_yet() {
    let clock = ManualClock::new();
    let tables = tables(Arc::new(Memory::new()), &clock, 5);
    let first = played(&tables, &clock, "brandubh", 1, 2).await;
    clock.pass(DAY - HOUR);
    let second = played(&tables, &clock, "brandubh", 2, 2).await;
    tables.lobby().open(Open { title: "raids".to_owned(), ..opening(3, 2) }, None).await.unwrap();
    let cancelled = tables.at(skald::table::ChannelId(3)).await.unwrap().unwrap().id;
    support::people::stop(&tables, cancelled).await;
    tell_everybody(&tables).await;
    clock.pass(HOUR);
    assert_eq!(tables.admin().archive(DAY).await.unwrap(), 1, "the first");
    clock.pass(DAY);
    assert_eq!(tables.admin().archive(DAY).await.unwrap(), 2, "the second, and a lobby that was cancelled");
    for table in [first, second, cancelled] {
        assert!(tables.look(table).await.unwrap().is_over());
    }
}

async fn discarded_leaves_its_result(store: Arc<dyn Store>) {
    let clock = ManualClock::new();
    let tables = tables(Arc::clone(&store), &clock, 5);
    let archived = played(&tables, &clock, "brandubh", 1, 2).await;
    let resting = played(&tables, &clock, "brandubh", 2, 2).await;
    tell_everybody(&tables).await;
    let kept = visible(&tables, resting).await;
    clock.pass(DAY);
    assert_eq!(tables.admin().archive(DAY - HOUR).await.unwrap(), 2);
    let young = played(&tables, &clock, "brandubh", 3, 2).await;
    let lobby = tables.lobby().open(Open { title: "raids".to_owned(), ..opening(8, 2) }, None).await.unwrap().id;
    let results = tables.records().results(CommunityId(9), Timestamp(0), Timestamp(u64::MAX)).await.unwrap();
    let of = |community| [(CommunityId(community), 7 * DAY)].into();
    let documents = |table: TableId| vec![format!("card:{table}")];
    tables.outbox().set_delivery_state(vec![(format!("card:{archived}"), Some(json!(1)))], None).await.unwrap();
    clock.pass(5 * DAY);
    assert_eq!(tables.admin().discard(&of(9), documents).await.unwrap(), 0, "their time is not up");
    clock.pass(2 * DAY);
    for other in [of(8), [].into()] {
        assert_eq!(tables.admin().discard(&other, documents).await.unwrap(), 0, "no games of another server");
    }
    assert_eq!(visible(&tables, resting).await[0], kept[0]);
    assert_eq!(tables.admin().discard(&of(9), documents).await.unwrap(), 2);
    assert_eq!(tables.admin().discard(&of(9), documents).await.unwrap(), 0);
    for table in [archived, resting] {
        assert!(matches!(tables.look(table).await, Err(TableError::NoSuchTable)));
        assert!(matches!(tables.records().export(table, false).await, Err(TableError::NoSuchTable)));
    }
    assert!(tables.look(young).await.unwrap().is_over(), "its end is announced first");
    assert_eq!(tables.look(lobby).await.unwrap().stage, Stage::Lobby);
    assert_eq!(tables.outbox().delivery_state(&format!("card:{archived}")).await.unwrap(), None);
    assert_eq!(tables.records().past_games(PersonId(1), 9).await.unwrap().len(), 1);
    assert_eq!(tables.records().results(CommunityId(9), Timestamp(0), Timestamp(u64::MAX)).await.unwrap(), results);
    assert_eq!(tables.admin().verify().await.unwrap().games, 1);
    tell_everybody(&tables).await;
    clock.pass(DAY);
    assert_eq!(tables.admin().discard(&of(9), documents).await.unwrap(), 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_whose_time_is_up_leaves_its_result_alone() {
    discarded_leaves_its_result(Arc::new(Memory::new())).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn expired_game_leaves_no_readable_bytes_in_the_archive() {
    let folder = tempfile::tempdir().unwrap();
    let store = Arc::new(Lsm::open(folder.path()).unwrap());
    discarded_leaves_its_result(Arc::clone(&store) as Arc<dyn Store>).await;
    store.close().await.unwrap();
    for volume in fs::read_dir(folder.path().join("archive")).unwrap() {
        let bytes = fs::read(volume.unwrap().path()).unwrap();
        assert!(bytes.len() > 1000 && bytes.iter().filter(|byte| **byte != 0).count() < 200, "all pieces are erased");
    }
}

fn length(folder: &Path) -> u64 {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let lengths = entries.map(|entry| match entry.path().is_dir() {
        true => length(&entry.path()),
        false => entry.metadata().map_or(0, |file| file.len()),
    });
    lengths.sum()
}

/// The lengths of the journal of a closed store if its runs were one, and of its archive.
fn settled(folder: &Path) -> [u64; 2] {
    let copy = tempfile::tempdir().unwrap();
    copy_folder(folder, copy.path()).unwrap();
    // A migration writes one run.
    let steps = Some((FOLDER_SCHEMA + 1, vec![Step { to: FOLDER_SCHEMA + 1, run: |_| Ok(()) }]));
    drop(Lsm::open_with(copy.path(), Opening { steps, ..Opening::default() }).unwrap());
    [length(&copy.path().join("journal")), length(&folder.join("archive"))]
}

/// Prints, with `--nocapture`, the disk space of a finished game before and after it is archived. Slow: 36 whole games,
/// each action kept in a store on disk.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_archived_game_takes_a_fraction_of_the_room() {
    const GAMES: u64 = 12;
    println!("| {GAMES} games of 4 seats | entries | head and log | before: journal | after: journal | archive |");
    for title in ["raids", "relic_runners", "explorers"] {
        let folder = tempfile::tempdir().unwrap();
        let clock = ManualClock::new();
        let store = Arc::new(Lsm::open(folder.path()).unwrap());
        let tables = tables(Arc::clone(&store) as Arc<dyn Store>, &clock, 11);
        let (mut entries, mut plain) = (0, 0);
        for channel in 1..=GAMES {
            let table = played(&tables, &clock, title, channel, 4).await;
            let log = store.entries(table, Seq(1), usize::MAX).await.unwrap();
            let head = store.load(table).await.unwrap().unwrap();
            entries += log.len() as u64;
            plain += serde_json::to_vec(&(&*head, &log)).unwrap().len() as u64;
            tell_everybody(&tables).await;
        }
        tables.close().await.unwrap();
        drop((tables, store));
        let before = settled(folder.path());
        let tables = self::tables(Arc::new(Lsm::open(folder.path()).unwrap()), &clock, 12);
        clock.pass(2 * DAY);
        assert_eq!(tables.admin().archive(DAY).await.unwrap() as u64, GAMES);
        tables.close().await.unwrap();
        drop(tables);
        let after = settled(folder.path());
        let row = [entries, plain, before[0], after[0], after[1]];
        let row: Vec<_> = row.iter().map(|sum| (sum / GAMES).to_string()).collect();
        println!("| {title} | {} |", row.join(" | "));
        assert_eq!(before[1], 0);
        assert!(6 * (after[0] + after[1]) < plain, "{title}: {before:?} {after:?}");
    }
}

/// Delivery comes first.
#[tokio::test]
async fn nothing_is_archived_while_very_many_notices_wait() {
    const MANY: usize = 10_000;
    let store = Arc::new(Memory::new());
    let tables = tables_in(store.clone(), titles());
    let over = started(&tables, 1, 2).await;
    support::people::stop(&tables, over).await;
    let running = started(&tables, 2, 2).await;
    tell_everybody(&tables).await;
    let head = store.load(running).await.unwrap().unwrap();
    let last = store.entries(running, head.seq, 1).await.unwrap().remove(0);
    let (seq, kind, events) = (head.seq.next(), EntryKind::Resume, Vec::new().into());
    let commit = Commit {
        expected: head.seq,
        before: None,
        head: Arc::new(Head { seq, ..Head::clone(&head) }),
        entries: vec![skald::store::Entry { seq, kind, action: None, events, ..last }],
        notices: vec![NoticeKind::LobbyWarning; MANY],
        memos: Vec::new(),
        idempotency_key: None,
        at: tables.now(),
    };
    store.commit(commit).await.unwrap();
    assert_eq!(tables.admin().archive(0).await.unwrap(), 0);
    let first = tables.outbox().due(1).await.unwrap().remove(0);
    tables.outbox().ack(first.id, Vec::new(), None).await.unwrap();
    assert_eq!(tables.admin().archive(0).await.unwrap(), 1, "with one less");
}

#[tokio::test]
async fn points_are_explained_by_their_events() {
    let clock = ManualClock::new();
    let tables = tables(Arc::new(Memory::new()), &clock, 5);
    let table = played(&tables, &clock, "raids", 1, 2).await;
    let view = tables.look(table).await.unwrap();
    let log = tables.records().visible_log(&view, Seq(1), view.seq).await.unwrap();
    let voice = Voice::new(Locale::En, vec!["P1".to_owned(), "P2".to_owned()]);
    let game = view.game.clone().unwrap();
    let points = game.outcome().unwrap().points;
    assert!(points.iter().any(|points| *points != 0));
    for (seat, points) in Seat::all(2).zip(points) {
        assert_eq!(game.score(seat).sheet.total(), points);
        let reasons = game.explain(&log, seat, &voice);
        assert_eq!(reasons.iter().map(|reason| reason.points).sum::<i32>(), points, "{reasons:?}");
    }
}

#[tokio::test]
async fn a_game_with_another_generator_is_found_by_the_check() {
    let store = Arc::new(Memory::new());
    let tables = tables_in(store.clone(), titles());
    let table = started(&tables, 1, 2).await;
    let chance = async || {
        let view = tables.look(table).await.unwrap();
        view.unredacted().unwrap().snapshot().unwrap()["chance"].clone()
    };
    all_say(&tables, table, &[(1, "stake 1"), (2, "stake 1"), (1, "dare")]).await;
    let before = chance().await;
    // A coin toss.
    all_say(&tables, table, &[(2, "take")]).await;
    assert_ne!(chance().await, before);
    assert_eq!(tables.admin().verify().await.unwrap().games, 1);
    spoil_position(&*store, table, |position| position["chance"] = before).await;
    let found = tables.admin().verify().await.unwrap();
    assert!(found.differing.iter().any(|(_, why)| why.starts_with("position.chance")), "{found:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_entry_that_is_missing_is_found_by_the_check() {
    fn lose(documents: &mut Documents) -> Result<(), StoreError> {
        // The entry of the second join. The game itself does not need it.
        let second = documents.keys("entry/")?.remove(1);
        documents.remove(&second)
    }
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("store");
    let tables = tables_in(Arc::new(Lsm::open(&path).unwrap()), titles());
    started(&tables, 1, 2).await;
    assert_eq!(tables.admin().verify().await.unwrap().differing, []);
    tables.close().await.unwrap();
    drop(tables);
    let steps = Some((FOLDER_SCHEMA + 1, vec![Step { to: FOLDER_SCHEMA + 1, run: lose }]));
    let store = Lsm::open_with(&path, Opening { steps, ..Opening::default() }).unwrap();
    let tables = tables_in(Arc::new(store), titles());
    let found = tables.admin().verify().await.unwrap().differing;
    assert_eq!(found.iter().map(|(_, why)| why.as_str()).collect::<Vec<_>>(), ["entry 2 of its log is missing"]);
    tables.close().await.unwrap();
}
