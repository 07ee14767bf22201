//! The delivery loop: sends the outbox's notices to Discord, as messages that show the table at the moment of delivery.
//!
//! It knows nothing of interactions. A board message is sent with its picture if that is rendered soon; otherwise a
//! delivery command adds it later.
//!
//! Invariants:
//!
//! * A notice is acknowledged in the same step that saves the delivery state of its message.
//! * Every new message has a nonce that stays the same until that step, so a restart in between makes no second
//!   message. The nonce is derived from the notice, or for a board message from the one before.
//! * One process at a time delivers the notices of a table, one after another ([`busy`]).
//! * Servers take turns, and games go before lobbies ([`backlog`]).
//! * A notice that Discord refuses for good is acknowledged and logged. One that it refuses for now is postponed, and
//!   so is the result of a game while its channel is closed.
//! * Nothing is delivered while the store takes no changes ([`store_gate`]).

mod backlog;
mod batch;
mod board;
mod busy;
mod calling;
mod cards;
mod closed;
mod consent;
mod deliver;
mod images;
mod invitations;
mod job;
mod location;

mod outbox;
mod overviews;
mod posts;
mod puzzles;
mod refresh;

pub mod state;
mod store_gate;
#[cfg(test)]
mod test_delivery;
mod without_channel;

mod tournaments;

use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use futures_util::FutureExt as _;
use tokio::sync::mpsc;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

pub use job::NO_FILES_FOR;
pub use overviews::Overviews;
pub use puzzles::Puzzles;
pub use state::{CardState, ClosedChannelState, PostState, post_key};
pub use state::{card_key, channel_closed_key, images_closed_key, read as read_state, write as write_state};
pub use store_gate::StoreGate;
pub use tournaments::Organizer;

use crate::canvas::palette::Look;
use crate::config::BoardStyle;
use crate::discord::answer_channels::AnswerChannels;
use crate::discord::desk::Desk;
use crate::discord::health::Health;
use crate::discord::render::Renderer;
use crate::table::{Notice, NoticeKind, TableId, Tables, Timestamp};
use backlog::{Backlog, Waiting};
use busy::{Busy, JobResult};
use job::{Delivered, Deliverer, DeliveryError, TableDelivery};
use outbox::Outbox;
use store_gate::Settlement;

/// How long the loop sleeps at most: while it reads the outbox, and during a shutdown.
const SLEEPS: (Duration, Duration) = (Duration::from_millis(5), Duration::from_millis(50));
/// The time limit for due deliveries at a shutdown.
const FLUSH: Duration = Duration::from_secs(4);
/// The longest backoff while Discord cannot be reached, in seconds.
const LONGEST_BACKOFF: u64 = 30;
/// How often the loop looks for outstanding pictures, and the age from which they count as abandoned.
const IMAGES: Duration = Duration::from_secs(30);
/// The pause before a part of delivery that panicked is restarted.
const BROKEN: Duration = Duration::from_secs(2);
/// A request to the delivery loop. It is not persisted, because it can be made again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeliveryCommand {
    /// Post the board of a table as a new message.
    PostAnew(TableId),
    /// Render the table again and edit its board message.
    Redraw(TableId),
    /// Repost the board of a table if its message is gone.
    FindBoard(TableId),
    /// The picture of the table is rendered: attach it.
    ShowImage(TableId),
}

/// Sends commands to the delivery loop.
#[derive(Clone)]
pub struct DeliverySender(mpsc::Sender<DeliveryCommand>);

impl DeliverySender {
    /// Sends a command; it is dropped if the queue is full. Returns whether it was queued.
    pub fn send(&self, command: DeliveryCommand) -> bool {
        let taken = self.0.try_send(command).is_ok();
        if !taken {
            tracing::debug!(?command, "the command queue is full; command dropped");
        }
        taken
    }
}

/// The loop that delivers notices.
pub struct DeliveryLoop {
    delivery: Arc<Deliverer>,
    commands: mpsc::Receiver<DeliveryCommand>,
    health: Arc<Health>,
}

impl DeliveryLoop {
    /// A delivery loop and the sender of its commands. Boards in channels have this look and style.
    pub fn new(
        tables: Arc<Tables>,
        desk: Arc<Desk>,
        renderer: Arc<Renderer>,
        answer_channels: Arc<AnswerChannels>,
        (look, style): (Look, BoardStyle),
        health: Arc<Health>,
    ) -> (Self, DeliverySender) {
        let (delivery_sender, commands) = mpsc::channel(256);
        let delivery_sender = DeliverySender(delivery_sender);
        let delivery = Deliverer {
            tables,
            desk,
            renderer,
            look,
            style,
            delivery_sender: delivery_sender.clone(),
            answer_channels,
            gate: Arc::default(),
        };
        (Self { delivery: Arc::new(delivery), commands, health }, delivery_sender)
    }

