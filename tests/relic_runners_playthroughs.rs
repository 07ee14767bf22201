//! Golden playthroughs of *Relic Runners*: for every seat count one whole game between players without a plan, every
//! entry with its events and the position after it; and for every seat count and layout, and with powers, one game
//! between careful players, its actions and its end.
//!
//! `UPDATE=1 cargo test --test relic_runners_playthroughs` writes the files anew; the difference is then read like any
//! other.

use std::fmt::Write as _;
use std::path::Path;

use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use skald::ai::{Policy, Random, decide};
use skald::engine::{Chance, Edition, Game, Seat, Seed, Viewer};
use skald::games::relic_runners::action::Action;
use skald::games::relic_runners::event::Event;
use skald::games::relic_runners::options::{Options, SPECS};
use skald::games::relic_runners::policy::Careful;
use skald::games::relic_runners::state::State;
use skald::games::relic_runners::{RECONSTRUCTION, RelicRunners};

/// The seed of the series for each seat count, as in the playthroughs of all titles.
const fn seed(seats: u8) -> u64 {
    match seats {
        2 => 43,
        3 => 125,
        4 => 265,
        _ => 1,
    }
}

fn title() -> RelicRunners {
    RelicRunners::new(&Edition::read(RECONSTRUCTION).expect("an edition")).expect("a whole edition")
}

/// Compares a text with a golden file, or writes it.
fn golden(name: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs").join(name);
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, text).expect("a golden file is written");
        return;
    }
    let expected = std::fs::read_to_string(&path)
        .unwrap_or_else(|error| panic!("{name} cannot be read ({error}); write it with UPDATE=1"));
    for (number, (here, there)) in text.lines().zip(expected.lines()).enumerate() {
        assert_eq!(here, there, "{name}, line {}", number + 1);
    }
    assert_eq!(text.lines().count(), expected.lines().count(), "{name} has another length");
}

/// The rules of today with some switches turned.
fn complete(turned: &Value) -> Options {
    let mut switches = serde_json::to_value(Options::default()).expect("switches");
    for (key, value) in turned.as_object().expect("switches") {
        switches[key] = value.clone();
    }
    serde_json::from_value(switches).expect("options")
}

/// One action and what it caused.
struct Entry {
    seat: Seat,
    action: Action,
    events: Vec<Event>,
    after: State,
}

/// A whole game.
struct Played {
    seed: Seed,
    start: State,
    setup: Vec<Event>,
    entries: Vec<Entry>,
}

impl Played {
    /// The first game of the series of this seat count, between players of one kind.
    fn new(game: &RelicRunners, seats: u8, options: &Value, policy: &dyn Policy<RelicRunners>) -> Self {
        Self::under(game, seats, &complete(options), policy)
    }

    fn under(game: &RelicRunners, seats: u8, options: &Options, policy: &dyn Policy<RelicRunners>) -> Self {
        let seed = Seed::from_number(seed(seats)).derive("game", 0);
        let (start, setup) = game.setup(options, seats, Chance::seeded(&seed)).expect("a first position");
        let mut state = start.clone();
        let mut entries: Vec<Entry> = Vec::new();
        while let Some(seat) = state.open.asked() {
            let mut dice = Chance::seeded(&seed.derive("policy", entries.len() as u64 + 1));
            let action = decide(policy, game, &state, seat, &mut dice).expect("something to do");
            let mut events = Vec::new();
            game.step(&mut state, seat, &action, &mut events).expect("a listed action applies");
            entries.push(Entry { seat, action, events, after: state.clone() });
        }
        Self { seed, start, setup, entries }
    }

    /// All events, the setup first.
    fn told(&self) -> Value {
        let later = self.entries.iter().flat_map(|entry| &entry.events);
        self.setup.iter().chain(later).map(event).collect()
    }

    fn last(&self) -> &State {
        self.entries.last().map_or(&self.start, |entry| &entry.after)
    }
}

fn fingerprint(text: &str) -> String {
    Sha256::digest(text).iter().take(6).map(|byte| format!("{byte:02x}")).collect()
}

