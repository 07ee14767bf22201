//! Why a command or a press failed.

use std::time::Duration;

use serenity::all::Permissions;

use crate::discord::desk::{Fault, WriteError};
use crate::discord::intake::obstacle::Obstacle;
use crate::discord::messages::denial::Denial;
use crate::table::{Barrier, ChannelId, TableError, TournamentError};

/// Why a command or a press failed.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    #[error(transparent)]
    Table(#[from] TableError),
    #[error("no table here")]
    NoTable,
    /// The command works only in servers, not in direct messages.
    #[error("not in a server")]
    NoServer,
    /// The bot lacks permissions in this channel.
    #[error("missing permissions {0}")]
    Missing(Permissions),
    /// Discord does not let the bot write there for another reason.
    #[error("shut out: {0:?}")]
    ShutOut(Obstacle),
    /// A setting names a channel that the bot cannot use.
    #[error("cannot use {0}: {1:?}")]
    UnusableChannel(ChannelId, Denial),
    /// A word of the options is not `key=value`.
    #[error("not an option: {0:?}")]
    Option(String),
    /// The text is no clock.
    #[error("not a pace: {0:?}")]
    Pace(String),
    /// The text is no span of hours.
    #[error("no hours: {0:?}")]
    Hours(String),
    /// The text is no hour of the day.
    #[error("no hour of the day")]
    Hour(String),
    /// The text is no time zone.
    #[error("no time zone: {0:?}")]
    Zone(String),
    /// The channel's table plays another title: this one.
    #[error("{0} is played here")]
    OtherTitle(&'static str),
    /// A game that starts at once has seats without a player.
    #[error("{0} free seats")]
    FreeSeats(u8),
    /// The text is no number from 0 to this one.
    #[error("no number up to {1}: {0:?}")]
    Number(String, u32),
    /// The text is no list of mentions.
    #[error("no mentions: {0:?}")]
    NoMention(String),
    /// Only another person can be invited.
    #[error("no person who can be invited")]
    NoOpponent,
    /// More people are invited than seats are free for them.
    #[error("{people} people are invited to {room} seats")]
    TooManyInvited { people: usize, room: u8 },
    /// A game that starts at once leaves invited people no time to answer.
    #[error("invited people must answer before the start")]
    StartsUnanswered,
    /// The person sends requests too fast; how long they must wait.
    #[error("too fast: wait {0:?}")]
    TooFast(Duration),
    /// The people of the server send requests too fast; how long they must wait.
    #[error("the server is too fast: wait {0:?}")]
    ServerTooFast(Duration),
    /// The person asks for their data too often; how long they must wait.
    #[error("data too often: wait {0:?}")]
    DataTooOften(Duration),
    /// The person has sent several reports; how long they must wait for the next one.
    #[error("reports too often: wait {0:?}")]
    ReportsTooOften(Duration),
    /// Too many interactions are being handled, or a queue is full.
    #[error("busy")]
    Busy,
    /// The person's request is done, but its result cannot be shown.
    #[error("done, but the result cannot be shown: {0}")]
    NotShown(TableError),
    /// The table is open, but the rest of the request is not done.
    #[error("opened, and no more: {0}")]
    OnlyOpened(TableError),
    /// Another process got the request too, and this one failed: it may be done by now.
    #[error("repeated, and perhaps done: {0}")]
    Unknown(TableError),
    /// The server allows tables in these channels only.
    #[error("no tables in this channel")]
    ChannelNotAllowed(Vec<ChannelId>),
    /// The server has switched this title off.
    #[error("{0} is switched off here")]
    TitleOff(String),
    /// Only people who may manage the server may do this.
    #[error("managers only")]
    ManagersOnly,
    /// The limit is above the operator's.
    #[error("a limit above {0}")]
    LimitTooHigh(u32),
    /// The server would remove finished games too soon.
    #[error("kept for too short a time")]
    KeptTooShort,
    /// The channel has no threads, so it cannot hold a tournament.
    #[error("no threads here")]
    NoThreads,
    #[error(transparent)]
    Tournament(#[from] TournamentError),
    /// The list of channels is too long.
    #[error("too many channels")]
    TooManyChannels,
    /// A puzzle of an earlier day.
    #[error("that puzzle is over")]
    PuzzleOver,
    #[error("no such seat: {0:?}")]
    Seat(String),
    /// The custom id is one that this version does not write.
    #[error("a foreign button")]
    UnknownCustomId,
    /// The reply did not reach Discord, so the person cannot be informed.
    #[error("the answer was lost: {0}")]
    Lost(#[from] WriteError),
    /// The same interaction was accepted before and is answered there.
    #[error("answered already")]
    Again,
    /// The app is stopping and declines interactions.
    #[error("stopping")]
    Stopping,
}

impl Failure {
    /// The same failure after the request was done: an internal error then only concerns how the result is shown.
    pub fn once_done(self) -> Self {
        match self {
            Self::Table(error) if is_ours(&error) => Self::NotShown(error),
            failure => failure,
        }
    }

    /// The same failure after the table was opened and the rest of the request failed.
    pub fn once_opened(self) -> Self {
        match self {
            Self::Table(error) if is_ours(&error) => Self::OnlyOpened(error),
            failure => failure,
        }
    }

    /// The same failure of a request that another process got too, and may still carry out.
    pub fn once_repeated(self) -> Self {
        match self {
            Self::Table(error) if is_ours(&error) => Self::Unknown(error),
            failure => failure,
        }
    }

    /// Whether an internal error leaves open whether the request was done.
    pub const fn is_uncertain(&self) -> bool {
        matches!(self, Self::Table(error) if is_ours(error))
    }

    /// Whether the request was declined before anything was done for it.
    pub const fn is_declined(&self) -> bool {
        matches!(self, Self::Stopping | Self::Busy | Self::TooFast(_) | Self::ServerTooFast(_))
    }

    /// Whether the game refuses the action and offers other choices.
    pub const fn of_the_game(&self) -> bool {
        matches!(self, Self::OtherTitle(_) | Self::Table(TableError::Refused(_) | TableError::Unreadable(_)))
    }

    /// Whether the person can only wait for others.
    pub const fn waits_for_others(&self) -> bool {
        matches!(self, Self::Table(TableError::NotYourDecision { .. } | TableError::CannotUndo(Barrier::Passed { .. })))
    }

    /// Whether the failure is internal. Such failures are logged; people's mistakes are not.
    pub const fn ours(&self) -> bool {
        match self {
            Self::Lost(error) => !matches!(error.fault, Fault::Gone),
            Self::Table(error) | Self::Tournament(TournamentError::Table(error)) => is_ours(error),
            Self::NotShown(_) | Self::OnlyOpened(_) | Self::Unknown(_) => true,
            _ => false,
        }
    }
}

/// Whether a table failed internally rather than refused.
const fn is_ours(error: &TableError) -> bool {
    matches!(error, TableError::Store(_) | TableError::Defect(_) | TableError::Conflict)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::desk::{Audience, Operation};
    use crate::discord::http::RestError;
    use crate::discord::messages::outgoing::ImageSlot;

    #[test]
    fn answer_to_a_dismissed_message_is_no_internal_failure() {
        let lost = |error| WriteError::of(error, &ImageSlot::Nothing, Operation::Answer, Audience::Person).into();
        let refused = |code| lost(RestError::Refused { status: 404, code, message: String::new() });
        let ours = |failure: Failure| failure.ours();
        assert!(!ours(refused(10_008)));
        assert!(ours(refused(10_015)), "an unknown webhook: it came too late");
        assert!(ours(lost(RestError::Unreachable(String::new()))));
        assert!(!Failure::NoTable.ours());
    }
}
