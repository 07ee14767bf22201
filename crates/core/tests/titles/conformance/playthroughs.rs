//! Golden playthroughs. For every seat count: one whole game between random players, with the events and the position
//! after every entry. Also sketches of games between careful players, and numbers of lines of play from some positions.

use std::fmt::Write as _;

use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use skald_core::engine::{Chance, Seat, Seed, Viewer};
use skald_core::games;
use skald_core::title::{Origin, Position, Present, Record, Simulation, Title};

use crate::conformance::golden;
use crate::conformance::subject::{of_first_rules, seat_counts, subject, title};
use crate::play::switched;

for_every_title!(
    every_seat_count_has_its_playthrough,
    playthroughs_replay_from_the_seed_and_from_the_events,
    sketched_games_do_not_change,
    sketched_games_replay_from_their_draws,
    a_record_whose_draws_do_not_fit_is_refused,
);

/// The seed of the series for each seat count. It was chosen for an eventful first game.
const fn seed(seats: u8) -> u64 {
    match seats {
        1 => 11,
        2 => 43,
        3 => 125,
        4 => 265,
        _ => 1,
    }
}

/// The maximum number of choices that are listed one by one.
const LISTED: usize = 100;
/// The maximum depth for counting lines of play, and the count after which the depth stays.
const DEPTH: u32 = 4;
const LINES: u64 = 4_000;

fn game(title: &dyn Title, seats: u8) -> Record {
    let players = vec!["random".to_owned()];
    let series = Simulation::new(title, &json!({}), seats, players, Seed::from_number(seed(seats)));
    series.expect("a series").game(0).expect("a game")
}

pub fn fingerprint(text: &str) -> String {
    Sha256::digest(text).iter().take(6).map(|byte| format!("{byte:02x}")).collect()
}

/// The position in one line: the questions and their seats, the points so far, and a fingerprint of the open part.
fn summary(position: &dyn Position, seats: u8) -> String {
    let asked: Vec<String> = (position.decisions().iter())
        .map(|decision| {
            let legal = position.legal(decision.seat);
            let codes = legal.join(", ");
            // A long list of choices is replaced by its length and a fingerprint.
            let codes =
                if legal.len() > LISTED { format!("{} choices, {}", legal.len(), fingerprint(&codes)) } else { codes };
            format!("seat {} {}: {codes}", decision.seat, decision.kind)
        })
        .collect();
    let points = Seat::all(seats).map(|seat| position.score(seat, Viewer::Everything).sheet.total().to_string());
    let points: Vec<String> = points.collect();
    let view = position.view(Viewer::Public).expect("a view is data").to_string();
    let digest = fingerprint(&view);
    let asked = if asked.is_empty() { "over".to_owned() } else { asked.join("; ") };
    format!("{asked} | points {} | {digest}", points.join(" "))
}

fn playthrough(title: &dyn Title, seats: u8) -> String {
    let record = game(title, seats);
    let seed = record.seed.expect("a finished game shows its seed");
    let (mut position, setup) = title.start(&record.options, seats, &seed).expect("a first position");
    let mut text = String::new();
    let _ = writeln!(text, "{} for {seats}, edition {}, rules {}", record.title, record.edition, record.rules_version);
    let _ = writeln!(text, "seed {seed}");
    setup.iter().for_each(|event| writeln!(text, "    {event}").unwrap_or(()));
    let _ = writeln!(text, "  = {}", summary(position.as_ref(), seats));
    for entry in &record.entries {
        let action = entry.action().expect("computer players undo nothing");
        let events = position.act(entry.seat(), action).expect("a recorded action applies");
        assert_eq!(events, entry.events());
        let _ = writeln!(text, "{}. seat {}: {action}", entry.seq(), entry.seat());
        events.iter().for_each(|event| writeln!(text, "    {event}").unwrap_or(()));
        let _ = writeln!(text, "  = {}", summary(position.as_ref(), seats));
    }
    scores(&mut text, position.as_ref(), seats);
    text
}

