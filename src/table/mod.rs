//! Tables: people around a game. Open, join, start, act, hand over, end; and the notices for people.
//!
//! Knows no title and no chat service: people, channels and communities are opaque numbers. Texts are made by the code
//! that shows them. Invariants:
//!
//! * Every change is one commit: the entries, the position, the open decisions and the notices, or nothing. It is
//!   refused unless the table is at the seq that the change was based on ([`crate::store`]).
//! * A change that lost a race is retried on the current table if it still means the same. A person's action answers
//!   exactly the intended decision, or is refused.
//! * Automatic moves are in the commit of the action that led to them. These are moves of computer players, forced
//!   moves of people with one choice, and answers by orders.
//! * A step that may be undone is visible only to its seat until it is published.
//! * The seed of a game leaves this module only when the game is over, or in an export that asks for it
//!   ([`Records::export`]).
//! * A table keeps its rules and its edition; if they are not loaded the table is unchanged. Only [`Admin::patch`]
//!   moves a game to newer rules, and only a game that replays to the same result under them.

use std::num::NonZeroUsize;
use std::sync::Arc;

use tokio::sync::{Mutex, Notify};

mod act;
mod admission;
mod applied;
mod archive;
mod automatic;
mod board_links;
mod change;
mod clock;
mod community_settings;
mod community_tables;
mod consent;
mod departed;
mod due;
mod entry;
mod equivalence;
mod error;
mod exchange;
mod game_view;
mod handles;
mod hint;
mod host;
mod hosting;
mod invitations;
mod leases;
mod loaded;
mod lobby;
mod metadata;
mod notes;
mod open_decision;
mod orders;
mod outbox;
mod pace;
mod pages;
mod past;
mod patch;
mod person;
mod preferences;
mod privacy;
mod puzzle;
mod quiet;
mod record;
mod redacted;
mod request;
mod results;
mod retention;
mod review;
mod rewind;
mod seats;
mod standing_orders;
mod steps;
mod system;
mod terms;
#[cfg(test)]
pub(crate) mod test_tables;
mod thinking;
mod timekeeper;
mod tournament;
mod transaction;
mod tutorial;
mod undo;
mod undo_asked;
mod vacation;
mod verify;
mod view;
mod vote;

pub use act::{Act, Acted, Pick};
pub use admission::{Allowance, Opener};
pub use board_links::{BoardLink, LINK_LIFETIME};
pub use community_tables::CommunityTables;
pub use consent::{Consent, UndoConsent};
pub use departed::{Departure, ForgottenCommunity};
pub use entry::Entry;
pub use error::{Barrier, LateRequest, TableError};
pub use game_view::GameView;
pub use handles::{Admin, Leases, Lobby, Outbox, People, Play, Records, Seats, Tournaments};
pub use hint::Hint;
pub use hosting::Voted;
pub use leases::{Exclusive, Leased};
pub use lobby::Open;
pub use notes::LONGEST_NOTE;
pub use open_decision::OpenDecision;
pub use orders::{MOST_ORDERS, MOST_PLANNED, Orders};
pub use outbox::{StateChange, TablePlace, delivering};
pub use pace::{Overdue, Pace, PaceError, Wait, WaitStage};
pub use past::{CheckedDice, Moment, Past, PastChoice};
pub use patch::{Patch, PatchOutcome};
pub use person::{Agreement, Invitation, Leaver, Occupant, Person, Stage, Terms, usual_policy};
pub use privacy::{Forgotten, PersonalData, PersonalTable};
pub use puzzle::{PuzzleAnswer, PuzzlePost, PuzzleView};
pub use quiet::{Hours, HoursError, LONGEST as LONGEST_QUIET, QuietHours, read_hour};
pub use record::{Import, MOST_ENTRIES};
pub use redacted::{Exported, PublicEntry, PublicRecord};
pub use request::{Authority, Request};
pub use results::{GameResult, PlayerResult, Standing, standings};
pub use review::GameReview;
pub use rewind::{RewindError, Rewound};
pub use standing_orders::{Contest, Contested};
pub use system::{Clock, EntropySource, EntropyUnavailable, FixedEntropy, StoreClock, SystemClock, SystemEntropy};
pub use thinking::Thought;
pub use tournament::{
    Entrant, Format, MOST_ENTRANTS, MOST_TOURNAMENTS, OrganizerCall, Pairing, Placed, Round, Tournament,
    TournamentError, TournamentId, TournamentStage, TournamentStanding,
};
pub use tutorial::{Learnt, TutorialView};
pub use undo::Undone;
pub use undo_asked::UndoAsked;
pub use vacation::{DAYS_A_YEAR, GoneAway};
pub use verify::Verification;
pub use view::{ClockView, TableView, TurnInProgress};
pub use vote::{Motion, OpenVote};

pub use crate::store::{
    Actor, ChannelId, CommunityId, DecisionId, EntryKind, HolderId, IdempotencyKey, Lease, Notice, NoticeId,
    NoticeKind, PersonId, Seq, TableId, TableIdError, Timestamp,
};
pub use crate::words::Locale;

use crate::store::Store;
use crate::title::Titles;
use applied::AppliedKeys;
use change::{ATTEMPTS, Changed};
use error::contained;
use loaded::{LoadedTable, TableCache};
use outbox::FreshNotices;
use thinking::Thinking;

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
