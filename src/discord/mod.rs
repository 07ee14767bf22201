//! Discord: commands, buttons, menus, messages. The only module of the library that knows serenity and poise.
//!
//! Knows tables, titles and words, and neither a game nor a store. Seven parts:
//!
//! * `gateway` keeps the session with Discord whatever happens to the connection, and serves it to serenity as a steady
//!   gateway on loopback; it knows nothing of the other parts.
//! * `endpoint` takes interactions that Discord sends over HTTP, checks that they are Discord's, and lets them in beside those
//!   of the gateway.
//! * `intake` handles what people do (commands, buttons), asks the tables, and replies to that person; an interaction
//!   whose reply is not ready at once is acknowledged meanwhile.
//! * `messages` builds messages from views: pure functions (only `recent_log` reads from the store), always within
//!   Discord's limits (`tests/discord/limits.rs`).
//! * `desk` writes messages that others see, under Discord's rate limits and one table of what is done when that fails.
//! * `delivery` brings the outbox's notices to channels and direct messages: the board, the lobby card, the calls.
//! * `render` renders pictures in the background: a message in a channel waits a moment for its picture and no
//!   longer, a private one not at all.
//!
//! Invariants: only people who are meant are mentioned; names are sanitized; a token, the bot's or an interaction's, is
//! never logged; every press gets a reply.

mod answer_channels;
mod bot;
mod breaker;
mod delivery;
mod desk;
mod endpoint;
#[cfg(any(test, fuzzing))]
pub mod fuzzing;
pub mod gateway;
mod health;
mod http;
pub mod intake;
pub mod messages;
pub mod metrics;
mod peers;
mod pings;
mod preferences;
pub mod render;
pub mod retention;
pub mod server_settings;

#[cfg(test)]
mod test_server;
mod threads;
mod upstream;

pub use bot::{BotSetup, DiscordError, run};
pub use desk::policy;
pub use endpoint::Endpoint;
pub use health::Health;
pub use intake::INVITATION;
pub use threads::{Easel, Threads};
