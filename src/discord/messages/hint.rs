//! A hint in words: the best choices, what they bring, and how sure that is.

use crate::discord::messages::{Embed, EmbedKind, OutgoingMessage, names};
use crate::engine::Seat;
use crate::table::Hint;
use crate::title::{Action, Choice, Judged};
use crate::words::{Doc, Locale, Tone, Voice};

const SHOWN: usize = 3;
/// From this difference of chance to the second choice the first is clearly the best, or seems better, in thousandths.
/// The difference counts as far as it exceeds twice its standard error.
const DIFFERENCES: (i32, i32) = (60, 15);

pub fn hint(hint: &Hint, locale: Locale) -> OutgoingMessage {
    let voice = names::voice(&hint.view, locale);
    let mut doc = Doc::titled(voice.word("hint-title"));
    let known = hint.open.as_its_seat().offers(&voice);
    for (judged, number) in hint.judged.iter().take(SHOWN).zip(1u32..) {
        // The words of its button: those of the intent that begins so, if there is one.
        let intent = known.iter().find(|choice| choice.intent && choice.first() == judged.action.code());
        let choice = intent.or_else(|| known.iter().find(|choice| choice.code == judged.action.code()));
        let label = choice.map_or_else(|| judged.action.to_string(), label);
        let mut line = voice.say("hint-choice", [("number", number.into()), ("choice", label.into())]);
        let detail = choice.map(|choice| choice.detail.clone()).filter(|detail| !detail.is_empty());
        for more in detail.into_iter().chain(outlook(judged, hint.seat, &voice)) {
            line.push_str(" · ");
            line.push_str(&more);
        }
        doc.line(line);
    }
    doc.toned(voice.word(certainty(&hint.judged, hint.seat)), Tone::Strong);
    doc.footer = voice.word("hint-seat");
    OutgoingMessage::embed(Embed::of(&doc, EmbedKind::Page))
}

/// The label of a choice with the branches that lead to it, as a person finds it.
fn label(choice: &Choice) -> String {
    let branches = choice.path.iter().map(|branch| branch.label.as_str());
    let mut way: Vec<&str> = branches.filter(|branch| !choice.label.contains(branch)).collect();
    way.push(&choice.label);
    way.join(" › ")
}

/// The chance to win and the points in the end after a choice; `None` if it was hardly tried. Points below 0 are those
/// of a rough estimate, and not said.
fn outlook(judged: &Judged<Action>, seat: Seat, voice: &Voice) -> Option<String> {
    let chance = judged.chances.get(seat.index()).filter(|_| judged.visits > 0)?;
    let chance = ("chance", ((chance + 5) / 10).into());
    match judged.points.get(seat.index()).filter(|points| **points >= 0) {
        Some(points) => Some(voice.say("hint-chance", [chance, ("points", ((points + 50) / 100).into())])),
        None => Some(voice.say("hint-chance-alone", [chance])),
    }
}

/// How much better the first choice is than the others that are shown, as the key of a sentence.
fn certainty(judged: &[Judged<Action>], seat: Seat) -> &'static str {
    let [first, others @ ..] = judged else { return "hint-only" };
    let own = |judged: &Judged<Action>| judged.chances.get(seat.index()).copied().unwrap_or_default();
    let behind = |other: &Judged<Action>| {
        let by = own(first) - own(other);
        by.signum() * (by.abs() - 2 * i32::from(other.error)).max(0)
    };
    let shown = others.iter().take(SHOWN - 1).filter(|other| other.is_tried(first)).map(behind);
    let mut least = None;
    let mut most = None;
    for by in shown {
        least = Some(least.map_or(by, |least: i32| least.min(by)));
        most = Some(most.map_or(by, |most: i32| most.max(by)));
    }
    match (others.is_empty(), least, most) {
        (true, ..) => "hint-only",
        (_, None, _) => "hint-sure",
        (_, Some(least), _) if least >= DIFFERENCES.0 => "hint-sure",
        (_, Some(least), _) if least >= DIFFERENCES.1 => "hint-leaning",
        (_, _, Some(most)) if most >= DIFFERENCES.1 => "hint-two",
        _ => "hint-close",
    }
}
