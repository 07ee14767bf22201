//! Redraws everything that a viewer cannot know, for computer players and leak checks (RR-94).

use super::components::{Colour, RelicRunners, Tile};
use super::state::{Open, Phase, Secret};
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
            each_hidden(open, secret, viewer, colour, level, &mut |tile| tiles.push(*tile));
            // Otherwise the result would follow from the true order.
            tiles.sort_unstable();
            chance.shuffle(&mut tiles)?;
            let mut tiles = tiles.into_iter();
            each_hidden(open, secret, viewer, colour, level, &mut |tile| *tile = tiles.next().unwrap_or(*tile));
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

/// Calls `meet` with every tile of this colour and level that is unknown to the viewer: in stacks, on cards, and out of
/// the game.
fn each_hidden(
    open: &Open,
    secret: &mut Secret,
    viewer: Viewer,
    colour: Colour,
    level: u8,
    meet: &mut impl FnMut(&mut Tile),
) {
    for site in open.sites_of(colour) {
        let seen = match viewer {
            Viewer::Seat(seat) => secret.seen.get(seat.index()).is_some_and(|seen| seen.contains(&(site, level))),
            Viewer::Public | Viewer::Everything => false,
        };
        let layers = open.place(site).stack.iter().zip(&mut secret.faces[site.index()]);
        let hidden = layers.filter(|(layer, _)| layer.level == level && layer.open.is_none() && !seen);
        hidden.for_each(|(_, tile)| meet(tile));
    }
    for (seat, runner) in open.players().filter(|(seat, _)| colour == Colour::Blue && !viewer.knows(*seat)) {
        let tiles = runner.blue.iter().zip(&mut *secret.blue[seat.index()]);
        for (_, points) in tiles.filter(|(blue, _)| blue.level == level && blue.shown.is_none()) {
            let mut tile = Tile::Blue(*points);
            meet(&mut tile);
            if let Tile::Blue(drawn) = tile {
                *points = drawn;
            }
        }
    }
    secret.aside[usize::from(level) - 1].iter_mut().filter(|tile| tile.colour() == colour).for_each(meet);
}
