//! Tests of everything shown, on games between random players.

mod boards;
mod choices;
mod later;
mod taps;
mod typed;

use crate::engine::{Chance, Game, Seat, Seed, Viewer};
use crate::games::explorers::Explorers;
use crate::games::explorers::event::Event;
use crate::games::explorers::options::Options;
use crate::games::explorers::state::State;
use crate::play::{embedded, play, play_by};
use crate::shown::{check_label, long_voice, voice};
use crate::words::{Locale, Voice};

/// The rules with the embedded edition.
fn explorers() -> Explorers {
    embedded()
}

/// A side of the starting boards.
fn board(side: &str) -> Options {
    Options { board: serde_json::from_value(side.into()).unwrap(), ..Options::default() }
}

type Tale = crate::play::Tale<Explorers>;

/// What a viewer may know of a position.
fn view(game: &Explorers, tale: &Tale, viewer: Viewer) -> crate::games::explorers::view::View {
    game.view_for(&tale.state, viewer)
}
