//! A change of a table in memory, which becomes one commit. Pure: no store, no clock.
//!
//! Every action passes through [`Transaction::act`], which decides whether it may still be undone; see
//! [`super::steps`].

use std::panic::{self, AssertUnwindSafe};
use std::sync::Arc;

use serde_json::Value;

use super::loaded::LoadedTable;
use super::metadata::Metadata;
use super::orders::Ordered;
use super::pace::SeatClock;
use super::results::{self, GameResult, PlayerResult};
use super::{Leaver, Occupant, QuietHours, Stage, TableError, exchange, usual_policy};
use crate::engine::{CodeError, Decision, Seat, Seed};
use crate::store::{
    Actor, ChannelStatus, Commit, DecisionId, Entry, EntryKind, Head, IdempotencyKey, JsonText, MemoWrite, NoticeKind,
    PendingDecision, PersonId, Seq, Timestamp,
};
use crate::title::{ActError, Action, Choices, Position};

/// The maximum number of moves without a person (computer players, forced moves, orders) in one commit. A longer run
/// continues in further commits, so that the size of a commit is bounded.
const UNATTENDED_ACTIONS: usize = 64;

/// The source of an answer for which no person is asked.
enum Unattended {
    /// A computer player, with its policy.
    Computer(Seat, String),
    /// A forced move: the person has only this choice.
    Forced(Seat, Action),
    /// The orders of the person: an answer, a planned move, or a plan that lapses.
    Ordered(Seat, Ordered),
}

/// A person whose time is up, and for whom a computer player acts.
struct Absent {
    seat: Seat,
    policy: String,
    /// The decision to answer; `None` means all of the turn.
    decision: Option<DecisionId>,
    /// The part of the game in which this happens. A turn does not reach into the next part.
    part: Option<u16>,
}

/// A table that is being changed.
pub(super) struct Transaction {
    pub(super) base: LoadedTable,
    /// The person who asked for the change. They get no notice of their own turn.
    pub(super) mover: Option<PersonId>,
    now: Timestamp,
    pub(super) head: Head,
    metadata: Arc<Metadata>,
    pub(super) position: Option<Arc<dyn Position>>,
    /// The position that all other seats see while a turn is in progress.
    pub(super) published: Option<Arc<dyn Position>>,
    pub(super) entries: Vec<Entry>,
    /// The decisions answered without asking, the last of each seat and kind: by forced moves out of turn, or by
    /// orders.
    unasked: Vec<(PendingDecision, Actor)>,
    /// The people for whom computer players act in this change.
    absent: Vec<Absent>,
    /// Notices beyond those that follow from the change itself.
    pub(super) more_notices: Vec<NoticeKind>,
}

/// A finished transaction: the commit, and the table after it.
pub(super) struct Ready {
    pub commit: Commit,
    pub loaded: LoadedTable,
    /// The seats that were moved out of turn, or by their orders.
    pub unasked: Vec<Seat>,
    /// The person whose change it is, or who waits for it.
    pub mover: Option<PersonId>,
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

