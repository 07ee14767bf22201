//! Texts about an undo by consent: the request, its end, and the private replies.

use twilight_model::channel::message::component::{Button, ButtonStyle, Component};

use crate::messages::clip::clip;
use crate::messages::custom_id::{Press, UndoButton};
use crate::messages::{Embed, EmbedKind, OutgoingMessage, choices, clock, names, orders};
use skald_core::engine::Seat;
use skald_core::words::{Doc, Locale, Voice};
use skald_table::{Actor, Consent, Entry, EntryKind, Seq, TableView, UndoAsked, UndoConsent};

/// The maximum number of quoted lines of the moves to undo.
const QUOTED: usize = 4;
/// The longest quoted line, in UTF-16 units.
const LONGEST: usize = 240;

/// The request, with a button for each answer. `entries` begin with the move.
pub fn asked(view: &TableView, asked: &UndoAsked, entries: &[Entry]) -> OutgoingMessage {
    let voice = names::voice(view, view.locale);
    let missing = asked.missing(&view.seats);
    let people: Vec<_> = missing.iter().filter_map(|seat| view.occupant(*seat)?.person()).map(|who| who.id).collect();
    let mentions = people.iter().map(|person| format!("<@{person}>")).collect::<Vec<_>>().join(", ");
    let facts = [
        ("who", voice.marked(asked.seat).into()),
        ("table", names::heading(view, &voice).into()),
        ("mentions", mentions.into()),
        ("time", clock::moment(asked.until).into()),
    ];
    let mut lines = vec![voice.say("consent-asked", facts)];
    let acts = entries.iter().filter(|entry| matches!(entry.kind, EntryKind::Act(_)));
    let fallen: Vec<_> = acts.flat_map(|entry| orders::lines(view, entry, &voice)).collect();
    lines.extend(fallen.iter().take(QUOTED).map(|line| format!("> {}", clip(line, LONGEST))));
    if fallen.len() > QUOTED {
        lines.push(voice.say("consent-more", [("count", (fallen.len() - QUOTED).into())]));
    }
    if !asked.agreed.is_empty() {
        lines.push(voice.say("consent-agreed", [("names", clock::listed(&asked.agreed, &voice).into())]));
    }
    if view.title.meta().chance {
        lines.push(voice.word("consent-same-luck"));
    }
    let agree = Press::Undo(view.id, UndoButton::Agree(asked.request));
    let refuse = Press::Undo(view.id, UndoButton::Refuse(asked.request));
    let agree = (agree, "consent-button-agree", ButtonStyle::Success);
    let rows = vec![choices::worded([agree, (refuse, "consent-button-refuse", ButtonStyle::Secondary)], &voice)];
    OutgoingMessage { content: lines.join("\n"), rows, calls: people, ..OutgoingMessage::default() }
}

/// The request once it is settled. `since` are the entries from the request on.
pub fn settled(view: &TableView, since: &[Entry]) -> OutgoingMessage {
    let voice = names::voice(view, view.locale);
    let asker = since.iter().find_map(|entry| match entry.kind {
        EntryKind::UndoAsked(seat) => Some(voice.marked(seat)),
        _ => None,
    });
    let end = since.iter().find_map(|entry| match entry.kind {
        EntryKind::Undo { agreed: true, .. } if entry.actor != Actor::System => Some(("consent-given", None)),
        EntryKind::UndoRefused(seat) => Some(("consent-refused", Some(seat))),
        EntryKind::UndoWithdrawn(_) => Some(("consent-withdrawn", None)),
        EntryKind::UndoLapsed => Some(("consent-lapsed", None)),
        _ => None,
    });
    let (key, by) = end.unwrap_or(("consent-lapsed", None));
    let by = by.map(|seat| voice.marked(seat)).unwrap_or_default();
    OutgoingMessage::text(voice.say(key, [("who", asker.unwrap_or_default().into()), ("by", by.into())]))
}

/// The private reply to the person who asked or answered.
pub fn reply(consent: &UndoConsent, locale: Locale) -> OutgoingMessage {
    let voice = names::voice(&consent.view, locale);
    let key = match consent.consent {
        Consent::Given if consent.view.is_alone() => "consent-reply-alone",
        Consent::Given => "consent-reply-given",
        Consent::Refused => "consent-reply-refused",
        Consent::Withdrawn => "consent-reply-withdrawn",
        Consent::Open if consent.view.undo_asked.is_none() => "consent-reply-over",
        Consent::Open => "consent-reply-open",
    };
    let asked = consent.view.undo_asked.as_ref();
    let missing = asked.map(|asked| asked.missing(&consent.view.seats)).unwrap_or_default();
    let until = asked.map(|asked| clock::moment(asked.until)).unwrap_or_default();
    OutgoingMessage::text(voice.say(key, [("names", clock::listed(&missing, &voice).into()), ("time", until.into())]))
}

/// The button that asks the others to undo the move of an entry. A person alone at the table undoes it without asking.
pub fn ask_button(view: &TableView, first: Seq, voice: &Voice) -> Component {
    let press = Press::Undo(view.id, UndoButton::Ask(first));
    let key = if view.is_alone() { "consent-button-alone" } else { "consent-button-ask" };
    let button = choices::button(&press, &voice.word(key), ButtonStyle::Primary);
    choices::row([Button { emoji: choices::emoji("↩"), ..button }])
}

/// A direct message about an answer that was undone.
pub fn call_undone(view: &TableView, seat: Seat, locale: Locale) -> OutgoingMessage {
    let view = &view.as_seat(seat);
    let voice = names::voice(view, locale);
    let mut doc = Doc::titled(names::heading(view, &voice));
    doc.line(voice.word("consent-call-undone"));
    OutgoingMessage::embed(Embed::of(&doc, EmbedKind::Page))
}
