//! Calling people: in their turn by a mention; out of turn by a direct message, or where those are closed by a mention with a
//! button; and telling them what was done for them because they had no choice.
//!
//! There is one message for each person and exchange ([`crate::table::Exchange`]), and it goes on with the exchange by edits,
//! which notify nobody. The rule of what notifies somebody:
//!
//! * The first question of an exchange is brought at once. Each further one edits the message while the person is at it: for
//!   [`AT_IT`] after their last answer in the exchange, or after they were last called in it.
//! * No message is sent at all while the person answers in the channel: what their own answer leads to is shown to them
//!   there.
//! * A question that is then still open when [`AT_IT`] has passed gets a fresh message in place of the old one: an edit may
//!   have gone unseen, and somebody is waited for. The notice stays in the outbox until then, so a restart forgets nothing.
//! * What was done for somebody is told by the call that is due to them anyway; else in the message of its exchange while
//!   they are at it; else by one message, but never within [`AT_IT`] after another call to the same person at the same table.

use crate::discord::delivery::DeliveryError;
use crate::discord::delivery::deliver::{Delivered, Deliverer, Outcome, with};
use crate::discord::delivery::refresh;
use crate::discord::delivery::sender::RestError;
use crate::discord::delivery::state::{self, CallState, ClosedChannel, LastCallState, Memo, TurnCallState};
use crate::discord::messages::call;
use crate::discord::messages::outgoing::OutgoingMessage;
use crate::discord::messages::recent_log;
use crate::engine::Seat;
use crate::table::{
    Actor, DecisionId, Entry, EntryKind, OpenDecision, Person, PersonId, Seq, TableError, TableView, Timestamp,
};

/// How long somebody is at it after an answer, and left alone after a call, in milliseconds.
const AT_IT: u64 = 60 * 1000;
/// How long a person's closed direct messages are not tried again, in milliseconds.
const CLOSED: u64 = 24 * 60 * 60 * 1000;
/// Opening direct messages too fast; worth another try, but the decision does not wait for many.
const TOO_FAST: u64 = 40003;
const PATIENCE: u32 = 2;

/// A decision out of turn.
#[derive(Clone, Copy)]
pub(super) struct CallRequest {
    pub seat: Seat,
    pub decision: DecisionId,
    /// Where its exchange began.
    pub began: DecisionId,
}

/// How a notice posts: the nonces of its two messages, and how often it was tried.
pub(super) struct PostAttempt {
    pub direct: String,
    pub mention: String,
    pub tries: u32,
}

/// What is known of calls at a table while one is made.
struct CallHistory {
    calls: Vec<CallState>,
    told: Vec<LastCallState>,
    observed: Vec<Memo>,
}

/// A message to one person, once for each way that it may go.
struct CallMessages {
    direct: OutgoingMessage,
    mention: OutgoingMessage,
    news: bool,
}

impl Deliverer {
    /// Calls somebody in their turn; the call before goes.
    pub(super) async fn turn(
        &self,
        view: &TableView,
        seat: Seat,
        decision: DecisionId,
        nonce: &str,
    ) -> Outcome<Vec<Memo>> {
        // Whoever is in the middle of the turn needs not be called to it.
        let Some((open, person)) = asked(view, seat, decision).filter(|_| view.begun().is_none()) else {
            return Ok(Vec::new());
        };
        let mut known = self.known(view).await?;
        let log = recent_log::read(&self.tables, view, view.seq).await?;
        let news = known.news(person.id, &log);
        let mut outgoing = call::turn(view, &log, open, person, &self.board(view).await?, news);
        let message = self.post(view.channel.0, &mut outgoing, nonce).await?;
        let key = state::turn(view.id);
        if let Some(old) = state::read::<TurnCallState>(&self.tables, &key).await?.filter(|old| old.message != message)
        {
            self.gone(self.rest.delete(old.channel, old.message).await)?;
        }
        known.called(person.id, self.tables.now(), (decision, None), news);
        let turn = state::write(key, &TurnCallState { channel: view.channel.0, message, decision });
        Ok(vec![turn, state::write(state::told(view.id), &known.told)])
    }

    /// Brings a decision out of turn to whoever must make it, or what came of it where the house has made it.
    pub(super) async fn decide(&self, view: &TableView, about: CallRequest, post: &PostAttempt) -> Outcome<Delivered> {
        match asked(view, about.seat, about.decision) {
            Some((open, person)) => self.ask(view, about, (open, person), post).await,
            None => self.tell(view, about, post).await,
        }
    }

