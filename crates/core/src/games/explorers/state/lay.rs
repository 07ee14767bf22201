//! Lays tiles, builds outposts, and updates derived values only where they change.

use super::chart::{Chart, Island, Laid, LandId, Site, Spot};
use super::*;

/// A saved chart.
#[derive(Deserialize)]
pub(super) struct Drawn {
    shore: Vec<Cell>,
    tiles: Vec<Laid>,
    outposts: Vec<(Corner, Seat)>,
}

impl TryFrom<Drawn> for Chart {
    type Error = &'static str;

    fn try_from(Drawn { shore, tiles, outposts }: Drawn) -> Result<Self, Self::Error> {
        let whole = |laid: &Laid| {
            let regions = |edge: Direction| if laid.edges.is_land(edge) { laid.lands.len() } else { laid.seas.len() };
            Direction::ALL.into_iter().all(|edge| usize::from(laid.regions[edge.index()]) < regions(edge))
        };
        let apart = |(n, laid): (usize, &Laid)| tiles[..n].iter().all(|other| other.cell != laid.cell);
        if tiles.len() > usize::from(Tile::FIXED + Tile::DEALT) || !tiles.iter().all(whole) {
            return Err("too many tiles, or an unknown region");
        }
        if !tiles.iter().enumerate().all(apart) {
            return Err("two tiles on one cell");
        }
        let mut chart = Self::new(shore, tiles);
        for (corner, seat) in outposts {
            let lands = chart.meeting(corner).ok_or("an outpost at no corner of three lands")?;
            chart.build(Site { corner, lands }, seat);
        }
        Ok(chart)
    }
}

impl Chart {
    /// The chart of these tiles, no two of them on one cell. The shore must be sorted.
    pub fn new(shore: Vec<Cell>, tiles: Vec<Laid>) -> Self {
        let mut chart = Self { shore, ..Self::default() };
        tiles.into_iter().for_each(|laid| _ = chart.lay(laid));
        chart
    }

    /// Lays a tile on an open cell where it fits, and returns its index.
    pub fn lay(&mut self, laid: Laid) -> u8 {
        let tile = self.tiles.len() as u8;
        let cell = laid.cell;
        let (row, place) = self.find(cell);
        self.index[row][place] = tile + 1;
        if tile < Tile::FIXED {
            let touches = |edge| self.is_shore(cell.neighbour(edge));
            let waters = (0..laid.seas.len() as u8).filter(|sea| laid.edges.of(laid.regions, false, *sea).any(touches));
            let waters: SeaWays = waters.map(|sea| Place::At(laid.space(sea))).collect();
            self.home_waters.extend(waters);
        }
        self.tiles.push(laid);
        (0..SEATS).for_each(|seat| self.muster(tile, seat));
        self.join(tile);
        self.open_cells(tile);
        self.found_islands(tile);
        self.find_new_sites(tile);
        tile
    }

    pub fn build(&mut self, site: Site, seat: Seat) {
        self.outposts.push((site.corner, seat));
        for land in site.lands {
            self.tiles[usize::from(land.tile)].outpost = true;
        }
        let tiles = &self.tiles;
        self.sites.retain(|site| site.lands.iter().all(|land| !tiles[usize::from(land.tile)].outpost));
    }

    pub fn site(&self, corner: Corner) -> Option<Site> {
        self.sites.binary_search_by_key(&corner, |site| site.corner).ok().map(|found| self.sites[found])
    }

    fn join(&mut self, tile: u8) {
        let cell = self.tile(tile).cell;
        // The spot has the neighbours, and the cell is no longer open. Fixed tiles may lie apart.
        let spot = match self.spots.binary_search_by_key(&cell, |spot| spot.cell) {
            Ok(found) => self.spots.remove(found),
            Err(_) => self.look_at(cell),
        };
        self.tiles[usize::from(tile)].sides = spot.sides;
        for direction in Direction::ALL {
            if let Some(other) = spot.sides[direction.index()] {
                self.tiles[usize::from(other)].sides[direction.opposite().index()] = Some(tile);
            }
        }
    }

