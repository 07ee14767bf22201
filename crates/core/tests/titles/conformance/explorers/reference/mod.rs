//! A second implementation of the game, from events alone, and a second count of the points. Both must agree with the
//! state after every action. Then the events are complete, no piece appears or disappears, and the points follow the
//! rules.

mod points;

use std::collections::BTreeMap;

use skald_core::canvas::hex::{Cell, Corner};
use skald_core::engine::Seat;
use skald_core::games::explorers::Explorers;
use skald_core::games::explorers::components::{Animal, Captain, Explorers as Edition, Herd, Tile, VIKINGS};
use skald_core::games::explorers::event::Event;
use skald_core::games::explorers::options::ShoreEdges;
use skald_core::games::explorers::place::{Cargo, Place, Space};
use skald_core::games::explorers::state::{Phase, State};

pub use points::points;

/// The positions of all pieces, from the events.
#[derive(Clone, Debug, PartialEq)]
struct Model {
    tiles: BTreeMap<Cell, (Tile, u8)>,
    livestock: BTreeMap<Space, Herd>,
    settlements: BTreeMap<Space, u8>,
    enemy_ships: Vec<Space>,
    vikings: BTreeMap<(Space, Seat), u8>,
    outposts: Vec<(Corner, Seat)>,
    cards: Vec<Card>,
    hands: Vec<Vec<Tile>>,
    stack: Vec<Tile>,
    first: Option<Seat>,
    current: Seat,
    turn: u8,
    over: bool,
}

#[derive(Clone, Debug, PartialEq)]
struct Card {
    captains: Vec<Captain>,
    ship: Place,
    cargo: Cargo,
    home: u8,
    delivered: Herd,
    ships: u8,
    settlements: Vec<u8>,
    dead: u8,
}

impl Model {
    /// The same model, from the state.
    fn of(state: &State) -> Self {
        let State { open, secret, .. } = state;
        let chart = &open.chart;
        let mut model = Self {
            tiles: chart.tiles.iter().map(|laid| (laid.cell, (laid.tile, laid.rotation))).collect(),
            livestock: BTreeMap::new(),
            settlements: BTreeMap::new(),
            enemy_ships: Vec::new(),
            vikings: BTreeMap::new(),
            outposts: chart.outposts.clone(),
            cards: Vec::new(),
            hands: secret.hands.iter().map(|hand| hand.to_vec()).collect(),
            stack: secret.stack.to_vec(),
            first: open.first,
            current: open.current,
            turn: open.turn,
            over: open.phase == Phase::Over,
        };
        for laid in &chart.tiles {
            for (region, land) in (0..).zip(&laid.lands) {
                let at = Space { cell: laid.cell, region };
                if !land.herd.is_empty() {
                    model.livestock.insert(at, land.herd);
                }
                model.settlements.extend(land.settlement.map(|strength| (at, strength)));
                for (seat, vikings) in (0..).zip(land.vikings).filter(|(_, vikings)| *vikings > 0) {
                    model.vikings.insert((at, Seat(seat)), vikings);
                }
            }
            let regions = (0..).zip(&laid.seas).filter(|(_, sea)| sea.enemy_ship);
            model.enemy_ships.extend(regions.map(|(region, _)| Space { cell: laid.cell, region }));
        }
        model.enemy_ships.sort_unstable();
        model.cards = open
            .explorers
            .iter()
            .map(|explorer| Card {
                captains: explorer.captains.to_vec(),
                ship: explorer.ship,
                cargo: explorer.cargo,
                home: explorer.home,
                delivered: explorer.delivered,
                ships: explorer.ships,
                settlements: explorer.settlements.clone(),
                dead: explorer.dead,
            })
            .collect();
        model
    }

