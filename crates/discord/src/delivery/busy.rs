//! The tables with a delivery job now: in this process, each under a lease, or in another process.
//!
//! Invariants:
//!
//! * A table has at most one job over all processes.
//! * A job reads its notices again under the lease, because another process may have delivered them meanwhile.
//! * A job does not outlive its lease.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;
use std::time::Duration;

use tokio::task::{self, JoinSet};
use tokio::time::Instant;

use super::backlog::{Backlog, Server, Waiting};
use skald_table::{Lease, Leased, NoticeId, TableError, TableId, Tables, delivering};

/// How many tables are served concurrently, and how many of them may belong to one server.
const TABLES: usize = 32;
const OF_A_SERVER: usize = 16;
/// How long a table is paused after its job panicked, since no backoff was saved for its notices.
const BROKEN: Duration = Duration::from_secs(30);
/// How long a table is paused while another process delivers for it.
pub const ELSEWHERE: Duration = Duration::from_millis(100);

/// The result of a job.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JobResult {
    Complete,
    /// A notice was postponed and those behind it are still due, or the lease ended.
    Partial,
}

/// The tables with a job.
pub struct Busy {
    tables: Arc<Tables>,
    servers: BTreeMap<TableId, Server>,
    jobs: JoinSet<(JobResult, Lease)>,
    of_jobs: HashMap<task::Id, TableId>,
    /// Paused tables, and until when.
    resting: BTreeMap<TableId, Instant>,
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

    /// Whether a table has a job or is paused.
    pub fn is_busy(&self, table: TableId) -> bool {
        self.servers.contains_key(&table) || self.resting.get(&table).is_some_and(|until| *until > Instant::now())
    }

    pub fn is_empty(&self) -> bool {
        self.servers.is_empty()
    }

    pub fn len(&self) -> usize {
        self.servers.len()
    }

    pub fn waits(&self) -> bool {
        !self.resting.is_empty()
    }

    fn has_room_for(&self, server: Server) -> bool {
        self.servers.values().filter(|other| **other == server).count() < OF_A_SERVER
    }

