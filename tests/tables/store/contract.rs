//! The contract of the store, run against each engine.

use support::{pgbouncer, postgres_server};

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use skald::engine::Seat;
use skald::store::{
    Actor, ChannelId, ChannelStatus, Commit, CommunityId, DecisionId, Entry, HolderId, IDEMPOTENCY_KEY_LIFETIME,
    IdempotencyKey, Lease, Lsm, Memory, Notice, NoticeId, NoticeKind, PersonId, Seq, Store, StoreError, Timestamp,
};
use support::commits::{Change, change, entry, table};

type Shared = Arc<dyn Store>;

/// Makes each function a test of each engine.
macro_rules! contract {
    ($($question:ident),* $(,)?) => {
        mod memory {
            use super::*;
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $question() {
                super::$question(Arc::new(Memory::new())).await;
            })*
        }
        mod lsm {
            use super::*;
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $question() {
                let folder = tempfile::tempdir().expect("a folder");
                super::$question(Arc::new(Lsm::open(folder.path()).expect("opens"))).await;
            })*
        }
        mod postgres {
            use super::*;
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $question() {
                if let Some(store) = postgres_server::store("").await {
                    super::$question(Arc::new(store)).await;
                }
            })*
        }
        /// A database behind a pooler, which gives each statement another connection.
        mod pooled {
            use super::*;
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $question() {
                if let Some(store) = pgbouncer::store().await {
                    super::$question(Arc::new(store)).await;
                }
            })*
        }
        /// A database with serializable transactions, which refuses some concurrent changes.
        mod serializable {
            use super::*;
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $question() {
                if let Some(store) = postgres_server::store("-c default_transaction_isolation=serializable").await {
                    super::$question(Arc::new(store)).await;
                }
            })*
        }
    };
}

contract!(
    an_unknown_table_is_nothing,
    a_table_stands_where_its_last_commit_left_it,
    a_commit_from_elsewhere_is_refused,
    a_refused_commit_leaves_no_trace,
    a_commit_at_odds_with_itself_is_refused,
    the_log_is_in_order_and_without_gaps,
    a_channel_has_one_live_table,
    a_table_that_is_over_frees_its_channel,
    a_cancelled_lobby_is_forgotten_by_its_channel,
    people_find_their_live_tables,
    people_find_the_tables_that_wait_for_them,
    a_community_finds_its_live_tables,
    live_tables_are_listed,
    unattended_live_tables_are_listed,
    all_tables_are_listed_page_by_page,
    an_archived_table_is_read_as_before,
    an_archived_table_goes_on_with_its_next_commit,
    rewritten_entries_are_read_from_either_form,
    live_or_changed_table_is_not_archived,
    removed_table_is_gone_in_either_form,
    tables_that_rest_are_found_until_they_are_archived,
    due_tables_are_found_when_their_time_has_come,
    notices_wait_in_order_until_they_are_settled,
    a_newer_card_takes_the_place_of_the_older,
    a_postponed_notice_comes_later,
    the_outbox_is_read_page_by_page,
    settling_writes_memos_too,
    memos_are_written_and_erased,
    memos_are_found_by_prefix_and_written_by_commits,
    a_receipt_is_honoured_once,
    old_receipts_are_forgotten,
    large_documents_come_back,
    one_of_many_wins,
    many_tables_at_once_do_not_mix,
    channels_are_unique_under_pressure,
    a_commit_names_the_notices_that_it_adds,
    a_lease_has_one_holder_at_a_time,
    a_lease_that_is_not_given_back_ends,
    what_is_written_under_a_lost_lease_changes_nothing,
    of_many_who_claim_at_once_one_is_granted,
    leases_are_found_by_how_their_names_begin,
    a_closed_store_says_so,
);

/// Commits a change. Every other table names the head that the change replaces.
async fn put(store: &Shared, change: Change) -> Result<Vec<NoticeId>, StoreError> {
    let mut commit = change.commit();
    if commit.head.table.bits() % 2 == 1 {
        commit.before = store.load(commit.head.table).await?.filter(|before| before.seq == commit.expected);
    }
    store.commit(commit).await
}

async fn an_unknown_table_is_nothing(store: Shared) {
    assert_eq!(store.seq(table(1)).await, Ok(None));
    assert_eq!(store.load(table(1)).await, Ok(None));
    assert_eq!(store.entries(table(1), Seq(1), 10).await, Ok(Vec::new()));
    assert_eq!(store.at(ChannelId(1)).await, Ok(None));
    assert_eq!(store.of(PersonId(1), 99).await, Ok(Vec::new()));
    assert_eq!(store.done(IdempotencyKey(1)).await, Ok(None));
    assert_eq!(store.memo("x").await, Ok(None));
    assert_eq!(store.due(Timestamp(u64::MAX), 10).await, Ok(Vec::new()));
}

async fn a_table_stands_where_its_last_commit_left_it(store: Shared) {
    put(&store, change(1, 0)).await.unwrap();
    put(&store, Change { entries: 3, ..change(1, 1) }).await.unwrap();
    let last = Change { people: vec![5, 7], metadata: json!({"host": "Åsa", "n": u64::MAX}), ..change(1, 4) };
    let head = last.clone().commit().head;
    put(&store, last).await.unwrap();
    assert_eq!(store.seq(table(1)).await, Ok(Some(Seq(5))));
    assert_eq!(store.load(table(1)).await, Ok(Some(head)));
}

async fn a_commit_from_elsewhere_is_refused(store: Shared) {
    assert_eq!(put(&store, change(1, 3)).await, Err(StoreError::Conflict { actual: Seq(0) }));
    put(&store, change(1, 0)).await.unwrap();
    put(&store, change(1, 1)).await.unwrap();
    for elsewhere in [0, 1, 3] {
        assert_eq!(put(&store, change(1, elsewhere)).await, Err(StoreError::Conflict { actual: Seq(2) }));
    }
    put(&store, change(1, 2)).await.unwrap();
}

async fn a_refused_commit_leaves_no_trace(store: Shared) {
    put(&store, change(1, 0)).await.unwrap();
    put(&store, change(2, 0)).await.unwrap();
    let rich = |number, expected, channel| Change {
        channel,
        people: vec![5],
        notices: vec![NoticeKind::Card, NoticeKind::End],
        idempotency_key: Some(9),
        ..change(number, expected)
    };
    assert!(put(&store, rich(1, 0, 1)).await.is_err(), "stands elsewhere");
    assert_eq!(put(&store, rich(3, 0, 2)).await, Err(StoreError::ChannelTaken(table(2))));
    assert_eq!(store.seq(table(1)).await, Ok(Some(Seq(1))));
    assert_eq!(store.seq(table(3)).await, Ok(None));
    assert_eq!(store.entries(table(1), Seq(1), 10).await.unwrap().len(), 1);
    assert_eq!(store.entries(table(3), Seq(1), 10).await.unwrap().len(), 0);
    assert_eq!(store.of(PersonId(5), 99).await, Ok(Vec::new()));
    assert_eq!(store.due(Timestamp(5000), 10).await, Ok(Vec::new()));
    assert_eq!(store.done(IdempotencyKey(9)).await, Ok(None));
}

