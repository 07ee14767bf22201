//! The messages that invite people to a lobby: one for each request. It names those who have not answered, and is deleted
//! with the last answer, because the lobby card shows who is there. Those who have not answered when the game begins
//! learn it there.

use serde::{Deserialize, Serialize};

use crate::discord::delivery::{Delivered, Kept, Outcome, Place, TableDelivery, Wanted};
use crate::discord::messages::invitation;
use crate::table::{Seq, Stage};

/// The message that invites people to a lobby.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct InvitationState {
    pub channel: u64,
    pub message: u64,
    /// The first entry of the request.
    pub request: Seq,
    pub people: usize,
}

impl Kept for InvitationState {
    const KEYS: &'static [&'static str] = &["invited"];

    fn place(&self) -> Place {
        Place { channel: self.channel, message: self.message, direct: None }
    }

    async fn wanted(&self, delivery: &TableDelivery<'_>) -> Outcome<Wanted<Self>> {
        let people = invitation::waiting(delivery.view, self.request).len();
        Ok(match people {
            0 if delivery.view.stage == Stage::Playing => Wanted::Edited(invitation::late(delivery.view).into(), None),
            0 => Wanted::Deleted,
            people if people == self.people => Wanted::Unchanged,
            people => {
                let mut outgoing = invitation::asked(delivery.view, self.request);
                outgoing.calls.clear();
                Wanted::Edited(outgoing.into(), Some(Self { people, ..*self }))
            }
        })
    }
}

impl TableDelivery<'_> {
    /// Invites the people of a request, unless all of them have answered by now.
    pub(super) async fn invite(&self, request: Seq, nonce: &str) -> Outcome<Delivered> {
        let people = invitation::waiting(self.view, request).len();
        if people == 0 {
            return Ok(Delivered::default());
        }
        let Place { channel, message, .. } = self.call_people(invitation::asked(self.view, request), nonce).await?;
        let sent = InvitationState { channel, message, request, people };
        Ok(self.and_kept(sent).await?.into())
    }

    /// Calls the people who have seats in the lobby of a rematch.
    pub(super) async fn tell_seated(&self, nonce: &str) -> Outcome<Delivered> {
        if let Some(outgoing) = invitation::seated(self.view) {
            self.call_people(outgoing, nonce).await?;
        }
        Ok(Delivered::default())
    }
}
