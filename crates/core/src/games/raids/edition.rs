//! Reads an edition file of *Raids*. [`Raids`] declares the bounds of single keys; this module checks the relations
//! between keys. It warns of differences from the box in the rulebooks. The game plays such an edition as written.

use super::components::{Raids, SpaceKind, Tile, VOYAGES};
use super::state::Space;
use crate::engine::bounds::rising;
use crate::engine::{Edition, EditionError, EditionWarning};
use crate::words::row;

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
    // One ship may win every award and every Pillage, and its coins are a `u8`.
    let most = |table: &[u8]| table.iter().copied().max().map_or(0, usize::from);
    let pillages = count(raids.voyages.iter().flatten(), &Tile::Pillage);
    let coins = usize::from(VOYAGES) * most(&raids.harbor_coins) + pillages * most(&raids.pillage);
    if coins > 255 {
        return wrong("pillage", &format!("a single ship could take {coins} in coins; the maximum is 255"));
    }
    Ok(raids)
}

fn wrong<T>(key: &str, reason: &str) -> Result<T, EditionError> {
    Err(EditionError::new(key, reason))
}

pub(super) fn warnings(raids: &Raids) -> Vec<EditionWarning> {
    let mut found: Vec<(&str, String)> = Vec::new();
    for (key, track) in [("track", &raids.track), ("track_four_villages", &raids.track_four_villages)] {
        found.extend(ghost(raids, track).map(|reason| (key, reason)));
    }
    let printed: [(&str, &[u8], &[u8]); 7] = [
        ("spaces", &[raids.spaces], &[5]),
        ("vikings", &[raids.vikings], &[40]),
        ("ghost_step", &[raids.ghost_step], &[5]),
        ("visit", &raids.visit, &[2, 1]),
        ("pillage", &raids.pillage, &[3, 1]),
        ("harbor_coins", &raids.harbor_coins, &[6, 3, 1]),
        ("rune_set", &raids.rune_set, &[1, 3, 6, 10, 15]),
    ];
    for (key, here, there) in printed.into_iter().filter(|(_, here, there)| here != there) {
        found.push((
            key,
            format!("is {} and is played as written; the rulebook says {}", row::list(here), row::list(there)),
        ));
    }
    let sum = |table: &[u8]| table.iter().copied().map(usize::from).sum::<usize>();
    // RA-36: the box may have too few coins.
    let pillages = count(raids.voyages.iter().flatten(), &Tile::Pillage);
    let wanted = usize::from(VOYAGES) * sum(&raids.harbor_coins) + pillages * sum(&raids.pillage);
    if wanted > raids.coins.unsigned_abs().into() {
        let coins = raids.coins;
        found.push((
            "coins",
            format!("awards and Pillages take {wanted}, the box has {coins}; the game pays them anyway"),
        ));
    }
    // RA-35: the box may have too few Vikings for the start.
    let [.., crews] = &raids.start_crew;
    let first = &raids.voyages[0];
    let visits = count(first, &Tile::Visit);
    let pillages = count(first, &Tile::Pillage);
    let wanted = sum(crews) + count(&raids.track, &SpaceKind::Village) * crews.len() + visits * sum(&raids.visit);
    if wanted > raids.vikings.into() {
        let vikings = raids.vikings;
        found.push(("vikings", format!("four players begin with {wanted}, the box has {vikings}; see viking_limit")));
    }
    if (visits, pillages) != (1, 0) {
        let setup = "the rulebook's setup speaks of one Visit and no Pillage";
        found.push(("voyages.1", format!("Visits: {visits}, Pillages: {pillages}; {setup}")));
    }
    found.into_iter().map(|(key, reason)| EditionWarning::new(key, &reason)).collect()
}

fn count<'a, T: PartialEq + 'a>(things: impl IntoIterator<Item = &'a T>, wanted: &T) -> usize {
    things.into_iter().filter(|thing| *thing == wanted).count()
}

/// RA-68: a warning unless the ghost moves from Village to Village in equal steps, as in the rulebooks.
fn ghost(raids: &Raids, track: &[SpaceKind]) -> Option<String> {
    let harbor = track.len() as Space + 1;
    let village = |space: Space| track[usize::from(space) - 1] == SpaceKind::Village;
    let next = |from: Space| Some(raids.ghost_stop(from, harbor, village)).filter(|space| *space < harbor);
    let stops: Vec<Space> = std::iter::successors(next(0), |from| next(*from)).collect();
    let step = raids.ghost_step;
    let even = (1..).map(|number| number * usize::from(step)).take_while(|space| *space <= track.len());
    let stray = !stops.iter().copied().map(usize::from).eq(even);
    stray.then(|| {
        let stops = row::list(stops);
        format!("the ghost, {step} spaces a move, would not rest on Villages only; it stops on {stops}")
    })
}
