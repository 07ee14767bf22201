//! Checks whether an action is allowed, and returns the reason if not. Changes nothing.

use super::room::makes_room;
use super::*;
use crate::engine::refusal::check;

/// Checks whether a seat may take an action now. Returns the refusal if not.
pub(super) fn allowed(raids: &Raids, open: &Open, seat: Seat, action: Action) -> Result<(), Refusal> {
    let asked = open.asked().ok_or(Refusal::Over)?;
    check(asked == seat, Refusal::NotAsked(asked))?;
    match (open.phase, action) {
        (Phase::Place { .. }, Action::Place(n)) => {
            let free = open.ships[seat.index()].aboard.len() as u8 + 1;
            check((1..=raids.spaces).contains(&n), Refusal::NoSuchSpace(n, raids.spaces))?;
            check(n <= free, Refusal::FreeSpaceIs(n, free)) // RA-50; RA-27: a tile may be replaced although a space is free
        }
        // RA-48, RA-52
        (Phase::Sell { .. }, Action::Sell(n)) => check(tile_at(open, seat, n)?.is_goods(), Refusal::NotGoods(n)),
        (Phase::Room { .. }, Action::Drop(n)) => {
            check(makes_room(raids, tile_at(open, seat, n)?), Refusal::MakesNoRoom(n))
        }
        (Phase::Sail { mover, from }, Action::Sail(_) | Action::Dock | Action::Fight | Action::Yield) => {
            let course = raids.course(open, mover, from);
            if course.offers(action) { Ok(()) } else { Err(off_course(open, &course, from, action)) }
        }
        (Phase::Place { .. }, Action::Discard)
        | (Phase::Sell { .. } | Phase::Room { .. }, Action::Keep)
        | (Phase::Fight { .. }, Action::Retaliate | Action::Flee) => Ok(()),
        (phase, _) => Err(phase.question().map_or(Refusal::Over, Refusal::First)),
    }
}

fn tile_at(open: &Open, seat: Seat, n: u8) -> Result<Tile, Refusal> {
    open.ships[seat.index()].tile(n).ok_or(Refusal::NoTileThere(n))
}

/// The reason why a course does not offer an action.
fn off_course(open: &Open, course: &Course, from: Space, action: Action) -> Refusal {
    let harbor = open.harbor();
    match (action, course.monster) {
        (Action::Sail(to), _) if to <= from => Refusal::Backwards(to, from),
        (Action::Sail(to), _) if to == harbor => Refusal::Harbor(to),
        (Action::Sail(to), _) if to > harbor => Refusal::OffTheTrack(to, harbor),
        (Action::Sail(to), Some(monster)) if monster.space < to => Refusal::MonsterFirst(monster.space),
        (Action::Sail(to), _) => no_stop(open, to),
        (Action::Fight, Some(monster)) => {
            Refusal::MonsterTooStrong(monster.space, monster.cost, monster.arrival.crew) // RA-20
        }
        (_, Some(monster)) => Refusal::MonsterFirst(monster.space),
        (_, None) => Refusal::NoMonster,
    }
}

/// The reason why a ship cannot stop at a space: no ship can, or this one has no crew to attack with.
fn no_stop(open: &Open, space: Space) -> Refusal {
    let spot = open.spot(space);
    match (spot.tile, open.ship_at(space)) {
        (Some(tile), Some(there)) if tile.stoppable() => Refusal::CrewNeeded(space, there),
        (Some(_), _) => Refusal::Passage(space),
        (None, _) if spot.village => Refusal::Village(space),
        (None, _) => Refusal::Empty(space),
    }
}
