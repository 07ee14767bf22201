//! Divides the work among several processes over one store: exclusive work is done under a lease.
//!
//! Invariant: work under a lease stops once the lease has ended, even in a process that was suspended. The store
//! refuses its later writes by their token once another process has had the lease.

use std::future::poll_fn;
use std::pin::pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::Poll;
use std::time::Duration;

use tokio::runtime::Handle;
use tokio::time::{Instant, sleep, sleep_until};

use super::{Leases, TableError, TableId};
use skald_store::{HolderId, Lease, Store};

/// The length of a claimed lease. Longer work claims it again.
const SPAN: Duration = Duration::from_secs(30);
/// The length of a lease for a short change.
const CHANGE: Duration = Duration::from_secs(10);
/// How long a short change waits for others to finish theirs.
const PATIENCE: Duration = Duration::from_secs(12);
/// The first and the longest backoff.
const WAITS: (Duration, Duration) = (Duration::from_millis(1), Duration::from_millis(40));

/// A lease with the time at which it ends here. In the store it ends later, because the store counts from a later
/// moment. Work gets the lease from [`Leases::under`] alone, which extends it meanwhile.
#[derive(Debug)]
pub struct Leased {
    lease: Lease,
    span: Duration,
    until: Mutex<Instant>,
}

impl Leased {
    /// The lease, to be released or to be extended by another claim.
    pub fn into_lease(self) -> Lease {
        self.lease
    }

    fn until(&self) -> Instant {
        *self.until.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn extend(&self, until: Instant) {
        *self.until.lock().unwrap_or_else(PoisonError::into_inner) = until;
    }

    /// Waits for the end of the lease. Each poll reads the clock, because timers are late in a suspended process.
    async fn ended(&self) {
        loop {
            let until = self.until();
            let mut timer = pin!(sleep_until(until));
            poll_fn(|context| {
                if Instant::now() >= until {
                    return Poll::Ready(());
                }
                timer.as_mut().poll(context)
            })
            .await;
            if Instant::now() >= self.until() {
                return;
            }
        }
    }
}

/// A lease for a short change, released when it is dropped.
pub struct Exclusive {
    store: Arc<dyn Store>,
    leases: Vec<Lease>,
}

impl Exclusive {
    /// The lease under which the change is written.
    pub(super) fn lease(&self) -> Option<&Lease> {
        self.leases.first()
    }
}

impl Drop for Exclusive {
    fn drop(&mut self) {
        // Without a runtime the leases expire, or end with the store in memory.
        let Ok(runtime) = Handle::try_current() else { return };
        let store = Arc::clone(&self.store);
        let leases = std::mem::take(&mut self.leases);
        runtime.spawn(async move { store.release(&leases).await });
    }
}

impl Leases<'_> {
    /// The number by which this process claims leases.
    pub fn holder(self) -> HolderId {
        self.0.holder
    }

    /// Claims leases, or extends them; `None` for each that another process has.
    ///
    /// # Errors
    /// The store fails.
    pub async fn claim(self, names: &[String]) -> Result<Vec<Option<Leased>>, TableError> {
        self.claim_for(names, SPAN).await
    }

    /// As [`Leases::claim`], for this time.
    ///
    /// # Errors
    /// The store fails.
    pub async fn claim_for(self, names: &[String], span: Duration) -> Result<Vec<Option<Leased>>, TableError> {
        if names.is_empty() {
            return Ok(Vec::new());
        }
        let until = Instant::now() + span;
        let claimed = self.0.store.claim(self.0.holder, names, span).await?;
        Ok(claimed.into_iter().map(|lease| Some(Leased { lease: lease?, span, until: Mutex::new(until) })).collect())
    }

    /// The current leases whose names begin with `beginning`, each with its holder.
    ///
    /// # Errors
    /// The store fails.
    pub async fn held(self, beginning: &str) -> Result<Vec<(String, HolderId)>, TableError> {
        Ok(self.0.store.leases(beginning).await?)
    }

    /// Releases leases.
    ///
    /// # Errors
    /// The store fails. The leases expire then.
    pub async fn release(self, leases: &[Lease]) -> Result<(), TableError> {
        if leases.is_empty() {
            return Ok(());
        }
        Ok(self.0.store.release(leases).await?)
    }

