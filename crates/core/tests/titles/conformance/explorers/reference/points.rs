//! A second count of the points, from the tiles and tokens alone, without the engine's islands, holdings or tables of
//! steps. It is slow and simple on purpose.

use std::collections::{BTreeMap, BTreeSet};

use skald_core::canvas::hex::{Cell, Direction};
use skald_core::engine::Seat;
use skald_core::games::explorers::Explorers;
use skald_core::games::explorers::components::Captain;
use skald_core::games::explorers::state::{Laid, State};

/// A land edge: a cell and a direction from it.
type Shore = (Cell, Direction);

/// A land mass: its edges, its cells, and whether it faces an empty cell.
struct Mass {
    edges: BTreeSet<Shore>,
    cells: BTreeSet<Cell>,
    complete: bool,
    /// The space of a land without an edge.
    islet: Option<(Cell, u8)>,
}

/// The points of each seat, source by source.
pub fn points(game: &Explorers, state: &State) -> Vec<Vec<i32>> {
    let masses = masses(state);
    let seats: Vec<Seat> = Seat::all(state.open.explorers.len() as u8).collect();
    seats.iter().map(|seat| lines(game, state, &masses, *seat, &seats)).collect()
}

fn lines(game: &Explorers, state: &State, masses: &[Mass], seat: Seat, seats: &[Seat]) -> Vec<i32> {
    let explorer = &state.open.explorers[seat.index()];
    let held: Vec<&Mass> = masses.iter().filter(|mass| rules(state, mass, seat, seats)).collect();
    let outposts = state.open.chart.outposts.iter().filter(|(_, owner)| *owner == seat).count();
    let captain = explorer.captains.iter().map(|captain| bonus(game, state, masses, seat, seats, *captain)).max();
    vec![
        livestock(game, explorer.delivered.counts()),
        (2..).take(outposts).sum(),
        i32::from(explorer.ships),
        explorer.settlements.iter().map(|strength| i32::from(*strength)).sum(),
        i32::from(explorer.dead) * (i32::from(explorer.dead) + 1) / 2,
        held.iter().map(|mass| mass.cells.len() as i32).sum(),
        captain.unwrap_or_default(),
    ]
}

/// The best of all ways to make sets, from a search: each step takes one animal of some kinds.
fn livestock(game: &Explorers, counts: &[u8; 6]) -> i32 {
    let mut left = *counts;
    let mut points = 0;
    while left.iter().any(|count| *count > 0) {
        let kinds = left.iter().filter(|count| **count > 0).count();
        left.iter_mut().for_each(|count| *count = count.saturating_sub(1));
        points += i32::from(game.points.set[kinds - 1]);
    }
    points
}

fn tile(state: &State, cell: Cell) -> Option<&Laid> {
    state.open.chart.tiles.iter().find(|laid| laid.cell == cell)
}

/// Land masses, by steps from edge to edge: within a region of a tile, and over an edge to the next tile.
fn masses(state: &State) -> Vec<Mass> {
    let all = state.open.chart.tiles.iter().flat_map(|laid| laid.edges.directions().map(move |edge| (laid.cell, edge)));
    let mut left: BTreeSet<Shore> = all.collect();
    let mut masses = islets(state);
    while let Some(start) = left.first().copied() {
        let mut mass = Mass { edges: BTreeSet::new(), cells: BTreeSet::new(), complete: true, islet: None };
        let mut open = vec![start];
        while let Some((cell, edge)) = open.pop() {
            if !left.remove(&(cell, edge)) {
                continue;
            }
            mass.edges.insert((cell, edge));
            mass.cells.insert(cell);
            let Some(laid) = tile(state, cell) else { continue };
            let region = laid.regions[edge.index()];
            open.extend(laid.edges.directions().filter(|e| laid.regions[e.index()] == region).map(|e| (cell, e)));
            let beyond = cell.neighbour(edge);
            match tile(state, beyond) {
                Some(_) => open.push((beyond, edge.opposite())),
                None => mass.complete = false,
            }
        }
        masses.push(mass);
    }
    masses
}

/// Lands without an edge: complete from the start, with one tile.
fn islets(state: &State) -> Vec<Mass> {
    let mut islets = Vec::new();
    for laid in &state.open.chart.tiles {
        let reaches = |region: u8| laid.edges.directions().any(|edge| laid.regions[edge.index()] == region);
        for region in (0..laid.lands.len() as u8).filter(|region| !reaches(*region)) {
            let cells = BTreeSet::from([laid.cell]);
            islets.push(Mass { edges: BTreeSet::new(), cells, complete: true, islet: Some((laid.cell, region)) });
        }
    }
    islets
}

