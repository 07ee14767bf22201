//! The recent log in a few lines: on the board for the public, and before a call for its person.
//!
//! Contains only what the title narrates to the viewer. Invariant: never longer than `MOST`, newest last; the oldest
//! lines are dropped first.

use crate::messages::clip::{clip, length};
use crate::messages::{deeds, names, orders, phone};
use skald_core::engine::Seat;
use skald_core::words::Voice;
use skald_table::{Actor, DecisionId, Entry, EntryKind, Seq, TableView};

/// The most text, in UTF-16 units.
const MOST: usize = 600;
/// How many entries are shown, beyond those of the last turn.
const ENTRIES: usize = 4;
/// How many entries are searched for visible ones.
pub const LOOKED_AT: usize = 24;

/// The recent log of a board: all steps of the last turn, everything that followed by order, and at least a few
/// entries.
pub fn board(view: &TableView, log: &[Entry], voice: &Voice) -> Vec<String> {
    let looked_at = log.iter().rev().take(LOOKED_AT);
    let entries = looked_at.map(|entry| (entry, entry_lines(view, entry, voice)));
    let mut entries = entries.filter(|(_, lines)| !lines.is_empty()).peekable();
    let last = entries.peek().map(|(entry, _)| entry.kind);
    let turn = |(at, (entry, _)): &(usize, (&Entry, Vec<String>))| {
        *at < ENTRIES || Some(entry.kind) == last || entry.is_ordered()
    };
    short(entries.enumerate().take_while(turn).map(|(_, (_, lines))| lines))
}

/// The same in up to `room` lines for the person of a seat: what others did since its last action. Without such an
/// action it is the recent log. One line a seat if there is no room for every event.
pub fn since(view: &TableView, log: &[Entry], seat: Option<Seat>, room: usize, voice: &Voice) -> Vec<String> {
    let last = seat.and_then(|seat| Some((seat, log.iter().rposition(|entry| entry.kind == EntryKind::Act(seat))?)));
    let lines = match last {
        Some((seat, at)) if at + 1 < log.len() => {
            let entries = &log[at + 1..];
            let lines: Vec<_> = entries.iter().flat_map(|entry| entry_lines(view, entry, voice)).collect();
            if phone::fit(&lines, room) { lines } else { deeds::by_seat(view, entries, seat, voice) }
        }
        _ => board(view, log, voice),
    };
    phone::last(lines, room)
}

/// Says who left a seat recently: the computer still plays for it, its person left the server, or another person has
/// taken it. It is a separate line, since the computer's moves follow at once.
pub fn handed_over(view: &TableView, log: &[Entry], voice: &Voice) -> Option<String> {
    let left =
        log.iter().rev().take(LOOKED_AT).find(|entry| {
            matches!(entry.kind, EntryKind::HandOver(_) | EntryKind::Gone(_) | EntryKind::Substitute(_))
        })?;
    let key = match left.kind {
        EntryKind::HandOver(seat) => view.occupant(seat)?.policy().map(|_| ("discord-log-hand-over", seat)),
        EntryKind::Gone(seat) => view.gone.contains(&seat).then_some(("discord-log-gone", seat)),
        // Once they have moved, the moves say who plays.
        EntryKind::Substitute(seat) => {
            let moved = log.iter().any(|entry| entry.seq > left.seq && entry.kind == EntryKind::Act(seat));
            (!moved).then_some(("discord-log-substitute", seat))
        }
        _ => None,
    };
    let (key, seat) = key?;
    let seq = if key == "discord-log-substitute" { view.seq } else { left.seq };
    Some(voice.say(key, [("who", names::owner_at(view, seat, seq, voice).into())]))
}

/// An entry in words: what happened in the game, a turn played because time was up, or a new host.
fn entry_lines(view: &TableView, entry: &Entry, voice: &Voice) -> Vec<String> {
    let owner = |seat| names::owner_at(view, seat, entry.seq, voice).into();
    match entry.kind {
        EntryKind::Undo { seat, .. } => vec![voice.say(undo_key(view, entry), [("who", owner(seat))])],
        EntryKind::TimeUp(seat) => vec![voice.say("discord-log-time-up", [("who", owner(seat))])],
        EntryKind::Credit { .. } => vec![voice.word("discord-log-credit")],
        EntryKind::Host(_) => about_another(view, entry, voice).into_iter().collect(),
        _ => orders::lines(view, entry, voice),
    }
}

