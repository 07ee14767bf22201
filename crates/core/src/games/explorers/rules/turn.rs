//! Captains, turns, drawing tiles, the end (EX-02, EX-03, EX-55, EX-81, EX-82). Placing tiles (EX-20 … EX-28). Loading,
//! unloading, sailing, enemy ships (EX-31 … EX-44). Walking, herding, raids, outposts (EX-45 … EX-52).

use super::*;
use crate::games::explorers::scoring;

impl Play<'_> {
    /// `captain`: after the last choice, captains are revealed, the first player is drawn, and the first turn begins
    /// (EX-03).
    pub(super) fn choose_captain(&mut self, seat: Seat, captain: Captain) -> Result<(), RuleError> {
        *self.secret.chosen[seat.index()] = Some(captain);
        self.open.explorers[seat.index()].chosen = true;
        self.tell(Event::CaptainChosen { seat, captain: Some(captain) });
        if self.open.explorers.iter().all(|explorer| explorer.chosen) { self.reveal_captains() } else { Ok(()) }
    }

    /// Turns the captains of all players face up. The other captains leave the game.
    pub(super) fn reveal_captains(&mut self) -> Result<(), RuleError> {
        let solo = self.open.is_solo();
        for (seat, explorer) in self.open.explorers.iter_mut().enumerate() {
            let offer = &mut self.secret.offers[seat];
            offer.sort_unstable();
            explorer.captains = match *self.secret.chosen[seat] {
                Some(captain) => std::iter::once(captain).collect(),
                None if solo => (**offer).clone(), // EX-81
                None => ArrayVec::new(),
            };
            explorer.chosen = true;
            offer.clear();
            *self.secret.chosen[seat] = None;
        }
        let captains = self.open.explorers.iter().map(|explorer| explorer.captains.to_vec()).collect();
        self.tell(Event::CaptainsRevealed { captains });
        let first = self.first_player()?;
        self.begin_turn(first)
    }

    /// EX-02: draws the first player, unless the setup did.
    fn first_player(&mut self) -> Result<Seat, RuleError> {
        if let Some(first) = self.open.first {
            return Ok(first);
        }
        let first = Seat(self.chance.below(self.open.seats().into())? as u8);
        self.open.first = Some(first);
        self.events.extend(seated(self.open));
        Ok(first)
    }

    /// Begins the turn of a seat, which places a tile, or two in the game for one player (EX-82).
    fn begin_turn(&mut self, seat: Seat) -> Result<(), RuleError> {
        self.open.current = seat;
        self.open.turn += 1;
        self.tell(Event::TurnBegan { seat, turn: self.open.turn });
        let left = if self.open.is_solo() {
            self.draw_tiles(seat, HAND);
            SOLO_PLACEMENTS
        } else {
            1
        };
        self.ask_for_tile(left, false)
    }

    /// Draws so many tiles from the stack, or all remaining ones.
    pub(super) fn draw_tiles(&mut self, seat: Seat, count: u8) {
        let hand = &mut self.secret.hands[seat.index()];
        let from = self.secret.stack.len().saturating_sub(count.into());
        let mut tiles: Vec<Tile> = self.secret.stack.drain(from..).collect();
        if tiles.is_empty() {
            return;
        }
        hand.extend(tiles.iter().copied());
        hand.sort_unstable();
        tiles.sort_unstable();
        self.count_tiles(seat);
        let count = tiles.len() as u8;
        self.tell(if self.open.is_solo() {
            Event::TilesTurnedUp { seat, tiles }
        } else {
            Event::TilesDrawn { seat, count, tiles }
        });
    }

    /// Updates the open numbers of tiles in the stack and in a hand.
    pub(super) fn count_tiles(&mut self, seat: Seat) {
        self.open.stack = self.secret.stack.len() as u8;
        self.open.explorers[seat.index()].hand = self.secret.hands[seat.index()].len() as u8;
    }

    /// `done`: draws a tile, or discards the third tile in the game for one player. Then the next turn begins, unless
    /// this was the last (EX-55).
    pub(super) fn end_turn(&mut self) -> Result<(), RuleError> {
        let seat = self.seat();
        if self.open.is_solo() {
            // EX-82: turned-up tiles that were not placed leave the game.
            let left = std::mem::take(&mut *self.secret.hands[seat.index()]);
            self.count_tiles(seat);
            left.into_iter().for_each(|tile| self.tell(Event::TileDiscarded { seat, tile }));
        } else {
            self.draw_tiles(seat, 1);
        }
        let empty = self.open.stack == 0 && self.open.explorers[seat.index()].hand == 0;
        if empty && Some(seat) == self.open.winter() {
            self.open.phase = Phase::Over;
            let points = Seat::all(self.open.seats()).map(|seat| scoring::sheet(self.game, self.open, seat).total());
            self.events.push(Event::Ended { points: points.collect() });
            return Ok(());
        }
        self.begin_turn(self.open.after(seat))
    }

    /// An action without a random result: the pieces move, and the events say what follows.
    pub(super) fn advance(&mut self, action: Action) {
        let seat = self.seat();
        let sailed = self.open.explorer().ship;
        let raided = self.open.advance(action);
        let (event, to) = match action {
            Action::Load(from, cargo) => (Event::Loaded { seat, from, cargo }, None),
            Action::Unload(to, cargo) => (Event::Unloaded { seat, to, cargo }, to.space()),
            Action::Sail(to) => (Event::Sailed { seat, from: sailed, to }, None),
            Action::Walk(from, to, vikings) => (Event::Walked { seat, from, to, vikings }, Some(to)),
            Action::Herd(from, to, animal) => (Event::Herded { seat, from, to, animal }, Some(to)),
            Action::Outpost(at) => (Event::OutpostBuilt { seat, at }, None),
            Action::Captain(_) | Action::Place(..) | Action::Done => return,
        };
        self.tell(event);
        if let Some((at, strength)) = to.zip(raided) {
            self.tell(Event::Raided { seat, at, strength });
        }
        if let Action::Unload(Place::Home, Cargo { herd, .. }) = action
            && !herd.is_empty()
        {
            self.tell(Event::Delivered { seat, herd });
        }
    }

    /// `sail` to an enemy ship, which is destroyed at once (EX-41).
    pub(super) fn fight(&mut self, to: Place) -> Result<(), RuleError> {
        let seat = self.seat();
        // The back is drawn now (EX-28), before anything changes.
        let deadly = self.open.supply.deadly;
        let (place, drawn) = self.draw((deadly + self.open.supply.harmless).into())?;
        self.advance(Action::Sail(to));
        let Some(at) = to.space() else { return Ok(()) };
        if let Some(sea) = self.open.chart.sea_mut(at) {
            sea.enemy_ship = false;
        }
        let died = u8::from(place < deadly);
        self.open.supply.deadly -= died;
        self.open.supply.harmless -= 1 - died;
        let explorer = self.open.explorer_mut();
        explorer.ships += 1;
        explorer.cargo.vikings -= died; // EX-44
        explorer.dead += died;
        self.tell(Event::EnemyShipDestroyed { seat, at, deadly: died > 0, drawn });
        Ok(())
    }

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
            self.place_token(laid, feature)?;
        }
        self.tell_completed(laid);
        if let Phase::Place { left, shipped } = self.open.phase {
            self.ask_for_tile(left - 1, shipped || self.game.is_ship_tile(tile))?;
        }
        Ok(())
    }

    /// Places the token that the tile shows (EX-24), if one is left (EX-25).
    fn place_token(&mut self, tile: u8, feature: Feature) -> Result<(), RuleError> {
        let (Feature::Animal(_, region) | Feature::Settlement(region) | Feature::EnemyShip(region)) = feature;
        let id = LandId { tile, region };
        let at = self.open.chart.place_of(id);
        let settlements: u8 = self.open.supply.settlements.iter().sum();
        match feature {
            Feature::Animal(animal, _) if self.open.supply.livestock.of(animal) > 0 => {
                self.open.supply.livestock.take(&Herd::one(animal));
                self.open.chart.land_mut(id).herd.push(animal);
                self.tell(Event::LivestockPlaced { at, animal });
            }
            Feature::Settlement(_) if settlements > 0 => {
                let (place, drawn) = self.draw(settlements.into())?;
                let tokens = (0..).zip(&self.open.supply.settlements);
                let mut tokens = tokens.flat_map(|(strength, count)| std::iter::repeat_n(strength, (*count).into()));
                let strength = tokens.nth(place.into()).unwrap_or(0);
                self.open.supply.settlements[usize::from(strength)] -= 1;
                self.open.chart.land_mut(id).settlement = Some(strength);
                self.tell(Event::SettlementPlaced { at, strength, drawn });
            }
            Feature::EnemyShip(_) if self.open.supply.enemy_ships > 0 => {
                self.open.supply.enemy_ships -= 1;
                self.open.chart.tiles[usize::from(tile)].seas[usize::from(region)].enemy_ship = true;
                self.tell(Event::EnemyShipPlaced { at });
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

/// The event with the first player and the holder of the winter token; `None` before the draw and for one player.
pub(super) fn seated(open: &Open) -> Option<Event> {
    let first = open.first?;
    let winter = open.winter()?;
    (!open.is_solo()).then_some(Event::Seated { first, winter })
}

pub(super) fn is_placeable(game: &Explorers, open: &Open, tile: Tile) -> bool {
    let edges = game.tiles[tile.index()].edges;
    open.fitting(edges).any(|fitting| fitting.len() > 0)
}

/// EX-83: whether only tiles with an enemy ship are allowed now.
pub(in super::super) fn ship_is_due(game: &Explorers, open: &Open, hand: &[Tile]) -> bool {
    let ship = |tile: &Tile| game.is_ship_tile(*tile) && is_placeable(game, open, *tile);
    open.phase == Phase::Place { left: 1, shipped: false } && open.is_solo() && hand.iter().any(ship)
}
