//! A change of a table in memory, which becomes one commit. Pure: no store, no clock.
//!
//! Every action passes through [`Transaction::act`], which decides whether it may still be undone; see
//! [`super::steps`].

use std::sync::Arc;

use serde_json::Value;

use super::exchange;
use crate::state::loaded::LoadedTable;
use crate::state::metadata::Metadata;
use crate::state::pace::SeatClock;
use crate::{Leaver, Occupant, QuietHours, Stage};
use skald_core::engine::{CodeError, Decision, Seat};
use skald_core::title::{ActError, Action, Choices, Position};
use skald_store::{
    Actor, ChannelStatus, DecisionId, Entry, EntryKind, Head, NoticeKind, PendingDecision, PersonId, Timestamp,
};

/// A person whose time is up, and for whom a computer player acts.
pub(super) struct Absent {
    pub seat: Seat,
    pub policy: String,
    /// The decision to answer; `None` means all of the turn.
    pub decision: Option<DecisionId>,
    /// The part of the game in which this happens. A turn does not reach into the next part.
    pub part: Option<u16>,
}

/// A table that is being changed.
pub(crate) struct Transaction {
    pub(crate) base: LoadedTable,
    /// The person who asked for the change. They get no notice of their own turn.
    pub(crate) mover: Option<PersonId>,
    pub(super) now: Timestamp,
    pub(crate) head: Head,
    pub(super) metadata: Arc<Metadata>,
    pub(crate) position: Option<Arc<dyn Position>>,
    /// The position that all other seats see while a turn is in progress.
    pub(crate) published: Option<Arc<dyn Position>>,
    pub(crate) entries: Vec<Entry>,
    /// The decisions answered without asking, the last of each seat and kind: by forced moves out of turn, or by
    /// orders.
    pub(super) unasked: Vec<(PendingDecision, Actor)>,
    /// The people for whom computer players act in this change.
    pub(super) absent: Vec<Absent>,
    /// Notices beyond those that follow from the change itself.
    pub(crate) more_notices: Vec<NoticeKind>,
}

impl Transaction {
    /// A transaction on a loaded table.
    pub fn new(base: LoadedTable, mover: Option<PersonId>, now: Timestamp) -> Self {
        Self {
            head: (*base.head).clone(),
            metadata: Arc::clone(&base.metadata),
            position: None,
            published: base.published.clone(),
            entries: Vec::new(),
            unasked: Vec::new(),
            absent: Vec::new(),
            more_notices: Vec::new(),
            base,
            mover,
            now,
        }
    }

    /// The table before the change.
    pub fn base(&self) -> &LoadedTable {
        &self.base
    }

    pub fn now(&self) -> Timestamp {
        self.now
    }

    pub fn metadata(&self) -> &Metadata {
        &self.metadata
    }

    pub fn metadata_mut(&mut self) -> &mut Metadata {
        Arc::make_mut(&mut self.metadata)
    }

    /// The open decision of a seat.
    pub fn pending_of(&self, seat: Seat) -> Option<&PendingDecision> {
        self.head.pending.iter().find(|pending| pending.decision.seat == seat)
    }

    pub fn pending(&self) -> &[PendingDecision] {
        &self.head.pending
    }

    /// The current position of the transaction.
    pub fn position(&self) -> Option<&dyn Position> {
        self.position.as_deref().or(self.base.position.as_deref())
    }

    /// Adds an entry that is not an action of the game.
    pub fn log(&mut self, actor: Actor, kind: EntryKind, events: Vec<Value>) {
        self.write(actor, kind, None, events);
    }

    pub(crate) fn write(&mut self, actor: Actor, kind: EntryKind, action: Option<String>, events: Vec<Value>) {
        self.head.seq = self.head.seq.next();
        let rules_version = self.head.version_lock.rules_version;
        let seq = self.head.seq;
        let at = self.now;
        let events = events.into();
        self.entries.push(Entry { seq, at, actor, kind, action, events, rules_version });
    }

    pub fn notify(&mut self, kind: NoticeKind) {
        self.more_notices.push(kind);
    }

    /// Begins the game from its first position.
    pub fn begin(&mut self, position: Box<dyn Position>, setup: Vec<Value>, actor: Actor) {
        self.head.version_lock.rules_version = self.base.title.meta().rules_version;
        self.log(actor, EntryKind::Start, setup);
        self.position = Some(position.into());
        self.update_decisions(None, &[]);
    }

    pub fn act(&mut self, seat: Seat, action: &Action, actor: Actor) -> Result<(), ActError> {
        // The choices of other seats before the action. They show which decisions stay the same.
        let others: Vec<_> = (self.head.pending.iter().filter(|open| open.decision.seat != seat))
            .filter_map(|open| Some((open.decision.seat, self.position()?.choices(open.decision.seat))))
            .collect();
        let orders = self.effect_on_orders(seat, action, &actor);
        let before = self.before_action().ok_or_else(|| CodeError(action.to_string()))?;
        let mut position = before.position.duplicate();
        let events = position.apply(seat, action)?;
        self.position = Some(position.into());
        self.write(actor.clone(), EntryKind::Act(seat), Some(action.to_string()), events);
        self.update_decisions(Some(seat), &others);
        self.change_orders_after(seat, orders);
        let pending = &self.head.pending;
        let asked = |seat: Seat| pending.iter().any(|open| open.decision.seat == seat && !open.decision.out_of_turn);
        self.absent.retain(|absent| absent.decision.is_some() || asked(absent.seat));
        self.publish_or_step(before, seat, action, &actor);
        Ok(())
    }