async fn a_commit_at_odds_with_itself_is_refused(store: Shared) {
    let none = Change { entries: 0, ..change(1, 0) };
    let nobody = Change { channel_status: ChannelStatus::Past, people: vec![1], ..change(1, 0) };
    let mut gap = change(1, 0).commit();
    gap.entries[0] = entry(2, 1000);
    let before = Some(change(1, 0).commit().head);
    let [of_another, too_late] =
        [change(2, 1), change(1, 0)].map(|change| Commit { before: before.clone(), ..change.commit() });
    for commit in [none.commit(), nobody.commit(), gap, of_another, too_late] {
        assert!(matches!(store.commit(commit).await, Err(StoreError::Senseless(_))));
    }
    assert_eq!(store.seq(table(1)).await, Ok(None));
}

async fn the_log_is_in_order_and_without_gaps(store: Shared) {
    put(&store, Change { entries: 20, ..change(1, 0) }).await.unwrap();
    put(&store, Change { entries: 300, ..change(1, 20) }).await.unwrap();
    put(&store, change(2, 0)).await.unwrap();
    let seqs = async |from, limit| {
        let log = store.entries(table(1), Seq(from), limit).await.unwrap();
        log.iter().map(|entry| entry.seq.0).collect::<Vec<_>>()
    };
    assert_eq!(seqs(0, 1000).await, (1..=320).collect::<Vec<_>>());
    assert_eq!(seqs(255, 4).await, [255, 256, 257, 258]);
    assert_eq!(seqs(319, 10).await, [319, 320]);
    assert_eq!(seqs(321, 10).await, [0; 0]);
    assert_eq!(seqs(1, 0).await, [0; 0]);
    assert_eq!(store.entries(table(1), Seq(17), 1).await.unwrap(), [entry(17, 1000)]);
}

async fn a_channel_has_one_live_table(store: Shared) {
    put(&store, Change { channel: 8, ..change(1, 0) }).await.unwrap();
    let second = Change { channel: 8, ..change(2, 0) };
    assert_eq!(put(&store, second.clone()).await, Err(StoreError::ChannelTaken(table(1))));
    put(&store, Change { channel: 8, ..change(1, 1) }).await.unwrap();
    assert_eq!(store.at(ChannelId(8)).await, Ok(Some(table(1))));
    // A finished table may be in a channel with a live one.
    put(&store, Change { channel_status: ChannelStatus::Past, ..second }).await.unwrap();
    assert_eq!(store.at(ChannelId(8)).await, Ok(Some(table(1))));
    // Its next commit does not take the channel either.
    put(&store, Change { channel: 8, channel_status: ChannelStatus::Past, ..change(2, 1) }).await.unwrap();
    assert_eq!(store.at(ChannelId(8)).await, Ok(Some(table(1))));
}

async fn a_table_that_is_over_frees_its_channel(store: Shared) {
    let in_eight = |number, expected, channel_status| Change { channel: 8, channel_status, ..change(number, expected) };
    put(&store, in_eight(1, 0, ChannelStatus::Live)).await.unwrap();
    put(&store, in_eight(1, 1, ChannelStatus::Past)).await.unwrap();
    assert_eq!(store.at(ChannelId(8)).await, Ok(Some(table(1))), "the last one played");
    put(&store, in_eight(2, 0, ChannelStatus::Live)).await.unwrap();
    assert_eq!(store.at(ChannelId(8)).await, Ok(Some(table(2))));
    put(&store, in_eight(2, 1, ChannelStatus::Past)).await.unwrap();
    assert_eq!(store.at(ChannelId(8)).await, Ok(Some(table(2))));
}

async fn a_cancelled_lobby_is_forgotten_by_its_channel(store: Shared) {
    put(&store, change(1, 0)).await.unwrap();
    put(&store, Change { channel_status: ChannelStatus::Gone, ..change(1, 1) }).await.unwrap();
    assert_eq!(store.at(ChannelId(1)).await, Ok(None));
    assert_eq!(store.seq(table(1)).await, Ok(Some(Seq(2))), "but not by the store");
    put(&store, Change { channel: 1, ..change(2, 0) }).await.unwrap();
}

async fn people_find_their_live_tables(store: Shared) {
    let with = |number, expected, people: &[u64]| Change { people: people.to_vec(), ..change(number, expected) };
    put(&store, with(3, 0, &[1])).await.unwrap();
    put(&store, with(2, 0, &[1, 2])).await.unwrap();
    assert_eq!(store.of(PersonId(1), 99).await, Ok(vec![table(2), table(3)]));
    assert_eq!(store.of(PersonId(2), 99).await, Ok(vec![table(2)]));
    put(&store, with(2, 1, &[2, 4])).await.unwrap();
    assert_eq!(store.of(PersonId(1), 99).await, Ok(vec![table(3)]));
    assert_eq!(store.of(PersonId(4), 99).await, Ok(vec![table(2)]));
    put(&store, Change { channel_status: ChannelStatus::Past, ..with(2, 2, &[]) }).await.unwrap();
    assert_eq!(store.of(PersonId(2), 99).await, Ok(Vec::new()));
    assert_eq!(store.of(PersonId(1), 99).await, Ok(vec![table(3)]));
    assert_eq!(store.closed(PersonId(1), 10).await, Ok(Vec::new()), "people who left before are not listed");
    put(&store, Change { at: 5000, ..with(9, 0, &[2]) }).await.unwrap();
    put(&store, Change { at: 6000, channel_status: ChannelStatus::Past, ..with(9, 1, &[]) }).await.unwrap();
    put(&store, Change { at: 6500, channel_status: ChannelStatus::Past, ..with(2, 3, &[]) }).await.unwrap();
    assert_eq!(store.closed(PersonId(2), 10).await, Ok(vec![table(9), table(2)]), "the last to close comes first");
    assert_eq!(store.closed(PersonId(2), 1).await, Ok(vec![table(9)]));
}

