//! Checks whether an action is allowed, and returns the reason if not. Changes nothing.

use super::placing::ship_is_due;
use super::*;
use crate::engine::refusal::check;
use crate::games::explorers::options::ShoreEdges;

type Verdict = Result<(), Refusal>;

/// Checks an action of a seat. The refusal names the ruling.
pub(super) fn allowed(game: &Explorers, open: &Open, private: Private<'_>, seat: Seat, action: Action) -> Verdict {
    match (open.phase, action) {
        (Phase::Over, _) => Err(Refusal::Over),
        (Phase::Captain, _) if !open.asks(seat) => Err(Refusal::HasCaptain),
        (Phase::Captain, Action::Captain(captain)) => {
            check(private.offer.contains(&captain), Refusal::NotOffered(captain))
        }
        (Phase::Captain, _) => Err(Refusal::CaptainFirst),
        _ if !open.asks(seat) => Err(Refusal::NotAsked(open.current)),
        (_, Action::Captain(_)) => Err(Refusal::HasCaptain),
        (Phase::Place { .. }, Action::Place(tile, cell, rotation)) => {
            place(game, open, private.hand, tile, cell, rotation)
        }
        (Phase::Place { .. }, _) => Err(Refusal::TileFirst),
        (Phase::Act { .. }, Action::Place(..)) => Err(Refusal::TilePlaced),
        (Phase::Act { .. }, Action::Done) => Ok(()),
        (Phase::Act { left }, Action::Outpost(corner)) => outpost(open, left, corner),
        (Phase::Act { left: 0 }, _) => Err(Refusal::NoActionsLeft),
        (Phase::Act { .. }, Action::Load(land, cargo)) => load(open, land, cargo),
        (Phase::Act { .. }, Action::Unload(land, cargo)) => unload(open, land, cargo),
        (Phase::Act { .. }, Action::Sail(sea)) => sail(open, sea),
        (Phase::Act { .. }, Action::Walk(from, to, vikings)) => {
            check((1..=WALKERS).contains(&vikings), Refusal::Walkers(vikings))?;
            way(open, from, to, vikings).map(drop)
        }
        (Phase::Act { .. }, Action::Herd(from, to, animal)) => herd(open, from, to, animal),
    }
}

fn place(game: &Explorers, open: &Open, hand: &[Tile], tile: Tile, cell: Cell, rotation: u8) -> Verdict {
    check(hand.contains(&tile), Refusal::NotInHand(tile))?;
    check(game.is_ship_tile(tile) || !ship_is_due(game, open, hand), Refusal::ShipFirst)?;
    check(rotation < 6, Refusal::NoRotation(rotation))?;
    check(open.chart.on(cell).is_none(), Refusal::Occupied(cell))?;
    check(!open.chart.is_shore(cell), Refusal::OnTheShore(cell))?;
    let spot = open.chart.spot(cell).ok_or(Refusal::NoNeighbour(cell))?;
    fits(game, open, spot, tile, rotation)
}

/// Names the first edge that does not fit, clockwise from the north-east.
fn fits(game: &Explorers, open: &Open, spot: &Spot, tile: Tile, rotation: u8) -> Verdict {
    let edges = game.face(open.side, tile).edges.turned(rotation);
    let strict = open.options.shore_edges == ShoreEdges::Sea;
    for side in Direction::ALL {
        let cell = spot.cell;
        let beyond = spot.cell.neighbour(side);
        let land = edges.is_land(side);
        check(land || !spot.land.is_land(side), Refusal::EdgeLand(cell, side, beyond))?;
        check(!land || !spot.sea.is_land(side), Refusal::EdgeSea(cell, side, beyond))?;
        check(!land || !strict || !spot.shore.is_land(side), Refusal::EdgeShore(cell, side))?; // EX-22
    }
    Ok(())
}

/// Checks that the longship can load from and unload to a land: one of its own tile, or home (`None`).
fn beside_ship(open: &Open, land: Place) -> Result<Option<LandId>, Refusal> {
    match (open.explorer().ship, land) {
        (Place::Home, Place::Home) => Ok(None),
        (Place::At(_), Place::Home) => Err(Refusal::ShipNotHome),
        (ship, Place::At(space)) => {
            let id = land_id(open, space)?;
            let here = ship.space().is_some_and(|ship| ship.cell == space.cell);
            check(here, Refusal::ShipElsewhere(space, ship))?;
            Ok(Some(id))
        }
    }
}

