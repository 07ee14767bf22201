//! The end card: who won, the points by source, the duration, and the next options; and the check of the dice.

use twilight_model::channel::message::component::{ButtonStyle, Component};

use crate::messages::{Embed, EmbedKind, OutgoingMessage, Press, choices, clock, lobby, names};
use skald_core::engine::{Outcome, Seat};
use skald_core::title::reviewer;
use skald_core::words::{Doc, Line, Locale, Section, Tone, Voice, Words, row};
use skald_table::{CheckedDice, GameView, Moment, Occupant, Stage, TableView};

/// The end card of a finished or stopped game: mentions each person who played, once.
pub fn card(view: &TableView) -> OutgoingMessage {
    let voice = names::voice(view, view.locale);
    let people: Vec<_> = view.seats.iter().filter_map(Occupant::owner).filter(|who| who.id.0 != 0).collect();
    let mentions: Vec<_> = people.iter().map(|person| format!("<@{}>", person.id)).collect();
    OutgoingMessage {
        content: mentions.join(" "),
        calls: people.into_iter().map(|person| person.id).collect(),
        ..OutgoingMessage::embed(Embed::of(&doc(view, &voice), EmbedKind::Over)).with(vec![buttons(view, &voice)])
    }
}

fn doc(view: &TableView, voice: &Voice) -> Doc {
    let title = view.title.name(voice);
    let finished = view.game.as_ref().filter(|_| view.stage == Stage::Finished);
    let mut doc = match finished {
        Some(game) => {
            let mut doc = Doc::titled(voice.say("discord-end-title", [("title", title.into())]));
            // One source of points is the victory itself. The board then says how it was won.
            if has_one_source(game) {
                doc.lines.extend(game.overview(voice).lines.into_iter().take(1));
            }
            if let Some(outcome) = game.outcome() {
                ranks(&mut doc, view, game, &outcome, voice);
            }
            doc
        }
        None => Doc::titled(voice.say("discord-end-title-stopped", [("title", title.into())])),
    };
    doc.lines.extend(by_default(view, voice).map(|text| Line { text, tone: Tone::Strong }));
    if let Some(winner) = helped_winner(view) {
        doc.line(voice.say("discord-end-helped", [("who", voice.marked(winner).into())]));
    }
    if let Some(took) = took(view, voice) {
        doc.line(took);
    }
    doc
}

/// Says who has won a game that ended early because all others had left it.
pub fn by_default(view: &TableView, voice: &Voice) -> Option<String> {
    let winner = view.winner?;
    Some(voice.say("discord-end-by-default", [("who", voice.marked(winner).into())]))
}

/// The winner whose win is not counted, because a computer player has helped.
fn helped_winner(view: &TableView) -> Option<Seat> {
    let outcome = view.game.as_ref().filter(|_| view.stage == Stage::Finished).and_then(GameView::outcome);
    let sole = |outcome: &Outcome| {
        let mut winners = outcome.winners();
        winners.next().filter(|_| winners.next().is_none()).map(|index| Seat(index as u8))
    };
    let winner = view.winner.or_else(|| outcome.as_ref().and_then(sole))?;
    (view.assisted.contains(&winner) && !has_left(view, winner)).then_some(winner)
}

fn buttons(view: &TableView, voice: &Voice) -> Component {
    let button = |key: &str, press: Press, style| choices::button(&press, &voice.word(key), style);
    let rematch = button("discord-button-rematch", Press::Rematch(view.id), ButtonStyle::Primary);
    let replay = button("discord-button-replay", Press::Replay(view.id, Moment::Start), ButtonStyle::Secondary);
    let review = || button("discord-button-review", Press::Review(view.id), ButtonStyle::Secondary);
    let judged = view.stage == Stage::Finished && reviewer(view.title.as_ref()).is_some();
    let dice = || button("discord-button-dice", Press::Dice(view.id), ButtonStyle::Secondary);
    let more = judged.then(review).into_iter().chain(view.title.meta().chance.then(dice));
    choices::row([rematch, replay].into_iter().chain(more))
}

fn has_one_source(game: &GameView) -> bool {
    game.score(Seat(0)).sheet.lines.len() == 1
}

