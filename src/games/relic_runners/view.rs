//! What a viewer may know: all that lies open, and of the hidden things those that this viewer has seen. Built up from
//! nothing.

use serde::Serialize;

use super::components::{Site, Tile};
use super::scoring;
use super::state::{Open, Phase, State};
use crate::engine::{ScoreSheet, Seat, Viewer};

/// A game of *Relic Runners* as somebody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What lies open.
    pub open: Open,
    /// Face-down tiles that the viewer has looked at and that still lie there: site, level, tile.
    pub known: Vec<(Site, u8, Tile)>,
    /// The hidden parts of the cards, one a seat.
    pub cards: Vec<Card>,
}

/// The hidden part of a card, as far as the viewer knows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Card {
    /// Points in coins.
    pub coins: Option<u16>,
    /// The points of the blue tiles, in the order of taking.
    pub blue: Vec<Option<u8>>,
    /// The points by source if the game ended now; `None` when the viewer cannot know them.
    pub score: Option<ScoreSheet>,
}

impl View {
    /// What this viewer may know.
    pub(super) fn of(state: &State, viewer: Viewer) -> Self {
        let seats = Seat::all(state.open.runners.len() as u8);
        Self {
            viewer,
            open: state.open.clone(),
            known: known(state, viewer),
            cards: seats.map(|seat| Card::of(state, viewer, seat)).collect(),
        }
    }
}

/// Whether the viewer knows what hides on the card of a seat (RR-90). At the end everything is turned up (RR-76).
fn is_open(state: &State, viewer: Viewer, seat: Seat) -> bool {
    viewer == Viewer::Everything || viewer == Viewer::Seat(seat) || state.open.phase == Phase::Over
}

/// Whether a viewer may know the points of a seat from a source, see [`super::scoring::SOURCES`].
pub(super) fn knows_points(state: &State, seat: Seat, source: &str, viewer: Viewer) -> bool {
    is_open(state, viewer, seat)
        || match source {
            "coins" => state.open.options.open_scores.is_on(),
            "blue" => state.open.runners[seat.index()].blue.iter().all(|blue| blue.shown.is_some()),
            _ => true,
        }
}

fn known(state: &State, viewer: Viewer) -> Vec<(Site, u8, Tile)> {
    let face = |(site, level): (Site, u8)| Some((site, level, state.secret.face(&state.open, site, level)?));
    match viewer {
        Viewer::Public => Vec::new(),
        Viewer::Seat(seat) => {
            state.secret.seen.get(seat.index()).into_iter().flatten().copied().filter_map(face).collect()
        }
        Viewer::Everything => {
            let layers = |site: Site| state.open.place(site).stack.iter().map(move |layer| (site, layer.level));
            Site::temples().flat_map(layers).filter_map(face).collect()
        }
    }
}

impl Card {
    fn of(state: &State, viewer: Viewer, seat: Seat) -> Self {
        let open = is_open(state, viewer, seat);
        let shown = &state.open.runners[seat.index()].blue;
        let blue = state.secret.blue[seat.index()].iter().zip(shown);
        Self {
            coins: (open || state.open.options.open_scores.is_on()).then_some(state.secret.coins[seat.index()]),
            blue: blue.map(|(points, blue)| if open { Some(*points) } else { blue.shown }).collect(),
            score: open.then(|| scoring::sheet(&state.open, &state.secret, seat)),
        }
    }
}
