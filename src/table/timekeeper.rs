//! Keeps time while the program runs: lets tables do what is due, and notes that the program runs, so that a later start can
//! give back the time in which it did not.

use std::pin::pin;
use std::time::Duration;

use super::{TableError, TableId, Tables, Timestamp};

/// How often the store is asked which tables are due.
const ROUND: Duration = Duration::from_secs(2);
/// How many tables are served in one round.
const BATCH: usize = 64;
/// How often it is noted that the program runs, in milliseconds.
const BEAT: u64 = 60 * 1000;
/// A stop shorter than this is not given back, in milliseconds.
const SHORT: u64 = 3 * BEAT;
/// The key under which that is noted.
const BEAT_KEY: &str = "running";
/// The lease under which the time of a stop is given back.
const CREDIT: &str = "credit";

impl Tables {
    /// Keeps time until `stop`, together with other processes over the same store.
    pub async fn keep_time(&self, stop: impl Future<Output = ()>) {
        let mut stop = pin!(stop);
        // No deadline is acted on before some process has given back the time of a stop, or failed to while the store worked: what
        // is noted in a round that comes first takes that time away from all tables that have not got it yet.
        loop {
            match self.alone(CREDIT, self.credit_stop()).await {
                Ok(Some(0)) => break,
                Ok(Some(tables)) => {
                    tracing::info!(tables, "gave back the time in which the program did not run");
                    break;
                }
                Ok(None) => {}
                Err(error) if error.is_outage() => {
                    tracing::error!(%error, "cannot give back the time in which the program did not run; trying again");
                }
                Err(error) => {
                    tracing::error!(%error, "cannot give back the time in which the program did not run");
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
                    tracing::error!(%error, "cannot see which tables are due");
                    ROUND
                }
            };
            tokio::select! {
                () = &mut stop => break,
                () = tokio::time::sleep(pause) => {}
            }
        }
        if let Err(error) = self.beat().await {
            tracing::warn!(%error, "cannot note when the program stopped");
        }
    }

    /// One round; returns whether there may be more to do at once.
    async fn round(&self, aside: &mut Vec<(TableId, Timestamp)>, beat: &mut Timestamp) -> Result<bool, TableError> {
        let now = self.now();
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

    async fn beat(&self) -> Result<(), TableError> {
        self.set_delivery_state(vec![(BEAT_KEY.to_owned(), Some(self.now().0.into()))], None).await
    }

    /// Gives the time back since the program last ran, in any process. Returns at how many tables.
    async fn credit_stop(&self) -> Result<usize, TableError> {
        let last = self.delivery_state(BEAT_KEY).await?.and_then(|last| last.as_u64());
        let stopped = last.map_or(0, |last| self.now().0.saturating_sub(last));
        let credited = if stopped < SHORT { 0 } else { self.credit(stopped).await? };
        self.beat().await?;
        Ok(credited)
    }
}