fn scores(text: &mut String, position: &dyn Position, seats: u8) {
    for seat in Seat::all(seats) {
        let sheet = position.score(seat, Viewer::Everything).sheet;
        let lines: Vec<String> =
            sheet.lines.iter().map(|line| format!("{} {} ({})", line.source, line.points, line.count)).collect();
        let _ = writeln!(text, "seat {seat}: {} = {}", sheet.total(), lines.join(", "));
    }
}

fn every_seat_count_has_its_playthrough<G: Present>() {
    for seats in seat_counts::<G>() {
        golden::compare(
            &format!("playthroughs/{}-{seats}.txt", G::META.key),
            &playthrough(title::<G>().as_ref(), seats),
        );
    }
}

fn playthroughs_replay_from_the_seed_and_from_the_events<G: Present>() {
    let titles = games::builtin().expect("the embedded editions are valid");
    for seats in seat_counts::<G>() {
        let mut record = game(title::<G>().as_ref(), seats);
        assert!(record.replay(&titles).is_ok(), "{} for {seats}", G::META.key);
        record.seed = None;
        assert!(record.replay(&titles).is_ok(), "{} for {seats}, from the events", G::META.key);
    }
}

/// A whole game between computer players of one kind.
pub struct Played {
    pub seed: Seed,
    pub setup: Vec<Value>,
    /// Seat, code and events of each entry.
    pub entries: Vec<(Seat, String, Vec<Value>)>,
    pub last: Box<dyn Position>,
}

impl Played {
    /// The first game of the series of this seat count, with these options in the form of a saved game.
    pub fn new<G: Present>(options: &G::Options, seats: u8, policy: &str) -> Self {
        let seed = Seed::from_number(seed(seats)).derive("game", 0);
        let snapshot = |chance| subject::<G>().game.setup(options, seats, chance).expect("a first position");
        let (state, setup) = snapshot(Chance::seeded(&seed));
        let state = serde_json::to_value(state).expect("a position is data");
        let mut last = title::<G>().restore(&state).expect("a position");
        let setup = setup.iter().map(|event| serde_json::to_value(event).expect("an event is data")).collect();
        let mut entries = Vec::new();
        while let Some(decision) = last.decisions().first() {
            let dice = seed.derive("policy", entries.len() as u64 + 1);
            let action = last.suggest(policy, decision.seat, &dice).expect("a policy").expect("something to do");
            let events = last.apply(decision.seat, &action).expect("a listed action applies");
            entries.push((decision.seat, action.to_string(), events));
        }
        Self { seed, setup, entries, last }
    }

    /// All events, first those of the setup.
    pub fn all_events(&self) -> Vec<Value> {
        self.setup.iter().chain(self.entries.iter().flat_map(|(_, _, events)| events)).cloned().collect()
    }
}

/// A game by its actions, turn by turn, and its end.
fn sketched(text: &mut String, switches: &Value, played: &Played, seats: u8, clock: &str) {
    let _ = writeln!(text, "{seats} seats, {switches}, seed {}", played.seed);
    let mut turn = None;
    for (seat, code, _) in &played.entries {
        if turn != Some(seat) {
            let _ = write!(text, "{}{seat}: ", if turn.is_some() { "\n" } else { "" });
        } else {
            text.push_str(", ");
        }
        turn = Some(seat);
        text.push_str(code);
    }
    let time = played.last.snapshot().expect("a position is data")["open"][clock].clone();
    let events = fingerprint(&Value::from(played.all_events()).to_string());
    let _ = writeln!(text, "\nevents {events}, {clock} {time}");
    scores(text, played.last.as_ref(), seats);
    text.push('\n');
}

fn sketched_games_do_not_change<G: Present>() {
    let own = subject::<G>();
    for sketch in &own.sketches {
        let mut text = String::new();
        for (seats, switches) in
            seat_counts::<G>().flat_map(|seats| sketch.switches.iter().map(move |one| (seats, one)))
        {
            let options = match sketch.of_first_rules {
                true => of_first_rules::<G>(switches),
                false => switched::<G>(switches),
            };
            let played = Played::new::<G>(&options, seats, "careful");
            sketched(&mut text, switches, &played, seats, own.clock);
        }
        match sketch.of_first_rules {
            // If this fails, running games of the first rules would continue differently.
            true => golden::kept(&format!("playthroughs/{}", sketch.file), &text),
            false => golden::compare(&format!("playthroughs/{}", sketch.file), &text),
        }
    }
}

