//! Messages whose text follows the table: each is posted once and edited whenever its text changes, until it says its
//! last or is deleted. [`super::refresh`] lists them.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::delivery::{Delivered, Kept, Outcome, Place, TableDelivery, Wanted};
use crate::messages::departure::{self, Departure};
use crate::messages::{OutgoingMessage, invitation, lobby};
use skald_table::{Seq, Stage, TableView};

/// What a message says now.
pub(super) enum Says {
    This(OutgoingMessage),
    /// Nothing can change it any more.
    Last(OutgoingMessage),
    /// Nothing: it is not posted, or deleted.
    Nothing,
}

/// The subject of a message whose text follows the table.
pub(super) trait Follows: Copy + PartialEq + Serialize + DeserializeOwned + Send + Sync {
    const KEYS: &'static [&'static str];

    fn says(self, view: &TableView) -> Says;
}

/// A message whose text follows the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Following<T> {
    channel: u64,
    message: u64,
    #[serde(flatten)]
    about: T,
    /// The fingerprint of what it says. Older invitations lack it.
    #[serde(default)]
    shown: u64,
}

/// The people of a lobby who have not agreed to its changed terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct ChangedTerms {
    /// The entry that changed the terms first.
    pub request: Seq,
}

impl Follows for ChangedTerms {
    const KEYS: &'static [&'static str] = &["terms"];

    fn says(self, view: &TableView) -> Says {
        lobby::terms_changed(view, self.request).map_or(Says::Nothing, Says::This)
    }
}

/// The invited people of a lobby who have not answered. The message goes with the last answer, because the lobby card
/// shows who is there. Those who have not answered when the game begins learn it there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Invited {
    /// The first entry of the request.
    pub request: Seq,
}

impl Follows for Invited {
    const KEYS: &'static [&'static str] = &["invited"];

    fn says(self, view: &TableView) -> Says {
        match invitation::waiting(view, self.request).is_empty() {
            false => Says::This(invitation::asked(view, self.request)),
            true if view.stage == Stage::Playing => Says::Last(invitation::late(view)),
            true => Says::Nothing,
        }
    }
}

/// Those who stay in a game that a person has left.
impl Follows for Departure {
    const KEYS: &'static [&'static str] = &["left"];

    fn says(self, view: &TableView) -> Says {
        departure::told(view, self).map_or(Says::Nothing, Says::This)
    }
}

impl<T: Follows> Kept for Following<T> {
    const KEYS: &'static [&'static str] = T::KEYS;

    fn place(&self) -> Place {
        Place { channel: self.channel, message: self.message, direct: None }
    }

    async fn wanted(&self, delivery: &TableDelivery<'_>) -> Outcome<Wanted<Self>> {
        Ok(match self.about.says(delivery.view) {
            Says::Nothing => Wanted::Deleted,
            Says::Last(outgoing) => Wanted::Edited(outgoing.into(), None),
            Says::This(outgoing) => {
                let outgoing = OutgoingMessage { calls: Vec::new(), ..outgoing };
                match outgoing.fingerprint() {
                    shown if shown == self.shown => Wanted::Unchanged,
                    shown => Wanted::Edited(outgoing.into(), Some(Self { shown, ..*self })),
                }
            }
        })
    }
}

impl TableDelivery<'_> {
    /// Posts a message and calls the people whom it mentions, unless it has nothing to say by now.
    pub(super) async fn follow<T: Follows>(&self, about: T, nonce: &str) -> Outcome<Delivered> {
        let Says::This(outgoing) = about.says(self.view) else { return Ok(Delivered::default()) };
        let shown = OutgoingMessage { calls: Vec::new(), ..outgoing.clone() }.fingerprint();
        let Place { channel, message, .. } = self.call_people(outgoing, nonce).await?;
        Ok(self.and_kept(Following { channel, message, about, shown }).await?.into())
    }
}
