//! The settings of a community for its tables: a document whose content the caller defines.

use serde_json::Value;

use super::{Admin, CommunityId, TableError};

/// The beginning of the keys of all such documents.
pub(super) const DOCUMENTS: &str = "community:";

pub(super) fn document(community: CommunityId) -> String {
    format!("{DOCUMENTS}{community}")
}

impl Admin<'_> {
    /// The settings of a community, if it has any.
    ///
    /// # Errors
    /// The store fails.
    pub async fn community_settings(self, community: CommunityId) -> Result<Option<Value>, TableError> {
        Ok(self.0.store.memo(&document(community)).await?)
    }

    /// The settings of all communities that have some.
    ///
    /// # Errors
    /// The store fails.
    pub async fn all_community_settings(self) -> Result<Vec<(CommunityId, Value)>, TableError> {
        let mut pages = self.0.memo_pages(DOCUMENTS, DOCUMENTS.to_owned());
        let mut all = Vec::new();
        while let Some(page) = pages.next().await? {
            let of = |key: &str| key.strip_prefix(DOCUMENTS)?.parse().ok().map(CommunityId);
            all.extend(page.into_iter().filter_map(|(key, settings)| Some((of(&key)?, settings))));
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
        let alone = self.0.leases().exclusively(&[document(community)]).await?;
        let settled = edit(self.community_settings(community).await?)?;
        let saved = self.0.store.remember(vec![(document(community), settled)], alone.lease()).await;
        saved.map_err(|error| TableError::from(error).into())
    }
}
