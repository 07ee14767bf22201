//! The contract of a game. It is small because everything derivable is derived: see [`Game::apply`].

use std::fmt::{Debug, Display};
use std::hash::{DefaultHasher, Hash, Hasher as _};
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::{
    Chance, CodeError, Decision, Draw, Edition, EditionError, EditionWarning, Outcome, RuleError, ScoreSheet, Seat,
    State, View, Viewer,
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
    /// The newest version of the rules, which new games use. It rises whenever a rule or a switch changes. A game keeps
    /// the version it began with.
    pub rules_version: u16,
    /// The oldest playable version. All later changes are switches ([`Game::Options`]).
    pub oldest_rules_version: u16,
    /// Whether some seats know what others do not.
    pub hidden: bool,
    /// Whether dice or draws decide anything.
    pub chance: bool,
    /// The most actions that a game can take.
    pub longest: u32,
    /// The words of actions that answer a decision out of turn for an absent person. The first legal one is taken; if
    /// none is legal, a computer player answers.
    pub when_absent: &'static [&'static str],
}

impl Meta {
    /// Whether games that began under this version of the rules can still be played.
    pub const fn plays_rules(&self, version: u16) -> bool {
        self.oldest_rules_version <= version && version <= self.rules_version
    }
}

/// The state of a game.
pub type StateOf<G> = State<<G as Game>::Open, <G as Game>::Secret>;

/// What one viewer may know of a game.
pub type ViewOf<G> = View<<G as Game>::Open, <G as Game>::Known>;

