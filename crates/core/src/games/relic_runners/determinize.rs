//! Redraws everything that a viewer cannot know, for computer players, consequences and leak checks (RR-94).

use super::components::{Colour, RelicRunners, Site, Tile};
use super::event::Event;
use super::state::{Open, Phase, Secret, State};
use crate::engine::{Chance, RuleError, Seat, Viewer};

/// Another seat's sampled coins, beyond the points of the current turn, are from 0 to one below this number.
const SAMPLED_COINS: u32 = 61;

/// Redraws the hidden parts. What the viewer knows stays. At the end everything is turned up (RR-76).
pub(super) fn redraw(
    _: &RelicRunners,
    open: &Open,
    secret: &mut Secret,
    viewer: Viewer,
    chance: &mut Chance,
) -> Result<(), RuleError> {
    if open.phase == Phase::Over {
        return Ok(());
    }
    for level in 1..=3 {
        for colour in Colour::TEMPLES {
            let mut tiles = Vec::new();
            each_hidden(open, secret, viewer, colour, level, &mut |_, tile| tiles.push(*tile));
            // Otherwise the result would follow from the true order.
            tiles.sort_unstable();
            chance.shuffle(&mut tiles)?;
            let mut tiles = tiles.into_iter();
            each_hidden(open, secret, viewer, colour, level, &mut |_, tile| *tile = tiles.next().unwrap_or(*tile));
        }
    }
    for seat in open.seats().filter(|seat| !viewer.knows(*seat)) {
        // Only their owner counts coins, so other seats may have any number of them, unless scores are open.
        if !open.options.open_scores.is_on() {
            let now = if seat == open.turn { open.now.points } else { 0 };
            *secret.coins[seat.index()] = now + chance.below(SAMPLED_COINS)? as u16;
        }
        // The viewer does not know which tiles other seats have looked at.
        secret.seen.get_mut(seat.index()).into_iter().for_each(|seen| seen.clear());
    }
    if let Some(first) = &mut *secret.first {
        *first = Seat(chance.below(open.runners.len() as u32)? as u8); // RR-80
    }
    Ok(())
}

/// A position with each other tile that may lie where these events took or turned up one (RR-94). `None` if more is unknown
/// than that.
pub(super) fn variants(before: &State, viewer: Viewer, events: &[Event]) -> Option<Vec<State>> {
    let levels = |site: Site| before.open.place(site).stack.iter().map(move |layer| (site, layer.level));
    let mut places = Vec::new();
    for event in events {
        match event {
            Event::TileTaken { site, level, .. } if site.is_temple_site() => places.push((*site, *level)),
            Event::Revealed { site, .. } => {
                places.extend(levels(*site).filter(|place| !events.iter().any(|event| takes(event, *place))));
            }
            Event::Peeked { site, .. } => places.extend(levels(*site)),
            Event::Ended { .. } | Event::TilesDrawn { .. } | Event::Seated { .. } => return None,
            _ => {}
        }
    }
    let taken = events.iter().filter(|event| matches!(event, Event::TileTaken { .. })).count();
    if taken > 1 || before.secret.first.is_some() {
        return None;
    }
    places.sort_unstable();
    places.dedup();
    Some(places.into_iter().flat_map(|place| others(before, viewer, place)).collect())
}

fn takes(event: &Event, place: (Site, u8)) -> bool {
    matches!(event, Event::TileTaken { site, level, .. } if (*site, *level) == place)
}

/// A position with each other tile that may lie in a place; none if the viewer knows the tile.
fn others(before: &State, viewer: Viewer, (site, level): (Site, u8)) -> Vec<State> {
    let Some(colour) = before.open.place(site).colour else { return Vec::new() };
    let mut scratch = before.secret.clone();
    let mut tiles = Vec::new();
    let mut here = None;
    each_hidden(&before.open, &mut scratch, viewer, colour, level, &mut |at, tile| {
        if at == Some(site) {
            here = Some(tiles.len());
        }
        tiles.push(*tile);
    });
    let Some(here) = here else { return Vec::new() };
    let first = |at: &usize| tiles[*at] != tiles[here] && !tiles[..*at].contains(&tiles[*at]);
    let swapped = |there: usize| {
        let mut other = before.clone();
        let mut number = 0;
        each_hidden(&before.open, &mut other.secret, viewer, colour, level, &mut |_, tile| {
            match number {
                _ if number == here => *tile = tiles[there],
                _ if number == there => *tile = tiles[here],
                _ => {}
            }
            number += 1;
        });
        other
    };
    (0..tiles.len()).filter(first).map(swapped).collect()
}

/// Calls `meet` with every tile of this colour and level that is unknown to the viewer, and with its site. Tiles on cards
/// and out of the game have no site and come last.
fn each_hidden(
    open: &Open,
    secret: &mut Secret,
    viewer: Viewer,
    colour: Colour,
    level: u8,
    meet: &mut impl FnMut(Option<Site>, &mut Tile),
) {
    for site in open.sites_of(colour) {
        let seen = match viewer {
            Viewer::Seat(seat) => secret.seen.get(seat.index()).is_some_and(|seen| seen.contains(&(site, level))),
            Viewer::Public | Viewer::Everything => false,
        };
        let layers = open.place(site).stack.iter().zip(&mut secret.faces[site.index()]);
        let hidden = layers.filter(|(layer, _)| layer.level == level && layer.open.is_none() && !seen);
        hidden.for_each(|(_, tile)| meet(Some(site), tile));
    }
    for (seat, runner) in open.players().filter(|(seat, _)| colour == Colour::Blue && !viewer.knows(*seat)) {
        let tiles = runner.blue.iter().zip(&mut *secret.blue[seat.index()]);
        for (_, points) in tiles.filter(|(blue, _)| blue.level == level && blue.shown.is_none()) {
            let mut tile = Tile::Blue(*points);
            meet(None, &mut tile);
            if let Tile::Blue(drawn) = tile {
                *points = drawn;
            }
        }
    }
    secret.aside[usize::from(level) - 1]
        .iter_mut()
        .filter(|tile| tile.colour() == colour)
        .for_each(|tile| meet(None, tile));
}