async fn people_find_the_tables_that_wait_for_them(store: Shared) {
    let waits =
        |number, expected, waiting: &[(u64, u64)]| Change { waiting: waiting.to_vec(), ..change(number, expected) };
    let of = async |person, limit| store.waiting(PersonId(person), limit).await.unwrap();
    for (number, waiting) in [(1, &[(7, 300)][..]), (2, &[(7, 100), (8, 900)]), (3, &[]), (4, &[(7, 100)])] {
        put(&store, waits(number, 0, waiting)).await.unwrap();
    }
    assert_eq!(of(7, 9).await, [2, 4, 1].map(table), "what has waited longest comes first");
    assert_eq!(of(7, 2).await, [2, 4].map(table));
    assert_eq!((of(8, 9).await, of(9, 9).await), (vec![table(2)], vec![]));
    put(&store, waits(2, 1, &[(7, 400), (8, 900)])).await.unwrap();
    put(&store, waits(4, 1, &[(9, 500)])).await.unwrap();
    put(&store, waits(3, 1, &[(7, 200)])).await.unwrap();
    assert_eq!(of(7, 9).await, [3, 1, 2].map(table));
    assert_eq!((of(8, 9).await, of(9, 9).await), (vec![table(2)], vec![table(4)]));
    let over = Change { channel_status: ChannelStatus::Past, ..waits(2, 2, &[(7, 400)]) };
    assert!(matches!(put(&store, over.clone()).await, Err(StoreError::Senseless(_))));
    put(&store, Change { waiting: vec![], ..over }).await.unwrap();
    assert_eq!((of(7, 9).await, of(8, 9).await), ([3, 1].map(table).to_vec(), vec![]));
    assert_eq!(store.of(PersonId(7), 9).await, Ok(vec![]));
    put(&store, Change { people: vec![5], ..change(20, 0) }).await.unwrap();
    put(&store, Change { people: vec![5], ..change(21, 0) }).await.unwrap();
    assert_eq!(store.of(PersonId(5), 1).await, Ok(vec![table(20)]));
}

async fn due_tables_are_found_when_their_time_has_come(store: Shared) {
    let at = async |now, limit| store.overdue(Timestamp(now), limit).await.unwrap();
    for (number, due) in [(1, Some(300)), (2, Some(100)), (3, None), (4, Some(200)), (5, Some(100))] {
        store.commit(Change { due, ..change(number, 0) }.commit()).await.unwrap();
    }
    assert_eq!(at(99, 9).await, []);
    assert_eq!(at(100, 9).await, [table(2), table(5)]);
    assert_eq!(at(1_000, 9).await, [table(2), table(5), table(4), table(1)]);
    assert_eq!(at(1_000, 3).await, [table(2), table(5), table(4)], "at most as many as asked for, the first");
    // The time is that of the newest head.
    store.commit(Change { due: Some(50), ..change(1, 1) }.commit()).await.unwrap();
    store.commit(Change { due: None, ..change(2, 1) }.commit()).await.unwrap();
    store.commit(Change { due: Some(100), ..change(5, 1) }.commit()).await.unwrap();
    assert_eq!(at(1_000, 9).await, [table(1), table(5), table(4)]);
    let over = Change { due: Some(9), channel_status: ChannelStatus::Past, ..change(4, 1) }.commit();
    assert!(matches!(store.commit(over).await, Err(StoreError::Senseless(_))), "a table that is over does nothing");
    store.commit(Change { channel_status: ChannelStatus::Past, ..change(4, 1) }.commit()).await.unwrap();
    assert_eq!(at(1_000, 9).await, [table(1), table(5)]);
}

async fn a_community_finds_its_live_tables(store: Shared) {
    let within = async |community| store.within(CommunityId(community), 9).await.unwrap();
    for (number, community) in [(1, Some(7)), (2, Some(7)), (3, Some(8)), (4, None)] {
        store.commit(Change { community, ..change(number, 0) }.commit()).await.unwrap();
    }
    assert_eq!((within(7).await, within(8).await), (vec![table(1), table(2)], vec![table(3)]));
    assert_eq!(store.within(CommunityId(7), 1).await, Ok(vec![table(1)]));
    // One continues, one is over, one moves elsewhere.
    store.commit(Change { community: Some(7), ..change(1, 1) }.commit()).await.unwrap();
    let over = Change { community: Some(7), channel_status: ChannelStatus::Past, ..change(2, 1) };
    store.commit(over.commit()).await.unwrap();
    store.commit(Change { community: Some(7), ..change(3, 1) }.commit()).await.unwrap();
    assert_eq!((within(7).await, within(8).await), (vec![table(1), table(3)], vec![]));
    store.archive(table(2), Seq(2)).await.unwrap();
    store.commit(Change { community: Some(7), ..change(2, 2) }.commit()).await.unwrap();
    assert_eq!(within(7).await, [table(1), table(2), table(3)], "it goes on, from the archive");
}

async fn live_tables_are_listed(store: Shared) {
    for (number, channel) in [(5, 90), (3, 91), (4, 92)] {
        put(&store, Change { channel, ..change(number, 0) }).await.unwrap();
    }
    assert_eq!(store.live().await, Ok(vec![table(3), table(4), table(5)]));
    put(&store, Change { channel: 92, channel_status: ChannelStatus::Past, ..change(4, 1) }).await.unwrap();
    assert_eq!(store.live().await, Ok(vec![table(3), table(5)]));
}

async fn unattended_live_tables_are_listed(store: Shared) {
    let waits = |number, expected, waiting: &[(u64, u64)]| Change {
        channel: 90 + number,
        waiting: waiting.to_vec(),
        ..change(number, expected)
    };
    for (number, waiting) in [(5, &[][..]), (3, &[(7, 1), (8, 2)]), (4, &[]), (2, &[(7, 9)])] {
        put(&store, waits(number, 0, waiting)).await.unwrap();
    }
    assert_eq!(store.unattended().await, Ok(vec![table(4), table(5)]));
    put(&store, waits(3, 1, &[])).await.unwrap();
    put(&store, waits(4, 1, &[(8, 3)])).await.unwrap();
    put(&store, Change { channel_status: ChannelStatus::Past, ..waits(5, 1, &[]) }).await.unwrap();
    assert_eq!(store.unattended().await, Ok(vec![table(3)]));
}

async fn all_tables_are_listed_page_by_page(store: Shared) {
    let last = u64::MAX >> 24;
    for number in [5, 3, last, 40, 0] {
        put(&store, change(number, 0)).await.unwrap();
    }
    put(&store, change(3, 1)).await.unwrap();
    put(&store, Change { channel_status: ChannelStatus::Past, ..change(5, 1) }).await.unwrap();
    put(&store, Change { channel_status: ChannelStatus::Gone, ..change(40, 1) }).await.unwrap();
    let from = async |number, limit| store.tables(table(number), limit).await.unwrap();
    assert_eq!(from(0, 9).await, [0, 3, 5, 40, last].map(table));
    assert_eq!(from(4, 2).await, [5, 40].map(table));
    assert_eq!(from(41, 9).await, [table(last)]);
    assert_eq!(from(0, 0).await, []);
}

