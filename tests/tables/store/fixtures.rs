//! A store of every past schema is opened, read and played on.
//!
//! The fixture of the newest schema is made by `SKALD_WRITE_FIXTURE=1 cargo test --test tables store::fixtures`, once,
//! when the schema is new. Those of older schemas are never rewritten.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde_json::json;
use skald::engine::{Seat, Viewer};
use skald::store::{FOLDER_SCHEMA, Inspection, Lsm, Store as _};
use skald::table::{
    Act, ChannelId, CommunityId, EntryKind, IdempotencyKey, Locale, NoticeKind, Occupant, Open, PersonId, Request, Seq,
    Stage, TableError, TableView, Tables,
};
use skald::title::Titles;
use support::count::titles;
use support::dig;
use support::folders::copy_folder;
use support::people::{against_computers, all_say, opening, person, say, says, started, tables_in};

fn all_titles() -> Titles {
    let mut all = titles();
    dig::add(&mut all);
    all
}

fn fixture(schema: u32) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/fixtures/store/schema-{schema}"))
}

/// A sample of every document. Tables: a lobby, a cancelled one, a running game with a seat handed over, a finished and
/// a stopped one. Also open and postponed notices, small and large memos, and an applied request.
async fn furnish(tables: &Tables) {
    tables.lobby().open(opening(10, 4), None).await.unwrap();
    let running = started(tables, 11, 3).await;
    let staked = Act { idempotency_key: Some(IdempotencyKey(900)), ..says(running, 1, "stake 2") };
    tables.play().act(staked).await.unwrap();
    all_say(tables, running, &[(2, "stake 1"), (3, "stake 1"), (1, "dare"), (2, "take"), (1, "add 2")]).await;
    tables.seats().hand_over(Request::new(running, PersonId(3)), Seat(2), "greedy").await.unwrap();
    let finished = against_computers(tables, 12, 2, "greedy").await;
    say(tables, finished, 1, "stake 1").await.unwrap();
    while tables.look(finished).await.unwrap().stage == Stage::Playing {
        say(tables, finished, 1, "add 3").await.unwrap();
    }
    let stopped = started(tables, 13, 2).await;
    support::people::stop(tables, stopped).await;
    let cancelled = tables.lobby().open(opening(14, 2), None).await.unwrap().id;
    support::people::stop(tables, cancelled).await;
    in_the_middle_of_a_turn(tables).await;
    with_a_clock(tables).await;
    let due = tables.outbox().due(100).await.unwrap();
    tables.outbox().ack(due[0].id, vec![("message/10".to_owned(), Some(json!({"id": 77})))], None).await.unwrap();
    tables.outbox().postpone(due[1].id, tables.now().plus(1000), None).await.unwrap();
    tables
        .outbox()
        .set_delivery_state(vec![("large".to_owned(), Some(json!("long ".repeat(4000))))], None)
        .await
        .unwrap();
}

/// Since schema 2: a turn with three steps, of which one is undone.
async fn in_the_middle_of_a_turn(tables: &Tables) {
    let table = tables.lobby().open(Open { title: "dig".to_owned(), ..opening(15, 2) }, None).await.unwrap().id;
    tables.lobby().join(Request::new(table, person(2))).await.unwrap();
    tables.lobby().start(Request::new(table, PersonId(1))).await.unwrap();
    all_say(tables, table, &[(1, "roll"), (1, "walk"), (1, "walk"), (1, "rest")]).await;
    tables.play().undo(Request::new(table, PersonId(1)), None).await.unwrap();
}

/// Since schema 4: person 1 is to move at a table with a clock.
async fn with_a_clock(tables: &Tables) {
    let open = Open { pace: Some("2d+12h wait".parse().unwrap()), ..opening(16, 2) };
    let table = tables.lobby().open(open, None).await.unwrap().id;
    tables.lobby().join(Request::new(table, person(2))).await.unwrap();
    tables.lobby().start(Request::new(table, PersonId(1))).await.unwrap();
    all_say(tables, table, &[(1, "stake 1"), (2, "stake 2")]).await;
    tables.seats().nudge(Request::new(table, PersonId(2))).await.unwrap();
}

/// That turn, two steps ahead of the published position, continues to its end.
async fn goes_on_with_the_turn(tables: &Tables) {
    let table = tables.at(ChannelId(15)).await.unwrap().unwrap();
    let own = table.clone().seen_by(PersonId(1));
    let at = |view: &TableView| view.unredacted().unwrap().view(Viewer::Public).unwrap()["open"]["at"].clone();
    assert_eq!((at(&table), at(&own), own.steps.len()), (json!([0, 0]), json!([2, 0]), 2));
    let undone = tables.play().undo(Request::new(own.id, PersonId(1)), Some(own.open[0].id)).await.unwrap();
    assert_eq!(at(&undone.view), json!([1, 0]));
    assert_eq!(at(&all_say(tables, own.id, &[(1, "walk"), (1, "pass")]).await), json!([2, 0]));
}

