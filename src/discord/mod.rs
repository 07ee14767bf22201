//! Discord: commands, buttons, menus, messages. The only module of the library that uses serenity and poise.
//!
//! It uses tables, titles and words, but no game and no store. Seven parts:
//!
//! * `gateway` keeps the session with Discord through all connection faults. It gives the events to a reader, and uses
//!   none of the other parts.
//! * `endpoint` takes interactions that Discord sends over HTTP, verifies their signature, and passes them on like
//!   those of the gateway.
//! * `intake` handles commands and presses, acts at the tables, and replies to the person. It acknowledges an
//!   interaction whose reply is not ready at once.
//! * `messages` builds messages from views within Discord's limits (`tests/discord/limits.rs`). Its functions are pure;
//!   `log` reads the entries that they show.
//! * `desk` writes messages that others see, under Discord's rate limits, with one table of recoveries from failures.
//! * `delivery` brings the outbox's notices to channels and direct messages: the board, the lobby card, the calls.
//! * `render` renders pictures in the background. A message in a channel waits for its picture for a fixed short time,
//!   a private one does not wait.
//!
//! Invariants:
//!
//! * Only the intended people are mentioned.
//! * Names are sanitized.
//! * A token, the bot's or an interaction's, is never logged.
//! * Every press gets a reply.

mod answer_channels;
mod bot;
mod breaker;
mod delivery;
mod denial;
mod departed;
mod desk;
mod endpoint;
#[cfg(any(test, fuzzing))]
pub mod fuzzing;
pub mod gateway;
mod health;
mod http;
mod inquiry;
pub mod intake;
pub mod log;
pub mod messages;
pub mod metrics;
mod peers;
mod pings;
mod preferences;
mod presence;
pub mod render;
pub mod retention;
pub mod server_settings;
mod supervisor;
#[cfg(test)]
mod test_server;
mod threads;
mod upstream;
mod zones;

pub use bot::{BotSetup, DiscordError, run};
pub use desk::policy;
pub use endpoint::Endpoint;
pub use health::Health;
pub use inquiry::{Inquiry, InquiryError, inquire};
pub use intake::INVITATION;
pub use supervisor::Supervisor;
pub use threads::{JobExecutor, Threads};
