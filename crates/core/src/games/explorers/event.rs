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
    /// The starting board lies on the table with this side up. It may have been drawn (random).
    BoardLaid { side: Side, drawn: bool },
    /// The first seat was drawn (random). The last seat in the order of play has the winter token. Not in the game for
    /// one player.
    Seated { first: Seat, winter: Seat },
    /// The tiles were shuffled (random). Their new order is hidden from all seats. The first tiles are dealt first.
    TilesShuffled { tiles: Vec<Tile> },
    /// The captains were shuffled (random). Their new order is hidden from all seats. The first captains are dealt
    /// first.
    CaptainsShuffled { captains: Vec<Captain> },
    /// A player got captains to choose from. In the game for one player both stay. The list is empty for all other
    /// viewers.
    CaptainsOffered { seat: Seat, captains: Vec<Captain> },
    /// A player chose a captain; `None` for all other viewers.
    CaptainChosen { seat: Seat, captain: Option<Captain> },
    /// All players have chosen, and the captains of each seat lie face up.
    CaptainsRevealed { captains: Vec<Vec<Captain>> },
    /// Tiles came into a hand: at the start, at the end of a turn, or after the hand went back. The list is empty for
    /// all other viewers.
    TilesDrawn { seat: Seat, count: u8, tiles: Vec<Tile> },
    /// Tiles were turned up in the game for one player, visible to every viewer (EX-82).
    TilesTurnedUp { seat: Seat, tiles: Vec<Tile> },
    /// No tile of a hand could be placed. The hand went back, and its tiles and the stack were shuffled (random). The
    /// list with their new order is empty for seats and the public.
    HandReturned { seat: Seat, count: u8, tiles: Vec<Tile> },
    /// No tile could be placed anywhere, so one of the hand left the game (random). `drawn` is its index in the sorted
    /// hand, if that had several tiles.
    TileRemoved { seat: Seat, tile: Tile, drawn: Option<u8> },
    /// The last of the turned-up tiles left the game. In the game for one player, only two are placed in a turn.
    TileDiscarded { seat: Seat, tile: Tile },
    /// A turn began. Turns of the whole game count from 1.
    TurnBegan { seat: Seat, turn: u8 },
    /// A tile was placed, rotated clockwise by sixths, 0 to 5.
    Placed { seat: Seat, tile: Tile, cell: Cell, rotation: u8 },
    /// An animal was placed on the new tile.
    LivestockPlaced { at: Space, animal: Animal },
    /// A settlement token was drawn for the new tile (random). `drawn` is its index among the remaining tokens, the
    /// weakest first, if there were several.
    SettlementPlaced { at: Space, strength: u8, drawn: Option<u8> },
    /// An enemy ship was placed on a sea space of the new tile. Its back is unknown to all seats.
    EnemyShipPlaced { at: Space },
    /// The new tile completed an island, which includes this land space.
    IslandCompleted { at: Space, tiles: u8 },
    /// A longship loaded pieces from a land.
    Loaded { seat: Seat, from: Place, cargo: Cargo },
    /// A longship unloaded pieces to a land.
    Unloaded { seat: Seat, to: Place, cargo: Cargo },
    /// Livestock reached the mainland and lies on the captain card.
    Delivered { seat: Seat, herd: Herd },
    /// A longship sailed from one sea space to another.
    Sailed { seat: Seat, from: Place, to: Place },
    /// An enemy ship was destroyed. Its back was drawn (random) and says whether a Viking died. `drawn` is its index
    /// among the unseen backs, the deadly ones first, if there were several.
    EnemyShipDestroyed { seat: Seat, at: Space, deadly: bool, drawn: Option<u8> },
    /// Vikings walked.
    Walked { seat: Seat, from: Space, to: Space, vikings: u8 },
    /// A Viking moved with an animal.
    Herded { seat: Seat, from: Space, to: Space, animal: Animal },
    /// A settlement was raided.
    Raided { seat: Seat, at: Space, strength: u8 },
    /// An outpost was built.
    OutpostBuilt { seat: Seat, at: Corner },
    /// The game is over, with the final points of each seat.
    Ended { points: Vec<i32> },
}

impl Event {
    /// The event for a seat or the public; `None` if they learn nothing (EX-90).
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

    /// Its random results, in the order of the draws.
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