    /// The gate of the store, for other code that saves its actions at Discord.
    pub fn gate(&self) -> Arc<StoreGate> {
        Arc::clone(&self.delivery.gate)
    }

    /// Delivers until `stop`, then delivers what is due and ends. If a part panics, it is restarted.
    pub async fn run(mut self, stop: CancellationToken) {
        while AssertUnwindSafe(self.deliver(&stop)).catch_unwind().await.is_err() {
            pause("deliveries").await;
        }
    }

    async fn deliver(&mut self, stop: &CancellationToken) {
        let (mut outbox, mut backlog) = (Outbox::of(Arc::clone(&self.delivery.tables)), Backlog::default());
        let mut busy = Busy::new(Arc::clone(&self.delivery.tables));
        let (mut images, mut deadline) = (Instant::now(), None);
        self.ask_for_images(Duration::ZERO, &mut outbox, &mut backlog).await;
        loop {
            self.start_jobs(&mut outbox, &mut backlog, &mut busy).await;
            if stop.is_cancelled() {
                let until = *deadline.get_or_insert_with(|| Instant::now() + FLUSH);
                if outbox.is_empty() && backlog.is_empty() && busy.is_empty() || Instant::now() >= until {
                    break;
                }
                outbox.stop();
            } else if images.elapsed() >= IMAGES {
                images = Instant::now();
                self.ask_for_images(IMAGES, &mut outbox, &mut backlog).await;
            }
            let pace = match deadline {
                _ if outbox.is_walking() => SLEEPS.0,
                Some(_) => SLEEPS.1,
                None if busy.waits() => busy::ELSEWHERE,
                None => outbox::ROUND,
            };
            tokio::select! {
                served = busy.ended(), if !busy.is_empty() => if served == JobResult::Partial {
                    outbox.walk_again();
                },
                () = self.delivery.tables.outbox().notified() => {}
                () = self.delivery.desk.rest.recovered() => outbox.walk_ahead(Duration::from_secs(LONGEST_BACKOFF)),
                Some(command) = self.commands.recv() => {
                    backlog.add_command(outbox.place(command.table(), false).await, command);
                }
                () = stop.cancelled(), if deadline.is_none() => outbox.stop(),
                () = tokio::time::sleep(pace) => {}
            }
        }
        if !busy.is_empty() {
            tracing::warn!(
                tables = busy.len(),
                "stopped before everything was delivered; the next start delivers the rest"
            );
        }
        busy.close().await;
    }

    /// Queues redraws for the pictures that have been outstanding for at least this time.
    async fn ask_for_images(&self, outstanding: Duration, outbox: &mut Outbox, backlog: &mut Backlog) {
        let since = self.delivery.tables.now().minus(outstanding.as_millis() as u64);
        for command in self.delivery.missing_images(since).await {
            backlog.add_command(outbox.place(command.table(), false).await, command);
        }
    }

    /// Starts jobs for tables that have something due and no running job.
    async fn start_jobs(&self, outbox: &mut Outbox, backlog: &mut Backlog, busy: &mut Busy) {
        match outbox.read(backlog, |table| busy.is_busy(table)).await {
            Ok(()) => self.health.delivery_alive(),
            Err(error) => return tracing::error!(%error, "cannot read the outbox"),
        }
        if !self.delivery.gate.is_open(&self.delivery.tables).await {
            return;
        }
        let delivery = Arc::clone(&self.delivery);
        let serve = move |lease, waiting| async move { serve(&delivery.under(&lease), waiting).await };
        let started = busy.start(backlog, serve);
        if let Err(error) = started.await {
            tracing::error!(%error, "cannot claim tables for delivery");
        }
    }
}

/// Logs that a part of delivery panicked, and waits before its restart.
async fn pause(part: &'static str) {
    tracing::error!(part, "panicked; it is restarted");
    tokio::time::sleep(BROKEN).await;
}

impl DeliveryCommand {
    const fn table(self) -> TableId {
        match self {
            Self::PostAnew(table) | Self::Redraw(table) | Self::FindBoard(table) | Self::ShowImage(table) => table,
        }
    }
}

