//! The same position with everything a viewer cannot know drawn anew, for computer players and leak checks (RR-94).

use super::components::{Colour, Site, Tile};
use super::state::{Phase, State};
use crate::engine::{Chance, RuleError, Seat, Viewer};

/// The most coins that are imagined of somebody else beyond those of the running turn.
const IMAGINED_COINS: u32 = 61;

/// Where a tile is that the viewer does not know.
#[derive(Clone, Copy)]
enum Hideout {
    Stack(Site, usize),
    Card(Seat, usize),
    Aside(usize),
}

/// Redraws the hidden parts; what is seen stays as it is.
pub(super) fn redraw(state: &State, viewer: Viewer, chance: &mut Chance) -> Result<State, RuleError> {
    let mut imagined = state.clone();
    if viewer == Viewer::Everything || state.jungle.phase == Phase::Over {
        return Ok(imagined);
    }
    for level in 1..=3 {
        for colour in Colour::TEMPLES {
            redraw_tiles(&mut imagined, viewer, colour, level, chance)?;
        }
    }
    redraw_coins(&mut imagined, viewer, chance)?;
    if let Some(first) = &mut imagined.secrets.first {
        *first = Seat(chance.below(imagined.jungle.runners.len() as u32)? as u8); // RR-80
    }
    forget_looks(&mut imagined, viewer);
    Ok(imagined)
}

fn redraw_tiles(
    state: &mut State,
    viewer: Viewer,
    colour: Colour,
    level: u8,
    chance: &mut Chance,
) -> Result<(), RuleError> {
    let hideouts = hideouts(state, viewer, colour, level);
    let mut tiles: Vec<Tile> = hideouts.iter().map(|hideout| look(state, *hideout, level)).collect();
    chance.shuffle(&mut tiles)?;
    for (hideout, tile) in hideouts.iter().zip(tiles) {
        put(state, *hideout, level, tile);
    }
    Ok(())
}

/// Every place where a tile of this colour and level lies unknown to the viewer.
fn hideouts(state: &State, viewer: Viewer, colour: Colour, level: u8) -> Vec<Hideout> {
    let State { jungle, secrets } = state;
    let seen = |site: Site| match viewer {
        Viewer::Seat(seat) => secrets.seen.get(seat.index()).is_some_and(|seen| seen.contains(&(site, level))),
        Viewer::Public | Viewer::Everything => false,
    };
    let mut hideouts = Vec::new();
    for site in Site::temples().filter(|site| jungle.place(*site).colour == Some(colour)) {
        let stack = jungle.place(site).stack.iter().enumerate();
        let hidden = stack.filter(|(_, layer)| layer.level == level && layer.open.is_none() && !seen(site));
        hideouts.extend(hidden.map(|(at, _)| Hideout::Stack(site, at)));
    }
    if colour == Colour::Blue {
        for seat in Seat::all(jungle.runners.len() as u8).filter(|seat| viewer != Viewer::Seat(*seat)) {
            let blue = jungle.runners[seat.index()].blue.iter().enumerate();
            let hidden = blue.filter(|(_, blue)| blue.level == level && blue.shown.is_none());
            hideouts.extend(hidden.map(|(at, _)| Hideout::Card(seat, at)));
        }
    }
    let aside = secrets.aside[usize::from(level) - 1].iter().enumerate();
    hideouts.extend(aside.filter(|(_, tile)| tile.colour() == colour).map(|(at, _)| Hideout::Aside(at)));
    hideouts
}

fn look(state: &State, hideout: Hideout, level: u8) -> Tile {
    match hideout {
        Hideout::Stack(site, at) => state.secrets.faces[site.index()][at],
        Hideout::Card(seat, at) => Tile::Blue(state.secrets.blue[seat.index()][at]),
        Hideout::Aside(at) => state.secrets.aside[usize::from(level) - 1][at],
    }
}

fn put(state: &mut State, hideout: Hideout, level: u8, tile: Tile) {
    match (hideout, tile) {
        (Hideout::Stack(site, at), _) => state.secrets.faces[site.index()][at] = tile,
        (Hideout::Card(seat, at), Tile::Blue(points)) => state.secrets.blue[seat.index()][at] = points,
        (Hideout::Card(..), _) => {}
        (Hideout::Aside(at), _) => state.secrets.aside[usize::from(level) - 1][at] = tile,
    }
}

/// Coins are counted by nobody but their owner, so others may have any number of them, unless scores are open.
fn redraw_coins(state: &mut State, viewer: Viewer, chance: &mut Chance) -> Result<(), RuleError> {
    if state.jungle.options.open_scores.is_on() {
        return Ok(());
    }
    for seat in Seat::all(state.jungle.runners.len() as u8).filter(|seat| viewer != Viewer::Seat(*seat)) {
        let now = if seat == state.jungle.turn { state.jungle.now.points } else { 0 };
        state.secrets.coins[seat.index()] = now + chance.below(IMAGINED_COINS)? as u16;
    }
    Ok(())
}

/// What others know of the stacks is theirs.
fn forget_looks(state: &mut State, viewer: Viewer) {
    for seat in Seat::all(state.jungle.runners.len() as u8).filter(|seat| viewer != Viewer::Seat(*seat)) {
        state.secrets.seen[seat.index()].clear();
    }
}
