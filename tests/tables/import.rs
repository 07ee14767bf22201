//! The refusals of an import, with the entry and the reason. Every exported record can be imported.

use std::sync::Arc;

use serde_json::{Value, json};
use skald::engine::{Commitment, Seat, Seed};
use skald::store::{Actor, Commit, Entry, EntryKind, Head, JsonText, Memory, Seq, Store};
use skald::table::{ChannelId, Import, Open, PersonId, Pick, Request, Stage, TableError, TableId, Tables};
use skald::title::{Record, RecordEntry, RecordError, Undo, UndoTarget};
use support::dig;
use support::people::{all_say, opening, person, say, started, tables, tables_in};

/// Two people dig in a channel.
async fn dug(tables: &Tables, channel: u64) -> TableId {
    let table = tables.lobby().open(Open { title: "dig".to_owned(), ..opening(channel, 2) }, None).await.unwrap().id;
    tables.lobby().join(Request::new(table, person(2))).await.unwrap();
    tables.lobby().start(Request::new(table, PersonId(1))).await.unwrap();
    table
}

fn digging() -> Tables {
    tables_in(Arc::new(Memory::new()), dig::titles())
}

async fn back(tables: &Tables, table: TableId, number: u64) {
    tables.play().undo(Request::new(table, PersonId(number)), None).await.unwrap();
}

/// A record for people to continue, so that no move is made by itself.
fn by_people(record: Record) -> Import {
    let seats = (1..=record.players.len() as u64).map(|number| Some(person(number))).collect();
    Import { channel: Some(ChannelId(50)), seats, ..record.into() }
}

async fn taken(record: Record) -> Result<Record, TableError> {
    let tables = digging();
    let view = tables.records().import(by_people(record)).await?;
    tables.records().export(view.id, true).await
}

async fn refused(record: Record) -> String {
    taken(record).await.expect_err("it is refused").to_string()
}

/// A running game: 4 walk, 5 walk, 6 undoes to 4, 7 rest, 8 wake, 9 undoes to 4, 10 roll, 11 walk.
async fn wavered() -> Record {
    let tables = digging();
    let table = dug(&tables, 5).await;
    all_say(&tables, table, &[(1, "walk"), (1, "walk")]).await;
    back(&tables, table, 1).await;
    all_say(&tables, table, &[(1, "rest")]).await;
    back(&tables, table, 1).await;
    all_say(&tables, table, &[(1, "roll"), (1, "walk")]).await;
    let record = tables.records().export(table, true).await.unwrap();
    let seqs: Vec<u64> = record.entries.iter().map(RecordEntry::seq).collect();
    assert_eq!((seqs, to(&record, 2), to(&record, 5)), ((4..=11).collect(), 4, 4));
    record
}

fn to(record: &Record, at: usize) -> u64 {
    match &record.entries[at] {
        RecordEntry::Undo { undo, .. } => undo.to,
        act => panic!("{act:?}"),
    }
}

fn set_to(record: &mut Record, at: usize, number: u64) {
    match &mut record.entries[at] {
        RecordEntry::Undo { undo, .. } => undo.to = number,
        act => panic!("{act:?}"),
    }
}

fn set_seq(record: &mut Record, at: usize, number: u64) {
    match &mut record.entries[at] {
        RecordEntry::Act { seq, .. } | RecordEntry::Undo { seq, .. } => *seq = number,
    }
}

#[tokio::test]
async fn numbers_that_do_not_rise_are_refused() {
    let sound = wavered().await;
    taken(sound.clone()).await.unwrap();
    for (at, number, why) in [
        (1, 4, "entry 4, number 2 of the list: its seq must be above 4, that of the entry before it"),
        (1, 3, "entry 3, number 2 of the list: its seq must be above 4"),
        (0, 0, "entry 0, number 1 of the list: its seq must be above 0"),
        (6, 11, "entry 11, number 8 of the list: its seq must be above 11"),
        (6, u64::MAX, "entry 11, number 8 of the list"),
    ] {
        let mut record = sound.clone();
        set_seq(&mut record, at, number);
        let error = refused(record).await;
        assert!(error.contains(why), "{error}");
    }
}

