//! A table as a viewer sees it.
//!
//! Invariant: the unpublished steps of a turn are visible only to the person who takes them ([`TableView::seen_by`]).
//! Other viewers see the table as of the last finished turn, or of the last step that revealed new facts.

use std::fmt;
use std::sync::Arc;

use serde_json::Value;

use crate::{
    Agreement, Entry, GameView, Invitation, Leaver, Occupant, OpenDecision, OpenVote, Pace, Person, Stage, UndoAsked,
    Wait,
};
use skald_core::engine::{Commitment, Seat, Seed, Viewer};
use skald_core::title::{Action, Position, Title, intent_code};
use skald_core::words::{Locale, Voice};
use skald_store::{
    ChannelId, CommunityId, DecisionId, EntryKind, OpenTurn, PendingDecision, PersonId, Seq, TableId, Timestamp,
    TurnStep,
};

/// One table at one seq: all data needed to show it. Cheap to copy.
///
/// The viewer is chosen once: the public unless [`TableView::seen_by`] or [`TableView::as_seat`] says otherwise. A
/// finished game is visible to all. [`TableView::game`] returns no more than that viewer may know.
#[derive(Clone)]
pub struct TableView {
    pub id: TableId,
    /// The seq of the last entry.
    pub seq: Seq,
    pub stage: Stage,
    /// The title that is played.
    pub title: Arc<dyn Title>,
    /// Every option with its value.
    pub options: Value,
    /// The host, who may start and end the game.
    pub host: PersonId,
    /// Whether the host may end the game without the votes of others.
    pub host_ends_alone: bool,
    pub channel: ChannelId,
    /// The community of the channel.
    pub community: Option<CommunityId>,
    /// The language of the channel.
    pub locale: Locale,
    /// The occupants in order of seat.
    pub seats: Vec<Occupant>,
    /// The requested number of seats.
    pub wanted: u8,
    /// The game as the viewer may see it; `None` in the lobby.
    pub game: Option<GameView>,
    /// The open decisions, in order of seat.
    pub open: Vec<OpenDecision>,
    /// The seats whose computer players think about their moves.
    pub thinking: Vec<Seat>,
    /// The typed codes of the steps that the viewer may undo. Other viewers do not see them.
    pub steps: Vec<String>,
    /// The turn in progress, if there is one.
    pub begun: Option<TurnInProgress>,
    /// The published commitment to the seed, from the start on.
    pub commitment: Option<Commitment>,
    /// The seed, once the game is over.
    pub seed: Option<Seed>,
    /// The clock; `None` without a time limit.
    pub clock: Option<ClockView>,
    /// The motions that wait for votes.
    pub votes: Vec<OpenVote>,
    /// The seats whose people are no longer in the community.
    pub gone: Vec<Seat>,
    /// The seats that another person may take over now.
    pub free: Vec<Seat>,
    /// The people who have left the game for good.
    pub left: Vec<Leaver>,
    /// Whether somebody has left the game. If it ends early, they have lost it.
    pub abandoned: bool,
    /// The seats whose people a computer player has helped, so a win of theirs is not counted.
    pub assisted: Vec<Seat>,
    /// The seat that won because all others had left.
    pub winner: Option<Seat>,
    /// The seats that lose a game of a tournament because they never came.
    pub forfeited: Vec<Seat>,
    /// The seats that are offered, and to whom.
    pub offers: Vec<(Seat, PersonId)>,
    /// The seats of the lobby that are kept for invited people.
    pub invited: Vec<Invitation>,
    /// What people of the lobby agreed to before the host changed it.
    pub agreements: Vec<Agreement>,
    /// Whether only invited people may join.
    pub invited_only: bool,
    /// The open request to take back a move.
    pub undo_asked: Option<UndoAsked>,
    /// The range that the last undo by consent made void: the entries after the first seq and before the second, that
    /// of the undo.
    pub undone: Option<(Seq, Seq)>,
    /// When the lobby closes without activity.
    pub closes_at: Option<Timestamp>,
    /// Whether nothing but the host's start is missing in a lobby.
    pub waits_for_host: bool,
    /// Whether all who sit in the lobby may start the game, because its host did not.
    pub all_may_start: bool,
    /// When the lobby was opened.
    pub opened_at: Timestamp,
    pub started_at: Option<Timestamp>,
    /// When the game was over, or the lobby closed.
    pub ended_at: Option<Timestamp>,
}

