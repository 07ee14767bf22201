//! Redraws everything that a viewer cannot know, for computer players and leak checks (RR-94).

use super::components::{Colour, Site, Tile};
use super::state::{Open, Phase, Secret};
use crate::engine::{Chance, RuleError, Seat, Viewer};

/// The number of amounts of coins, from 0, that are sampled for another seat on top of the points of the running turn.
const SAMPLED_COINS: u32 = 61;

/// A place of a tile that the viewer does not know: in a stack, on a card, or out of the game.
#[derive(Clone, Copy)]
enum Hideout {
    Stack(Site, usize),
    Card(Seat, usize),
    Aside(usize),
}

/// Redraws the hidden parts; what is seen stays as it is. At the end everything is turned up (RR-76).
pub(super) fn redraw(open: &Open, secret: &mut Secret, viewer: Viewer, chance: &mut Chance) -> Result<(), RuleError> {
    if open.phase == Phase::Over {
        return Ok(());
    }
    for level in 1..=3 {
        for colour in Colour::TEMPLES {
            redraw_tiles(open, secret, viewer, colour, level, chance)?;
        }
    }
    redraw_coins(open, secret, viewer, chance)?;
    if let Some(first) = &mut *secret.first {
        *first = Seat(chance.below(open.runners.len() as u32)? as u8); // RR-80
    }
    forget_looks(secret, viewer);
    Ok(())
}

fn redraw_tiles(
    open: &Open,
    secret: &mut Secret,
    viewer: Viewer,
    colour: Colour,
    level: u8,
    chance: &mut Chance,
) -> Result<(), RuleError> {
    let hideouts = hideouts(open, secret, viewer, colour, level);
    let mut tiles: Vec<Tile> = hideouts.iter().map(|hideout| look(secret, *hideout, level)).collect();
    chance.shuffle(&mut tiles)?;
    for (hideout, tile) in hideouts.iter().zip(tiles) {
        put(secret, *hideout, level, tile);
    }
    Ok(())
}

/// Every place where a tile of this colour and level lies unknown to the viewer.
fn hideouts(open: &Open, secret: &Secret, viewer: Viewer, colour: Colour, level: u8) -> Vec<Hideout> {
    let seen = |site: Site| match viewer {
        Viewer::Seat(seat) => secret.seen.get(seat.index()).is_some_and(|seen| seen.contains(&(site, level))),
        Viewer::Public | Viewer::Everything => false,
    };
    let mut hideouts = Vec::new();
    for site in Site::temples().filter(|site| open.place(*site).colour == Some(colour)) {
        let stack = open.place(site).stack.iter().enumerate();
        let hidden = stack.filter(|(_, layer)| layer.level == level && layer.open.is_none() && !seen(site));
        hideouts.extend(hidden.map(|(at, _)| Hideout::Stack(site, at)));
    }
    if colour == Colour::Blue {
        for seat in Seat::all(open.runners.len() as u8).filter(|seat| !viewer.knows(*seat)) {
            let blue = open.runners[seat.index()].blue.iter().enumerate();
            let hidden = blue.filter(|(_, blue)| blue.level == level && blue.shown.is_none());
            hideouts.extend(hidden.map(|(at, _)| Hideout::Card(seat, at)));
        }
    }
    let aside = secret.aside[usize::from(level) - 1].iter().enumerate();
    hideouts.extend(aside.filter(|(_, tile)| tile.colour() == colour).map(|(at, _)| Hideout::Aside(at)));
    hideouts
}

fn look(secret: &Secret, hideout: Hideout, level: u8) -> Tile {
    match hideout {
        Hideout::Stack(site, at) => secret.faces[site.index()][at],
        Hideout::Card(seat, at) => Tile::Blue(secret.blue[seat.index()][at]),
        Hideout::Aside(at) => secret.aside[usize::from(level) - 1][at],
    }
}

fn put(secret: &mut Secret, hideout: Hideout, level: u8, tile: Tile) {
    match (hideout, tile) {
        (Hideout::Stack(site, at), _) => secret.faces[site.index()][at] = tile,
        (Hideout::Card(seat, at), Tile::Blue(points)) => secret.blue[seat.index()][at] = points,
        (Hideout::Card(..), _) => {}
        (Hideout::Aside(at), _) => secret.aside[usize::from(level) - 1][at] = tile,
    }
}

/// Only their owner counts coins, so other seats may have any number of them, unless scores are open.
fn redraw_coins(open: &Open, secret: &mut Secret, viewer: Viewer, chance: &mut Chance) -> Result<(), RuleError> {
    if open.options.open_scores.is_on() {
        return Ok(());
    }
    for seat in Seat::all(open.runners.len() as u8).filter(|seat| !viewer.knows(*seat)) {
        let now = if seat == open.turn { open.now.points } else { 0 };
        *secret.coins[seat.index()] = now + chance.below(SAMPLED_COINS)? as u16;
    }
    Ok(())
}

/// Clears what other seats have looked at; the viewer does not know it.
fn forget_looks(secret: &mut Secret, viewer: Viewer) {
    for seat in Seat::all(secret.seen.len() as u8).filter(|seat| !viewer.knows(*seat)) {
        secret.seen[seat.index()].clear();
    }
}
