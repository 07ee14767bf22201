//! How fast the store in a PostgreSQL database is, and how large and how fast it is with a million tables.
//!
//! `cargo bench --bench postgres`, or with `commits` or `growth` behind `--` for one part; figures in `docs/performance.md`.
//! A server of its own is started in a temporary folder, with default settings; without PostgreSQL and `pgbench` on the
//! machine nothing is measured. `SKALD_BENCH_SECONDS` (7) says how long each measurement of commits takes,
//! `SKALD_STORED_TABLES` (1,000,000) how many tables are stored, `SKALD_BENCH_CONNECTIONS` (32) how many connections there are.
#![allow(clippy::disallowed_methods, reason = "it measures time")]

use std::sync::Arc;
use std::time::Duration;

use skald::engine::Seed;
use skald::games;
use skald::store::{Address, Store};
use skald::table::{FixedEntropy, SystemClock, Tables};

mod commits;
#[path = "../company/mod.rs"]
mod company;
mod fill;
mod floor;
mod growth;
use support::postgres_server;
mod times;

use postgres_server::Server;

fn main() {
    let parts: Vec<_> = std::env::args().skip(1).filter(|argument| !argument.starts_with('-')).collect();
    let is_wanted = |part: &str| parts.is_empty() || parts.iter().any(|wanted| wanted == part);
    if !floor::is_possible() {
        return println!("there is no pgbench here: nothing is measured");
    }
    let Some(server) = Server::start_one() else {
        return println!("there is no PostgreSQL here: nothing is measured");
    };
    let runtime =
        tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().expect("a runtime");
    runtime.block_on(async {
        durable(&server, true).await;
        let rows = server.ask("postgres", "select version()").await;
        println!("{}", rows[0].get::<_, &str>(0));
        if is_wanted("commits") {
            commits::measure(&server, Duration::from_secs(wanted("SKALD_BENCH_SECONDS", 7))).await;
        }
        if is_wanted("growth") {
            growth::measure(&server, wanted("SKALD_STORED_TABLES", 1_000_000)).await;
        }
    });
}

/// Sets whether the server waits for the disk, as it does by default.
async fn durable(server: &Server, fsync: bool) {
    server.ask("postgres", &format!("alter system set fsync = {fsync}")).await;
    server.ask("postgres", "select pg_reload_conf()").await;
    let expected = if fsync { "on" } else { "off" };
    for _ in 0..100 {
        if server.ask("postgres", "show fsync").await[0].get::<_, &str>(0) == expected {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("the server does not take its setting");
}

/// The same database with `SKALD_BENCH_CONNECTIONS` connections, by default as many as in the default configuration.
fn connections(address: Address) -> Address {
    Address { connections: wanted("SKALD_BENCH_CONNECTIONS", 32) as usize, ..address }
}

fn wanted(name: &str, otherwise: u64) -> u64 {
    std::env::var(name).map_or(otherwise, |number| number.parse().expect("is a number"))
}

/// Tables with all titles. Different numbers give different ids and seeds.
fn tables(store: Arc<dyn Store>, number: u64) -> Arc<Tables> {
    let titles = games::builtin().expect("the embedded editions are whole");
    Arc::new(Tables::new(store, titles, Arc::new(SystemClock), Arc::new(FixedEntropy::new(Seed::from_number(number)))))
}
