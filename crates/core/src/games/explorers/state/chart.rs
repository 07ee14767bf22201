//! The chart: the tiles on the table, the pieces on them, and values derived from both.
//!
//! Tiles, tokens, Vikings and outposts are saved. Neighbours, open cells, islands, outpost sites and manned tiles are
//! derived. Laying a tile updates them (`lay`), and loading a chart lays its tiles one by one.
//!
//! Tiles and spaces are many, so they are saved as lists of their fields, without names. Either form can be read.

use super::*;

/// Sea spaces connected with a place.
pub type SeaWays = ArrayVec<Place, { REGIONS * Tile::FIXED as usize }>;

/// The tiles on the table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "super::lay::Drawn")]
pub struct Chart {
    /// The cells closed to tiles, sorted: the mainland and its neighbours (EX-22).
    pub shore: Vec<Cell>,
    /// The three fixed tiles, then the others in the order of laying. Elsewhere a tile on the table is an index into
    /// this list.
    pub tiles: Vec<Laid>,
    /// The outposts, in the order of building.
    pub outposts: Vec<(Corner, Seat)>,
    /// The empty cells beside a tile, sorted. Tiles may be added there.
    #[serde(skip)]
    pub spots: Vec<Spot>,
    /// The islands, complete or not, by their roots.
    #[serde(skip)]
    pub islands: Vec<Island>,
    /// The corners where an outpost may still be built, considering tiles and outposts, sorted.
    #[serde(skip)]
    pub sites: Vec<Site>,
    /// The sea spaces that touch the home sea: those of the fixed tiles with an edge towards the shore.
    #[serde(skip)]
    pub home_waters: SeaWays,
    /// The tiles with Vikings of each seat on land, one bit each.
    #[serde(skip)]
    pub manned: [u64; SEATS],
    /// A hash table from cells to tiles, counted from 1; 0 where none is. More than twice as long as the list of tiles.
    #[serde(skip)]
    pub index: [[u8; 16]; 8],
}

/// A tile on the table.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Laid {
    pub tile: Tile,
    pub cell: Cell,
    /// Its rotation, clockwise in sixths, 0 to 5.
    pub rotation: u8,
    /// Its edges after rotation.
    pub edges: Edges,
    /// The region of each edge after rotation. Land and sea count separately.
    pub regions: [u8; 6],
    pub lands: ArrayVec<Land, REGIONS>,
    pub seas: ArrayVec<Sea, REGIONS>,
    /// The neighbouring tiles, by edge.
    #[serde(skip)]
    pub sides: [Option<u8>; 6],
    /// Whether an outpost touches it.
    #[serde(skip)]
    pub outpost: bool,
}

/// A land space.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
pub struct Land {
    pub herd: Herd,
    pub settlement: Option<u8>,
    pub vikings: [u8; SEATS],
    /// The root of its island.
    #[serde(skip)]
    pub island: u8,
}

/// A sea space.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
pub struct Sea {
    pub enemy_ship: bool,
}

impl Serialize for Laid {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self { tile, cell, rotation, edges, regions, lands, seas, sides: _, outpost: _ } = self;
        (tile, cell, rotation, edges, regions, lands, seas).serialize(serializer)
    }
}

impl Serialize for Land {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self { herd, settlement, vikings, island: _ } = self;
        (herd, settlement, vikings).serialize(serializer)
    }
}

impl Serialize for Sea {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        [self.enemy_ship].serialize(serializer)
    }
}

/// A land space by the index of its tile and its region.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct LandId {
    pub tile: u8,
    pub region: u8,
}

impl LandId {
    pub const fn number(self) -> u8 {
        self.tile * REGIONS as u8 + self.region
    }
}

/// A connected land mass (EX-07).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Island {
    /// The smallest index of its land spaces, which identifies it.
    pub root: u8,
    /// The tiles that it touches, one bit each.
    pub tiles: u64,
    /// The land edges that face empty cells; 0 if the island is complete.
    pub open: u8,
    /// How many of these edges face the shore, which is closed to tiles. With any, the island can never be complete
    /// (EX-22).
    pub barred: u8,
}

impl Island {
    pub const fn size(&self) -> u8 {
        self.tiles.count_ones() as u8
    }

    /// Whether sea surrounds it.
    pub const fn is_complete(&self) -> bool {
        self.open == 0
    }
}

/// An empty cell where a tile may be added if it fits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spot {
    pub cell: Cell,
    /// Edges that must be land.
    pub land: Edges,
    /// Edges that must be sea.
    pub sea: Edges,
    /// Edges towards the shore, which is closed to tiles (EX-22).
    pub shore: Edges,
    /// The neighbouring tiles, by edge.
    pub sides: [Option<u8>; 6],
}

