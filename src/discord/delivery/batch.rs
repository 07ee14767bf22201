//! Batches calls for people who want few of them: all at once every few hours, or as a list once a day.
//!
//! Only calls for a person's own turn are batched. Decisions out of turn, reminders and time-outs are sent as usual,
//! because a clock may act next. Invariant: a batched call waits in the outbox, so that a restart loses none.

use crate::discord::delivery::{Outcome, PostAttempt, TableDelivery, state};
use crate::discord::messages::games;
use crate::discord::pings::Pings;
use crate::table::{Person, StateChange, Timestamp};

const HOUR: u64 = 60 * 60 * 1000;
/// The maximum number of tables in a list.
const MOST: usize = 12;
/// More tables than a person has.
const ALL: usize = 10_000;

/// When a batched call is sent.
pub(super) enum Batch {
    /// It is sent now, and this change is saved with it.
    Now(Option<StateChange>),
    /// It waits until then.
    Later(Timestamp),
    /// A list covers it; this change is saved.
    Listed(Option<StateChange>),
}

impl TableDelivery<'_> {
    pub(super) async fn batch(&self, person: &Person, pings: &Pings, post: &PostAttempt) -> Outcome<Batch> {
        if pings.digest.is_none() && pings.interval.is_none() {
            return Ok(Batch::Now(None));
        }
        let now = self.tables.now();
        let key = state::batch_key(person.id);
        let last = Timestamp(state::read::<u64>(&self.tables, &key).await?.unwrap_or_default());
        let begins = || Some(state::write(key.clone(), &now.0));
        let Some(hour) = pings.digest else {
            let next = last.plus(u64::from(pings.interval.unwrap_or_default()) * HOUR);
            // A call that was due when the last calls were sent belongs to them.
            return Ok(match () {
                () if post.created <= last => Batch::Now(None),
                () if now >= next => Batch::Now(begins()),
                () => Batch::Later(next),
            });
        };
        if post.created <= last {
            return Ok(Batch::Listed(None));
        }
        match pings.hours.next_at(hour, post.created) {
            Some(due) if now < due => Ok(Batch::Later(due)),
            due => {
                let nonce = format!("d{:x}.{:x}", person.id.0, due.unwrap_or(now).0 / HOUR);
                let post = PostAttempt { direct: nonce, mention: String::new(), ..*post };
                let listed = self.list(person, &post).await?;
                Ok(if listed { Batch::Listed(begins()) } else { Batch::Now(None) })
            }
        }
    }

    /// Sends a person the list of the tables that wait for them; false if they take no direct messages.
    async fn list(&self, person: &Person, post: &PostAttempt) -> Outcome<bool> {
        let mut all = self.tables.of(person.id, ALL).await?;
        all.retain(|view| view.waits_for(person.id));
        let more = all.len().saturating_sub(MOST);
        let mut waiting = Vec::new();
        for view in all.into_iter().take(MOST) {
            let place = self.board_link(&view).await?;
            waiting.push((view, place));
        }
        let list = games::digest(&waiting, more, person.id, person.locale);
        Ok(self.send_directly(person, &list, post).await?.is_some())
    }
}