/// The seats by rank with their points by source if there are several; also ties, and the tie-breakers.
fn ranks(doc: &mut Doc, view: &TableView, game: &GameView, outcome: &Outcome, voice: &Voice) {
    let mut order: Vec<_> = outcome.ranks.iter().enumerate().map(|(index, rank)| (*rank, index)).collect();
    order.sort_unstable();
    for (rank, index) in order {
        let points = outcome.points.get(index).copied().unwrap_or_default();
        let tied = outcome.ranks.iter().filter(|other| **other == rank).count() > 1;
        let facts = [
            ("place", voice.ordinal(rank).into()),
            ("medal", medal(outcome, rank).into()),
            ("who", voice.marked(Seat(index as u8)).into()),
            ("points", points.into()),
        ];
        let key = match tied {
            true if is_drawn(outcome) => "discord-end-drawn",
            true => "discord-end-rank-shared",
            false => "discord-end-rank",
        };
        doc.toned(voice.say(key, facts), Tone::Strong);
        let sheet = game.score(Seat(index as u8)).sheet;
        let lines = sheet.lines.iter().filter(|line| line.points != 0);
        let sources = row::all(lines.map(|line| format!("{} {}", source(view, &line.source, voice), line.points)));
        if !sources.is_empty() && !has_one_source(game) {
            doc.toned(sources, Tone::Quiet);
        }
    }
    let left: Vec<_> = Seat::all(view.seats.len() as u8).filter(|seat| has_left(view, *seat)).collect();
    if !left.is_empty() {
        doc.line(voice.say("discord-end-left", [("names", clock::listed(&left, voice).into())]));
    }
    let broken = |(a, points): (usize, &i32)| {
        (0..a).any(|b| outcome.points[b] == *points && outcome.ranks[b] != outcome.ranks[a])
    };
    let key = format!("{}-tie-breaker", view.title.meta().key).replace('_', "-");
    if outcome.points.iter().enumerate().any(broken) && Words::has(voice.locale, &key) {
        doc.line(voice.word(&key));
    }
}

/// Whether a seat counts as last: its person has left, and a computer player keeps it.
fn has_left(view: &TableView, seat: Seat) -> bool {
    view.gone.contains(&seat) || view.occupant(seat).is_some_and(|it| it.person().is_none() && it.owner().is_some())
}

/// Whether all seats share the first rank.
fn is_drawn(outcome: &Outcome) -> bool {
    outcome.ranks.iter().all(|rank| *rank == 1)
}

/// The medal of a rank. A shared first rank is no win, and the loser of two gets none.
pub fn medal(outcome: &Outcome, rank: u8) -> &'static str {
    match rank {
        1 if outcome.winners().count() > 1 => "🤝",
        2 if outcome.ranks.len() == 2 => "▫️",
        1 => "🥇",
        2 => "🥈",
        3 => "🥉",
        _ => "▫️",
    }
}

/// The result of the check of a game that is over: its dice, or only its moves in a title without chance.
pub fn dice(view: &TableView, checked: &CheckedDice, locale: Locale) -> OutgoingMessage {
    let voice = names::voice(view, locale);
    let facts = [
        ("seed", checked.seed.to_string().into()),
        ("commitment", checked.commitment.0.as_str().into()),
        ("actions", checked.actions.into()),
    ];
    let mut doc = Doc::titled(voice.word("discord-end-dice"));
    let drawn = view.title.meta().chance;
    let said = if drawn { "discord-end-dice-checked" } else { "discord-end-dice-none" };
    doc.toned(voice.say(said, facts.clone()), Tone::Strong);
    if drawn {
        doc.line(voice.say("discord-end-dice-seed", facts.clone()));
        doc.line(voice.say("discord-end-dice-promise", facts));
        doc.line(voice.word("discord-end-dice-how"));
    }
    doc.line(lobby::edition(view, &voice));
    OutgoingMessage::embed(Embed::of(&doc, EmbedKind::Page))
}

/// The points of every seat by source, as far as the viewer may know them.
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

pub fn source(view: &TableView, source: &str, voice: &Voice) -> String {
    voice.word(&format!("{}-source-{source}", view.title.meta().key).replace('_', "-"))
}

fn took(view: &TableView, voice: &Voice) -> Option<String> {
    let minutes = view.ended_at?.0.saturating_sub(view.started_at?.0) / 60_000;
    let days = minutes / 1440;
    let hours = minutes / 60 % 24;
    let minutes = minutes % 60;
    let facts = [("days", days.into()), ("hours", hours.into()), ("minutes", minutes.into())];
    let key = match (days, hours) {
        (0, 0) => "discord-end-took-minutes",
        (0, _) => "discord-end-took-hours",
        _ => "discord-end-took-days",
    };
    Some(voice.say(key, facts))
}
