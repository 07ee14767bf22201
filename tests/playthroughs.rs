//! Golden playthroughs: for every title and seat count one whole game, every entry with its events and the position after
//! it, compared line by line; and how many lines of play there are from some positions.
//!
//! `UPDATE=1 cargo test --test playthroughs` writes the files anew; the difference is then read like any other.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};
use skald::engine::{Seat, Seed, Viewer};
use skald::games;
use skald::title::{Position, Record, Simulation, Title};

/// The seed of the series for each seat count, chosen because much happens in its first game.
const fn seed(seats: u8) -> u64 {
    match seats {
        1 => 11,
        2 => 43,
        3 => 125,
        4 => 265,
        _ => 1,
    }
}

/// The most choices that are listed one by one.
const LISTED: usize = 100;
/// How deep lines of play are counted, and after how many they are counted no deeper.
const DEPTH: u32 = 4;
const LINES: u64 = 4_000;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs")
}

/// Compares a text with a golden file, or writes it.
fn golden(name: &str, text: &str) {
    let path = folder().join(name);
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

fn titles_and_seats(mut look: impl FnMut(&dyn Title, u8)) {
    let titles = games::builtin().expect("the embedded editions are whole");
    assert!(titles.keys().count() > 0);
    for key in titles.keys() {
        let title = titles.default_of(key).expect("a title has an edition");
        let (least, most) = title.meta().seats;
        (least..=most).for_each(|seats| look(title.as_ref(), seats));
    }
}

fn game(title: &dyn Title, seats: u8) -> Record {
    let players = vec!["random".to_owned()];
    let series = Simulation::new(title, &serde_json::json!({}), seats, players, Seed::from_number(seed(seats)));
    series.expect("a series").game(0).expect("a game")
}

fn fingerprint(text: &str) -> String {
    Sha256::digest(text).iter().take(6).map(|byte| format!("{byte:02x}")).collect()
}

/// The position in one line: who is asked what, the points so far, and a fingerprint of all that lies open.
fn summary(position: &dyn Position, seats: u8) -> String {
    let asked: Vec<String> = (position.decisions().iter())
        .map(|decision| {
            let legal = position.legal(decision.seat);
            let codes = legal.join(", ");
            // Of very many, their number and a fingerprint will do.
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

fn told(title: &dyn Title, seats: u8) -> String {
    let record = game(title, seats);
    let seed = record.seed.expect("a finished game shows its seed");
    let (mut position, setup) = title.start(&record.options, seats, &seed).expect("a first position");
    let mut text = String::new();
    let _ = writeln!(text, "{} for {seats}, edition {}, rules {}", record.title, record.edition, record.rules_version);
    let _ = writeln!(text, "seed {seed}");
    setup.iter().for_each(|event| writeln!(text, "    {event}").unwrap_or(()));
    let _ = writeln!(text, "  = {}", summary(position.as_ref(), seats));
    for entry in &record.entries {
        let action = entry.action().expect("computer players take nothing back");
        let events = position.act(entry.seat(), action).expect("a recorded action applies");
        assert_eq!(events, entry.events());
        let _ = writeln!(text, "{}. seat {}: {action}", entry.seq(), entry.seat());
        events.iter().for_each(|event| writeln!(text, "    {event}").unwrap_or(()));
        let _ = writeln!(text, "  = {}", summary(position.as_ref(), seats));
    }
    for (seat, sheet) in Seat::all(seats).zip(&record.scores) {
        let lines: Vec<String> =
            sheet.lines.iter().map(|line| format!("{} {} ({})", line.source, line.points, line.count)).collect();
        let _ = writeln!(text, "seat {seat}: {} = {}", sheet.total(), lines.join(", "));
    }
    text
}

#[test]
fn every_title_has_its_playthroughs() {
    titles_and_seats(|title, seats| {
        golden(&format!("{}-{seats}.txt", title.meta().key), &told(title, seats));
    });
}

#[test]
fn playthroughs_replay_from_the_seed_and_from_the_events() {
    let titles = games::builtin().expect("the embedded editions are whole");
    titles_and_seats(|title, seats| {
        let mut record = game(title, seats);
        assert!(record.replay(&titles).is_ok());
        record.seed = None;
        assert!(record.replay(&titles).is_ok());
    });
}

/// How many lines of play of this length there are.
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

#[test]
fn the_lines_of_play_are_counted() {
    let mut text = String::new();
    titles_and_seats(|title, seats| {
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
                let action = entry.action().expect("computer players take nothing back");
                position.act(entry.seat(), action).expect("a recorded action applies");
            });
            if next.count() < 30 {
                break;
            }
        }
    });
    golden("lines-of-play.txt", &text);
}
