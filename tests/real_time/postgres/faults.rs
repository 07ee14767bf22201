//! Faults of the database, and of the connection to it.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use serde_json::json;
use skald::store::{
    Address, ChannelStatus, DatabaseError, Encryption, HolderId, NoticeKind, Postgres, Seq, Store, StoreError,
    Timestamp,
};
use tokio::time::{Instant, sleep};

use support::commits::{Change, change, table};
use support::postgres_server::{PASSWORD, Server, fixture, name, shared};
use support::proxy::{Cut, Proxy};

pub async fn open(address: &Address) -> Postgres {
    Postgres::open(address).await.expect("opens")
}

async fn refused(address: &Address) -> DatabaseError {
    Postgres::open(address).await.err().expect("is refused")
}

/// The same database through a proxy.
pub fn by(way: &Proxy, address: &Address) -> Address {
    Address { url: format!("postgres://skald@127.0.0.1:{}/{}", way.port, name(address)), ..address.clone() }
}

#[tokio::test]
async fn what_a_newer_program_wrote_is_refused_by_name() {
    let Some(server) = shared() else { return };
    let address = server.database().await;
    open(&address).await.close().await.unwrap();
    open(&address).await.close().await.unwrap();
    for (column, number) in [("documents", 98), ("layout", 99)] {
        server.ask(name(&address), &format!("update skald_schema set {column} = {number}")).await;
        let why = refused(&address).await;
        assert!(matches!(why, DatabaseError::Newer { found, .. } if found == number), "{why}");
        assert!(Postgres::inspect(&address).await.is_err());
    }
}

#[tokio::test]
async fn database_of_the_first_layout_is_migrated_without_loss() {
    let Some(server) = shared() else { return };
    let address = server.database().await;
    let first = include_str!("../../../migrations/postgres/0001-first.sql");
    server.script(name(&address), first).await;
    let schema = skald::store::SCHEMA;
    let label = format!("insert into skald_schema (only_row, layout, documents) values (1, 1, {schema})");
    server.script(name(&address), &label).await;
    let kept = json!({ "schema": schema, "document": 7 });
    server.script(name(&address), &format!("insert into skald_memos values ('kept', '{kept}')")).await;
    assert_eq!(Postgres::inspect(&address).await.expect("is sound").layout, Some(1));
    let store = open(&address).await;
    assert_eq!(store.memo("kept").await, Ok(Some(json!(7))));
    let claimed = store.claim(HolderId(1), &["a".to_owned()], Duration::from_secs(9)).await.unwrap();
    assert!(claimed[0].is_some());
    store.close().await.unwrap();
    assert_eq!(Postgres::inspect(&address).await.expect("is sound").layout, Some(2));
}

