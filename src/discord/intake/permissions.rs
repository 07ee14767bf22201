//! The permissions that the bot needs in a channel, and the sentence about missing ones.
//!
//! Without *Attach Files* everything works but pictures: the invitation requests it, but nobody is told when it is
//! missing.

use serenity::all::Permissions;

use crate::discord::intake::answer::Caller;
use crate::discord::intake::failure::Failure;
use crate::words::Voice;

/// The permissions that an invitation requests.
pub const INVITED: Permissions = Permissions::VIEW_CHANNEL
    .union(Permissions::SEND_MESSAGES)
    .union(Permissions::SEND_MESSAGES_IN_THREADS)
    .union(Permissions::EMBED_LINKS)
    .union(Permissions::ATTACH_FILES);

/// Whether pictures may be shown in the caller's channel.
pub const fn may_attach(caller: &Caller) -> bool {
    caller.allowed.contains(Permissions::ATTACH_FILES)
}

/// The missing permissions for a table in the caller's channel, in the order of Discord's settings.
pub fn missing(caller: &Caller) -> Permissions {
    needed(caller.thread).difference(caller.allowed)
}

/// Refuses where there can be no table.
///
/// # Errors
/// Direct messages, or the missing permissions.
pub fn check(caller: &Caller) -> Result<(), Failure> {
    caller.community.ok_or(Failure::NoServer)?;
    let missing = missing(caller);
    if missing.is_empty() { Ok(()) } else { Err(Failure::Missing(missing)) }
}

const fn needed(thread: bool) -> Permissions {
    let send = if thread { Permissions::SEND_MESSAGES_IN_THREADS } else { Permissions::SEND_MESSAGES };
    Permissions::VIEW_CHANNEL.union(send).union(Permissions::EMBED_LINKS)
}

/// One sentence that names the missing permissions and how to grant them.
pub fn sentence(missing: Permissions, voice: &Voice) -> String {
    let named = [
        (Permissions::VIEW_CHANNEL, "discord-permission-view"),
        (Permissions::SEND_MESSAGES, "discord-permission-send"),
        (Permissions::SEND_MESSAGES_IN_THREADS, "discord-permission-send-threads"),
        (Permissions::EMBED_LINKS, "discord-permission-embed"),
    ];
    let names: Vec<_> = named
        .iter()
        .filter(|(permission, _)| missing.contains(*permission))
        .map(|(_, key)| format!("**{}**", voice.word(key)))
        .collect();
    voice.say("discord-missing-permissions", [("permissions", names.join(", ").into()), ("count", names.len().into())])
}
