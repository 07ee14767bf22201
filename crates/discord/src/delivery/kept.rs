//! The messages of a table that are kept up to date: what a kind of them says ([`Kept`]), and one loop.
//!
//! A kind says under which key its messages are saved, where each of them is, and what it has to be now. The loop
//! compares the messages that were sent with that, and writes the difference through the desk. [`super::refresh`] lists
//! the kinds.
//!
//! Invariants:
//!
//! * The buttons of a message are removed before anything that follows its decision is delivered.
//! * The channel keeps no answered call, since the board shows the result.
//! * A single document, which older versions saved for some kinds, is read as a list of one.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::delivery::{Job, Outcome, Place, TableDelivery, state};
use crate::messages::OutgoingMessage;
use skald_table::{StateChange, TableError, TableId, TableView};

/// What a message that was sent has to become.
pub(super) enum Wanted<M> {
    Unchanged,
    /// It is edited, and is this from now on. `None` if nothing can change it any more.
    Edited(Box<OutgoingMessage>, Option<M>),
    Deleted,
    /// It stays, and nothing can change it any more.
    Forgotten,
}

/// A kind of message that is kept up to date.
pub(super) trait Kept: Clone + PartialEq + Serialize + DeserializeOwned + Send + Sync {
    /// The prefixes of its keys. The first one has the list; older versions used the others.
    const KEYS: &'static [&'static str];

    fn place(&self) -> Place;

    fn wanted(&self, delivery: &TableDelivery<'_>) -> impl Future<Output = Outcome<Wanted<Self>>> + Send;

    /// Forgets messages that nothing can change any more.
    fn limit(_messages: &mut Vec<Self>, _view: &TableView) {}
}

/// The changes that save the messages of a kind.
pub(super) fn changes<M: Kept>(table: TableId, messages: &[M]) -> Vec<StateChange> {
    let mut changes: Vec<_> = M::KEYS.iter().map(|prefix| state::erase(state::key(prefix, table))).collect();
    if !messages.is_empty() {
        changes[0] = state::write(state::key(M::KEYS[0], table), &messages);
    }
    changes
}

impl Job<'_> {
    pub(super) async fn kept<M: Kept>(&self, table: TableId) -> Result<Vec<M>, TableError> {
        let mut messages = Vec::new();
        for prefix in M::KEYS {
            let saved = match self.tables.outbox().delivery_state(&state::key(prefix, table)).await? {
                Some(Value::Array(list)) => list,
                Some(single) => vec![single],
                None => Vec::new(),
            };
            messages.extend(saved.into_iter().filter_map(|saved| serde_json::from_value(saved).ok()));
        }
        Ok(messages)
    }
}

impl TableDelivery<'_> {
    /// Brings the messages of a kind up to date; only the direct ones if the channel of the table is closed.
    pub(super) async fn refresh<M: Kept>(&self, is_closed: bool) -> Outcome<Vec<StateChange>> {
        let before = self.kept::<M>(self.view.id).await?;
        let mut after = Vec::new();
        for message in &before {
            let place = message.place();
            if is_closed && place.direct.is_none() {
                after.push(message.clone());
                continue;
            }
            let stays = match message.wanted(self).await? {
                Wanted::Unchanged => true,
                Wanted::Edited(outgoing, then) => {
                    let is_edited = self.edit(place, *outgoing).await?;
                    after.extend(then.filter(|_| is_edited));
                    !is_edited
                }
                Wanted::Deleted => {
                    self.delete(place).await?;
                    false
                }
                Wanted::Forgotten => false,
            };
            if stays {
                after.push(message.clone());
            }
        }
        M::limit(&mut after, self.view);
        Ok(if after == before { Vec::new() } else { changes(self.view.id, &after) })
    }

    /// The change that adds a message, in place of an earlier state of it.
    pub(super) async fn and_kept<M: Kept>(&self, message: M) -> Result<Vec<StateChange>, TableError> {
        let mut messages = self.kept::<M>(self.view.id).await?;
        messages.retain(|other| other.place().message != message.place().message);
        messages.push(message);
        Ok(changes(self.view.id, &messages))
    }
}
