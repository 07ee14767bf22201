//! Discord: commands, buttons, menus, messages. The only module that knows serenity and poise.
//!
//! Knows tables, titles and words, and neither a game nor a store. Four parts:
//!
//! * `intake` takes in what people do (gateway, commands, buttons), asks the tables, and answers that one person; every
//!   interaction is acknowledged before anything is looked up.
//! * `messages` makes messages of what a viewer may see: pure functions, always inside Discord's limits
//!   (`tests/discord_limits.rs`).
//! * `delivery` brings the outbox's notices to channels and direct messages, and is the only one that edits messages which
//!   others see: the board, the lobby card, the calls.
//! * `render` draws pictures away from all of these: whoever sends a message sends it without waiting for its picture.
//!
//! Invariants: nobody is mentioned who is not meant; no name means anything to Discord; a token, the bot's or an
//! interaction's, is never logged; no button is without an answer.

mod answer_channels;
mod bot;
mod delivery;
mod health;
pub mod intake;
pub mod messages;
mod preferences;
pub mod render;

pub use bot::{BotSetup, DiscordError, run};
pub use health::Health;
pub use intake::INVITATION;
