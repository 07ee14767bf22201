//! Invitations: seats of a lobby that are kept for people until they answer.

use std::sync::Arc;

use skald::store::{Memory, Store};
use skald::table::{Actor, EntryKind, NoticeKind, Open, PersonId, Request, Stage, TableError, TableId, Tables};
use support::count::titles;
use support::people::{opening, person, tables, tables_in};

const HOST: PersonId = PersonId(1);
/// Its number occurs nowhere else in the documents of a table.
const OTHER: PersonId = PersonId(902);

/// A lobby of person 1 with `seats` seats.
async fn lobby(tables: &Tables, seats: u8) -> TableId {
    tables.lobby().open(opening(5, seats), None).await.unwrap().id
}

/// The same for invited people only.
async fn closed_lobby(tables: &Tables, seats: u8) -> TableId {
    tables.lobby().open(Open { invited_only: true, ..opening(5, seats) }, None).await.unwrap().id
}

async fn invite(tables: &Tables, table: TableId, people: &[u64]) -> Result<(), TableError> {
    let people: Vec<_> = people.iter().map(|number| PersonId(*number)).collect();
    tables.lobby().invite(Request::new(table, HOST), &people).await.map(drop)
}

async fn join(tables: &Tables, table: TableId, number: u64) -> Result<(), TableError> {
    tables.lobby().join(Request::new(table, person(number))).await.map(drop)
}

async fn invited(tables: &Tables, table: TableId) -> Vec<u64> {
    tables.look(table).await.unwrap().invited.iter().map(|invited| invited.person.0).collect()
}

#[tokio::test]
async fn kept_seat_is_free_for_the_invited_person_only() {
    let tables = tables();
    let table = lobby(&tables, 3).await;
    invite(&tables, table, &[2, 3]).await.unwrap();
    assert_eq!(invited(&tables, table).await, [2, 3]);
    assert!(matches!(join(&tables, table, 4).await, Err(TableError::SeatsKept)));
    let computer = tables.lobby().add_computer(Request::new(table, HOST), "greedy").await;
    assert!(matches!(computer, Err(TableError::SeatsKept)));
    join(&tables, table, 3).await.unwrap();
    assert_eq!(invited(&tables, table).await, [2]);
    tables.lobby().decline(Request::new(table, PersonId(2))).await.unwrap();
    assert!(invited(&tables, table).await.is_empty());
    join(&tables, table, 4).await.unwrap();
    assert!(matches!(join(&tables, table, 2).await, Err(TableError::Full { seats: 3 })));
}

#[tokio::test]
async fn closed_table_takes_invited_people_only() {
    let tables = tables();
    let table = closed_lobby(&tables, 4).await;
    assert!(matches!(join(&tables, table, 2).await, Err(TableError::InvitedOnly)));
    invite(&tables, table, &[2]).await.unwrap();
    assert!(matches!(join(&tables, table, 3).await, Err(TableError::InvitedOnly)), "although two seats are free");
    join(&tables, table, 2).await.unwrap();
    assert!(matches!(join(&tables, table, 3).await, Err(TableError::InvitedOnly)), "also after the answer");
    invite(&tables, table, &[3]).await.unwrap();
    join(&tables, table, 3).await.unwrap();
}

#[tokio::test]
async fn only_the_host_invites_and_only_for_free_seats() {
    let tables = tables();
    let table = lobby(&tables, 3).await;
    join(&tables, table, 2).await.unwrap();
    let other = tables.lobby().invite(Request::new(table, PersonId(2)), &[PersonId(3)]).await;
    assert!(matches!(other, Err(TableError::HostOnly)));
    assert!(matches!(invite(&tables, table, &[1, 2]).await, Err(TableError::NobodyToInvite)));
    assert!(matches!(invite(&tables, table, &[3, 4]).await, Err(TableError::SeatsKept)));
    assert!(invited(&tables, table).await.is_empty(), "all of them or none");
    invite(&tables, table, &[3]).await.unwrap();
    assert!(matches!(invite(&tables, table, &[3]).await, Err(TableError::NobodyToInvite)));
}

