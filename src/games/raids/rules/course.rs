//! What lies ahead of a ship, and with which crew it will get there. Changes nothing.
//!
//! A ship sees as far as the first monster, or to the Harbor when there is none.

use super::passing::share;
use crate::engine::Seat;
use crate::games::raids::components::{Raids, Tile};
use crate::games::raids::state::{Open, Space};

/// What the way to somewhere brings: the automatic effects of all spaces passed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Arrival {
    /// Vikings aboard on arrival.
    pub crew: u8,
    /// Vikings that come aboard on the way.
    pub recruits: u8,
    /// Recruits without a free shield, lost on the way.
    pub lost: u8,
    /// Glory in coins taken on the way.
    pub coins: u8,
}

/// A stop that may be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stop {
    /// Where.
    pub space: Space,
    /// What lies there, to be taken when the ship's next turn begins.
    pub tile: Tile,
    /// Who is there already: stopping means combat.
    pub occupant: Option<Seat>,
    /// What the way there brings.
    pub arrival: Arrival,
}

/// The monster ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MonsterAhead {
    /// Where.
    pub space: Space,
    /// Its strength, and glory.
    pub strength: u8,
    /// Vikings to beat it, weapons deducted.
    pub cost: u8,
    /// Whether enough Vikings will be aboard.
    pub can_fight: bool,
    /// What the way there brings, before fight or yield.
    pub arrival: Arrival,
}

/// Everything that a moving ship may choose.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Course {
    /// The stops offered, along the track.
    pub stops: Vec<Stop>,
    /// What the way home brings; `None` while a monster is ahead.
    pub dock: Option<Arrival>,
    /// The monster ahead.
    pub monster: Option<MonsterAhead>,
}

/// Something on the way.
#[derive(Clone, Copy, Debug)]
pub(super) enum Sight {
    /// A tile that a ship may stop at, if it can pay for the company.
    Stop { space: Space, tile: Tile, occupant: Option<Seat> },
    /// A monster; nothing is seen beyond.
    Monster { space: Space, strength: u8, cost: u8 },
    /// The Harbor; nothing is beyond.
    Harbor,
}

/// Looks ahead from a space, along the track: every tile to stop at, then the monster or the Harbor.
pub(super) struct Lookout<'a> {
    raids: &'a Raids,
    open: &'a Open,
    mover: Seat,
    at: Space,
    shields: u8,
    arrival: Arrival,
}

impl<'a> Lookout<'a> {
    pub(super) fn new(raids: &'a Raids, open: &'a Open, mover: Seat, from: Space) -> Self {
        let ship = &open.ships[mover.index()];
        let arrival = Arrival { crew: ship.crew, ..Arrival::default() };
        Self { raids, open, mover, at: from, shields: raids.shields(ship), arrival }
    }

    fn pass(&mut self, space: Space) {
        let share = share(self.raids, self.open, self.open.spot(space));
        let recruits = share.vikings.min(self.shields - self.arrival.crew);
        self.arrival.crew += recruits;
        self.arrival.recruits += recruits;
        self.arrival.coins += share.coins;
        if !self.open.options.recruits_stay.is_on() {
            self.arrival.lost += share.vikings - recruits;
        }
    }
}

impl Iterator for Lookout<'_> {
    type Item = (Sight, Arrival);

    fn next(&mut self) -> Option<Self::Item> {
        let harbor = self.open.harbor();
        while self.at < harbor {
            self.at += 1;
            let space = self.at;
            if space == harbor {
                return Some((Sight::Harbor, self.arrival));
            }
            match self.open.spot(space).tile {
                Some(Tile::Monster { strength }) => {
                    self.at = harbor;
                    let cost = strength.saturating_sub(self.open.ships[self.mover.index()].weapons());
                    return Some((Sight::Monster { space, strength, cost }, self.arrival));
                }
                Some(tile) if tile.stoppable() => {
                    let occupant = self.open.ship_at(space).filter(|seat| *seat != self.mover);
                    return Some((Sight::Stop { space, tile, occupant }, self.arrival));
                }
                _ => self.pass(space),
            }
        }
        None
    }
}

impl Raids {
    /// What `mover` may choose when it sails on from space `from`.
    pub fn course(&self, open: &Open, mover: Seat, from: Space) -> Course {
        let mut course = Course::default();
        for (sight, arrival) in Lookout::new(self, open, mover, from) {
            match sight {
                Sight::Stop { occupant: Some(_), .. } if arrival.crew == 0 => {} // RA-08, RA-09
                Sight::Stop { space, tile, occupant } => course.stops.push(Stop { space, tile, occupant, arrival }),
                Sight::Monster { space, strength, cost } => {
                    let can_fight = arrival.crew >= cost;
                    course.monster = Some(MonsterAhead { space, strength, cost, can_fight, arrival });
                }
                Sight::Harbor => course.dock = Some(arrival),
            }
        }
        course
    }
}
