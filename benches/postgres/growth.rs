//! How large a store with very many tables is, and how fast it starts and answers. The game of one in twenty tables goes on,
//! as after a year or two of a busy bot that keeps every game.

use std::sync::Arc;
use std::time::{Duration, Instant};

use skald::store::{Address, NoticeId, Postgres};
use skald::table::{ChannelId, CommunityId, PersonId, TableView, Tables, Timestamp};

use crate::commits::{play, sweep};
use crate::postgres_server::{Server, name};
use crate::times::{Times, milliseconds};
use crate::{connections, durable, fill, tables};

/// How many games that go on and how many that are over `/games` shows.
const SHOWN: (usize, usize) = (15, 5);

/// A person at very many tables, and a community with very many (`plan.sql`).
const BUSY: PersonId = PersonId(1_200_000_000_099_999_999);
const LARGE: CommunityId = CommunityId(1_100_000_000_009_999_999);

/// How many people or channels are measured.
const LOOKS: i64 = 200;

/// How long to play at the end.
const PLAYED: Duration = Duration::from_secs(10);

/// Fills a store, measures, and prints tables.
pub async fn measure(server: &Server, count: u64) {
    let address = connections(server.database().await);
    let database = name(&address);
    durable(server, false).await;
    let store = Arc::new(Postgres::open(&address).await.expect("opens"));
    let begun = Instant::now();
    fill::plan(server, database, Arc::clone(&store), count).await;
    let before = size(server, database).await;
    fill::over(server, database, count).await;
    let over = size(server, database).await;
    fill::live(server, database, count).await;
    let live = size(server, database).await;
    drop(store);
    server.ask(database, "vacuum analyze").await;
    durable(server, true).await;
    server.ask(database, "checkpoint").await;
    println!("{count} tables stored, one in twenty of them live, in {:.0} s\n", begun.elapsed().as_secs_f64());
    sizes(server, database, [over - before, live - over], count).await;
    println!("| what | once, or p50 | p99 | at most |");
    println!("|---|---|---|---|");
    tokio::task::block_in_place(|| {
        server.stop();
        server.start();
    });
    let tables = start(&address).await;
    games(server, database, &tables).await;
    looks(server, database, &tables).await;
    upkeep(&tables).await;
    let sweeping = sweep(server, database, "skald_notices");
    let speed = play(&tables, "raids", 16, PLAYED, 0).await;
    sweeping.abort();
    println!("| `Play::act` of Raids at 16 new tables, {:.0} a second | {} |", speed.a_second, speed.times);
    println!();
}

async fn size(server: &Server, database: &str) -> u64 {
    server.ask(database, "select pg_database_size(current_database())").await[0].get::<_, i64>(0).cast_unsigned()
}

async fn sizes(server: &Server, database: &str, [over, live]: [u64; 2], count: u64) {
    println!("| what | bytes |");
    println!("|---|---|");
    println!(
        "| a game that is over, archived, with results, lists and all indexes | {} |",
        over / (count - count / 20)
    );
    println!("| a game that goes on | {} |", live / (count / 20).max(1));
    let statement = "select relname::text, pg_total_relation_size(oid), pg_indexes_size(oid) from pg_class
        where relkind = 'r' and relname like 'skald%' order by 2 desc";
    for row in server.ask(database, statement).await {
        let (relation, bytes, indexes): (&str, i64, i64) = (row.get(0), row.get(1), row.get(2));
        println!("| `{relation}`, with indexes of {indexes} | {bytes} |");
    }
    println!();
}

/// What `skald run` does with the store when it starts. The database server has just been started, too.
async fn start(address: &Address) -> Arc<Tables> {
    let store = timed("start, until it answers: `Postgres::open`", Postgres::open(address)).await.expect("opens");
    let tables = tables(Arc::new(store), 3);
    timed("then: the first look at the clocks", tables.admin().run_due(64, &[])).await.expect("runs");
    let first = tables.outbox().due_after(tables.now(), (Timestamp(0), NoticeId(0)), 256);
    timed("then: the first page of the outbox", first).await.expect("reads");
    timed("then: a heartbeat", tables.outbox().set_delivery_state(Vec::new(), None)).await.expect("writes");
    timed("then: the pictures that are missing", tables.outbox().delivery_states("image:")).await.expect("reads");
    timed("beside: `Admin::resume`", tables.admin().resume()).await.expect("resumes");
    tables
}