/// The position in one line: who is asked what, the points so far, and a fingerprint of all that lies open.
fn summary(game: &RelicRunners, state: &State, seats: u8) -> String {
    let asked: Vec<String> = (game.decisions(&state.open).iter())
        .map(|decision| {
            let mut legal = Vec::new();
            game.legal_actions(state, decision.seat, &mut legal);
            let codes: Vec<String> = legal.iter().map(ToString::to_string).collect();
            format!("seat {} {}: {}", decision.seat, decision.kind, codes.join(", "))
        })
        .collect();
    let points: Vec<String> = Seat::all(seats).map(|seat| game.score(state, seat).total().to_string()).collect();
    let view = serde_json::to_value(game.view_for(state, Viewer::Public)).expect("a view is data").to_string();
    let asked = if asked.is_empty() { "over".to_owned() } else { asked.join("; ") };
    format!("{asked} | points {} | {}", points.join(" "), fingerprint(&view))
}

fn event(event: &Event) -> Value {
    serde_json::to_value(event).expect("an event is data")
}

fn scores(text: &mut String, game: &RelicRunners, state: &State, seats: u8) {
    for seat in Seat::all(seats) {
        let sheet = game.score(state, seat);
        let lines: Vec<String> =
            sheet.lines.iter().map(|line| format!("{} {} ({})", line.source, line.points, line.count)).collect();
        let _ = writeln!(text, "seat {seat}: {} = {}", sheet.total(), lines.join(", "));
    }
}

/// A game with everything that happened.
fn told(game: &RelicRunners, seats: u8) -> String {
    let played = Played::new(game, seats, &json!({}), &Random);
    let mut text = String::new();
    let _ = writeln!(
        text,
        "{} for {seats}, edition reconstruction-1, rules {}",
        RelicRunners::META.key,
        RelicRunners::META.rules_version
    );
    let _ = writeln!(text, "seed {}", played.seed);
    played.setup.iter().for_each(|one| writeln!(text, "    {}", event(one)).unwrap_or(()));
    let _ = writeln!(text, "  = {}", summary(game, &played.start, seats));
    for (seq, entry) in (1..).zip(&played.entries) {
        let _ = writeln!(text, "{seq}. seat {}: {}", entry.seat, entry.action);
        entry.events.iter().for_each(|one| writeln!(text, "    {}", event(one)).unwrap_or(()));
        let _ = writeln!(text, "  = {}", summary(game, &entry.after, seats));
    }
    scores(&mut text, game, played.last(), seats);
    text
}

/// A game by its actions, turn by turn, and its end.
fn sketched(text: &mut String, game: &RelicRunners, seats: u8, options: &Value) {
    let played = Played::new(game, seats, options, &Careful);
    let _ = writeln!(text, "{seats} seats, {options}, seed {}", played.seed);
    let mut turn = None;
    for entry in &played.entries {
        if turn != Some(entry.seat) {
            let _ = write!(text, "{}{}: ", if turn.is_some() { "\n" } else { "" }, entry.seat);
        } else {
            text.push_str(", ");
        }
        turn = Some(entry.seat);
        let _ = write!(text, "{}", entry.action);
    }
    let _ = writeln!(text, "\nevents {}, round {}", fingerprint(&played.told().to_string()), played.last().open.round);
    scores(text, game, played.last(), seats);
    text.push('\n');
}

#[test]
fn every_seat_count_has_its_playthrough() {
    let game = title();
    for seats in 2..=5 {
        golden(&format!("relic_runners-{seats}.txt"), &told(&game, seats));
    }
}

#[test]
fn every_layout_has_its_playthrough_for_every_seat_count() {
    let game = title();
    let mut text = String::new();
    for seats in 2..=5 {
        for layout in ["standard", "first_game", "random"] {
            sketched(&mut text, &game, seats, &json!({ "layout": layout }));
        }
        sketched(&mut text, &game, seats, &json!({ "powers": "on" }));
    }
    golden("relic_runners-layouts.txt", &text);
}