#[tokio::test]
async fn nothing_goes_back_to_what_was_taken_back() {
    let sound = wavered().await;
    for (to, why) in [
        // An action, and the entry that undid it: both lie between 4 and the second undo.
        (5, "entry 9 goes back to entry 5, which was itself taken back by entry 6"),
        (9, "entry 9 takes back what it may not: there is nothing to take back"),
        (8, "entry 9 takes back what it may not: there is nothing to take back"),
    ] {
        let mut record = sound.clone();
        set_to(&mut record, 5, to);
        let error = refused(record).await;
        assert!(error.contains(why), "{error}");
    }
    // An undo entry can become void like any other.
    let mut record = sound.clone();
    let undo = RecordEntry::Undo { seq: 12, seat: Seat(0), undo: Undo { to: 6, agreed: false } };
    record.entries.push(undo);
    let error = refused(record).await;
    assert!(error.contains("entry 12 goes back to entry 6, which was itself taken back by entry 9"), "{error}");
    // While it is valid, to go back to it is to go back to its target.
    let mut record = sound;
    set_to(&mut record, 5, 6);
    let again = taken(record).await.unwrap();
    assert_eq!(again.undos().unwrap().to[&5], UndoTarget::After(0));
}

#[tokio::test]
async fn a_finished_record_has_its_seed_and_the_seed_its_promise() {
    let tables = digging();
    let table = dug(&tables, 5).await;
    for code in ["walk", "dig", "walk", "dig", "walk", "dig", "walk", "dig"] {
        say(&tables, table, 1, code).await.unwrap();
    }
    let sound = tables.records().export(table, false).await.unwrap();
    assert!(sound.outcome.is_some());
    taken(sound.clone()).await.unwrap();
    let error = refused(Record { seed: None, ..sound.clone() }).await;
    assert!(error.contains("the game is over, but the record has no seed"), "{error}");
    let foreign = Seed::from_number(99);
    let error = refused(Record { commitment: foreign.commitment(), ..sound.clone() }).await;
    assert!(error.contains("commitment: the record has ") && error.contains(&sound.commitment.0), "{error}");
    let error = refused(Record { seed: Some(foreign), ..sound.clone() }).await;
    assert!(error.contains("commitment: the record has "), "{error}");
    let error = refused(Record { commitment: Commitment("x".repeat(90_000)), ..sound }).await;
    assert!(error.len() < 600, "{}", error.len());
}

/// Checks that need no rules come before the replay.
#[tokio::test]
async fn too_long_or_incomplete_record_is_refused_unreplayed() {
    let sound = wavered().await;
    let act = RecordEntry::Act { seq: 1, seat: Seat(0), action: "fly".to_owned(), events: Vec::new() };
    let wrong = Record { entries: vec![act.clone(); 10_000], ..sound };
    let error = refused(wrong.clone()).await;
    assert!(error.contains("entry 1, number 2 of the list"), "as many are accepted: {error}");
    let long = Record { entries: vec![act; 1_000_000], ..wrong.clone() };
    let error = refused(long).await;
    assert!(error.contains("the record has 1000000 entries; at most 10000 are allowed"), "{error}");
    let lacking = |import: Import| async { digging().records().import(import).await.expect_err("it is refused") };
    let seedless = by_people(Record { seed: None, ..wrong.clone() });
    assert!(matches!(lacking(seedless).await, TableError::RecordLacks("seed")));
    let homeless = Import { channel: None, ..by_people(wrong) };
    assert!(matches!(lacking(homeless).await, TableError::RecordLacks("channel")));
}

