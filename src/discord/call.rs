//! How a person is called: the mention in their turn, the direct message when they must decide out of turn, the mention
//! with a button where direct messages are closed, and what these say once it is decided. Each begins with what it wants:
//! that is all that a notification shows.

use fluent_bundle::FluentValue;
use serenity::all::CreateActionRow;

use super::board;
use super::choices::{self, BUTTONS, Shown};
use super::embed::{Embed, Mood};
use super::face::Face;
use super::leaf::Leaf;
use super::{lately, names};
use crate::engine::{Seat, Viewer};
use crate::table::{Actor, DecisionId, Entry, OpenDecision, Person, Seq, Sight};
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

/// Where a table is, for whoever reads of it elsewhere.
#[derive(Clone, Debug)]
pub struct Place {
    /// The link to its board.
    pub board: String,
    /// Its server and channel.
    pub name: String,
}

/// Calls the person whose turn it is, once. `news` is what the house last did for them, if they have not heard of it; `log`
/// reaches back to it.
pub fn turn(
    sight: &Sight,
    log: &[Entry],
    open: &OpenDecision,
    person: &Person,
    board: &str,
    news: Option<Seq>,
) -> Face {
    let voice = names::voice(sight, sight.locale);
    let facts = [
        ("mention", format!("<@{}>", person.id).into()),
        ("table", heading(sight, &voice).into()),
        ("matter", matter(sight, open, &voice).into()),
        ("link", board.to_owned().into()),
    ];
    let mut lines = vec![voice.say("discord-turn", facts)];
    lines.extend(meanwhile(sight, log, news, Viewer::Public, &voice));
    Face { content: lines.join("\n"), calls: vec![person.id], ..Face::default() }
}

/// The direct message to somebody who must decide out of turn: where, what led to it, what is at stake, and the choices.
/// `log` are the entries up to the decision, `news` what the house did for them before.
pub fn direct(
    sight: &Sight,
    log: &[Entry],
    open: &OpenDecision,
    person: &Person,
    place: &Place,
    news: Option<Seq>,
) -> Face {
    let voice = names::voice(sight, person.locale);
    let viewer = Viewer::Seat(open.decision.seat);
    let mut lines = vec![voice.say("discord-call-direct", at(sight, place, &voice))];
    lines.extend(led(sight, log, open, viewer, &voice, news));
    Face { content: lines.join("\n"), ..brief(sight, open, &voice, 0) }
}

/// The direct message to somebody who had one choice only, which the house made: what led to it and what came of it, up to
/// the entry `by`, with which `log` ends.
pub fn forced(sight: &Sight, log: &[Entry], seat: Seat, by: Seq, person: &Person, place: &Place) -> Face {
    let voice = names::voice(sight, person.locale);
    let mut lines = vec![voice.say("discord-call-forced", at(sight, place, &voice))];
    lines.extend(lately::before(sight, log, DecisionId(by.0), Viewer::Seat(seat), &voice));
    Face::text(lines.join("\n"))
}

/// The same as a mention, where direct messages are closed.
pub fn forced_mention(sight: &Sight, log: &[Entry], by: Seq, person: &Person, place: &Place) -> Face {
    let voice = names::voice(sight, sight.locale);
    let facts = [
        ("mention", format!("<@{}>", person.id).into()),
        ("table", heading(sight, &voice).into()),
        ("link", place.board.as_str().into()),
    ];
    let mut lines = vec![voice.say("discord-call-forced-mention", facts)];
    lines.extend(lately::before(sight, log, DecisionId(by.0), Viewer::Public, &voice));
    Face { content: lines.join("\n"), calls: vec![person.id], ..Face::default() }
}

fn at<'a>(sight: &Sight, place: &'a Place, voice: &Voice) -> [(&'static str, FluentValue<'a>); 3] {
    let table = heading(sight, voice);
    [("table", table.into()), ("place", place.name.as_str().into()), ("link", place.board.as_str().into())]
}

/// What led to a decision out of turn, and before that what the house did for whoever must make it.
fn led(
    sight: &Sight,
    log: &[Entry],
    open: &OpenDecision,
    viewer: Viewer,
    voice: &Voice,
    news: Option<Seq>,
) -> Vec<String> {
    let (mut lines, led) = (meanwhile(sight, log, news, viewer, voice), before(sight, log, open, viewer, voice));
    // Where the decision follows from what the house did, that is told once.
    let led: Vec<_> = led.into_iter().filter(|line| !lines.contains(line)).collect();
    lines.extend(led);
    lines
}

/// What the house did for somebody without their being asked, with the sentence that says so.
fn meanwhile(sight: &Sight, log: &[Entry], news: Option<Seq>, viewer: Viewer, voice: &Voice) -> Vec<String> {
    let Some(news) = news else { return Vec::new() };
    let mut lines = vec![voice.word("discord-call-meanwhile")];
    lines.extend(lately::before(sight, log, DecisionId(news.0), viewer, voice));
    lines
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

/// The mention where direct messages are closed, with a button that only the person called can use. It begins with the call:
/// a notification shows no more than the first line.
pub fn mention(sight: &Sight, log: &[Entry], open: &OpenDecision, person: &Person, news: Option<Seq>) -> Face {
    let voice = names::voice(sight, sight.locale);
    let facts = [
        ("mention", format!("<@{}>", person.id).into()),
        ("table", heading(sight, &voice).into()),
        ("matter", matter(sight, open, &voice).into()),
    ];
    let mut lines = vec![voice.say("discord-call-mention", facts)];
    lines.extend(led(sight, log, open, Viewer::Public, &voice, news));
    Face {
        content: lines.join("\n"),
        rows: vec![CreateActionRow::Buttons(vec![board::call(sight, open, &voice)])],
        calls: vec![person.id],
        ..Face::default()
    }
}

/// What a direct message says once it is decided: by whom and how, what came of it, and that its buttons are done. `log`
/// begins with the answer; it is empty when there is none.
pub fn decided(sight: &Sight, seat: Seat, log: &[Entry], locale: Locale) -> Face {
    let voice = names::voice(sight, locale);
    let mut doc = Doc::titled(heading(sight, &voice));
    doc.line(by_whom(seat, log.first(), &voice));
    for line in lately::all(sight, log, Viewer::Seat(seat), &voice) {
        doc.line(line);
    }
    Face::embed(Embed::of(&doc, Mood::Page))
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