/// A table that is over at entry `entries + 1`, in the channel of its number. Persons 5 and 6 had it in their lists.
async fn over(store: &Shared, number: u64, entries: u64) {
    let metadata = json!({"host": "Åsa", "n": u64::MAX});
    let played = Change { entries, people: vec![5, 6], idempotency_key: Some(number), ..change(number, 0) };
    put(store, played).await.unwrap();
    let last = Change {
        channel_status: ChannelStatus::Past,
        metadata,
        notices: vec![NoticeKind::End],
        ..change(number, entries)
    };
    put(store, last).await.unwrap();
}

/// The stored content of a table.
async fn content(store: &Shared, number: u64) -> impl PartialEq + std::fmt::Debug {
    let id = table(number);
    let mut logs = Vec::new();
    for (from, limit) in [(0, 9999), (1, 2), (700, 3), (1001, 9), (1002, 9), (5, 0)] {
        logs.push(store.entries(id, Seq(from), limit).await.unwrap());
    }
    (
        (store.seq(id).await.unwrap(), store.load(id).await.unwrap(), logs),
        (store.at(ChannelId(number)).await.unwrap(), store.closed(PersonId(5), 9).await.unwrap()),
        (store.tables(table(0), 9).await.unwrap(), store.live().await.unwrap()),
        (store.done(IdempotencyKey(number)).await.unwrap(), store.due(Timestamp(9000), 9).await.unwrap()),
    )
}

async fn an_archived_table_is_read_as_before(store: Shared) {
    put(&store, change(3, 0)).await.unwrap();
    over(&store, 4, 1000).await;
    let before = content(&store, 4).await;
    for _ in 0..2 {
        store.archive(table(4), Seq(1001)).await.unwrap();
        assert!(content(&store, 4).await == before);
    }
    assert_eq!(store.load(table(4)).await.unwrap().unwrap().seq, Seq(1001));
    assert_eq!(store.tables(table(0), 9).await, Ok(vec![table(3), table(4)]));
}

async fn an_archived_table_goes_on_with_its_next_commit(store: Shared) {
    over(&store, 4, 6).await;
    store.archive(table(4), Seq(7)).await.unwrap();
    let before = content(&store, 4).await;
    assert_eq!(put(&store, change(4, 6)).await, Err(StoreError::Conflict { actual: Seq(7) }));
    assert!(matches!(
        put(&store, Change { idempotency_key: Some(4), ..change(4, 7) }).await,
        Err(StoreError::Repeated(_))
    ));
    assert!(content(&store, 4).await == before);
    assert_eq!(store.resting(table(0), 9).await, Ok((vec![], None)), "a refused commit does not take it out");
    let note = Change { channel_status: ChannelStatus::Past, ..change(4, 7) };
    put(&store, note.clone()).await.unwrap();
    let log = store.entries(table(4), Seq(1), 99).await.unwrap();
    assert_eq!(log, (1..=8).map(|seq| entry(seq, 1000)).collect::<Vec<_>>());
    assert_eq!(store.load(table(4)).await, Ok(Some(note.commit().head)));
    assert_eq!(store.resting(table(0), 9).await, Ok((vec![table(4)], None)));
    // Also into a channel of its own again, and to its end once more.
    put(&store, Change { people: vec![7], ..change(4, 8) }).await.unwrap();
    assert_eq!((store.of(PersonId(7), 99).await, store.live().await), (Ok(vec![table(4)]), Ok(vec![table(4)])));
    put(&store, Change { channel_status: ChannelStatus::Past, ..change(4, 9) }).await.unwrap();
    store.archive(table(4), Seq(10)).await.unwrap();
    assert_eq!(store.entries(table(4), Seq(1), 99).await.unwrap().len(), 10);
    assert_eq!(store.closed(PersonId(7), 9).await, Ok(vec![table(4)]));
}

async fn rewritten_entries_are_read_from_either_form(store: Shared) {
    over(&store, 4, 6).await;
    over(&store, 5, 6).await;
    store.archive(table(4), Seq(7)).await.unwrap();
    put(&store, Change { people: vec![7], ..change(6, 0) }).await.unwrap();
    put(&store, Change { channel_status: ChannelStatus::Past, ..change(6, 1) }).await.unwrap();
    let people = store.closed(PersonId(5), 9).await.unwrap();
    for number in [4, 5] {
        let anew = |seq| Entry { actor: Actor::System, ..entry(seq, 1000) };
        let note = Change { channel_status: ChannelStatus::Past, ..change(number, 7) };
        let stale = Change { channel_status: ChannelStatus::Past, ..change(number, 6) };
        let refused = store.rewrite(stale.commit(), vec![anew(2)], PersonId(5)).await;
        assert_eq!(refused, Err(StoreError::Conflict { actual: Seq(7) }));
        assert_eq!(store.entries(table(number), Seq(2), 1).await, Ok(vec![entry(2, 1000)]));
        store.rewrite(note.clone().commit(), vec![anew(2), anew(5)], PersonId(5)).await.unwrap();
        let log = store.entries(table(number), Seq(1), 99).await.unwrap();
        let expected: Vec<_> =
            (1..=8).map(|seq| if [2, 5].contains(&seq) { anew(seq) } else { entry(seq, 1000) }).collect();
        assert_eq!(log, expected);
        assert_eq!(store.load(table(number)).await, Ok(Some(note.commit().head)));
        store.archive(table(number), Seq(8)).await.unwrap();
        assert_eq!(store.entries(table(number), Seq(1), 99).await.unwrap(), expected);
    }
    assert_eq!((people.len(), store.closed(PersonId(5), 9).await), (2, Ok(vec![])));
    assert_eq!(store.closed(PersonId(7), 9).await, Ok(vec![table(6)]), "the games of others stay");
}

async fn live_or_changed_table_is_not_archived(store: Shared) {
    put(&store, change(3, 0)).await.unwrap();
    over(&store, 4, 6).await;
    let before = (content(&store, 3).await, content(&store, 4).await);
    assert!(matches!(store.archive(table(3), Seq(1)).await, Err(StoreError::Senseless(_))));
    for seq in [0, 6, 8] {
        assert_eq!(store.archive(table(4), Seq(seq)).await, Err(StoreError::Conflict { actual: Seq(7) }));
    }
    for seq in [0, 1] {
        assert_eq!(store.archive(table(9), Seq(seq)).await, Err(StoreError::Conflict { actual: Seq(0) }));
    }
    assert!((content(&store, 3).await, content(&store, 4).await) == before);
    assert_eq!(store.resting(table(0), 9).await, Ok((vec![table(4)], None)));
}

