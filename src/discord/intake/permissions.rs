//! What we must be allowed to do in a channel, and how to say what is missing.
//!
//! Without *Attach Files* everything works but pictures: it is asked for in the invitation, and missed in silence.

use serenity::all::Permissions;

use crate::discord::intake::answer::Caller;
use crate::words::Voice;

/// What an invitation asks for.
pub const INVITED: Permissions = Permissions::VIEW_CHANNEL
    .union(Permissions::SEND_MESSAGES)
    .union(Permissions::SEND_MESSAGES_IN_THREADS)
    .union(Permissions::EMBED_LINKS)
    .union(Permissions::ATTACH_FILES);

/// Whether pictures may be shown in the caller's channel.
pub const fn may_attach(caller: &Caller) -> bool {
    caller.allowed.contains(Permissions::ATTACH_FILES)
}

/// What is missing for a table in the caller's channel, in the order in which an admin finds it.
pub fn missing(caller: &Caller) -> Permissions {
    needed(caller.thread).difference(caller.allowed)
}

const fn needed(thread: bool) -> Permissions {
    let send = if thread { Permissions::SEND_MESSAGES_IN_THREADS } else { Permissions::SEND_MESSAGES };
    Permissions::VIEW_CHANNEL.union(send).union(Permissions::EMBED_LINKS)
}

/// One sentence that names exactly what is missing and how to mend it.
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
