//! A game without its type parameters, so that tables can hold any title, and the presentation of a title.
//!
//! This module knows the game contract but no title, no table and no Discord. A title implements
//! [`crate::engine::Game`] and [`Present`]; everything here follows from the two. Actions cross this boundary as typed
//! codes, events and snapshots as JSON.

mod account;
pub mod alt;
pub mod animation;
mod asked;
mod choice_text;
mod choices;
mod context;
mod erased;
mod explain;
pub mod facts;
pub mod grid;
mod lesson;
pub mod orders;
mod present;
mod puzzle;
mod record;
pub mod record_error;
mod replay;
pub mod review;
mod simulate;
pub(crate) mod spelling;
mod switch;
mod tutorial;
pub mod typed;
mod undo;

use std::collections::BTreeMap;
use std::sync::Arc;

use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

pub use crate::ai::{Judged, Level};
pub use account::{Account, Gain};
pub use animation::Span;
pub use asked::{Asked, Change, Count, Counted, Successor};
pub use choice_text::{ChoiceText, DETAIL};
pub use choices::{Action, Choices};
pub use context::{Context, Ranked};
pub use erased::Erased;
pub use explain::explain;
pub use facts::{Fact, Told};
pub use lesson::{Lesson, examples};
pub use orders::{Bid, Order};
pub(crate) use present::by_modules;
pub use present::{
    Branch, Choice, ChoiceId, Cursor, EntryEvents, Frame, LONGEST_ALT, LONGEST_BUTTON, OVERVIEW_LINES, OptionSpec,
    Picture, PolicySpec, Present, Reason, RenderOptions, Weight, codes_of_intent, intent_code,
};
pub use puzzle::Puzzle;
pub use record::{Record, RecordEntry, Undo};
pub use record_error::RecordError;
pub use replay::Replayed;
pub use review::{Check, Outlook, Review, ReviewError, Reviewed, SeatReview, reviewer};
pub use simulate::{SimulateError, Simulation};
pub use switch::OffOn;
pub(crate) use switch::options;
pub use tutorial::{Tutorial, TutorialStep};
pub use undo::{UndoTarget, Undos};

use crate::canvas::palette::Look;
use crate::engine::action::ActionSpec;
use crate::engine::{
    CodeError, Decision, Edition, EditionWarning, Meta, Outcome, RuleError, Seat, Seed, SeenSheet, Viewer, short,
};
use crate::words::{Doc, Locale, Voice, row};

/// A title with one edition of its components.
pub trait Title: Send + Sync {
    fn meta(&self) -> &'static Meta;

    fn edition(&self) -> &Edition;

    /// Unusual but valid parts of the components.
    fn warnings(&self) -> Vec<EditionWarning>;

    /// The options that a host may set; the first value of each is the default.
    fn options(&self) -> Vec<OptionSpec>;

    /// The declared actions; empty for a title that declares none.
    fn actions(&self) -> &'static [ActionSpec];

    /// The options as a new game saves them: all options, with defaults for those not given.
    ///
    /// # Errors
    /// An unknown option or value.
    fn complete_options(&self, options: &Value) -> Result<Value, OptionError>;

    /// Checks the saved options of a game of this rules version. They must be exactly the options of that version.
    ///
    /// # Errors
    /// The missing, unknown or wrong option.
    fn check_options(&self, options: &Value, rules_version: u16) -> Result<(), OptionError>;

    /// The first position of a new game, under the newest rules, and the events of the setup.
    ///
    /// # Errors
    /// Seats or options that the title does not support.
    fn start(&self, options: &Value, seats: u8, seed: &Seed) -> Result<(Box<dyn Position>, Vec<Value>), StartError>;

    /// The first position of a saved game again, under the rules that its options name.
    ///
    /// # Errors
    /// As [`Title::start`], and events that cannot be read.
    fn restart(
        &self,
        options: &Value,
        seats: u8,
        chance: Origin<'_>,
    ) -> Result<(Box<dyn Position>, Vec<Value>), StartError>;

