//! Copies of a whole store, from one engine to another.

use std::path::Path;
use std::time::Duration;

use serde_json::json;
use skald::engine::Seat;
use skald::store::{
    Actor, ChannelId, ChannelStatus, CommunityId, CopyError, DatabaseError, DecisionId, Entry, IdempotencyKey, Lsm,
    NoticeKind, PersonId, Portable, Postgres, Seq, Store, StoreError, TableId, Timestamp, copy,
};

use support::commits::{Change, change, entry, table};
use support::postgres_server::{name, shared};

const ALL: usize = usize::MAX;

fn sled(folder: &Path) -> Lsm {
    Lsm::open(folder).expect("opens")
}

async fn put(store: &dyn Store, change: Change) {
    store.commit(change.commit()).await.unwrap();
}

fn past(number: u64, expected: u64) -> Change {
    Change { channel_status: ChannelStatus::Past, ..change(number, expected) }
}

/// A store with every kind of content.
async fn fill(store: &dyn Store) {
    let somebody = PersonId::pseudonym(7).0;
    let turn = NoticeKind::Turn { seat: Seat(1), decision: DecisionId(1) };
    for number in 1..=30 {
        let people = vec![5, somebody, number];
        let notices = vec![NoticeKind::Card, turn.clone()];
        let waiting = vec![(5, 100 + number), (somebody, 900)];
        let (community, due) = (Some(number % 3), (number % 2 == 0).then_some(5000 + number));
        let more = Change { community, people, waiting, notices, due, ..change(number, 0) };
        put(store, Change { entries: 1 + number, idempotency_key: Some(number), ..more }).await;
    }
    // Finished ones, in one channel, one after the other. Some are archived, one in the channel of a running table.
    for number in [3, 6, 9, 12] {
        put(store, Change { at: 2000 + number, channel: 99, ..past(number, number + 1) }).await;
    }
    for number in [3, 12] {
        store.archive(table(number), Seq(number + 2)).await.unwrap();
    }
    put(store, Change { channel_status: ChannelStatus::Gone, ..change(15, 16) }).await;
    put(store, Change { channel: 99, ..change(40, 0) }).await;
    let memos = [("a", json!(1)), ("a\0b", json!(null)), ("ø~", json!({"x": [u64::MAX]})), ("z", json!("…"))];
    store.remember(memos.into_iter().map(|(key, memo)| (key.to_owned(), Some(memo))).collect(), None).await.unwrap();
    let due = store.due(Timestamp(9000), 20).await.unwrap();
    store.postpone(due[0].id, Timestamp(7000), None).await.unwrap();
    store.ack(due[3].id, Vec::new(), None).await.unwrap();
}

/// The whole content of a store.
async fn content(store: &dyn Portable) -> impl PartialEq + use<> {
    let mut of_tables = Vec::new();
    for id in store.tables(table(0), ALL).await.unwrap() {
        of_tables.push((id, store.load(id).await.unwrap(), store.entries(id, Seq(1), ALL).await.unwrap()));
    }
    let mut of_people = Vec::new();
    for person in [5, PersonId::pseudonym(7).0, 1, 12].map(PersonId) {
        let closed = store.closed(person, ALL).await.unwrap();
        of_people.push((store.of(person, ALL).await.unwrap(), store.waiting(person, ALL).await.unwrap(), closed));
    }
    let mut of_places = Vec::new();
    for number in 0..100 {
        let within = store.within(CommunityId(number), ALL).await.unwrap();
        of_places.push((store.at(ChannelId(number)).await.unwrap(), within));
    }
    let lists: Vec<TableId> = store.overdue(Timestamp(9000), ALL).await.unwrap();
    let (resting, live) = (store.resting(table(0), 999).await.unwrap(), store.live().await.unwrap());
    let (memos, rest) = (store.memos("", "", ALL).await.unwrap(), store.rest().await.unwrap());
    (of_tables, of_people, of_places, (lists, resting, live), (memos, rest))
}