/// A corner of three land edges whose tiles touch no outpost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Site {
    pub corner: Corner,
    pub lands: [LandId; 3],
}

impl Laid {
    pub fn new(tile: Tile, face: &Face, cell: Cell, rotation: u8) -> Self {
        let (edges, regions) = face.turned(rotation);
        Self {
            tile,
            cell,
            rotation,
            edges,
            regions,
            lands: (0..face.lands).map(|_| Land::default()).collect(),
            seas: (0..face.seas).map(|_| Sea::default()).collect(),
            sides: [None; 6],
            outpost: false,
        }
    }

    /// The land region of an edge; `None` if the edge is sea.
    pub fn land_at(&self, direction: Direction) -> Option<u8> {
        self.edges.is_land(direction).then_some(self.regions[direction.index()])
    }

    /// The sea region of an edge; `None` if the edge is land.
    pub fn sea_at(&self, direction: Direction) -> Option<u8> {
        (!self.edges.is_land(direction)).then_some(self.regions[direction.index()])
    }

    pub const fn space(&self, region: u8) -> Space {
        Space { cell: self.cell, region }
    }
}

impl Spot {
    pub(super) const fn new(cell: Cell) -> Self {
        Self { cell, land: Edges::SEA, sea: Edges::SEA, shore: Edges::SEA, sides: [None; 6] }
    }

    /// Adds the edges of the tile on this side to the conditions.
    pub(super) fn meet(&mut self, side: Direction, tile: u8, edges: Edges) {
        self.sides[side.index()] = Some(tile);
        let kind = if edges.is_land(side.opposite()) { &mut self.land } else { &mut self.sea };
        *kind = kind.with(side);
    }
}

impl Chart {
    pub fn on(&self, cell: Cell) -> Option<u8> {
        let (row, place) = self.find(cell);
        self.index[row][place].checked_sub(1)
    }

    /// Where the index has a cell, or would have it: the first match or gap from the place where it belongs.
    pub(super) fn find(&self, cell: Cell) -> (usize, usize) {
        let mut at = usize::from(cell.r as u8) * 16 + usize::from(cell.q as u8 % 16);
        loop {
            let place = (at / 16 % 8, at % 16);
            let tile = self.index[place.0][place.1];
            if tile == 0 || self.tile(tile - 1).cell == cell {
                return place;
            }
            at += 1;
        }
    }

    pub fn tile(&self, tile: u8) -> &Laid {
        &self.tiles[usize::from(tile)]
    }

    /// The spot of a cell; `None` if it is not open.
    pub fn spot(&self, cell: Cell) -> Option<&Spot> {
        self.spots.binary_search_by_key(&cell, |spot| spot.cell).ok().map(|found| &self.spots[found])
    }

    pub fn land_id(&self, space: Space) -> Option<LandId> {
        let tile = self.on(space.cell)?;
        let there = usize::from(space.region) < self.tile(tile).lands.len();
        there.then_some(LandId { tile, region: space.region })
    }

    pub fn land(&self, id: LandId) -> &Land {
        &self.tile(id.tile).lands[usize::from(id.region)]
    }

    pub fn land_mut(&mut self, id: LandId) -> &mut Land {
        &mut self.tiles[usize::from(id.tile)].lands[usize::from(id.region)]
    }

    /// The pieces on a sea space; `None` where no sea is.
    pub fn sea(&self, space: Space) -> Option<&Sea> {
        self.tile(self.on(space.cell)?).seas.get(usize::from(space.region))
    }

    pub fn has_enemy(&self, place: Place) -> bool {
        place.space().and_then(|space| self.sea(space)).is_some_and(|sea| sea.enemy_ship)
    }

    pub fn sea_mut(&mut self, space: Space) -> Option<&mut Sea> {
        let tile = self.on(space.cell)?;
        self.tiles[usize::from(tile)].seas.get_mut(usize::from(space.region))
    }

    /// The sea spaces with an enemy ship, tile by tile.
    pub fn enemies(&self) -> impl Iterator<Item = Space> {
        self.tiles.iter().flat_map(|laid| {
            let seas = (0..).zip(&laid.seas).filter(|(_, sea)| sea.enemy_ship);
            seas.map(|(region, _)| laid.space(region))
        })
    }

    pub fn place_of(&self, id: LandId) -> Space {
        self.tile(id.tile).space(id.region)
    }

    pub fn lands(&self) -> impl Iterator<Item = (LandId, &Land)> {
        (0..self.tiles.len() as u8).flat_map(|tile| self.lands_of(tile))
    }

