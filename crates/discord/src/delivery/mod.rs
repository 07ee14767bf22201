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

use std::sync::Arc;
use std::time::Duration;

use backlog::Backlog;
use busy::{Busy, JobResult};
use job::{Delivered, DeliveryError, Job, Outcome, PostAttempt, TableDelivery};
use kept::{Kept, Wanted};
use outbox::Outbox;
use serve::{LONGEST_BACKOFF, serve};
use tokio::sync::mpsc;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use crate::answer_channels::AnswerChannels;
use crate::board_links::Links;
use crate::desk::Desk;
use crate::health::Health;
use crate::messages::OutgoingMessage;
use crate::preferences::UsualBoard;
use crate::render::Renderer;
use skald_table::{Person, TableId, TableView, Tables};

pub use cards::{keep_overviews, keep_puzzles};
pub use job::NO_FILES_FOR;
pub use refresh::keys_of;
pub use state::{
    CardState, ClosedChannelState, Place, PostState, card_key, channel_closed_key, images_closed_key, post_key,
    read as read_state, write as write_state,
};
pub use store_gate::StoreGate;
pub use tournaments::Organizer;

mod backlog;
mod board;
mod busy;
mod calling;
mod cards;
mod closed;
mod consent;
mod following;
mod images;
mod job;
mod kept;
mod location;
mod notices;
mod outbox;
mod refresh;
mod seats;
mod serve;
pub mod state;
mod store_gate;
#[cfg(test)]
mod test_delivery;
mod tournaments;
mod turns;

/// How long the loop sleeps at most: while it reads the outbox, and during a shutdown.
const SLEEPS: (Duration, Duration) = (Duration::from_millis(5), Duration::from_millis(50));
/// The time limit for due deliveries at a shutdown.
const FLUSH: Duration = Duration::from_secs(4);
/// How often the loop looks for outstanding pictures, and the age from which they count as abandoned.
const IMAGES: Duration = Duration::from_secs(30);

/// A request to the delivery loop. It is not persisted, because it can be made again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeliveryCommand {
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
    /// A sender, and the queue of its commands.
    pub fn new() -> (Self, mpsc::Receiver<DeliveryCommand>) {
        let (sender, commands) = mpsc::channel(256);
        (Self(sender), commands)
    }

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
    services: Arc<Services>,
    commands: mpsc::Receiver<DeliveryCommand>,
    health: Arc<Health>,
}

impl DeliveryLoop {
    /// A delivery loop that executes the commands of this queue.
    pub const fn new(services: Arc<Services>, commands: mpsc::Receiver<DeliveryCommand>, health: Arc<Health>) -> Self {
        Self { services, commands, health }
    }

    /// Delivers until `stop`, then delivers what is due and ends.
    pub async fn run(&mut self, stop: &CancellationToken) {
        let mut outbox = Outbox::of(Arc::clone(&self.services.tables));
        let mut backlog = Backlog::default();
        let mut busy = Busy::new(Arc::clone(&self.services.tables));
        let mut images = Instant::now();
        let mut deadline = None;
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
                () = self.services.tables.outbox().notified() => {}
                () = self.services.desk.rest.recovered() => outbox.walk_ahead(Duration::from_secs(LONGEST_BACKOFF)),
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
        let since = self.services.tables.now().minus(outstanding.as_millis() as u64);
        for command in self.services.missing_images(since).await {
            backlog.add_command(outbox.place(command.table(), false).await, command);
        }
    }

    /// Starts jobs for tables that have something due and no running job.
    async fn start_jobs(&self, outbox: &mut Outbox, backlog: &mut Backlog, busy: &mut Busy) {
        match outbox.read(backlog, |table| busy.is_busy(table)).await {
            Ok(()) => self.health.delivery_alive(),
            Err(error) => return tracing::error!(%error, "cannot read the outbox"),
        }
        if !self.services.gate.is_open(&self.services.tables).await {
            return;
        }
        let services = Arc::clone(&self.services);
        let serve = move |lease, waiting| async move { serve(&services.under(&lease), waiting).await };
        let started = busy.start(backlog, serve);
        if let Err(error) = started.await {
            tracing::error!(%error, "cannot claim tables for delivery");
        }
    }
}

impl DeliveryCommand {
    const fn table(self) -> TableId {
        match self {
            Self::PostAnew(table) | Self::Redraw(table) | Self::FindBoard(table) | Self::ShowImage(table) => table,
        }
    }
}

/// What all parts of the bot work with.
pub struct Services {
    /// The version of the program.
    pub version: &'static str,
    pub tables: Arc<Tables>,
    pub desk: Arc<Desk>,
    pub renderer: Arc<Renderer>,
    /// The look and style of boards in channels.
    pub usual: UsualBoard,
    pub delivery_sender: DeliverySender,
    pub answer_channels: AnswerChannels,
    /// Whether the store takes changes.
    pub gate: StoreGate,
    /// The links to the page of a board, if there is one.
    pub links: Option<Arc<Links>>,
}

impl Services {
    /// Adds the button that leads a person to the page of a board, if there is one.
    pub async fn add_board_link(&self, view: &TableView, person: &Person, outgoing: &mut OutgoingMessage) {
        if let Some(links) = &self.links {
            links.add(view, person, outgoing).await;
        }
    }
}
