//! All messages, with an index by channel and one of deferred responses.
//!
//! Invariants: a message stays in its channel. Every change of a message updates the indexes.

use super::{
    message::{Attachment, Message},
    snowflake::Id,
};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::{BTreeMap, BTreeSet};

/// All messages; ids sort by time.
#[derive(Debug, Default)]
pub struct Messages {
    all: BTreeMap<Id, Message>,
    /// Those of each channel.
    places: BTreeMap<Id, BTreeSet<Id>>,
    /// Deferred responses without content.
    thinking: BTreeSet<Id>,
}

impl Messages {
    pub fn get(&self, id: &Id) -> Option<&Message> {
        self.all.get(id)
    }

    pub(super) fn len(&self) -> usize {
        self.all.len()
    }

    /// All of them, oldest first.
    pub fn values(&self) -> impl Iterator<Item = &Message> {
        self.all.values()
    }

    /// Those of a channel, oldest first.
    pub(super) fn of(&self, channel: Id) -> impl DoubleEndedIterator<Item = &Message> {
        self.places.get(&channel).into_iter().flatten().filter_map(|id| self.all.get(id))
    }

    /// Those of a channel from this id on, oldest first.
    pub(super) fn of_since(&self, channel: Id, since: Id) -> impl Iterator<Item = &Message> {
        let place = self.places.get(&channel);
        place.into_iter().flat_map(move |ids| ids.range(since..)).filter_map(|id| self.all.get(id))
    }

    /// The deferred ones, oldest first.
    pub(super) fn thinking(&self) -> impl Iterator<Item = &Message> {
        self.thinking.iter().filter_map(|id| self.all.get(id))
    }

    /// All attachments, for loading their bytes.
    pub(super) fn files_mut(&mut self) -> impl Iterator<Item = &mut Attachment> {
        self.all.values_mut().flat_map(|message| &mut message.attachments)
    }

    /// Adds or replaces a message. Returns the replaced state.
    pub fn insert(&mut self, message: Message) -> Option<Message> {
        let id = message.id;
        if message.is_thinking() {
            self.thinking.insert(id);
        } else {
            self.thinking.remove(&id);
        }
        self.places.entry(message.channel).or_default().insert(id);
        self.all.insert(id, message)
    }

    pub(super) fn remove(&mut self, id: Id) -> Option<Message> {
        let message = self.all.remove(&id)?;
        self.thinking.remove(&id);
        if let Some(ids) = self.places.get_mut(&message.channel) {
            ids.remove(&id);
            if ids.is_empty() {
                self.places.remove(&message.channel);
            }
        }
        Some(message)
    }

    pub(super) fn remove_oldest(&mut self) -> Option<Message> {
        let oldest = *self.all.keys().next()?;
        self.remove(oldest)
    }
}

impl Serialize for Messages {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.all.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Messages {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut messages = Self::default();
        for message in BTreeMap::<Id, Message>::deserialize(deserializer)?.into_values() {
            messages.insert(message);
        }
        Ok(messages)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::message::LOADING;
    use serde_json::json;

    #[test]
    fn indexes_follow_every_change_of_the_messages() {
        let [here, there] = [1, 2].map(Id::new);
        let message =
            |id: u64, channel: Id, flags: u64| Message { flags, ..Message::blank(Id::new(id), channel, Id::new(9)) };
        let mut messages = Messages::default();
        for (id, channel, flags) in [(11, here, LOADING), (12, there, 0), (13, here, 0), (14, here, LOADING)] {
            assert!(messages.insert(message(id, channel, flags)).is_none());
        }
        assert!(messages.insert(message(11, here, 0)).is_some(), "its content has come");
        let ids = |found: Vec<&Message>| found.iter().map(|message| message.id.get()).collect::<Vec<_>>();
        let lists = |messages: &Messages| {
            let since = messages.of_since(here, Id::new(12)).collect();
            [messages.of(here).collect(), messages.of(there).collect(), since, messages.thinking().collect()].map(ids)
        };
        assert_eq!(lists(&messages), [vec![11, 13, 14], vec![12], vec![13, 14], vec![14]]);
        let saved = json!(messages);
        assert_eq!(lists(&serde_json::from_value(saved).unwrap()), lists(&messages));
        messages.remove(Id::new(14));
        assert_eq!(messages.remove_oldest().map(|message| message.id), Some(Id::new(11)));
        assert_eq!(lists(&messages), [vec![13], vec![12], vec![13], vec![]]);
        assert_eq!((messages.len(), messages.remove(Id::new(14))), (2, None));
    }
}
