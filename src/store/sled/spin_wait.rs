//! Waits for the writer's next order.
//!
//! Waking a thread takes a good part of the time of a commit. If a client sends each order right after the answer to
//! the one before, the thread stays awake for a moment and polls.

use std::time::{Duration, Instant};

use tokio::sync::mpsc;

/// The longest gap between two consecutive orders, and how long the thread polls.
const SOON: Duration = Duration::from_micros(200);

/// How many single orders must follow each other within [`SOON`] before the thread polls.
const ROW: u32 = 8;

/// Waits for orders.
#[derive(Default)]
pub(super) struct SpinWait {
    row: u32,
}

impl SpinWait {
    /// The next order; `None` after the last one.
    pub fn next<T>(&mut self, orders: &mut mpsc::Receiver<T>) -> Option<T> {
        let since = Instant::now();
        let seen = if self.stays_awake() { look(orders, since) } else { None };
        let next = seen.or_else(|| orders.blocking_recv());
        self.row = if since.elapsed() <= SOON { self.row.saturating_add(1) } else { 0 };
        next
    }

    /// Notes how many orders are executed together. If there are several, polling would only cost other threads time.
    pub const fn note(&mut self, together: usize) {
        if together > 1 {
            self.row = 0;
        }
    }

    const fn stays_awake(&self) -> bool {
        self.row >= ROW
    }
}

/// The next order, if it comes within [`SOON`].
fn look<T>(orders: &mut mpsc::Receiver<T>, since: Instant) -> Option<T> {
    while since.elapsed() <= SOON {
        match orders.try_recv() {
            Ok(order) => return Some(order),
            Err(mpsc::error::TryRecvError::Empty) => std::hint::spin_loop(),
            Err(mpsc::error::TryRecvError::Disconnected) => return None,
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thread_polls_after_a_run_of_single_orders() {
        let (sender, mut orders) = mpsc::channel(64);
        let mut spin_wait = SpinWait::default();
        let row = |spin_wait: &mut SpinWait, orders: &mut mpsc::Receiver<u32>| {
            // A busy machine may delay the thread, which ends a run.
            while !spin_wait.stays_awake() {
                sender.try_send(spin_wait.row).expect("has room");
                assert!(spin_wait.next(orders).is_some());
            }
        };
        row(&mut spin_wait, &mut orders);
        spin_wait.note(1);
        assert!(spin_wait.stays_awake());
        spin_wait.note(2);
        assert!(!spin_wait.stays_awake());

        row(&mut spin_wait, &mut orders);
        let late = sender.clone();
        let sending = std::thread::spawn(move || {
            // Long enough for the other thread to be waiting by then, on a busy machine too.
            std::thread::sleep(1000 * SOON);
            late.blocking_send(7).expect("is waited for");
        });
        assert_eq!(spin_wait.next(&mut orders), Some(7));
        sending.join().expect("is sent");
        assert!(!spin_wait.stays_awake());

        row(&mut spin_wait, &mut orders);
        drop(sender);
        assert_eq!(spin_wait.next(&mut orders), None);
    }
}