    /// A saved position ([`Position::save`]).
    ///
    /// # Errors
    /// The position cannot be read, or its parts are inconsistent.
    fn load(&self, saved: &RawValue) -> Result<Box<dyn Position>, RestoreError>;

    /// A position from its snapshot.
    ///
    /// # Errors
    /// The snapshot cannot be read.
    fn restore(&self, snapshot: &Value) -> Result<Box<dyn Position>, RestoreError> {
        self.load(&to_raw_value(snapshot)?)
    }

    /// What a viewer learns of an event, as JSON; `None` if nothing.
    fn redact(&self, event: &Value, viewer: Viewer) -> Option<Value>;

    /// An event in words, as this viewer may know it; `None` if there is nothing to say.
    fn narrate(&self, event: &Value, viewer: Viewer, voice: &Voice) -> Option<String>;

    /// What a seat did in these events, as this viewer may know it: a few words each, the most important first.
    fn deeds(&self, seat: Seat, events: &[Value], viewer: Viewer, voice: &Voice) -> Vec<String>;

    /// The heading in the log that this event begins; `None` if it begins none.
    fn chapter(&self, event: &Value, viewer: Viewer, voice: &Voice) -> Option<String>;

    /// The reasons for the points of a seat, as far as the viewer may know them. `history` holds the events of each
    /// entry with its seq, without undone entries.
    fn explain(
        &self,
        position: &dyn Position,
        history: &[(u64, Vec<Value>)],
        seat: Seat,
        viewer: Viewer,
        voice: &Voice,
    ) -> Vec<Reason>;

    /// Whether these events contain a random result.
    fn drew(&self, events: &[Value]) -> bool;

    /// The short rules under these options. Unknown or missing options count as the rulebook says.
    fn rules(&self, options: &Value, voice: &Voice) -> Doc;

    /// The legend of the components as a picture; `None` for a title without pictures.
    fn legend(&self, look: Look, voice: &Voice) -> Option<Picture>;

    /// The keys of the computer players, the default first.
    fn policies(&self) -> Vec<&'static str>;

    /// The levels of its computer players, the weakest first.
    fn levels(&self) -> Vec<Level> {
        let known = self.policies();
        Level::ALL.into_iter().filter(|level| known.contains(&level.name())).collect()
    }

    /// Its name in a language.
    fn name(&self, voice: &Voice) -> String;

    /// How strong a level plays: [`Present::STRENGTH`].
    fn strength(&self, level: Level) -> u16;

    /// Whether this computer player may think for longer than a person waits for an answer.
    fn thinks_long(&self, policy: &str) -> bool {
        Level::named(policy).is_some_and(|level| !level.is_quick())
    }

    /// The kinds of stakes in contests; empty for a title without standing orders.
    fn stakes(&self) -> &'static [&'static str] {
        &[]
    }

    /// Whether pictures mark the branch of the choices at which their viewer looks: [`Frame::Branch`].
    fn marks_branches(&self) -> bool {
        false
    }

    /// The tutorial; `None` for a title without one.
    fn tutorial(&self) -> Option<&'static Tutorial> {
        None
    }

    /// The puzzles as JSON, a [`Puzzle`] a line; empty for a title without any.
    fn puzzles(&self) -> &'static str {
        ""
    }
}

/// A position of a running or finished game.
pub trait Position: std::any::Any + Send + Sync {
    /// The open decisions; empty if the game is over.
    fn decisions(&self) -> Vec<Decision>;

    /// The choices of a seat, listed once for each position; empty if the seat has no decision.
    fn choices(&self, seat: Seat) -> Choices;

    /// The choices of a seat in words that reveal nothing hidden. `None` if the list itself would reveal something.
    fn open_choices(&self, seat: Seat) -> Option<Choices>;

    /// The intents of a seat: sequences of actions that it may take with one choice. Usually none.
    fn intents(&self, _seat: Seat) -> Vec<Vec<Action>> {
        Vec::new()
    }

    /// The intents of a seat as shown to a viewer, in the same order.
    fn intent_choices(&self, _seat: Seat, _viewer: Viewer, _voice: &Voice) -> Vec<Choice> {
        Vec::new()
    }

