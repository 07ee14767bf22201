//! The lobby card: who is seated, the title and its options, and the buttons; after the start, a summary.
//!
//! The host may change the terms: the card says what became what. Those who had agreed to the old terms are asked, and
//! the log says it.

use serde_json::Value;
use twilight_model::channel::message::component::{Button, ButtonStyle, Component};

use crate::messages::custom_id::{Lobby, Press};
use crate::messages::{Embed, EmbedKind, OutgoingMessage, choices, clock, invitation, names};
use skald_core::engine::Seat;
use skald_core::title::Title;
use skald_core::words::{Doc, Line, Mark, Section, Tone, Voice};
use skald_table::{Entry, EntryKind, Occupant, Pace, PersonId, Seq, Stage, TableView};

/// The card of a table before its start: with its buttons, or cancelled.
pub fn card(view: &TableView) -> OutgoingMessage {
    let voice = names::voice(view, view.locale);
    if view.stage != Stage::Lobby {
        let doc = titled("discord-lobby-title-cancelled", view, &voice);
        return OutgoingMessage::embed(Embed::of(&doc, EmbedKind::Lobby));
    }
    let mut doc = titled("discord-lobby-title", view, &voice);
    let least = view.title.meta().seats.0;
    let missing = missing(view);
    let free = view.wanted.saturating_sub(view.seats.len() as u8);
    doc.line(names::about(view.title.as_ref(), &voice));
    let facts = [("least", least.into()), ("missing", missing.into()), ("free", free.into())];
    doc.toned(voice.say("discord-lobby-lead", facts), Tone::Strong);
    doc.lines.extend(waits_for_host(view, &voice).map(|text| Line { text, tone: Tone::Strong }));
    doc.lines.extend(waiting(view, &voice).map(|text| Line { text, tone: Tone::Strong }));
    if view.invited_only {
        doc.line(voice.word("invitation-only"));
    }
    doc.section(seats(view, &voice));
    doc.section(self::terms(view, &voice));
    let rows = vec![buttons(view, &voice), clock::menu(view, &voice), more_buttons(view, &voice)];
    OutgoingMessage::embed(Embed::of(&doc, EmbedKind::Lobby)).with(rows)
}

/// That the others wait for the host to start, and who may start instead.
fn waits_for_host(view: &TableView, voice: &Voice) -> Option<String> {
    let key = if view.all_may_start { "lobby-all-may-start" } else { "lobby-waits-for-host" };
    view.waits_for_host.then(|| voice.say(key, [("host", names::known(view, view.host, voice).into())]))
}

/// Calls the host of a complete lobby; after a day all who sit there, because each of them may start now. `None` if
/// something else is missing by now.
pub fn host_awaited(view: &TableView) -> Option<OutgoingMessage> {
    let people = view.seats.iter().filter_map(Occupant::person).map(|person| person.id);
    let called: Vec<_> = people.filter(|person| view.all_may_start || *person == view.host).collect();
    if !view.waits_for_host {
        return None;
    }
    let voice = names::voice(view, view.locale);
    let facts = [
        ("mentions", invitation::mentions(&called).into()),
        ("host", names::known(view, view.host, &voice).into()),
        ("table", names::heading(view, &voice).into()),
    ];
    let key = if view.all_may_start { "lobby-all-called" } else { "lobby-host-called" };
    let start = (Press::Lobby(view.id, Lobby::Start), "discord-lobby-button-start", ButtonStyle::Success);
    let outgoing = OutgoingMessage { calls: called, ..OutgoingMessage::text(voice.say(key, facts)) };
    Some(outgoing.with(vec![choices::worded([start], &voice)]))
}

/// The card of a table after its start: who plays, how, and where the board is.
pub fn begun(view: &TableView, board: &str) -> OutgoingMessage {
    let voice = names::voice(view, view.locale);
    let mut doc = titled("discord-lobby-title-started", view, &voice);
    let players: Vec<_> = Seat::all(view.seats.len() as u8).map(|seat| voice.marked(seat)).collect();
    doc.line(players.join(" · "));
    doc.extend(changed(view.title.as_ref(), &view.options, &voice));
    doc.extend(clock::terms(view, &voice));
    if view.commitment.is_some() {
        doc.lines.extend(dice(view, &voice).map(|text| Line { text, tone: Tone::Quiet }));
    }
    doc.line(voice.say("discord-lobby-board", [("link", board.into())]));
    OutgoingMessage::embed(Embed::of(&doc, EmbedKind::Lobby))
}

fn titled(key: &str, view: &TableView, voice: &Voice) -> Doc {
    Doc::titled(voice.say(key, [("title", view.title.name(voice).into())]))
}

