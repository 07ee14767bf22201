//! Who waits for a change: each is woken only by the changes that concern it, so that many may wait at once.

use super::snowflake::Id;
use std::sync::{Arc, Weak};
use tokio::sync::Notify;

/// The changes that concern somebody who waits.
#[derive(Debug, Clone, Copy)]
pub(super) enum Concern {
    /// Every change.
    Anything,
    /// Those of an interaction and of the messages that respond to it.
    Interaction(Id),
    /// Those of the messages of a channel, and of direct messages.
    Channel(Id),
}

/// All who wait. Whoever drops what [`Watches::add`] returned is forgotten.
#[derive(Debug, Default)]
pub(super) struct Watches(Vec<(Concern, Weak<Notify>)>);

impl Watches {
    /// From now on, a change that concerns the caller is noted in the result.
    pub(super) fn add(&mut self, concern: Concern) -> Arc<Notify> {
        let changed = Arc::new(Notify::new());
        self.0.retain(|(_, watch)| watch.strong_count() > 0);
        self.0.push((concern, Arc::downgrade(&changed)));
        changed
    }

    /// Wakes those whose concern this is.
    pub(super) fn wake(&self, is_met: impl Fn(Concern) -> bool) {
        for (concern, watch) in &self.0 {
            if let Some(changed) = watch.upgrade().filter(|_| is_met(*concern)) {
                changed.notify_one();
            }
        }
    }
}
