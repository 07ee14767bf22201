//! Runs the parts of the bot that work in the background until it stops.
//!
//! A part that panics is logged, counted by a metric, shown in the [`Health`], and restarted with its state.

use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use futures_util::FutureExt as _;
use futures_util::future::{BoxFuture, join_all};
use tokio::task::JoinHandle;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use crate::health::Health;
use crate::metrics;

const PAUSE: Duration = Duration::from_secs(2);

/// The background parts that end together.
pub struct Supervisor {
    health: Arc<Health>,
    /// Whether the parts wait until the store is open.
    patient: bool,
    stop: CancellationToken,
    parts: Vec<(&'static str, JoinHandle<()>)>,
}

impl Supervisor {
    /// A supervisor without parts. Panics are recorded in this health.
    pub fn new(health: Arc<Health>) -> Self {
        Self { health, patient: false, stop: CancellationToken::new(), parts: Vec::new() }
    }

    /// The same, but its parts begin once the store is open.
    pub fn once_open(health: Arc<Health>) -> Self {
        Self { patient: true, ..Self::new(health) }
    }

    /// Starts a part. `run` works until the token is cancelled, or until nothing is left to do. After a panic it gets
    /// the same state again.
    pub fn start<S: Send + 'static>(
        &mut self,
        part: &'static str,
        mut state: S,
        run: impl for<'a> Fn(&'a mut S, &'a CancellationToken) -> BoxFuture<'a, ()> + Send + Sync + 'static,
    ) {
        metrics::part_begins(part);
        let health = Arc::clone(&self.health);
        let stop = self.stop.clone();
        let patient = self.patient;
        let task = tokio::spawn(async move {
            if patient && stop.run_until_cancelled(health.opened()).await.is_none() {
                return;
            }
            while AssertUnwindSafe(run(&mut state, &stop)).catch_unwind().await.is_err() {
                tracing::error!(part, "a part of the bot panicked; it is restarted");
                metrics::part_panicked(part);
                health.part_panicked(part);
                if stop.run_until_cancelled(tokio::time::sleep(PAUSE)).await.is_none() {
                    break;
                }
            }
        });
        self.parts.push((part, task));
    }

    /// Ends all parts, and aborts those that have not ended by then. The next start does their work.
    pub async fn end(self, until: Instant) {
        self.stop.cancel();
        let end = async |(part, mut task): (&'static str, JoinHandle<()>)| {
            if tokio::time::timeout_at(until, &mut task).await.is_err() {
                tracing::warn!(part, "a part of the bot did not end in time; it is aborted");
                task.abort();
            }
        };
        join_all(self.parts.into_iter().map(end)).await;
    }
}

#[cfg(test)]
mod tests {
    use metrics_exporter_prometheus::PrometheusBuilder;
    use tokio::sync::mpsc;

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn panicking_part_is_counted_and_restarted_with_its_state() {
        let recorder = PrometheusBuilder::new().build_recorder();
        let _recorded = ::metrics::set_default_local_recorder(&recorder);
        let health = Arc::new(Health::default());
        let mut parts = Supervisor::new(Arc::clone(&health));
        let (sender, mut runs) = mpsc::unbounded_channel();
        parts.start("clocks", 0, move |count, stop| {
            *count += 1;
            let run = *count;
            sender.send(run).unwrap();
            Box::pin(async move {
                assert!(run > 3, "a defect");
                stop.cancelled().await;
            })
        });
        assert_eq!((runs.recv().await, health.failing()), (Some(1), None));
        let concern = "a panic stopped the part \"clocks\" 0 s ago; it was restarted (panics: 1)";
        assert_eq!(health.concerns(), [concern]);
        assert_eq!((runs.recv().await, health.failing()), (Some(2), None));
        assert_eq!(runs.recv().await, Some(3));
        assert_eq!(health.failing().as_deref(), Some("the part \"clocks\" panics again and again"));
        assert_eq!(runs.recv().await, Some(4));
        tokio::time::sleep(Duration::from_secs(60)).await;
        assert_eq!((health.concerns().len(), health.failing()), (1, None), "the last run goes on");
        let counted = "skald_part_panics_total{part=\"clocks\"} 3";
        assert!(recorder.handle().render().lines().any(|line| line == counted), "{}", recorder.handle().render());
        parts.end(Instant::now() + PAUSE).await;
        assert_eq!(runs.recv().await, None, "it has ended");
    }

    #[tokio::test(start_paused = true)]
    async fn patient_parts_begin_when_the_store_is_open() {
        let health = Arc::new(Health::starting());
        let (sender, mut begun) = mpsc::unbounded_channel();
        let start = |mut parts: Supervisor, part| {
            let sender = sender.clone();
            parts.start(part, sender, move |sender, _| {
                let _ = sender.send(part);
                Box::pin(std::future::ready(()))
            });
            parts
        };
        let patient = start(Supervisor::once_open(Arc::clone(&health)), "patient");
        let stopped = start(Supervisor::once_open(Arc::clone(&health)), "stopped");
        let eager = start(Supervisor::new(Arc::clone(&health)), "eager");
        tokio::time::sleep(Duration::from_secs(60)).await;
        assert_eq!((begun.try_recv(), begun.try_recv().is_err()), (Ok("eager"), true), "the store is not open");
        let before = Instant::now();
        stopped.end(before + PAUSE).await;
        assert_eq!(before.elapsed(), Duration::ZERO, "a part that has not begun ends at once");
        health.store_opened();
        assert_eq!(begun.recv().await, Some("patient"));
        for parts in [patient, eager] {
            parts.end(Instant::now() + PAUSE).await;
        }
        assert!(begun.try_recv().is_err(), "a stopped part never begins");
    }

    #[tokio::test(start_paused = true)]
    async fn part_that_panicked_is_not_restarted_after_a_stop() {
        let mut parts = Supervisor::new(Arc::default());
        let (sender, mut runs) = mpsc::unbounded_channel();
        parts.start("clocks", 0, move |count, _| {
            *count += 1;
            let run = *count;
            sender.send(run).unwrap();
            Box::pin(async move { assert!(run > 1, "a defect") })
        });
        assert_eq!(runs.recv().await, Some(1));
        parts.end(Instant::now() + 2 * PAUSE).await;
        assert_eq!(runs.recv().await, None);
    }

    #[tokio::test(start_paused = true)]
    async fn part_that_does_not_end_is_aborted() {
        let begun = Instant::now();
        let mut parts = Supervisor::new(Arc::default());
        let (sender, mut held) = mpsc::unbounded_channel::<()>();
        parts.start("hangs", sender, |_, _| Box::pin(std::future::pending()));
        parts.end(begun + PAUSE).await;
        assert_eq!((held.recv().await, begun.elapsed()), (None, PAUSE));
    }
}
