//! The presentation of a title: boards, choices, events and reasons in words, and boards as pictures. Everything comes
//! from a view, which contains only what its viewer may know.

use std::fmt;
use std::num::ParseIntError;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::account::{Account, Gain};
use super::asked::{Asked, Counted};
use super::orders::Bid;
use super::tutorial::Tutorial;
use crate::ai::{Level, Policy};
use crate::canvas::palette::Look;
use crate::canvas::scene::Scene;
use crate::engine::action::ActionSpec;
use crate::engine::{Seat, ViewOf};
use crate::words::typed::{Lists, Saying};
use crate::words::{Doc, Voice, row};

/// An action as shown to a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The typed code; of an intent the code of its actions.
    pub code: String,
    /// Whether it is an intent.
    pub intent: bool,
    /// What it does: at most 40 characters, so that it fits a button on a phone.
    pub label: String,
    /// The label of its button among many: at most [`LONGEST_BUTTON`] characters. If empty, the button shows `label`.
    pub button: String,
    /// What it brings: at most 100 characters; may be empty.
    pub detail: String,
    /// An emoji for the button; may be empty.
    pub emoji: &'static str,
    /// The emphasis of its button.
    pub weight: Weight,
    /// The branches that lead to it if there are many choices, e.g. the tile, then the cell. Choices with the same
    /// branches are grouped. Those without appear beside the branches. Usually empty.
    pub path: Vec<Branch>,
}

impl Choice {
    /// The code of its first action.
    pub fn first(&self) -> &str {
        codes_of_intent(&self.code).next().unwrap_or_default()
    }

    /// Its id, given its index among the choices of its decision.
    pub fn id(&self, index: u16) -> ChoiceId {
        if self.intent { ChoiceId::of_intent(&self.code) } else { ChoiceId::Action(index) }
    }

    /// Marks the advised action among choices, or the intent that begins so: it needs one tap, however deep it was.
    pub fn advise(choices: &mut [Self], code: &str) {
        let begins = |choice: &Self| choice.intent && choice.first() == code;
        let intent = choices.iter().position(begins);
        if let Some(at) = intent.or_else(|| choices.iter().position(|choice| choice.code == code)) {
            choices[at].put_first();
        }
    }

    /// Puts it on a button of its own on the first page. There its number on another page would mean something else.
    fn put_first(&mut self) {
        self.weight = Weight::Main;
        if !self.path.is_empty() {
            self.path.clear();
            self.button.clear();
            self.label = row::unnumbered(&self.label).to_owned();
        }
    }
}

/// What stands between the codes of actions in the code of an intent.
const BETWEEN: &str = ", ";

/// The code of an intent: the codes of its actions.
pub fn intent_code<A: ToString>(actions: &[A]) -> String {
    actions.iter().map(ToString::to_string).collect::<Vec<_>>().join(BETWEEN)
}

/// The codes of the actions of an intent.
pub fn codes_of_intent(code: &str) -> impl Iterator<Item = &str> {
    code.split(BETWEEN)
}

/// The name of a choice among those of its decision, e.g. on a button. A button with the digest of an intent never takes
/// another one, even if a later program proposes others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChoiceId {
    /// The index of a legal action, which the rules determine.
    Action(u16),
    /// The digest of the code of an intent.
    Intent(u32),
}

impl ChoiceId {
    /// The id of an intent with this code.
    pub fn of_intent(code: &str) -> Self {
        // FNV-1a.
        let digest =
            code.bytes().fold(0x811c_9dc5_u32, |digest, byte| (digest ^ u32::from(byte)).wrapping_mul(0x0100_0193));
        Self::Intent(digest)
    }
}

impl fmt::Display for ChoiceId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Action(index) => write!(f, "{index}"),
            Self::Intent(digest) => write!(f, "i{digest:08x}"),
        }
    }
}

impl FromStr for ChoiceId {
    type Err = ParseIntError;

    /// May accept other spellings than `Display` writes.
    fn from_str(text: &str) -> Result<Self, ParseIntError> {
        match text.strip_prefix('i') {
            Some(digest) => u32::from_str_radix(digest, 16).map(Self::Intent),
            None => text.parse().map(Self::Action),
        }
    }
}

/// A step on the way to a choice among many.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Branch {
    /// What its choices have in common: as short as the label of a choice, and unique among the branches beside it.
    pub label: String,
    /// More about it: at most 100 characters; may be empty.
    pub detail: String,
    /// An emoji for the button; may be empty.
    pub emoji: &'static str,
    /// Its rank among the branches beside it, the lowest first. [`Branch::LAST`] comes after the choices without
    /// branches.
    pub rank: u16,
}

