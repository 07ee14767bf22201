//! The application state that commands and presses share.

use std::collections::VecDeque;
use std::num::{NonZeroU64, NonZeroUsize};
use std::ops::Deref;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use lru::LruCache;
use serenity::all::{ComponentInteraction, ComponentInteractionDataKind, Permissions};
use tokio::time::Instant;
use tokio_util::task::TaskTracker;
use tokio_util::task::task_tracker::TaskTrackerToken;
use tracing::field::display;

use crate::delivery::{self, ClosedChannelState, DeliveryCommand, NO_FILES_FOR, Services};
use crate::desk::callbacks::Callbacks;
use crate::intake::capacity::Capacity;
use crate::intake::limits::{Buckets, Limits};
use crate::intake::lost_answers::LostAnswers;
use crate::intake::{Caller, Failure, permissions};
use crate::threads::Threads;
use crate::{metrics, preferences, presence, server_settings};
use skald_config::{BoardStyle, LegalLinks, LimitsConfig};
use skald_core::canvas::palette::Look;
use skald_table::{CommunityId, IdempotencyKey, PersonId, TableError, TableId, TableView};

/// The minimum time between two retries of a closed channel, in milliseconds.
const COOLDOWN: u64 = 15_000;
/// The minimum time between two checks whether a table's board exists.
const LOOK: Duration = Duration::from_secs(60);
/// How many interactions are remembered to detect repeated deliveries.
const REMEMBERED: usize = 1024;
/// How many people's last presses and names are remembered.
const PRESSED: NonZeroUsize = NonZeroUsize::new(4096).expect("not zero");

/// The application state that commands and presses share.
pub struct App {
    services: Arc<Services>,
    /// The threads for long work.
    pub threads: Threads,
    /// The channel to which reports are posted.
    pub report_channel: Option<NonZeroU64>,
    /// The operator's pages, for `/help`.
    pub legal: LegalLinks,
    pub callbacks: Arc<Callbacks>,
    /// The interactions that are being answered.
    pub answering: TaskTracker,
    pub lost_answers: LostAnswers,
    /// Limits how often the bot checks whether a table's board exists.
    looked_for: Buckets<TableId>,
    pub capacity: Capacity,
    pub limits: Limits,
    stopping: AtomicBool,
    seen: Mutex<VecDeque<IdempotencyKey>>,
    /// What each person has pressed last.
    pressed: Mutex<LruCache<PersonId, LastPress>>,
    /// The names that are noted, so that the store is asked once.
    named: Mutex<LruCache<(PersonId, CommunityId), String>>,
}

/// A press of a person.
#[derive(Clone, PartialEq, Eq)]
struct LastPress {
    interaction: u64,
    message: u64,
    /// The button or menu, and what was picked.
    id: String,
    at: Instant,
}

impl Deref for App {
    type Target = Services;

    fn deref(&self) -> &Services {
        &self.services
    }
}

impl App {
    pub fn new(
        services: Arc<Services>,
        threads: Threads,
        report_channel: Option<NonZeroU64>,
        legal: LegalLinks,
        callbacks: Arc<Callbacks>,
        limits: LimitsConfig,
    ) -> Self {
        Self {
            services,
            threads,
            report_channel,
            legal,
            callbacks,
            answering: TaskTracker::new(),
            lost_answers: LostAnswers::default(),
            looked_for: Buckets::one_in(LOOK),
            capacity: Capacity::default(),
            limits: Limits::new(limits),
            stopping: AtomicBool::new(false),
            seen: Mutex::default(),
            pressed: Mutex::new(LruCache::new(PRESSED)),
            named: Mutex::new(LruCache::new(PRESSED)),
        }
    }

    /// Notes the present name of a person. Called after the answer, which does not depend on it.
    pub async fn note_name(&self, caller: &Caller) {
        let Some(community) = caller.community else { return };
        let key = (caller.id(), community);
        let named = || self.named.lock().unwrap_or_else(PoisonError::into_inner);
        if named().get(&key) == Some(&caller.person.name) {
            return;
        }
        match self.tables.people().note_name(&caller.person, community).await {
            Ok(()) => drop(named().put(key, caller.person.name.clone())),
            Err(error) => tracing::debug!(%error, person = %caller.id(), "a name is noted at the next interaction"),
        }
    }

    /// Redraws the board after a step of a turn that only its own player sees. The board offers choices only while none
    /// is taken.
    pub fn redraw(&self, table: TableId) {
        self.delivery_sender.send(DeliveryCommand::Redraw(table));
    }

    /// A person's look of boards, or the default.
    pub async fn look_of(&self, person: PersonId) -> Result<Look, TableError> {
        Ok(preferences::look_of(&self.tables, person).await?.unwrap_or(self.usual.look))
    }

    /// The style of the caller's boards: their own choice, else their server's, else the operator's.
    pub async fn style_of(&self, caller: &Caller) -> Result<BoardStyle, TableError> {
        let own = preferences::style_of(&self.tables, caller.id());
        let (own, settings) = tokio::try_join!(own, server_settings::of(&self.tables, caller.community))?;
        Ok(own.or(settings.style).unwrap_or(self.usual.style))
    }

