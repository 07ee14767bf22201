//! Points by source, the control of islands, and the ranking (EX-60 … EX-81).

use arrayvec::ArrayVec;
use serde::Serialize;

use super::components::{Animal, Captain, Counting, Explorers, Herd, SEATS};
use super::place::Space;
use super::state::{Island, Open};
use crate::engine::{Outcome, ScoreSheet, Seat};

/// The sources of points, in the order of every score sheet.
pub const SOURCES: [&str; 7] = ["livestock", "outposts", "enemy_ships", "settlements", "deaths", "islands", "captain"];

/// The points of a seat if the game ended now.
pub fn sheet(game: &Explorers, open: &Open, seat: Seat) -> ScoreSheet {
    sheet_with(game, open, &holdings(game, open), seat)
}

/// As [`sheet`], with precomputed islands.
pub fn sheet_with(game: &Explorers, open: &Open, holdings: &[Holding], seat: Seat) -> ScoreSheet {
    let Some(explorer) = open.explorers.get(seat.index()) else { return ScoreSheet::default() };
    let points = &game.points;
    let tiles: i32 = held(holdings, seat).map(|holding| i32::from(holding.tiles)).sum();
    let captain = best_captain(game, open, holdings, seat).map_or((0, 0), |(_, count)| (count.units, count.points));
    let lines = [
        (i32::from(explorer.delivered.count()), sets(game, &explorer.delivered)),
        (i32::from(explorer.outposts), upto(&points.outposts, explorer.outposts)),
        (i32::from(explorer.ships), i32::from(explorer.ships) * i32::from(points.enemy_ship)),
        (explorer.settlements.len() as i32, explorer.settlements.iter().map(|strength| i32::from(*strength)).sum()),
        (i32::from(explorer.dead), upto(&points.deaths, explorer.dead)),
        (held(holdings, seat).count() as i32, tiles * i32::from(points.island_tile)),
        captain,
    ];
    ScoreSheet::of(&SOURCES, lines)
}

/// The entry of a table for a count. A count beyond the table gets the last entry, and 0 gets 0.
pub fn upto(table: &[u8], count: u8) -> i32 {
    let entry = usize::from(count).min(table.len()).checked_sub(1);
    entry.map_or(0, |entry| i32::from(table[entry]))
}

/// The captain that scores for a seat: its only one, or the better of two, the first among equals (EX-81).
pub fn best_captain(game: &Explorers, open: &Open, holdings: &[Holding], seat: Seat) -> Option<(Captain, Count)> {
    let own = open.explorers.get(seat.index())?.captains.iter();
    let counted = own.map(|captain| (*captain, count(game, open, holdings, seat, *captain)));
    counted.reduce(|best, next| if next.1.points > best.1.points { next } else { best })
}

/// Ranks the seats by points, then delivered livestock, then outposts. Remaining ties are shared (EX-69).
pub fn ranking(open: &Open, points: Vec<i32>) -> Outcome {
    let ties = open.explorers.iter().map(|explorer| (explorer.delivered.count(), explorer.outposts));
    Outcome::with_ties(points, ties)
}

/// An island, complete or not, and the pieces of every seat on it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Holding {
    pub root: u8,
    pub lands: Vec<Space>,
    pub tiles: u8,
    /// The land edges that face empty cells; 0 if the island is complete.
    pub open: u8,
    /// How many of these edges face the shore. With any, the island can never be complete (EX-22).
    pub barred: u8,
    pub vikings: [u8; SEATS],
    pub outposts: [u8; SEATS],
    pub strength: [u8; SEATS],
    /// The seats that control it, or would if it were complete now: none, one, or all tied seats.
    pub holders: ArrayVec<Seat, SEATS>,
}

impl Holding {
    /// Whether sea surrounds it.
    pub const fn is_complete(&self) -> bool {
        self.open == 0
    }

    pub fn is_held_by(&self, seat: Seat) -> bool {
        self.is_complete() && self.holders.contains(&seat)
    }
}

/// All islands, in the order of their roots.
pub fn holdings(game: &Explorers, open: &Open) -> Vec<Holding> {
    let islands = open.chart.islands.iter().map(|island| {
        let Island { root, open, barred, .. } = *island;
        Holding { root, tiles: island.size(), open, barred, ..Holding::default() }
    });
    let mut holdings: Vec<Holding> = islands.collect();
    let find = |root: u8| open.chart.islands.binary_search_by_key(&root, |island| island.root).ok();
    for (id, land) in open.chart.lands() {
        let Some(holding) = find(land.island).map(|at| &mut holdings[at]) else { continue };
        holding.lands.push(open.chart.place_of(id));
        holding.vikings.iter_mut().zip(land.vikings).for_each(|(sum, here)| *sum += here);
    }
    for (corner, seat) in &open.chart.outposts {
        let island = open.chart.meeting(*corner).map(|[land, ..]| open.chart.land(land).island);
        if let Some(at) = island.and_then(find) {
            holdings[at].outposts[seat.index()] += 1;
        }
    }
    for holding in &mut holdings {
        // EX-67: the strongest seat, then the one with more outposts, then all tied seats.
        let points = &game.points;
        for seat in 0..SEATS {
            holding.strength[seat] =
                holding.vikings[seat] * points.viking_strength + holding.outposts[seat] * points.outpost_strength;
        }
        let rank = |seat: Seat| (holding.strength[seat.index()], holding.outposts[seat.index()]);
        let best = Seat::all(SEATS as u8).map(rank).max().unwrap_or_default();
        if best.0 > 0 {
            holding.holders = Seat::all(SEATS as u8).filter(|seat| rank(*seat) == best).collect();
        }
    }
    holdings
}