impl Branch {
    /// The rank of rarely used branches.
    pub const LAST: u16 = u16::MAX;
}

/// The emphasis of a choice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Weight {
    #[default]
    Plain,
    /// Stands on a button of its own among many. It has no colour.
    Usual,
    /// Leaves no judgement, or is what the judge would do where advice is given. A table decides it, no title.
    Main,
    /// An attack, or a cost that the seat cannot undo.
    Risky,
}

/// An option of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionSpec {
    /// Its name in options and typed text, e.g. `ghost_reorder`. Words: `<title>-option-<key>` with `-` for `_`.
    pub key: &'static str,
    /// Its values, the default first. Words: `<title>-option-<key>-<value>`.
    pub values: &'static [&'static str],
    /// The rules version that added it. Saved games of earlier versions do not name it. Their `Options` read a missing
    /// option (`#[serde(default = …)]`) as the earlier rule.
    pub since: u16,
}

impl OptionSpec {
    /// An option of the first rules version.
    pub const fn new(key: &'static str, values: &'static [&'static str]) -> Self {
        Self { key, values, since: 1 }
    }

    /// Sets the rules version that added it.
    #[must_use]
    pub const fn since(self, since: u16) -> Self {
        Self { since, ..self }
    }
}

/// The events of one entry.
#[derive(Clone, Debug, PartialEq)]
pub struct EntryEvents<E> {
    pub seq: u64,
    pub events: Vec<E>,
}

impl<E> EntryEvents<E> {
    /// What two choices of a review would bring, instead of what is new: both after the same entry.
    pub fn compared(changed: &[Self]) -> impl Iterator<Item = &E> {
        let both = matches!(changed, [one, other] if one.seq == other.seq).then_some(changed);
        both.into_iter().flatten().flat_map(|entry| &entry.events)
    }
}

/// Why a seat has points.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reason {
    /// The entry that brought them.
    pub seq: u64,
    /// The source, as in the score sheet.
    pub source: String,
    /// The points. The reasons of a source add up to its line in the score sheet.
    pub points: i32,
    pub text: String,
}

/// How a board is rendered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct RenderOptions {
    /// Light or dark, and the contrast.
    pub look: Look,
    /// The visible part.
    pub frame: Frame,
}

/// The visible part of a board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    #[default]
    Whole,
    /// What the viewer may choose now, marked with the numbers of the intents. The whole board for anybody else.
    Choices,
    /// The surroundings of a seat's pieces, enlarged.
    Around(Seat),
    /// What a person may choose behind a branch; what was chosen and where it leads are marked. Only for titles with
    /// [`Present::MARKS_BRANCHES`].
    Branch(Cursor),
}

/// The first `depth` branches that lead to the choice with this index.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Cursor {
    pub choice: u16,
    pub depth: u8,
}

/// A board as a picture, with its description.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    pub scene: Scene,
    /// A description of the whole picture for people who do not see it, with the coordinates of the text board. At most
    /// [`LONGEST_ALT`] characters of plain text without markup. Names are as the voice gives them.
    pub alt: String,
}

/// The maximum length of a picture's description (UTF-16 units, as Discord counts).
pub const LONGEST_ALT: usize = 1_024;

/// The maximum length of [`Choice::button`], in characters.
pub const LONGEST_BUTTON: usize = 24;
/// The most lines of an overview.
pub const OVERVIEW_LINES: usize = 12;

