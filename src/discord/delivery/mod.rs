//! The delivery loop: sends the outbox's notices to Discord, as messages that show the table at the moment of delivery.
//!
//! Knows nothing of interactions. A board message is sent as text; its picture follows by a delivery command once
//! rendered. Invariants: a notice is acknowledged in the same step as the delivery state of its message is saved, and
//! every new message has a nonce that stays the same until then (derived from the notice, or for a board message from
//! the one before), so that a restart in between makes no second message; the notices of one table are delivered one
//! after another; what Discord refuses for good is acknowledged and logged, what it refuses for now is postponed, and
//! so is the result of a game while its channel is closed.

mod calling;
mod deliver;
mod images;
mod location;
mod refresh;
mod sender;
mod state;

use std::collections::BTreeMap;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use futures_util::FutureExt as _;
use tokio::sync::mpsc;
use tokio::task::{self, JoinSet};
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

pub use deliver::CLOSED_FOR;
pub use sender::{Rest, RestError};
pub use state::{CardState, ClosedChannelState};
pub use state::{card_key, channel_closed_key, images_closed_key, read as read_state, write as write_state};

use crate::canvas::palette::Look;
use crate::config::BoardStyle;
use crate::discord::answer_channels::AnswerChannels;
use crate::discord::health::Health;
use crate::discord::render::Renderer;
use crate::table::{Notice, NoticeKind, StateChange, TableError, TableId, Tables, Timestamp};
use deliver::{Delivered, Deliverer};
use images::ShownImages;

/// How many notices are read at once.
const BATCH: usize = 256;
/// How many tables are served concurrently.
const TABLES: usize = 16;
/// How often the outbox is polled for postponed notices.
const ROUND: Duration = Duration::from_secs(2);
/// How long a shutdown may take to deliver what is due.
const FLUSH: Duration = Duration::from_secs(4);
/// The longest time between two tries while Discord cannot be reached, in seconds.
const LONGEST_BACKOFF: u64 = 30;
/// How long a table waits that cannot be loaded.
const UNLOADED: Duration = Duration::from_secs(300);

/// A request to the delivery loop that is not persisted: whoever made it can repeat it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeliveryCommand {
    /// Post the board of a table as a new message.
    PostAnew(TableId),
    /// Render the table again and edit its board message.
    Redraw(TableId),
    /// The picture of the table is rendered: attach it.
    ShowImage(TableId),
}

/// The sender of delivery commands.
#[derive(Clone)]
pub struct DeliverySender(mpsc::Sender<DeliveryCommand>);

impl DeliverySender {
    /// Sends a command. It is dropped when the queue is full.
    pub fn send(&self, command: DeliveryCommand) {
        if self.0.try_send(command).is_err() {
            tracing::debug!(?command, "the command queue is full; command dropped");
        }
    }
}

/// The delivery loop.
pub struct DeliveryLoop {
    delivery: Arc<Deliverer>,
    commands: mpsc::Receiver<DeliveryCommand>,
    health: Arc<Health>,
}

/// One unit of work for one table.
enum Job {
    Notices(Vec<Notice>),
    Command(DeliveryCommand),
}

impl DeliveryLoop {
    /// A delivery loop and the sender of its commands; boards in channels have this look and style.
    pub fn new(
        tables: Arc<Tables>,
        rest: Arc<Rest>,
        renderer: Arc<Renderer>,
        answer_channels: Arc<AnswerChannels>,
        (look, style): (Look, BoardStyle),
        health: Arc<Health>,
    ) -> (Self, DeliverySender) {
        let (delivery_sender, commands) = mpsc::channel(256);
        let delivery_sender = DeliverySender(delivery_sender);
        let shown_images = ShownImages::default();
        let delivery = Deliverer {
            tables,
            rest,
            renderer,
            look,
            style,
            delivery_sender: delivery_sender.clone(),
            answer_channels,
            shown_images,
        };
        (Self { delivery: Arc::new(delivery), commands, health }, delivery_sender)
    }

