//! Moves tables that have been over for a while into the archive of the store. They can still be shown, replayed and
//! exported.

use std::collections::BTreeSet;
use std::sync::Arc;

use futures_util::future::join_all;

use crate::state::loaded::read_metadata;
use crate::state::metadata::Metadata;
use crate::{Admin, TableError, TableId, Timestamp, contained};
use skald_store::{Head, StoreError};

/// How many tables are examined in one step.
const PAGE: usize = 100;

/// How many of them are archived at once. Each is a commit that waits for the disk.
const AT_ONCE: usize = 8;

/// Nothing is archived while the outbox has this many notices: their delivery comes first.
const NOTICES: usize = 10_000;

impl Admin<'_> {
    /// Archives the tables that have been over for `after` milliseconds and have no notices in the outbox. Returns
    /// their number.
    ///
    /// # Errors
    /// The store fails. The other tables are archived all the same. A table that cannot be read is skipped.
    pub async fn archive(self, after: u64) -> Result<usize, TableError> {
        let Some(noticed) = self.noticed().await? else { return Ok(0) };
        let ended = self.0.clock.now().minus(after);
        let mut from = Some(TableId::from_bits(0));
        let mut archived = 0;
        let mut failed = None;
        while let Some(next) = from {
            let (resting, more) = self.0.store.resting(next, PAGE).await?;
            let silent: Vec<_> = resting.into_iter().filter(|table| !noticed.contains(table)).collect();
            for some in silent.chunks(AT_ONCE) {
                // All are finished, even if one fails, so that every piece in the archive has its table.
                for done in join_all(some.iter().map(|table| contained(self.archive_table(*table, ended)))).await {
                    match done {
                        Ok(done) => archived += usize::from(done),
                        Err(error) => drop(failed.get_or_insert(error)),
                    }
                }
            }
            from = more;
        }
        failed.map_or(Ok(archived), Err)
    }

    /// The tables with notices in the outbox; `None` when there are [`NOTICES`] or more.
    pub(crate) async fn noticed(self) -> Result<Option<BTreeSet<TableId>>, TableError> {
        let notices = self.0.store.due(Timestamp(u64::MAX), NOTICES).await?;
        let all = notices.len() < NOTICES;
        Ok(all.then(|| notices.into_iter().map(|notice| notice.table).collect()))
    }

    /// The head of a table and its metadata; `None` if it is missing or cannot be read.
    pub(crate) async fn head_of(self, table: TableId) -> Result<Option<(Arc<Head>, Metadata)>, TableError> {
        match self.0.store.load(table).await {
            Ok(Some(head)) => Ok(read_metadata(&head).ok().map(|metadata| (head, metadata))),
            Ok(None) => Ok(None),
            Err(StoreError::Broken { what, why }) => {
                tracing::error!(%table, what, why, "a table is skipped because it cannot be read");
                Ok(None)
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Archives one table if it was over by then; returns whether it did.
    async fn archive_table(self, table: TableId, by: Timestamp) -> Result<bool, TableError> {
        let Some((head, metadata)) = self.head_of(table).await? else { return Ok(false) };
        if metadata.ended_at.is_none_or(|over| over > by) {
            return Ok(false);
        }
        match self.0.store.archive(table, head.seq).await {
            Ok(()) => Ok(true),
            Err(StoreError::Broken { what, why }) => {
                tracing::error!(%table, what, why, "cannot archive a table");
                Ok(false)
            }
            // The table was changed in the meantime.
            Err(StoreError::Conflict { .. } | StoreError::Senseless(_)) => Ok(false),
            Err(error) => Err(error.into()),
        }
    }
}
