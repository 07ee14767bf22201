//! A viewer's knowledge beyond the open state: the viewer's hand and choice of captains. It is copied from the secret
//! state item by item, so it holds nothing else.

use serde::Serialize;

use super::components::{Captain, Explorers, Tile};
use super::scoring::{self, Holding, holdings};
use super::state::{Open, Phase, Secret};
use crate::engine::{self, ScoreSheet, Seat, Viewer};

/// A position of *Explorers of the North Sea* in the eyes of a viewer.
pub type View = engine::View<Open, Known>;

/// What a viewer knows beyond the open state, and values derived from both.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Known {
    /// The tiles of each hand, sorted, one item per seat; `None` if the viewer cannot know them. In the game for one
    /// player every viewer sees the turned-up tiles.
    pub hands: Vec<Option<Vec<Tile>>>,
    /// While captains are chosen, the offer of each seat. `None` if the viewer cannot know it or the seat has no choice
    /// left.
    pub offers: Vec<Option<Vec<Captain>>>,
    /// While captains are chosen, the choice of each seat. `None` if the viewer cannot know it or the seat has not
    /// chosen.
    pub choices: Vec<Option<Captain>>,
    /// All islands, complete or not, with their holders.
    pub islands: Vec<Holding>,
    /// Points by source if the game ended now, one sheet per seat.
    pub scores: Vec<ScoreSheet>,
}

impl Known {
    /// What this viewer may know (EX-90).
    pub(super) fn of(game: &Explorers, open: &Open, secret: &Secret, viewer: Viewer) -> Self {
        let islands = holdings(game, open);
        let seats = || Seat::all(open.seats());
        let choosing = open.phase == Phase::Captain;
        let hand = |seat: Seat| (viewer.knows(seat) || open.is_solo()).then(|| secret.hands[seat.index()].to_vec());
        let offer = |seat: Seat| (viewer.knows(seat) && choosing).then(|| secret.offers[seat.index()].to_vec());
        let choice = |seat: Seat| secret.chosen[seat.index()].filter(|_| viewer.knows(seat) && choosing);
        let score = |seat| scoring::sheet_with(game, open, &islands, seat);
        Self {
            hands: seats().map(hand).collect(),
            offers: seats().map(offer).collect(),
            choices: seats().map(choice).collect(),
            scores: seats().map(score).collect(),
            islands,
        }
    }
}
