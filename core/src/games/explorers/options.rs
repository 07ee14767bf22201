//! The switches of a table. Their defaults are the game of the rulebook. A saved game of an older rules version does not
//! name the newer switches and keeps the rules that held then.

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
    /// The side of the starting boards that is used (EX-01), in order of [`Side::ALL`].
    pub enum Board {
        A1 = "a1",
        /// Its back.
        A2 = "a2",
        /// The second board's front.
        B1 = "b1",
        /// Its back.
        B2 = "b2",
        /// One that is drawn.
        Random = "random",
    }

    /// When the first player, and with that the holder of the winter token, is drawn (EX-02).
    pub enum FirstPlayer {
        /// When all have chosen their captains.
        AfterCaptains = "after_captains",
        /// In the setup, before captains are dealt. What held before rules version 2.
        BeforeCaptains = "before_captains",
    }

    /// What an edge towards a cell beside the mainland, where no tile may lie, may be (EX-22).
    pub enum ShoreEdges {
        /// Land or sea: the rulebook says nothing of it.
        Any = "any",
        /// Sea, so that every island can be completed. What held before rules version 2.
        Sea = "sea",
    }
}

impl Options {
    /// The rules that held in version 1: a game of that time does not name the switches added since.
    fn before_2() -> Self {
        let (first_player, shore_edges) = (FirstPlayer::BeforeCaptains, ShoreEdges::Sea);
        Self { first_player, shore_edges, ..Self::default() }
    }
}

impl Board {
    /// The side, unless it is drawn.
    pub fn side(self) -> Option<Side> {
        Side::ALL.get(self as usize).copied()
    }
}
