//! A hint in words: the best choices, what they bring, and how sure that is.

use crate::discord::messages::embed::{Embed, EmbedKind};
use crate::discord::messages::names;
use crate::discord::messages::outgoing::OutgoingMessage;
use crate::engine::Seat;
use crate::table::Hint;
use crate::title::{Action, Judged};
use crate::words::{Doc, Locale, Tone, Voice};

const SHOWN: usize = 3;
/// From this difference of utility to the second choice the first is clearly the best, or seems better, in thousandths.
const DIFFERENCES: (u16, u16) = (60, 15);

pub fn hint(hint: &Hint, locale: Locale) -> OutgoingMessage {
    let voice = names::voice(&hint.view, locale);
    let mut doc = Doc::titled(voice.word("hint-title"));
    let known = hint.open.choices(&voice);
    for (judged, number) in hint.judged.iter().take(SHOWN).zip(1u32..) {
        let choice = known.iter().find(|choice| choice.code == judged.action.code());
        let label = choice.map_or_else(|| judged.action.to_string(), |choice| choice.label.clone());
        let mut line = voice.say("hint-choice", [("number", number.into()), ("choice", label.into())]);
        let detail = choice.map(|choice| choice.detail.clone()).filter(|detail| !detail.is_empty());
        for more in detail.into_iter().chain(outlook(judged, hint.seat, &voice)) {
            line.push_str(" · ");
            line.push_str(&more);
        }
        doc.line(line);
    }
    doc.toned(voice.word(certainty(&hint.judged)), Tone::Strong);
    doc.footer = voice.word("hint-seat");
    OutgoingMessage::embed(Embed::of(&doc, EmbedKind::Page))
}

/// The chance to win and the points in the end after a choice; `None` if it was hardly tried.
fn outlook(judged: &Judged<Action>, seat: Seat, voice: &Voice) -> Option<String> {
    let chance = judged.chances.get(seat.index()).filter(|_| judged.visits > 0)?;
    let chance = ("chance", ((chance + 5) / 10).into());
    match judged.points.get(seat.index()) {
        Some(points) => Some(voice.say("hint-chance", [chance, ("points", ((points + 50) / 100).into())])),
        None => Some(voice.say("hint-chance-alone", [chance])),
    }
}

/// How much better the first choice is, as the key of a sentence.
fn certainty(judged: &[Judged<Action>]) -> &'static str {
    let [first, others @ ..] = judged else { return "hint-only" };
    let second = others.iter().filter(|other| other.is_tried(first)).map(|other| other.worth).max();
    match (others.is_empty(), second.map(|second| first.worth.saturating_sub(second))) {
        (true, _) => "hint-only",
        (_, None) => "hint-sure",
        (_, Some(by)) if by >= DIFFERENCES.0 => "hint-sure",
        (_, Some(by)) if by >= DIFFERENCES.1 => "hint-leaning",
        _ => "hint-close",
    }
}
