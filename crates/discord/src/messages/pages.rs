//! The private replies of commands, in the person's language: scores, log, status and help.

use reqwest::Url;
use twilight_model::channel::message::component::{Button, ButtonStyle, Component};

use crate::messages::choices::{self, page_buttons};
use crate::messages::clip::{clip, length};
use crate::messages::custom_id::{Lobby, Press};
use crate::messages::{
    Embed, EmbedKind, OutgoingMessage, clock, ending, lobby, names, orders, phone, recent_log, tutorial,
};
use skald_config::LegalLinks;
use skald_core::engine::Seat;
use skald_core::title::Titles;
use skald_core::words::{Doc, Line, Locale, Section, Tone, Voice};
use skald_table::{Actor, Entry, EntryKind, PersonId, Seq, Stage, TableView};

/// How much text one page of the log holds, in UTF-16 units.
const LOG_PAGE: usize = 3000;

/// The points of all seats by source, as far as the reader may know them.
pub fn score(view: &TableView, locale: Locale) -> OutgoingMessage {
    let voice = names::voice(view, locale);
    let key = if view.is_over() { "discord-score-title-over" } else { "discord-score-title" };
    let mut doc = Doc::titled(voice.say(key, [("table", names::heading(view, &voice).into())]));
    if let Some(game) = &view.game {
        ending::sheets(&mut doc, view, game, &voice);
    }
    doc.footer = voice.word("discord-score-explain");
    OutgoingMessage::embed(Embed::of(&doc, EmbedKind::Page))
}

/// The event behind every point of a seat that the reader may know.
pub fn explained(view: &TableView, log: &[Entry], seat: Seat, locale: Locale) -> OutgoingMessage {
    let voice = names::voice(view, locale);
    let facts = [("who", voice.marked(seat).into())];
    let mut doc = Doc::titled(voice.say("discord-explain-title", facts));
    let Some(game) = &view.game else { return OutgoingMessage::embed(Embed::of(&doc, EmbedKind::Page)) };
    let seen = game.score(seat);
    let reasons = game.explain(log, seat, &voice);
    for line in &seen.sheet.lines {
        let facts = [("source", ending::source(view, &line.source, &voice).into()), ("points", line.points.into())];
        let mut section = Section::titled(voice.say("discord-explain-source", facts));
        for reason in reasons.iter().filter(|reason| reason.source == line.source) {
            let facts =
                [("points", reason.points.into()), ("text", reason.text.as_str().into()), ("entry", reason.seq.into())];
            section.line(voice.say("discord-explain-reason", facts));
        }
        if section.lines.is_empty() {
            section.toned(voice.word("discord-explain-nothing"), Tone::Quiet);
        }
        doc.section(section);
    }
    for hidden in &seen.hidden {
        let facts = [("source", ending::source(view, hidden, &voice).into())];
        doc.toned(voice.say("discord-score-hidden", facts), Tone::Quiet);
    }
    doc.footer = voice.say("discord-explain-total", [("points", seen.sheet.total().into())]);
    OutgoingMessage::embed(Embed::of(&doc, EmbedKind::Page))
}

/// Where a reader starts in the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogFrom {
    Latest,
    Start,
    /// After the reader's own last action.
    MyTurn,
    /// On this page, from 0.
    Page(u16),
}

pub fn log(view: &TableView, entries: &[Entry], reader: PersonId, from: LogFrom, locale: Locale) -> OutgoingMessage {
    let voice = names::voice(view, locale);
    let mine = |entry: &Entry| entry.actor == Actor::Person(reader) && matches!(entry.kind, EntryKind::Act(_));
    let last = entries.iter().rev().find(|entry| mine(entry)).map_or(Seq(0), |entry| entry.seq);
    let pages = paged(&narrated(view, entries, &voice));
    let count = pages.len();
    let page = match from {
        LogFrom::Latest => count - 1,
        LogFrom::Start => 0,
        LogFrom::MyTurn => pages.iter().position(|page| page.last > last).unwrap_or(count - 1),
        LogFrom::Page(page) => usize::from(page).min(count - 1),
    };
    let mut doc = Doc::titled(voice.say("discord-log-title", [("table", names::heading(view, &voice).into())]));
    let mut chapter = "";
    for Narrated { seq, lines, under } in &pages[page].narrated {
        if under != chapter {
            doc.toned(under.clone(), Tone::Strong);
            chapter = under;
        }
        let sign = if from == LogFrom::MyTurn && *seq > last { "🆕 " } else { "" };
        for line in lines {
            doc.line(format!("{sign}{line}"));
        }
    }
    if doc.lines.is_empty() {
        doc.toned(voice.word("discord-log-empty"), Tone::Quiet);
    }
    doc.footer = voice.say("discord-page", [("page", (page + 1).into()), ("pages", count.into())]);
    let rows = turning(page, count, |to| Press::Log(view.id, to), &voice);
    OutgoingMessage::embed(Embed::of(&doc, EmbedKind::Page)).with(rows)
}

