//! Calls people.
//!
//! A person in their turn is mentioned in the channel. Out of turn they get a direct message, or a mention with a
//! button if their direct messages are closed. The bot also tells people about forced moves that were made for them.
//!
//! A person is not called to their turn within [`ATTENTIVE`] after their own last action, because they still see the
//! board. In a turn that they have begun they may be thinking: [`THINKING`] counts from their last step. The call waits
//! in the outbox until then.
//!
//! There is one message for each person and exchange ([`crate::table::OpenDecision::exchange`]). The bot edits it as
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

mod history;

use history::CallHistory;

use crate::discord::delivery::batch::Batch;
use crate::discord::delivery::job::{Delivered, DeliveryError, Outcome, PostAttempt, TableDelivery, with_changes};
use crate::discord::delivery::refresh::{self, open_decision};
use crate::discord::delivery::state::{self, CallState, ClosedChannelState, KeptSeatState, TurnCallState};
use crate::discord::desk::{Audience, Destination, Fault, Recovery};
use crate::discord::messages::outgoing::OutgoingMessage;
use crate::discord::messages::{call, clock, recent_log};
use crate::discord::pings::{self, CallTime, PingPlace, Pings};
use crate::engine::Seat;
use crate::table::{
    Actor, DecisionId, Entry, EntryKind, OpenDecision, Person, PersonId, Seq, StateChange, TableError, TableView,
    Timestamp,
};

/// How long a person counts as attentive after an answer or a call, in milliseconds.
const ATTENTIVE: u64 = 60 * 1000;
/// How long a person counts as being at their turn after a step of it, in milliseconds.
const THINKING: u64 = 15 * 60 * 1000;
/// How long the bot does not retry a person's closed direct messages, in milliseconds.
const CLOSED: u64 = 24 * 60 * 60 * 1000;
/// How many retries follow "opening direct messages too fast"; then the bot uses the channel.
const MAX_TRIES: u32 = 2;

