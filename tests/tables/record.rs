//! A table as a record, and a record as a table.

use std::error::Error;
use std::sync::Arc;

use skald::engine::{Seat, Seed};
use skald::store::Memory;
use skald::table::{
    ChannelId, EntryKind, Import, Locale, NoticeKind, Occupant, Open, PersonId, Request, Seq, Stage, TableError,
    TableId, Tables,
};
use skald::title::{Origin, Record, RecordEntry, RecordError, Simulation, Undo};
use support::count::titles;
use support::dig;
use support::people::{against_computers, all_say, opening, person, say, started, tables, tables_in};

fn import(record: Record) -> Import {
    let seats = record.players.iter().map(|_| None).collect();
    let (host, locale) = (Some(PersonId(1)), Locale::Fr);
    Import { record, channel: Some(ChannelId(50)), community: None, locale, host, seats }
}

async fn finished(tables: &Tables) -> TableId {
    let table = against_computers(tables, 5, 3, "random").await;
    say(tables, table, 1, "stake 2").await.unwrap();
    while tables.look(table).await.unwrap().stage == Stage::Playing {
        say(
            tables,
            table,
            1,
            if tables.look(table).await.unwrap().open[0].decision.kind == "dared" { "take" } else { "add 1" },
        )
        .await
        .unwrap();
    }
    table
}

#[tokio::test]
async fn a_finished_table_is_a_record_that_others_can_check() {
    let tables = tables();
    let table = finished(&tables).await;
    let record = tables.records().export(table, false).await.unwrap();
    assert_eq!(record.players, ["P1", "random", "random"]);
    assert!(record.outcome.is_some());
    assert_eq!(record.seed.map(|seed| seed.commitment()), Some(record.commitment.clone()), "the promise was kept");
    record.replay(&titles()).unwrap();
    // Also without the seed: chance is in the events.
    Record { seed: None, ..record }.replay(&titles()).unwrap();
}

#[tokio::test]
async fn seed_of_a_running_table_is_exported_only_on_request() {
    let tables = tables();
    let table = started(&tables, 5, 2).await;
    all_say(&tables, table, &[(1, "stake 1"), (2, "stake 2"), (1, "dare")]).await;
    assert!(tables.records().export(table, false).await.unwrap().seed.is_none());
    let whole = tables.records().export(table, true).await.unwrap();
    assert!(whole.seed.is_some() && whole.outcome.is_none());
    assert_eq!(
        whole.entries.iter().map(|entry| entry.action()).collect::<Vec<_>>(),
        ["stake 1", "stake 2", "dare"].map(Some)
    );
    whole.replay(&titles()).unwrap();
    let lobby = tables.lobby().open(opening(6, 2), None).await.unwrap().id;
    assert!(matches!(tables.records().export(lobby, true).await, Err(TableError::NotStarted)));
}

/// The keys of a record in JSON, and those of them that are `null`.
fn keys(record: &Record) -> (Vec<String>, Vec<String>) {
    let Ok(serde_json::Value::Object(map)) = serde_json::to_value(record) else { panic!("an object") };
    let null = map.iter().filter(|(_, value)| value.is_null()).map(|(key, _)| key.clone()).collect();
    (map.into_iter().map(|(key, _)| key).collect(), null)
}

#[tokio::test]
async fn record_of_a_running_game_lacks_only_seed_and_outcome() {
    let tables = tables();
    let over = keys(&tables.records().export(finished(&tables).await, false).await.unwrap());
    assert_eq!((over.0.len(), over.1), (13, Vec::<String>::new()));

    let table = started(&tables, 6, 2).await;
    all_say(&tables, table, &[(1, "stake 1"), (2, "stake 2")]).await;
    let record = tables.records().export(table, false).await.unwrap();
    let (there, null) = keys(&record);
    let absent: Vec<_> = over.0.iter().filter(|key| !there.contains(key)).map(String::as_str).collect();
    assert_eq!((absent, null), (vec!["seed"], vec!["outcome".to_owned()]));
    assert_eq!((record.scores.len(), record.entries.len()), (2, 2), "the standing so far");
    assert!(!record.setup.is_empty());
    assert!(record.entries[0].seq() > 1, "seqs are those of the log, which begins before the game");

    // A stopped game hides nothing, but has no result.
    support::people::stop(&tables, table).await;
    let stopped = tables.records().export(table, false).await.unwrap();
    assert_eq!(keys(&stopped), (over.0, vec!["outcome".to_owned()]));
    assert_eq!(stopped.seed.map(|seed| seed.commitment()), Some(stopped.commitment));
}

