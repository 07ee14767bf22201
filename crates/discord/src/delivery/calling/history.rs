//! The call history of a table: the messages of its exchanges, each person's last call, and the moves already reported
//! to them.

use super::{CallRequest, CallState};
use crate::delivery::kept;
use crate::delivery::state::{self, LastCallState};
use crate::messages::recent_log;
use skald_core::engine::Seat;
use skald_table::{Actor, DecisionId, Entry, EntryKind, PersonId, Seq, StateChange, TableId, Timestamp};

/// The delivery state of a table's calls, loaded for one delivery and changed by it.
pub(in crate::delivery) struct CallHistory {
    pub table: TableId,
    pub calls: Vec<CallState>,
    pub last_calls: Vec<LastCallState>,
}

impl CallHistory {
    /// The index of the person's direct message of an exchange.
    pub fn direct_message(&self, about: CallRequest) -> Option<usize> {
        self.calls.iter().rposition(|call| call.is_of(about.seat.0, about.began))
    }

    pub fn of(&self, person: PersonId) -> Option<&LastCallState> {
        self.last_calls.iter().find(|last| last.person == person)
    }

    /// When a person was last notified of an exchange, in milliseconds; 0 for never.
    pub fn last_called(&self, about: CallRequest, person: PersonId) -> u64 {
        self.of(person).filter(|last| last.began == Some(about.began)).map_or(0, |last| last.called)
    }

    pub fn last_call(&mut self, person: PersonId) -> &mut LastCallState {
        let at = self.last_calls.iter().position(|last| last.person == person).unwrap_or(self.last_calls.len());
        if at == self.last_calls.len() {
            let never = DecisionId(0);
            self.last_calls.push(LastCallState {
                person,
                called: 0,
                decision: never,
                began: None,
                news: None,
                told: Seq(0),
            });
        }
        &mut self.last_calls[at]
    }

    /// The moves made for a person since they last acted that no call has reported, the oldest first.
    ///
    /// These are all moves by orders, each as the last entry that followed without a question to a person, and the last
    /// move.
    pub fn news(&self, person: PersonId, seat: Seat, log: &[Entry]) -> Vec<Seq> {
        let Some((last, told)) = self.of(person).and_then(|called| Some((called.news?, called.told))) else {
            return Vec::new();
        };
        let acted = log.iter().rfind(|entry| entry.actor == Actor::Person(person)).map_or(Seq(0), |entry| entry.seq);
        if acted > last {
            return Vec::new();
        }
        let mut news = Vec::new();
        let unreported = |entry: &Entry| entry.seq > told && entry.seq > acted && entry.seq < last;
        for (at, entry) in log.iter().enumerate().filter(|(_, entry)| unreported(entry)) {
            if entry.is_ordered() && entry.kind == EntryKind::Act(seat) {
                let followed = log[at..].iter().take_while(|entry| recent_log::is_unasked(entry) && entry.seq < last);
                news.extend(followed.last().map(|entry| entry.seq));
            }
        }
        news.push(last);
        news.dedup();
        news
    }

    /// Records that a message has reported a person's forced moves.
    pub fn record_news(&mut self, person: PersonId, news: Option<Seq>) {
        let last = self.last_call(person);
        last.told = news.map_or(last.told, |news| last.told.max(news));
        last.news = None;
    }

    pub fn record_call(
        &mut self,
        person: PersonId,
        at: Timestamp,
        decision: DecisionId,
        began: Option<DecisionId>,
        news: Option<Seq>,
    ) {
        self.record_news(person, news);
        let last = self.last_call(person);
        last.called = at.0;
        last.decision = decision;
        last.began = began;
    }

    pub fn last_calls_change(&self) -> StateChange {
        state::write(state::last_calls_key(self.table), &self.last_calls)
    }

    pub fn changes(&self) -> Vec<StateChange> {
        let mut changes = kept::changes(self.table, &self.calls);
        changes.push(self.last_calls_change());
        changes
    }
}
