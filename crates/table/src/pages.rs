//! Iterates over all documents of a kind page by page. At most one page is in memory.

use serde_json::Value;

use super::{TableId, Tables};
use skald_store::{Store, StoreError};

/// How many tables or memos a page has.
const PAGE: usize = 500;

/// An iteration over all tables, in order of id.
pub(super) struct TablePages<'a> {
    store: &'a dyn Store,
    from: Option<TableId>,
}

/// An iteration over the memos whose keys begin with `beginning`, in order of key.
pub(super) struct MemoPages<'a> {
    store: &'a dyn Store,
    beginning: &'a str,
    from: Option<String>,
}

impl Tables {
    pub(super) fn table_pages(&self) -> TablePages<'_> {
        TablePages { store: self.store.as_ref(), from: Some(TableId::from_bits(0)) }
    }

    /// Iterates over the memos whose keys begin with `beginning`, from the key `from` on.
    pub(super) fn memo_pages<'a>(&'a self, beginning: &'a str, from: String) -> MemoPages<'a> {
        MemoPages { store: self.store.as_ref(), beginning, from: Some(from) }
    }
}

impl TablePages<'_> {
    /// The next page; `None` after the last one.
    ///
    /// # Errors
    /// The store fails.
    pub async fn next(&mut self) -> Result<Option<Vec<TableId>>, StoreError> {
        let Some(from) = self.from else { return Ok(None) };
        let page = self.store.tables(from, PAGE).await?;
        self.from = page.last().filter(|_| page.len() == PAGE).and_then(|last| last.next());
        Ok(Some(page))
    }
}

impl MemoPages<'_> {
    /// The next page; `None` after the last one.
    ///
    /// # Errors
    /// The store fails.
    pub async fn next(&mut self) -> Result<Option<Vec<(String, Value)>>, StoreError> {
        let Some(from) = &self.from else { return Ok(None) };
        let page = self.store.memos(self.beginning, from, PAGE).await?;
        // The next key after the last one.
        self.from = page.last().filter(|_| page.len() == PAGE).map(|(last, _)| format!("{last}\0"));
        Ok(Some(page))
    }
}
