//! The only thread that changes the engine. It takes all waiting orders, applies them one after the other, syncs once,
//! and then answers them all: a group commit. A refusal waits for the sync as well, because it may depend on an order
//! of the same group.

use std::sync::Arc;
use std::thread::JoinHandle;

use tokio::sync::{mpsc, oneshot};

use super::engine::{Change, Engine};
use crate::store::StoreError;

/// How many orders may wait before senders must wait.
const QUEUE: usize = 1024;

/// The maximum number of orders in one sync.
const GROUP: usize = 512;

type Make = Box<dyn FnOnce(&mut Change<'_>) -> Result<(), StoreError> + Send>;
type Answer = oneshot::Sender<Result<(), StoreError>>;

enum Order {
    Change(Make, Answer),
    Close(Answer),
}

/// The handle of the writer thread.
pub(super) struct Writer {
    orders: Option<mpsc::Sender<Order>>,
    thread: Option<JoinHandle<()>>,
}

impl Writer {
    pub fn start(engine: Arc<Engine>) -> std::io::Result<Self> {
        let (orders, waiting) = mpsc::channel(QUEUE);
        let thread = std::thread::Builder::new().name("store".to_owned()).spawn(move || serve(&engine, waiting))?;
        Ok(Self { orders: Some(orders), thread: Some(thread) })
    }

    /// Has a change applied, and waits until it is durable.
    pub async fn change(
        &self,
        make: impl FnOnce(&mut Change<'_>) -> Result<(), StoreError> + Send + 'static,
    ) -> Result<(), StoreError> {
        self.order(|answer| Order::Change(Box::new(make), answer)).await
    }

    /// Waits for all earlier orders, and closes the engine.
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
    /// Waiting orders are carried out before the folder is released.
    fn drop(&mut self) {
        self.orders = None;
        if let Some(thread) = self.thread.take()
            && thread.join().is_err()
        {
            tracing::error!("the store's writer thread panicked");
        }
    }
}

fn serve(engine: &Engine, mut waiting: mpsc::Receiver<Order>) {
    // After a failure the content of the disk is unknown, so nothing more is written until the next start.
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
                        None => engine.apply(make).unwrap_or_else(|error| {
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
            && let Err(error) = engine.sync()
        {
            tracing::error!(%error, "the store cannot sync to disk");
            broken = Some(error);
        }
        for (answer, made) in answers {
            let made = if let (Some(error), true) = (&broken, made.is_ok()) { Err(error.clone()) } else { made };
            // The requester may be gone.
            let _gone = answer.send(made);
        }
    }
    engine.close();
    // Orders sent after the close.
    waiting.close();
    while let Some(order) = waiting.blocking_recv() {
        let (Order::Change(_, late) | Order::Close(late)) = order;
        let _gone = late.send(Err(StoreError::Closed));
    }
    for answer in closers {
        let _gone = answer.send(broken.clone().map_or(Ok(()), Err));
    }
}
