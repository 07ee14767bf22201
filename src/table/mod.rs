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
//!   ([`Tables::export`]).
//! * A table keeps its rules and its edition; if they are not loaded the table is unchanged. Only [`Tables::patch`]
//!   moves a game to newer rules, and only a game that replays to the same result under them.

use std::num::NonZeroUsize;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;

use futures_util::FutureExt as _;
use tokio::sync::{Mutex, Notify};

mod act;
mod admission;
mod applied;
mod archive;
mod automatic;
mod clock;
mod community_settings;
mod community_tables;
mod consent;
mod due;
mod entry;
mod equivalence;
mod error;
mod exchange;
mod game_view;
mod host;
mod hosting;
mod leases;
mod loaded;
mod lobby;
mod log_tails;
mod metadata;
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
mod quiet;
mod record;
mod redacted;
mod results;
mod retention;
mod seats;
mod standing_orders;
mod steps;
mod system;
#[cfg(test)]
pub(crate) mod test_tables;
mod timekeeper;
mod tournament;
mod transaction;
mod tutorial;
mod undo;
mod undo_asked;
mod vacation;
mod verify;
mod view;

pub use act::{Act, Acted, Pick};
pub use admission::{Allowance, Opener};
pub use community_tables::CommunityTables;
pub use consent::{Consent, UndoConsent};
pub use entry::Entry;
pub use error::{Barrier, TableError};
pub use game_view::GameView;
pub use hosting::Voted;
pub use leases::Leased;
pub use lobby::Open;
pub use open_decision::OpenDecision;
pub use orders::{MOST_ORDERS, MOST_PLANNED, Orders};
pub use outbox::{StateChange, TablePlace, delivering};
pub use pace::{Overdue, Pace, PaceError, Wait, WaitStage};
pub use past::{CheckedDice, Moment, Past};
pub use patch::{Patch, PatchOutcome};
pub use person::{Occupant, Person, Stage};
pub use privacy::{Forgotten, PersonalData, PersonalTable};
pub use quiet::{Hours, HoursError, LONGEST as LONGEST_QUIET, QuietHours, hour};
pub use record::{Import, MOST_ENTRIES};
pub use redacted::{Exported, PublicEntry, PublicRecord};
pub use results::{GameResult, PlayerResult, Standing, standings};
pub use seats::Authority;
pub use standing_orders::{Contest, Contested};
pub use system::{Clock, EntropySource, EntropyUnavailable, FixedEntropy, SystemClock, SystemEntropy};
pub use tournament::{
    Entrant, Format, MOST_ENTRANTS, MOST_TOURNAMENTS, Pairing, Placed, Round, Tournament, TournamentError,
    TournamentId, TournamentStage, TournamentStanding,
};
pub use tutorial::{Learnt, TutorialView};
pub use undo::{UndoRequest, Undone};
pub use undo_asked::UndoAsked;
pub use vacation::{DAYS_A_YEAR, GoneAway};
pub use verify::Verification;
pub use view::{ClockView, TableView, TurnInProgress};

pub use crate::store::{
    Actor, ChannelId, CommunityId, DecisionId, EntryKind, HolderId, IdempotencyKey, Lease, Notice, NoticeId,
    NoticeKind, PersonId, Seq, TableId, TableIdError, Timestamp,
};
pub use crate::words::Locale;

use crate::engine::Seat;
use crate::store::{self, AppliedRequest, Store, StoreError};
use crate::title::Titles;
use applied::AppliedKeys;
use loaded::{LoadedTable, TableCache};
use log_tails::LogTails;
use outbox::FreshNotices;
use transaction::{Ready, Transaction};

/// The maximum number of runtime threads on which tables read their store. Each keeps some memory of its reads.
pub const READERS: usize = 16;

/// How often a change that lost a race is retried. Each loss means that another change of the same table won.
const ATTEMPTS: usize = 64;

/// How many tables are cached.
const CACHED: NonZeroUsize = NonZeroUsize::new(256).expect("is not zero");

/// The application: all tables of a store.
pub struct Tables {
    store: Arc<dyn Store>,
    titles: Titles,
    clock: Arc<dyn Clock>,
    entropy: Arc<dyn EntropySource>,
    cache: TableCache,
    log_tails: LogTails,
    /// The number by which this process claims leases.
    holder: HolderId,
    fresh: FreshNotices,
    applied: AppliedKeys,
    /// Held while the whole store is searched for a person.
    searching: Mutex<()>,
    /// Notified after a change of a tournament.
    arranged: Notify,
}

