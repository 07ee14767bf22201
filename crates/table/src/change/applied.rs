//! The requests that this process has applied last. If showing a result fails, they say whether the request itself was
//! done.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};

use crate::Outbox;
use skald_store::IdempotencyKey;

/// How many are remembered: far more than are answered at the same time.
const REMEMBERED: usize = 4096;

/// The keys of requests that are durable.
#[derive(Default)]
pub(crate) struct AppliedKeys(Mutex<VecDeque<IdempotencyKey>>);

impl AppliedKeys {
    /// Notes a request that is durable.
    pub fn note(&self, key: Option<IdempotencyKey>) {
        let Some(key) = key else { return };
        let mut keys = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if keys.len() == REMEMBERED {
            keys.pop_front();
        }
        keys.push_back(key);
    }
}

impl Outbox<'_> {
    /// Notes a request that is durable without a commit of a table, such as a setting.
    pub fn note_applied(self, key: IdempotencyKey) {
        self.0.applied.note(Some(key));
    }

    /// Whether a request is applied, by this process or another. If the store fails, only this process's requests are
    /// known.
    pub async fn was_applied(self, key: IdempotencyKey) -> bool {
        self.has_applied(key) || matches!(self.0.store.done(key).await, Ok(Some(_)))
    }

    /// Whether this process knows that a request is applied. Does not use the store, so it works when the store fails.
    pub fn has_applied(self, key: IdempotencyKey) -> bool {
        self.0.applied.0.lock().unwrap_or_else(PoisonError::into_inner).contains(&key)
    }
}
