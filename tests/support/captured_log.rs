//! What is logged, kept in memory.

use std::io::Write;
use std::sync::{Arc, Mutex, Once};

use tracing::subscriber::DefaultGuard;
use tracing_subscriber::EnvFilter;

/// A writer for `tracing_subscriber`; its clones share what is written.
#[derive(Clone, Default)]
pub struct CapturedLog(Arc<Mutex<Vec<u8>>>);

impl CapturedLog {
    /// Captures what this thread logs from now on, until the guard is dropped: all that a test on virtual time does.
    pub fn watch(filter: &str) -> (Self, DefaultGuard) {
        // Without a subscriber that takes everything, threads that capture nothing could switch a line off for all.
        static TAKES_ALL: Once = Once::new();
        TAKES_ALL.call_once(|| drop(tracing::subscriber::set_global_default(tracing_subscriber::registry())));
        let log = Self::default();
        let lines = log.clone();
        let subscriber = tracing_subscriber::fmt().with_ansi(false).with_env_filter(EnvFilter::new(filter));
        let subscriber = subscriber.with_writer(move || lines.clone()).finish();
        (log, tracing::subscriber::set_default(subscriber))
    }

    /// Everything written up to now.
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
