//! The messages that invite people to a lobby: one for each request. It names those who have not answered, and is deleted
//! with the last answer, because the lobby card shows who is there.

use crate::discord::delivery::job::{Outcome, TableDelivery};
use crate::discord::delivery::state::{self, InvitationState};
use crate::discord::messages::invitation;
use crate::table::{Seq, StateChange, TableView};

impl TableDelivery<'_> {
    /// Invites the people of a request, unless all of them have answered by now.
    pub(super) async fn invite(&self, view: &TableView, request: Seq, nonce: &str) -> Outcome<Vec<StateChange>> {
        let people = invitation::waiting(view, request).len();
        if people == 0 {
            return Ok(Vec::new());
        }
        let mut outgoing = invitation::asked(view, request);
        self.drop_unwanted_calls(&mut outgoing).await?;
        let message = self.post(view, &mut outgoing, nonce).await?;
        let mut sent = self.invitations(view).await?;
        sent.retain(|sent| sent.message != message);
        sent.push(InvitationState { channel: view.channel.0, message, request, people });
        Ok(vec![state::write(state::invitations_key(view.id), &sent)])
    }

    /// Updates the invitations to the answers.
    pub(super) async fn refresh_invitations(&self, view: &TableView) -> Outcome<Option<StateChange>> {
        let (key, before) = (state::invitations_key(view.id), self.invitations(view).await?);
        let mut after = Vec::new();
        for sent in before.iter().copied() {
            let (at, people) = ((sent.channel, sent.message), invitation::waiting(view, sent.request).len());
            if people == 0 {
                self.delete(view, at).await?;
                continue;
            }
            if people != sent.people {
                let mut outgoing = invitation::asked(view, sent.request);
                outgoing.calls.clear();
                if self.edited(view, at, &mut outgoing).await?.is_later() {
                    after.push(sent);
                    continue;
                }
            }
            after.push(InvitationState { people, ..sent });
        }
        Ok(match after.is_empty() {
            _ if after == before => None,
            true => Some(state::erase(key)),
            false => Some(state::write(key, &after)),
        })
    }

    async fn invitations(&self, view: &TableView) -> Outcome<Vec<InvitationState>> {
        Ok(state::read(&self.tables, &state::invitations_key(view.id)).await?.unwrap_or_default())
    }
}
