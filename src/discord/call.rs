//! How a person is called: the mention in their turn, the direct message when they must decide out of turn, the mention
//! with a button where direct messages are closed, and what these say once it is decided.

use serenity::all::CreateActionRow;

use super::board;
use super::choices::{self, BUTTONS, Shown};
use super::embed::{Embed, Mood};
use super::face::Face;
use super::leaf::Leaf;
use super::{lately, names};
use crate::engine::{Seat, Viewer};
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
    let heading = sight.position.as_ref().map(|p| p.board(Viewer::Public, voice).title);
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

/// The direct message to somebody who must decide out of turn: what led to it, what is at stake, and the choices. `log`
/// are the entries up to the decision.
pub fn direct(sight: &Sight, log: &[Entry], open: &OpenDecision, person: &Person, board: &str) -> Face {
    let voice = names::voice(sight, person.locale);
    let facts = [("table", heading(sight, &voice).into()), ("link", board.to_owned().into())];
    let mut lines = before(sight, log, open, Viewer::Seat(open.decision.seat), &voice);
    lines.push(voice.say("discord-call-direct", facts));
    Face { content: lines.join("\n"), ..brief(sight, open, &voice, 0) }
}

/// The same behind the button of a mention, and wherever its pages are turned.
pub fn opened(sight: &Sight, log: &[Entry], open: &OpenDecision, voice: &Voice, leaf: impl Into<Leaf>) -> Face {
    let lines = before(sight, log, open, Viewer::Seat(open.decision.seat), voice);
    Face { content: lines.join("\n"), ..brief(sight, open, voice, leaf) }
}

/// What led to a decision that is nobody's own turn; in their own turn the board says enough.
fn before(sight: &Sight, log: &[Entry], open: &OpenDecision, viewer: Viewer, voice: &Voice) -> Vec<String> {
    if open.decision.out_of_turn { lately::before(sight, log, open.id, viewer, voice) } else { Vec::new() }
}

/// What is at stake and the choices, for one person's eyes.
pub fn brief(sight: &Sight, open: &OpenDecision, voice: &Voice, leaf: impl Into<Leaf>) -> Face {
    let Some(position) = &sight.position else { return Face::default() };
    let mut doc = position.brief(&open.decision, voice);
    let choices = position.choices(open.decision.seat, voice);
    let shown = Shown { table: sight.id, decision: open.id, choices: &choices, leaf: leaf.into() };
    let items = shown.items();
    if items.len() <= BUTTONS {
        let mut section = Section::titled(voice.word("discord-brief-choices"));
        for item in &items {
            section.line(board::told(item));
        }
        doc.section(section);
    }
    let back = choices::back(sight, open.id, voice).into_iter().collect();
    Face::embed(Embed::of(&doc, Mood::Call)).with(shown.rows(back, voice))
}

/// The mention where direct messages are closed, with a button that only the person called can use.
pub fn mention(sight: &Sight, log: &[Entry], open: &OpenDecision, person: &Person) -> Face {
    let voice = names::voice(sight, sight.locale);
    let facts = [
        ("mention", format!("<@{}>", person.id).into()),
        ("table", heading(sight, &voice).into()),
        ("matter", matter(sight, open, &voice).into()),
    ];
    let mut lines = before(sight, log, open, Viewer::Public, &voice);
    lines.push(voice.say("discord-call-mention", facts));
    Face {
        content: lines.join("\n"),
        rows: vec![CreateActionRow::Buttons(vec![board::call(sight, open, &voice)])],
        calls: vec![person.id],
        ..Face::default()
    }
}

/// What a direct message says once it is decided: by whom and how, and that its buttons are done.
pub fn decided(sight: &Sight, seat: Seat, by: Option<&Entry>, locale: Locale) -> Face {
    let voice = names::voice(sight, locale);
    let mut doc = Doc::titled(heading(sight, &voice));
    doc.line(by_whom(seat, by, &voice));
    for line in by.map(|entry| told(sight, entry, Viewer::Seat(seat), &voice)).unwrap_or_default() {
        doc.line(line);
    }
    Face::embed(Embed::of(&doc, Mood::Page))
}

/// What a mention in the channel says once it is decided: one line, since the board above says the rest.
pub fn answered(sight: &Sight, seat: Seat, by: Option<&Entry>) -> Face {
    Face::text(by_whom(seat, by, &names::voice(sight, sight.locale)))
}

fn by_whom(seat: Seat, by: Option<&Entry>, voice: &Voice) -> String {
    let key = match by.map(|entry| &entry.actor) {
        Some(Actor::Computer(_)) => "discord-call-decided-computer",
        Some(_) => "discord-call-decided",
        None => "discord-call-void",
    };
    voice.say(key, [("who", voice.marked(seat).into())])
}

/// What happened in an entry of the game, line by line.
pub fn told(sight: &Sight, entry: &Entry, viewer: Viewer, voice: &Voice) -> Vec<String> {
    entry.events.iter().filter_map(|event| sight.title.narrate(event, viewer, voice)).collect()
}