    /// Declines new interactions from now on.
    pub fn stop_accepting(&self) {
        self.stopping.store(true, Ordering::Relaxed);
        self.answering.close();
    }

    /// Records that the caller's request is durable although no commit of a table says so, so that they are not asked
    /// to repeat it.
    pub fn note_done(&self, caller: &Caller) {
        self.tables.outbox().note_applied(caller.idempotency_key);
    }

    /// Accepts an interaction; it counts as being answered until the token is dropped.
    ///
    /// A resumed gateway session may deliver an interaction again. One accepted before a restart is accepted again;
    /// idempotency keys prevent it from being applied twice.
    ///
    /// # Errors
    /// * The person or their server sends requests too fast.
    /// * The app is stopping.
    /// * The same interaction was accepted before.
    pub fn accept(&self, caller: &Caller) -> Result<TaskTrackerToken, Failure> {
        let accepted = self.take(caller);
        metrics::interaction(if accepted.is_ok() { "accepted" } else { "declined" });
        accepted
    }

    fn take(&self, caller: &Caller) -> Result<TaskTrackerToken, Failure> {
        if self.stopping.load(Ordering::Relaxed) {
            return Err(Failure::STOPPING);
        }
        let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        if seen.contains(&caller.idempotency_key) {
            return Err(Failure::Again);
        }
        if seen.len() == REMEMBERED {
            seen.pop_front();
        }
        seen.push_back(caller.idempotency_key);
        drop(seen);
        self.limits.take(caller.id(), caller.community)?;
        Ok(self.answering.token())
    }

    /// Notes a press. Returns how long ago the person pressed the same button, if they did nothing else since: that press
    /// is being answered, or was.
    pub fn note_press(&self, asked: &ComponentInteraction) -> Option<Duration> {
        let picked = match &asked.data.kind {
            ComponentInteractionDataKind::StringSelect { values } => values.join(" "),
            _ => String::new(),
        };
        let id = format!("{} {picked}", asked.data.custom_id);
        let now = LastPress { interaction: asked.id.get(), message: asked.message.id.get(), id, at: Instant::now() };
        let mut pressed = self.pressed.lock().unwrap_or_else(PoisonError::into_inner);
        let before = pressed.put(PersonId(asked.user.id.get()), now.clone())?;
        let same = (before.message, &before.id) == (now.message, &now.id) && before.interaction != now.interaction;
        same.then(|| now.at - before.at)
    }

    /// Forgets what a person has pressed last: it was refused, or they have used a command since.
    pub fn forget_press(&self, person: PersonId) {
        self.pressed.lock().unwrap_or_else(PoisonError::into_inner).pop(&person);
    }

    /// The table of the caller's channel, as the caller sees it.
    pub async fn table_at(&self, caller: &Caller) -> Result<TableView, Failure> {
        let view = self.tables.at(caller.channel).await?.ok_or(Failure::NO_TABLE)?;
        tracing::Span::current().record("table", display(view.id));
        Ok(view.seen_by(caller.id()))
    }

    /// Queues a check whether a table's board exists, and a repost if it is gone. Discord does not report deleted
    /// messages to the bot.
    pub fn look_for_board(&self, table: TableId) {
        if self.looked_for.take(table).is_ok() {
            self.delivery_sender.send(DeliveryCommand::FindBoard(table));
        }
    }

    /// Updates whether pictures are allowed in the caller's channel. If they are allowed again, the board is redrawn.
    pub async fn refresh_attach_permission(&self, caller: &Caller) -> Result<(), TableError> {
        let key = delivery::images_closed_key(caller.channel);
        let now = self.tables.now().0;
        let closed =
            delivery::read_state::<ClosedChannelState>(&self.tables, &key).await?.filter(|closed| closed.until > now);
        let change = match (closed, permissions::may_attach(caller)) {
            (None, false) => delivery::write_state(key, &ClosedChannelState::new(0, now + NO_FILES_FOR)),
            (Some(closed), true) if now >= (closed.until + COOLDOWN).saturating_sub(NO_FILES_FOR) => (key, None),
            _ => return Ok(()),
        };
        let allowed = change.1.is_none();
        self.tables.outbox().set_delivery_state(vec![change], None).await?;
        if allowed && let Some(view) = self.tables.at(caller.channel).await? {
            self.redraw(view.id);
        }
        Ok(())
    }

    /// Reopens a closed channel when a command or a button is used there. Returns the missing permissions.
    pub async fn reopen(&self, caller: &Caller) -> Result<Permissions, TableError> {
        let key = delivery::channel_closed_key(caller.channel);
        let Some(closed) = delivery::read_state::<ClosedChannelState>(&self.tables, &key).await? else {
            return Ok(Permissions::empty());
        };
        let missing = permissions::missing(caller);
        // The permissions in an interaction may differ from what Discord then allows, so not every interaction causes a
        // retry.
        if !missing.is_empty() || closed.until == 0 || self.tables.now().0 < closed.since + COOLDOWN {
            return Ok(missing);
        }
        if let Some(community) = caller.community {
            presence::note_return(&self.tables, community).await?;
        }
        self.tables.outbox().set_delivery_state(vec![(key, None)], None).await?;
        if let Some(view) = self.tables.at(caller.channel).await? {
            self.redraw(view.id);
        }
        Ok(missing)
    }
}
