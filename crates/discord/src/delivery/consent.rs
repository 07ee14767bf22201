//! The message that asks the people at a table whether to undo a move.
//!
//! The bot posts it once, edits it while they answer, and removes its buttons once it is settled. If the channel is
//! closed, it asks each person by direct message.

use serde::{Deserialize, Serialize};

use crate::delivery::{Delivered, Kept, Outcome, Place, PostAttempt, TableDelivery, Wanted, kept};
use crate::desk;
use crate::messages::{OutgoingMessage, consent};
use crate::pings;
use skald_core::words::Locale;
use skald_table::{Notice, PersonId, Seq, TableView, UndoAsked};

/// The message that asks for consent to an undo: in the channel, or to one person where the channel is closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct UndoCallState {
    pub channel: u64,
    pub message: u64,
    /// The entry that asked.
    pub request: Seq,
    pub agreed: usize,
    /// The person of a direct message.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub person: Option<PersonId>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub locale: Option<Locale>,
}

impl Kept for UndoCallState {
    const KEYS: &'static [&'static str] = &["undo", "undo-direct"];

    fn place(&self) -> Place {
        Place { channel: self.channel, message: self.message, direct: self.locale }
    }

    async fn wanted(&self, delivery: &TableDelivery<'_>) -> Outcome<Wanted<Self>> {
        let locale = self.locale.unwrap_or(delivery.view.locale);
        Ok(match delivery.view.undo_asked.as_ref().filter(|asked| asked.request == self.request) {
            Some(asked) if asked.agreed.len() == self.agreed => Wanted::Unchanged,
            Some(asked) => {
                let outgoing = delivery.undo_call(asked, locale).await?;
                Wanted::Edited(outgoing.into(), Some(Self { agreed: asked.agreed.len(), ..*self }))
            }
            None => {
                let since =
                    delivery.tables.records().visible_log(delivery.view, self.request, delivery.view.seq).await?;
                Wanted::Edited(consent::settled(&TableView { locale, ..delivery.view.clone() }, &since).into(), None)
            }
        })
    }
}

impl TableDelivery<'_> {
    /// Posts the request unless it is already settled.
    pub(super) async fn ask_for_undo(&self, request: Seq, nonce: &str) -> Outcome<Delivered> {
        let Some(asked) = self.view.undo_asked.as_ref().filter(|asked| asked.request == request) else {
            return Ok(Delivered::default());
        };
        let entries = self.tables.records().visible_log(self.view, asked.first, request).await?;
        let outgoing = consent::asked(self.view, asked, &entries);
        let Place { channel, message, .. } = self.call_people(outgoing, nonce).await?;
        let agreed = asked.agreed.len();
        let sent = UndoCallState { channel, message, request, agreed, person: None, locale: None };
        Ok(self.and_kept(sent).await?.into())
    }

    /// Asks each person whose agreement is missing by direct message. Each message is saved at once, so that a person
    /// is asked once. People in their quiet hours are asked later; people who want no calls are not asked.
    pub(super) async fn ask_for_undo_directly(&self, request: Seq, notice: &Notice) -> Outcome<Delivered> {
        let Some(asked) = self.view.undo_asked.as_ref().filter(|asked| asked.request == request) else {
            return Ok(Delivered::default());
        };
        let mut sent = self.kept::<UndoCallState>(self.view.id).await?;
        let mut again = None;
        for seat in asked.missing(&self.view.seats) {
            let Some(person) = self.view.occupant(seat).and_then(|occupant| occupant.person()) else { continue };
            if sent.iter().any(|sent| sent.person == Some(person.id)) {
                continue;
            }
            if let Some(later) = self.not_now(&pings::of(&self.tables, person.id).await?) {
                again = again.into_iter().chain(later.again).min();
                continue;
            }
            let nonce = desk::nonce(notice, char::from(b'0' + seat.0 % 10));
            let post = PostAttempt { direct: nonce.clone(), mention: nonce, ..PostAttempt::of(notice) };
            let outgoing = self.undo_call(asked, person.locale).await?;
            if let Some(place) = self.send_directly(person, &outgoing, &post).await? {
                let Place { channel, message, direct: locale } = place;
                let agreed = asked.agreed.len();
                sent.push(UndoCallState { channel, message, request, agreed, person: Some(person.id), locale });
                self.save(kept::changes(self.view.id, &sent)).await?;
            }
        }
        Ok(Delivered { changes: Vec::new(), again })
    }

    /// The request in a language; it mentions no person.
    async fn undo_call(&self, asked: &UndoAsked, locale: Locale) -> Outcome<OutgoingMessage> {
        let entries = self.tables.records().visible_log(self.view, asked.first, asked.request).await?;
        let mut outgoing = consent::asked(&TableView { locale, ..self.view.clone() }, asked, &entries);
        outgoing.calls.clear();
        Ok(outgoing)
    }
}
