//! Errors of tables: data, and the key of the sentence that a person reads.

use std::panic::AssertUnwindSafe;

use futures_util::FutureExt as _;

use super::Entry;
use skald_core::engine::{RuleError, Seat};
use skald_core::title::{OptionError, RecordError};
use skald_core::words::Voice;
use skald_store::{StoreError, TableId, Timestamp};

/// Why a table refused a request. Nothing has changed then.
#[derive(Debug, thiserror::Error)]
pub enum TableError {
    /// No table has this id.
    #[error("no such table")]
    NoSuchTable,
    /// Another live table uses the channel.
    #[error("table {table} holds the channel")]
    ChannelTaken { table: TableId },
    /// The person has no seat here.
    #[error("not seated")]
    NotSeated,
    /// The table waits for other seats.
    #[error("not your decision")]
    NotYourDecision {
        /// The seats that the table waits for.
        whose: Vec<Seat>,
    },
    #[error("nothing to decide")]
    NothingToDecide,
    /// The decision is no longer open.
    #[error("the decision is not open any more")]
    Stale,
    /// The decision is open, but does not offer this choice any more.
    #[error("the choice is not offered any more")]
    Gone,
    /// A rule of the game refuses the action.
    #[error(transparent)]
    Refused(RuleError),
    /// The text or the index is not an action of the game.
    #[error("not an action: {0:?}")]
    Unreadable(String),
    /// The game has not started.
    #[error("not started")]
    NotStarted,
    /// The game has started already.
    #[error("already started")]
    AlreadyStarted(LateRequest),
    /// The game is over, or the lobby was cancelled.
    #[error("over")]
    Over,
    /// The person sits at so many tables that they may open no other.
    #[error("{0} tables are too many for a person")]
    TooManyTables(usize),
    /// The person sits at so many tables of this community that they may open no other here.
    #[error("{0} tables are too many for a person here")]
    TooManyTablesHere(usize),
    /// The community has so many tables that no other may be opened.
    #[error("{0} tables are too many for the community")]
    NoRoomForTable(usize),
    #[error("full: {seats} seats")]
    Full {
        /// How many seats there are.
        seats: u8,
    },
    /// The free seats are kept for invited people.
    #[error("the free seats are kept")]
    SeatsKept,
    /// Only invited people may join.
    #[error("invited people only")]
    InvitedOnly,
    /// No seat is kept for the person.
    #[error("not invited")]
    NotInvited,
    /// The people who are named sit there, or are invited already.
    #[error("no person to invite")]
    NobodyToInvite,
    /// The person sits here already.
    #[error("already seated")]
    AlreadySeated,
    /// The person to whom a seat is offered has one at the table.
    #[error("the other person already has a seat at this table")]
    OtherSeated,
    /// Too few players to start.
    #[error("too few: {seated} of at least {least}")]
    TooFew {
        /// The minimum of the title.
        least: u8,
        seated: u8,
    },
    /// The host changed the terms, and some people have not agreed to them.
    #[error("people have not agreed to the changed terms")]
    TermsChanged {
        /// Whose answers are missing.
        whose: Vec<Seat>,
    },
    /// The title does not support this number of seats.
    #[error("{got} seats; the title takes {least} to {most}")]
    Seats { got: u8, least: u8, most: u8 },
    /// Only the host may do this.
    #[error("host only")]
    HostOnly,
    /// The person is the host already.
    #[error("already the host")]
    AlreadyHost,
    /// A computer player cannot be the host, nor a person whose seat one keeps.
    #[error("a computer cannot be the host")]
    ComputerHost,
    /// The person that is named does not sit at the table.
    #[error("not at the table")]
    NotAtTable,
    /// Only the host or the seat's own person may do this.
    #[error("not your seat")]
    NotYourSeat,
    /// The host may not hand over the seat of a person who plays.
    #[error("the seat of a person who plays")]
    SeatInPlay,
    /// A host who plays against others ends a game only with their votes.
    #[error("the others must agree to end the game")]
    VoteToEnd,
    /// The seats of a tournament are not handed on.
    #[error("a seat of a tournament")]
    TournamentSeat,
    /// No loaded title has this key.
    #[error("unknown title {0:?}")]
    UnknownTitle(String),
    /// No loaded edition of the title has this id.
    #[error("unknown edition {edition:?} of {title}")]
    UnknownEdition { title: String, edition: String },
    /// The edition that the table is locked to is not loaded. The table is unchanged.
    #[error("pinned edition {edition:?} of {title} is not loaded")]
    MissingEdition { title: String, edition: String },
    /// The rules version or the edition that the table is locked to is not loaded. The table is unchanged.
    #[error("pinned {what}: the table has {locked_title}, at hand is {here}")]
    Moved {
        /// What differs: `edition` or `rules`.
        what: &'static str,
        /// The value in the version lock.
        locked_title: String,
        /// The value that is loaded.
        here: String,
    },
    /// An invalid option.
    #[error(transparent)]
    Options(#[from] OptionError),
    /// No computer player has this name.
    #[error("unknown computer player {policy:?}")]
    UnknownPolicy { policy: String, known: Vec<String> },
    /// The seat has no computer player.
    #[error("not a computer player")]
    NotAComputer,
    /// The seat has a computer player already.
    #[error("a computer player sits there already")]
    AlreadyComputer,
    #[error("nothing to take back")]
    CannotUndo(Barrier),
    /// The others are already asked to agree to an undo.
    #[error("an undo is asked for already")]
    UndoAsked,
    /// The others did not agree to undo this move.
    #[error("the undo was refused")]
    UndoRefused,
    /// There is no open request to undo a move.
    #[error("no undo is asked for")]
    NoUndoAsked,
    /// The person who asks for an undo cannot agree to it.
    #[error("one's own undo")]
    OwnUndo,
    /// No other person plays: the computer players would be left alone.
    #[error("the last person")]
    LastPerson,
    /// A hint at a table where other people play.
    #[error("other people play")]
    HintAmongPeople,
    /// No computer player keeps a seat for this person.
    #[error("no seat is kept")]
    NothingToReclaim,
    #[error("not another person")]
    NotAnotherPerson,
    #[error("no clock")]
    NoClock,
    /// The clocks are stopped already.
    #[error("paused")]
    Paused,
    /// The clocks run.
    #[error("not paused")]
    NotPaused,
    /// The seat has time left, or no open decision.
    #[error("not overdue")]
    NotOverdue,
    /// The table waits for no person other than the one who asks.
    #[error("no other person is asked")]
    NoOtherDecision,
    /// The table waits for the one who asks for time, and only others can give it.
    #[error("people give time to others only")]
    OwnTime,
    /// A person was nudged at this table within a day.
    #[error("nudged already")]
    NudgedToday {
        /// When it is possible again.
        again: Timestamp,
    },
    /// The person asks for no days at all, or for more than they may still be away within a year.
    #[error("away too long: {left} days are left")]
    AwayTooLong {
        /// How many days are left.
        left: u64,
    },
    /// This title has no questions that standing orders can answer.
    #[error("no contests")]
    NoContests,
    /// A standing order for a part of the game that is over or does not exist.
    #[error("the game is at part {now} of {last}")]
    NoSuchPart {
        /// The part that is played now.
        now: u16,
        last: u16,
    },
    /// The seat has as many standing orders as it may have.
    #[error("more than {most} orders")]
    TooManyOrders { most: usize },
    /// The seat has no such order.
    #[error("no such order")]
    NoSuchOrder,
    /// The note is longer than allowed.
    #[error("the note is too long")]
    NoteTooLong,
    /// More moves than a plan may have.
    #[error("a plan has at most {most} moves")]
    PlanTooLong { most: usize },
    /// The person cannot plan moves while it is their turn.
    #[error("it is your turn")]
    YourTurn,
    /// The game is not over.
    #[error("the game is not over")]
    StillPlaying,
    /// The game was ended without a result.
    #[error("the game was ended early")]
    EndedEarly,
    /// No computer player can judge games of this title.
    #[error("no computer player can judge games of {0}")]
    NoJudge(String),
    /// The change was retried too often, because of concurrent changes.
    #[error("other changes came first")]
    Conflict,
    /// An invalid record; nothing was stored. The message contains the cause, so it is no `source`.
    #[error("the record is invalid: {0}")]
    Record(RecordError),
    /// A record that cannot be continued: it lacks its `seed`, a `channel`, or as many `seats` as it has players.
    #[error("{}", lacking(.0))]
    RecordLacks(&'static str),
    #[error(transparent)]
    Store(StoreError),
    /// A bug of the program or of a title; the log has the details.
    #[error("defect: {0}")]
    Defect(String),
}

/// What a person asks of a lobby whose game has started.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LateRequest {
    Join,
    Leave,
    /// Other time limits.
    Clock,
    Other,
}

/// Why nothing can be undone.
#[derive(Clone, Debug, PartialEq)]
pub enum Barrier {
    /// The turn is over: the table waits for other seats.
    Passed {
        /// The seats that it waits for.
        whose: Vec<Seat>,
    },
    /// Another seat acted last.
    Acted { seat: Seat },
    /// The person's own last action ended a turn, or revealed something new.
    Revealed { entry: Entry },
    /// There is no action to undo.
    Nothing,
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
    /// Whether the store refuses all changes at this moment.
    pub const fn is_outage(&self) -> bool {
        let Self::Store(error) = self else { return false };
        matches!(
            error,
            StoreError::Failed(_) | StoreError::Unanswered(_) | StoreError::Closed | StoreError::Starting(_)
        )
    }

