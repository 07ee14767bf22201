//! The journal of a new store, for tests.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use super::{Appender, CheckpointRule, Disk, JOURNAL, Journal, Label};

/// The journal of a new store of schema 1.
pub fn journal(store: &Path, rule: CheckpointRule) -> Arc<Journal> {
    fs::create_dir_all(store.join(JOURNAL)).unwrap();
    Journal::new(store, Label::new(1, 7), Disk::default(), rule).unwrap()
}

/// The same, with its appender.
pub fn begin(store: &Path, rule: CheckpointRule) -> (Arc<Journal>, Appender) {
    let journal = journal(store, rule);
    let appender = Appender::new(Arc::clone(&journal), 0).unwrap();
    (journal, appender)
}
