//! The same position with everything a viewer cannot know drawn anew, for computer players and leak checks (EX-91).

use super::components::{Captain, Explorers, Tile};
use super::rules::captains_in_play;
use super::state::{Phase, State};
use crate::engine::{Chance, RuleError, Seat, Viewer};

/// Redraws the hidden parts; what is seen stays as it is.
pub(super) fn redraw(game: &Explorers, state: &State, viewer: Viewer, chance: &mut Chance) -> Result<State, RuleError> {
    let mut sampled = state.clone();
    if viewer == Viewer::Everything || state.open.phase == Phase::Over {
        return Ok(sampled);
    }
    redraw_tiles(&mut sampled, viewer, chance)?;
    if state.open.phase == Phase::Captain {
        redraw_captains(game, &mut sampled, viewer, chance)?;
    }
    sampled.chance = chance.split()?;
    Ok(sampled)
}

fn hidden_from(state: &State, viewer: Viewer) -> impl Iterator<Item = usize> + use<> {
    let seats = state.open.seats();
    Seat::all(seats).filter(move |seat| viewer != Viewer::Seat(*seat)).map(Seat::index)
}

/// Unseen tiles are dealt anew among the stack and the hands that the viewer does not see.
fn redraw_tiles(state: &mut State, viewer: Viewer, chance: &mut Chance) -> Result<(), RuleError> {
    let hidden: Vec<usize> = if state.open.is_solo() { Vec::new() } else { hidden_from(state, viewer).collect() };
    let hands = &mut state.secret.hands;
    let mut tiles: Vec<Tile> = state.secret.stack.clone();
    tiles.extend(hidden.iter().flat_map(|seat| hands[*seat].clone()));
    tiles.sort_unstable();
    chance.shuffle(&mut tiles)?;
    for seat in hidden {
        for held in &mut hands[seat] {
            if let Some(tile) = tiles.pop() {
                *held = tile;
            }
        }
        hands[seat].sort_unstable();
    }
    state.secret.stack = tiles;
    Ok(())
}

/// Offers of others are dealt anew from the captains that the viewer has not been offered; who has chosen has chosen any.
fn redraw_captains(game: &Explorers, state: &mut State, viewer: Viewer, chance: &mut Chance) -> Result<(), RuleError> {
    let hidden: Vec<usize> = hidden_from(state, viewer).collect();
    let seen = |captain: &Captain| {
        let seats = 0..state.secret.offers.len();
        seats.into_iter().any(|seat| !hidden.contains(&seat) && state.secret.offers[seat].contains(captain))
    };
    let mut captains: Vec<Captain> = captains_in_play(game, state.open.seats()).filter(|one| !seen(one)).collect();
    chance.shuffle(&mut captains)?;
    for seat in hidden {
        for offered in &mut state.secret.offers[seat] {
            if let Some(captain) = captains.pop() {
                *offered = captain;
            }
        }
        state.secret.offers[seat].sort_unstable();
        if state.secret.chosen[seat].is_some() {
            let offer = &state.secret.offers[seat];
            let chosen = offer.get(chance.below(offer.len() as u32)? as usize).copied();
            state.secret.chosen[seat] = chosen;
        }
    }
    Ok(())
}