    /// Claims the next tables of the backlog, and starts a job for each that no other process has.
    ///
    /// # Errors
    /// When the store fails; then everything is put back into the backlog.
    pub async fn start<F: Future<Output = JobResult> + Send + 'static>(
        &mut self,
        backlog: &mut Backlog,
        serve: impl FnOnce(Lease, Waiting) -> F + Clone + Send + 'static,
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
                self.ended.push(leased.into_lease());
                continue;
            }
            let tables = Arc::clone(&self.tables);
            let serve = serve.clone();
            let job = self.jobs.spawn(async move {
                let served = tables.leases().under(&leased, |lease| serve(lease, waiting)).await;
                if served.is_none() {
                    tracing::warn!(%table, "a delivery took longer than its lease; another process may continue it");
                }
                (served.unwrap_or(JobResult::Partial), leased.into_lease())
            });
            self.of_jobs.insert(job.id(), table);
        }
        Ok(())
    }

    /// Claims tables, and reads their notices again under the granted leases.
    async fn claim(
        &self,
        chosen: &[(TableId, Waiting)],
    ) -> Result<(Vec<Option<Leased>>, BTreeMap<NoticeId, skald_table::Notice>), TableError> {
        let names: Vec<_> = chosen.iter().map(|(table, _)| delivering(*table)).collect();
        let claimed = self.tables.leases().claim(&names).await?;
        let granted = chosen.iter().zip(&claimed).filter(|(_, leased)| leased.is_some());
        let ids: Vec<_> = granted.flat_map(|((_, waiting), _)| waiting.notice_ids()).collect();
        let notices = self.tables.outbox().notices(&ids).await?;
        Ok((claimed, notices.into_iter().map(|notice| (notice.id, notice)).collect()))
    }

    /// Waits until a job has ended; forever if none runs.
    pub async fn ended(&mut self) -> JobResult {
        match self.jobs.join_next_with_id().await {
            None => std::future::pending().await,
            Some(Ok((job, (served, lease)))) => {
                self.forget(job);
                self.ended.push(lease);
                served
            }
            Some(Err(error)) => {
                let table = self.forget(error.id());
                tracing::error!(?table, "a delivery panicked; its table is paused");
                self.resting.extend(table.map(|table| (table, Instant::now() + BROKEN)));
                JobResult::Complete
            }
        }
    }

    fn forget(&mut self, job: task::Id) -> Option<TableId> {
        let table = self.of_jobs.remove(&job)?;
        self.servers.remove(&table);
        Some(table)
    }

    /// Aborts the running jobs and releases all leases.
    pub async fn close(mut self) {
        self.jobs.shutdown().await;
        let names: Vec<_> = self.servers.keys().map(|table| delivering(*table)).collect();
        // A lease that this process claims again keeps its token.
        if let Ok(claimed) = self.tables.leases().claim(&names).await {
            self.ended.extend(claimed.into_iter().flatten().map(Leased::into_lease));
        }
        if let Err(error) = self.tables.leases().release(&self.ended).await {
            tracing::debug!(%error, "cannot release leases; they expire");
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use futures_util::FutureExt as _;
    use futures_util::future::BoxFuture;
    use tokio::time::sleep;

    use super::*;
    use crate::delivery::DeliveryCommand;
    use skald_table::{ChannelId, TablePlace};
    use support::test_tables::{Notices, processes};

    const TABLE: TableId = TableId::from_bits(7);

    /// Queues a redraw of the table.
    fn want(backlog: &mut Backlog) {
        let place = TablePlace { community: None, channel: ChannelId(5), begun: true };
        backlog.add_command(place, DeliveryCommand::Redraw(TABLE));
    }

    /// Counts the jobs that have begun, and takes this long for each.
    fn job(
        begun: &Arc<AtomicUsize>,
        takes: Duration,
    ) -> impl FnOnce(Lease, Waiting) -> BoxFuture<'static, JobResult> + Clone + use<> {
        let begun = Arc::clone(begun);
        move |_, _| {
            async move {
                begun.fetch_add(1, Ordering::Relaxed);
                sleep(takes).await;
                JobResult::Complete
            }
            .boxed()
        }
    }

    /// A job that takes much longer than a lease, such as one that Discord's rate limits hold up.
    #[tokio::test(start_paused = true)]
    async fn long_job_keeps_other_processes_from_its_table() {
        let begun = Arc::new(AtomicUsize::new(0));
        let serve = job(&begun, Duration::from_secs(600));
        let [mut here, mut elsewhere] = processes::<2>().map(|tables| Busy::new(Arc::new(tables)));
        let [mut own, mut other] = [Backlog::default(), Backlog::default()];
        want(&mut own);
        want(&mut other);
        here.start(&mut own, serve.clone()).await.unwrap();
        for _ in 0..59 {
            sleep(Duration::from_secs(10)).await;
            elsewhere.start(&mut other, serve.clone()).await.unwrap();
            assert!(elsewhere.is_empty(), "another process has the table");
        }
        assert_eq!((here.ended().await, begun.load(Ordering::Relaxed)), (JobResult::Complete, 1));
    }

    #[tokio::test(start_paused = true)]
    async fn table_has_one_job_at_a_time_over_all_processes() {
        let begun = Arc::new(AtomicUsize::new(0));
        let serve = job(&begun, Duration::from_secs(1));
        let [mut here, mut elsewhere] = processes::<2>().map(|tables| Busy::new(Arc::new(tables)));
        let mut own = Backlog::default();
        let mut other = Backlog::default();
        want(&mut own);
        here.start(&mut own, serve.clone()).await.unwrap();
        assert!(here.is_busy(TABLE) && own.is_empty());
        // A redraw is queued again while the job runs, in this process and in another.
        want(&mut own);
        want(&mut other);
        here.start(&mut own, serve.clone()).await.unwrap();
        elsewhere.start(&mut other, serve.clone()).await.unwrap();
        assert!(elsewhere.is_busy(TABLE) && elsewhere.is_empty(), "it is left alone for a moment");
        assert_eq!((own.is_empty(), other.is_empty()), (false, false));
        assert_eq!((here.ended().await, begun.load(Ordering::Relaxed)), (JobResult::Complete, 1));
        assert!(!here.is_busy(TABLE));
        here.start(&mut own, serve.clone()).await.unwrap();
        assert!(own.is_empty());
        assert_eq!((here.ended().await, begun.load(Ordering::Relaxed)), (JobResult::Complete, 2));
    }

    #[tokio::test(start_paused = true)]
    async fn table_is_paused_after_its_job_panicked() {
        let [tables] = processes();
        let mut busy = Busy::new(Arc::new(tables));
        let mut backlog = Backlog::default();
        want(&mut backlog);
        busy.start(&mut backlog, |_, _| async { panic!("a defect") }).await.unwrap();
        assert_eq!(busy.ended().await, JobResult::Complete);
        assert!(busy.is_busy(TABLE) && busy.is_empty());
        sleep(BROKEN).await;
        assert!(!busy.is_busy(TABLE));
    }

    #[tokio::test(start_paused = true)]
    async fn notice_that_another_process_has_delivered_starts_no_job() {
        let notices = Notices::default();
        notices.add(7).await;
        let tables = Arc::new(notices.tables());
        let notice = tables.outbox().due(1).await.unwrap().remove(0);
        let mut backlog = Backlog::default();
        backlog.add_notice(TablePlace { community: None, channel: ChannelId(5), begun: true }, notice.clone());
        notices.tables().outbox().ack(notice.id, Vec::new(), None).await.unwrap();
        let begun = Arc::default();
        let mut busy = Busy::new(tables);
        busy.start(&mut backlog, job(&begun, Duration::ZERO)).await.unwrap();
        assert!(busy.is_empty() && backlog.is_empty());
        busy.close().await;
    }
}
