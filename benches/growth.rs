//! How a store grows over a million actions, and how fast it starts and answers with a hundred thousand lobbies.
//!
//! `cargo bench --bench growth`; figures in `docs/performance.md`. `SKALD_GROWTH_ACTIONS` and `SKALD_GROWTH_TABLES` make it smaller.
//! 64 tables of four play *Raids*, *Relic Runners* and *Explorers*. Meanwhile notices are acknowledged, and games that are over
//! are archived.
//!
//! `SKALD_GROWTH_GAMES=1000,10000,50000` measures starts over so many running games of 167 entries instead.
#![allow(clippy::disallowed_methods, reason = "it measures time")]

use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use futures_util::future::join_all;
use serde_json::json;
use skald::store::{Commit, Documents, FOLDER_SCHEMA, Lsm, Opening, Seq, Step, Store, StoreError};
use skald::table::{PersonId, Tables};
use tokio::runtime::Runtime;

mod company;
use support::commits::{Change, change, entry, table};
use support::folders;

use company::{Company, opening, person, tables};
use folders::copy_folder;

const TITLES: [&str; 3] = ["raids", "relic_runners", "explorers"];

/// How many tables play at once.
const AT_ONCE: u64 = 64;

/// How many notices are acknowledged at once.
const PAGE: usize = 500;

/// How many lines of figures are printed.
const LINES: u64 = 10;

fn main() {
    let wanted =
        |name: &str, otherwise| std::env::var(name).map_or(otherwise, |number| number.parse().expect("is a number"));
    let runtime =
        tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().expect("a runtime");
    if let Ok(games) = std::env::var("SKALD_GROWTH_GAMES") {
        println!(
            "| running games | made in, s | journal, MB | sled, MB | KB a game | start after a cut, s | a log, ms | start after a close, s | memory, MB |"
        );
        return games.split(',').for_each(|games| running(&runtime, games.parse().expect("is a number")));
    }
    let folder = tempfile::tempdir().expect("a folder");
    grow(&runtime, folder.path(), wanted("SKALD_GROWTH_ACTIONS", 1_000_000));
    starts(&runtime, folder.path());
    fill(&runtime, folder.path(), wanted("SKALD_GROWTH_TABLES", 100_000));
}

/// How many entries a running game has: *Raids* of two in random play.
const ENTRIES: u64 = 167;

/// A running game with events that differ from game to game.
fn running_game(number: u64) -> Commit {
    let mut commit = Change { entries: ENTRIES, people: vec![number, number + 1], ..change(number, 0) }.commit();
    for (at, made) in (0..).zip(&mut commit.entries) {
        let roll = [(number * 31 + at * 17) % 6 + 1, (number * 7 + at * 3) % 6 + 1];
        let goods = [(at * number) % 11, (at + 3 * number) % 13];
        let (from, to) = (format!("K{}", (at * 7 + number) % 19), format!("M{}", (at * 5 + number) % 23));
        let sailed = json!({"from": from, "to": to, "vikings": (at + number) % 7, "goods": goods, "roll": roll});
        *made = entry(at + 1, 1_700_000_000_000 + at * 7919);
        made.events = vec![json!({ "sailed": sailed })].into();
    }
    commit
}

/// Makes a store of this many running games, and prints how long its starts take.
fn running(runtime: &Runtime, games: u64) {
    let [folder, cut] = [(); 2].map(|()| tempfile::tempdir().expect("a folder"));
    let begun = Instant::now();
    let store = Lsm::open(folder.path()).expect("opens");
    for number in 1..=games {
        runtime.block_on(store.commit(running_game(number))).expect("is taken");
    }
    let made = begun.elapsed().as_secs_f64();
    copy_folder(folder.path(), cut.path()).expect("is copied");
    let sled = length_of(folder.path(), "sled");
    runtime.block_on(store.close()).expect("closes");
    drop(store);
    let closed = start(runtime, folder.path()).as_secs_f64();
    let begun = Instant::now();
    let store = Lsm::open(cut.path()).expect("opens");
    let opened = begun.elapsed().as_secs_f64();
    let begun = Instant::now();
    let log = runtime.block_on(store.entries(table(games / 2), Seq(1), usize::MAX)).expect("reads");
    assert_eq!(log.len() as u64, ENTRIES);
    let read = begun.elapsed().as_secs_f64() * 1e3;
    let journal = length_of(folder.path(), "journal");
    println!(
        "| {games} | {made:.1} | {journal:.1} | {sled:.1} | {:.1} | {opened:.2} | {read:.1} | {closed:.2} | {:.0} |",
        (journal + sled) * 1e3 / games as f64,
        megabytes(resident())
    );
}

