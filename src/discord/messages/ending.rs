//! The end card: who won, the points by source, the duration, and how to check the dice.

use crate::discord::messages::embed::{Embed, Mood};
use crate::discord::messages::outgoing::OutgoingMessage;
use crate::discord::messages::{call, lobby, names};
use crate::engine::{Outcome, Seat};
use crate::table::{GameView, Stage, TableView};
use crate::words::{Doc, Section, Tone, Voice};

/// The end card of a finished or stopped game.
pub fn card(view: &TableView) -> OutgoingMessage {
    let voice = names::voice(view, view.locale);
    OutgoingMessage::embed(Embed::of(&doc(view, &voice), Mood::Over))
}

fn doc(view: &TableView, voice: &Voice) -> Doc {
    let title = view.title.meta().name;
    let mut doc = match (&view.game, view.stage) {
        (Some(game), Stage::Finished) => {
            let mut doc = Doc::titled(voice.say("discord-end-title", [("title", title.into())]));
            if let Some(outcome) = game.outcome() {
                ranks(&mut doc, &outcome, voice);
            }
            sheets(&mut doc, view, game, voice);
            doc
        }
        _ => Doc::titled(voice.say("discord-end-title-stopped", [("title", title.into())])),
    };
    if let Some(took) = took(view, voice) {
        doc.line(took);
    }
    doc.section(dice(view, voice));
    doc.footer = voice.say("discord-footer-table", [("table", view.id.to_string().into())]);
    doc
}

/// The seats by rank, with ties.
fn ranks(doc: &mut Doc, outcome: &Outcome, voice: &Voice) {
    let mut order: Vec<_> = outcome.ranks.iter().enumerate().map(|(index, rank)| (*rank, index)).collect();
    order.sort_unstable();
    for (rank, index) in order {
        let points = outcome.points.get(index).copied().unwrap_or_default();
        let tied = outcome.ranks.iter().filter(|other| **other == rank).count() > 1;
        let facts = [
            ("place", voice.ordinal(rank).into()),
            ("medal", medal(rank).into()),
            ("who", voice.marked(Seat(index as u8)).into()),
            ("points", points.into()),
        ];
        doc.line(voice.say(if tied { "discord-end-rank-shared" } else { "discord-end-rank" }, facts));
    }
}

const fn medal(rank: u8) -> &'static str {
    match rank {
        1 => "🥇",
        2 => "🥈",
        3 => "🥉",
        _ => "▫️",
    }
}

/// The points of every seat by their source, as far as the viewer may know them.
pub fn sheets(doc: &mut Doc, view: &TableView, game: &GameView, voice: &Voice) {
    for seat in Seat::all(view.seats.len() as u8) {
        let seen = game.score(seat);
        let facts = [("who", voice.marked(seat).into()), ("points", seen.sheet.total().into())];
        let key = if seen.hidden.is_empty() { "discord-score-seat" } else { "discord-score-seat-partly" };
        let mut section = Section { narrow: true, ..Section::titled(voice.say(key, facts)) };
        for line in &seen.sheet.lines {
            let source = source(view, &line.source, voice);
            let facts = [("source", source.into()), ("points", line.points.into()), ("count", line.count.into())];
            section.line(voice.say("discord-score-line", facts));
        }
        for hidden in &seen.hidden {
            let facts = [("source", source(view, hidden, voice).into())];
            section.toned(voice.say("discord-score-hidden", facts), Tone::Quiet);
        }
        doc.section(section);
    }
}

/// The name of a source of points.
pub fn source(view: &TableView, source: &str, voice: &Voice) -> String {
    voice.word(&format!("{}-source-{source}", view.title.meta().key).replace('_', "-"))
}

fn took(view: &TableView, voice: &Voice) -> Option<String> {
    let minutes = view.ended_at?.0.saturating_sub(view.started_at?.0) / 60_000;
    let (days, hours, minutes) = (minutes / 1440, minutes / 60 % 24, minutes % 60);
    let facts = [("days", days.into()), ("hours", hours.into()), ("minutes", minutes.into())];
    let key = match (days, hours) {
        (0, 0) => "discord-end-took-minutes",
        (0, _) => "discord-end-took-hours",
        _ => "discord-end-took-days",
    };
    Some(voice.say(key, facts))
}

fn dice(view: &TableView, voice: &Voice) -> Section {
    let mut section = Section::titled(voice.word("discord-end-dice"));
    if let (Some(seed), Some(commitment)) = (&view.seed, &view.commitment) {
        let facts = [("seed", seed.to_string().into()), ("commitment", commitment.0.as_str().into())];
        section.line(voice.say("discord-end-dice-seed", facts.clone()));
        section.line(voice.say("discord-end-dice-promise", facts));
        section.line(voice.word("discord-end-dice-how"));
    }
    section.line(lobby::edition(view, voice));
    section
}

/// The heading of the last board, for references to the end card.
pub fn heading(view: &TableView, voice: &Voice) -> String {
    call::heading(view, voice)
}