    /// Does work under a lease, and extends the lease meanwhile. `None` if the lease ended before; the work is dropped
    /// then.
    pub async fn under<T, F>(self, leased: &Leased, work: impl FnOnce(Lease) -> F) -> Option<T>
    where
        F: Future<Output = T>,
    {
        let work = work(leased.lease.clone());
        let keep = async {
            loop {
                sleep(leased.span / 3).await;
                let until = Instant::now() + leased.span;
                let name = [leased.lease.name.to_string()];
                // A failed extension is retried until the lease ends.
                if let Ok(claimed) = self.0.store.claim(self.0.holder, &name, leased.span).await
                    && claimed.into_iter().flatten().any(|lease| lease == leased.lease)
                {
                    leased.extend(until);
                }
            }
        };
        tokio::select! {
            biased;
            () = leased.ended() => None,
            done = work => Some(done),
            () = keep => None,
        }
    }

    /// Does work under the lease `name`, so that one process does it at a time, and releases the lease. `None` if
    /// another process has the lease, or it ended before the work did.
    ///
    /// # Errors
    /// The store fails, or the work does.
    pub async fn alone<T>(
        self,
        name: &str,
        work: impl Future<Output = Result<T, TableError>>,
    ) -> Result<Option<T>, TableError> {
        let claimed = self.claim(&[name.to_owned()]).await?;
        let Some(leased) = claimed.into_iter().flatten().next() else { return Ok(None) };
        let done = self.under(&leased, |_| work).await;
        self.release(&[leased.lease]).await?;
        done.transpose()
    }

    /// The right to answer a press with the board of a table, or to take that board over from another process.
    ///
    /// # Errors
    /// As for other exclusive changes: the store fails, or [`TableError::Conflict`] after too many conflicts.
    pub async fn answering(self, table: TableId) -> Result<Exclusive, TableError> {
        self.exclusively(&[format!("answering:{table}")]).await
    }

