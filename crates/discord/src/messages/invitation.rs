//! Invitations to a lobby: the message that asks people, and the question which game a person is challenged to.

use twilight_model::channel::message::component::ButtonStyle;

use crate::messages::custom_id::{Lobby, Press};
use crate::messages::{OutgoingMessage, choices, names};
use skald_core::title::Title;
use skald_core::words::{Fact, Voice};
use skald_table::{Occupant, PersonId, Seq, Stage, TableView};

/// The people of a request who have not answered.
pub fn waiting(view: &TableView, request: Seq) -> Vec<PersonId> {
    view.invited.iter().filter(|invited| invited.asked == request).map(|invited| invited.person).collect()
}

/// Asks the people of a request who have not answered, with a button for each answer.
pub fn asked(view: &TableView, request: Seq) -> OutgoingMessage {
    let voice = names::voice(view, view.locale);
    let people = waiting(view, request);
    let rules = Press::OpenRules(view.title.meta().key.to_owned());
    let buttons = [
        (Press::Lobby(view.id, Lobby::Join), "invitation-button-accept", ButtonStyle::Success),
        (Press::Lobby(view.id, Lobby::Decline), "discord-lobby-button-decline", ButtonStyle::Secondary),
        (rules, "discord-button-rules", ButtonStyle::Secondary),
    ];
    let row = choices::worded(buttons, &voice);
    let outgoing = OutgoingMessage::text(voice.say("invitation-asked", facts(view, &people, &voice)));
    OutgoingMessage { calls: people, ..outgoing }.with(vec![row])
}

/// Tells those who had not answered that the game has begun, if there are any.
pub fn late(view: &TableView) -> OutgoingMessage {
    let voice = names::voice(view, view.locale);
    OutgoingMessage::text(voice.say("invitation-late", [("table", view.title.name(&voice).into())]))
}

/// Calls the people who have seats in the lobby of a rematch, except its host; `None` if there are none.
pub fn seated(view: &TableView) -> Option<OutgoingMessage> {
    let seated = view.seats.iter().filter_map(Occupant::person).map(|person| person.id);
    let people: Vec<_> = seated.filter(|person| *person != view.host && view.stage == Stage::Lobby).collect();
    if people.is_empty() {
        return None;
    }
    let voice = names::voice(view, view.locale);
    let leave = Press::Lobby(view.id, Lobby::Leave);
    let leave = choices::worded([(leave, "discord-lobby-button-leave", ButtonStyle::Secondary)], &voice);
    let outgoing = OutgoingMessage::text(voice.say("invitation-rematch", facts(view, &people, &voice)));
    Some(OutgoingMessage { calls: people, ..outgoing }.with(vec![leave]))
}

fn facts<'a>(view: &TableView, people: &[PersonId], voice: &Voice) -> [(&'static str, Fact<'a>); 4] {
    [
        ("mentions", mentions(people).into()),
        ("count", people.len().into()),
        ("host", names::known(view, view.host, voice).into()),
        ("table", names::heading(view, voice).into()),
    ]
}

pub fn made(people: &[PersonId], voice: &Voice) -> OutgoingMessage {
    let facts = [("mentions", mentions(people).into()), ("count", people.len().into())];
    OutgoingMessage::text(voice.say("invitation-made", facts))
}

/// Asks to which of these titles a person is challenged.
pub fn which_title<'a>(
    person: PersonId,
    titles: impl Iterator<Item = &'a dyn Title>,
    voice: &Voice,
) -> OutgoingMessage {
    let button = |title: &dyn Title| {
        let press = Press::Challenge(title.meta().key.to_owned(), person);
        choices::button(&press, &title.name(voice), ButtonStyle::Primary)
    };
    let rows = choices::rows(titles.take(choices::BUTTONS).map(button).collect());
    OutgoingMessage::text(voice.say("invitation-which", [("mention", mentions(&[person]).into())])).with(rows)
}

pub fn mentions(people: &[PersonId]) -> String {
    people.iter().map(|person| format!("<@{person}>")).collect::<Vec<_>>().join(" ")
}