fn land_id(open: &Open, space: Space) -> Result<LandId, Refusal> {
    open.chart.land_id(space).ok_or(Refusal::NoLand(space))
}

fn load(open: &Open, from: Place, cargo: Cargo) -> Verdict {
    let id = beside_ship(open, from)?;
    let explorer = open.explorer();
    let (vikings, animals) = match id.map(|id| open.chart.land(id)) {
        Some(land) => (land.vikings[open.current.index()], land.herd),
        None => {
            check(cargo.herd.is_empty(), Refusal::DeliveredStays)?; // EX-38
            (explorer.home, Herd::NONE)
        }
    };
    check(cargo.count() > 0, Refusal::Nothing)?;
    check(cargo.vikings <= vikings, Refusal::TooFewVikings(from, vikings))?;
    check(animals.holds(&cargo.herd), Refusal::NoSuchLivestock(from))?;
    check(cargo.herd.is_empty() || vikings > 0, Refusal::NobodyWithLivestock(from))?;
    let room = HOLD - explorer.cargo.count();
    check(cargo.count() <= room, Refusal::NoRoom(room))
}

fn unload(open: &Open, to: Place, cargo: Cargo) -> Verdict {
    beside_ship(open, to)?;
    let aboard = &open.explorer().cargo;
    check(cargo.count() > 0, Refusal::Nothing)?;
    check(aboard.holds(&cargo), Refusal::NotAboard(aboard.vikings))?;
    check(cargo.herd.is_empty() || aboard.vikings > 0, Refusal::NobodyAboard)
}

/// [`Open::reach`] decides. The later checks find the reason of a refusal.
fn sail(open: &Open, to: Place) -> Verdict {
    if open.reach(open.current).contains(&to) {
        return Ok(());
    }
    let explorer = open.explorer();
    if let Place::At(space) = to {
        check(open.chart.sea(space).is_some(), Refusal::NoSea(space))?;
    }
    check(open.chart.sea_ways(explorer.ship).contains(&to), Refusal::NoWayBySea(explorer.ship, to))?;
    check(explorer.cargo.vikings > 0, Refusal::NoCrew)?;
    Err(Refusal::EnemyShip(to))
}

/// Checks that so many of the seat's Vikings are on `from` and that it is connected with `to`. Returns the first land.
fn way(open: &Open, from: Space, to: Space, vikings: u8) -> Result<LandId, Refusal> {
    let start = land_id(open, from)?;
    let end = land_id(open, to)?;
    let there = open.chart.land(start).vikings[open.current.index()];
    check(vikings <= there, Refusal::TooFewVikings(Place::At(from), there))?;
    check(open.chart.land_ways(start).any(|way| way == end), Refusal::NoWayByLand(from, to))?;
    Ok(start)
}

fn herd(open: &Open, from: Space, to: Space, animal: Animal) -> Verdict {
    let start = way(open, from, to, 1)?;
    check(open.chart.land(start).herd.of(animal) > 0, Refusal::NoSuchLivestock(Place::At(from)))
}

fn outpost(open: &Open, left: u8, corner: Corner) -> Verdict {
    check(left >= OUTPOST_COST, Refusal::OutpostActions(left))?;
    check(open.explorer().outposts < OUTPOSTS, Refusal::NoOutpostsLeft)?;
    if let Some(empty) = corner.cells().into_iter().find(|cell| open.chart.on(*cell).is_none()) {
        return Err(Refusal::CornerOpen(corner, empty));
    }
    let lands = open.chart.meeting(corner).ok_or(Refusal::CornerAtSea(corner))?;
    if let Some(taken) = lands.iter().find(|land| open.chart.tile(land.tile).outpost) {
        return Err(Refusal::OutpostNear(corner, open.chart.tile(taken.tile).cell));
    }
    let vikings = lands.iter().map(|land| open.chart.land(*land).vikings[open.current.index()]).sum::<u8>();
    check(vikings >= OUTPOST_VIKINGS, Refusal::OutpostVikings(corner, vikings))
}
