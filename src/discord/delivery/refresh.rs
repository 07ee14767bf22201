//! Keeps calls up to date when a turn is over or a decision is made.
//!
//! Invariants:
//!
//! * The buttons of a call are removed before anything that follows its decision is delivered.
//! * The channel keeps no answered call, since the board shows the result.
//! * A direct message says what was decided and, while its exchange continues, what followed.

use crate::discord::delivery::job::{Outcome, TableDelivery};
use crate::discord::delivery::state::{self, CallState, KeptSeatState, TurnCallState};
use crate::discord::messages::outgoing::OutgoingMessage;
use crate::discord::messages::{call, consent, recent_log};
use crate::engine::Seat;
use crate::table::{DecisionId, Entry, EntryKind, OpenDecision, Person, Seq, StateChange, TableError, TableView};

/// How many entries after a decision are searched for its answer.
pub(super) const LOOKED_AT: u64 = 64;

impl TableDelivery<'_> {
    /// Deletes the mention of a turn that is over, and updates every call whose decision is no longer open.
    pub(super) async fn refresh_calls(&self, view: &TableView) -> Outcome<Vec<StateChange>> {
        let mut changes = Vec::new();
        let open = |decision: DecisionId| view.open.iter().any(|open| open.id == decision);
        match state::read::<TurnCallState>(&self.tables, &state::turn_call_key(view.id)).await? {
            Some(turn) if open(turn.decision) => changes.extend(self.correct_turn_call(view, turn).await?),
            Some(turn) => {
                if turn.direct.is_none() {
                    self.delete(view, (turn.channel, turn.message)).await?;
                }
                changes.push(state::erase(state::turn_call_key(view.id)));
            }
            None => {}
        }
        changes.extend(self.refresh_kept_seats(view).await?);
        changes.extend(self.refresh_undo(view).await?);
        changes.extend(self.refresh_direct_undo(view).await?);
        changes.extend(self.refresh_invitations(view).await?);
        changes.extend(self.refresh_tag(view).await?);
        changes.extend(self.updated_calls(view, false).await?);
        if view.is_over() {
            changes.push(state::erase(state::last_calls_key(view.id)));
        }
        Ok(changes)
    }

    /// Deletes the messages with the button *Take my seat back* that is of no more use.
    async fn refresh_kept_seats(&self, view: &TableView) -> Outcome<Option<StateChange>> {
        let mut kept = self.kept_seats(view).await?;
        let is_kept = |of: &KeptSeatState| !view.is_over() && view.seat_kept_for(of.person) == Some(of.seat);
        let Some(at) = kept.iter().position(|of| !is_kept(of)) else { return Ok(None) };
        for of in kept.split_off(at) {
            match is_kept(&of) {
                true => kept.push(of),
                false => self.delete(view, (of.channel, of.message)).await?,
            }
        }
        let key = state::kept_seats_key(view.id);
        Ok(Some(if kept.is_empty() { state::erase(key) } else { state::write(key, &kept) }))
    }

    pub(super) async fn kept_seats(&self, view: &TableView) -> Result<Vec<KeptSeatState>, TableError> {
        Ok(state::read(&self.tables, &state::kept_seats_key(view.id)).await?.unwrap_or_default())
    }

    /// Edits a call to a turn whose deadline has changed.
    async fn correct_turn_call(&self, view: &TableView, call: TurnCallState) -> Outcome<Option<StateChange>> {
        let asked = view.open.iter().find(|open| open.id == call.decision);
        let person = asked.and_then(|open| view.occupant(open.decision.seat)?.person());
        let deadline = asked.and_then(|open| view.deadline(open.decision.seat));
        let (Some(open), Some(person)) = (asked, person.filter(|_| deadline != call.deadline)) else { return Ok(None) };
        let (board, lapsed) = (self.board(view).await?, self.has_lapsed(view, person).await?);
        let log = recent_log::read(&self.tables, view, view.seq).await?;
        let view = TableView { locale: call.direct.unwrap_or(view.locale), ..view.clone() };
        let mut outgoing = call::turn(&view, &log, open, person, &board, &call.reports, lapsed);
        match call.direct {
            Some(locale) => drop(self.edit_directly((call.channel, call.message), locale, &outgoing).await?),
            None if self.edited(&view, (call.channel, call.message), &mut outgoing).await?.is_later() => {
                return Ok(None);
            }
            None => {}
        }
        Ok(Some(state::write(state::turn_call_key(view.id), &TurnCallState { deadline, ..call })))
    }

    /// Edits a call out of turn whose deadline has changed.
    async fn correct_call(&self, view: &TableView, call: CallState) -> Outcome<CallState> {
        let deadline = view.deadline(Seat(call.seat));
        let about = open_decision(view, Seat(call.seat), call.decision);
        let Some((open, person)) = about.filter(|_| deadline != call.deadline) else { return Ok(call) };
        let log = recent_log::read(&self.tables, view, Seq(call.decision.0)).await?;
        if call.direct {
            let direct = call::direct(view, &log, open, person, &self.location(view).await?, &call.reports);
            self.edit_call(&call, &direct).await?;
        } else {
            let mut mention = call::mention(view, &log, open, person, &call.reports);
            if self.edited(view, (call.channel, call.message), &mut mention).await?.is_later() {
                return Ok(call);
            }
        }
        Ok(CallState { deadline, ..call })
    }

    /// Updates only the direct messages, for a table whose channel is closed.
    pub(super) async fn refresh_direct_calls(&self, view: &TableView) -> Outcome<Vec<StateChange>> {
        let undo = self.refresh_direct_undo(view).await?;
        Ok(self.updated_calls(view, true).await?.into_iter().chain(undo).collect())
    }

    /// The calls of a table, the oldest first.
    pub(super) async fn calls(&self, view: &TableView) -> Result<Vec<CallState>, TableError> {
        Ok(state::read(&self.tables, &state::calls_key(view.id)).await?.unwrap_or_default())
    }

    async fn updated_calls(&self, view: &TableView, channel_closed: bool) -> Outcome<Option<StateChange>> {
        let before = self.calls(view).await?;
        let mut after: Vec<CallState> = Vec::new();
        for call in before.iter().cloned() {
            if !call.direct && channel_closed {
                after.push(call);
            } else if call.asks(&view.open) {
                after.push(self.correct_call(view, call).await?);
            } else if call.direct {
                make_room(&mut after, call.seat, &view.open);
                after.push(self.updated(view, call).await?);
            } else if call.news && is_current(view, &call) {
                after.push(call);
            } else {
                self.delete(view, (call.channel, call.message)).await?;
            }
        }
        if view.is_over() {
            after.retain(|call| !call.direct);
        }
        let key = state::calls_key(view.id);
        Ok(match after.is_empty() {
            _ if after == before => None,
            true => Some(state::erase(key)),
            false => Some(state::write(key, &after)),
        })
    }

    /// Updates a direct message with what was decided and what followed in its exchange. A message that the next
    /// decision of the exchange will reuse is left alone.
    async fn updated(&self, view: &TableView, call: CallState) -> Outcome<CallState> {
        let is_running = |of: DecisionId| view.open.iter().any(|open| open.exchange() == Some(of));
        let running = call.began.is_some_and(is_running);
        let next = view.decision_of(Seat(call.seat)).is_some_and(|open| call.is_of(open.decision.seat.0, open.began()));
        if call.answered && !call.void && undone(view, call.decision) {
            let outgoing = consent::call_undone(view, Seat(call.seat), call.locale);
            self.edit_call(&call, &outgoing).await?;
            return Ok(CallState { told: None, void: true, ..call });
        }
        if call.news || next && running || call.answered && call.told.is_none() {
            return Ok(call);
        }
        let entries = self.entries_after(view, call.decision).await?;
        let shown = entries_shown(&entries, &call, running);
        let shown_to = shown.last().map(|entry| entry.seq);
        if call.answered && running && call.told == shown_to {
            return Ok(call);
        }
        let outgoing = call::decided(view, Seat(call.seat), shown, call.locale);
        self.edit_call(&call, &outgoing).await?;
        Ok(CallState { answered: true, told: shown_to.filter(|_| running), ..call })
    }

    /// Edits the direct message of a call; see [`TableDelivery::edit_directly`].
    pub(super) async fn edit_call(&self, call: &CallState, outgoing: &OutgoingMessage) -> Outcome<bool> {
        self.edit_directly((call.channel, call.message), call.locale, outgoing).await
    }
}

