//! A second implementation of the sea, from events alone. It must agree with the state after every action. Then the
//! events are complete and no piece appears or disappears.

mod readings;

use std::collections::BTreeMap;

use skald_core::engine::Seat;
use skald_core::games::raids::components::{Raids, Tile};
use skald_core::games::raids::event::{Event, Source};
use skald_core::games::raids::state::{Open, Phase, Ship, Space};

use readings::Readings;

/// The positions of all pieces, from the events.
#[derive(Debug, PartialEq)]
pub struct Model {
    track: BTreeMap<Space, Tile>,
    ships: Vec<ShipShadow>,
    ghost: Option<Space>,
    hand: Option<Tile>,
    bank: i16,
    pool: i16,
}

#[derive(Debug, PartialEq)]
struct ShipShadow {
    space: Space,
    crew: u8,
    aboard: Vec<Tile>,
    runes: u8,
    ports: u8,
    sold: Vec<Tile>,
    monsters: Vec<u8>,
    coins: u8,
}

impl Model {
    /// The same model, from the state.
    pub fn of(raids: &Raids, open: &Open) -> Self {
        let track = (1..open.harbor()).filter_map(|space| open.spot(space).tile.map(|tile| (space, tile))).collect();
        let hand = if let Phase::Place { tile } = open.phase { Some(tile) } else { None };
        let mut model = Self {
            track,
            ships: open.ships.iter().map(ShipShadow::of).collect(),
            ghost: open.ghost.map(|ghost| ghost.space),
            hand,
            bank: 0,
            pool: 0,
        };
        model.count(raids, open);
        model
    }

    /// The rest of the pieces must be in the bank and in the pool.
    fn count(&mut self, raids: &Raids, open: &Open) {
        let coins: u8 = self.ships.iter().map(|ship| ship.coins).sum();
        let vikings: u8 = self.ships.iter().map(|ship| ship.crew).sum();
        let lying: i16 = open.spaces.iter().map(|spot| i16::from(spot.coins)).sum();
        let waiting: i16 = open.spaces.iter().map(|spot| i16::from(spot.vikings)).sum();
        self.bank = raids.coins - i16::from(coins) - lying;
        self.pool = i16::from(raids.vikings) - i16::from(vikings) - waiting;
    }

    /// Applies an event.
    fn tell(&mut self, harbor: Space, open: &[Space], event: &Event) {
        match event {
            Event::VoyageBegan { tiles, .. } => {
                self.track = open.iter().copied().zip(tiles.iter().copied()).collect();
                self.ships.iter_mut().for_each(|ship| ship.space = 0);
                self.ghost = self.ghost.map(|_| 0);
            }
            Event::Took { seat, space, tile } => {
                assert_eq!(self.track.remove(space), Some(*tile));
                let ship = self.at(*seat, *space);
                match tile {
                    Tile::Rune => ship.runes += 1,
                    Tile::Port { .. } => ship.ports += 1,
                    _ => self.hand = Some(*tile),
                }
            }
            Event::Placed { seat, tile, replaced } => {
                assert_eq!(self.hand.take(), Some(*tile));
                let ship = self.ship(*seat);
                if let Some(old) = replaced {
                    remove(&mut ship.aboard, *old);
                }
                ship.aboard.push(*tile);
            }
            Event::Discarded { tile, .. } => assert_eq!(self.hand.take(), Some(*tile)),
            Event::Dropped { seat, tile } => remove(&mut self.ship(*seat).aboard, *tile),
            Event::Sold { seat, tile } => {
                let ship = self.ship(*seat);
                remove(&mut ship.aboard, *tile);
                ship.sold.push(*tile);
            }
            Event::Overboard { seat, vikings } | Event::Retaliated { seat, vikings } => {
                self.ship(*seat).crew -= vikings;
            }
            Event::Recruited { seat, source, vikings, .. } => {
                if let Source::Village(space) | Source::Visit(space) = source {
                    self.ship(*seat).space = *space;
                }
                self.ship(*seat).crew += vikings;
            }
            Event::Pillaged { seat, space, coins } => self.at_or_past(*seat, *space).coins += coins,
            Event::Cleared { tiles, .. } => {
                for (space, tile) in tiles {
                    assert_eq!(self.track.remove(space), Some(*tile));
                }
            }
            Event::Stopped { seat, space } => self.ship(*seat).space = *space,
            Event::Docked { seat: Some(seat), .. } => self.ship(*seat).space = harbor,
            Event::Docked { seat: None, .. } => assert_eq!(self.ghost, Some(harbor)),
            Event::MonsterBeaten { seat, space, strength, vikings } => {
                assert_eq!(self.track.remove(space), Some(Tile::Monster { strength: *strength }));
                let ship = self.at_or_past(*seat, *space);
                ship.crew -= vikings;
                ship.monsters.push(*strength);
            }
            Event::MonsterFed { seat, space, vikings } => self.at_or_past(*seat, *space).crew -= vikings,
            Event::Attacked { attacker, defender, space, vikings } => {
                self.at_or_past(*attacker, *space).crew -= vikings;
                self.at(*defender, *space);
            }
            Event::Fled { seat, winner, space, .. } => {
                self.at(*seat, *space);
                self.at(*winner, *space);
            }
            Event::Rolled { attacker, defender, attack, defence, lost } => {
                let attacker_wins = attack.iter().sum::<u8>() > defence.iter().sum::<u8>();
                let (loser, dice) = if attacker_wins { (defender, defence) } else { (attacker, attack) };
                assert_eq!(*lost, u8::from(!dice.is_empty()));
                self.ship(*loser).crew -= lost;
            }
            Event::GhostMoved { space } => self.ghost = Some(*space),
            Event::VoyageEnded { awards, .. } => {
                awards.iter().for_each(|award| self.ship(award.seat).coins += award.coins);
            }
            Event::Ended { points } => assert_eq!(points.len(), self.ships.len()),
            Event::Seated { .. } | Event::HarborsDrawn { .. } => {}
        }
    }

