//! Tests of the pictures, on games between random players.

mod bounds;
mod icons;
mod joins;
mod offers;
mod pieces;
mod secret;
mod words;

use crate::engine::Seat;
use crate::games::explorers::components::Explorers;
use crate::games::explorers::event::Event;
use crate::games::explorers::offers::Spot;
use crate::games::explorers::picture::Drawing;
use crate::games::explorers::picture::head;
use crate::games::explorers::picture::sheet::Sheet;
use crate::games::explorers::state::Phase;
use crate::games::explorers::text::Context;
use crate::title::{EntryEvents, Frame, Picture, RenderOptions};
use crate::words::{Voice, row};

use crate::ai::{Random, decide};
use crate::engine::{Chance, Edition, Game, Seed, Viewer};
use crate::games::explorers::RECONSTRUCTION;
use crate::games::explorers::options::Options;
use crate::games::explorers::policy::Careful;
use crate::games::explorers::state::State;
use crate::title::Present;
use crate::words::Locale;

/// The rules with the embedded edition.
fn explorers() -> Explorers {
    Explorers::new(&Edition::read(RECONSTRUCTION).unwrap()).unwrap()
}

/// A voice with names as long as Discord lets them be.
fn voice(locale: Locale) -> Voice {
    Voice::new(locale, ["Å", "w", "Þ", "m"].map(|letter| letter.repeat(32)).to_vec())
}

/// Plays a game between random players on any board and shows one position in `every`, and the last one.
fn play(game: &Explorers, seats: u8, number: u64, every: usize, mut look: impl FnMut(&State, &[EntryEvents<Event>])) {
    let options: Options = serde_json::from_str(r#"{"board": "random"}"#).unwrap();
    let seed = Seed::from_number(number);
    let (mut state, events) = game.setup(&options, seats, Chance::seeded(&seed)).unwrap();
    let mut told = vec![EntryEvents { seq: 0, events }];
    let mut players = Chance::seeded(&seed.derive("players", 0));
    while let Some(decision) = game.decisions(&state.open).pop() {
        if (told.len() - 1).is_multiple_of(every) {
            look(&state, &told);
        }
        let action = decide(&Random, game, &state, decision.seat, &mut players).unwrap();
        let mut events = Vec::new();
        game.step(&mut state, decision.seat, &action, &mut events).unwrap();
        told.push(EntryEvents { seq: told.len() as u64, events });
    }
    look(&state, &told);
}

/// All positions of a game between careful players.
fn careful(game: &Explorers, seats: u8, number: u64) -> Vec<State> {
    let seed = Seed::from_number(number);
    let (mut state, _) = game.setup(&Options::default(), seats, Chance::seeded(&seed)).unwrap();
    let mut players = Chance::seeded(&seed.derive("players", 0));
    let mut states = vec![state.clone()];
    while let Some(decision) = game.decisions(&state.open).pop() {
        let action = decide(&Careful, game, &state, decision.seat, &mut players).unwrap();
        game.step(&mut state, decision.seat, &action, &mut Vec::new()).unwrap();
        states.push(state.clone());
    }
    states
}

/// The last nine entries as a viewer may know them.
fn recent(game: &Explorers, told: &[EntryEvents<Event>], viewer: Viewer) -> Vec<EntryEvents<Event>> {
    let seen = |one: &EntryEvents<Event>| EntryEvents {
        seq: one.seq,
        events: one.events.iter().filter_map(|event| game.redact(event, viewer)).collect(),
    };
    told.iter().rev().take(9).rev().map(seen).collect()
}

/// All viewers.
fn viewers(seats: u8) -> impl Iterator<Item = Viewer> {
    Seat::all(seats).map(Viewer::Seat).chain([Viewer::Public, Viewer::Everything])
}
