//! Another title of the tests: *Dig*, for 2 to 4 seats, with turns of several steps. It has every barrier of an undo:
//!
//! * hidden tiles that a step reveals without a draw,
//! * dice,
//! * decisions of other seats,
//! * the end of a turn.
//!
//! In a turn the seat may do these steps until it passes:
//!
//! * walk from place to place,
//! * rest, after which it has one legal action,
//! * dig up the tile of a place,
//! * roll,
//! * make an offer to the next seat, which answers out of turn.
//!
//! A seat that passes at home, on place 0, has another turn at once. Digging up the last tile ends the game.
//!
//! Version 2 of its rules adds an option: naps are short, and no seat has to wake. In version 1 naps are long.

use std::fmt;
use std::str::FromStr;
use std::sync::{Arc, Mutex};
use std::thread::{self, ThreadId};

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use skald::ai::{Policy, Random};
use skald::canvas::palette::Look;
use skald::engine::{
    self, Chance, CodeError, Decision, Draw, Edition, EditionError, Game, Meta, RuleError, ScoreSheet, Seat, Viewer,
};
use skald::title::{
    Asked, Choice, Counted, Erased, OptionSpec, Picture, PolicySpec, Present, Titles, Tutorial, Weight,
};
use skald::words::{Doc, Voice};

/// The tiles. Place 0 is home and has none. Two are equal, so the last tile may reveal no information.
const TILES: [u8; 4] = [7, 7, 8, 9];

pub struct Dig<const RULES: u16 = 1>;

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Options {
    #[serde(default = "Naps::before_2")]
    naps: Naps,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Naps {
    #[default]
    Short,
    Long,
}

impl Naps {
    fn before_2() -> Self {
        Self::Long
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Open {
    pub turn: u8,
    pub at: Vec<u8>,
    dug: Vec<bool>,
    points: Vec<i32>,
    resting: bool,
    offered: bool,
    #[serde(default = "Naps::before_2")]
    naps: Naps,
}

/// The tiles, one a place.
pub type Secret = Vec<u8>;

/// The tiles that a viewer knows.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Known {
    tiles: Vec<Option<u8>>,
}

type State = engine::State<Open, Secret>;
type View = engine::View<Open, Known>;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Action {
    Walk,
    Rest,
    Wake,
    Dig,
    Roll,
    Offer,
    Yes,
    No,
    Pass,
}

const ACTIONS: [(&str, Action); 9] = [
    ("walk", Action::Walk),
    ("rest", Action::Rest),
    ("wake", Action::Wake),
    ("dig", Action::Dig),
    ("roll", Action::Roll),
    ("offer", Action::Offer),
    ("yes", Action::Yes),
    ("no", Action::No),
    ("pass", Action::Pass),
];

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    Laid(Vec<u8>),
    Walked(u8),
    Rested,
    Woke,
    Dug { at: u8, tile: u8 },
    Rolled(u32),
    Offered,
    Answered(bool),
    Passed,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(ACTIONS.iter().find(|(_, action)| action == self).map_or("", |(code, _)| code))
    }
}

impl FromStr for Action {
    type Err = CodeError;

    fn from_str(text: &str) -> Result<Self, CodeError> {
        let found = ACTIONS.iter().find(|(code, _)| *code == text);
        found.map(|(_, action)| *action).ok_or_else(|| CodeError(text.to_owned()))
    }
}

impl Open {
    fn seats(&self) -> u8 {
        self.at.len() as u8
    }

    fn next(&self) -> u8 {
        (self.turn + 1) % self.seats()
    }

    fn over(&self) -> bool {
        self.dug.iter().all(|dug| *dug)
    }

    fn here(&self) -> usize {
        usize::from(self.at[usize::from(self.turn)])
    }
}

impl<const RULES: u16> Game for Dig<RULES> {
    type Options = Options;
    type Open = Open;
    type Secret = Secret;
    type Private<'a> = ();
    type Known = Known;
    type Action = Action;
    type Event = Event;

