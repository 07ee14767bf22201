//! Tests of everything shown, on games between random players.

mod boards;
mod effects;
mod later;
mod order;
mod taps;
mod typed;

use crate::engine::{Chance, Game, Seat, Seed, Viewer};
use crate::games::relic_runners::RelicRunners;
use crate::games::relic_runners::event::Event;
use crate::games::relic_runners::options::{Layout, OffOn, Options};
use crate::games::relic_runners::state::State;
use crate::play::{embedded, play};
use crate::shown::{check_doc, long_voice, voice};
use crate::words::Locale;

/// The rules with the embedded edition.
fn runners() -> RelicRunners {
    embedded()
}

/// Explorers with powers, and colours anywhere.
fn with_powers() -> Options {
    Options { powers: OffOn::On, layout: Layout::Random, open_scores: OffOn::On, ..Options::default() }
}

type Tale = crate::play::Tale<RelicRunners>;

/// What a viewer may know of a position.
fn view(game: &RelicRunners, tale: &Tale, viewer: Viewer) -> crate::games::relic_runners::view::View {
    game.view_for(&tale.state, viewer)
}
