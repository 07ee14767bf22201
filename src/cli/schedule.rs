//! The scheduled backups of a running bot. They neither delay play nor make it fail.

use std::sync::Arc;
use std::time::Duration;

use metrics::{counter, describe_counter};
use skald::config::{BackupsConfig, StoreConfig};
use skald::discord::Supervisor;
use skald::store::{OpenError, Rotation, Taken};
use skald::table::{Clock, Timestamp};
use tokio_util::sync::CancellationToken;

/// How often to check whether a backup is due.
const CHECK: Duration = Duration::from_secs(60);

/// The backoff after a failure, in milliseconds.
const RETRY: u64 = 60 * 60 * 1000;

/// The metric of the scheduled backups.
pub const BACKUPS: &str = "skald_backups_total";

/// Registers the metric with its labels.
pub fn describe() {
    describe_counter!(BACKUPS, "Scheduled backups, by result");
    for result in ["taken", "failed"] {
        counter!(BACKUPS, "result" => result).increment(0);
    }
}

/// Starts the scheduled backups of a configuration. A database has none, because its own tools back it up.
pub fn start(parts: &mut Supervisor, store: &StoreConfig, backups: BackupsConfig, clock: Arc<dyn Clock>) {
    let rotation = Rotation { store: store.folder.clone(), folder: backups.folder, keep: backups.keep };
    if let Some(every) = backups.every.filter(|_| store.in_database().is_none()) {
        parts.start("backups", rotation, move |rotation, stop| {
            Box::pin(keep_up(rotation, every, Arc::clone(&clock), stop))
        });
    }
}

async fn keep_up(rotation: &Rotation, every: Duration, clock: Arc<dyn Clock>, stop: &CancellationToken) {
    let mut not_before = Timestamp(0);
    loop {
        tokio::select! {
            () = tokio::time::sleep(CHECK) => {}
            () = stop.cancelled() => return,
        }
        let now = clock.now();
        // A clock that was set back must not delay the retry for long.
        if now < not_before && now.plus(RETRY) > not_before {
            continue;
        }
        let rotation = rotation.clone();
        let cancelled = stop.clone();
        let folder = rotation.folder.clone();
        let work = move || rotation.keep_up(every, now, move || cancelled.is_cancelled());
        match tokio::task::spawn_blocking(work).await {
            Ok(Ok(taken)) => taken.iter().for_each(log_backup),
            Ok(Err(_)) if stop.is_cancelled() => return,
            Ok(Err(error)) => {
                counter!(BACKUPS, "result" => "failed").increment(1);
                log_failure(&folder.display().to_string(), &error);
                not_before = now.plus(RETRY);
            }
            Err(error) => {
                counter!(BACKUPS, "result" => "failed").increment(1);
                tracing::error!(%error, "a backup panicked");
                not_before = now.plus(RETRY);
            }
        }
    }
}

fn log_backup(Taken { path, backup, removed }: &Taken) {
    counter!(BACKUPS, "result" => "taken").increment(1);
    let bytes = backup.bytes;
    let group = backup.group;
    let removed = removed.len();
    tracing::info!(path = %path.display(), bytes, group, removed, "backed the store up");
    if !backup.synced {
        tracing::warn!(
            path = %path.display(),
            "the file system of the backups cannot sync folders: a power loss soon after may lose the newest backup"
        );
    }
}

fn log_failure(folder: &str, error: &OpenError) {
    tracing::warn!(
        folder,
        %error,
        "no backup was taken, or an old one was not removed; play continues, and the backup is retried in an hour. \
         Look that the disk has room and that the folder may be written to, or name another under [backups]"
    );
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use metrics_exporter_prometheus::PrometheusBuilder;
    use skald::store::{Lsm, Store};
    use tokio::time::Instant;

    use super::*;

    /// A clock that follows the paused time of the runtime.
    struct Virtual(Instant);

    impl Clock for Virtual {
        fn now(&self) -> Timestamp {
            Timestamp(1_795_283_413_000).plus(self.0.elapsed().as_millis() as u64)
        }
    }

    fn scheduled(folder: &Path) -> usize {
        std::fs::read_dir(folder).map_or(0, Iterator::count)
    }

    fn started(folder: &Path, backups: &Path, every: Option<Duration>) -> Supervisor {
        let store = StoreConfig { folder: folder.join("data"), ..skald::config::Config::default().store };
        let backups = BackupsConfig { folder: backups.to_owned(), every, keep: 3 };
        let mut parts = Supervisor::new(Arc::default());
        start(&mut parts, &store, backups, Arc::new(Virtual(Instant::now())));
        parts
    }

    const HOUR: Duration = Duration::from_secs(3600);

    #[tokio::test(start_paused = true)]
    async fn backups_are_taken_on_time_and_old_ones_go() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Lsm::open(&folder.path().join("data")).expect("opens");
        let backups = folder.path().join("backups");
        let task = started(folder.path(), &backups, Some(6 * HOUR));
        for (hours, expected) in [(1, 1), (4, 1), (2, 2), (6, 3), (60, 3)] {
            tokio::time::sleep(hours * HOUR).await;
            assert_eq!(scheduled(&backups), expected, "after {hours} more hours");
        }
        task.end(Instant::now() + HOUR).await;
        tokio::time::sleep(24 * HOUR).await;
        assert_eq!(scheduled(&backups), 3);
        let never = started(folder.path(), &folder.path().join("never"), None);
        tokio::time::sleep(100 * HOUR).await;
        never.end(Instant::now() + HOUR).await;
        assert!(!folder.path().join("never").exists());
        store.close().await.expect("closes");
    }

    #[tokio::test(start_paused = true)]
    async fn failed_backup_is_retried_without_harm_to_play() {
        let recorder = PrometheusBuilder::new().build_recorder();
        let _recorded = metrics::set_default_local_recorder(&recorder);
        let folder = tempfile::tempdir().expect("a folder");
        let store = Lsm::open(&folder.path().join("data")).expect("opens");
        let backups = folder.path().join("backups");
        std::fs::write(&backups, "a file where the folder should be").expect("is written");
        let task = started(folder.path(), &backups, Some(24 * HOUR));
        tokio::time::sleep(HOUR).await;
        store.remember(vec![("a".to_owned(), Some(1.into()))], None).await.expect("play goes on");
        let shown = recorder.handle().render();
        let failed = shown.lines().find_map(|line| line.strip_prefix("skald_backups_total{result=\"failed\"} "));
        assert!(failed.is_some_and(|count| count != "0"), "the alert SkaldBackups: {shown}");
        std::fs::remove_file(&backups).expect("is there");
        tokio::time::sleep(2 * HOUR).await;
        assert_eq!(scheduled(&backups), 1, "not only after a day");
        task.end(Instant::now() + HOUR).await;
        store.close().await.expect("closes");
    }
}