/// The buttons to the neighbouring pages, if any.
pub fn turning(page: usize, count: usize, to: impl Fn(u16) -> Press, voice: &Voice) -> Vec<Component> {
    let buttons = || page_buttons(page as u16, count as u16, |page| to(page).to_string(), voice);
    (count > 1).then(buttons).into_iter().collect()
}

/// An entry in words.
#[derive(Clone)]
struct Narrated {
    seq: Seq,
    lines: Vec<String>,
    /// The chapter of the game that it belongs to, such as a round; empty before the first.
    under: String,
}

/// The entries with text, each with its chapter.
fn narrated(view: &TableView, entries: &[Entry], voice: &Voice) -> Vec<Narrated> {
    let mut under = String::new();
    let mut narrated = Vec::new();
    for entry in entries {
        let lines = entry_lines(view, entry, voice);
        if !lines.is_empty() {
            narrated.push(Narrated { seq: entry.seq, lines, under: under.clone() });
        }
        if let Some(next) = view.chapter(entry, voice) {
            under = next;
        }
    }
    narrated
}

#[derive(Default)]
struct LogPage {
    narrated: Vec<Narrated>,
    last: Seq,
}

/// Entries packed into pages; at least one page.
fn paged(narrated: &[Narrated]) -> Vec<LogPage> {
    let mut pages = vec![LogPage::default()];
    let mut used = 0;
    for one in narrated {
        let needs: usize = one.lines.iter().chain([&one.under]).map(|line| length(line) + 5).sum();
        if used > 0 && used + needs > LOG_PAGE {
            pages.push(LogPage::default());
            used = 0;
        }
        used += needs;
        if let Some(page) = pages.last_mut() {
            page.narrated.push(one.clone());
            page.last = one.seq;
        }
    }
    pages
}

/// An entry in words: a lobby event, or the events of the game.
fn entry_lines(view: &TableView, entry: &Entry, voice: &Voice) -> Vec<String> {
    let mut lines = Vec::new();
    let (key, seat) = match entry.kind {
        EntryKind::Open => ("discord-log-open", None),
        // Seats of a lobby move up when somebody leaves, so these texts name the person and not the seat.
        EntryKind::Join(_) => ("discord-log-join", None),
        EntryKind::Leave(_) => ("discord-log-leave", None),
        EntryKind::AddComputer(_) => ("discord-log-add-computer", None),
        EntryKind::RemoveComputer(_) => ("discord-log-remove-computer", None),
        EntryKind::Start => ("discord-log-start", None),
        // Undone entries are not shown.
        EntryKind::Act(_) | EntryKind::Undo { agreed: false, .. } => ("", None),
        EntryKind::Undo { seat, .. } => (recent_log::undo_key(view, entry), Some(seat)),
        EntryKind::UndoAsked(seat) => ("discord-log-undo-asked", Some(seat)),
        EntryKind::UndoAgreed(seat) => ("discord-log-undo-agreed", Some(seat)),
        EntryKind::UndoRefused(seat) => ("discord-log-undo-refused", Some(seat)),
        EntryKind::UndoWithdrawn(seat) => ("discord-log-undo-withdrawn", Some(seat)),
        EntryKind::UndoLapsed => ("discord-log-undo-lapsed", None),
        EntryKind::Forgotten => ("discord-log-forgotten", None),
        EntryKind::HandOver(seat) => ("discord-log-hand-over", Some(seat)),
        EntryKind::Reclaim(seat) => ("discord-log-reclaim", Some(seat)),
        EntryKind::End if entry.actor == Actor::System => ("discord-status-ended", None),
        EntryKind::End => ("discord-log-end", None),
        EntryKind::Import => ("discord-log-import", None),
        EntryKind::Patch { .. } => ("discord-log-patch", None),
        EntryKind::Kick(_) => ("discord-log-kick", None),
        EntryKind::Pace => ("discord-log-pace", None),
        EntryKind::LobbyWarning => ("discord-log-lobby-warning", None),
        EntryKind::Reminder(seat) => ("discord-log-reminder", Some(seat)),
        EntryKind::Nudge(seat) => ("discord-log-nudge", Some(seat)),
        EntryKind::TimeUp(seat) => ("discord-log-time-up", Some(seat)),
        EntryKind::Extend(seat) => ("discord-log-extend", Some(seat)),
        EntryKind::Pause if entry.actor == Actor::System => ("discord-log-removed", None),
        EntryKind::Resume if entry.actor == Actor::System => ("discord-log-invited", None),
        EntryKind::Pause => ("discord-log-pause", None),
        EntryKind::Resume => ("discord-log-resume", None),
        EntryKind::Vote => ("discord-log-vote", None),
        EntryKind::Credit { .. } => ("discord-log-credit", None),
        EntryKind::Away(seat) => ("discord-log-away", Some(seat)),
        EntryKind::Back(seat) => ("discord-log-reclaim", Some(seat)),
        EntryKind::Substitute(_) => ("discord-log-substitute", None),
        EntryKind::Order(_) if entry.actor == Actor::Ordered => ("orders-log-lapsed", None),
        EntryKind::Order(_) => ("orders-log", None),
        EntryKind::Offered(seat) => ("discord-log-offered", Some(seat)),
        EntryKind::Gone(seat) => ("discord-log-gone", Some(seat)),
        EntryKind::Returned(seat) => ("discord-log-returned", Some(seat)),
        EntryKind::Renamed(seat) => ("discord-log-renamed", Some(seat)),
        EntryKind::QuietHours(seat) => ("discord-log-quiet", Some(seat)),
        EntryKind::Hint(seat) => ("hint-log", Some(seat)),
        EntryKind::Declined => ("invitation-log-declined", None),
        EntryKind::Agreed(_) => ("terms-log-agreed", None),
        EntryKind::Host(_) | EntryKind::Invited(_) | EntryKind::Uninvited(_) => ("", None),
    };
    if !key.is_empty() {
        let who = match seat {
            Some(seat) => names::owner_at(view, seat, entry.seq, voice),
            None => actor(view, entry, voice),
        };
        lines.push(lobby::logged(entry, &who, voice).unwrap_or_else(|| {
            voice.say(key, [("who", who.into()), ("version", u32::from(entry.rules_version).into())])
        }));
    }
    lines.extend(recent_log::about_another(view, entry, voice));
    lines.extend(orders::lines(view, entry, voice));
    if let Some(first) = lines.first_mut() {
        *first = format!("`{:>3}` {first}", entry.seq.0);
    }
    lines.iter().map(|line| clip(line, 900)).collect()
}