    const SOURCES: &'static [&'static str] = &["dug"];

    const META: Meta = Meta {
        key: "dig",
        name: "Dig",
        seats: (2, 4),
        rules_version: RULES,
        oldest_rules_version: 1,
        hidden: true,
        chance: true,
        longest: 100_000,
        when_absent: &[],
    };

    fn new(_: &Edition) -> Result<Self, EditionError> {
        Ok(Self)
    }

    fn setup(&self, options: &Options, seats: u8, mut chance: Chance) -> Result<(State, Vec<Event>), RuleError> {
        let mut tiles = TILES.to_vec();
        chance.shuffle(&mut tiles)?;
        let (at, points) = (vec![0; usize::from(seats)], vec![0; usize::from(seats)]);
        let (dug, events) = (vec![false; tiles.len()], vec![Event::Laid(tiles.clone())]);
        let open = Open { turn: 0, at, dug, points, resting: false, offered: false, naps: options.naps };
        Ok((State { open, secret: tiles, chance }, events))
    }

    fn decisions(&self, open: &Open) -> Vec<Decision> {
        if open.over() {
            return Vec::new();
        }
        vec![match open.offered {
            true => Decision::out_of_turn(Seat(open.next()), "offered"),
            false => Decision::in_turn(Seat(open.turn), "turn"),
        }]
    }

    fn seats(open: &Open) -> u8 {
        open.seats()
    }

    fn private(_: &Secret, _: Seat) {}

    fn legal(&self, open: &Open, (): (), seat: Seat, out: &mut Vec<Action>) {
        if self.decisions(open).iter().all(|decision| decision.seat != seat) {
            return;
        }
        if open.offered {
            return out.extend([Action::Yes, Action::No]);
        }
        if open.resting {
            return out.push(Action::Wake);
        }
        out.extend([Action::Walk, Action::Rest]);
        out.extend(open.here().checked_sub(1).filter(|tile| !open.dug[*tile]).map(|_| Action::Dig));
        out.extend([Action::Roll, Action::Offer, Action::Pass]);
    }

    fn step(&self, state: &mut State, seat: Seat, action: &Action, events: &mut Vec<Event>) -> Result<(), RuleError> {
        let mut legal = Vec::new();
        self.legal_actions(state, seat, &mut legal);
        if !legal.contains(action) {
            return Err(RuleError::new("dig-refuse", "DI-01"));
        }
        let State { open, secret, chance } = state;
        let turn = usize::from(open.turn);
        events.push(match action {
            Action::Walk => {
                open.at[turn] = (open.at[turn] + 1) % (TILES.len() as u8 + 1);
                Event::Walked(open.at[turn])
            }
            Action::Rest => {
                open.resting = open.naps == Naps::Long;
                Event::Rested
            }
            Action::Wake => {
                open.resting = false;
                Event::Woke
            }
            Action::Dig => {
                let (at, tile) = (open.at[turn], secret[open.here() - 1]);
                open.dug[usize::from(at) - 1] = true;
                open.points[turn] += i32::from(tile);
                Event::Dug { at, tile }
            }
            Action::Roll => {
                let rolled = chance.below(6)?;
                open.points[turn] += rolled as i32;
                Event::Rolled(rolled)
            }
            Action::Offer => {
                open.offered = true;
                Event::Offered
            }
            Action::Yes | Action::No => {
                open.offered = false;
                Event::Answered(*action == Action::Yes)
            }
            Action::Pass => {
                open.turn = if open.here() == 0 { open.turn } else { open.next() };
                Event::Passed
            }
        });
        Ok(())
    }

    fn sheet(&self, open: &Open, (): (), seat: Seat) -> ScoreSheet {
        let points = open.points[seat.index()];
        ScoreSheet::of(Self::SOURCES, [(points, points)])
    }

    fn known(&self, open: &Open, secret: &Secret, viewer: Viewer) -> Known {
        let seen = |(tile, dug): (&u8, &bool)| (*dug || viewer == Viewer::Everything).then_some(*tile);
        Known { tiles: secret.iter().zip(&open.dug).map(seen).collect() }
    }

    fn redraw(&self, open: &Open, secret: &mut Secret, _: Viewer, chance: &mut Chance) -> Result<(), RuleError> {
        let hidden: Vec<usize> = (0..secret.len()).filter(|at| !open.dug[*at]).collect();
        let mut tiles: Vec<u8> = hidden.iter().map(|at| secret[*at]).collect();
        chance.shuffle(&mut tiles)?;
        hidden.into_iter().zip(tiles).for_each(|(at, tile)| secret[at] = tile);
        Ok(())
    }

    fn conceal(event: Event, _: Viewer) -> Option<Event> {
        (!matches!(event, Event::Laid(_))).then_some(event)
    }

    /// The oldest stores keep the whole state in one document.
    fn upgrade(saved: &Value) -> Option<Value> {
        let mut open = saved.as_object().filter(|fields| !fields.contains_key("secret"))?.clone();
        let (dug, secret, chance) = (open.remove("open")?, open.remove("tiles")?, open.remove("chance")?);
        open.insert("dug".to_owned(), dug);
        Some(json!({ "open": open, "secret": secret, "chance": chance }))
    }

    fn draws(event: &Event) -> Vec<Draw> {
        match event {
            Event::Laid(tiles) => vec![json!(tiles)],
            Event::Rolled(rolled) => vec![json!(rolled)],
            _ => Vec::new(),
        }
    }

    fn ends_turn(event: &Event) -> bool {
        *event == Event::Passed
    }
}

