//! The policy table: how the desk recovers when Discord refuses or loses a message.

use std::time::Duration;

use crate::desk::rest::{LONGEST_SLEEP, ONE_MESSAGE};
use crate::http::{RestError, UNKNOWN_MESSAGE};
use crate::messages::ImageSlot;

/// What went wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// No connection: the request was not sent.
    Unconnected,
    /// No response, or a server error: whether the request arrived is not known.
    Silence,
    /// A rate limit, or something that Discord has switched off for a moment.
    RateLimit,
    /// An edit must wait for long: the message is old or published, or the limit of the route is used up.
    EditLimit,
    Token,
    Gone,
    /// The message belongs to another application: the store was restored elsewhere.
    Foreign,
    /// The channel is gone, the bot has no access, or the thread is archived and locked.
    Channel,
    TooFast,
    /// Discord may be refusing the picture.
    Picture,
    Content,
    Answered,
    /// The first response came too late; Discord reports that to the person.
    Late,
    Expired,
    Other,
}

/// How the desk recovers from a fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Recovery {
    /// Retry after the wait that Discord asks for, else with backoff up to 30 s; at once when an outage ends.
    Retry,
    /// Post a new message in place of the one that cannot be edited, and forget its id.
    Repost,
    /// Nothing to do: the wanted state is reached already.
    Ignore,
    /// Retry once without the picture; the text then says everything.
    DropPicture,
    /// Retry once as plain text.
    TextOnly,
    /// Retry; after minutes of refusals the channel counts as closed (`delivery/closed.rs`).
    CloseChannel,
    /// Use the channel instead of direct messages for a day.
    UseChannel,
    GiveUp,
}

/// A write of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operation {
    Post,
    Edit,
    Delete,
    /// The first response to an interaction, or a later edit of it.
    Answer,
    /// One more message after it. It has no nonce, so a second request would make a second message.
    FollowUp,
}

/// The audience of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Audience {
    Channel,
    /// One person, by direct message.
    Person,
}

/// One row of the table.
pub struct Row {
    pub fault: Fault,
    pub post: Recovery,
    pub edit: Recovery,
    pub delete: Recovery,
    /// The recoveries for a direct message: post, then edit or delete.
    pub directly: [Recovery; 2],
    /// The recoveries for an interaction: its answer, then follow-ups.
    pub answer: [Recovery; 2],
}

use Recovery::{CloseChannel, DropPicture, GiveUp, Ignore, Repost, Retry, TextOnly, UseChannel};

const fn row(fault: Fault, channel: [Recovery; 3], directly: [Recovery; 2], answer: [Recovery; 2]) -> Row {
    let [post, edit, delete] = channel;
    Row { fault, post, edit, delete, directly, answer }
}

/// The table. `docs/operations.md` shows it, with Discord's codes and what players see.
pub const TABLE: &[Row] = &[
    row(Fault::Unconnected, [Retry; 3], [Retry; 2], [Retry; 2]),
    row(Fault::Silence, [Retry; 3], [Retry; 2], [Retry, GiveUp]),
    row(Fault::RateLimit, [Retry; 3], [Retry; 2], [Retry; 2]),
    row(Fault::EditLimit, [Retry, Repost, Retry], [Retry; 2], [Retry; 2]),
    row(Fault::Token, [Retry; 3], [Retry; 2], [Retry; 2]),
    row(Fault::Gone, [GiveUp, Repost, Ignore], [GiveUp, Ignore], [Ignore; 2]),
    row(Fault::Foreign, [GiveUp, Repost, Ignore], [GiveUp, Ignore], [GiveUp; 2]),
    row(Fault::Channel, [CloseChannel; 3], [UseChannel, Ignore], [GiveUp; 2]),
    row(Fault::TooFast, [Retry, Retry, Retry], [Retry, Retry], [GiveUp; 2]),
    row(Fault::Picture, [DropPicture, DropPicture, GiveUp], [DropPicture; 2], [DropPicture; 2]),
    row(Fault::Content, [TextOnly, TextOnly, GiveUp], [TextOnly; 2], [GiveUp; 2]),
    row(Fault::Answered, [GiveUp; 3], [GiveUp; 2], [Ignore; 2]),
    row(Fault::Late, [GiveUp; 3], [GiveUp; 2], [GiveUp; 2]),
    row(Fault::Expired, [GiveUp; 3], [GiveUp; 2], [GiveUp; 2]),
    row(Fault::Other, [GiveUp; 3], [UseChannel, Ignore], [GiveUp; 2]),
];

