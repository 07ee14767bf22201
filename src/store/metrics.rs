//! What is counted of the store. The names are part of what operators build on: docs/operations.md lists them.

use std::time::Duration;

use metrics::{Unit, counter, describe_counter, describe_histogram, histogram};

const CHANGES: &str = "skald_changes_total";
const SYNC: &str = "skald_sync_seconds";
const SYNCS: &str = "skald_syncs_total";

/// All of them.
pub const NAMES: &[&str] = &[CHANGES, SYNC, SYNCS];

/// Says what each of them is.
pub fn describe() {
    describe_counter!(CHANGES, "Changes that are safe on the disk");
    describe_histogram!(SYNC, Unit::Seconds, "The writing and syncing of a group of changes");
    describe_counter!(SYNCS, "Groups of changes, by whether the disk took them");
}

/// A group of so many changes took so long.
pub(super) fn synced(changes: usize, took: Duration, safe: bool) {
    histogram!(SYNC).record(took);
    counter!(SYNCS, "result" => if safe { "safe" } else { "failed" }).increment(1);
    if safe {
        counter!(CHANGES).increment(changes as u64);
    }
}