/// `/games`, of somebody at very many tables and of others.
async fn games(server: &Server, database: &str, tables: &Tables) {
    let begun = Instant::now();
    let (running, over) = asked(tables, BUSY).await;
    let first = begun.elapsed();
    let statement = format!(
        "select count(*), (select count(*) from skald_closed where person = {0}) from skald_people where person = {0}",
        BUSY.0
    );
    let many = &server.ask(database, &statement).await[0];
    let (live, closed): (i64, i64) = (many.get(0), many.get(1));
    let mut times = Vec::new();
    for _ in 0..LOOKS {
        let begun = Instant::now();
        asked(tables, BUSY).await;
        times.push(begun.elapsed());
    }
    println!(
        "| `/games` of somebody with {live} tables and {closed} games, {running} and {over} shown, first | {} | | |",
        milliseconds(first)
    );
    println!("| the same again | {} |", Times::of(times));
    let people = format!(
        "select person from (select distinct person from skald_closed) as people order by person % 1009 limit {LOOKS}"
    );
    let (mut times, mut shown) = (Vec::new(), (0, 0));
    for row in server.ask(database, &people).await {
        let begun = Instant::now();
        let (running, over) = asked(tables, PersonId(row.get::<_, i64>(0).cast_unsigned())).await;
        times.push(begun.elapsed());
        shown = (shown.0 + running, shown.1 + over);
    }
    let people = times.len().max(1);
    let name = format!("`/games` of {people} others, {} and {} shown on average", shown.0 / people, shown.1 / people);
    println!("| {name} | {} |", Times::of(times));
}

/// Reads what `/games` reads; how many games that go on and that are over it shows.
async fn asked(tables: &Tables, person: PersonId) -> (usize, usize) {
    let running = tables.of(person, SHOWN.0).await.expect("reads");
    let over = tables.records().past_games(person, SHOWN.1).await.expect("reads");
    for view in running.iter().chain(&over) {
        placed(tables, view).await;
    }
    (running.len(), over.len())
}

/// Reads where the board of a table is.
async fn placed(tables: &Tables, view: &TableView) {
    tables.outbox().delivery_state(&format!("card:{}", view.id)).await.expect("reads");
}

/// `/board` in channels whose game is over or goes on, and `/standings` of a large community.
async fn looks(server: &Server, database: &str, tables: &Tables) {
    for (what, live) in [("is over", false), ("goes on", true)] {
        let statement = format!("select channel from plan where live = {live} order by id % 1009, id limit {LOOKS}");
        let mut times = Vec::new();
        for row in server.ask(database, &statement).await {
            let begun = Instant::now();
            let view =
                tables.at(ChannelId(row.get::<_, i64>(0).cast_unsigned())).await.expect("reads").expect("is there");
            assert_eq!(view.is_over(), !live);
            times.push(begun.elapsed());
        }
        println!("| `/board` where a game {what}, first | {} |", Times::of(times));
    }
    let begun = Instant::now();
    let results = tables.records().results(LARGE, Timestamp(0), Timestamp(u64::MAX)).await.expect("reads").len();
    println!("| the {results} results of a community | {} | | |", milliseconds(begun.elapsed()));
    let within = tables.admin().count_within(LARGE);
    timed("how many tables of it go on", within).await.expect("reads");
}

/// What is done periodically.
async fn upkeep(tables: &Tables) {
    timed("hourly: what is over and not archived", tables.admin().archive(0)).await.expect("reads");
    timed("at each look of a monitor: all live tables", tables.admin().live()).await.expect("reads");
}

async fn timed<T>(what: &str, work: impl Future<Output = T>) -> T {
    let begun = Instant::now();
    let done = work.await;
    println!("| {what} | {} | | |", milliseconds(begun.elapsed()));
    done
}
