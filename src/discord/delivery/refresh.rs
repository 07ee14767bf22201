//! Keeping true what called somebody: a turn that is over, a decision that is made.
//!
//! Knows the table as it stands. Invariants: no call whose decision is made has a button for longer than it takes to bring
//! what follows; the channel keeps nothing of a call that is answered, since the board tells it; a direct message says what
//! was decided and, while its exchange goes on, what came of it.

use crate::discord::delivery::deliver::{Deliverer, Outcome};
use crate::discord::delivery::sender::RestError;
use crate::discord::delivery::state::{self, CallState, Memo, TurnCallState};
use crate::discord::messages::call;
use crate::engine::Seat;
use crate::table::{Actor, DecisionId, Entry, EntryKind, TableError, TableView};

/// How many entries after a decision are looked through for its answer.
pub(super) const LOOKED_AT: u64 = 64;

impl Deliverer {
    /// Deletes the mention of a turn that is over, and settles every call whose decision is not open any more.
    pub(super) async fn refresh_calls(&self, view: &TableView, memos: &mut Vec<Memo>) -> Outcome<()> {
        let open = |decision: DecisionId| view.open.iter().any(|open| open.id == decision);
        if let Some(turn) = state::read::<TurnCallState>(&self.tables, &state::turn(view.id)).await?
            && !open(turn.decision)
        {
            self.gone(self.rest.delete(turn.channel, turn.message).await)?;
            memos.push(state::erase(state::turn(view.id)));
        }
        memos.extend(self.calls_kept_true(view, false).await?);
        if view.is_over() {
            memos.push(state::erase(state::told(view.id)));
        }
        Ok(())
    }

    /// The same where the channel is shut: direct messages only; what stands in the channel waits.
    pub(super) async fn refresh_direct_calls(&self, view: &TableView) -> Outcome<Vec<Memo>> {
        Ok(self.calls_kept_true(view, true).await?.into_iter().collect())
    }

    /// The calls of a table that are known, the oldest first.
    pub(super) async fn calls(&self, view: &TableView) -> Result<Vec<CallState>, TableError> {
        Ok(state::read(&self.tables, &state::calls(view.id)).await?.unwrap_or_default())
    }

    async fn calls_kept_true(&self, view: &TableView, shut: bool) -> Outcome<Option<Memo>> {
        let before = self.calls(view).await?;
        let mut after: Vec<CallState> = Vec::new();
        for call in before.iter().cloned() {
            if call.asks(&view.open) || !call.direct && shut {
                after.push(call);
            } else if call.direct {
                // Of what is over, the newest of each seat is remembered: its exchange may go on.
                after.retain(|older| !older.direct || older.seat != call.seat || older.asks(&view.open));
                after.push(self.came_true(view, call).await?);
            } else if call.news && waits(view, &call) {
                after.push(call);
            } else {
                self.gone(self.rest.delete(call.channel, call.message).await)?;
            }
        }
        if view.is_over() {
            after.retain(|call| !call.direct);
        }
        let key = state::calls(view.id);
        Ok(match after.is_empty() {
            _ if after == before => None,
            true => Some(state::erase(key)),
            false => Some(state::write(key, &after)),
        })
    }

    /// Lets a direct message say what was decided, and what came of it while its exchange goes on. One that the next question
    /// of its exchange takes over is left to that.
    async fn came_true(&self, view: &TableView, call: CallState) -> Outcome<CallState> {
        let has_unattended =
            |of: DecisionId| view.open.iter().any(|open| open.exchange.is_some() && open.began() == of);
        let running = call.began.is_some_and(has_unattended);
        let next = view.decision_of(Seat(call.seat)).is_some_and(|open| call.is_of(open.decision.seat.0, open.began()));
        if call.news || next && running || call.answered && call.told.is_none() {
            return Ok(call);
        }
        let entries = self.after(view, call.decision).await?;
        let told = outcome(&entries, &call, running);
        let told_to = told.last().map(|entry| entry.seq);
        if call.answered && running && call.told == told_to {
            return Ok(call);
        }
        let outgoing = call::decided(view, Seat(call.seat), told, call.locale);
        deleted(self.rest.edit(call.channel, call.message, &outgoing.body(), None).await)?;
        Ok(CallState { answered: true, told: told_to.filter(|_| running), ..call })
    }
}

/// The entries that a call tells once its decision is made: the answer, what the exchange brought as far as it is known, and
/// what the house did for this seat right after. `entries` begin after the decision.
fn outcome<'a>(entries: &'a [Entry], call: &CallState, running: bool) -> &'a [Entry] {
    let own = |entry: &Entry| entry.kind == EntryKind::Act(Seat(call.seat));
    let Some(from) = entries.iter().position(own) else { return &[] };
    let told = &entries[from..];
    if running {
        return told;
    }
    // What was told while the exchange went on, and the answer that ended it.
    let ends = call.told.map_or(told[0].seq, |told| told.next());
    let mut until = told.iter().take_while(|entry| entry.seq <= ends).count();
    until += told[until..].iter().take_while(|entry| own(entry) && entry.actor == Actor::System).count();
    &told[..until]
}

/// Whether a mention that tells somebody what was done for them still stands: until they are asked something, or it is over.
fn waits(view: &TableView, call: &CallState) -> bool {
    let asked = view.decision_of(Seat(call.seat)).is_some_and(|open| open.id > call.decision);
    !asked && !view.is_over()
}

/// A direct message that is gone, and a person who shuts us out, are no failure: they lose only the news; `false` then.
pub(super) fn deleted(done: Result<(), RestError>) -> Outcome<bool> {
    match done {
        Ok(()) => Ok(true),
        Err(RestError::Refused { status: 403 | 404, .. }) => Ok(false),
        Err(error) => Err(error.into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::{Seq, Timestamp};
    use crate::words::Locale;

    fn entries(deeds: &[(u8, Actor)]) -> Vec<Entry> {
        let entry = |(seq, (seat, actor)): (u64, &(u8, Actor))| Entry {
            seq: Seq(seq),
            at: Timestamp(seq),
            actor: actor.clone(),
            kind: EntryKind::Act(Seat(*seat)),
            action: None,
            events: Vec::new(),
            rules_version: 1,
        };
        (11..).zip(deeds).map(entry).collect()
    }

    fn told(entries: &[Entry], told: Option<u64>, running: bool) -> Vec<u64> {
        let call = CallState {
            channel: 1,
            message: 2,
            decision: DecisionId(10),
            seat: 1,
            direct: true,
            locale: Locale::En,
            answered: told.is_some(),
            began: Some(DecisionId(10)),
            told: told.map(Seq),
            news: false,
        };
        outcome(entries, &call, running).iter().map(|entry| entry.seq.0).collect()
    }

    #[test]
    fn a_call_tells_what_its_exchange_brings_and_nothing_that_comes_later() {
        let person = || Actor::Person(crate::table::PersonId(5));
        // 1 answers, 0 answers back, the house moves 1; then others have their turns, the house among them.
        let all = entries(&[(1, person()), (0, person()), (1, Actor::System), (2, Actor::System), (0, person())]);
        assert_eq!(told(&all[..1], None, true), [11]);
        assert_eq!(told(&all, Some(11), false), [11, 12, 13], "the end of it, be it seen late");
        assert_eq!(told(&all, None, false), [11], "of an exchange that was never seen to go on: the answer");
        let fled = entries(&[(1, person()), (1, Actor::System), (2, person())]);
        assert_eq!(told(&fled, None, false), [11, 12]);
        assert_eq!(told(&entries(&[(0, person())]), None, false), Vec::<u64>::new(), "it was not answered");
    }
}
