//! Links to the page of a board. The secret of a link shows the table as one person sees it, and acts for them.
//!
//! The store has the digest of a secret only, under the person's own id: it is part of their data and erased with them.
//! Each link is a memo of its own, so that several processes may add and withdraw links at the same time.

use serde::{Deserialize, Serialize};

use super::{Locale, People, PersonId, TableError, TableId, Timestamp};

/// How long a link holds, in milliseconds.
pub const LINK_LIFETIME: u64 = 24 * 60 * 60 * 1000;
/// The most links of a person; the oldest ones make room for new ones.
const MOST: usize = 60;

/// What a link opens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BoardLink {
    pub table: TableId,
    /// Whether it shows the table as its person sees it, and acts for them. Otherwise it shows what everybody sees.
    pub plays: bool,
    pub locale: Locale,
    pub until: Timestamp,
}

fn beginning(person: PersonId) -> String {
    format!("board-link.{person}.")
}

fn key(person: PersonId, digest: &str) -> String {
    format!("{}{digest}:{person}", beginning(person))
}

impl People<'_> {
    /// The link of a person whose secret has this digest, unless it is over.
    ///
    /// # Errors
    /// The store fails.
    pub async fn board_link(self, person: PersonId, digest: &str) -> Result<Option<BoardLink>, TableError> {
        let kept = self.0.store.memo(&key(person, digest)).await?;
        let link: Option<BoardLink> = kept.and_then(|kept| serde_json::from_value(kept).ok());
        Ok(link.filter(|link| self.0.now() < link.until))
    }

    /// Adds a link of a person, and removes those that are over.
    ///
    /// # Errors
    /// The store fails.
    pub async fn add_board_link(self, person: PersonId, digest: &str, link: BoardLink) -> Result<(), TableError> {
        let mut kept = self.board_links(person).await?;
        kept.sort_by_key(|(_, until)| std::cmp::Reverse(*until));
        let now = self.0.now();
        let (over, kept): (Vec<_>, Vec<_>) = kept.into_iter().partition(|(_, until)| *until <= now);
        let removed = over.into_iter().chain(kept.into_iter().skip(MOST - 1)).map(|(key, _)| (key, None));
        let value = serde_json::to_value(link).map_err(|error| TableError::Defect(error.to_string()))?;
        let memos = removed.chain([(key(person, digest), Some(value))]).collect();
        Ok(self.0.store.remember(memos, None).await?)
    }

    /// Withdraws all links of a person. Returns how many held.
    ///
    /// # Errors
    /// The store fails.
    pub async fn withdraw_board_links(self, person: PersonId) -> Result<usize, TableError> {
        let kept = self.board_links(person).await?;
        let held = kept.iter().filter(|(_, until)| self.0.now() < *until).count();
        if !kept.is_empty() {
            self.0.store.remember(kept.into_iter().map(|(key, _)| (key, None)).collect(), None).await?;
        }
        Ok(held)
    }

    /// The keys of a person's links, each with its end.
    async fn board_links(self, person: PersonId) -> Result<Vec<(String, Timestamp)>, TableError> {
        let beginning = beginning(person);
        let mut pages = self.0.memo_pages(&beginning, beginning.clone());
        let mut found = Vec::new();
        while let Some(page) = pages.next().await? {
            let until = |link: &serde_json::Value| serde_json::from_value::<BoardLink>(link.clone()).map(|it| it.until);
            found.extend(page.into_iter().map(|(key, link)| (key, until(&link).unwrap_or(Timestamp(0)))));
        }
        Ok(found)
    }
}