/// Plays this many actions, and prints speed and sizes, and what was written for an action.
fn grow(runtime: &Runtime, folder: &Path, actions: u64) {
    let before = WRITTEN.map(written);
    println!("| actions | games over | a second | journal, MB | archive, MB | memory, MB | mean, MB |");
    let sampled = Sampled::begin();
    let tables = tables(Arc::new(Lsm::open(folder).expect("opens")));
    let title = |channel: u64| TITLES[channel as usize % TITLES.len()];
    let begin = |channel| runtime.block_on(Company::new(Arc::clone(&tables), title(channel), channel));
    let mut companies: Vec<_> = (1..=AT_ONCE).map(begin).collect();
    let over = Arc::new(AtomicUsize::new(0));
    let hosting = runtime.spawn(host(Arc::clone(&tables), Arc::clone(&over)));
    for line in 1..=LINES {
        let (begun, each) = (Instant::now(), actions / LINES / AT_ONCE);
        companies = runtime.block_on(play(companies, each));
        let seconds = begun.elapsed().as_secs_f64();
        let over = over.load(Ordering::Relaxed);
        let [journal, archive] = ["journal", "archive"].map(|part| length_of(folder, part));
        println!(
            "| {} | {over} | {:.0} | {journal:.1} | {archive:.1} | {:.0} | {:.0} |",
            line * each * AT_ONCE,
            (each * AT_ONCE) as f64 / seconds,
            megabytes(resident()),
            megabytes(sampled.mean()),
        );
    }
    hosting.abort();
    runtime.block_on(tables.close()).expect("closes");
    let [disk, calls] = [0, 1].map(|at| (written(WRITTEN[at]) - before[at]) as f64 / 1e3 / actions as f64);
    println!("written for an action: {disk:.2} KB to the disk, {calls:.2} KB by all calls");
}

/// The memory of this process, ten times a second since it was last asked for.
#[derive(Default)]
struct Sampled {
    sum: AtomicU64,
    count: AtomicU64,
}

impl Sampled {
    fn begin() -> Arc<Self> {
        let (sampled, within) = (Arc::<Self>::default(), Duration::from_millis(100));
        let taken = Arc::downgrade(&sampled);
        std::thread::spawn(move || {
            while let Some(sampled) = taken.upgrade() {
                sampled.sum.fetch_add(resident(), Ordering::Relaxed);
                sampled.count.fetch_add(1, Ordering::Relaxed);
                drop(sampled);
                std::thread::sleep(within);
            }
        });
        sampled
    }

    /// The mean since the last call, in bytes.
    fn mean(&self) -> u64 {
        self.sum.swap(0, Ordering::Relaxed) / self.count.swap(0, Ordering::Relaxed).max(1)
    }
}

/// What Linux counts of this process: bytes that went to a disk (none to one in memory), and bytes of all writes.
const WRITTEN: [&str; 2] = ["write_bytes:", "wchar:"];

/// A count of the system; 0 where it has none.
fn written(count: &str) -> u64 {
    let counts = fs::read_to_string("/proc/self/io").unwrap_or_default();
    let line = counts.lines().find_map(|line| line.strip_prefix(count)).unwrap_or_default();
    line.trim().parse().unwrap_or_default()
}

