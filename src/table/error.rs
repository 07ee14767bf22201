//! Why a table did not do what was asked: data, and the key of the sentence that tells a person what to do.

use super::Barrier;
use crate::engine::{RuleError, Seat};
use crate::store::{StoreError, TableId};
use crate::title::{OptionError, RecordError};
use crate::words::Voice;

/// Why a table did not do what was asked. Nothing has changed then.
#[derive(Debug, thiserror::Error)]
pub enum TableError {
    /// No table has this id.
    #[error("no such table")]
    NoSuchTable,
    /// Another table is open or played in the channel.
    #[error("table {table} holds the channel")]
    ChannelTaken {
        /// That table.
        table: TableId,
    },
    /// The person has no seat here.
    #[error("not seated")]
    NotSeated,
    /// Others are asked, not this person.
    #[error("not your decision")]
    NotYourDecision {
        /// Whom the table waits for.
        whose: Vec<Seat>,
    },
    /// Nobody is asked anything.
    #[error("nothing to decide")]
    NothingToDecide,
    /// The decision is not open any more.
    #[error("the decision is not open any more")]
    Stale,
    /// A rule of the game refuses.
    #[error(transparent)]
    Refused(RuleError),
    /// The text, or the number of the choice, is no action of the game.
    #[error("not an action: {0:?}")]
    Unreadable(String),
    /// The game has not started.
    #[error("not started")]
    NotStarted,
    /// The game has started already.
    #[error("already started")]
    AlreadyStarted,
    /// The game is over, or the lobby was cancelled.
    #[error("over")]
    Over,
    /// Every seat is taken.
    #[error("full: {seats} seats")]
    Full {
        /// How many seats there are.
        seats: u8,
    },
    /// The person sits here already.
    #[error("already seated")]
    AlreadySeated,
    /// Too few sit here to start.
    #[error("too few: {seated} of at least {least}")]
    TooFew {
        /// How many the game needs.
        least: u8,
        /// How many sit here.
        seated: u8,
    },
    /// The title is not for this many.
    #[error("{got} seats; the title takes {least} to {most}")]
    Seats {
        /// How many were wanted.
        got: u8,
        /// The fewest.
        least: u8,
        /// The most.
        most: u8,
    },
    /// Only the host may do that.
    #[error("host only")]
    HostOnly,
    /// Only the host, or whoever sits there, may do that.
    #[error("not your seat")]
    NotYourSeat,
    /// No title of this name is at hand.
    #[error("unknown title {0:?}")]
    UnknownTitle(String),
    /// No edition of this name is at hand.
    #[error("unknown edition {edition:?} of {title}")]
    UnknownEdition {
        /// The title.
        title: String,
        /// The edition.
        edition: String,
    },
    /// The table was begun with rules or components that are not at hand now. The table is untouched.
    #[error("pinned {what}: the table has {locked_title}, at hand is {here}")]
    Moved {
        /// What differs: `edition` or `rules`.
        what: &'static str,
        /// As the table keeps it.
        locked_title: String,
        /// As it is here.
        here: String,
    },
    /// A switch that the title does not know.
    #[error(transparent)]
    Options(#[from] OptionError),
    /// No computer player has this name.
    #[error("unknown computer player {policy:?}")]
    UnknownPolicy {
        /// The name.
        policy: String,
        /// The names that there are.
        known: Vec<String>,
    },
    /// No computer player sits there.
    #[error("not a computer player")]
    NotAComputer,
    /// A computer player sits there already.
    #[error("a computer player sits there already")]
    AlreadyComputer,
    /// Nothing can be taken back.
    #[error("nothing to take back")]
    CannotUndo(Barrier),
    /// No seat is kept for this person.
    #[error("no seat is kept")]
    NothingToReclaim,
    /// Somebody else was faster, again and again.
    #[error("somebody else was faster")]
    Conflict,
    /// A record that does not hold. Nothing was stored. The sentence tells why, so the cause is given as no source.
    #[error("the record does not hold: {0}")]
    Record(RecordError),
    /// A record that is no game to go on with: it lacks its `seed`, a `channel`, or as many `seats` as it has players.
    #[error("{}", lacking(.0))]
    RecordLacks(&'static str),
    /// The store failed.
    #[error(transparent)]
    Store(StoreError),
    /// A defect of ours or of a title; the log has the details.
    #[error("defect: {0}")]
    Defect(String),
}

impl From<RecordError> for TableError {
    fn from(error: RecordError) -> Self {
        Self::Record(error)
    }
}

impl From<StoreError> for TableError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Conflict { .. } => Self::Conflict,
            StoreError::ChannelTaken(table) => Self::ChannelTaken { table },
            error => Self::Store(error),
        }
    }
}