async fn removed_table_is_gone_in_either_form(store: Shared) {
    put(&store, change(3, 0)).await.unwrap();
    over(&store, 4, 6).await;
    over(&store, 5, 6).await;
    store.archive(table(4), Seq(7)).await.unwrap();
    store
        .remember(vec![("card:4".to_owned(), Some(json!(1))), ("kept".to_owned(), Some(json!(2)))], None)
        .await
        .unwrap();
    for seq in [0, 6, 8] {
        let erasing = vec![("card:4".to_owned(), None)];
        let refused = store.remove(table(4), Seq(seq), vec![PersonId(5)], erasing).await;
        assert_eq!(refused, Err(StoreError::Conflict { actual: Seq(7) }));
    }
    assert_eq!(store.memo("card:4").await, Ok(Some(json!(1))), "a refused change has no effect");
    assert_eq!(store.closed(PersonId(5), 9).await.map(|closed| closed.len()), Ok(2));
    for number in [4, 4, 5] {
        let memos = vec![(format!("card:{number}"), None), (format!("gone:{number}"), Some(json!(number)))];
        store.remove(table(number), Seq(7), vec![PersonId(5), PersonId(6)], memos).await.unwrap();
        assert_eq!(store.at(ChannelId(number)).await, Ok(None));
    }
    for number in [4, 5] {
        let id = table(number);
        assert_eq!((store.seq(id).await, store.load(id).await), (Ok(None), Ok(None)));
        assert_eq!(store.entries(id, Seq(1), 99).await, Ok(vec![]));
    }
    assert_eq!(store.resting(table(0), 9).await, Ok((vec![], None)));
    assert_eq!(store.closed(PersonId(5), 9).await, Ok(vec![]));
    assert_eq!((store.memo("card:4").await, store.memo("kept").await), (Ok(None), Ok(Some(json!(2)))));
    assert_eq!(store.memo("gone:5").await, Ok(Some(json!(5))));
    assert_eq!(store.tables(table(0), 9).await, Ok(vec![table(3)]));
    assert_eq!(store.entries(table(3), Seq(1), 99).await, Ok(vec![entry(1, 1000)]));
    assert!(matches!(store.remove(table(3), Seq(1), vec![], vec![]).await, Err(StoreError::Senseless(_))));
    let memos = vec![("kept".to_owned(), None), ("gone:9".to_owned(), Some(json!(9)))];
    store.remove(table(9), Seq(1), vec![PersonId(5)], memos).await.unwrap();
    assert_eq!((store.memo("kept").await, store.memo("gone:9").await), (Ok(Some(json!(2))), Ok(None)));
    // The id may be used again.
    put(&store, change(4, 0)).await.unwrap();
    assert_eq!(store.entries(table(4), Seq(1), 99).await.map(|log| log.len()), Ok(1));
}

async fn tables_that_rest_are_found_until_they_are_archived(store: Shared) {
    for number in [2, 5, 9] {
        over(&store, number, 3).await;
    }
    put(&store, change(3, 0)).await.unwrap();
    put(&store, change(4, 0)).await.unwrap();
    put(&store, Change { channel_status: ChannelStatus::Gone, ..change(4, 1) }).await.unwrap();
    assert_eq!(store.resting(table(0), 9).await, Ok((vec![2, 4, 5, 9].into_iter().map(table).collect(), None)));
    store.archive(table(5), Seq(4)).await.unwrap();
    // Live tables are examined, archived ones are not.
    assert_eq!(store.resting(table(0), 2).await, Ok((vec![table(2)], Some(table(4)))));
    assert_eq!(store.resting(table(4), 2).await, Ok((vec![table(4), table(9)], Some(table(10)))));
    assert_eq!(store.resting(table(10), 2).await, Ok((vec![], None)));
    store.archive(table(4), Seq(2)).await.unwrap();
    assert_eq!(store.resting(table(0), 9).await, Ok((vec![table(2), table(9)], None)));
}

fn turn(decision: u64) -> NoticeKind {
    NoticeKind::Turn { seat: Seat(1), decision: DecisionId(decision) }
}

async fn notices_wait_in_order_until_they_are_settled(store: Shared) {
    for number in 1..=20 {
        let notices = vec![NoticeKind::Card, turn(number)];
        put(&store, Change { notices, at: 1000 + number, ..change(number, 0) }).await.unwrap();
    }
    let due = store.due(Timestamp(2000), 100).await.unwrap();
    assert_eq!(due.len(), 40);
    assert!(due.is_sorted_by(|left, right| left.id < right.id), "the oldest first, each with an id of its own");
    assert_eq!((due[2].table, &due[2].kind, due[2].created), (table(2), &NoticeKind::Card, Timestamp(1002)));
    assert_eq!((due[3].kind.clone(), due[3].tries), (turn(2), 0));
    assert_eq!(store.due(Timestamp(2000), 3).await.unwrap(), due[..3]);
    for notice in &due[..39] {
        store.ack(notice.id, Vec::new(), None).await.unwrap();
        store.ack(notice.id, Vec::new(), None).await.unwrap();
    }
    assert_eq!(store.due(Timestamp(2000), 100).await.unwrap(), due[39..]);
    store.ack(NoticeId(12345), Vec::new(), None).await.unwrap();
    put(&store, Change { notices: vec![NoticeKind::End], ..change(1, 1) }).await.unwrap();
    assert!(store.due(Timestamp(2000), 100).await.unwrap()[1].id > due[39].id, "ids are not used again");
}

