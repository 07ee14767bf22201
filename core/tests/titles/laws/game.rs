//! A small game with a switch for every way in which a game can break a law. Two seats, each with a card of its own; a third card lies
//! face down in the middle. A seat does each of six things at most once in its turn; the game ends after four turns.

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

/// A seat that nobody has.
const NOBODY: Seat = Seat(9);

/// A way to break a law.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    Nothing,
    /// An action that applies is not listed.
    ListsTooLittle,
    /// An action that is refused is listed.
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
    /// The code of an action is that of another.
    SameCode,
    ShowsHidden,
    /// What a seat may do depends on what it cannot know.
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
    /// A replay ends elsewhere.
    OtherEnd,
    /// A replay draws more.
    OtherChance,
    /// A result of chance is in no event.
    SilentDraw,
    /// Says that nothing hidden was read where something was.
    Untouched,
    /// Both of them.
    SilentAndUntouched,
}

/// The game, with its fault.
pub struct Cards {
    pub fault: Fault,
    games: AtomicU32,
}

/// The things to do, each once a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Action {
    /// Nothing comes of it; what the event holds nobody learns.
    Mark,
    /// The seat sees the card in the middle.
    Look,
    /// The other seat sees it.
    Show,
    /// Whether the card in the middle is high is known to all, though no event says so.
    Weigh,
    /// A die; its pips are points.
    Toss,
    /// The turn ends.
    Pass,
    /// Has the code of [`Action::Mark`].
    Twin,
}

use Action::{Look, Mark, Pass, Show, Toss, Twin, Weigh};

pub const ACTIONS: [Action; 6] = [Mark, Look, Show, Weigh, Toss, Pass];

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Open {
    turn: u8,
    done: Vec<u8>,
    points: [i32; 2],
    looked: [bool; 2],
    high: Option<bool>,
    #[serde(skip)]
    unsaved: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Event {
    what: String,
    /// Who learns the number, if not everybody.
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

    fn is(&self, fault: Fault) -> bool {
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
    type Known = Vec<Option<u32>>;
    type Action = Action;
    type Event = Event;

    const META: Meta = Meta {
        key: "cards",
        name: "Cards",
        seats: (2, 2),
        rules_version: 1,
        oldest_rules_version: 1,
        hidden: true,
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
        let dealt = Event { to: Some(NOBODY), draws: secret.to_vec(), ..event("dealt", 0) };
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
        let mut told = event(&action.to_string(), 0);
        match action {
            Mark | Twin => (told.to, told.number) = (Some(NOBODY), middle),
            Look => open.looked[who.index()] = true,
            Show => {
                open.looked[other(who).index()] = true;
                (told.to, told.number) = (Some(other(who)), middle);
            }
            Weigh => open.high = Some(middle > 2),
            Toss => {
                told.number = state.chance.below(CARDS)?;
                open.points[who.index()] += told.number as i32;
                let silent = matches!(self.fault, Fault::SilentDraw | Fault::SilentAndUntouched);
                told.draws = if silent { Vec::new() } else { vec![told.number] };
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
        told.unsaved = self.is(Fault::ForgetsEvents);
        told.number += u32::from(self.is(Fault::OtherEvents) && self.again());
        events.push(told);
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

    fn known(&self, open: &Open, cards: &[u32; 3], viewer: Viewer) -> Vec<Option<u32>> {
        let seen = |(at, card): (usize, &u32)| (sees(open, viewer, at) || self.is(Fault::ShowsHidden)).then_some(*card);
        cards.iter().enumerate().map(seen).collect()
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
                // Which half it is in is known.
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
