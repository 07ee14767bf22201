//! Handles interactions: slash commands, completions, buttons and menus; and replies to each.

pub(super) mod app;
pub(super) mod caller;
mod capacity;
pub mod commands;
mod context;
pub(super) mod dispatch;
pub(super) mod failure;
mod forms;
mod invitations;
mod late;
pub(super) mod library;
mod limits;
mod lost_answers;
mod members;
mod opening;
pub(super) mod permissions;
pub mod press;
mod private_reply;
mod refusal;
pub(super) mod registration;
mod server_tables;
pub(super) mod submitted;
mod tournament;

pub(super) use app::App;
use caller::{Caller, ChannelKind};
use context::Context;
pub(super) use failure::Failure;
pub(super) use limits::Buckets;

/// The permissions that an invitation requests, as the number in its link.
pub const INVITATION: u64 = permissions::INVITED.bits();