async fn serve(delivery: &TableDelivery<'_>, waiting: Waiting) -> JobResult {
    let (notices, commands) = waiting.work();
    let of = notices.iter().map(|notice| notice.table).chain(commands.iter().map(|command| command.table()));
    // Results that could not be saved earlier come first, because the next delivery builds on them.
    let mut before = None;
    if let Some((table, kept)) = of.last().and_then(|table| Some((table, delivery.gate.kept(table)?))) {
        before = Some(kept.notice.id);
        let replaced = notices.iter().any(|newer| replaces(newer, &kept.notice));
        if !settle_late(delivery, table, kept, replaced).await {
            return JobResult::Partial;
        }
    }
    let mut served = JobResult::Complete;
    for notice in notices.into_iter().filter(|notice| Some(notice.id) != before) {
        if !deliver_notice(delivery, &notice).await {
            served = JobResult::Partial;
            break;
        }
    }
    for command in commands {
        delivery.gate.opened().await;
        // A result that could not be saved a moment ago. No other process has served the table since, so only a newer
        // card notice can have replaced its notice.
        if let Some(kept) = delivery.gate.kept(command.table()) {
            let replaced = kept.notice.kind == NoticeKind::Card;
            if !settle_late(delivery, command.table(), kept, replaced).await {
                return JobResult::Partial;
            }
        }
        if let Err(error) = unpanicked(delivery.execute(command)).await {
            tracing::warn!(table = %command.table(), %error, "a delivery command failed");
        }
    }
    served
}

/// Turns a panic into an error to retry, so that other deliveries go on.
async fn unpanicked<T>(delivery: impl Future<Output = Result<T, DeliveryError>>) -> Result<T, DeliveryError> {
    let done = AssertUnwindSafe(delivery).catch_unwind().await;
    done.unwrap_or_else(|_| Err(DeliveryError::Later { wait: None, why: "the delivery panicked".to_owned() }))
}

/// Delivers a notice and acknowledges it. Returns whether the next one of this table may follow.
async fn deliver_notice(delivery: &TableDelivery<'_>, notice: &Notice) -> bool {
    let (table, id) = (notice.table, notice.id);
    let (changes, until, next) = match unpanicked(delivery.deliver(notice)).await {
        Ok(Delivered { changes, again: None }) => {
            tracing::debug!(%table, notice = %id, kind = ?notice.kind, "delivered");
            (changes, None, true)
        }
        Ok(Delivered { changes, again: Some(until) }) => {
            tracing::debug!(%table, notice = %id, kind = ?notice.kind, %until, "due again later");
            (changes, Some(until), true)
        }
        Err(DeliveryError::Never { changes, why }) => {
            tracing::warn!(%table, notice = %id, kind = ?notice.kind, why, "undeliverable");
            (changes, None, true)
        }
        Err(DeliveryError::ChannelClosed { code, changes }) => {
            tracing::warn!(%table, notice = %id, kind = ?notice.kind, code, "undeliverable");
            (changes, None, true)
        }
        Err(DeliveryError::Later { wait, why }) => {
            let wait = backoff(notice.tries, wait);
            tracing::warn!(%table, notice = %id, tries = notice.tries, wait, why, "postponed");
            (Vec::new(), Some(Timestamp(delivery.tables.now().0 + wait)), false)
        }
    };
    settle(delivery, table, Settlement { notice: notice.clone(), changes, until }).await && next
}

/// Whether a newer card notice has replaced an older one. The store replaces only those that were neither delivered nor
/// postponed.
fn replaces(newer: &Notice, older: &Notice) -> bool {
    *newer == Notice { id: newer.id, ..older.clone() } && newer.kind == NoticeKind::Card && newer.id > older.id
}

/// Saves a result that could not be saved earlier, unless another process has served the table meanwhile. If a newer
/// notice only replaced the delivered one, its delivery builds on this result.
async fn settle_late(delivery: &TableDelivery<'_>, table: TableId, kept: Settlement, replaced: bool) -> bool {
    match delivery.tables.outbox().notices(&[kept.notice.id]).await {
        Ok(now) if now.contains(&kept.notice) => settle(delivery, table, kept).await,
        Ok(_) if replaced => {
            let saved = delivery.save(kept.changes).await;
            delivery.gate.forget(table);
            saved.inspect_err(|error| tracing::error!(%table, %error, "cannot save what was delivered")).is_ok()
        }
        Ok(_) => {
            delivery.gate.forget(table);
            true
        }
        Err(error) => {
            tracing::error!(%table, %error, "cannot read the state of a notice");
            false
        }
    }
}

