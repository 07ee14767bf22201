//! The record of a table that people may export: its public part while the game is in progress, and complete
//! afterwards. P1-58.

use std::sync::Arc;

use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};
use skald::engine::{Seed, Viewer};
use skald::games;
use skald::store::Memory;
use skald::table::{Exported, FixedEntropy, Open, PersonId, Request, TableError, TableId, Tables};
use skald::title::{Record, Titles};
use support::dig;
use support::people::{ManualClock, all_say, opening, person, say};

fn tables(seed: u64, titles: Titles) -> Tables {
    Tables::new(
        Arc::new(Memory::new()),
        titles,
        ManualClock::new(),
        Arc::new(FixedEntropy::new(Seed::from_number(seed))),
    )
}

async fn game(tables: &Tables, title: &str) -> TableId {
    let table = tables.lobby().open(Open { title: title.to_owned(), ..opening(5, 2) }, None).await.unwrap().id;
    tables.lobby().join(Request::new(table, person(2))).await.unwrap();
    tables.lobby().start(Request::new(table, PersonId(1))).await.unwrap();
    table
}

async fn redacted(tables: &Tables, table: TableId) -> Value {
    let exported = tables.records().export_for_people(table).await.unwrap();
    assert!(matches!(exported, Exported::Redacted(_)));
    serde_json::to_value(exported).unwrap()
}

/// Two games with the same public events and different hidden tiles.
#[tokio::test]
async fn hidden_tiles_do_not_change_the_public_record() {
    let mut exports = Vec::new();
    let mut hidden = Vec::new();
    for seed in 0..40 {
        let tables = tables(seed, dig::titles());
        let table = game(&tables, "dig").await;
        all_say(&tables, table, &[(1, "walk"), (1, "pass"), (2, "walk"), (2, "offer"), (1, "no")]).await;
        // Unpublished steps of another seat, and undone steps.
        all_say(&tables, table, &[(2, "rest"), (2, "walk")]).await;
        let mut export = redacted(&tables, table).await;
        assert_eq!(export.as_object_mut().unwrap().remove("commitment").unwrap().as_str().unwrap().len(), 64);
        exports.push(export);
        let view = tables.look(table).await.unwrap();
        hidden.push(view.unredacted().unwrap().view(Viewer::Everything).unwrap()["tiles"].clone());
    }
    hidden.dedup();
    assert!(hidden.len() > 5, "the hidden tiles differ: {hidden:?}");
    assert!(exports.windows(2).all(|pair| pair[0] == pair[1]), "{:#}", exports[0]);
    assert_eq!(exports[0]["entries"].as_array().unwrap().len(), 5);
}

/// For every title: each event is in its public form, and no other part of the whole record is there.
#[tokio::test]
async fn public_record_has_only_public_events() {
    for title in games::builtin().unwrap().keys().map(str::to_owned).collect::<Vec<_>>() {
        let tables = tables(3, games::builtin().unwrap());
        let table = game(&tables, &title).await;
        for _ in 0..40 {
            let view = tables.look(table).await.unwrap();
            let mover = view.begun().unwrap_or(view.open[0].decision.seat);
            let number = view.occupant(mover).unwrap().person().unwrap().id.0;
            let own = view.seen_by(PersonId(number));
            let legal = own.unredacted().unwrap().legal(mover);
            say(&tables, table, number, &legal[legal.len() / 2]).await.unwrap();
            if tables.look(table).await.unwrap().is_over() {
                break;
            }
        }
        let view = tables.look(table).await.unwrap();
        if view.is_over() {
            continue;
        }
        let export = redacted(&tables, table).await;
        let whole = tables.records().export(table, true).await.unwrap();
        let public = |events: &[Value]| -> Vec<Value> {
            events.iter().filter_map(|event| view.title.redact(event, Viewer::Public)).collect()
        };
        assert_eq!(export["setup"], json!(public(&whole.setup)), "{title}");
        let entries = export["entries"].as_array().unwrap();
        assert!(!entries.is_empty(), "{title}");
        for entry in entries {
            let of = whole.entries.iter().find(|of| json!(of.seq()) == entry["seq"]).unwrap();
            assert_eq!(entry["events"], json!(public(of.events())), "{title}");
            assert_eq!(entry.as_object().unwrap().len(), 3, "{title}: seq, seat and events, no action");
        }
        assert!(!export.to_string().contains(&whole.seed.unwrap().to_string()), "{title}");
        for (seat, sheet) in (0..).map(skald::engine::Seat).zip(export["scores"].as_array().unwrap()) {
            let seen = view.unredacted().unwrap().score(seat, Viewer::Public);
            assert_eq!(sheet, &serde_json::to_value(seen.sheet).unwrap(), "{title}");
        }
    }
}

fn hash(record: &Record) -> String {
    let bytes = serde_json::to_vec(record).unwrap();
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Round trip: a record that is exported, imported elsewhere and exported again is byte for byte the same. Its entries
/// must first be numbered as an import numbers them.
#[tokio::test]
async fn a_whole_record_goes_round_by_its_hash() {
    let here = tables(3, dig::titles());
    let table = game(&here, "dig").await;
    assert!(here.records().export_for_people(TableId::from_bits(1)).await.is_err());
    all_say(&here, table, &[(1, "walk"), (1, "roll"), (1, "walk"), (1, "pass")]).await;
    here.play().ask_undo(Request::new(table, PersonId(1)), None).await.unwrap();
    here.play().answer_undo(Request::new(table, PersonId(2)), None, true).await.unwrap();
    all_say(&here, table, &[(1, "pass")]).await;
    while !here.look(table).await.unwrap().is_over() {
        let view = here.look(table).await.unwrap();
        let mover = view.begun().unwrap_or(view.open[0].decision.seat);
        let own = view.clone().seen_by(PersonId(1 + u64::from(mover.0)));
        let legal = own.unredacted().unwrap().legal(mover);
        let code = legal.iter().find(|code| *code == "dig").unwrap_or(&legal[0]).clone();
        say(&here, table, 1 + u64::from(mover.0), &code).await.unwrap();
    }
    let Exported::Whole(whole) = here.records().export_for_people(table).await.unwrap() else { panic!("it is over") };
    assert!(whole.seed.is_some());
    let there = tables(9, dig::titles());
    let imported = there.records().import(*whole.clone()).await.unwrap();
    let Exported::Whole(first) = there.records().export_for_people(imported.id).await.unwrap() else {
        panic!("it is over")
    };
    let once_more = tables(10, dig::titles());
    let again = once_more.records().import(*first.clone()).await.unwrap();
    let Exported::Whole(second) = once_more.records().export_for_people(again.id).await.unwrap() else {
        panic!("it is over")
    };
    assert_eq!(hash(&first), hash(&second));
    assert_eq!(
        (&whole.setup, &whole.scores, &whole.outcome, whole.format),
        (&first.setup, &first.scores, &first.outcome, 3)
    );
    there.records().check_dice(imported.id).await.unwrap();
}

#[tokio::test]
async fn a_lobby_has_no_record() {
    let tables = tables(3, dig::titles());
    let open = Open { title: "dig".to_owned(), ..opening(5, 2) };
    let table = tables.lobby().open(open, None).await.unwrap().id;
    assert!(matches!(tables.records().export_for_people(table).await, Err(TableError::NotStarted)));
}
