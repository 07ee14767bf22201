//! The switches of a table. Their defaults are the game of the rulebook for experienced players.
//!
//! A game of rules version 1 does not name the switches added since; `before_2` gives the rule that held then, unless
//! it is the default.

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
    /// When the supply drop, I2-3, fills up the rations (RR-11).
    #[serde(default = "SupplyDrop::before_2")]
    pub supply_drop: SupplyDrop,
    /// When a used box goes back to the bottom (RR-13).
    pub box_returns: BoxReturns,
    /// Whether a box or tile may be used that brings nothing (RR-14).
    #[serde(default = "IdleUses::before_2")]
    pub idle_uses: IdleUses,
    /// Where the gateway, I2-6, starts from (RR-27).
    #[serde(default = "Gateway::before_2")]
    pub gateway: Gateway,
    /// Whether the departure, I3-6, must turn a token (RR-28).
    #[serde(default = "Departure::before_2")]
    pub departure: Departure,
    /// What the way home, P5, does before the movement (RR-43).
    #[serde(default = "WayHome::before_2")]
    pub way_home: WayHome,
    /// Whether the relic of an expedition may be left where it is (RR-72).
    pub expedition: Expedition,
    /// Whether explorers are chosen before it is known who plays first (RR-80).
    #[serde(default = "ExplorerChoice::before_2")]
    pub explorer_choice: ExplorerChoice,
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

/// When the supply drop, I2-3, fills up the rations (RR-11).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SupplyDrop {
    /// As the first thing in a turn.
    #[default]
    First,
    /// At any moment before the movement.
    BeforeMoving,
}

impl SupplyDrop {
    const fn before_2() -> Self {
        Self::BeforeMoving
    }
}

/// When a used box goes back to the bottom (RR-13).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BoxReturns {
    /// Before its action.
    #[default]
    Before,
    /// When its action is done.
    After,
}

/// Whether a box or tile may be used that brings nothing (RR-14).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum IdleUses {
    #[default]
    Allowed,
    /// It may not.
    Refused,
}

impl IdleUses {
    const fn before_2() -> Self {
        Self::Refused
    }
}

/// Where the gateway, I2-6, starts from (RR-27).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Gateway {
    /// A temple with a tile.
    #[default]
    Temple,
    /// Also a shrine that shows its relic.
    ShrineToo,
}

impl Gateway {
    const fn before_2() -> Self {
        Self::ShrineToo
    }
}

/// Whether the departure, I3-6, must turn a token (RR-28).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Departure {
    #[default]
    Must,
    May,
}

impl Departure {
    const fn before_2() -> Self {
        Self::May
    }
}

/// What the way home, P5, does before the movement (RR-43).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WayHome {
    #[default]
    EndsTurn,
    /// The movement is still to be made, from Base Camp.
    MovementDue,
}

impl WayHome {
    const fn before_2() -> Self {
        Self::MovementDue
    }
}

/// Whether the relic of an expedition may be left where it is (RR-72).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Expedition {
    /// It is taken automatically.
    #[default]
    Taken,
    /// The player is asked.
    Asked,
}

/// Whether explorers are chosen before it is known who plays first (RR-80).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ExplorerChoice {
    /// Before; the purple tiles still lie face down.
    #[default]
    BeforeFirst,
    /// After, in order of play and with the purple tiles in sight.
    AfterFirst,
}

impl ExplorerChoice {
    const fn before_2() -> Self {
        Self::AfterFirst
    }
}

/// The switches as data, in display order.
pub const SPECS: &[OptionSpec] = &[
    OptionSpec::new("layout", &["standard", "first_game", "random"]),
    OptionSpec::new("powers", &["off", "on"]),
    OptionSpec::new("open_scores", &["off", "on"]),
    OptionSpec::new("round_limit", &["100", "50", "25", "12"]),
    OptionSpec::new("supply_drop", &["first", "before_moving"]).since(2),
    OptionSpec::new("box_returns", &["before", "after"]).since(2),
    OptionSpec::new("idle_uses", &["allowed", "refused"]).since(2),
    OptionSpec::new("gateway", &["temple", "shrine_too"]).since(2),
    OptionSpec::new("departure", &["must", "may"]).since(2),
    OptionSpec::new("way_home", &["ends_turn", "movement_due"]).since(2),
    OptionSpec::new("expedition", &["taken", "asked"]).since(2),
    OptionSpec::new("explorer_choice", &["before_first", "after_first"]).since(2),
];
