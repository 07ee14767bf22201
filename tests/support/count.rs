//! The title of the tests: *Count*, for 2 to 4 seats. It proves that the tables know no title.
//!
//! All seats first lay a stake of 1 or 2 at the same time. Then they count in turn and add 1 to 3. The seat that reaches the goal
//! (drawn in the setup) loses its stake, and the others win theirs.
//!
//! Once a turn the seat may dare the next one, which answers out of turn. It accepts, and a coin decides about a point, or it
//! refuses. Then the daring seat must add.
//!
//! | dares | rule |
//! |---|---|
//! | `must` | The dared seat can only accept. |
//! | `late` | A seat adds 1 only, and may dare from [`LATE`] on. Before that, and after a dare, there is one legal action. |
//! | `laps` | There are no dares. Every [`LAP`] is a part of its own. The seat that ends a lap begins the next. |
//!
//! Version 2 of its rules adds an option: a refusal costs a point and is illegal before the first count. In version 1 refusals
//! are free.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use skald::ai::{Policy, Random};
use skald::canvas::palette::Look;
use skald::engine::{
    self, Chance, CodeError, Decision, Draw, Edition, EditionError, Game, Meta, RuleError, ScoreSheet, Seat, Viewer,
};
use skald::title::{
    Asked, Choice, Counted, Erased, OptionSpec, Picture, PolicySpec, Present, Title, Titles, Tutorial, Weight,
};
use skald::words::{Doc, Voice};

/// The count from which `late` dares are legal.
pub const LATE: u32 = 100;

/// The length of a lap.
pub const LAP: u32 = 5;

/// The sources of points.
const SOURCES: [&str; 2] = ["dares", "stake"];

