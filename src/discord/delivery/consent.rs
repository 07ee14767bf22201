//! The message that asks the people at a table whether to undo a move.
//!
//! The bot posts it once, edits it while they answer, and removes its buttons once it is settled. If the channel is
//! closed, it asks each person by direct message.

use serde::{Deserialize, Serialize};

use crate::discord::delivery::{Delivered, Kept, Outcome, Place, PostAttempt, TableDelivery, Wanted, kept};
use crate::discord::desk;
use crate::discord::messages::{OutgoingMessage, consent};
use crate::discord::pings;
use crate::table::{Notice, PersonId, Seq, TableView, UndoAsked};
use crate::words::Locale;

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

    async fn wanted(&self, delivery: &TableDelivery<'_>, view: &TableView) -> Outcome<Wanted<Self>> {
        let locale = self.locale.unwrap_or(view.locale);
        Ok(match view.undo_asked.as_ref().filter(|asked| asked.request == self.request) {
            Some(asked) if asked.agreed.len() == self.agreed => Wanted::Unchanged,
            Some(asked) => {
                let outgoing = delivery.undo_call(view, asked, locale).await?;
                Wanted::Edited(outgoing.into(), Some(Self { agreed: asked.agreed.len(), ..*self }))
            }
            None => {
                let since = delivery.tables.records().visible_log(view, self.request, view.seq).await?;
                Wanted::Edited(consent::settled(&TableView { locale, ..view.clone() }, &since).into(), None)
            }
        })
    }
}

impl TableDelivery<'_> {
    /// Posts the request unless it is already settled.
    pub(super) async fn ask_for_undo(&self, view: &TableView, request: Seq, nonce: &str) -> Outcome<Delivered> {
        let Some(asked) = view.undo_asked.as_ref().filter(|asked| asked.request == request) else {
            return Ok(Delivered::default());
        };
        let entries = self.tables.records().visible_log(view, asked.first, request).await?;
        let outgoing = consent::asked(view, asked, &entries);
        let Place { channel, message, .. } = self.call_people(view, outgoing, nonce).await?;
        let agreed = asked.agreed.len();
        let sent = UndoCallState { channel, message, request, agreed, person: None, locale: None };
        Ok(self.and_kept(view, sent).await?.into())
    }

    /// Asks each person whose agreement is missing by direct message. Each message is saved at once, so that a person
    /// is asked once. People in their quiet hours are asked later; people who want no calls are not asked.
    pub(super) async fn ask_for_undo_directly(
        &self,
        view: &TableView,
        request: Seq,
        notice: &Notice,
    ) -> Outcome<Delivered> {
        let Some(asked) = view.undo_asked.as_ref().filter(|asked| asked.request == request) else {
            return Ok(Delivered::default());
        };
        let mut sent = self.kept::<UndoCallState>(view.id).await?;
        let mut again = None;
        for seat in asked.missing(&view.seats) {
            let Some(person) = view.occupant(seat).and_then(|occupant| occupant.person()) else { continue };
            if sent.iter().any(|sent| sent.person == Some(person.id)) {
                continue;
            }
            if let Some(later) = self.not_now(&pings::of(&self.tables, person.id).await?) {
                again = again.into_iter().chain(later.again).min();
                continue;
            }
            let nonce = desk::nonce(notice, char::from(b'0' + seat.0 % 10));
            let post = PostAttempt { direct: nonce.clone(), mention: nonce, ..PostAttempt::of(notice) };
            let mut changes = Vec::new();
            let outgoing = self.undo_call(view, asked, person.locale).await?;
            if let Some((channel, message)) = self.send_directly(view, person, &outgoing, &post, &mut changes).await? {
                let agreed = asked.agreed.len();
                let locale = Some(person.locale);
                sent.push(UndoCallState { channel, message, request, agreed, person: Some(person.id), locale });
            }
            changes.extend(kept::changes(view.id, &sent));
            self.save(changes).await?;
        }
        Ok(Delivered { changes: Vec::new(), again })
    }

    /// The request in a language; it mentions no person.
    async fn undo_call(&self, view: &TableView, asked: &UndoAsked, locale: Locale) -> Outcome<OutgoingMessage> {
        let entries = self.tables.records().visible_log(view, asked.first, asked.request).await?;
        let mut outgoing = consent::asked(&TableView { locale, ..view.clone() }, asked, &entries);
        outgoing.calls.clear();
        Ok(outgoing)
    }
}
