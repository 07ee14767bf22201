//! Ctrl-C and SIGTERM, from the first instruction of the program on.
//!
//! Until a subcommand asks for [`Stop::token`], a signal ends the process at once: a store is sound wherever that is.
//! The first process of a container gets no signal that it does not handle.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use anyhow::Context;
use tokio::runtime::Runtime;
use tokio_util::sync::CancellationToken;

use super::host;

/// After this time a stop ends the process, whatever hangs. Container runtimes kill a process after ten seconds.
const PATIENCE: Duration = Duration::from_millis(9800);

/// The exit code of a process that a signal ended. `deploy/skald.service` takes it for success.
const ENDED: i32 = 130;

/// Waits for the signals, on the runtime of the program.
pub struct Stop {
    pub runtime: Runtime,
    token: CancellationToken,
    awaited: Arc<AtomicBool>,
}

/// A private folder that a signal removes.
static TEMPORARY: Mutex<Option<std::path::PathBuf>> = Mutex::new(None);

/// Removes this folder if a signal ends the process.
pub fn remove_at_signal(folder: &std::path::Path) {
    *TEMPORARY.lock().unwrap_or_else(PoisonError::into_inner) = Some(folder.to_owned());
}

fn end() -> ! {
    if let Some(folder) = TEMPORARY.lock().unwrap_or_else(PoisonError::into_inner).take() {
        let _gone = std::fs::remove_dir_all(folder);
    }
    std::process::exit(ENDED)
}

impl Stop {
    /// Begins to wait for the signals.
    ///
    /// # Errors
    /// The runtime cannot start its threads.
    pub fn listen() -> anyhow::Result<Self> {
        let runtime = host::runtime()?;
        let token = CancellationToken::new();
        let awaited = Arc::<AtomicBool>::default();
        let mut signals = {
            let _within = runtime.enter();
            Signals::new().context("the signals of the system cannot be awaited")?
        };
        let stop = token.clone();
        let waits = Arc::clone(&awaited);
        runtime.spawn(async move {
            signals.next().await;
            if !waits.load(Ordering::SeqCst) {
                end();
            }
            tracing::info!("stopping; a second signal exits immediately");
            stop.cancel();
            // A thread, because the runtime may hang.
            let _later = std::thread::Builder::new().spawn(|| {
                std::thread::sleep(PATIENCE);
                end();
            });
            signals.next().await;
            end();
        });
        Ok(Self { runtime, token, awaited })
    }

    /// The token that the first signal cancels from now on.
    pub fn token(&self) -> CancellationToken {
        self.awaited.store(true, Ordering::SeqCst);
        self.token.clone()
    }
}

/// The awaited signals.
struct Signals {
    #[cfg(unix)]
    terminate: tokio::signal::unix::Signal,
    #[cfg(unix)]
    interrupt: tokio::signal::unix::Signal,
}

impl Signals {
    fn new() -> std::io::Result<Self> {
        #[cfg(unix)]
        {
            use tokio::signal::unix::{SignalKind, signal};
            Ok(Self { terminate: signal(SignalKind::terminate())?, interrupt: signal(SignalKind::interrupt())? })
        }
        #[cfg(not(unix))]
        Ok(Self {})
    }

    async fn next(&mut self) {
        #[cfg(unix)]
        tokio::select! {
            _ = self.terminate.recv() => {}
            _ = self.interrupt.recv() => {}
        }
        #[cfg(not(unix))]
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    }
}
