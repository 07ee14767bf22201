//! The heartbeat of a running bot: a small file next to its store, rewritten every few seconds, and a lock.
//!
//! `skald run` writes it and `skald health` reads it; they share only the folder. A beat without `trouble` proves that
//! the bot works. Just before it the store has written a change to disk. Within [`IDLE`] the delivery loop has polled the
//! outbox, and a thread was free to answer people. Invariants: it contains no secret and nothing about a game; the bot never waits for it.

use std::fs::{self, File, TryLockError};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use metrics::gauge;
use serde::{Deserialize, Serialize};
use skald::discord::{Health, Supervisor};
use skald::store::disk_fault;
use skald::table::{Leased, Tables};
use tokio_util::sync::CancellationToken;

use super::lateness::Lateness;

/// The interval of the beats.
pub const BEAT: Duration = Duration::from_secs(5);
/// The maximum time without progress of the delivery loop and of the threads that answer people. Both record theirs every
/// two seconds.
pub const IDLE: Duration = Duration::from_secs(20);

/// The beginnings of the names of leases that each running process holds: by the heartbeat, and by the gateway.
pub const RUNNING: [&str; 2] = ["running:", "process:"];
/// How long the lease of a heartbeat lasts.
pub const RUNS_FOR: Duration = Duration::from_secs(20);

/// How often a beat tries to take the lock.
const TRIES: usize = 5;

/// How long the store may take for an answer.
const PATIENCE: Duration = Duration::from_secs(4);
/// The metric of whether there was no room for the last beat.
pub const FULL: &str = "skald_disk_full";

/// The length of a heartbeat file, unless its content is longer.
const LENGTH: usize = 4096;

const FILE: &str = "heartbeat.json";
const LOCK: &str = "heartbeat.lock";

/// The content of a heartbeat file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Heartbeat {
    /// When it was written, in milliseconds since 1970.
    pub at: u64,
    /// The process id.
    pub process: u32,
    /// Whether the connection to Discord was up.
    pub connected: bool,
    /// The time since it was last up, in milliseconds; before the first time, the time since the start.
    pub away: u64,
    /// Why the bot cannot work, if it cannot.
    pub trouble: Option<String>,
    /// Facts that the operator should know although the bot works.
    #[serde(default)]
    pub concerns: Vec<String>,
}

/// The heartbeat found in a folder.
pub struct Found {
    /// The last beat. A clean stop removes it.
    pub beat: Option<Heartbeat>,
    /// Whether a process holds the lock; `None` without a lock file, or if files cannot be locked.
    pub held: Option<bool>,
}

/// The sources of the heartbeat of a bot, and its folder.
struct Beating {
    folder: PathBuf,
    tables: Arc<Tables>,
    health: Arc<Health>,
}

/// Starts the heartbeat of a bot in this folder. It creates the folder if necessary, because a store in a database does
/// not. A clean stop removes the file.
pub fn start(parts: &mut Supervisor, folder: PathBuf, tables: Arc<Tables>, health: Arc<Health>) {
    if let Err(error) = make(&folder) {
        tracing::warn!(folder = %folder.display(), %error, "cannot create the folder of the heartbeat");
    }
    parts.start("heartbeat", Beating { folder, tables, health }, |beating, stop| Box::pin(run(beating, stop)));
}