/// A server that cannot compress with LZ4, or is too old to be asked, uses its default.
#[tokio::test]
async fn long_documents_are_compressed_with_lz4_where_the_server_can() {
    let Some(server) = shared() else { return };
    let address = server.database().await;
    let store = open(&address).await;
    let long = json!("a board in words ".repeat(500));
    store.remember(vec![("long".to_owned(), Some(long.clone()))], None).await.unwrap();
    assert_eq!(store.memo("long").await, Ok(Some(long)));
    let can = "select 'lz4' = any (enumvals) from pg_settings where name = 'default_toast_compression'";
    if let Some(can) = server.ask(name(&address), can).await.first() {
        let used = "select pg_column_compression(document) from skald_memos where key = 'long'";
        let used = &server.ask(name(&address), used).await[0];
        assert_eq!(used.get::<_, &str>(0), if can.get(0) { "lz4" } else { "pglz" });
    }
    store.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn programs_that_start_at_once_make_one_store() {
    let Some(server) = shared() else { return };
    let address = server.database().await;
    let opening = (0..6).map(|_| {
        let address = address.clone();
        tokio::spawn(async move { Postgres::open(&address).await })
    });
    let mut stores = Vec::new();
    for store in opening.collect::<Vec<_>>() {
        stores.push(store.await.unwrap().expect("opens"));
    }
    stores[0].commit(change(1, 0).commit()).await.unwrap();
    for store in &stores {
        assert_eq!(store.seq(table(1)).await, Ok(Some(Seq(1))));
        assert_eq!(store.commit(change(1, 0).commit()).await, Err(StoreError::Conflict { actual: Seq(1) }));
    }
}

/// A killed process releases no lease, and no other process claims its names again.
#[tokio::test]
async fn leases_that_ended_long_ago_are_deleted() {
    let Some(server) = shared() else { return };
    let address = server.database().await;
    let store = open(&address).await;
    let names = ["delivery:1", "delivery:2", "process:1", "time:1"].map(str::to_owned);
    store.claim(HolderId(1), &names, Duration::from_secs(60)).await.unwrap();
    for (minutes, name_of_lease) in [(61, "delivery:1"), (61, "time:1"), (59, "delivery:2")] {
        let ended = format!("(extract(epoch from now()) * 1000)::bigint - {minutes} * 60000");
        let end = format!("update skald_leases set until = {ended} where name = '{name_of_lease}'");
        server.script(name(&address), &end).await;
    }
    assert_eq!(store.leases("process:").await.unwrap(), [("process:1".to_owned(), HolderId(1))]);
    let left = server.ask(name(&address), "select convert_from(name, 'UTF8') from skald_leases order by name").await;
    assert_eq!(left.iter().map(|row| row.get(0)).collect::<Vec<&str>>(), ["delivery:2", "process:1"]);
    store.close().await.unwrap();
}

#[tokio::test]
async fn looking_changes_nothing_and_says_what_is_there() {
    let Some(server) = shared() else { return };
    let address = server.database().await;
    let before = Postgres::inspect(&address).await.unwrap();
    assert!(before.version.starts_with("PostgreSQL "), "{}", before.version);
    assert_eq!((before.layout, before.durable), (None, Some(false)), "the server of the tests does not sync");
    open(&address).await;
    assert_eq!(Postgres::inspect(&address).await.unwrap().layout, Some(2));
}

#[tokio::test]
async fn error_of_an_open_hides_the_password() {
    let Some(server) = shared() else { return };
    let address = server.database().await;
    let wrong = Address { password: Some("let me in".to_owned()), ..address.clone() };
    let none = Address { password: None, ..address.clone() };
    let elsewhere = server.address("nowhere", Encryption::Off);
    let begun = Instant::now();
    for (address, part) in [(wrong, "28P01"), (none, "password"), (elsewhere, "3D000")] {
        let why = refused(&address).await.to_string();
        assert!(why.contains(part), "{why}");
        for secret in [PASSWORD, "let me in"] {
            assert!(!why.contains(secret) && !format!("{address:?}").contains(secret), "{why}");
        }
    }
    assert!(begun.elapsed() < Duration::from_secs(20));
}

/// Slow: a refused certificate is retried until the real timeout.
#[tokio::test]
async fn connection_is_encrypted_and_verified_as_configured() {
    let Some(server) = shared() else { return };
    let plain = server.database().await;
    let numbered = format!("postgres://skald@127.0.0.1:{}/{}", server.port, name(&plain));
    let ours = Encryption::Verified { authorities: Some(fixture("authority.pem")) };
    let encrypted = async |address: &Address| {
        let store = open(address).await;
        let count = "select count(*) from pg_stat_ssl join pg_stat_activity using (pid) where ssl and datname = ";
        let rows =
            server.ask(name(address), &format!("{count}'{}' and application_name = 'skald'", name(address))).await;
        store.close().await.unwrap();
        rows[0].get::<_, i64>(0) > 0
    };
    assert!(!encrypted(&plain).await);
    assert!(encrypted(&Address { encryption: ours.clone(), ..plain.clone() }).await);
    let unverified = Address { url: numbered.clone(), encryption: Encryption::Unverified, ..plain.clone() };
    assert!(encrypted(&unverified).await);
    // The certificate is for another name; its authority is unknown; the authorities cannot be read.
    let cases = [
        (&numbered, ours, "certificate"),
        (&plain.url, Encryption::Verified { authorities: None }, "certificate"),
        (&plain.url, Encryption::Verified { authorities: Some(fixture("server.key")) }, "server.key"),
        (&plain.url, Encryption::Verified { authorities: Some(fixture("absent")) }, "absent"),
    ];
    let tried = cases.map(|(url, encryption, part)| {
        let address = Address { url: url.clone(), encryption, ..plain.clone() };
        async move {
            let why = refused(&address).await.to_string();
            assert!(why.contains(part), "{why}");
        }
    });
    futures_util::future::join_all(tried).await;
}

/// Whether the answer or the question is lost: the change is made once, and its caller is answered so.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_commit_whose_connection_is_cut_is_made_once() {
    let Some(server) = shared() else { return };
    let address = server.database().await;
    let way = Proxy::to(server.port).await;
    let store = open(&by(&way, &address)).await;
    // From here on the statement is prepared, and one answer is the commit.
    store.commit(change(1, 0).commit()).await.unwrap();
    let mut expected = 1;
    for cut in [Cut::Answer, Cut::Request, Cut::Answer] {
        for idempotency_key in [None, Some(expected)] {
            let notices = vec![NoticeKind::End];
            way.cut(cut);
            store.commit(Change { idempotency_key, notices, ..change(1, expected) }.commit()).await.unwrap();
            assert!(way.has_cut());
            expected += 1;
            assert_eq!(store.seq(table(1)).await, Ok(Some(Seq(expected))));
            assert_eq!(store.entries(table(1), Seq(1), 99).await.unwrap().len() as u64, expected);
            assert_eq!(store.due(Timestamp(5000), 99).await.unwrap().len() as u64, expected - 1);
        }
    }
    // Another client's change is not mistaken for one's own.
    way.cut(Cut::Answer);
    let other = open(&address).await;
    other.commit(change(1, expected).commit()).await.unwrap();
    let actual = Seq(expected + 1);
    assert_eq!(store.commit(change(1, expected).commit()).await, Err(StoreError::Conflict { actual }));
    way.cut(Cut::Answer);
    store.remember(vec![("a".to_owned(), Some(json!(1)))], None).await.unwrap();
    assert_eq!(other.memo("a").await, Ok(Some(json!(1))));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn archived_table_is_taken_out_once_despite_a_lost_answer() {
    let Some(server) = shared() else { return };
    let address = server.database().await;
    let way = Proxy::to(server.port).await;
    let store = open(&by(&way, &address)).await;
    let over = |expected| Change { channel_status: ChannelStatus::Past, ..change(1, expected) };
    store.commit(Change { entries: 20, ..over(0) }.commit()).await.unwrap();
    for expected in 20..24 {
        store.archive(table(1), Seq(expected)).await.unwrap();
        way.cut(if expected % 2 == 0 { Cut::Answer } else { Cut::Request });
        store.commit(over(expected).commit()).await.unwrap();
        assert!(way.has_cut());
        let log = store.entries(table(1), Seq(1), 99).await.unwrap();
        assert!(log.iter().map(|entry| entry.seq.0).eq(1..=expected + 1));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn terminated_connections_cost_only_time() {
    let Some(server) = shared() else { return };
    let address = server.database().await;
    let (store, made) = (Arc::new(open(&address).await), Arc::new(AtomicUsize::new(0)));
    let players = (1..=6).map(|number| {
        let (store, made) = (Arc::clone(&store), Arc::clone(&made));
        tokio::spawn(async move {
            for expected in 0..40 {
                let change = Change { notices: vec![NoticeKind::End], ..change(number, expected) };
                store.commit(change.commit()).await.unwrap();
                made.fetch_add(1, Ordering::Relaxed);
                assert_eq!(store.seq(table(number)).await, Ok(Some(Seq(expected + 1))));
            }
        })
    });
    let players: Vec<_> = players.collect();
    let over = || players.iter().all(|player| player.is_finished());
    let mut ended = 0;
    while !over() {
        let before = made.load(Ordering::Relaxed);
        let end =
            "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'skald' and datname = ";
        ended += server.ask("postgres", &format!("{end}'{}'", name(&address))).await.len();
        sleep(Duration::from_millis(40)).await;
        // A new connection takes longer than a shorter pause, and then no change would ever succeed.
        while made.load(Ordering::Relaxed) < before + 6 && !over() {
            sleep(Duration::from_millis(5)).await;
        }
    }
    for player in players {
        player.await.unwrap();
    }
    assert!(ended > 0, "nothing was tried");
    for number in 1..=6 {
        let log = store.entries(table(number), Seq(1), 99).await.unwrap();
        assert!(log.iter().map(|entry| entry.seq.0).eq(1..=40));
    }
    assert_eq!(store.due(Timestamp(5000), 999).await.unwrap().len(), 240);
}

/// An answered change survives a sudden stop. A refused one may be retried, and is made once. Slow: six seconds of
/// changes, while the database is stopped three times.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn crash_of_the_server_loses_no_answered_change() {
    let Some(server) = Server::start_one() else { return };
    let address = server.database().await;
    let store = Arc::new(open(&address).await);
    let until = Instant::now() + Duration::from_secs(6);
    let players = (1..=4).map(|number| {
        let store = Arc::clone(&store);
        tokio::spawn(async move {
            let (mut seq, mut failed, mut in_doubt) = (0, 0, false);
            // The last one is retried until it is answered: it may have been made without an answer.
            while Instant::now() < until || in_doubt {
                match store.commit(change(number, seq).commit()).await {
                    Ok(_) => (seq, in_doubt) = (seq + 1, false),
                    // Made before, and never answered.
                    Err(StoreError::Conflict { actual }) if actual == Seq(seq + 1) && failed > 0 => {
                        (seq, in_doubt) = (seq + 1, false);
                    }
                    Err(StoreError::Failed(_) | StoreError::Unanswered(_)) => (failed, in_doubt) = (failed + 1, true),
                    Err(error) => panic!("{error}"),
                }
            }
            seq
        })
    });
    let players: Vec<_> = players.collect();
    for _ in 0..3 {
        sleep(Duration::from_millis(500)).await;
        tokio::task::block_in_place(|| {
            server.stop();
            std::thread::sleep(Duration::from_millis(300));
            server.start();
        });
    }
    for (number, player) in (1..).zip(players) {
        let seq = player.await.unwrap();
        assert!(seq > 0);
        assert_eq!(store.seq(table(number)).await, Ok(Some(Seq(seq))));
        let log = store.entries(table(number), Seq(1), usize::MAX).await.unwrap();
        assert!(log.iter().map(|entry| entry.seq.0).eq(1..=seq));
    }
}

/// Slow: three requests wait for their real timeouts.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn silent_database_times_out_and_recovers() {
    let Some(server) = Server::start_one() else { return };
    let address = server.database().await;
    let store = open(&address).await;
    store.commit(change(1, 0).commit()).await.unwrap();
    tokio::task::block_in_place(|| server.stop());
    let begun = Instant::now();
    let why = store.commit(change(1, 1).commit()).await.unwrap_err();
    assert!(matches!(why, StoreError::Failed(_) | StoreError::Unanswered(_)), "{why}");
    assert!(matches!(store.load(table(1)).await, Err(StoreError::Failed(_))));
    assert!(matches!(refused(&address).await, DatabaseError::Unreachable(_)));
    assert!(begun.elapsed() < Duration::from_secs(20), "three times, each {:?} at most", begun.elapsed());
    tokio::task::block_in_place(|| server.start());
    store.commit(change(1, 1).commit()).await.unwrap();
    assert_eq!(store.seq(table(1)).await, Ok(Some(Seq(2))));
    store.close().await.unwrap();
}
