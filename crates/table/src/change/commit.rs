//! The end of a change of a table: what follows from it, its notices, and the commit.

use std::sync::Arc;

use super::transaction::Transaction;
use crate::results::{self, GameResult, PlayerResult};
use crate::state::loaded::LoadedTable;
use crate::state::metadata::Metadata;
use crate::{Occupant, Stage, TableError};
use skald_core::engine::Seat;
use skald_core::title::Position;
use skald_store::{
    Actor, ChannelStatus, Commit, DecisionId, Entry, EntryKind, IdempotencyKey, JsonText, MemoWrite, NoticeKind,
    PendingDecision, PersonId,
};

/// A finished transaction: the commit, and the table after it.
pub(crate) struct Ready {
    pub commit: Commit,
    pub loaded: LoadedTable,
    /// The seats that were moved out of turn, or by their orders.
    pub unasked: Vec<Seat>,
    /// The person whose change it is, or who waits for it.
    pub mover: Option<PersonId>,
}

impl Transaction {
    /// The commit, and the table after it.
    pub fn finish(mut self, idempotency_key: Option<IdempotencyKey>) -> Result<Ready, TableError> {
        let defect = |error: serde_json::Error| TableError::Defect(error.to_string());
        self.recount_votes();
        self.pass_host_on();
        self.follow_terms();
        self.end_moot_undo();
        self.follow_clocks();
        self.prune_orders();
        // A full commit leaves the decisions that orders answer to the next commit. Their people are not notified.
        let ordered = |open: &&PendingDecision| self.ordered(open).is_some();
        let ordered: Vec<_> = self.head.pending.iter().filter(ordered).map(|open| open.id).collect();
        let live = self.head.channel_status == ChannelStatus::Live;
        self.head.people = if live { self.metadata.people() } else { Vec::new() };
        // While a turn is in progress, the decisions that the other seats see count as open, too.
        let published = self.head.open_turn.iter().flat_map(|open_turn| &open_turn.pending);
        // Before another commit the table waits for no person, so that a start finds it (`Store::unattended`). The next
        // commit has no absent people.
        self.absent.clear();
        let rests = live && self.next_unattended().is_none();
        let waiting = self.metadata.waiting(self.head.pending.iter().chain(published).filter(|_| rests));
        self.head.waiting = waiting;
        if !Arc::ptr_eq(&self.metadata, &self.base.metadata) {
            self.head.metadata = JsonText::of(&*self.metadata).map_err(defect)?;
        }
        let position: Option<Arc<dyn Position>> = match self.position.take() {
            Some(position) => {
                self.head.position = Some(position.save().map_err(defect)?.into());
                Some(position)
            }
            None => self.base.position.clone(),
        };
        let notices = self.notices(position.as_deref(), &ordered);
        let memos = self.result(position.as_deref()).into_iter().collect();
        let head = Arc::new(self.head);
        let expected = self.base.head.seq;
        let before = Some(Arc::clone(&self.base.head));
        let metadata = self.metadata;
        let title = self.base.title;
        let loaded = LoadedTable { head: Arc::clone(&head), metadata, title, position, published: self.published };
        let commit =
            Commit { expected, before, head, entries: self.entries, notices, memos, idempotency_key, at: self.now };
        let unasked = self.unasked.iter().map(|(open, _)| open.decision.seat).collect();
        Ok(Ready { commit, loaded, unasked, mover: self.mover })
    }

    /// Another person becomes the host of an unfinished table whose host does not play any more.
    fn pass_host_on(&mut self) {
        if matches!(self.metadata.stage, Stage::Lobby | Stage::Playing)
            && let Some(next) = self.metadata.next_host()
        {
            self.metadata_mut().host = next;
        }
    }

