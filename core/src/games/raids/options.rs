//! The switches of a table. The default of each is the rulebook.

use serde::{Deserialize, Serialize};

pub use crate::title::OffOn;
use crate::title::OptionSpec;

/// The switches of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    pub track: Track,
    pub start_crew: StartCrew,
    /// Whether a docked ship counts as the nearest ship ahead when tiles are cleared (RA-04).
    pub docked_ahead: OnOff,
    /// Whether the Harbor award needs at least one of the things counted (RA-34).
    pub harbor_needs_one: OffOn,
    pub viking_limit: VikingLimit,
    pub ghost_reorder: GhostReorder,
    pub flight: Flight,
    /// Whether the ghost's place in the Harbor takes its coins where the order of arrival is rewarded (RA-59).
    pub ghost_takes_coins: OffOn,
    /// Whether the Harbor award for shields counts those of sold goods too (RA-33).
    pub sold_shields: OffOn,
    /// House rule: a ship that passes a Village or a Visit may first throw a tile overboard to make room (RA-52, RA-53).
    pub room_at_sea: OffOn,
    /// House rule: a ship that takes a Port may throw a tile overboard to make room for the recruit (RA-52).
    pub room_at_port: OffOn,
    /// House rule: recruits that find no room stay for later ships (RA-54).
    pub recruits_stay: OffOn,
    /// House rule: combat is decided by dice (RA-51).
    pub rolled_combat: OffOn,
}

/// A switch that is on in the rulebook.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OnOff {
    #[default]
    On,
    Off,
}

impl OnOff {
    pub const fn is_on(self) -> bool {
        matches!(self, Self::On)
    }
}

/// Which track of the edition is sailed: `track` or `track_four_villages`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Track {
    #[default]
    Edition,
    FourVillages,
}

/// Which starting crews apply: the table of the edition, by order of play, or two Vikings each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StartCrew {
    #[default]
    Edition,
    TwoEach,
}

/// How many Vikings there are (RA-35).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum VikingLimit {
    #[default]
    #[serde(rename = "none")]
    Unlimited,
    /// Those of the box: the edition's `vikings`, usually 40.
    #[serde(rename = "40")]
    Forty,
}

/// What happens with the starting spaces when the ghost was not first home.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GhostReorder {
    /// It changes places with the ship that was first.
    #[default]
    Swap,
    /// It goes to the first place, and the ships that were before it move up one.
    Shift,
}

/// How a ship that flees sails on (RA-13).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Flight {
    /// To any tile ahead; it clears nothing. The reading of the English and French rulebooks.
    #[default]
    Any,
    /// By the rules of navigation, which begin with clearing. The reading of the Spanish rulebook.
    ByRules,
}

/// The switches as data, in the order in which they are shown.
pub const SPECS: &[OptionSpec] = &[
    OptionSpec::new("track", &["edition", "four_villages"]),
    OptionSpec::new("start_crew", &["edition", "two_each"]),
    OptionSpec::new("docked_ahead", &["on", "off"]),
    OptionSpec::new("harbor_needs_one", &["off", "on"]),
    OptionSpec::new("viking_limit", &["none", "40"]),
    OptionSpec::new("ghost_reorder", &["swap", "shift"]),
    OptionSpec::new("flight", &["any", "by_rules"]).since(2),
    OptionSpec::new("ghost_takes_coins", &["off", "on"]).since(2),
    OptionSpec::new("sold_shields", &["off", "on"]).since(2),
    OptionSpec::new("room_at_sea", &["off", "on"]),
    OptionSpec::new("room_at_port", &["off", "on"]),
    OptionSpec::new("recruits_stay", &["off", "on"]),
    OptionSpec::new("rolled_combat", &["off", "on"]),
];