/// The threads on which the computer player `noted` has run.
pub static THREADS: Mutex<Vec<ThreadId>> = Mutex::new(Vec::new());

/// A computer player that walks from home, passes, and records its thread.
struct Noted;

impl<const RULES: u16> Policy<Dig<RULES>> for Noted {
    fn choose(&self, _: &Dig<RULES>, state: &State, _: Seat, legal: &[Action], _: &mut Chance) -> usize {
        THREADS.lock().expect("no player panics").push(thread::current().id());
        if state.open.here() == 0 { 0 } else { legal.len() - 1 }
    }
}

const NAPS: OptionSpec = OptionSpec::new("naps", &["short", "long"]).since(2);

impl<const RULES: u16> Counted for Dig<RULES> {}

impl<const RULES: u16> Present for Dig<RULES> {
    const OPTIONS: &'static [OptionSpec] = if RULES < 2 { &[] } else { &[NAPS] };
    const POLICIES: &'static [PolicySpec<Self>] = &[("random", || Box::new(Random)), ("noted", || Box::new(Noted))];
    const TUTORIAL: Option<&'static Tutorial> = None;

    fn legend(&self, _: Look, _: &Voice) -> Option<Picture> {
        None
    }

    fn choices(&self, _: &Asked<'_, Self>, actions: &[Action], _: &Voice) -> Vec<Choice> {
        let choice = |action: &Action| Choice {
            code: action.to_string(),
            intent: false,
            label: action.to_string(),
            button: String::new(),
            detail: String::new(),
            emoji: "",
            weight: Weight::Plain,
            path: Vec::new(),
        };
        actions.iter().map(choice).collect()
    }

    fn board(&self, view: &View, _: &Voice) -> Doc {
        Doc::titled(format!("{:?} {:?}", view.open.at, view.known.tiles))
    }

    fn brief(&self, asked: &Asked<'_, Self>, _: &Voice) -> Doc {
        let decisions = self.decisions(&asked.view.open).into_iter();
        Doc::titled(decisions.filter(|one| one.seat == asked.seat).map(|one| one.kind).collect::<String>())
    }

    fn narrate(&self, event: &Event, _: &Voice) -> Option<String> {
        Some(format!("{event:?}"))
    }

    fn rules(&self, _: &Self::Options, _: &Voice) -> Doc {
        Doc::titled("Dig")
    }
}

/// *Dig* alone.
pub fn titles() -> Titles {
    let mut titles = Titles::default();
    add(&mut titles);
    titles
}

/// *Dig* beside other titles.
pub fn add(titles: &mut Titles) {
    add_of::<1>(titles);
}

/// Adds *Dig* with this version of its rules.
pub fn add_of<const RULES: u16>(titles: &mut Titles) {
    let edition = Edition { id: "plain".to_owned(), data: json!({ "id": "plain" }) };
    titles.add(Arc::new(Erased::<Dig<RULES>>::new(edition).expect("an empty edition is valid")));
}
