//! The judge: whether an action is allowed, and if not, why. Changes nothing.

use super::course::{Lookout, Sight};
use super::refuse;
use super::room::makes_room;
use crate::engine::{RuleError, Seat};
use crate::games::raids::action::Action;
use crate::games::raids::components::{Raids, Tile};
use crate::games::raids::state::{Open, Phase, Space};

/// Judges an action of a seat.
pub(super) fn allowed(raids: &Raids, open: &Open, seat: Seat, action: Action) -> Result<(), RuleError> {
    let Some(asked) = open.asked() else { return Err(refuse::over()) };
    if asked != seat {
        return Err(refuse::not_asked(asked));
    }
    match (open.phase, action) {
        (Phase::Place { .. }, Action::Place(n)) => place(raids, open, seat, n),
        (Phase::Sell { .. }, Action::Sell(n)) => match tile_at(open, seat, n)? {
            Tile::Goods { .. } => Ok(()),
            _ => Err(refuse::not_goods(n)), // RA-48
        },
        (Phase::Room { .. }, Action::Drop(n)) => match tile_at(open, seat, n)? {
            tile if makes_room(raids, tile) => Ok(()),
            _ => Err(refuse::makes_no_room(n)), // RA-52
        },
        (Phase::Sail { mover, from }, Action::Sail(space)) => sail(raids, open, mover, from, space),
        (Phase::Sail { mover, from }, Action::Dock) => match ahead(raids, open, mover, from) {
            Some((space, ..)) => Err(refuse::monster_first(space)),
            None => Ok(()),
        },
        (Phase::Sail { mover, from }, Action::Fight) => match ahead(raids, open, mover, from) {
            Some((space, cost, crew)) if crew < cost => Err(refuse::monster_too_strong(space, cost, crew)), // RA-20
            Some(_) => Ok(()),
            None => Err(refuse::no_monster()),
        },
        (Phase::Sail { mover, from }, Action::Yield) => {
            ahead(raids, open, mover, from).map(|_| ()).ok_or_else(refuse::no_monster)
        }
        (Phase::Place { .. }, Action::Discard)
        | (Phase::Sell { .. } | Phase::Room { .. }, Action::Keep)
        | (Phase::Fight { .. }, Action::Retaliate | Action::Flee) => Ok(()),
        (Phase::Place { .. }, _) => Err(refuse::place_first()),
        (Phase::Sell { .. }, _) => Err(refuse::sell_first()),
        (Phase::Room { .. }, _) => Err(refuse::room_first()),
        (Phase::Sail { .. }, _) => Err(refuse::sail_first()),
        (Phase::Fight { .. }, _) => Err(refuse::fight_first()),
        (Phase::Over, _) => Err(refuse::over()),
    }
}

fn tile_at(open: &Open, seat: Seat, n: u8) -> Result<Tile, RuleError> {
    let aboard = &open.ships[seat.index()].aboard;
    usize::from(n).checked_sub(1).and_then(|i| aboard.get(i)).copied().ok_or_else(|| refuse::no_tile_there(n))
}

fn place(raids: &Raids, open: &Open, seat: Seat, n: u8) -> Result<(), RuleError> {
    let tiles = open.ships[seat.index()].aboard.len() as u8;
    if n == 0 || n > raids.spaces {
        Err(refuse::no_such_space(n, raids.spaces))
    } else if n > tiles + 1 {
        Err(refuse::free_space_is(n, tiles + 1)) // RA-50
    } else {
        Ok(())
    }
}

/// The monster ahead: its space, its cost, and the crew on arrival there.
fn ahead(raids: &Raids, open: &Open, mover: Seat, from: Space) -> Option<(Space, u8, u8)> {
    Lookout::new(raids, open, mover, from).find_map(|(sight, arrival)| match sight {
        Sight::Monster { space, cost, .. } => Some((space, cost, arrival.crew)),
        Sight::Stop { .. } | Sight::Harbor => None,
    })
}

fn sail(raids: &Raids, open: &Open, mover: Seat, from: Space, to: Space) -> Result<(), RuleError> {
    if to <= from {
        return Err(refuse::backwards(to, from));
    }
    if to >= open.harbor() {
        return Err(if to == open.harbor() { refuse::harbor(to) } else { refuse::off_the_track(to, open.harbor()) });
    }
    for (sight, arrival) in Lookout::new(raids, open, mover, from) {
        match sight {
            Sight::Stop { space, occupant: Some(there), .. } if space == to && arrival.crew == 0 => {
                let ruling = if open.ships[mover.index()].crew == 0 { "RA-08" } else { "RA-09" };
                return Err(refuse::crew_needed(to, there, ruling));
            }
            Sight::Stop { space, .. } if space == to => return Ok(()),
            Sight::Monster { space, .. } if space < to => return Err(refuse::monster_first(space)),
            Sight::Stop { .. } | Sight::Monster { .. } | Sight::Harbor => {}
        }
    }
    let spot = open.spot(to);
    Err(match spot.tile {
        Some(_) => refuse::passage(to),
        None if spot.village => refuse::village(to),
        None => refuse::empty(to),
    })
}