async fn a_newer_card_takes_the_place_of_the_older(store: Shared) {
    let card = |expected| Change { notices: vec![NoticeKind::Card], ..change(1, expected) };
    put(&store, card(0)).await.unwrap();
    let old = store.due(Timestamp(2000), 9).await.unwrap().remove(0);
    store.postpone(old.id, Timestamp(3000), None).await.unwrap();
    put(&store, card(1)).await.unwrap();
    assert_eq!(store.due(Timestamp(2999), 9).await.unwrap(), [], "it still waits for its time");
    let due = store.due(Timestamp(3000), 9).await.unwrap();
    assert_eq!((due.len(), due[0].tries), (1, 1));
    assert!(due[0].id > old.id);
    store.ack(old.id, Vec::new(), None).await.unwrap();
    assert_eq!(store.due(Timestamp(3000), 9).await.unwrap(), due, "settling the old one does not hide the new one");
    store.ack(due[0].id, Vec::new(), None).await.unwrap();
    put(&store, card(2)).await.unwrap();
    assert_eq!(store.due(Timestamp(2000), 9).await.unwrap()[0].tries, 0, "a fresh start");
    put(&store, Change { notices: vec![turn(1)], ..change(1, 3) }).await.unwrap();
    let due = store.due(Timestamp(2000), 9).await.unwrap();
    let other = due.iter().find(|notice| notice.kind == turn(1)).unwrap();
    store.ack(other.id, Vec::new(), None).await.unwrap();
    put(&store, card(4)).await.unwrap();
    let kinds = store.due(Timestamp(2000), 9).await.unwrap().into_iter().map(|notice| notice.kind);
    assert_eq!(kinds.collect::<Vec<_>>(), [NoticeKind::Card], "settling another notice does not hide the card");
}

async fn a_postponed_notice_comes_later(store: Shared) {
    put(&store, Change { notices: vec![turn(1), turn(2)], ..change(1, 0) }).await.unwrap();
    let due = store.due(Timestamp(2000), 9).await.unwrap();
    store.postpone(due[0].id, Timestamp(5000), None).await.unwrap();
    assert_eq!(store.due(Timestamp(4999), 1).await.unwrap(), due[1..], "those behind it need not wait");
    let later = store.due(Timestamp(5000), 9).await.unwrap();
    assert_eq!((later[0].id, later[0].tries, later[0].until), (due[0].id, 1, Timestamp(5000)));
    store.ack(due[0].id, Vec::new(), None).await.unwrap();
    store.postpone(due[0].id, Timestamp(1), None).await.unwrap();
    assert_eq!(store.due(Timestamp(9000), 9).await.unwrap(), due[1..], "a removed notice stays removed");
}

async fn the_outbox_is_read_page_by_page(store: Shared) {
    put(&store, Change { notices: (1..=5).map(turn).collect(), ..change(1, 0) }).await.unwrap();
    let all = store.due(Timestamp(2000), 9).await.unwrap();
    store.postpone(all[0].id, Timestamp(900), None).await.unwrap();
    store.postpone(all[2].id, Timestamp(800), None).await.unwrap();
    let ids = |notices: Vec<Notice>| notices.into_iter().map(|notice| notice.id).collect::<Vec<_>>();
    let order = [1, 3, 4, 2, 0].map(|at: usize| all[at].id);
    let page = async |now, after, limit| store.due_after(Timestamp(now), after, limit).await.map(ids).unwrap();
    let start = (Timestamp(0), NoticeId(0));
    assert_eq!(page(2000, start, 9).await, order);
    assert_eq!(page(2000, start, 2).await, order[..2]);
    assert_eq!(page(2000, (Timestamp(0), order[1]), 2).await, order[2..4], "over to those that waited");
    assert_eq!(page(2000, (Timestamp(800), order[3]), 2).await, order[4..]);
    assert_eq!(page(850, (Timestamp(0), order[2]), 9).await, order[3..4]);
    assert_eq!(page(0, start, 9).await, order[..3], "the new ones alone");
    assert_eq!(page(2000, (Timestamp(900), order[4]), 9).await, []);
    assert_eq!(page(10, (Timestamp(900), order[4]), 9).await, []);
}

async fn settling_writes_memos_too(store: Shared) {
    put(&store, Change { notices: vec![turn(1)], ..change(1, 0) }).await.unwrap();
    let notice = store.due(Timestamp(2000), 9).await.unwrap().remove(0);
    store.ack(notice.id, vec![("message/1".into(), Some(json!({"id": 77})))], None).await.unwrap();
    assert_eq!(store.memo("message/1").await, Ok(Some(json!({"id": 77}))));
    assert_eq!(store.due(Timestamp(2000), 9).await, Ok(Vec::new()));
}

async fn memos_are_found_by_prefix_and_written_by_commits(store: Shared) {
    let memo = |key: &str, value: u64| (key.to_owned(), Some(json!(value)));
    let memos = vec![memo("a:1", 1), memo("a:3", 3), memo("b:1", 9), memo("a", 0)];
    store.commit(Change { memos, ..change(1, 0) }.commit()).await.unwrap();
    let found = async |beginning: &str, from: &str, limit| {
        let memos = store.memos(beginning, from, limit).await.unwrap();
        memos.into_iter().map(|(key, value)| (key, value.as_u64().unwrap())).collect::<Vec<_>>()
    };
    let all = |pairs: &[(&str, u64)]| pairs.iter().map(|(key, value)| ((*key).to_owned(), *value)).collect::<Vec<_>>();
    assert_eq!(found("a:", "", 9).await, all(&[("a:1", 1), ("a:3", 3)]));
    store.remember(vec![memo("a:2", 2)], None).await.unwrap();
    assert_eq!(found("a:", "a:2", 9).await, all(&[("a:2", 2), ("a:3", 3)]));
    assert_eq!(found("a:", "a:1\0", 1).await, all(&[("a:2", 2)]));
    assert_eq!(found("a:", "b", 9).await, all(&[]));
    // A refused commit writes none.
    let refused = Change { memos: vec![memo("a:4", 4)], ..change(1, 0) }.commit();
    assert!(matches!(store.commit(refused).await, Err(StoreError::Conflict { .. })));
    assert_eq!(found("a:4", "", 9).await, all(&[]));
}

async fn memos_are_written_and_erased(store: Shared) {
    let memo = |key: &str, value: Option<Value>| (key.to_owned(), value);
    store
        .remember(vec![memo("a", Some(json!(1))), memo("a/b", Some(json!(null))), memo("ø~", Some(json!("x")))], None)
        .await
        .unwrap();
    assert_eq!(store.memo("a").await, Ok(Some(json!(1))));
    assert_eq!(store.memo("a/b").await, Ok(Some(Value::Null)), "null is a value");
    assert_eq!(store.memo("ø~").await, Ok(Some(json!("x"))));
    store.remember(vec![memo("a", None), memo("a/b", Some(json!(2))), memo("never", None)], None).await.unwrap();
    assert_eq!(store.memo("a").await, Ok(None));
    assert_eq!(store.memo("a/b").await, Ok(Some(json!(2))));
}

