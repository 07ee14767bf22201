//! Events. The full event has the hidden results, which other viewers do not get.

use serde::{Deserialize, Serialize};
use serde_json::json;

use super::action::Token;
use super::components::{Colour, Explorer, Ivory, Site, Space, Tile, Trail};
use super::state::Slot;
use crate::engine::{Draw, Seat, Viewer};

/// An event of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    /// Who plays first was drawn (random).
    Seated { first: Seat },
    /// The temple sites got their colours.
    ColoursDealt(Colours),
    /// The tiles of a colour and level were put in order (random, secret). The first four lie on the sites of that
    /// colour, in order of the sites; the rest left the game.
    TilesDrawn { colour: Colour, level: u8, tiles: Vec<Tile> },
    /// A purple tile was turned up.
    Revealed { site: Site, tile: Tile },
    /// A player chose an explorer with its power, or none.
    ExplorerChosen { seat: Seat, explorer: Option<Explorer> },
    /// A player began the game outside Base Camp, by the power of an explorer.
    Started { seat: Seat, site: Site },
    /// A turn began, in this round.
    TurnBegan { seat: Seat, round: u16 },
    /// A trail was walked; the walk goes on.
    WentOn { seat: Seat, to: Site },
    /// The movement is done. The path has all places, from where the walk began to where it ended.
    Walked { seat: Seat, path: Vec<Site> },
    /// The explorer was moved by a tile.
    Carried { seat: Seat, to: Site },
    /// A relic came onto a card.
    RelicTaken { seat: Seat, site: Site, colour: Colour },
    /// Points were gained; they are counted after doubling (RR-78).
    Scored { seat: Seat, source: Source, points: u16 },
    /// A token turned; which side shows now.
    TokenTurned { seat: Seat, token: Token, coloured: bool },
    /// The last coloured token had turned, so all are coloured again.
    TokensReset { seat: Seat },
    /// A box moved on its card.
    BoxMoved { seat: Seat, from: Slot, to: Slot },
    /// Steps that no box could take were lost.
    StepsLost { seat: Seat, steps: u8 },
    /// A box was used; it is back on the bottom, or goes back there by `box_moved` when its action is done (RR-13).
    BoxUsed { seat: Seat, space: Space },
    /// Rations came from Base Camp.
    RationsTaken { seat: Seat, rations: u8 },
    /// A ration was paid for exploring.
    RationPaid { seat: Seat },
    /// A tile left its stack and is being resolved. It is `None` for a ruin tile, and for a blue tile that another
    /// player took.
    TileTaken { seat: Seat, site: Site, level: u8, tile: Option<Tile> },
    /// A player looked at the tiles of a temple: the top last; empty for everybody else.
    Peeked { seat: Seat, site: Site, tiles: Vec<Tile> },
    /// An ivory tile stays with a player.
    IvoryKept { seat: Seat, tile: Ivory },
    /// An ivory tile of a player left the game, used or given up for another.
    IvoryGone { seat: Seat, tile: Ivory, used: bool },
    /// A blue tile was shown to everybody: which of the player's, from 0.
    BlueShown { seat: Seat, index: u8, points: u8 },
    /// A pathway came out of the reserve.
    PathwayPlaced { seat: Seat, trail: Trail },
    /// A pathway was chosen to move; it stays where it is until it is laid.
    PathwayLifted { seat: Seat, trail: Trail },
    /// A pathway moved to another trail.
    PathwayMoved { seat: Seat, from: Trail, to: Trail },
    /// The last tile of a site was taken, so its relic shows.
    RelicFound { site: Site, colour: Colour },
    /// This player took the last of enough relics: every other player has one more turn.
    LastTurns { seat: Seat },
    /// A player has an extra turn after the last one, or declined it.
    Dash { seat: Seat, played: bool },
    /// The game is over with these points, one number a seat.
    Ended { points: Vec<i32> },
}

/// The source of gained points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "for", rename_all = "snake_case")]
pub enum Source {
    /// A relic expedition of so many trails.
    Expedition { trails: u8 },
    /// The purple tile P1.
    Cache,
    /// An ivory tile that was replaced by another.
    IvoryGivenUp,
    /// The power of an ivory tile.
    Ivory { tile: Ivory },
    /// A box on this space.
    Box { space: Space },
    /// Points of this turn that were gained before the doubling.
    Doubling,
    /// A blue tile shown.
    BlueShown,
}

/// The colours of the temple sites.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Colours {
    /// Whether the colours were drawn (random, deal by deal). Otherwise they are those of the first game.
    pub drawn: bool,
    /// The order of colours for the remaining sites of quadrants (random, before the deals). Sites remain where their
    /// number is no multiple of three. Empty if no site remains.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub spread: Vec<Colour>,
    pub deals: Vec<Deal>,
}

/// Sites and their colours, in the same order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deal {
    pub sites: Vec<Site>,
    pub colours: Vec<Colour>,
}

impl Event {
    /// The event for a seat or the public; `None` if they learn nothing.
    pub(super) fn seen_by(mut self, viewer: Viewer) -> Option<Self> {
        match &mut self {
            Self::TilesDrawn { .. } => return None, // RR-03
            Self::TileTaken { seat, tile: tile @ Some(Tile::Blue(_)), .. } if !viewer.knows(*seat) => *tile = None,
            Self::Peeked { seat, tiles, .. } if !viewer.knows(*seat) => tiles.clear(),
            _ => {}
        }
        Some(self)
    }

    /// Its random results, in the order of the draws.
    pub(super) fn draws(&self) -> Vec<Draw> {
        match self {
            Self::Seated { first } => vec![json!(first)],
            Self::ColoursDealt(Colours { drawn: true, spread, deals }) => {
                let spread = Some(json!(spread)).filter(|_| !spread.is_empty());
                spread.into_iter().chain(deals.iter().map(|deal| json!(deal.colours))).collect()
            }
            Self::TilesDrawn { tiles, .. } => vec![json!(tiles)],
            _ => Vec::new(),
        }
    }
}
