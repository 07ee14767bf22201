//! Redraws everything that a viewer cannot know, for computer players and leak checks (EX-91).

use super::components::{Captain, Explorers, Tile};
use super::rules::captains_in_play;
use super::state::{Open, Phase, Secret};
use crate::engine::{Chance, RuleError, Seat, Viewer};

/// Redraws the hidden parts; what is seen stays as it is.
pub(super) fn redraw(
    game: &Explorers,
    open: &Open,
    secret: &mut Secret,
    viewer: Viewer,
    chance: &mut Chance,
) -> Result<(), RuleError> {
    if open.phase == Phase::Over {
        return Ok(());
    }
    redraw_tiles(open, secret, viewer, chance)?;
    if open.phase == Phase::Captain { redraw_captains(game, secret, viewer, chance) } else { Ok(()) }
}

fn hidden_from(secret: &Secret, viewer: Viewer) -> impl Iterator<Item = usize> + use<> {
    Seat::all(secret.hands.len() as u8).filter(move |seat| !viewer.knows(*seat)).map(Seat::index)
}

/// Unseen tiles are dealt anew among the stack and the hands that the viewer does not see.
fn redraw_tiles(open: &Open, secret: &mut Secret, viewer: Viewer, chance: &mut Chance) -> Result<(), RuleError> {
    let hidden: Vec<usize> = if open.is_solo() { Vec::new() } else { hidden_from(secret, viewer).collect() };
    let hands = &mut secret.hands;
    let mut tiles: Vec<Tile> = secret.stack.to_vec();
    tiles.extend(hidden.iter().flat_map(|seat| hands[*seat].iter().copied()));
    tiles.sort_unstable();
    chance.shuffle(&mut tiles)?;
    for seat in hidden {
        for held in hands[seat].iter_mut() {
            if let Some(tile) = tiles.pop() {
                *held = tile;
            }
        }
        hands[seat].sort_unstable();
    }
    *secret.stack = tiles;
    Ok(())
}

/// Offers of other seats are dealt anew from the captains that the viewer has not been offered; a seat that has chosen
/// has chosen either captain of its new offer.
fn redraw_captains(
    game: &Explorers,
    secret: &mut Secret,
    viewer: Viewer,
    chance: &mut Chance,
) -> Result<(), RuleError> {
    let hidden: Vec<usize> = hidden_from(secret, viewer).collect();
    let seen = |captain: &Captain| {
        let seats = 0..secret.offers.len();
        seats.into_iter().any(|seat| !hidden.contains(&seat) && secret.offers[seat].contains(captain))
    };
    let mut captains: Vec<Captain> =
        captains_in_play(game, secret.offers.len() as u8).filter(|one| !seen(one)).collect();
    chance.shuffle(&mut captains)?;
    for seat in hidden {
        for offered in secret.offers[seat].iter_mut() {
            if let Some(captain) = captains.pop() {
                *offered = captain;
            }
        }
        secret.offers[seat].sort_unstable();
        if secret.chosen[seat].is_some() {
            let offer = &secret.offers[seat];
            let chosen = offer.get(chance.below(offer.len() as u32)? as usize).copied();
            *secret.chosen[seat] = chosen;
        }
    }
    Ok(())
}