    /// Whether the store is not open yet.
    pub const fn is_starting(&self) -> bool {
        matches!(self, Self::Store(StoreError::Starting(_)))
    }

    /// The key of the person-facing sentence.
    pub const fn key(&self) -> &'static str {
        match self {
            Self::NoSuchTable => "table-error-no-such-table",
            Self::ChannelTaken { .. } => "table-error-channel-taken",
            Self::NotSeated => "table-error-not-seated",
            Self::NotYourDecision { .. } => "table-error-not-your-decision",
            Self::NothingToDecide => "table-error-nothing-to-decide",
            Self::Stale => "table-error-stale",
            Self::Gone => "table-error-gone",
            Self::Refused(_) => "table-error-refused",
            Self::Unreadable(_) => "table-error-unreadable",
            Self::NotStarted => "table-error-not-started",
            Self::AlreadyStarted(LateRequest::Join) => "table-error-already-started-join",
            Self::AlreadyStarted(LateRequest::Leave) => "table-error-already-started-leave",
            Self::AlreadyStarted(LateRequest::Clock) => "table-error-already-started-clock",
            Self::AlreadyStarted(LateRequest::Other) => "table-error-already-started",
            Self::Over => "table-error-over",
            Self::TooManyTables(_) => "table-error-too-many-tables",
            Self::TooManyTablesHere(_) => "table-error-too-many-tables-here",
            Self::NoRoomForTable(_) => "table-error-no-room-for-table",
            Self::Full { .. } => "table-error-full",
            Self::SeatsKept => "table-error-seats-kept",
            Self::InvitedOnly => "table-error-invited-only",
            Self::NotInvited => "table-error-not-invited",
            Self::NobodyToInvite => "table-error-nobody-to-invite",
            Self::AlreadySeated => "table-error-already-seated",
            Self::OtherSeated => "table-error-already-seated-other",
            Self::TooFew { .. } => "table-error-too-few",
            Self::TermsChanged { .. } => "terms-refuse-start",
            Self::Seats { least, most, .. } if *least == *most => "table-error-seats-exact",
            Self::Seats { .. } => "table-error-seats",
            Self::HostOnly => "table-error-host-only",
            Self::AlreadyHost => "table-error-already-host",
            Self::ComputerHost => "table-error-computer-host",
            Self::NotAtTable => "table-error-not-at-table",
            Self::NotYourSeat => "table-error-not-your-seat",
            Self::SeatInPlay => "table-error-seat-in-play",
            Self::VoteToEnd => "table-error-vote-to-end",
            Self::TournamentSeat => "table-error-tournament-seat",
            Self::UnknownTitle(_) => "table-error-unknown-title",
            Self::UnknownEdition { .. } => "table-error-unknown-edition",
            Self::MissingEdition { .. } => "table-error-missing-edition",
            Self::Moved { .. } => "table-error-moved",
            Self::Options(_) => "table-error-options",
            Self::UnknownPolicy { .. } => "table-error-unknown-policy",
            Self::NotAComputer => "table-error-not-a-computer",
            Self::AlreadyComputer => "table-error-already-computer",
            Self::CannotUndo(Barrier::Passed { .. }) => "table-error-undo-passed",
            Self::CannotUndo(Barrier::Acted { .. }) => "table-error-undo-acted",
            Self::CannotUndo(Barrier::Revealed { .. }) => "table-error-undo-told",
            Self::CannotUndo(Barrier::Nothing) => "table-error-undo-nothing",
            Self::UndoAsked => "table-error-undo-asked",
            Self::UndoRefused => "table-error-undo-refused",
            Self::NoUndoAsked => "table-error-undo-none-asked",
            Self::OwnUndo => "table-error-undo-own",
            Self::LastPerson => "table-error-last-person",
            Self::HintAmongPeople => "table-error-hint-among-people",
            Self::NothingToReclaim => "table-error-nothing-to-reclaim",
            Self::NotAnotherPerson => "table-error-not-another-person",
            Self::NoClock => "table-error-no-clock",
            Self::Paused => "table-error-paused",
            Self::NotPaused => "table-error-not-paused",
            Self::NotOverdue => "table-error-not-overdue",
            Self::OwnTime => "table-error-own-time",
            Self::NoOtherDecision => "table-error-nobody-to-nudge",
            Self::NudgedToday { .. } => "table-error-nudged-today",
            Self::AwayTooLong { .. } => "table-error-away-too-long",
            Self::NoContests => "table-error-no-contests",
            Self::NoSuchPart { .. } => "table-error-no-such-part",
            Self::TooManyOrders { .. } => "table-error-too-many-orders",
            Self::NoSuchOrder => "table-error-no-such-order",
            Self::NoteTooLong => "table-error-note-too-long",
            Self::PlanTooLong { .. } => "table-error-plan-too-long",
            Self::YourTurn => "table-error-your-turn",
            Self::StillPlaying => "table-error-still-playing",
            Self::EndedEarly => "table-error-ended-early",
            Self::NoJudge(_) => "review-no-judge",
            Self::Conflict => "table-error-conflict",
            Self::Record(_) => "table-error-record",
            Self::RecordLacks(_) => "table-error-record-lacks",
            Self::Store(StoreError::Unanswered(_)) => "table-error-store-unanswered",
            Self::Store(StoreError::Starting(_)) => "table-error-starting",
            Self::Store(_) => "table-error-store",
            Self::Defect(_) => "table-error-defect",
        }
    }

