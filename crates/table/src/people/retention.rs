//! Removes tables that have been over for longer than the retention time of their community.

use std::collections::BTreeMap;

use super::notes;
use crate::state::metadata::Metadata;
use crate::{Admin, CommunityId, TableError, TableId};
use skald_store::{Head, StoreError};

impl Admin<'_> {
    /// Removes the tables of these communities that have been over for more than `keep` milliseconds and have no
    /// notices in the outbox. The memos whose keys `documents` names for each are removed as well. Their results stay.
    /// Returns their number. Reads every table.
    ///
    /// # Errors
    /// The store fails. A table that cannot be read is skipped.
    pub async fn discard(
        self,
        keep: &BTreeMap<CommunityId, u64>,
        documents: impl Fn(TableId) -> Vec<String> + Sync,
    ) -> Result<usize, TableError> {
        if keep.is_empty() {
            return Ok(0);
        }
        let Some(noticed) = self.noticed().await? else { return Ok(0) };
        let mut pages = self.0.table_pages();
        let mut discarded = 0;
        while let Some(page) = pages.next().await? {
            for table in page.into_iter().filter(|table| !noticed.contains(table)) {
                discarded += usize::from(self.discard_table(table, keep, &documents).await?);
            }
        }
        Ok(discarded)
    }

    /// Removes one table if its time is up; returns whether it did.
    async fn discard_table(
        self,
        table: TableId,
        keep: &BTreeMap<CommunityId, u64>,
        documents: &(impl Fn(TableId) -> Vec<String> + Sync),
    ) -> Result<bool, TableError> {
        let Some((head, metadata)) = self.head_of(table).await? else { return Ok(false) };
        if !self.is_past(&head, &metadata, keep) {
            return Ok(false);
        }
        self.remove(&head, &metadata, documents(table)).await
    }

    /// Removes a table that is over, with its notes and the memos under these keys. Returns whether it did: not if the
    /// table has changed since it was read.
    pub(crate) async fn remove(
        self,
        head: &Head,
        metadata: &Metadata,
        documents: Vec<String>,
    ) -> Result<bool, TableError> {
        let people = metadata.seats.iter().filter_map(|seat| Some(seat.owner()?.id)).collect();
        let notes = notes::keys(head.table, metadata);
        let erased = documents.into_iter().chain(notes).map(|key| (key, None)).collect();
        match self.0.store.remove(head.table, head.seq, people, erased).await {
            Ok(()) => Ok(true),
            // The table was changed in the meantime.
            Err(StoreError::Conflict { .. } | StoreError::Senseless(_)) => Ok(false),
            Err(error) => Err(error.into()),
        }
    }

    fn is_past(self, head: &Head, metadata: &Metadata, keep: &BTreeMap<CommunityId, u64>) -> bool {
        let kept = head.community.and_then(|community| keep.get(&community));
        let until = metadata.ended_at.zip(kept).map(|(ended, kept)| ended.plus(*kept));
        until.is_some_and(|until| until < self.0.clock.now())
    }
}
