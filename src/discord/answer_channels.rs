//! Where people answered last: in the channel of their table, where they are shown privately what they are asked next, or in
//! a direct message.
//!
//! Kept in memory only. After a restart nobody is known to be anywhere, and whoever is asked something is called.

use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};

use crate::table::{PersonId, TableId};

/// More are not remembered.
const MOST: usize = 10_000;

/// Who answered last in the channel of which table.
#[derive(Debug, Default)]
pub struct AnswerChannels(Mutex<BTreeSet<(TableId, PersonId)>>);

impl AnswerChannels {
    /// Somebody is about to answer a decision, in the channel or elsewhere. Said before the answer is given, because the
    /// courier may be at work before whoever gave it is answered.
    pub fn record(&self, table: TableId, person: PersonId, in_channel: bool) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if !in_channel {
            known.remove(&(table, person));
            return;
        }
        if known.len() >= MOST {
            known.clear();
        }
        known.insert((table, person));
    }

    /// Whether the last answer of somebody at a table was given in its channel.
    pub fn in_channel(&self, table: TableId, person: PersonId) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).contains(&(table, person))
    }
}