/// Who made whom host, invited whom or took that back, if an entry says that.
pub fn about_another(view: &TableView, entry: &Entry, voice: &Voice) -> Option<String> {
    let by = match &entry.actor {
        Actor::Person(by) => names::known(view, *by, voice),
        Actor::System => String::new(),
        _ => return None,
    };
    let key = match entry.kind {
        EntryKind::Host(_) if by.is_empty() => "discord-log-host-now",
        EntryKind::Host(_) => "discord-log-host",
        EntryKind::Invited(_) => "invitation-log-invited",
        EntryKind::Uninvited(_) => "invitation-log-withdrawn",
        _ => return None,
    };
    let other = names::known(view, entry.kind.named()?, voice);
    Some(voice.say(key, [("who", by.into()), ("host", other.into())]))
}

/// The message key for an undo by consent, or by the operator.
pub fn undo_key(view: &TableView, entry: &Entry) -> &'static str {
    match entry.actor {
        Actor::System => "discord-log-rewind",
        _ if view.is_alone() => "discord-log-undo-alone",
        _ => "discord-log-undo",
    }
}

/// Whether an entry is a forced move or one by order.
pub fn is_unasked(entry: &Entry) -> bool {
    entry.actor.is_unasked() && matches!(entry.kind, EntryKind::Act(_))
}

/// What led to a decision: the entry that opened it, and the forced moves and orders right before it.
pub fn before(view: &TableView, log: &[Entry], decision: DecisionId, voice: &Voice) -> Vec<String> {
    before_all(view, log, &[Seq(decision.0)], voice)
}

/// What led to each of these entries, and the entries themselves, in order; no entry occurs twice. `ends` begins with
/// the oldest.
pub fn before_all(view: &TableView, log: &[Entry], ends: &[Seq], voice: &Voice) -> Vec<String> {
    let mut led = Vec::new();
    let mut first = Seq(u64::MAX);
    for end in ends.iter().rev() {
        for entry in log.iter().rev().filter(|entry| entry.seq <= *end && entry.seq < first).take(LOOKED_AT) {
            let lines = orders::lines(view, entry, voice);
            let done = !is_unasked(entry) && !lines.is_empty();
            led.push((entry.seq, lines));
            if done {
                break;
            }
        }
        first = led.last().map_or(first, |(seq, _)| *seq);
    }
    short(led.into_iter().map(|(_, lines)| lines))
}

/// These entries in words, the newest that fit.
pub fn all(view: &TableView, log: &[Entry], voice: &Voice) -> Vec<String> {
    short(log.iter().rev().map(|entry| orders::lines(view, entry, voice)))
}

/// The lines of entries, given newest first: as many of the newest as fit, newest last.
fn short(entries: impl Iterator<Item = Vec<String>>) -> Vec<String> {
    let mut room = MOST;
    let mut kept: Vec<String> = Vec::new();
    for line in entries.flat_map(|lines| lines.into_iter().rev()) {
        let line = clip(&line, MOST / 2);
        let needs = length(&line) + 1;
        if needs > room {
            break;
        }
        room -= needs;
        kept.push(line);
    }
    kept.reverse();
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn newest_lines_are_kept_and_come_last() {
        let entries = (1..=9).rev().map(|n| vec![format!("{n}a {}", "x".repeat(60)), format!("{n}b")]);
        let lines = short(entries);
        assert_eq!(lines.last().map(String::as_str), Some("9b"));
        assert!(lines.windows(2).all(|pair| pair[0] < pair[1]), "{lines:?}");
        assert!((MOST - 70..=MOST).contains(&lines.iter().map(|line| length(line) + 1).sum()), "{lines:?}");
        let long = short([vec!["🐉".repeat(1000)]].into_iter());
        assert_eq!(long.iter().map(|line| length(line)).collect::<Vec<_>>(), [299]);
    }
}
