//! Limits of the number of tables of a person and of a community, counted and opened in one step.

use support::slow;

use std::sync::Arc;
use std::sync::atomic::Ordering;

use serde_json::{Value, json};
use skald::store::Store;
use skald::table::{Allowance, CommunityId, IdempotencyKey, Open, Opener, PersonId, TableError, TableView, Tables};
use support::people::{opening, person, tables, tables_in};

const HERE: CommunityId = CommunityId(9);

/// Person `number` opens a table in a channel of a community.
async fn open(
    tables: &Tables,
    (number, channel): (u64, u64),
    community: CommunityId,
    allowance: Allowance,
    key: Option<u64>,
) -> Result<TableView, TableError> {
    let key = key.map(IdempotencyKey);
    let open = Open { host: person(number), community: Some(community), ..opening(channel, 2) };
    let opener = Opener { person: PersonId(number), community: Some(community) };
    tables.lobby().admit(opener, allowance, key, tables.lobby().open(open, key)).await
}

#[tokio::test]
async fn each_limit_is_for_its_own_tables() {
    let (tables, there) = (tables(), CommunityId(10));
    let allowance = Allowance { person: 4, person_here: 2, community: 3 };
    for channel in 1..=2 {
        open(&tables, (1, channel), HERE, allowance, None).await.unwrap();
    }
    let third = open(&tables, (1, 3), HERE, allowance, None).await;
    assert!(matches!(third, Err(TableError::TooManyTablesHere(2))), "{third:?}");
    open(&tables, (2, 3), HERE, allowance, None).await.unwrap();
    let fourth = open(&tables, (3, 4), HERE, allowance, None).await;
    assert!(matches!(fourth, Err(TableError::NoRoomForTable(3))), "{fourth:?}");
    for channel in 5..=6 {
        open(&tables, (1, channel), there, allowance, None).await.unwrap();
    }
    let everywhere = open(&tables, (1, 7), there, allowance, None).await;
    assert!(matches!(everywhere, Err(TableError::TooManyTables(4))), "{everywhere:?}");
    // A finished table does not count.
    let first = tables.at(opening(1, 2).channel).await.unwrap().unwrap();
    support::people::stop(&tables, first.id).await;
    open(&tables, (1, 1), HERE, allowance, None).await.unwrap();
}

#[tokio::test]
async fn repeated_request_gets_the_table_that_it_opened() {
    let tables = tables();
    let allowance = Allowance { person: 1, ..Allowance::ANY };
    let first = open(&tables, (1, 1), HERE, allowance, Some(77)).await.unwrap();
    let again = open(&tables, (1, 1), HERE, allowance, Some(77)).await.unwrap();
    assert_eq!((first.id, first.seq), (again.id, again.seq));
    assert!(matches!(open(&tables, (1, 2), HERE, allowance, Some(78)).await, Err(TableError::TooManyTables(1))));
}

/// A slow store lets every request count before any has opened a table.
#[tokio::test(flavor = "multi_thread")]
async fn requests_at_once_do_not_both_take_the_last_place() {
    let slow = Arc::new(slow::Slow::default());
    let store: Arc<dyn Store> = Arc::clone(&slow) as Arc<dyn Store>;
    let tables = Arc::new(tables_in(store, support::count::titles()));
    slow.milliseconds.store(5, Ordering::Relaxed);
    let at_once = async |allowance: Allowance, person: fn(u64) -> u64, first: u64| {
        let all: Vec<_> = (first..first + 12)
            .map(|channel| {
                let tables = Arc::clone(&tables);
                tokio::spawn(async move { open(&tables, (person(channel), channel), HERE, allowance, None).await })
            })
            .collect();
        let mut opened = 0;
        for one in all {
            opened += usize::from(one.await.unwrap().is_ok());
        }
        opened
    };
    let of_a_person = Allowance { person_here: 3, ..Allowance::ANY };
    assert_eq!(at_once(of_a_person, |_| 1, 100).await, 3);
    let of_all = Allowance { community: 8, ..Allowance::ANY };
    assert_eq!(at_once(of_all, |channel| channel, 200).await, 5, "three stand already");
    assert_eq!(tables.admin().count_within(HERE).await.unwrap(), 8);
}

#[tokio::test(flavor = "multi_thread")]
async fn changes_of_settings_at_once_are_all_kept() {
    let slow = Arc::new(slow::Slow::default());
    let store: Arc<dyn Store> = Arc::clone(&slow) as Arc<dyn Store>;
    let tables = Arc::new(tables_in(store, support::count::titles()));
    slow.milliseconds.store(3, Ordering::Relaxed);
    let all: Vec<_> = (0..10)
        .map(|number| {
            let tables = Arc::clone(&tables);
            let add = move |saved: Option<Value>| {
                let mut list = saved.unwrap_or(json!([]));
                list.as_array_mut().unwrap().push(json!(number));
                Ok::<_, TableError>(Some(list))
            };
            tokio::spawn(async move { tables.admin().change_community_settings(HERE, add).await })
        })
        .collect();
    for one in all {
        one.await.unwrap().unwrap();
    }
    let saved = tables.admin().community_settings(HERE).await.unwrap().unwrap();
    assert_eq!(saved.as_array().unwrap().len(), 10, "{saved}");
    assert_eq!(tables.admin().community_settings(CommunityId(10)).await.unwrap(), None);
}
