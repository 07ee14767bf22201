//! What is done when Discord does not do what was asked: one table for every message that others see.

use std::time::Duration;

use crate::discord::desk::rest::ONE_MESSAGE;
use crate::discord::http::{RestError, UNKNOWN_MESSAGE};
use crate::discord::messages::outgoing::ImageSlot;

/// What went wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// There is no connection, no answer, or a failure of Discord's.
    Silence,
    /// A rate limit that would last long.
    RateLimit,
    /// A limit on edits of this very message: it is old, or published.
    EditLimit,
    /// The token is refused.
    Token,
    /// The message is gone.
    Gone,
    /// The message is another application's: the store was restored elsewhere.
    Foreign,
    /// Nothing can be done in this channel: it is gone, closed to the bot, or archived and locked.
    Channel,
    /// Direct messages were opened too fast.
    TooFast,
    /// It may be the picture that is refused.
    Picture,
    /// It is the message that is refused.
    Content,
    /// Any other refusal.
    Other,
}

/// What is done about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Remedy {
    /// It is tried again: as soon as Discord answers, after the wait that Discord asks for, else with growing pauses up to 30 s.
    Wait,
    /// A new message takes the place of the one that cannot be edited, whose id is forgotten.
    Anew,
    /// Nothing: what was wanted is so already.
    Done,
    /// It is sent once more without its picture, all in words.
    WithoutPicture,
    /// It is sent once more as text alone.
    AsText,
    /// It is tried again; if that lasts for minutes, the channel counts as closed (`delivery/closed.rs`).
    Shut,
    /// The channel is used in place of direct messages, for a day.
    Elsewhere,
    /// It is given up, and logged.
    GiveUp,
}

/// What is done with a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    Post,
    Edit,
    Delete,
}

/// Whom a message reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// A channel.
    Channel,
    /// One person, directly.
    Person,
}

/// What is done about a fault.
pub struct Row {
    pub fault: Fault,
    /// What Discord says: status and codes.
    pub says: &'static str,
    pub post: Remedy,
    pub edit: Remedy,
    pub delete: Remedy,
    /// The same for a message to one person, posted and edited or deleted.
    pub directly: [Remedy; 2],
    /// What people see.
    pub seen: &'static str,
}

use Remedy::{Anew, AsText, Done, Elsewhere, GiveUp, Shut, Wait, WithoutPicture};

const fn row(
    fault: Fault,
    says: &'static str,
    [post, edit, delete]: [Remedy; 3],
    directly: [Remedy; 2],
    seen: &'static str,
) -> Row {
    Row { fault, says, post, edit, delete, directly, seen }
}

/// The table; `docs/operations.md` shows it.
pub const TABLE: &[Row] = &[
    row(
        Fault::Silence,
        "no connection, no answer, 5xx, 403 or 404 without a code",
        [Wait; 3],
        [Wait; 2],
        "the board is late; whoever acted is told so",
    ),
    row(Fault::RateLimit, "429", [Wait; 3], [Wait; 2], "the board is late; whoever acted is told so"),
    row(
        Fault::EditLimit,
        "429 with code 30046 or 20028",
        [Wait, Anew, Wait],
        [Wait; 2],
        "a new board, without a sound",
    ),
    row(Fault::Token, "401", [Wait; 3], [Wait; 2], "nothing until the token is taken again"),
    row(Fault::Gone, "10008", [GiveUp, Anew, Done], [GiveUp, Done], "a new board; a deleted result stays away"),
    row(Fault::Foreign, "50005", [GiveUp, Anew, Done], [GiveUp, Done], "a new board and new calls; the old ones stay"),
    row(
        Fault::Channel,
        "10003, 10004, 50001, 50013, 50083, 160005, other 403 and 404",
        [Shut; 3],
        [Elsewhere, Done],
        "after two minutes: direct messages; the board is back with the next command or press there",
    ),
    row(
        Fault::TooFast,
        "40003, 20026",
        [Wait, Wait, Wait],
        [Wait, Wait],
        "the call is late, then comes in the channel",
    ),
    row(
        Fault::Picture,
        "400, 413, 403 or silence, with a picture",
        [WithoutPicture, WithoutPicture, GiveUp],
        [WithoutPicture; 2],
        "all of the board in words",
    ),
    row(
        Fault::Content,
        "400, 413",
        [AsText, AsText, GiveUp],
        [AsText; 2],
        "text without buttons, which says how to go on",
    ),
    row(Fault::Other, "any other refusal", [GiveUp; 3], [Elsewhere, Done], "nothing; the log names it"),
];

/// Discord's codes for a channel in which nothing can be done.
const CHANNEL: &[u64] = &[10_003, 10_004, 50_001, 50_013, 50_083, 160_005];
/// For a message of another application.
const FOREIGN: u64 = 50_005;
/// For opening direct messages too fast.
const TOO_FAST: &[u64] = &[40_003, 20_026];