/// The count of a captain and its points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Count {
    /// The number of counted items: steps, islands, ships, animals, Vikings …
    pub units: i32,
    pub points: i32,
}

/// The points that a captain would bring a seat if the game ended now.
pub fn count(game: &Explorers, open: &Open, holdings: &[Holding], seat: Seat, captain: Captain) -> Count {
    let explorer = &open.explorers[seat.index()];
    let bonus = game.bonus(captain);
    let units = i32::from(match bonus.counts {
        Counting::Archer => farthest_outpost(open, seat),
        Counting::Barbarian => explorer.settlements.len() as u8,
        Counting::Cartographer => held(holdings, seat).count() as u8,
        Counting::Hero => explorer.ships,
        Counting::Huntsman => explorer.delivered.most(),
        Counting::Queen => queen(open, holdings, seat),
        Counting::Scout => scout(open, seat),
        Counting::Shieldmaiden => open.chart.lands().map(|(_, land)| land.vikings[seat.index()]).sum(),
        Counting::Trader => explorer.delivered.count(),
        Counting::Tyrant => largest(holdings, seat),
        Counting::Watchman => holdings.iter().filter(|holding| holding.outposts[seat.index()] > 0).count() as u8,
        Counting::Outposts => explorer.outposts,
        Counting::Deaths => explorer.dead,
        Counting::Kinds => explorer.delivered.kinds(),
        Counting::Strengths => explorer.settlements.iter().fold(0, |sum: u8, strength| sum.saturating_add(*strength)),
        Counting::AtHome => explorer.home,
    });
    let per = i32::from(bonus.per);
    let times = match bonus.counts {
        Counting::Queen | Counting::Scout => units.min(1),
        Counting::Tyrant => (units + per - 1) / per,
        _ => units / per,
    };
    Count { units, points: times * i32::from(bonus.points) }
}

fn held(holdings: &[Holding], seat: Seat) -> impl Iterator<Item = &Holding> {
    holdings.iter().filter(move |holding| holding.is_held_by(seat))
}

/// The tiles of the largest complete island under control.
fn largest(holdings: &[Holding], seat: Seat) -> u8 {
    held(holdings, seat).map(|holding| holding.tiles).max().unwrap_or_default()
}

/// The tiles of the largest complete island under control, or 0 if another seat controls a larger one.
fn queen(open: &Open, holdings: &[Holding], seat: Seat) -> u8 {
    let own = largest(holdings, seat);
    let others = Seat::all(open.seats()).map(|other| largest(holdings, other)).max().unwrap_or_default();
    if own >= others { own } else { 0 }
}

/// Steps from the starting board to the nearest tile of the farthest outpost.
fn farthest_outpost(open: &Open, seat: Seat) -> u8 {
    let steps = open.chart.steps();
    let own = open.chart.outposts.iter().filter(|(_, owner)| *owner == seat);
    let near = own.filter_map(|(corner, _)| {
        let lands = open.chart.meeting(*corner)?;
        lands.iter().map(|land| steps[usize::from(land.tile)]).min()
    });
    near.max().unwrap_or_default()
}

/// Steps to the farthest Viking of the seat on land, or 0 if another seat has one farther away.
fn scout(open: &Open, seat: Seat) -> u8 {
    let steps = open.chart.steps();
    let far = |seat: Seat| open.chart.manned(seat).map(|(id, _)| steps[usize::from(id.tile)]).max().unwrap_or_default();
    let own = far(seat);
    if Seat::all(open.seats()).all(|other| far(other) <= own) { own } else { 0 }
}

pub fn sets(game: &Explorers, herd: &Herd) -> i32 {
    let table = &game.points.set;
    let largest = largest_sets(herd);
    let steps: [i32; Animal::KINDS] =
        std::array::from_fn(|kinds| upto(table, kinds as u8 + 1) - upto(table, kinds as u8));
    // If each further animal adds at least as much to a set as the previous one, the largest sets are the best.
    if steps.is_sorted() { largest.iter().map(|size| upto(table, *size)).sum() } else { best_split(table, &largest) }
}

/// The sizes of the largest possible sets. Each takes one animal of every remaining kind.
fn largest_sets(herd: &Herd) -> Vec<u8> {
    (0..herd.most()).map(|used| herd.counts().iter().filter(|count| **count > used).count() as u8).collect()
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