/// Discord's codes for a channel in which the bot can do nothing.
const CHANNEL: &[u64] = &[10_003, 10_004, 50_001, 50_007, 50_013, 50_083, 160_005];
/// Discord's code for a message of another application.
const FOREIGN: u64 = 50_005;
/// Discord's codes for opening direct messages too fast.
const TOO_FAST: &[u64] = &[40_003, 20_026];
/// Discord's code for an interaction that has a first response.
const ANSWERED: u64 = 40_060;
/// Discord's code for an unknown or expired interaction.
const UNKNOWN_INTERACTION: u64 = 10_062;
/// Discord's code for an interaction's webhook whose token has expired, or is a moment too new.
pub const UNKNOWN_WEBHOOK: u64 = 10_015;
/// Discord's codes for an interaction's token that has expired. Invalid Webhook Token has the status of a refused bot
/// token.
const EXPIRED: &[u64] = &[UNKNOWN_WEBHOOK, 50_027];
/// Discord's codes for a request that it refuses for a moment only.
const PASSING: &[u64] = &[40_004, 40_006, 40_062, 40_333, 130_000];

impl Fault {
    /// Classifies an error of a message with this picture.
    pub fn of(error: &RestError, picture: &ImageSlot) -> Self {
        let brings_one = matches!(picture, ImageSlot::New { .. } | ImageSlot::Placeholder(_));
        match error {
            RestError::Unreachable(_) if brings_one => Self::Picture,
            RestError::Unconnected(_) => Self::Unconnected,
            RestError::Unreachable(_) => Self::Silence,
            RestError::Limited { wait, code } if ONE_MESSAGE.contains(code) || *wait > LONGEST_SLEEP => Self::EditLimit,
            RestError::Limited { .. } => Self::RateLimit,
            RestError::Refused { code, .. } if PASSING.contains(code) => Self::RateLimit,
            RestError::Refused { code, .. } if EXPIRED.contains(code) => Self::Expired,
            _ if error.unauthorized() => Self::Token,
            RestError::Refused { code: UNKNOWN_MESSAGE, .. } => Self::Gone,
            RestError::Refused { code: FOREIGN, .. } => Self::Foreign,
            RestError::Refused { code: ANSWERED, .. } => Self::Answered,
            RestError::Refused { code: UNKNOWN_INTERACTION, .. } => Self::Late,
            RestError::Refused { code, .. } if TOO_FAST.contains(code) => Self::TooFast,
            // Discord also sends this code for a missing permission to attach files.
            RestError::Refused { status: 403, code: 50_013, .. } if brings_one => Self::Picture,
            RestError::Refused { code, .. } if CHANNEL.contains(code) => Self::Channel,
            RestError::Refused { status: 400, .. } if picture.file().is_some() => Self::Picture,
            RestError::Refused { status: 403 | 413, .. } if brings_one => Self::Picture,
            RestError::Refused { status: 403 | 404, .. } => Self::Channel,
            RestError::Refused { status: 400 | 413, .. } => Self::Content,
            RestError::Refused { .. } => Self::Other,
        }
    }

    pub fn recovery(self, operation: Operation, audience: Audience) -> Recovery {
        let row = TABLE.iter().find(|row| row.fault == self).expect("every fault has a row");
        match (audience, operation) {
            (Audience::Channel, Operation::Post) => row.post,
            (Audience::Channel, Operation::Edit) => row.edit,
            (Audience::Channel, Operation::Delete) => row.delete,
            (_, Operation::Answer) => row.answer[0],
            (_, Operation::FollowUp) => row.answer[1],
            (Audience::Person, Operation::Post) => row.directly[0],
            (Audience::Person, Operation::Edit | Operation::Delete) => row.directly[1],
        }
    }
}

/// A write that failed, and how to recover.
#[derive(Debug, thiserror::Error)]
#[error("{error}")]
pub struct WriteError {
    pub fault: Fault,
    pub recovery: Recovery,
    pub error: RestError,
}

impl WriteError {
    /// Looks up the recovery for an error of a message with this picture.
    pub fn of(error: RestError, picture: &ImageSlot, operation: Operation, audience: Audience) -> Self {
        let fault = match Fault::of(&error, picture) {
            // The bot needs no permission to delete its own messages.
            Fault::Channel if operation == Operation::Delete && error.is(&[50_013]) => Fault::Foreign,
            fault => fault,
        };
        Self { fault, recovery: fault.recovery(operation, audience), error }
    }

    /// The refusal that an expired interaction's token would get. The request is not sent.
    pub fn expired() -> Self {
        let message = "not sent: the interaction has expired".to_owned();
        let error = RestError::Refused { status: 401, code: 50_027, message };
        Self::of(error, &ImageSlot::Nothing, Operation::Answer, Audience::Person)
    }

    pub const fn is_refusal(&self) -> bool {
        matches!(self.error, RestError::Refused { .. })
    }

    /// Discord's code, or 0.
    pub const fn code(&self) -> u64 {
        match &self.error {
            RestError::Refused { code, .. } | RestError::Limited { code, .. } => *code,
            RestError::Unconnected(_) | RestError::Unreachable(_) => 0,
        }
    }

    /// The minimum wait before the next retry, if known.
    pub const fn wait(&self) -> Option<Duration> {
        match &self.error {
            RestError::Limited { wait, .. } => Some(*wait),
            RestError::Refused { .. } | RestError::Unconnected(_) | RestError::Unreachable(_) => None,
        }
    }
}

#[cfg(test)]
mod tests;
