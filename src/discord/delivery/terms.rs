//! The messages that ask people of a lobby to agree to what the host has changed: one for each request. It is edited
//! while the terms change further, and deleted when all have answered.

use serde::{Deserialize, Serialize};

use crate::discord::delivery::{Delivered, Kept, Outcome, Place, TableDelivery, Wanted};
use crate::discord::messages::terms;
use crate::table::Seq;

/// The message that asks people to agree to changed terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct TermsState {
    pub channel: u64,
    pub message: u64,
    /// The entry that changed the terms first.
    pub request: Seq,
    /// The fingerprint of what it says.
    pub shown: u64,
}

impl Kept for TermsState {
    const KEYS: &'static [&'static str] = &["terms"];

    fn place(&self) -> Place {
        Place { channel: self.channel, message: self.message, direct: None }
    }

    async fn wanted(&self, delivery: &TableDelivery<'_>) -> Outcome<Wanted<Self>> {
        let Some(mut outgoing) = terms::changed(delivery.view, self.request) else { return Ok(Wanted::Deleted) };
        outgoing.calls.clear();
        let shown = outgoing.fingerprint();
        Ok(match shown == self.shown {
            true => Wanted::Unchanged,
            false => Wanted::Edited(outgoing.into(), Some(Self { shown, ..*self })),
        })
    }
}

impl TableDelivery<'_> {
    /// Asks the people of a request to agree, unless all of them have answered by now.
    pub(super) async fn ask_for_agreement(&self, request: Seq, nonce: &str) -> Outcome<Delivered> {
        let Some(outgoing) = terms::changed(self.view, request) else { return Ok(Delivered::default()) };
        let mut silent = outgoing.clone();
        silent.calls.clear();
        let shown = silent.fingerprint();
        let Place { channel, message, .. } = self.call_people(outgoing, nonce).await?;
        Ok(self.and_kept(TermsState { channel, message, request, shown }).await?.into())
    }
}
