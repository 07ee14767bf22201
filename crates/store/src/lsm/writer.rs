//! The only thread that changes the documents. It takes the waiting orders and executes them one after the other. It
//! syncs them as one group of the journal, then publishes and answers them all. A refusal waits as well, because it may
//! depend on an order of the same group.
//!
//! When the disk fails, the whole group is void: its orders are refused. After a pause the next group begins a new
//! segment. So the store recovers by itself when the disk does.

use std::path::Path;
use std::sync::Arc;
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use tokio::sync::{mpsc, oneshot};

use super::change::{Change, Group, Made};
use super::maintenance::Maintenance;
use super::working_set::WorkingSet;
use crate::journal::{Appender, Extent};
use crate::{StoreError, disk_fault, metrics};

/// The capacity of the queue. Senders wait while it is full.
const QUEUE: usize = 1024;

/// The maximum number of orders in one group.
const GROUP: usize = 512;

/// How long orders are refused after a disk error before the disk is tried again.
const RETRY: Duration = Duration::from_secs(1);

/// Called after each sync, before any order is answered or visible. Tests use it to look at the disk at that moment, or
/// to fail.
pub type OnSync = Box<dyn Fn(&Path) -> std::io::Result<()> + Send + Sync>;

type Make = Box<dyn FnOnce(&mut Change<'_>) -> Result<(), StoreError> + Send>;
type Answer = oneshot::Sender<Result<(), StoreError>>;

enum Order {
    Change(Make, Answer),
    Close(Answer),
}

pub(super) struct Writer {
    orders: Option<mpsc::Sender<Order>>,
    thread: Option<JoinHandle<()>>,
}

/// The state of the writer.
pub(super) struct Work {
    pub documents: Arc<WorkingSet>,
    pub appender: Appender,
    pub maintenance: Maintenance,
    /// The folder of the store, for `on_sync`.
    pub store: std::path::PathBuf,
    pub on_sync: Option<OnSync>,
    /// When the disk last failed, or the maintenance thread was too far behind, and the error.
    pub failing: Option<(Instant, StoreError)>,
    /// Pieces of the archive that belong to failed groups. They are needed until those groups are certainly void.
    pub unsettled: Vec<Extent>,
}

impl Writer {
    pub fn start(work: Work) -> std::io::Result<Self> {
        let (orders, waiting) = mpsc::channel(QUEUE);
        let thread = std::thread::Builder::new().name("store".to_owned()).spawn(move || work.serve(waiting))?;
        Ok(Self { orders: Some(orders), thread: Some(thread) })
    }

    /// Orders a change, and waits until it is durable or refused.
    pub async fn change(
        &self,
        make: impl FnOnce(&mut Change<'_>) -> Result<(), StoreError> + Send + 'static,
    ) -> Result<(), StoreError> {
        self.order(|answer| Order::Change(Box::new(make), answer)).await
    }

    /// Waits for all earlier orders, and closes.
    pub async fn close(&self) -> Result<(), StoreError> {
        self.order(Order::Close).await
    }

    async fn order(&self, order: impl FnOnce(Answer) -> Order) -> Result<(), StoreError> {
        let (answer, answered) = oneshot::channel();
        let orders = self.orders.as_ref().ok_or(StoreError::Closed)?;
        orders.send(order(answer)).await.map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Failed("the writer panicked; see the log".to_owned()))?
    }
}

impl Drop for Writer {
    /// Executes the waiting orders before the folder is released.
    fn drop(&mut self) {
        self.orders = None;
        if let Some(thread) = self.thread.take()
            && thread.join().is_err()
        {
            tracing::error!("the store's writer thread panicked");
        }
    }
}

impl Work {
    fn serve(mut self, mut waiting: mpsc::Receiver<Order>) {
        let mut closers = Vec::new();
        while closers.is_empty() {
            let Some(first) = waiting.blocking_recv() else { break };
            let mut orders = Vec::new();
            let mut next = Some(first);
            while let Some(order) = next {
                match order {
                    Order::Close(answer) => {
                        closers.push(answer);
                        break;
                    }
                    Order::Change(make, answer) => orders.push((make, answer)),
                }
                next = if orders.len() < GROUP { waiting.try_recv().ok() } else { None };
            }
            self.carry_out(orders);
        }
        let closed = self.maintenance.close();
        // Orders sent after the close are refused.
        waiting.close();
        while let Some(order) = waiting.blocking_recv() {
            let (Order::Change(_, late) | Order::Close(late)) = order;
            let _gone = late.send(Err(StoreError::Closed));
        }
        if let Err(error) = self.documents.volumes().close() {
            tracing::error!(%error, "cannot erase unused pieces of the archive");
        }
        for answer in closers {
            let _gone = answer.send(closed.clone());
        }
    }

    fn carry_out(&mut self, orders: Vec<(Make, Answer)>) {
        if let Some((_, error)) = self.failing.as_ref().filter(|(since, _)| since.elapsed() < RETRY) {
            for (_, answer) in orders {
                let _gone = answer.send(Err(error.clone()));
            }
            return;
        }
        let documents = Arc::clone(&self.documents);
        let mut group = Group::new(&documents);
        let made: Vec<_> = orders.into_iter().map(|(make, answer)| (group.make(make), answer)).collect();
        let safe = match made.iter().filter(|(made, _)| made.is_ok()).count() {
            0 => Ok(()),
            changes => self.make_safe(group, changes),
        };
        for (made, answer) in made {
            // The requester may be gone.
            let _gone = answer.send(made.and_then(|()| safe.clone()));
        }
        if let Err(error) = self.maintenance.written() {
            tracing::error!(%error, "the store refuses changes until the maintenance thread catches up");
            self.failing = Some((Instant::now(), error));
        }
    }

    fn make_safe(&mut self, group: Group<'_>, changes: usize) -> Result<(), StoreError> {
        let Made { writes, left, new_pieces } = group.into_made();
        let begun = Instant::now();
        let appended = self.appender.append(&writes, || match &self.on_sync {
            Some(on_sync) => on_sync(&self.store),
            None => Ok(()),
        });
        metrics::synced(changes, begun.elapsed(), appended.is_ok());
        match appended {
            Ok(number) => {
                if self.failing.take().is_some() {
                    tracing::info!("the disk accepts changes again");
                }
                self.documents.publish(writes, number);
                // No document refers to these pieces any more, and after this group an earlier failed one is void.
                for piece in left.into_iter().chain(self.unsettled.drain(..)) {
                    self.documents.volumes().discard(piece);
                }
                Ok(())
            }
            Err(error) => {
                let error = StoreError::Failed(disk_fault(&error));
                if self.failing.is_none() {
                    tracing::error!(%error, "the disk refuses changes");
                }
                self.failing = Some((Instant::now(), error.clone()));
                self.unsettled.extend(new_pieces);
                Err(error)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;
    use crate::journal::{Volumes, test_journal};
    use crate::lsm::live::Live;
    use crate::lsm::working_set::Loaded;
    use crate::{Inspection, Lsm, Store as _};

    #[test]
    fn dropped_store_closes_before_its_folder_is_unlocked() {
        let folder = tempfile::tempdir().unwrap();
        let store = Lsm::open(folder.path()).unwrap();
        tokio::runtime::Runtime::new().unwrap().block_on(store.remember(vec![("a".into(), None)], None)).unwrap();
        drop(store);
        assert!(matches!(Lsm::inspect(folder.path()), Ok(Inspection::Sound { closed: true, .. })));
    }

    /// The work on an empty store.
    fn work(store: &Path) -> Work {
        let store = store.to_owned();
        let (journal, appender) = test_journal::begin(&store, None);
        let volumes = Volumes::new(&store, Some(Arc::clone(&journal)));
        let documents = Arc::new(WorkingSet::new(Loaded::default(), Live::default(), volumes));
        let maintenance = Maintenance::start(Arc::clone(&documents), journal).unwrap();
        Work { documents, appender, maintenance, store, on_sync: None, failing: None, unsettled: Vec::new() }
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn changes_that_wait_become_safe_by_one_sync() {
        let folder = tempfile::tempdir().unwrap();
        let (open, gate) = std::sync::mpsc::channel::<()>();
        let syncs = Arc::new(AtomicUsize::new(0));
        let gate = Mutex::new(gate);
        let count = Arc::clone(&syncs);
        let on_sync: OnSync = Box::new(move |_| match count.fetch_add(1, Ordering::SeqCst) {
            0 => gate.lock().unwrap().recv().map_err(std::io::Error::other),
            _ => Ok(()),
        });
        let writer = Writer::start(Work { on_sync: Some(on_sync), ..work(folder.path()) }).unwrap();
        let writer = Arc::new(writer);
        let change = |number: u32| {
            let writer = Arc::clone(&writer);
            let key = format!("memo/{number}");
            tokio::spawn(async move {
                let put = move |change: &mut Change<'_>| {
                    change.put(&key, "7");
                    Ok(())
                };
                writer.change(put).await
            })
        };
        let soon = || tokio::time::sleep(Duration::from_millis(1));
        let first = change(0);
        while syncs.load(Ordering::SeqCst) == 0 {
            soon().await;
        }
        let waiting: Vec<_> = (1..=100).map(change).collect();
        let orders = writer.orders.as_ref().unwrap();
        while orders.max_capacity() - orders.capacity() < waiting.len() {
            soon().await;
        }
        open.send(()).unwrap();
        for changed in std::iter::once(first).chain(waiting) {
            assert_eq!(changed.await.unwrap(), Ok(()));
        }
        assert_eq!(syncs.load(Ordering::SeqCst), 2);
    }

    /// A start that reads the failed group may bring their documents back. Then the pieces are needed.
    #[test]
    fn pieces_of_a_failed_group_are_kept_until_a_later_one_is_safe() {
        let folder = tempfile::tempdir().unwrap();
        let fails = Arc::new(AtomicUsize::new(1));
        let failing = Arc::clone(&fails);
        let on_sync: OnSync = Box::new(move |_| match failing.load(Ordering::SeqCst) {
            0 => Ok(()),
            _ => Err(std::io::ErrorKind::StorageFull.into()),
        });
        let mut work = Work { on_sync: Some(on_sync), ..work(folder.path()) };
        let documents = Arc::clone(&work.documents);
        let [new_pieces, left] = [b"new", b"old"].map(|piece| documents.volumes().append(piece).unwrap());
        let carry_out = |work: &mut Work, make: Make| {
            let (answer, mut answered) = oneshot::channel();
            work.failing = None;
            work.carry_out(vec![(make, answer)]);
            answered.try_recv().unwrap()
        };
        let refers: Make = Box::new(move |change| {
            change.new_pieces(new_pieces);
            change.leave(left);
            Ok(())
        });
        assert!(carry_out(&mut work, refers).is_err());
        assert!(!documents.volumes().has_discarded());
        fails.store(0, Ordering::SeqCst);
        assert_eq!(carry_out(&mut work, Box::new(|_| Ok(()))), Ok(()));
        documents.volumes().erase_discarded().unwrap();
        assert!(documents.volumes().read(&new_pieces).is_err() && documents.volumes().read(&left).is_ok());
        work.maintenance.close().unwrap();
    }

    #[test]
    fn after_a_failure_orders_are_refused_for_a_while() {
        let folder = tempfile::tempdir().unwrap();
        let mut work = work(folder.path());
        let full = StoreError::Failed("the disk is full".to_owned());
        // The times are set as if no time had passed since, and as if the pause were over.
        let still = Instant::now() + 3600 * RETRY;
        let over = Instant::now().checked_sub(RETRY).unwrap();
        for (since, expected) in [(still, Err(full.clone())), (over, Ok(()))] {
            work.failing = Some((since, full.clone()));
            let (answer, mut answered) = oneshot::channel();
            let make: Make = Box::new(|_| Ok(()));
            work.carry_out(vec![(make, answer)]);
            assert_eq!(answered.try_recv(), Ok(expected));
        }
        assert!(work.failing.is_none());
        work.maintenance.close().unwrap();
    }
}
