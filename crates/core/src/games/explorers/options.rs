//! The switches of a table. Their defaults are the game of the rulebook. A saved game of an older rules version does
//! not name newer switches and keeps the earlier rules.

use serde::{Deserialize, Serialize};

use super::components::Side;
use crate::title::options;
use crate::title::spelling::words;

options! {
    /// The switches of a table.
    #[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(default = "Options::before_2", deny_unknown_fields)]
    pub struct Options {
        board: Board,
        first_player: FirstPlayer since 2,
        /// What an edge towards a cell beside the mainland may be.
        shore_edges: ShoreEdges since 2,
    }
}

words! {
    /// The side of the starting boards (EX-01), in order of [`Side::ALL`].
    pub enum Board {
        /// The side for beginners.
        A1 = "a1",
        /// The back of `A1`.
        A2 = "a2",
        /// The front of the second board.
        B1 = "b1",
        /// The back of `B1`.
        B2 = "b2",
        /// A drawn side.
        Random = "random",
    }

    /// When the game draws the first player, who determines the holder of the winter token (EX-02).
    pub enum FirstPlayer {
        /// After all players have chosen their captains.
        AfterCaptains = "after_captains",
        /// In the setup, before captains are dealt. This was the rule before rules version 2.
        BeforeCaptains = "before_captains",
    }

    /// What an edge towards a cell beside the mainland may be (EX-22). No tile may lie on that cell.
    pub enum ShoreEdges {
        /// Land or sea: the rulebook does not restrict it.
        Any = "any",
        /// Sea, so that every island can be completed. This was the rule before rules version 2.
        Sea = "sea",
    }
}

impl Options {
    /// The rules of version 1. A game from that time does not name the switches added since.
    fn before_2() -> Self {
        Self { first_player: FirstPlayer::BeforeCaptains, shore_edges: ShoreEdges::Sea, ..Self::default() }
    }
}

impl Board {
    /// The side; `None` if it is drawn.
    pub fn side(self) -> Option<Side> {
        Side::ALL.get(self as usize).copied()
    }
}