/// The rules of a title with one edition of its components.
///
/// Methods take `&self` to read the edition. Everything that changes is in the [`State`], in three parts: open, secret
/// and chance. A method that gets only the open part cannot depend on anything hidden. A method that also gets the
/// [`Game::Private`] part of a seat cannot depend on anything hidden from that seat.
pub trait Game: Sized + Send + Sync + 'static {
    /// The switches of a table; the default is the rulebook. If a saved game does not name a switch, the rule from
    /// before that switch applies.
    type Options: Clone + Debug + Default + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// The open part of a state: what every viewer may know.
    type Open: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// The secret part of a state; `()` if only chance is hidden.
    type Secret: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// What one seat knows of the secret part, e.g. its hand; `()` if nothing.
    type Private<'a>: Copy;
    /// What a viewer knows beyond the open part, and values computed for views; `()` if nothing.
    type Known: Clone + Debug + PartialEq + Serialize + Send + Sync;
    /// An answer to a decision. `Display` gives its typed code and `FromStr` reads it back.
    type Action: Clone + Debug + Eq + Ord + Display + FromStr<Err = CodeError> + Send + Sync;
    /// What happened because of an action.
    type Event: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;

    const META: Meta;
    /// The sources of points. Every score sheet has one line for each, in this order.
    const SOURCES: &'static [&'static str];
    /// Whether the legal actions of a seat follow from the open part, so that every viewer may see them.
    const OPEN_CHOICES: bool = !Self::META.hidden;

    /// Reads and validates the components once.
    ///
    /// # Errors
    /// Names the key of the edition and the reason.
    fn new(edition: &Edition) -> Result<Self, EditionError>;

    /// Unusual but valid parts of the components. Default: none.
    fn warnings(&self) -> Vec<EditionWarning> {
        Vec::new()
    }

    /// The first position. `seats` is within [`Meta::seats`].
    ///
    /// # Errors
    /// The edition does not support these options or seats, or a recorded chance does not fit.
    fn setup(
        &self,
        options: &Self::Options,
        seats: u8,
        chance: Chance,
    ) -> Result<(StateOf<Self>, Vec<Self::Event>), RuleError>;

    /// The open questions, in order of seat; empty if the game is over.
    fn decisions(&self, open: &Self::Open) -> Vec<Decision>;

    /// The seat of the first open question; `None` if the game is over. A title answers it without a list, because
    /// searches ask after every action.
    fn asked(&self, open: &Self::Open) -> Option<Seat> {
        self.decisions(open).first().map(|decision| decision.seat)
    }

    fn seats(open: &Self::Open) -> u8;

    /// What a seat knows of the secret part.
    fn private(secret: &Self::Secret, seat: Seat) -> Self::Private<'_>;

    /// Appends every action that `step` accepts from this seat now to `out`, which is empty: sorted, unique.
    fn legal(&self, open: &Self::Open, private: Self::Private<'_>, seat: Seat, out: &mut Vec<Self::Action>);

    /// Applies one action; the only way a state changes. Events are appended to `events`.
    ///
    /// # Errors
    /// The rule that refuses the action. State and events are then unchanged.
    fn step(
        &self,
        state: &mut StateOf<Self>,
        seat: Seat,
        action: &Self::Action,
        events: &mut Vec<Self::Event>,
    ) -> Result<(), RuleError>;

    /// The points of a seat if the game ended now.
    fn sheet(&self, open: &Self::Open, private: Self::Private<'_>, seat: Seat) -> ScoreSheet;

    /// The result of a finished game, from the points of each seat. By default the most points win and ties are shared.
    fn ranking(&self, _open: &Self::Open, points: Vec<i32>) -> Outcome {
        Outcome::by_points(points)
    }

    /// Whether a viewer may know the points that a seat has from this source of its score sheet. Default: yes.
    fn knows_points(&self, _open: &Self::Open, _seat: Seat, _source: &str, _viewer: Viewer) -> bool {
        true
    }

    /// What a viewer knows beyond the open part. At the end of a game a title may reveal hidden parts to everybody.
    fn known(&self, open: &Self::Open, secret: &Self::Secret, viewer: Viewer) -> Self::Known;

    /// Whether a step since the last copy of the secret part read nothing hidden from this viewer ([`super::Hidden`]).
    /// The default is `false`: [`crate::engine::reversible`] then tries the action in sampled worlds. A title may
    /// return `true` only if [`Self::known`] shows more of a secret part after a read alone.
    fn is_untouched(&self, _secret: &Self::Secret, _viewer: Viewer) -> bool {
        false
    }

    /// Redraws what this viewer, a seat or the public, cannot know of the secret part. By default nothing, for titles
    /// without a secret part.
    ///
    /// # Errors
    /// The errors of chance.
    fn redraw(
        &self,
        _open: &Self::Open,
        _secret: &mut Self::Secret,
        _viewer: Viewer,
        _chance: &mut Chance,
    ) -> Result<(), RuleError> {
        Ok(())
    }

    /// What this viewer, a seat or the public, learns of an event; `None` if nothing. By default the whole event, for
    /// titles in which all events are public.
    fn conceal(event: Self::Event, _viewer: Viewer) -> Option<Self::Event> {
        Some(event)
    }

    /// The random results that an event carries, in the order of the draws. A replay feeds them back through
    /// [`Chance::recorded`].
    fn draws(event: &Self::Event) -> Vec<Draw>;

    /// Whether this event ends a turn, even if the same seat has the next turn. An action that ends a turn cannot be
    /// undone ([`crate::engine::reversible`]). The default is `false`, for titles in which turns always change seats.
    fn ends_turn(_event: &Self::Event) -> bool {
        false
    }

    /// A number for everything that a seat owns and where it stands, at a moment that counts; `None` at another one. A
    /// computer player does not return to it in the same turn or the next. The default is `None`, for titles in which
    /// no action is without a gain, or with draws by repetition.
    fn trace(&self, _open: &Self::Open, _seat: Seat) -> Option<u64> {
        None
    }

    /// Makes open what each seat could count because all saw it happen, for the review of a finished game. Whether there
    /// is anything to count. The default is nothing.
    fn count(_open: &mut Self::Open) -> bool {
        false
    }

    /// Converts a state saved by an older program to the present format. `None` if it already has this format.
    fn upgrade(_saved: &Value) -> Option<Value> {
        None
    }

    /// Whether the parts of a saved state are consistent. Loading refuses an inconsistent state; this program never
    /// writes one.
    fn is_coherent(_state: &StateOf<Self>) -> bool {
        true
    }

    /// Fills `out` with every action that `step` accepts from this seat now: sorted, unique. `out` is cleared first.
    fn legal_actions(&self, state: &StateOf<Self>, seat: Seat, out: &mut Vec<Self::Action>) {
        out.clear();
        self.legal(&state.open, Self::private(&state.secret, seat), seat, out);
    }

    /// The points of a seat if the game ended now.
    fn score(&self, state: &StateOf<Self>, seat: Seat) -> ScoreSheet {
        self.sheet(&state.open, Self::private(&state.secret, seat), seat)
    }

    /// The result; `None` until the game is over.
    fn outcome(&self, state: &StateOf<Self>) -> Option<Outcome> {
        let points = || Seat::all(Self::seats(&state.open)).map(|seat| self.score(state, seat).total()).collect();
        self.asked(&state.open).is_none().then(|| self.ranking(&state.open, points()))
    }

    /// What a viewer may know.
    fn view_for(&self, state: &StateOf<Self>, viewer: Viewer) -> ViewOf<Self> {
        View { viewer, open: state.open.clone(), known: self.known(&state.open, &state.secret, viewer) }
    }

    /// What a viewer learns of an event; `None` if nothing.
    fn redact(&self, event: &Self::Event, viewer: Viewer) -> Option<Self::Event> {
        if viewer == Viewer::Everything { Some(event.clone()) } else { Self::conceal(event.clone(), viewer) }
    }

    /// The same position with everything redrawn that this viewer cannot know: the secret part, then the generator
    /// unless it is exhausted.
    fn determinize(&self, state: &StateOf<Self>, viewer: Viewer, chance: &mut Chance) -> StateOf<Self> {
        let mut sampled = state.clone();
        if viewer == Viewer::Everything {
            return sampled;
        }
        let redrawn = self.redraw(&state.open, &mut sampled.secret, viewer, chance);
        match redrawn.and_then(|()| if state.chance.is_exhausted() { Ok(Chance::exhausted()) } else { chance.split() })
        {
            Ok(chance) => State { chance, ..sampled },
            // Only a recorded or exhausted chance can fail, and callers pass seeded chance.
            Err(_) => state.clone(),
        }
    }

    /// As [`Game::step`], but returns a new state and leaves the old one unchanged.
    ///
    /// # Errors
    /// As [`Game::step`].
    fn apply(
        &self,
        state: &StateOf<Self>,
        seat: Seat,
        action: &Self::Action,
    ) -> Result<(StateOf<Self>, Vec<Self::Event>), RuleError> {
        let mut next = state.clone();
        let mut events = Vec::new();
        self.step(&mut next, seat, action, &mut events)?;
        Ok((next, events))
    }
}

/// The part of [`Game`] that reads the same in every title: its types, and what its modules `edition`, `rules` and `scoring` do. With
/// `open` for a title where nothing but chance is hidden, with `hidden` for one whose `Secret` says what each seat may see.
macro_rules! by_modules {
    ($kind:ident) => {
        type Options = Options;
        type Open = Open;
        type Action = Action;
        type Event = Event;

        const SOURCES: &'static [&'static str] = &scoring::SOURCES;

        fn new(edition: &$crate::engine::Edition) -> Result<Self, $crate::engine::EditionError> {
            edition::read(edition)
        }

        fn warnings(&self) -> Vec<$crate::engine::EditionWarning> {
            edition::warnings(self)
        }

        fn setup(
            &self,
            options: &Options,
            seats: u8,
            chance: $crate::engine::Chance,
        ) -> Result<(State, Vec<Event>), $crate::engine::RuleError> {
            rules::setup(self, options, seats, chance)
        }

        fn step(
            &self,
            state: &mut State,
            seat: Seat,
            action: &Action,
            events: &mut Vec<Event>,
        ) -> Result<(), $crate::engine::RuleError> {
            rules::step(self, state, seat, *action, events)
        }

        $crate::engine::by_modules!(@$kind);
    };
    (@open) => {
        type Secret = ();
        type Private<'a> = ();
        type Known = ();

        fn private((): &(), _: Seat) {}

        fn known(&self, _: &Open, (): &(), _: $crate::engine::Viewer) {}
    };
    (@hidden) => {
        type Secret = Secret;
        type Private<'a> = Private<'a>;
        type Known = Known;

        fn private(secret: &Secret, seat: Seat) -> Private<'_> {
            secret.of(seat)
        }

        fn is_untouched(&self, secret: &Secret, viewer: Viewer) -> bool {
            secret.is_untouched(viewer)
        }

        fn conceal(event: Event, viewer: Viewer) -> Option<Event> {
            event.seen_by(viewer)
        }

        fn known(&self, open: &Open, secret: &Secret, viewer: Viewer) -> Known {
            Known::of(self, open, secret, viewer)
        }

        fn redraw(
            &self,
            open: &Open,
            secret: &mut Secret,
            viewer: Viewer,
            chance: &mut $crate::engine::Chance,
        ) -> Result<(), $crate::engine::RuleError> {
            determinize::redraw(self, open, secret, viewer, chance)
        }

        fn is_coherent(state: &State) -> bool {
            state.secret.fits(&state.open)
        }

        fn draws(event: &Event) -> Vec<$crate::engine::Draw> {
            event.draws()
        }
    };
}

pub(crate) use by_modules;

/// A number for these parts, for [`Game::trace`].
pub fn trace(parts: impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    parts.hash(&mut hasher);
    hasher.finish()
}
