//! The permissions of the bot in a channel: what each is for, where a table can be opened, and the sentences about
//! missing ones.
//!
//! Without *Attach Files* there are no pictures. Without *Read Message History* a board that was pushed out of sight is
//! not moved down. If one of these is missing, a table is opened without a warning; `/server doctor` names it.

use serenity::all::{ChannelType, Permissions};

use crate::desk::Room;
use crate::intake::caller::channel_kind;
use crate::intake::{Caller, ChannelKind, Failure};
use crate::messages::denial::{Denial, RIGHTS, Right, named};
use skald_core::words::Voice;

/// The permissions that an invitation requests.
pub const INVITED: Permissions = Permissions::VIEW_CHANNEL
    .union(Permissions::SEND_MESSAGES)
    .union(IN_OWN_THREAD)
    .union(Permissions::ATTACH_FILES)
    .union(Permissions::READ_MESSAGE_HISTORY)
    .union(Permissions::CONNECT);

/// The permissions that a table in a thread of its own needs.
const IN_OWN_THREAD: Permissions = Permissions::VIEW_CHANNEL
    .union(Permissions::SEND_MESSAGES_IN_THREADS)
    .union(Permissions::CREATE_PUBLIC_THREADS)
    .union(Permissions::EMBED_LINKS);

/// Where a table is opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// In a thread of its own, of this type.
    OwnThread(ChannelType),
    /// In the channel; also says why not in a thread if one was wanted.
    Here(Option<NoThread>),
    /// Nowhere, because these permissions are missing.
    Nowhere(Permissions),
}

/// Why a table has no thread of its own although one was wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoThread {
    Missing(Permissions),
    /// A channel of this kind has no threads.
    Kind,
    /// Discord refused to open one.
    Refused(Denial),
}

/// Where a table is opened with these permissions.
pub fn spot(allowed: Permissions, channel_kind: ChannelKind, own_thread: bool) -> Spot {
    let missing = needed(channel_kind).difference(allowed);
    let no_thread = match channel_kind {
        _ if !own_thread => None,
        // The channel is a thread already, or one person's.
        ChannelKind::Thread | ChannelKind::Direct => None,
        ChannelKind::Voice | ChannelKind::Other => Some(NoThread::Kind),
        ChannelKind::Text | ChannelKind::Announcements if allowed.contains(IN_OWN_THREAD) => {
            return Spot::OwnThread(match channel_kind {
                ChannelKind::Announcements => ChannelType::NewsThread,
                _ => ChannelType::PublicThread,
            });
        }
        ChannelKind::Text | ChannelKind::Announcements => Some(NoThread::Missing(IN_OWN_THREAD.difference(allowed))),
    };
    if missing.is_empty() { Spot::Here(no_thread) } else { Spot::Nowhere(missing) }
}

/// Whether pictures may be shown in the caller's channel.
pub const fn may_attach(caller: &Caller) -> bool {
    caller.allowed.contains(Permissions::ATTACH_FILES)
}

/// The permissions that a table in the caller's channel needs and the bot lacks.
pub fn missing(caller: &Caller) -> Permissions {
    needed(caller.channel_kind).difference(caller.allowed)
}

/// Refuses a channel in which there can be no table.
pub fn check(caller: &Caller) -> Result<(), Failure> {
    let missing = missing(caller);
    if missing.is_empty() { Ok(()) } else { Err(Failure::Missing(missing)) }
}

const fn needed(channel_kind: ChannelKind) -> Permissions {
    let send = match channel_kind {
        // Discord lists neither of them for direct messages, where the bot may always write.
        ChannelKind::Direct => return Permissions::empty(),
        ChannelKind::Thread => Permissions::SEND_MESSAGES_IN_THREADS,
        ChannelKind::Voice => Permissions::SEND_MESSAGES.union(Permissions::CONNECT),
        ChannelKind::Text | ChannelKind::Announcements | ChannelKind::Other => Permissions::SEND_MESSAGES,
    };
    Permissions::VIEW_CHANNEL.union(send).union(Permissions::EMBED_LINKS)
}

/// All permissions that the bot can use in a channel of this kind.
const fn of_use(channel_kind: ChannelKind) -> Permissions {
    let own_thread = match channel_kind {
        ChannelKind::Text | ChannelKind::Announcements => IN_OWN_THREAD,
        ChannelKind::Thread | ChannelKind::Voice | ChannelKind::Direct | ChannelKind::Other => Permissions::empty(),
    };
    needed(channel_kind).union(own_thread).union(Permissions::ATTACH_FILES).union(Permissions::READ_MESSAGE_HISTORY)
}

/// What the bot needs and lacks in a channel of the settings.
pub fn lacking(room: &Room) -> Permissions {
    let kind = ChannelType::from(room.kind);
    let in_posts =
        if kind == ChannelType::Forum { Permissions::SEND_MESSAGES_IN_THREADS } else { Permissions::empty() };
    needed(channel_kind(Some(kind))).union(in_posts).difference(room.allowed)
}

/// One sentence that says why a table has no thread of its own.
pub fn no_thread(why: NoThread, voice: &Voice) -> String {
    match why {
        NoThread::Missing(missing) => voice.say("discord-no-thread", named(missing, voice)),
        NoThread::Kind => voice.word("discord-no-thread-kind"),
        NoThread::Refused(denial) => {
            let facts = [("why", denial.sentence(voice).into()), ("again", denial.again(voice).into())];
            voice.say("discord-no-thread-refused", facts)
        }
    }
}

