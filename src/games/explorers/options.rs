//! The switches of a table. The default of each is the game as the rulebook describes it.

use serde::{Deserialize, Serialize};

use super::components::Side;
use crate::title::OptionSpec;

/// The switches of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// The side of the starting boards that is sailed from.
    pub board: Board,
}

/// The side of the starting boards that is sailed from (EX-01).
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
    /// Any, drawn.
    Random,
}

impl Board {
    /// The side, unless it is drawn.
    pub const fn side(self) -> Option<Side> {
        match self {
            Self::A1 => Some(Side::A1),
            Self::A2 => Some(Side::A2),
            Self::B1 => Some(Side::B1),
            Self::B2 => Some(Side::B2),
            Self::Random => None,
        }
    }
}

/// The same as data, in the order in which the switches are shown.
pub const SPECS: &[OptionSpec] = &[OptionSpec::new("board", &["a1", "a2", "b1", "b2", "random"])];
