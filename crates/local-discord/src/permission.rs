//! The permission bits that the sandbox uses, as numbered in Discord's reference.

/// Everything is allowed.
pub const ADMINISTRATOR: u64 = 1 << 3;
pub const MANAGE_GUILD: u64 = 1 << 5;
pub const ADD_REACTIONS: u64 = 1 << 6;
pub const VIEW_CHANNEL: u64 = 1 << 10;
pub const SEND_MESSAGES: u64 = 1 << 11;
/// Delete and pin messages of others.
pub const MANAGE_MESSAGES: u64 = 1 << 13;
/// Send embeds. Without it Discord drops them silently.
pub const EMBED_LINKS: u64 = 1 << 14;
pub const ATTACH_FILES: u64 = 1 << 15;
/// Read what was written before.
pub const READ_MESSAGE_HISTORY: u64 = 1 << 16;
/// Mention everyone, and roles that may not be mentioned.
pub const MENTION_EVERYONE: u64 = 1 << 17;
/// Use emoji of other guilds.
pub const USE_EXTERNAL_EMOJIS: u64 = 1 << 18;
/// Enter voice channels and stages, and write in their chat.
pub const CONNECT: u64 = 1 << 20;
pub const USE_APPLICATION_COMMANDS: u64 = 1 << 31;
/// Close and rename threads of others.
pub const MANAGE_THREADS: u64 = 1 << 34;
pub const CREATE_PUBLIC_THREADS: u64 = 1 << 35;
pub const SEND_MESSAGES_IN_THREADS: u64 = 1 << 38;

/// The permissions of an ordinary member.
pub(super) const OF_A_MEMBER: u64 = VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | ADD_REACTIONS
    | USE_EXTERNAL_EMOJIS
    | CONNECT
    | USE_APPLICATION_COMMANDS
    | CREATE_PUBLIC_THREADS
    | SEND_MESSAGES_IN_THREADS;

/// The permissions of the bot's invitation.
pub(super) const OF_THE_BOT: u64 = OF_A_MEMBER;

/// The bot's permissions that an interaction in direct messages names.
pub(super) const LISTED_IN_DMS: u64 = EMBED_LINKS | ATTACH_FILES | MENTION_EVERYONE | USE_EXTERNAL_EMOJIS;

/// Every permission bit that Discord defines today.
pub(super) const ALL: u64 = (1 << 53) - 1;
