//! `skald run`: the bot on Discord.
//!
//! Invariant: after a stop the process ends within ten seconds, even if its disk or its database hangs.

use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context;
use clap::Args;
use futures_util::future::join_all;
use skald::arena::show::{self, Shown};
use skald::config::{Config, editions};
use skald::discord::{self, BoardPage, BotSetup, Endpoint, Health, Supervisor, Threads};
use skald::store::Store;
use skald::table::{SystemClock, Tables};
use tokio::task::JoinHandle;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use super::host::{self, ConfigArguments};
use super::location::StoreLocation;
use super::operator::requests;
use super::{Stop, doctor, heartbeat, log, monitor, schedule, upkeep};

/// The timeout of a stop, including the close of the store. Container runtimes kill a process after ten seconds.
const STOP: Duration = Duration::from_millis(9500);
/// The least time for closing the store, however long the bot has taken to end.
const CLOSE: Duration = Duration::from_secs(1);
/// The part of that time for the parts beside the bot.
const BESIDE: Duration = Duration::from_millis(500);
/// How long the bot waits for the store before it answers without it.
const SOON: Duration = Duration::from_secs(1);
/// The timeout of threads that still read when all else has ended.
const THREADS: Duration = Duration::from_millis(200);

/// The arguments of `skald run`. The token is no argument: other users can read arguments.
#[derive(Debug, Args)]
pub struct Arguments {
    #[command(flatten)]
    config: ConfigArguments,
}

impl Arguments {
    /// Runs until it is stopped.
    pub fn execute(self, stop: Stop) -> anyhow::Result<ExitCode> {
        let config = doctor::ready(&self.config)?;
        let token = config.discord.token()?;
        let _log = log::start(&config.log)?;
        show::start(Shown::Log);
        let titles = editions::load(config.editions.folder.as_deref())?;
        // From here on a signal stops the bot in order. Before, it ends the process.
        let cancelled = stop.token();
        let runtime = stop.runtime;
        let ran = runtime.block_on(async {
            let stop = cancelled;
            let stopped = tokio::spawn({
                let stop = stop.clone();
                async move {
                    stop.cancelled().await;
                    Instant::now()
                }
            });
            let health = Arc::new(Health::starting());
            let Some((store, opening)) = open(&config, &health, &stop).await? else { return Ok(()) };
            let tables = host::tables(store, titles);
            // First of all, because the address may be taken.
            let endpoint = match &config.interactions {
                Some(interactions) => {
                    let bound = Endpoint::bind(interactions).await;
                    Some(bound.with_context(|| format!("interactions.address: {}", interactions.address))?)
                }
                None => None,
            };
            let page = match &config.board {
                Some(board) => {
                    let secret = board.client_secret()?;
                    let bound = BoardPage::bind(board).await;
                    let bound = bound.with_context(|| format!("board.address: {}", board.address))?;
                    Some(bound.in_discord(secret, config.discord.web_url.clone()))
                }
                None => None,
            };
            let mut beside = Supervisor::new(Arc::clone(&health));
            monitor::start(&mut beside, &config.monitor, Arc::clone(&tables), Arc::clone(&health)).await?;
            let mut later = Supervisor::once_open(Arc::clone(&health));
            schedule::start(&mut later, &config.store, config.backups, Arc::new(SystemClock));
            upkeep::start(&mut later, Arc::clone(&tables), config.store.archive_after);
            if config.store.in_database().is_none() {
                requests::start(&mut later, &config.store.folder, Arc::clone(&tables));
            }
            let beats = heartbeat::start(&mut beside, config.store.folder, Arc::clone(&tables), Arc::clone(&health));
            let setup = BotSetup {
                version: env!("SKALD_VERSION"),
                tables: Arc::clone(&tables),
                config: config.discord,
                endpoint,
                page,
                limits: config.limits,
                forget_server_after: config.store.forget_server_after,
                token,
                stop: stop.clone(),
                health,
                threads: Threads::Own,
            };
            let mut running = std::pin::pin!(discord::run(setup));
            let ran = tokio::select! {
                ran = &mut running => ran.map_err(anyhow::Error::from),
                error = failed(opening) => {
                    stop.cancel();
                    let _ended = running.await;
                    Err(error)
                }
            };
            let since = if stop.is_cancelled() { stopped.await.ok() } else { None };
            let now = Instant::now();
            let until = (since.unwrap_or(now) + STOP).max(now + CLOSE);
            let removed = tokio::task::spawn_blocking(move || beats.remove());
            let removed = tokio::time::timeout_at(until, removed);
            let (closed, _) = tokio::join!(close(tables, [later, beside], until), removed);
            if let (Err(_), Err(error)) = (&ran, &closed) {
                tracing::error!(%error, "the stop was not clean");
            }
            ran?;
            closed
        });
        runtime.shutdown_timeout(THREADS);
        ran.map(|()| ExitCode::SUCCESS)
    }
}

