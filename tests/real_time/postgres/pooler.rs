//! The store behind PgBouncer in transaction mode. Every transaction may get another connection of the database, and other
//! programs use the same connections.

use std::time::Duration;

use serde_json::json;
use skald::store::{HolderId, NoticeKind, Postgres, Seq, Store, Timestamp};
use tokio_postgres::{Config, NoTls};

use super::faults::open;
use support::commits::{Change, change, table};
use support::pgbouncer::PgBouncer;
use support::postgres_server::shared;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_start_works_behind_a_pooler() {
    let Some(server) = shared() else { return };
    let Some(pooler) = PgBouncer::before(server) else { return };
    let direct = server.database().await;
    let address = pooler.address(&direct);
    assert!(!Postgres::inspect(&direct).await.expect("is sound").pooled);
    assert!(Postgres::inspect(&address).await.expect("is sound").pooled);
    for expected in 0..3 {
        let store = open(&address).await;
        let notices = vec![NoticeKind::End];
        store.commit(Change { notices, ..change(1, expected) }.commit()).await.expect("is made");
        let claimed = store.claim(HolderId(expected), &["a".to_owned()], Duration::from_secs(9)).await.unwrap();
        assert!(claimed[0].is_some(), "the lease was released");
        store.remember(vec![("key".to_owned(), Some(json!(expected)))], claimed[0].as_ref()).await.unwrap();
        store.release(&claimed.into_iter().flatten().collect::<Vec<_>>()).await.unwrap();
        assert_eq!(store.memo("key").await, Ok(Some(json!(expected))));
        assert_eq!(store.entries(table(1), Seq(1), 9).await.unwrap().len() as u64, expected + 1);
        assert_eq!(store.due(Timestamp(5000), 9).await.unwrap().len() as u64, expected + 1);
        store.close().await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn other_programs_share_the_connections_of_a_pooler() {
    let Some(server) = shared() else { return };
    let Some(pooler) = PgBouncer::before(server) else { return };
    let address = pooler.address(&server.database().await);
    let mut processes = Vec::new();
    for number in 1..=4 {
        let store = open(&address).await;
        processes.push(tokio::spawn(async move {
            for expected in 0..30 {
                store.commit(change(number, expected).commit()).await.expect("is made");
                assert_eq!(store.seq(table(number)).await, Ok(Some(Seq(expected + 1))));
            }
        }));
    }
    for process in processes {
        process.await.expect("every commit is made");
    }
    let config: Config = address.url.parse().expect("an address");
    let (client, connection) = config.connect(NoTls).await.expect("connects");
    tokio::spawn(connection);
    for _ in 0..9 {
        let asked = "select current_setting('statement_timeout'), (select count(*) from pg_prepared_statements)";
        let row = client.query_typed_one(asked, &[]).await.expect("answers");
        assert_eq!((row.get(0), row.get(1)), ("0", 0_i64), "nothing of ours stays on a connection");
    }
}
