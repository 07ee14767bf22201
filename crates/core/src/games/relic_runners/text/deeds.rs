//! What a seat did, in a few words each.

use super::*;

/// The deeds of a seat in these events, the most important first.
pub fn deeds(game: &RelicRunners, seat: Seat, events: &[Event], voice: &Voice) -> Vec<String> {
    let mut relics = Vec::new();
    let mut explored = Vec::new();
    let mut kept = Vec::new();
    let mut paths = Vec::new();
    let mut used = Vec::new();
    let mut boxes = Vec::new();
    let mut tokens = Vec::new();
    let mut points = 0;
    let mut rations = 0;
    let mut place = None;
    let mut tile_at = None;
    let ivory = |key: &str, tile: Ivory| say!(voice, key, tile = names::ivory(tile, voice));
    for event in events.iter().filter(|event| by(event) == Some(seat)) {
        match event {
            Event::RelicTaken { colour, .. } => relics.push(names::relic(*colour, voice)),
            Event::TileTaken { site, tile, .. } => {
                tile_at = tile.map(|tile| (names::site(*site), tile));
                explored.push(match tile {
                    Some(tile) => voice.about(names::site(*site), names::tile(*tile, voice)),
                    None => names::site(*site),
                });
            }
            // A tile that stays is named with its place if it was taken just now.
            Event::IvoryKept { tile, .. } => {
                let told = ivory("relic-runners-did-keep", *tile);
                match tile_at.take().filter(|(_, taken)| *taken == Tile::Ivory(*tile)) {
                    Some((site, _)) => _ = explored.pop().map(|_| explored.push(voice.about(site, told))),
                    None => kept.push(told),
                }
            }
            Event::IvoryGone { tile, used, .. } => {
                let key = if *used { "relic-runners-fact-spends" } else { "relic-runners-fact-given-up" };
                kept.push(ivory(key, *tile));
            }
            Event::Scored { points: more, .. } => points += more,
            Event::PathwayPlaced { trail, .. } | Event::PathwayMoved { to: trail, .. } => {
                paths.push(names::trail(*trail))
            }
            Event::BoxUsed { space, .. } => used.push(names::space(*space, voice)),
            Event::BoxMoved { from, to, .. } if to > from => boxes.push(names::slot(*to, voice)),
            Event::TokenTurned { token, .. } => tokens.extend(game.river(token.0).map(names::trail)),
            Event::RationsTaken { rations: more, .. } => rations += more,
            Event::Walked { path, .. } => place = path.last().copied().or(place),
            Event::Carried { to, .. } => place = Some(*to),
            _ => {}
        }
    }
    let listed =
        |key: &str, items: Vec<String>| (!items.is_empty()).then(|| say!(voice, key, items = row::counted(items)));
    let gained = |points: u16| (points > 0).then(|| format!("+{}", say!(voice, "relic-runners-vp", points)));
    let done =
        [listed("relic-runners-did-take", relics), listed("relic-runners-did-explore", explored), gained(points)];
    let rest = [
        listed("relic-runners-did-path", paths),
        listed("relic-runners-did-use", used),
        listed("relic-runners-did-raise", boxes),
        place.map(|site| say!(voice, "relic-runners-did-walk", site)),
        (rations > 0).then(|| format!("{} +{rations}", names::RATION)),
        listed("relic-runners-did-turn", tokens),
    ];
    done.into_iter().flatten().chain(kept).chain(rest.into_iter().flatten()).collect()
}

/// The seat that an event tells about.
const fn by(event: &Event) -> Option<Seat> {
    match event {
        Event::RelicTaken { seat, .. }
        | Event::TileTaken { seat, .. }
        | Event::IvoryKept { seat, .. }
        | Event::IvoryGone { seat, .. }
        | Event::Scored { seat, .. }
        | Event::PathwayPlaced { seat, .. }
        | Event::PathwayMoved { seat, .. }
        | Event::BoxUsed { seat, .. }
        | Event::BoxMoved { seat, .. }
        | Event::TokenTurned { seat, .. }
        | Event::RationsTaken { seat, .. }
        | Event::Walked { seat, .. }
        | Event::Carried { seat, .. } => Some(*seat),
        _ => None,
    }
}
