//! Tells those who stay in a game that a person has left it, and that person if it was somebody else's doing.

use serde::{Deserialize, Serialize};

use crate::messages::{OutgoingMessage, choices, clock, invitation, names};
use skald_core::engine::Seat;
use skald_core::words::Voice;
use skald_table::{Occupant, PersonId, Seq, TableView};

/// A person who has left their seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Departure {
    pub seat: Seat,
    pub person: PersonId,
    /// The person who did it, if anybody did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<PersonId>,
}

/// Says who has left and who plays on, and offers the seat if it is free. `None` if they are back, the message has
/// no reader, or the game is over.
pub fn told(view: &TableView, left: Departure) -> Option<OutgoingMessage> {
    let voice = names::voice(view, view.locale);
    let news = news(view, left, &voice)?;
    let staying = Seat::all(view.seats.len() as u8).filter(|seat| *seat != left.seat && !view.gone.contains(seat));
    let people = staying.filter_map(|seat| view.occupant(seat)?.person()).map(|person| person.id);
    let lost = left.by.is_some_and(|by| by != left.person).then_some(left.person);
    let calls: Vec<_> = people.chain(lost).filter(|person| Some(*person) != left.by).collect();
    if calls.is_empty() {
        return None;
    }
    let facts = [
        ("mentions", invitation::mentions(&calls).into()),
        // The heading of the board would change with the game.
        ("table", view.title.name(&voice).into()),
        ("news", news.into()),
    ];
    let mut lines = vec![voice.say("discord-seat-left", facts)];
    let mut rows = Vec::new();
    if view.free.contains(&left.seat) {
        lines.extend(clock::free_seats(view, &voice));
        let mut buttons = clock::free_seat_buttons(view, &voice);
        buttons.extend(clock::computer_buttons(view, &voice));
        rows = choices::rows(buttons);
    } else if lost.is_some() && view.seat_kept_for(left.person) == Some(left.seat) {
        rows = vec![clock::reclaim_row(view, &voice)];
    }
    Some(OutgoingMessage { calls, ..OutgoingMessage::text(lines.join("\n")) }.with(rows))
}

/// Says that the computer keeps a seat after its time was up. Its person gets the button that takes it back, and those
/// who stay get the news. `None` if it does not keep the seat.
pub fn kept(view: &TableView, seat: Seat) -> Option<OutgoingMessage> {
    let Occupant::Computer { instead_of: Some(person), .. } = view.occupant(seat)? else { return None };
    let mut outgoing = clock::time_up(view, seat, person);
    if let Some(told) = told(view, Departure { seat, person: person.id, by: None }) {
        let first = told.content.lines().next().unwrap_or_default();
        outgoing.content = format!("{}\n{first}", outgoing.content);
        outgoing.calls.extend(told.calls);
    }
    Some(outgoing)
}

/// What became of the seat.
fn news(view: &TableView, left: Departure, voice: &Voice) -> Option<String> {
    let Departure { seat, person, .. } = left;
    let occupant = view.occupant(seat).filter(|_| !view.is_over())?;
    let own = occupant.owner().is_some_and(|owner| owner.id == person);
    // A forgotten person is known by a pseudonym.
    let known = |id: PersonId| id == person || id.is_pseudonym();
    let leaver = view.left.iter().rfind(|leaver| leaver.seat == Some(seat) && known(leaver.person.id));
    let until = leaver.and_then(|leaver| leaver.until);
    let former = || Some(names::owner_at(view, seat, Seq(until?.0.saturating_sub(1)), voice));
    // Others may have had the seat since.
    let next = until.filter(|until| view.owner_at(seat, *until).is_some()).filter(|_| !own);
    let say = |key: &str, who: String| voice.say(key, [("who", who.into())]);
    match occupant {
        Occupant::Person(_) if own && view.gone.contains(&seat) => Some(say("discord-log-gone", voice.marked(seat))),
        Occupant::Person(_) if own => None,
        _ if let Some(next) = next => {
            let facts = [("who", names::owner_at(view, seat, next, voice).into()), ("before", former()?.into())];
            Some(voice.say("discord-seat-taken", facts))
        }
        Occupant::Computer { .. } if own => Some(say("discord-log-hand-over", names::owner(view, seat, voice))),
        _ => Some(say("discord-log-hand-over", former()?)),
    }
}
