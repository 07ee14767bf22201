//! What seats did, one line each, where there is no room for every event.

use crate::messages::clip::{clip, length};
use skald_core::engine::Seat;
use skald_core::words::{Voice, row};
use skald_table::{Entry, TableView};

/// How many letters of small print fit one line of a phone.
const LINE: usize = 44;

/// One line for each other seat that did something, in the order of play after `own`.
pub fn by_seat(view: &TableView, entries: &[Entry], own: Seat, voice: &Voice) -> Vec<String> {
    let seats = view.seats.len() as u8;
    let others = (1..seats).map(|after| Seat((own.0 + after) % seats));
    others.filter_map(|seat| line(seat, view.deeds(seat, entries, voice), voice)).collect()
}

/// A seat and its deeds, as many as fit on a line of a phone, at least one.
fn line(seat: Seat, deeds: Vec<String>, voice: &Voice) -> Option<String> {
    let who = voice.marked(seat);
    let room = LINE.saturating_sub(length(&voice.about(&who, "")));
    let first = deeds.first().map(|deed| clip(deed, room.max(LINE / 2)))?;
    let fitting = row::fit(deeds, room);
    Some(voice.about(who, if fitting.is_empty() { first } else { fitting }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use skald_core::words::Locale;

    #[test]
    fn deeds_of_a_seat_fit_one_line() {
        let deeds = |deeds: &[&str]| deeds.iter().map(|deed| (*deed).to_owned()).collect::<Vec<_>>();
        let voice = |locale| Voice::new(locale, vec!["Ann".to_owned(), "Sif".to_owned()]);
        let line = |deeds: Vec<String>| line(Seat(1), deeds, &voice(Locale::En));
        assert_eq!(line(Vec::new()), None);
        let many = line(deeds(&["took 2× Rune", "home, 2nd", "beat Monster 4 and another", "+6"]));
        assert_eq!(many.as_deref(), Some("🔷\u{2060}B Sif: took 2× Rune · home, 2nd"));
        let long = line(deeds(&["took everything that was anywhere near this ship"])).unwrap();
        assert_eq!((length(&long) / LINE, long.ends_with('…')), (1, true));
        // French puts a space before a colon.
        let french = super::line(Seat(1), deeds(&["a fui"]), &voice(Locale::Fr));
        assert_eq!(french.as_deref(), Some("🔷\u{2060}B Sif\u{a0}: a fui"));
    }
}