/// The clock of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClockView {
    /// The time limits.
    pub pace: Pace,
    pub paused: bool,
    /// The decisions that wait for people, in order of seat.
    pub waits: Vec<(Seat, Wait)>,
    /// The seats whose people are away, and until when.
    pub away: Vec<(Seat, Timestamp)>,
}

impl ClockView {
    /// Until when the person of a seat is away.
    pub fn away_until(&self, seat: Seat) -> Option<Timestamp> {
        self.away.iter().find(|(away, _)| *away == seat).map(|(_, until)| *until)
    }

    /// The decision that waits for a seat; `None` while its clock is stopped.
    pub fn running(&self, seat: Seat) -> Option<Wait> {
        let wait = self.waits.iter().find(|(waiting, _)| *waiting == seat);
        wait.map(|(_, wait)| *wait).filter(|_| !self.paused && self.away_until(seat).is_none())
    }
}

/// A turn in progress. Only [`TableView::seen_by`] reveals it.
#[derive(Clone)]
pub struct TurnInProgress {
    seat: Seat,
    /// The last published entry.
    published: Seq,
    /// The published game.
    before: Option<Arc<dyn Position>>,
    steps: Vec<TurnStep>,
    running: Running,
}

/// The game as the seat in the middle of its turn sees it.
#[derive(Clone)]
pub(crate) struct Running {
    pub position: Option<Arc<dyn Position>>,
    pub pending: Vec<PendingDecision>,
}

impl TurnInProgress {
    pub(crate) fn new(open_turn: &OpenTurn, before: Option<Arc<dyn Position>>, running: Running) -> Self {
        let seat = open_turn.seat;
        let published = open_turn.published;
        let steps = open_turn.steps.clone();
        Self { seat, published, before, steps, running }
    }

    /// The typed codes of the steps that the seat chose itself.
    fn chosen(&self) -> Vec<String> {
        self.steps.iter().filter(|step| !step.follows).map(|step| step.action.clone()).collect()
    }

    /// The question that its seat is asked after its steps.
    fn step(&self) -> Option<&PendingDecision> {
        self.running.pending.iter().find(|open| open.decision.seat == self.seat)
    }

    /// The label of the last choice of the seat, from the position in which it was chosen.
    fn last(&self, voice: &Voice) -> Option<String> {
        let last = self.steps.iter().rposition(|step| !step.follows)?;
        let mut position = self.before.as_ref()?.duplicate();
        for step in &self.steps[..last] {
            position.act(self.seat, &step.action).ok()?;
        }
        let codes: Vec<&String> = self.steps[last..].iter().map(|step| &step.action).collect();
        Some(position.label(self.seat, &intent_code(&codes), voice))
    }
}

/// The only action of a seat, if it passes the turn to another seat or ends the game.
pub(crate) fn end_left(position: &dyn Position, seat: Seat) -> Option<Action> {
    let only = position.choices(seat).only().cloned()?;
    let mut after = position.duplicate();
    after.apply(seat, &only).ok()?;
    let passed = after.decisions().iter().all(|asked| asked.seat != seat && !asked.out_of_turn);
    passed.then_some(only)
}

impl fmt::Debug for TableView {
    /// Omits the positions, which hold secrets.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("TableView")
            .field("id", &self.id)
            .field("seq", &self.seq)
            .field("stage", &self.stage)
            .finish_non_exhaustive()
    }
}

impl TableView {
    /// The table as this person may see it, including the steps of their own turn in progress.
    #[must_use]
    pub fn seen_by(mut self, person: PersonId) -> Self {
        let seat = self.seat_of(person).filter(|_| !self.is_over());
        if let Some(seat) = seat {
            self = self.as_seat(seat);
        }
        let own = self.begun.as_ref().filter(|begun| Some(begun.seat) == seat).cloned();
        if let Some(begun) = own {
            self.steps = begun.chosen();
            self.game = begun.running.position.map(|position| self.game_of(position));
            self.open = OpenDecision::all(&begun.running.pending, self.game.as_ref());
        }
        self
    }

    /// The table as a seat sees it, without the steps of its turn in progress: for messages to its person.
    #[must_use]
    pub fn as_seat(&self, seat: Seat) -> Self {
        let open = self.open.iter().map(|open| open.seen_by(seat)).collect();
        Self { game: self.game.as_ref().map(|game| game.seen_by(seat)), open, ..self.clone() }
    }

