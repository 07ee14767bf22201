//! What a seat did, in a few words each.

use super::*;

/// The deeds of a seat in these events, the most important first.
pub fn deeds(_: &RelicRunners, seat: Seat, events: &[Event], voice: &Voice) -> Vec<String> {
    let mut relics = Vec::new();
    let mut explored = Vec::new();
    let mut points = 0;
    let mut place = None;
    for event in events {
        match event {
            Event::RelicTaken { seat: who, colour, .. } if *who == seat => relics.push(names::relic(*colour, voice)),
            Event::TileTaken { seat: who, site, .. } if *who == seat => explored.push(code(site)),
            Event::Scored { seat: who, points: more, .. } if *who == seat => points += more,
            Event::Walked { seat: who, path } if *who == seat => place = path.last().copied().or(place),
            Event::Carried { seat: who, to } if *who == seat => place = Some(*to),
            _ => {}
        }
    }
    let listed =
        |key: &str, items: Vec<String>| (!items.is_empty()).then(|| say!(voice, key, items = row::counted(items)));
    let points = (points > 0).then(|| format!("+{}", say!(voice, "relic-runners-vp", points)));
    let place = place.map(|site| say!(voice, "relic-runners-did-walk", site));
    let done = [listed("relic-runners-did-take", relics), listed("relic-runners-did-explore", explored), points, place];
    done.into_iter().flatten().collect()
}