    fn lands_of(&self, tile: u8) -> impl Iterator<Item = (LandId, &Land)> {
        (0..).zip(&self.tile(tile).lands).map(move |(region, land)| (LandId { tile, region }, land))
    }

    /// The lands with Vikings of a seat, tile by tile.
    pub fn manned(&self, seat: Seat) -> impl Iterator<Item = (LandId, &Land)> {
        let mut left = self.manned[seat.index()];
        let tiles = std::iter::from_fn(move || {
            let tile = (left != 0).then(|| left.trailing_zeros() as u8)?;
            left &= left - 1;
            Some(tile)
        });
        let lands = tiles.flat_map(|tile| self.lands_of(tile));
        lands.filter(move |(_, land)| land.vikings[seat.index()] > 0)
    }

    /// Notes where Vikings of a seat are, after they came to a tile or left it.
    pub fn muster(&mut self, tile: u8, seat: usize) {
        let any = self.tile(tile).lands.iter().any(|land| land.vikings[seat] > 0);
        self.manned[seat] = self.manned[seat] & !(1 << tile) | u64::from(any) << tile;
    }

    /// The land spaces connected with this one, clockwise (EX-05).
    pub fn land_ways(&self, from: LandId) -> impl Iterator<Item = LandId> {
        let laid = self.tile(from.tile);
        laid.edges.of(laid.regions, true, from.region).filter_map(move |edge| {
            let tile = laid.sides[edge.index()]?;
            Some(LandId { tile, region: self.tile(tile).land_at(edge.opposite())? })
        })
    }

    /// The sea spaces connected with this one (EX-05). The home sea is connected with the fixed tiles (EX-23).
    pub fn sea_ways(&self, from: Place) -> SeaWays {
        let Place::At(space) = from else { return self.home_waters.clone() };
        let mut ways = SeaWays::new();
        let Some(tile) = self.on(space.cell) else { return ways };
        let laid = self.tile(tile);
        ways.extend(laid.edges.of(laid.regions, false, space.region).filter_map(|edge| {
            let beyond = self.tile(laid.sides[edge.index()]?);
            Some(Place::At(beyond.space(beyond.sea_at(edge.opposite())?)))
        }));
        if tile < Tile::FIXED && self.home_waters.contains(&from) {
            ways.push(Place::Home);
        }
        ways
    }

    /// The spaces to which a longship with so many Vikings aboard may sail in one action: connected sea spaces. One with
    /// an enemy ship needs two Vikings. Without a Viking there are none (EX-39, EX-40, EX-41).
    pub fn sails(&self, from: Place, vikings: u8) -> SeaWays {
        if vikings == 0 {
            return SeaWays::new();
        }
        let mut ways = self.sea_ways(from);
        ways.retain(|place| vikings >= BOARDING || !self.has_enemy(*place));
        ways
    }

    /// Whether a cell belongs to the mainland or touches it. No tile may lie there.
    pub fn is_shore(&self, cell: Cell) -> bool {
        // Most cells lie north of the mainland.
        self.shore.first().is_some_and(|first| *first <= cell) && self.shore.binary_search(&cell).is_ok()
    }

    pub fn island(&self, land: LandId) -> Option<&Island> {
        let root = self.land(land).island;
        self.islands.binary_search_by_key(&root, |island| island.root).ok().map(|found| &self.islands[found])
    }

    /// The three land spaces that meet at a corner; `None` unless three tiles meet there in land (EX-06).
    pub fn meeting(&self, corner: Corner) -> Option<[LandId; 3]> {
        let mut lands = [LandId { tile: 0, region: 0 }; 3];
        for ((cell, direction), land) in corner.edges().into_iter().zip(&mut lands) {
            let tile = self.on(cell)?;
            *land = LandId { tile, region: self.tile(tile).land_at(direction)? };
        }
        Some(lands)
    }

    /// The steps of each tile from the starting board, over neighbouring tiles (EX-70).
    pub fn steps(&self) -> Vec<u8> {
        let mut steps = vec![u8::MAX; self.tiles.len()];
        let mut open: Vec<u8> = (0..Tile::FIXED).collect();
        let mut far = 0;
        while !open.is_empty() {
            open.iter().for_each(|tile| steps[usize::from(*tile)] = far);
            let beside = open.iter().flat_map(|tile| self.tile(*tile).sides.into_iter().flatten());
            let mut next: Vec<u8> = beside.filter(|tile| steps[usize::from(*tile)] == u8::MAX).collect();
            next.sort_unstable();
            next.dedup();
            open = next;
            far += 1;
        }
        steps
    }
}
