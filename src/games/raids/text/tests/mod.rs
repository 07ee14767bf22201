//! Tests of everything shown, on whole games between random players.

mod boards;
mod choices;
mod reasons;
mod typed;

use crate::ai::{Random, decide};
use crate::engine::{Chance, Edition, Game, Seat, Seed, Viewer};
use crate::games::raids::event::Event;
use crate::games::raids::options::Options;
use crate::games::raids::state::State;
use crate::games::raids::view::View;
use crate::games::raids::{RECONSTRUCTION, Raids};
use crate::title::EntryEvents;
use crate::words::{Doc, Locale, Voice};

/// The rules with the embedded edition.
fn raids() -> Raids {
    Raids::new(&Edition::read(RECONSTRUCTION).unwrap()).unwrap()
}

/// A voice with short names.
fn voice(locale: Locale) -> Voice {
    Voice::new(locale, ["Astrid", "Bjorn", "Cnut", "Dagny"].map(str::to_owned).to_vec())
}

/// A voice with names as long as Discord lets them be, each sign escaped.
fn long_voice(locale: Locale) -> Voice {
    Voice::new(locale, (0..4).map(|_| "\\_".repeat(32)).collect())
}

/// All house rules at once.
fn house_rules() -> Options {
    serde_json::from_str(
        r#"{"track": "four_villages", "viking_limit": "40", "room_at_sea": "on", "room_at_port": "on",
            "recruits_stay": "on", "rolled_combat": "on", "harbor_needs_one": "on"}"#,
    )
    .unwrap()
}

/// The other readings of the rulebooks at once.
fn readings() -> Options {
    serde_json::from_str(r#"{"flight": "by_rules", "ghost_takes_coins": "on", "sold_shields": "on"}"#).unwrap()
}

/// A game as it is told so far.
struct Tale {
    state: State,
    history: Vec<EntryEvents<Event>>,
}

impl Tale {
    fn view(&self, raids: &Raids) -> View {
        raids.view_for(&self.state, Viewer::Public)
    }
}

/// Plays a game between random players and shows every position to `look`, the last one included.
fn play(raids: &Raids, options: &Options, seats: u8, number: u64, mut look: impl FnMut(&Tale)) {
    let seed = Seed::from_number(number);
    let (state, events) = raids.setup(options, seats, Chance::seeded(&seed)).unwrap();
    let mut tale = Tale { state, history: vec![EntryEvents { seq: 0, events }] };
    let mut players = Chance::seeded(&seed.derive("players", 0));
    look(&tale);
    for seq in 1.. {
        let Some(seat) = tale.state.open.asked() else { return };
        let action = decide(&Random, raids, &tale.state, seat, &mut players).unwrap();
        let mut events = Vec::new();
        raids.step(&mut tale.state, seat, &action, &mut events).unwrap();
        tale.history.push(EntryEvents { seq, events });
        look(&tale);
    }
}

/// Nothing shown may hold a key instead of its sentence, a fact without its value, or a line that markdown takes for a
/// heading, a quotation or a list.
fn check_text(text: &str) {
    assert!(!text.contains("raids-") && !text.contains("common-"), "a key is shown: {text}");
    assert!(!text.contains('{') && !text.contains('$'), "a fact is missing: {text}");
}

fn check_lines(doc: &Doc) {
    for line in doc.lines.iter().chain(doc.sections.iter().flat_map(|section| &section.lines)) {
        let text = line.text.trim_start();
        assert!(!text.is_empty(), "an empty line");
        assert!(!["#", "-", "*", ">", "+"].iter().any(|sign| text.starts_with(sign)), "markdown would eat {text}");
        let number = text.trim_start_matches(|c: char| c.is_ascii_digit());
        assert!(number.len() == text.len() || !number.starts_with(['.', ')']), "markdown would count {text}");
    }
}

/// Discord's limits for one embed.
fn check_embed(doc: &Doc) {
    let length = |text: &str| text.chars().map(char::len_utf16).sum::<usize>();
    let lines = |lines: &[crate::words::Line]| lines.iter().map(|line| length(&line.text) + 5).sum::<usize>();
    assert!(length(&doc.title) <= 256 && !doc.title.is_empty());
    assert!(lines(&doc.lines) <= 4096, "{}", doc.plain());
    assert!(doc.sections.len() <= 25);
    for section in &doc.sections {
        assert!(length(&section.title) <= 256 && !section.title.is_empty());
        assert!(!section.lines.is_empty() && lines(&section.lines) <= 1024, "{}", section.title);
    }
    assert!(length(&doc.footer) <= 2048);
    let sections: usize = doc.sections.iter().map(|section| length(&section.title) + lines(&section.lines)).sum();
    let whole = length(&doc.title) + lines(&doc.lines) + sections + length(&doc.footer);
    assert!(whole <= 5_500, "{whole} characters leave no room");
    check_text(&doc.plain());
}

fn seats(state: &State) -> impl Iterator<Item = Seat> + use<> {
    Seat::all(state.open.ships.len() as u8)
}
