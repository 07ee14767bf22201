//! A small game with a switch for every way to break a law. Each of the two seats has a card; a third card lies face
//! down in the middle. A seat takes each of six actions at most once in its turn. The game ends after four turns.

use std::fmt;
use std::str::FromStr;
use std::sync::atomic::{AtomicU32, Ordering};

use serde::{Deserialize, Serialize};
use serde_json::Value;
use skald_core::engine::{
    Chance, CodeError, Decision, Draw, Edition, EditionError, Game, Meta, Outcome, RuleError, ScoreSheet, Seat, State,
    StateOf, Viewer,
};

const TURNS: u8 = 4;
const CARDS: u32 = 6;

/// A seat that does not exist.
const NO_SEAT: Seat = Seat(9);

/// A way to break a law.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    Nothing,
    /// An applicable action is not listed.
    ListsTooLittle,
    /// A refused action is listed.
    ListsTooMuch,
    Unsorted,
    ListsTwice,
    /// An action changes nothing.
    DoesNothing,
    AsksWithoutChoices,
    /// A refused action leaves an event.
    TraceInEvents,
    /// A refused action changes the state.
    TraceInState,
    /// Two actions have the same code.
    SameCode,
    ShowsHidden,
    /// The choices of a seat depend on what it cannot know.
    ChoicesTell,
    /// The points that a seat sees depend on what it cannot know.
    PointsTell,
    HiddenForEver,
    ForgetsWhenSaved,
    ForgetsEvents,
    DecisionsOutOfOrder,
    OtherScoreLines,
    Endless,
    NobodyWins,
    OtherPoints,
    ActsAfterTheEnd,
    /// A replay has other events.
    OtherEvents,
    /// A replay ends in another position.
    OtherEnd,
    /// A replay draws more.
    OtherChance,
    /// No event has a random result.
    SilentDraw,
    /// The game reports that nothing hidden was read after a read.
    Untouched,
    /// Both faults together.
    SilentAndUntouched,
    /// A count is one too high after an action.
    CountsOneMore,
    /// A count is one too high before and after.
    CountsFromOne,
    /// A count never changes.
    CountsNothing,
    /// The choices do not say what changes.
    SaysNothing,
}

/// The game, with its fault.
pub struct Cards {
    pub fault: Fault,
    games: AtomicU32,
}

/// The actions, each possible once a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Action {
    /// Has no effect, and its event hides its content from all seats.
    Mark,
    /// Shows the seat the card in the middle.
    Look,
    /// Shows the other seat the card in the middle.
    Show,
    /// Reveals to all whether the card in the middle is high, without an event that says so.
    Weigh,
    /// Rolls a die, whose pips are points.
    Toss,
    /// Ends the turn.
    Pass,
    /// Has the code of [`Action::Mark`].
    Twin,
}

use Action::{Look, Mark, Pass, Show, Toss, Twin, Weigh};

pub const ACTIONS: [Action; 6] = [Mark, Look, Show, Weigh, Toss, Pass];

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Open {
    turn: u8,
    pub done: Vec<u8>,
    points: [i32; 2],
    looked: [bool; 2],
    high: Option<bool>,
    #[serde(skip)]
    unsaved: bool,
}

/// The cards that a viewer knows.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Known {
    cards: [Option<u32>; 3],
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Event {
    what: String,
    /// The seat that learns the number; `None` for everybody.
    to: Option<Seat>,
    number: u32,
    draws: Vec<u32>,
    #[serde(skip)]
    unsaved: bool,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Mark | Twin => "mark",
            Look => "look",
            Show => "show",
            Weigh => "weigh",
            Toss => "toss",
            Pass => "pass",
        })
    }
}

impl FromStr for Action {
    type Err = CodeError;

    fn from_str(code: &str) -> Result<Self, CodeError> {
        ACTIONS.into_iter().find(|action| action.to_string() == code).ok_or_else(|| CodeError(code.to_owned()))
    }
}

impl Cards {
    pub const fn with(fault: Fault) -> Self {
        Self { fault, games: AtomicU32::new(0) }
    }

    pub fn is(&self, fault: Fault) -> bool {
        self.fault == fault
    }

    /// Whether this is not the first game.
    fn again(&self) -> bool {
        self.games.load(Ordering::Relaxed) > 1
    }
}