    /// Updates the open decisions. A decision with the same choices as in `others` keeps its id, except that of
    /// `answered`, which has just answered.
    pub(crate) fn update_decisions(&mut self, answered: Option<Seat>, others: &[(Seat, Choices)]) {
        let Some(position) = self.position.as_deref() else { return };
        let same = |open: &PendingDecision, decision: &Decision| {
            let choices = others.iter().find(|(seat, _)| *seat == decision.seat).map(|(_, choices)| choices);
            Some(decision.seat) != answered
                && open.decision == *decision
                && choices.is_some_and(|choices| *choices == position.choices(decision.seat))
        };
        let before = answered.and_then(|seat| self.pending_of(seat));
        let asked = position.decisions().into_iter().map(|decision| {
            let kept = self.head.pending.iter().find(|open| same(open, &decision)).cloned();
            let id = DecisionId(self.head.seq.0);
            let exchange = exchange::of(before, &decision, id);
            kept.unwrap_or(PendingDecision { decision, id, since: self.now, exchange })
        });
        self.head.pending = asked.collect();
        if self.head.pending.is_empty() {
            self.close(Stage::Finished);
        }
    }

    /// Ends the table early, and logs it. If a person ends a game of which others have left, and only one stays, that
    /// one wins.
    pub fn stop(&mut self, by: Actor) {
        let metadata = self.metadata();
        let abandoned = metadata.winner.is_none() && metadata.is_abandoned();
        if metadata.stage == Stage::Playing && matches!(by, Actor::Person(_)) && abandoned {
            let staying = metadata.staying();
            self.metadata_mut().winner = staying.first().copied().filter(|_| staying.len() == 1);
        }
        self.log(by, EntryKind::End, Vec::new());
        self.close(Stage::Ended);
    }

    /// Notes that the person of a seat leaves it for good with the next entry.
    pub fn note_leaver(&mut self, seat: Seat) {
        let Some(person) = self.metadata().seats.get(seat.index()).and_then(Occupant::owner).cloned() else { return };
        let until = Some(self.head.seq.next());
        self.metadata_mut().left.push(Leaver { person, seat: Some(seat), until });
    }

    /// Ends the table: the game is over, or the lobby is closed.
    pub fn close(&mut self, stage: Stage) {
        let now = self.now;
        let metadata = self.metadata_mut();
        metadata.stage = stage;
        metadata.ended_at = Some(now);
        metadata.orders.clear();
        metadata.invited.clear();
        let played = metadata.started_at.is_some();
        self.head.channel_status = if played { ChannelStatus::Past } else { ChannelStatus::Gone };
        self.head.pending.clear();
        self.publish();
    }

    /// Lets a computer player keep the seat of a person from now on.
    pub fn keep_seat(&mut self, seat: Seat, policy: String) {
        let Some(Occupant::Person(person)) = self.metadata.seats.get(seat.index()).cloned() else { return };
        let metadata = self.metadata_mut();
        metadata.offers.retain(|offer| offer.seat != seat);
        metadata.seats[seat.index()] = Occupant::Computer { policy, instead_of: Some(person) };
        metadata.assist(seat);
        if self.begun() == Some(seat) {
            self.publish();
        }
    }

    /// The clock of a seat, to be changed.
    pub fn seat_clock_mut(&mut self, seat: Seat) -> Option<&mut SeatClock> {
        self.metadata_mut().clock.as_mut()?.seat_mut(seat)
    }

    /// Whether the person of a seat is away.
    pub fn is_away(&self, seat: Seat) -> bool {
        let clock = self.metadata.clock.as_ref().and_then(|clock| clock.seat(seat));
        clock.is_some_and(|clock| clock.away.is_some())
    }

    /// Restarts the clock of a seat whose person is back, and logs it. Returns whether they were away.
    pub fn come_back(&mut self, seat: Seat, actor: Actor) -> bool {
        let now = self.now;
        let away = self.is_away(seat);
        if away {
            if let Some(clock) = &mut self.metadata_mut().clock {
                clock.come_back(seat, now);
            }
            self.log(actor, EntryKind::Back(seat), Vec::new());
        }
        away
    }

    /// The clocks of people follow their quiet hours. Returns whether a clock has changed; that is logged.
    pub fn follow_quiet_hours(&mut self, quiet: &[(PersonId, QuietHours)]) -> bool {
        let playing = self.metadata.stage == Stage::Playing;
        let mut changed = false;
        for (person, quiet) in quiet.iter().filter(|_| playing) {
            let Some(seat) = self.metadata.seat_of(*person) else { continue };
            let clock = self.metadata_mut().clock.as_mut();
            if clock.is_some_and(|clock| clock.follow_quiet_hours(seat, quiet)) {
                self.log(Actor::Person(*person), EntryKind::QuietHours(seat), Vec::new());
                changed = true;
            }
        }
        changed
    }
}