#[tokio::test]
async fn every_switch_is_named_and_every_seat_is_there() {
    let tables = tables();
    let table = started(&tables, 5, 2).await;
    let sound = tables.records().export(table, true).await.unwrap();
    let import = |record: Record| async { tables.records().import(by_people(record)).await.err().unwrap().to_string() };
    let error = import(Record { options: json!({}), ..sound.clone() }).await;
    assert!(error.contains("option dares: missing; its values are: yes, no, late"), "{error}");
    let error = import(Record { options: json!({"dares": "x".repeat(50_000)}), ..sound.clone() }).await;
    assert!(error.contains("option dares") && error.len() < 400, "{error}");
    let error = import(Record { players: vec!["A".to_owned(); 258], ..sound.clone() }).await;
    assert!(error.contains("255 seats; this title takes 2 to 4"), "{error}");
    let act = RecordEntry::Act { seq: 7, seat: Seat(2), action: "stake 1".to_owned(), events: Vec::new() };
    let error = import(Record { entries: vec![act], ..sound.clone() }).await;
    assert!(error.contains("entry 7: its seat is 2, counted from 0, and the record names 2 players"), "{error}");
    let act = RecordEntry::Act { seq: 7, seat: Seat(0), action: "s".repeat(70_000), events: Vec::new() };
    let error = import(Record { entries: vec![act], ..sound }).await;
    assert!(error.contains("entry 7: \"sss") && error.len() < 800, "{error}");
}

/// A finished table that an older binary could have made from an incomplete record.
async fn left_by_an_older_import(change: fn(&mut Value)) -> Result<Record, TableError> {
    let store = Arc::new(Memory::new());
    let tables = tables_in(store.clone(), support::count::titles());
    let table = started(&tables, 5, 2).await;
    support::people::stop(&tables, table).await;
    let head = store.load(table).await.unwrap().unwrap();
    let mut metadata: Value = head.metadata.read().unwrap();
    change(&mut metadata);
    let head = Head { seq: head.seq.next(), metadata: JsonText::of(&metadata).unwrap(), ..(*head).clone() };
    let entry = Entry {
        seq: head.seq,
        at: tables.now(),
        actor: Actor::System,
        kind: EntryKind::End,
        action: None,
        events: Vec::new().into(),
        rules_version: 1,
    };
    let (expected, at) = (Seq(head.seq.0 - 1), tables.now());
    let commit = Commit {
        expected,
        before: None,
        head: Arc::new(head),
        entries: vec![entry],
        notices: vec![],
        memos: vec![],
        idempotency_key: None,
        at,
    };
    store.commit(commit).await.unwrap();
    tables.records().export(table, false).await
}

#[tokio::test]
async fn incomplete_older_import_is_not_exported_unchanged() {
    let error = left_by_an_older_import(|record| record["seed"] = Value::Null).await.err().unwrap();
    assert!(matches!(error, TableError::Record(RecordError::NoSeed)), "{error}");
    let record = left_by_an_older_import(|record| record["options"] = json!({})).await.unwrap();
    assert_eq!(record.options, json!({"dares": "yes"}));
    record.replay(&support::count::titles()).unwrap();

    // The log of an old import, which kept the number of a gap as that of the entry before it.
    let mut record = wavered().await;
    set_to(&mut record, 5, 5);
    record.redirect_void_undos();
    assert_eq!(record, wavered().await);
    set_to(&mut record, 2, 3);
    set_to(&mut record, 5, 5);
    record.redirect_void_undos();
    assert_eq!((to(&record, 2), to(&record, 5)), (3, 0));
    assert_eq!(record.undos().unwrap().to[&5], UndoTarget::Setup);
}

/// Dice for the players, not for the game.
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % bound
    }
}

/// A game between two people who choose any action, undo much of it, and sometimes hand a seat to a computer player.
async fn played(dice: &mut Dice, tables: &Tables, channel: u64) -> Record {
    let table = dug(tables, channel).await;
    for _ in 0..dice.below(120) {
        let view = tables.look(table).await.unwrap();
        if view.stage != Stage::Playing {
            break;
        }
        // The person in the middle of a turn sees more than the others.
        let asked = view.begun().unwrap_or(view.open[0].decision.seat);
        let number = u64::from(asked.0) + 1;
        let own = view.seen_by(PersonId(number));
        match dice.below(12) {
            0..4 if !own.steps.is_empty() => {
                for _ in 0..=dice.below(own.steps.len() as u64) {
                    back(tables, table, number).await;
                }
            }
            4 => {
                // An entry that is no move, so that numbers have gaps.
                let other = 3 - number;
                tables
                    .seats()
                    .hand_over(Request::new(table, PersonId(other)), Seat(other as u8 - 1), "random")
                    .await
                    .unwrap();
                tables.seats().reclaim(Request::new(table, person(other))).await.unwrap();
            }
            _ => {
                let legal = own.unredacted().unwrap().legal(own.open[0].decision.seat);
                // Often the action that ends the game.
                let end = legal.iter().position(|code| code == "dig").filter(|_| dice.below(2) == 0);
                let choice = Pick::Index(end.unwrap_or_else(|| dice.below(legal.len() as u64) as usize) as u16);
                let act =
                    skald::table::Act { table, person: person(number), decision: None, choice, idempotency_key: None };
                tables.play().act(act).await.unwrap();
            }
        }
    }
    let now = tables.look(table).await.unwrap();
    if now.stage == Stage::Playing && dice.below(3) == 0 {
        support::people::stop(tables, table).await;
    }
    tables.records().export(table, true).await.unwrap()
}

