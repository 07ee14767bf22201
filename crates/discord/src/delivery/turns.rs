//! Calls people in their own turn, and tells them about the time of the table.
//!
//! A person in their turn is mentioned in the channel, or gets a direct message if they want that or the channel is
//! closed. A table has one mention at a time: a new one replaces the one before.
//!
//! A person is not called to their turn within [`ATTENTIVE`](super::calling) after their own last action, because they still see the
//! board. In a turn that they have begun they may be thinking: [`THINKING`] counts from their last step. The call waits
//! in the outbox until then. A reminder does not wait.
//!
//! Calls for people who want few of them are batched: all at once every few hours, or as a list once a day. Only calls for a person's own turn are batched. Decisions out of turn, reminders and time-outs are sent as usual,
//! because a clock may act next. Invariant: a batched call waits in the outbox, so that a restart loses none.

use serde::{Deserialize, Serialize};

use crate::delivery::calling::{CallMessages, CallRequest, attentive_until, last_act, open_decision};
use crate::delivery::{Delivered, Kept, Outcome, Place, PostAttempt, TableDelivery, Wanted, kept, state};
use crate::log;
use crate::messages::call::{self, Question};
use crate::messages::{OutgoingMessage, clock, games};
use crate::pings::{self, CallTime, PingPlace, Pings};
use skald_core::engine::Seat;
use skald_core::words::Locale;
use skald_table::{DecisionId, Entry, OpenDecision, Person, PersonId, Seq, StateChange, TableView, Timestamp};

/// How long a person counts as being at their turn after a step of it, in milliseconds.
const THINKING: u64 = 15 * 60 * 1000;

/// The mention of a person in their turn, or the direct message instead of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct TurnCallState {
    pub channel: u64,
    pub message: u64,
    /// The decision it is about; 0 for a message that is deleted at the next change of the table.
    pub decision: DecisionId,
    /// The deadline that it shows; `None` without one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deadline: Option<Timestamp>,
    /// The person's language, if it is a direct message.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub direct: Option<Locale>,
    /// The moves made for the person that it reports.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reports: Vec<Seq>,
}

impl Kept for TurnCallState {
    const KEYS: &'static [&'static str] = &["turn"];

    fn place(&self) -> Place {
        Place { channel: self.channel, message: self.message, direct: self.direct }
    }

    async fn wanted(&self, delivery: &TableDelivery<'_>) -> Outcome<Wanted<Self>> {
        let Some(open) = delivery.view.open.iter().find(|open| open.id == self.decision) else {
            return Ok(if self.direct.is_some() { Wanted::Forgotten } else { Wanted::Deleted });
        };
        let seat = open.decision.seat;
        let deadline = delivery.view.deadline(seat);
        let person = delivery.view.occupant(seat).and_then(|occupant| occupant.person());
        let Some(person) = person.filter(|_| deadline != self.deadline) else { return Ok(Wanted::Unchanged) };
        let board = delivery.board_link(delivery.view).await?;
        let lapsed = delivery.has_lapsed(person).await?;
        let log = log::read(&delivery.tables, delivery.view, delivery.view.seq).await?;
        let view = TableView { locale: self.direct.unwrap_or(delivery.view.locale), ..delivery.view.clone() };
        let mut outgoing =
            call::turn(Question { view: &view, log: &log, open, person, news: &self.reports }, &board, lapsed);
        if self.direct.is_some() {
            delivery.add_board_link(delivery.view, person, &mut outgoing).await;
        }
        Ok(Wanted::Edited(outgoing.into(), Some(Self { deadline, ..self.clone() })))
    }
}

