//! A person's tables: the list of all, the ones that wait for the person, and the question before leaving one. Also which
//! titles there are for a new one.

use std::sync::Arc;

use twilight_model::channel::message::component::{Button, ButtonStyle, Component};

use crate::messages::custom_id::{Hosting, Press};
use crate::messages::list::List;
use crate::messages::pages::{turning, whose_turn};
use crate::messages::{Embed, EmbedKind, OutgoingMessage, choices, ending, names};
use skald_core::engine::Seat;
use skald_core::title::Title;
use skald_core::words::{Doc, Locale, Section, Tone, Voice, row};
use skald_table::{PersonId, Stage, TableView};

/// Asks a person which of these titles they want to open. If they gave options, says how to keep them.
pub fn which(titles: &[Arc<dyn Title>], options_given: bool, locale: Locale) -> OutgoingMessage {
    let voice = Voice::new(locale, Vec::new());
    let mut doc = Doc::titled(voice.word("discord-new-which"));
    doc.extend(titles.iter().map(|title| names::named_about(title.as_ref(), &voice)));
    if options_given {
        doc.toned(voice.word("discord-new-which-options"), Tone::Quiet);
    }
    let button = |title: &Arc<dyn Title>| {
        choices::button(&Press::NewTable(title.meta().key.to_owned()), &title.name(&voice), ButtonStyle::Primary)
    };
    let rows = choices::rows(titles.iter().take(choices::BUTTONS).map(button).collect());
    OutgoingMessage::embed(Embed::of(&doc, EmbedKind::Lobby)).with(rows)
}

/// The number of running tables on a page; more would not fit one message.
pub const ROWS: usize = 15;
/// The number of finished tables on the first page.
pub const FINISHED: usize = 5;

/// A page of the running tables of a person, with its number from 0 and the number of pages; and the last finished ones.
/// Each has the link to its board. A table that waits for the person has a button beside it.
pub fn games(
    running: &[(TableView, String)],
    (page, pages): (usize, usize),
    finished: &[(TableView, String)],
    person: PersonId,
    locale: Locale,
) -> OutgoingMessage {
    let blank = Voice::new(locale, Vec::new());
    let mut doc = Doc::titled(blank.word("discord-games-title"));
    let mut list = List::new(EmbedKind::Page.color());
    list.line(&format!("### {}", doc.title));
    if running.is_empty() {
        doc.line(blank.word("discord-games-none"));
        list.line(&blank.word("discord-games-none"));
    }
    for (view, place) in running {
        let voice = names::voice(view, locale);
        let sign = if view.waits_for(person) { "▶️" } else { "⏳" };
        let line = format!("{sign} **[{}]({place})** · {}", names::heading(view, &voice), whose_turn(view, &voice));
        match turn(view, person, blank.word("discord-games-mine")) {
            Some(button) => list.row(line.clone(), button),
            None => list.line(&line),
        }
        doc.line(line);
    }
    if !finished.is_empty() {
        let mut section = Section::titled(blank.word("discord-games-finished"));
        list.line(&format!("**{}**", section.title));
        for (view, place) in finished {
            let voice = names::voice(view, locale);
            let line = format!("🏁 **[{}]({place})** · {}", view.title.name(&voice), result(view, &voice));
            list.line(&line);
            section.line(line);
        }
        doc.section(section);
    }
    let out: Vec<_> = ways_out(running, person, &blank).into_iter().collect();
    let turning = turning(page, pages, Press::Games, &blank);
    let rows = turns(running, person, &blank).into_iter().chain(out.clone()).chain(turning.clone()).collect();
    if pages > 1 {
        doc.footer = blank.say("discord-page", [("page", (page + 1).into()), ("pages", pages.into())]);
    }
    // A list cannot be edited into a message of another kind, so one that has pages is none.
    let list = if pages > 1 { None } else { list.over(out) };
    OutgoingMessage { list, ..OutgoingMessage::embed(Embed::of(&doc, EmbedKind::Page)).with(rows) }
}

