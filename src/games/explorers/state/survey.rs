//! Computes what follows from the tiles of a chart from scratch, by another method than [`lay`](super::lay) updates it.

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;

use super::chart::{Chart, Island, Laid, LandId, Site, Spot};
use crate::canvas::hex::{Cell, Corner, Direction};
use crate::engine::Seat;
use crate::games::explorers::components::Edges;

/// A chart as it is saved.
#[derive(Deserialize)]
pub(super) struct Drawn {
    shore: Vec<Cell>,
    tiles: Vec<Laid>,
    outposts: Vec<(Corner, Seat)>,
}

impl From<Drawn> for Chart {
    fn from(drawn: Drawn) -> Self {
        Self::survey(drawn.shore, drawn.tiles, drawn.outposts)
    }
}

impl Chart {
    /// The chart of these tiles, no two of them on one cell. The shore must be sorted.
    pub fn survey(shore: Vec<Cell>, tiles: Vec<Laid>, outposts: Vec<(Corner, Seat)>) -> Self {
        let mut index: Vec<(Cell, u8)> = tiles.iter().map(|laid| laid.cell).zip(0..).collect();
        index.sort_unstable();
        let mut chart =
            Self { shore, tiles, outposts, spots: Vec::new(), islands: Vec::new(), sites: Vec::new(), index };
        chart.find_sides();
        chart.find_spots();
        chart.find_islands();
        chart.find_sites();
        chart
    }

    fn find_sides(&mut self) {
        for at in 0..self.tiles.len() {
            let sides = self.tiles[at].cell.neighbours().map(|cell| self.on(cell));
            self.tiles[at].sides = sides;
            self.tiles[at].outpost = false;
        }
        let built = self.outposts.iter().flat_map(|(corner, _)| corner.cells());
        let touched: Vec<u8> = built.filter_map(|cell| self.on(cell)).collect();
        for tile in touched {
            self.tiles[usize::from(tile)].outpost = true;
        }
    }

    fn find_spots(&mut self) {
        let beside: BTreeSet<Cell> = self.tiles.iter().flat_map(|laid| laid.cell.neighbours()).collect();
        let open = beside.into_iter().filter(|cell| self.on(*cell).is_none() && !self.is_shore(*cell));
        self.spots = open.map(|cell| self.look_at(cell)).collect();
    }

    /// What a tile on an empty cell must fit.
    pub(super) fn look_at(&self, cell: Cell) -> Spot {
        let mut spot = Spot { cell, land: Edges::SEA, sea: Edges::SEA, shore: Edges::SEA, sides: [None; 6] };
        for direction in Direction::ALL {
            let beyond = cell.neighbour(direction);
            spot.sides[direction.index()] = self.on(beyond);
            match self.on(beyond).map(|tile| self.tile(tile).edges.is_land(direction.opposite())) {
                Some(true) => spot.land = spot.land.with(direction),
                Some(false) => spot.sea = spot.sea.with(direction),
                None if self.is_shore(beyond) => spot.shore = spot.shore.with(direction),
                None => {}
            }
        }
        spot
    }

    /// The number of edges of a land that face empty cells, and how many of them face the shore.
    pub(super) fn open_edges(&self, land: LandId) -> (u8, u8) {
        let laid = self.tile(land.tile);
        let own = laid.edges.directions().filter(|edge| laid.regions[edge.index()] == land.region);
        let open = own.filter(|edge| laid.sides[edge.index()].is_none());
        open.fold((0, 0), |(open, barred), edge| {
            (open + 1, barred + u8::from(self.is_shore(laid.cell.neighbour(edge))))
        })
    }

    fn find_islands(&mut self) {
        let all: Vec<LandId> = self.lands().map(|(id, _)| id).collect();
        let mut roots: BTreeMap<u8, u8> = BTreeMap::new();
        self.islands.clear();
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
                let (edges, barred) = self.open_edges(land);
                island.open += edges;
                island.barred += barred;
                open.extend(self.land_ways(land));
            }
            self.islands.push(island);
        }
        for (tile, laid) in (0..).zip(&mut self.tiles) {
            for (region, land) in (0..).zip(&mut laid.lands) {
                land.island = roots.get(&LandId { tile, region }.number()).copied().unwrap_or_default();
            }
        }
    }

    fn find_sites(&mut self) {
        let corners: BTreeSet<Corner> =
            self.tiles.iter().flat_map(|laid| Direction::ALL.map(|edge| laid.cell.corner(edge))).collect();
        let sites = corners.into_iter().filter_map(|corner| {
            let lands = self.meeting(corner)?;
            let free = lands.iter().all(|land| !self.tile(land.tile).outpost);
            free.then_some(Site { corner, lands })
        });
        self.sites = sites.collect();
    }
}
