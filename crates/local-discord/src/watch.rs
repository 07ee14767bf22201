//! The tasks that wait for a change. A change wakes only the tasks it concerns, so many may wait at once.

use super::snowflake::Id;
use std::sync::{Arc, Weak};
use tokio::sync::Notify;

/// The changes that concern a waiting task.
#[derive(Debug, Clone, Copy)]
pub enum Concern {
    Anything,
    /// Changes of an interaction and of the messages that respond to it.
    Interaction(Id),
    /// Changes of the messages of a channel, and of direct messages.
    Channel(Id),
}

/// All waiting tasks. A task unregisters by dropping the result of [`Watchers::add`].
#[derive(Debug, Default)]
pub(super) struct Watchers(Vec<(Concern, Weak<Notify>)>);

impl Watchers {
    /// Registers the caller. A change that concerns it wakes the result.
    pub(super) fn add(&mut self, concern: Concern) -> Arc<Notify> {
        let changed = Arc::new(Notify::new());
        self.0.retain(|(_, watch)| watch.strong_count() > 0);
        self.0.push((concern, Arc::downgrade(&changed)));
        changed
    }

    /// Wakes the tasks whose concern is met.
    pub(super) fn wake(&self, is_met: impl Fn(Concern) -> bool) {
        for (concern, watch) in &self.0 {
            if let Some(changed) = watch.upgrade().filter(|_| is_met(*concern)) {
                changed.notify_one();
            }
        }
    }
}
