//! Where each person answered last: in the table's channel or in a direct message.
//!
//! In the channel, the next decision is shown in a private reply there.
//!
//! Kept in memory only. After a restart it is empty, so everybody who is asked something is called.

use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};

use skald_table::{PersonId, TableId};

const MOST: usize = 10_000;

/// Who answered last in the channel of which table.
#[derive(Debug, Default)]
pub struct AnswerChannels(Mutex<BTreeSet<(TableId, PersonId)>>);

impl AnswerChannels {
    /// Records where a person answers a decision. Called before the answer is applied, because the delivery loop may
    /// run before the person gets the reply.
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

    /// Whether a person's last answer at a table was given in its channel.
    pub fn in_channel(&self, table: TableId, person: PersonId) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).contains(&(table, person))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn channel_answer_counts_until_an_answer_elsewhere() {
        let known = AnswerChannels::default();
        let table = "7k3m9qzx".parse().unwrap();
        let people = [PersonId(1), PersonId(2)];
        people.iter().for_each(|person| known.record(table, *person, true));
        assert_eq!(people.map(|person| known.in_channel(table, person)), [true, true]);
        known.record(table, people[0], false);
        assert_eq!(people.map(|person| known.in_channel(table, person)), [false, true]);
    }
}
