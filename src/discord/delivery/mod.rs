//! The courier: takes notices from the outbox and brings them to Discord, as messages that show the table as it is at the
//! moment of delivery.
//!
//! Knows nothing of interactions. A card is brought as text, and its picture follows by a wish of our own when it is drawn.
//! Invariants: a notice is settled in one step with the memo of the message it made, and
//! every new message bears a nonce that stays the same until that memo is written (made of the notice, or for a table's
//! card of the card before it), so that a restart between the two makes no second message; the notices of one table are
//! delivered one after another; what Discord refuses for good is settled and logged, what it refuses for now is
//! postponed, and so is the result of a game while its channel is closed to us.

mod calling;
mod deliver;
mod images;
mod location;
mod refresh;
mod sender;
mod state;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::mpsc;
use tokio::task::JoinSet;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

pub use deliver::CLOSED_FOR;
pub use sender::{Rest, RestError};
pub use state::{CardState, ClosedChannel};
pub use state::{card as card_key, plain as plain_key, read as read_memo, shut as shut_key, write as write_memo};

use crate::canvas::palette::Look;
use crate::discord::answer_channels::AnswerChannels;
use crate::discord::health::Health;
use crate::discord::render::Renderer;
use crate::table::{Notice, NoticeKind, TableError, TableId, Tables, Timestamp};
use deliver::{Delivered, Deliverer};
use images::ShownImages;

/// How many notices are looked at together.
const BATCH: usize = 256;
/// How many tables are served at once.
const TABLES: usize = 16;
/// How often the outbox is looked at when nothing calls: postponed notices come due by themselves.
const ROUND: Duration = Duration::from_secs(2);
/// How long a stop may take to bring away what is due.
const FLUSH: Duration = Duration::from_secs(4);
/// The longest time between two tries, in seconds.
const LONGEST_WAIT: u64 = 300;

/// A wish that needs no safekeeping, since whoever had it can repeat it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeliveryCommand {
    /// PostAttempt the board of a table anew, below everything else.
    PostAnew(TableId),
    /// Draw the table again, where it is.
    Redraw(TableId),
    /// The picture of the table is drawn: show it.
    ShowImage(TableId),
}

/// Where wishes go.
#[derive(Clone)]
pub struct DeliverySender(mpsc::Sender<DeliveryCommand>);

impl DeliverySender {
    /// Makes a wish. When too many wait already it is dropped.
    pub fn send(&self, command: DeliveryCommand) {
        if self.0.try_send(command).is_err() {
            tracing::debug!(?command, "too many wishes wait");
        }
    }
}

/// The courier.
pub struct DeliveryLoop {
    delivery: Arc<Deliverer>,
    commands: mpsc::Receiver<DeliveryCommand>,
    health: Arc<Health>,
}

/// One round of work for one table.
enum Job {
    Notices(Vec<Notice>),
    DeliveryCommand(DeliveryCommand),
}

