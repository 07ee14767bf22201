//! The heartbeat of a running bot: a small file beside its tables, written every few seconds, and a lock held beside it.
//!
//! `skald run` keeps it and `skald health` reads it; they need nothing else in common but the folder. A beat says more than
//! that a process exists: before each one the store has taken a change all the way to the disk, and the courier has looked
//! at the outbox. Invariants: nothing of a game and no secret stands in it; the bot never waits for it.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde::{Deserialize, Serialize};
use skald::discord::Health;
use skald::table::Tables;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

/// How often it beats.
pub const BEAT: Duration = Duration::from_secs(5);
/// How long the courier, which looks at the outbox every two seconds, may be without a look.
const IDLE: Duration = Duration::from_secs(20);

/// How often a beat tries to take the lock.
const TRIES: usize = 5;

const SIGN: &str = "heartbeat.json";
const LOCK: &str = "heartbeat.lock";

/// What a beat leaves behind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sign {
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// The process.
    pub process: u32,
    /// Whether the connection to Discord stood.
    pub connected: bool,
    /// How long ago it last stood, in milliseconds; before the first one, how long it had been waited for.
    pub away: u64,
    /// Why the bot cannot work, if it cannot.
    pub trouble: Option<String>,
}

/// What is found in the folder of a bot.
pub struct Found {
    /// The last beat; an orderly stop removes it.
    pub sign: Option<Sign>,
    /// Whether its process is there; unknown where files cannot be locked.
    pub held: Option<bool>,
}

/// A heartbeat that beats until it is stopped.
pub struct HeartbeatTask {
    stop: CancellationToken,
    task: JoinHandle<()>,
}

impl HeartbeatTask {
    /// Ends it and removes its file: whoever asks now learns that no bot runs.
    pub async fn stop(self) {
        self.stop.cancel();
        // A task that broke down beats no more, and that is all there is to say of it.
        let _ended = self.task.await;
    }
}

/// Starts the heartbeat of a bot whose store lies in this folder.
pub fn start(folder: PathBuf, tables: Arc<Tables>, health: Arc<Health>) -> HeartbeatTask {
    let stop = CancellationToken::new();
    HeartbeatTask { stop: stop.clone(), task: tokio::spawn(keep(folder, tables, health, stop)) }
}

async fn keep(folder: PathBuf, tables: Arc<Tables>, health: Arc<Health>, stop: CancellationToken) {
    let (mut lock, mut written) = (None, true);
    loop {
        let beat = async {
            let trouble = trouble(&tables, &health).await;
            let (folder, held) = (folder.clone(), lock.take());
            let (connected, away) = (health.connected(), health.away().as_millis() as u64);
            let sign = Sign { at: now(), process: std::process::id(), connected, away, trouble };
            // Disks may hang; the threads that answer people must not.
            tokio::task::spawn_blocking(move || beat(&folder, held, &sign)).await
        };
        let beaten = tokio::select! {
            beaten = beat => beaten,
            () = stop.cancelled() => break,
        };
        match beaten {
            Ok((held, Ok(()))) => (lock, written) = (held, true),
            Ok((held, Err(error))) => {
                if std::mem::take(&mut written) {
                    tracing::warn!(%error, "no heartbeat can be written; `skald health` will say that the bot stands still");
                }
                lock = held;
            }
            Err(error) => tracing::error!(%error, "a beat of the heartbeat broke down"),
        }
        tokio::select! {
            () = tokio::time::sleep(BEAT) => {}
            () = stop.cancelled() => break,
        }
    }
    if let Err(error) = fs::remove_file(folder.join(SIGN)) {
        tracing::debug!(%error, "there was no heartbeat to remove");
    }
}

