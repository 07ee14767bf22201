//! The switches of a table. The default of each is our reading of the rulebook.

use serde::{Deserialize, Serialize};

pub use crate::title::OffOn;
use crate::title::options;
use crate::title::spelling::words;

options! {
    /// The switches of a table.
    #[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(default, deny_unknown_fields)]
    pub struct Options {
        track: Track,
        start_crew: StartCrew,
        /// Whether a docked ship counts as the nearest ship ahead when tiles are cleared (RA-04).
        docked_ahead: OnOff,
        /// Whether the Harbor award needs at least one of the things counted (RA-34).
        harbor_needs_one: OffOn,
        viking_limit: VikingLimit,
        ghost_reorder: GhostReorder,
        flight: Flight since 2,
        /// Whether the ghost's place in the Harbor takes its coins where the order of arrival is rewarded (RA-59).
        ghost_takes_coins: OffOn since 2,
        /// Whether a ghost that waits in the Harbor counts as a ship, so that no player is the
        /// last to leave (RA-65).
        waiting_ghost: OnOff since 3,
        /// Whether the Harbor award for shields counts those of sold goods too (RA-33).
        sold_shields: OffOn since 2,
        /// House rule: a ship that passes a Village or a Visit may first throw a tile overboard to make room (RA-52, RA-53).
        room_at_sea: OffOn,
        /// House rule: a ship that takes a Port may throw a tile overboard to make room for the recruit (RA-52).
        room_at_port: OffOn,
        /// House rule: recruits that find no room stay for later ships (RA-54).
        recruits_stay: OffOn,
        /// House rule: combat is decided by dice (RA-51).
        rolled_combat: OffOn,
    }
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