/// Saves the result of a notice. Returns whether the store took it; otherwise it is saved once the store takes changes
/// again.
async fn settle(delivery: &TableDelivery<'_>, table: TableId, settlement: Settlement) -> bool {
    let (delivered, until, changes) = (settlement.notice.clone(), settlement.until, settlement.changes.clone());
    let (notice, lease) = (delivered.id, Some(delivery.lease));
    // Kept until it is saved, even if the lease ends first.
    delivery.gate.keep(table, settlement);
    let noted = match until {
        None => delivery.tables.outbox().ack(notice, changes, lease).await,
        Some(until) if changes.is_empty() => delivery.tables.outbox().postpone(notice, until, lease).await,
        // Saving the same state again has no effect, so saving and postponing need not be one step.
        Some(until) => match delivery.tables.outbox().set_delivery_state(changes, lease).await {
            Ok(()) => delivery.tables.outbox().postpone(notice, until, lease).await,
            Err(error) => Err(error),
        },
    };
    let Err(error) = noted else {
        delivery.gate.forget(table);
        if until.is_none() {
            delivery.desk.forget(&delivered);
        }
        return true;
    };
    if delivery.gate.refused(&error) {
        tracing::debug!(%table, %notice, %error, "the result of a notice is saved later");
    } else {
        delivery.gate.forget(table);
        // The notice stays due, and its nonce prevents a second message.
        tracing::error!(%table, %notice, %error, "cannot save the result of a notice");
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
    false
}

/// The backoff before the next retry of a notice, in milliseconds, and at least the wait that Discord asks for.
fn backoff(tries: u32, asked: Option<Duration>) -> u64 {
    let asked = asked.unwrap_or(Duration::from_secs(1)).as_millis() as u64;
    asked.max(1000 * (1_u64 << tries.min(16)).min(LONGEST_BACKOFF))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::delivery::test_delivery::deliverer;
    use crate::discord::desk::policy::Operation;
    use crate::discord::desk::{Audience, WriteError, nonce};
    use crate::discord::http::RestError;
    use crate::discord::messages::outgoing::ImageSlot;
    use crate::table::test_tables::processes;
    use crate::table::test_tables::store_failed;
    use crate::table::{NoticeId, TableError};

    #[test]
    fn backoff_doubles_up_to_30_s_or_the_wait_discord_asks_for() {
        let waits = [0, 1, 2, 3, 4, 5, 99].map(|tries| backoff(tries, None));
        assert_eq!(waits, [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
        assert_eq!([0, 9].map(|tries| backoff(tries, Some(Duration::from_secs(60)))), [60_000; 2]);
        assert_eq!([0, 9].map(|tries| backoff(tries, Some(Duration::from_millis(5)))), [1000, 30_000]);
    }

    #[test]
    fn long_rate_limit_postpones_a_notice_for_a_minute() {
        for (seconds, waits) in [(20, 20), (2800, 60)] {
            let limit = RestError::Limited { wait: Duration::from_secs(seconds), code: 0 };
            let error = WriteError::of(limit, &ImageSlot::Nothing, Operation::Post, Audience::Channel);
            let (later, expected) = (DeliveryError::from(error), Duration::from_secs(waits));
            assert!(matches!(later, DeliveryError::Later { wait: Some(wait), .. } if wait == expected), "{later:?}");
        }
    }

    #[test]
    fn delivery_is_retried_after_a_store_failure() {
        let later = DeliveryError::from(store_failed());
        assert!(matches!(later, DeliveryError::Later { wait: None, .. }), "{later:?}");
        let never = DeliveryError::from(TableError::NoSuchTable);
        assert!(matches!(never, DeliveryError::Never { .. }), "{never:?}");
    }

    #[tokio::test]
    async fn undeliverable_notice_forgets_its_lost_posts() {
        let notice = |id| Notice {
            id: NoticeId(id),
            table: TableId::from_bits(3),
            kind: NoticeKind::Card,
            created: Timestamp(0),
            tries: 0,
            until: Timestamp(0),
        };
        let [tables] = processes();
        let (deliverer, lease) = deliverer(tables, None).await;
        let lost = &deliverer.desk.ledger.posts;
        for (id, letter) in [(7, 'd'), (7, 'm'), (8, 'd')] {
            lost.found(&nonce(&notice(id), letter), 9, 1);
        }
        // This table does not exist.
        assert!(deliver_notice(&deliverer.under(&lease), &notice(7)).await, "the next one may follow");
        assert_eq!([7, 8].map(|id| lost.of(&notice(id)).len()), [0, 1]);
    }
}
