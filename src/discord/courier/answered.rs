//! Keeping true what called somebody: a turn that is over, a decision that is made.
//!
//! Knows the table as it stands. Invariants: no call whose decision is made has a button for longer than it takes to bring
//! what follows; the channel keeps nothing of a call that is answered, since the board tells it; a direct message says what
//! was decided and, while its exchange goes on, what came of it.

use super::deliver::{Delivery, Outcome};
use super::memos::{self, CallMemo, Memo, TurnMemo};
use super::rest::RestError;
use crate::discord::call;
use crate::engine::Seat;
use crate::table::{Actor, DecisionId, Deed, Entry, Sight, TableError};

/// How many entries after a decision are looked through for its answer.
pub(super) const LOOKED_AT: u64 = 64;

impl Delivery {
    /// Deletes the mention of a turn that is over, and settles every call whose decision is not open any more.
    pub(super) async fn keep_true(&self, sight: &Sight, memos: &mut Vec<Memo>) -> Outcome<()> {
        let open = |decision: DecisionId| sight.open.iter().any(|open| open.id == decision);
        if let Some(turn) = memos::read::<TurnMemo>(&self.tables, &memos::turn(sight.id)).await?
            && !open(turn.decision)
        {
            self.gone(self.rest.delete(turn.channel, turn.message).await)?;
            memos.push(memos::erase(memos::turn(sight.id)));
        }
        memos.extend(self.calls_kept_true(sight, false).await?);
        if sight.is_over() {
            memos.push(memos::erase(memos::told(sight.id)));
        }
        Ok(())
    }

    /// The same where the channel is shut: direct messages only; what stands in the channel waits.
    pub(super) async fn direct_kept_true(&self, sight: &Sight) -> Outcome<Vec<Memo>> {
        Ok(self.calls_kept_true(sight, true).await?.into_iter().collect())
    }

    /// The calls of a table that are known, the oldest first.
    pub(super) async fn calls(&self, sight: &Sight) -> Result<Vec<CallMemo>, TableError> {
        Ok(memos::read(&self.tables, &memos::calls(sight.id)).await?.unwrap_or_default())
    }

    async fn calls_kept_true(&self, sight: &Sight, shut: bool) -> Outcome<Option<Memo>> {
        let before = self.calls(sight).await?;
        let mut after: Vec<CallMemo> = Vec::new();
        for call in before.iter().cloned() {
            if call.asks(&sight.open) || !call.direct && shut {
                after.push(call);
            } else if call.direct {
                // Of what is over, the newest of each seat is remembered: its exchange may go on.
                after.retain(|older| !older.direct || older.seat != call.seat || older.asks(&sight.open));
                after.push(self.came_true(sight, call).await?);
            } else if call.news && waits(sight, &call) {
                after.push(call);
            } else {
                self.gone(self.rest.delete(call.channel, call.message).await)?;
            }
        }
        if sight.is_over() {
            after.retain(|call| !call.direct);
        }
        let key = memos::calls(sight.id);
        Ok(match after.is_empty() {
            _ if after == before => None,
            true => Some(memos::erase(key)),
            false => Some(memos::write(key, &after)),
        })
    }

    /// Lets a direct message say what was decided, and what came of it while its exchange goes on. One that the next question
    /// of its exchange takes over is left to that.
    async fn came_true(&self, sight: &Sight, call: CallMemo) -> Outcome<CallMemo> {
        let goes_on = |of: DecisionId| sight.open.iter().any(|open| open.exchange.is_some() && open.began() == of);
        let running = call.began.is_some_and(goes_on);
        let next =
            sight.decision_of(Seat(call.seat)).is_some_and(|open| call.is_of(open.decision.seat.0, open.began()));
        if call.news || next && running || call.answered && call.told.is_none() {
            return Ok(call);
        }
        let entries = self.after(sight, call.decision).await?;
        let told = outcome(&entries, &call, running);
        let told_to = told.last().map(|entry| entry.seq);
        if call.answered && running && call.told == told_to {
            return Ok(call);
        }
        let face = call::decided(sight, Seat(call.seat), told, call.locale);
        away(self.rest.edit(call.channel, call.message, &face.body(), None).await)?;
        Ok(CallMemo { answered: true, told: told_to.filter(|_| running), ..call })
    }
}

/// The entries that a call tells once its decision is made: the answer, what the exchange brought as far as it is known, and
/// what the house did for this seat right after. `entries` begin after the decision.
fn outcome<'a>(entries: &'a [Entry], call: &CallMemo, running: bool) -> &'a [Entry] {
    let own = |entry: &Entry| entry.deed == Deed::Act(Seat(call.seat));
    let Some(from) = entries.iter().position(own) else { return &[] };
    let told = &entries[from..];
    if running {
        return told;
    }
    // What was told while the exchange went on, and the answer that ended it.
    let ends = call.told.map_or(told[0].seq, |told| told.next());
    let mut until = told.iter().take_while(|entry| entry.seq <= ends).count();
    until += told[until..].iter().take_while(|entry| own(entry) && entry.actor == Actor::House).count();
    &told[..until]
}

/// Whether a mention that tells somebody what was done for them still stands: until they are asked something, or it is over.
fn waits(sight: &Sight, call: &CallMemo) -> bool {
    let asked = sight.decision_of(Seat(call.seat)).is_some_and(|open| open.id > call.decision);
    !asked && !sight.is_over()
}

/// A direct message that is gone, and a person who shuts us out, are no failure: they lose only the news; `false` then.
pub(super) fn away(done: Result<(), RestError>) -> Outcome<bool> {
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
            deed: Deed::Act(Seat(*seat)),
            action: None,
            events: Vec::new(),
            rules_version: 1,
        };
        (11..).zip(deeds).map(entry).collect()
    }

    fn told(entries: &[Entry], told: Option<u64>, running: bool) -> Vec<u64> {
        let call = CallMemo {
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
        let all = entries(&[(1, person()), (0, person()), (1, Actor::House), (2, Actor::House), (0, person())]);
        assert_eq!(told(&all[..1], None, true), [11]);
        assert_eq!(told(&all, Some(11), false), [11, 12, 13], "the end of it, be it seen late");
        assert_eq!(told(&all, None, false), [11], "of an exchange that was never seen to go on: the answer");
        let fled = entries(&[(1, person()), (1, Actor::House), (2, person())]);
        assert_eq!(told(&fled, None, false), [11, 12]);
        assert_eq!(told(&entries(&[(0, person())]), None, false), Vec::<u64>::new(), "it was not answered");
    }
}
