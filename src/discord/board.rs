//! The board message: the title's board and the choices of whoever is to move.
//!
//! The public board shows what the public may know. The choices of one person stand on it only when the title hides
//! nothing and exactly one person is asked in their own turn and has not begun it; otherwise each gets a button that opens
//! theirs privately. What somebody has done in a turn that is not settled stands on no board but their own.

use serenity::all::{ButtonStyle, CreateActionRow, CreateButton};

use super::branches::Item;
use super::choices::{self, BUTTONS, Shown};
use super::clip::clip;
use super::custom_id::Press;
use super::embed::{Embed, Mood};
use super::face::Face;
use super::leaf::Leaf;
use super::{call, lately, lobby, names};
use crate::engine::{Seat, Viewer};
use crate::table::{Entry, OpenDecision, Sight, Stage};
use crate::title::Position;
use crate::words::{Doc, Locale, Mark, Section, Voice};

/// What a channel shows of a table.
pub struct Card {
    /// The heading: with a new one a new message begins. `None` keeps the message there is.
    pub heading: Option<String>,
    /// The message.
    pub face: Face,
}

/// The heading of the lobby card.
pub const LOBBY: &str = "lobby";

/// What the channel of a table shows now; `log` are its last entries, `leaf` says which choices.
pub fn card(sight: &Sight, log: &[Entry], leaf: impl Into<Leaf>) -> Card {
    match (&sight.position, sight.stage) {
        (Some(position), Stage::Playing) => {
            let (heading, face) = playing(sight, position.as_ref(), log, leaf.into());
            Card { heading: Some(heading), face }
        }
        (Some(position), _) => Card { heading: None, face: over(sight, position.as_ref(), log) },
        (None, Stage::Lobby) => Card { heading: Some(LOBBY.to_owned()), face: lobby::card(sight) },
        (None, _) => Card { heading: None, face: lobby::card(sight) },
    }
}

fn playing(sight: &Sight, position: &dyn Position, log: &[Entry], leaf: Leaf) -> (String, Face) {
    let voice = names::voice(sight, sight.locale);
    let mut doc = position.board(Viewer::Public, &voice);
    let heading = doc.title.clone();
    let above_choices = doc.sections.len();
    let rows = match shown(sight) {
        Some(open) => {
            let seat = open.decision.seat;
            let choices = position.choices(seat, &voice);
            let shown = Shown { table: sight.id, decision: open.id, choices: &choices, leaf };
            explain(&mut doc, seat, &shown.items(), &voice);
            shown.rows(Vec::new(), &voice)
        }
        None => calls(sight, &voice),
    };
    sign(&mut doc, sight, &voice);
    recall(&mut doc, above_choices, lately::board(sight, log, Viewer::Public, &voice), &voice);
    (heading, Face::embed(Embed::of(&doc, Mood::Game)).with(rows))
}

fn over(sight: &Sight, position: &dyn Position, log: &[Entry]) -> Face {
    let voice = names::voice(sight, sight.locale);
    let mut doc = position.board(Viewer::Everything, &voice);
    if sight.stage == Stage::Ended {
        doc.lines.insert(0, strong(voice.word("discord-board-stopped")));
    }
    sign(&mut doc, sight, &voice);
    let last = doc.sections.len();
    recall(&mut doc, last, lately::board(sight, log, Viewer::Everything, &voice), &voice);
    Face::embed(Embed::of(&doc, Mood::Over))
}

/// What is left of a board when another one is posted: one line that leads there.
pub fn moved(sight: &Sight, heading: Option<&str>, link: &str) -> Face {
    let voice = names::voice(sight, sight.locale);
    let table = heading.map_or_else(|| call::heading(sight, &voice), str::to_owned);
    Face::text(voice.say("discord-board-moved", [("table", table.into()), ("link", link.into())]))
}

/// The one decision whose choices stand on the public board.
pub fn shown(sight: &Sight) -> Option<&OpenDecision> {
    let mut asked = sight.open.iter().filter(|open| person_asked(sight, open));
    match (asked.next(), asked.next()) {
        (Some(open), None) if !open.decision.out_of_turn && !sight.title.meta().hidden => {
            Some(open).filter(|_| sight.begun().is_none())
        }
        _ => None,
    }
}

fn person_asked(sight: &Sight, open: &OpenDecision) -> bool {
    sight.occupant(open.decision.seat).is_some_and(|who| who.person().is_some())
}

