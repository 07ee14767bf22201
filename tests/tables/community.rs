//! The open tables of a community, page by page: all of them, the oldest first, with no more reads than a page needs.

use std::collections::BTreeSet;
use std::sync::Arc;

use skald::engine::Seed;
use skald::store::{Memory, Store};
use skald::table::{CommunityId, FixedEntropy, Open, TableId, TableView, Tables};
use support::count::titles;
use support::failing::Failing;
use support::people::{ManualClock, opening, tables_in};

/// The community of the tables that [`opening`] opens.
const HERE: CommunityId = CommunityId(9);

/// Opens `count` tables, a second apart; returns them in that order.
async fn open(store: &Arc<dyn Store>, count: u64) -> Vec<TableId> {
    let clock = ManualClock::new();
    let entropy = Arc::new(FixedEntropy::new(Seed::from_number(5)));
    let tables = Tables::new(Arc::clone(store), titles(), clock.clone(), entropy);
    let mut opened = Vec::new();
    for channel in 1..=count {
        opened.push(tables.lobby().open(opening(channel, 2), None).await.unwrap().id);
        clock.pass(1000);
    }
    opened
}

fn ids(views: &[TableView]) -> Vec<TableId> {
    views.iter().map(|view| view.id).collect()
}

#[tokio::test]
async fn the_oldest_come_first_and_each_is_on_one_page() {
    let store: Arc<dyn Store> = Arc::new(Memory::new());
    let opened = open(&store, 25).await;
    assert!(!opened.is_sorted(), "by chance they would be in order of id, too");
    let tables = tables_in(store, titles());
    let none = tables.admin().tables_within(CommunityId(10), 0, 10).await.unwrap();
    assert_eq!((none.views.len(), none.count, none.page, none.pages), (0, 0, 0, 1));
    for (page, expected) in opened.chunks(10).enumerate() {
        let found = tables.admin().tables_within(HERE, page, 10).await.unwrap();
        assert_eq!((found.count, found.page, found.pages), (25, page, 3));
        assert_eq!(ids(&found.views), expected);
    }
    // A page that no longer exists, because tables have ended since.
    let last = tables.admin().tables_within(HERE, 65_535, 10).await.unwrap();
    assert_eq!((last.page, ids(&last.views)), (2, opened[20..].to_vec()));
    support::people::stop(&tables, opened[0]).await;
    let found = tables.admin().tables_within(HERE, 0, 10).await.unwrap();
    assert_eq!((found.count, ids(&found.views)), (24, opened[1..11].to_vec()), "what is over is not open");
}

#[tokio::test]
async fn of_another_community_or_of_none_there_is_nothing() {
    let store: Arc<dyn Store> = Arc::new(Memory::new());
    let own = open(&store, 1).await;
    let tables = tables_in(store, titles());
    for (channel, community) in [(7, Some(CommunityId(10))), (8, None)] {
        tables.lobby().open(Open { community, ..opening(channel, 2) }, None).await.unwrap();
    }
    assert_eq!(ids(&tables.admin().tables_within(HERE, 0, 10).await.unwrap().views), own);
}

#[tokio::test]
async fn page_of_thousands_of_tables_reads_a_few_hundred() {
    let store: Arc<dyn Store> = Arc::new(Memory::new());
    let opened = open(&store, 2000).await;
    let counted = Arc::new(Failing::before(store));
    let tables = tables_in(Arc::clone(&counted) as Arc<dyn Store>, titles());
    let (mut seen, mut before) = (BTreeSet::new(), 0);
    for page in 0..200 {
        let found = tables.admin().tables_within(HERE, page, 10).await.unwrap();
        assert_eq!((found.count, found.pages, found.views.len()), (2000, 200, 10));
        assert!(found.views.is_sorted_by_key(|view| view.opened_at), "page {page}");
        seen.extend(ids(&found.views));
        let heads = counted.reads()[1];
        assert!(heads - before <= 310, "page {page} reads {} tables", heads - before);
        before = heads;
    }
    assert_eq!(seen, opened.into_iter().collect());
}

/// An unreadable table of the server does not hide the others.
#[tokio::test]
async fn a_table_whose_title_is_not_loaded_is_left_out() {
    let store: Arc<dyn Store> = Arc::new(Memory::new());
    open(&store, 2).await;
    let tables = tables_in(store, support::dig::titles());
    let found = tables.admin().tables_within(HERE, 0, 10).await.unwrap();
    assert_eq!((found.views.len(), found.count), (0, 2));
}