fn missing(view: &TableView) -> u8 {
    view.title.meta().seats.0.saturating_sub(view.seats.len() as u8)
}

fn seats(view: &TableView, voice: &Voice) -> Section {
    let shown = (view.wanted as usize).max(view.seats.len());
    let facts = [("taken", view.seats.len().into()), ("seats", shown.into())];
    let mut section = Section::titled(voice.say("discord-lobby-seats", facts));
    for seat in Seat::all(shown as u8) {
        section.line(self::seat(view, seat, voice));
    }
    section
}

/// The occupant of a seat: a person, marked if they are the host, or a computer player and how it plays. An empty seat
/// is free, or kept for an invited person.
pub fn seat(view: &TableView, seat: Seat, voice: &Voice) -> String {
    let Some(occupant) = view.occupant(seat) else {
        let mark = ("mark", Mark::of(seat).to_string().into());
        return match view.invited.get(seat.index() - view.seats.len()) {
            Some(invited) => voice.say("invitation-seat", [mark, ("mention", format!("<@{}>", invited.person).into())]),
            None => voice.say("discord-lobby-seat-free", [mark]),
        };
    };
    let mut parts = vec![voice.marked(seat)];
    parts.extend(occupant.policy().map(|policy| voice.word(&names::policy_key(policy))));
    if occupant.owner().is_some_and(|person| person.id == view.host) {
        parts.push(voice.word("discord-lobby-seat-host"));
    }
    parts.join(" · ")
}

/// The terms of the game: the edition, every option that differs from the rulebook, and the check of the dice.
pub fn terms(view: &TableView, voice: &Voice) -> Section {
    let mut section = Section::titled(voice.word("discord-lobby-terms"));
    section.line(edition(view, voice));
    let changed = changed(view.title.as_ref(), &view.options, voice);
    if changed.is_empty() {
        section.line(voice.word("discord-lobby-options-none"));
    }
    section.extend(changed);
    section.extend(clock::terms(view, voice));
    section.extend(dice(view, voice));
    section
}

/// How the dice can be checked: the seed's commitment, once there is one. `None` for a title without chance.
fn dice(view: &TableView, voice: &Voice) -> Option<String> {
    let said = match &view.commitment {
        Some(commitment) => voice.say("discord-lobby-commitment", [("commitment", commitment.0.as_str().into())]),
        None => voice.word("discord-lobby-dice"),
    };
    view.title.meta().chance.then_some(said)
}

/// The edition; a reconstruction is marked.
pub fn edition(view: &TableView, voice: &Voice) -> String {
    let edition = view.title.edition();
    let rebuilt = edition.data.get("reconstruction").is_some_and(|note| !note.is_null() && note != false)
        || edition.id.starts_with("reconstruction");
    let key = if rebuilt { "discord-lobby-edition-rebuilt" } else { "discord-lobby-edition" };
    voice.say(key, [("edition", edition.id.as_str().into())])
}

/// The options that differ from the rulebook, in words, a line each.
pub fn changed(title: &dyn Title, options: &Value, voice: &Voice) -> Vec<String> {
    let key = title.meta().key;
    let mut changed = Vec::new();
    for spec in title.options() {
        let value = options.get(spec.key).and_then(|value| value.as_str()).unwrap_or_default();
        if spec.values.first().is_some_and(|default| *default != value) && spec.values.contains(&value) {
            let value = voice.word(&value_key(key, spec.key, value));
            changed.push(voice.about(voice.word(&option_key(key, spec.key)), format!("**{value}**")));
        }
    }
    changed
}

pub fn option_key(title: &str, option: &str) -> String {
    format!("{title}-option-{option}").replace('_', "-")
}

pub fn value_key(title: &str, option: &str, value: &str) -> String {
    format!("{title}-option-{option}-{value}").replace('_', "-")
}

fn buttons(view: &TableView, voice: &Voice) -> Component {
    let full = view.seats.len() >= usize::from(view.wanted);
    let kept = view.seats.len() + view.invited.len() >= usize::from(view.wanted);
    choices::row(Lobby::CARD.into_iter().map(|which| {
        let (style, disabled) = match which {
            Lobby::Join => (ButtonStyle::Primary, full),
            Lobby::Computer => (ButtonStyle::Secondary, kept),
            Lobby::Start => (ButtonStyle::Success, missing(view) > 0),
            Lobby::Leave | Lobby::Decline => (ButtonStyle::Secondary, false),
            Lobby::Cancel => (ButtonStyle::Danger, false),
        };
        let label = voice.word(&format!("discord-lobby-button-{which}"));
        Button { disabled, ..choices::button(&Press::Lobby(view.id, which), &label, style) }
    }))
}

