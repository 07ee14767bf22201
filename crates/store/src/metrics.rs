//! Metrics of the store. `docs/operations.md` lists their names, which operators rely on.

use std::time::Duration;

use metrics::{Unit, counter, describe_counter, describe_histogram, histogram};

const CHANGES: &str = "skald_changes_total";
const SYNC: &str = "skald_sync_seconds";
const SYNCS: &str = "skald_syncs_total";

/// The names of all metrics of the store.
pub const NAMES: &[&str] = &[CHANGES, SYNC, SYNCS];

/// Registers a description of each metric.
pub fn describe() {
    describe_counter!(CHANGES, "Changes that are safe on the disk");
    describe_histogram!(SYNC, Unit::Seconds, "Time to write and sync a group of changes");
    describe_counter!(SYNCS, "Groups of changes, by whether the disk accepted them");
    // Otherwise the first failure would be no increase.
    counter!(CHANGES).increment(0);
    for result in ["safe", "failed"] {
        counter!(SYNCS, "result" => result).increment(0);
    }
}

/// Records the write of a group of `changes`: its duration, and whether it is `safe`.
pub(super) fn synced(changes: usize, took: Duration, safe: bool) {
    histogram!(SYNC).record(took);
    counter!(SYNCS, "result" => if safe { "safe" } else { "failed" }).increment(1);
    if safe {
        counter!(CHANGES).increment(changes as u64);
    }
}

#[cfg(test)]
mod tests {
    use metrics_exporter_prometheus::PrometheusBuilder;

    use super::*;

    #[test]
    fn groups_count_by_result_and_only_safe_changes_count() {
        let recorder = PrometheusBuilder::new().build_recorder();
        metrics::with_local_recorder(&recorder, || {
            synced(3, Duration::from_millis(1), true);
            synced(4, Duration::from_millis(1), false);
        });
        let shown = recorder.handle().render();
        for figure in [
            "skald_changes_total 3",
            "skald_syncs_total{result=\"safe\"} 1",
            "skald_syncs_total{result=\"failed\"} 1",
            "skald_sync_seconds_count 2",
        ] {
            assert!(shown.lines().any(|line| line == figure), "{figure}: {shown}");
        }
    }
}
