//! A table as it stands, for whoever shows it.
//!
//! Invariant: the steps of a turn that is not settled are seen only by whoever takes them ([`TableView::seen_by`]); all others
//! see the table as of the last finished turn, or of the last step that told somebody something.

use std::fmt;
use std::sync::Arc;

use serde_json::Value;

use super::{GameView, Occupant, Stage};
use crate::engine::{Commitment, Seat, Seed, Viewer};
use crate::store::{ChannelId, CommunityId, Entry, EntryKind, OpenTurn, PersonId, Seq, TableId, Timestamp, TurnStep};
use crate::title::{Position, Title};
use crate::words::{Locale, Voice};

/// An open decision: who is asked what, its id, and since when.
pub use crate::store::PendingDecision as OpenDecision;

/// One table as it stands at one seq: everything that is needed to show it. Cheap to copy.
///
/// The viewer is chosen once: the public until [`TableView::seen_by`] or [`TableView::as_seat`] says otherwise, everybody
/// everything when the game is over. [`TableView::game`] gives no more than that viewer may know.
#[derive(Clone)]
pub struct TableView {
    /// The table.
    pub id: TableId,
    /// Where it stands.
    pub seq: Seq,
    /// Where it is in its life.
    pub stage: Stage,
    /// What is played.
    pub title: Arc<dyn Title>,
    /// Every switch with its value.
    pub options: Value,
    /// Who may start and end it.
    pub host: PersonId,
    /// Where it is played.
    pub channel: ChannelId,
    /// Where the channel belongs.
    pub community: Option<CommunityId>,
    /// The language of the channel.
    pub locale: Locale,
    /// Who sits where.
    pub seats: Vec<Occupant>,
    /// How many seats the host wants.
    pub wanted: u8,
    /// The game as the viewer may see it; absent in the lobby.
    pub game: Option<GameView>,
    /// The open decisions, in order of seat.
    pub open: Vec<OpenDecision>,
    /// The steps that whoever looks may take back, by their typed codes; nobody else sees them.
    pub steps: Vec<String>,
    /// The turn that somebody is in the middle of.
    pub begun: Option<TurnInProgress>,
    /// The published promise of the seed, from the start on.
    pub commitment: Option<Commitment>,
    /// The seed, once the game is over.
    pub seed: Option<Seed>,
    /// When the lobby was opened.
    pub opened_at: Timestamp,
    /// When the game started.
    pub started_at: Option<Timestamp>,
    /// When it was over.
    pub ended_at: Option<Timestamp>,
}

/// A turn that somebody is in the middle of. Only [`TableView::seen_by`] opens it.
#[derive(Clone)]
pub struct TurnInProgress {
    seat: Seat,
    /// The last entry that all others see.
    published: Seq,
    /// The game as all others see it.
    before: Option<Arc<dyn Position>>,
    steps: Vec<TurnStep>,
    running: Running,
}

/// The game as the seat sees it that is in the middle of its turn.
#[derive(Clone)]
pub(super) struct Running {
    pub position: Option<Arc<dyn Position>>,
    pub open: Vec<OpenDecision>,
}

impl TurnInProgress {
    pub(super) fn new(open_turn: &OpenTurn, before: Option<Arc<dyn Position>>, running: Running) -> Self {
        let (seat, published, steps) = (open_turn.seat, open_turn.published, open_turn.steps.clone());
        Self { seat, published, before, steps, running }
    }

    /// The typed codes of what the seat chose.
    fn chosen(&self) -> Vec<String> {
        self.steps.iter().filter(|step| !step.forced).map(|step| step.action.clone()).collect()
    }

    /// The last step that the seat chose, as it was shown when it was chosen.
    fn last(&self, voice: &Voice) -> Option<String> {
        let last = self.steps.iter().rposition(|step| !step.forced)?;
        let mut position = self.before.as_ref()?.duplicate();
        for step in &self.steps[..last] {
            position.act(self.seat, &step.action).ok()?;
        }
        Some(position.label(self.seat, &self.steps[last].action, voice))
    }
}

