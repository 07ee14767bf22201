//! The message about a decision out of turn or a forced move, and what it has to be now.
//!
//! A direct message says what was decided and, while its exchange continues, what followed.

use serde::{Deserialize, Serialize};

use crate::delivery::calling::open_decision;
use crate::delivery::{Kept, Outcome, Place, TableDelivery, Wanted};
use crate::log;
use crate::messages::call::{self, Question};
use crate::messages::{Extent, OutgoingMessage, consent};
use skald_core::engine::Seat;
use skald_core::words::Locale;
use skald_table::{DecisionId, Entry, EntryKind, OpenDecision, Seq, TableView, Timestamp};

/// A message about a decision out of turn or a forced move, which must be kept up to date.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(in crate::delivery) struct CallState {
    pub channel: u64,
    pub message: u64,
    pub decision: DecisionId,
    pub seat: u8,
    /// Whether it is a direct message, in the person's language, or a mention, in the channel's.
    pub direct: bool,
    pub locale: Locale,
    /// Whether the decision is answered and the message says so.
    #[serde(default)]
    pub answered: bool,
    /// The first decision of the exchange; absent in states saved before there were exchanges.
    #[serde(default)]
    pub began: Option<DecisionId>,
    /// The last entry shown by an answered message of a running exchange.
    #[serde(default)]
    pub told: Option<Seq>,
    /// Whether it is about a forced move and asks nothing.
    #[serde(default)]
    pub news: bool,
    /// Whether the move that it reports was undone and the message says so.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub void: bool,
    /// The deadline that it shows; `None` without one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deadline: Option<Timestamp>,
    /// The moves made for the person that its question reports.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reports: Vec<Seq>,
}

impl CallState {
    /// Whether it is a direct message to this seat about this exchange.
    pub fn is_of(&self, seat: u8, began: DecisionId) -> bool {
        self.direct && self.seat == seat && self.began.unwrap_or(self.decision) == began
    }

    /// Whether its decision is still open.
    pub fn asks(&self, open: &[OpenDecision]) -> bool {
        !self.news && open.iter().any(|open| open.id == self.decision && open.decision.seat.0 == self.seat)
    }
}

impl Kept for CallState {
    const KEYS: &'static [&'static str] = &["calls"];

    fn place(&self) -> Place {
        Place { channel: self.channel, message: self.message, direct: self.direct.then_some(self.locale) }
    }

    async fn wanted(&self, delivery: &TableDelivery<'_>) -> Outcome<Wanted<Self>> {
        if self.asks(&delivery.view.open) {
            return self.corrected(delivery).await;
        }
        if self.direct {
            return self.answered(delivery).await;
        }
        let is_current = self.news && is_current(delivery.view, self);
        Ok(if is_current { Wanted::Unchanged } else { Wanted::Deleted })
    }

    fn limit(calls: &mut Vec<Self>, view: &TableView) {
        keep_newest(calls, &view.open);
        calls.retain(|call| !call.direct || !view.is_over());
    }
}

impl CallState {
    /// The open question with its current deadline.
    async fn corrected(&self, delivery: &TableDelivery<'_>) -> Outcome<Wanted<Self>> {
        let seat = Seat(self.seat);
        let deadline = delivery.view.deadline(seat);
        let about = open_decision(delivery.view, seat, self.decision);
        let Some((open, person)) = about.filter(|_| deadline != self.deadline) else { return Ok(Wanted::Unchanged) };
        let log = log::read(&delivery.tables, delivery.view, Seq(self.decision.0)).await?;
        let asked = Question { view: delivery.view, log: &log, open, person, news: &self.reports };
        let outgoing = match self.direct {
            true => {
                let picture = delivery.question_picture(&log, open, person).await?;
                let extent = Extent::beside(&picture);
                let location = delivery.location().await?;
                let mut direct = OutgoingMessage { picture, ..call::direct(asked, &location, extent) };
                delivery.add_board_link(delivery.view, person, &mut direct).await;
                direct
            }
            false => call::mention(asked),
        };
        Ok(Wanted::Edited(outgoing.into(), Some(Self { deadline, ..self.clone() })))
    }

    /// A direct message with what was decided and what followed in its exchange. A message that the next decision of
    /// the exchange will reuse is left alone.
    async fn answered(&self, delivery: &TableDelivery<'_>) -> Outcome<Wanted<Self>> {
        let seat = Seat(self.seat);
        let is_running = |of: DecisionId| delivery.view.open.iter().any(|open| open.exchange() == Some(of));
        let running = self.began.is_some_and(is_running);
        let next = delivery.view.decision_of(seat).is_some_and(|open| self.is_of(self.seat, open.began()));
        if self.answered && !self.void && undone(delivery.view, self.decision) {
            let outgoing = consent::call_undone(delivery.view, seat, self.locale);
            return Ok(Wanted::Edited(outgoing.into(), Some(Self { told: None, void: true, ..self.clone() })));
        }
        if self.news || next && running || self.answered && self.told.is_none() {
            return Ok(Wanted::Unchanged);
        }
        let entries = delivery.entries_after(self.decision).await?;
        let shown = entries_shown(&entries, self, running);
        let shown_to = shown.last().map(|entry| entry.seq);
        if self.answered && running && self.told == shown_to {
            return Ok(Wanted::Unchanged);
        }
        let outgoing = call::decided(delivery.view, seat, shown, self.locale);
        let told = shown_to.filter(|_| running);
        Ok(Wanted::Edited(outgoing.into(), Some(Self { answered: true, told, ..self.clone() })))
    }
}

