//! A database without room, and the time of a database.

use std::sync::Arc;
use std::time::Duration;

use skald::store::{Address, Store, StoreError};
use skald::table::{Clock as _, StoreClock, SystemClock, TableError};
use skald::words::{Locale, Voice};
use tokio::time::Instant;

use super::faults::{by, open};
use support::commits::change;
use support::count::titles;
use support::people::tables_in;
use support::postgres_server::{name, shared};
use support::proxy::{Cut, Proxy};

/// On a full disk a statement that writes a row is refused. A statement that happens to write none is not.
#[tokio::test]
async fn full_database_refuses_the_trial_change() {
    let Some(server) = shared() else { return };
    let address = server.database().await;
    let tables = tables_in(Arc::new(open(&address).await), titles());
    tables.outbox().try_change().await.unwrap();
    let full = "create function full_disk() returns trigger language plpgsql as
        $$ begin raise exception 'no space left on device' using errcode = '53100'; end $$;
        create trigger full_disk before insert or update on skald_memos for each row execute function full_disk()";
    server.script(name(&address), full).await;
    let refused = tables.outbox().try_change().await.expect_err("the disk is full");
    assert!(refused.is_outage() && refused.to_string().contains("53100"), "{refused}");
    server.script(name(&address), "drop trigger full_disk on skald_memos").await;
    tables.outbox().try_change().await.unwrap();
    tables.close().await.unwrap();
}

/// A lock on a table that a commit needs, and the trial's own memo does not. Slow: the change waits for the real
/// timeout.
#[tokio::test]
async fn locked_table_refuses_the_trial_change_until_it_is_free() {
    let Some(server) = shared() else { return };
    let address = server.database().await;
    let tables = tables_in(Arc::new(open(&address).await), titles());
    let (client, connection) = server.config(name(&address)).connect(tokio_postgres::NoTls).await.unwrap();
    tokio::spawn(connection);
    client.batch_execute("begin; lock table skald_entries in exclusive mode").await.unwrap();
    let refused = tables.outbox().try_change().await.expect_err("no commit is possible");
    assert!(refused.is_outage(), "{refused}");
    client.batch_execute("commit").await.unwrap();
    tables.outbox().try_change().await.unwrap();
    tables.close().await.unwrap();
}

/// A larger change than the trial needs room that the trial does not.
#[tokio::test]
async fn full_database_refuses_a_commit_for_good() {
    let Some(server) = shared() else { return };
    let address = server.database().await;
    let way = Proxy::to(server.port).await;
    let store = Arc::new(open(&by(&way, &address)).await);
    store.commit(change(1, 0).commit()).await.unwrap();
    let full = "create function full_disk() returns trigger language plpgsql as
        $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
        create trigger full_disk before insert on skald_entries for each row execute function full_disk()";
    server.script(name(&address), full).await;
    let begun = Instant::now();
    let refused = store.commit(change(1, 1).commit()).await.unwrap_err();
    assert!(matches!(&refused, StoreError::Failed(why) if why.contains("53100")), "{refused}");
    assert!(begun.elapsed() < Duration::from_secs(2), "no retry helps: {:?}", begun.elapsed());
    let sentence = TableError::from(refused).sentence(&Voice::new(Locale::En, Vec::new()));
    assert!(sentence.starts_with("I could not save that, so it was not done."), "{sentence}");
    let tables = tables_in(Arc::clone(&store) as Arc<dyn Store>, titles());
    let trouble = tables.outbox().try_change().await.expect_err("the disk is full").to_string();
    assert!(trouble.contains("the database has no room: could not extend file"), "{trouble}");
    // A commit whose first attempt got no answer may have been made before the disk was full.
    way.cut(Cut::Request);
    let unknown = store.commit(change(1, 1).commit()).await.unwrap_err();
    assert!(way.has_cut() && matches!(unknown, StoreError::Unanswered(_)), "{unknown}");
    server.script(name(&address), "drop trigger full_disk on skald_entries").await;
    store.commit(change(1, 1).commit()).await.unwrap();
    tables.outbox().try_change().await.unwrap();
    tables.close().await.unwrap();
}

/// The clock of the machine may differ from that of the database, and from those of other machines.
#[tokio::test]
async fn tables_use_the_clock_of_the_database() {
    let Some(server) = shared() else { return };
    let address = server.database().await;
    let ahead = "create schema ahead; create function ahead.clock_timestamp() returns timestamptz language sql as
        $$ select pg_catalog.clock_timestamp() + interval '30 seconds' $$";
    server.script(name(&address), ahead).await;
    let options = "options=-c%20search_path%3Dahead,pg_catalog,public";
    let stores = [address.clone(), Address { url: format!("{}?{options}", address.url), ..address.clone() }];
    for (address, seconds) in stores.iter().zip([0, 30]) {
        let clock = StoreClock(Arc::new(open(address).await));
        let ahead = clock.now().0.abs_diff(SystemClock.now().0);
        assert!(ahead.abs_diff(seconds * 1000) < 2000, "{ahead} ms");
    }
}