impl TableError {
    /// The key of the sentence.
    pub const fn key(&self) -> &'static str {
        match self {
            Self::NoSuchTable => "table-error-no-such-table",
            Self::ChannelTaken { .. } => "table-error-channel-taken",
            Self::NotSeated => "table-error-not-seated",
            Self::NotYourDecision { .. } => "table-error-not-your-decision",
            Self::NothingToDecide => "table-error-nothing-to-decide",
            Self::Stale => "table-error-stale",
            Self::Refused(_) => "table-error-refused",
            Self::Unreadable(_) => "table-error-unreadable",
            Self::NotStarted => "table-error-not-started",
            Self::AlreadyStarted => "table-error-already-started",
            Self::Over => "table-error-over",
            Self::Full { .. } => "table-error-full",
            Self::AlreadySeated => "table-error-already-seated",
            Self::TooFew { .. } => "table-error-too-few",
            Self::Seats { .. } => "table-error-seats",
            Self::HostOnly => "table-error-host-only",
            Self::NotYourSeat => "table-error-not-your-seat",
            Self::UnknownTitle(_) => "table-error-unknown-title",
            Self::UnknownEdition { .. } => "table-error-unknown-edition",
            Self::Moved { .. } => "table-error-moved",
            Self::Options(_) => "table-error-options",
            Self::UnknownPolicy { .. } => "table-error-unknown-policy",
            Self::NotAComputer => "table-error-not-a-computer",
            Self::AlreadyComputer => "table-error-already-computer",
            Self::CannotUndo(Barrier::Passed { .. }) => "table-error-undo-passed",
            Self::CannotUndo(Barrier::Acted { .. }) => "table-error-undo-acted",
            Self::CannotUndo(Barrier::Revealed { .. }) => "table-error-undo-told",
            Self::CannotUndo(Barrier::Nothing) => "table-error-undo-nothing",
            Self::NothingToReclaim => "table-error-nothing-to-reclaim",
            Self::Conflict => "table-error-conflict",
            Self::Record(_) => "table-error-record",
            Self::RecordLacks(_) => "table-error-record-lacks",
            Self::Store(_) => "table-error-store",
            Self::Defect(_) => "table-error-defect",
        }
    }

    /// What happened and what to do, for a person. Texts that people typed are put in as they are; whoever shows the
    /// sentence makes it harmless.
    pub fn sentence(&self, voice: &Voice) -> String {
        let key = self.key();
        match self {
            Self::Refused(refusal) => voice.refusal(refusal),
            Self::ChannelTaken { table } => voice.say(key, [("table", table.to_string().into())]),
            Self::NotYourDecision { whose } => {
                let names: Vec<_> = whose.iter().map(|seat| voice.seat(*seat)).collect();
                voice.say(key, [("names", names.join(", ").into()), ("count", whose.len().into())])
            }
            Self::CannotUndo(Barrier::Passed { whose }) => {
                let names: Vec<_> = whose.iter().map(|seat| voice.seat(*seat)).collect();
                voice.say(key, [("names", names.join(", ").into())])
            }
            Self::CannotUndo(Barrier::Acted { seat }) => voice.say(key, [("who", voice.seat(*seat).into())]),
            Self::Unreadable(text) => voice.say(key, [("text", text.as_str().into())]),
            Self::Full { seats } => voice.say(key, [("seats", (*seats).into())]),
            Self::TooFew { least, seated } => {
                voice.say(key, [("least", (*least).into()), ("seated", (*seated).into())])
            }
            Self::Seats { got, least, most } => {
                voice.say(key, [("got", (*got).into()), ("least", (*least).into()), ("most", (*most).into())])
            }
            Self::UnknownTitle(title) => voice.say(key, [("title", title.as_str().into())]),
            Self::UnknownEdition { title, edition } => {
                voice.say(key, [("title", title.as_str().into()), ("edition", edition.as_str().into())])
            }
            Self::Moved { what, locked_title, here } => voice.say(
                key,
                [("what", (*what).into()), ("pinned", locked_title.as_str().into()), ("here", here.as_str().into())],
            ),
            Self::Options(error) => {
                voice.say(key, [("key", error.key.as_str().into()), ("reason", error.reason.as_str().into())])
            }
            Self::UnknownPolicy { policy, known } => {
                voice.say(key, [("policy", policy.as_str().into()), ("known", known.join(", ").into())])
            }
            Self::Record(error) => voice.say(key, [("why", error.to_string().into())]),
            Self::RecordLacks(what) => voice.say(key, [("what", (*what).into())]),
            _ => voice.word(key),
        }
    }
}

/// What a record lacks, for the command line.
fn lacking(what: &str) -> &'static str {
    match what {
        "seed" => "a running game can only go on with its seed, and the record has none; export it again with the seed",
        "channel" => "a running game needs a channel to be played in; name one",
        _ => "the record names another number of players than it has seats",
    }
}
