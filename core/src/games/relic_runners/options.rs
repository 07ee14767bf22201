//! The switches of a table. Their defaults are the game of the rulebook for experienced players.

use serde::{Deserialize, Serialize};

pub use crate::title::OffOn;
use crate::title::OptionSpec;
use crate::title::spelling::words;

/// The switches of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default = "Options::before_2", deny_unknown_fields)]
pub struct Options {
    pub layout: Layout,
    /// Whether explorers have powers (RR-80).
    pub powers: OffOn,
    /// Whether all viewers see all coins (RR-93).
    pub open_scores: OffOn,
    pub round_limit: RoundLimit,
    pub supply_drop: SupplyDrop,
    pub box_returns: BoxReturns,
    pub idle_uses: IdleUses,
    pub gateway: Gateway,
    pub departure: Departure,
    pub way_home: WayHome,
    pub expedition: Expedition,
    pub explorer_choice: ExplorerChoice,
}

impl Options {
    /// The rules of version 1. A game from that time does not name the switches added since.
    fn before_2() -> Self {
        Self {
            supply_drop: SupplyDrop::BeforeMoving,
            idle_uses: IdleUses::Refused,
            gateway: Gateway::ShrineToo,
            departure: Departure::May,
            way_home: WayHome::MovementDue,
            explorer_choice: ExplorerChoice::AfterFirst,
            ..Self::default()
        }
    }
}

words! {
    /// The deal of the temple colours (RR-02).
    pub enum Layout {
        /// One of each colour in each quarter of the map.
        Standard = "standard",
        /// The colours of the edition's first game, without tiles with a red gem.
        FirstGame = "first_game",
        /// Four of each colour anywhere.
        Random = "random",
    }

    /// The number of rounds after which an unfinished game is scored (RR-79). A usual game takes about 25.
    pub enum RoundLimit { Hundred = "100", Fifty = "50", TwentyFive = "25", Twelve = "12" }

    /// When the supply drop, I2-3, fills up the rations (RR-11).
    pub enum SupplyDrop {
        /// As the first action of a turn.
        First = "first",
        /// At any moment before the movement.
        BeforeMoving = "before_moving",
    }

    /// Whether a used box returns to the bottom before or after its action (RR-13).
    pub enum BoxReturns { Before = "before", After = "after" }

    /// Whether a player may use a box or tile without effect (RR-14).
    pub enum IdleUses { Allowed = "allowed", Refused = "refused" }

    /// The possible starting places of the gateway, I2-6 (RR-27).
    pub enum Gateway {
        /// A temple with a tile.
        Temple = "temple",
        /// Also a shrine that shows its relic.
        ShrineToo = "shrine_too",
    }

    /// Whether the departure, I3-6, must turn a token (RR-28).
    pub enum Departure { Must = "must", May = "may" }

    /// The effect of the way home, P5, before the movement (RR-43).
    pub enum WayHome {
        EndsTurn = "ends_turn",
        /// The movement still follows, from Base Camp.
        MovementDue = "movement_due",
    }

    /// Whether a player may leave the relic of an expedition (RR-72).
    pub enum Expedition {
        /// It is taken automatically.
        Taken = "taken",
        /// The player is asked.
        Asked = "asked",
    }

    /// Whether explorers are chosen before or after the first player is known (RR-80).
    pub enum ExplorerChoice {
        /// Before. The purple tiles still lie face down.
        BeforeFirst = "before_first",
        /// After, in order of play and with visible purple tiles.
        AfterFirst = "after_first",
    }
}

impl RoundLimit {
    /// The number of rounds.
    pub const fn rounds(self) -> u16 {
        [100, 50, 25, 12][self as usize]
    }
}

/// The switches as data, in display order.
pub const SPECS: &[OptionSpec] = &[
    OptionSpec::new("layout", Layout::WORDS),
    OptionSpec::new("powers", OffOn::WORDS),
    OptionSpec::new("open_scores", OffOn::WORDS),
    OptionSpec::new("round_limit", RoundLimit::WORDS),
    OptionSpec::new("supply_drop", SupplyDrop::WORDS).since(2),
    OptionSpec::new("box_returns", BoxReturns::WORDS).since(2),
    OptionSpec::new("idle_uses", IdleUses::WORDS).since(2),
    OptionSpec::new("gateway", Gateway::WORDS).since(2),
    OptionSpec::new("departure", Departure::WORDS).since(2),
    OptionSpec::new("way_home", WayHome::WORDS).since(2),
    OptionSpec::new("expedition", Expedition::WORDS).since(2),
    OptionSpec::new("explorer_choice", ExplorerChoice::WORDS).since(2),
];
