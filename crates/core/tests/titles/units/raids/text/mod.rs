//! Tests of everything shown, on whole games between random players.

mod boards;
mod choices;
mod reasons;
mod typed;

use crate::engine::{Chance, Game, Seat, Seed, Viewer};
use crate::games::raids::Raids;
use crate::games::raids::event::Event;
use crate::games::raids::options::Options;
use crate::games::raids::state::State;
use crate::games::raids::view::View;
use crate::play::embedded;
use crate::shown::{check_doc, long_voice};
use crate::words::{Doc, Locale, Voice};

/// The rules with the embedded edition.
fn raids() -> Raids {
    embedded()
}

/// A voice with short names.
fn voice(locale: Locale) -> Voice {
    Voice::new(locale, ["Astrid", "Bjorn", "Cnut", "Dagny"].map(str::to_owned).to_vec())
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

/// A game in progress with its history.
type Tale = crate::play::Tale<Raids>;

/// Plays a game between random players and shows every position to `look`, the last one included.
fn play(raids: &Raids, options: &Options, seats: u8, number: u64, look: impl FnMut(&Tale)) {
    crate::play::play(raids, options, seats, number, u64::MAX, look);
}

/// What everybody may know of a position.
fn view(raids: &Raids, tale: &Tale) -> View {
    raids.view_for(&tale.state, Viewer::Public)
}

fn seats(state: &State) -> impl Iterator<Item = Seat> + use<> {
    Seat::all(state.open.ships.len() as u8)
}