/// The game. `RULES` is its rules version and `OLDEST` the oldest playable one, so a test can upgrade the rules.
pub struct Count<const RULES: u16, const OLDEST: u16 = RULES> {
    goal: u32,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Options {
    pub dares: Dares,
    #[serde(default = "Refusals::before_2")]
    pub refusals: Refusals,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Dares {
    #[default]
    Yes,
    No,
    Late,
    Must,
    Laps,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Refusals {
    #[default]
    Dear,
    Free,
}

impl Refusals {
    fn before_2() -> Self {
        Self::Free
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Open {
    goal: u32,
    count: u32,
    turn: u8,
    stakes: Vec<Option<u8>>,
    points: Vec<i32>,
    dares: Dares,
    #[serde(default = "Refusals::before_2")]
    refusals: Refusals,
    /// The seat that must answer a dare.
    dared: Option<u8>,
    /// Whether this turn had a dare.
    spent: bool,
}

type State = engine::State<Open, ()>;
type View = engine::View<Open, ()>;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Action {
    Stake(u8),
    Add(u8),
    Dare,
    Take,
    Refuse,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    Goal(u32),
    Staked(u8),
    Added(u8),
    Dared(u8),
    Tossed(u32),
    Refused,
    Fined(u8),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Stake(n) => write!(f, "stake {n}"),
            Self::Add(n) => write!(f, "add {n}"),
            Self::Dare => f.write_str("dare"),
            Self::Take => f.write_str("take"),
            Self::Refuse => f.write_str("refuse"),
        }
    }
}

impl FromStr for Action {
    type Err = CodeError;

    fn from_str(text: &str) -> Result<Self, CodeError> {
        let number = |text: &str| text.parse().map_err(|_| CodeError(text.to_owned()));
        match text.split_once(' ') {
            Some(("stake", n)) => Ok(Self::Stake(number(n)?)),
            Some(("add", n)) => Ok(Self::Add(number(n)?)),
            None if text == "dare" => Ok(Self::Dare),
            None if text == "take" => Ok(Self::Take),
            None if text == "refuse" => Ok(Self::Refuse),
            _ => Err(CodeError(text.to_owned())),
        }
    }
}

impl Open {
    fn seats(&self) -> u8 {
        self.stakes.len() as u8
    }

    fn staking(&self) -> bool {
        self.stakes.iter().any(Option::is_none)
    }

    fn over(&self) -> bool {
        self.count >= self.goal
    }

    fn lap(&self) -> u16 {
        if self.dares == Dares::Laps { (self.count / LAP) as u16 } else { 0 }
    }

    fn sheet(&self, seat: Seat) -> ScoreSheet {
        let stake = i32::from(self.stakes[seat.index()].unwrap_or(0));
        let stake = if self.over() { if self.turn == seat.0 { -stake } else { stake } } else { 0 };
        let points = self.points[seat.index()];
        ScoreSheet::of(&SOURCES, [(points, points), (stake, stake)])
    }
}

impl<const RULES: u16, const OLDEST: u16> Game for Count<RULES, OLDEST> {
    type Options = Options;
    type Open = Open;
    type Secret = ();
    type Private<'a> = ();
    type Known = ();
    type Action = Action;
    type Event = Event;

    const SOURCES: &'static [&'static str] = &SOURCES;

    const META: Meta = Meta {
        key: "count",
        name: "Count",
        seats: (2, 4),
        rules_version: RULES,
        oldest_rules_version: OLDEST,
        hidden: false,
        chance: true,
        longest: 400,
        when_absent: &["refuse"],
    };

    fn new(edition: &Edition) -> Result<Self, EditionError> {
        let goal = edition.data.get("goal").and_then(serde_json::Value::as_u64);
        Ok(Self { goal: goal.ok_or_else(|| EditionError::new("goal", "must be a number"))? as u32 })
    }

    fn setup(&self, options: &Options, seats: u8, mut chance: Chance) -> Result<(State, Vec<Event>), RuleError> {
        let goal = self.goal + chance.below(3)?;
        let (stakes, points) = (vec![None; usize::from(seats)], vec![0; usize::from(seats)]);
        let Options { dares, refusals } = *options;
        let open = Open { goal, count: 0, turn: 0, stakes, points, dares, refusals, dared: None, spent: false };
        Ok((State { open, secret: (), chance }, vec![Event::Goal(goal - self.goal)]))
    }

    fn decisions(&self, open: &Open) -> Vec<Decision> {
        if open.over() {
            return Vec::new();
        }
        if open.staking() {
            let asked = Seat::all(open.seats()).filter(|seat| open.stakes[seat.index()].is_none());
            return asked.map(|seat| Decision { seat, kind: "stake".into(), out_of_turn: seat.0 > 0 }).collect();
        }
        match open.dared {
            Some(seat) => vec![Decision::out_of_turn(Seat(seat), "dared")],
            None => vec![Decision::in_turn(Seat(open.turn), "count")],
        }
    }

    fn seats(open: &Open) -> u8 {
        open.seats()
    }

    fn private((): &(), _: Seat) {}

    fn legal(&self, open: &Open, (): (), seat: Seat, out: &mut Vec<Action>) {
        let Some(decision) = self.decisions(open).into_iter().find(|decision| decision.seat == seat) else { return };
        match &*decision.kind {
            "stake" => out.extend([1, 2].map(Action::Stake)),
            "dared" if open.dares == Dares::Must => out.push(Action::Take),
            "dared" if open.count == 0 && open.refusals == Refusals::Dear => out.push(Action::Take),
            "dared" => out.extend([Action::Take, Action::Refuse]),
            _ => {
                let (most, dares) = match open.dares {
                    Dares::Yes | Dares::Must => (3, true),
                    Dares::No | Dares::Laps => (3, false),
                    Dares::Late => (1, open.count >= LATE),
                };
                out.extend((1..=most).map(Action::Add));
                if !open.spent && dares {
                    out.push(Action::Dare);
                }
            }
        }
    }

    fn step(&self, state: &mut State, seat: Seat, action: &Action, events: &mut Vec<Event>) -> Result<(), RuleError> {
        let mut legal = Vec::new();
        self.legal_actions(state, seat, &mut legal);
        if !legal.contains(action) {
            return Err(RuleError::new("count-refuse", "CO-01"));
        }
        let State { open, chance, .. } = state;
        match action {
            Action::Stake(n) => {
                open.stakes[seat.index()] = Some(*n);
                events.push(Event::Staked(*n));
            }
            Action::Add(n) => {
                let lap = open.lap();
                open.count += u32::from(*n);
                open.spent = false;
                events.push(Event::Added(*n));
                if !open.over() && open.lap() == lap {
                    open.turn = (open.turn + 1) % open.seats();
                }
            }
            Action::Dare => {
                let next = (open.turn + 1) % open.seats();
                open.spent = true;
                open.dared = Some(next);
                events.push(Event::Dared(next));
            }
            Action::Take => {
                let toss = chance.below(2)?;
                let winner = if toss == 0 { open.turn } else { seat.0 };
                open.points[usize::from(winner)] += 1;
                open.dared = None;
                events.push(Event::Tossed(toss));
            }
            Action::Refuse => {
                open.dared = None;
                events.push(Event::Refused);
                if open.refusals == Refusals::Dear {
                    open.points[seat.index()] -= 1;
                    events.push(Event::Fined(seat.0));
                }
            }
        }
        Ok(())
    }

    fn sheet(&self, open: &Open, (): (), seat: Seat) -> ScoreSheet {
        open.sheet(seat)
    }

    fn known(&self, _: &Open, (): &(), _: Viewer) {}

    /// The oldest stores keep the whole state in one document.
    fn upgrade(saved: &Value) -> Option<Value> {
        let mut open = saved.as_object().filter(|fields| !fields.contains_key("open"))?.clone();
        let chance = open.remove("chance")?;
        Some(json!({ "open": open, "secret": null, "chance": chance }))
    }

    fn draws(event: &Event) -> Vec<Draw> {
        match event {
            Event::Goal(n) | Event::Tossed(n) => vec![(*n).into()],
            _ => Vec::new(),
        }
    }
}

/// A computer player that takes the last of its choices.
struct Greedy;

impl<const RULES: u16, const OLDEST: u16> Policy<Count<RULES, OLDEST>> for Greedy {
    fn choose(&self, _: &Count<RULES, OLDEST>, _: &State, _: Seat, legal: &[Action], _: &mut Chance) -> usize {
        // It adds 3 instead of daring.
        if legal.contains(&Action::Add(3)) { 2 } else { legal.len() - 1 }
    }
}

/// A computer player that always panics.
struct Broken;

impl<const RULES: u16, const OLDEST: u16> Policy<Count<RULES, OLDEST>> for Broken {
    fn choose(&self, _: &Count<RULES, OLDEST>, _: &State, _: Seat, _: &[Action], _: &mut Chance) -> usize {
        panic!("this player always panics")
    }
}

const DARES: OptionSpec = OptionSpec::new("dares", &["yes", "no", "late", "must", "laps"]);
const REFUSALS: OptionSpec = OptionSpec::new("refusals", &["dear", "free"]).since(2);

impl<const RULES: u16, const OLDEST: u16> Counted for Count<RULES, OLDEST> {}

impl<const RULES: u16, const OLDEST: u16> Present for Count<RULES, OLDEST> {
    const OPTIONS: &'static [OptionSpec] = if RULES < 2 { &[DARES] } else { &[DARES, REFUSALS] };
    /// The player `absent` does not exist in version 2. The player `hard` counts as one that thinks long.
    const POLICIES: &'static [PolicySpec<Self>] = if RULES < 2 {
        &[
            ("greedy", || Box::new(Greedy)),
            ("random", || Box::new(Random)),
            ("absent", || Box::new(Greedy)),
            ("broken", || Box::new(Broken)),
            ("hard", || Box::new(Greedy)),
        ]
    } else {
        &[
            ("greedy", || Box::new(Greedy)),
            ("random", || Box::new(Random)),
            ("broken", || Box::new(Broken)),
            ("hard", || Box::new(Greedy)),
        ]
    };

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

    fn part(&self, view: &View) -> u16 {
        view.open.lap()
    }

    fn board(&self, view: &View, _: &Voice) -> Doc {
        Doc::titled(format!("{} of {}", view.open.count, view.open.goal))
    }

    fn brief(&self, asked: &Asked<'_, Self>, _: &Voice) -> Doc {
        let decisions = self.decisions(&asked.view.open).into_iter();
        Doc::titled(decisions.filter(|one| one.seat == asked.seat).map(|one| one.kind).collect::<String>())
    }

    fn narrate(&self, event: &Event, _: &Voice) -> Option<String> {
        Some(format!("{event:?}"))
    }

    fn rules(&self, _: &Self::Options, _: &Voice) -> Doc {
        Doc::titled("Count")
    }
}

/// An edition of *Count* with a goal of about this number.
pub fn edition(id: &str, goal: u32) -> Edition {
    Edition { id: id.to_owned(), data: json!({ "id": id, "goal": goal }) }
}

/// The title with one edition.
pub fn title<const RULES: u16>(edition: Edition) -> Arc<dyn Title> {
    title_since::<RULES, RULES>(edition)
}

/// The title with one edition and older versions of its rules.
pub fn title_since<const RULES: u16, const OLDEST: u16>(edition: Edition) -> Arc<dyn Title> {
    Arc::new(Erased::<Count<RULES, OLDEST>>::new(edition).expect("the edition is valid"))
}

/// All titles of the tests: a short and a long *Count*.
pub fn titles() -> Titles {
    let mut titles = Titles::default();
    titles.add(title::<1>(edition("short", 10)));
    titles.add(title::<1>(edition("long", 300)));
    titles
}
