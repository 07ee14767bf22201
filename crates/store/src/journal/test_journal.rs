//! The journal of a new store, for tests.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use super::{Appender, Disk, JOURNAL, Journal, Label};

/// The journal of a new store of schema 1.
pub fn journal(store: &Path, long: Option<u64>) -> Arc<Journal> {
    fs::create_dir_all(store.join(JOURNAL)).unwrap();
    Journal::new(store, Label::new(1, 7), Disk::default(), long).unwrap()
}

/// The same, with its appender.
pub fn begin(store: &Path, long: Option<u64>) -> (Arc<Journal>, Appender) {
    let journal = journal(store, long);
    let appender = Appender::new(Arc::clone(&journal), 0).unwrap();
    (journal, appender)
}