/// The decision that a notice names, if it is still open, and its person.
pub(super) fn open_decision(view: &TableView, seat: Seat, decision: DecisionId) -> Option<(&OpenDecision, &Person)> {
    let open = view.asked(seat, decision)?;
    Some((open, view.occupant(seat)?.person()?))
}

/// Limits the answered direct messages to a seat: the newest is kept, since its exchange may continue.
fn make_room(calls: &mut Vec<CallState>, seat: u8, open: &[OpenDecision]) {
    calls.retain(|older| !older.direct || older.seat != seat || older.asks(open));
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
    use super::*;
    use crate::table::{Actor, Timestamp};
    use crate::words::Locale;

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
        let mut calls = vec![call(1, 0, true), call(2, 1, true), call(3, 1, false), call(4, 2, true)];
        make_room(&mut calls, 1, &[]);
        assert_eq!(calls.iter().map(|call| call.message).collect::<Vec<_>>(), [1, 3, 4], "3 is a mention");
    }

    #[test]
    fn call_shows_its_exchange_and_nothing_later() {
        let person = || Actor::Person(crate::table::PersonId(5));
        // Seat 1 answers, 0 answers back, a forced move for 1; then others have their turns, with another forced move.
        let all = entries(&[(1, person()), (0, person()), (1, Actor::System), (2, Actor::System), (0, person())]);
        assert_eq!(shown(&all[..1], None, true), [11]);
        assert_eq!(shown(&all, Some(11), false), [11, 12, 13], "the end of the exchange, even if it is seen late");
        assert_eq!(shown(&all, None, false), [11], "only the answer, if nothing else of the exchange was seen");
        let fled = entries(&[(1, person()), (1, Actor::System), (2, person())]);
        assert_eq!(shown(&fled, None, false), [11, 12]);
        assert_eq!(shown(&entries(&[(0, person())]), None, false), Vec::<u64>::new(), "it was not answered");
    }
}
