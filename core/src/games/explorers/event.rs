//! Events. The full event has the hidden results, which other viewers do not get.

use serde::{Deserialize, Serialize};
use serde_json::json;

use super::components::{Animal, Captain, Herd, Side, Tile};
use super::place::{Cargo, Place, Space};
use crate::canvas::hex::{Cell, Corner};
use crate::engine::{Draw, Seat, Viewer};

/// An event of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    /// The starting board lies on the table with this side up, perhaps drawn (random).
    BoardLaid { side: Side, drawn: bool },
    /// The first seat was drawn (random), and so who has the winter token: the last in the order of play. Not in the game for
    /// one player.
    Seated { first: Seat, winter: Seat },
    /// The tiles were shuffled (random). Their new order is secret; the first are dealt first.
    TilesShuffled { tiles: Vec<Tile> },
    /// The captains were shuffled (random). Their new order is secret; the first are dealt first.
    CaptainsShuffled { captains: Vec<Captain> },
    /// A player got captains to choose from; in the game for one player both stay. The list is empty for everybody else.
    CaptainsOffered { seat: Seat, captains: Vec<Captain> },
    /// A player chose a captain; `None` for everybody else.
    CaptainChosen { seat: Seat, captain: Option<Captain> },
    /// All have chosen, and the captains lie face up, those of each seat.
    CaptainsRevealed { captains: Vec<Vec<Captain>> },
    /// Tiles came into a hand: at the start, at the end of a turn, and after a hand was put back. The list is empty for
    /// everybody else.
    TilesDrawn { seat: Seat, count: u8, tiles: Vec<Tile> },
    /// Tiles were turned up in the game for one player, where everybody sees them (EX-82).
    TilesTurnedUp { seat: Seat, tiles: Vec<Tile> },
    /// No tile of a hand could be placed: it went back, and the tiles of the hand and the stack were shuffled (random). The
    /// list with their new order is empty for seats and the public.
    HandReturned { seat: Seat, count: u8, tiles: Vec<Tile> },
    /// No tile anywhere could be placed, so one of the hand left the game (random). `drawn` is its place in the sorted
    /// hand; `None` if the hand had only one.
    TileRemoved { seat: Seat, tile: Tile, drawn: Option<u8> },
    /// The last open tile left the game: only two are placed in a turn of the game for one player.
    TileDiscarded { seat: Seat, tile: Tile },
    /// Which turn of the whole game began, from 1.
    TurnBegan { seat: Seat, turn: u8 },
    /// A tile was placed, rotated clockwise by sixths, 0 to 5.
    Placed { seat: Seat, tile: Tile, cell: Cell, rotation: u8 },
    /// An animal stands on the new tile.
    LivestockPlaced { at: Space, animal: Animal },
    /// A settlement token was drawn for the new tile (random). `drawn` is its place among the tokens that were left,
    /// the weakest first; `None` if only one was left.
    SettlementPlaced { at: Space, strength: u8, drawn: Option<u8> },
    /// An enemy ship lies on a sea space of the new tile. Its back stays hidden from all.
    EnemyShipPlaced { at: Space },
    /// The new tile, with this land space, completed an island.
    IslandCompleted { at: Space, tiles: u8 },
    /// A longship took pieces of a land aboard.
    Loaded { seat: Seat, from: Place, cargo: Cargo },
    /// A longship put pieces ashore.
    Unloaded { seat: Seat, to: Place, cargo: Cargo },
    /// Livestock reached the mainland and lies on the captain card.
    Delivered { seat: Seat, herd: Herd },
    /// A longship sailed from one sea space to another.
    Sailed { seat: Seat, from: Place, to: Place },
    /// An enemy ship was destroyed, and its back drawn (random): whether a Viking died. `drawn` is its place among the
    /// unseen backs, the deadly ones first; `None` if only one was left.
    EnemyShipDestroyed { seat: Seat, at: Space, deadly: bool, drawn: Option<u8> },
    /// Vikings walked.
    Walked { seat: Seat, from: Space, to: Space, vikings: u8 },
    /// A Viking took an animal along.
    Herded { seat: Seat, from: Space, to: Space, animal: Animal },
    /// A settlement was raided.
    Raided { seat: Seat, at: Space, strength: u8 },
    /// An outpost was built.
    OutpostBuilt { seat: Seat, at: Corner },
    /// The game is over, with the final points of each seat.
    Ended { points: Vec<i32> },
}

impl Event {
    /// The event as a seat or the public learns it; `None` if they learn nothing (EX-90).
    pub(super) fn seen_by(mut self, viewer: Viewer) -> Option<Self> {
        match &mut self {
            Self::TilesShuffled { .. } | Self::CaptainsShuffled { .. } => return None,
            Self::HandReturned { tiles, .. } => tiles.clear(),
            Self::TilesDrawn { seat, tiles, .. } if !viewer.knows(*seat) => tiles.clear(),
            Self::CaptainsOffered { seat, captains } if !viewer.knows(*seat) => captains.clear(),
            Self::CaptainChosen { seat, captain } if !viewer.knows(*seat) => *captain = None,
            _ => {}
        }
        Some(self)
    }

    /// The random results in it, in the order in which they were drawn.
    pub(super) fn draws(&self) -> Vec<Draw> {
        match self {
            Self::BoardLaid { side, drawn: true } => vec![json!(*side as u8)],
            Self::Seated { first, .. } => vec![json!(first)],
            Self::TilesShuffled { tiles } | Self::HandReturned { tiles, .. } => vec![json!(tiles)],
            Self::CaptainsShuffled { captains } => vec![json!(captains)],
            Self::TileRemoved { drawn, .. }
            | Self::SettlementPlaced { drawn, .. }
            | Self::EnemyShipDestroyed { drawn, .. } => drawn.iter().map(|drawn| json!(drawn)).collect(),
            _ => Vec::new(),
        }
    }
}
