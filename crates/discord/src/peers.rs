//! The processes that run the same bot, and the sessions with Discord that they hand over.
//!
//! Processes find each other by leases in the store. A running process holds a lease named `process:` and a random
//! number. The process that has a shard holds `shard:` and its number. A saved session serves another process or a
//! later run.

use std::collections::BTreeMap;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use async_trait::async_trait;

use crate::breaker::Breaker;
use crate::gateway::{Peers, Rank, SPAN, Session};
use skald_table::{Lease, Leased, TableError, Tables};

/// How long after an IDENTIFY of one process another may identify a shard of the same bucket.
const IDENTIFIED: Duration = Duration::from_secs(6);
/// The key of the number of shards that the processes have agreed on, and the name of the lease for that agreement.
const SHARDS: &str = "gateway-shards";

/// The peers that share the store of the tables.
pub struct TablePeers {
    tables: Arc<Tables>,
    /// Gets the number of processes that share Discord's limit.
    breaker: Arc<Breaker>,
    held: Mutex<BTreeMap<u32, Lease>>,
}

fn process(tables: &Tables) -> String {
    format!("process:{}", tables.leases().holder())
}

fn shard_of(name: &str) -> Option<u32> {
    name.strip_prefix("shard:")?.parse().ok()
}

impl TablePeers {
    pub fn new(tables: Arc<Tables>, breaker: Arc<Breaker>) -> Self {
        Self { tables, breaker, held: Mutex::default() }
    }

    fn held(&self) -> MutexGuard<'_, BTreeMap<u32, Lease>> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The number of shards that the running processes use; `wanted` if no other process runs.
    async fn agree_on(&self, wanted: u32) -> Result<u32, TableError> {
        let agreed = match self.tables.outbox().delivery_state(SHARDS).await {
            // Only this process uses a store that opens slowly.
            Err(error) if error.is_starting() => return Ok(wanted),
            agreed => agreed?.and_then(|shards| shards.as_u64()),
        };
        let agreed = agreed.and_then(|shards| u32::try_from(shards).ok()).filter(|shards| *shards > 0);
        let own = process(&self.tables);
        let others = self.tables.leases().held("process:").await?.iter().any(|(name, _)| *name != own);
        // From here on the next processes to start count this one.
        self.tables.leases().claim_for(&[own], SPAN).await?;
        match agreed.filter(|agreed| others || *agreed == wanted) {
            Some(agreed) => Ok(agreed),
            None => {
                self.tables.outbox().set_delivery_state(vec![(SHARDS.to_owned(), Some(wanted.into()))], None).await?;
                Ok(wanted)
            }
        }
    }

    async fn try_rank(&self) -> Result<Rank, TableError> {
        let own = process(&self.tables);
        self.tables.leases().claim_for(std::slice::from_ref(&own), SPAN).await?;
        let names: Vec<_> = self.tables.leases().held("process:").await?.into_iter().map(|(name, _)| name).collect();
        // In order of name, which is the same for all processes.
        let place = names.iter().filter(|name| **name < own).count();
        let of = names.len().max(place + 1);
        let rank = Rank { place: u32::try_from(place).unwrap_or(0), of: u32::try_from(of).unwrap_or(1) };
        self.breaker.share_among(NonZeroU32::new(rank.of).unwrap_or(NonZeroU32::MIN));
        Ok(rank)
    }
}

/// The store's answer; `None`, with a warning in the log, if it fails.
fn answered<T>(answer: Result<T, TableError>) -> Option<T> {
    answer.inspect_err(|error| tracing::warn!(%error, "cannot read from the store which process has which shards")).ok()
}

fn session(shard: u32) -> String {
    format!("gateway:{shard}")
}

#[async_trait]
impl Peers for TablePeers {
    async fn recall(&self, shard: u32) -> Option<Session> {
        let found = self.tables.outbox().delivery_state(&session(shard)).await.ok()??;
        serde_json::from_value(found).ok()
    }

