//! The one thread that changes the shelf. It takes all orders that wait, carries them out one after the other, syncs
//! once, and only then answers them all: a group commit. A refusal waits for the sync as well, because what it says of
//! the table may rest on an order of the same group.

use std::sync::Arc;
use std::thread::JoinHandle;

use tokio::sync::{mpsc, oneshot};

use super::shelf::{Change, Shelf};
use crate::store::StoreError;

/// How many orders may wait before those who bring more must wait themselves.
const QUEUE: usize = 1024;

/// How many orders one sync serves at most.
const GROUP: usize = 512;

type Make = Box<dyn FnOnce(&mut Change<'_>) -> Result<(), StoreError> + Send>;
type Answer = oneshot::Sender<Result<(), StoreError>>;

enum Order {
    Change(Make, Answer),
    Close(Answer),
}

/// The way to the writer.
pub(super) struct Writer {
    orders: Option<mpsc::Sender<Order>>,
    thread: Option<JoinHandle<()>>,
}

impl Writer {
    pub fn start(shelf: Arc<Shelf>) -> std::io::Result<Self> {
        let (orders, waiting) = mpsc::channel(QUEUE);
        let thread = std::thread::Builder::new().name("store".to_owned()).spawn(move || serve(&shelf, waiting))?;
        Ok(Self { orders: Some(orders), thread: Some(thread) })
    }

    /// Has a change made, and waits until it is safe.
    pub async fn change(
        &self,
        make: impl FnOnce(&mut Change<'_>) -> Result<(), StoreError> + Send + 'static,
    ) -> Result<(), StoreError> {
        self.order(|answer| Order::Change(Box::new(make), answer)).await
    }

    /// Waits for everything that was ordered before, and closes the shelf.
    pub async fn close(&self) -> Result<(), StoreError> {
        self.order(Order::Close).await
    }

    async fn order(&self, order: impl FnOnce(Answer) -> Order) -> Result<(), StoreError> {
        let (answer, answered) = oneshot::channel();
        let orders = self.orders.as_ref().ok_or(StoreError::Closed)?;
        orders.send(order(answer)).await.map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Failed("the writer broke down; see the log".to_owned()))?
    }
}

impl Drop for Writer {
    /// Whoever opens the folder next finds it closed: what waits is carried out first.
    fn drop(&mut self) {
        self.orders = None;
        if let Some(thread) = self.thread.take()
            && thread.join().is_err()
        {
            tracing::error!("the writer of the store broke down");
        }
    }
}

fn serve(shelf: &Shelf, mut waiting: mpsc::Receiver<Order>) {
    // After a failure nobody knows what the disk holds, so nothing more is written until the next start.
    let mut broken: Option<StoreError> = None;
    let mut closers = Vec::new();
    while closers.is_empty() {
        let Some(first) = waiting.blocking_recv() else { break };
        let mut answers = Vec::new();
        let mut next = Some(first);
        while let Some(order) = next {
            match order {
                Order::Close(answer) => {
                    closers.push(answer);
                    break;
                }
                Order::Change(make, answer) => {
                    let made = match &broken {
                        Some(error) => Err(error.clone()),
                        None => shelf.apply(make).unwrap_or_else(|error| {
                            tracing::error!(%error, "the store failed");
                            broken = Some(error.clone());
                            Err(error)
                        }),
                    };
                    answers.push((answer, made));
                }
            }
            next = if answers.len() < GROUP { waiting.try_recv().ok() } else { None };
        }
        if broken.is_none()
            && let Err(error) = shelf.settle()
        {
            tracing::error!(%error, "the store failed to reach the disk");
            broken = Some(error);
        }
        for (answer, made) in answers {
            let made = if let (Some(error), true) = (&broken, made.is_ok()) { Err(error.clone()) } else { made };
            // Whoever asked may have gone away.
            let _gone = answer.send(made);
        }
    }
    shelf.close();
    // Those who came after the one who closed.
    waiting.close();
    while let Some(order) = waiting.blocking_recv() {
        let (Order::Change(_, late) | Order::Close(late)) = order;
        let _gone = late.send(Err(StoreError::Closed));
    }
    for answer in closers {
        let _gone = answer.send(broken.clone().map_or(Ok(()), Err));
    }
}
