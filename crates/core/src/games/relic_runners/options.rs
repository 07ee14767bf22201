//! The switches of a table. Their defaults are the game of the rulebook for experienced players.

use serde::{Deserialize, Serialize};

pub use crate::title::OffOn;
use crate::title::options;
use crate::title::spelling::words;

options! {
    /// The switches of a table.
    #[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(default = "Options::before_2", deny_unknown_fields)]
    pub struct Options {
        layout: Layout,
        /// Whether explorers have powers (RR-80).
        powers: OffOn,
        /// Whether everybody sees everybody's coins (RR-93).
        open_scores: OffOn,
        round_limit: RoundLimit,
        supply_drop: SupplyDrop since 2,
        box_returns: BoxReturns since 2,
        idle_uses: IdleUses since 2,
        gateway: Gateway since 2,
        departure: Departure since 2,
        way_home: WayHome since 2,
        way_home_box: WayHomeBox since 3,
        expedition: Expedition since 2,
        explorer_choice: ExplorerChoice since 2,
    }
}

impl Options {
    /// The rules of version 1. A game from that time does not name the switches added since, and one of version 2 not those of version 3.
    fn before_2() -> Self {
        Self {
            supply_drop: SupplyDrop::BeforeMoving,
            idle_uses: IdleUses::Refused,
            gateway: Gateway::ShrineToo,
            departure: Departure::May,
            way_home: WayHome::MovementDue,
            way_home_box: WayHomeBox::Lost,
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

    /// Whether a box may be used after the way home, P5, before the turn ends (RR-43).
    pub enum WayHomeBox { First = "first", Lost = "lost" }

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
    pub const fn rounds(self) -> u16 {
        [100, 50, 25, 12][self as usize]
    }
}
