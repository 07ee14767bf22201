//! The board message: the title's board and the choices of the seat to move.
//!
//! The public board shows what the public may know. It shows the choices of one person only when the title hides
//! nothing and exactly one person is asked in their own turn and has not begun it; otherwise each asked person gets a
//! button that shows theirs privately. Unpublished steps of a turn are shown only to their own person.

use serenity::all::{ButtonStyle, CreateActionRow, CreateButton};

use crate::discord::messages::branches::Item;
use crate::discord::messages::choices::{self, BUTTONS, Shown};
use crate::discord::messages::clip::clip;
use crate::discord::messages::cursor::PageCursor;
use crate::discord::messages::custom_id::Press;
use crate::discord::messages::embed::{Embed, Mood};
use crate::discord::messages::outgoing::OutgoingMessage;
use crate::discord::messages::{call, lobby, names, recent_log};
use crate::engine::Seat;
use crate::table::{Entry, GameView, OpenDecision, Stage, TableView};

use crate::words::{Doc, Locale, Mark, Section, Voice};

/// The board message of a table.
pub struct Card {
    /// The heading: a new one gets a new message. `None` keeps the current message.
    pub heading: Option<String>,
    /// The message.
    pub outgoing: OutgoingMessage,
}

/// The heading of the lobby card.
pub const LOBBY: &str = "lobby";

/// The board message of a table now; `log` are the last entries, `cursor` the page of the choices.
pub fn card(view: &TableView, log: &[Entry], cursor: impl Into<PageCursor>) -> Card {
    match (&view.game, view.stage) {
        (Some(game), Stage::Playing) => {
            let (heading, outgoing) = playing(view, game, log, cursor.into());
            Card { heading: Some(heading), outgoing }
        }
        (Some(game), _) => Card { heading: None, outgoing: over(view, game, log) },
        (None, Stage::Lobby) => Card { heading: Some(LOBBY.to_owned()), outgoing: lobby::card(view) },
        (None, _) => Card { heading: None, outgoing: lobby::card(view) },
    }
}

fn playing(view: &TableView, game: &GameView, log: &[Entry], cursor: PageCursor) -> (String, OutgoingMessage) {
    let voice = names::voice(view, view.locale);
    let mut doc = game.board(&voice);
    let heading = doc.title.clone();
    let above_choices = doc.sections.len();
    let rows = match shown(view) {
        Some(open) => {
            let shown = Shown::new(view.id, open, cursor, &voice);
            add_details(&mut doc, open.decision.seat, &shown.items, &voice);
            shown.rows(Vec::new(), &voice)
        }
        None => calls(view, &voice),
    };
    add_table_id(&mut doc, view, &voice);
    add_recent_log(&mut doc, above_choices, recent_log::board(view, log, &voice), &voice);
    (heading, OutgoingMessage::embed(Embed::of(&doc, Mood::Game)).with(rows))
}

fn over(view: &TableView, game: &GameView, log: &[Entry]) -> OutgoingMessage {
    let voice = names::voice(view, view.locale);
    let mut doc = game.board(&voice);
    if view.stage == Stage::Ended {
        doc.lines.insert(0, strong(voice.word("discord-board-stopped")));
    }
    add_table_id(&mut doc, view, &voice);
    let last = doc.sections.len();
    add_recent_log(&mut doc, last, recent_log::board(view, log, &voice), &voice);
    OutgoingMessage::embed(Embed::of(&doc, Mood::Over))
}

/// What replaces a board message when a new one is posted: a link to it.
pub fn moved(view: &TableView, heading: Option<&str>, link: &str) -> OutgoingMessage {
    let voice = names::voice(view, view.locale);
    let table = heading.map_or_else(|| call::heading(view, &voice), str::to_owned);
    OutgoingMessage::text(voice.say("discord-board-moved", [("table", table.into()), ("link", link.into())]))
}

/// The decision whose choices the public board shows.
pub fn shown(view: &TableView) -> Option<&OpenDecision> {
    let mut asked = view.open.iter().filter(|open| person_asked(view, open));
    match (asked.next(), asked.next()) {
        (Some(open), None) if !open.decision.out_of_turn && !view.title.meta().hidden => {
            Some(open).filter(|_| view.begun().is_none())
        }
        _ => None,
    }
}

fn person_asked(view: &TableView, open: &OpenDecision) -> bool {
    view.occupant(open.decision.seat).is_some_and(|who| who.person().is_some())
}

/// A button for each asked seat, which shows its choices.
fn calls(view: &TableView, voice: &Voice) -> Vec<CreateActionRow> {
    let asked = view.open.iter().filter(|open| person_asked(view, open));
    let buttons: Vec<_> = asked.take(BUTTONS).map(|open| call(view, open, voice)).collect();
    if buttons.is_empty() { Vec::new() } else { vec![CreateActionRow::Buttons(buttons)] }
}

