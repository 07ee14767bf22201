//! Computes the derived values of a chart from scratch, without laying tiles one by one.

use std::collections::{BTreeMap, BTreeSet};

use crate::canvas::hex::{Cell, Corner, Direction};
use crate::engine::Seat;
use crate::games::explorers::place::Place;
use crate::games::explorers::state::chart::{Chart, Island, Laid, LandId, Site};

/// The chart of these tiles, no two of them on one cell. The shore must be sorted.
pub fn survey(shore: Vec<Cell>, tiles: Vec<Laid>, outposts: Vec<(Corner, Seat)>) -> Chart {
    let mut chart = Chart { outposts, ..Chart::new(shore, tiles) };
    assert!((0..).zip(&chart.tiles).all(|(tile, laid)| chart.on(laid.cell) == Some(tile)));
    find_sides(&mut chart);
    find_spots(&mut chart);
    find_islands(&mut chart);
    find_sites(&mut chart);
    find_home_waters(&mut chart);
    find_manned(&mut chart);
    chart
}

fn find_home_waters(chart: &mut Chart) {
    chart.home_waters.clear();
    for laid in &chart.tiles[..3] {
        let home = Direction::ALL.into_iter().filter(|edge| chart.shore.contains(&laid.cell.neighbour(*edge)));
        let regions: BTreeSet<u8> = home.filter_map(|edge| laid.sea_at(edge)).collect();
        chart.home_waters.extend(regions.into_iter().map(|region| Place::At(laid.space(region))));
    }
}

fn find_manned(chart: &mut Chart) {
    for (seat, manned) in chart.manned.iter_mut().enumerate() {
        let here = |laid: &Laid| laid.lands.iter().any(|land| land.vikings[seat] > 0);
        let tiles = (0..).zip(&chart.tiles).filter(|(_, laid)| here(laid));
        *manned = tiles.map(|(tile, _): (u8, _)| 1 << tile).sum();
    }
}

fn find_sides(chart: &mut Chart) {
    for at in 0..chart.tiles.len() {
        let sides = chart.tiles[at].cell.neighbours().map(|cell| chart.on(cell));
        chart.tiles[at].sides = sides;
        chart.tiles[at].outpost = false;
    }
    let built = chart.outposts.iter().flat_map(|(corner, _)| corner.cells());
    let touched: Vec<u8> = built.filter_map(|cell| chart.on(cell)).collect();
    for tile in touched {
        chart.tiles[usize::from(tile)].outpost = true;
    }
}

fn find_spots(chart: &mut Chart) {
    let beside: BTreeSet<Cell> = chart.tiles.iter().flat_map(|laid| laid.cell.neighbours()).collect();
    let open = beside.into_iter().filter(|cell| chart.on(*cell).is_none() && !chart.is_shore(*cell));
    chart.spots = open.map(|cell| chart.look_at(cell)).collect();
}

fn find_islands(chart: &mut Chart) {
    let all: Vec<LandId> = chart.lands().map(|(id, _)| id).collect();
    let mut roots: BTreeMap<u8, u8> = BTreeMap::new();
    chart.islands.clear();
    for start in all {
        if roots.contains_key(&start.number()) {
            continue;
        }
        let mut island = Island { root: start.number(), tiles: 0, open: 0, barred: 0 };
        let mut open = vec![start];
        while let Some(land) = open.pop() {
            if roots.insert(land.number(), island.root).is_some() {
                continue;
            }
            island.tiles |= 1 << land.tile;
            let (edges, barred) = chart.open_edges(land);
            island.open += edges;
            island.barred += barred;
            open.extend(chart.land_ways(land));
        }
        chart.islands.push(island);
    }
    for (tile, laid) in (0..).zip(&mut chart.tiles) {
        for (region, land) in (0..).zip(&mut laid.lands) {
            land.island = roots.get(&LandId { tile, region }.number()).copied().unwrap_or_default();
        }
    }
}

fn find_sites(chart: &mut Chart) {
    let corners: BTreeSet<Corner> =
        chart.tiles.iter().flat_map(|laid| Direction::ALL.map(|edge| laid.cell.corner(edge))).collect();
    let sites = corners.into_iter().filter_map(|corner| {
        let lands = chart.meeting(corner)?;
        let free = lands.iter().all(|land| !chart.tile(land.tile).outpost);
        free.then_some(Site { corner, lands })
    });
    chart.sites = sites.collect();
}