/// The rest of an open that takes long.
type LateOpen = JoinHandle<anyhow::Result<()>>;

/// The store, and the rest of its open if that takes longer than [`SOON`]. `None` if the bot is stopped before.
async fn open(
    config: &Config,
    health: &Arc<Health>,
    stop: &CancellationToken,
) -> anyhow::Result<Option<(Arc<dyn Store>, Option<LateOpen>)>> {
    let location = StoreLocation::of(config);
    let begun = stop.run_until_cancelled(location.begin(config.store.must_exist)).await;
    let (store, open) = match begun {
        Some(begun) => begun?,
        None => return Ok(None),
    };
    let health = Arc::clone(health);
    let Some(open) = open else {
        health.store_opened();
        return Ok(Some((store, None)));
    };
    let mut opening: LateOpen = tokio::task::spawn_blocking(move || {
        open()?;
        health.store_opened();
        Ok(())
    });
    tokio::select! {
        opened = &mut opening => opened?.map(|()| Some((store, None))),
        () = tokio::time::sleep(SOON) => {
            tracing::info!("starting: the store is still opening; people read that the bot is starting");
            Ok(Some((store, Some(opening))))
        }
        () = stop.cancelled() => Ok(None),
    }
}

/// Waits until a late open fails.
async fn failed(opening: Option<LateOpen>) -> anyhow::Error {
    let Some(opening) = opening else { return std::future::pending().await };
    match opening.await {
        Ok(Ok(())) => {
            tracing::info!("the store is open");
            std::future::pending().await
        }
        Ok(Err(error)) => error,
        Err(error) => error.into(),
    }
}

/// Ends the parts beside the bot, and closes the store.
///
/// # Errors
/// The store fails, or does not close in time.
async fn close<const N: usize>(tables: Arc<Tables>, beside: [Supervisor; N], until: Instant) -> anyhow::Result<()> {
    // A backup may hang at its own disk. That must not prevent the close of the store.
    let end = Instant::now() + BESIDE;
    join_all(beside.map(|parts| parts.end(end))).await;
    if let Ok(closed) = tokio::time::timeout_at(until, tables.close()).await {
        return Ok(closed?);
    }
    // A dropped store would wait for its threads once more.
    std::mem::forget(tables);
    anyhow::bail!(
        "the store did not close in time: its disk or its database does not answer. Nothing that a person saw accepted is lost; \
         the next start finds it in the journal or in the database"
    )
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicBool, Ordering};

    use skald::games;
    use skald::store::{Lsm, Memory, Opening};
    use skald::table::SystemEntropy;

    use super::*;

    fn tables(store: Arc<dyn Store>) -> Arc<Tables> {
        let titles = games::builtin().expect("the titles");
        Arc::new(Tables::new(store, titles, Arc::new(SystemClock), Arc::new(SystemEntropy)))
    }

    #[test]
    fn a_disk_that_stands_still_does_not_keep_the_process() {
        let folder = tempfile::tempdir().expect("a folder");
        let stuck = Arc::new(AtomicBool::new(false));
        let on_sync = {
            let stuck = Arc::clone(&stuck);
            move |_: &std::path::Path| {
                while stuck.load(Ordering::SeqCst) {
                    std::thread::sleep(Duration::from_millis(20));
                }
                Ok(())
            }
        };
        let opening = Opening { on_sync: Some(Box::new(on_sync)), ..Opening::default() };
        let runtime = host::runtime().expect("a runtime");
        let store = Lsm::open_with(&folder.path().join("store"), opening).expect("a store");
        let tables = tables(Arc::new(store));
        stuck.store(true, Ordering::SeqCst);
        let begun = std::time::Instant::now();
        let closed = runtime.block_on(async {
            let mut beside = Supervisor::new(Arc::default());
            beside.start("beat", Arc::clone(&tables), |tables, _| {
                Box::pin(async { drop(tables.outbox().set_delivery_state(Vec::new(), None).await) })
            });
            tokio::time::sleep(Duration::from_millis(50)).await;
            close(tables, [beside], Instant::now() + Duration::from_secs(1)).await
        });
        runtime.shutdown_timeout(THREADS);
        let took = begun.elapsed();
        stuck.store(false, Ordering::SeqCst);
        let error = closed.expect_err("it does not close").to_string();
        assert!(error.contains("did not close in time"), "{error}");
        assert!(took < Duration::from_secs(5), "{took:?}");
    }

    #[tokio::test(start_paused = true)]
    async fn hanging_task_does_not_prevent_closing_the_store() {
        let tables = tables(Arc::new(Memory::new()));
        let mut beside = Supervisor::new(Arc::default());
        beside.start("hangs", (), |(), _| Box::pin(std::future::pending()));
        close(Arc::clone(&tables), [beside], Instant::now() + CLOSE).await.expect("closes");
        let refused = tables.outbox().set_delivery_state(Vec::new(), None).await.expect_err("closed");
        assert!(refused.to_string().contains("the store is closed"), "{refused}");
    }
}