/// Creates a folder for this user alone, unless it exists.
///
/// # Errors
/// It cannot be created.
pub fn make(folder: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

async fn run(Beating { folder, tables, health }: &Beating, stop: &CancellationToken) {
    let mut lock = None;
    let mut written = true;
    let mut lateness = Lateness::default();
    loop {
        let writing = async {
            let trouble = trouble(tables, health).await;
            let asked = async {
                show_running(tables).await;
                lateness.concern(tables).await
            };
            let late = tokio::time::timeout(PATIENCE, asked).await.unwrap_or_default();
            let concerns = health.concerns().into_iter().chain(late).collect();
            let folder = folder.clone();
            let held = lock.take();
            let connected = health.connected();
            let away = health.away().as_millis() as u64;
            let beat = Heartbeat { at: now(), process: std::process::id(), connected, away, trouble, concerns };
            // Disk access may block.
            tokio::task::spawn_blocking(move || write_beat(&folder, held, &beat)).await
        };
        let result = tokio::select! {
            written = writing => written,
            () = stop.cancelled() => break,
        };
        match result {
            Ok((held, Ok(()))) => {
                (lock, written) = (held, true);
                gauge!(FULL).set(0.0);
                if health.disk_fault().is_some() {
                    // This beat still names the full disk.
                    health.set_disk_fault(None);
                    continue;
                }
            }
            Ok((held, Err(error))) => {
                if std::mem::take(&mut written) {
                    tracing::warn!(%error, "cannot write the heartbeat");
                }
                lock = held;
                // With a store in a database, the folder may be missing on purpose.
                if matches!(error.kind(), io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded) {
                    health.set_disk_fault(Some(format!("{}: {}", folder.display(), disk_fault(&error))));
                    gauge!(FULL).set(1.0);
                }
            }
            Err(error) => tracing::error!(%error, "the heartbeat task panicked"),
        }
        tokio::select! {
            () = tokio::time::sleep(BEAT) => {}
            () = stop.cancelled() => break,
        }
    }
    if let Err(error) = fs::remove_file(folder.join(FILE)) {
        tracing::debug!(%error, "no heartbeat file to remove");
    }
    let leases: Vec<_> = show_running(tables).await.map(Leased::into_lease).into_iter().collect();
    if let Err(error) = tables.leases().release(&leases).await {
        tracing::debug!(%error, "the lease of this process is not released; it expires");
    }
}

/// Shows other programs over the same database that this process runs. `skald migrate-store` looks for it.
async fn show_running(tables: &Tables) -> Option<Leased> {
    let name = format!("{}{}", RUNNING[0], tables.leases().holder());
    let claimed = tables.leases().claim_for(&[name], RUNS_FOR).await;
    // Without an answer the heartbeat itself reports that the store fails.
    claimed.ok()?.into_iter().flatten().next()
}

/// Why the bot cannot work, if it cannot.
pub async fn trouble(tables: &Tables, health: &Health) -> Option<String> {
    // The change takes the whole path, through the writer thread to the disk.
    match tokio::time::timeout(PATIENCE, tables.outbox().try_change()).await {
        Ok(Ok(())) => {}
        Ok(Err(error)) => return Some(error.to_string()),
        Err(_) => return Some(format!("the store has not answered within {} s", PATIENCE.as_secs())),
    }
    if let Some(fault) = health.disk_fault() {
        return Some(fault);
    }
    health.stalled(IDLE).or_else(|| health.failing())
}

/// Takes the lock, unless it is held already, and writes a beat.
fn write_beat(folder: &Path, held: Option<File>, beat: &Heartbeat) -> (Option<File>, io::Result<()>) {
    let held = held.or_else(|| (0..TRIES).find_map(|_| lock(folder)));
    (held, write(folder, beat))
}

/// Writes a beat to a new file, which then replaces the old one. A full disk takes no new file, so there the beat
/// overwrites the old one, and says what is wrong.
fn write(folder: &Path, beat: &Heartbeat) -> io::Result<()> {
    let new = folder.join(format!("{FILE}.new"));
    let written =
        padded(beat).and_then(|bytes| fs::write(&new, bytes)).and_then(|()| fs::rename(&new, folder.join(FILE)));
    let Err(error) = written else { return Ok(()) };
    let _left = fs::remove_file(&new);
    let trouble = Some(format!("{}: {}", folder.display(), disk_fault(&error)));
    let beat = Heartbeat { trouble: beat.trouble.clone().or(trouble), ..beat.clone() };
    let mut old = File::options().write(true).open(folder.join(FILE))?;
    old.write_all(&padded(&beat)?)?;
    Err(error)
}

/// A beat with spaces after it, so that the next one needs no more room.
fn padded(beat: &Heartbeat) -> io::Result<Vec<u8>> {
    let mut bytes = serde_json::to_vec(beat)?;
    bytes.resize(bytes.len().max(LENGTH), b' ');
    Ok(bytes)
}

/// Takes the lock. `None`, after a pause of 10 ms, while `skald health` holds it, or if files cannot be locked.
fn lock(folder: &Path) -> Option<File> {
    let lock = File::options().create(true).truncate(false).write(true).open(folder.join(LOCK)).ok()?;
    if lock.try_lock().is_err() {
        std::thread::sleep(Duration::from_millis(10));
        return None;
    }
    Some(lock)
}

/// Reads the heartbeat of a folder.
///
/// # Errors
/// A file that cannot be read or parsed.
pub fn find(folder: &Path) -> io::Result<Found> {
    let beat = match fs::read(folder.join(FILE)) {
        Ok(bytes) => Some(serde_json::from_slice(&bytes)?),
        Err(error) if error.kind() == io::ErrorKind::NotFound => None,
        Err(error) => return Err(error),
    };
    let held = match File::open(folder.join(LOCK)).map(|lock| lock.try_lock_shared()) {
        Ok(Ok(())) => Some(false),
        Ok(Err(TryLockError::WouldBlock)) => Some(true),
        Ok(Err(TryLockError::Error(_))) | Err(_) => None,
    };
    Ok(Found { beat, held })
}

/// Whether a bot runs over the store in this folder.
pub fn is_running(folder: &Path) -> bool {
    find(folder).is_ok_and(|found| found.held.unwrap_or(found.beat.is_some()))
}

/// The time of this machine in milliseconds since 1970.
pub fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |passed| passed.as_millis() as u64)
}

#[cfg(test)]
mod tests {
    use super::*;
    use skald::store::Memory;
    use skald::table::{ChannelId, Clock, Locale, Open, Person, PersonId, SystemClock, SystemEntropy, Timestamp};
    use std::sync::atomic::{AtomicU64, Ordering};
    use tokio::time::Instant;