impl TableDelivery<'_> {
    pub(super) async fn call_turn(&self, seat: Seat, decision: DecisionId, post: &PostAttempt) -> Outcome<Delivered> {
        let Some((open, person)) = open_decision(self.view, seat, decision) else { return Ok(Delivered::default()) };
        let pings = pings::of(&self.tables, person.id).await?;
        if let Some(later) = self.not_now(&pings) {
            return Ok(later);
        }
        let log = log::read(&self.tables, self.view, self.view.seq).await?;
        if let Some(until) = playing_until(self.view, seat, person.id, &log, self.tables.now()) {
            return Ok(Delivered::later(until));
        }
        if self.is_closed().await? {
            return self.call_elsewhere(open, person, post).await;
        }
        let begins = match self.batch(person, &pings, post).await? {
            Batch::Now(begins) => begins,
            Batch::Later(until) => return Ok(Delivered::later(until)),
            Batch::Listed(begins) => return Ok(Vec::from_iter(begins).into()),
        };
        let mut history = self.call_history().await?;
        let news = history.news(person.id, seat, &log);
        let board = self.board_link(self.view).await?;
        let lapsed = self.has_lapsed(person).await?;
        let call =
            |view: &TableView| call::turn(Question { view, log: &log, open, person, news: &news }, &board, lapsed);
        let place = self.call_in_turn(person, &pings, post, call).await?;
        let mut changes = self.replace_turn_call(place, Some(open), &news).await?;
        history.record_call(person.id, self.tables.now(), open.id, None, news.last().copied());
        changes.push(history.last_calls_change());
        changes.extend(begins);
        Ok(changes.into())
    }

    /// Reminds a person of their open decision, the way they were called.
    pub(super) async fn remind(
        &self,
        seat: Seat,
        decision: DecisionId,
        by: Option<PersonId>,
        post: &PostAttempt,
    ) -> Outcome<Delivered> {
        let Some((open, person)) = open_decision(self.view, seat, decision) else { return Ok(Delivered::default()) };
        let pings = pings::of(&self.tables, person.id).await?;
        if let Some(later) = self.not_now(&pings) {
            return Ok(later);
        }
        let by = by.and_then(|by| self.view.seat_of(by));
        if open.decision.out_of_turn {
            return self.remind_out_of_turn(open, person, by, post).await;
        }
        if self.is_closed().await? {
            return self.call_elsewhere(open, person, post).await;
        }
        let board = self.board_link(self.view).await?;
        let call = |view: &TableView| clock::reminder(view, open, person, &board, by);
        let place = self.call_in_turn(person, &pings, post, call).await?;
        Ok(self.replace_turn_call(place, Some(open), &[]).await?.into())
    }

    /// Asks the person to move by direct message, in a game whose channel is closed. A button opens the turn.
    async fn call_elsewhere(&self, open: &OpenDecision, person: &Person, post: &PostAttempt) -> Outcome<Delivered> {
        let log = log::read(&self.tables, self.view, self.view.seq).await?;
        let seat = open.decision.seat;
        let mut history = self.call_history().await?;
        let news = history.news(person.id, seat, &log);
        let location = self.location().await?;
        let lapsed = self.has_lapsed(person).await?;
        let asked = Question { view: self.view, log: &log, open, person, news: &news };
        let mention = call::turn_elsewhere(asked, &location, lapsed);
        let mut direct = mention.clone();
        self.add_board_link(self.view, person, &mut direct).await;
        let told = news.last().copied();
        let messages = CallMessages { mention, direct, news: false, reports: news };
        let about = CallRequest { seat, decision: open.id, began: open.id };
        self.send(about, person, messages, post, &mut history).await?;
        history.record_call(person.id, self.tables.now(), open.id, None, told);
        Ok(history.changes().into())
    }

    /// Whether the moves that a person planned for this turn are no longer possible.
    pub(super) async fn has_lapsed(&self, person: &Person) -> Outcome<bool> {
        Ok(!self.tables.play().orders(self.view.id, person.id).await?.lapsed.is_empty())
    }

    /// Calls a person in their own turn: in the channel, or by direct message in their language if they want that and
    /// allow it.
    async fn call_in_turn(
        &self,
        person: &Person,
        pings: &Pings,
        post: &PostAttempt,
        call: impl Fn(&TableView) -> OutgoingMessage,
    ) -> Outcome<Place> {
        if pings.place == PingPlace::Direct {
            let mut direct = call(&TableView { locale: person.locale, ..self.view.clone() });
            self.add_board_link(self.view, person, &mut direct).await;
            if let Some(place) = self.send_directly(person, &direct, post).await? {
                return Ok(place);
            }
        }
        self.post_here(&mut call(self.view), &post.mention).await
    }

    /// Deletes the mention before a new call, which is remembered in its place. Direct messages stay.
    async fn replace_turn_call(
        &self,
        place: Place,
        open: Option<&OpenDecision>,
        news: &[Seq],
    ) -> Outcome<Vec<StateChange>> {
        for old in self.kept::<TurnCallState>(self.view.id).await? {
            if old.message != place.message && old.direct.is_none() {
                self.delete(old.place()).await?;
            }
        }
        let call = TurnCallState {
            channel: place.channel,
            message: place.message,
            decision: open.map_or(DecisionId(0), |open| open.id),
            deadline: open.and_then(|open| self.view.deadline(open.decision.seat)),
            direct: place.direct,
            reports: news.to_vec(),
        };
        Ok(kept::changes(self.view.id, &[call]))
    }

    /// Handles a call to a person who does not want to be called now: done, or due again later. `None` if they may be
    /// called.
    pub(super) fn not_now(&self, pings: &Pings) -> Option<Delivered> {
        match pings.call_time(self.tables.now()) {
            CallTime::Never => Some(Delivered::default()),
            CallTime::Later(until) => Some(Delivered::later(until)),
            CallTime::Now => None,
        }
    }

    pub(super) async fn drop_unwanted_calls(&self, outgoing: &mut OutgoingMessage) -> Outcome<()> {
        for person in std::mem::take(&mut outgoing.calls) {
            if self.not_now(&pings::of(&self.tables, person).await?).is_none() {
                outgoing.calls.push(person);
            }
        }
        Ok(())
    }

    /// Posts a message that calls people, without those who do not want to be called now.
    pub(super) async fn call_people(&self, mut outgoing: OutgoingMessage, nonce: &str) -> Outcome<Place> {
        self.drop_unwanted_calls(&mut outgoing).await?;
        self.post_here(&mut outgoing, nonce).await
    }

    /// Says that the time of a seat is up, and offers the options.
    pub(super) async fn tell_overdue(&self, seat: Seat, decision: DecisionId, nonce: &str) -> Outcome<Delivered> {
        let Some((open, person)) = open_decision(self.view, seat, decision) else { return Ok(Delivered::default()) };
        let place = self.call_people(clock::overdue_notice(self.view, seat, person), nonce).await?;
        Ok(self.replace_turn_call(place, Some(open), &[]).await?.into())
    }

    /// Calls people of a lobby; `None` if that is not needed any more. The message goes with the next change.
    pub(super) async fn call_lobby(&self, outgoing: Option<OutgoingMessage>, nonce: &str) -> Outcome<Delivered> {
        let Some(outgoing) = outgoing else { return Ok(Delivered::default()) };
        let place = self.call_people(outgoing, nonce).await?;
        Ok(self.replace_turn_call(place, None, &[]).await?.into())
    }
}