fn actor(view: &TableView, entry: &Entry, voice: &Voice) -> String {
    match entry.actor {
        Actor::Person(person) => names::known(view, person, voice),
        _ => String::new(),
    }
}

/// The status of a table: stage, whose turn, seats, terms.
pub fn status(view: &TableView, locale: Locale) -> OutgoingMessage {
    let voice = names::voice(view, locale);
    let mut doc = Doc::titled(names::heading(view, &voice));
    doc.toned(whose_turn(view, &voice), Tone::Strong);
    doc.lines.extend(lobby::waiting(view, &voice).map(|text| Line { text, tone: Tone::Strong }));
    clock::add(&mut doc, view, &voice);
    let mut seats = Section::titled(voice.word("discord-status-seats"));
    for seat in Seat::all(view.seats.len() as u8) {
        seats.line(lobby::seat(view, seat, &voice));
    }
    for seat in Seat::all(view.wanted).skip(view.seats.len()).take(view.invited.len()) {
        seats.line(lobby::seat(view, seat, &voice));
    }
    doc.section(seats).section(lobby::terms(view, &voice));
    doc.footer = voice.say("discord-footer-table", [("table", view.id.to_string().into())]);
    let rows = choices::rows(clock::free_seat_buttons(view, &voice));
    OutgoingMessage::embed(Embed::of(&doc, EmbedKind::Page)).with(rows)
}

/// The people that a table waits for, in one sentence.
pub fn whose_turn(view: &TableView, voice: &Voice) -> String {
    match (view.stage, view.open.first()) {
        (Stage::Lobby, _) => {
            let open = usize::from(view.wanted).saturating_sub(view.seats.len());
            let facts = [("since", clock::moment(view.opened_at).into()), ("open", open.into())];
            voice.say("discord-status-lobby", facts)
        }
        (Stage::Playing, Some(open)) => {
            let names: Vec<_> = view.open.iter().map(|open| voice.marked(open.decision.seat)).collect();
            let facts = [("names", names.join(", ").into()), ("since", clock::moment(open.since).into())];
            voice.say("discord-status-waits", facts)
        }
        (Stage::Playing, None) => voice.word("discord-status-moves"),
        (Stage::Finished, _) => voice.word("discord-status-finished"),
        (Stage::Ended, _) => ending::by_default(view, voice).unwrap_or_else(|| voice.word("discord-status-ended")),
    }
}

/// Asks whether to end a table for everybody: the question, and its button. The button of a lobby does not end a game
/// that has started meanwhile.
pub fn end_question(view: &TableView, voice: &Voice) -> (String, Button) {
    let (question, press) = match view.stage {
        Stage::Lobby => ("discord-table-end-lobby", Press::Lobby(view.id, Lobby::Cancel)),
        _ if view.is_left_to_one() => ("discord-table-end-abandoned", Press::End(view.id)),
        _ => ("discord-table-end-game", Press::End(view.id)),
    };
    (voice.word(question), choices::button(&press, &voice.word("discord-button-end"), ButtonStyle::Danger))
}

