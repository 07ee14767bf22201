//! The tables that have a delivery job at this moment: in this process under a lease each, or in another.
//!
//! Invariants: no table has two jobs, in one process or in several; what is delivered is looked up once more under the lease, since another
//! process may have done it meanwhile; a job does not outlive its lease.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;
use std::time::Duration;

use tokio::task::{self, JoinSet};
use tokio::time::Instant;

use super::backlog::{Backlog, Server, Waiting};
use crate::table::{Lease, Leased, NoticeId, TableError, TableId, Tables, delivering};

/// How many tables are served concurrently, and how many of them may be of one server.
const TABLES: usize = 32;
const OF_A_SERVER: usize = 16;
/// How long a table is left alone after its job panicked, since no wait was saved for its notices.
const BROKEN: Duration = Duration::from_secs(30);
/// How long a table is left alone for which another process delivers.
pub const ELSEWHERE: Duration = Duration::from_millis(100);

/// What became of a job.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Served {
    /// All of it is settled.
    Wholly,
    /// A notice was postponed, and those behind it are still due; or the lease ended.
    InPart,
}

/// The tables at work.
pub struct Busy {
    tables: Arc<Tables>,
    servers: BTreeMap<TableId, Server>,
    jobs: JoinSet<(Served, Lease)>,
    of_jobs: HashMap<task::Id, TableId>,
    /// Tables that are left alone, and until when.
    resting: BTreeMap<TableId, Instant>,
    /// Leases to be given back.
    ended: Vec<Lease>,
}

impl Busy {
    pub fn new(tables: Arc<Tables>) -> Self {
        Self {
            tables,
            servers: BTreeMap::new(),
            jobs: JoinSet::new(),
            of_jobs: HashMap::new(),
            resting: BTreeMap::new(),
            ended: Vec::new(),
        }
    }

    /// Whether a table has a job or is left alone.
    pub fn is_busy(&self, table: TableId) -> bool {
        self.servers.contains_key(&table) || self.resting.get(&table).is_some_and(|until| *until > Instant::now())
    }

    pub fn is_empty(&self) -> bool {
        self.servers.is_empty()
    }

    pub fn len(&self) -> usize {
        self.servers.len()
    }

    /// Whether some table is left alone for a moment.
    pub fn waits(&self) -> bool {
        !self.resting.is_empty()
    }

    fn has_room_for(&self, server: Server) -> bool {
        self.servers.values().filter(|other| **other == server).count() < OF_A_SERVER
    }