/// A decision out of turn.
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
    /// Mentions a person in their turn and deletes their earlier mention.
    pub(super) async fn call_turn(
        &self,
        view: &TableView,
        seat: Seat,
        decision: DecisionId,
        post: &PostAttempt,
    ) -> Outcome<Delivered> {
        let Some((open, person)) = open_decision(view, seat, decision) else { return Ok(Delivered::default()) };
        let pings = pings::of(&self.tables, person.id).await?;
        if let Some(later) = self.not_now(&pings) {
            return Ok(later);
        }
        let log = recent_log::read(&self.tables, view, view.seq).await?;
        if let Some(until) = playing_until(view, seat, person.id, &log, self.tables.now()) {
            return Ok(Delivered { changes: Vec::new(), again: Some(until) });
        }
        let begins = match self.batch(view, person, &pings, post).await? {
            Batch::Now(begins) => begins,
            Batch::Later(until) => return Ok(Delivered { changes: Vec::new(), again: Some(until) }),
            Batch::Listed(changes) => return Ok(changes.into()),
        };
        let mut history = self.call_history(view).await?;
        let news = history.news(person.id, seat, &log);
        let board = self.board(view).await?;
        let lapsed = self.has_lapsed(view, person).await?;
        let call = |view: &TableView| call::turn(view, &log, open, person, &board, &news, lapsed);
        let mut changes = self.call_in_turn(view, person, &pings, (open, &news), post, call).await?;
        history.record_call(person.id, self.tables.now(), (open.id, None), news.last().copied());
        changes.push(state::write(state::last_calls_key(view.id), &history.last_calls));
        changes.extend(begins);
        Ok(changes.into())
    }

    /// Whether the moves that a person planned for this turn are no longer possible.
    pub(super) async fn has_lapsed(&self, view: &TableView, person: &Person) -> Outcome<bool> {
        Ok(!self.tables.play().orders(view.id, person.id).await?.lapsed.is_empty())
    }

    /// Calls a person in their own turn: in the channel, or by direct message in their language if they want that and
    /// allow it.
    async fn call_in_turn(
        &self,
        view: &TableView,
        person: &Person,
        pings: &Pings,
        (open, news): (&OpenDecision, &[Seq]),
        post: &PostAttempt,
        call: impl Fn(&TableView) -> OutgoingMessage,
    ) -> Outcome<Vec<StateChange>> {
        let mut observed = Vec::new();
        if pings.place == PingPlace::Direct {
            let direct = call(&TableView { locale: person.locale, ..view.clone() });
            if let Some((channel, message)) = self.send_directly(view, person, &direct, post, &mut observed).await? {
                let sent = TurnCallState {
                    channel,
                    message,
                    decision: open.id,
                    deadline: view.deadline(open.decision.seat),
                    direct: Some(person.locale),
                    reports: news.to_vec(),
                };
                observed.push(self.replace_turn_call(view, sent).await?);
                return Ok(observed);
            }
        }
        observed.push(self.replace_call(view, &mut call(view), (Some(open), news), &post.mention).await?);
        Ok(observed)
    }

    /// Handles a call to a person who does not want to be called now: done, or due again later. `None` if they may be
    /// called.
    pub(super) fn not_now(&self, pings: &Pings) -> Option<Delivered> {
        match pings.call_time(self.tables.now()) {
            CallTime::Never => Some(Delivered::default()),
            CallTime::Later(until) => Some(Delivered { changes: Vec::new(), again: Some(until) }),
            CallTime::Now => None,
        }
    }

    /// Posts a message that calls a person in the channel, and deletes the one before: a table has one at a time.
    pub(super) async fn replace_call(
        &self,
        view: &TableView,
        outgoing: &mut OutgoingMessage,
        (open, news): (Option<&OpenDecision>, &[Seq]),
        nonce: &str,
    ) -> Outcome<StateChange> {
        let message = self.post(view, outgoing, nonce).await?;
        let call = TurnCallState {
            channel: view.channel.0,
            message,
            decision: open.map_or(DecisionId(0), |open| open.id),
            deadline: open.and_then(|open| view.deadline(open.decision.seat)),
            direct: None,
            reports: news.to_vec(),
        };
        self.replace_turn_call(view, call).await
    }

    /// Deletes the mention before a new call, which is remembered in its place. Direct messages stay.
    async fn replace_turn_call(&self, view: &TableView, call: TurnCallState) -> Outcome<StateChange> {
        let key = state::turn_call_key(view.id);
        let old = state::read::<TurnCallState>(&self.tables, &key).await?;
        if let Some(old) = old.filter(|old| old.message != call.message && old.direct.is_none()) {
            self.delete(view, (old.channel, old.message)).await?;
        }
        Ok(state::write(key, &call))
    }

    /// Reminds a person of their open decision, the way they were called.
    pub(super) async fn remind(
        &self,
        view: &TableView,
        (seat, decision): (Seat, DecisionId),
        by: Option<PersonId>,
        post: &PostAttempt,
    ) -> Outcome<Delivered> {
        let Some((open, person)) = open_decision(view, seat, decision) else { return Ok(Delivered::default()) };
        let pings = pings::of(&self.tables, person.id).await?;
        if let Some(later) = self.not_now(&pings) {
            return Ok(later);
        }
        let by = by.and_then(|by| view.seat_of(by));
        if !open.decision.out_of_turn {
            let board = self.board(view).await?;
            let call = |view: &TableView| clock::reminder(view, open, person, &board, by);
            let changes = self.call_in_turn(view, person, &pings, (open, &[]), post, call).await?;
            return Ok(changes.into());
        }
        let mut history = self.call_history(view).await?;
        let log = recent_log::read(&self.tables, view, Seq(decision.0)).await?;
        let direct = call::reminded(view, &log, open, person, &self.location(view).await?, by);
        let mention = call::mention(view, &log, open, person, &[]);
        let messages = CallMessages { direct, mention, news: false, reports: Vec::new() };
        let about = CallRequest { seat, decision, began: open.began() };
        self.send(view, about, person, messages, post, &mut history).await?;
        history.record_call(person.id, self.tables.now(), (decision, Some(about.began)), None);
        Ok(history.changes(view).into())
    }

    /// Removes from a message's calls the people who do not want to be called now.
    pub(super) async fn drop_unwanted_calls(&self, outgoing: &mut OutgoingMessage) -> Outcome<()> {
        for person in std::mem::take(&mut outgoing.calls) {
            if self.not_now(&pings::of(&self.tables, person).await?).is_none() {
                outgoing.calls.push(person);
            }
        }
        Ok(())
    }

    /// Says that the time of a seat is up, and offers the options.
    pub(super) async fn tell_overdue(
        &self,
        view: &TableView,
        seat: Seat,
        decision: DecisionId,
        nonce: &str,
    ) -> Outcome<Vec<StateChange>> {
        let Some((open, person)) = open_decision(view, seat, decision) else { return Ok(Vec::new()) };
        let mut outgoing = clock::overdue_notice(view, seat, person);
        self.drop_unwanted_calls(&mut outgoing).await?;
        Ok(vec![self.replace_call(view, &mut outgoing, (Some(open), &[]), nonce).await?])
    }

    /// Says that the computer played a turn because the time of the seat was up.
    pub(super) async fn tell_time_up(&self, view: &TableView, seat: Seat, nonce: &str) -> Outcome<Vec<StateChange>> {
        let Some(person) = view.occupant(seat).and_then(|occupant| occupant.owner()) else { return Ok(Vec::new()) };
        if view.is_over() {
            return Ok(Vec::new());
        }
        let mut outgoing = clock::time_up(view, seat, person);
        self.drop_unwanted_calls(&mut outgoing).await?;
        let message = self.post(view, &mut outgoing, nonce).await?;
        if view.seat_kept_for(person.id) != Some(seat) {
            return Ok(Vec::new());
        }
        let mut kept = self.kept_seats(view).await?;
        kept.push(KeptSeatState { channel: view.channel.0, message, seat, person: person.id });
        Ok(vec![state::write(state::kept_seats_key(view.id), &kept)])
    }

    /// Offers a seat to a person, unless it was taken meanwhile.
    pub(super) async fn offer_seat(
        &self,
        view: &TableView,
        seat: Seat,
        to: PersonId,
        nonce: &str,
    ) -> Outcome<Vec<StateChange>> {
        if view.offers.contains(&(seat, to)) {
            self.post(view, &mut clock::seat_offered(view, seat, to), nonce).await?;
        }
        Ok(Vec::new())
    }

    /// Warns the host that the lobby will close.
    pub(super) async fn warn_lobby(&self, view: &TableView, nonce: &str) -> Outcome<Vec<StateChange>> {
        let host = view.seat_of(view.host).and_then(|seat| view.occupant(seat)).and_then(|occupant| occupant.person());
        let Some(host) = host.filter(|_| view.closes_at.is_some()) else { return Ok(Vec::new()) };
        let mut outgoing = clock::lobby_warning(view, host);
        self.drop_unwanted_calls(&mut outgoing).await?;
        Ok(vec![self.replace_call(view, &mut outgoing, (None, &[]), nonce).await?])
    }

    /// Delivers a decision out of turn to its person, or the forced move that answered it.
    pub(super) async fn call_decision(
        &self,
        view: &TableView,
        about: CallRequest,
        post: &PostAttempt,
    ) -> Outcome<Delivered> {
        match open_decision(view, about.seat, about.decision) {
            Some((open, person)) => self.ask(view, about, (open, person), post).await,
            None => self.tell_forced(view, about, post).await,
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
        let mut history = self.call_history(view).await?;
        if history.of(person.id).is_some_and(|last| last.decision == about.decision && last.began.is_some()) {
            return Ok(Delivered::default());
        }
        let log = recent_log::read(&self.tables, view, Seq(about.decision.0)).await?;
        let news = history.news(person.id, about.seat, &log);
        let location = self.location(view).await?;
        let direct = call::direct(view, &log, open, person, &location, &news);
        let existing = history.direct_message(about);
        let mut since = history.last_called(about, person.id).max(self.shown_in_channel(view, person.id, &log));
        // An answer counts only if the person sees what follows: in their direct message, or in the channel.
        if existing.is_some() || self.answer_channels.in_channel(view.id, person.id) {
            since = since.max(self.last_answered(view, about, person.id).await?);
        }
        if let Some(until) = attentive_until(since, self.tables.now()) {
            if existing.is_none_or(|at| history.calls[at].asks(&view.open)) {
                return Ok(Delivered { changes: history.changes(view), again: Some(until) });
            }
            if let Some(at) = existing
                && self.edit_call(&history.calls[at], &direct).await?
            {
                let call = &mut history.calls[at];
                (call.decision, call.answered, call.told, call.news) = (about.decision, false, None, false);
                (call.void, call.deadline) = (false, view.deadline(about.seat));
                history.record_news(person.id, news.last().copied());
                history.calls[at].reports = news;
                return Ok(Delivered { changes: history.changes(view), again: Some(until) });
            }
        }
        if let Some(later) = self.not_now(&pings::of(&self.tables, person.id).await?) {
            return Ok(Delivered { changes: history.changes(view), again: later.again });
        }
        let (mention, told) = (call::mention(view, &log, open, person, &news), news.last().copied());
        let messages = CallMessages { direct, mention, news: false, reports: news };
        self.send(view, about, person, messages, post, &mut history).await?;
        history.record_call(person.id, self.tables.now(), (about.decision, Some(about.began)), told);
        Ok(history.changes(view).into())
    }

    /// Tells a person about a forced move.
    async fn tell_forced(&self, view: &TableView, about: CallRequest, post: &PostAttempt) -> Outcome<Delivered> {
        let Some(person) = view.occupant(about.seat).and_then(|who| who.person()) else {
            return Ok(Delivered::default());
        };
        let entries = self.entries_after(view, about.decision).await?;
        let by = entries.iter().find(|entry| entry.kind == EntryKind::Act(about.seat));
        let Some(by) = by.filter(|entry| entry.actor.is_unasked() && !view.is_over()) else {
            return Ok(Delivered::default());
        };
        // One message reports everything that followed from an order.
        let ordered = by.actor == Actor::Ordered;
        let after =
            entries.iter().skip_while(|entry| entry.seq < by.seq).take_while(|entry| recent_log::is_unasked(entry));
        let by = after.last().filter(|_| ordered).unwrap_or(by);
        // A person who acted later has seen the move, and so has one whose own answer led to it.
        let mut history = self.call_history(view).await?;
        let log = recent_log::read(&self.tables, view, by.seq).await?;
        let acted_since = entries.iter().any(|entry| entry.seq > by.seq && entry.actor == Actor::Person(person.id));
        if acted_since
            || self.saw_with_own_answer(view, about.seat, person.id, &log)
            || history.of(person.id).is_some_and(|last| last.told >= by.seq)
        {
            return Ok(Delivered::default());
        }
        history.last_call(person.id).news = Some(by.seq);
        if view.decision_of(about.seat).is_some_and(|open| open.id > about.decision) {
            return Ok(history.changes(view).into());
        }
        if ordered {
            // The player ordered this move: the next call reports it.
            return Ok(history.changes(view).into());
        }
        let now = self.tables.now();
        let location = self.location(view).await?;
        let direct = call::forced(view, &log, about.seat, by.seq, person, &location);
        let existing = history.direct_message(about);
        if let Some(at) = existing
            && attentive_until(
                self.last_answered(view, about, person.id).await?.max(history.last_called(about, person.id)),
                now,
            )
            .is_some()
            && self.edit_call(&history.calls[at], &direct).await?
        {
            let call = &mut history.calls[at];
            (call.decision, call.answered, call.told, call.news) = (about.decision, true, None, true);
            call.void = false;
            history.record_news(person.id, Some(by.seq));
            return Ok(history.changes(view).into());
        }
        let called = history.of(person.id).map_or(0, |last| last.called);
        if let Some(until) = attentive_until(called.max(last_act(&log, person.id)), now) {
            return Ok(Delivered { changes: history.changes(view), again: Some(until) });
        }
        if let Some(later) = self.not_now(&pings::of(&self.tables, person.id).await?) {
            return Ok(Delivered { changes: history.changes(view), again: later.again });
        }
        let mention = call::forced_mention(view, &log, by.seq, person, &location);
        self.send(
            view,
            about,
            person,
            CallMessages { direct, mention, news: true, reports: Vec::new() },
            post,
            &mut history,
        )
        .await?;
        history.record_call(person.id, now, (about.decision, Some(about.began)), Some(by.seq));
        Ok(history.changes(view).into())
    }

    /// Sends a message in place of the earlier one of the same exchange: directly, else into the channel.
    pub(super) async fn send(
        &self,
        view: &TableView,
        about: CallRequest,
        person: &Person,
        mut messages: CallMessages,
        post: &PostAttempt,
        history: &mut CallHistory,
    ) -> Outcome<()> {
        let sent = self.send_directly(view, person, &messages.direct, post, &mut history.observed).await?;
        let direct = sent.is_some();
        let (channel, message) = match sent {
            Some(place) => place,
            None if self.is_closed(view.channel).await? => {
                let why = "neither direct messages nor the channel are open".to_owned();
                return Err(DeliveryError::Never { changes: std::mem::take(&mut history.observed), why });
            }
            None => match self.post(view, &mut messages.mention, &post.mention).await {
                Ok(message) => (view.channel.0, message),
                Err(error) => return Err(with_changes(error, std::mem::take(&mut history.observed))),
            },
        };
        let replaced =
            |call: &CallState| call.seat == about.seat.0 && call.began == Some(about.began) || call.message == message;
        let (old, kept): (Vec<_>, Vec<_>) = std::mem::take(&mut history.calls).into_iter().partition(replaced);
        history.calls = kept;
        for old in old.iter().filter(|old| old.message != message) {
            let audience = if old.direct { Audience::Person } else { Audience::Channel };
            self.desk.delete(Destination { channel: old.channel, audience, locale: old.locale }, old.message).await?;
        }
        history.calls.push(CallState {
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
            void: false,
            deadline: view.deadline(about.seat),
            reports: messages.reports,
        });
        Ok(())
    }

    /// Sends a direct message. `None` if the person's direct messages are closed, or if they prefer the channel and can
    /// be called there.
    pub(super) async fn send_directly(
        &self,
        view: &TableView,
        person: &Person,
        outgoing: &OutgoingMessage,
        post: &PostAttempt,
        observed: &mut Vec<StateChange>,
    ) -> Outcome<Option<(u64, u64)>> {
        let in_channel = pings::of(&self.tables, person.id).await?.place == PingPlace::Channel;
        if in_channel && !self.is_closed(view.channel).await? {
            return Ok(None);
        }
        let now = self.tables.now().0;
        let closed = state::direct_closed_key(person.id);
        let closed_state: Option<ClosedChannelState> = state::read(&self.tables, &closed).await?;
        if closed_state.is_some_and(|closed| closed.until > now) {
            return Ok(None);
        }
        let known = state::read::<u64>(&self.tables, &state::direct_channel_key(person.id)).await?;
        match self.desk.post_directly(person, known, outgoing, &post.direct).await {
            Ok((channel, message)) => {
                observed.push(state::write(state::direct_channel_key(person.id), &channel));
                Ok(Some((channel, message)))
            }
            Err(error) if error.recovery == Recovery::UseChannel => {
                tracing::info!(table = %view.id, person = %person.id, code = error.code(), "direct messages are closed; mentioning in the channel");
                observed.push(state::write(closed, &ClosedChannelState::new(error.code(), now + CLOSED)));
                observed.push(state::erase(state::direct_channel_key(person.id)));
                Ok(None)
            }
            // After a few attempts, the bot uses the channel.
            Err(error) if error.fault == Fault::TooFast && post.tries >= MAX_TRIES => Ok(None),
            Err(error) if error.recovery == Recovery::Retry => Err(error.into()),
            // A message that Discord refuses says nothing about the person's settings.
            Err(error) => {
                tracing::warn!(table = %view.id, person = %person.id, %error, "mentioning in the channel");
                Ok(None)
            }
        }
    }

    /// When a person last answered in an exchange, in milliseconds; 0 for never.
    async fn last_answered(&self, view: &TableView, about: CallRequest, person: PersonId) -> Result<u64, TableError> {
        let entries = self.entries_after(view, about.began).await?;
        let own = entries.iter().filter(|e| e.actor == Actor::Person(person) && e.kind == EntryKind::Act(about.seat));
        Ok(own.map(|entry| entry.at.0).max().unwrap_or(0))
    }

    /// When a person was shown a decision in the channel with the reply to their own answer; 0 for never. `log` ends
    /// with the entry that opened the decision.
    fn shown_in_channel(&self, view: &TableView, person: PersonId, log: &[Entry]) -> u64 {
        let led = log.iter().rev().find(|entry| matches!(entry.actor, Actor::Person(_)));
        let own = led.filter(|entry| entry.actor == Actor::Person(person) && matches!(entry.kind, EntryKind::Act(_)));
        own.filter(|_| self.answer_channels.in_channel(view.id, person)).map_or(0, |entry| entry.at.0)
    }

    /// Whether the reply to a person's own answer has shown them the last entry of the log. In the channel the reply
    /// shows everything that followed; a direct message shows the forced moves right after the answer.
    fn saw_with_own_answer(&self, view: &TableView, seat: Seat, person: PersonId, log: &[Entry]) -> bool {
        let own = |entry: &&Entry| entry.actor.is_unasked() && entry.kind == EntryKind::Act(seat);
        let by = log.iter().rev().find(|entry| !own(entry));
        let direct = by.is_some_and(|by| by.actor == Actor::Person(person) && by.kind == EntryKind::Act(seat));
        direct || self.shown_in_channel(view, person, log) > 0
    }

    /// The visible entries after a decision was opened, at most [`refresh::LOOKED_AT`].
    pub(super) async fn entries_after(&self, view: &TableView, decision: DecisionId) -> Result<Vec<Entry>, TableError> {
        let last = Seq((decision.0 + refresh::LOOKED_AT).min(view.seq.0));
        self.tables.records().visible_log(view, Seq(decision.0 + 1), last).await
    }

    pub(super) async fn call_history(&self, view: &TableView) -> Result<CallHistory, TableError> {
        let last_calls = state::read(&self.tables, &state::last_calls_key(view.id)).await?.unwrap_or_default();
        Ok(CallHistory { calls: self.calls(view).await?, last_calls, observed: Vec::new() })
    }
}

/// Until when a person counts as attentive after `since`; `None` if that has passed.
pub(super) fn attentive_until(since: u64, now: Timestamp) -> Option<Timestamp> {
    Some(Timestamp(since).plus(ATTENTIVE)).filter(|until| *until > now)
}

/// Until when a person counts as playing, after their last action or their last step of a turn that others do not see.
pub(super) fn playing_until(
    view: &TableView,
    seat: Seat,
    person: PersonId,
    log: &[Entry],
    now: Timestamp,
) -> Option<Timestamp> {
    let stepped = view.stepped_at(seat).map(|at| at.plus(THINKING)).filter(|until| *until > now);
    stepped.max(attentive_until(last_act(log, person), now))
}

/// When a person last acted in these entries, in milliseconds; 0 for never.
pub(super) fn last_act(log: &[Entry], person: PersonId) -> u64 {
    let own = |entry: &&Entry| entry.actor == Actor::Person(person) && matches!(entry.kind, EntryKind::Act(_));
    log.iter().rev().find(own).map_or(0, |entry| entry.at.0)
}

mod tests;
