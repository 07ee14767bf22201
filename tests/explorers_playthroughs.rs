//! Golden playthroughs of *Explorers of the North Sea*: for every seat count one whole game between players without a plan, every
//! entry with its events and the position after it; and for every seat count and starting board one game between careful
//! players, its actions and its end.
//!
//! `UPDATE=1 cargo test --test explorers_playthroughs` writes the files anew; the difference is then read like any
//! other.

use std::fmt::Write as _;
use std::path::Path;

use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use skald::ai::{Policy, Random, decide};
use skald::engine::{Chance, Edition, Game, Seat, Seed, Viewer};
use skald::games::explorers::action::Action;
use skald::games::explorers::event::Event;
use skald::games::explorers::options::{Options, SPECS};
use skald::games::explorers::policy::Careful;
use skald::games::explorers::state::State;
use skald::games::explorers::{Explorers, RECONSTRUCTION};

/// The most choices that are listed one by one.
const LISTED: usize = 100;

/// The seed of the series for each seat count, as in the playthroughs of all titles.
const fn seed(seats: u8) -> u64 {
    match seats {
        1 => 11,
        2 => 43,
        3 => 125,
        4 => 265,
        _ => 1,
    }
}

fn title() -> Explorers {
    Explorers::new(&Edition::read(RECONSTRUCTION).expect("an edition")).expect("a whole edition")
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

/// These switches, and the others as a new table has them.
fn with_defaults(switches: &Value) -> Options {
    let mut all = serde_json::to_value(Options::default()).expect("options are data");
    for (key, value) in switches.as_object().expect("switches") {
        all[key] = value.clone();
    }
    serde_json::from_value(all).expect("options")
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
    fn new(game: &Explorers, seats: u8, options: &Options, policy: &dyn Policy<Explorers>) -> Self {
        let seed = Seed::from_number(seed(seats)).derive("game", 0);
        let (start, setup) = game.setup(options, seats, Chance::seeded(&seed)).expect("a first position");
        let mut state = start.clone();
        let mut entries: Vec<Entry> = Vec::new();
        while let Some(seat) = game.decisions(&state.open).first().map(|decision| decision.seat) {
            let mut dice = Chance::seeded(&seed.derive("policy", entries.len() as u64 + 1));
            let action = decide(policy, game, &state, seat, &mut dice).expect("something to do");
            let mut events = Vec::new();
            game.step(&mut state, seat, &action, &mut events).expect("a listed action applies");
            entries.push(Entry { seat, action, events, after: state.clone() });
        }
        Self { seed, start, setup, entries }
    }

    fn last(&self) -> &State {
        self.entries.last().map_or(&self.start, |entry| &entry.after)
    }
}

fn fingerprint(text: &str) -> String {
    Sha256::digest(text).iter().take(6).map(|byte| format!("{byte:02x}")).collect()
}

/// The position in one line: who is asked what, the points so far, and a fingerprint of all that lies open.
fn summary(game: &Explorers, state: &State, seats: u8) -> String {
    let asked: Vec<String> = (game.decisions(&state.open).iter())
        .map(|decision| {
            let mut legal = Vec::new();
            game.legal_actions(state, decision.seat, &mut legal);
            let codes: Vec<String> = legal.iter().map(ToString::to_string).collect();
            // Of very many, their number and a fingerprint will do.
            let listed = codes.join(", ");
            let codes = if codes.len() > LISTED {
                format!("{} choices, {}", codes.len(), fingerprint(&listed))
            } else {
                listed
            };
            format!("seat {} {}: {codes}", decision.seat, decision.kind)
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

fn scores(text: &mut String, game: &Explorers, state: &State, seats: u8) {
    for seat in Seat::all(seats) {
        let sheet = game.score(state, seat);
        let lines: Vec<String> =
            sheet.lines.iter().map(|line| format!("{} {} ({})", line.source, line.points, line.count)).collect();
        let _ = writeln!(text, "seat {seat}: {} = {}", sheet.total(), lines.join(", "));
    }
}

/// A game with everything that happened.
fn told(game: &Explorers, seats: u8) -> String {
    let played = Played::new(game, seats, &Options::default(), &Random);
    let mut text = String::new();
    let _ = writeln!(
        text,
        "{} for {seats}, edition reconstruction-1, rules {}",
        Explorers::META.key,
        Explorers::META.rules_version
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
fn sketched(text: &mut String, game: &Explorers, seats: u8, switches: &Value, options: &Options) {
    let played = Played::new(game, seats, options, &Careful);
    let _ = writeln!(text, "{seats} seats, {switches}, seed {}", played.seed);
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
    let events: Vec<Value> =
        (played.setup.iter()).chain(played.entries.iter().flat_map(|entry| &entry.events)).map(event).collect();
    let _ =
        writeln!(text, "\nevents {}, turn {}", fingerprint(&Value::from(events).to_string()), played.last().open.turn);
    scores(text, game, played.last(), seats);
    text.push('\n');
}

#[test]
fn every_seat_count_has_its_playthrough() {
    let game = title();
    for seats in 1..=4 {
        golden(&format!("explorers-{seats}.txt"), &told(&game, seats));
    }
}

#[test]
fn every_board_has_its_playthrough_for_every_seat_count() {
    let game = title();
    let mut text = String::new();
    for seats in 1..=4 {
        for board in SPECS[0].values {
            let switches = json!({ "board": board });
            sketched(&mut text, &game, seats, &switches, &with_defaults(&switches));
        }
    }
    golden("explorers-boards.txt", &text);
}

/// The file is the one that rules version 1 wrote for its boards. It is never written anew: if this fails, games that began
/// under that version would not go on as they were played.
#[test]
fn games_of_the_first_rules_version_are_played_as_they_were() {
    let game = title();
    let mut text = String::new();
    for seats in 1..=4 {
        for board in SPECS[0].values {
            // What a saved game of that version says, and no more.
            let switches = json!({ "board": board });
            let options: Options = serde_json::from_value(switches.clone()).expect("options");
            sketched(&mut text, &game, seats, &switches, &options);
        }
    }
    assert_eq!(text, include_str!("playthroughs/explorers-rules-1.txt"));
}

#[test]
fn every_other_switch_has_its_playthrough_for_every_seat_count() {
    let game = title();
    let mut text = String::new();
    for seats in 1..=4 {
        for spec in &SPECS[1..] {
            for value in &spec.values[1..] {
                let switches = json!({ spec.key: value });
                sketched(&mut text, &game, seats, &switches, &with_defaults(&switches));
            }
        }
    }
    golden("explorers-switches.txt", &text);
}

#[test]
fn a_playthrough_replays_from_its_events() {
    let game = title();
    let first = |seats: u8| if seats.is_multiple_of(2) { "before_captains" } else { "after_captains" };
    for seats in 1..=4 {
        let switches = json!({ "board": "random", "first_player": first(seats) });
        let played = Played::new(&game, seats, &with_defaults(&switches), &Careful);
        let options = played.start.open.options.clone();
        let told = played.setup.iter().chain(played.entries.iter().flat_map(|entry| &entry.events));
        let draws: Vec<Value> = told.flat_map(Explorers::draws).collect();
        let (mut state, setup) = game.setup(&options, seats, Chance::recorded(draws)).expect("the recorded draws fit");
        assert_eq!(setup, played.setup);
        for entry in &played.entries {
            let action = entry.action.to_string().parse().expect("a code");
            let mut events = Vec::new();
            game.step(&mut state, entry.seat, &action, &mut events).expect("a recorded action applies");
            assert_eq!((&state.open, &state.secret), (&entry.after.open, &entry.after.secret));
            assert_eq!(events, entry.events);
        }
    }
}

#[test]
fn a_record_whose_draws_do_not_fit_is_refused() {
    let game = title();
    let setup = |first_player: &str| {
        let switches = json!({ "board": "random", "first_player": first_player });
        let played = Played::new(&game, 3, &with_defaults(&switches), &Random);
        let draws: Vec<Value> = played.setup.iter().flat_map(Explorers::draws).collect();
        (played.start.open.options.clone(), draws)
    };
    let (options, draws) = setup("before_captains");
    assert_eq!(draws.len(), 4, "board, first player, tiles, captains");
    for broken in 0..draws.len() {
        let mut other = draws.clone();
        other[broken] = json!("nonsense");
        let error = game.setup(&options, 3, Chance::recorded(other)).expect_err("a misfit");
        assert_eq!(error.rule, "record-draw-misfit");
    }
    // Today the first player is drawn with the last captain; a draw that does not fit leaves that choice undone.
    let (options, mut draws) = setup("after_captains");
    assert_eq!(draws.len(), 3, "board, tiles, captains");
    draws.push(json!(3));
    let (mut state, _) = game.setup(&options, 3, Chance::recorded(draws)).expect("the recorded draws fit");
    let mut told = Vec::new();
    for seat in Seat::all(3) {
        let (before, count) = (state.clone(), told.len());
        let captain = Action::Captain(state.secret.offers[seat.index()][0]);
        let refused = game.step(&mut state, seat, &captain, &mut told).err();
        let last = seat == Seat(2);
        assert_eq!(refused.map(|error| error.rule), last.then(|| "record-draw-misfit".to_owned()));
        assert_eq!(state == before && told.len() == count, last);
    }
}
