//! The heartbeat of a running bot: a small file next to its store, rewritten every few seconds, and a lock.
//!
//! `skald run` writes it and `skald health` reads it; they share only the folder. A beat without `trouble` proves that
//! the bot works. Just before it the store has written a change to disk. Within [`IDLE`] the delivery loop has polled the
//! outbox, and a thread was free to answer people. Invariants: it contains no secret and nothing about a game; the bot never waits for it.

use std::fs::{self, File, TryLockError};
use std::io::{self, Seek as _, Write as _};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
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

/// How often a beat tries to take the lock, and a reader to read a beat. The time between two tries.
const TRIES: usize = 5;
const PAUSE: Duration = Duration::from_millis(10);

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

/// The sources of the heartbeat of a bot, and its files.
struct Beating {
    files: Files,
    tables: Arc<Tables>,
    health: Arc<Health>,
}

/// The files of a heartbeat.
#[derive(Clone)]
pub struct Files {
    folder: PathBuf,
    open: Arc<Mutex<OpenFiles>>,
}

#[derive(Default)]
struct OpenFiles {
    lock: Option<File>,
    /// The file of the last beat. If no descriptor is free for a new one, the next beat overwrites it.
    last: Option<File>,
    /// Whether the bot has stopped. A beat that is late then is not written.
    ended: bool,
}

