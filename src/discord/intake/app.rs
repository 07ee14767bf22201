//! What commands and presses share.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use tokio_util::task::TaskTracker;
use tokio_util::task::task_tracker::TaskTrackerToken;

use crate::canvas::palette::Look;
use crate::discord::answer_channels::AnswerChannels;
use crate::discord::delivery;
use crate::discord::delivery::ClosedChannelState;
use crate::discord::delivery::DeliveryCommand;
use crate::discord::delivery::DeliverySender;
use crate::discord::intake::answer::Caller;
use crate::discord::intake::failure::Failure;
use crate::discord::intake::permissions;
use crate::discord::preferences;
use crate::discord::render::Renderer;
use crate::table::{Act, Acted, IdempotencyKey, PersonId, TableError, TableView, Tables};

/// How long a channel that shut us out is left alone at least, in milliseconds.
const COOLDOWN: u64 = 15_000;
/// How many interactions are remembered, to know one that comes in twice.
const REMEMBERED: usize = 1024;

/// What commands and presses share.
pub struct App {
    /// The tables.
    pub tables: Arc<Tables>,
    /// The courier's bell.
    pub delivery_sender: DeliverySender,
    /// Where pictures are drawn.
    pub renderer: Arc<Renderer>,
    /// Where people answered last.
    answer_channels: Arc<AnswerChannels>,
    /// How boards are drawn for everybody.
    look: Look,
    /// Interactions being answered.
    pub answering: TaskTracker,
    stopping: AtomicBool,
    seen: Mutex<VecDeque<IdempotencyKey>>,
}

impl App {
    /// A house with its doors open.
    pub fn new(
        tables: Arc<Tables>,
        delivery_sender: DeliverySender,
        renderer: Arc<Renderer>,
        answer_channels: Arc<AnswerChannels>,
        look: Look,
    ) -> Self {
        let (answering, stopping, seen) = (TaskTracker::new(), AtomicBool::new(false), Mutex::default());
        Self { tables, delivery_sender, renderer, answer_channels, look, answering, stopping, seen }
    }

    /// Answers a decision for the caller. Who answers in a channel must then be shown privately what they are asked next out
    /// of turn: the courier leaves them alone for a while.
    ///
    /// # Errors
    /// See [`Tables::act`].
    pub async fn act(&self, caller: &Caller, act: Act) -> Result<Acted, TableError> {
        self.answer_channels.record(act.table, caller.id(), caller.community.is_some());
        self.tables.act(act).await
    }

    /// How a person wants boards drawn.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn look_of(&self, person: PersonId) -> Result<Look, TableError> {
        Ok(preferences::queued(&self.tables, person).await?.unwrap_or(self.look))
    }

    /// Takes nothing in any more.
    pub fn stop_accepting(&self) {
        self.stopping.store(true, Ordering::Relaxed);
        self.answering.close();
    }

    /// Lets an interaction in; it is being answered as long as the token lives.
    ///
    /// # Errors
    /// When the doors are closed, or the same interaction has been let in before: a resumed gateway session may bring it
    /// again. One that was let in before a restart is let in again; receipts keep it from being done twice.
    pub fn accept(&self, caller: &Caller) -> Result<TaskTrackerToken, Failure> {
        if self.stopping.load(Ordering::Relaxed) {
            return Err(Failure::Stopping);
        }
        let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        if seen.contains(&caller.idempotency_key) {
            return Err(Failure::Again);
        }
        if seen.len() == REMEMBERED {
            seen.pop_front();
        }
        seen.push_back(caller.idempotency_key);
        Ok(self.answering.token())
    }

    /// The table of the caller's channel, as the caller sees it.
    ///
    /// # Errors
    /// When there is none.
    pub async fn table_at(&self, caller: &Caller) -> Result<TableView, Failure> {
        let view = self.tables.at(caller.channel).await?.ok_or(Failure::NoTable)?;
        Ok(view.seen_by(caller.id()))
    }

    /// What Discord says of pictures in the caller's channel: where they are allowed again the table is drawn with one, and
    /// where they are not none is tried.
    pub async fn refresh_attach_permission(&self, caller: &Caller) -> Result<(), TableError> {
        let (key, now) = (delivery::images_closed_key(caller.channel), self.tables.now().0);
        let plain =
            delivery::read_memo::<ClosedChannelState>(&self.tables, &key).await?.filter(|plain| plain.until > now);
        let change = match (plain, permissions::may_attach(caller)) {
            (None, false) => {
                delivery::write_memo(key, &ClosedChannelState { code: 0, until: now + delivery::CLOSED_FOR })
            }
            (Some(plain), true) if now >= (plain.until + COOLDOWN).saturating_sub(delivery::CLOSED_FOR) => (key, None),
            _ => return Ok(()),
        };
        let allowed = change.1.is_none();
        self.tables.remember(vec![change]).await?;
        if allowed && let Some(view) = self.tables.at(caller.channel).await? {
            self.delivery_sender.send(DeliveryCommand::Redraw(view.id));
        }
        Ok(())
    }

    /// A channel that shut us out and is used again: either it is open now, and the table is drawn, or this says what is
    /// missing.
    pub async fn reopen(&self, caller: &Caller) -> Result<Option<Failure>, TableError> {
        let key = delivery::channel_closed_key(caller.channel);
        let Some(shut) = delivery::read_memo::<ClosedChannelState>(&self.tables, &key).await? else { return Ok(None) };
        let missing = permissions::missing(caller);
        if !missing.is_empty() {
            return Ok(Some(Failure::Missing(missing)));
        }
        // What Discord says of our permissions and what it then allows may differ; it is not asked at every command.
        if self.tables.now().0 < (shut.until + COOLDOWN).saturating_sub(delivery::CLOSED_FOR) {
            return Ok(None);
        }
        self.tables.remember(vec![(key, None)]).await?;
        if let Some(view) = self.tables.at(caller.channel).await? {
            self.delivery_sender.send(DeliveryCommand::Redraw(view.id));
        }
        Ok(None)
    }
}