/// A computer player: its key and its constructor.
pub type PolicySpec<G> = (&'static str, fn() -> Box<dyn Policy<G>>);

/// The presentation of a title.
pub trait Present: Counted {
    /// The options, in display order.
    const OPTIONS: &'static [OptionSpec];
    /// The declared actions, from which the slash commands are made. A title without them is played by `/play` only.
    const ACTIONS: &'static [ActionSpec] = &[];
    /// Whether numbers in codes may be negative. A minus before a digit is then read as a sign.
    const SIGNED_CODES: bool = false;
    /// The computer players, the default first.
    const POLICIES: &'static [PolicySpec<Self>];

    /// The strength of each level, the weakest first, on one scale: random play is 0, and 120 more win two of three games.
    /// `skald-arena --chart` measures it. All are 0 before that.
    const STRENGTH: [u16; Level::ALL.len()] = [0; Level::ALL.len()];

    /// The kinds of stakes, if standing orders may answer contests ([`super::orders`]). Words: `<title>-stake-<kind>`,
    /// and `<title>-order-…` for the answers.
    const STAKES: &'static [&'static str] = &[];

    /// Whether pictures mark the branch of the choices at which their viewer looks.
    const MARKS_BRANCHES: bool = false;

    /// The tutorial. Words: `<title>-tutorial-<step>`, `<title>-tutorial-end` and `<title>-example-<step>`.
    const TUTORIAL: Option<&'static Tutorial> = None;

    /// The puzzles as JSON, a [`super::Puzzle`] a line, made by `skald-arena --puzzles`.
    const PUZZLES: &'static str = "";

    /// The name of the title in a language.
    fn name(_voice: &Voice) -> String {
        Self::META.name.to_owned()
    }

    /// The contest question to a seat; both answers must be legal. It depends on the open state only, so an answer by
    /// standing order reveals nothing hidden.
    fn bid(&self, _open: &Self::Open, _seat: Seat) -> Option<Bid<Self::Action>> {
        None
    }

    /// Whether an action that a seat named before its turn may be made without a question, if it is legal then. `false`
    /// if its meaning has changed, e.g. to an attack.
    fn unasked(&self, _open: &Self::Open, _seat: Seat, _action: &Self::Action) -> bool {
        true
    }

    /// Whether a seat that decides in its own turn was driven from its place, e.g. by a lost contest. Moves that the
    /// seat named before do not answer that question.
    fn displaced(&self, _open: &Self::Open, _seat: Seat) -> bool {
        false
    }

    /// Each action as shown to the seat that may take it, in the same order.
    fn choices(&self, asked: &Asked<'_, Self>, actions: &[Self::Action], voice: &Voice) -> Vec<Choice>;

    /// Intents: sequences of actions that a seat may take with one choice, the best first. The first action of each is
    /// legal, and so is each further one unless an earlier one has a random result. By default none.
    fn intents(&self, _view: &ViewOf<Self>, _seat: Seat) -> Vec<Vec<Self::Action>> {
        Vec::new()
    }

    /// The intents of a seat as shown to it, in the same order. The code of each is [`intent_code`].
    fn intent_choices(&self, _asked: &Asked<'_, Self>, _voice: &Voice) -> Vec<Choice> {
        Vec::new()
    }

    /// The texts that a person may type for a legal action, e.g. `sell wood`. Codes are always accepted, in upper or
    /// lower case.
    fn sayings(&self, view: &ViewOf<Self>, seat: Seat, action: &Self::Action, lists: &Lists) -> Vec<Saying> {
        let _ = (view, seat, lists);
        vec![Saying::of_code(Self::ACTIONS, &action.to_string())]
    }

    fn board(&self, view: &ViewOf<Self>, voice: &Voice) -> Doc;

    /// The title of the board. The default takes it from the whole board.
    fn heading(&self, view: &ViewOf<Self>, voice: &Voice) -> String {
        self.board(view, voice).title
    }

    /// A short board for a message with a picture: the heading, the question (the first line), and a line for each seat.
    /// It does not repeat the picture, has at most [`OVERVIEW_LINES`] lines and neither sections nor a legend. By
    /// default the first lines of the board.
    fn overview(&self, view: &ViewOf<Self>, voice: &Voice) -> Doc {
        let Doc { title, mut lines, .. } = self.board(view, voice);
        lines.truncate(OVERVIEW_LINES);
        Doc { title, lines, ..Doc::default() }
    }

    /// The number of the current part of the game, e.g. of the voyage. Each part has its own board message. 0 for a
    /// game in one part.
    fn part(&self, _view: &ViewOf<Self>) -> u16 {
        0
    }

    /// The number of the last part of the game; 0 for a game in one part.
    fn last_part(&self) -> u16 {
        0
    }

    /// The stakes of a decision.
    fn brief(&self, asked: &Asked<'_, Self>, voice: &Voice) -> Doc;

    /// An event in words; `None` if there is nothing to say.
    fn narrate(&self, event: &Self::Event, voice: &Voice) -> Option<String>;

    /// What a seat did in these events: a few words each, without its name, the most important first. By default the
    /// events in words.
    fn deeds(&self, seat: Seat, events: &[Self::Event], voice: &Voice) -> Vec<String> {
        let _ = seat;
        events.iter().filter_map(|event| self.narrate(event, voice)).collect()
    }

    /// The heading in the log that an event begins, e.g. of a round or a voyage; `None` if it begins none. A repeated
    /// heading is shown once.
    fn chapter(&self, _event: &Self::Event, _voice: &Voice) -> Option<String> {
        None
    }

    /// The points that an event brings to the account's seat, with their sources and reasons. Empty for a title that
    /// counts everything at the end.
    fn gained(&self, _account: &Account<'_, Self>, _event: &Self::Event) -> Vec<Gain> {
        Vec::new()
    }

    /// The points of a seat that are counted at the end, at their present value. Each has the seq of the entry that
    /// brought it, or 0 if none did.
    fn counted(&self, _account: &Account<'_, Self>) -> Vec<(u64, Gain)> {
        Vec::new()
    }

    /// The short rules under these options.
    fn rules(&self, options: &Self::Options, voice: &Voice) -> Doc;

    /// The board as a picture; `None` for a title without pictures. `changed` holds what happened since the viewer's
    /// last turn, redacted for the viewer; the picture highlights it. Names of the voice are drawn unchanged, so they
    /// must not be escaped for markdown.
    fn picture(
        &self,
        view: &ViewOf<Self>,
        render: RenderOptions,
        changed: &[EntryEvents<Self::Event>],
        voice: &Voice,
    ) -> Option<Picture> {
        let _ = (view, render, changed, voice);
        None
    }

    /// The legend of the components as a picture.
    fn legend(&self, look: Look, voice: &Voice) -> Option<Picture> {
        let _ = (look, voice);
        None
    }
}

/// The part of [`Present`] that reads the same in every title: what its `Context` says, and what its modules `options`,
/// `narrate` and `picture` do. `strength`, `explain`, `sayings`, `intents`, `deeds`, `legend` and `tutorial` are added
/// where a title has them.
macro_rules! by_modules {
    ($($more:ident),*) => {
        const OPTIONS: &'static [$crate::title::OptionSpec] = options::SPECS;
        const ACTIONS: &'static [$crate::engine::action::ActionSpec] = Action::ALL;
        const POLICIES: &'static [$crate::title::PolicySpec<Self>] = PLAYERS;

        fn choices(
            &self,
            asked: &$crate::title::Asked<'_, Self>,
            actions: &[Action],
            voice: &Voice,
        ) -> Vec<$crate::title::Choice> {
            Context { game: self, view: &asked.view, voice }.choices(asked, actions)
        }

        fn board(&self, view: &View, voice: &Voice) -> Doc {
            Context { game: self, view, voice }.board()
        }

        fn heading(&self, view: &View, voice: &Voice) -> String {
            Context { game: self, view, voice }.title()
        }

        fn overview(&self, view: &View, voice: &Voice) -> Doc {
            Context { game: self, view, voice }.overview()
        }

        fn brief(&self, asked: &$crate::title::Asked<'_, Self>, voice: &Voice) -> Doc {
            Context { game: self, view: &asked.view, voice }.brief(asked)
        }

        fn narrate(&self, event: &Event, voice: &Voice) -> Option<String> {
            narrate::narrate(self, event, voice)
        }

        fn picture(
            &self,
            view: &View,
            render: $crate::title::RenderOptions,
            changed: &[$crate::title::EntryEvents<Event>],
            voice: &Voice,
        ) -> Option<$crate::title::Picture> {
            picture::picture(Context { game: self, view, voice }, render, changed)
        }

        $($crate::title::by_modules!(@$more);)*
    };
    (@strength) => {
        const STRENGTH: [u16; $crate::ai::Level::ALL.len()] = STRENGTH;
    };
    (@explain) => {
        fn gained(&self, account: &$crate::title::Account<'_, Self>, event: &Event) -> Vec<$crate::title::Gain> {
            explain::gained(self, account, event).into_iter().collect()
        }

        fn counted(&self, account: &$crate::title::Account<'_, Self>) -> Vec<(u64, $crate::title::Gain)> {
            explain::counted(self, account).into_iter().collect()
        }
    };
    (@intents) => {
        fn intents(&self, view: &View, seat: Seat) -> Vec<Vec<Action>> {
            intents::actions(self, view, seat)
        }

        fn intent_choices(&self, asked: &$crate::title::Asked<'_, Self>, voice: &Voice) -> Vec<$crate::title::Choice> {
            Context { game: self, view: &asked.view, voice }.intent_choices(asked)
        }
    };
    (@legend) => {
        fn legend(&self, look: $crate::canvas::palette::Look, voice: &Voice) -> Option<$crate::title::Picture> {
            Some(picture::legend(self, look, voice))
        }
    };
    (@tutorial) => {
        const TUTORIAL: Option<&'static $crate::title::Tutorial> = Some(&tutorial::TUTORIAL);
    };
    (@deeds) => {
        fn deeds(&self, seat: Seat, events: &[Event], voice: &Voice) -> Vec<String> {
            deeds::deeds(self, seat, events, voice)
        }
    };
    (@sayings) => {
        fn sayings(
            &self,
            view: &View,
            seat: Seat,
            action: &Action,
            lists: &$crate::words::typed::Lists,
        ) -> Vec<$crate::words::typed::Saying> {
            sayings::sayings(self, view, seat, *action, lists)
        }
    };
}

pub(crate) use by_modules;