    fn ship(&mut self, seat: Seat) -> &mut ShipShadow {
        &mut self.ships[seat.index()]
    }

    fn at(&mut self, seat: Seat, space: Space) -> &mut ShipShadow {
        assert_eq!(self.ship(seat).space, space);
        self.ship(seat)
    }

    fn at_or_past(&mut self, seat: Seat, space: Space) -> &mut ShipShadow {
        assert!(self.ship(seat).space <= space);
        self.ship(seat).space = space;
        self.ship(seat)
    }
}

impl ShipShadow {
    fn of(ship: &Ship) -> Self {
        Self {
            space: ship.space,
            crew: ship.crew,
            aboard: ship.aboard.to_vec(),
            runes: ship.runes,
            ports: ship.ports,
            sold: ship.sold.clone(),
            monsters: ship.monsters.clone(),
            coins: ship.coins,
        }
    }
}

fn remove(tiles: &mut Vec<Tile>, tile: Tile) {
    let at = tiles.iter().position(|other| *other == tile).expect("the tile is aboard");
    tiles.remove(at);
}

/// Compares the model from the events with the new state.
pub fn compare(raids: &Raids, before: &Open, events: &[Event], after: &Open) -> Result<(), String> {
    let open: Vec<Space> = (1..after.harbor()).filter(|space| !after.spot(*space).village).collect();
    let mut model = Model::of(raids, before);
    let mut readings = Readings::of(raids, before);
    for (index, event) in events.iter().enumerate() {
        model.tell(after.harbor(), &open, event);
        readings.judge(&model, event, events.get(index + 1))?;
    }
    readings.asks_for_sale(&model, events, after)?;
    model.count(raids, after);
    let mut state = Model::of(raids, after);
    (state.bank, state.pool) = (after.bank, after.pool);
    for model in [&mut model, &mut state] {
        model.ships.iter_mut().for_each(|ship| ship.aboard.sort_unstable());
    }
    if let Phase::Room { mover, space } = after.phase {
        model.ship(mover).space = space; // the question has no event
    }
    if model != state {
        return Err(format!("the events give {model:?}, the state has {state:?}"));
    }
    crews_fit(raids, after)
}

fn crews_fit(raids: &Raids, open: &Open) -> Result<(), String> {
    match open.ships.iter().find(|ship| ship.crew > raids.shields(ship)) {
        Some(ship) => Err(format!("more Vikings than shields: {ship:?}")),
        None if raids.limit(open).is_some() && open.pool < 0 => Err("more Vikings in play than the limit".to_owned()),
        None => Ok(()),
    }
}