    /// Applies an event.
    fn tell(&mut self, event: &Event) {
        match event {
            Event::CaptainsRevealed { captains } => {
                self.cards.iter_mut().zip(captains).for_each(|(card, own)| card.captains.clone_from(own));
            }
            Event::TilesDrawn { seat, count, tiles } => {
                assert_eq!(tiles.len(), usize::from(*count));
                self.draw(*seat, tiles);
            }
            Event::TilesTurnedUp { seat, tiles } => self.draw(*seat, tiles),
            Event::HandReturned { seat, count, tiles } => {
                assert_eq!(std::mem::take(&mut self.hands[seat.index()]).len(), usize::from(*count));
                self.stack = tiles.iter().rev().copied().collect();
            }
            Event::TileRemoved { seat, tile, .. } | Event::TileDiscarded { seat, tile } => self.drop(*seat, *tile),
            Event::Seated { first, winter } => {
                assert_eq!(self.first.replace(*first), None);
                assert_eq!((winter.0 + 1) % self.cards.len() as u8, first.0, "the winter token is with the last");
            }
            Event::TurnBegan { seat, turn } => (self.current, self.turn) = (*seat, *turn),
            Event::Placed { seat, tile, cell, rotation } => {
                self.drop(*seat, *tile);
                assert_eq!(self.tiles.insert(*cell, (*tile, *rotation)), None);
            }
            Event::LivestockPlaced { at, animal } => self.livestock.entry(*at).or_default().push(*animal),
            Event::SettlementPlaced { at, strength, .. } => assert_eq!(self.settlements.insert(*at, *strength), None),
            Event::EnemyShipPlaced { at } => {
                self.enemy_ships.push(*at);
                self.enemy_ships.sort_unstable();
            }
            Event::Loaded { seat, from, cargo } => {
                self.leave(*seat, *from, cargo);
                let card = &mut self.cards[seat.index()];
                card.cargo.vikings += cargo.vikings;
                card.cargo.herd.add(&cargo.herd);
            }
            Event::Unloaded { seat, to, cargo } => {
                let card = &mut self.cards[seat.index()];
                card.cargo.vikings -= cargo.vikings;
                assert!(card.cargo.herd.holds(&cargo.herd));
                card.cargo.herd.take(&cargo.herd);
                match to {
                    Place::Home => card.home += cargo.vikings,
                    Place::At(space) => self.arrive(*seat, *space, cargo),
                }
            }
            Event::Delivered { seat, herd } => self.cards[seat.index()].delivered.add(herd),
            Event::Sailed { seat, from, to } => {
                assert_eq!(std::mem::replace(&mut self.cards[seat.index()].ship, *to), *from);
            }
            Event::EnemyShipDestroyed { seat, at, deadly, .. } => {
                let found = self.enemy_ships.binary_search(at).expect("an enemy ship");
                self.enemy_ships.remove(found);
                let card = &mut self.cards[seat.index()];
                card.ships += 1;
                card.dead += u8::from(*deadly);
                card.cargo.vikings -= u8::from(*deadly);
            }
            Event::Walked { seat, from, to, vikings } => {
                self.go(*seat, *from, *to, Cargo { vikings: *vikings, herd: Herd::NONE });
            }
            Event::Herded { seat, from, to, animal } => {
                self.go(*seat, *from, *to, Cargo { vikings: 1, herd: Herd::one(*animal) });
            }
            Event::Raided { seat, at, strength } => {
                assert_eq!(self.settlements.remove(at), Some(*strength));
                assert!(self.vikings[&(*at, *seat)] >= *strength);
                self.cards[seat.index()].settlements.push(*strength);
            }
            Event::OutpostBuilt { seat, at } => self.outposts.push((*at, *seat)),
            Event::Ended { points } => {
                assert_eq!(points.len(), self.cards.len());
                self.over = true;
            }
            Event::BoardLaid { .. }
            | Event::TilesShuffled { .. }
            | Event::CaptainsShuffled { .. }
            | Event::CaptainsOffered { .. }
            | Event::CaptainChosen { .. }
            | Event::IslandCompleted { .. } => {}
        }
    }

    fn draw(&mut self, seat: Seat, tiles: &[Tile]) {
        let from = self.stack.len() - tiles.len();
        let mut drawn = self.stack.split_off(from);
        drawn.sort_unstable();
        assert_eq!(drawn, tiles);
        self.hands[seat.index()].extend(drawn);
        self.hands[seat.index()].sort_unstable();
    }

    fn drop(&mut self, seat: Seat, tile: Tile) {
        let at = self.hands[seat.index()].iter().position(|held| *held == tile).expect("a tile of the hand");
        self.hands[seat.index()].remove(at);
    }

    fn leave(&mut self, seat: Seat, from: Place, cargo: &Cargo) {
        let Place::At(space) = from else {
            self.cards[seat.index()].home -= cargo.vikings;
            return;
        };
        if cargo.vikings > 0 {
            let here = self.vikings.get_mut(&(space, seat)).expect("Vikings there");
            *here -= cargo.vikings;
            if *here == 0 {
                self.vikings.remove(&(space, seat));
            }
        }
        if !cargo.herd.is_empty() {
            let here = self.livestock.get_mut(&space).expect("livestock there");
            assert!(here.holds(&cargo.herd));
            here.take(&cargo.herd);
            if here.is_empty() {
                self.livestock.remove(&space);
            }
        }
    }

    fn arrive(&mut self, seat: Seat, to: Space, cargo: &Cargo) {
        if cargo.vikings > 0 {
            *self.vikings.entry((to, seat)).or_default() += cargo.vikings;
        }
        if !cargo.herd.is_empty() {
            self.livestock.entry(to).or_default().add(&cargo.herd);
        }
    }

    fn go(&mut self, seat: Seat, from: Space, to: Space, party: Cargo) {
        self.leave(seat, Place::At(from), &party);
        self.arrive(seat, to, &party);
    }
}