async fn a_receipt_is_honoured_once(store: Shared) {
    put(&store, Change { entries: 2, idempotency_key: Some(7), ..change(1, 0) }).await.unwrap();
    let done = store.done(IdempotencyKey(7)).await.unwrap().unwrap();
    assert_eq!((done.table, done.first, done.last, done.at), (table(1), Seq(1), Seq(2), Timestamp(1000)));
    // Also if the commit would be refused for another reason, or is for another table.
    for change in [change(1, 0), change(1, 2), change(2, 0)] {
        assert_eq!(
            put(&store, Change { idempotency_key: Some(7), ..change }).await,
            Err(StoreError::Repeated(done.clone()))
        );
    }
    assert_eq!(store.seq(table(1)).await, Ok(Some(Seq(2))));
}

async fn old_receipts_are_forgotten(store: Shared) {
    for number in 0..20 {
        put(&store, Change { idempotency_key: Some(number), at: 1000 + number, ..change(1, number) }).await.unwrap();
    }
    let later = 1010 + IDEMPOTENCY_KEY_LIFETIME;
    put(&store, Change { idempotency_key: Some(100), at: later, ..change(1, 20) }).await.unwrap();
    put(&store, Change { idempotency_key: Some(101), at: later, ..change(1, 21) }).await.unwrap();
    for number in 0..20 {
        let known = store.done(IdempotencyKey(number)).await.unwrap().is_some();
        assert_eq!(known, number >= 10, "{number}: those younger than an hour are kept, the others are not");
    }
    assert!(store.done(IdempotencyKey(100)).await.unwrap().is_some());
}

async fn large_documents_come_back(store: Shared) {
    // Around the sizes at which a store may cut a document, and above those of any title.
    let sizes = [10, 3800, 3900, 4000, 4100, 8000, 12_000, 40_000, 400_000, 2_000_000, 30, 0];
    for (expected, size) in sizes.into_iter().enumerate() {
        let record: String = (0..size).map(|n| char::from(b'a' + (n % 26) as u8)).collect();
        let change = Change { metadata: json!(record), ..change(1, expected as u64) };
        let head = change.clone().commit().head;
        put(&store, change).await.unwrap();
        assert!(store.load(table(1)).await.unwrap() == Some(head), "a document of {size}");
        let key = format!("memo {size}");
        store.remember(vec![(key.clone(), Some(json!(record)))], None).await.unwrap();
        assert!(store.memo(&key).await.unwrap() == Some(json!(record)), "a memo of {size}");
        store.remember(vec![(key.clone(), None)], None).await.unwrap();
        assert_eq!(store.memo(&key).await, Ok(None));
    }
    assert_eq!(store.entries(table(1), Seq(1), 99).await.unwrap().len(), sizes.len());
}

async fn one_of_many_wins(store: Shared) {
    put(&store, change(1, 0)).await.unwrap();
    for round in 1..=5 {
        let tries = (0..100).map(|number| {
            let store = Arc::clone(&store);
            let change = Change { idempotency_key: Some(round * 1000 + number), ..change(1, round) };
            tokio::spawn(async move { store.commit(change.commit()).await })
        });
        let mut won = 0;
        for attempt in tries.collect::<Vec<_>>() {
            match attempt.await.unwrap() {
                Ok(_) => won += 1,
                Err(error) => assert_eq!(error, StoreError::Conflict { actual: Seq(round + 1) }),
            }
        }
        assert_eq!(won, 1);
    }
    assert_eq!(store.entries(table(1), Seq(1), 99).await.unwrap().len(), 6);
}

async fn many_tables_at_once_do_not_mix(store: Shared) {
    let players = (1..=20).map(|number| {
        let store = Arc::clone(&store);
        tokio::spawn(async move {
            for expected in 0..30 {
                let change = Change { people: vec![number], notices: vec![turn(expected)], ..change(number, expected) };
                store.commit(change.commit()).await.unwrap();
                let head = store.load(table(number)).await.unwrap().unwrap();
                assert_eq!(head.seq.0, expected + 1, "one's own commit is seen at once");
            }
        })
    });
    for player in players.collect::<Vec<_>>() {
        player.await.unwrap();
    }
    for number in 1..=20 {
        let log = store.entries(table(number), Seq(1), 99).await.unwrap();
        assert_eq!(log.iter().map(|entry| entry.seq.0).collect::<Vec<_>>(), (1..=30).collect::<Vec<_>>());
        assert_eq!(store.of(PersonId(number), 99).await, Ok(vec![table(number)]));
    }
    let due = store.due(Timestamp(5000), 9999).await.unwrap();
    assert_eq!(due.iter().map(|notice| notice.id).collect::<BTreeSet<_>>().len(), 600);
}

async fn channels_are_unique_under_pressure(store: Shared) {
    let opened = (1..=50).map(|number| {
        let store = Arc::clone(&store);
        tokio::spawn(async move { store.commit(Change { channel: 1, ..change(number, 0) }.commit()).await })
    });
    let mut won = 0;
    for open in opened.collect::<Vec<_>>() {
        match open.await.unwrap() {
            Ok(_) => won += 1,
            Err(error) => assert!(matches!(error, StoreError::ChannelTaken(_)), "{error}"),
        }
    }
    assert_eq!(won, 1);
    assert_eq!(store.live().await.unwrap().len(), 1);
}

async fn a_commit_names_the_notices_that_it_adds(store: Shared) {
    let ids = |notices: Vec<Notice>| notices.into_iter().map(|notice| notice.id).collect::<Vec<_>>();
    assert_eq!(put(&store, change(1, 0)).await, Ok(Vec::new()));
    let added = put(&store, Change { notices: vec![NoticeKind::Card, turn(1)], ..change(1, 1) }).await.unwrap();
    assert_eq!(added, ids(store.due(Timestamp(2000), 9).await.unwrap()));
    let newer = put(&store, Change { notices: vec![NoticeKind::Card], ..change(1, 2) }).await.unwrap();
    assert_eq!((newer.len(), newer > added), (1, true), "a card that takes the place of another has its own id");
    let all = store.notices(&[newer[0], added[0], added[1], NoticeId(9999)]).await.unwrap();
    assert_eq!(all, store.due(Timestamp(2000), 9).await.unwrap(), "in order of id, and none that is gone");
    store.postpone(newer[0], Timestamp(77_000), None).await.unwrap();
    assert_eq!(store.notices(&newer).await.unwrap()[0].until, Timestamp(77_000), "as it is now, due or not");
    assert_eq!(store.notices(&[]).await, Ok(Vec::new()));
}

const LONG: Duration = Duration::from_secs(60);

/// Claims leases, and drops those that are not granted.
async fn claim(store: &Shared, holder: u64, names: &[&str], span: Duration) -> Vec<Lease> {
    let names: Vec<_> = names.iter().map(|name| (*name).to_owned()).collect();
    store.claim(HolderId(holder), &names, span).await.unwrap().into_iter().flatten().collect()
}