/// Replays with every other switch changed at once, from the draws alone, position by position.
fn sketched_games_replay_from_their_draws<G: Present>() {
    let title = title::<G>();
    let mut tables = vec![json!({})];
    tables.extend(subject::<G>().sketches.into_iter().flat_map(|sketch| sketch.switches));
    for (number, switches) in tables.iter().enumerate() {
        let counts: Vec<u8> = seat_counts::<G>().collect();
        let seats = counts[number % counts.len()];
        let options = switched::<G>(switches);
        let played = Played::new::<G>(&options, seats, "careful");
        let saved = serde_json::to_value(&options).expect("options are data");
        let events_of_game = played.all_events();
        let (mut position, setup) =
            title.restart(&saved, seats, Origin::Events(&events_of_game)).expect("the draws fit");
        let (mut seeded, _) = title.restart(&saved, seats, Origin::Seed(&played.seed)).expect("the same game");
        assert_eq!(setup, played.setup, "{} for {seats}, {switches}", G::META.key);
        for (seat, code, events) in &played.entries {
            assert_eq!(&position.act(*seat, code).expect("a recorded action applies"), events);
            assert_eq!(&seeded.act(*seat, code).expect("a recorded action applies"), events);
            let seen = |position: &dyn Position| position.view(Viewer::Everything).expect("a view is data");
            assert_eq!(seen(position.as_ref()), seen(seeded.as_ref()), "{} after {code}", G::META.key);
        }
    }
}

fn a_record_whose_draws_do_not_fit_is_refused<G: Present>() {
    let game = subject::<G>().game;
    let (seats, options) = (G::META.seats.1.min(3), G::Options::default());
    let (_, setup) = game.setup(&options, seats, Chance::seeded(&Seed::from_number(1))).expect("a first position");
    let draws: Vec<_> = setup.iter().flat_map(G::draws).collect();
    for broken in 0..draws.len() {
        let mut other = draws.clone();
        other[broken] = json!("nonsense");
        let error = game.setup(&options, seats, Chance::recorded(other)).expect_err("a misfit");
        assert_eq!(error.rule, "record-draw-misfit", "{}, draw {broken}", G::META.key);
    }
}

/// The number of lines of play of this length.
fn lines_of_play(position: &dyn Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut count = 0;
    for decision in position.decisions() {
        for code in position.legal(decision.seat) {
            let mut next = position.duplicate();
            next.act(decision.seat, &code).expect("a listed action applies");
            count += lines_of_play(next.as_ref(), depth - 1);
        }
    }
    count
}

/// Slow: thousands of lines of play from each of many positions.
#[test]
fn the_lines_of_play_are_counted() {
    let titles = games::builtin().expect("the embedded editions are valid");
    let mut text = String::new();
    for title in titles.keys().filter_map(|key| titles.default_of(key)) {
        let (fewest, most) = title.meta().seats;
        (fewest..=most).for_each(|seats| count(title.as_ref(), seats, &mut text));
    }
    golden::compare("playthroughs/lines-of-play.txt", &text);
}

/// Counts the lines of play from every thirtieth position of a game.
fn count(title: &dyn Title, seats: u8, text: &mut String) {
    let record = game(title, seats);
    let seed = record.seed.expect("a finished game shows its seed");
    let (mut position, _) = title.start(&record.options, seats, &seed).expect("a first position");
    let mut entries = record.entries.iter();
    loop {
        let seq = record.entries.len() - entries.len();
        let mut counts: Vec<u64> = Vec::new();
        for depth in 1..=DEPTH {
            if counts.last().is_none_or(|lines| *lines <= LINES) {
                counts.push(lines_of_play(position.as_ref(), depth));
            }
        }
        let counts: Vec<String> = counts.iter().map(ToString::to_string).collect();
        let _ = writeln!(text, "{} for {seats} after entry {seq}: {}", record.title, counts.join(" "));
        let next = entries.by_ref().take(30).map(|entry| {
            let action = entry.action().expect("computer players undo nothing");
            position.act(entry.seat(), action).expect("a recorded action applies");
        });
        if next.count() < 30 {
            break;
        }
    }
}
