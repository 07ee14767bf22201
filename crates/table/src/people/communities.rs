//! A community: its settings, a document whose content the caller defines, and its unfinished tables, page by page.

use serde::Deserialize;
use serde_json::Value;

use crate::{Admin, TableError, TableView};
use skald_store::{CommunityId, StoreError, TableId, Timestamp};

/// The beginning of the keys of all settings of communities.
pub(crate) const SETTINGS: &str = "community:";

/// How many tables are sorted at a time. A community with more has several sorted parts.
const SORTED: usize = 300;

/// A page of the unfinished tables of a community.
#[derive(Debug)]
pub struct CommunityTables {
    /// The oldest first. A table that cannot be loaded is skipped.
    pub views: Vec<TableView>,
    /// The number of the page, from 0.
    pub page: usize,
    /// How many pages there are, at least one.
    pub pages: usize,
    /// How many tables there are on all pages.
    pub count: usize,
}

/// The field of a table that is read for sorting.
#[derive(Deserialize)]
struct Opened {
    opened_at: Timestamp,
}

pub(crate) fn settings(community: CommunityId) -> String {
    format!("{SETTINGS}{community}")
}

impl Admin<'_> {
    /// The settings of a community, if it has any.
    ///
    /// # Errors
    /// The store fails.
    pub async fn community_settings(self, community: CommunityId) -> Result<Option<Value>, TableError> {
        Ok(self.0.store.memo(&settings(community)).await?)
    }

    /// The settings of all communities that have some.
    ///
    /// # Errors
    /// The store fails.
    pub async fn all_community_settings(self) -> Result<Vec<(CommunityId, Value)>, TableError> {
        let mut pages = self.0.memo_pages(SETTINGS, SETTINGS.to_owned());
        let mut all = Vec::new();
        while let Some(page) = pages.next().await? {
            let of = |key: &str| key.strip_prefix(SETTINGS)?.parse().ok().map(CommunityId);
            all.extend(page.into_iter().filter_map(|(key, saved)| Some((of(&key)?, saved))));
        }
        Ok(all)
    }

    /// Changes the settings of a community, one change after another. `edit` gets the saved settings and returns the
    /// new ones; `None` erases them.
    ///
    /// # Errors
    /// The store fails, or `edit` refuses. Nothing has changed then.
    pub async fn change_community_settings<E: From<TableError>>(
        self,
        community: CommunityId,
        edit: impl FnOnce(Option<Value>) -> Result<Option<Value>, E>,
    ) -> Result<(), E> {
        let alone = self.0.leases().exclusively(&[settings(community)]).await?;
        let new = edit(self.community_settings(community).await?)?;
        let saved = self.0.store.remember(vec![(settings(community), new)], alone.lease()).await;
        saved.map_err(|error| TableError::from(error).into())
    }

    /// The number of unfinished tables of a community.
    ///
    /// # Errors
    /// The store fails.
    pub async fn count_within(self, community: CommunityId) -> Result<usize, TableError> {
        Ok(self.0.store.within(community, usize::MAX).await?.len())
    }

    /// A page of the unfinished tables of a community, with `size` of them. A number behind the end gives the last
    /// page. Only the tables of this page are loaded completely, and the ages of at most 300 are read.
    ///
    /// # Errors
    /// The store fails.
    pub async fn tables_within(
        self,
        community: CommunityId,
        page: usize,
        size: usize,
    ) -> Result<CommunityTables, TableError> {
        let size = size.max(1);
        let all = self.0.store.within(community, usize::MAX).await?;
        let count = all.len();
        let pages = all.len().div_ceil(size).max(1);
        let page = page.min(pages - 1);
        let first = page * size;
        let part = SORTED.next_multiple_of(size);
        let mut aged = Vec::new();
        for table in all.into_iter().skip(first - first % part).take(part) {
            aged.push((self.opened_at(table).await?, table));
        }
        aged.sort_unstable();
        let shown = aged.into_iter().skip(first % part).take(size);
        let views = self.0.views(shown.map(|(_, table)| table).collect()).await?;
        Ok(CommunityTables { views, page, pages, count })
    }

    /// When a table was opened; long ago if it cannot be read.
    async fn opened_at(self, table: TableId) -> Result<Timestamp, TableError> {
        if let Some(seen) = self.0.cache.last_seen(table) {
            return Ok(seen.metadata.opened_at);
        }
        match self.0.store.load(table).await {
            Ok(head) => {
                let opened = head.and_then(|head| head.metadata.read::<Opened>().ok());
                Ok(opened.map_or(Timestamp(0), |opened| opened.opened_at))
            }
            Err(StoreError::Broken { .. }) => Ok(Timestamp(0)),
            Err(error) => Err(error.into()),
        }
    }
}