/// Compares the model from the events with the new state, and counts everything.
pub fn compare(game: &Explorers, before: &State, events: &[Event], after: &State) -> Result<(), String> {
    let mut model = Model::of(before);
    events.iter().for_each(|event| model.tell(event));
    let state = Model::of(after);
    if model != state {
        return Err(format!("the events give {model:?}, the state has {state:?}"));
    }
    people(&state)?;
    livestock(game, after, &state)?;
    tiles(after, &state)?;
    // Counting points is slow, so it is done only after events that change many of them.
    let scores = |event: &Event| {
        matches!(
            event,
            Event::TurnBegan { .. } | Event::OutpostBuilt { .. } | Event::Placed { .. } | Event::Ended { .. }
        )
    };
    if !events.iter().any(scores) {
        return Ok(());
    }
    for (seat, shadowed) in (0..).zip(points(game, after)) {
        let sheet = skald_core::games::explorers::scoring::sheet(game, &after.open, Seat(seat));
        let lines: Vec<i32> = sheet.lines.iter().map(|line| line.points).collect();
        if lines != shadowed {
            return Err(format!("seat {seat} has {lines:?}, the second count {shadowed:?}"));
        }
    }
    Ok(())
}

/// Seven Vikings of each colour, and at most three pieces on a longship.
fn people(model: &Model) -> Result<(), String> {
    for (seat, card) in (0..).zip(&model.cards) {
        let ashore: u8 = model.vikings.iter().filter(|((_, owner), _)| *owner == Seat(seat)).map(|(_, n)| n).sum();
        let all = card.home + card.cargo.vikings + card.dead + ashore;
        if all != VIKINGS || card.cargo.count() > 3 {
            return Err(format!("seat {seat} has {all} Vikings: {card:?}"));
        }
    }
    Ok(())
}

/// Every animal is in the supply, on the chart, aboard or delivered. Every token has a place.
fn livestock(game: &Edition, state: &State, model: &Model) -> Result<(), String> {
    let mut all = state.open.supply.livestock;
    model.livestock.values().for_each(|herd| all.add(herd));
    model.cards.iter().for_each(|card| {
        all.add(&card.cargo.herd);
        all.add(&card.delivered);
    });
    if all != game.livestock {
        return Err(format!("{all} instead of {}", game.livestock));
    }
    debug_assert_eq!(Animal::ALL.len(), Animal::KINDS);
    let raided = model.cards.iter().map(|card| card.settlements.len()).sum::<usize>();
    let left: u8 = state.open.supply.settlements.iter().sum();
    let settlements = usize::from(left) + model.settlements.len() + raided;
    let destroyed: u8 = model.cards.iter().map(|card| card.ships).sum();
    let dead: u8 = model.cards.iter().map(|card| card.dead).sum();
    let supply = &state.open.supply;
    let ships = supply.enemy_ships + model.enemy_ships.len() as u8 + destroyed;
    let undos = supply.deadly + dead == game.deadly_ships && supply.harmless + destroyed - dead == game.harmless_ships;
    let tokens: u8 = game.settlements.iter().sum();
    if settlements != usize::from(tokens) || ships != game.deadly_ships + game.harmless_ships || !undos {
        return Err(format!("{settlements} settlements, {ships} enemy ships, {supply:?}"));
    }
    Ok(())
}

/// 48 tiles and 48 turns. Edges fit, and no tile touches two outposts or lies on the shore.
fn tiles(state: &State, model: &Model) -> Result<(), String> {
    let solo = model.cards.len() == 1;
    let held: usize = model.hands.iter().map(Vec::len).sum();
    let laid = model.tiles.len() - usize::from(Tile::FIXED);
    // In the game for one player a tile leaves the game at the end of each turn.
    let gone = if solo { usize::from(state.open.turn.saturating_sub(u8::from(!model.over))) } else { 0 };
    if held + laid + model.stack.len() + gone != usize::from(Tile::DEALT) {
        return Err(format!("{held} tiles in hands, {laid} on the table, {} in the stack", model.stack.len()));
    }
    if model.over && model.turn != if solo { 16 } else { 48 } {
        return Err(format!("over after {} turns", model.turn));
    }
    let chart = &state.open.chart;
    let strict = state.open.options.shore_edges == ShoreEdges::Sea;
    for (at, laid) in (0..).zip(&chart.tiles) {
        let touching = model.outposts.iter().filter(|(corner, _)| corner.cells().contains(&laid.cell)).count();
        if touching > 1 || chart.shore.contains(&laid.cell) || chart.on(laid.cell) != Some(at) {
            return Err(format!("a tile in an impossible position: {laid:?}"));
        }
        for direction in skald_core::canvas::hex::Direction::ALL {
            let beyond = laid.cell.neighbour(direction);
            let land = laid.edges.is_land(direction);
            let fits = match model.tiles.get(&beyond) {
                Some(_) => chart.tile(chart.on(beyond).expect("a tile")).edges.is_land(direction.opposite()) == land,
                // EX-22: only the switch requires sea towards the shore, and the starting board is exempt.
                None => !chart.shore.contains(&beyond) || !land || !strict || laid.tile.is_fixed(),
            };
            if !fits {
                return Err(format!("{beyond} does not fit {laid:?}"));
            }
        }
    }
    Ok(())
}