impl fmt::Debug for TableView {
    /// Which table and where it stands; nothing of the game, which has secrets.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Sight")
            .field("id", &self.id)
            .field("seq", &self.seq)
            .field("stage", &self.stage)
            .finish_non_exhaustive()
    }
}

impl TableView {
    /// The table as this person may see it: in the middle of their own turn with the steps that they have taken.
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
            self.open = begun.running.open;
        }
        self
    }

    /// The same table as a seat sees it, without the steps of a turn that it is in the middle of: for messages to
    /// whoever sits there.
    #[must_use]
    pub fn as_seat(&self, seat: Seat) -> Self {
        Self { game: self.game.as_ref().map(|game| game.seen_by(seat)), ..self.clone() }
    }

    /// Who looks.
    pub const fn viewer(&self) -> Viewer {
        match &self.game {
            Some(game) => game.viewer(),
            None => Viewer::Public,
        }
    }

    fn game_of(&self, position: Arc<dyn Position>) -> GameView {
        GameView::new(Arc::clone(&self.title), position, self.viewer())
    }

    /// An event in words, as the viewer may know it; `None` when there is nothing to say.
    pub fn narrate(&self, event: &Value, voice: &Voice) -> Option<String> {
        self.title.narrate(event, self.viewer(), voice)
    }

    /// The position with every secret in it, for whoever checks or simulates games. Nothing that shows a table to people
    /// may call it (`tests/architecture.rs`).
    pub fn unredacted(&self) -> Option<&Arc<dyn Position>> {
        self.game.as_ref().map(GameView::position)
    }

    /// The last step that whoever looks may take back, in words.
    pub fn last_step(&self, voice: &Voice) -> Option<String> {
        self.begun.as_ref().filter(|_| !self.steps.is_empty())?.last(voice)
    }

    /// The seat that is in the middle of its turn.
    pub fn begun(&self) -> Option<Seat> {
        self.begun.as_ref().map(|begun| begun.seat)
    }

    /// Whether whoever looks may read this entry: a step that is not settled is for its seat alone.
    pub(super) fn may_read(&self, entry: &Entry) -> bool {
        let hidden = self.begun.as_ref().filter(|_| self.steps.is_empty()).map(|begun| begun.published);
        let step = matches!(entry.kind, EntryKind::Act(_) | EntryKind::Undo { .. });
        !step || hidden.is_none_or(|published| entry.seq <= published)
    }

    /// The seat on which a person plays.
    pub fn seat_of(&self, person: PersonId) -> Option<Seat> {
        self.seat_where(|occupant| occupant.person().is_some_and(|p| p.id == person))
    }

    /// The seat that a computer player keeps for this person.
    pub fn seat_kept_for(&self, person: PersonId) -> Option<Seat> {
        self.seat_where(|o| o.person().is_none() && o.owner().is_some_and(|p| p.id == person))
    }

    fn seat_where(&self, wanted: impl Fn(&Occupant) -> bool) -> Option<Seat> {
        self.seats.iter().position(wanted).map(|index| Seat(index as u8))
    }

    /// Who sits on a seat.
    pub fn occupant(&self, seat: Seat) -> Option<&Occupant> {
        self.seats.get(seat.index())
    }

    /// The open decision of a seat.
    pub fn decision_of(&self, seat: Seat) -> Option<&OpenDecision> {
        self.open.iter().find(|open| open.decision.seat == seat)
    }

    /// Whether this person is asked something now.
    pub fn waits_for(&self, person: PersonId) -> bool {
        self.seat_of(person).is_some_and(|seat| self.decision_of(seat).is_some())
    }

    /// Whether the game is over or the lobby cancelled.
    pub const fn is_over(&self) -> bool {
        matches!(self.stage, Stage::Finished | Stage::Ended)
    }

    /// A voice that speaks of this table; `name` says how to call whoever sits on a seat, made harmless for the place
    /// where it will be shown.
    pub fn voice(&self, locale: Locale, name: impl Fn(&Occupant, Seat) -> String) -> Voice {
        let names = self.seats.iter().enumerate().map(|(index, occupant)| name(occupant, Seat(index as u8)));
        Voice::new(locale, names.collect())
    }
}