/// The result of a change.
struct Changed {
    loaded: LoadedTable,
    /// The entries of its first commit.
    entries: Vec<Entry>,
    /// The seats that were moved in it without asking: out of turn, or by their orders.
    unasked: Vec<Seat>,
    /// Whether it had been applied before, by the same idempotency key.
    repeated: bool,
}

impl Tables {
    /// The tables of a store.
    pub fn new(store: Arc<dyn Store>, titles: Titles, clock: Arc<dyn Clock>, entropy: Arc<dyn EntropySource>) -> Self {
        let (holder, cache, fresh) = (HolderId::random(), TableCache::new(CACHED), FreshNotices::default());
        let (searching, arranged) = (Mutex::new(()), Notify::new());
        let (log_tails, applied) = (LogTails::default(), AppliedKeys::default());
        Self { store, titles, clock, entropy, cache, log_tails, holder, fresh, applied, searching, arranged }
    }

    /// All loaded titles and editions.
    pub fn titles(&self) -> &Titles {
        &self.titles
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

    /// The number of unfinished tables of a community.
    ///
    /// # Errors
    /// The store fails.
    pub async fn count_within(&self, community: CommunityId) -> Result<usize, TableError> {
        Ok(self.store.within(community, usize::MAX).await?.len())
    }

    /// The last finished games of a person, the newest first, at most `limit`, without cancelled lobbies. Tables that
    /// cannot be loaded are skipped and logged.
    ///
    /// # Errors
    /// The store fails.
    pub async fn past_games(&self, person: PersonId, limit: usize) -> Result<Vec<TableView>, TableError> {
        let mut views = Vec::new();
        for table in self.store.closed(person, 2 * limit).await? {
            if views.len() == limit {
                break;
            }
            views.extend(self.view(table).await?);
        }
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

    /// The stored log of a table with all secrets, from a seq on, at most `limit` entries: for checks. People may read
    /// [`Tables::visible_log`] only. Code that shows a table to people must not call this
    /// (`tests/docs/architecture.rs`).
    ///
    /// # Errors
    /// The store fails.
    pub async fn unredacted_log(
        &self,
        table: TableId,
        from: Seq,
        limit: usize,
    ) -> Result<Vec<store::Entry>, TableError> {
        Ok(self.store.entries(table, from, limit).await?)
    }

    /// Resumes the tables that wait for no person, after a start. Returns their number.
    ///
    /// # Errors
    /// The store fails.
    pub async fn resume(&self) -> Result<usize, TableError> {
        let mut moved = 0;
        for table in self.store.unattended().await? {
            match contained(self.advance(table, None)).await {
                Ok(0) => {}
                Ok(_) => moved += 1,
                Err(error) if error.is_outage() => return Err(error),
                Err(error) => tracing::warn!(%table, %error, "cannot resume a table"),
            }
        }
        Ok(moved)
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

    /// Changes a table: `edit` on a transaction, then moves that need no person, then one commit.
    async fn change(
        &self,
        table: TableId,
        mover: Option<PersonId>,
        idempotency_key: Option<IdempotencyKey>,
        edit: impl FnMut(&mut Transaction) -> Result<(), TableError>,
    ) -> Result<Changed, TableError> {
        self.change_from(None, table, mover, idempotency_key, edit).await
    }

    /// The same, tried first on the cached table `seen` without asking the store for its seq: the commit checks that.
    /// If `edit` refuses and the table has changed since, it is retried.
    async fn change_from(
        &self,
        mut seen: Option<LoadedTable>,
        table: TableId,
        mover: Option<PersonId>,
        idempotency_key: Option<IdempotencyKey>,
        mut edit: impl FnMut(&mut Transaction) -> Result<(), TableError>,
    ) -> Result<Changed, TableError> {
        for _ in 0..ATTEMPTS {
            let (loaded, guessed) = match seen.take() {
                Some(seen) => (seen.clone(), Some(seen.head.seq)),
                None => (self.loaded(table).await?, None),
            };
            let mut transaction = Transaction::new(loaded, mover, self.clock.now());
            if let Err(error) = edit(&mut transaction) {
                if guessed.is_some() && self.store.seq(table).await? != guessed {
                    continue;
                }
                // The change may be refused because it was applied before.
                return match self.done(idempotency_key).await? {
                    Some(done) => self.repeated(idempotency_key, done).await,
                    None => Err(error),
                };
            }
            let ready = play_on(transaction, idempotency_key).await?;
            let unasked = ready.unasked.clone();
            match self.commit(ready).await {
                Ok((loaded, entries)) => {
                    let loaded = self.advance_from(loaded, mover).await;
                    return Ok(Changed { loaded, entries, unasked, repeated: false });
                }
                Err(StoreError::Conflict { .. }) => {}
                Err(StoreError::Repeated(done)) => return self.repeated(idempotency_key, done).await,
                Err(error) => return Err(error.into()),
            }
        }
        Err(TableError::Conflict)
    }

    async fn commit(&self, ready: Ready) -> Result<(LoadedTable, Vec<Entry>), StoreError> {
        let entries: Vec<_> = ready.commit.entries.iter().cloned().map(Entry::from).collect();
        let key = ready.commit.idempotency_key;
        let notices = self.store.commit(ready.commit).await?;
        self.applied.note(key);
        self.cache.put(ready.loaded.clone());
        self.log_tails.add(ready.loaded.head.table, &entries);
        self.fresh.add(notices);
        Ok((ready.loaded, entries))
    }

    async fn done(&self, idempotency_key: Option<IdempotencyKey>) -> Result<Option<AppliedRequest>, TableError> {
        match idempotency_key {
            Some(idempotency_key) => Ok(self.store.done(idempotency_key).await?),
            None => Ok(None),
        }
    }

    async fn repeated(&self, key: Option<IdempotencyKey>, done: AppliedRequest) -> Result<Changed, TableError> {
        self.applied.note(key);
        let count = (done.last.0 - done.first.0 + 1) as usize;
        let entries = self.store.entries(done.table, done.first, count).await?.into_iter().map(Entry::from).collect();
        let loaded = self.loaded(done.table).await?;
        Ok(Changed { loaded, entries, unasked: Vec::new(), repeated: true })
    }

    /// Continues in further commits if one is too small. The first change is durable already, so a failure here is
    /// logged and left to [`Tables::resume`].
    async fn advance_from(&self, loaded: LoadedTable, mover: Option<PersonId>) -> LoadedTable {
        if !Transaction::new(loaded.clone(), mover, self.clock.now()).has_unattended() {
            return loaded;
        }
        let table = loaded.head.table;
        if let Err(error) = self.advance(table, mover).await {
            tracing::warn!(%table, %error, "cannot continue a table");
        }
        self.loaded(table).await.unwrap_or(loaded)
    }

    /// Continues until a person has something to decide or the game is over. Returns the number of commits.
    async fn advance(&self, table: TableId, mover: Option<PersonId>) -> Result<usize, TableError> {
        let (mut commits, mut lost) = (0, 0);
        while lost < ATTEMPTS {
            let transaction = Transaction::new(self.loaded(table).await?, mover, self.clock.now());
            if !transaction.has_unattended() {
                break;
            }
            let ready = play_on(transaction, None).await?;
            if ready.commit.entries.is_empty() {
                break;
            }
            match self.commit(ready).await {
                Ok(_) => commits += 1,
                Err(StoreError::Conflict { .. }) => lost += 1,
                Err(error) => return Err(error.into()),
            }
        }
        Ok(commits)
    }
}

/// The result of work at one table. A panic of a title or over a damaged position becomes a [`TableError::Defect`], so
/// that other tables are not affected.
async fn contained<T>(work: impl Future<Output = Result<T, TableError>>) -> Result<T, TableError> {
    let panicked = |_| Err(TableError::Defect("the table panicked".to_owned()));
    AssertUnwindSafe(work).catch_unwind().await.unwrap_or_else(panicked)
}

/// Makes the moves that need no person and finishes the transaction. Computer players think off the async threads.
async fn play_on(mut transaction: Transaction, idempotency_key: Option<IdempotencyKey>) -> Result<Ready, TableError> {
    if !(transaction.has_unattended() && transaction.has_computers()) {
        transaction.play_unattended();
        return transaction.finish(idempotency_key);
    }
    let played = tokio::task::spawn_blocking(move || {
        transaction.play_unattended();
        transaction.finish(idempotency_key)
    });
    played.await.map_err(|error| TableError::Defect(format!("a policy panicked: {error}")))?
}