/// What the golden playthroughs of rules version 1 had: the fingerprints of their actions and events, of games between random
/// players, and with powers of the events of games between careful ones.
const FIRST_RULES: [(u8, &str, &str); 4] = [
    (2, "b5cb0c5646ea", "76e11e80c799"),
    (3, "b7a53a4fa7b0", "12a328d50dff"),
    (4, "b7a4a212c692", "5edb4ffb07c5"),
    (5, "5ff8b4e326b3", "8aa1ba0da22b"),
];

#[test]
fn games_of_the_first_rules_are_played_as_they_were_then() {
    let game = title();
    // A game of then names no switch that came later.
    let saved = |switches: Value| serde_json::from_value::<Options>(switches).expect("options");
    for (seats, random, careful) in FIRST_RULES {
        let played = Played::under(&game, seats, &saved(json!({})), &Random);
        let mut lines: Vec<String> = played.setup.iter().map(|one| format!("    {}", event(one))).collect();
        for (seq, entry) in (1..).zip(&played.entries) {
            lines.push(format!("{seq}. seat {}: {}", entry.seat, entry.action));
            lines.extend(entry.events.iter().map(|one| format!("    {}", event(one))));
        }
        assert_eq!(fingerprint(&lines.join("\n")), random, "{seats} seats, random players");
        let played = Played::under(&game, seats, &saved(json!({ "powers": "on" })), &Careful);
        assert_eq!(fingerprint(&played.told().to_string()), careful, "{seats} seats, careful players");
    }
}

/// With every other reading of the rulebook.
#[test]
fn the_other_readings_have_their_playthrough_for_every_seat_count() {
    let game = title();
    let mut text = String::new();
    for seats in 2..=5 {
        let other = SPECS.iter().filter(|spec| spec.since > 1).map(|spec| (spec.key.to_owned(), spec.values[1].into()));
        let mut switches: serde_json::Map<String, Value> = other.collect();
        switches.insert("powers".into(), "on".into());
        sketched(&mut text, &game, seats, &switches.into());
    }
    golden("relic_runners-readings.txt", &text);
}

#[test]
fn a_playthrough_replays_from_its_events() {
    let game = title();
    for (seats, choice) in (2..=5).flat_map(|seats| [(seats, "before_first"), (seats, "after_first")]) {
        let switches = json!({ "powers": "on", "explorer_choice": choice });
        let played = Played::new(&game, seats, &switches, &Random);
        let options = played.start.open.options.clone();
        let told = || played.setup.iter().chain(played.entries.iter().flat_map(|entry| &entry.events));
        let (mut state, setup) =
            game.setup(&options, seats, Chance::recorded(told().flat_map(RelicRunners::draws))).expect("the draws fit");
        assert_eq!(setup, played.setup);
        let later =
            played.entries.iter().filter(|entry| entry.events.iter().any(|e| !RelicRunners::draws(e).is_empty()));
        let last_choice = usize::from(choice == "before_first");
        assert_eq!(later.count(), last_choice, "only the first player is told later, with the last explorer");
        for entry in &played.entries {
            let action = entry.action.to_string().parse().expect("a code");
            let mut events = Vec::new();
            game.step(&mut state, entry.seat, &action, &mut events).expect("a recorded action applies");
            assert_eq!((&state, &events), (&entry.after, &entry.events));
        }
    }
}

#[test]
fn a_record_whose_draws_do_not_fit_is_refused() {
    let game = title();
    let played = Played::new(&game, 3, &json!({ "round_limit": "12" }), &Random);
    let options = played.start.open.options.clone();
    let draws: Vec<Value> = played.setup.iter().flat_map(RelicRunners::draws).collect();
    for broken in 0..draws.len() {
        let mut other = draws.clone();
        other[broken] = json!("nonsense");
        let error = game.setup(&options, 3, Chance::recorded(other)).expect_err("a misfit");
        assert_eq!(error.rule, "record-draw-misfit");
    }
}
