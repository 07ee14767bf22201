//! Removes what has had its time: tables that have been over for as long as their community keeps them.

use std::collections::{BTreeMap, BTreeSet};

use super::archive::NOTICES;
use super::loaded::read_metadata;
use super::metadata::Metadata;
use super::{CommunityId, TableError, TableId, Tables, Timestamp};
use crate::store::{Head, StoreError};

/// How many tables are looked at in one go.
const LOOK: usize = 500;

impl Tables {
    /// Removes the tables of these communities that have been over for more than so many milliseconds and about which nobody
    /// is to be told anything any more, with the documents that `documents` names for each. Their results stay. Returns how
    /// many. Looks at every table.
    ///
    /// # Errors
    /// When the store fails. A table that cannot be read is left as it is.
    pub async fn discard(
        &self,
        keep: &BTreeMap<CommunityId, u64>,
        documents: impl Fn(TableId) -> Vec<String> + Sync,
    ) -> Result<usize, TableError> {
        let told = self.store.due(Timestamp(u64::MAX), NOTICES).await?;
        if keep.is_empty() || told.len() == NOTICES {
            return Ok(0);
        }
        let told: BTreeSet<_> = told.into_iter().map(|notice| notice.table).collect();
        let (mut from, mut discarded) = (TableId::from_bits(0), 0);
        loop {
            let page = self.store.tables(from, LOOK).await?;
            for table in page.iter().filter(|table| !told.contains(table)) {
                discarded += usize::from(self.discard_table(*table, keep, &documents).await?);
            }
            match page.last().filter(|_| page.len() == LOOK).and_then(|last| last.next()) {
                Some(next) => from = next,
                None => return Ok(discarded),
            }
        }
    }

    /// Removes one table if its time is up; whether it did.
    async fn discard_table(
        &self,
        table: TableId,
        keep: &BTreeMap<CommunityId, u64>,
        documents: &(impl Fn(TableId) -> Vec<String> + Sync),
    ) -> Result<bool, TableError> {
        let head = match self.store.load(table).await {
            Ok(Some(head)) => head,
            Ok(None) => return Ok(false),
            Err(StoreError::Broken { what, why }) => {
                tracing::error!(%table, what, why, "nobody knows whether the time of a table is up");
                return Ok(false);
            }
            Err(error) => return Err(error.into()),
        };
        let Some(metadata) = read_metadata(&head).ok().filter(|metadata| self.is_past(&head, metadata, keep)) else {
            return Ok(false);
        };
        let people = metadata.seats.iter().filter_map(|seat| Some(seat.owner()?.id)).collect();
        let erased = documents(table).into_iter().map(|key| (key, None)).collect();
        match self.store.remove(table, head.seq, people, erased).await {
            Ok(()) => Ok(true),
            // Something has happened at it just now.
            Err(StoreError::Conflict { .. } | StoreError::Senseless(_)) => Ok(false),
            Err(error) => Err(error.into()),
        }
    }

    fn is_past(&self, head: &Head, metadata: &Metadata, keep: &BTreeMap<CommunityId, u64>) -> bool {
        let kept = head.community.and_then(|community| keep.get(&community));
        let until = metadata.ended_at.zip(kept).map(|(ended, kept)| ended.plus(*kept));
        until.is_some_and(|until| until < self.clock.now())
    }
}
