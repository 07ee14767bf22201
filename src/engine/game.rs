//! The contract of a game. Small on purpose: what can be derived is derived, see [`Game::apply`].

use std::fmt::{Debug, Display};
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{
    Chance, CodeError, Decision, Draw, Edition, EditionError, EditionWarning, Outcome, RuleError, ScoreSheet, Seat,
    Viewer,
};

/// The fixed facts of a title.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Meta {
    /// The word for the title in code, files and records, e.g. `raids`.
    pub key: &'static str,
    /// The name on the box.
    pub name: &'static str,
    /// The fewest and the most seats.
    pub seats: (u8, u8),
    /// The newest version of the rules, under which games begin. Counted up whenever a rule or a switch changes; a game
    /// ends under the version it began with.
    pub rules_version: u16,
    /// The oldest version that can still be played: all that came since are switches ([`Game::Options`]).
    pub oldest_rules_version: u16,
    /// Whether some seats know what others do not.
    pub hidden: bool,
    /// No game takes more actions than this.
    pub longest: u32,
}

impl Meta {
    /// Whether games that began under this version of the rules can be played on.
    pub const fn plays_rules(&self, version: u16) -> bool {
        self.oldest_rules_version <= version && version <= self.rules_version
    }
}

/// The rules of a title with one edition of its components.
///
/// Methods take `&self` to read the edition; all that changes is in `State`.
pub trait Game: Sized + Send + Sync + 'static {
    /// The switches of a table; the default is the rulebook. One that is missing in a saved game stands for the rule that
    /// held before there was such a switch.
    type Options: Clone + Debug + Default + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// Everything that changes, the generator included.
    type State: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// An answer to a decision. `Display` gives its typed code and `FromStr` reads it back.
    type Action: Clone + Debug + Eq + Ord + Display + FromStr<Err = CodeError> + Send + Sync;
    /// What happened because of an action.
    type Event: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// What one viewer may know, built up from nothing.
    type View: Clone + Debug + PartialEq + Serialize + Send + Sync;

    /// The fixed facts.
    const META: Meta;

    /// Reads and validates the components, once.
    ///
    /// # Errors
    /// Names the key of the edition and the reason.
    fn new(edition: &Edition) -> Result<Self, EditionError>;

    /// What is unusual in the components without being wrong. A title that finds nothing worth a word leaves it at that.
    fn warnings(&self) -> Vec<EditionWarning> {
        Vec::new()
    }

    /// The first position. `seats` lies within [`Meta::seats`].
    ///
    /// # Errors
    /// Options or seats that this edition cannot serve; a recorded chance that does not fit.
    fn setup(
        &self,
        options: &Self::Options,
        seats: u8,
        chance: Chance,
    ) -> Result<(Self::State, Vec<Self::Event>), RuleError>;

    /// The open questions, in order of seat; none when the game is over.
    fn decisions(&self, state: &Self::State) -> Vec<Decision>;

    /// Fills `out` with every action that `step` accepts from this seat now: sorted, unique. `out` is cleared first.
    fn legal_actions(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>);

    /// Applies one action; the only way a state changes. Events are appended to `events`.
    ///
    /// # Errors
    /// The rule that refuses; state and events are then unchanged.
    fn step(
        &self,
        state: &mut Self::State,
        seat: Seat,
        action: &Self::Action,
        events: &mut Vec<Self::Event>,
    ) -> Result<(), RuleError>;

    /// The result, once the game is over.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;

    /// The points of a seat if the game ended now.
    fn score(&self, state: &Self::State, seat: Seat) -> ScoreSheet;

    /// Whether a viewer may know the points that a seat has from this source of its score sheet. A title that hides none
    /// leaves it at that.
    fn knows_points(&self, _state: &Self::State, _seat: Seat, _source: &str, _viewer: Viewer) -> bool {
        true
    }

    /// What a viewer may know.
    fn view_for(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// What a viewer learns of an event; `None` when nothing.
    fn redact(&self, event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// The same position with everything this viewer cannot know drawn anew, the generator included.
    fn determinize(&self, state: &Self::State, viewer: Viewer, chance: &mut Chance) -> Self::State;

    /// The random results that an event carries, in the order in which they were drawn: a replay feeds them back
    /// through [`Chance::recorded`].
    fn draws(event: &Self::Event) -> Vec<Draw>;

    /// Whether a turn is over with this event, even if the same seat has the next one. What is over may not be taken back
    /// ([`crate::engine::reversible`]). A title in which turns always go round to somebody else needs not say.
    fn ends_turn(_event: &Self::Event) -> bool {
        false
    }

    /// The safe door: a new state, the old one untouched.
    ///
    /// # Errors
    /// As [`Game::step`].
    fn apply(
        &self,
        state: &Self::State,
        seat: Seat,
        action: &Self::Action,
    ) -> Result<(Self::State, Vec<Self::Event>), RuleError> {
        let mut next = state.clone();
        let mut events = Vec::new();
        self.step(&mut next, seat, action, &mut events)?;
        Ok((next, events))
    }
}
