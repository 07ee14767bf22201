//! How a person is called: the mention in their turn, the direct message when they must decide out of turn, the mention
//! with a button where direct messages are closed, and what these say once it is decided.

use serenity::all::CreateActionRow;

use super::board;
use super::choices::{self, BUTTONS};
use super::embed::{Embed, Mood};
use super::face::Face;
use super::names;
use crate::engine::Seat;
use crate::table::{Actor, Entry, OpenDecision, Person, Sight};
use crate::words::{Doc, Locale, Section, Voice};

/// Where a message can be found.
pub fn link(sight: &Sight, channel: u64, message: Option<u64>) -> String {
    let community = sight.community.map_or_else(|| "@me".to_owned(), |community| community.0.to_string());
    match message {
        Some(message) => format!("https://discord.com/channels/{community}/{channel}/{message}"),
        None => format!("https://discord.com/channels/{community}/{channel}"),
    }
}

/// What a table is called in a sentence: the board's heading, or the title before there is a board.
pub fn heading(sight: &Sight, voice: &Voice) -> String {
    let heading = sight.position.as_ref().map(|p| p.board(crate::engine::Viewer::Public, voice).title);
    heading.filter(|title| !title.is_empty()).unwrap_or_else(|| sight.title.meta().name.to_owned())
}

/// What a decision is about, in a few words: the title's own, or just that something is to be decided.
fn matter(sight: &Sight, open: &OpenDecision, voice: &Voice) -> String {
    let brief = sight.position.as_ref().map(|position| position.brief(&open.decision, voice).title);
    brief.filter(|title| !title.is_empty()).unwrap_or_else(|| voice.word("discord-turn-matter"))
}

/// Calls the person whose turn it is, once.
pub fn turn(sight: &Sight, open: &OpenDecision, person: &Person, board: &str) -> Face {
    let voice = names::voice(sight, sight.locale);
    let facts = [
        ("mention", format!("<@{}>", person.id).into()),
        ("table", heading(sight, &voice).into()),
        ("matter", matter(sight, open, &voice).into()),
        ("link", board.to_owned().into()),
    ];
    Face { content: voice.say("discord-turn", facts), calls: vec![person.id], ..Face::default() }
}

/// The direct message to somebody who must decide out of turn: what is at stake, and the choices.
pub fn direct(sight: &Sight, open: &OpenDecision, person: &Person, board: &str) -> Face {
    let voice = names::voice(sight, person.locale);
    let facts = [("table", heading(sight, &voice).into()), ("link", board.to_owned().into())];
    Face { content: voice.say("discord-call-direct", facts), ..brief(sight, open, &voice, 0) }
}

/// What is at stake and the choices, for one person's eyes.
pub fn brief(sight: &Sight, open: &OpenDecision, voice: &Voice, page: u16) -> Face {
    let Some(position) = &sight.position else { return Face::default() };
    let mut doc = position.brief(&open.decision, voice);
    let choices = position.choices(open.decision.seat, voice);
    if choices.len() <= BUTTONS {
        let mut section = Section::titled(voice.word("discord-brief-choices"));
        for choice in &choices {
            section.line(board::told(choice));
        }
        doc.section(section);
    }
    let rows = choices::rows(sight.id, open.id, &choices, page, voice);
    Face::embed(Embed::of(&doc, Mood::Call)).with(rows)
}

/// The mention where direct messages are closed, with a button that only the person called can use.
pub fn mention(sight: &Sight, open: &OpenDecision, person: &Person) -> Face {
    let voice = names::voice(sight, sight.locale);
    let facts = [
        ("mention", format!("<@{}>", person.id).into()),
        ("table", heading(sight, &voice).into()),
        ("matter", matter(sight, open, &voice).into()),
    ];
    Face {
        content: voice.say("discord-call-mention", facts),
        rows: vec![CreateActionRow::Buttons(vec![board::call(sight, open, &voice)])],
        calls: vec![person.id],
        ..Face::default()
    }
}

/// What a call says once it is decided: by whom and how, and that its buttons are done.
pub fn decided(sight: &Sight, seat: Seat, by: Option<&Entry>, locale: Locale) -> Face {
    let voice = names::voice(sight, locale);
    let key = match by.map(|entry| &entry.actor) {
        Some(Actor::Computer(_)) => "discord-call-decided-computer",
        Some(_) => "discord-call-decided",
        None => "discord-call-void",
    };
    let mut doc = Doc::titled(heading(sight, &voice));
    doc.line(voice.say(key, [("who", voice.marked(seat).into())]));
    for line in by.map(|entry| told(sight, entry, crate::engine::Viewer::Seat(seat), &voice)).unwrap_or_default() {
        doc.line(line);
    }
    Face::embed(Embed::of(&doc, Mood::Page))
}

/// What happened in an entry of the game, line by line.
pub fn told(sight: &Sight, entry: &Entry, viewer: crate::engine::Viewer, voice: &Voice) -> Vec<String> {
    entry.events.iter().filter_map(|event| sight.title.narrate(event, viewer, voice)).collect()
}
