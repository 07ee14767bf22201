//! Who waits for a change: each is woken only by the changes that concern it, so that many may wait at once.

use super::{
    server_state::{Change, ServerState},
    snowflake::Id,
};
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

impl Concern {
    fn is_met(self, state: &ServerState, change: &Change) -> bool {
        match self {
            Self::Anything => true,
            Self::Interaction(id) => match change {
                Change::Interaction(other) => *other == id,
                Change::Message(message) | Change::Gone { message, .. } => state
                    .interactions
                    .get(&id)
                    .is_some_and(|asked| asked.original == Some(*message) || asked.followups.contains(message)),
                _ => false,
            },
            Self::Channel(id) => {
                let place = match change {
                    Change::Message(message) => state.world.messages.get(message).map(|message| message.channel),
                    Change::Gone { channel, .. } => Some(*channel),
                    _ => None,
                };
                place.is_some_and(|place| place == id || state.is_dm(place))
            }
        }
    }
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

    /// Wakes those whom a change concerns.
    pub(super) fn wake(&self, state: &ServerState, change: &Change) {
        for (concern, watch) in &self.0 {
            if let Some(changed) = watch.upgrade().filter(|_| concern.is_met(state, change)) {
                changed.notify_one();
            }
        }
    }
}
