//! A change of a table while it is being written: whatever happens to a table happens to a draft first, and a draft
//! becomes one commit. Pure: no store, no clock.
//!
//! Every action passes through [`Transaction::act`], which decides whether it may still be taken back; see [`super::steps`].

use std::panic::{self, AssertUnwindSafe};
use std::sync::Arc;

use serde_json::Value;

use super::loaded::LoadedTable;
use super::metadata::Metadata;
use super::{Occupant, Stage, TableError, exchange};
use crate::engine::{CodeError, Decision, Seat, Seed};
use crate::store::{
    Actor, ChannelStatus, Commit, DecisionId, Entry, EntryKind, Head, IdempotencyKey, NoticeKind, PendingDecision,
    PersonId, Seq, Timestamp,
};
use crate::title::{ActError, Position};

/// How many actions of computer players and of the house one commit holds at most; a game that goes on without people
/// goes on in further commits, so that no commit grows without bound.
const UNATTENDED_ACTIONS: usize = 64;

/// Who answers an open decision without a person being asked.
enum Unattended {
    /// A computer player, by its policy.
    Computer(Seat, String),
    /// The house, for a person who has this one answer.
    House(Seat, String),
}

/// A table in the making.
pub(super) struct Transaction {
    pub(super) base: LoadedTable,
    /// Who asked for the change; they need not be told that it is their turn.
    mover: Option<PersonId>,
    now: Timestamp,
    pub(super) head: Head,
    metadata: Arc<Metadata>,
    pub(super) position: Option<Arc<dyn Position>>,
    /// The position that all others see, while somebody is in the middle of a turn.
    pub(super) published: Option<Arc<dyn Position>>,
    pub(super) entries: Vec<Entry>,
    /// What the house has answered for somebody out of turn, the last of each seat.
    forced: Vec<PendingDecision>,
}

/// A finished draft: what to commit, and how the table stands then.
pub(super) struct Ready {
    pub commit: Commit,
    pub loaded: LoadedTable,
    /// For whom the house has answered out of turn.
    pub forced: Vec<Seat>,
}

impl Transaction {
    /// A draft that begins where a table stands.
    pub fn new(base: LoadedTable, mover: Option<PersonId>, now: Timestamp) -> Self {
        Self {
            head: (*base.head).clone(),
            metadata: Arc::clone(&base.metadata),
            position: None,
            published: base.published.clone(),
            entries: Vec::new(),
            forced: Vec::new(),
            base,
            mover,
            now,
        }
    }

    /// How the table stood before.
    pub fn base(&self) -> &LoadedTable {
        &self.base
    }

    pub fn now(&self) -> Timestamp {
        self.now
    }

    pub fn metadata(&self) -> &Metadata {
        &self.metadata
    }

    /// The particulars, to be changed.
    pub fn metadata_mut(&mut self) -> &mut Metadata {
        Arc::make_mut(&mut self.metadata)
    }

    /// The open decision of a seat.
    pub fn pending_of(&self, seat: Seat) -> Option<&PendingDecision> {
        self.head.pending.iter().find(|pending| pending.decision.seat == seat)
    }

    /// All open decisions.
    pub fn pending(&self) -> &[PendingDecision] {
        &self.head.pending
    }

    /// The game as it stands in the draft.
    pub fn position(&self) -> Option<&dyn Position> {
        self.position.as_deref().or(self.base.position.as_deref())
    }

    /// Writes an entry that is no action of the game.
    pub fn log(&mut self, actor: Actor, kind: EntryKind, events: Vec<Value>) {
        self.write(actor, kind, None, events);
    }

    pub(super) fn write(&mut self, actor: Actor, kind: EntryKind, action: Option<String>, events: Vec<Value>) {
        self.head.seq = self.head.seq.next();
        let rules_version = self.head.version_lock.rules_version;
        self.entries.push(Entry { seq: self.head.seq, at: self.now, actor, kind, action, events, rules_version });
    }

    /// Begins the game from its first position.
    pub fn begin(&mut self, position: Box<dyn Position>, setup: Vec<Value>, actor: Actor) {
        self.head.version_lock.rules_version = self.base.title.meta().rules_version;
        self.log(actor, EntryKind::Start, setup);
        self.position = Some(position.into());
        self.ask_anew(None, &[]);
    }