/// A button for each who is asked, which shows them their choices.
fn calls(sight: &Sight, voice: &Voice) -> Vec<CreateActionRow> {
    let asked = sight.open.iter().filter(|open| person_asked(sight, open));
    let buttons: Vec<_> = asked.take(BUTTONS).map(|open| call(sight, open, voice)).collect();
    if buttons.is_empty() { Vec::new() } else { vec![CreateActionRow::Buttons(buttons)] }
}

/// The button that shows somebody their choices. In their own turn it is the same from the first step to the last.
pub fn call(sight: &Sight, open: &OpenDecision, voice: &Voice) -> CreateButton {
    let who = voice.seat(open.decision.seat);
    let letter = Mark::of(open.decision.seat).letter.to_string();
    let (key, press) = match open.decision.out_of_turn {
        true => ("discord-button-decide", Press::Open(sight.id, open.id)),
        false => ("discord-button-turn", Press::Turn(sight.id, open.decision.seat)),
    };
    let label = voice.say(key, [("who", who.into()), ("letter", letter.into())]);
    CreateButton::new(press.to_string()).label(clip(&label, 80)).style(ButtonStyle::Primary)
}

/// The question, with as much of what helps to answer it as there is room for.
fn ask(doc: &mut Doc, brief: Doc) {
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

/// Buttons have no room for what a choice brings, so it stands on the board.
fn explain(doc: &mut Doc, seat: Seat, items: &[Item], voice: &Voice) {
    if items.len() > BUTTONS || items.iter().all(|item| item.detail.is_empty()) {
        return;
    }
    let mut section = Section::titled(voice.say("discord-board-choices", [("who", voice.marked(seat).into())]));
    for item in items {
        section.line(told(item));
    }
    doc.section(section);
}

/// Says what happened last, as part number `at`; where the board is too full for it, the oldest lines go first.
fn recall(doc: &mut Doc, at: usize, mut lines: Vec<String>, voice: &Voice) {
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

/// A choice or branch in one line: what it is and what it brings.
pub fn told(item: &Item) -> String {
    let emoji = if item.emoji.is_empty() { String::new() } else { format!("{} ", item.emoji) };
    let detail = if item.detail.is_empty() { String::new() } else { format!(" · {}", item.detail) };
    format!("{emoji}**{}**{detail}", item.label)
}

fn sign(doc: &mut Doc, sight: &Sight, voice: &Voice) {
    let table = voice.say("discord-footer-table", [("table", sight.id.to_string().into())]);
    doc.footer = if doc.footer.is_empty() { table } else { format!("{} · {table}", doc.footer) };
}

fn strong(text: String) -> crate::words::Line {
    crate::words::Line { text, tone: crate::words::Tone::Strong }
}

/// The board for one person's eyes in their own language; when they are asked, with the question, their choices, and the way
/// back.
pub fn private(sight: &Sight, log: &[Entry], seat: Option<Seat>, locale: Locale, leaf: impl Into<Leaf>) -> Face {
    let voice = names::voice(sight, locale);
    let Some(position) = &sight.position else { return lobby::card(sight) };
    if sight.is_over() {
        return over(sight, position.as_ref(), log);
    }
    let viewer = seat.map_or(Viewer::Public, Viewer::Seat);
    let mut doc = position.board(viewer, &voice);
    let above_choices = doc.sections.len();
    let again = CreateButton::new(Press::Board(sight.id).to_string())
        .label(clip(&voice.word("discord-button-post"), 80))
        .style(ButtonStyle::Secondary);
    let rows = match seat.and_then(|seat| Some((seat, sight.decision_of(seat)?))) {
        Some((seat, open)) => {
            let choices = position.choices(seat, &voice);
            ask(&mut doc, position.brief(&open.decision, &voice));
            let shown = Shown { table: sight.id, decision: open.id, choices: &choices, leaf: leaf.into() };
            explain(&mut doc, seat, &shown.items(), &voice);
            let tail = choices::back(sight, open.id, &voice).into_iter().chain([again]).collect();
            shown.rows(tail, &voice)
        }
        None if seat.is_some() => vec![CreateActionRow::Buttons(vec![again])],
        None => Vec::new(),
    };
    sign(&mut doc, sight, &voice);
    recall(&mut doc, above_choices, lately::board(sight, log, viewer, &voice), &voice);
    Face::embed(Embed::of(&doc, Mood::Game)).with(rows)
}