fn seat(open: &Open) -> Seat {
    Seat(open.turn % 2)
}

const fn other(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}

fn sees(open: &Open, viewer: Viewer, card: usize) -> bool {
    match viewer {
        Viewer::Everything => true,
        Viewer::Public => false,
        Viewer::Seat(seat) if card == 2 => open.looked[seat.index()],
        Viewer::Seat(seat) => seat.index() == card,
    }
}

fn event(what: &str, number: u32) -> Event {
    Event { what: what.to_owned(), to: None, number, draws: Vec::new(), unsaved: false }
}

impl Game for Cards {
    type Options = ();
    type Open = Open;
    type Secret = [u32; 3];
    // All of it, so that a fault can read what a seat does not know.
    type Private<'a> = &'a [u32; 3];
    type Known = Known;
    type Action = Action;
    type Event = Event;

    const META: Meta = Meta {
        key: "cards",
        name: "Cards",
        seats: (2, 2),
        rules_version: 1,
        oldest_rules_version: 1,
        hidden: true,
        chance: true,
        longest: 24,
        when_absent: &[],
    };
    const SOURCES: &'static [&'static str] = &["dice", "card"];

    fn new(_edition: &Edition) -> Result<Self, EditionError> {
        Ok(Self::with(Fault::Nothing))
    }

    fn setup(&self, _options: &(), _seats: u8, mut chance: Chance) -> Result<(StateOf<Self>, Vec<Event>), RuleError> {
        self.games.fetch_add(1, Ordering::Relaxed);
        let mut secret = [0; 3];
        for card in &mut secret {
            *card = chance.below(CARDS)?;
        }
        let dealt = Event { to: Some(NO_SEAT), draws: secret.to_vec(), ..event("dealt", 0) };
        let unsaved = self.is(Fault::ForgetsWhenSaved);
        let open = Open { turn: 0, done: Vec::new(), points: [0; 2], looked: [false; 2], high: None, unsaved };
        Ok((State { open, secret, chance }, vec![dealt]))
    }

    fn decisions(&self, open: &Open) -> Vec<Decision> {
        match open.turn {
            TURNS.. => Vec::new(),
            _ if self.is(Fault::DecisionsOutOfOrder) => [1, 0].map(|at| Decision::in_turn(Seat(at), "turn")).to_vec(),
            _ => vec![Decision::in_turn(seat(open), "turn")],
        }
    }

    fn seats(_open: &Open) -> u8 {
        2
    }

    fn private(secret: &[u32; 3], _seat: Seat) -> &[u32; 3] {
        secret
    }

    fn legal(&self, open: &Open, cards: &[u32; 3], who: Seat, out: &mut Vec<Action>) {
        let over = open.turn >= TURNS;
        if over || (who != seat(open) && !self.is(Fault::DecisionsOutOfOrder)) || self.is(Fault::AsksWithoutChoices) {
            out.extend((over && self.is(Fault::ActsAfterTheEnd)).then_some(Pass));
            return;
        }
        let allowed = |action: &Action| match action {
            Mark if self.is(Fault::ListsTooLittle) => false,
            Mark if self.is(Fault::ListsTooMuch) => true,
            Mark if self.is(Fault::ChoicesTell) => cards[other(who).index()] > 2,
            _ => !open.done.contains(&(*action as u8)),
        };
        out.extend(ACTIONS.into_iter().filter(allowed));
        if self.is(Fault::ListsTwice) {
            out.insert(0, out[0]);
        }
        out.extend(self.is(Fault::SameCode).then_some(Twin));
        if self.is(Fault::Unsorted) {
            out.reverse();
        }
    }

    fn step(
        &self,
        state: &mut StateOf<Self>,
        who: Seat,
        action: &Action,
        events: &mut Vec<Event>,
    ) -> Result<(), RuleError> {
        let mut listed = Vec::new();
        self.legal(&state.open, &state.secret, who, &mut listed);
        let accepted = match self.fault {
            Fault::ListsTooLittle if *action == Mark => !listed.is_empty(),
            Fault::ListsTooMuch if *action == Mark => !state.open.done.contains(&(Mark as u8)) && !listed.is_empty(),
            _ => listed.contains(action),
        };
        if !accepted {
            events.extend(self.is(Fault::TraceInEvents).then(|| event("refused", 0)));
            state.open.points[1] += i32::from(self.is(Fault::TraceInState));
            return Err(RuleError::new("cards-refuse", "none"));
        }
        if self.is(Fault::DoesNothing) && *action == Weigh {
            return Ok(());
        }
        let (middle, open) = (state.secret[2], &mut state.open);
        open.done.push(*action as u8);
        let mut event_of_action = event(&action.to_string(), 0);
        match action {
            Mark | Twin => (event_of_action.to, event_of_action.number) = (Some(NO_SEAT), middle),
            Look => open.looked[who.index()] = true,
            Show => {
                open.looked[other(who).index()] = true;
                (event_of_action.to, event_of_action.number) = (Some(other(who)), middle);
            }
            Weigh => open.high = Some(middle > 2),
            Toss => {
                event_of_action.number = state.chance.below(CARDS)?;
                open.points[who.index()] += event_of_action.number as i32;
                let silent = matches!(self.fault, Fault::SilentDraw | Fault::SilentAndUntouched);
                event_of_action.draws = if silent { Vec::new() } else { vec![event_of_action.number] };
            }
            Pass if self.is(Fault::Endless) => open.done.clear(),
            Pass => {
                open.turn += 1;
                open.done.clear();
            }
        }
        if open.turn == TURNS && self.again() {
            open.points[0] += i32::from(self.is(Fault::OtherEnd));
            if self.is(Fault::OtherChance) && !state.chance.is_recorded() {
                state.chance.below(2)?;
            }
        }
        event_of_action.unsaved = self.is(Fault::ForgetsEvents);
        event_of_action.number += u32::from(self.is(Fault::OtherEvents) && self.again());
        events.push(event_of_action);
        Ok(())
    }

    fn sheet(&self, open: &Open, cards: &[u32; 3], seat: Seat) -> ScoreSheet {
        let dice =
            open.points[seat.index()] + i32::from(self.is(Fault::PointsTell)) * cards[other(seat).index()] as i32;
        let card = cards[seat.index()] as i32;
        let sources = if self.is(Fault::OtherScoreLines) { &["dice", "cards"] } else { Self::SOURCES };
        ScoreSheet::of(sources, [(dice, dice), (card, card)])
    }

    fn ranking(&self, _open: &Open, points: Vec<i32>) -> Outcome {
        let mut outcome = Outcome::by_points(points);
        if self.is(Fault::NobodyWins) {
            outcome.ranks.fill(2);
        }
        outcome.points[0] += i32::from(self.is(Fault::OtherPoints));
        outcome
    }

    fn knows_points(&self, _open: &Open, seat: Seat, source: &str, viewer: Viewer) -> bool {
        source == "dice" || viewer.knows(seat) && !(self.is(Fault::HiddenForEver) && viewer == Viewer::Everything)
    }

    fn known(&self, open: &Open, cards: &[u32; 3], viewer: Viewer) -> Known {
        let seen = |at: usize| (sees(open, viewer, at) || self.is(Fault::ShowsHidden)).then_some(cards[at]);
        Known { cards: [0, 1, 2].map(seen) }
    }

    fn is_untouched(&self, _cards: &[u32; 3], _viewer: Viewer) -> bool {
        matches!(self.fault, Fault::Untouched | Fault::SilentAndUntouched)
    }

    fn redraw(&self, open: &Open, cards: &mut [u32; 3], viewer: Viewer, chance: &mut Chance) -> Result<(), RuleError> {
        for (at, card) in cards.iter_mut().enumerate() {
            if sees(open, viewer, at) {
                continue;
            }
            *card = match at == 2 && open.high.is_some() {
                // The viewer knows which half the card is in.
                true => u32::from(*card > 2) * 3 + chance.below(3)?,
                false => chance.below(CARDS)?,
            };
        }
        Ok(())
    }

    fn conceal(event: Event, viewer: Viewer) -> Option<Event> {
        let learns = event.to.is_none_or(|to| viewer == Viewer::Seat(to));
        Some(if learns { event } else { Event { number: 0, draws: Vec::new(), ..event } })
    }

    fn draws(event: &Event) -> Vec<Draw> {
        event.draws.iter().map(|draw| Value::from(*draw)).collect()
    }

    fn ends_turn(event: &Event) -> bool {
        event.what == "pass"
    }
}
