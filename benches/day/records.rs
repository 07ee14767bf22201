//! How long games are: from the golden playthroughs and sketches of `crates/core/tests/playthroughs`, or from records that `skald simulate`
//! printed.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use serde_json::Value;

/// A title and a number of seats, with the games that were read of it.
pub struct Kind {
    pub title: &'static str,
    pub seats: u8,
    pub games: Vec<Length>,
}

/// The length of one game.
#[derive(Clone, Copy, Default)]
pub struct Length {
    /// Entries, forced moves included.
    pub entries: u32,
    /// Entries that a person had to choose.
    pub asked: u32,
    /// Runs of entries of one seat: after each the table waits for somebody else.
    pub hand_overs: u32,
    /// Those runs that answered a question out of turn.
    pub aside: u32,
}

/// Each title with its numbers of seats and the file that holds sketches of games between careful players. Without one the
/// whole playthroughs are taken, in which people do anything that is legal.
const TITLES: [(&str, &[u8], Option<&str>); 4] = [
    ("raids", &[2, 3, 4], None),
    ("relic_runners", &[2, 3, 4, 5], Some("relic_runners-layouts.txt")),
    ("explorers", &[2, 3, 4], Some("explorers-boards.txt")),
    ("brandubh", &[2], None),
];

/// The games of the golden files.
pub fn golden(folder: &Path) -> Vec<Kind> {
    let read = |name: &str| fs::read_to_string(folder.join(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
    let mut kinds = Vec::new();
    for (title, seats, sketches) in TITLES {
        let sketches = sketches.map(|name| sketched(&read(name)));
        for &seats in seats {
            let whole = played(&read(&format!("{title}-{seats}.txt")));
            let games = match &sketches {
                Some(sketches) => sketches[&seats].iter().map(|game| as_asked(*game, whole)).collect(),
                None => vec![whole],
            };
            kinds.push(Kind { title, seats, games });
        }
    }
    kinds
}

/// The same kinds with the games of a file of records, one JSON document a line. A record does not say which entries were
/// forced or out of turn: their shares are those of the golden playthrough.
pub fn simulated(folder: &Path, records: &Path) -> Vec<Kind> {
    let text = fs::read_to_string(records).unwrap_or_else(|error| panic!("{}: {error}", records.display()));
    let mut games: BTreeMap<(String, u8), Vec<Length>> = BTreeMap::new();
    for line in text.lines() {
        let record: Value = serde_json::from_str(line).expect("a record a line");
        let seats = record["players"].as_array().expect("players").len() as u8;
        let entries = record["entries"].as_array().expect("entries");
        let seats_of = entries.iter().filter_map(|entry| entry["seat"].as_u64());
        let key = (record["title"].as_str().expect("a title").to_owned(), seats);
        games.entry(key).or_default().push(runs(seats_of.map(|seat| (seat, true, false))));
    }
    let golden = |title: &str, seats| {
        let name = format!("{title}-{seats}.txt");
        played(&fs::read_to_string(folder.join(&name)).unwrap_or_else(|error| panic!("{name}: {error}")))
    };
    let all = TITLES.into_iter().flat_map(|(title, seats, _)| seats.iter().map(move |seats| (title, *seats)));
    let kinds = all.filter_map(|(title, seats)| {
        let games = games.get(&(title.to_owned(), seats))?;
        let whole = golden(title, seats);
        Some(Kind { title, seats, games: games.iter().map(|game| as_asked(*game, whole)).collect() })
    });
    kinds.collect()
}

/// A game of which only entries are known, with the shares of forced entries and of questions out of turn from `like`.
fn as_asked(game: Length, like: Length) -> Length {
    let share = |of: u32, part: u32, whole: u32| (u64::from(of) * u64::from(part) / u64::from(whole.max(1))) as u32;
    Length {
        asked: share(game.entries, like.asked, like.entries).max(game.hand_overs),
        aside: share(game.hand_overs, like.aside, like.hand_overs),
        ..game
    }
}

/// Counts entries, each given as its seat, whether the seat had a choice, and whether it was asked out of turn.
fn runs(entries: impl Iterator<Item = (u64, bool, bool)>) -> Length {
    let (mut length, mut last) = (Length::default(), None);
    for (seat, asked, aside) in entries {
        length.entries += 1;
        if !asked {
            continue;
        }
        length.asked += 1;
        if last != Some(seat) {
            length.hand_overs += 1;
            length.aside += u32::from(aside);
        }
        last = Some(seat);
    }
    length
}

/// Reads a whole playthrough: before each entry it says who is asked and what may be answered.
fn played(text: &str) -> Length {
    let mut asked: Vec<(u64, &str, usize)> = Vec::new();
    let mut entries = Vec::new();
    for line in text.lines() {
        if let Some(summary) = line.strip_prefix("  = ") {
            let questions = summary.split(" | ").next().unwrap_or_default();
            asked = questions.split("; ").filter_map(question).collect();
        } else if let Some((_, seat)) = line.split_once(". seat ").filter(|(seq, _)| seq.parse::<u32>().is_ok()) {
            let seat = seat.split(':').next().and_then(|seat| seat.parse().ok()).expect("a seat");
            let (_, kind, choices) = asked.iter().find(|(of, ..)| *of == seat).expect("who acts is asked");
            entries.push((seat, *choices > 1, *kind == "fight"));
        }
    }
    runs(entries.into_iter())
}

/// Reads `seat 2 fight: retaliate, flee`, or `seat 1 place: 214 choices, 0a1b2c3d4e5f`: seat, kind, number of choices.
fn question(text: &str) -> Option<(u64, &str, usize)> {
    let (who, choices) = text.strip_prefix("seat ")?.split_once(": ")?;
    let (seat, kind) = who.split_once(' ')?;
    let many = choices.split_once(" choices, ").and_then(|(many, _)| many.parse().ok());
    Some((seat.parse().ok()?, kind, many.unwrap_or_else(|| choices.split(", ").count())))
}

/// Reads sketches, by their number of seats: each has a line for each run of a seat.
fn sketched(text: &str) -> BTreeMap<u8, Vec<Length>> {
    let mut games: BTreeMap<u8, Vec<Length>> = BTreeMap::new();
    for game in text.split("\n\n") {
        let mut lines = game.lines().skip_while(|line| line.is_empty());
        let Some(seats) = lines.next().and_then(|head| head.split_once(" seats, ")?.0.parse().ok()) else { continue };
        let turns = lines.filter_map(|line| line.split_once(": ").filter(|(seat, _)| seat.parse::<u8>().is_ok()));
        let entries = turns.flat_map(|(seat, codes)| {
            let seat = seat.parse().expect("a seat");
            codes.split(", ").map(move |_| (seat, true, false))
        });
        games.entry(seats).or_default().push(runs(entries));
    }
    games
}
