//! Tables: people around a game. Open, join, start, act, hand over, end; and the notices for people.
//!
//! Knows no title and no chat service: people, channels and communities are opaque numbers. Texts are made by the code
//! that shows them. Invariants:
//!
//! * Every change is one commit: the entries, the position, the open decisions and the notices, or nothing. It is
//!   refused unless the table is at the seq that the change was based on ([`skald_store`]).
//! * A change that lost a race is retried on the current table if it still means the same. A person's action answers
//!   exactly the intended decision, or is refused.
//! * Automatic moves are in the commit of the action that led to them. These are moves of computer players, forced
//!   moves of people with one choice, and answers by orders.
//! * A step that may be undone is visible only to its seat until it is published.
//! * The seed of a game leaves this module only when the game is over, or in an export that asks for it
//!   ([`Records::export`]).
//! * A table keeps its rules and its edition; if they are not loaded the table is unchanged. Only [`Admin::patch`]
//!   moves a game to newer rules, and only a game that replays to the same result under them.
#![forbid(unsafe_code)]

use std::num::NonZeroUsize;
use std::sync::Arc;

use tokio::sync::{Mutex, Notify};

mod board_links;
mod change;
mod deadlines;
mod entry;
mod error;
mod handles;
mod leases;
mod outbox;
mod pages;
mod past;
mod people;
mod play;
mod results;
mod seats;
mod state;
mod system;
mod tournament;

pub use board_links::{BoardLink, LINK_LIFETIME};
pub use change::thinking::Thought;
pub use deadlines::vacation::{DAYS_A_YEAR, GoneAway};
pub use entry::Entry;
pub use error::{Barrier, LateRequest, TableError};
pub use handles::{Admin, Leases, Lobby, Outbox, People, Play, Records, Seats, Tournaments};
pub use leases::{Exclusive, Leased};
pub use outbox::{StateChange, TablePlace, delivering};
pub use past::patch::{Patch, PatchOutcome};
pub use past::record::{Import, MOST_ENTRIES};
pub use past::redacted::{Exported, PublicEntry, PublicRecord};
pub use past::review::GameReview;
pub use past::verify::Verification;
pub use past::{CheckedDice, Moment, Past, PastChoice};
pub use people::communities::CommunityTables;
pub use people::departed::{Departure, ForgottenCommunity};
pub use people::notes::LONGEST_NOTE;
pub use people::privacy::{Forgotten, PersonalData, PersonalTable};
pub use people::puzzle::{PuzzleAnswer, PuzzlePost, PuzzleView};
pub use people::tutorial::{Learnt, TutorialView};
pub use play::consent::{Consent, UndoConsent};
pub use play::hint::Hint;
pub use play::rewind::{RewindError, Rewound};
pub use play::standing_orders::{Contest, Contested};
pub use play::undo::Undone;
pub use play::{Act, Acted, Pick};
pub use results::{GameResult, PlayerResult, Standing, standings};
pub use seats::admission::{Allowance, Opener};
pub use seats::hosting::Voted;
pub use seats::lobby::Open;
pub use state::asked::{Motion, OpenVote, UndoAsked};
pub use state::game_view::GameView;
pub use state::open_decision::OpenDecision;
pub use state::orders::{MOST_ORDERS, MOST_PLANNED, Orders};
pub use state::pace::{Overdue, Pace, PaceError, Wait, WaitStage};
pub use state::person::{Agreement, Invitation, Leaver, Occupant, Person, Stage, Terms, usual_policy};
pub use state::quiet::{Hours, HoursError, LONGEST as LONGEST_QUIET, QuietHours, read_hour};
pub use state::request::{Authority, Request};
pub use state::view::{ClockView, TableView, TurnInProgress};
pub use system::{Clock, EntropySource, EntropyUnavailable, FixedEntropy, StoreClock, SystemClock, SystemEntropy};
pub use tournament::{
    Entrant, Format, MOST_ENTRANTS, MOST_TOURNAMENTS, OrganizerCall, Pairing, Placed, Round, Tournament,
    TournamentError, TournamentId, TournamentStage, TournamentStanding,
};

pub use skald_core::words::Locale;
pub use skald_store::{
    Actor, ChannelId, CommunityId, DecisionId, EntryKind, HolderId, IdempotencyKey, Lease, Notice, NoticeId,
    NoticeKind, PersonId, Seq, TableId, TableIdError, Timestamp,
};

use change::applied::AppliedKeys;
use change::thinking::Thinking;
use change::{ATTEMPTS, Changed};
use error::contained;
use outbox::FreshNotices;
use skald_core::title::Titles;
use skald_store::Store;
use state::loaded::{LoadedTable, TableCache};

