//! The log lines of a test, kept in memory.

use std::io::Write;
use std::sync::{Arc, Mutex, Once};

use tracing::subscriber::DefaultGuard;
use tracing_subscriber::EnvFilter;

/// A writer for `tracing_subscriber`. Its clones share the text.
#[derive(Clone, Default)]
pub struct CapturedLog(Arc<Mutex<Vec<u8>>>);

impl CapturedLog {
    /// Captures the log lines of this thread until the caller drops the guard. A test on virtual time runs on one thread.
    pub fn watch(filter: &str) -> (Self, DefaultGuard) {
        // Without a global subscriber that accepts everything, tracing caches a line as disabled for all threads.
        static TAKES_ALL: Once = Once::new();
        TAKES_ALL.call_once(|| drop(tracing::subscriber::set_global_default(tracing_subscriber::registry())));
        let log = Self::default();
        let lines = log.clone();
        let subscriber = tracing_subscriber::fmt().with_ansi(false).with_env_filter(EnvFilter::new(filter));
        let subscriber = subscriber.with_writer(move || lines.clone()).finish();
        (log, tracing::subscriber::set_default(subscriber))
    }

    /// The text so far.
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.0.lock().unwrap()).into_owned()
    }
}

impl Write for CapturedLog {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}
