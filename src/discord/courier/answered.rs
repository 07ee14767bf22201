//! Keeping true what called somebody: a turn that is over, a decision that is made.
//!
//! Knows the table as it stands. Invariants: no call whose decision is made has a button; the channel keeps one line of
//! at most one made decision, so that calls do not push the board away.

use super::deliver::{Delivery, Outcome};
use super::memos::{self, CallMemo, Memo, TurnMemo};
use super::rest::RestError;
use crate::discord::call;
use crate::engine::Seat;
use crate::table::{DecisionId, Deed, Entry, Seq, Sight, TableError};

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
        let calls = self.calls(sight).await?;
        let (still, over): (Vec<_>, Vec<_>) = calls.into_iter().partition(|call| open(call.decision));
        if over.iter().all(|call| call.answered) {
            return Ok(());
        }
        let mut kept = self.settle(sight, over).await?;
        kept.extend(still);
        let key = memos::calls(sight.id);
        memos.push(if kept.is_empty() { memos::erase(key) } else { memos::write(key, &kept) });
        Ok(())
    }

    /// The same where the channel is shut: direct messages only; what stands in the channel waits.
    pub(super) async fn direct_kept_true(&self, sight: &Sight) -> Outcome<Vec<Memo>> {
        let waits = |call: &CallMemo| !call.direct || sight.open.iter().any(|open| open.id == call.decision);
        let (mut kept, over): (Vec<_>, Vec<_>) = self.calls(sight).await?.into_iter().partition(waits);
        if over.is_empty() {
            return Ok(Vec::new());
        }
        kept.extend(self.settle(sight, over).await?);
        let key = memos::calls(sight.id);
        Ok(vec![if kept.is_empty() { memos::erase(key) } else { memos::write(key, &kept) }])
    }

    /// The calls of a table that are known, the oldest first.
    pub(super) async fn calls(&self, sight: &Sight) -> Result<Vec<CallMemo>, TableError> {
        Ok(memos::read(&self.tables, &memos::calls(sight.id)).await?.unwrap_or_default())
    }

    /// Direct messages say what was decided. In the channel the newest call becomes one line, and older ones go.
    async fn settle(&self, sight: &Sight, over: Vec<CallMemo>) -> Outcome<Vec<CallMemo>> {
        let newest = over.iter().rposition(|call| !call.direct);
        let mut kept = Vec::new();
        for (at, call) in over.into_iter().enumerate() {
            let seat = Seat(call.seat);
            if call.direct {
                let by = self.decided(sight, seat, call.decision).await?;
                let face = call::decided(sight, seat, by.as_ref(), call.locale);
                match self.rest.edit(call.channel, call.message, &face.body(), None).await {
                    // A person who shuts us out loses only the news that it is decided.
                    Err(RestError::Refused { status: 403 | 404, .. }) => {}
                    done => drop(self.gone(done)?),
                }
            } else if Some(at) != newest {
                self.gone(self.rest.delete(call.channel, call.message).await)?;
            } else if call.answered {
                kept.push(call);
            } else {
                let by = self.decided(sight, seat, call.decision).await?;
                self.edited(call.channel, call.message, &mut call::answered(sight, seat, by.as_ref())).await?;
                kept.push(CallMemo { answered: true, ..call });
            }
        }
        Ok(kept)
    }

    /// The entry by which a seat answered a decision.
    async fn decided(&self, sight: &Sight, seat: Seat, decision: DecisionId) -> Result<Option<Entry>, TableError> {
        let last = Seq((decision.0 + 64).min(sight.seq.0));
        let entries = self.tables.told(sight, Seq(decision.0 + 1), last).await?;
        Ok(entries.into_iter().find(|entry| entry.deed == Deed::Act(seat)))
    }
}