    async fn ask(
        &self,
        view: &TableView,
        about: CallRequest,
        to: (&OpenDecision, &Person),
        post: &PostAttempt,
    ) -> Outcome<Delivered> {
        let (open, person) = to;
        let mut known = self.known(view).await?;
        if known.of(person.id).is_some_and(|told| told.decision == about.decision && told.began.is_some()) {
            return Ok(Delivered::default());
        }
        let log = recent_log::read(&self.tables, view, Seq(about.decision.0)).await?;
        let news = known.news(person.id, &log);
        let place = self.place(view).await?;
        let mut direct = call::direct(view, &log, open, person, &place, news);
        let existing = known.existing(about);
        let mut since = known.called_to(about, person.id).max(self.shown(view, person.id, &log));
        // Whoever answered elsewhere than in the channel must find the next question in the message; without one they are called.
        if existing.is_some() || self.answer_channels.in_channel(view.id, person.id) {
            since = since.max(self.answered(view, about, person.id).await?);
        }
        if let Some(until) = still(since, self.tables.now()) {
            if existing.is_none_or(|at| known.calls[at].asks(&view.open)) {
                return Ok(Delivered { memos: known.memos(view), again: Some(until) });
            }
            if let Some(at) = existing
                && self.edited_directly(&known.calls[at], &mut direct).await?
            {
                let memo = &mut known.calls[at];
                (memo.decision, memo.answered, memo.told, memo.news) = (about.decision, false, None, false);
                known.heard(person.id, news);
                return Ok(Delivered { memos: known.memos(view), again: Some(until) });
            }
        }
        let messages = CallMessages { direct, mention: call::mention(view, &log, open, person, news), news: false };
        self.send(view, about, person, messages, post, &mut known).await?;
        known.called(person.id, self.tables.now(), (about.decision, Some(about.began)), news);
        Ok(known.memos(view).into())
    }

    /// What the house did for somebody.
    async fn tell(&self, view: &TableView, about: CallRequest, post: &PostAttempt) -> Outcome<Delivered> {
        let Some(person) = view.occupant(about.seat).and_then(|who| who.person()) else {
            return Ok(Delivered::default());
        };
        let entries = self.after(view, about.decision).await?;
        let by = entries.iter().find(|entry| entry.kind == EntryKind::Act(about.seat));
        let Some(by) = by.filter(|entry| entry.actor == Actor::System && !view.is_over()) else {
            return Ok(Delivered::default());
        };
        // Whoever has acted since was there, and saw it; and so did who was told of it with their own answer.
        let mut known = self.known(view).await?;
        let log = recent_log::read(&self.tables, view, by.seq).await?;
        let there = entries.iter().any(|entry| entry.seq > by.seq && entry.actor == Actor::Person(person.id));
        if there
            || self.answered_with(view, about.seat, person.id, &log)
            || known.of(person.id).is_some_and(|told| told.told >= by.seq)
        {
            return Ok(Delivered::default());
        }
        known.mark(person.id).news = Some(by.seq);
        if view.decision_of(about.seat).is_some_and(|open| open.id > about.decision) {
            return Ok(known.memos(view).into());
        }
        let now = self.tables.now();
        let place = self.place(view).await?;
        let mut direct = call::forced(view, &log, about.seat, by.seq, person, &place);
        let existing = known.existing(about);
        if let Some(at) = existing
            && still(self.answered(view, about, person.id).await?.max(known.called_to(about, person.id)), now).is_some()
            && self.edited_directly(&known.calls[at], &mut direct).await?
        {
            let memo = &mut known.calls[at];
            (memo.decision, memo.answered, memo.told, memo.news) = (about.decision, true, None, true);
            known.heard(person.id, Some(by.seq));
            return Ok(known.memos(view).into());
        }
        let called = known.of(person.id).map_or(0, |told| told.called);
        if let Some(until) = still(called, now) {
            return Ok(Delivered { memos: known.memos(view), again: Some(until) });
        }
        let mention = call::forced_mention(view, &log, by.seq, person, &place);
        self.send(view, about, person, CallMessages { direct, mention, news: true }, post, &mut known).await?;
        known.called(person.id, now, (about.decision, Some(about.began)), Some(by.seq));
        Ok(known.memos(view).into())
    }