    /// Delivers until `stop`, then delivers what is due and ends.
    pub async fn run(mut self, stop: CancellationToken) {
        let mut busy = BTreeMap::new();
        let mut queued: Vec<DeliveryCommand> = self.delivery.missing_images().await;
        let mut work = JoinSet::new();
        let mut deadline = None;
        loop {
            let mut idle = self.start_jobs(&mut busy, &mut queued, &mut work).await;
            idle &= busy.is_empty();
            if stop.is_cancelled() {
                let until = *deadline.get_or_insert_with(|| Instant::now() + FLUSH);
                if idle || Instant::now() >= until {
                    break;
                }
            }
            let round = if deadline.is_some() { Duration::from_millis(50) } else { ROUND };
            tokio::select! {
                Some(done) = work.join_next_with_id(), if !busy.is_empty() => {
                    let ended = done.map_or_else(|error| error.id(), |(id, ())| id);
                    busy.retain(|_, task| *task != ended);
                }
                () = self.delivery.tables.notified() => {}
                Some(command) = self.commands.recv() => queued.push(command),
                () = stop.cancelled(), if deadline.is_none() => {}
                () = tokio::time::sleep(round) => {}
            }
        }
        if !busy.is_empty() {
            tracing::warn!(
                tables = busy.len(),
                "stopped before everything was delivered; the rest follows after the start"
            );
        }
    }

    /// Starts jobs for tables that have something due and no job running. Returns whether nothing was due.
    async fn start_jobs(
        &self,
        busy: &mut BTreeMap<TableId, task::Id>,
        queued: &mut Vec<DeliveryCommand>,
        work: &mut JoinSet<()>,
    ) -> bool {
        let due = match self.delivery.tables.due(BATCH).await {
            Ok(due) => due,
            Err(error) => {
                tracing::error!(%error, "cannot read the outbox");
                return true;
            }
        };
        self.health.delivery_alive();
        let nothing = due.is_empty() && queued.is_empty();
        let mut jobs: BTreeMap<TableId, Vec<Job>> = BTreeMap::new();
        let mut notices: BTreeMap<TableId, Vec<Notice>> = BTreeMap::new();
        for notice in due {
            notices.entry(notice.table).or_default().push(notice);
        }
        for (table, mut notices) in notices {
            // The board message first: calls link to it.
            notices.sort_by_key(|notice| notice.kind != NoticeKind::Card);
            jobs.entry(table).or_default().push(Job::Notices(notices));
        }
        let (later, now): (Vec<_>, Vec<_>) = queued.drain(..).partition(|command| busy.contains_key(&command.table()));
        *queued = later;
        for command in now {
            jobs.entry(command.table()).or_default().push(Job::Command(command));
        }
        for (table, jobs) in jobs {
            if busy.len() >= TABLES || busy.contains_key(&table) {
                queued.extend(jobs.into_iter().filter_map(|job| match job {
                    Job::Command(command) => Some(command),
                    Job::Notices(_) => None,
                }));
                continue;
            }
            let delivery = Arc::clone(&self.delivery);
            let task = work.spawn(async move { serve(&delivery, jobs).await });
            busy.insert(table, task.id());
        }
        nothing
    }
}

impl DeliveryCommand {
    const fn table(self) -> TableId {
        match self {
            Self::PostAnew(table) | Self::Redraw(table) | Self::ShowImage(table) => table,
        }
    }
}

async fn serve(delivery: &Deliverer, jobs: Vec<Job>) {
    for job in jobs {
        match job {
            Job::Command(command) => {
                if let Err(error) = unpanicked(delivery.execute(command)).await {
                    tracing::warn!(table = %command.table(), %error, "a delivery command failed");
                }
            }
            Job::Notices(notices) => {
                for notice in notices {
                    if !deliver_notice(delivery, &notice).await {
                        break;
                    }
                }
            }
        }
    }
}

/// A panic is a defect of one delivery: it is tried again later, and the others go on.
async fn unpanicked<T>(delivery: impl Future<Output = Result<T, DeliveryError>>) -> Result<T, DeliveryError> {
    let done = AssertUnwindSafe(delivery).catch_unwind().await;
    done.unwrap_or_else(|_| Err(DeliveryError::Later { wait: None, why: "the delivery panicked".to_owned() }))
}