    /// The label of the choice or intent of a seat with this code, without its number. The codes of several actions that
    /// are no intent give the label of each; a code that is no choice stands for itself.
    fn label(&self, seat: Seat, code: &str, voice: &Voice) -> String {
        let intent =
            || self.intent_choices(seat, Viewer::Seat(seat), voice).into_iter().find(|choice| choice.code == code);
        let choice = self.choices(seat).shown(voice).into_iter().find(|choice| choice.code == code);
        if let Some(choice) = choice.or_else(intent) {
            return row::unnumbered(&choice.label).to_owned();
        }
        let codes: Vec<&str> = codes_of_intent(code).collect();
        if codes.len() < 2 {
            return code.to_owned();
        }
        let mut position = self.duplicate();
        let labels = codes.into_iter().map(|code| {
            let label = position.label(seat, code, voice);
            // A code that cannot be applied still has its own label.
            let _ = position.act(seat, code);
            label
        });
        row::list(labels)
    }

    /// The codes of the choices, for reports and tests.
    fn legal(&self, seat: Seat) -> Vec<String> {
        self.choices(seat).codes()
    }

    /// The action that a typed text means, in any unambiguous spelling. It may still be refused. `None` if the text is
    /// unreadable or ambiguous.
    fn read(&self, seat: Seat, typed: &str) -> Option<Action>;

    /// Parses a code.
    ///
    /// # Errors
    /// The text is no code of the title.
    fn parse(&self, code: &str) -> Result<Action, CodeError>;

    /// Applies an action and returns its events.
    ///
    /// # Errors
    /// The action is refused or belongs to another title. The position is then unchanged.
    fn apply(&mut self, seat: Seat, action: &Action) -> Result<Vec<Value>, ActError>;

    /// Applies the action with this code from a log or a record, and returns its events.
    ///
    /// # Errors
    /// The action is refused or the code is unreadable. The position is then unchanged.
    fn act(&mut self, seat: Seat, code: &str) -> Result<Vec<Value>, ActError> {
        let action = self.parse(code)?;
        self.apply(seat, &action)
    }

    /// Whether the seat may undo this action afterwards: [`crate::engine::reversible`]. Deterministic for a seed.
    fn reversible(&self, seat: Seat, action: &Action, seed: &Seed) -> bool;

    /// Whether this action brings something that its seat cannot foresee: [`crate::engine::reveals`]. Deterministic for a
    /// seed.
    fn reveals(&self, seat: Seat, action: &Action, seed: &Seed) -> bool;

    /// Whether two seats know the same of what is hidden. Deterministic for a seed.
    fn know_alike(&self, seats: [Seat; 2], seed: &Seed) -> bool;

    /// The action that a computer player chooses; `None` if the seat has nothing to decide.
    ///
    /// # Errors
    /// An unknown policy.
    fn suggest(&self, policy: &str, seat: Seat, seed: &Seed) -> Result<Option<Action>, UnknownPolicy>;

    /// What a computer player advises a seat: all that it considers, the best first, without what leads back. Found once
    /// for each position, so that a hint and a blue button say the same.
    ///
    /// # Errors
    /// An unknown policy.
    fn advise(&self, policy: &str, seat: Seat) -> Result<Vec<Judged<Action>>, UnknownPolicy> {
        self.judge(policy, seat, None, &Seed::from_number(0))
    }

    /// The best of [`Position::advise`]; `None` if it has not been found yet.
    fn advice(&self, _seat: Seat) -> Option<Action> {
        None
    }

    /// The actions that a computer player considers, the best first; those without figures come from a player that does
    /// not search. It also considers the action `also`, if it is legal. Empty if the seat has nothing to decide.
    ///
    /// # Errors
    /// An unknown policy.
    fn judge(
        &self,
        policy: &str,
        seat: Seat,
        also: Option<&Action>,
        seed: &Seed,
    ) -> Result<Vec<Judged<Action>>, UnknownPolicy>;