    pub const fn viewer(&self) -> Viewer {
        match &self.game {
            Some(game) => game.viewer(),
            None => Viewer::Public,
        }
    }

    fn game_of(&self, position: Arc<dyn Position>) -> GameView {
        let coached = self.game.as_ref().is_some_and(GameView::is_coached);
        GameView::new(Arc::clone(&self.title), position, self.viewer()).coached(coached)
    }

    /// The events of an entry in words, line by line, as the viewer may know them.
    pub fn narrate(&self, entry: &Entry, voice: &Voice) -> Vec<String> {
        entry.events().iter().filter_map(|event| self.title.narrate(event, self.viewer(), voice)).collect()
    }

    /// What a seat did in these entries, as the viewer may know it: a few words each, the most important first.
    pub fn deeds(&self, seat: Seat, entries: &[Entry], voice: &Voice) -> Vec<String> {
        let events: Vec<_> = entries.iter().flat_map(|entry| entry.events()).cloned().collect();
        self.title.deeds(seat, &events, self.viewer(), voice)
    }

    /// The heading, in the log, of what follows an entry that begins a round or a voyage.
    pub fn chapter(&self, entry: &Entry, voice: &Voice) -> Option<String> {
        entry.events().iter().rev().find_map(|event| self.title.chapter(event, self.viewer(), voice))
    }

    /// The events of an entry as data, as the viewer may know them.
    pub fn seen_events(&self, entry: &Entry) -> Vec<Value> {
        entry.events().iter().filter_map(|event| self.title.redact(event, self.viewer())).collect()
    }

    /// The position with all secrets, for checks and simulations. Code that shows a table to people must not call it
    /// (`tests/docs/architecture.rs`).
    pub fn unredacted(&self) -> Option<&Arc<dyn Position>> {
        self.game.as_ref().map(GameView::position)
    }

    /// The last step that the viewer may undo, in words.
    pub fn last_step(&self, voice: &Voice) -> Option<String> {
        self.begun.as_ref().filter(|_| !self.steps.is_empty())?.last(voice)
    }

    /// The seat that is in the middle of its turn.
    pub fn begun(&self) -> Option<Seat> {
        self.begun.as_ref().map(|begun| begun.seat)
    }

    /// Whether the viewer may read this entry. An unpublished step is visible to its seat only.
    pub(crate) fn may_read(&self, entry: &Entry) -> bool {
        let hidden = self.begun.as_ref().filter(|_| self.steps.is_empty()).map(|begun| begun.published);
        let step = matches!(entry.kind, EntryKind::Act(_) | EntryKind::Undo { .. });
        !step || hidden.is_none_or(|published| entry.seq <= published)
    }

    /// The seat on which a person plays.
    pub fn seat_of(&self, person: PersonId) -> Option<Seat> {
        self.seat_where(|occupant| occupant.person().is_some_and(|p| p.id == person))
    }

    /// The seat of a person who plays now or may reclaim it.
    pub fn seat_owned_by(&self, person: PersonId) -> Option<Seat> {
        self.seat_where(|occupant| occupant.owner().is_some_and(|p| p.id == person))
    }

    /// The seat that a computer player keeps for this person.
    pub fn seat_kept_for(&self, person: PersonId) -> Option<Seat> {
        self.seat_where(|o| o.person().is_none() && o.owner().is_some_and(|p| p.id == person))
    }

    /// Whether others have left the game, and only one person stays. That one wins if a person ends it now.
    pub fn is_left_to_one(&self) -> bool {
        let mut staying = Seat::all(self.seats.len() as u8).filter(|seat| self.is_played(*seat));
        self.abandoned && staying.next().is_some() && staying.next().is_none()
    }

    /// Whether the game waits for another person who has not left.
    pub fn waits_for_another(&self, person: PersonId) -> bool {
        let Some(own) = self.seat_of(person) else { return false };
        self.open.iter().any(|open| open.decision.seat != own && self.is_played(open.decision.seat))
    }

    /// Whether a person plays on a seat and has not left.
    fn is_played(&self, seat: Seat) -> bool {
        self.occupant(seat).is_some_and(|occupant| occupant.person().is_some()) && !self.gone.contains(&seat)
    }

    fn seat_where(&self, wanted: impl Fn(&Occupant) -> bool) -> Option<Seat> {
        self.seats.iter().position(wanted).map(|index| Seat(index as u8))
    }

    /// The occupant of a seat.
    pub fn occupant(&self, seat: Seat) -> Option<&Occupant> {
        self.seats.get(seat.index())
    }