    /// The person-facing sentence. Typed texts are inserted unescaped; the caller sanitizes the result.
    pub fn sentence(&self, voice: &Voice) -> String {
        let key = self.key();
        match self {
            Self::Refused(refusal) => voice.refusal(refusal),
            Self::Store(StoreError::Starting(left)) => {
                let seconds = left.map_or(0, |left| left.as_secs() + 1);
                voice.say(key, [("minutes", (seconds / 60).into()), ("seconds", seconds.into())])
            }
            Self::NotYourDecision { whose } => {
                let names: Vec<_> = whose.iter().map(|seat| voice.seat(*seat)).collect();
                voice.say(key, [("names", names.join(", ").into()), ("count", whose.len().into())])
            }
            Self::CannotUndo(Barrier::Passed { whose }) | Self::TermsChanged { whose } => {
                let names: Vec<_> = whose.iter().map(|seat| voice.seat(*seat)).collect();
                voice.say(key, [("names", names.join(", ").into())])
            }
            Self::CannotUndo(Barrier::Acted { seat }) => voice.say(key, [("who", voice.seat(*seat).into())]),
            Self::AwayTooLong { left } => voice.say(key, [("left", (*left).into())]),
            Self::NudgedToday { again } => voice.say(key, [("time", format!("<t:{}:R>", again.0 / 1000).into())]),
            Self::Unreadable(text) => voice.say(key, [("text", text.as_str().into())]),
            Self::TooManyTables(count) | Self::TooManyTablesHere(count) | Self::NoRoomForTable(count) => {
                voice.say(key, [("count", (*count).into())])
            }
            Self::PlanTooLong { most } => voice.say(key, [("most", (*most).into())]),
            Self::NoSuchPart { now, last } => voice.say(key, [("now", (*now).into()), ("last", (*last).into())]),
            Self::TooManyOrders { most } => voice.say(key, [("most", (*most).into())]),
            Self::Full { seats } => voice.say(key, [("seats", (*seats).into())]),
            Self::TooFew { least, seated } => {
                voice.say(key, [("least", (*least).into()), ("seated", (*seated).into())])
            }
            Self::Seats { got, least, most } => {
                voice.say(key, [("got", (*got).into()), ("least", (*least).into()), ("most", (*most).into())])
            }
            Self::UnknownTitle(title) | Self::NoJudge(title) => voice.say(key, [("title", title.as_str().into())]),
            Self::UnknownEdition { title, edition } | Self::MissingEdition { title, edition } => {
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

/// The missing part of a record, for the command line.
fn lacking(what: &str) -> &'static str {
    match what {
        "seed" => "a running game needs its seed, and the record has none; export it again with the seed",
        "channel" => "a running game needs a channel to be played in; name one",
        _ => "the record names another number of players than it has seats",
    }
}

/// The result of work at one table. A panic of a title or over a damaged position becomes a [`TableError::Defect`], so
/// that other tables are not affected.
pub(super) async fn contained<T>(work: impl Future<Output = Result<T, TableError>>) -> Result<T, TableError> {
    let panicked = |_| Err(TableError::Defect("the table panicked".to_owned()));
    AssertUnwindSafe(work).catch_unwind().await.unwrap_or_else(panicked)
}