    /// Answers a decision of the game with a typed code.
    pub fn act(&mut self, seat: Seat, code: &str, actor: Actor) -> Result<(), ActError> {
        // What the others are asked is compared before and after; with nobody else asked there is nothing to compare.
        let others: Vec<_> = (self.head.pending.iter().filter(|open| open.decision.seat != seat))
            .filter_map(|open| Some((open.decision.seat, self.position()?.legal(open.decision.seat))))
            .collect();
        let before = self.before_action().ok_or_else(|| CodeError(code.to_owned()))?;
        let mut position = before.position.duplicate();
        let events = position.act(seat, code)?;
        self.position = Some(position.into());
        self.write(actor.clone(), EntryKind::Act(seat), Some(code.to_owned()), events);
        self.ask_anew(Some(seat), &others);
        self.publish_or_step(before, seat, code, &actor);
        Ok(())
    }

    /// Finds out who is asked what now. A question that is still the same to the letter keeps its id; `answered` has
    /// answered, so whatever that seat is asked now is new.
    pub(super) fn ask_anew(&mut self, answered: Option<Seat>, others: &[(Seat, Vec<String>)]) {
        let Some(position) = self.position.as_deref() else { return };
        let same = |open: &PendingDecision, decision: &Decision| {
            let choices = others.iter().find(|(seat, _)| *seat == decision.seat).map(|(_, choices)| choices);
            Some(decision.seat) != answered
                && open.decision == *decision
                && choices.is_some_and(|choices| *choices == position.legal(decision.seat))
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

    /// The table is over.
    pub fn close(&mut self, stage: Stage) {
        let now = self.now;
        let metadata = self.metadata_mut();
        metadata.stage = stage;
        metadata.ended_at = Some(now);
        let played = metadata.started_at.is_some();
        self.head.channel_status = if played { ChannelStatus::Past } else { ChannelStatus::Gone };
        self.head.pending.clear();
        self.publish();
    }

    /// Whether something is open that no person has to be asked.
    pub fn has_unattended(&self) -> bool {
        self.next_unattended().is_some()
    }

    fn next_unattended(&self) -> Option<Unattended> {
        self.head.pending.iter().find_map(|open| {
            let seat = open.decision.seat;
            match self.metadata.seats.get(seat.index())?.policy() {
                Some(policy) => Some(Unattended::Computer(seat, policy.to_owned())),
                None => {
                    let code = only_answer(self.position()?, seat)?;
                    // Whoever may still take a step back ends the turn in person.
                    let ends = self.begun() == Some(seat) && self.would_publish(seat, &code);
                    (!ends).then_some(Unattended::House(seat, code))
                }
            }
        })
    }

    /// Lets computer players move and gives the only answers, until a person has something to decide, the game is over,
    /// or the commit is full.
    pub fn play_unattended(&mut self) {
        for _ in 0..UNATTENDED_ACTIONS {
            let done = match self.next_unattended() {
                Some(Unattended::Computer(seat, policy)) => self.let_computer_act(seat, &policy),
                Some(Unattended::House(seat, code)) => self.act_forced(seat, &code),
                None => return,
            };
            if !done {
                return;
            }
        }
    }

    /// The house gives the only answer that a person has.
    fn act_forced(&mut self, seat: Seat, code: &str) -> bool {
        let (table, seq) = (self.head.table, self.head.seq.next());
        let asked = self.pending_of(seat).filter(|open| open.decision.out_of_turn).cloned();
        let answered = self.act(seat, code, Actor::System);
        if let Err(error) = &answered {
            tracing::error!(%table, %seq, %code, %error, "the only answer was refused");
            return false;
        }
        if asked.is_some() {
            self.forced.retain(|open| open.decision.seat != seat);
        }
        self.forced.extend(asked);
        true
    }

    /// A computer player that does not know what to do plays at random, and then the first thing that is legal: nobody
    /// shall wait for it for ever.
    fn let_computer_act(&mut self, seat: Seat, policy: &str) -> bool {
        let (table, seq) = (self.head.table, self.head.seq.next());
        let seed = self.policy_seed(seq);
        for way in [Some(policy), Some("random"), None] {
            let code = match way {
                Some(way) => self.suggestion(way, seat, &seed),
                None => self.position().and_then(|position| position.legal(seat).into_iter().next()),
            };
            let Some(code) = code else { continue };
            match self.act(seat, &code, Actor::Computer(policy.to_owned())) {
                Ok(()) => return true,
                Err(error) => tracing::error!(%table, %seq, %code, %error, "a computer player was refused"),
            }
        }
        tracing::error!(%table, %seq, "a computer player has nothing to do");
        false
    }

    /// What a computer player would do. One that breaks down must not take the action of a person with it.
    fn suggestion(&self, policy: &str, seat: Seat, seed: &Seed) -> Option<String> {
        let (table, seq) = (self.head.table, self.head.seq.next());
        let position = self.position()?;
        match panic::catch_unwind(AssertUnwindSafe(|| position.suggest(policy, seat, seed))) {
            Ok(Ok(suggested)) => suggested,
            Ok(Err(error)) => {
                tracing::warn!(%table, %seq, %error, "a computer player is not at hand");
                None
            }
            Err(_) => {
                tracing::error!(%table, %seq, %policy, "a computer player broke down");
                None
            }
        }
    }

    /// Computer players draw from seeds of their own, never from the chance of the game.
    fn policy_seed(&self, seq: Seq) -> Seed {
        self.metadata.seed.unwrap_or_else(|| Seed::from_number(self.head.table.bits())).derive("policy", seq.0)
    }

    /// The commit, and how the table will stand.
    pub fn finish(mut self, idempotency_key: Option<IdempotencyKey>) -> Result<Ready, TableError> {
        let defect = |error: serde_json::Error| TableError::Defect(error.to_string());
        self.head.people =
            if self.head.channel_status == ChannelStatus::Live { self.metadata.people() } else { Vec::new() };
        if !Arc::ptr_eq(&self.metadata, &self.base.metadata) {
            self.head.metadata = Arc::new(serde_json::to_value(&*self.metadata).map_err(defect)?);
        }
        let position: Option<Arc<dyn Position>> = match self.position.take() {
            Some(position) => {
                self.head.position = Some(Arc::new(position.snapshot().map_err(defect)?));
                Some(position)
            }
            None => self.base.position.clone(),
        };
        let notices = self.notices(position.as_deref());
        let head = Arc::new(self.head);
        let expected = self.base.head.seq;
        let (metadata, title, published) = (self.metadata, self.base.title, self.published);
        let loaded = LoadedTable { head: Arc::clone(&head), metadata, title, position, published };
        let commit = Commit { expected, head, entries: self.entries, notices, idempotency_key, at: self.now };
        let forced = self.forced.iter().map(|open| open.decision.seat).collect();
        Ok(Ready { commit, loaded, forced })
    }

    /// Whoever is newly asked is told once, however many actions led there; before that, what was done for them meanwhile.
    fn notices(&self, position: Option<&dyn Position>) -> Vec<NoticeKind> {
        let mut notices = if self.within_turn() { Vec::new() } else { vec![NoticeKind::Card] };
        let sits = |seat: Seat| self.metadata.seats.get(seat.index()).and_then(Occupant::person).is_some();
        notices.extend(self.forced.iter().filter(|open| sits(open.decision.seat)).map(aside));
        let asked = self.head.pending.iter().filter(|open| open.id.0 > self.base.head.seq.0);
        notices.extend(asked.filter_map(|open| call(&self.metadata, position, open, self.mover)));
        if self.head.channel_status == ChannelStatus::Past && self.base.head.channel_status != ChannelStatus::Past {
            notices.push(NoticeKind::End);
        }
        notices
    }
}

/// Tells somebody of a decision out of turn.
fn aside(open: &PendingDecision) -> NoticeKind {
    NoticeKind::Decide { seat: open.decision.seat, decision: open.id, began: Some(open.began()) }
}

/// The answer of a seat that has no other: a decision with one answer is no question.
fn only_answer(position: &dyn Position, seat: Seat) -> Option<String> {
    let mut legal = position.legal(seat);
    if legal.len() == 1 { legal.pop() } else { None }
}

/// How a person learns of a decision that has just been opened: in their own turn unless they have just acted themselves,
/// out of turn always. Computer players need not be told, and nobody of a decision with one answer: the house gives it.
pub(super) fn call(
    metadata: &Metadata,
    position: Option<&dyn Position>,
    open: &PendingDecision,
    mover: Option<PersonId>,
) -> Option<NoticeKind> {
    let (seat, decision) = (open.decision.seat, open.id);
    let person = metadata.seats.get(seat.index()).and_then(Occupant::person)?;
    if position.is_some_and(|position| only_answer(position, seat).is_some()) {
        return None;
    }
    if open.decision.out_of_turn {
        Some(aside(open))
    } else if Some(person.id) != mover {
        Some(NoticeKind::Turn { seat, decision })
    } else {
        None
    }
}
