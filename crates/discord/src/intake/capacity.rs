//! Limits how many interactions are handled at once, over all people.
//!
//! This bounds the memory when interactions arrive faster than they are handled. That happens when the store or
//! Discord hangs, or when very many people press at once.

use std::sync::Arc;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::metrics;

/// How many interactions are handled at once.
const HANDLED: usize = 512;
/// How many more are declined with a message.
const DECLINED: usize = 64;

/// The number of interactions that are handled at once.
pub struct Capacity {
    handled: Arc<Semaphore>,
    declined: Arc<Semaphore>,
}

/// The permit of an interaction; dropping it frees it.
pub struct InteractionPermit {
    declines: bool,
    _permit: OwnedSemaphorePermit,
}

impl Default for Capacity {
    fn default() -> Self {
        Self { handled: Arc::new(Semaphore::new(HANDLED)), declined: Arc::new(Semaphore::new(DECLINED)) }
    }
}

impl Capacity {
    /// A permit for an interaction that has just arrived. `None` if there are too many to decline this one.
    pub fn admit(&self) -> Option<InteractionPermit> {
        let take = |permits: &Arc<Semaphore>, declines| {
            let permit = Arc::clone(permits).try_acquire_owned().ok()?;
            metrics::interaction_begins();
            Some(InteractionPermit { declines, _permit: permit })
        };
        if let Some(handled) = take(&self.handled, false) {
            return Some(handled);
        }
        let declined = take(&self.declined, true);
        metrics::interaction(if declined.is_some() { "busy" } else { "dropped" });
        declined
    }
}

impl InteractionPermit {
    /// Whether the interaction must be declined because there are too many others.
    pub const fn declines(&self) -> bool {
        self.declines
    }
}

impl Drop for InteractionPermit {
    fn drop(&mut self) {
        metrics::interaction_ends();
    }
}

#[cfg(test)]
mod tests {
    use metrics_exporter_prometheus::PrometheusBuilder;

    use super::*;

    #[test]
    fn full_capacity_declines_some_and_drops_the_rest() {
        let recorder = PrometheusBuilder::new().build_recorder();
        let _recorded = ::metrics::set_default_local_recorder(&recorder);
        let capacity = Capacity::default();
        let mut permits: Vec<_> = (0..HANDLED + DECLINED).filter_map(|_| capacity.admit()).collect();
        let declined = permits.iter().filter(|permit| permit.declines()).count();
        assert_eq!((permits.len(), declined), (HANDLED + DECLINED, DECLINED));
        assert!(capacity.admit().is_none());
        permits.remove(0);
        assert!(capacity.admit().is_some_and(|permit| !permit.declines()), "one is done");
        let shown = recorder.handle().render();
        for (result, count) in [("busy", DECLINED), ("dropped", 1)] {
            let counted = format!("skald_interactions_total{{result=\"{result}\"}} {count}");
            assert!(shown.lines().any(|line| line == counted), "the alert SkaldBusy: {shown}");
        }
    }
}