impl Fault {
    /// What an error means for a message with this picture.
    pub fn of(error: &RestError, picture: &ImageSlot) -> Self {
        let brings_one = matches!(picture, ImageSlot::New { .. } | ImageSlot::Placeholder(_));
        match error {
            RestError::Unreachable(_) if brings_one => Self::Picture,
            RestError::Unconnected(_) | RestError::Unreachable(_) => Self::Silence,
            RestError::Limited { code, .. } if ONE_MESSAGE.contains(code) => Self::EditLimit,
            RestError::Limited { .. } => Self::RateLimit,
            RestError::Refused { status: 401, .. } => Self::Token,
            RestError::Refused { code: UNKNOWN_MESSAGE, .. } => Self::Gone,
            RestError::Refused { code: FOREIGN, .. } => Self::Foreign,
            RestError::Refused { code, .. } if TOO_FAST.contains(code) => Self::TooFast,
            // Also what is missing for a file.
            RestError::Refused { status: 403, code: 50_013, .. } if brings_one => Self::Picture,
            RestError::Refused { code, .. } if CHANNEL.contains(code) => Self::Channel,
            RestError::Refused { status: 400, .. } if picture.file().is_some() => Self::Picture,
            RestError::Refused { status: 403 | 413, .. } if brings_one => Self::Picture,
            RestError::Refused { status: 403 | 404, .. } => Self::Channel,
            RestError::Refused { status: 400 | 413, .. } => Self::Content,
            RestError::Refused { .. } => Self::Other,
        }
    }

    /// What is done about it.
    pub fn remedy(self, deed: Deed, reach: Reach) -> Remedy {
        let row = TABLE.iter().find(|row| row.fault == self).expect("every fault has a row");
        match (reach, deed) {
            (Reach::Channel, Deed::Post) => row.post,
            (Reach::Channel, Deed::Edit) => row.edit,
            (Reach::Channel, Deed::Delete) => row.delete,
            (Reach::Person, Deed::Post) => row.directly[0],
            (Reach::Person, Deed::Edit | Deed::Delete) => row.directly[1],
        }
    }
}

/// What was not done.
#[derive(Debug, thiserror::Error)]
#[error("{error}")]
pub struct Undone {
    pub remedy: Remedy,
    pub error: RestError,
}

impl Undone {
    /// Discord's code, 0 when there is none.
    pub const fn code(&self) -> u64 {
        match &self.error {
            RestError::Refused { code, .. } | RestError::Limited { code, .. } => *code,
            RestError::Unconnected(_) | RestError::Unreachable(_) => 0,
        }
    }

    /// Whether direct messages were opened too fast.
    pub const fn is_too_fast(&self) -> bool {
        matches!(&self.error, RestError::Refused { code: 40_003 | 20_026, .. })
    }

    /// How long to wait at least before the next try, if that is known.
    pub const fn wait(&self) -> Option<Duration> {
        match &self.error {
            RestError::Limited { wait, .. } => Some(*wait),
            RestError::Refused { .. } | RestError::Unconnected(_) | RestError::Unreachable(_) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::discord::messages::outgoing::RenderedImage;

    fn refused(status: u16, code: u64) -> RestError {
        RestError::Refused { status, code, message: String::new() }
    }

    #[test]
    fn a_fault_is_what_is_wrong_with_a_message_its_channel_or_its_picture() {
        let image = || Arc::new(RenderedImage { bytes: Vec::new(), alt: String::new(), size: (1, 1) });
        let new = || ImageSlot::New { file: "board-2.png".to_owned(), image: image() };
        let kept = || ImageSlot::Kept("board-1.png".to_owned());
        for (status, code, [bare, keeps, brings]) in [
            (403, 50_001, [Fault::Channel; 3]),
            (404, 10_003, [Fault::Channel; 3]),
            (400, 50_083, [Fault::Channel; 3]),
            (403, 50_013, [Fault::Channel, Fault::Channel, Fault::Picture]),
            (403, 50_005, [Fault::Foreign; 3]),
            (404, UNKNOWN_MESSAGE, [Fault::Gone; 3]),
            (400, 50_035, [Fault::Content, Fault::Picture, Fault::Picture]),
            (413, 40_005, [Fault::Content, Fault::Content, Fault::Picture]),
            (401, 0, [Fault::Token; 3]),
            (409, 7, [Fault::Other; 3]),
        ] {
            let found = [ImageSlot::Nothing, kept(), new()].map(|picture| Fault::of(&refused(status, code), &picture));
            assert_eq!(found, [bare, keeps, brings], "{status} {code}");
        }
        let limited = |code| RestError::Limited { wait: Duration::from_secs(60), code };
        assert_eq!([30_046, 0].map(|code| Fault::of(&limited(code), &kept())), [Fault::EditLimit, Fault::RateLimit]);
    }

    #[test]
    fn every_fault_has_one_row() {
        for row in TABLE {
            assert_eq!(TABLE.iter().filter(|other| other.fault == row.fault).count(), 1, "{:?}", row.fault);
            assert_eq!(row.fault.remedy(Deed::Post, Reach::Channel), row.post);
        }
        assert_eq!(TABLE.len(), Fault::Other as usize + 1);
    }
}
