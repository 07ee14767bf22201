//! Discord: commands, buttons, menus, messages. The only room that knows serenity and poise.
//!
//! Knows tables, titles and words, and neither a game nor a store. The ways through it:
//!
//! * `commands` and `press` take in what people do, ask the tables, and answer that one person; every interaction is
//!   acknowledged before anything is looked up.
//! * `courier` brings the outbox's notices to channels and direct messages, and is the only one that edits messages which
//!   others see: the board, the lobby card, the calls.
//! * `gallery` draws pictures, away from all of these: whoever sends a message sends it without waiting for its picture.
//! * `board`, `lobby`, `call`, `ending` and `pages` make messages of what is seen ([`crate::table::Sight`]): pure functions,
//!   always inside Discord's limits (`tests/discord_limits.rs`).
//!
//! Invariants: nobody is mentioned who is not meant; no name means anything to Discord; a token, the bot's or an
//! interaction's, is never logged; no button is without an answer.

mod answer;
pub mod board;
mod bot;
pub mod branches;
pub mod call;
pub mod choices;
mod clip;
pub mod commands;
mod courier;
pub mod custom_id;
pub mod embed;
pub mod ending;
pub mod face;
mod failure;
pub mod gallery;
mod house;
mod lately;
pub mod leaf;
pub mod lobby;
mod look;
pub mod names;
mod own;
pub mod pages;
mod permissions;
pub mod press;
mod registration;
mod vitals;
mod whereabouts;

pub use bot::{BotSetup, DiscordError, run};
pub use vitals::Vitals;

/// The permissions that an invitation asks for, as the number in its link.
pub const INVITATION: u64 = permissions::INVITED.bits();
