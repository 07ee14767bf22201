//! The test subject of a title, beyond what follows from its type. Everything has a default, so the tests of a new
//! title need no settings.

use std::any::Any;
use std::ops::RangeInclusive;
use std::sync::Arc;

use serde_json::{Value, json};
use skald_core::engine::{Game, Seat, StateOf};
use skald_core::title::{Present, Title};

use crate::play::{Tale, embedded, switched};

/// The title's own check of one action; see [`skald_core::engine::laws::Conserved`].
pub type Conserved<G> = fn(&G, &StateOf<G>, &[<G as Game>::Event], &StateOf<G>) -> Result<(), String>;

/// A title with its test settings.
pub struct Subject<G: Present> {
    /// The rules with the embedded edition.
    pub game: G,
    /// The actions to try in a position.
    pub universe: Universe<G>,
    /// The title's own check of every step: a second implementation of the game that must agree with the state.
    pub conserved: Conserved<G>,
    /// The number of games for the laws.
    pub laws: LawGames,
    /// Tables for the laws, in addition to those that follow from the switches.
    pub tables: Vec<Table<G>>,
    /// Golden sketches of games between careful players.
    pub sketches: Vec<Sketch>,
    /// The clock of a sketch: a number of the last open state, e.g. `round`.
    pub clock: &'static str,
    /// The expectations for the careful player.
    pub careful: Careful<G>,
    /// The games whose texts are checked.
    pub shown: Shown<G>,
    /// Reads each of [`Present::counts`] from a view as JSON, for a seat with these points.
    pub readings: Vec<Reading>,
}

/// The key of a count, and how it is read from the view of a seat with these points.
pub type Reading = (&'static str, fn(&Value, Seat, i64) -> i64);

/// The actions to try in a position.
pub enum Universe<G: Game> {
    /// The same actions in every position with this edition.
    Fixed(fn(&G) -> Vec<G::Action>),
    /// Actions made for the position.
    Of(fn(&StateOf<G>) -> Vec<G::Action>),
    /// All actions that were legal so far for any seat.
    Seen,
}

/// The number of games for the laws, all scaled by `SKALD_LAW_GAMES`.
pub struct LawGames {
    /// With the default switches, for each seat count. The variable replaces this number.
    pub each_seats: u64,
    /// With each other value of a switch, for each seat count.
    pub each_switch: u64,
    /// With all switches changed at once, for each seat count.
    pub all_switches: u64,
    /// Under the first version of the rules, for each seat count.
    pub first_rules: u64,
}

impl LawGames {
    /// One of these numbers, scaled by the variable `SKALD_LAW_GAMES`.
    pub fn scaled(&self, games: u64) -> u64 {
        law_games().map_or(games, |wanted| (wanted * games).div_ceil(self.each_seats))
    }
}

/// The variable `SKALD_LAW_GAMES`.
pub fn law_games() -> Option<u64> {
    std::env::var("SKALD_LAW_GAMES").ok().and_then(|number| number.parse().ok())
}

/// Some games with their own edition and switches.
pub struct Table<G: Game> {
    pub game: G,
    pub options: G::Options,
    pub seats: RangeInclusive<u8>,
    pub games: u64,
}

/// A golden file of games between careful players: one game for each seat count and set of switches, with its actions
/// and end.
pub struct Sketch {
    /// The file in `crates/core/tests/playthroughs/`.
    pub file: &'static str,
    /// The switches of each game, for every seat count.
    pub switches: Vec<Value>,
    /// Whether the saved game names only these switches, as games of the first rules do. `UPDATE=1` does not rewrite
    /// the file then.
    pub of_first_rules: bool,
}

/// The games between random players whose texts are checked, and the density of the checks.
pub struct Shown<G: Game> {
    pub tables: Vec<Table<G>>,
    /// The maximum number of games per table in which choices and events are checked, at every position.
    pub choices: u64,
    /// Whether choices are also checked with short names, which leave labels more room.
    pub short_names: bool,
    /// The maximum number of choices of a seat.
    pub most_choices: usize,
    /// The maximum number of games per table in which boards are checked.
    pub boards: u64,
    /// The number of positions from one checked board to the next.
    pub boards_every: usize,
    /// The number of positions from one sum of reasons to the next.
    pub reasons_every: usize,
    /// The maximum length of an event in words, in characters.
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

/// The expectations for the careful player.
pub struct Careful<G: Game> {
    /// The number of games against random players, for each seat count.
    pub against: u64,
    /// The number of games among careful players, for each seat count.
    pub among: u64,
    /// The minimum mean points of a seat among careful players, for each seat count from the fewest.
    pub least: &'static [i32],
    /// The switches of the game of this number.
    pub switches: fn(u64) -> Value,
    /// A further check of all games among careful players of a seat count.
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
            readings: Vec::new(),
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
    let titles = crate::games::builtin().expect("the embedded editions are whole");
    Arc::clone(titles.default_of(G::META.key).expect("a listed title"))
}

/// Every seat count of the title.
pub fn seat_counts<G: Game>() -> RangeInclusive<u8> {
    G::META.seats.0..=G::META.seats.1
}

/// The switches of a title, each set to each of its other values.
pub fn each_switch<G: Present>() -> impl Iterator<Item = Value> {
    G::OPTIONS.iter().flat_map(|spec| spec.values[1..].iter().map(move |value| json!({ spec.key: value })))
}

/// All switches changed at once.
pub fn all_switches<G: Present>() -> Value {
    G::OPTIONS.iter().map(|spec| (spec.key.to_owned(), spec.values[1].into())).collect::<serde_json::Map<_, _>>().into()
}

/// The options of a game of the first rules, which names no later switch.
pub fn of_first_rules<G: Present>(switches: &Value) -> G::Options {
    let mut saved = serde_json::to_value(switched::<G>(switches)).expect("options are data");
    for later in G::OPTIONS.iter().filter(|spec| spec.since > G::META.oldest_rules_version) {
        saved.as_object_mut().expect("switches").remove(later.key);
    }
    serde_json::from_value(saved).expect("options of the first rules")
}