impl DeliveryLoop {
    /// A courier and the bell to wish by; pictures in channels have this look.
    pub fn new(
        tables: Arc<Tables>,
        rest: Arc<Rest>,
        renderer: Arc<Renderer>,
        answer_channels: Arc<AnswerChannels>,
        look: Look,
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
            delivery_sender: delivery_sender.clone(),
            answer_channels,
            shown_images,
        };
        (Self { delivery: Arc::new(delivery), commands, health }, delivery_sender)
    }

    /// Delivers until `stop`, then brings away what is due and ends.
    pub async fn run(mut self, stop: CancellationToken) {
        let mut busy = BTreeSet::new();
        let mut queued: Vec<DeliveryCommand> = self.delivery.missing_images().await;
        let mut work = JoinSet::new();
        let mut deadline = None;
        loop {
            let mut idle = self.hand_out(&mut busy, &mut queued, &mut work).await;
            idle &= busy.is_empty();
            if stop.is_cancelled() {
                let until = *deadline.get_or_insert_with(|| Instant::now() + FLUSH);
                if idle || Instant::now() >= until {
                    break;
                }
            }
            let round = if deadline.is_some() { Duration::from_millis(50) } else { ROUND };
            tokio::select! {
                Some(done) = work.join_next(), if !busy.is_empty() => {
                    if let Ok(table) = done { busy.remove(&table); } else { busy.clear(); work.abort_all(); }
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

    /// Gives tables that have something due, and are not being served, to somebody. Whether nothing was due.
    async fn hand_out(
        &self,
        busy: &mut BTreeSet<TableId>,
        queued: &mut Vec<DeliveryCommand>,
        work: &mut JoinSet<TableId>,
    ) -> bool {
        let due = match self.delivery.tables.due(BATCH).await {
            Ok(due) => due,
            Err(error) => {
                tracing::error!(%error, "the outbox cannot be read");
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
            // The card first: what calls somebody links to it.
            notices.sort_by_key(|notice| notice.kind != NoticeKind::Card);
            jobs.entry(table).or_default().push(Job::Notices(notices));
        }
        let (later, now): (Vec<_>, Vec<_>) = queued.drain(..).partition(|command| busy.contains(&command.table()));
        *queued = later;
        for command in now {
            jobs.entry(command.table()).or_default().push(Job::DeliveryCommand(command));
        }
        for (table, jobs) in jobs {
            if busy.len() >= TABLES || !busy.insert(table) {
                queued.extend(jobs.into_iter().filter_map(|job| match job {
                    Job::DeliveryCommand(command) => Some(command),
                    Job::Notices(_) => None,
                }));
                continue;
            }
            let delivery = Arc::clone(&self.delivery);
            work.spawn(async move {
                serve(&delivery, jobs).await;
                table
            });
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
            Job::DeliveryCommand(command) => {
                if let Err(error) = delivery.execute(command).await {
                    tracing::warn!(table = %command.table(), %error, "a wish was not granted");
                }
            }
            Job::Notices(notices) => {
                for notice in notices {
                    if !bring(delivery, &notice).await {
                        break;
                    }
                }
            }
        }
    }
}

/// Delivers a notice and settles it. Whether the next one of this table may follow.
async fn bring(delivery: &Deliverer, notice: &Notice) -> bool {
    let (table, id) = (notice.table, notice.id);
    let settled = match delivery.deliver(notice).await {
        Ok(Delivered { memos, again: None }) => {
            tracing::debug!(%table, notice = %id, kind = ?notice.kind, "delivered");
            delivery.tables.ack(id, memos).await
        }
        // Done twice it comes to the same, so the two need not be one step.
        Ok(Delivered { memos, again: Some(until) }) => {
            tracing::debug!(%table, notice = %id, kind = ?notice.kind, %until, "looked at again later");
            match delivery.tables.set_delivery_state(memos).await {
                Ok(()) => delivery.tables.postpone(id, until).await,
                Err(error) => Err(error),
            }
        }
        Err(DeliveryError::Never { memos, why }) => {
            tracing::warn!(%table, notice = %id, kind = ?notice.kind, why, "cannot be delivered");
            delivery.tables.ack(id, memos).await
        }
        Err(DeliveryError::ChannelClosed { code, memos }) => {
            tracing::warn!(%table, notice = %id, kind = ?notice.kind, code, "cannot be delivered");
            delivery.tables.ack(id, memos).await
        }
        Err(DeliveryError::Later { wait, why }) => {
            let wait = wait.unwrap_or(Duration::from_secs(1)).as_millis() as u64;
            let wait = wait.max(1000 * (1_u64 << notice.tries.min(16)).min(LONGEST_WAIT));
            tracing::warn!(%table, notice = %id, tries = notice.tries, wait, why, "delivered later");
            let until = Timestamp(delivery.tables.now().0 + wait);
            if let Err(error) = delivery.tables.postpone(id, until).await {
                tracing::error!(%table, notice = %id, %error, "a notice cannot be postponed");
            }
            return false;
        }
    };
    if let Err(error) = &settled {
        // It stays due, and its nonce keeps the second delivery from making a second message.
        tracing::error!(%table, notice = %id, %error, "a notice cannot be settled");
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
    settled.is_ok()
}

/// Why a notice was not delivered.
#[derive(Debug, thiserror::Error)]
pub(super) enum DeliveryError {
    /// It never will be.
    #[error("never: {why}")]
    Never {
        /// What is to be remembered of that.
        memos: Vec<state::Memo>,
        /// Why.
        why: String,
    },
    /// The table's channel is gone, or we may not write there.
    #[error("shut out with code {code}")]
    ChannelClosed {
        /// Discord's code.
        code: u64,
        /// What is to be remembered of that.
        memos: Vec<state::Memo>,
    },
    /// It may be, after a while.
    #[error("later: {why}")]
    Later {
        /// How long Discord asks to wait.
        wait: Option<Duration>,
        /// Why.
        why: String,
    },
}

impl From<TableError> for DeliveryError {
    fn from(error: TableError) -> Self {
        let why = error.to_string();
        match error {
            TableError::Store(_) => Self::Later { wait: None, why },
            // A table that cannot be shown, for example because its edition is not at hand: a later start may have it.
            TableError::Moved { .. } | TableError::UnknownTitle(_) | TableError::UnknownEdition { .. } => {
                Self::Later { wait: Some(Duration::from_secs(LONGEST_WAIT)), why }
            }
            _ => Self::Never { memos: Vec::new(), why },
        }
    }
}

impl From<RestError> for DeliveryError {
    fn from(error: RestError) -> Self {
        let why = error.to_string();
        match error {
            RestError::Limited(wait) => Self::Later { wait: Some(wait), why },
            RestError::Unreachable(_) => Self::Later { wait: None, why },
            // A token that is refused may be replaced; nothing is thrown away for it.
            RestError::Refused { status: 401, .. } => Self::Later { wait: Some(Duration::from_secs(60)), why },
            RestError::Refused { .. } => Self::Never { memos: Vec::new(), why },
        }
    }
}
