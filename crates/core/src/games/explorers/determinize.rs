//! Redraws everything that a viewer cannot know, for computer players and leak checks (EX-91).

use arrayvec::ArrayVec;
use serde::de::DeserializeOwned;

use super::components::{Captain, Explorers};
use super::rules::captains_in_play;
use super::state::{Open, Phase, Secret};
use crate::engine::{Chance, Hidden, RuleError, Seat, Viewer};

/// Redraws the hidden parts. What the viewer knows stays.
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
    let hidden = Seat::all(open.seats()).filter(|seat| !viewer.knows(*seat)).map(Seat::index);
    let hidden: Vec<usize> = hidden.collect();
    let hands: &[usize] = if open.is_solo() { &[] } else { &hidden };
    let stack = secret.stack.to_vec();
    *secret.stack = redeal(&mut secret.hands, hands, stack, chance)?;
    if open.phase != Phase::Captain {
        return Ok(());
    }
    let offered = |captain: &Captain| secret.offers.iter().any(|offer| offer.contains(captain));
    let others = captains_in_play(game, open.seats()).filter(|captain| !offered(captain)).collect();
    redeal(&mut secret.offers, &hidden, others, chance)?;
    // A seat that has chosen may have chosen either captain of its new offer.
    for seat in hidden {
        if secret.chosen[seat].is_some() {
            let offer = &secret.offers[seat];
            *secret.chosen[seat] = offer.get(chance.below(offer.len() as u32)? as usize).copied();
        }
    }
    Ok(())
}

/// Redeals the hidden piles from their contents and the remaining components. Returns the rest.
fn redeal<T: Copy + Ord + DeserializeOwned, const N: usize>(
    piles: &mut [Hidden<ArrayVec<T, N>>],
    hidden: &[usize],
    beside: Vec<T>,
    chance: &mut Chance,
) -> Result<Vec<T>, RuleError> {
    let mut all = beside;
    all.extend(hidden.iter().flat_map(|pile| piles[*pile].iter().copied()));
    all.sort_unstable();
    chance.shuffle(&mut all)?;
    for pile in hidden {
        for held in piles[*pile].iter_mut() {
            if let Some(dealt) = all.pop() {
                *held = dealt;
            }
        }
        piles[*pile].sort_unstable();
    }
    Ok(all)
}
