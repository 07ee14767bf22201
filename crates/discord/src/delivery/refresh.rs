//! The table of what a table of a game keeps up to date at Discord, beside its board ([`super::board`]).
//!
//! | row | for whom | stale when | then |
//! |---|---|---|---|
//! | [`TurnCallState`] | the person whose turn it is | the deadline changes; the turn is over | edited; deleted in a channel |
//! | [`CallState`] | a person asked out of turn | the deadline, the answer, what followed | edited; deleted in a channel |
//! | [`KeptSeatState`] | a person for whom a seat is kept | they have it; it is taken; the game is over | deleted |
//! | [`Following`] of [`Departure`] | those who stay when a person leaves | somebody takes the seat; the person is back | edited; deleted |
//! | [`UndoCallState`] | the people asked for an undo | somebody agrees; it is settled | edited |
//! | [`Following`] of [`Invited`] | the invited people | somebody answers; the game begins | edited; deleted after the last answer |
//! | [`Following`] of [`ChangedTerms`] | the people of a lobby who have not agreed to its changed terms | somebody agrees; the terms change again | edited; deleted when all agree |
//! | [`PostState`](super::state::PostState) | readers of a forum | the stage of the table | another tag |

use crate::delivery::calling::CallState;
use crate::delivery::consent::UndoCallState;
use crate::delivery::following::{ChangedTerms, Following, Invited};
use crate::delivery::seats::KeptSeatState;
use crate::delivery::turns::TurnCallState;
use crate::delivery::{DeliveryError, Kept as _, Outcome, PostState, TableDelivery, state};
use crate::http::RestError;
use crate::messages::departure::Departure;
use skald_table::{Stage, StateChange, TableId};

/// The keys of everything that is saved for a table.
pub fn keys_of(table: TableId) -> Vec<String> {
    let calls = [TurnCallState::KEYS, CallState::KEYS, UndoCallState::KEYS, Following::<Invited>::KEYS];
    let kept = calls
        .into_iter()
        .chain([KeptSeatState::KEYS, Following::<Departure>::KEYS, Following::<ChangedTerms>::KEYS])
        .flatten()
        .map(|prefix| state::key(prefix, table));
    let others = [state::card_key, state::image_due_key, state::post_key, state::last_calls_key];
    kept.chain(others.map(|key| key(table))).collect()
}

impl TableDelivery<'_> {
    /// Brings all messages of a table up to date; only the direct ones if its channel is closed.
    pub(super) async fn refresh_all(&self, is_closed: bool) -> Outcome<Vec<StateChange>> {
        let mut changes = self.refresh::<TurnCallState>(is_closed).await?;
        changes.extend(self.refresh::<KeptSeatState>(is_closed).await?);
        changes.extend(self.refresh::<Following<Departure>>(is_closed).await?);
        changes.extend(self.refresh::<UndoCallState>(is_closed).await?);
        changes.extend(self.refresh::<Following<Invited>>(is_closed).await?);
        changes.extend(self.refresh::<Following<ChangedTerms>>(is_closed).await?);
        changes.extend(self.refresh::<CallState>(is_closed).await?);
        if !is_closed {
            changes.extend(self.refresh_tag().await?);
        }
        if self.view.is_over() {
            changes.push(state::erase(state::last_calls_key(self.view.id)));
        }
        Ok(changes)
    }
}

impl TableDelivery<'_> {
    /// Changes the tag with the stage of the table. A tag that Discord refuses stays as it is.
    pub(super) async fn refresh_tag(&self) -> Outcome<Option<StateChange>> {
        let key = state::post_key(self.view.id);
        let Some(post) = state::read::<PostState>(&self.tables, &key).await? else { return Ok(None) };
        let shown = stage(self.view.stage);
        if shown == post.shown {
            return Ok(None);
        }
        let tag: Vec<_> = post.tags[shown].into_iter().collect();
        match self.desk.rest.set_tags(self.view.channel.0, &tag).await {
            Ok(()) => {}
            Err(error @ RestError::Refused { .. }) => {
                tracing::warn!(table = %self.view.id, %error, "cannot change the tag of a post")
            }
            Err(error) => return Err(DeliveryError::Later { wait: None, why: error.to_string() }),
        }
        Ok(Some(state::write(key, &PostState { shown, ..post })))
    }
}

/// The index of a stage among the tags.
const fn stage(stage: Stage) -> usize {
    match stage {
        Stage::Lobby => 0,
        Stage::Playing => 1,
        Stage::Finished | Stage::Ended => 2,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::delivery::kept;
    use crate::delivery::test_delivery::deliverer;
    use serde_json::json;
    use skald_table::{ChannelId, PersonId};
    use std::collections::BTreeSet;
    use support::test_tables::processes;

    #[test]
    fn each_state_of_a_table_person_or_channel_has_its_own_key() {
        let keys = |id: u64| {
            let person = PersonId(id);
            let channel = ChannelId(id);
            let of_person =
                [state::batch_key, state::direct_channel_key, state::direct_closed_key].map(|key| key(person));
            let of_channel =
                [state::channel_names_key, state::channel_closed_key, state::images_closed_key].map(|key| key(channel));
            keys_of(TableId::from_bits(id)).into_iter().chain(of_person).chain(of_channel)
        };
        let all: Vec<_> = (1..=3).flat_map(keys).collect();
        assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), all.len(), "{all:?}");
    }

    /// Older versions saved a single mention and request, and the direct requests under a key of their own.
    #[tokio::test]
    async fn states_of_older_versions_are_read_and_replaced() {
        let [tables] = processes();
        let (deliverer, lease) = deliverer(tables, None).await;
        let delivery = deliverer.under(&lease);
        let table = TableId::from_bits(3);
        let asked = json!({ "channel": 5, "message": 6, "request": 7, "agreed": 1 });
        let direct = json!({ "channel": 8, "message": 9, "request": 7, "agreed": 1, "person": 4, "locale": "fr" });
        let saved = vec![
            ("turn:".to_owned() + &table.to_string(), json!({ "channel": 5, "message": 2, "decision": 7 })),
            ("undo:".to_owned() + &table.to_string(), asked),
            ("undo-direct:".to_owned() + &table.to_string(), json!([direct])),
        ];
        delivery.save(saved.into_iter().map(|(key, state)| (key, Some(state))).collect()).await.unwrap();
        let turns = delivery.kept::<TurnCallState>(table).await.unwrap();
        assert_eq!(turns.iter().map(|call| (call.message, call.direct)).collect::<Vec<_>>(), [(2, None)]);
        let undo = delivery.kept::<UndoCallState>(table).await.unwrap();
        let people: Vec<_> = undo.iter().map(|call| (call.message, call.person)).collect();
        assert_eq!(people, [(6, None), (9, Some(PersonId(4)))]);
        delivery.save(kept::changes(table, &undo[1..])).await.unwrap();
        assert_eq!(delivery.kept::<UndoCallState>(table).await.unwrap(), undo[1..]);
    }
}