/// The tables that wait for a person, each with the link to its board, and how many more do. The person gets this list
/// once a day.
pub fn digest(waiting: &[(TableView, String)], more: usize, person: PersonId, locale: Locale) -> OutgoingMessage {
    let blank = Voice::new(locale, Vec::new());
    let mut doc = Doc::titled(blank.say("digest-title", [("count", (waiting.len() + more).into())]));
    for (view, place) in waiting {
        let voice = names::voice(view, locale);
        doc.line(format!("▶️ **[{}]({place})** · {}", names::heading(view, &voice), whose_turn(view, &voice)));
    }
    if more > 0 {
        doc.line(blank.say("digest-more", [("count", more.into())]));
    }
    doc.line(blank.word("digest-about"));
    OutgoingMessage::embed(Embed::of(&doc, EmbedKind::Page)).with(turns(waiting, person, &blank))
}

/// The buttons that open the turns of a person, as many as fit in a row. With them a person can play if a channel is
/// gone.
fn turns(running: &[(TableView, String)], person: PersonId, voice: &Voice) -> Vec<Component> {
    let button = |view: &TableView| {
        let heading = names::heading(view, &names::voice(view, voice.locale));
        turn(view, person, voice.say("discord-games-turn", [("table", heading.into())]))
    };
    choices::rows(running.iter().filter_map(|(view, _)| button(view)).take(choices::IN_A_ROW).collect())
}

fn turn(view: &TableView, person: PersonId, label: String) -> Option<Button> {
    let open = view.decision_of(view.seat_of(person)?)?;
    let press = match open.decision.out_of_turn {
        true => Press::Open(view.id, open.id),
        false => Press::Turn(view.id, open.decision.seat),
    };
    Some(choices::button(&press, &label, ButtonStyle::Primary))
}

/// The menu to leave or end one of the person's tables.
fn ways_out(running: &[(TableView, String)], person: PersonId, voice: &Voice) -> Option<Component> {
    let own = running.iter().filter(|(view, _)| view.seat_of(person).is_some()).take(choices::MENU);
    let options = own.map(|(view, _)| {
        let voice = names::voice(view, voice.locale);
        let players: Vec<_> = Seat::all(view.seats.len() as u8).map(|seat| voice.marked(seat)).collect();
        choices::option(&names::heading(view, &voice), view.id.to_string(), &players.join(" · "))
    });
    let options: Vec<_> = options.collect();
    (!options.is_empty()).then(|| choices::menu(&Press::Out, options, &voice.word("discord-games-out")))
}

/// Asks a person what to do with their running game.
pub fn way_out(view: &TableView, person: PersonId, locale: Locale) -> OutgoingMessage {
    let voice = names::voice(view, locale);
    let others = view.seats.iter().filter_map(|occupant| occupant.person()).any(|other| other.id != person);
    let alone = view.host == person && view.host_ends_alone;
    let end = if alone { Press::End(view.id) } else { Press::Hosting(view.id, Hosting::End) };
    let leave =
        others.then_some((Press::Hosting(view.id, Hosting::Leave), "discord-button-leave-game", ButtonStyle::Primary));
    let buttons = leave.into_iter().chain([(end, "discord-button-vote-end", ButtonStyle::Danger)]);
    let buttons = buttons.map(|(press, key, style)| choices::button(&press, &voice.word(key), style));
    let vote = if alone { "no" } else { "yes" };
    let facts = [("table", names::heading(view, &voice).into()), ("vote", vote.into())];
    let question = if others { "discord-games-out-ask" } else { "discord-games-out-ask-alone" };
    OutgoingMessage::text(voice.say(question, facts)).with(vec![choices::row(buttons)])
}

/// The winner, with the points of all seats by rank; or that the game was stopped.
fn result(view: &TableView, voice: &Voice) -> String {
    let outcome = view.game.as_ref().filter(|_| view.stage == Stage::Finished).and_then(|game| game.outcome());
    let Some(outcome) = outcome else {
        return ending::by_default(view, voice).unwrap_or_else(|| voice.word("discord-status-ended"));
    };
    let mut ranked: Vec<_> = outcome.ranks.iter().zip(&outcome.points).zip((0..).map(Seat)).collect();
    ranked.sort();
    let lines = ranked.into_iter().map(|((rank, points), seat)| {
        let medal = if *rank == 1 { format!("{} ", ending::medal(&outcome, 1)) } else { String::new() };
        format!("{medal}{} {points}", voice.marked(seat))
    });
    row::all(lines)
}