/// The maximum number of runtime threads on which tables read their store. Each keeps some memory of its reads.
pub const READERS: usize = 16;

/// How many tables are cached.
const CACHED: NonZeroUsize = NonZeroUsize::new(256).expect("is not zero");

/// The application: all tables of a store.
pub struct Tables {
    store: Arc<dyn Store>,
    titles: Titles,
    clock: Arc<dyn Clock>,
    entropy: Arc<dyn EntropySource>,
    cache: TableCache,
    /// The number by which this process claims leases.
    holder: HolderId,
    fresh: FreshNotices,
    applied: AppliedKeys,
    thinking: Thinking,
    /// Held while the whole store is searched for a person.
    searching: Mutex<()>,
    /// Notified after a change of a tournament.
    arranged: Notify,
}

impl Tables {
    /// The tables of a store.
    pub fn new(store: Arc<dyn Store>, titles: Titles, clock: Arc<dyn Clock>, entropy: Arc<dyn EntropySource>) -> Self {
        let holder = HolderId::random();
        let cache = TableCache::new(CACHED);
        let fresh = FreshNotices::default();
        let searching = Mutex::new(());
        let arranged = Notify::new();
        let applied = AppliedKeys::default();
        let thinking = Thinking::default();
        Self { store, titles, clock, entropy, cache, holder, fresh, applied, thinking, searching, arranged }
    }

    /// All loaded titles and editions.
    pub fn titles(&self) -> &Titles {
        &self.titles
    }

    /// The current time of the tables' clock.
    pub fn now(&self) -> Timestamp {
        self.clock.now()
    }

    /// The public view of one table. [`TableView::seen_by`] gives the view of one person.
    ///
    /// # Errors
    /// An unknown table, or one whose rules or edition are not loaded.
    pub async fn look(&self, table: TableId) -> Result<TableView, TableError> {
        Ok(self.loaded(table).await?.view())
    }

    /// The table of a channel: the live one, else the last that was played there.
    ///
    /// # Errors
    /// As [`Tables::look`].
    pub async fn at(&self, channel: ChannelId) -> Result<Option<TableView>, TableError> {
        match self.store.at(channel).await? {
            Some(table) => Ok(Some(self.look(table).await?)),
            None => Ok(None),
        }
    }

    /// The live tables of a person, at most `limit`, those that wait for them first. If there are more, those that have
    /// waited longest are chosen, and the others are not loaded. A table that cannot be loaded is skipped and logged.
    ///
    /// # Errors
    /// The store fails.
    pub async fn of(&self, person: PersonId, limit: usize) -> Result<Vec<TableView>, TableError> {
        let mut tables = self.store.waiting(person, limit).await?;
        let waiting = tables.len();
        let others = self.store.of(person, limit).await?;
        tables.extend(others.into_iter().filter(|table| !tables[..waiting].contains(table)).collect::<Vec<_>>());
        tables.truncate(limit);
        let mut views = self.views(tables).await?;
        views.sort_by_key(|view| (!view.waits_for(person), view.opened_at, view.id));
        Ok(views)
    }

    async fn views(&self, tables: Vec<TableId>) -> Result<Vec<TableView>, TableError> {
        let mut views = Vec::new();
        for table in tables {
            views.extend(self.view(table).await?);
        }
        Ok(views)
    }

    /// A table for a list; `None`, with a line in the log, if it cannot be loaded.
    async fn view(&self, table: TableId) -> Result<Option<TableView>, TableError> {
        match self.look(table).await {
            Ok(view) => Ok(Some(view)),
            Err(error) if error.is_outage() => Err(error),
            Err(error) => {
                tracing::warn!(%table, %error, "cannot load a table; it is missing in a list");
                Ok(None)
            }
        }
    }

    /// Finishes running changes and closes the store.
    ///
    /// # Errors
    /// The store fails.
    pub async fn close(&self) -> Result<(), TableError> {
        Ok(self.store.close().await?)
    }

    async fn loaded(&self, table: TableId) -> Result<LoadedTable, TableError> {
        let seq = self.store.seq(table).await?.ok_or(TableError::NoSuchTable)?;
        if let Some(loaded) = self.cache.get(table, seq) {
            return Ok(loaded);
        }
        let head = self.store.load(table).await?.ok_or(TableError::NoSuchTable)?;
        let loaded = LoadedTable::read(head, &self.titles)?;
        self.cache.put(loaded.clone());
        Ok(loaded)
    }
}
