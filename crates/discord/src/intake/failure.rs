//! Why a command or a press failed.

use std::time::Duration;

use serenity::all::Permissions;

use crate::desk::{BoardError, Fault, WriteError};
use crate::messages::denial::Denial;
use skald_table::{Barrier, ChannelId, TableError, TournamentError};

/// Why a command or a press failed.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    #[error(transparent)]
    Table(#[from] TableError),
    /// A refusal that needs only the sentence under this key.
    #[error("refused: {0}")]
    Word(&'static str),
    /// A refusal that needs only the sentence under this key, with these numbers.
    #[error("refused: {0}")]
    Counted(&'static str, Vec<(&'static str, usize)>),
    /// A typed text that cannot be read; the sentence under this key quotes it.
    #[error("refused: {0}: {1:?}")]
    Typed(&'static str, String),
    /// The text is no number from 0 to this one.
    #[error("no number up to {1}: {0:?}")]
    Number(String, u32),
    #[error("missing permissions {0}")]
    Missing(Permissions),
    /// Discord does not let the bot write there for another reason.
    #[error("shut out: {0:?}")]
    ShutOut(Denial),
    /// A setting names a channel that the bot cannot use.
    #[error("cannot use {0}: {1:?}")]
    UnusableChannel(ChannelId, Denial),
    #[error("{0} is played here")]
    OtherTitle(String),
    /// Requests of this kind come too fast; the sentence under this key says how long the person must wait.
    #[error("too fast: {0}: wait {1:?}")]
    TooFast(&'static str, Duration),
    #[error("done, but the result cannot be shown: {0}")]
    NotShown(TableError),
    #[error("opened, and no more: {0}")]
    OnlyOpened(TableError),
    /// Another process got the request too, and this one failed: it may be done by now.
    #[error("repeated, and perhaps done: {0}")]
    PerhapsDone(TableError),
    /// Tables are opened in these channels of the settings, all of which exist.
    #[error("no tables in this channel")]
    ChannelNotAllowed(Vec<ChannelId>),
    #[error("{0} is switched off here")]
    TitleOff(String),
    #[error(transparent)]
    Tournament(#[from] TournamentError),
    /// The reply did not reach Discord, so the person cannot be informed.
    #[error("the answer was lost: {0}")]
    Lost(#[from] WriteError),
    /// The same interaction was accepted before and is answered there.
    #[error("answered already")]
    Again,
}

impl From<BoardError> for Failure {
    fn from(error: BoardError) -> Self {
        match error {
            BoardError::Table(error) => error.into(),
            BoardError::Write(error) => error.into(),
        }
    }
}

impl Failure {
    /// The custom id is one that this version does not write.
    pub const UNKNOWN: Self = Self::Word("discord-refuse-foreign");
    /// Too many interactions are being handled, or a queue is full.
    pub const BUSY: Self = Self::Word("discord-refuse-busy");
    pub const STOPPING: Self = Self::Word("discord-refuse-stopping");
    pub const NO_TABLE: Self = Self::Word("discord-refuse-no-table");
    /// The command works only in servers, not in direct messages.
    pub const NO_SERVER: Self = Self::Word("discord-refuse-no-server");
    /// Only another person can be invited.
    pub const NO_OPPONENT: Self = Self::Word("invitation-refuse-opponent");
    pub const PUZZLE_OVER: Self = Self::Word("puzzle-over");

    pub fn typed(key: &'static str, text: &str) -> Self {
        Self::Typed(key, text.to_owned())
    }

    /// The same failure, as `known` if it is an internal error: by then the request was done, or perhaps done.
    pub fn once(self, known: fn(TableError) -> Self) -> Self {
        match self {
            Self::Table(error) if is_ours(&error) => known(error),
            failure => failure,
        }
    }

    /// Whether an internal error leaves open whether the request was done.
    pub const fn is_uncertain(&self) -> bool {
        matches!(self, Self::Table(error) if is_ours(error))
    }

    /// Whether the request was declined before anything was done for it.
    pub fn is_declined(&self) -> bool {
        matches!(self, Self::Word("discord-refuse-stopping" | "discord-refuse-busy") | Self::TooFast(..))
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
            Self::NotShown(_) | Self::OnlyOpened(_) | Self::PerhapsDone(_) => true,
            _ => false,
        }
    }
}

const fn is_ours(error: &TableError) -> bool {
    matches!(error, TableError::Store(_) | TableError::Defect(_) | TableError::Conflict)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::desk::{Audience, Operation};
    use crate::http::RestError;
    use crate::messages::outgoing::ImageSlot;

    #[test]
    fn answer_to_a_dismissed_message_is_no_internal_failure() {
        let lost = |error| WriteError::of(error, &ImageSlot::Nothing, Operation::Answer, Audience::Person).into();
        let refused = |code| lost(RestError::Refused { status: 404, code, message: String::new() });
        let ours = |failure: Failure| failure.ours();
        assert!(!ours(refused(10_008)));
        assert!(ours(refused(10_015)), "an unknown webhook: it came too late");
        assert!(ours(lost(RestError::Unreachable(String::new()))));
        assert!(!Failure::NO_TABLE.ours());
    }
}