    /// Claims the next tables of the backlog, and starts a job for each that no other process has.
    ///
    /// # Errors
    /// When the store fails; everything is back in the backlog then.
    pub async fn start<F: Future<Output = Served> + Send + 'static>(
        &mut self,
        backlog: &mut Backlog,
        serve: impl Fn(Lease, Waiting) -> F,
    ) -> Result<(), TableError> {
        self.resting.retain(|_, until| *until > Instant::now());
        self.tables.leases().release(&std::mem::take(&mut self.ended)).await?;
        let mut chosen = Vec::new();
        while self.servers.len() < TABLES {
            let next = backlog.take(|server| self.has_room_for(server), |table| !self.is_busy(table));
            let Some((table, waiting)) = next else { break };
            self.servers.insert(table, Server::of(&waiting.place));
            chosen.push((table, waiting));
        }
        if chosen.is_empty() {
            return Ok(());
        }
        let (claimed, notices) = match self.claim(&chosen).await {
            Ok(claimed) => claimed,
            Err(error) => {
                for (table, waiting) in chosen {
                    self.servers.remove(&table);
                    backlog.put_back(waiting);
                }
                return Err(error);
            }
        };
        for ((table, mut waiting), leased) in chosen.into_iter().zip(claimed) {
            let Some(leased) = leased else {
                self.servers.remove(&table);
                self.resting.insert(table, Instant::now() + ELSEWHERE);
                backlog.put_back(waiting);
                continue;
            };
            waiting.refresh(&notices);
            if waiting.is_empty() {
                self.servers.remove(&table);
                self.ended.push(leased.lease);
                continue;
            }
            let (tables, work) = (Arc::clone(&self.tables), serve(leased.lease.clone(), waiting));
            let job = self.jobs.spawn(async move {
                let served = tables.leases().under(&leased, work).await;
                if served.is_none() {
                    tracing::warn!(lease = %leased.lease.name, "a delivery took longer than its lease; it is left to others");
                }
                (served.unwrap_or(Served::InPart), leased.lease)
            });
            self.of_jobs.insert(job.id(), table);
        }
        Ok(())
    }

    /// Claims tables, and reads once more the notices of those that were granted.
    async fn claim(
        &self,
        chosen: &[(TableId, Waiting)],
    ) -> Result<(Vec<Option<Leased>>, BTreeMap<NoticeId, crate::table::Notice>), TableError> {
        let names: Vec<_> = chosen.iter().map(|(table, _)| delivering(*table)).collect();
        let claimed = self.tables.leases().claim(&names).await?;
        let granted = chosen.iter().zip(&claimed).filter(|(_, leased)| leased.is_some());
        let ids: Vec<_> = granted.flat_map(|((_, waiting), _)| waiting.notice_ids()).collect();
        let notices = self.tables.outbox().notices(&ids).await?;
        Ok((claimed, notices.into_iter().map(|notice| (notice.id, notice)).collect()))
    }

    /// Waits until a job has ended. For ever when there is none.
    pub async fn ended(&mut self) -> Served {
        match self.jobs.join_next_with_id().await {
            None => std::future::pending().await,
            Some(Ok((job, (served, lease)))) => {
                self.forget(job);
                self.ended.push(lease);
                served
            }
            Some(Err(error)) => {
                let table = self.forget(error.id());
                tracing::error!(?table, "a delivery broke off; the table is left alone for a while");
                self.resting.extend(table.map(|table| (table, Instant::now() + BROKEN)));
                Served::Wholly
            }
        }
    }

    fn forget(&mut self, job: task::Id) -> Option<TableId> {
        let table = self.of_jobs.remove(&job)?;
        self.servers.remove(&table);
        Some(table)
    }

    /// Breaks off what is running, and gives all leases back.
    pub async fn close(mut self) {
        self.jobs.shutdown().await;
        let names: Vec<_> = self.servers.keys().map(|table| delivering(*table)).collect();
        // A lease that this process claims again keeps its token.
        if let Ok(claimed) = self.tables.leases().claim(&names).await {
            self.ended.extend(claimed.into_iter().flatten().map(|leased| leased.lease));
        }
        if let Err(error) = self.tables.leases().release(&self.ended).await {
            tracing::debug!(%error, "leases are not given back; they end by themselves");
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use tokio::time::sleep;

    use super::*;
    use crate::discord::delivery::DeliveryCommand;
    use crate::table::test_tables::processes;
    use crate::table::{ChannelId, TablePlace};

    const TABLE: TableId = TableId::from_bits(7);

    /// Wants the table to be drawn again.
    fn want(backlog: &mut Backlog) {
        let place = TablePlace { community: None, channel: ChannelId(5), begun: true };
        backlog.add_command(place, DeliveryCommand::Redraw(TABLE));
    }

    #[tokio::test(start_paused = true)]
    async fn a_table_has_one_job_at_a_time_here_and_elsewhere() {
        let begun = AtomicUsize::new(0);
        let serve = |_: Lease, _: Waiting| {
            begun.fetch_add(1, Ordering::Relaxed);
            async {
                sleep(Duration::from_secs(1)).await;
                Served::Wholly
            }
        };
        let [mut here, mut elsewhere] = processes::<2>().map(|tables| Busy::new(Arc::new(tables)));
        let (mut own, mut other) = (Backlog::default(), Backlog::default());
        want(&mut own);
        here.start(&mut own, &serve).await.unwrap();
        assert!(here.is_busy(TABLE) && own.is_empty());
        // It is wanted again while the job runs, in this process and in another.
        want(&mut own);
        want(&mut other);
        here.start(&mut own, &serve).await.unwrap();
        elsewhere.start(&mut other, &serve).await.unwrap();
        assert!(elsewhere.is_busy(TABLE) && elsewhere.is_empty(), "it is left alone for a moment");
        assert_eq!((own.is_empty(), other.is_empty(), begun.load(Ordering::Relaxed)), (false, false, 1));
        assert_eq!(here.ended().await, Served::Wholly);
        assert!(!here.is_busy(TABLE));
        here.start(&mut own, &serve).await.unwrap();
        assert_eq!((own.is_empty(), begun.load(Ordering::Relaxed)), (true, 2));
    }
}