#[tokio::test]
async fn invitation_can_be_taken_back_by_the_host_only() {
    let tables = tables();
    let table = lobby(&tables, 3).await;
    invite(&tables, table, &[2]).await.unwrap();
    let other = tables.lobby().withdraw_invitation(Request::new(table, PersonId(3)), PersonId(2)).await;
    assert!(matches!(other, Err(TableError::HostOnly)));
    let none = tables.lobby().decline(Request::new(table, PersonId(3))).await;
    assert!(matches!(none, Err(TableError::NotInvited)));
    tables.lobby().withdraw_invitation(Request::new(table, HOST), PersonId(2)).await.unwrap();
    assert!(invited(&tables, table).await.is_empty());
    assert!(matches!(tables.lobby().decline(Request::new(table, PersonId(2))).await, Err(TableError::NotInvited)));
}

#[tokio::test]
async fn person_is_called_once_to_a_table() {
    let tables = tables();
    let table = lobby(&tables, 4).await;
    let calls = async || {
        let due = tables.outbox().due(99).await.unwrap();
        due.iter().filter(|notice| matches!(notice.kind, NoticeKind::Invited { .. })).count()
    };
    invite(&tables, table, &[2]).await.unwrap();
    for decline in [true, false, true] {
        match decline {
            true => drop(tables.lobby().decline(Request::new(table, PersonId(2))).await.unwrap()),
            false => drop(tables.lobby().withdraw_invitation(Request::new(table, HOST), PersonId(2)).await.unwrap()),
        }
        invite(&tables, table, &[2]).await.unwrap();
        assert_eq!((calls().await, invited(&tables, table).await), (1, vec![2]), "the seat is kept without a call");
    }
    invite(&tables, table, &[3]).await.unwrap();
    assert_eq!(calls().await, 2, "another person is called");
    join(&tables, table, 2).await.unwrap();
}

#[tokio::test]
async fn invitations_end_with_the_lobby() {
    for start in [true, false] {
        let tables = tables();
        let table = lobby(&tables, 3).await;
        join(&tables, table, 2).await.unwrap();
        invite(&tables, table, &[3]).await.unwrap();
        let over = match start {
            true => tables.lobby().start(Request::new(table, HOST)).await.unwrap(),
            false => tables.lobby().cancel(Request::new(table, HOST)).await.unwrap(),
        };
        assert_eq!(over.stage == Stage::Playing, start);
        assert!(over.invited.is_empty());
    }
}

#[tokio::test]
async fn invitation_survives_a_restart() {
    let store: Arc<dyn Store> = Arc::new(Memory::new());
    let table = {
        let tables = tables_in(Arc::clone(&store), titles());
        let table = closed_lobby(&tables, 3).await;
        invite(&tables, table, &[2]).await.unwrap();
        table
    };
    let tables = tables_in(store, titles());
    assert_eq!(invited(&tables, table).await, [2]);
    assert!(tables.look(table).await.unwrap().invited_only);
}

/// A forgotten person is neither invited any more nor named in the log, and others do not learn whom they invited.
#[tokio::test]
async fn forgotten_person_is_not_invited_any_more() {
    let tables = tables();
    let table = lobby(&tables, 4).await;
    invite(&tables, table, &[OTHER.0, 903]).await.unwrap();
    let own = tables.people().personal_data(OTHER).await.unwrap();
    assert_eq!(own.tables.len(), 1, "the table names them");
    let of_host = serde_json::to_string(&tables.people().personal_data(HOST).await.unwrap().tables[0].done).unwrap();
    assert!(!of_host.contains("\"invited\":902"), "{of_host}");
    tables.people().forget(OTHER).await.unwrap();
    assert_eq!(invited(&tables, table).await, [903]);
    let log = tables.records().unredacted_log(table, skald::table::Seq(1), 99).await.unwrap();
    let named: Vec<_> = log.iter().filter_map(|entry| entry.kind.named()).collect();
    assert!(named.len() == 2 && named[0].is_pseudonym() && named[1] == PersonId(903), "{named:?}");
    assert!(log.iter().all(|entry| entry.actor != Actor::Person(OTHER)));
    assert!(log.iter().any(|entry| entry.kind == EntryKind::Forgotten));
    assert!(tables.people().personal_data(OTHER).await.unwrap().tables.is_empty());
}