/// Starts the heartbeat of a bot in this folder. It creates the folder if necessary, because a store in a database does
/// not. [`Files::remove`] is for a clean stop.
pub fn start(parts: &mut Supervisor, folder: PathBuf, tables: Arc<Tables>, health: Arc<Health>) -> Files {
    if let Err(error) = make(&folder) {
        tracing::warn!(folder = %folder.display(), %error, "cannot create the folder of the heartbeat");
    }
    let files = Files { folder, open: Arc::default() };
    let beating = Beating { files: files.clone(), tables, health };
    parts.start("heartbeat", beating, |beating, stop| Box::pin(run(beating, stop)));
    files
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

async fn run(Beating { files, tables, health }: &Beating, stop: &CancellationToken) {
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
            let files = files.clone();
            let connected = health.connected();
            let away = health.away().as_millis() as u64;
            let beat = Heartbeat { at: now(), process: std::process::id(), connected, away, trouble, concerns };
            // Disk access may block.
            tokio::task::spawn_blocking(move || files.write(&beat)).await
        };
        let result = tokio::select! {
            written = writing => written,
            () = stop.cancelled() => break,
        };
        match result {
            Ok(Ok(())) => {
                written = true;
                gauge!(FULL).set(0.0);
                if health.disk_fault().is_some() {
                    // This beat still names the full disk.
                    health.set_disk_fault(None);
                    continue;
                }
            }
            Ok(Err(error)) => {
                if std::mem::take(&mut written) {
                    tracing::warn!(%error, "cannot write the heartbeat");
                }
                // With a store in a database, the folder may be missing on purpose.
                if matches!(error.kind(), io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded) {
                    health.set_disk_fault(Some(format!("{}: {}", files.folder.display(), disk_fault(&error))));
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

impl Files {
    /// Takes the lock, unless it is held already, and writes a beat.
    fn write(&self, beat: &Heartbeat) -> io::Result<()> {
        let OpenFiles { lock, last, ended } = &mut *self.open.lock().unwrap_or_else(PoisonError::into_inner);
        if *ended {
            return Ok(());
        }
        if lock.is_none() {
            *lock = (0..TRIES).find_map(|_| self::lock(&self.folder));
        }
        write(&self.folder, last, beat)
    }

    /// Removes the beat and releases the lock, in this order. No beat is written afterwards. It waits for a beat that is
    /// being written.
    pub fn remove(&self) {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let removed = fs::remove_file(self.folder.join(FILE));
        *open = OpenFiles { ended: true, ..OpenFiles::default() };
        if let Err(error) = removed {
            tracing::debug!(%error, "no heartbeat file to remove");
        }
    }
}

/// Writes a beat to a new file, which then replaces the old one. A full disk takes no new file, and without a free
/// descriptor none can be opened. There the beat overwrites the old one, and says what is wrong.
fn write(folder: &Path, last: &mut Option<File>, beat: &Heartbeat) -> io::Result<()> {
    let new = folder.join(format!("{FILE}.new"));
    let written = padded(beat).and_then(|bytes| {
        let mut file = File::create(&new)?;
        file.write_all(&bytes)?;
        fs::rename(&new, folder.join(FILE)).map(|()| file)
    });
    let error = match written {
        Ok(file) => {
            *last = Some(file);
            return Ok(());
        }
        Err(error) => error,
    };
    let mut beat = beat.clone();
    // The folder is sound then.
    let crowded = last.is_some() && no_descriptor(&error);
    if crowded {
        beat.concerns.push("no file descriptor is free: allow the process more open files".to_owned());
    } else {
        let _left = fs::remove_file(&new);
        beat.trouble.get_or_insert_with(|| format!("{}: {}", folder.display(), disk_fault(&error)));
    }
    let file = match last {
        Some(file) => file,
        None => last.insert(File::options().write(true).open(folder.join(FILE))?),
    };
    let bytes = padded(&beat)?;
    file.seek(io::SeekFrom::Start(0))?;
    file.write_all(&bytes)?;
    file.set_len(bytes.len() as u64)?;
    if crowded { Ok(()) } else { Err(error) }
}

/// Whether this process, or the machine, has as many open files as it may have.
fn no_descriptor(error: &io::Error) -> bool {
    cfg!(unix) && matches!(error.raw_os_error(), Some(23 | 24))
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
        std::thread::sleep(PAUSE);
        return None;
    }
    Some(lock)
}

/// Reads the heartbeat of a folder.
///
/// # Errors
/// A file that cannot be read or parsed.
pub fn find(folder: &Path) -> io::Result<Found> {
    let mut beat = read(folder)?;
    let held = match File::open(folder.join(LOCK)).map(|lock| lock.try_lock_shared()) {
        Ok(Ok(())) => Some(false),
        Ok(Err(TryLockError::WouldBlock)) => Some(true),
        Ok(Err(TryLockError::Error(_))) | Err(_) => None,
    };
    // A bot that stopped meanwhile has removed its beat before it released the lock.
    if beat.is_some() && held == Some(false) {
        beat = read(folder)?;
    }
    Ok(Found { beat, held })
}

/// Reads the beat, again while it is being overwritten.
fn read(folder: &Path) -> io::Result<Option<Heartbeat>> {
    let mut tries = 0..TRIES;
    loop {
        match fs::read(folder.join(FILE)).map(|bytes| serde_json::from_slice(&bytes)) {
            Ok(Ok(beat)) => return Ok(Some(beat)),
            Ok(Err(_)) if tries.next().is_some() => std::thread::sleep(PAUSE),
            Ok(Err(error)) => return Err(error.into()),
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(error),
        }
    }
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

    fn started(folder: &Path, tables: Arc<Tables>) -> (Supervisor, Files) {
        let mut parts = Supervisor::new(Arc::default());
        let files = start(&mut parts, folder.to_owned(), tables, Arc::default());
        (parts, files)
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
        let (heartbeat, files) = started(folder.path(), Arc::clone(&tables));
        let found = wait_for(folder.path(), |found| found.beat.is_some()).await;
        let beat = found.beat.expect("a beat");
        assert_eq!((beat.process, beat.connected, &beat.trouble), (std::process::id(), false, &None));
        assert!(now().abs_diff(beat.at) < 10_000);
        assert_eq!(tables.outbox().delivery_states("").await.expect("can be read").len(), 1, "the store has a change");
        wait_for(folder.path(), |found| found.held == Some(true)).await;
        let running = async || tables.leases().held(RUNNING[0]).await.expect("can be read").len();
        assert_eq!(running().await, 1, "it shows that it runs");
        heartbeat.end(Instant::now() + RUNS_FOR).await;
        assert_eq!(running().await, 0);
        files.remove();
        let left = || find(folder.path()).expect("the folder");
        assert!(left().beat.is_none() && left().held == Some(false));
        // A beat that was late in a thread of its own.
        files.write(&beat).expect("is no fault");
        assert!(left().beat.is_none() && left().held == Some(false));
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
        let (heartbeat, _files) = started(folder.path(), tables);
        let found = wait_for(folder.path(), |found| found.beat.is_some()).await;
        let concerns = found.beat.expect("a beat").concerns;
        assert_eq!(concerns, ["messages wait to be sent to Discord, the latest for 300 s"]);
        heartbeat.end(Instant::now() + RUNS_FOR).await;
    }

    #[test]
    fn beat_on_a_full_disk_names_the_disk() {
        let folder = tempfile::tempdir().expect("a folder");
        let beat = |at| Heartbeat { at, process: 7, connected: true, away: 0, trouble: None, concerns: Vec::new() };
        let mut last = None;
        write(folder.path(), &mut last, &beat(1)).expect("there is room");
        // Where the new file should be, a folder cannot be written to.
        fs::create_dir(folder.path().join("heartbeat.json.new")).expect("is made");
        for at in [2, 3] {
            write(folder.path(), &mut last, &beat(at)).expect_err("no file can be made");
            let found = find(folder.path()).expect("it is whole").beat.expect("a beat");
            assert_eq!(found.at, at);
            assert!(found.trouble.expect("trouble").starts_with(&folder.path().display().to_string()));
            // After a restart.
            last = None;
        }
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_store_that_takes_nothing_more_is_trouble() {
        let folder = tempfile::tempdir().expect("a folder");
        let tables = tables();
        tables.close().await.expect("closes");
        let (heartbeat, _files) = started(folder.path(), tables);
        let found = wait_for(folder.path(), |found| found.beat.is_some()).await;
        let trouble = found.beat.and_then(|beat| beat.trouble).expect("trouble");
        assert!(trouble.contains("the store is closed"), "{trouble}");
        heartbeat.end(Instant::now() + RUNS_FOR).await;
    }
}
