//! What seats did, one line each, where there is no room for every event.

use crate::discord::messages::clip::{clip, length};
use crate::discord::messages::phone;
use crate::engine::Seat;
use crate::table::{Entry, TableView};
use crate::words::{Voice, row};

/// One line for each other seat that did something, in the order of play after `own`.
pub fn by_seat(view: &TableView, entries: &[Entry], own: Seat, voice: &Voice) -> Vec<String> {
    let seats = view.seats.len() as u8;
    let others = (1..seats).map(|after| Seat((own.0 + after) % seats));
    others.filter_map(|seat| line(&voice.marked(seat), view.deeds(seat, entries, voice))).collect()
}

/// A seat and its deeds, as many as fit on a line of a phone, at least one.
fn line(who: &str, deeds: Vec<String>) -> Option<String> {
    let room = phone::LINE.saturating_sub(length(who) + 2);
    let first = deeds.first().map(|deed| clip(deed, room.max(phone::LINE / 2)))?;
    let fitting = row::fit(deeds, room);
    Some(format!("{who}: {}", if fitting.is_empty() { first } else { fitting }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn deeds_of_a_seat_fit_one_line() {
        let deeds = |deeds: &[&str]| deeds.iter().map(|deed| (*deed).to_owned()).collect::<Vec<_>>();
        assert_eq!(line("🔷B Sif", Vec::new()), None);
        let many = line("🔷B Sif", deeds(&["took 2× Rune", "home, 2nd", "beat Monster 4 and another", "+6"]));
        assert_eq!(many.as_deref(), Some("🔷B Sif: took 2× Rune · home, 2nd · +6"));
        let long = line("🔷B Sif", deeds(&["took everything that was anywhere near this ship"])).unwrap();
        assert_eq!((phone::lines(&long), long.ends_with('…')), (1, true));
    }
}
