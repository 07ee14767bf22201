//! Livestock in sets of different animals, in the best possible split (EX-60).

use super::*;

pub fn sets(game: &Explorers, herd: &Herd) -> i32 {
    let table = &game.points.set;
    let largest = largest_sets(herd);
    if rises_ever_more(table) { value(table, &largest) } else { best_split(table, &largest) }
}

/// The sizes of the largest possible sets. Each takes one animal of every remaining kind.
fn largest_sets(herd: &Herd) -> Vec<u8> {
    (0..herd.most()).map(|used| herd.counts().iter().filter(|count| **count > used).count() as u8).collect()
}

fn value(table: &[u8], sizes: &[u8]) -> i32 {
    sizes.iter().map(|size| upto(table, *size)).sum()
}

/// Whether each further animal adds at least as much to a set as the previous one. The largest sets are then the best.
fn rises_ever_more(table: &[u8; Animal::KINDS]) -> bool {
    let steps: [i32; Animal::KINDS] =
        std::array::from_fn(|kinds| upto(table, kinds as u8 + 1) - upto(table, kinds as u8));
    steps.is_sorted()
}

/// The most points of any split. Sizes in falling order are possible if the first k never hold more animals than the k
/// largest sets (Gale and Ryser). Dynamic programming visits all such sizes, set by set.
fn best_split(table: &[u8; Animal::KINDS], largest: &[u8]) -> i32 {
    let all: usize = largest.iter().map(|size| usize::from(*size)).sum();
    // The most points so far, by the number of used animals and the size of the last set.
    let mut best = vec![[None; Animal::KINDS + 1]; all + 1];
    best[0][Animal::KINDS] = Some(0);
    let mut most = if all == 0 { 0 } else { i32::MIN };
    let mut held = 0;
    for set in 0..all {
        held += largest.get(set).map_or(0, |size| usize::from(*size));
        let mut next = vec![[None; Animal::KINDS + 1]; all + 1];
        for (used, by_last) in best.iter().enumerate() {
            for (last, points) in by_last.iter().enumerate() {
                let Some(points) = *points else { continue };
                for size in (1..=last).filter(|size| used + size <= held) {
                    let there = &mut next[used + size][size];
                    *there = (*there).max(Some(points + upto(table, size as u8)));
                }
            }
        }
        most = next[all].iter().copied().flatten().fold(most, i32::max);
        best = next;
    }
    most
}
