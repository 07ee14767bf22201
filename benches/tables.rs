//! How fast tables answer: `Tables::act` with *Raids* of four seats, in memory and on the durable store, beside a floor:
//! as many bytes appended to a plain file and brought to the disk in the same run.
//!
//! `cargo bench --bench tables`; figures in `docs/performance.md`. One item is one action of a person.

use std::fs::File;
use std::io::Write as _;
use std::sync::Arc;

use divan::Bencher;
use divan::counter::ItemsCount;
use skald::engine::Seed;
use skald::games;
use skald::store::{Memory, Sled, Store};
use skald::table::{
    Act, ChannelId, FixedEntropy, Locale, Open, Person, PersonId, Pick, Stage, SystemClock, TableId, TableView, Tables,
};
use tokio::runtime::Runtime;

/// Actions of each player in one sample of a group.
const ROUND: usize = 20;

/// About what one commit of *Raids* brings to the disk: head, entry, indexes.
const COMMIT: usize = 8 * 1024;

fn main() {
    divan::main();
}

fn runtime() -> Runtime {
    tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().expect("a runtime")
}

fn tables(store: Arc<dyn Store>) -> Arc<Tables> {
    let titles = games::builtin().expect("the embedded editions are whole");
    Arc::new(Tables::new(store, titles, Arc::new(SystemClock), Arc::new(FixedEntropy::new(Seed::from_number(1)))))
}

fn person(number: u64) -> Person {
    Person { id: PersonId(number), name: format!("P{number}"), locale: Locale::En }
}

/// Four people at one table who do anything that is legal, one game after the other.
struct Company {
    tables: Arc<Tables>,
    channel: u64,
    view: TableView,
    dice: u64,
}

impl Company {
    async fn new(tables: Arc<Tables>, channel: u64) -> Self {
        let view = begin(&tables, channel).await;
        Self { tables, channel, view, dice: 0x9E37_79B9_7F4A_7C15 ^ (channel + 1) }
    }

    async fn act(&mut self) {
        if self.view.stage != Stage::Playing {
            self.view = begin(&self.tables, self.channel).await;
        }
        let open = &self.view.open[0];
        let seat = open.decision.seat;
        let person = self.view.seats[seat.index()].person().cloned().expect("people only");
        let legal = self.view.unredacted().expect("a running game").legal(seat).len() as u64;
        self.dice ^= self.dice << 13;
        self.dice ^= self.dice >> 7;
        self.dice ^= self.dice << 17;
        let choice = Pick::Index((self.dice % legal) as u16);
        let act = Act { table: self.view.id, person, decision: Some(open.id), choice, idempotency_key: None };
        self.view = self.tables.act(act).await.expect("is legal").view;
    }
}

async fn begin(tables: &Tables, channel: u64) -> TableView {
    let open = Open {
        channel: ChannelId(channel),
        community: None,
        host: person(1),
        title: "raids".to_owned(),
        edition: None,
        options: serde_json::Value::Null,
        seats: 4,
        locale: Locale::En,
        pace: None,
    };
    let table: TableId = tables.open(open, None).await.expect("opens").id;
    for number in 2..=4 {
        tables.join(table, person(number), None).await.expect("joins");
    }
    tables.start(table, PersonId(1), None).await.expect("starts")
}

/// One action after the other at one table.
fn alone(bencher: Bencher<'_, '_>, store: Arc<dyn Store>) {
    let runtime = runtime();
    let mut company = runtime.block_on(Company::new(tables(store), 1));
    bencher.counter(ItemsCount::new(1_usize)).bench_local(|| runtime.block_on(company.act()));
}

/// Many tables at once.
fn together(bencher: Bencher<'_, '_>, store: Arc<dyn Store>, count: u64) {
    let runtime = runtime();
    let tables = tables(store);
    let mut companies: Vec<_> =
        (1..=count).map(|channel| runtime.block_on(Company::new(Arc::clone(&tables), channel))).collect();
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
    Arc::new(Sled::open(folder.path()).expect("opens"))
}

#[divan::bench(sample_count = 300, sample_size = 20)]
fn memory_alone(bencher: Bencher<'_, '_>) {
    alone(bencher, Arc::new(Memory::new()));
}

#[divan::bench(args = [16, 64], sample_count = 40, sample_size = 1)]
fn memory_together(bencher: Bencher<'_, '_>, count: u64) {
    together(bencher, Arc::new(Memory::new()), count);
}

#[divan::bench(sample_count = 2000, sample_size = 1)]
fn sled_alone(bencher: Bencher<'_, '_>) {
    let folder = tempfile::tempdir().expect("a folder");
    alone(bencher, sled(&folder));
}

#[divan::bench(args = [16, 64], sample_count = 40, sample_size = 1)]
fn sled_together(bencher: Bencher<'_, '_>, count: u64) {
    let folder = tempfile::tempdir().expect("a folder");
    together(bencher, sled(&folder), count);
}

/// The floor: the bytes of so many commits appended to a plain file, one fdatasync.
#[divan::bench(args = [1, 16, 64], sample_count = 1000, sample_size = 1)]
fn floor_append_fdatasync(bencher: Bencher<'_, '_>, commits: usize) {
    let folder = tempfile::tempdir().expect("a folder");
    let mut file = File::create(folder.path().join("floor")).expect("a file");
    let bytes = vec![7; COMMIT * commits];
    bencher.counter(ItemsCount::new(commits)).bench_local(|| {
        file.write_all(&bytes).and_then(|()| file.sync_data()).expect("reaches the disk");
    });
}