    /// A process that has lost the shard does not overwrite the session of the next one.
    async fn remember(&self, shard: u32, now: Option<Session>) {
        let memo = now.and_then(|session| serde_json::to_value(session).ok());
        let lease = self.held().get(&shard).cloned();
        if let Err(error) = self.tables.outbox().set_delivery_state(vec![(session(shard), memo)], lease.as_ref()).await
        {
            // Without it a restart begins a new session, which costs a second.
            tracing::debug!(shard, %error, "a session is not saved");
        }
    }

    async fn shards(&self, wanted: u32) -> u32 {
        // Two processes that start at once must not each choose a number.
        let agreed = loop {
            match self.tables.leases().alone(SHARDS, self.agree_on(wanted)).await {
                Ok(Some(agreed)) => break agreed,
                Ok(None) => tokio::time::sleep(Duration::from_millis(50)).await,
                Err(error) => {
                    tracing::warn!(%error, "cannot agree on the number of shards yet; retrying");
                    tokio::time::sleep(Duration::from_secs(1)).await;
                }
            }
        };
        if agreed != wanted {
            tracing::warn!(
                agreed,
                wanted,
                "Discord wants another number of shards than the running processes have: stop all of them and start again to change it"
            );
        }
        agreed
    }

    async fn rank(&self) -> Option<Rank> {
        answered(self.try_rank().await)
    }

    async fn taken(&self) -> Option<Vec<u32>> {
        let leases = answered(self.tables.leases().held("shard:").await)?;
        Some(leases.iter().filter_map(|(name, _)| shard_of(name)).collect())
    }

    async fn claim(&self, shards: &[u32]) -> Option<Vec<u32>> {
        let names: Vec<_> = shards.iter().map(|shard| format!("shard:{shard}")).collect();
        let claimed = answered(self.tables.leases().claim_for(&names, SPAN).await)?;
        let mut held = self.held();
        let granted = shards.iter().zip(claimed).filter_map(|(shard, leased)| {
            held.insert(*shard, leased?.into_lease());
            Some(*shard)
        });
        Some(granted.collect())
    }

    async fn release(&self, shards: &[u32]) {
        let leases: Vec<_> = {
            let mut held = self.held();
            shards.iter().filter_map(|shard| held.remove(shard)).collect()
        };
        let _ = answered(self.tables.leases().release(&leases).await);
    }

    async fn may_identify(&self, bucket: u32) -> bool {
        let claimed = self.tables.leases().claim_for(&[format!("identify:{bucket}")], IDENTIFIED).await;
        answered(claimed).is_some_and(|claimed| claimed.iter().all(Option::is_some))
    }

    async fn leave(&self) {
        let own = self.tables.leases().claim_for(&[process(&self.tables)], SPAN).await;
        let leases: Vec<_> = answered(own).into_iter().flatten().flatten().map(Leased::into_lease).collect();
        let _ = answered(self.tables.leases().release(&leases).await);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use support::test_tables::processes;

    #[tokio::test(start_paused = true)]
    async fn first_process_fixes_the_number_of_shards_while_any_runs() {
        let [one, other] = processes::<2>().map(|tables| TablePeers::new(Arc::new(tables), Arc::default()));
        assert_eq!(one.shards(2).await, 2);
        assert_eq!(other.shards(3).await, 2);
        one.leave().await;
        assert_eq!(one.shards(4).await, 2, "the other one still runs");
        one.leave().await;
        other.leave().await;
        assert_eq!(one.shards(4).await, 4, "no other process runs");
    }

    #[test]
    fn the_lease_of_a_shard_has_its_number() {
        assert_eq!([shard_of("shard:0"), shard_of("shard:12")], [Some(0), Some(12)]);
        for other in ["process:1", "identify:1", "shard:", "shard:x", "1"] {
            assert_eq!(shard_of(other), None, "{other}");
        }
    }
}
