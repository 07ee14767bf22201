//! Inputs of the simulation: figures measured on 2026-11-22, each with its section of `docs/performance.md`, and Discord's limit.

use std::ops::RangeInclusive;

/// What a title costs.
pub struct TitleCost {
    pub title: &'static str,
    pub seats: RangeInclusive<u8>,
    /// Bytes of the journal for an action of a person (*An action through the table*).
    pub journal: f64,
    /// Bytes of the archive for an entry (`cargo test --test tables archive`: 2,582 for 121, 10,158 for 694, 4,149 for 223).
    pub archive: f64,
    /// Bytes of an entry and its share of the head as JSON, while a game is live (same place: 37,167, 148,932 and 56,055).
    pub live: f64,
    /// Milliseconds that two cores take for a picture, including its scene (*Pictures*, 975 pixels wide).
    pub picture: f64,
    /// Bytes of such a picture (*Pictures*).
    pub file: f64,
    /// How often the board is edited for a run of entries of one seat.
    ///
    /// 48 games of each title: 777 for 556, 3,802 for 2,561, 1,166 for 577, 700 for 724.
    pub edits: f64,
    /// Whether people move in a private message rather than on the board.
    pub private: bool,
}

/// `journal`, `archive` and `live` were not measured for *Brandubh*: it has those of *Raids*.
const COSTS: [TitleCost; 4] = [
    TitleCost {
        title: "raids",
        seats: 2..=4,
        journal: 1_640.0,
        archive: 21.3,
        live: 307.0,
        picture: 10.8 + 0.1,
        file: 89_000.0,
        edits: 1.40,
        private: false,
    },
    TitleCost {
        title: "relic_runners",
        seats: 2..=5,
        journal: 1_660.0,
        archive: 14.6,
        live: 215.0,
        picture: 19.2 + 0.3,
        file: 130_000.0,
        edits: 1.48,
        private: true,
    },
    TitleCost {
        title: "explorers",
        seats: 2..=4,
        journal: 1_800.0,
        archive: 18.6,
        live: 251.0,
        picture: 24.1 + 4.3,
        file: 114_000.0,
        edits: 2.02,
        private: true,
    },
    TitleCost {
        title: "brandubh",
        seats: 2..=2,
        journal: 1_640.0,
        archive: 21.3,
        live: 307.0,
        picture: 5.7 + 0.01,
        file: 35_000.0,
        edits: 0.97,
        private: false,
    },
];

pub fn cost_of(title: &str) -> &'static TitleCost {
    COSTS.iter().find(|cost| cost.title == title).expect("a title with its costs")
}

/// Requests for a question out of turn: its message, edits of it, and the deletion of an earlier one (186, 206 and 63).
pub const DIRECT: f64 = (186.0 + 206.0 + 63.0) / 186.0;

/// Durable actions a second in PostgreSQL, sixteen tables of the slowest title, the database on the same two cores
/// (*PostgreSQL*).
pub const POSTGRES_COMMITS: f64 = 4_990.0;
/// Durable actions a second of one process over sled, 64 tables of the slowest title (*An action through the table*).
pub const SLED_ACTIONS: f64 = 11_170.0;
/// The same in memory: what two cores compute, rules and foresight included.
pub const MEMORY_ACTIONS: f64 = 40_600.0;
/// `/play` a second without pictures at sixteen tables, two cores for the bot, the local Discord and all members (*Answers*).
pub const PLAYS: f64 = 487.0;
/// Requests a second to Discord: its global limit for most bots, and the default of `[discord] requests_a_second`.
pub const DISCORD_LIMIT: f64 = 50.0;
pub const OUR_LIMIT: f64 = 40.0;