/// The button that shows the rules.
fn more_buttons(view: &TableView, voice: &Voice) -> Component {
    let press = Press::OpenRules(view.title.meta().key.to_owned());
    choices::worded([(press, "discord-button-rules", ButtonStyle::Secondary)], voice)
}

/// Asks the people of a request to agree to what has changed since they sat down. `None` if all of them have answered.
pub fn terms_changed(view: &TableView, request: Seq) -> Option<OutgoingMessage> {
    let asked = || view.agreements.iter().filter(|agreement| agreement.asked == request);
    let old = &asked().next()?.terms;
    let now = view.terms();
    let voice = names::voice(view, view.locale);
    let people: Vec<PersonId> = asked().map(|agreement| agreement.person).collect();
    let facts = [
        ("mentions", invitation::mentions(&people).into()),
        ("host", names::known(view, view.host, &voice).into()),
        ("table", names::heading(view, &voice).into()),
    ];
    if *old == now {
        return Some(OutgoingMessage::text(voice.say("terms-restored", facts)));
    }
    let mut lines = vec![voice.say("terms-changed", facts)];
    let became = |what: &str, from: String, to: String| voice.say(what, [("from", from.into()), ("to", to.into())]);
    if old.pace != now.pace {
        lines.push(became("terms-clock", pace(old.pace.as_ref(), &voice), pace(now.pace.as_ref(), &voice)));
    }
    if old.computers != now.computers {
        lines.push(became("terms-computers", computers(&old.computers, &voice), computers(&now.computers, &voice)));
    }
    lines.push(voice.word("terms-question"));
    let buttons = [
        (Press::Lobby(view.id, Lobby::Join), "consent-button-agree", ButtonStyle::Success),
        (Press::Lobby(view.id, Lobby::Leave), "discord-lobby-button-leave", ButtonStyle::Secondary),
    ];
    let row = choices::worded(buttons, &voice);
    Some(OutgoingMessage { calls: people, ..OutgoingMessage::text(lines.join("\n")) }.with(vec![row]))
}

/// Whose agreement to changed terms a lobby waits for; `None` if all agree.
pub fn waiting(view: &TableView, voice: &Voice) -> Option<String> {
    let missing = view.missing_agreements();
    let names = clock::listed(&missing, voice);
    (!missing.is_empty()).then(|| voice.say("terms-waiting", [("names", names.into())]))
}

/// Warns the host that the lobby closes, and calls the people for whose answers it waits, too. `None` once it is closed.
pub fn lobby_warning(view: &TableView) -> Option<OutgoingMessage> {
    let host = view.known(view.host).filter(|_| view.closes_at.is_some())?;
    let mut outgoing = clock::lobby_warning(view, host);
    let missing = view.missing_agreements().into_iter();
    let missing = missing.filter_map(|seat| Some(view.occupant(seat)?.person()?.id));
    let asked: Vec<_> = missing.chain(view.invited.iter().map(|invited| invited.person)).collect();
    if !asked.is_empty() {
        let waits = waiting(view, &names::voice(view, view.locale));
        let lines = [Some(outgoing.content), waits, Some(invitation::mentions(&asked))];
        outgoing.content = lines.into_iter().flatten().collect::<Vec<_>>().join("\n");
        outgoing.calls.extend(asked);
    }
    Some(outgoing)
}

/// What an entry changed, from what to what; `None` for other entries, and for older ones that do not say it.
pub fn logged(entry: &Entry, who: &str, voice: &Voice) -> Option<String> {
    if let Some((from, to)) = entry.paces() {
        let facts =
            [("who", who.into()), ("from", pace(from.as_ref(), voice).into()), ("to", pace(to.as_ref(), voice).into())];
        return Some(voice.say("terms-log-clock", facts));
    }
    let key = match entry.kind {
        EntryKind::AddComputer(_) => "terms-log-add-computer",
        _ => "terms-log-remove-computer",
    };
    let level = voice.word(&names::policy_key(entry.computer()?));
    Some(voice.say(key, [("who", who.into()), ("level", level.into())]))
}

fn pace(pace: Option<&Pace>, voice: &Voice) -> String {
    pace.map_or_else(|| voice.word("discord-pace-none"), |pace| clock::choice(pace, voice))
}

fn computers(policies: &[String], voice: &Voice) -> String {
    if policies.is_empty() {
        return voice.word("terms-no-computers");
    }
    policies.iter().map(|policy| voice.word(&names::policy_key(policy))).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn option_and_its_values_have_their_own_keys() {
        assert_eq!(option_key("relic_runners", "layout"), "relic-runners-option-layout");
        assert_eq!(value_key("relic_runners", "layout", "first_game"), "relic-runners-option-layout-first-game");
    }
}
