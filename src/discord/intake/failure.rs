//! Why a command or a press failed, and the sentence for it.

use std::time::Duration;

use serenity::all::Permissions;

use crate::discord::intake::answer::{Answer, AnswerError};
use crate::discord::intake::app::App;
use crate::discord::intake::caller::Caller;
use crate::discord::intake::commands::legal;
use crate::discord::intake::permissions;
use crate::discord::messages::clip::clip;
use crate::discord::messages::outgoing::OutgoingMessage;
use crate::discord::messages::{clock, consent, names, server, tournament};
use crate::discord::server_settings::{LEAST_DAYS, MOST_CHANNELS};
use crate::table::{Barrier, ChannelId, Seq, TableError, TableId, TableView, TournamentError};
use crate::words::Voice;

/// How many choices are listed after a refusal.
const NAMED: usize = 8;

/// Why a command or a press failed.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// The table refuses.
    #[error(transparent)]
    Table(#[from] TableError),
    /// There is no table in this channel.
    #[error("no table here")]
    NoTable,
    /// This is possible in servers only, not in direct messages.
    #[error("not in a server")]
    NoServer,
    /// The bot lacks permissions in this channel.
    #[error("missing permissions {0}")]
    Missing(Permissions),
    /// A word of the options that is not `key=value`.
    #[error("not an option: {0:?}")]
    Option(String),
    /// A text that is no clock.
    #[error("not a pace: {0:?}")]
    Pace(String),
    /// A text that is no span of hours.
    #[error("no hours: {0:?}")]
    Hours(String),
    /// A text that is no hour of the day.
    #[error("no hour of the day")]
    Hour(String),
    /// A text that is no time zone.
    #[error("no time zone: {0:?}")]
    Zone(String),
    /// The channel's table plays another title: this one.
    #[error("{0} is played here")]
    OtherTitle(&'static str),
    /// A game that starts at once has seats without a player.
    #[error("{0} free seats")]
    FreeSeats(u8),
    /// The person asks for too much in a short time; how long they must wait.
    #[error("too fast: wait {0:?}")]
    TooFast(Duration),
    /// The people of the server ask for too much in a short time; how long they must wait.
    #[error("the server is too fast: wait {0:?}")]
    ServerTooFast(Duration),
    /// The person wants their data too often; how long they must wait.
    #[error("data too often: wait {0:?}")]
    DataTooOften(Duration),
    /// The person has sent several reports; how long they must wait for the next one.
    #[error("reports too often: wait {0:?}")]
    ReportsTooOften(Duration),
    /// Too much is being handled at once, or is waiting to be done.
    #[error("busy")]
    Busy,
    /// What the person asked for is done, but what came of it cannot be shown.
    #[error("done, but not shown: {0}")]
    NotShown(TableError),
    /// A table is open, but what else was asked for is not done.
    #[error("opened, and no more: {0}")]
    OnlyOpened(TableError),
    /// The server wants tables in these channels only.
    #[error("no tables in this channel")]
    ChannelNotAllowed(Vec<ChannelId>),
    /// The server has switched this title off.
    #[error("{0} is switched off here")]
    TitleOff(String),
    /// Only people who may manage the server may do this.
    #[error("managers only")]
    ManagersOnly,
    /// A limit above that of the operator.
    #[error("a limit above {0}")]
    LimitTooHigh(u32),
    /// A server wants games that are over removed too soon.
    #[error("kept for too short a time")]
    KeptTooShort,
    /// A tournament cannot be in this channel: it has no threads.
    #[error("no threads here")]
    NoThreads,
    /// The tournament refuses.
    #[error(transparent)]
    Tournament(#[from] TournamentError),
    /// A list of channels that is too long.
    #[error("too many channels")]
    TooManyChannels,
    /// No such seat.
    #[error("no such seat: {0:?}")]
    Seat(String),
    /// A custom id that this version does not write.
    #[error("a foreign button")]
    UnknownCustomId,
    /// The reply did not reach Discord; the person cannot be told.
    #[error("the answer was lost: {0}")]
    Lost(#[from] AnswerError),
    /// The same interaction was accepted before and is answered there.
    #[error("answered already")]
    Again,
    /// The app is stopping and declines interactions.
    #[error("stopping")]
    Stopping,
}

impl Failure {
    /// Tells the person, as long as there is a way to reach them.
    pub async fn tell(&self, app: &App, caller: &Caller, answer: &Answer, table: Option<TableId>) {
        if let Self::Lost(lost) = self {
            return app.lost_answers.tell(app, caller, answer, lost);
        }
        let Some(outgoing) = self.outgoing(app, caller, table).await else { return };
        if let Err(lost) = answer.tell(&outgoing).await {
            app.lost_answers.tell(app, caller, answer, &lost);
        }
    }

    /// The message for the person; `None` when there is no way to reach them, or they are answered already.
    pub async fn outgoing(&self, app: &App, caller: &Caller, table: Option<TableId>) -> Option<OutgoingMessage> {
        let view = self.view(app, caller, table).await;
        let voice = match &view {
            Some(view) => names::voice(view, caller.locale()),
            None => Voice::new(caller.locale(), Vec::new()),
        };
        let sentence = match self {
            Self::Table(TableError::CannotUndo(barrier)) => stuck(barrier, view.as_ref(), caller, &voice),
            Self::Table(error) => sentence(error, &voice),
            Self::NoTable => voice.word("discord-refuse-no-table"),
            Self::NoServer => voice.word("discord-refuse-no-server"),
            Self::Missing(missing) => permissions::sentence(*missing, &voice),
            Self::Option(text) => voice.say("discord-refuse-option", [("text", names::escape(text).into())]),
            Self::Pace(text) => voice.say("discord-refuse-pace", [("text", names::escape(text).into())]),
            Self::Hours(text) => voice.say("discord-refuse-hours", [("text", names::escape(text).into())]),
            Self::Hour(text) => voice.say("digest-refuse-hour", [("text", names::escape(text).into())]),
            Self::Zone(text) => voice.say("discord-refuse-zone", [("text", names::escape(text).into())]),
            Self::OtherTitle(title) => voice.say("discord-refuse-other-title", [("title", (*title).into())]),
            Self::FreeSeats(free) => voice.say("discord-refuse-free-seats", [("free", (*free).into())]),
            Self::TooFast(wait) => voice.say("discord-refuse-too-fast", [("seconds", wait.as_secs().into())]),
            Self::ServerTooFast(wait) => {
                voice.say("discord-refuse-server-too-fast", [("seconds", wait.as_secs().into())])
            }
            Self::DataTooOften(wait) => voice.say("privacy-wait", [("minutes", minutes(*wait).into())]),
            Self::ReportsTooOften(wait) => voice.say("report-wait", [("minutes", minutes(*wait).into())]),
            Self::Busy => voice.word("discord-refuse-busy"),
            Self::NotShown(_) => voice.word("discord-done-unseen"),
            Self::OnlyOpened(_) => voice.word("discord-only-opened"),
            Self::ChannelNotAllowed(channels) => {
                voice.say("discord-refuse-channel", [("channels", server::mentions(channels).into())])
            }
            Self::TitleOff(title) => voice.say("discord-refuse-title-off", [("title", title_name(app, title).into())]),
            Self::ManagersOnly => voice.word("discord-refuse-managers-only"),
            Self::KeptTooShort => voice.say("discord-refuse-keep", [("least", LEAST_DAYS.into())]),
            Self::LimitTooHigh(most) => voice.say("discord-refuse-limit", [("most", (*most).into())]),
            Self::NoThreads => voice.word("tournament-refuse-no-threads"),
            Self::Tournament(TournamentError::Table(error)) => sentence(error, &voice),
            Self::Tournament(error) => tournament::refusal(error, &voice),
            Self::TooManyChannels => voice.say("discord-refuse-channels", [("most", MOST_CHANNELS.into())]),
            Self::Seat(text) => voice.say("discord-refuse-seat", [("text", names::escape(text).into())]),
            Self::UnknownCustomId => voice.word("discord-refuse-foreign"),
            Self::Stopping => voice.word("discord-refuse-stopping"),
            Self::Lost(_) | Self::Again => return None,
        };
        let waits = view.as_ref().filter(|view| self.waits_for_others() && view.seat_of(caller.id()).is_some());
        let nudge = waits.map(|view| clock::nudge_button(view, &voice));
        let ask = self.undo_to_ask_for(app, caller, view.as_ref()).await;
        let ask = ask.map(|(view, first)| consent::ask_button(view, first, &voice));
        let rows = ask.into_iter().chain(nudge).collect();
        let now = view.filter(|_| self.of_the_game()).and_then(|view| choices(&view, caller, &voice));
        let text = std::iter::once(sentence).chain(now).collect::<Vec<_>>().join("\n");
        Some(OutgoingMessage::text(text).with(rows))
    }

    /// The same failure after the person has got what they asked for: what is of ours concerns only how it is shown.
    pub fn once_done(self) -> Self {
        match self {
            Self::Table(error) if is_ours(&error) => Self::NotShown(error),
            failure => failure,
        }
    }

    /// The same failure after a table was opened on which more was to be done.
    pub fn once_opened(self) -> Self {
        match self {
            Self::Table(error) if is_ours(&error) => Self::OnlyOpened(error),
            failure => failure,
        }
    }

    /// The table and the move that the others may be asked about, where a person cannot take it back alone.
    async fn undo_to_ask_for<'a>(
        &self,
        app: &App,
        caller: &Caller,
        view: Option<&'a TableView>,
    ) -> Option<(&'a TableView, Seq)> {
        let view = view.filter(|_| matches!(self, Self::Table(TableError::CannotUndo(_))))?;
        Some((view, app.tables.last_move(view.id, caller.id()).await.ok()??))
    }

    /// Whether the game offers other choices instead.
    const fn of_the_game(&self) -> bool {
        matches!(self, Self::OtherTitle(_) | Self::Table(TableError::Refused(_) | TableError::Unreadable(_)))
    }

    /// Whether the person can only wait for others.
    const fn waits_for_others(&self) -> bool {
        matches!(self, Self::Table(TableError::NotYourDecision { .. } | TableError::CannotUndo(Barrier::Passed { .. })))
    }

    /// The table that the sentence is about, when it names seats or choices.
    async fn view(&self, app: &App, caller: &Caller, table: Option<TableId>) -> Option<TableView> {
        let spoken_of = matches!(self, Self::Table(TableError::NotYourDecision { .. } | TableError::CannotUndo(_)));
        if !spoken_of && !self.of_the_game() {
            return None;
        }
        match table {
            Some(table) => app.tables.look(table).await.ok(),
            None => app.tables.at(caller.channel).await.ok().flatten(),
        }
    }

    /// Whether it is logged: people's mistakes are not.
    pub const fn ours(&self) -> bool {
        match self {
            Self::Lost(error) => !error.message_is_gone(),
            Self::Table(error) | Self::Tournament(TournamentError::Table(error)) => is_ours(error),
            Self::NotShown(_) | Self::OnlyOpened(_) => true,
            _ => false,
        }
    }
}

/// Whether a table failed, rather than refused.
const fn is_ours(error: &TableError) -> bool {
    matches!(error, TableError::Store(_) | TableError::Defect(_) | TableError::Conflict)
}

/// A wait in whole minutes.
const fn minutes(wait: Duration) -> u64 {
    wait.as_secs().div_ceil(60)
}

/// The name of a title that is known by its key.
fn title_name(app: &App, key: &str) -> String {
    app.tables.titles().default_of(key).map_or_else(|| names::escape(key), |title| title.meta().name.to_owned())
}

/// The person's legal choices, if it is their turn.
fn choices(view: &TableView, caller: &Caller, voice: &Voice) -> Option<String> {
    let view = view.clone().seen_by(caller.id());
    let labels: Vec<_> = legal(&view, caller.id(), voice.locale).into_iter().map(|choice| choice.label).collect();
    let shown = labels.iter().take(NAMED).cloned().collect::<Vec<_>>().join(" · ");
    match labels.len().checked_sub(NAMED) {
        None if labels.is_empty() => None,
        None | Some(0) => Some(voice.say("discord-now", [("choices", shown.into())])),
        Some(more) => Some(voice.say("discord-now-more", [("choices", shown.into()), ("more", more.into())])),
    }
}

/// Why nothing can be undone, with what was revealed.
fn stuck(barrier: &Barrier, view: Option<&TableView>, caller: &Caller, voice: &Voice) -> String {
    let sentence = TableError::CannotUndo(barrier.clone()).sentence(voice);
    let (Barrier::Revealed { entry }, Some(view)) = (barrier, view) else { return sentence };
    let view = view.clone().seen_by(caller.id());
    clip(&std::iter::once(sentence).chain(view.narrate(entry, voice)).collect::<Vec<_>>().join("\n"), 1900)
}

/// The table's own sentence, sanitized.
fn sentence(error: &TableError, voice: &Voice) -> String {
    let clean = match error {
        TableError::Unreadable(text) => TableError::Unreadable(names::escape(text)),
        TableError::UnknownTitle(title) => TableError::UnknownTitle(names::escape(title)),
        TableError::UnknownEdition { title, edition } => {
            TableError::UnknownEdition { title: names::escape(title), edition: names::escape(edition) }
        }
        TableError::UnknownPolicy { policy, known } => {
            TableError::UnknownPolicy { policy: names::escape(policy), known: known.clone() }
        }
        TableError::Options(error) => TableError::Options(crate::title::OptionError {
            key: names::escape(&error.key),
            reason: names::escape(&error.reason),
        }),
        error => return error.sentence(voice),
    };
    clean.sentence(voice)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_to_a_message_that_a_person_has_dismissed_is_no_failure_of_ours() {
        let lost = |status, code| Failure::from(AnswerError::Refused { status, code });
        assert!(!lost(404, 10_008).ours());
        assert!(lost(404, 10_015).ours(), "an unknown webhook: it came too late");
        assert!(Failure::from(AnswerError::Unsent).ours());
        assert!(!Failure::NoTable.ours());
    }
}
