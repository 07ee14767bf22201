//! The private replies to an action and to an undo: the result, and the next decision.

use crate::discord::messages::clip::clip;
use crate::discord::messages::{Extent, OutgoingMessage, board, call, deeds, names, orders, phone};
use crate::table::{Acted, Entry, EntryKind, Undone};
use crate::words::{Locale, Voice, row};

/// The maximum number of lines about the effects of an action: above a picture, and above words alone.
const EFFECT_LINES: (usize, usize) = (3, 12);

/// The most characters about what the person did.
const DONE: usize = 160;

/// The maximum number of lines about the person who acted that are always shown.
const ABOUT_ME: usize = 6;

/// The private reply to an action: what happened, and the next decision.
pub fn after(acted: &Acted, locale: Locale, extent: Extent) -> OutgoingMessage {
    let view = &acted.view;
    let seat = acted.seat;
    let voice = names::voice(view, locale);
    let done = done(acted, &voice).map(|action| voice.say("discord-acted", [("action", action.into())]));
    let mut lines = vec![done.unwrap_or_else(|| voice.word("discord-acted-before"))];
    lines.extend(effects(acted, &voice, if extent == Extent::Brief { EFFECT_LINES.0 } else { EFFECT_LINES.1 }));
    lines.extend(
        view.thinking.iter().map(|seat| voice.say("discord-board-thinking", [("who", voice.marked(*seat).into())])),
    );
    let content = clip(&lines.join("\n"), 1900);
    match view.decision_of(seat) {
        Some(open) if open.decision.out_of_turn => OutgoingMessage { content, ..call::brief(view, open, &voice, 0) },
        Some(_) => OutgoingMessage { content, ..board::private(view, &[], Some(seat), locale, 0, extent) },
        None => OutgoingMessage::text(content),
    }
}

/// What the person did: from the events of the action and of the forced moves after it. A choice without a deed, such as a
/// short sail, is named as on its button. `None` when the request had been applied before.
fn done(acted: &Acted, voice: &Voice) -> Option<String> {
    acted.before.as_ref()?;
    let me = voice.marked(acted.seat);
    let own = acted.entries.iter().take_while(|entry| entry.kind == EntryKind::Act(acted.seat)).cloned();
    let mut deeds = acted.view.deeds(acted.seat, &own.collect::<Vec<_>>(), voice);
    // A title without deeds tells its events, which follow anyway.
    deeds.retain(|deed| !deed.contains(&me));
    if deeds.is_empty() { acted.label(voice) } else { Some(row::fit(deeds, DONE)) }
}

/// The effects of an action: every event if they fit in `room` lines. Otherwise what others and forced moves did to the
/// person who acted, and the answers of orders, because no other message reports them. Then one line for each other
/// seat.
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
    let older = about_me.len().saturating_sub(ABOUT_ME);
    about_me.drain(older..).chain(deeds::by_seat(&acted.view, &acted.entries, acted.seat, voice)).collect()
}

/// The private reply to an undo: the restored turn.
pub fn undone(taken: &Undone, log: &[Entry], locale: Locale, extent: Extent) -> OutgoingMessage {
    let voice = names::voice(&taken.view, locale);
    // The table is as it was before the action, so the action is among the choices.
    let open = taken.view.decision_of(taken.seat).zip(taken.action.as_deref());
    let said = |action: String| voice.say("discord-undone", [("action", action.into())]);
    let action = open.map(|(open, code)| open.label(code, &voice));
    let outgoing = board::private(&taken.view, log, Some(taken.seat), locale, 0, extent);
    OutgoingMessage { content: action.map(said).unwrap_or_default(), ..outgoing }
}
