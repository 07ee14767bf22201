//! Builds messages from a table view. Pure: no store, no network.

pub mod board;
pub mod branches;
pub mod call;
pub mod choices;
pub mod clip;
pub mod clock;
pub mod consent;
pub mod cursor;
pub mod custom_id;
pub mod embed;
pub mod ending;
pub mod export;
pub mod lobby;
pub mod names;
pub mod orders;
pub mod outcome;
pub mod outgoing;
pub mod pages;
pub mod phone;
pub mod plain;
pub mod privacy;
pub mod recent_log;
pub mod replay;
pub mod server;
pub mod standings;
pub mod tournament;