    /// The person who had a seat when an entry was written, or for whom a computer player had it. `None` for any other
    /// computer player.
    pub fn owner_at(&self, seat: Seat, seq: Seq) -> Option<&Person> {
        self.leaver_at(seat, seq).or_else(|| self.occupant(seat)?.owner())
    }

    /// The person who had a seat when an entry was written, if they have left it since.
    fn leaver_at(&self, seat: Seat, seq: Seq) -> Option<&Person> {
        let before =
            self.left.iter().filter(|left| left.seat == Some(seat) && left.until.is_some_and(|until| seq < until));
        before.min_by_key(|left| left.until).map(|left| &left.person)
    }

    /// The people who had a seat one after another, up to the one who has it now.
    pub fn owners(&self, seat: Seat) -> impl Iterator<Item = &Person> {
        let left = self.left.iter().filter(move |left| left.seat == Some(seat)).map(|left| &left.person);
        left.chain(self.occupant(seat).and_then(Occupant::owner))
    }

    /// A person who has or had a seat.
    pub fn known(&self, person: PersonId) -> Option<&Person> {
        let sitting = self.seats.iter().filter_map(Occupant::owner);
        sitting.chain(self.left.iter().map(|left| &left.person)).find(|known| known.id == person)
    }

    /// The open decision of a seat.
    pub fn decision_of(&self, seat: Seat) -> Option<&OpenDecision> {
        self.open.iter().find(|open| open.decision.seat == seat)
    }

    /// The open decision that a notice to this seat names. In the middle of a turn the notice may name a later step.
    /// The public does not see it, so the decision is then the one with which the turn began.
    pub fn asked(&self, seat: Seat, decision: DecisionId) -> Option<&OpenDecision> {
        let open = self.decision_of(seat)?;
        let step = self.step_of(seat).is_some_and(|step| step.id == decision);
        (open.id == decision || step).then_some(open)
    }

    /// The deadline of a seat's open decision; `None` without one, or while its clock is stopped.
    pub fn deadline(&self, seat: Seat) -> Option<Timestamp> {
        let wait = self.clock.as_ref()?.running(seat)?;
        self.asked(seat, wait.decision).map(|_| wait.until)
    }

    /// When the seat took its last step, if it is in the middle of its turn.
    pub fn stepped_at(&self, seat: Seat) -> Option<Timestamp> {
        self.step_of(seat).map(|step| step.since)
    }

    /// The label of the button that ends the turn of a seat, if nothing else is left to do in it.
    pub fn end_left(&self, seat: Seat, voice: &Voice) -> Option<String> {
        let begun = self.begun.as_ref().filter(|begun| begun.seat == seat)?;
        let position = begun.running.position.as_deref()?;
        let end = end_left(position, seat)?;
        Some(position.label(seat, &end.to_string(), voice))
    }

    fn step_of(&self, seat: Seat) -> Option<&PendingDecision> {
        self.begun.as_ref().filter(|begun| begun.seat == seat)?.step()
    }

    /// Whether this person has a decision to make now.
    pub fn waits_for(&self, person: PersonId) -> bool {
        self.seat_of(person).is_some_and(|seat| self.decision_of(seat).is_some())
    }

    /// Whether only one person plays at the table.
    pub fn is_alone(&self) -> bool {
        self.seats.iter().filter_map(Occupant::person).count() == 1
    }

    /// A text that changes whenever the viewer may see something new. The steps of another seat's turn do not change it.
    pub fn version(&self) -> String {
        let hidden = self.begun.as_ref().filter(|_| self.steps.is_empty());
        hidden.map_or_else(|| self.seq.to_string(), |begun| format!("{}+", begun.published))
    }

    /// Whether the game is over or the lobby cancelled.
    pub const fn is_over(&self) -> bool {
        matches!(self.stage, Stage::Finished | Stage::Ended)
    }

    /// A voice for this table at its seq; `name` gives the name of an occupant, sanitized for the place where it is
    /// shown.
    pub fn voice(&self, locale: Locale, name: impl Fn(&Occupant, Seat) -> String) -> Voice {
        let names = (0..).map(Seat).zip(&self.seats).map(|(seat, occupant)| {
            let left = self.leaver_at(seat, self.seq).cloned().map(Occupant::Person);
            name(left.as_ref().unwrap_or(occupant), seat)
        });
        Voice::new(locale, names.collect())
    }
}
