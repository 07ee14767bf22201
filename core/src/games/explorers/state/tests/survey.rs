//! Computes the derived values of a chart from scratch, without laying tiles one by one.

use std::collections::{BTreeMap, BTreeSet};

use crate::canvas::hex::{Cell, Corner, Direction};
use crate::engine::Seat;
use crate::games::explorers::state::chart::{Chart, Island, Laid, LandId, Site};

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