    /// Sends a letter in place of the one that the person has of the same exchange: directly, else into the channel.
    async fn send(
        &self,
        view: &TableView,
        about: CallRequest,
        person: &Person,
        mut messages: CallMessages,
        post: &PostAttempt,
        known: &mut CallHistory,
    ) -> Outcome<()> {
        let sent = self.direct(view, person, &messages.direct, post, &mut known.observed).await?;
        let direct = sent.is_some();
        let (channel, message) = match sent {
            Some(place) => place,
            None if self.is_closed(view.channel).await? => {
                let why = "neither direct messages nor the channel are open".to_owned();
                return Err(DeliveryError::Never { memos: std::mem::take(&mut known.observed), why });
            }
            None => match self.post(view.channel.0, &mut messages.mention, &post.mention).await {
                Ok(message) => (view.channel.0, message),
                Err(error) => return Err(with(error, std::mem::take(&mut known.observed))),
            },
        };
        let replaced =
            |call: &CallState| call.seat == about.seat.0 && call.began == Some(about.began) || call.message == message;
        let (old, kept): (Vec<_>, Vec<_>) = std::mem::take(&mut known.calls).into_iter().partition(replaced);
        known.calls = kept;
        for old in old.iter().filter(|old| old.message != message) {
            refresh::deleted(self.rest.delete(old.channel, old.message).await)?;
        }
        known.calls.push(CallState {
            channel,
            message,
            decision: about.decision,
            seat: about.seat.0,
            direct,
            locale: person.locale,
            answered: messages.news,
            began: Some(about.began),
            told: None,
            news: messages.news,
        });
        Ok(())
    }

