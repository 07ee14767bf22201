//! Private notes of people at tables.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::Serialize;
use skald::engine::Seed;
use skald::store::{Memory, Store};
use skald::table::{CommunityId, FixedEntropy, LONGEST_NOTE, PersonId, Request, TableError, Tables};
use support::count::titles;
use support::people::{ManualClock, person, started, stop, tables, tables_in};

const ME: PersonId = PersonId(1);
const OTHER: PersonId = PersonId(2);
const SECRET: &str = "the harbour is a bluff";

/// A document as text.
fn said(document: &impl Serialize) -> String {
    serde_json::to_string(document).unwrap()
}

#[tokio::test]
async fn note_is_kept_replaced_and_erased() {
    let store: Arc<dyn Store> = Arc::new(Memory::new());
    let tables = tables_in(Arc::clone(&store), titles());
    let table = started(&tables, 5, 2).await;
    let seq = tables.look(table).await.unwrap().seq;
    tables.people().set_note(table, ME, "  first  ").await.unwrap();
    tables.people().set_note(table, ME, SECRET).await.unwrap();
    let again = tables_in(store, titles());
    assert_eq!(again.people().note(table, ME).await.unwrap().as_deref(), Some(SECRET));
    assert_eq!(again.people().note(table, OTHER).await.unwrap(), None);
    assert_eq!(again.look(table).await.unwrap().seq, seq, "a note is no entry, so nobody else notices it");
    again.people().set_note(table, ME, " ").await.unwrap();
    assert_eq!(again.people().note(table, ME).await.unwrap(), None);
}

#[tokio::test]
async fn only_people_at_the_table_write_notes_of_limited_length() {
    let tables = tables();
    let table = started(&tables, 5, 2).await;
    let stranger = tables.people().set_note(table, PersonId(3), SECRET).await;
    assert!(matches!(stranger, Err(TableError::NotSeated)));
    tables.people().set_note(table, ME, &"é".repeat(LONGEST_NOTE)).await.unwrap();
    let long = tables.people().set_note(table, ME, &"é".repeat(LONGEST_NOTE + 1)).await;
    assert!(matches!(long, Err(TableError::NoteTooLong)));
}

/// What others get of a table with a note: its records, its log, their own data.
#[tokio::test]
async fn note_leaks_into_no_record_log_or_foreign_data() {
    let tables = tables();
    let table = started(&tables, 5, 2).await;
    tables.people().set_note(table, ME, SECRET).await.unwrap();
    let own = tables.people().personal_data(ME).await.unwrap();
    assert!(said(&own).contains(SECRET), "it is part of the person's own data");
    let of_other = tables.people().personal_data(OTHER).await.unwrap();
    assert!(!said(&of_other).contains(SECRET));
    let record = tables.records().export(table, true).await.unwrap();
    assert!(!said(&record).contains(SECRET));
    let public = tables.records().export_for_people(table).await.unwrap();
    assert!(!said(&public).contains(SECRET));
    let log = tables.records().unredacted_log(table, skald::table::Seq(1), 99).await.unwrap();
    assert!(!format!("{log:?}").contains(SECRET));
}

#[tokio::test]
async fn next_person_on_the_seat_does_not_get_the_note() {
    let tables = tables();
    let table = started(&tables, 5, 2).await;
    tables.people().set_note(table, ME, SECRET).await.unwrap();
    let seat = tables.look(table).await.unwrap().seat_of(ME).unwrap();
    tables.seats().offer(Request::new(table, ME), seat, PersonId(3)).await.unwrap();
    tables.seats().substitute(Request::new(table, person(3)), seat).await.unwrap();
    assert_eq!(tables.people().note(table, PersonId(3)).await.unwrap(), None);
}

#[tokio::test]
async fn note_is_erased_with_its_person_and_with_its_table() {
    for forget in [true, false] {
        let clock = ManualClock::new();
        let entropy = Arc::new(FixedEntropy::new(Seed::from_number(7)));
        let tables = Tables::new(Arc::new(Memory::new()), titles(), Arc::clone(&clock) as _, entropy);
        let table = started(&tables, 5, 2).await;
        tables.people().set_note(table, ME, SECRET).await.unwrap();
        if forget {
            tables.people().forget(ME).await.unwrap();
        } else {
            stop(&tables, table).await;
            for notice in tables.outbox().due(99).await.unwrap() {
                tables.outbox().ack(notice.id, Vec::new(), None).await.unwrap();
            }
            clock.pass(1000);
            let keep = BTreeMap::from([(CommunityId(9), 0)]);
            tables.admin().discard(&keep, |_| Vec::new()).await.unwrap();
        }
        let left = tables.outbox().delivery_states("note.").await.unwrap();
        assert_eq!(left, [], "forgotten: {forget}");
    }
}