/// A copied store continues where its source was.
async fn goes_on(store: &dyn Store) {
    let last = store.due(Timestamp(9000), ALL).await.unwrap().last().unwrap().id;
    put(store, Change { notices: vec![NoticeKind::End, NoticeKind::Card], ..change(1, 2) }).await;
    let due = store.due(Timestamp(9000), ALL).await.unwrap();
    assert!(due[due.len() - 2..].iter().all(|notice| notice.id > last), "ids are not used again");
    let cards = due.iter().filter(|notice| notice.table == table(1) && notice.kind == NoticeKind::Card);
    assert_eq!(cards.count(), 1);
    put(store, past(12, 14)).await;
    assert_eq!(store.entries(table(12), Seq(1), ALL).await.unwrap().len(), 15, "out of the archive");
    let repeated = store.commit(Change { idempotency_key: Some(7), ..change(7, 8) }.commit()).await;
    assert!(matches!(repeated, Err(StoreError::Repeated(done)) if done.idempotency_key == IdempotencyKey(7)));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn store_copied_to_a_database_and_back_is_unchanged() {
    let Some(server) = shared() else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let (from, back) = (sled(&folder.path().join("from")), sled(&folder.path().join("back")));
    fill(&from).await;
    let before = content(&from).await;
    let address = server.database().await;
    let database = Postgres::open_to_fill(&address, "here").await.unwrap();
    let copied = copy(&from, &database).await.unwrap();
    assert_eq!((copied.tables, copied.archived, copied.already, copied.memos), (31, 2, 0, 4));
    database.complete().await.unwrap();
    assert!(content(&database).await == before);
    let database = Postgres::open(&address).await.unwrap();
    assert_eq!(copy(&database, &back).await.unwrap(), copied);
    assert!(content(&back).await == before && content(&from).await == before);
    goes_on(&back).await;
    goes_on(&database).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn interrupted_copy_resumes_after_changes_of_the_source() {
    let folder = tempfile::tempdir().expect("a folder");
    let (from, to) = (sled(&folder.path().join("from")), sled(&folder.path().join("to")));
    fill(&from).await;
    copy(&from, &to).await.unwrap();
    // One continues, one ends and another one replaces it, a person is forgotten, a memo is erased.
    put(&from, Change { people: vec![8], ..change(1, 2) }).await;
    put(&from, Change { at: 8000, ..past(2, 3) }).await;
    put(&from, Change { channel: 2, ..change(50, 0) }).await;
    let anew = Entry { actor: Actor::System, ..entry(4, 1000) };
    from.rewrite(past(12, 14).commit(), vec![anew.clone()], PersonId(5)).await.unwrap();
    from.remember(vec![("a".to_owned(), None)], None).await.unwrap();
    let copied = copy(&from, &to).await.unwrap();
    assert_eq!((copied.tables, copied.already), (32, 28));
    assert!(content(&to).await == content(&from).await);
    assert_eq!(to.entries(table(12), Seq(4), 1).await.unwrap(), [anew]);
    // Later changes of the target are not overwritten.
    put(&to, change(1, 3)).await;
    assert!(matches!(copy(&from, &to).await, Err(CopyError::Differs(differing)) if differing == table(1)));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn database_opens_only_after_a_complete_copy() {
    let Some(server) = shared() else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let from = sled(folder.path());
    fill(&from).await;
    let address = server.database().await;
    let database = Postgres::open_to_fill(&address, "one").await.unwrap();
    let given_up = tokio::time::timeout(Duration::from_millis(40), copy(&from, &database)).await;
    assert!(given_up.is_err(), "it takes longer than that");
    let why = Postgres::open(&address).await.err().expect("is refused");
    assert!(why.to_string().contains("the copy of one into the database is not complete"), "{why}");
    assert!(matches!(Postgres::open_to_fill(&address, "another").await, Err(DatabaseError::Incomplete { .. })));
    let again = Postgres::open_to_fill(&address, "one").await.unwrap();
    assert_eq!(copy(&from, &again).await.unwrap().tables, 31);
    again.complete().await.unwrap();
    assert!(content(&Postgres::open(&address).await.unwrap()).await == content(&from).await);
    assert!(matches!(Postgres::open_to_fill(&address, "one").await, Err(DatabaseError::InUse)));
    let rows = server.ask(name(&address), "select count(*) from skald_tables where archive is not null").await;
    assert_eq!(rows[0].get::<_, i64>(0), 2);
}
