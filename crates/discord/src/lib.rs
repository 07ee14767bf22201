//! Discord: commands, buttons, menus, messages. The only module of the library that uses serenity and poise.
//!
//! It uses tables, titles and words, but no game and no store. Its parts are in `docs/architecture.md`.
//!
//! Invariants:
//!
//! * Only the intended people are mentioned.
//! * Names are sanitized.
//! * A token, the bot's or an interaction's, is never logged.
//! * Every press gets a reply.
#![forbid(unsafe_code)]

mod answer_channels;
mod board_links;
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
mod offered;
mod page;
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
pub use page::{BoardPage, review_page};
pub use supervisor::Supervisor;
pub use threads::{JobExecutor, Threads};
