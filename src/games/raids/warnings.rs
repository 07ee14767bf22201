//! Warnings of what in an edition differs from the box as the rulebooks describe it. Such an edition is played as it is written.

use super::components::{Place, Raids, Tile};
use super::state::{Space, VOYAGES};
use crate::engine::EditionWarning;

/// All warnings about an edition.
pub(super) fn of(raids: &Raids) -> Vec<EditionWarning> {
    let mut found = Vec::new();
    found.extend(ghost(raids, "track", &raids.track));
    found.extend(ghost(raids, "track_four_villages", &raids.track_four_villages));
    let printed: [(&str, &[u8], &[u8]); 7] = [
        ("spaces", &[raids.spaces], &[5]),
        ("vikings", &[raids.vikings], &[40]),
        ("ghost_step", &[raids.ghost_step], &[5]),
        ("visit", &raids.visit, &[2, 1]),
        ("pillage", &raids.pillage, &[3, 1]),
        ("harbor_coins", &raids.harbor_coins, &[6, 3, 1]),
        ("rune_set", &raids.rune_set, &[1, 3, 6, 10, 15]),
    ];
    found.extend(printed.into_iter().filter_map(|(key, here, there)| unlike(key, here, there)));
    found.extend(coins(raids));
    found.extend(vikings(raids));
    found.extend(first_voyage(&raids.voyages[0]));
    found
}

fn row(numbers: impl IntoIterator<Item = u8>) -> String {
    numbers.into_iter().map(|number| number.to_string()).collect::<Vec<_>>().join(", ")
}

/// A warning if numbers that all rulebooks print are different.
fn unlike(key: &str, here: &[u8], there: &[u8]) -> Option<EditionWarning> {
    let (said, printed) = (row(here.iter().copied()), row(there.iter().copied()));
    (here != there).then(|| EditionWarning::new(key, &format!("is {said} and played so; the rulebook says {printed}")))
}

/// RA-68: a warning unless the ghost sails from Village to Village in steps of the same length, as in the rulebooks.
fn ghost(raids: &Raids, key: &str, track: &[Place]) -> Option<EditionWarning> {
    let harbor = track.len() as Space + 1;
    let village = |space: Space| track[usize::from(space) - 1] == Place::Village;
    let next = |from: Space| Some(raids.ghost_stop(from, harbor, village)).filter(|space| *space < harbor);
    let stops: Vec<Space> = std::iter::successors(next(0), |from| next(*from)).collect();
    let even = (1..).map(|number| number * usize::from(raids.ghost_step)).take_while(|space| *space <= track.len());
    if stops.iter().copied().map(usize::from).eq(even) {
        return None;
    }
    let (step, stops) = (raids.ghost_step, row(stops));
    let reason = format!("the ghost, {step} spaces a move, would not rest on Villages only; it stops on {stops}");
    Some(EditionWarning::new(key, &reason))
}

/// RA-36: a warning if the coins of the box may not be enough.
fn coins(raids: &Raids) -> Option<EditionWarning> {
    let sum = |table: &[u8]| table.iter().copied().map(i16::from).sum::<i16>();
    let pillages = raids.voyages.iter().flatten().filter(|tile| **tile == Tile::Pillage).count() as i16;
    let wanted = i16::from(VOYAGES) * sum(&raids.harbor_coins) + pillages * sum(&raids.pillage);
    let reason = format!("awards and Pillages take {wanted}, the box has {}; they are paid all the same", raids.coins);
    (wanted > raids.coins).then(|| EditionWarning::new("coins", &reason))
}

/// RA-35: a warning if the Vikings of the box are not enough to begin with.
fn vikings(raids: &Raids) -> Option<EditionWarning> {
    let [.., crews] = &raids.start_crew;
    let villages = raids.track.iter().filter(|place| **place == Place::Village).count();
    let visits = raids.voyages[0].iter().filter(|tile| **tile == Tile::Visit).count();
    let sum = |table: &[u8]| table.iter().copied().map(usize::from).sum::<usize>();
    let wanted = sum(crews) + villages * crews.len() + visits * sum(&raids.visit);
    let reason = format!("four players begin with {wanted}, the box has {}; see viking_limit", raids.vikings);
    (wanted > usize::from(raids.vikings)).then(|| EditionWarning::new("vikings", &reason))
}

/// A warning unless the first voyage has one Visit and no Pillage, as in the setup of the rulebook.
fn first_voyage(tiles: &[Tile]) -> Option<EditionWarning> {
    let count = |wanted: Tile| tiles.iter().filter(|tile| **tile == wanted).count();
    let (visits, pillages) = (count(Tile::Visit), count(Tile::Pillage));
    let reason =
        format!("Visits: {visits}, Pillages: {pillages}; the rulebook's setup speaks of one Visit and no Pillage");
    ((visits, pillages) != (1, 0)).then(|| EditionWarning::new("voyages.1", &reason))
}
