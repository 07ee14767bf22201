//! The private replies to an action and to an undo: the result, and the next decision.

use crate::messages::clip::clip;
use crate::messages::{Extent, OutgoingMessage, board, call, deeds, names, orders, phone};
use skald_core::words::{Locale, Voice, row};
use skald_table::{Acted, Entry, EntryKind, Undone};

/// How many lines of a phone an action and its effects take: above a picture, and above words alone.
const ROOM: (usize, usize) = (5, 15);

/// How many sentences always tell what happened to the person, because no other message does.
const ABOUT_ME: usize = 6;

/// The most characters about what the person did.
const DONE: (usize, usize) = (80, 160);

/// The private reply to an action: what happened, and the next decision.
pub fn after(acted: &Acted, locale: Locale, extent: Extent) -> OutgoingMessage {
    let view = &acted.view;
    let seat = acted.seat;
    let voice = names::voice(view, locale);
    let (room, most) = if extent == Extent::Brief { (ROOM.0, DONE.0) } else { (ROOM.1, DONE.1) };
    let done = done(acted, most, &voice).map(|action| voice.say("discord-acted", [("action", action.into())]));
    let done = done.unwrap_or_else(|| voice.word("discord-acted-before"));
    let left = room.saturating_sub(phone::lines(&done)).max(1);
    let mut lines = vec![done];
    lines.extend(effects(acted, &voice, left));
    lines.extend(
        view.thinking.iter().map(|seat| voice.say("discord-board-thinking", [("who", voice.marked(*seat).into())])),
    );
    let content = clip(&lines.join("\n"), 1900);
    match view.decision_of(seat) {
        Some(open) if open.decision.out_of_turn => call::brief(content, view, open, &voice, 0, extent),
        Some(_) => board::private(content, view, &[], Some(seat), locale, 0, extent),
        None => OutgoingMessage::text(content),
    }
}

/// What the person did: from the events of the action and of the forced moves after it. A choice without a deed, such as a
/// short sail, is named as on its button. `None` when the request had been applied before.
fn done(acted: &Acted, most: usize, voice: &Voice) -> Option<String> {
    acted.before.as_ref()?;
    let me = voice.marked(acted.seat);
    let own = acted.entries.iter().take_while(|entry| entry.kind == EntryKind::Act(acted.seat)).cloned();
    let mut deeds = acted.view.deeds(acted.seat, &own.collect::<Vec<_>>(), voice);
    // A title without deeds tells its events, which follow anyway.
    deeds.retain(|deed| !deed.contains(&me));
    if deeds.is_empty() { acted.label(voice) } else { Some(row::fit(deeds, most)) }
}

/// The effects of an action in `room` lines of a phone: every event if they fit. Otherwise first what others and forced
/// moves did to the person who acted, and the answers of orders, the newest if not all fit. Then a line for each other seat
/// for which there is room: the board and the log have the rest.
fn effects(acted: &Acted, voice: &Voice, room: usize) -> Vec<String> {
    let me = voice.marked(acted.seat);
    let mut lines = Vec::new();
    let mut about_me = Vec::new();
    for entry in &acted.entries {
        let of_others = entry.actor.is_unasked() || entry.kind != EntryKind::Act(acted.seat);
        for line in orders::lines(&acted.view, entry, voice) {
            if of_others && line.contains(&me) || entry.is_ordered() {
                about_me.push(line.clone());
            }
            lines.push(line);
        }
    }
    if phone::fit(&lines, room) {
        return lines;
    }
    let about_me = about_me.split_off(about_me.len().saturating_sub(ABOUT_ME));
    let left = room.saturating_sub(about_me.iter().map(|line| phone::lines(line)).sum());
    let others = deeds::by_seat(&acted.view, &acted.entries, acted.seat, voice);
    about_me.into_iter().chain(phone::first(others, left)).collect()
}

/// The private reply to an undo: the restored turn.
pub fn undone(taken: &Undone, log: &[Entry], locale: Locale, extent: Extent) -> OutgoingMessage {
    let voice = names::voice(&taken.view, locale);
    // The table is as it was before the action, so the action is among the choices.
    let open = taken.view.decision_of(taken.seat).zip(taken.action.as_deref());
    let said = |action: String| voice.say("discord-undone", [("action", action.into())]);
    let action = open.map(|(open, code)| open.label(code, &voice));
    board::private(action.map(said).unwrap_or_default(), &taken.view, log, Some(taken.seat), locale, 0, extent)
}
