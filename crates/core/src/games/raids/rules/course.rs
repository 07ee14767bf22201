//! The spaces ahead of a ship, and its crew on arrival there. Changes nothing.
//!
//! A course ends at the first monster, or at the Harbor if there is none.

use super::*;

/// What the way to a space makes of a crew.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Arrival {
    pub crew: u8,
    /// Whether the ship stops on the way for a question about room, and may then choose again.
    pub asks: bool,
}

/// A possible stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stop {
    pub space: Space,
    /// The tile there, which the ship takes when its next turn begins.
    pub tile: Tile,
    /// The ship already there. A stop means combat.
    pub occupant: Option<Seat>,
    pub arrival: Arrival,
}

/// The first monster ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MonsterAhead {
    pub space: Space,
    pub strength: u8,
    /// The Vikings that it costs to beat it, after weapons.
    pub cost: u8,
    /// Whether enough Vikings will be aboard to fight it.
    pub can_fight: bool,
    /// On the way there, before fight or yield.
    pub arrival: Arrival,
}

/// Everything that a moving ship may choose.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Course {
    pub stops: Vec<Stop>,
    /// `None` while a monster is ahead.
    pub dock: Option<Arrival>,
    pub monster: Option<MonsterAhead>,
}

impl Course {
    /// Whether the course offers this action.
    pub(super) fn offers(&self, action: Action) -> bool {
        match action {
            Action::Sail(space) => self.stops.iter().any(|stop| stop.space == space),
            Action::Dock => self.dock.is_some(),
            Action::Fight => self.monster.is_some_and(|monster| monster.can_fight),
            Action::Yield => self.monster.is_some(),
            _ => false,
        }
    }
}

impl Raids {
    /// The options of `mover` when it sails on from space `from`.
    pub fn course(&self, open: &Open, mover: Seat, from: Space) -> Course {
        let ship = &open.ships[mover.index()];
        let shields = self.shields(ship);
        let mut course = Course { stops: Vec::with_capacity(open.spaces.len()), ..Course::default() };
        let mut arrival = Arrival { crew: ship.crew, asks: false };
        for space in from + 1..open.harbor() {
            let spot = open.spot(space);
            match spot.tile {
                None if !spot.village => {}
                Some(Tile::Monster { strength }) => {
                    let cost = strength.saturating_sub(ship.weapons());
                    let can_fight = arrival.crew >= cost; // RA-18
                    course.monster = Some(MonsterAhead { space, strength, cost, can_fight, arrival });
                    return course;
                }
                Some(tile) if tile.stoppable() => {
                    let occupant = open.ship_at(space).filter(|seat| *seat != mover);
                    // RA-08, RA-09: an attack needs a Viking.
                    if occupant.is_none() || arrival.crew > 0 {
                        course.stops.push(Stop { space, tile, occupant, arrival });
                    }
                }
                _ => {
                    let recruits = share(self, open, spot).vikings;
                    let room = shields - arrival.crew;
                    arrival.asks |= open.options.room_at_sea.is_on() && room::is_asked(self, ship, room, recruits);
                    arrival.crew += recruits.min(room);
                }
            }
        }
        course.dock = (from < open.harbor()).then_some(arrival);
        course
    }
}