#[tokio::test]
async fn a_long_game_is_exported_whole() {
    let tables = tables();
    let titles = titles();
    let title = titles.get("count", "long").unwrap();
    let players = vec!["random".to_owned()];
    let simulation =
        Simulation::new(title.as_ref(), &serde_json::Value::Null, 4, players, Seed::from_number(3)).unwrap();
    let record = simulation.game(1).unwrap();
    let view = tables.records().import(import(record.clone())).await.unwrap();
    assert_eq!((view.stage, view.seats[0].policy()), (Stage::Finished, Some("random")));
    let again = tables.records().export(view.id, false).await.unwrap();
    assert!(again.entries.len() > 100);
    assert_eq!((again.outcome, again.scores, again.setup), (record.outcome, record.scores, record.setup));
    assert_eq!(again.entries.len(), record.entries.len());
    assert!(
        again.entries.iter().zip(&record.entries).all(|(a, b)| (a.action(), a.events()) == (b.action(), b.events()))
    );
}

#[tokio::test]
async fn the_names_of_a_finished_record_stay() {
    let tables = tables();
    let table = finished(&tables).await;
    let record = tables.records().export(table, false).await.unwrap();
    let view = tables.records().import(import(record.clone())).await.unwrap();
    assert_eq!(view.seats[0].person().map(|person| person.name.as_str()), Some("P1"));
    assert!(view.started_at.is_some() && view.started_at == view.ended_at, "when it was played, a record does not say");
    assert_eq!(tables.records().export(view.id, false).await.unwrap().players, record.players);
    assert!(tables.of(PersonId(0), 99).await.unwrap().is_empty());
    assert_eq!(tables.at(ChannelId(50)).await.unwrap().unwrap().id, view.id);
}

#[tokio::test]
async fn a_finished_record_needs_no_channel_and_a_running_one_does() {
    let tables = tables();
    let table = finished(&tables).await;
    let record = tables.records().export(table, false).await.unwrap();
    let (first, second) =
        (tables.records().import(record.clone()).await.unwrap(), tables.records().import(record).await.unwrap());
    assert_ne!(first.id, second.id);
    assert_eq!(tables.look(first.id).await.unwrap().stage, Stage::Finished);
    assert!(tables.at(ChannelId(0)).await.unwrap().is_none(), "it stands nowhere");
    let running = started(&tables, 6, 2).await;
    let record = tables.records().export(running, true).await.unwrap();
    assert!(matches!(tables.records().import(record).await, Err(TableError::RecordLacks("channel"))));
}

#[tokio::test]
async fn a_running_record_is_played_on() {
    let first = tables();
    let table = started(&first, 5, 3).await;
    all_say(&first, table, &[(1, "stake 1"), (2, "stake 2"), (3, "stake 1"), (1, "dare")]).await;
    let record = first.records().export(table, true).await.unwrap();

    let tables = tables();
    let players = vec![Some(person(7)), Some(person(8)), None];
    let view = tables.records().import(Import { seats: players, ..import(record.clone()) }).await.unwrap();
    assert_eq!((view.stage, view.host, view.locale), (Stage::Playing, PersonId(1), Locale::Fr));
    assert_eq!(view.seats[2], Occupant::Computer { policy: "greedy".into(), instead_of: None });
    assert!(view.seed.is_none(), "still secret");
    assert_eq!(view.open[0].decision.seat, Seat(1));
    let kinds: Vec<_> = tables.outbox().due(9).await.unwrap().into_iter().map(|notice| notice.kind).collect();
    assert_eq!(
        kinds,
        [
            NoticeKind::Card,
            NoticeKind::Decide { seat: Seat(1), decision: view.open[0].id, began: Some(view.open[0].id) }
        ]
    );

    // Both continue alike: chance is the same.
    let (here, there) = (say(&tables, view.id, 8, "take").await.unwrap(), say(&first, table, 2, "take").await.unwrap());
    assert_eq!(here.entries[0].unredacted(), there.entries[0].unredacted());
    let log = tables.records().unredacted_log(view.id, Seq(1), 99).await.unwrap();
    assert_eq!(log[0].kind, EntryKind::Import);
    let taken = tables.records().import(import(record)).await;
    assert!(matches!(taken, Err(TableError::ChannelTaken { table }) if table == view.id));
}

