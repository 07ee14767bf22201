//! Whether an action is allowed, and if not, by which rule.

use super::placing::ship_is_due;
use super::refuse;
use crate::canvas::hex::{Cell, Corner, Direction};
use crate::engine::{RuleError, Seat};
use crate::games::explorers::action::Action;
use crate::games::explorers::components::{
    Animal, BOARDING, Explorers, HOLD, Herd, OUTPOST_COST, OUTPOST_VIKINGS, OUTPOSTS, Tile, WALKERS,
};
use crate::games::explorers::options::ShoreEdges;
use crate::games::explorers::place::{Cargo, Place, Space};
use crate::games::explorers::state::{Explorer, LandId, Open, Own, Phase, Spot};

type Verdict = Result<(), RuleError>;

fn check(holds: bool, refusal: impl FnOnce() -> RuleError) -> Verdict {
    if holds { Ok(()) } else { Err(refusal()) }
}

/// Whether a seat may do this now.
pub(super) fn allowed(game: &Explorers, open: &Open, own: Own<'_>, seat: Seat, action: Action) -> Verdict {
    match (open.phase, action) {
        (Phase::Over, _) => Err(refuse::over()),
        (Phase::Captain, _) if !open.asks(seat) => Err(refuse::has_captain()),
        (Phase::Captain, Action::Captain(captain)) => {
            check(own.offer.contains(&captain), || refuse::not_offered(captain))
        }
        (Phase::Captain, _) => Err(refuse::captain_first()),
        _ if !open.asks(seat) => Err(refuse::not_asked(open.current)),
        (_, Action::Captain(_)) => Err(refuse::has_captain()),
        (Phase::Place { .. }, Action::Place(tile, cell, rotation)) => place(game, open, own.hand, tile, cell, rotation),
        (Phase::Place { .. }, _) => Err(refuse::tile_first()),
        (Phase::Act { .. }, Action::Place(..)) => Err(refuse::tile_placed()),
        (Phase::Act { .. }, Action::Done) => Ok(()),
        (Phase::Act { left }, Action::Outpost(corner)) => outpost(open, left, corner),
        (Phase::Act { left: 0 }, _) => Err(refuse::no_actions_left()),
        (Phase::Act { .. }, Action::Load(land, cargo)) => load(open, land, cargo),
        (Phase::Act { .. }, Action::Unload(land, cargo)) => unload(open, land, cargo),
        (Phase::Act { .. }, Action::Sail(sea)) => sail(open, sea),
        (Phase::Act { .. }, Action::Walk(from, to, vikings)) => walk(open, from, to, vikings),
        (Phase::Act { .. }, Action::Herd(from, to, animal)) => herd(open, from, to, animal),
    }
}

fn place(game: &Explorers, open: &Open, hand: &[Tile], tile: Tile, cell: Cell, rotation: u8) -> Verdict {
    check(hand.contains(&tile), || refuse::not_in_hand(tile))?;
    check(!ship_is_due(game, open, hand) || game.is_ship_tile(tile), refuse::ship_first)?;
    check(rotation < 6, || refuse::no_rotation(rotation))?;
    check(open.chart.on(cell).is_none(), || refuse::occupied(cell))?;
    check(!open.chart.is_shore(cell), || refuse::on_the_shore(cell))?;
    let Some(spot) = open.chart.spot(cell) else { return Err(refuse::no_neighbour(cell)) };
    fits(game, open, spot, tile, rotation)
}

/// Names the first edge that does not fit, clockwise from the north-east.
fn fits(game: &Explorers, open: &Open, spot: &Spot, tile: Tile, rotation: u8) -> Verdict {
    let edges = game.face(open.side, tile).edges.turned(rotation);
    for direction in Direction::ALL {
        let beyond = spot.cell.neighbour(direction);
        let land = edges.is_land(direction);
        if spot.land.is_land(direction) && !land {
            return Err(refuse::edge_must_be_land(spot.cell, direction, beyond));
        }
        if spot.sea.is_land(direction) && land {
            return Err(refuse::edge_must_be_sea(spot.cell, direction, beyond));
        }
        let strict = open.options.shore_edges == ShoreEdges::Sea;
        if strict && spot.shore.is_land(direction) && land {
            return Err(refuse::edge_at_the_shore(spot.cell, direction)); // EX-22
        }
    }
    Ok(())
}