    /// Waits until no other change has one of these names, here or in another process.
    ///
    /// # Errors
    /// The store fails. [`TableError::Conflict`] after too many conflicts.
    pub(super) async fn exclusively(self, names: &[String]) -> Result<Exclusive, TableError> {
        // Each change is a holder of its own, so that the changes of one process exclude each other as well.
        let begun = Instant::now();
        let holder = HolderId::random();
        let mut wait = WAITS.0;
        loop {
            let claimed = self.0.store.claim(holder, names, CHANGE).await?;
            let all = claimed.iter().all(Option::is_some);
            let leases: Vec<_> = claimed.into_iter().flatten().collect();
            if all {
                return Ok(Exclusive { store: Arc::clone(&self.0.store), leases });
            }
            self.release(&leases).await?;
            if begun.elapsed() > PATIENCE {
                return Err(TableError::Conflict);
            }
            sleep(wait).await;
            wait = (wait * 2).min(WAITS.1);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

    use super::*;
    use crate::{SystemClock, SystemEntropy, Tables};
    use skald_core::title::Titles;
    use skald_store::{Memory, Store, StoreError};

    /// The tables of two processes over one store.
    fn processes() -> [Tables; 2] {
        let store: Arc<dyn Store> = Arc::new(Memory::new());
        let tables =
            |()| Tables::new(Arc::clone(&store), Titles::default(), Arc::new(SystemClock), Arc::new(SystemEntropy));
        [(); 2].map(tables)
    }

    async fn at_once() -> Result<(), TableError> {
        Ok(())
    }

    #[tokio::test(start_paused = true)]
    async fn long_work_keeps_its_lease_exclusively() {
        let [one, other] = processes();
        let long = one.leases().alone("work", async {
            sleep(SPAN * 5).await;
            Ok(())
        });
        let check = async {
            for _ in 0..4 {
                sleep(SPAN).await;
                assert_eq!(other.leases().alone("work", at_once()).await.unwrap(), None, "it is being done");
            }
        };
        let (done, ()) = tokio::join!(long, check);
        assert_eq!(done.unwrap(), Some(()));
        assert_eq!(other.leases().alone("work", at_once()).await.unwrap(), Some(()), "it was given back");
    }

    #[tokio::test(start_paused = true)]
    async fn a_process_that_stood_still_does_not_go_on() {
        let [one, other] = processes();
        let steps = AtomicU32::new(0);
        let claimed = one.leases().claim(&["work".to_owned()]).await.unwrap();
        let leased = claimed.into_iter().flatten().next().unwrap();
        let mut work = pin!(one.leases().under(&leased, |_| async {
            loop {
                steps.fetch_add(1, Ordering::Relaxed);
                tokio::task::yield_now().await;
            }
        }));
        let poll = |context: &mut std::task::Context<'_>| Poll::Ready(work.as_mut().poll(context));
        let mut poll = poll;
        assert_eq!(poll_fn(&mut poll).await, Poll::Pending::<Option<()>>);
        let before = steps.load(Ordering::Relaxed);
        assert!(before > 0);
        // Nothing is polled meanwhile, as in a suspended process.
        tokio::time::advance(SPAN).await;
        assert_eq!(other.leases().alone("work", at_once()).await.unwrap(), Some(()));
        assert_eq!(poll_fn(&mut poll).await, Poll::Ready(None));
        assert_eq!(steps.load(Ordering::Relaxed), before, "no further step");
        let late = other.store.remember(Vec::new(), Some(&leased.lease)).await;
        assert_eq!(late, Err(StoreError::LeaseLost("work".to_owned())));
    }

    #[tokio::test(start_paused = true)]
    async fn short_changes_follow_each_other_here_and_elsewhere() {
        let [one, other] = processes();
        let inside = AtomicU32::new(0);
        let done = AtomicU32::new(0);
        let change = async |tables: &Tables| {
            let _alone = tables.leases().exclusively(&["change".to_owned()]).await.unwrap();
            assert_eq!(inside.fetch_add(1, Ordering::Relaxed), 0);
            sleep(Duration::from_millis(5)).await;
            inside.fetch_sub(1, Ordering::Relaxed);
            done.fetch_add(1, Ordering::Relaxed);
        };
        let changes = (0..20).map(|at| change(if at % 2 == 0 { &one } else { &other }));
        futures_util::future::join_all(changes).await;
        assert_eq!(done.into_inner(), 20);
    }

    #[tokio::test(start_paused = true)]
    async fn a_short_change_is_written_under_its_lease() {
        let [one, other] = processes();
        let names = ["change".to_owned()];
        let late = one.leases().exclusively(&names).await.unwrap();
        tokio::time::advance(CHANGE).await;
        let _alone = other.leases().exclusively(&names).await.unwrap();
        let written = one.store.remember(Vec::new(), late.lease()).await;
        assert_eq!(written, Err(StoreError::LeaseLost("change".to_owned())));
    }

    #[tokio::test(start_paused = true)]
    async fn a_short_change_does_not_wait_for_ever() {
        let [one, other] = processes();
        let names = ["change".to_owned()];
        assert!(other.leases().claim_for(&names, PATIENCE * 5).await.unwrap()[0].is_some());
        let begun = Instant::now();
        assert!(matches!(one.leases().exclusively(&names).await, Err(TableError::Conflict)));
        assert!(begun.elapsed() < PATIENCE * 2, "{:?}", begun.elapsed());
    }

    #[tokio::test]
    async fn holder_of_a_lease_is_listed() {
        let [one, other] = processes();
        for (tables, name) in [(&one, "process:1"), (&other, "process:2"), (&one, "shard:0")] {
            assert!(tables.leases().claim(&[name.to_owned()]).await.unwrap()[0].is_some());
        }
        let listed = one.leases().held("process:").await.unwrap();
        assert_eq!(
            listed,
            [("process:1".to_owned(), one.leases().holder()), ("process:2".to_owned(), other.leases().holder())]
        );
    }

    #[tokio::test(start_paused = true)]
    async fn change_that_waits_holds_no_part_of_its_leases() {
        let [one, other] = processes();
        let [first, second] = ["first", "second"].map(|name| [name.to_owned()]);
        assert!(other.leases().claim_for(&second, PATIENCE * 5).await.unwrap()[0].is_some());
        let both = [&first[..], &second].concat();
        let waiting = one.leases().exclusively(&both);
        let between = async {
            sleep(WAITS.1).await;
            drop(other.leases().exclusively(&first).await.unwrap());
        };
        assert!(matches!(tokio::join!(waiting, between).0, Err(TableError::Conflict)));
        let begun = Instant::now();
        drop(other.leases().exclusively(&first).await.unwrap());
        assert!(begun.elapsed() < CHANGE / 2, "{:?}", begun.elapsed());
    }
}
