//! Changes of a table: one commit each, retried after a lost race; and the commits that continue without a person.

pub(crate) mod applied;
pub(crate) mod automatic;
pub(crate) mod commit;
pub(crate) mod exchange;
pub(crate) mod steps;
pub(crate) mod thinking;
pub(crate) mod transaction;
mod unattended;

use tracing::field::display;

use crate::state::loaded::LoadedTable;
use crate::{Authority, Entry, Request, TableError, TableView, Tables};
use commit::Ready;
use skald_core::engine::Seat;
use skald_store::{AppliedRequest, IdempotencyKey, PersonId, StoreError, TableId};
use thinking::Waiting;
use transaction::Transaction;

/// How often a change that lost a race is retried. Each loss means that another change of the same table won.
pub(crate) const ATTEMPTS: usize = 64;

/// The result of a change.
pub(crate) struct Changed {
    pub loaded: LoadedTable,
    /// The entries of its first commit.
    pub entries: Vec<Entry>,
    /// The seats that were moved in it without asking: out of turn, or by their orders.
    pub unasked: Vec<Seat>,
    /// Whether it had been applied before, by the same idempotency key.
    pub repeated: bool,
}

impl Tables {
    /// Changes a table as a person asks. Returns its public view after the change.
    pub(crate) async fn answer(
        &self,
        request: Request<impl Into<Authority>>,
        edit: impl FnMut(&mut Transaction) -> Result<(), TableError>,
    ) -> Result<TableView, TableError> {
        let Request { table, by, key } = request.authorized();
        Ok(self.change(table, Some(by.person), key, edit).await?.loaded.view())
    }

    /// Changes a table: `edit` on a transaction, then moves that need no person, then one commit.
    pub(crate) async fn change(
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
    pub(crate) async fn change_from(
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

    pub(crate) async fn commit(&self, ready: Ready) -> Result<(LoadedTable, Vec<Entry>), StoreError> {
        let entries: Vec<_> = ready.commit.entries.iter().cloned().map(Entry::from).collect();
        let key = ready.commit.idempotency_key;
        let notices = self.store.commit(ready.commit).await?;
        tracing::Span::current().record("seq", display(ready.loaded.head.seq));
        self.applied.note(key);
        self.cache.put(ready.loaded.clone());
        self.fresh.add(notices);
        if !ready.loaded.thinking().is_empty() {
            self.thinking.add(Waiting { table: ready.loaded.head.table, mover: ready.mover });
        }
        Ok((ready.loaded, entries))
    }

    pub(crate) async fn done(
        &self,
        idempotency_key: Option<IdempotencyKey>,
    ) -> Result<Option<AppliedRequest>, TableError> {
        match idempotency_key {
            Some(idempotency_key) => Ok(self.store.done(idempotency_key).await?),
            None => Ok(None),
        }
    }

    pub(crate) async fn repeated(
        &self,
        key: Option<IdempotencyKey>,
        done: AppliedRequest,
    ) -> Result<Changed, TableError> {
        self.applied.note(key);
        let count = (done.last.0 - done.first.0 + 1) as usize;
        let entries = self.store.entries(done.table, done.first, count).await?.into_iter().map(Entry::from).collect();
        let loaded = self.loaded(done.table).await?;
        Ok(Changed { loaded, entries, unasked: Vec::new(), repeated: true })
    }

    /// Continues in further commits if one is too small. The first change is durable already, so a failure here is
    /// logged and left to [`Admin::resume`].
    pub(crate) async fn advance_from(&self, loaded: LoadedTable, mover: Option<PersonId>) -> LoadedTable {
        if !Transaction::new(loaded.clone(), mover, self.clock.now()).has_unattended_now() {
            return loaded;
        }
        let table = loaded.head.table;
        if let Err(error) = self.advance(table, mover).await {
            tracing::warn!(%table, %error, "cannot continue a table");
        }
        self.loaded(table).await.unwrap_or(loaded)
    }

    /// Continues until a person has something to decide or the game is over. Returns the number of commits.
    pub(crate) async fn advance(&self, table: TableId, mover: Option<PersonId>) -> Result<usize, TableError> {
        let mut commits = 0;
        let mut lost = 0;
        while lost < ATTEMPTS {
            let transaction = Transaction::new(self.loaded(table).await?, mover, self.clock.now());
            if !transaction.has_unattended_now() {
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

/// Makes the moves that need no person and finishes the transaction. Computer players move off the async threads; for
/// those that think long see [`thinking`].
async fn play_on(mut transaction: Transaction, idempotency_key: Option<IdempotencyKey>) -> Result<Ready, TableError> {
    if !(transaction.has_unattended_now() && transaction.has_computers()) {
        transaction.play_unattended();
        return transaction.finish(idempotency_key);
    }
    let span = tracing::Span::current();
    let played = tokio::task::spawn_blocking(move || {
        span.in_scope(|| {
            transaction.play_unattended();
            transaction.finish(idempotency_key)
        })
    });
    played.await.map_err(|error| TableError::Defect(format!("a policy panicked: {error}")))?
}