/// The name of the rules of every table, among the titles.
pub const PLAY: &str = "play";
/// The name of the help among the titles.
pub const HELP: &str = "help";
/// How many lines fit the first page of the help, which has the buttons of all titles, and each of the others.
const HELP_ROOM: (usize, usize) = (9, 19);

/// A page of the help with the operator's policies. The first has a button for each title that opens a table, the second
/// one that opens its tutorial.
pub fn help(titles: &Titles, legal: &LegalLinks, page: u16, locale: Locale) -> OutgoingMessage {
    let voice = Voice::new(locale, Vec::new());
    let mut doc = Doc::titled(voice.word("discord-help-title"));
    let known = titles.keys().filter_map(|key| titles.default_of(key));
    doc.extend(known.take(choices::BUTTONS).map(|title| names::named_about(title.as_ref(), &voice)));
    for part in ["begin", "play", "advice", "called", "away", "see", "dice"] {
        let mut section = said(&format!("discord-help-{part}-title"), &format!("discord-help-{part}"), &voice);
        if part == "begin" {
            section.line(voice.word("discord-help-lead"));
        }
        doc.section(section);
    }
    let links = [("discord-help-privacy", &legal.privacy), ("discord-help-terms", &legal.terms)];
    let link = |(key, url): (&str, &Option<Url>)| Some(format!("[{}]({})", voice.word(key), url.as_ref()?));
    let links: Vec<_> = links.into_iter().filter_map(link).collect();
    if !links.is_empty() {
        let mut section = Section::titled(voice.word("discord-help-legal-title"));
        section.line(links.join(" · "));
        doc.section(section);
    }
    doc.footer = voice.word("discord-help-footer");
    let open = |key: &str| {
        let name = titles.name_of(key, &voice);
        choices::button(&Press::NewTable(key.to_owned()), &name, ButtonStyle::Primary)
    };
    // A table on the page that says what each game is, a tutorial on the next one.
    let buttons: Vec<_> = match page {
        0 => titles.keys().map(open).collect(),
        1 => titles.keys().filter_map(|key| tutorial::button(titles.default_of(key)?.as_ref(), &voice)).collect(),
        _ => Vec::new(),
    };
    let mut outgoing = paged_text(&doc, HELP_ROOM, HELP, page, &voice);
    outgoing.rows.extend(choices::rows(buttons.into_iter().take(choices::BUTTONS).collect()));
    outgoing
}

/// What holds at every table: time, seats, votes, results.
pub fn rules_of_play(page: u16, locale: Locale) -> OutgoingMessage {
    let voice = Voice::new(locale, Vec::new());
    let mut doc = Doc::titled(voice.word("discord-play-title"));
    for part in ["time", "seats", "votes", "results", "tournaments"] {
        doc.section(said(&format!("discord-play-{part}-title"), &format!("discord-play-{part}"), &voice));
    }
    paged_text(&doc, (HELP_ROOM.1, HELP_ROOM.1), PLAY, page, &voice)
}

fn said(title: &str, text: &str, voice: &Voice) -> Section {
    let mut section = Section::titled(voice.word(title));
    section.line(voice.word(text));
    section
}

/// A page of a text that is named like a title.
fn paged_text(doc: &Doc, room: (usize, usize), name: &str, page: u16, voice: &Voice) -> OutgoingMessage {
    let mut pages = phone::pages(doc, room);
    let count = pages.len();
    let page = usize::from(page).min(pages.len() - 1);
    let rows = turning(page, count, |to| Press::Rules(name.to_owned(), to), voice);
    let mut shown = pages.swap_remove(page);
    if page + 1 < count {
        // The first page has no room for the footer.
        shown.footer.clear();
    }
    OutgoingMessage::embed(Embed::of(&shown, EmbedKind::Page)).with(rows)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn log_pages_are_filled_in_order_and_never_empty() {
        let entry = |seq: u64, lines: usize| {
            let lines = vec!["x".repeat(LOG_PAGE / 4); lines];
            Narrated { seq: Seq(seq), lines, under: String::new() }
        };
        let filled = |narrated: &[Narrated]| {
            paged(narrated).iter().map(|page| (page.narrated.len(), page.last)).collect::<Vec<_>>()
        };
        let long = [entry(1, 5), entry(2, 2), entry(3, 1), entry(4, 1)];
        assert_eq!(filled(&long), [(1, Seq(1)), (2, Seq(3)), (1, Seq(4))]);
        assert_eq!(filled(&[]), [(0, Seq(0))], "an empty log has one page");
    }
}