fn vikings_on(state: &State, mass: &Mass, seat: Seat) -> i32 {
    let regions: BTreeSet<(Cell, u8)> = (mass.edges.iter())
        .filter_map(|(cell, edge)| Some((*cell, tile(state, *cell)?.regions[edge.index()])))
        .chain(mass.islet)
        .collect();
    let there = regions.into_iter().filter_map(|(cell, region)| {
        Some(i32::from(tile(state, cell)?.lands[usize::from(region)].vikings[seat.index()]))
    });
    there.sum()
}

fn outposts_on(state: &State, mass: &Mass, seat: Seat) -> i32 {
    let own = state.open.chart.outposts.iter().filter(|(_, owner)| *owner == seat);
    own.filter(|(corner, _)| corner.edges().iter().all(|edge| mass.edges.contains(edge))).count() as i32
}

/// Whether the island is complete and no seat is stronger on it.
fn rules(state: &State, mass: &Mass, seat: Seat, seats: &[Seat]) -> bool {
    let rank = |seat: Seat| {
        let outposts = outposts_on(state, mass, seat);
        (vikings_on(state, mass, seat) + 2 * outposts, outposts)
    };
    mass.complete && rank(seat).0 > 0 && seats.iter().all(|other| rank(*other) <= rank(seat))
}

/// Steps of every cell from the starting board.
fn steps(state: &State) -> BTreeMap<Cell, i32> {
    let mut steps = BTreeMap::new();
    let mut open: Vec<Cell> = state.open.chart.tiles[..3].iter().map(|laid| laid.cell).collect();
    let mut far = 0;
    while !open.is_empty() {
        open.retain(|cell| tile(state, *cell).is_some() && !steps.contains_key(cell));
        steps.extend(open.iter().map(|cell| (*cell, far)));
        open = open.iter().flat_map(|cell| cell.neighbours()).collect();
        far += 1;
    }
    steps
}

fn largest(state: &State, masses: &[Mass], seat: Seat, seats: &[Seat]) -> i32 {
    let held = masses.iter().filter(|mass| rules(state, mass, seat, seats));
    held.map(|mass| mass.cells.len() as i32).max().unwrap_or_default()
}

fn farthest_viking(state: &State, seat: Seat) -> i32 {
    let steps = steps(state);
    let there = state.open.chart.tiles.iter().filter(|laid| laid.lands.iter().any(|l| l.vikings[seat.index()] > 0));
    there.map(|laid| steps[&laid.cell]).max().unwrap_or_default()
}

/// The points of a captain, with the values of the reconstruction.
fn bonus(game: &Explorers, state: &State, masses: &[Mass], seat: Seat, seats: &[Seat], captain: Captain) -> i32 {
    let explorer = &state.open.explorers[seat.index()];
    let delivered = explorer.delivered.counts();
    assert!(game.reconstruction, "these numbers belong to the reconstruction");
    match captain {
        Captain::Archer => {
            let steps = steps(state);
            let own = state.open.chart.outposts.iter().filter(|(_, owner)| *owner == seat);
            own.map(|(corner, _)| corner.cells().map(|cell| steps[&cell]).into_iter().min().unwrap()).max().unwrap_or(0)
        }
        Captain::Barbarian => 2 * explorer.settlements.len() as i32,
        Captain::Cartographer => 2 * masses.iter().filter(|mass| rules(state, mass, seat, seats)).count() as i32,
        Captain::Hero => 2 * i32::from(explorer.ships),
        Captain::Huntsman => 2 * i32::from(*delivered.iter().max().unwrap()),
        Captain::Queen => {
            let own = largest(state, masses, seat, seats);
            let best = seats.iter().all(|other| largest(state, masses, *other, seats) <= own);
            if own > 0 && best { 5 } else { 0 }
        }
        Captain::Scout => {
            let own = farthest_viking(state, seat);
            let best = seats.iter().all(|other| farthest_viking(state, *other) <= own);
            if own > 0 && best { 5 } else { 0 }
        }
        Captain::Shieldmaiden => masses.iter().map(|mass| vikings_on(state, mass, seat)).sum(),
        Captain::Trader => 2 * (delivered.iter().map(|count| i32::from(*count)).sum::<i32>() / 3),
        Captain::Tyrant => (largest(state, masses, seat, seats) + 1) / 2,
        Captain::Watchman => 2 * masses.iter().filter(|mass| outposts_on(state, mass, seat) > 0).count() as i32,
    }
}