#[tokio::test]
async fn computer_players_of_a_running_record_move_at_once() {
    let first = tables();
    let table = started(&first, 5, 2).await;
    all_say(&first, table, &[(1, "stake 1"), (2, "stake 2")]).await;
    let record = first.records().export(table, true).await.unwrap();
    let view = tables().records().import(import(record)).await.unwrap();
    assert_eq!(view.stage, Stage::Finished, "there is no other person");
}

/// The parts of an action in a record, to be changed.
fn entry(record: &mut Record, at: usize) -> (&mut Seat, &mut String, &mut Vec<serde_json::Value>) {
    match &mut record.entries[at] {
        RecordEntry::Act { seat, action, events, .. } => (seat, action, events),
        undo => panic!("{undo:?}"),
    }
}

/// A change to a sound record.
type Tamper = fn(&mut Record);

#[tokio::test]
async fn invalid_record_is_refused_and_not_stored() {
    let tables = tables();
    let table = finished(&tables).await;
    let sound = tables.records().export(table, false).await.unwrap();
    let tamper: [(&str, Tamper); 9] = [
        ("format", |r| r.format = 9),
        ("title", |r| r.title = "chess".into()),
        ("edition", |r| r.edition_fingerprint = "0".into()),
        ("rules", |r| r.rules_version = 7),
        ("action", |r| *entry(r, 3).1 = "add 9".into()),
        ("event", |r| *entry(r, 3).2 = vec![serde_json::json!({"added": 3})]),
        ("seed", |r| r.seed = Some(Seed::from_number(1))),
        ("seat", |r| *entry(r, 0).0 = Seat(200)),
        ("score", |r| r.scores[0].lines[0].points += 1),
    ];
    for (what, change) in tamper {
        let mut record = sound.clone();
        change(&mut record);
        let error = tables.records().import(import(record)).await.err().unwrap_or_else(|| panic!("{what} was taken"));
        assert!(matches!(error, TableError::Record(_) | TableError::RecordLacks("seats")), "{what}: {error}");
    }
    let mut running = sound.clone();
    running.entries.truncate(2);
    let closed = {
        // The scores after two entries.
        let mut shorter = running.clone();
        let (mut position, _) = titles()
            .get("count", "short")
            .unwrap()
            .restart(&shorter.options, 3, Origin::Events(&all_events(&sound)))
            .unwrap();
        for entry in &shorter.entries {
            position.act(entry.seat(), entry.action().unwrap()).unwrap();
        }
        shorter.close(position.as_ref());
        shorter
    };
    let seedless = Record { seed: None, ..closed };
    assert!(matches!(tables.records().import(import(seedless)).await, Err(TableError::RecordLacks("seed"))));
    let fewer = Import { seats: vec![None], ..import(sound) };
    assert!(matches!(tables.records().import(fewer).await, Err(TableError::RecordLacks("seats"))));
    assert!(tables.at(ChannelId(50)).await.unwrap().is_none(), "nothing was stored");
}

fn all_events(record: &Record) -> Vec<serde_json::Value> {
    record.setup.iter().chain(record.entries.iter().flat_map(RecordEntry::events)).cloned().collect()
}

#[tokio::test]
async fn what_does_not_hold_is_said_once_and_in_words() {
    let tables = tables();
    let sound = tables.records().export(finished(&tables).await, false).await.unwrap();
    let scores = &sound.scores[1].lines[1];
    let (there, here) = (scores.points + 2, scores.points);
    let count = scores.count;
    let outcome = sound.outcome.clone().unwrap();
    let cases: [(Tamper, String); 6] = [
        (
            |r| r.scores[1].lines[1].points += 2,
            format!(
                "score of seat 2: the record has {there} points from stake (count {count}), \
                 here it is {here} points from stake (count {count})"
            ),
        ),
        (|r| drop(r.scores[2].lines.pop()), "score of seat 3: the record has nothing more, here it is ".to_owned()),
        (|r| drop(r.scores.pop()), "scores: the record has 2 seats, here it is 3 seats".to_owned()),
        (
            |r| r.outcome = None,
            format!(
                "outcome: the record has none, here it is points {:?} with ranks {:?}",
                outcome.points, outcome.ranks
            ),
        ),
        (|r| *entry(r, 3).1 = "add 9".into(), ": \"add 9\": refused by ".to_owned()),
        (
            |r| r.options = serde_json::json!({"colour": "red"}),
            "the record is invalid: option colour: unknown".to_owned(),
        ),
    ];
    for (change, why) in cases {
        let mut record = sound.clone();
        change(&mut record);
        let error = tables.records().import(import(record)).await.unwrap_err();
        assert!(error.to_string().contains(&why), "{error}");
        // The error text includes its cause. It must not be its source as well, or a printed chain would repeat it.
        assert!(error.source().is_none(), "{error}");
    }
}