/// One line for each missing permission of the caller's channel: what is not possible without it, and how to grant it.
pub fn examined(caller: &Caller, voice: &Voice) -> Vec<String> {
    // A thread has the permissions of its channel.
    let channel = caller.parent.unwrap_or(caller.channel);
    lines(of_use(caller.channel_kind), caller.allowed, &format!("<#{channel}>"), voice)
}

fn lines(wanted: Permissions, allowed: Permissions, channel: &str, voice: &Voice) -> Vec<String> {
    let wanted = RIGHTS.iter().filter(|right| wanted.contains(right.permission));
    let (given, missing): (Vec<_>, Vec<_>) = wanted.partition(|right| allowed.contains(right.permission));
    let line = |right: &&Right| {
        let facts = [
            ("permission", voice.word(right.name).into()),
            ("without", voice.word(right.without).into()),
            ("channel", channel.into()),
        ];
        voice.say("discord-doctor-missing", facts)
    };
    let mut lines: Vec<_> = missing.iter().map(line).collect();
    let given: Vec<_> = given.iter().map(|right| voice.word(right.name)).collect();
    if !given.is_empty() {
        lines.push(voice.say("discord-doctor-given", [("permissions", given.join(", ").into())]));
    }
    lines
}

#[cfg(test)]
mod tests {
    use std::fmt::Write as _;

    use super::*;
    use skald_core::words::Locale;

    const CHANNEL_KINDS: [ChannelKind; 6] = [
        ChannelKind::Text,
        ChannelKind::Announcements,
        ChannelKind::Thread,
        ChannelKind::Voice,
        ChannelKind::Direct,
        ChannelKind::Other,
    ];

    /// Every set of the permissions that the bot uses.
    fn masks() -> impl Iterator<Item = Permissions> {
        (0_u32..1 << RIGHTS.len()).map(|mask| {
            let with = RIGHTS.iter().enumerate().filter(|(bit, _)| mask & 1 << bit != 0);
            with.fold(Permissions::empty(), |all, (_, right)| all | right.permission)
        })
    }

    #[test]
    fn every_set_of_permissions_gives_one_place_or_one_sentence() {
        let voice = Voice::new(Locale::En, Vec::new());
        // Checks that the sentence names these permissions and no others.
        let names = |said: &str, missing: Permissions| {
            for right in &RIGHTS {
                let name = format!("**{}**", voice.word(right.name));
                assert_eq!(said.contains(&name), missing.contains(right.permission), "{name} in {said}");
            }
            assert_eq!(said.lines().count(), 1, "{said}");
        };
        for (allowed, channel_kind) in masks().flat_map(|mask| CHANNEL_KINDS.map(|channel_kind| (mask, channel_kind))) {
            let without = needed(channel_kind).difference(allowed);
            let here = if without.is_empty() { Spot::Here(None) } else { Spot::Nowhere(without) };
            assert_eq!(spot(allowed, channel_kind, false), here);
            let lacking = IN_OWN_THREAD.difference(allowed);
            let has_threads = matches!(channel_kind, ChannelKind::Text | ChannelKind::Announcements);
            match spot(allowed, channel_kind, true) {
                Spot::OwnThread(kind) => {
                    assert!(has_threads && lacking.is_empty());
                    assert_eq!(kind == ChannelType::NewsThread, channel_kind == ChannelKind::Announcements);
                }
                Spot::Here(None) => {
                    assert!(matches!(channel_kind, ChannelKind::Thread | ChannelKind::Direct) && without.is_empty());
                }
                Spot::Here(Some(NoThread::Missing(missing))) => {
                    assert!(has_threads && without.is_empty() && missing == lacking && !missing.is_empty());
                    names(&no_thread(NoThread::Missing(missing), &voice), missing);
                }
                Spot::Here(Some(why)) => {
                    assert!(why == NoThread::Kind && matches!(channel_kind, ChannelKind::Voice | ChannelKind::Other));
                }
                Spot::Nowhere(missing) => {
                    assert!(missing == without && !missing.is_empty() && !(has_threads && lacking.is_empty()));
                    names(&Denial::Missing(missing).sentence(&voice), missing);
                }
            }
        }
    }

    #[test]
    fn doctor_names_each_missing_permission_and_its_remedy() {
        for locale in Locale::ALL {
            let voice = Voice::new(locale, Vec::new());
            let mut report = String::new();
            let mut put = |what: &str, allowed: Permissions| {
                let lines = lines(of_use(ChannelKind::Text), allowed, "<#7>", &voice).join("\n");
                let _ = writeln!(report, "## {what}\n{lines}\n");
            };
            put("nothing is missing", INVITED);
            for right in &RIGHTS {
                put(&format!("without {}", right.permission), INVITED - right.permission);
            }
            put("everything is missing", Permissions::empty());
            let path = format!("{}/../../tests/fixtures/doctor.{}.txt", env!("CARGO_MANIFEST_DIR"), locale.tag());
            if std::env::var_os("UPDATE").is_some() {
                std::fs::write(&path, &report).unwrap();
            }
            assert_eq!(report, std::fs::read_to_string(&path).unwrap_or_default(), "{path}");
        }
    }

    #[test]
    fn invitation_asks_for_exactly_the_used_permissions() {
        let used = CHANNEL_KINDS.iter().fold(Permissions::empty(), |all, channel_kind| all | of_use(*channel_kind));
        assert_eq!(used, INVITED);
        assert_eq!(RIGHTS.iter().fold(Permissions::empty(), |all, right| all | right.permission), INVITED);
    }
}
