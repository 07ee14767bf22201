//! The switches of a table. The default of each is the rulebook.

use serde::{Deserialize, Serialize};

pub use crate::title::OffOn;
use crate::title::OptionSpec;
use crate::title::spelling::words;

/// The switches of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    pub track: Track,
    pub start_crew: StartCrew,
    /// Whether a docked ship counts as the nearest ship ahead when a ship clears tiles (RA-04).
    pub docked_ahead: OnOff,
    /// Whether the Harbor award needs at least one of the counted items (RA-34).
    pub harbor_needs_one: OffOn,
    pub viking_limit: VikingLimit,
    pub ghost_reorder: GhostReorder,
    pub flight: Flight,
    /// Whether the ghost's place in the Harbor takes its coins if the order of arrival is rewarded (RA-59).
    pub ghost_takes_coins: OffOn,
    /// Whether the ghost that waits in the Harbor counts as a ship beside the players, so that neither of them is the
    /// last to leave (RA-65).
    pub waiting_ghost: OnOff,
    /// Whether the Harbor award for shields counts those of sold goods too (RA-33).
    pub sold_shields: OffOn,
    /// House rule: a ship that passes a Village or a Visit may first throw a tile overboard to make room (RA-52, RA-53).
    pub room_at_sea: OffOn,
    /// House rule: a ship that takes a Port may throw a tile overboard to make room for the recruit (RA-52).
    pub room_at_port: OffOn,
    /// House rule: recruits without room stay for later ships (RA-54).
    pub recruits_stay: OffOn,
    /// House rule: combat is decided by dice (RA-51).
    pub rolled_combat: OffOn,
}

words! {
    /// A switch that is on in the rulebook.
    pub enum OnOff { On = "on", Off = "off" }

    /// The track of the edition to play: `track` or `track_four_villages`.
    pub enum Track { Edition = "edition", FourVillages = "four_villages" }

    /// The starting crews: the table of the edition, by order of play, or two Vikings each.
    pub enum StartCrew { Edition = "edition", TwoEach = "two_each" }

    /// The number of Vikings in the game (RA-35).
    pub enum VikingLimit {
        Unlimited = "none",
        /// The Vikings of the box: the edition's `vikings`, usually 40.
        Forty = "40",
    }

    /// The change of the starting spaces if the ghost was not first home.
    pub enum GhostReorder {
        /// It changes places with the ship that was first.
        Swap = "swap",
        /// It goes to the first place, and each ship that was before it moves by one.
        Shift = "shift",
    }

    /// How a fleeing ship sails on (RA-13).
    pub enum Flight {
        /// To any tile ahead, without clearing. The reading of the English and French rulebooks.
        Any = "any",
        /// By the rules of navigation, which begin with clearing. The reading of the Spanish rulebook.
        ByRules = "by_rules",
    }
}

impl OnOff {
    pub const fn is_on(self) -> bool {
        matches!(self, Self::On)
    }
}

/// The switches as data, in display order.
pub const SPECS: &[OptionSpec] = &[
    OptionSpec::new("track", Track::WORDS),
    OptionSpec::new("start_crew", StartCrew::WORDS),
    OptionSpec::new("docked_ahead", OnOff::WORDS),
    OptionSpec::new("harbor_needs_one", OffOn::WORDS),
    OptionSpec::new("viking_limit", VikingLimit::WORDS),
    OptionSpec::new("ghost_reorder", GhostReorder::WORDS),
    OptionSpec::new("flight", Flight::WORDS).since(2),
    OptionSpec::new("ghost_takes_coins", OffOn::WORDS).since(2),
    OptionSpec::new("waiting_ghost", OnOff::WORDS).since(3),
    OptionSpec::new("sold_shields", OffOn::WORDS).since(2),
    OptionSpec::new("room_at_sea", OffOn::WORDS),
    OptionSpec::new("room_at_port", OffOn::WORDS),
    OptionSpec::new("recruits_stay", OffOn::WORDS),
    OptionSpec::new("rolled_combat", OffOn::WORDS),
];