/// Of the answered direct messages to a seat, the newest is kept, since its exchange may continue.
fn keep_newest(calls: &mut Vec<CallState>, open: &[OpenDecision]) {
    let is_done = |call: &CallState| call.direct && !call.asks(open);
    let done: Vec<_> = calls.iter().filter(|call| is_done(call)).map(|call| (call.seat, call.message)).collect();
    let is_newest = |call: &CallState| {
        done.iter().rfind(|(seat, _)| *seat == call.seat).is_some_and(|(_, message)| *message == call.message)
    };
    calls.retain(|call| !is_done(call) || is_newest(call));
}

/// The entries that an answered call shows: the answer, the known rest of the exchange, and the forced moves of this
/// seat right after. `entries` begin after the decision.
fn entries_shown<'a>(entries: &'a [Entry], call: &CallState, running: bool) -> &'a [Entry] {
    let own = |entry: &Entry| entry.kind == EntryKind::Act(Seat(call.seat));
    let Some(from) = entries.iter().position(own) else { return &[] };
    let answered = &entries[from..];
    if running {
        return answered;
    }
    // The entries shown while the exchange was running, and the answer that ended it.
    let ends = call.told.map_or(answered[0].seq, |told| told.next());
    let mut until = answered.iter().take_while(|entry| entry.seq <= ends).count();
    until += answered[until..].iter().take_while(|entry| own(entry) && entry.actor.is_unasked()).count();
    &answered[..until]
}

/// Whether an undo by consent took back the answer to a decision.
fn undone(view: &TableView, decision: DecisionId) -> bool {
    view.undone.is_some_and(|(to, undo)| (to.0..undo.0).contains(&decision.0))
}

/// Whether a mention about a forced move is current: until the person is asked something or the game is over.
fn is_current(view: &TableView, call: &CallState) -> bool {
    let asked = view.decision_of(Seat(call.seat)).is_some_and(|open| open.id > call.decision);
    !asked && !view.is_over()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use skald_table::{Actor, Timestamp};

    fn entries(acts: &[(u8, Actor)]) -> Vec<Entry> {
        let entry = |(seq, (seat, actor)): (u64, &(u8, Actor))| {
            Entry::without_events(Seq(seq), Timestamp(seq), actor.clone(), EntryKind::Act(Seat(*seat)))
        };
        (11..).zip(acts).map(entry).collect()
    }

    fn call(message: u64, seat: u8, direct: bool) -> CallState {
        CallState {
            channel: 1,
            message,
            decision: DecisionId(10),
            seat,
            direct,
            locale: Locale::En,
            answered: false,
            began: Some(DecisionId(10)),
            told: None,
            news: false,
            void: false,
            deadline: None,
            reports: Vec::new(),
        }
    }

    fn shown(entries: &[Entry], told: Option<u64>, running: bool) -> Vec<u64> {
        let call = CallState { answered: told.is_some(), told: told.map(Seq), ..call(2, 1, true) };
        entries_shown(entries, &call, running).iter().map(|entry| entry.seq.0).collect()
    }

    #[test]
    fn newest_answered_direct_message_of_each_seat_is_kept() {
        let calls = [call(1, 0, true), call(2, 1, true), call(3, 1, false), call(4, 2, true), call(5, 1, true)];
        let mut calls = calls.to_vec();
        keep_newest(&mut calls, &[]);
        assert_eq!(calls.iter().map(|call| call.message).collect::<Vec<_>>(), [1, 3, 4, 5], "3 is a mention");
    }

    #[test]
    fn call_shows_its_exchange_and_nothing_later() {
        let person = || Actor::Person(skald_table::PersonId(5));
        // Seat 1 answers, 0 answers back, a forced move for 1; then others have their turns, with another forced move.
        let all = entries(&[(1, person()), (0, person()), (1, Actor::System), (2, Actor::System), (0, person())]);
        assert_eq!(shown(&all[..1], None, true), [11]);
        assert_eq!(shown(&all, Some(11), false), [11, 12, 13], "the end of the exchange, even if it is seen late");
        assert_eq!(shown(&all, None, false), [11], "only the answer, if nothing else of the exchange was seen");
        let fled = entries(&[(1, person()), (1, Actor::System), (2, person())]);
        assert_eq!(shown(&fled, None, false), [11, 12]);
        assert_eq!(shown(&entries(&[(0, person())]), None, false), Vec::<u64>::new(), "it was not answered");
    }

    #[test]
    fn state_from_before_exchanges_is_read() {
        let old = json!({
            "channel": 5, "message": 6, "decision": 7, "seat": 1, "direct": true, "locale": "en", "answered": true,
        });
        let old: CallState = serde_json::from_value(old).unwrap();
        assert!(old.answered && !old.news && old.is_of(1, DecisionId(7)));
        assert!(!old.is_of(2, DecisionId(7)) && !old.is_of(1, DecisionId(8)));
    }
}