/// Delivers a notice and acknowledges it. Returns whether the next one of this table may follow.
async fn deliver_notice(delivery: &Deliverer, notice: &Notice) -> bool {
    let (table, id) = (notice.table, notice.id);
    let acknowledged = match unpanicked(delivery.deliver(notice)).await {
        Ok(Delivered { changes, again: None }) => {
            tracing::debug!(%table, notice = %id, kind = ?notice.kind, "delivered");
            delivery.tables.ack(id, changes).await
        }
        // Repeating this has no further effect, so the two need not be one step.
        Ok(Delivered { changes, again: Some(until) }) => {
            tracing::debug!(%table, notice = %id, kind = ?notice.kind, %until, "due again later");
            match delivery.tables.set_delivery_state(changes).await {
                Ok(()) => delivery.tables.postpone(id, until).await,
                Err(error) => Err(error),
            }
        }
        Err(DeliveryError::Never { changes, why }) => {
            tracing::warn!(%table, notice = %id, kind = ?notice.kind, why, "undeliverable");
            delivery.tables.ack(id, changes).await
        }
        Err(DeliveryError::ChannelClosed { code, changes }) => {
            tracing::warn!(%table, notice = %id, kind = ?notice.kind, code, "undeliverable");
            delivery.tables.ack(id, changes).await
        }
        Err(DeliveryError::Later { wait, why }) => {
            let wait = wait.unwrap_or(Duration::from_secs(1)).as_millis() as u64;
            let wait = wait.max(1000 * (1_u64 << notice.tries.min(16)).min(LONGEST_BACKOFF));
            tracing::warn!(%table, notice = %id, tries = notice.tries, wait, why, "postponed");
            let until = Timestamp(delivery.tables.now().0 + wait);
            if let Err(error) = delivery.tables.postpone(id, until).await {
                tracing::error!(%table, notice = %id, %error, "cannot postpone a notice");
            }
            return false;
        }
    };
    if let Err(error) = &acknowledged {
        // It stays due, and its nonce keeps the second delivery from making a second message.
        tracing::error!(%table, notice = %id, %error, "cannot acknowledge a notice");
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
    acknowledged.is_ok()
}

/// Why a notice was not delivered.
#[derive(Debug, thiserror::Error)]
pub(super) enum DeliveryError {
    /// Permanently refused.
    #[error("never: {why}")]
    Never {
        /// The delivery state to save.
        changes: Vec<StateChange>,
        /// The reason.
        why: String,
    },
    /// The table's channel is gone or not writable.
    #[error("the channel is closed, code {code}")]
    ChannelClosed {
        /// Discord's error code.
        code: u64,
        /// The delivery state to save.
        changes: Vec<StateChange>,
    },
    /// To be retried.
    #[error("later: {why}")]
    Later {
        /// The wait that Discord asks for.
        wait: Option<Duration>,
        /// The reason.
        why: String,
    },
}

impl From<TableError> for DeliveryError {
    fn from(error: TableError) -> Self {
        let why = error.to_string();
        match error {
            TableError::Store(_) => Self::Later { wait: None, why },
            // A table that cannot be loaded, for example because its edition is missing: a later start may have it.
            TableError::Moved { .. } | TableError::UnknownTitle(_) | TableError::UnknownEdition { .. } => {
                Self::Later { wait: Some(UNLOADED), why }
            }
            _ => Self::Never { changes: Vec::new(), why },
        }
    }
}

impl From<RestError> for DeliveryError {
    fn from(error: RestError) -> Self {
        let why = error.to_string();
        match error {
            RestError::Limited(wait) => Self::Later { wait: Some(wait), why },
            RestError::Unreachable(_) => Self::Later { wait: None, why },
            // A refused token may be replaced; nothing is given up for it.
            RestError::Refused { status: 401, .. } => Self::Later { wait: Some(Duration::from_secs(60)), why },
            RestError::Refused { .. } => Self::Never { changes: Vec::new(), why },
        }
    }
}
