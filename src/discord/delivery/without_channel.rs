//! Games whose channel was deleted or is not writable. They continue in direct messages: the person to move is asked
//! there, with a button that opens the turn.
//!
//! The board returns to a channel as soon as a command is used where the bot can write.

use crate::discord::delivery::calling::{CallMessages, CallRequest, playing_until};
use crate::discord::delivery::job::{Delivered, Outcome, PostAttempt, TableDelivery};
use crate::discord::delivery::refresh::open_decision;
use crate::discord::messages::{call, recent_log};
use crate::discord::pings;
use crate::engine::Seat;
use crate::table::{DecisionId, Notice, NoticeKind, TableView};

impl TableDelivery<'_> {
    /// Delivers a notice without the table's channel; `None` if the notice does not need it.
    pub(super) async fn deliver_elsewhere(&self, view: &TableView, notice: &Notice) -> Outcome<Option<Delivered>> {
        let post = |direct, mention| PostAttempt::of(notice, direct, mention);
        let out_of_turn = |seat| view.decision_of(seat).is_some_and(|open| open.decision.out_of_turn);
        match notice.kind {
            NoticeKind::Decide { .. } => Ok(None),
            NoticeKind::Reminder { seat, .. } if out_of_turn(seat) => Ok(None),
            NoticeKind::Turn { seat, decision } => {
                self.call_turn_elsewhere(view, (seat, decision), true, &post('y', 't')).await.map(Some)
            }
            NoticeKind::Reminder { seat, decision, .. } => {
                self.call_turn_elsewhere(view, (seat, decision), false, &post('r', 'n')).await.map(Some)
            }
            NoticeKind::UndoAsked { request } => self.ask_for_undo_directly(view, request, notice).await.map(Some),
            NoticeKind::End => Err(self.end_waits(notice)),
            NoticeKind::Card if self.takes_edits(view.channel).await? => {
                self.edit_in_place(view).await?;
                Ok(Some(self.refresh_direct_calls(view).await?.into()))
            }
            NoticeKind::Card
            | NoticeKind::Overdue { .. }
            | NoticeKind::TimeUp { .. }
            | NoticeKind::SeatOffered { .. }
            | NoticeKind::Invited { .. }
            | NoticeKind::LobbyWarning => Ok(Some(self.refresh_direct_calls(view).await?.into())),
        }
    }

    /// Asks the person to move by direct message. A first call `waits` while the person is playing; a reminder does not.
    async fn call_turn_elsewhere(
        &self,
        view: &TableView,
        (seat, decision): (Seat, DecisionId),
        waits: bool,
        post: &PostAttempt,
    ) -> Outcome<Delivered> {
        let older = self.refresh_direct_calls(view).await?;
        let Some((open, person)) = open_decision(view, seat, decision) else { return Ok(older.into()) };
        self.save(older).await?;
        if let Some(later) = self.not_now(&pings::of(&self.tables, person.id).await?) {
            return Ok(later);
        }
        let log = recent_log::read(&self.tables, view, view.seq).await?;
        let playing = playing_until(view, seat, person.id, &log, self.tables.now());
        if let Some(until) = playing.filter(|_| waits) {
            return Ok(Delivered { changes: Vec::new(), again: Some(until) });
        }
        let mut history = self.call_history(view).await?;
        let news = history.news(person.id, seat, &log);
        let (location, lapsed) = (self.location(view).await?, self.has_lapsed(view, person).await?);
        let direct = call::turn_elsewhere(view, &log, open, person, &location, &news, lapsed);
        let told = news.last().copied();
        let messages = CallMessages { mention: direct.clone(), direct, news: false, reports: news };
        let about = CallRequest { seat, decision: open.id, began: open.id };
        self.send(view, about, person, messages, post, &mut history).await?;
        history.record_call(person.id, self.tables.now(), (open.id, None), told);
        Ok(history.changes(view).into())
    }
}
