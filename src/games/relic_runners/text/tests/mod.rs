//! Tests of everything shown, on games between random players.

mod boards;
mod choices;
mod effects;
mod reasons;
mod typed;

use crate::ai::{Random, decide};
use crate::engine::{Chance, Edition, Game, Seat, Seed, Viewer};
use crate::games::relic_runners::event::Event;
use crate::games::relic_runners::options::{Layout, OffOn, Options};
use crate::games::relic_runners::state::State;
use crate::games::relic_runners::{RECONSTRUCTION, RelicRunners};
use crate::title::EntryEvents;
use crate::words::{Doc, Line, Locale, Voice};

/// The rules with the embedded edition.
fn runners() -> RelicRunners {
    RelicRunners::new(&Edition::read(RECONSTRUCTION).unwrap()).unwrap()
}

/// A voice with short names.
fn voice(locale: Locale) -> Voice {
    Voice::new(locale, ["Ada", "Bruno", "Chloé", "Dario", "Edith"].map(str::to_owned).to_vec())
}

/// A voice with names as long as Discord lets them be, each sign escaped.
fn long_voice(locale: Locale) -> Voice {
    Voice::new(locale, (0..5).map(|_| "\\_".repeat(32)).collect())
}

/// Explorers with powers, and colours anywhere.
fn with_powers() -> Options {
    Options { powers: OffOn::On, layout: Layout::Random, open_scores: OffOn::On, ..Options::default() }
}

/// A game as it is told so far.
struct Tale {
    state: State,
    history: Vec<EntryEvents<Event>>,
}

impl Tale {
    /// The seat that is asked.
    fn asked(&self) -> Option<Seat> {
        self.state.open.asked()
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.state.open.runners.len() as u8)
    }
}

/// Plays so many actions of a game between random players, or the whole of it, and shows every position to `look`.
fn play(game: &RelicRunners, options: &Options, seats: u8, number: u64, most: u64, mut look: impl FnMut(&Tale)) {
    let seed = Seed::from_number(number);
    let (state, events) = game.setup(options, seats, Chance::seeded(&seed)).unwrap();
    let mut tale = Tale { state, history: vec![EntryEvents { seq: 0, events }] };
    let mut players = Chance::seeded(&seed.derive("players", 0));
    look(&tale);
    for seq in 1..=most {
        let Some(seat) = tale.asked() else { return };
        let action = decide(&Random, game, &tale.state, seat, &mut players).unwrap();
        let mut events = Vec::new();
        game.step(&mut tale.state, seat, &action, &mut events).unwrap();
        tale.history.push(EntryEvents { seq, events });
        look(&tale);
    }
}

/// Nothing shown may hold a key instead of its sentence or a fact without its value.
fn check_text(text: &str) {
    assert!(!text.contains("relic-runners-") && !text.contains("common-"), "a key is shown: {text}");
    assert!(!text.contains('{') && !text.contains('$'), "a fact is missing: {text}");
}

/// No line may begin with a sign that markdown takes for a heading, a quotation or a list.
fn check_lines(doc: &Doc) {
    for line in doc.lines.iter().chain(doc.sections.iter().flat_map(|section| &section.lines)) {
        let text = line.text.trim_start();
        assert!(!text.is_empty(), "an empty line in {}", doc.plain());
        assert!(!["#", "-", "*", ">", "+"].iter().any(|sign| text.starts_with(sign)), "markdown would eat {text}");
    }
}

/// Discord's limits for one embed.
fn check_embed(doc: &Doc) {
    let length = |text: &str| text.chars().map(char::len_utf16).sum::<usize>();
    let lines = |lines: &[Line]| lines.iter().map(|line| length(&line.text) + 5).sum::<usize>();
    assert!(length(&doc.title) <= 256 && !doc.title.is_empty());
    assert!(lines(&doc.lines) <= 4096, "{}", doc.plain());
    assert!(doc.sections.len() <= 25);
    for section in &doc.sections {
        assert!(length(&section.title) <= 256 && !section.title.is_empty(), "{}", section.title);
        assert!(!section.lines.is_empty() && lines(&section.lines) <= 1024, "{}", section.title);
    }
    assert!(length(&doc.footer) <= 2048);
    let sections: usize = doc.sections.iter().map(|section| length(&section.title) + lines(&section.lines)).sum();
    let whole = length(&doc.title) + lines(&doc.lines) + sections + length(&doc.footer);
    assert!(whole <= 5_500, "{whole} characters leave no room");
    check_text(&doc.plain());
}

/// What a viewer may know of a position.
fn view(game: &RelicRunners, tale: &Tale, viewer: Viewer) -> crate::games::relic_runners::view::View {
    game.view_for(&tale.state, viewer)
}
