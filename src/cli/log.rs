//! The log on standard error, written by a thread of its own.
//!
//! The same line at level WARN or ERROR is written only a few times a minute. Lines that are left out are counted.
//!
//! Invariant: no other thread waits for the reader of the log. A reader may stop, such as a terminal after Ctrl-S or a
//! stuck journald. Lines beyond the queue are then dropped and counted.

use std::collections::HashMap;
use std::fmt::{Debug, Write as _};
use std::io::{self, IsTerminal as _, Write};
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::Context;
use metrics::counter;
use skald::config::{LogConfig, LogFormat};
use tracing::field::{Field, Visit};
use tracing::subscriber::Interest;
use tracing::{Event, Level, Metadata};
use tracing_subscriber::filter::FilterExt as _;
use tracing_subscriber::fmt::layer;
use tracing_subscriber::layer::{Context as LayerContext, Filter, SubscriberExt as _};
use tracing_subscriber::util::SubscriberInitExt as _;
use tracing_subscriber::{Layer as _, Registry};

/// The bytes of lines that may wait for the reader.
const MOST: usize = 1 << 20;
/// How long the end of the program waits for the last lines.
const LAST: Duration = Duration::from_millis(200);
/// How often the same line of a problem is written in this time.
const REPEATED: u32 = 3;
const MINUTE: Duration = Duration::from_secs(60);
const POLL: Duration = Duration::from_millis(2);

/// The metric of the dropped lines.
pub const DROPPED: &str = "skald_log_lines_dropped_total";

/// A started log. Dropping it waits briefly for the last lines.
pub struct Log(Lines);

/// The queue of the lines. It implements [`Write`] for whole lines, and never blocks.
#[derive(Clone)]
struct Lines {
    queue: Sender<Vec<u8>>,
    waiting: Arc<Waiting>,
}

#[derive(Default)]
struct Waiting {
    bytes: AtomicUsize,
    /// The lines dropped, and those left out as repeated, since the log last said so.
    dropped: AtomicU64,
    repeated: AtomicU64,
}

/// Leaves out the same line of a problem after the first ones of each minute.
struct Repeats {
    waiting: Arc<Waiting>,
    /// When the minute began, and how often each line was written in it.
    written: Mutex<(Instant, HashMap<String, u32>)>,
}

impl Repeats {
    fn new(waiting: &Arc<Waiting>) -> Self {
        Self { waiting: Arc::clone(waiting), written: Mutex::new((Instant::now(), HashMap::new())) }
    }

    /// Whether a line may be written now.
    fn passes(&self, line: String) -> bool {
        let mut written = self.written.lock().unwrap_or_else(PoisonError::into_inner);
        if written.0.elapsed() >= MINUTE {
            *written = (Instant::now(), HashMap::new());
        }
        let count = written.1.entry(line).or_default();
        *count += 1;
        let passes = *count <= REPEATED;
        if !passes {
            self.waiting.repeated.fetch_add(1, Ordering::Relaxed);
        }
        passes
    }
}

impl<S> Filter<S> for Repeats {
    fn enabled(&self, _: &Metadata<'_>, _: &LayerContext<'_, S>) -> bool {
        true
    }

    fn callsite_enabled(&self, _: &'static Metadata<'static>) -> Interest {
        Interest::always()
    }

    fn event_enabled(&self, event: &Event<'_>, _: &LayerContext<'_, S>) -> bool {
        if *event.metadata().level() > Level::WARN {
            return true;
        }
        let mut line = Line(event.metadata().target().to_owned());
        event.record(&mut line);
        self.passes(line.0)
    }
}

/// The target and the fields of an event.
struct Line(String);

impl Visit for Line {
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        let _written = write!(self.0, " {field}={value:?}");
    }
}

/// Starts the log. A panic becomes a line of it, because the usual message waits for the reader.
///
/// # Errors
/// An invalid filter, or the system starts no thread.
pub fn start(config: &LogConfig) -> anyhow::Result<Log> {
    let lines = Lines::to(io::stderr()).context("no thread for the log")?;
    let chosen = config.chosen::<Registry>().context("log.filter")?.and(Repeats::new(&lines.waiting));
    let queue = lines.clone();
    // Standard error may be closed. That is no reason to stop.
    let written = layer().with_writer(move || queue.clone()).log_internal_errors(false);
    match config.format {
        LogFormat::Text => {
            let written = written.with_ansi(io::stderr().is_terminal());
            tracing_subscriber::registry().with(written.with_filter(chosen)).init();
        }
        LogFormat::Json => tracing_subscriber::registry().with(written.json().with_filter(chosen)).init(),
    }
    std::panic::set_hook(Box::new(|panic| tracing::error!("{panic}")));
    Ok(Log(lines))
}

