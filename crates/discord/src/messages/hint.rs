//! A hint in words: the best choices, what they bring, and how sure that is.

use std::cmp::Reverse;

use crate::messages::{Embed, EmbedKind, OutgoingMessage, names};
use skald_core::engine::Seat;
use skald_core::title::{Action, Choice, ChoiceId, Judged};
use skald_core::words::{Doc, Locale, Tone, Voice};
use skald_table::Hint;

const SHOWN: usize = 3;
/// From this difference of chance to the second choice the first is clearly the best, or seems better, in thousandths.
/// The difference counts as far as it exceeds twice its standard error.
const DIFFERENCES: (i32, i32) = (60, 30);

pub fn hint(hint: &Hint, locale: Locale) -> OutgoingMessage {
    let (doc, _) = words(hint, &names::voice(&hint.view, locale));
    OutgoingMessage::embed(Embed::of(&doc, EmbedKind::Page))
}

/// A hint in words, and the first choice as its person is offered it.
pub fn words(hint: &Hint, voice: &Voice) -> (Doc, Option<ChoiceId>) {
    let mut doc = Doc::titled(voice.word("hint-title"));
    let known = hint.open.as_its_seat().offers(voice);
    let shown = shown(&hint.judged, hint.seat);
    // The words of its button: those of the intent that begins so, if there is one.
    let offered = |judged: &Judged<Action>| {
        let intent = known.iter().position(|choice| choice.intent && choice.first() == judged.action.code());
        intent.or_else(|| known.iter().position(|choice| choice.code == judged.action.code()))
    };
    for (judged, number) in shown.iter().zip(1u32..) {
        let choice = offered(judged).map(|at| &known[at]);
        let label = choice.map_or_else(|| judged.action.to_string(), label);
        let mut line = voice.say("hint-choice", [("number", number.into()), ("choice", label.into())]);
        let detail = choice.map(|choice| choice.detail.clone()).filter(|detail| !detail.is_empty());
        for more in detail.into_iter().chain(outlook(judged, hint.seat, voice)) {
            line.push_str(" · ");
            line.push_str(&more);
        }
        doc.line(line);
    }
    doc.toned(voice.word(certainty(&shown, hint.seat)), Tone::Strong);
    doc.footer = voice.word("hint-free");
    let first = shown.first().and_then(|judged| offered(judged)).map(|at| known[at].id(at as u16));
    (doc, first)
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

/// The best choice, and the next ones by their chances.
fn shown<A>(judged: &[Judged<A>], seat: Seat) -> Vec<&Judged<A>> {
    let mut shown: Vec<_> = judged.iter().take(SHOWN).collect();
    if let [_, others @ ..] = &mut shown[..] {
        others.sort_by_key(|other| Reverse(own(other, seat)));
    }
    shown
}

/// How much better the first choice is than the others that are shown, as the key of a sentence.
fn certainty<A>(shown: &[&Judged<A>], seat: Seat) -> &'static str {
    let [first, others @ ..] = shown else { return "hint-only" };
    let behind = |other: &&Judged<A>| {
        let by = own(first, seat) - own(other, seat);
        by.signum() * (by.abs() - 2 * i32::from(other.error)).max(0)
    };
    let behind: Vec<i32> = others.iter().filter(|other| other.is_tried(first)).map(behind).collect();
    let (clearly, likely) = DIFFERENCES;
    match behind.iter().min() {
        _ if others.is_empty() => "hint-only",
        Some(least) if *least < likely => match behind[..] {
            [next, last] if next < likely && last >= likely => "hint-two",
            [next, ..] if next >= likely => "hint-leaning",
            _ => "hint-close",
        },
        Some(least) if *least < clearly => "hint-leaning",
        _ => "hint-sure",
    }
}

/// The chance of a seat to win, in thousandths.
fn own<A>(judged: &Judged<A>, seat: Seat) -> i32 {
    judged.chances.get(seat.index()).copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentence_fits_the_figures() {
        let said = |figures: &[(i32, u16)]| {
            let judged = |&(chance, error): &(i32, u16)| Judged {
                chances: vec![chance, 1_000 - chance],
                error,
                visits: 40,
                ..Judged::default()
            };
            let judged: Vec<Judged> = figures.iter().map(judged).collect();
            certainty(&shown(&judged, Seat(0)), Seat(0))
        };
        for (figures, key) in [
            (&[(710, 0)][..], "hint-only"),
            (&[(710, 0), (690, 0), (688, 0)], "hint-close"),
            (&[(120, 0), (110, 0), (100, 0)], "hint-close"),
            (&[(180, 0), (120, 0), (178, 0)], "hint-two"),
            (&[(180, 0), (120, 20), (178, 0)], "hint-close"),
            (&[(700, 0), (660, 0), (650, 0)], "hint-leaning"),
            (&[(700, 0), (660, 0), (650, 20)], "hint-leaning"),
            (&[(700, 0), (600, 0), (640, 0)], "hint-sure"),
        ] {
            assert_eq!(said(figures), key, "{figures:?}");
        }
    }
}
