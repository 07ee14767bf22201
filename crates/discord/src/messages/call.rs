//! Messages that call a person, by mention or directly, and their edits once the decision is made.
//!
//! Each begins with the request, because a notification shows only the first line.

use crate::messages::choices::{self, Shown};
use crate::messages::{
    Embed, EmbedKind, Extent, OutgoingMessage, PageCursor, board, clock, names, orders, phone, recent_log,
};
use skald_core::engine::Seat;
use skald_core::words::{Doc, Fact, Locale, Voice};
use skald_table::{Actor, DecisionId, Entry, OpenDecision, Person, Seq, TableView};

/// How many lines of a phone say privately what led to a decision.
const LED: usize = 2;
/// So many choices out of turn stand in words alone.
const FEW: usize = 3;

/// What a person is asked, as calls tell it.
#[derive(Clone, Copy)]
pub struct Question<'a> {
    pub view: &'a TableView,
    /// The last entries of the log, back to the oldest of `news`. Out of turn it ends with the decision.
    pub log: &'a [Entry],
    pub open: &'a OpenDecision,
    pub person: &'a Person,
    /// The moves made for the person that no call has reported, the oldest first.
    pub news: &'a [Seq],
}

/// Calls the person whose turn it is. `lapsed` says that their plan is no longer possible. The plan itself is not shown,
/// because everybody can read this message.
pub fn turn(asked: Question<'_>, board: &str, lapsed: bool) -> OutgoingMessage {
    let Question { view, open, person, .. } = asked;
    let voice = names::voice(view, view.locale);
    let facts = [
        ("mention", format!("<@{}>", person.id).into()),
        ("table", names::heading(view, &voice).into()),
        ("matter", names::matter(open, &voice).into()),
        ("link", board.to_owned().into()),
    ];
    let mut lines = vec![voice.say("discord-turn", facts)];
    lines.extend(beside(asked, lapsed, &voice));
    clock::to(person, lines)
}

/// The direct message to the person whose turn it is, in a game whose channel is not writable. A button opens the turn.
/// `lapsed` as in [`turn`].
pub fn turn_elsewhere(asked: Question<'_>, location: &names::Location, lapsed: bool) -> OutgoingMessage {
    let Question { view, open, person, .. } = asked;
    let voice = names::voice(view, person.locale);
    let facts = [
        ("table", names::heading(view, &voice).into()),
        ("matter", names::matter(open, &voice).into()),
        ("place", location.name.as_str().into()),
        ("why", voice.word(if location.gone { "discord-elsewhere-gone" } else { "discord-elsewhere-refused" }).into()),
    ];
    let mut lines = vec![voice.say("discord-turn-elsewhere", facts)];
    lines.extend(beside(asked, lapsed, &voice));
    let row = choices::row([board::turn_button(view, open, &voice)]);
    OutgoingMessage::text(lines.join("\n")).with(vec![row])
}

/// The direct message about a decision out of turn: where it is, what led to it, the stakes, and the choices.
pub fn direct(asked: Question<'_>, location: &names::Location, extent: Extent) -> OutgoingMessage {
    let Question { open, person, .. } = asked;
    let view = &asked.view.as_seat(open.decision.seat);
    let voice = names::voice(view, person.locale);
    let mut lines = vec![voice.say("discord-call-direct", at(view, location, &voice))];
    lines.extend(clock::deadline(view, open, &voice));
    lines.extend(lines_before(Question { view, ..asked }, &voice));
    brief(lines.join("\n"), view, open, &voice, 0, extent)
}

/// The direct message that reminds of a decision out of turn; `by` is the seat that asked for the reminder.
pub fn reminded(asked: Question<'_>, location: &names::Location, by: Option<Seat>, extent: Extent) -> OutgoingMessage {
    let Question { log, open, person, .. } = asked;
    let view = &asked.view.as_seat(open.decision.seat);
    let voice = names::voice(view, person.locale);
    let mut lines = vec![clock::reminder_direct(view, location, by, &voice)];
    lines.extend(clock::deadline(view, open, &voice));
    lines.extend(before(view, log, open, &voice));
    brief(lines.join("\n"), view, open, &voice, 0, extent)
}

/// The direct message about a forced move out of turn: what led to it and what followed. The entry `by` is the last of
/// `log`.
pub fn forced(
    view: &TableView,
    log: &[Entry],
    seat: Seat,
    by: Seq,
    person: &Person,
    location: &names::Location,
) -> OutgoingMessage {
    let view = &view.as_seat(seat);
    let voice = names::voice(view, person.locale);
    let mut lines = vec![voice.say("discord-call-forced", at(view, location, &voice))];
    lines.extend(recent_log::before(view, log, DecisionId(by.0), &voice));
    OutgoingMessage::text(lines.join("\n"))
}

/// The message of [`forced`] as a mention, where direct messages are closed.
pub fn forced_mention(
    view: &TableView,
    log: &[Entry],
    by: Seq,
    person: &Person,
    location: &names::Location,
) -> OutgoingMessage {
    let voice = names::voice(view, view.locale);
    let facts = [&clock::about(view, person, &voice)[..], &[("link", location.board.as_str().into())]].concat();
    let mut lines = vec![voice.say("discord-call-forced-mention", facts)];
    lines.extend(recent_log::before(view, log, DecisionId(by.0), &voice));
    clock::to(person, lines)
}