impl Lines {
    fn to(stream: impl Write + Send + 'static) -> io::Result<Self> {
        let (queue, lines) = mpsc::channel();
        let waiting = Arc::<Waiting>::default();
        let shared = Arc::clone(&waiting);
        std::thread::Builder::new().name("log".to_owned()).spawn(move || write(&lines, stream, &shared))?;
        Ok(Self { queue, waiting })
    }

    fn flush_within(&self, patience: Duration) {
        let until = Instant::now() + patience;
        while self.waiting.bytes.load(Ordering::Acquire) > 0 && Instant::now() < until {
            std::thread::sleep(POLL);
        }
    }
}

impl Write for Lines {
    fn write(&mut self, line: &[u8]) -> io::Result<usize> {
        let before = self.waiting.bytes.fetch_add(line.len(), Ordering::AcqRel);
        if before + line.len() > MOST || self.queue.send(line.to_vec()).is_err() {
            self.waiting.bytes.fetch_sub(line.len(), Ordering::AcqRel);
            self.waiting.dropped.fetch_add(1, Ordering::Relaxed);
            counter!(DROPPED).increment(1);
        }
        Ok(line.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

fn write(lines: &Receiver<Vec<u8>>, mut stream: impl Write, waiting: &Waiting) {
    let mut said = Instant::now();
    for line in lines {
        let _closed = stream.write_all(&line);
        let left = waiting.bytes.fetch_sub(line.len(), Ordering::AcqRel) - line.len();
        // Only when there is room again, so that a slow reader does not get this line after every other one.
        let dropped = if left < MOST / 2 { waiting.dropped.swap(0, Ordering::Relaxed) } else { 0 };
        if dropped > 0 {
            tracing::warn!(dropped, "lines of the log were dropped, because it was not read");
        }
        if said.elapsed() >= MINUTE {
            said = Instant::now();
            let repeated = waiting.repeated.swap(0, Ordering::Relaxed);
            if repeated > 0 {
                tracing::warn!(repeated, "repeated lines of problems were left out");
            }
        }
    }
}

impl Drop for Log {
    fn drop(&mut self) {
        self.0.flush_within(LAST);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A stream that passes on what is written when a test takes it.
    struct Slow(mpsc::SyncSender<Vec<u8>>);

    impl Write for Slow {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            let taken = self.0.send(bytes.to_vec());
            taken.map(|()| bytes.len()).map_err(io::Error::other)
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn the_same_problem_is_written_a_few_times_a_minute() {
        let waiting = Arc::default();
        let repeats = Repeats::new(&waiting);
        for _ in 0..REPEATED {
            assert!(repeats.passes("the disk is full".to_owned()));
        }
        assert!(!repeats.passes("the disk is full".to_owned()));
        assert!(repeats.passes("another problem".to_owned()));
        assert_eq!(waiting.repeated.load(Ordering::Relaxed), 1);
        repeats.written.lock().unwrap().0 -= MINUTE;
        assert!(repeats.passes("the disk is full".to_owned()));
    }

    #[test]
    fn lines_without_a_reader_are_dropped_and_counted() {
        let (sender, reader) = mpsc::sync_channel(0);
        let mut lines = Lines::to(Slow(sender)).unwrap();
        let line = [b'x'; 1024];
        for _ in 0..MOST / 1024 + 7 {
            lines.write_all(&line).unwrap();
        }
        assert_eq!(lines.waiting.dropped.load(Ordering::Relaxed), 7);
        let begun = Instant::now();
        lines.flush_within(Duration::from_millis(20));
        assert!(begun.elapsed() >= Duration::from_millis(20), "the last lines are awaited");
        for _ in 0..MOST / 1024 {
            assert_eq!(reader.recv().unwrap(), line);
        }
        lines.flush_within(Duration::from_secs(60));
        assert_eq!(lines.waiting.bytes.load(Ordering::Relaxed), 0);
        lines.write_all(b"later").unwrap();
        assert_eq!(reader.recv().unwrap(), b"later");
        assert_eq!(lines.waiting.dropped.load(Ordering::Relaxed), 0, "it was said");
    }
}