async fn a_lease_has_one_holder_at_a_time(store: Shared) {
    let first = claim(&store, 1, &["a", "b"], LONG).await;
    assert_eq!(first.iter().map(|lease| &*lease.name).collect::<Vec<_>>(), ["a", "b"]);
    let names = ["c", "a", "b"].map(str::to_owned);
    let other = store.claim(HolderId(u64::MAX), &names, LONG).await.unwrap();
    assert!(other[0].is_some() && other[1].is_none() && other[2].is_none(), "in the order in which they were named");
    assert_eq!(claim(&store, 1, &["a", "b"], LONG).await, first, "claimed again, it is the same lease");
    store.release(&first[..1]).await.unwrap();
    let taken = claim(&store, u64::MAX, &["a", "b"], LONG).await;
    assert_eq!((taken.len(), &*taken[0].name), (1, "a"));
    assert!(taken[0].token > first[0].token, "tokens grow");
    store.release(&first[..1]).await.unwrap();
    assert_eq!(claim(&store, 1, &["a"], LONG).await, [], "a lease of another holder is not released");
    assert_eq!(store.claim(HolderId(1), &[], LONG).await, Ok(Vec::new()));
}

async fn a_lease_that_is_not_given_back_ends(store: Shared) {
    // The first lease lasts as long as two claims may take on a busy machine. The short one only has to end.
    let (span, moment) = (Duration::from_secs(3), Duration::from_millis(50));
    let first = claim(&store, 1, &["a"], span).await;
    assert_eq!(claim(&store, 2, &["a"], LONG).await, []);
    assert_eq!(claim(&store, 1, &["a"], LONG).await, first);
    tokio::time::sleep(span + moment).await;
    assert_eq!(claim(&store, 2, &["a"], LONG).await, [], "it lasts longer now");
    assert_eq!(claim(&store, 1, &["a"], moment).await, first);
    tokio::time::sleep(moment * 2).await;
    let second = claim(&store, 2, &["a"], moment).await;
    assert!(second[0].token > first[0].token);
    tokio::time::sleep(moment * 2).await;
    let again = claim(&store, 2, &["a"], moment).await;
    assert!(again[0].token > second[0].token, "after its end it is another lease, also for its previous holder");
}

async fn what_is_written_under_a_lost_lease_changes_nothing(store: Shared) {
    let added = put(&store, Change { notices: vec![turn(1), turn(2)], ..change(1, 0) }).await.unwrap();
    let memo = |value: u64| vec![("m".to_owned(), Some(json!(value))), ("other".to_owned(), None)];
    store.remember(vec![("other".to_owned(), Some(json!(0)))], None).await.unwrap();
    let span = Duration::from_millis(50);
    let old = claim(&store, 1, &["a"], span).await.remove(0);
    store.remember(memo(1), Some(&old)).await.unwrap();
    assert_eq!(store.memo("m").await, Ok(Some(json!(1))));
    tokio::time::sleep(span * 2).await;
    store.ack(added[1], memo(2), Some(&old)).await.expect("no other holder has had it since");
    let new = claim(&store, 2, &["a"], LONG).await.remove(0);
    let before = store.due(Timestamp(2000), 9).await.unwrap();
    let lost = || Err(StoreError::LeaseLost("a".to_owned()));
    assert_eq!(store.ack(added[0], memo(3), Some(&old)).await, lost());
    assert_eq!(store.postpone(added[0], Timestamp(9000), Some(&old)).await, lost());
    assert_eq!(store.remember(vec![("m".to_owned(), None)], Some(&old)).await, lost());
    assert_eq!((store.due(Timestamp(2000), 9).await.unwrap(), store.memo("m").await), (before, Ok(Some(json!(2)))));
    store.postpone(added[0], Timestamp(9000), Some(&new)).await.unwrap();
    store.ack(added[0], memo(4), Some(&new)).await.unwrap();
    assert_eq!((store.due(Timestamp(9000), 9).await, store.memo("m").await), (Ok(Vec::new()), Ok(Some(json!(4)))));
    store.release(std::slice::from_ref(&new)).await.unwrap();
    assert_eq!(store.remember(memo(5), Some(&new)).await, lost(), "given back, it is over");
}

async fn of_many_who_claim_at_once_one_is_granted(store: Shared) {
    let names: Vec<_> = (0..8).map(|name| format!("lease {name}")).collect();
    for round in 0..4 {
        let claims = (1..=16).map(|holder| {
            let (store, names) = (Arc::clone(&store), names.clone());
            tokio::spawn(async move { store.claim(HolderId(round * 100 + holder), &names, LONG).await.unwrap() })
        });
        let mut granted: Vec<Lease> = Vec::new();
        for claimed in claims.collect::<Vec<_>>() {
            granted.extend(claimed.await.unwrap().into_iter().flatten());
        }
        granted.sort_by(|a, b| a.name.cmp(&b.name));
        assert_eq!(granted.iter().map(|lease| lease.name.to_string()).collect::<Vec<_>>(), names, "round {round}");
        store.release(&granted).await.unwrap();
    }
}

async fn leases_are_found_by_how_their_names_begin(store: Shared) {
    let span = Duration::from_millis(50);
    claim(&store, 7, &["shard:1", "shard:10", "shared", "process:7"], LONG).await;
    claim(&store, u64::MAX, &["shard:2"], LONG).await;
    claim(&store, 8, &["shard:3"], span).await;
    tokio::time::sleep(span * 2).await;
    let held = store.leases("shard:").await.unwrap();
    let wanted = [("shard:1", 7), ("shard:10", 7), ("shard:2", u64::MAX)];
    assert_eq!(held, wanted.map(|(name, holder)| (name.to_owned(), HolderId(holder))));
    assert_eq!(store.leases("").await.unwrap().len(), 5);
    assert_eq!(store.leases("x").await, Ok(Vec::new()));
}

async fn a_closed_store_says_so(store: Shared) {
    put(&store, change(1, 0)).await.unwrap();
    store.close().await.unwrap();
    assert_eq!(put(&store, change(1, 1)).await, Err(StoreError::Closed));
    assert_eq!(store.load(table(1)).await, Err(StoreError::Closed));
    assert_eq!(store.archive(table(1), Seq(1)).await, Err(StoreError::Closed));
    assert_eq!(store.remember(Vec::new(), None).await, Err(StoreError::Closed));
    assert_eq!(store.claim(HolderId(1), &["a".to_owned()], LONG).await, Err(StoreError::Closed));
    assert_eq!(store.close().await, Err(StoreError::Closed));
}