    /// The result of a game that ends with this change, for the standings of its community. A game that ends early has
    /// one if people have left it: they have lost it.
    fn result(&self, position: Option<&dyn Position>) -> Option<MemoWrite> {
        let ended = self.metadata.ended_at?;
        let community = self.metadata.community?;
        let winner = self.metadata.winner;
        let by_person = |entry: &Entry| entry.kind == EntryKind::End && matches!(entry.actor, Actor::Person(_));
        let outcome = match self.metadata.stage {
            Stage::Finished => Some(position?.outcome()?),
            Stage::Ended if !self.entries.iter().any(by_person) || self.metadata.started_at.is_none() => return None,
            Stage::Ended if winner.is_none() && !self.metadata.is_abandoned() => return None,
            _ => None,
        };
        let left = |seat: Seat, occupant: &Occupant| {
            let lost = winner.is_some_and(|winner| winner != seat) && occupant.owner().is_some();
            lost || self.metadata.has_left(seat)
        };
        let player = |(seat, occupant): (Seat, &Occupant)| {
            let clock = self.metadata.clock.as_ref().and_then(|clock| clock.seat(seat));
            let left = left(seat, occupant);
            let stopped = 1 + u8::from(left || occupant.person().is_none());
            let (rank, points) = match &outcome {
                Some(outcome) => (*outcome.ranks.get(seat.index())?, *outcome.points.get(seat.index())?),
                None => (stopped, 0),
            };
            Some(PlayerResult {
                person: occupant.owner().map(|person| person.id),
                policy: occupant.policy().map(str::to_owned),
                name: occupant.owner().map(|person| person.name.clone()).unwrap_or_default(),
                rank,
                points,
                left,
                assisted: self.metadata.assisted.contains(&seat),
                in_time: clock.map_or(0, |clock| clock.in_time),
                late: clock.map_or(0, |clock| clock.late),
            })
        };
        let seats = Seat::all(self.metadata.seats.len() as u8).zip(&self.metadata.seats);
        let mut players = seats.map(player).collect::<Option<Vec<_>>>()?;
        players.extend(self.metadata.leavers().into_iter().map(PlayerResult::of_leaver));
        let title = self.head.version_lock.title.clone();
        let result = GameResult { table: self.head.table, title, ended, players };
        Some((results::key(community, &result), serde_json::to_value(&result).ok()))
    }

    /// Updates the clocks for the open decisions, and sets the time of the next action without a person.
    fn follow_clocks(&mut self) {
        let now = self.now;
        let acted = |seat: Seat| {
            let by_person =
                |entry: &&Entry| matches!(entry.actor, Actor::Person(_)) && entry.kind == EntryKind::Act(seat);
            self.entries.iter().find(by_person).map(|entry| (seat, entry.seq))
        };
        let present: Vec<_> = Seat::all(self.metadata.seats.len() as u8).filter_map(acted).collect();
        if self.metadata.stage == Stage::Lobby {
            self.follow_lobby();
        }
        if self.metadata.stage != Stage::Lobby
            && let Some(mut clock) = self.metadata.clock.clone()
        {
            for (seat, seq) in present {
                clock.remember(seat, seq, now);
            }
            clock.follow(&self.metadata.seats, self.metadata.timed(&self.head.pending), now);
            self.metadata_mut().clock = Some(clock);
        }
        self.head.due = self.metadata.due();
    }

    /// The notices of this change: the card, then the moves without asking, then one for each newly asked seat, however
    /// many actions led there. The decisions in `ordered` get no notice.
    fn notices(&self, position: Option<&dyn Position>, ordered: &[DecisionId]) -> Vec<NoticeKind> {
        let aside = self.entries.iter().all(|entry| matches!(entry.kind, EntryKind::Order(_)));
        let mut notices = if aside || self.within_turn() { Vec::new() } else { vec![NoticeKind::Card] };
        let sits = |seat: Seat| self.metadata.seats.get(seat.index()).and_then(Occupant::person).is_some();
        let unasked = self.unasked.iter().map(|(open, _)| open);
        notices.extend(unasked.filter(|open| sits(open.decision.seat)).map(out_of_turn_notice));
        let asked = self.head.pending.iter().filter(|open| open.id.0 > self.base.head.seq.0);
        let asked = asked.filter(|open| !ordered.contains(&open.id));
        notices.extend(asked.filter_map(|open| decision_notice(&self.metadata, position, open, self.mover)));
        if self.head.channel_status == ChannelStatus::Past && self.base.head.channel_status != ChannelStatus::Past {
            notices.push(NoticeKind::End);
        }
        notices.extend(self.more_notices.iter().cloned().chain(self.departures()));
        notices
    }
}

/// The notice of a decision out of turn.
fn out_of_turn_notice(open: &PendingDecision) -> NoticeKind {
    NoticeKind::Decide { seat: open.decision.seat, decision: open.id, began: Some(open.began()) }
}

/// The notice of a newly opened decision: in a person's own turn unless they are the `mover`, out of turn always. None
/// for computer players, and none for a decision with one choice, which a forced move answers.
pub(crate) fn decision_notice(
    metadata: &Metadata,
    position: Option<&dyn Position>,
    open: &PendingDecision,
    mover: Option<PersonId>,
) -> Option<NoticeKind> {
    let seat = open.decision.seat;
    let decision = open.id;
    let person = metadata.seats.get(seat.index()).and_then(Occupant::person)?;
    if position.is_some_and(|position| position.choices(seat).only().is_some()) {
        return None;
    }
    if open.decision.out_of_turn {
        Some(out_of_turn_notice(open))
    } else if Some(person.id) != mover {
        Some(NoticeKind::Turn { seat, decision })
    } else {
        None
    }
}