/// The land that a longship can load from and unload to: that of its own tile, or home.
fn beside_ship(open: &Open, land: Place) -> Result<Option<LandId>, RuleError> {
    match (open.explorer().ship, land) {
        (Place::Home, Place::Home) => Ok(None),
        (Place::At(_), Place::Home) => Err(refuse::ship_not_home()),
        (ship, Place::At(space)) => {
            let id = land_id(open, space)?;
            let here = ship.space().is_some_and(|ship| ship.cell == space.cell);
            check(here, || refuse::ship_elsewhere(space, ship))?;
            Ok(Some(id))
        }
    }
}

fn land_id(open: &Open, space: Space) -> Result<LandId, RuleError> {
    open.chart.land_id(space).ok_or_else(|| refuse::no_land(space))
}

fn load(open: &Open, from: Place, cargo: Cargo) -> Verdict {
    let id = beside_ship(open, from)?;
    let explorer = open.explorer();
    let (vikings, animals) = match id.map(|id| open.chart.land(id)) {
        Some(land) => (land.vikings[open.current.index()], land.herd),
        None => {
            check(cargo.herd.is_empty(), refuse::delivered_stays)?; // EX-38
            (explorer.home, Herd::NONE)
        }
    };
    check(cargo.count() > 0, refuse::nothing)?;
    check(cargo.vikings <= vikings, || refuse::too_few_vikings(from, vikings))?;
    check(animals.holds(&cargo.herd), || refuse::no_such_livestock(from))?;
    check(cargo.herd.is_empty() || vikings > 0, || refuse::nobody_with_livestock(from))?;
    let room = HOLD - explorer.cargo.count();
    check(cargo.count() <= room, || refuse::no_room(room))
}

fn unload(open: &Open, to: Place, cargo: Cargo) -> Verdict {
    beside_ship(open, to)?;
    let aboard = &open.explorer().cargo;
    check(cargo.count() > 0, refuse::nothing)?;
    check(aboard.holds(&cargo), || refuse::not_aboard(aboard))?;
    check(cargo.herd.is_empty() || aboard.vikings > 0, refuse::nobody_aboard)
}

fn sail(open: &Open, to: Place) -> Verdict {
    let Explorer { ship, cargo, .. } = open.explorer();
    if let Place::At(space) = to {
        check(open.chart.sea(space).is_some(), || refuse::no_sea(space))?;
    }
    check(open.chart.sea_ways(*ship).contains(&to), || refuse::no_way_by_sea(*ship, to))?;
    check(cargo.vikings > 0, refuse::no_crew)?;
    let enemy = to.space().and_then(|space| open.chart.sea(space)).is_some_and(|sea| sea.enemy_ship);
    check(!enemy || cargo.vikings >= BOARDING, || refuse::enemy_ship(to))
}

/// The land where so many own Vikings are, and the one connected with it.
fn way(open: &Open, from: Space, to: Space, vikings: u8) -> Result<LandId, RuleError> {
    let (start, end) = (land_id(open, from)?, land_id(open, to)?);
    let there = open.chart.land(start).vikings[open.current.index()];
    check(vikings <= there, || refuse::too_few_vikings(Place::At(from), there))?;
    check(open.chart.land_ways(start).any(|way| way == end), || refuse::no_way_by_land(from, to))?;
    Ok(start)
}

fn walk(open: &Open, from: Space, to: Space, vikings: u8) -> Verdict {
    check((1..=WALKERS).contains(&vikings), || refuse::walkers(vikings))?;
    way(open, from, to, vikings).map(drop)
}

fn herd(open: &Open, from: Space, to: Space, animal: Animal) -> Verdict {
    let start = way(open, from, to, 1)?;
    check(open.chart.land(start).herd.of(animal) > 0, || refuse::no_such_livestock(Place::At(from)))
}

fn outpost(open: &Open, left: u8, corner: Corner) -> Verdict {
    check(left >= OUTPOST_COST, || refuse::outpost_actions(left))?;
    check(open.explorer().outposts < OUTPOSTS, refuse::no_outposts_left)?;
    if let Some(empty) = corner.cells().into_iter().find(|cell| open.chart.on(*cell).is_none()) {
        return Err(refuse::corner_open(corner, empty));
    }
    let Some(lands) = open.chart.meeting(corner) else { return Err(refuse::corner_at_sea(corner)) };
    if let Some(taken) = lands.iter().find(|land| open.chart.tile(land.tile).outpost) {
        return Err(refuse::outpost_near(corner, open.chart.tile(taken.tile).cell));
    }
    let vikings = lands.iter().map(|land| open.chart.land(*land).vikings[open.current.index()]).sum::<u8>();
    check(vikings >= OUTPOST_VIKINGS, || refuse::outpost_vikings(corner, vikings))
}
