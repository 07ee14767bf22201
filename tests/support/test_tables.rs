//! Tables without titles, over a store in memory, for the tests of rooms that know no store.

use std::sync::Arc;

use skald::store::{ChannelStatus, Memory, NoticeKind, Store, StoreError};
use skald::table::{SystemClock, SystemEntropy, TableError, Tables};
use skald::title::Titles;

use crate::commits::{Change, change};

/// The tables of `N` processes over one store.
pub fn processes<const N: usize>() -> [Tables; N] {
    let notices = Notices::default();
    std::array::from_fn(|_| notices.tables())
}

/// A store whose outbox a test fills.
#[derive(Default)]
pub struct Notices(Arc<Memory>);

impl Notices {
    /// The tables of another process over the store.
    pub fn tables(&self) -> Tables {
        let store = Arc::clone(&self.0) as Arc<dyn Store>;
        Tables::new(store, Titles::default(), Arc::new(SystemClock), Arc::new(SystemEntropy))
    }

    /// Adds a notice of a new table, as another process does. Notices are numbered from 1 on.
    pub async fn add(&self, table: u64) {
        let opened = Change { channel_status: ChannelStatus::Past, notices: vec![NoticeKind::End], ..change(table, 0) };
        self.0.commit(opened.commit()).await.expect("a new table");
    }

    /// From now on the store fails.
    pub async fn shut(&self) {
        self.0.close().await.expect("open");
    }
}

/// The error of a failed store.
pub fn store_failed() -> TableError {
    StoreError::Failed("the disk is full".to_owned()).into()
}