    pub(super) fn write(&mut self, actor: Actor, kind: EntryKind, action: Option<String>, events: Vec<Value>) {
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
    pub(super) fn update_decisions(&mut self, answered: Option<Seat>, others: &[(Seat, Choices)]) {
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

    /// Whether the next move needs no person and no long thought.
    pub fn has_unattended_now(&self) -> bool {
        self.next_now().is_some()
    }

    /// Whether computer players may act in this change.
    pub fn has_computers(&self) -> bool {
        !self.absent.is_empty() || self.metadata.seats.iter().any(|occupant| occupant.policy().is_some())
    }

    /// The next move without a person, unless its computer player thinks long.
    fn next_now(&self) -> Option<Unattended> {
        self.next_unattended().filter(|next| !self.is_thought(next))
    }

    fn is_thought(&self, next: &Unattended) -> bool {
        matches!(next, Unattended::Computer(_, policy) if self.base.title.thinks_long(policy))
    }

    fn next_unattended(&self) -> Option<Unattended> {
        if let Some(absent) = self.absent.iter().find(|absent| self.acts_for(absent)) {
            return Some(Unattended::Computer(absent.seat, absent.policy.clone()));
        }
        self.head.pending.iter().find_map(|open| {
            let seat = open.decision.seat;
            match self.metadata.seats.get(seat.index())?.policy() {
                Some(policy) => Some(Unattended::Computer(seat, policy.to_owned())),
                None => match self.position()?.choices(seat).only() {
                    Some(only) => {
                        // A person who may still undo a step ends the turn themselves.
                        let ends = self.begun() == Some(seat) && self.would_publish(seat, only);
                        (!ends).then(|| Unattended::Forced(seat, only.clone()))
                    }
                    None => self.ordered(open).map(|ordered| Unattended::Ordered(seat, ordered)),
                },
            }
        })
    }

    /// Makes the moves that need no person. It stops when a person must decide, a computer player thinks long, the game
    /// is over, or the commit is full.
    pub fn play_unattended(&mut self) {
        for _ in 0..UNATTENDED_ACTIONS {
            let Some(next) = self.next_now() else { return };
            if !self.play(next) {
                return;
            }
        }
    }

    /// Makes the move of a computer player that thinks long, and the moves after it that need no person.
    pub fn play_one_thought(&mut self) {
        if let Some(next) = self.next_unattended().filter(|next| self.is_thought(next)) {
            self.play(next);
        }
        self.play_unattended();
    }

    /// Makes a move without a person; returns whether it was made.
    fn play(&mut self, next: Unattended) -> bool {
        match next {
            Unattended::Computer(seat, policy) => self.let_computer_act(seat, &policy),
            Unattended::Forced(seat, only) => self.act_unasked(seat, &only, Actor::System),
            Unattended::Ordered(seat, ordered) => self.follow_order(seat, ordered),
        }
    }

    /// Makes a move for a person without asking: a forced move, or by an order. Returns whether it was made.
    pub(super) fn act_unasked(&mut self, seat: Seat, action: &Action, actor: Actor) -> bool {
        let table = self.head.table;
        let seq = self.head.seq.next();
        let asked = self.pending_of(seat).cloned();
        if let Err(error) = self.act(seat, action, actor.clone()) {
            tracing::error!(%table, %seq, code = %action, %error, "an automatic move was refused");
            return false;
        }
        let Some(asked) = asked else { return true };
        // The notice of an order also covers the forced moves of its seat after it.
        let ordered = self.unasked.iter().any(|(open, by)| open.decision.seat == seat && *by == Actor::Ordered);
        if actor == Actor::Ordered || asked.decision.out_of_turn && !ordered {
            self.unasked.retain(|(open, by)| open.decision.seat != seat || *by != actor);
            self.unasked.push((asked, actor));
        }
        true
    }

    /// Moves for a computer player: as its policy says, else at random, else the first legal choice, so that the table
    /// never hangs. Returns whether a move was made.
    fn let_computer_act(&mut self, seat: Seat, policy: &str) -> bool {
        let table = self.head.table;
        let seq = self.head.seq.next();
        let seed = self.policy_seed(seq);
        for way in [Some(policy), Some("random"), None] {
            let action = match way {
                Some(way) => self.suggestion(way, seat, &seed),
                None => self.position().and_then(|position| position.choices(seat).get(0).cloned()),
            };
            let Some(action) = action else { continue };
            match self.act(seat, &action, Actor::Computer(policy.to_owned())) {
                Ok(()) => return true,
                Err(error) => {
                    tracing::error!(%table, %seq, code = %action, %error, "the action of a computer player was refused")
                }
            }
        }
        tracing::error!(%table, %seq, "a computer player has no legal action");
        false
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

    /// The computer player that makes the moves of an absent person in this change: the usual one, or the first that does
    /// not think long.
    pub fn quick_policy(&self) -> String {
        let title = self.base.title.as_ref();
        let all = usual_policy(title, &self.metadata.seats).into_iter().chain(title.policies());
        all.into_iter().find(|policy| !title.thinks_long(policy)).unwrap_or_default().to_owned()
    }

    /// The computer player that keeps the seat of a person.
    pub fn policy_for_keeping(&self) -> String {
        usual_policy(self.base.title.as_ref(), &self.metadata.seats).unwrap_or_default().to_owned()
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

    /// Lets a computer player finish the turn of a person in this change. The turn ends when the seat is no longer
    /// asked in its own turn, or another part of the game begins.
    pub fn play_turn(&mut self, seat: Seat, policy: &str) {
        let part = self.position().map(Position::part);
        self.absent.push(Absent { seat, policy: policy.to_owned(), decision: None, part });
    }

    fn acts_for(&self, absent: &Absent) -> bool {
        let Some(open) = self.pending_of(absent.seat) else { return false };
        match absent.decision {
            Some(decision) => open.id == decision,
            None => !open.decision.out_of_turn && self.position().map(Position::part) == absent.part,
        }
    }

    /// Answers a decision for a person by the default of the title, else as a computer player does.
    pub fn answer_by_default(&mut self, seat: Seat, policy: &str) {
        let words = self.base.title.meta().when_absent;
        let choices = self.position().map(|position| position.choices(seat));
        let word = |action: &Action| action.to_string().split(' ').next().unwrap_or_default().to_owned();
        let default = choices.and_then(|choices| {
            words.iter().find_map(|default| choices.all().find(|action| word(action) == *default).cloned())
        });
        let answered =
            default.is_some_and(|action| self.act(seat, &action, Actor::Computer(policy.to_owned())).is_ok());
        if let (false, Some(open)) = (answered, self.pending_of(seat)) {
            let decision = Some(open.id);
            self.absent.push(Absent { seat, policy: policy.to_owned(), decision, part: None });
        }
    }

    /// The choice of a policy, if it makes one. A panic in a policy must not fail the person's action.
    fn suggestion(&self, policy: &str, seat: Seat, seed: &Seed) -> Option<Action> {
        let table = self.head.table;
        let seq = self.head.seq.next();
        let position = self.position()?;
        match panic::catch_unwind(AssertUnwindSafe(|| position.suggest(policy, seat, seed))) {
            Ok(Ok(suggested)) => suggested,
            Ok(Err(error)) => {
                tracing::warn!(%table, %seq, %error, "unknown policy of a computer player");
                None
            }
            Err(_) => {
                tracing::error!(%table, %seq, %policy, "a policy panicked");
                None
            }
        }
    }

    /// The seed of a computer player's move: never drawn from the generator of the game.
    pub fn policy_seed(&self, seq: Seq) -> Seed {
        self.metadata.seed.unwrap_or_else(|| Seed::from_number(self.head.table.bits())).derive("policy", seq.0)
    }

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
pub(super) fn decision_notice(
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