/// The content of a record without its numbers.
fn story(record: &Record) -> (Vec<Value>, Value) {
    let undos = record.undos().unwrap();
    let line = |(index, entry): (usize, &RecordEntry)| match entry {
        RecordEntry::Act { seat, action, events, .. } => json!([seat, action, events]),
        RecordEntry::Undo { seat, .. } => match undos.to[&index] {
            UndoTarget::Setup => json!([seat, "back to the setup"]),
            UndoTarget::After(target) => json!([seat, "back to", target]),
        },
    };
    let rest = Record { entries: Vec::new(), ..record.clone() };
    (record.entries.iter().enumerate().map(line).collect(), serde_json::to_value(rest).unwrap())
}

/// The same record with other numbers: with gaps, and with any equivalent target of an undo.
fn renumbered(record: &Record, dice: &mut Dice) -> Record {
    let undos = record.undos().unwrap();
    let mut other = record.clone();
    let mut seq = 0;
    for at in 0..other.entries.len() {
        seq += 1 + dice.below(3);
        set_seq(&mut other, at, seq);
        let Some(target) = undos.to.get(&at) else { continue };
        let seq_of = |index: usize| other.entries[index].seq();
        let from = match target {
            UndoTarget::Setup => 0,
            UndoTarget::After(index) => seq_of(*index),
        };
        // Up to the first action that is undone here, without the numbers of void entries.
        let meant = (from..seq).filter(|number| {
            let mut tried = other.clone();
            tried.entries.truncate(at + 1);
            set_to(&mut tried, at, *number);
            tried.undos().is_ok_and(|tried| tried.to[&at] == *target && tried.to.len() == undos.to.range(..=at).count())
        });
        let meant: Vec<u64> = meant.collect();
        let number = meant[dice.below(meant.len() as u64) as usize];
        set_to(&mut other, at, number);
    }
    other
}

fn games() -> u64 {
    std::env::var("SKALD_LAW_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(60)
}

#[tokio::test]
async fn exported_record_imports_as_the_same_game() {
    let (mut undos, mut deep, mut finished, mut gaps) = (0, 0, 0, 0);
    for number in 1..=games() {
        let mut dice = Dice(0x9E37_79B9_7F4A_7C15 ^ number);
        let record = played(&mut dice, &digging(), 5).await;
        let first = taken(record.clone()).await.unwrap_or_else(|error| panic!("game {number}: {error}"));
        let second = taken(first.clone()).await.unwrap_or_else(|error| panic!("game {number}, again: {error}"));
        assert_eq!(story(&first), story(&record), "game {number}");
        assert_eq!(second, first, "game {number}: numbers are given once");

        let other = renumbered(&record, &mut dice);
        let third = taken(other.clone()).await.unwrap_or_else(|error| panic!("game {number}, renumbered: {error}"));
        assert_eq!(story(&third), story(&other), "game {number}");
        assert_eq!(third, taken(third.clone()).await.unwrap(), "game {number}");
        assert_eq!(third, first, "game {number}: independent of the numbers");

        undos += record.undos().unwrap().to.len();
        deep += record.entries.windows(2).filter(|two| two.iter().all(|entry| entry.action().is_none())).count();
        finished += usize::from(record.outcome.is_some());
        gaps += record.entries.windows(2).filter(|two| two[1].seq() > two[0].seq() + 1).count();
    }
    assert!(undos > 60 && deep > 15 && finished > 0 && gaps > 20, "{undos} {deep} {finished} {gaps}");
}
