//! The messages that explain a failure to a person.

use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use futures_util::FutureExt as _;

use crate::desk::{Answer, PrivateMessage, Purpose};
use crate::intake::{App, Caller, Failure};
use crate::messages::choices::{self, legal};
use crate::messages::clip::clip;
use crate::messages::denial::Denial;
use crate::messages::{OutgoingMessage, clock, consent, names, server, tournament};
use skald_core::engine::Seat;
use skald_core::words::{Voice, row};
use skald_table::{Barrier, LateRequest, Seq, TableError, TableId, TableView, TournamentError};

/// How many choices are listed after a refusal.
const NAMED: usize = 8;

/// How long a person with a failure waits at most until the store says whether their request is done.
const ASK: Duration = Duration::from_secs(3);

/// An interaction, as far as its failure must be explained to the person.
#[derive(Clone, Copy)]
pub struct Asked<'a> {
    pub app: &'a App,
    pub caller: &'a Caller,
    pub answer: &'a Arc<Answer>,
    /// The table that it is about, if it says so.
    pub table: Option<TableId>,
}

impl Asked<'_> {
    /// Serves a press or a form to its end, and tells the person if it fails or panics. `what` names it in the log.
    pub async fn serve(self, served: impl Future<Output = Result<(), Failure>>, what: &str) {
        let failure = match AssertUnwindSafe(served).catch_unwind().await {
            Ok(Ok(())) => return,
            Ok(Err(failure)) => failure,
            Err(_) => Failure::Table(TableError::Defect(format!("{what} panicked"))),
        };
        // They may try again at once.
        self.app.forget_press(self.caller.id());
        let failure = self.judged(failure).await;
        if failure.ours() {
            tracing::warn!(table = ?self.table, person = %self.caller.id(), error = %failure, "{what} failed");
        }
        self.tell(&failure).await;
    }

    /// The failure as the person should read it. If their request is durable, it must not say that nothing was done.
    /// After an internal failure the store is asked, because the change may have been made without an answer. A request
    /// that another process got too may still be carried out there.
    pub async fn judged(self, failure: Failure) -> Failure {
        let outbox = self.app.tables.outbox();
        let key = self.caller.idempotency_key;
        if outbox.has_applied(key) {
            return failure.once(Failure::NotShown);
        }
        if !failure.is_uncertain() {
            return failure;
        }
        // Only the first response shows whether another process got it.
        if let Err(error) = self.answer.acknowledge().await {
            tracing::debug!(person = %self.caller.id(), %error, "cannot acknowledge a failed request");
        }
        match tokio::time::timeout(ASK, outbox.was_applied(key)).await {
            Ok(true) => failure.once(Failure::NotShown),
            _ if self.answer.is_replayed() => failure.once(Failure::PerhapsDone),
            _ => failure,
        }
    }

    /// Sends the person the message, if there still is a way to reach them.
    pub async fn tell(self, failure: &Failure) {
        let Self { app, caller, answer, table } = self;
        if let Failure::Lost(lost) = failure {
            return app.lost_answers.tell(&app.tables, &app.desk, caller, answer, lost).await;
        }
        // Another process may have done it by now; then its answer stands.
        if failure.is_declined() && app.tables.outbox().was_applied(caller.idempotency_key).await {
            return;
        }
        let Some(outgoing) = self.outgoing(failure).await else { return };
        match (answer.tell(&outgoing).await, table) {
            // A new refusal at a table replaces the last one, so that they do not pile up.
            (Ok(Some(sent)), Some(table)) => {
                let interaction = caller.idempotency_key.0;
                let refusal = PrivateMessage { sent, interaction, answer: Arc::clone(answer) };
                app.desk.ledger.private.replace(table, caller.id(), Purpose::Refusal, refusal).await;
            }
            (Ok(_), _) => {}
            (Err(lost), _) => app.lost_answers.tell(&app.tables, &app.desk, caller, answer, &lost).await,
        }
    }

    /// The message for the person; `None` if there is no way to reach them, or they have an answer already.
    pub async fn outgoing(self, failure: &Failure) -> Option<OutgoingMessage> {
        let Self { app, caller, .. } = self;
        let view = self.view_of(failure).await;
        let voice = match &view {
            Some(view) => names::voice(view, caller.locale()),
            None => caller.voice(),
        };
        let ask = self.undo_to_ask_for(failure, view.as_ref()).await;
        let kept = view.as_ref().is_some_and(|view| !view.is_over() && view.seat_kept_for(caller.id()).is_some());
        let alone = ask.is_some_and(|(view, _)| view.is_alone());
        let sentence = match failure {
            Failure::Table(TableError::CannotUndo(barrier)) => stuck(barrier, view.as_ref(), alone, caller, &voice),
            Failure::Table(TableError::ChannelTaken { .. }) if caller.community.is_none() => {
                voice.word("discord-refuse-taken-direct")
            }
            Failure::Table(TableError::NotSeated) if kept => voice.word("discord-refuse-kept"),
            failure if of_seats(failure) && frees(view.as_ref()) => {
                view.as_ref().and_then(|view| clock::free_seats(view, &voice)).unwrap_or_default()
            }
            Failure::Table(error) => sentence(error, &voice),
            Failure::Word(key) => voice.word(key),
            Failure::Counted(key, facts) => voice.say(key, facts.iter().map(|(name, count)| (*name, (*count).into()))),
            Failure::Typed(key, text) => voice.say(key, [("text", names::escape(text).into())]),
            Failure::Number(text, most) => {
                voice.say("form-refuse-number", [("text", names::escape(text).into()), ("most", (*most).into())])
            }
            Failure::Missing(missing) => Denial::Missing(*missing).sentence(&voice),
            Failure::ShutOut(why) => voice.say("discord-refuse-shut", [("why", why.sentence(&voice).into())]),
            Failure::UnusableChannel(channel, why) => {
                let facts = [("channel", format!("<#{channel}>").into()), ("why", why.sentence(&voice).into())];
                voice.say("denial-place", facts)
            }
            Failure::OtherTitle(key) => {
                voice.say("discord-refuse-other-title", [("title", app.tables.titles().name_of(key, &voice).into())])
            }
            Failure::TooFast(key, wait) => {
                let seconds = wait.as_secs();
                voice.say(key, [("seconds", seconds.into()), ("minutes", seconds.div_ceil(60).into())])
            }
            Failure::NotShown(_) => voice.word("discord-done-unseen"),
            Failure::OnlyOpened(_) => voice.word("discord-only-opened"),
            Failure::PerhapsDone(_) => voice.word("discord-done-unknown"),
            Failure::ChannelNotAllowed(channels) if channels.is_empty() => voice.word("discord-refuse-channel-gone"),
            Failure::ChannelNotAllowed(channels) => {
                voice.say("discord-refuse-channel", [("channels", server::mentions(channels, &voice).into())])
            }
            Failure::TitleOff(title) => voice.say(
                "discord-refuse-title-off",
                [("title", names::escape(&app.tables.titles().name_of(title, &voice)).into())],
            ),
            Failure::Tournament(TournamentError::Table(error)) => sentence(error, &voice),
            Failure::Tournament(error) => tournament::refusal(error, &voice),
            Failure::Lost(_) | Failure::Again => return None,
        };
        let waits = view.as_ref().filter(|view| failure.waits_for_others() && view.waits_for_another(caller.id()));
        let nudge = waits.map(|view| clock::nudge_button(view, &voice));
        let ask = ask.map(|(view, first)| consent::ask_button(view, first, &voice));
        let free = view.as_ref().filter(|_| of_seats(failure)).map(|view| match view.seat_of(caller.id()) {
            Some(_) => clock::computer_buttons(view, &voice),
            None if kept => vec![clock::reclaim_button(view, &voice)],
            None => clock::free_seat_buttons(view, &voice),
        });
        let free = choices::rows(free.unwrap_or_default());
        let taken = self.taken_by(failure).await;
        let leads = taken
            .as_ref()
            .map(|(_, board)| choices::row([choices::link(board.clone(), &voice.word("discord-button-to-board"))]));
        let taken = taken.map(|(view, _)| who_plays(&view, caller));
        let rows = ask.into_iter().chain(nudge).chain(free).chain(leads).collect();
        let now = view.filter(|_| failure.of_the_game()).and_then(|view| choices(&view, caller, &voice));
        let text = std::iter::once(sentence).chain(taken).chain(now).collect::<Vec<_>>().join("\n");
        Some(OutgoingMessage::text(text).with(rows))
    }

    /// The table and the move to request consent for, if a person cannot undo it alone.
    async fn undo_to_ask_for<'a>(self, failure: &Failure, view: Option<&'a TableView>) -> Option<(&'a TableView, Seq)> {
        let view = view.filter(|_| matches!(failure, Failure::Table(TableError::CannotUndo(_))))?;
        Some((view, self.app.tables.play().last_move(view.id, self.caller.id()).await.ok()??))
    }

    /// The table that has the channel already, and the link to its board.
    async fn taken_by(self, failure: &Failure) -> Option<(TableView, String)> {
        let Failure::Table(TableError::ChannelTaken { table }) = failure else { return None };
        let view = self.app.tables.look(*table).await.ok()?;
        let board = self.app.board_link(&view).await.ok()?;
        Some((view, board))
    }

    /// The table of the sentence, if it names seats or choices.
    async fn view_of(self, failure: &Failure) -> Option<TableView> {
        let spoken_of =
            matches!(failure, Failure::Table(TableError::NotYourDecision { .. } | TableError::CannotUndo(_)));
        if !spoken_of && !of_seats(failure) && !failure.of_the_game() {
            return None;
        }
        match self.table {
            Some(table) => self.app.tables.look(table).await.ok(),
            None => self.app.tables.at(self.caller.channel).await.ok().flatten(),
        }
    }
}