/// Until when a person counts as playing, after their last action or their last step of a turn that others do not see.
fn playing_until(view: &TableView, seat: Seat, person: PersonId, log: &[Entry], now: Timestamp) -> Option<Timestamp> {
    let stepped = view.stepped_at(seat).map(|at| at.plus(THINKING)).filter(|until| *until > now);
    stepped.max(attentive_until(last_act(log, person), now))
}

const HOUR: u64 = 60 * 60 * 1000;
/// The maximum number of tables in a list.
const MOST: usize = 12;
/// More tables than a person has.
const ALL: usize = 10_000;

/// When a batched call is sent.
pub(super) enum Batch {
    /// It is sent now, and this change is saved with it.
    Now(Option<StateChange>),
    /// It waits until then.
    Later(Timestamp),
    /// A list covers it; this change is saved.
    Listed(Option<StateChange>),
}

impl TableDelivery<'_> {
    pub(super) async fn batch(&self, person: &Person, pings: &Pings, post: &PostAttempt) -> Outcome<Batch> {
        if pings.digest.is_none() && pings.interval.is_none() {
            return Ok(Batch::Now(None));
        }
        let now = self.tables.now();
        let key = state::batch_key(person.id);
        let last = Timestamp(state::read::<u64>(&self.tables, &key).await?.unwrap_or_default());
        let begins = || Some(state::write(key.clone(), &now.0));
        let Some(hour) = pings.digest else {
            let next = last.plus(u64::from(pings.interval.unwrap_or_default()) * HOUR);
            // A call that was due when the last calls were sent belongs to them.
            return Ok(match () {
                () if post.created <= last => Batch::Now(None),
                () if now >= next => Batch::Now(begins()),
                () => Batch::Later(next),
            });
        };
        if post.created <= last {
            return Ok(Batch::Listed(None));
        }
        match pings.hours.next_at(hour, post.created) {
            Some(due) if now < due => Ok(Batch::Later(due)),
            due => {
                let nonce = format!("d{:x}.{:x}", person.id.0, due.unwrap_or(now).0 / HOUR);
                let post = PostAttempt { direct: nonce, mention: String::new(), ..*post };
                let listed = self.list(person, &post).await?;
                Ok(if listed { Batch::Listed(begins()) } else { Batch::Now(None) })
            }
        }
    }

    /// Sends a person the list of the tables that wait for them; false if they take no direct messages.
    async fn list(&self, person: &Person, post: &PostAttempt) -> Outcome<bool> {
        let mut all = self.tables.of(person.id, ALL).await?;
        all.retain(|view| view.waits_for(person.id));
        let more = all.len().saturating_sub(MOST);
        let mut waiting = Vec::new();
        for view in all.into_iter().take(MOST) {
            let place = self.board_link(&view).await?;
            waiting.push((view, place));
        }
        let list = games::digest(&waiting, more, person.id, person.locale);
        Ok(self.send_directly(person, &list, post).await?.is_some())
    }
}
