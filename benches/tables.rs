//! How fast tables answer: `Play::act` with four seats of *Raids*, *Relic Runners* and *Explorers*, in memory and on
//! the durable store. The floor for comparison appends as many bytes as the journal takes for the same actions to a
//! plain file, and syncs it.
//!
//! `cargo bench --bench tables`; figures in `docs/performance.md`. One item is one action of a person.
#![allow(clippy::disallowed_methods, reason = "it measures time")]

use std::fs::File;
use std::io::Write as _;
use std::sync::Arc;

use divan::Bencher;
use divan::counter::ItemsCount;
use skald::store::{Lsm, Memory, Store};
use tokio::runtime::Runtime;

mod company;

use company::{Company, tables};

/// Actions of each table in one sample of many tables.
const ROUND: usize = 20;

const TITLES: [&str; 3] = ["raids", "relic_runners", "explorers"];

/// How many tables play at once.
const TABLES: [u64; 2] = [16, 64];

fn main() {
    divan::main();
}

fn runtime() -> Runtime {
    tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().expect("a runtime")
}

/// One action after the other at one table.
fn alone(bencher: Bencher<'_, '_>, store: Arc<dyn Store>, title: &'static str) {
    let runtime = runtime();
    let mut company = runtime.block_on(Company::new(tables(store), title, 1));
    bencher.counter(ItemsCount::new(1_usize)).bench_local(|| runtime.block_on(company.act()));
}

/// Many tables at once.
fn together(bencher: Bencher<'_, '_>, store: Arc<dyn Store>, title: &'static str, count: u64) {
    let runtime = runtime();
    let tables = tables(store);
    let mut companies: Vec<_> =
        (1..=count).map(|channel| runtime.block_on(Company::new(Arc::clone(&tables), title, channel))).collect();
    bencher.counter(ItemsCount::new(count as usize * ROUND)).bench_local(|| {
        runtime.block_on(async {
            let playing = companies.drain(..).map(|mut company| {
                tokio::spawn(async move {
                    for _ in 0..ROUND {
                        company.act().await;
                    }
                    company
                })
            });
            let playing: Vec<_> = playing.collect();
            for company in playing {
                companies.push(company.await.expect("plays"));
            }
        });
    });
}

fn sled(folder: &tempfile::TempDir) -> Arc<dyn Store> {
    Arc::new(Lsm::open(folder.path()).expect("opens"))
}

fn many() -> impl Iterator<Item = (&'static str, u64)> {
    TITLES.into_iter().flat_map(|title| TABLES.map(|count| (title, count)))
}

#[divan::bench(args = TITLES, sample_count = 200, sample_size = 20)]
fn memory_alone(bencher: Bencher<'_, '_>, title: &'static str) {
    alone(bencher, Arc::new(Memory::new()), title);
}

#[divan::bench(args = many(), sample_count = 40, sample_size = 1)]
fn memory_together(bencher: Bencher<'_, '_>, (title, count): (&'static str, u64)) {
    together(bencher, Arc::new(Memory::new()), title, count);
}

#[divan::bench(args = TITLES, sample_count = 1000, sample_size = 1)]
fn sled_alone(bencher: Bencher<'_, '_>, title: &'static str) {
    let folder = tempfile::tempdir().expect("a folder");
    alone(bencher, sled(&folder), title);
}

#[divan::bench(args = many(), sample_count = 40, sample_size = 1)]
fn sled_together(bencher: Bencher<'_, '_>, (title, count): (&'static str, u64)) {
    let folder = tempfile::tempdir().expect("a folder");
    together(bencher, sled(&folder), title, count);
}

/// How many bytes the journal takes for an action on average, when one table plays alone.
fn bytes_of_an_action(title: &'static str) -> usize {
    const ACTIONS: usize = 100;
    let folder = tempfile::tempdir().expect("a folder");
    // Without the zeros ahead of what is appended.
    let journal = || -> usize {
        let files = std::fs::read_dir(folder.path().join("journal")).expect("is there").flatten();
        let read = files.map(|file| std::fs::read(file.path()).expect("is there"));
        read.map(|bytes| bytes.iter().rposition(|byte| *byte != 0).map_or(0, |last| last + 1)).sum()
    };
    let runtime = runtime();
    let mut company = runtime.block_on(Company::new(tables(sled(&folder)), title, 1));
    let before = journal();
    runtime.block_on(async {
        for _ in 0..ACTIONS {
            company.act().await;
        }
    });
    (journal() - before) / ACTIONS
}

/// The floor: the bytes of this many actions appended to a plain file, then one fdatasync.
#[divan::bench(args = TITLES.into_iter().flat_map(|title| [1, 64].map(|actions| (title, actions))), sample_count = 1000, sample_size = 1)]
fn floor_append_fdatasync(bencher: Bencher<'_, '_>, (title, actions): (&'static str, usize)) {
    let bytes = vec![7; bytes_of_an_action(title) * actions];
    println!("{title}: {} bytes an action", bytes.len() / actions);
    let folder = tempfile::tempdir().expect("a folder");
    let mut file = File::create(folder.path().join("floor")).expect("a file");
    bencher.counter(ItemsCount::new(actions)).bench_local(|| {
        file.write_all(&bytes).and_then(|()| file.sync_data()).expect("reaches the disk");
    });
}
