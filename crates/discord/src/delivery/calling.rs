//! Calls people out of turn: about a decision, or a forced move that was made for them.
//!
//! They get a direct message, or a mention with a button if their direct messages are closed.
//!
//! There is one message for each person and exchange ([`skald_table::OpenDecision::exchange`]). The bot edits it as
//! the exchange goes on, and an edit does not notify. When a person is notified:
//!
//! * The first decision of an exchange is sent at once.
//! * Further decisions edit the message while the person is attentive: for [`ATTENTIVE`] after their last answer or
//!   last call in the exchange.
//! * Nothing is sent while the person answers in the channel, because the reply to their own answer shows what follows.
//! * A decision still open after [`ATTENTIVE`] gets a new message in place of the old one, because the person may have
//!   missed an edit. The notice stays in the outbox until then, so that it survives a restart.
//! * The next call that is due anyway reports a forced move. Without one, the message of its exchange reports it while
//!   the person is attentive.
//! * Otherwise a forced move gets a message of its own. That message never comes within [`ATTENTIVE`] after another
//!   call to the same person at the same table, or after their own last action.
//! * A move by order causes no call; the next call reports it.

mod call_state;
mod history;

pub(super) use call_state::CallState;
use history::CallHistory;

use crate::delivery::{Delivered, DeliveryError, Kept as _, Outcome, Place, PostAttempt, TableDelivery, state};
use crate::log;
use crate::messages::call::{self, Question};
use crate::messages::{Extent, ImageSlot, OutgoingMessage, recent_log};
use crate::render::RenderRequest;
use crate::{pings, preferences};
use skald_config::BoardStyle;
use skald_core::engine::Seat;
use skald_core::title::{Frame, RenderOptions};
use skald_table::{
    Actor, DecisionId, Entry, EntryKind, OpenDecision, Person, PersonId, Seq, TableError, TableView, Timestamp,
};

/// How long a person counts as attentive after an answer or a call, in milliseconds.
const ATTENTIVE: u64 = 60 * 1000;
/// How many entries after a decision are searched for its answer.
const LOOKED_AT: u64 = 64;

#[derive(Clone, Copy)]
pub(super) struct CallRequest {
    pub seat: Seat,
    pub decision: DecisionId,
    /// The first decision of its exchange.
    pub began: DecisionId,
}

/// A message to one person in its two forms: directly, and in the channel.
pub(super) struct CallMessages {
    pub direct: OutgoingMessage,
    pub mention: OutgoingMessage,
    pub news: bool,
    /// The moves made for the person that they report.
    pub reports: Vec<Seq>,
}