    fn tables() -> Arc<Tables> {
        tables_at(Arc::new(SystemClock))
    }

    fn tables_at(clock: Arc<dyn Clock>) -> Arc<Tables> {
        let titles = skald::games::builtin().expect("the titles");
        Arc::new(Tables::new(Arc::new(Memory::new()), titles, clock, Arc::new(SystemEntropy)))
    }

    /// A clock that a test sets.
    struct Set(AtomicU64);

    impl Clock for Set {
        fn now(&self) -> Timestamp {
            Timestamp(self.0.load(Ordering::Relaxed))
        }
    }

    fn started(folder: &Path, tables: Arc<Tables>) -> Supervisor {
        let mut parts = Supervisor::new(Arc::default());
        start(&mut parts, folder.to_owned(), tables, Arc::default());
        parts
    }

    /// Waits for a matching beat.
    async fn wait_for(folder: &Path, wanted: impl Fn(&Found) -> bool) -> Found {
        for _ in 0..1000 {
            let found = find(folder).expect("a folder that can be read");
            if wanted(&found) {
                return found;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        panic!("waited in vain");
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_heartbeat_is_found_while_it_beats_and_gone_when_it_stops() {
        let folder = tempfile::tempdir().expect("a folder");
        let none = find(folder.path()).expect("an empty folder");
        assert!(none.beat.is_none() && none.held.is_none());
        let tables = tables();
        let heartbeat = started(folder.path(), Arc::clone(&tables));
        let found = wait_for(folder.path(), |found| found.beat.is_some()).await;
        let beat = found.beat.expect("a beat");
        assert_eq!((beat.process, beat.connected, beat.trouble), (std::process::id(), false, None));
        assert!(now().abs_diff(beat.at) < 10_000);
        assert_eq!(tables.outbox().delivery_states("").await.expect("can be read").len(), 1, "the store has a change");
        wait_for(folder.path(), |found| found.held == Some(true)).await;
        let running = async || tables.leases().held(RUNNING[0]).await.expect("can be read").len();
        assert_eq!(running().await, 1, "it shows that it runs");
        heartbeat.end(Instant::now() + RUNS_FOR).await;
        assert_eq!(running().await, 0);
        let left = find(folder.path()).expect("the folder");
        assert!(left.beat.is_none() && left.held == Some(false));
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn late_messages_are_a_concern() {
        let folder = tempfile::tempdir().expect("a folder");
        let clock = Arc::new(Set(AtomicU64::new(1_800_000_000_000)));
        let tables = tables_at(Arc::clone(&clock) as Arc<dyn Clock>);
        let open = Open {
            channel: ChannelId(5),
            community: None,
            host: Person { id: PersonId(1), name: "A".to_owned(), locale: Locale::En },
            title: "brandubh".to_owned(),
            edition: None,
            options: serde_json::Value::Null,
            seats: 2,
            locale: Locale::En,
            pace: None,
            invited_only: false,
        };
        tables.lobby().open(open, None).await.expect("opens");
        assert_eq!(Lateness::default().concern(&tables).await, None, "its card has just been asked for");
        clock.0.fetch_add(300_000, Ordering::Relaxed);
        let heartbeat = started(folder.path(), tables);
        let found = wait_for(folder.path(), |found| found.beat.is_some()).await;
        let concerns = found.beat.expect("a beat").concerns;
        assert_eq!(concerns, ["messages wait to be sent to Discord, the latest for 300 s"]);
        heartbeat.end(Instant::now() + RUNS_FOR).await;
    }

    #[test]
    fn beat_on_a_full_disk_names_the_disk() {
        let folder = tempfile::tempdir().expect("a folder");
        let beat = |at| Heartbeat { at, process: 7, connected: true, away: 0, trouble: None, concerns: Vec::new() };
        write(folder.path(), &beat(1)).expect("there is room");
        // Where the new file should be, a folder cannot be written to.
        fs::create_dir(folder.path().join("heartbeat.json.new")).expect("is made");
        write(folder.path(), &beat(2)).expect_err("no file can be made");
        let found = find(folder.path()).expect("it is whole").beat.expect("a beat");
        assert_eq!(found.at, 2);
        assert!(found.trouble.expect("trouble").starts_with(&folder.path().display().to_string()));
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_store_that_takes_nothing_more_is_trouble() {
        let folder = tempfile::tempdir().expect("a folder");
        let tables = tables();
        tables.close().await.expect("closes");
        let heartbeat = started(folder.path(), tables);
        let found = wait_for(folder.path(), |found| found.beat.is_some()).await;
        let trouble = found.beat.and_then(|beat| beat.trouble).expect("trouble");
        assert!(trouble.contains("the store is closed"), "{trouble}");
        heartbeat.end(Instant::now() + RUNS_FOR).await;
    }
}