/// Why the bot cannot work, if it cannot. Waits for the store as long as it takes: no answer, no beat.
async fn trouble(tables: &Tables, health: &Health) -> Option<String> {
    // An empty change goes the whole way of a change, through the one thread that writes, to the disk.
    if let Err(error) = tables.set_delivery_state(Vec::new()).await {
        return Some(error.to_string());
    }
    let idle = health.idle().filter(|idle| *idle > IDLE)?;
    Some(format!("for {} s nobody has looked whether anything is to be sent to Discord", idle.as_secs()))
}

/// Takes the lock, unless it is held already, and writes a sign.
fn beat(folder: &Path, held: Option<File>, sign: &Sign) -> (Option<File>, io::Result<()>) {
    let held = held.or_else(|| (0..TRIES).find_map(|_| lock(folder)));
    (held, write(folder, sign))
}

fn write(folder: &Path, sign: &Sign) -> io::Result<()> {
    let new = folder.join(format!("{SIGN}.new"));
    fs::write(&new, serde_json::to_vec(sign)?)?;
    fs::rename(new, folder.join(SIGN))
}

/// The lock. Whoever asks for our health holds it for a moment; where files cannot be locked there is none.
fn lock(folder: &Path) -> Option<File> {
    let lock = File::options().create(true).truncate(false).write(true).open(folder.join(LOCK)).ok()?;
    if lock.try_lock().is_err() {
        std::thread::sleep(Duration::from_millis(10));
        return None;
    }
    Some(lock)
}

/// Reads what a bot left in the folder of its store.
///
/// # Errors
/// A file that cannot be read, or is no heartbeat.
pub fn find(folder: &Path) -> io::Result<Found> {
    let sign = match fs::read(folder.join(SIGN)) {
        Ok(bytes) => Some(serde_json::from_slice(&bytes)?),
        Err(error) if error.kind() == io::ErrorKind::NotFound => None,
        Err(error) => return Err(error),
    };
    let held = match File::open(folder.join(LOCK)).map(|lock| lock.try_lock_shared()) {
        Ok(Ok(())) => Some(false),
        Ok(Err(TryLockError::WouldBlock)) => Some(true),
        Ok(Err(TryLockError::Error(_))) | Err(_) => None,
    };
    Ok(Found { sign, held })
}

/// Milliseconds since 1970, by the clock of this machine.
pub fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |passed| passed.as_millis() as u64)
}

#[cfg(test)]
mod tests {
    use super::*;
    use skald::store::Memory;
    use skald::table::{SystemClock, SystemEntropy};

    fn tables() -> Arc<Tables> {
        let titles = skald::games::builtin().expect("the titles");
        Arc::new(Tables::new(Arc::new(Memory::new()), titles, Arc::new(SystemClock), Arc::new(SystemEntropy)))
    }

    /// Waits for a beat like this.
    async fn beaten(folder: &Path, wanted: impl Fn(&Found) -> bool) -> Found {
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
        assert!(none.sign.is_none() && none.held.is_none());
        let heartbeat = start(folder.path().to_owned(), tables(), Arc::default());
        let found = beaten(folder.path(), |found| found.sign.is_some()).await;
        let sign = found.sign.expect("a sign");
        assert_eq!((sign.process, sign.connected, sign.trouble), (std::process::id(), false, None));
        assert!(now().abs_diff(sign.at) < 10_000);
        beaten(folder.path(), |found| found.held == Some(true)).await;
        heartbeat.stop().await;
        let left = find(folder.path()).expect("the folder");
        assert!(left.sign.is_none() && left.held == Some(false));
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_store_that_takes_nothing_more_is_trouble() {
        let (folder, tables) = (tempfile::tempdir().expect("a folder"), tables());
        tables.close().await.expect("closes");
        let heartbeat = start(folder.path().to_owned(), tables, Arc::default());
        let found = beaten(folder.path(), |found| found.sign.is_some()).await;
        let trouble = found.sign.and_then(|sign| sign.trouble).expect("trouble");
        assert!(trouble.contains("the store is closed"), "{trouble}");
        heartbeat.stop().await;
    }
}
