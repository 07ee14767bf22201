//! Reads an edition file of *Raids*: the bounds of single keys are declared in [`Raids`]; the relations between keys are checked here.

use super::components::{Raids, Tile, VOYAGES};
use crate::engine::bounds::rising;
use crate::engine::{Edition, EditionError};

/// Reads and checks an edition.
pub(super) fn read(edition: &Edition) -> Result<Raids, EditionError> {
    let raids: Raids = edition.document("raids")?;
    let room = raids.spaces * raids.empty_space_shields;
    if room < 4 {
        return wrong("spaces", "an empty ship must show at least 4 shields");
    }
    for (seats, crews) in (2..).zip(&raids.start_crew) {
        let key = format!("start_crew.{seats}");
        if crews.len() != seats {
            return wrong(&key, &format!("must be a list of {seats}"));
        }
        if let Some((i, crew)) = crews.iter().enumerate().find(|(_, crew)| **crew > room) {
            return wrong(&format!("{key}[{i}]"), &format!("must be a whole number from 0 to {room}, not {crew}"));
        }
    }
    rising("rune_set", &raids.rune_set)?;
    // One ship may win every award and every Pillage; its coins are a `u8`.
    let most = |table: &[u8]| table.iter().copied().max().map_or(0, usize::from);
    let pillages = raids.voyages.iter().flatten().filter(|tile| **tile == Tile::Pillage).count();
    let coins = usize::from(VOYAGES) * most(&raids.harbor_coins) + pillages * most(&raids.pillage);
    if coins > 255 {
        return wrong("pillage", &format!("a single ship could take {coins} in coins; 255 is the most"));
    }
    Ok(raids)
}

fn wrong<T>(key: &str, reason: &str) -> Result<T, EditionError> {
    Err(EditionError::new(key, reason))
}
