//! The switches of a table. Their defaults are the game of the rulebook. A saved game of an older rules version does not
//! name the newer switches and keeps the rules that held then.

use serde::{Deserialize, Serialize};

use super::components::Side;
use crate::title::OptionSpec;

/// The switches of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    pub board: Board,
    #[serde(default = "FirstPlayer::before_2")]
    pub first_player: FirstPlayer,
    /// What an edge towards a cell beside the mainland may be.
    #[serde(default = "ShoreEdges::before_2")]
    pub shore_edges: ShoreEdges,
}

/// The side of the starting boards that is used (EX-01), in order of [`Side::ALL`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Board {
    /// The one for beginners.
    #[default]
    A1,
    /// Its back.
    A2,
    /// The second board's front.
    B1,
    /// Its back.
    B2,
    /// One that is drawn.
    Random,
}

impl Board {
    /// The side, unless it is drawn.
    pub fn side(self) -> Option<Side> {
        Side::ALL.get(self as usize).copied()
    }
}

/// When the first player, and with that the holder of the winter token, is drawn (EX-02).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FirstPlayer {
    /// When all have chosen their captains.
    #[default]
    AfterCaptains,
    /// In the setup, before captains are dealt.
    BeforeCaptains,
}

impl FirstPlayer {
    /// What held before rules version 2.
    const fn before_2() -> Self {
        Self::BeforeCaptains
    }
}

/// What an edge towards a cell beside the mainland, where no tile may lie, may be (EX-22).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ShoreEdges {
    /// Land or sea: the rulebook says nothing of it.
    #[default]
    Any,
    /// Sea, so that every island can be completed.
    Sea,
}

impl ShoreEdges {
    /// What held before rules version 2.
    const fn before_2() -> Self {
        Self::Sea
    }
}

/// The switches as data, in display order.
pub const SPECS: &[OptionSpec] = &[
    OptionSpec::new("board", &["a1", "a2", "b1", "b2", "random"]),
    OptionSpec::new("first_player", &["after_captains", "before_captains"]).since(2),
    OptionSpec::new("shore_edges", &["any", "sea"]).since(2),
];