impl TableDelivery<'_> {
    /// Delivers a decision out of turn to its person, or the forced move that answered it.
    pub(super) async fn call_decision(&self, about: CallRequest, post: &PostAttempt) -> Outcome<Delivered> {
        match open_decision(self.view, about.seat, about.decision) {
            Some((open, person)) => self.ask(about, open, person, post).await,
            None => self.tell_forced(about, post).await,
        }
    }

    pub(super) async fn remind_out_of_turn(
        &self,
        open: &OpenDecision,
        person: &Person,
        by: Option<Seat>,
        post: &PostAttempt,
    ) -> Outcome<Delivered> {
        let mut history = self.call_history().await?;
        let log = log::read(&self.tables, self.view, Seq(open.id.0)).await?;
        let asked = Question { view: self.view, log: &log, open, person, news: &[] };
        let picture = self.question_picture(&log, open, person).await?;
        let extent = Extent::beside(&picture);
        let mut direct = OutgoingMessage { picture, ..call::reminded(asked, &self.location().await?, by, extent) };
        self.add_board_link(self.view, person, &mut direct).await;
        let mention = call::mention(asked);
        let messages = CallMessages { direct, mention, news: false, reports: Vec::new() };
        let about = CallRequest { seat: open.decision.seat, decision: open.id, began: open.began() };
        self.send(about, person, messages, post, &mut history).await?;
        history.record_call(person.id, self.tables.now(), open.id, Some(about.began), None);
        Ok(history.changes().into())
    }

    async fn ask(
        &self,
        about: CallRequest,
        open: &OpenDecision,
        person: &Person,
        post: &PostAttempt,
    ) -> Outcome<Delivered> {
        let mut history = self.call_history().await?;
        if history.of(person.id).is_some_and(|last| last.decision == about.decision && last.began.is_some()) {
            return Ok(Delivered::default());
        }
        let log = log::read(&self.tables, self.view, Seq(about.decision.0)).await?;
        let news = history.news(person.id, about.seat, &log);
        let asked = Question { view: self.view, log: &log, open, person, news: &news };
        let picture = self.question_picture(&log, open, person).await?;
        let extent = Extent::beside(&picture);
        let mut direct = OutgoingMessage { picture, ..call::direct(asked, &self.location().await?, extent) };
        self.add_board_link(self.view, person, &mut direct).await;
        let existing = history.direct_message(about);
        let mut since = history.last_called(about, person.id).max(self.shown_in_channel(person.id, &log));
        // An answer counts only if the person sees what follows: in their direct message, or in the channel.
        if existing.is_some() || self.answer_channels.in_channel(self.view.id, person.id) {
            since = since.max(self.last_answered(about, person.id).await?);
        }
        if let Some(until) = attentive_until(since, self.tables.now()) {
            if existing.is_none_or(|at| history.calls[at].asks(&self.view.open)) {
                return Ok(Delivered { changes: history.changes(), again: Some(until) });
            }
            if let Some(at) = existing
                && self.edit_directly(history.calls[at].place(), &direct).await?
            {
                let call = &mut history.calls[at];
                (call.decision, call.answered, call.told, call.news) = (about.decision, false, None, false);
                (call.void, call.deadline) = (false, self.view.deadline(about.seat));
                history.record_news(person.id, news.last().copied());
                history.calls[at].reports = news;
                return Ok(Delivered { changes: history.changes(), again: Some(until) });
            }
        }
        if let Some(later) = self.not_now(&pings::of(&self.tables, person.id).await?) {
            return Ok(Delivered { changes: history.changes(), again: later.again });
        }
        let mention = call::mention(asked);
        let told = news.last().copied();
        let messages = CallMessages { direct, mention, news: false, reports: news };
        self.send(about, person, messages, post, &mut history).await?;
        history.record_call(person.id, self.tables.now(), about.decision, Some(about.began), told);
        Ok(history.changes().into())
    }

    /// The board for a decision out of turn, if it is drawn in a short time.
    async fn question_picture(
        &self,
        log: &[Entry],
        open: &OpenDecision,
        person: &Person,
    ) -> Result<ImageSlot, TableError> {
        let style = preferences::style_of(&self.tables, person.id).await?.unwrap_or(self.usual.style);
        if style == BoardStyle::Words || !self.renderer.draws(self.view.title.meta().key) {
            return Ok(ImageSlot::Nothing);
        }
        let look = preferences::look_of(&self.tables, person.id).await?.unwrap_or(self.usual.look);
        let render = RenderOptions { look, frame: Frame::Choices };
        let request = RenderRequest::board(&self.view.as_seat(open.decision.seat), log, render, person.locale);
        let Some(request) = request else { return Ok(ImageSlot::Nothing) };
        self.renderer.prepare(&request).await;
        let drawn = self.renderer.cached(&request.digest).flatten();
        Ok(drawn.map_or(ImageSlot::Nothing, |image| ImageSlot::New { file: request.file, image }))
    }

    async fn tell_forced(&self, about: CallRequest, post: &PostAttempt) -> Outcome<Delivered> {
        let Some(person) = self.view.occupant(about.seat).and_then(|who| who.person()) else {
            return Ok(Delivered::default());
        };
        let entries = self.entries_after(about.decision).await?;
        let by = entries.iter().find(|entry| entry.kind == EntryKind::Act(about.seat));
        let Some(by) = by.filter(|entry| entry.actor.is_unasked() && !self.view.is_over()) else {
            return Ok(Delivered::default());
        };
        // One message reports everything that followed from an order.
        let ordered = by.actor == Actor::Ordered;
        let after =
            entries.iter().skip_while(|entry| entry.seq < by.seq).take_while(|entry| recent_log::is_unasked(entry));
        let by = after.last().filter(|_| ordered).unwrap_or(by);
        // A person who acted later has seen the move, and so has one whose own answer led to it.
        let mut history = self.call_history().await?;
        let log = log::read(&self.tables, self.view, by.seq).await?;
        let acted_since = entries.iter().any(|entry| entry.seq > by.seq && entry.actor == Actor::Person(person.id));
        if acted_since
            || self.saw_with_own_answer(about.seat, person.id, &log)
            || history.of(person.id).is_some_and(|last| last.told >= by.seq)
        {
            return Ok(Delivered::default());
        }
        history.last_call(person.id).news = Some(by.seq);
        if self.view.decision_of(about.seat).is_some_and(|open| open.id > about.decision) {
            return Ok(history.changes().into());
        }
        if ordered {
            // The player ordered this move: the next call reports it.
            return Ok(history.changes().into());
        }
        let now = self.tables.now();
        let location = self.location().await?;
        let direct = call::forced(self.view, &log, about.seat, by.seq, person, &location);
        let existing = history.direct_message(about);
        if let Some(at) = existing
            && attentive_until(
                self.last_answered(about, person.id).await?.max(history.last_called(about, person.id)),
                now,
            )
            .is_some()
            && self.edit_directly(history.calls[at].place(), &direct).await?
        {
            let call = &mut history.calls[at];
            (call.decision, call.answered, call.told, call.news) = (about.decision, true, None, true);
            call.void = false;
            history.record_news(person.id, Some(by.seq));
            return Ok(history.changes().into());
        }
        let called = history.of(person.id).map_or(0, |last| last.called);
        if let Some(until) = attentive_until(called.max(last_act(&log, person.id)), now) {
            return Ok(Delivered { changes: history.changes(), again: Some(until) });
        }
        if let Some(later) = self.not_now(&pings::of(&self.tables, person.id).await?) {
            return Ok(Delivered { changes: history.changes(), again: later.again });
        }
        let mention = call::forced_mention(self.view, &log, by.seq, person, &location);
        let messages = CallMessages { direct, mention, news: true, reports: Vec::new() };
        self.send(about, person, messages, post, &mut history).await?;
        history.record_call(person.id, now, about.decision, Some(about.began), Some(by.seq));
        Ok(history.changes().into())
    }

    /// Sends a message in place of the earlier one of the same exchange: directly, else into the channel.
    pub(super) async fn send(
        &self,
        about: CallRequest,
        person: &Person,
        mut messages: CallMessages,
        post: &PostAttempt,
        history: &mut CallHistory,
    ) -> Outcome<()> {
        let sent = match self.send_directly(person, &messages.direct, post).await? {
            Some(place) => place,
            None if self.is_closed().await? => {
                let why = "neither direct messages nor the channel are open".to_owned();
                return Err(DeliveryError::Never { why });
            }
            None => self.post_here(&mut messages.mention, &post.mention).await?,
        };
        let Place { channel, message, direct } = sent;
        let replaced =
            |call: &CallState| call.seat == about.seat.0 && call.began == Some(about.began) || call.message == message;
        let (old, kept): (Vec<_>, Vec<_>) = std::mem::take(&mut history.calls).into_iter().partition(replaced);
        history.calls = kept;
        for old in old.iter().filter(|old| old.message != message) {
            self.delete(old.place()).await?;
        }
        history.calls.push(CallState {
            channel,
            message,
            decision: about.decision,
            seat: about.seat.0,
            direct: direct.is_some(),
            locale: person.locale,
            answered: messages.news,
            began: Some(about.began),
            told: None,
            news: messages.news,
            void: false,
            deadline: self.view.deadline(about.seat),
            reports: messages.reports,
        });
        Ok(())
    }

    /// When a person last answered in an exchange, in milliseconds; 0 for never.
    async fn last_answered(&self, about: CallRequest, person: PersonId) -> Result<u64, TableError> {
        let entries = self.entries_after(about.began).await?;
        let own = entries.iter().filter(|e| e.actor == Actor::Person(person) && e.kind == EntryKind::Act(about.seat));
        Ok(own.map(|entry| entry.at.0).max().unwrap_or(0))
    }

    /// When a person was shown a decision in the channel with the reply to their own answer; 0 for never. `log` ends
    /// with the entry that opened the decision.
    fn shown_in_channel(&self, person: PersonId, log: &[Entry]) -> u64 {
        let led = log.iter().rev().find(|entry| matches!(entry.actor, Actor::Person(_)));
        let own = led.filter(|entry| entry.actor == Actor::Person(person) && matches!(entry.kind, EntryKind::Act(_)));
        own.filter(|_| self.answer_channels.in_channel(self.view.id, person)).map_or(0, |entry| entry.at.0)
    }

    /// Whether the reply to a person's own answer has shown them the last entry of the log. In the channel the reply
    /// shows everything that followed; a direct message shows the forced moves right after the answer.
    fn saw_with_own_answer(&self, seat: Seat, person: PersonId, log: &[Entry]) -> bool {
        let own = |entry: &&Entry| entry.actor.is_unasked() && entry.kind == EntryKind::Act(seat);
        let by = log.iter().rev().find(|entry| !own(entry));
        let direct = by.is_some_and(|by| by.actor == Actor::Person(person) && by.kind == EntryKind::Act(seat));
        direct || self.shown_in_channel(person, log) > 0
    }

    /// The visible entries after a decision was opened, at most [`LOOKED_AT`].
    pub(super) async fn entries_after(&self, decision: DecisionId) -> Result<Vec<Entry>, TableError> {
        let last = Seq((decision.0 + LOOKED_AT).min(self.view.seq.0));
        self.tables.records().visible_log(self.view, Seq(decision.0 + 1), last).await
    }

    pub(super) async fn call_history(&self) -> Result<CallHistory, TableError> {
        let last_calls = state::read(&self.tables, &state::last_calls_key(self.view.id)).await?.unwrap_or_default();
        let table = self.view.id;
        Ok(CallHistory { table, calls: self.kept(table).await?, last_calls })
    }
}
/// The decision that a notice names, if it is still open, and its person.
pub(super) fn open_decision(view: &TableView, seat: Seat, decision: DecisionId) -> Option<(&OpenDecision, &Person)> {
    let open = view.asked(seat, decision)?;
    Some((open, view.occupant(seat)?.person()?))
}

/// Until when a person counts as attentive after `since`; `None` if that has passed.
pub(super) fn attentive_until(since: u64, now: Timestamp) -> Option<Timestamp> {
    Some(Timestamp(since).plus(ATTENTIVE)).filter(|until| *until > now)
}

/// When a person last acted in these entries, in milliseconds; 0 for never.
pub(super) fn last_act(log: &[Entry], person: PersonId) -> u64 {
    let own = |entry: &&Entry| entry.actor == Actor::Person(person) && matches!(entry.kind, EntryKind::Act(_));
    log.iter().rev().find(own).map_or(0, |entry| entry.at.0)
}

mod tests;