/// The further lines of a call to a turn: that only its end is left, the deadline, moves made for the person, a lapsed
/// plan.
fn beside(asked: Question<'_>, lapsed: bool, voice: &Voice) -> Vec<String> {
    let mut lines = Vec::from_iter(clock::end_left(asked.view, asked.open, voice));
    lines.extend(clock::deadline(asked.view, asked.open, voice));
    lines.extend(forced_moves(asked, voice));
    lines.extend(lapsed.then(|| voice.word("orders-lapsed-call")));
    lines
}

fn at<'a>(view: &TableView, location: &'a names::Location, voice: &Voice) -> [(&'static str, Fact<'a>); 3] {
    let table = names::heading(view, voice);
    [("table", table.into()), ("place", location.name.as_str().into()), ("link", location.board.as_str().into())]
}

/// What led to a decision out of turn, after the forced moves made for its person.
fn lines_before(asked: Question<'_>, voice: &Voice) -> Vec<String> {
    let mut lines = forced_moves(asked, voice);
    let led = before(asked.view, asked.log, asked.open, voice);
    // If the decision follows from a forced move, that move is listed once.
    let led: Vec<_> = led.into_iter().filter(|line| !lines.contains(line)).collect();
    lines.extend(led);
    lines
}

/// The forced moves and orders of a person, introduced by a sentence.
fn forced_moves(asked: Question<'_>, voice: &Voice) -> Vec<String> {
    let Question { view, log, news, .. } = asked;
    let Some(last) = news.last() else { return Vec::new() };
    let unasked = log.iter().rev().filter(|entry| entry.seq <= *last).take_while(|entry| recent_log::is_unasked(entry));
    let ordered = unasked.into_iter().any(Entry::is_ordered);
    let key = if ordered { "orders-meanwhile" } else { "discord-call-meanwhile" };
    let mut lines = vec![voice.word(key)];
    lines.extend(recent_log::before_all(view, log, news, voice));
    lines
}

/// The message of [`direct`] that a mention's button opens, and its other pages.
pub fn opened(
    view: &TableView,
    log: &[Entry],
    open: &OpenDecision,
    voice: &Voice,
    cursor: impl Into<PageCursor>,
    extent: Extent,
) -> OutgoingMessage {
    let view = &view.as_seat(open.decision.seat);
    let lines = phone::last(before(view, log, open, voice), LED);
    brief(lines.join("\n"), view, open, voice, cursor, extent)
}

/// Whether a decision out of turn needs the board: it asks for one of many places.
pub fn needs_picture(open: &OpenDecision, voice: &Voice) -> bool {
    open.as_its_seat().choices(voice).len() > FEW
}

/// What led to a decision out of turn. In a person's own turn the board says enough.
fn before(view: &TableView, log: &[Entry], open: &OpenDecision, voice: &Voice) -> Vec<String> {
    if open.decision.out_of_turn { recent_log::before(view, log, open.id, voice) } else { Vec::new() }
}

/// The question and its choices below `content`, shown privately. A brief one gets more words if its picture fails.
pub fn brief(
    content: String,
    view: &TableView,
    open: &OpenDecision,
    voice: &Voice,
    cursor: impl Into<PageCursor>,
    extent: Extent,
) -> OutgoingMessage {
    let open = &open.as_its_seat();
    let shown = Shown::new(view.id, open, cursor.into(), voice);
    let text = |extent| Embed::of(&board::question(&content, open, &shown, voice, extent), EmbedKind::Call);
    let undo = choices::undo_button(view, open.id, voice);
    let tail = undo.into_iter().chain(orders::buttons(view, open, voice)).collect();
    let in_words = (extent == Extent::Brief).then(|| text(Extent::Whole));
    let outgoing = OutgoingMessage::embed(text(extent)).with(shown.rows(tail, voice));
    OutgoingMessage { content, in_words, ..outgoing }
}

/// The mention if direct messages are closed, with a button that only its person can use.
pub fn mention(asked: Question<'_>) -> OutgoingMessage {
    let Question { view, open, person, .. } = asked;
    let voice = names::voice(view, view.locale);
    let facts = [
        ("mention", format!("<@{}>", person.id).into()),
        ("table", names::heading(view, &voice).into()),
        ("matter", names::matter(open, &voice).into()),
    ];
    let mut lines = vec![voice.say("discord-call-mention", facts)];
    lines.extend(clock::deadline(view, open, &voice));
    lines.extend(lines_before(asked, &voice));
    clock::to(person, lines).with(vec![choices::row([board::turn_button(view, open, &voice)])])
}

/// A direct message whose decision is made: the answer, what followed, and no buttons. `log` begins with the answer; it
/// is empty if there is none.
pub fn decided(view: &TableView, seat: Seat, log: &[Entry], locale: Locale) -> OutgoingMessage {
    let view = &view.as_seat(seat);
    let voice = names::voice(view, locale);
    let mut doc = Doc::titled(names::heading(view, &voice));
    doc.line(by_whom(seat, log.first(), &voice));
    doc.extend(recent_log::all(view, log, &voice));
    OutgoingMessage::embed(Embed::of(&doc, EmbedKind::Page))
}

fn by_whom(seat: Seat, by: Option<&Entry>, voice: &Voice) -> String {
    let key = match by.map(|entry| &entry.actor) {
        Some(Actor::Computer(_)) => "discord-call-decided-computer",
        Some(Actor::Ordered) => "orders-decided",
        Some(_) => "discord-call-decided",
        None => "discord-call-void",
    };
    voice.say(key, [("who", voice.marked(seat).into())])
}
