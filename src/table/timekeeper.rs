//! The timekeeper: runs the due actions of tables. It also writes a heartbeat, so that the next start can give back the
//! time of a stop.

use std::pin::pin;
use std::time::Duration;

use super::{Admin, TableError, TableId, Timestamp};

/// The interval between two queries for due tables.
const ROUND: Duration = Duration::from_secs(2);
/// The maximum number of tables in one round.
const BATCH: usize = 64;
/// The interval of the heartbeat, in milliseconds.
const BEAT: u64 = 60 * 1000;
/// A shorter stop is not given back, in milliseconds.
const SHORT: u64 = 3 * BEAT;
/// The key of the heartbeat.
const BEAT_KEY: &str = "running";
/// The lease under which the time of a stop is given back.
const CREDIT: &str = "credit";

impl Admin<'_> {
    /// Runs until `stop`, together with other processes over the same store.
    pub async fn keep_time(self, stop: impl Future<Output = ()>) {
        let mut stop = pin!(stop);
        // No deadline is acted on before a process has given back the time of a stop, unless that failed while the
        // store worked. A heartbeat of an earlier round would lose that time for all tables that have not got it yet.
        loop {
            match self.0.leases().alone(CREDIT, self.credit_stop()).await {
                Ok(Some(0)) => break,
                Ok(Some(tables)) => {
                    tracing::info!(tables, "gave back the time of a stop");
                    break;
                }
                Ok(None) => {}
                Err(error) if error.is_outage() => {
                    tracing::error!(%error, "cannot give back the time of a stop; retrying");
                }
                Err(error) => {
                    tracing::error!(%error, "cannot give back the time of a stop");
                    break;
                }
            }
            tokio::select! {
                () = &mut stop => return,
                () = tokio::time::sleep(ROUND) => {}
            }
        }
        let (mut aside, mut beat) = (Vec::new(), Timestamp(0));
        loop {
            let pause = match self.round(&mut aside, &mut beat).await {
                Ok(true) => Duration::ZERO,
                Ok(false) => ROUND,
                Err(error) => {
                    tracing::error!(%error, "cannot list the due tables");
                    ROUND
                }
            };
            tokio::select! {
                () = &mut stop => break,
                () = tokio::time::sleep(pause) => {}
            }
        }
        if let Err(error) = self.beat().await {
            tracing::warn!(%error, "cannot write the heartbeat of the timekeeper");
        }
    }

    /// One round; returns whether there may be more to do at once.
    async fn round(self, aside: &mut Vec<(TableId, Timestamp)>, beat: &mut Timestamp) -> Result<bool, TableError> {
        let now = self.0.now();
        if now >= beat.plus(BEAT) || now < *beat {
            self.beat().await?;
            *beat = now;
        }
        aside.retain(|(_, until)| *until > now);
        let left_out: Vec<_> = aside.iter().map(|(table, _)| *table).collect();
        let (failed, more) = self.run_due(BATCH, &left_out).await?;
        aside.extend(failed.into_iter().map(|(table, span)| (table, now.plus(span))));
        Ok(more)
    }

    async fn beat(self) -> Result<(), TableError> {
        self.0.outbox().set_delivery_state(vec![(BEAT_KEY.to_owned(), Some(self.0.now().0.into()))], None).await
    }

    /// Gives back the time since the last heartbeat of any process. Returns the number of tables.
    async fn credit_stop(self) -> Result<usize, TableError> {
        let last = self.0.outbox().delivery_state(BEAT_KEY).await?.and_then(|last| last.as_u64());
        let stopped = last.map_or(0, |last| self.0.now().0.saturating_sub(last));
        let credited = if stopped < SHORT { 0 } else { self.credit(stopped).await? };
        self.beat().await?;
        Ok(credited)
    }
}
