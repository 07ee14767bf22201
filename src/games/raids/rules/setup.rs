//! The first position, and the laying out of a voyage.

use arrayvec::ArrayVec;

use super::Play;
use super::refusals::Refusal;
use crate::engine::{Chance, RuleError, Seat};
use crate::games::raids::components::{Harbor, Place, Raids, Tile};
use crate::games::raids::event::Event;
use crate::games::raids::options::{Options, StartCrew, Track};
use crate::games::raids::state::{Ghost, Open, Phase, SEATS, Ship, Spot, State};

/// The Harbor tiles that are drawn for voyages 2 to 4.
const DRAWN: [Harbor; 8] = [
    Harbor::Goods,
    Harbor::DifferentGoods,
    Harbor::Runes,
    Harbor::Shields,
    Harbor::Weapons,
    Harbor::Ports,
    Harbor::Monsters,
    Harbor::Sails,
];

/// Draws the first player, then the Harbor tiles, then the tiles of the first voyage.
pub(in super::super) fn setup(
    raids: &Raids,
    options: &Options,
    seats: u8,
    mut chance: Chance,
) -> Result<(State, Vec<Event>), RuleError> {
    if !(2..=SEATS as u8).contains(&seats) {
        return Err(Refusal::Seats(seats).into());
    }
    let first = chance.below(seats.into())? as u8;
    let order: ArrayVec<Seat, SEATS> = Seat::all(seats).map(|seat| Seat((first + seat.0) % seats)).collect();
    let mut ships: ArrayVec<Ship, SEATS> = Seat::all(seats).map(|_| Ship::default()).collect();
    for (seat, crew) in order.iter().zip(&raids.start_crew[usize::from(seats) - 2]) {
        ships[seat.index()].crew = match options.start_crew {
            StartCrew::Edition => *crew,
            StartCrew::TwoEach => 2,
        };
    }
    let crews: Vec<u8> = ships.iter().map(|ship| ship.crew).collect();
    let mut events = vec![Event::Seated { first: Seat(first), crews: crews.clone() }];

    let mut drawn = DRAWN;
    chance.shuffle(&mut drawn)?;
    events.push(Event::HarborsDrawn { order: drawn.to_vec() });

    let mut open = Open {
        options: options.clone(),
        voyage: 1,
        harbors: [Harbor::Arrival, drawn[0], drawn[1], drawn[2]],
        spaces: Vec::new(),
        ships,
        ghost: (seats == 2).then_some(Ghost { space: 0 }),
        waiting: ArrayVec::new(),
        arrivals: ArrayVec::new(),
        pool: i16::from(raids.vikings) - crews.iter().copied().map(i16::from).sum::<i16>(),
        bank: raids.coins,
        turn: Seat(first),
        phase: Phase::Over,
    };
    let departures = order.into_iter().map(Some).chain(open.ghost.map(|_| None)).collect();
    let mut play = Play { raids, open: &mut open, chance: &mut chance, events: &mut events };
    play.begin_voyage(departures)?;
    play.next_turn()?;
    Ok((State { open, secret: (), chance }, events))
}

impl Play<'_> {
    /// Lays out the voyage `open.voyage`; ships leave the Harbor in this order.
    pub(super) fn begin_voyage(&mut self, order: ArrayVec<Option<Seat>, SEATS>) -> Result<(), RuleError> {
        let mut tiles = self.raids.voyages[usize::from(self.open.voyage) - 1].clone();
        self.chance.shuffle(&mut tiles)?;
        self.clear_away();
        self.lay_out(&tiles);
        self.fill_villages();
        self.fill_visits();
        for ship in &mut self.open.ships {
            ship.space = 0;
        }
        if let Some(ghost) = &mut self.open.ghost {
            ghost.space = 0;
        }
        self.open.arrivals.clear();
        let harbor = self.open.rewarded();
        let event = Event::VoyageBegan { voyage: self.open.voyage, harbor, tiles, order: order.to_vec() };
        self.open.waiting = order;
        self.events.push(event);
        Ok(())
    }

    /// Removes what is left of the old voyage (RA-60): tiles leave the game, Vikings and coins go back to the stock.
    fn clear_away(&mut self) {
        for space in 1..self.open.harbor() {
            self.remove(space);
            let vikings = std::mem::take(&mut self.open.spot_mut(space).vikings);
            self.open.pool += i16::from(vikings);
        }
    }

    fn lay_out(&mut self, tiles: &[Tile]) {
        let track = match self.open.options.track {
            Track::Edition => &self.raids.track,
            Track::FourVillages => &self.raids.track_four_villages,
        };
        let pillage: u8 = self.raids.pillage.iter().sum();
        let mut tiles = tiles.iter().copied();
        self.open.spaces.clear();
        for place in track {
            let tile = if *place == Place::Open { tiles.next() } else { None };
            let coins = if tile == Some(Tile::Pillage) { pillage } else { 0 };
            self.open.bank -= i16::from(coins);
            let village = *place == Place::Village;
            self.open.spaces.push(Spot { tile, village, vikings: 0, coins, passes: 0 });
        }
    }

    /// Each Village gets a Viking for each player. RA-35: with a limit, as far as the pool goes, along the track.
    fn fill_villages(&mut self) {
        let players = self.open.ships.len() as u8;
        for space in 1..self.open.harbor() {
            if self.open.spot(space).village {
                self.fill(space, players);
            }
        }
    }

    fn fill_visits(&mut self) {
        let recruits = self.raids.visit.iter().sum();
        for space in 1..self.open.harbor() {
            if self.open.spot(space).tile == Some(Tile::Visit) {
                self.fill(space, recruits);
            }
        }
    }

    fn fill(&mut self, space: u8, wanted: u8) {
        let vikings = match self.raids.limit(self.open) {
            Some(_) => wanted.min(u8::try_from(self.open.pool).unwrap_or(0)),
            None => wanted,
        };
        self.open.spot_mut(space).vikings = vikings;
        self.open.pool -= i16::from(vikings);
    }
}