    /// The direct message; `None` when the person cannot be reached so.
    async fn direct(
        &self,
        view: &TableView,
        person: &Person,
        outgoing: &OutgoingMessage,
        post: &PostAttempt,
        observed: &mut Vec<Memo>,
    ) -> Outcome<Option<(u64, u64)>> {
        let now = self.tables.now().0;
        let closed = state::direct_closed(person.id);
        let memo: Option<ClosedChannel> = state::read(&self.tables, &closed).await?;
        if memo.is_some_and(|memo| memo.until > now) {
            return Ok(None);
        }
        let sent = async {
            let channel = match state::read::<u64>(&self.tables, &state::direct(person.id)).await {
                Ok(Some(channel)) => channel,
                _ => self.rest.direct(person.id).await?,
            };
            let (message, _) = self.rest.post(channel, &outgoing.post(&post.direct), None).await?;
            Ok::<_, RestError>((channel, message))
        };
        match sent.await {
            Ok((channel, message)) => {
                observed.push(state::write(state::direct(person.id), &channel));
                Ok(Some((channel, message)))
            }
            Err(error @ RestError::Refused { .. }) if error.is(&[TOO_FAST]) && post.tries < PATIENCE => {
                Err(DeliveryError::Later { wait: None, why: error.to_string() })
            }
            Err(RestError::Refused { status, code, .. }) if status != 401 => {
                tracing::info!(table = %view.id, person = %person.id, code, "direct messages are closed; the channel calls");
                if code != TOO_FAST {
                    observed.push(state::write(closed, &ClosedChannel { code, until: now + CLOSED }));
                    observed.push(state::erase(state::direct(person.id)));
                }
                Ok(None)
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Edits a direct message; `false` when it is gone or the person shuts us out.
    async fn edited_directly(&self, call: &CallState, outgoing: &mut OutgoingMessage) -> Outcome<bool> {
        refresh::deleted(self.rest.edit(call.channel, call.message, &outgoing.body(), None).await)
    }

    /// When somebody last answered in an exchange; 0 for never.
    async fn answered(&self, view: &TableView, about: CallRequest, person: PersonId) -> Result<u64, TableError> {
        let entries = self.after(view, about.began).await?;
        let own = entries.iter().filter(|e| e.actor == Actor::Person(person) && e.kind == EntryKind::Act(about.seat));
        Ok(own.map(|entry| entry.at.0).max().unwrap_or(0))
    }

    /// When somebody was shown a decision in the channel because their own answer there led to it; 0 for never. `log` ends
    /// with the entry that opened it.
    fn shown(&self, view: &TableView, person: PersonId, log: &[Entry]) -> u64 {
        let led = log.iter().rev().find(|entry| matches!(entry.actor, Actor::Person(_)));
        let own = led.filter(|entry| entry.actor == Actor::Person(person) && matches!(entry.kind, EntryKind::Act(_)));
        own.filter(|_| self.answer_channels.in_channel(view.id, person)).map_or(0, |entry| entry.at.0)
    }

    /// Whether somebody learnt of the last entry of the log by what their own answer brought them: in the channel all that
    /// followed, in a direct message what the house did for them right after.
    fn answered_with(&self, view: &TableView, seat: Seat, person: PersonId, log: &[Entry]) -> bool {
        let own = |entry: &&Entry| entry.actor == Actor::System && entry.kind == EntryKind::Act(seat);
        let by = log.iter().rev().find(|entry| !own(entry));
        let direct = by.is_some_and(|by| by.actor == Actor::Person(person) && by.kind == EntryKind::Act(seat));
        direct || self.shown(view, person, log) > 0
    }

    /// What happened after a decision was opened.
    pub(super) async fn after(&self, view: &TableView, decision: DecisionId) -> Result<Vec<Entry>, TableError> {
        let last = Seq((decision.0 + refresh::LOOKED_AT).min(view.seq.0));
        self.tables.told(view, Seq(decision.0 + 1), last).await
    }

    async fn known(&self, view: &TableView) -> Result<CallHistory, TableError> {
        let told = state::read(&self.tables, &state::told(view.id)).await?.unwrap_or_default();
        Ok(CallHistory { calls: self.calls(view).await?, told, observed: Vec::new() })
    }
}

impl CallHistory {
    /// The direct message that the person has of an exchange.
    fn existing(&self, about: CallRequest) -> Option<usize> {
        self.calls.iter().rposition(|call| call.is_of(about.seat.0, about.began))
    }

    fn of(&self, person: PersonId) -> Option<&LastCallState> {
        self.told.iter().find(|told| told.person == person)
    }

    /// When a person was last notified of an exchange; 0 for never.
    fn called_to(&self, about: CallRequest, person: PersonId) -> u64 {
        self.of(person).filter(|told| told.began == Some(about.began)).map_or(0, |told| told.called)
    }

    fn mark(&mut self, person: PersonId) -> &mut LastCallState {
        let at = self.told.iter().position(|told| told.person == person).unwrap_or(self.told.len());
        if at == self.told.len() {
            let (decision, told) = (DecisionId(0), Seq(0));
            self.told.push(LastCallState { person, called: 0, decision, began: None, news: None, told });
        }
        &mut self.told[at]
    }

    /// What the house last did for a person and they have not heard of; nothing when they have acted since.
    fn news(&self, person: PersonId, log: &[Entry]) -> Option<Seq> {
        let news = self.of(person)?.news?;
        let there = log.iter().any(|entry| entry.seq > news && entry.actor == Actor::Person(person));
        (!there).then_some(news)
    }

    /// A person has been told what the house did for them.
    fn heard(&mut self, person: PersonId, news: Option<Seq>) {
        let told = self.mark(person);
        told.told = news.map_or(told.told, |news| told.told.max(news));
        told.news = None;
    }

    /// A person has been notified of a decision.
    fn called(&mut self, person: PersonId, at: Timestamp, about: (DecisionId, Option<DecisionId>), news: Option<Seq>) {
        self.heard(person, news);
        let told = self.mark(person);
        (told.called, told.decision, told.began) = (at.0, about.0, about.1);
    }

    fn memos(self, view: &TableView) -> Vec<Memo> {
        let mut memos = self.observed;
        memos.push(state::write(state::calls(view.id), &self.calls));
        memos.push(state::write(state::told(view.id), &self.told));
        memos
    }
}

/// Until when somebody is left alone who has been at it since a moment; `None` when that is over.
fn still(since: u64, now: Timestamp) -> Option<Timestamp> {
    Some(Timestamp(since).plus(AT_IT)).filter(|until| *until > now)
}

/// The decision, if it is still open, and the person who is asked.
fn asked(view: &TableView, seat: Seat, decision: DecisionId) -> Option<(&OpenDecision, &Person)> {
    let open = view.decision_of(seat).filter(|open| open.id == decision)?;
    Some((open, view.occupant(seat)?.person()?))
}
