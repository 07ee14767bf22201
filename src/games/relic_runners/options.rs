//! The switches of a table. The default of each is the game as the rulebook describes it for those who know it.

use serde::{Deserialize, Serialize};

pub use crate::title::OffOn;
use crate::title::OptionSpec;

/// The switches of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// How the colours of the temples are dealt.
    pub layout: Layout,
    /// Whether explorers have powers (RR-80).
    pub powers: OffOn,
    /// Whether everybody sees everybody's coins (RR-93).
    pub open_scores: OffOn,
    /// After how many rounds an unfinished game is scored as it stands (RR-79).
    pub round_limit: RoundLimit,
}

/// How the colours of the temples are dealt (RR-02).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Layout {
    /// One of each colour in each quarter of the map.
    #[default]
    Standard,
    /// The colours of the edition's first game, and no tile with a red gem.
    FirstGame,
    /// Four of each colour anywhere.
    Random,
}

/// After how many rounds an unfinished game is scored as it stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum RoundLimit {
    /// Far more than a game takes.
    #[default]
    #[serde(rename = "100")]
    Hundred,
    /// Twice a usual game.
    #[serde(rename = "50")]
    Fifty,
    /// About a usual game.
    #[serde(rename = "25")]
    TwentyFive,
    /// A short game.
    #[serde(rename = "12")]
    Twelve,
}

impl RoundLimit {
    /// The number of rounds.
    pub const fn rounds(self) -> u16 {
        match self {
            Self::Hundred => 100,
            Self::Fifty => 50,
            Self::TwentyFive => 25,
            Self::Twelve => 12,
        }
    }
}

/// The same as data, in the order in which the switches are shown.
pub const SPECS: &[OptionSpec] = &[
    OptionSpec::new("layout", &["standard", "first_game", "random"]),
    OptionSpec::new("powers", &["off", "on"]),
    OptionSpec::new("open_scores", &["off", "on"]),
    OptionSpec::new("round_limit", &["100", "50", "25", "12"]),
];