/// The record of a game of *Dig* in which person 1 made these actions, and undid the last one.
async fn taken_back(codes: &[&str]) -> Record {
    let tables = tables_in(Arc::new(Memory::new()), dig::titles());
    let table = tables.lobby().open(Open { title: "dig".to_owned(), ..opening(5, 2) }, None).await.unwrap().id;
    tables.lobby().join(Request::new(table, person(2))).await.unwrap();
    tables.lobby().start(Request::new(table, PersonId(1))).await.unwrap();
    for code in codes {
        say(&tables, table, 1, code).await.unwrap();
    }
    let mut record = tables.records().export(table, true).await.unwrap();
    let last = record.last();
    record.entries.push(RecordEntry::Undo { seq: last + 1, seat: Seat(0), undo: Undo { to: last - 1, agreed: false } });
    Record { format: 2, ..record }
}

#[tokio::test]
async fn record_with_an_undo_of_a_barrier_is_refused() {
    let cases: [(&[&str], &str); 4] = [
        (&["walk", "dig"], "was revealed"),
        (&["walk", "offer"], "another seat had a decision"),
        (&["walk", "pass"], "another seat had a decision"),
        // At home the same seat has another turn at once. No other seat is asked, but the turn is over.
        (&["pass"], "a turn has ended"),
    ];
    for (codes, why) in cases {
        let record = taken_back(codes).await;
        let error = record.replay(&dig::titles()).err().unwrap();
        let RecordError::Undo { seq, .. } = error else { panic!("{codes:?}: {error}") };
        assert_eq!(seq, record.last());
        assert!(error.to_string().contains(why), "{codes:?}: {error}");
        let seedless = Record { seed: None, ..record };
        assert_eq!(seedless.replay(&dig::titles()).err().unwrap().to_string(), error.to_string());
    }
    let record = taken_back(&["walk", "walk"]).await;
    record.replay_to(&dig::titles(), record.last()).unwrap();
}

#[tokio::test]
async fn format_2_may_take_back_and_format_1_may_not() {
    let record = taken_back(&["walk", "walk"]).await;
    let old = Record { format: 1, ..record };
    let error = old.replay_to(&dig::titles(), old.last()).err().unwrap();
    assert!(error.to_string().contains("format 1, in which nothing is taken back"), "{error}");

    let tables = tables();
    let plain = tables.records().export(finished(&tables).await, false).await.unwrap();
    assert_eq!(plain.format, 1, "format 2 is written only where it is needed");
    Record { format: 2, ..plain }.replay(&titles()).unwrap();
}

#[tokio::test]
async fn a_lobby_that_was_cancelled_is_no_record() {
    let tables = tables();
    let lobby = tables.lobby().open(opening(5, 2), None).await.unwrap().id;
    support::people::stop(&tables, lobby).await;
    let record = tables.records().export(lobby, true).await;
    assert!(matches!(record, Err(TableError::NotStarted)), "{record:?}");
}

#[tokio::test]
async fn open_decisions_of_an_import_have_its_last_seq() {
    let tables = tables();
    let table = started(&tables, 5, 2).await;
    for channel in [51, 52] {
        let record = tables.records().export(table, true).await.unwrap();
        let seats = vec![Some(person(1)), Some(person(2))];
        let view = tables
            .records()
            .import(Import { channel: Some(ChannelId(channel)), seats, ..import(record) })
            .await
            .unwrap();
        assert!(!view.open.is_empty());
        assert!(view.open.iter().all(|open| open.id.0 == view.seq.0), "{:?}", view.open);
        // The second time with a move.
        if channel == 51 {
            say(&tables, table, 1, "stake 1").await.unwrap();
        }
    }
}
