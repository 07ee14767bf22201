//! The review of a finished game: what turned it, choice and luck, and the chances as a picture.

use twilight_model::channel::message::component::ButtonStyle;

use crate::messages::{Embed, EmbedKind, OutgoingMessage, Press, choices, names};
use skald_core::title::review::CHECKERS;
use skald_core::words::{Doc, Locale, Section, Tone};
use skald_table::{GameReview, Moment, Seq};

/// The private message, with a button to the board before each decision that turned the game.
pub fn message(reviewed: &GameReview, minutes: u64, locale: Locale) -> OutgoingMessage {
    let (doc, choices) = doc(reviewed, minutes, locale);
    let button = |(label, seq): (String, Seq)| {
        let press = Press::Replay(reviewed.view.id, Moment::Choice(seq));
        choices::button(&press, &label, ButtonStyle::Secondary)
    };
    let buttons = choices.into_iter().map(button).collect();
    OutgoingMessage::embed(Embed::of(&doc, EmbedKind::Page)).with(choices::rows(buttons))
}

/// The review in words, and the decisions that turned the game: the words of a button, and the entry of the choice. Before
/// the check it says that one runs, for at most so many minutes.
pub fn doc(reviewed: &GameReview, minutes: u64, locale: Locale) -> (Doc, Vec<(String, Seq)>) {
    let view = &reviewed.view;
    let voice = names::voice(view, locale);
    let mut doc = Doc::titled(voice.word("review-title"));
    doc.toned(voice.word("review-turning"), Tone::Strong);
    if reviewed.review.is_unfinished && !reviewed.is_checked {
        doc.line(voice.say("review-checking", [("minutes", minutes.into())]));
    } else if reviewed.turning.is_empty() {
        doc.line(voice.word("review-turning-none"));
    }
    let mut choices = Vec::new();
    for ((decision, position, entry), number) in reviewed.turning.iter().zip(1_u32..) {
        let voice_then = names::voice_at(view, entry, &voice);
        doc.extend(decision.lines(number, position.as_ref(), &voice_then));
        for line in decision.why(view.title.as_ref(), &voice_then) {
            doc.toned(line, Tone::Quiet);
        }
        choices.push((voice.say("review-button", [("number", number.into())]), Seq(decision.seq)));
    }
    if reviewed.review.is_unfinished && reviewed.is_checked {
        doc.line(voice.word("review-turning-unfinished"));
    }
    let mut seats = Section::titled(voice.word("review-accounts"));
    seats.extend(reviewed.review.seat_lines(&names::voice_of_all(view, &voice)));
    doc.section(seats);
    let name = |player| voice.word(&names::policy_key(player)).into();
    doc.footer = voice.say("review-by", [("player", name(reviewed.player)), ("other", name(CHECKERS[0].name()))]);
    (doc, choices)
}