    /// The conditions for a tile on an empty cell.
    pub fn look_at(&self, cell: Cell) -> Spot {
        let mut spot = Spot::new(cell);
        for direction in Direction::ALL {
            let beyond = cell.neighbour(direction);
            match self.on(beyond) {
                Some(tile) => spot.meet(direction, tile, self.tile(tile).edges),
                None if self.is_shore(beyond) => spot.shore = spot.shore.with(direction),
                None => {}
            }
        }
        spot
    }

    /// Opens the empty cells around the new tile, and adds its edges to their conditions.
    fn open_cells(&mut self, tile: u8) {
        let Laid { cell, edges, sides, .. } = *self.tile(tile);
        for direction in Direction::ALL.into_iter().filter(|direction| sides[direction.index()].is_none()) {
            let beyond = cell.neighbour(direction);
            let back = direction.opposite();
            let at = match self.spots.binary_search_by_key(&beyond, |spot| spot.cell) {
                Ok(found) => found,
                Err(_) if self.is_shore(beyond) => continue,
                // It would be open already if another tile were beside it.
                Err(at) => {
                    let mut spot = Spot::new(beyond);
                    let shore = |side: &Direction| *side != back && self.is_shore(beyond.neighbour(*side));
                    spot.shore = Direction::ALL.into_iter().filter(shore).fold(spot.shore, Edges::with);
                    self.spots.insert(at, spot);
                    at
                }
            };
            self.spots[at].meet(back, tile, edges);
        }
    }

    /// The number of edges of a land that face empty cells, and how many of them face the shore.
    pub fn open_edges(&self, land: LandId) -> (u8, u8) {
        let laid = self.tile(land.tile);
        let own = laid.edges.of(laid.regions, true, land.region);
        let open = own.filter(|edge| laid.sides[edge.index()].is_none());
        open.fold((0, 0), |(open, barred), edge| {
            (open + 1, barred + u8::from(self.is_shore(laid.cell.neighbour(edge))))
        })
    }

    /// Makes each land space of the new tile an island, then unites it with its neighbours.
    fn found_islands(&mut self, tile: u8) {
        for region in 0..self.tile(tile).lands.len() as u8 {
            let land = LandId { tile, region };
            let (open, barred) = self.open_edges(land);
            self.islands.push(Island { root: land.number(), tiles: 1 << tile, open, barred });
            self.land_mut(land).island = land.number();
        }
        for region in 0..self.tile(tile).lands.len() as u8 {
            let land = LandId { tile, region };
            let beside: ArrayVec<LandId, 6> = self.land_ways(land).collect();
            for other in beside {
                let root = self.land(other).island;
                if let Ok(found) = self.islands.binary_search_by_key(&root, |island| island.root) {
                    self.islands[found].open -= 1;
                }
                self.unite(self.land(land).island, root);
            }
        }
    }

    /// Unites two islands under the smaller root.
    fn unite(&mut self, one: u8, other: u8) {
        let kept = one.min(other);
        let gone = one.max(other);
        if kept == gone {
            return;
        }
        let find = |islands: &[Island], root| islands.binary_search_by_key(&root, |island| island.root);
        let Ok(found) = find(&self.islands, gone) else { return };
        let gone = self.islands.remove(found);
        let Ok(found) = find(&self.islands, kept) else { return };
        self.islands[found].tiles |= gone.tiles;
        self.islands[found].open += gone.open;
        self.islands[found].barred += gone.barred;
        let touched = (0..).zip(&mut self.tiles).filter(|(tile, _)| gone.tiles >> tile & 1 == 1);
        for land in touched.flat_map(|(_, laid)| &mut laid.lands).filter(|land| land.island == gone.root) {
            land.island = kept;
        }
    }

    /// Adds the outpost sites for which the new tile is the third.
    fn find_new_sites(&mut self, tile: u8) {
        let Laid { cell, edges, sides, .. } = *self.tile(tile);
        let met = |direction: Direction| edges.is_land(direction) && sides[direction.index()].is_some();
        for direction in edges.directions().filter(|direction| met(*direction) && met(direction.turned(1))) {
            let corner = cell.corner(direction);
            let Some(lands) = self.meeting(corner) else { continue };
            let free = lands.iter().all(|land| !self.tile(land.tile).outpost);
            if let Err(at) = self.sites.binary_search_by_key(&corner, |site| site.corner)
                && free
            {
                self.sites.insert(at, Site { corner, lands });
            }
        }
    }
}