    /// As [`Position::suggest`], for a player that sees everything that is hidden. An upper bound for measurements.
    ///
    /// # Errors
    /// An unknown policy.
    fn peek(&self, policy: &str, seat: Seat, seed: &Seed) -> Result<Option<Action>, UnknownPolicy>;

    /// The actions by which a seat that is asked wins by force, within so many actions of all seats. Empty for a title
    /// with hidden parts or chance.
    fn wins(&self, _seat: Seat, _most: u8) -> Vec<Action> {
        Vec::new()
    }

    /// Whether a seat wins by force within so many actions of all seats, also if another seat is asked. `false` if a
    /// short search does not prove it.
    fn forces(&self, _seat: Seat, _most: u8) -> bool {
        false
    }

    /// The same position for seats that have counted what all saw ([`crate::engine::Game::count`]); `None` if that is
    /// nothing.
    fn counted(&self) -> Option<Box<dyn Position>> {
        None
    }

    /// A position that this one may be for a seat, as far as it knows, with other chance to come.
    fn imagine(&self, seat: Seat, seed: &Seed) -> Box<dyn Position>;

    /// Makes chance repeat the results in these entries of a record from now on. Does nothing if chance comes from a
    /// seed.
    ///
    /// # Errors
    /// An event cannot be read.
    fn repeat_draws(&mut self, entries: &[RecordEntry]) -> Result<(), StartError>;

    /// The contest question to a seat, with two of its choices; `None` if the seat has another question or none.
    fn bid(&self, seat: Seat) -> Option<Bid<Action>> {
        let _ = seat;
        None
    }

    /// Whether a choice that its seat named before its turn may be made without a question: [`Present::unasked`].
    fn unasked(&self, seat: Seat, action: &Action) -> bool {
        let _ = (seat, action);
        true
    }

    /// Whether another seat has driven this seat from its place: [`Present::displaced`].
    fn displaced(&self, seat: Seat) -> bool {
        let _ = seat;
        false
    }

    /// The result; `None` until the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// The points of a seat if the game ended now, as far as the viewer may know them.
    fn score(&self, seat: Seat, viewer: Viewer) -> SeenSheet;

    fn board(&self, viewer: Viewer, voice: &Voice) -> Doc;

    /// The title of the board.
    fn heading(&self, viewer: Viewer, voice: &Voice) -> String;

    /// The board in brief, for a message with a picture.
    fn overview(&self, viewer: Viewer, voice: &Voice) -> Doc;

    /// The number of the current part of the game; each part has a board message of its own.
    fn part(&self) -> u16;

    /// The number of the last part of the game.
    fn last_part(&self) -> u16;

    /// The board as a picture for a viewer; `None` for a title without pictures. `changed` holds the logged events of
    /// each entry since the viewer's last turn, with its seq; this method redacts them. The picture draws names of the
    /// voice unchanged, so they must not be escaped for markdown.
    fn picture(
        &self,
        viewer: Viewer,
        render: RenderOptions,
        changed: &[(u64, Vec<Value>)],
        voice: &Voice,
    ) -> Option<Picture>;

    /// The stakes of a decision, for the person who decides.
    fn brief(&self, decision: &Decision, voice: &Voice) -> Doc;

    /// The whole position as JSON text.
    ///
    /// # Errors
    /// Only for a state that `serde_json` cannot represent.
    fn save(&self) -> Result<Box<RawValue>, serde_json::Error>;

    /// The whole position as JSON.
    ///
    /// # Errors
    /// As [`Position::save`].
    fn snapshot(&self) -> Result<Value, serde_json::Error> {
        serde_json::from_str(self.save()?.get())
    }

    /// What a viewer may know, as JSON: for leak tests and exports.
    ///
    /// # Errors
    /// As [`Position::snapshot`].
    fn view(&self, viewer: Viewer) -> Result<Value, serde_json::Error>;

    fn duplicate(&self) -> Box<dyn Position>;
}

