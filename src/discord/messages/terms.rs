//! The terms of a lobby that its host has changed: what became what. Those who had agreed to the old terms are asked, and
//! the log says it.

use twilight_model::channel::message::component::ButtonStyle;

use crate::discord::messages::custom_id::{Lobby, Press};
use crate::discord::messages::{OutgoingMessage, choices, clock, invitation, names};
use crate::table::{Entry, EntryKind, Pace, PersonId, Seq, TableView};
use crate::words::Voice;

/// Asks the people of a request to agree to what has changed since they sat down. `None` if all of them have answered.
pub fn changed(view: &TableView, request: Seq) -> Option<OutgoingMessage> {
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