/// What the bot does meanwhile: every notice is acknowledged, and games that are over are archived.
async fn host(tables: Arc<Tables>, over: Arc<AtomicUsize>) {
    loop {
        tell_everybody(&tables).await;
        over.fetch_add(tables.admin().archive(0).await.expect("the store goes on"), Ordering::Relaxed);
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
}

async fn play(companies: Vec<Company>, actions: u64) -> Vec<Company> {
    let playing = companies.into_iter().map(|mut company| {
        tokio::spawn(async move {
            for _ in 0..actions {
                company.act().await;
            }
            company
        })
    });
    let playing: Vec<_> = playing.collect();
    let mut after = Vec::new();
    for company in playing {
        after.push(company.await.expect("plays"));
    }
    after
}

/// Acknowledges notices until fewer than [`PAGE`] are left: more come all the time.
async fn tell_everybody(tables: &Tables) {
    loop {
        let due = tables.outbox().due(PAGE).await.expect("the store goes on");
        let few = due.len() < PAGE;
        let settled = join_all(due.iter().map(|notice| tables.outbox().ack(notice.id, Vec::new(), None))).await;
        settled.into_iter().for_each(|settled| settled.expect("the store goes on"));
        if few {
            return;
        }
    }
}

/// Prints how long starts take, and the size of the folder.
fn starts(runtime: &Runtime, folder: &Path) {
    println!("start after a close: {:.2} s", start(runtime, folder).as_secs_f64());
    // As after a power cut: the newest changes are in segments.
    let cut = tempfile::tempdir().expect("a folder");
    let store = Lsm::open(folder).expect("opens");
    runtime.block_on(store.remember(vec![("cut".to_owned(), Some(json!(1)))], None)).expect("is taken");
    copy_folder(folder, cut.path()).expect("is copied");
    runtime.block_on(store.close()).expect("closes");
    drop(store);
    println!("start after a cut: {:.2} s", start(runtime, cut.path()).as_secs_f64());
    let whole = |folder| megabytes(length(folder));
    let (documents, archive) = (megabytes(length_of_documents(cut.path())), length_of(folder, "archive"));
    println!(
        "live data: {documents:.1} MB of documents, {archive:.1} MB of games in the archive; the folder has {:.2} times as much",
        whole(folder) / (documents + archive)
    );
}

/// The length of all documents and their keys. The store at this folder is spoilt by it: only a migration sees them all.
fn length_of_documents(folder: &Path) -> u64 {
    static LENGTH: AtomicU64 = AtomicU64::new(0);
    fn count(documents: &mut Documents) -> Result<(), StoreError> {
        LENGTH.store(0, Ordering::Relaxed);
        for key in documents.keys("")? {
            let value = documents.get(&key)?.map_or(0, |value| value.len());
            LENGTH.fetch_add((key.len() + value) as u64, Ordering::Relaxed);
        }
        Ok(())
    }
    let steps = Some((FOLDER_SCHEMA + 1, vec![Step { to: FOLDER_SCHEMA + 1, run: count }]));
    drop(Lsm::open_with(folder, Opening { steps, ..Opening::default() }).expect("opens"));
    LENGTH.load(Ordering::Relaxed)
}

fn start(runtime: &Runtime, folder: &Path) -> Duration {
    let begun = Instant::now();
    let store = Lsm::open(folder).expect("opens");
    let took = begun.elapsed();
    runtime.block_on(store.close()).expect("closes");
    took
}

/// Opens this many lobbies of one person, and prints how long reads and starts take then.
fn fill(runtime: &Runtime, folder: &Path, lobbies: u64) {
    let tables = tables(Arc::new(Lsm::open(folder).expect("opens")));
    let begun = Instant::now();
    let opening = (0..AT_ONCE).map(|part| {
        let tables = Arc::clone(&tables);
        runtime.spawn(async move {
            for number in (part..lobbies).step_by(AT_ONCE as usize) {
                let open = opening(person(9), "raids", 1_000_000 + number);
                tables.lobby().open(open, None).await.expect("opens");
            }
        })
    });
    let opening: Vec<_> = opening.collect();
    runtime.block_on(async {
        for part in opening {
            part.await.expect("opens");
        }
    });
    println!("{lobbies} lobbies of one person: {:.1} s", begun.elapsed().as_secs_f64());
    let look = || {
        let begun = Instant::now();
        let running = runtime.block_on(tables.of(PersonId(9), 15)).expect("reads").len();
        let over = runtime.block_on(tables.records().past_games(PersonId(1), 5)).expect("reads").len();
        (begun.elapsed(), running, over)
    };
    let looks: Vec<_> = (0..101).map(|_| look()).collect();
    let mut times: Vec<_> = looks.iter().map(|(took, ..)| *took).collect();
    times.sort_unstable();
    println!(
        "what /games asks: {:?} first, {:?} in the middle, {:?} at worst; {:?}",
        looks[0].0,
        times[50],
        times[100],
        (looks[0].1, looks[0].2)
    );
    let begun = Instant::now();
    let due = runtime.block_on(tables.outbox().due(100)).expect("reads").len();
    println!("the first {due} notices of the outbox: {:?}", begun.elapsed());
    let begun = Instant::now();
    runtime.block_on(tables.close()).expect("closes");
    drop(tables);
    println!("close: {:.2} s", begun.elapsed().as_secs_f64());
    starts(runtime, folder);
    println!("memory: {:.0} MB", megabytes(resident()));
}

/// The size of the files and folders whose names begin with `part`, in megabytes.
fn length_of(folder: &Path, part: &str) -> f64 {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let within = entries.filter(|entry| entry.file_name().to_string_lossy().starts_with(part));
    megabytes(within.map(|entry| length(&entry.path())).sum())
}

fn length(path: &Path) -> u64 {
    match fs::read_dir(path) {
        Ok(inside) => inside.flatten().map(|entry| length(&entry.path())).sum(),
        Err(_) => fs::metadata(path).map_or(0, |file| file.len()),
    }
}

fn megabytes(bytes: u64) -> f64 {
    bytes as f64 / 1e6
}

/// The resident memory of this process, in bytes; 0 where the system does not say.
fn resident() -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap_or_default();
    line.trim().trim_end_matches("kB").trim().parse().map_or(0, |kilobytes: u64| kilobytes * 1024)
}
