//! How long commits take while another task reads long lists: a store in a folder with many tables and memos.
//!
//! `cargo bench --bench scan`; figures in `docs/performance.md`. `TABLES` and `SECONDS` change the size.
#![allow(clippy::disallowed_methods, clippy::unwrap_used, reason = "it measures time")]

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use serde_json::json;
use skald::store::{Lsm, Store, TableId};
use support::commits::{Change, change};
use tokio::task::JoinSet;

/// Tasks that commit at the same time.
const WRITERS: u64 = 4;

fn number(name: &str, otherwise: u64) -> u64 {
    std::env::var(name).ok().and_then(|given| given.parse().ok()).unwrap_or(otherwise)
}

#[tokio::main(worker_threads = 2)]
async fn main() {
    let tables = number("TABLES", 5_000);
    let time = Duration::from_secs(number("SECONDS", 10));
    let folder = tempfile::tempdir().unwrap();
    let store: Arc<dyn Store> = Arc::new(Lsm::open(folder.path()).unwrap());
    let mut filling = JoinSet::new();
    for from in 0..64 {
        let store = Arc::clone(&store);
        filling.spawn(async move {
            for table in (1 + from..=tables).step_by(64) {
                let memos = vec![(format!("long:{table:08}"), Some(json!({ "text": "x".repeat(2_000) })))];
                let waiting = vec![(table % 97 + 1, 5)];
                store.commit(Change { memos, waiting, ..change(table, 0) }.commit()).await.unwrap();
            }
        });
    }
    while let Some(filled) = filling.join_next().await {
        filled.unwrap();
    }
    // What was written goes into a run.
    store.close().await.unwrap();
    drop(store);
    let store: Arc<dyn Store> = Arc::new(Lsm::open(folder.path()).unwrap());
    println!("{tables} tables, {WRITERS} writers, {} s each", time.as_secs());
    println!("                 commits/s      median         99 %      longest     scans/s");
    for scans in [false, true] {
        measure(&store, tables, time, scans).await;
    }
    store.close().await.unwrap();
}

/// Commits for a time, with or without a reader of all lists, and prints a line.
async fn measure(store: &Arc<dyn Store>, tables: u64, time: Duration, with_scans: bool) {
    let over = Arc::new(AtomicBool::new(false));
    let count = Arc::new(AtomicUsize::new(0));
    let mut readers = JoinSet::new();
    if with_scans {
        let (store, over, count) = (Arc::clone(store), Arc::clone(&over), Arc::clone(&count));
        readers.spawn(async move {
            while !over.load(Ordering::Relaxed) {
                assert_eq!(store.memos("long:", "", usize::MAX).await.unwrap().len() as u64, tables);
                store.unattended().await.unwrap();
                store.resting(TableId::from_bits(0), usize::MAX).await.unwrap();
                count.fetch_add(1, Ordering::Relaxed);
            }
        });
    }
    let begun = Instant::now();
    let mut writers = JoinSet::new();
    for writer in 1..=WRITERS {
        let store = Arc::clone(store);
        writers.spawn(async move {
            let table = TableId::from_bits(writer);
            let mut took = Vec::new();
            while begun.elapsed() < time {
                let seq = store.seq(table).await.unwrap().unwrap().0;
                let commit = change(writer, seq).commit();
                let begun = Instant::now();
                store.commit(commit).await.unwrap();
                took.push(begun.elapsed());
            }
            took
        });
    }
    let mut took = writers.join_all().await.concat();
    let lasted = begun.elapsed().as_secs_f64();
    over.store(true, Ordering::Relaxed);
    readers.join_all().await;
    took.sort_unstable();
    let at = |share: usize| took[(took.len() - 1) * share / 1000].as_secs_f64() * 1000.0;
    println!(
        "{:14}{:12.0}{:10.2} ms{:10.2} ms{:10.2} ms{:12.2}",
        if with_scans { "beside a scan" } else { "alone" },
        took.len() as f64 / lasted,
        at(500),
        at(990),
        at(1000),
        count.load(Ordering::Relaxed) as f64 / lasted,
    );
}
