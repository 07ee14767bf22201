//! A viewer's knowledge beyond the open state: the hidden parts that this viewer has seen. It is copied from the secret
//! state item by item, so it holds nothing else.

use serde::Serialize;

use super::components::{RelicRunners, Site, Tile};
use super::scoring;
use super::state::{Layer, Open, Phase, Secret};
use crate::engine::{self, ScoreSheet, Seat, Viewer};

/// A position of *Relic Runners* in the eyes of a viewer.
pub type View = engine::View<Open, Known>;

/// What a viewer knows beyond the open state.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Known {
    /// Face-down tiles in place that the viewer has looked at: site, level, tile.
    #[serde(rename = "known")]
    pub tiles: Vec<(Site, u8, Tile)>,
    pub cards: Vec<Card>,
}

/// The hidden part of a card, as far as the viewer knows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Card {
    /// Points in coins; `None` if the viewer cannot know them.
    pub coins: Option<u16>,
    /// The points of the blue tiles, in the order in which they were taken; `None` for those that the viewer cannot
    /// know.
    pub blue: Vec<Option<u8>>,
    /// The points by source if the game ended now; `None` if the viewer cannot know them.
    pub score: Option<ScoreSheet>,
}

impl Known {
    /// What a tile of a site shows, if it lies open or the viewer has looked at it.
    pub fn face(&self, site: Site, layer: &Layer) -> Option<Tile> {
        let seen = self.tiles.iter().find(|(at, level, _)| (*at, *level) == (site, layer.level));
        layer.open.or(seen.map(|(_, _, tile)| *tile))
    }

    pub(super) fn of(_: &RelicRunners, open: &Open, secret: &Secret, viewer: Viewer) -> Self {
        Self {
            tiles: tiles(open, secret, viewer),
            cards: open.seats().map(|seat| Card::of(open, secret, viewer, seat)).collect(),
        }
    }
}

/// Whether the viewer knows the hidden parts of a seat's card (RR-90). At the end everything is turned up (RR-76).
fn is_known(open: &Open, viewer: Viewer, seat: Seat) -> bool {
    viewer.knows(seat) || open.phase == Phase::Over
}

/// Whether a viewer may know the points of a seat from a source, see [`super::scoring::SOURCES`].
pub(super) fn knows_points(open: &Open, seat: Seat, source: &str, viewer: Viewer) -> bool {
    is_known(open, viewer, seat)
        || match source {
            "coins" => open.options.open_scores.is_on(),
            "blue" => open.runners[seat.index()].blue.iter().all(|blue| blue.shown.is_some()),
            _ => true,
        }
}

fn tiles(open: &Open, secret: &Secret, viewer: Viewer) -> Vec<(Site, u8, Tile)> {
    let seen: Vec<(Site, u8)> = match viewer {
        Viewer::Public => Vec::new(),
        Viewer::Seat(seat) => secret.seen.get(seat.index()).into_iter().flatten().copied().collect(),
        Viewer::Everything => {
            let layers = |site: Site| open.place(site).stack.iter().map(move |layer| (site, layer.level));
            Site::temples().flat_map(layers).collect()
        }
    };
    seen.into_iter().filter_map(|(site, level)| Some((site, level, secret.face(open, site, level)?))).collect()
}

impl Card {
    fn of(open: &Open, secret: &Secret, viewer: Viewer, seat: Seat) -> Self {
        let known = is_known(open, viewer, seat);
        let shown = &open.runners[seat.index()].blue;
        let blue = secret.blue[seat.index()].iter().zip(shown);
        Self {
            coins: (known || open.options.open_scores.is_on()).then(|| *secret.coins[seat.index()]),
            blue: blue.map(|(points, blue)| if known { Some(*points) } else { blue.shown }).collect(),
            score: known.then(|| scoring::sheet(open, secret.of(seat), seat)),
        }
    }
}
