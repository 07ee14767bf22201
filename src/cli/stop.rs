//! Ctrl-C and SIGTERM, from the first instruction of the program on.
//!
//! Until a subcommand asks for [`Stop::token`], a signal ends the process at once: a store is sound wherever that is.
//! The first process of a container gets no signal that it does not handle.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use anyhow::Context;
use skald::arena::output;
use tokio::runtime::Runtime;
use tokio_util::sync::CancellationToken;

use super::host;

/// After this time a stop ends the process, whatever hangs. Container runtimes kill a process after ten seconds.
const PATIENCE: Duration = Duration::from_millis(9800);

/// What the process says then, in place of the subcommand.
const OVERDUE: &str = "skald: the stop was not clean: within 9.8 s a disk, a database or the machine was too slow for it. \
                       Nothing that a person saw accepted is lost; the next start finds it in the journal or in the database";

/// The exit code of a process that a signal ended at once. `deploy/skald.service` takes it for success.
const ENDED: i32 = 130;

/// Waits for the signals, on the runtime of the program.
pub struct Stop {
    pub runtime: Runtime,
    token: CancellationToken,
    awaited: Arc<AtomicBool>,
}

/// The private folders that a signal removes.
static TEMPORARY: Mutex<Vec<std::path::PathBuf>> = Mutex::new(Vec::new());

/// Removes this folder if a signal ends the process.
pub fn remove_at_signal(folder: &std::path::Path) {
    TEMPORARY.lock().unwrap_or_else(PoisonError::into_inner).push(folder.to_owned());
}

fn end(code: i32) -> ! {
    for folder in TEMPORARY.lock().unwrap_or_else(PoisonError::into_inner).drain(..) {
        let _gone = std::fs::remove_dir_all(folder);
    }
    std::process::exit(code)
}

impl Stop {
    /// Begins to wait for the signals.
    ///
    /// # Errors
    /// The runtime cannot start its threads.
    pub fn listen() -> anyhow::Result<Self> {
        Self::listen_with(PATIENCE)
    }

    fn listen_with(patience: Duration) -> anyhow::Result<Self> {
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
                end(ENDED);
            }
            tracing::info!("stopping; a second signal exits immediately");
            stop.cancel();
            // A thread, because the runtime may hang.
            let _later = std::thread::Builder::new().spawn(move || {
                std::thread::sleep(patience);
                output::last_line(OVERDUE.to_owned());
                end(1);
            });
            signals.next().await;
            end(ENDED);
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

#[cfg(all(test, unix))]
mod tests {
    use std::process::{Command, Stdio};

    use super::*;

    /// The part of the test below that is a process of its own.
    const HANGS: &str = "SKALD_TEST_HANGS";

    #[test]
    fn stop_that_hangs_ends_with_a_sentence_and_code_1() {
        if std::env::var_os(HANGS).is_some() {
            let stop = Stop::listen_with(Duration::from_millis(200)).expect("awaits signals");
            let _hangs = stop.token();
            let kill = Command::new("kill").arg(std::process::id().to_string()).status();
            assert!(kill.expect("there is a kill").success());
            loop {
                std::thread::park();
            }
        }
        let mut hanging = Command::new(std::env::current_exe().expect("is known"));
        hanging.args(["--exact", "cli::stop::tests::stop_that_hangs_ends_with_a_sentence_and_code_1", "--nocapture"]);
        let ended = hanging.env(HANGS, "1").stdin(Stdio::null()).output().expect("starts");
        let said = String::from_utf8_lossy(&ended.stderr);
        assert_eq!(ended.status.code(), Some(1), "{said}");
        assert!(
            said.contains("the stop was not clean") && said.contains("Nothing that a person saw accepted"),
            "{said}"
        );
    }
}
