//! The message that asks the people at a table whether to undo a move.
//!
//! The bot posts it once, edits it while they answer, and removes its buttons once it is settled. If the channel is
//! closed, it asks each person by direct message.

use crate::discord::delivery::job::{Delivered, Outcome, PostAttempt, TableDelivery};
use crate::discord::delivery::state::{self, DirectUndoCallState, UndoCallState};
use crate::discord::desk;
use crate::discord::messages::consent;
use crate::discord::messages::outgoing::OutgoingMessage;
use crate::discord::pings;
use crate::table::{Notice, Seq, StateChange, TableError, TableView, UndoAsked};
use crate::words::Locale;

impl TableDelivery<'_> {
    /// Posts the request unless it is already settled.
    pub(super) async fn ask_for_undo(&self, view: &TableView, request: Seq, nonce: &str) -> Outcome<Vec<StateChange>> {
        let Some(asked) = view.undo_asked.as_ref().filter(|asked| asked.request == request) else {
            return Ok(Vec::new());
        };
        let entries = self.tables.records().visible_log(view, asked.first, request).await?;
        let mut outgoing = consent::asked(view, asked, &entries);
        self.drop_unwanted_calls(&mut outgoing).await?;
        let message = self.post(view, &mut outgoing, nonce).await?;
        let posted = UndoCallState { channel: view.channel.0, message, request, agreed: asked.agreed.len() };
        Ok(vec![state::write(state::undo_call_key(view.id), &posted)])
    }

    /// Updates the request: who has agreed, or how it ended.
    pub(super) async fn refresh_undo(&self, view: &TableView) -> Outcome<Option<StateChange>> {
        let key = state::undo_call_key(view.id);
        let Some(posted) = state::read::<UndoCallState>(&self.tables, &key).await? else { return Ok(None) };
        let at = (posted.channel, posted.message);
        match view.undo_asked.as_ref().filter(|asked| asked.request == posted.request) {
            Some(asked) if asked.agreed.len() == posted.agreed => Ok(None),
            Some(asked) => {
                let mut outgoing = self.asked_in(view, asked, view.locale).await?;
                let is_later = self.edited(view, at, &mut outgoing).await?.is_later();
                let shown = || state::write(key, &UndoCallState { agreed: asked.agreed.len(), ..posted });
                Ok((!is_later).then(shown))
            }
            None => {
                let since = self.tables.records().visible_log(view, posted.request, view.seq).await?;
                let is_later = self.edited(view, at, &mut consent::settled(view, &since)).await?.is_later();
                Ok((!is_later).then(|| state::erase(key)))
            }
        }
    }

    /// Asks each person whose agreement is missing by direct message. Each message is saved at once, so that a person
    /// is asked once. People in their quiet hours are asked later; people who want no calls are not asked.
    pub(super) async fn ask_for_undo_directly(
        &self,
        view: &TableView,
        request: Seq,
        notice: &Notice,
    ) -> Outcome<Delivered> {
        let changes = self.refresh_direct_calls(view).await?;
        self.save(changes).await?;
        let Some(asked) = view.undo_asked.as_ref().filter(|asked| asked.request == request) else {
            return Ok(Delivered::default());
        };
        let mut sent = self.direct_undo_calls(view).await?;
        let mut again = None;
        for seat in asked.missing(&view.seats) {
            let Some(person) = view.occupant(seat).and_then(|occupant| occupant.person()) else { continue };
            if sent.iter().any(|sent| sent.person == person.id) {
                continue;
            }
            if let Some(later) = self.not_now(&pings::of(&self.tables, person.id).await?) {
                again = again.into_iter().chain(later.again).min();
                continue;
            }
            let letter = char::from(b'0' + seat.0 % 10);
            let nonce = desk::nonce(notice, letter);
            let post =
                PostAttempt { direct: nonce.clone(), mention: nonce, tries: notice.tries, created: notice.created };
            let mut changes = Vec::new();
            let outgoing = self.asked_in(view, asked, person.locale).await?;
            let (agreed, locale) = (asked.agreed.len(), person.locale);
            if let Some((channel, message)) = self.send_directly(view, person, &outgoing, &post, &mut changes).await? {
                sent.push(DirectUndoCallState { person: person.id, channel, message, request, agreed, locale });
            }
            changes.push(state::write(state::direct_undo_calls_key(view.id), &sent));
            self.save(changes).await?;
        }
        Ok(Delivered { changes: Vec::new(), again })
    }

    /// Updates the direct messages, as [`TableDelivery::refresh_undo`] does with the one in the channel.
    pub(super) async fn refresh_direct_undo(&self, view: &TableView) -> Outcome<Option<StateChange>> {
        let (key, before) = (state::direct_undo_calls_key(view.id), self.direct_undo_calls(view).await?);
        let mut after = Vec::new();
        for sent in before.iter().copied() {
            let open = view.undo_asked.as_ref().filter(|asked| asked.request == sent.request);
            let outgoing = match open {
                Some(asked) if asked.agreed.len() == sent.agreed => {
                    after.push(sent);
                    continue;
                }
                Some(asked) => {
                    after.push(DirectUndoCallState { agreed: asked.agreed.len(), ..sent });
                    self.asked_in(view, asked, sent.locale).await?
                }
                None => {
                    let since = self.tables.records().visible_log(view, sent.request, view.seq).await?;
                    consent::settled(&TableView { locale: sent.locale, ..view.clone() }, &since)
                }
            };
            self.edit_directly((sent.channel, sent.message), sent.locale, &outgoing).await?;
        }
        Ok(match after.is_empty() {
            _ if after == before => None,
            true => Some(state::erase(key)),
            false => Some(state::write(key, &after)),
        })
    }

    /// The request in a language; it mentions no person.
    async fn asked_in(&self, view: &TableView, asked: &UndoAsked, locale: Locale) -> Outcome<OutgoingMessage> {
        let entries = self.tables.records().visible_log(view, asked.first, asked.request).await?;
        let mut outgoing = consent::asked(&TableView { locale, ..view.clone() }, asked, &entries);
        outgoing.calls.clear();
        Ok(outgoing)
    }

    async fn direct_undo_calls(&self, view: &TableView) -> Result<Vec<DirectUndoCallState>, TableError> {
        Ok(state::read(&self.tables, &state::direct_undo_calls_key(view.id)).await?.unwrap_or_default())
    }
}