/// Whether somebody looks for a seat, or for people to wait for.
const fn of_seats(failure: &Failure) -> bool {
    matches!(
        failure,
        Failure::Table(
            TableError::AlreadyStarted(LateRequest::Join) | TableError::NotSeated | TableError::NoOtherDecision
        )
    )
}

/// Whether others may take over a seat at a table.
fn frees(view: Option<&TableView>) -> bool {
    view.is_some_and(|view| !view.free.is_empty())
}

/// A table in a line: its game, and who sits there.
fn who_plays(view: &TableView, caller: &Caller) -> String {
    let voice = names::voice(view, caller.locale());
    let seats = Seat::all(view.seats.len() as u8).map(|seat| voice.marked(seat));
    format!("▶️ **{}** · {}", names::heading(view, &voice), row::all(seats))
}

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

/// Why nothing can be undone at once, with the information that was revealed. A person alone need not ask anybody.
fn stuck(barrier: &Barrier, view: Option<&TableView>, alone: bool, caller: &Caller, voice: &Voice) -> String {
    let sentence = match alone {
        true => voice.word("discord-refuse-undo-alone"),
        false => TableError::CannotUndo(barrier.clone()).sentence(voice),
    };
    let (Barrier::Revealed { entry }, Some(view)) = (barrier, view) else { return sentence };
    let view = view.clone().seen_by(caller.id());
    clip(&std::iter::once(sentence).chain(view.narrate(entry, voice)).collect::<Vec<_>>().join("\n"), 1900)
}

fn sentence(error: &TableError, voice: &Voice) -> String {
    let clean = match error {
        TableError::Unreadable(text) => TableError::Unreadable(names::escape(text)),
        TableError::UnknownTitle(title) => TableError::UnknownTitle(names::escape(title)),
        TableError::UnknownEdition { title, edition } => {
            TableError::UnknownEdition { title: title.clone(), edition: names::escape(edition) }
        }
        TableError::UnknownPolicy { policy, known } => {
            TableError::UnknownPolicy { policy: names::escape(policy), known: known.clone() }
        }
        TableError::Options(error) => TableError::Options(skald_core::title::OptionError {
            key: names::escape(&error.key),
            reason: names::escape(&error.reason),
        }),
        error => return error.sentence(voice),
    };
    clean.sentence(voice)
}
