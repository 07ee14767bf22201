//! The timekeeper: runs the due actions of tables, and gives back the time in which people could not act.
//!
//! People cannot act while no process runs, while the process is frozen (suspended, paused, a jump of the clock), and
//! while Discord cannot be reached. The timekeeper records in the store when people could last act, so that the next
//! start, or another process, knows it. Invariant: no deadline is acted on before the time of a gap is given back.

use std::pin::pin;
use std::time::Duration;

use crate::{Admin, TableError, TableId, Timestamp};

/// The interval between two queries for due tables.
const ROUND: Duration = Duration::from_secs(2);
/// The maximum number of tables in one round.
const BATCH: usize = 64;
/// How often the time is recorded at which people can act, in milliseconds.
const BEAT: u64 = 5 * 1000;
/// A shorter gap is not given back, in milliseconds.
const SHORTEST_GAP: u64 = 3 * BEAT;
/// The most that is given back for one gap, in milliseconds: a wrong clock must not stop a game for years.
const LONGEST_GAP: u64 = 31 * 24 * 60 * 60 * 1000;
/// The key of the recorded time.
const BEAT_KEY: &str = "running";
/// The lease under which the time of a gap is given back.
const CREDIT: &str = "credit";

/// What the timekeeper remembers between two rounds.
#[derive(Default)]
struct Watch {
    /// When people could last act, and how far the clock had been turned then; `None` before the first round.
    acted: Option<(Timestamp, u64)>,
    /// When that was last recorded.
    recorded: Timestamp,
    /// The tables that are skipped for a while.
    aside: Vec<(TableId, Timestamp)>,
}

impl Admin<'_> {
    /// Runs until `stop`, together with other processes over the same store. `reachable` says whether people can act
    /// through this process. While they cannot, no deadline is acted on, and their clocks get that time back.
    pub async fn keep_time(self, reachable: impl Fn() -> bool, stop: impl Future<Output = ()>) {
        let mut stop = pin!(stop);
        let mut watch = Watch::default();
        loop {
            let pause = match self.round(&mut watch, &reachable).await {
                Ok(true) => Duration::ZERO,
                Ok(false) => ROUND,
                Err(error) => {
                    tracing::error!(%error, "the timekeeper cannot work; retrying");
                    ROUND
                }
            };
            tokio::select! {
                () = &mut stop => break,
                () = tokio::time::sleep(pause) => {}
            }
        }
        if let (true, Some(_)) = (reachable(), watch.acted)
            && let Err(error) = self.beat(self.0.now()).await
        {
            tracing::warn!(%error, "cannot record when the timekeeper stopped");
        }
    }

    /// One round; returns whether there may be more to do at once.
    async fn round(self, watch: &mut Watch, reachable: &impl Fn() -> bool) -> Result<bool, TableError> {
        if !reachable() {
            return Ok(false);
        }
        let now = self.0.now();
        let turned = self.0.clock.turned();
        let gap = watch.acted.map_or(u64::MAX, |(acted, before)| {
            now.0.saturating_sub(acted.0).saturating_sub(turned.saturating_sub(before))
        });
        if gap >= SHORTEST_GAP {
            match self.0.leases().alone(CREDIT, self.credit_gap(gap)).await {
                Ok(Some(0)) => {}
                Ok(Some(tables)) => tracing::info!(tables, "gave back the time in which people could not act"),
                Ok(None) => return Ok(false),
                Err(error) if error.is_outage() => return Err(error),
                Err(error) => tracing::error!(%error, "cannot give back the time in which people could not act"),
            }
            watch.recorded = self.0.now();
        }
        // People could act while the time was given back: with many tables that must not count as the next gap.
        let now = self.note_acted(watch).await?;
        watch.aside.retain(|(_, until)| *until > now);
        let left_out: Vec<_> = watch.aside.iter().map(|(table, _)| *table).collect();
        let (failed, more) = self.run_due(BATCH, &left_out).await?;
        watch.aside.extend(failed.into_iter().map(|(table, span)| (table, now.plus(span))));
        // People could also act while a slow round worked.
        self.note_acted(watch).await?;
        Ok(more)
    }

    /// Notes that people can act now, and records it from time to time. Returns the time.
    async fn note_acted(self, watch: &mut Watch) -> Result<Timestamp, TableError> {
        let now = self.0.now();
        watch.acted = Some((now, self.0.clock.turned()));
        if now >= watch.recorded.plus(BEAT) || now < watch.recorded {
            self.beat(now).await?;
            watch.recorded = now;
        }
        Ok(now)
    }

    /// Records that people can act now.
    async fn beat(self, now: Timestamp) -> Result<(), TableError> {
        self.0.outbox().set_delivery_state(vec![(BEAT_KEY.to_owned(), Some(now.0.into()))], None).await
    }

    /// Gives back a gap of so many milliseconds, but not the part in which people could act through another process.
    /// Returns the number of tables.
    async fn credit_gap(self, gap: u64) -> Result<usize, TableError> {
        let now = self.0.now();
        let last = self.0.outbox().delivery_state(BEAT_KEY).await?.and_then(|last| last.as_u64());
        let gap = last.map_or(0, |last| now.0.saturating_sub(last)).min(gap).min(LONGEST_GAP);
        let credited = if gap < SHORTEST_GAP { 0 } else { self.credit(gap).await? };
        self.beat(self.0.now()).await?;
        Ok(credited)
    }
}
