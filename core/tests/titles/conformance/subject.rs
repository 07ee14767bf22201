//! What a title is tried with, beside what follows from its type: everything here has a default, so that a new title is tried
//! before it says anything.

use std::any::Any;
use std::ops::RangeInclusive;
use std::sync::Arc;

use serde_json::{Value, json};
use skald_core::engine::{Game, StateOf};
use skald_core::title::{Present, Title};

use crate::conformance::play::{Tale, embedded, switched};

/// What must hold for what one action did; see [`skald_core::engine::laws::Conserved`].
pub type Conserved<G> = fn(&G, &StateOf<G>, &[<G as Game>::Event], &StateOf<G>) -> Result<(), String>;

/// A title and what it is tried with.
pub struct Subject<G: Present> {
    /// The rules with the embedded edition.
    pub game: G,
    /// Actions to be tried in a position.
    pub universe: Universe<G>,
    /// What the title itself demands of every step: a second account of the game that agrees with its state.
    pub conserved: Conserved<G>,
    /// How many games the laws are tried on.
    pub laws: LawGames,
    /// Tables at which the laws are tried, beside those that follow from the switches.
    pub tables: Vec<Table<G>>,
    /// Golden sketches of games between careful players.
    pub sketches: Vec<Sketch>,
    /// What a sketch says of the last position: a number of the open state, e.g. `round`.
    pub clock: &'static str,
    /// What is expected of the careful player.
    pub careful: Careful<G>,
    /// The games of which everything shown is looked at.
    pub shown: Shown<G>,
}

/// Actions to be tried in a position.
pub enum Universe<G: Game> {
    /// The same in every position with this edition.
    Fixed(fn(&G) -> Vec<G::Action>),
    /// Made for the position.
    Of(fn(&StateOf<G>) -> Vec<G::Action>),
    /// Whatever anybody has been allowed so far.
    Seen,
}

/// How many games the laws are tried on; all are scaled by `SKALD_LAW_GAMES`.
pub struct LawGames {
    /// With the default switches, for each seat count. The variable replaces this number.
    pub each_seats: u64,
    /// With each other value of a switch, for each seat count.
    pub each_switch: u64,
    /// With all switches turned at once, for each seat count.
    pub all_switches: u64,
    /// Under the first version of the rules, for each seat count.
    pub first_rules: u64,
}

impl LawGames {
    /// One of these numbers, as the variable `SKALD_LAW_GAMES` scales it.
    pub fn scaled(&self, games: u64) -> u64 {
        law_games().map_or(games, |wanted| (wanted * games).div_ceil(self.each_seats))
    }
}

/// The variable `SKALD_LAW_GAMES`.
pub fn law_games() -> Option<u64> {
    std::env::var("SKALD_LAW_GAMES").ok().and_then(|number| number.parse().ok())
}

/// Some games with an edition and switches of their own.
pub struct Table<G: Game> {
    pub game: G,
    pub options: G::Options,
    pub seats: RangeInclusive<u8>,
    pub games: u64,
}

/// A golden file of games between careful players: one for each seat count and set of switches, its actions and its end.
pub struct Sketch {
    /// The file in `core/tests/playthroughs/`.
    pub file: &'static str,
    /// The switches of each game, for every seat count.
    pub switches: Vec<Value>,
    /// Whether the switches are all that the saved game names, as in games that began under the first rules: the file is then
    /// never written anew.
    pub of_first_rules: bool,
}

/// The games between random players of which everything shown is looked at, and how closely.
pub struct Shown<G: Game> {
    pub tables: Vec<Table<G>>,
    /// At most so many games of a table are looked at for choices and events, at every position.
    pub choices: u64,
    /// Whether choices are looked at with short names too, when labels may say more.
    pub short_names: bool,
    /// No seat has more choices than this.
    pub most_choices: usize,
    /// At most so many games of a table are looked at for boards.
    pub boards: u64,
    /// Every so many positions a board is looked at.
    pub boards_every: usize,
    /// Every so many positions the reasons are added up.
    pub reasons_every: usize,
    /// No event is told in more characters.
    pub longest_line: usize,
}

impl<G: Present> Default for Shown<G> {
    fn default() -> Self {
        let (fewest, most) = G::META.seats;
        let table = |seats| Table { game: embedded(), options: G::Options::default(), seats: seats..=seats, games: 1 };
        Self {
            tables: vec![table(fewest), table(most)],
            choices: 1,
            short_names: false,
            most_choices: usize::MAX,
            boards: 1,
            boards_every: 1,
            reasons_every: 12,
            longest_line: 300,
        }
    }
}

/// What is expected of the careful player.
pub struct Careful<G: Game> {
    /// How many games it plays against players without a plan, for each seat count.
    pub against: u64,
    /// How many games careful players play among themselves, for each seat count.
    pub among: u64,
    /// The least mean of the points of a seat among careful players, for each seat count from the fewest.
    pub least: &'static [i32],
    /// The switches of the game of this number.
    pub switches: fn(u64) -> Value,
    /// What else the games among careful players must have, all those of a seat count.
    pub look: fn(&G, &[Tale<G>]),
}

impl<G: Present> Default for Subject<G> {
    fn default() -> Self {
        Self {
            game: embedded(),
            universe: Universe::Seen,
            conserved: |_, _, _, _| Ok(()),
            laws: LawGames { each_seats: 10, each_switch: 1, all_switches: 1, first_rules: 1 },
            tables: Vec::new(),
            sketches: Vec::new(),
            clock: "turn",
            careful: Careful { against: 20, among: 10, least: &[], switches: |_| json!({}), look: |_, _| {} },
            shown: Shown::default(),
        }
    }
}

/// The subject of a title: its own, or the default.
pub fn subject<G: Present>() -> Subject<G> {
    let own: [Box<dyn Any>; 3] = [
        Box::new(crate::conformance::raids::subject()),
        Box::new(crate::conformance::relic_runners::subject()),
        Box::new(crate::conformance::explorers::subject()),
    ];
    own.into_iter().find_map(|subject| subject.downcast().ok()).map_or_else(Subject::default, |subject| *subject)
}

/// The same as a title without its type.
pub fn title<G: Present>() -> Arc<dyn Title> {
    let titles = crate::conformance::games::builtin().expect("the embedded editions are whole");
    Arc::clone(titles.default_of(G::META.key).expect("a listed title"))
}

/// Every number of seats that the title serves.
pub fn seat_counts<G: Game>() -> RangeInclusive<u8> {
    G::META.seats.0..=G::META.seats.1
}

/// The switches of a title, each turned to each of its other values.
pub fn each_switch<G: Present>() -> impl Iterator<Item = Value> {
    G::OPTIONS.iter().flat_map(|spec| spec.values[1..].iter().map(move |value| json!({ spec.key: value })))
}

/// All switches turned at once.
pub fn all_switches<G: Present>() -> Value {
    G::OPTIONS.iter().map(|spec| (spec.key.to_owned(), spec.values[1].into())).collect::<serde_json::Map<_, _>>().into()
}

/// The options of a game that began under the first rules: it names no switch that came later.
pub fn of_first_rules<G: Present>(switches: &Value) -> G::Options {
    let mut saved = serde_json::to_value(switched::<G>(switches)).expect("options are data");
    for later in G::OPTIONS.iter().filter(|spec| spec.since > G::META.oldest_rules_version) {
        saved.as_object_mut().expect("switches").remove(later.key);
    }
    serde_json::from_value(saved).expect("options of then")
}
