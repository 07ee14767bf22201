//! How many interactions are handled at once, whoever they come from, so that memory stays bounded when they are not done as fast as they
//! come: when the store or Discord stands still, or when very many people press at once.

use std::sync::Arc;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::discord::metrics;

/// How many are handled at once.
const HANDLED: usize = 512;
/// How many more are declined at once with a sentence.
const DECLINED: usize = 64;

/// The places for interactions.
pub struct Capacity {
    handled: Arc<Semaphore>,
    declined: Arc<Semaphore>,
}

/// The place of an interaction, until it is dropped.
pub struct Place {
    declines: bool,
    _permit: OwnedSemaphorePermit,
}

impl Default for Capacity {
    fn default() -> Self {
        Self { handled: Arc::new(Semaphore::new(HANDLED)), declined: Arc::new(Semaphore::new(DECLINED)) }
    }
}

impl Capacity {
    /// A place for an interaction that has just come; `None` if there are so many that it cannot even be declined.
    pub fn admit(&self) -> Option<Place> {
        let place = |places: &Arc<Semaphore>, declines| {
            let permit = Arc::clone(places).try_acquire_owned().ok()?;
            metrics::interaction_begins();
            Some(Place { declines, _permit: permit })
        };
        if let Some(handled) = place(&self.handled, false) {
            return Some(handled);
        }
        let declined = place(&self.declined, true);
        metrics::interaction(if declined.is_some() { "busy" } else { "dropped" });
        declined
    }
}

impl Place {
    /// Whether the interaction is to be declined because there are too many others.
    pub const fn declines(&self) -> bool {
        self.declines
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        metrics::interaction_ends();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_finds_no_place_is_declined_and_what_is_beyond_that_is_dropped() {
        let capacity = Capacity::default();
        let mut places: Vec<_> = (0..HANDLED + DECLINED).filter_map(|_| capacity.admit()).collect();
        let declined = places.iter().filter(|place| place.declines()).count();
        assert_eq!((places.len(), declined), (HANDLED + DECLINED, DECLINED));
        assert!(capacity.admit().is_none());
        places.remove(0);
        assert!(capacity.admit().is_some_and(|place| !place.declines()), "one is done");
    }
}
