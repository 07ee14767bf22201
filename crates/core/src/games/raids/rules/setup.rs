//! The first position, and the layout of a voyage.

use super::*;

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

    let mut drawn = Harbor::ALL[1..].to_vec(); // all except the order of arrival
    chance.shuffle(&mut drawn)?;
    events.push(Event::HarborsDrawn { order: drawn.clone() });

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
    /// Lays out the voyage `open.voyage`. The ships leave the Harbor in this order.
    pub(super) fn begin_voyage(&mut self, order: ArrayVec<Option<Seat>, SEATS>) -> Result<(), RuleError> {
        let mut tiles = self.raids.voyages[usize::from(self.open.voyage) - 1].clone();
        self.chance.shuffle(&mut tiles)?;
        self.lay_out(&tiles);
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

    /// Lays out the tiles along the track. Old tiles leave the game, and old Vikings and coins return to the stock
    /// (RA-60).
    fn lay_out(&mut self, tiles: &[Tile]) {
        let raids = self.raids;
        let open = &mut *self.open;
        for old in open.spaces.drain(..) {
            open.pool += i16::from(old.vikings);
            open.bank += i16::from(old.coins);
        }
        let track = match open.options.track {
            Track::Edition => &raids.track,
            Track::FourVillages => &raids.track_four_villages,
        };
        let mut tiles = tiles.iter().copied();
        for place in track {
            let village = *place == SpaceKind::Village;
            let tile = if village { None } else { tiles.next() };
            let coins = if tile == Some(Tile::Pillage) { raids.pillage.iter().sum() } else { 0 };
            open.bank -= i16::from(coins);
            open.spaces.push(Spot { tile, village, vikings: 0, coins, passes: 0 });
        }
        // Each Village gets a Viking per player, then each Visit gets its own. RA-35: a limited pool serves them along
        // the track until it is empty.
        let players = open.ships.len() as u8;
        let guests = raids.visit.iter().sum();
        self.fill(|spot| spot.village, players);
        self.fill(|spot| spot.tile == Some(Tile::Visit), guests);
    }

    fn fill(&mut self, wants: impl Fn(&Spot) -> bool, wanted: u8) {
        for space in 1..self.open.harbor() {
            if wants(self.open.spot(space)) {
                let vikings = self.in_pool(wanted);
                self.open.spot_mut(space).vikings = vikings;
                self.open.pool -= i16::from(vikings);
            }
        }
    }
}