/// The button that shows a person their choices. In their own turn it stays the same from the first step to the last.
pub fn call(view: &TableView, open: &OpenDecision, voice: &Voice) -> CreateButton {
    let who = voice.seat(open.decision.seat);
    let letter = Mark::of(open.decision.seat).letter.to_string();
    let (key, press) = match open.decision.out_of_turn {
        true => ("discord-button-decide", Press::Open(view.id, open.id)),
        false => ("discord-button-turn", Press::Turn(view.id, open.decision.seat)),
    };
    let label = voice.say(key, [("who", who.into()), ("letter", letter.into())]);
    CreateButton::new(press.to_string()).label(clip(&label, 80)).style(ButtonStyle::Primary)
}

/// Adds the decision and as much of its brief as fits.
fn add_decision(doc: &mut Doc, brief: Doc) {
    let mut section = Section { title: brief.title, lines: brief.lines, narrow: false };
    loop {
        let mut fuller = doc.clone();
        fuller.section(section.clone());
        if Embed::pages(&fuller, Mood::Game).len() == 1 {
            *doc = fuller;
            return;
        }
        if section.lines.pop().is_none() {
            return;
        }
    }
}

/// Adds the details of the choices, for which buttons have no room.
fn add_details(doc: &mut Doc, seat: Seat, items: &[Item], voice: &Voice) {
    if items.len() > BUTTONS || items.iter().all(|item| item.detail.is_empty()) {
        return;
    }
    let mut section = Section::titled(voice.say("discord-board-choices", [("who", voice.marked(seat).into())]));
    for item in items {
        section.line(line(item));
    }
    doc.section(section);
}

/// Inserts the recent log as part number `at`; if it does not fit, the oldest lines are dropped.
fn add_recent_log(doc: &mut Doc, at: usize, mut lines: Vec<String>, voice: &Voice) {
    while !lines.is_empty() {
        let mut section = Section::titled(voice.word("discord-board-lately"));
        lines.iter().for_each(|line| {
            section.line(line);
        });
        let mut fuller = doc.clone();
        fuller.sections.insert(at, section);
        if Embed::pages(&fuller, Mood::Game).len() == 1 {
            *doc = fuller;
            return;
        }
        lines.remove(0);
    }
}

/// A choice or branch in one line: its label and its detail.
pub fn line(item: &Item) -> String {
    let emoji = if item.emoji.is_empty() { String::new() } else { format!("{} ", item.emoji) };
    let detail = if item.detail.is_empty() { String::new() } else { format!(" · {}", item.detail) };
    format!("{emoji}**{}**{detail}", item.label)
}

fn add_table_id(doc: &mut Doc, view: &TableView, voice: &Voice) {
    let table = voice.say("discord-footer-table", [("table", view.id.to_string().into())]);
    doc.footer = if doc.footer.is_empty() { table } else { format!("{} · {table}", doc.footer) };
}

fn strong(text: String) -> crate::words::Line {
    crate::words::Line { text, tone: crate::words::Tone::Strong }
}

/// The board for one person, in their language; when they are asked, with the decision, their choices, and the undo
/// button.
pub fn private(
    view: &TableView,
    log: &[Entry],
    seat: Option<Seat>,
    locale: Locale,
    cursor: impl Into<PageCursor>,
) -> OutgoingMessage {
    let view = &seat.filter(|_| !view.is_over()).map_or_else(|| view.clone(), |seat| view.as_seat(seat));
    let voice = names::voice(view, locale);
    let Some(game) = &view.game else { return lobby::card(view) };
    if view.is_over() {
        return over(view, game, log);
    }
    let mut doc = game.board(&voice);
    let above_choices = doc.sections.len();
    let again = CreateButton::new(Press::Board(view.id).to_string())
        .label(clip(&voice.word("discord-button-post"), 80))
        .style(ButtonStyle::Secondary);
    let rows = match seat.and_then(|seat| Some((seat, view.decision_of(seat)?))) {
        Some((seat, open)) => {
            add_decision(&mut doc, open.brief(&voice));
            let shown = Shown::new(view.id, open, cursor.into(), &voice);
            add_details(&mut doc, seat, &shown.items, &voice);
            let tail = choices::undo_button(view, open.id, &voice).into_iter().chain([again]).collect();
            shown.rows(tail, &voice)
        }
        None if seat.is_some() => vec![CreateActionRow::Buttons(vec![again])],
        None => Vec::new(),
    };
    add_table_id(&mut doc, view, &voice);
    add_recent_log(&mut doc, above_choices, recent_log::board(view, log, &voice), &voice);
    OutgoingMessage::embed(Embed::of(&doc, Mood::Game)).with(rows)
}