#[tokio::test]
async fn every_schema_that_ever_existed_opens_and_plays_on() {
    if std::env::var_os("SKALD_WRITE_FIXTURE").is_some() {
        let folder = fixture(FOLDER_SCHEMA);
        let _missing = fs::remove_dir_all(&folder);
        let store = Arc::new(Lsm::open(&folder).unwrap());
        let tables = tables_in(store.clone(), all_titles());
        furnish(&tables).await;
        // Since schema 5: a stopped game is archived.
        let stopped = tables.at(ChannelId(13)).await.unwrap().unwrap();
        store.archive(stopped.id, stopped.seq).await.unwrap();
        tables.close().await.unwrap();
    }
    for schema in 1..=FOLDER_SCHEMA {
        let folder = tempfile::tempdir().unwrap();
        copy_folder(&fixture(schema), folder.path()).unwrap();
        match Lsm::inspect(folder.path()) {
            Ok(Inspection::Older(found)) => assert!(found == schema && schema < FOLDER_SCHEMA, "schema {schema}"),
            Ok(Inspection::Sound { .. }) => assert_eq!(schema, FOLDER_SCHEMA),
            other => panic!("schema {schema}: {other:?}"),
        }
        let tables = tables_in(Arc::new(Lsm::open(folder.path()).unwrap()), all_titles());
        let at = async |channel| tables.at(ChannelId(channel)).await.unwrap();

        // Since schema 6 they are found by their community.
        let live = [10, 11, 15, 16].map(async |channel| at(channel).await.is_some());
        let live = futures_util::future::join_all(live).await.into_iter().filter(|live| *live).count();
        assert_eq!(tables.admin().count_within(CommunityId(9)).await.unwrap(), live, "schema {schema}");

        let lobby = at(10).await.unwrap();
        assert_eq!((lobby.stage, lobby.wanted, lobby.locale), (Stage::Lobby, 4, Locale::En));
        tables.lobby().join(Request::new(lobby.id, person(2))).await.unwrap();

        let running = at(11).await.unwrap();
        assert_eq!(running.stage, Stage::Playing);
        assert!(matches!(&running.seats[2], Occupant::Computer { policy, instead_of: Some(_) } if policy == "greedy"));
        assert_eq!(running.open[0].decision.seat, Seat(1));
        let log = tables.records().unredacted_log(running.id, Seq(1), 100).await.unwrap();
        assert_eq!((log[0].kind, log.last().unwrap().kind), (EntryKind::Open, EntryKind::HandOver(Seat(2))));
        let again = Act { idempotency_key: Some(IdempotencyKey(900)), ..says(running.id, 1, "stake 2") };
        assert!(tables.play().act(again).await.unwrap().repeated);
        let on = say(&tables, running.id, 2, "add 1").await.unwrap();
        assert_eq!(on.entries.len(), 2, "the computer player moved");
        assert_eq!(on.view.seat_kept_for(PersonId(3)), Some(Seat(2)));

        let finished = at(12).await.unwrap();
        assert_eq!(
            (finished.stage, finished.seed.map(|seed| seed.commitment())),
            (Stage::Finished, finished.commitment)
        );
        assert!(matches!(say(&tables, finished.id, 1, "add 1").await, Err(TableError::Over)));
        if schema >= 2 {
            goes_on_with_the_turn(&tables).await;
        }
        if schema >= 4 {
            let clock = at(16).await.unwrap().clock.unwrap();
            assert_eq!(
                (clock.pace.to_string().as_str(), clock.waits.len(), clock.waits[0].0),
                ("2d+12h wait", 1, Seat(0))
            );
        }
        let stopped = at(13).await.unwrap();
        assert_eq!(stopped.stage, Stage::Ended);
        let log = tables.records().unredacted_log(stopped.id, Seq(1), 100).await.unwrap();
        assert_eq!((log[0].kind, log.last().unwrap().seq), (EntryKind::Open, stopped.seq));
        assert!(at(14).await.is_none());

        let due = tables.outbox().due(100).await.unwrap();
        assert!(due.iter().any(|notice| notice.kind == NoticeKind::End && notice.table == finished.id));
        assert_eq!(tables.outbox().delivery_state("message/10").await.unwrap(), Some(json!({"id": 77})));
        assert_eq!(tables.outbox().delivery_state("large").await.unwrap().unwrap().as_str().unwrap().len(), 20_000);
    }
}