/// Where the random results of a replayed game come from.
#[derive(Clone, Copy, Debug)]
pub enum Origin<'a> {
    /// From the seed of the game.
    Seed(&'a Seed),
    /// From the recorded events of the whole game, in order.
    Events(&'a [Value]),
}

/// Why an action was not applied.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ActError {
    #[error(transparent)]
    Unreadable(#[from] CodeError),
    #[error(transparent)]
    Refused(#[from] RuleError),
}

/// Why a game did not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// Invalid options.
    #[error(transparent)]
    Options(#[from] OptionError),
    /// The title does not support this number of seats.
    #[error("{got} seats; this title takes {least} to {most}")]
    Seats {
        got: u8,
        /// The fewest.
        least: u8,
        most: u8,
    },
    #[error(transparent)]
    Refused(#[from] RuleError),
    /// An event of the record cannot be read.
    #[error("an event of the record cannot be read: {0}")]
    Event(#[from] serde_json::Error),
}

/// An invalid option.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("option {key}: {reason}")]
pub struct OptionError {
    pub key: String,
    /// What is wrong.
    pub reason: String,
}

/// A snapshot that cannot be read.
#[derive(Debug, thiserror::Error)]
#[error("the saved position cannot be read: {}", short(&.0.to_string()))]
pub struct RestoreError(#[from] serde_json::Error);

/// An unknown computer player.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown computer player {policy:?}; known: {}", known.join(", "))]
pub struct UnknownPolicy {
    /// The requested name.
    pub policy: String,
    /// The known names.
    pub known: Vec<&'static str>,
}

/// The loaded titles and editions.
#[derive(Clone, Default)]
pub struct Titles {
    editions: BTreeMap<(String, String), Arc<dyn Title>>,
    /// The default edition of each key, in the order in which the titles were added.
    first: Vec<(String, String)>,
}

impl Titles {
    /// Adds a title with an edition. The first edition of a title is its default. An edition with the same id is
    /// replaced.
    pub fn add(&mut self, title: Arc<dyn Title>) {
        let key = title.meta().key.to_owned();
        let edition = title.edition().id.clone();
        if self.default_of(&key).is_none() {
            self.first.push((key.clone(), edition.clone()));
        }
        self.editions.insert((key, edition), title);
    }

    /// A title with its default edition.
    pub fn default_of(&self, key: &str) -> Option<&Arc<dyn Title>> {
        let (_, edition) = self.first.iter().find(|(known, _)| known == key)?;
        self.get(key, edition)
    }

    /// The name of a title in a language; its key if there is no such title.
    pub fn name_of(&self, key: &str, voice: &Voice) -> String {
        self.default_of(key).map_or_else(|| key.to_owned(), |title| title.name(voice))
    }

    /// The key of a typed title: by its key, its name in any language, or an unambiguous beginning of its name. Case does
    /// not matter.
    pub fn meant(&self, typed: &str) -> Option<&str> {
        let typed = typed.trim().to_lowercase();
        let voices = Locale::ALL.map(|locale| Voice::new(locale, Vec::new()));
        let names = |key: &&str| voices.each_ref().map(|voice| self.name_of(key, voice).to_lowercase());
        let whole = self.keys().find(|key| *key == typed || names(key).contains(&typed));
        whole.or_else(|| {
            let begins = |key: &&str| names(key).iter().any(|name| name.starts_with(&typed));
            let mut begun = self.keys().filter(|key| !typed.is_empty() && begins(key));
            begun.next().filter(|_| begun.next().is_none())
        })
    }

    pub fn get(&self, key: &str, edition: &str) -> Option<&Arc<dyn Title>> {
        self.editions.get(&(key.to_owned(), edition.to_owned()))
    }

    /// The keys of all titles, in the order in which they were added.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.first.iter().map(|(key, _)| key.as_str())
    }

    /// The editions of a title, the default one first.
    pub fn editions(&self, key: &str) -> Vec<&Arc<dyn Title>> {
        let first = self.first.iter().find(|(known, _)| known == key).map(|(_, edition)| edition);
        let mut all: Vec<_> = self.editions.iter().filter(|((k, _), _)| k == key).map(|(_, title)| title).collect();
        all.sort_by_key(|title| Some(&title.edition().id) != first);
        all
    }
}
