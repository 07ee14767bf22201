//! Placing tiles (EX-20 … EX-28).

use super::*;

pub(super) fn is_placeable(game: &Explorers, open: &Open, tile: Tile) -> bool {
    let edges = game.tiles[tile.index()].edges;
    open.fitting(edges).any(|fitting| fitting.len() > 0)
}

/// EX-83: whether only tiles with an enemy ship are allowed now.
pub(in super::super) fn ship_is_due(game: &Explorers, open: &Open, hand: &[Tile]) -> bool {
    let ship = |tile: &Tile| game.is_ship_tile(*tile) && is_placeable(game, open, *tile);
    open.phase == Phase::Place { left: 1, shipped: false } && open.is_solo() && hand.iter().any(ship)
}

impl Play<'_> {
    /// Asks for the next tile of the turn, or for actions once all are placed. An unplaceable hand is first changed
    /// (EX-26). If no tile of the stack fits either, a tile of the hand leaves the game (EX-27).
    pub(super) fn ask_for_tile(&mut self, mut left: u8, shipped: bool) -> Result<(), RuleError> {
        let seat = self.seat();
        while left > 0 && !self.secret.hands[seat.index()].is_empty() {
            let fits = |tile: &Tile| is_placeable(self.game, self.open, *tile);
            if self.secret.hands[seat.index()].iter().any(fits) {
                self.open.phase = Phase::Place { left, shipped };
                return Ok(());
            }
            if self.secret.stack.iter().any(fits) {
                self.change_hand(seat)?;
            } else {
                self.remove_tile(seat)?;
                left -= 1;
            }
        }
        self.open.phase = Phase::Act { left: ACTIONS };
        Ok(())
    }

    fn change_hand(&mut self, seat: Seat) -> Result<(), RuleError> {
        let hand = std::mem::take(&mut *self.secret.hands[seat.index()]);
        let count = hand.len() as u8;
        let mut tiles = std::mem::take(&mut *self.secret.stack);
        tiles.extend(hand);
        tiles.sort_unstable();
        self.chance.shuffle(&mut tiles)?;
        self.tell(Event::HandReturned { seat, count, tiles: tiles.clone() });
        tiles.reverse();
        *self.secret.stack = tiles;
        self.count_tiles(seat);
        self.draw_tiles(seat, count);
        Ok(())
    }

    fn remove_tile(&mut self, seat: Seat) -> Result<(), RuleError> {
        let (at, drawn) = self.draw(self.secret.hands[seat.index()].len() as u32)?;
        let tile = self.secret.hands[seat.index()].remove(at.into());
        self.count_tiles(seat);
        self.tell(Event::TileRemoved { seat, tile, drawn });
        Ok(())
    }

    /// `place`: places the tile and its token, and completes islands.
    pub(super) fn place(&mut self, tile: Tile, cell: Cell, rotation: u8) -> Result<(), RuleError> {
        let seat = self.seat();
        self.secret.hands[seat.index()].retain(|held| *held != tile);
        self.count_tiles(seat);
        let face = &self.game.tiles[tile.index()];
        let laid = self.open.chart.lay(Laid::new(tile, face, cell, rotation));
        self.tell(Event::Placed { seat, tile, cell, rotation });
        if let Some(feature) = face.feature {
            self.place_token(cell, feature)?;
        }
        self.tell_completed(laid);
        if let Phase::Place { left, shipped } = self.open.phase {
            self.ask_for_tile(left - 1, shipped || self.game.is_ship_tile(tile))?;
        }
        Ok(())
    }

    /// Places the token that the tile shows (EX-24), if one is left (EX-25).
    fn place_token(&mut self, cell: Cell, feature: Feature) -> Result<(), RuleError> {
        let settlements: u8 = self.open.supply.settlements.iter().sum();
        match feature {
            Feature::Animal(animal, region) if self.open.supply.livestock.of(animal) > 0 => {
                let at = Space { cell, region };
                if let Some(land) = self.open.chart.land_at(Place::At(at)) {
                    land.herd.push(animal);
                    self.open.supply.livestock.take(&Herd::one(animal));
                    self.tell(Event::LivestockPlaced { at, animal });
                }
            }
            Feature::Settlement(region) if settlements > 0 => {
                let (place, drawn) = self.draw(settlements.into())?;
                let at = Space { cell, region };
                let strength = token_at(&self.open.supply.settlements, place);
                if let Some(land) = self.open.chart.land_at(Place::At(at)) {
                    land.settlement = Some(strength);
                    self.open.supply.settlements[usize::from(strength)] -= 1;
                    self.tell(Event::SettlementPlaced { at, strength, drawn });
                }
            }
            Feature::EnemyShip(region) if self.open.supply.enemy_ships > 0 => {
                let at = Space { cell, region };
                if let Some(sea) = self.open.chart.sea_mut(at) {
                    sea.enemy_ship = true;
                    self.open.supply.enemy_ships -= 1;
                    self.tell(Event::EnemyShipPlaced { at });
                }
            }
            _ => {}
        }
        Ok(())
    }

    fn tell_completed(&mut self, tile: u8) {
        let mut reported: ArrayVec<u8, REGIONS> = ArrayVec::new();
        for region in 0..self.open.chart.tile(tile).lands.len() as u8 {
            let land = LandId { tile, region };
            let island = self.open.chart.island(land).filter(|island| island.is_complete()).copied();
            if let Some(island) = island.filter(|island| !reported.contains(&island.root)) {
                reported.push(island.root);
                let at = self.open.chart.place_of(land);
                self.tell(Event::IslandCompleted { at, tiles: island.size() });
            }
        }
    }
}

/// The strength of the token with this index among the remaining ones, the weakest first.
fn token_at(settlements: &[u8], place: u8) -> u8 {
    let mut before = 0;
    for (strength, count) in (0..).zip(settlements) {
        before += count;
        if place < before {
            return strength;
        }
    }
    0
}
