//! How the writer waits for its next order.
//!
//! To wake a thread takes a good part of the time of a commit. Where orders come one right after the other, as from somebody who waits
//! for each of them before the next, the thread stays awake for a moment and looks out for the next one.

use std::time::{Duration, Instant};

use tokio::sync::mpsc;

/// How soon an order follows another to count as right after it, and how long the thread stays awake.
const SOON: Duration = Duration::from_micros(200);

/// How many orders must have come in a row, each alone and right after the other, before the thread stays awake.
const ROW: u32 = 8;

/// Waits for orders.
#[derive(Default)]
pub(super) struct Lookout {
    row: u32,
}

impl Lookout {
    /// The next order; `None` when no more will come.
    pub fn next<T>(&mut self, orders: &mut mpsc::Receiver<T>) -> Option<T> {
        let since = Instant::now();
        let seen = if self.stays_awake() { look(orders, since) } else { None };
        let next = seen.or_else(|| orders.blocking_recv());
        self.row = if since.elapsed() <= SOON { self.row.saturating_add(1) } else { 0 };
        next
    }

    /// Notes how many orders are carried out together. Where there are several, threads have better to do than to look out.
    pub const fn note(&mut self, together: usize) {
        if together > 1 {
            self.row = 0;
        }
    }

    const fn stays_awake(&self) -> bool {
        self.row >= ROW
    }
}

/// The order that comes within [`SOON`].
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
    fn the_thread_stays_awake_after_a_row_of_orders_until_there_is_a_pause_or_several_come_together() {
        let (sender, mut orders) = mpsc::channel(64);
        let mut lookout = Lookout::default();
        let row = |lookout: &mut Lookout, orders: &mut mpsc::Receiver<u32>| {
            // A busy machine may hold the thread up, which ends a row.
            while !lookout.stays_awake() {
                sender.try_send(lookout.row).expect("has room");
                assert!(lookout.next(orders).is_some());
            }
        };
        row(&mut lookout, &mut orders);
        lookout.note(1);
        assert!(lookout.stays_awake());
        lookout.note(2);
        assert!(!lookout.stays_awake());

        row(&mut lookout, &mut orders);
        let late = sender.clone();
        let sending = std::thread::spawn(move || {
            // So long that the other thread is waiting by then, on a busy machine too.
            std::thread::sleep(1000 * SOON);
            late.blocking_send(7).expect("is waited for");
        });
        assert_eq!(lookout.next(&mut orders), Some(7));
        sending.join().expect("is sent");
        assert!(!lookout.stays_awake());

        row(&mut lookout, &mut orders);
        drop(sender);
        assert_eq!(lookout.next(&mut orders), None);
    }
}
