//! Checks whether an action is allowed, and returns the reason if not. Changes nothing. And the legal actions, found from
//! the pieces of a seat. The laws compare them with [`allowed`], which judges single actions.

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

/// Fills `out` with the legal actions of this seat, sorted.
pub(in super::super) fn legal(game: &Explorers, open: &Open, private: Private<'_>, seat: Seat, out: &mut Vec<Action>) {
    if !open.asks(seat) {
        return;
    }
    match open.phase {
        Phase::Captain => out.extend(private.offer.iter().copied().map(Action::Captain)),
        Phase::Place { .. } => placements(game, open, private, out),
        Phase::Act { left } => {
            if left > 0 {
                shipping(open, seat, out);
                out.extend(open.reach(seat).into_iter().map(Action::Sail));
                on_land(open, seat, left, out);
                out.sort_unstable();
            }
            out.push(Action::Done);
        }
        Phase::Over => {}
    }
}

/// EX-20. The hand and the open cells are sorted, and so is the result.
fn placements(game: &Explorers, open: &Open, private: Private<'_>, out: &mut Vec<Action>) {
    let only_ships = ship_is_due(game, open, private.hand);
    for tile in private.hand.iter().filter(|tile| !only_ships || game.is_ship_tile(**tile)) {
        let edges = game.tiles[tile.index()].edges;
        for fitting in open.fitting(edges) {
            out.extend(fitting.map(|(cell, rotation)| Action::Place(*tile, cell, rotation)));
        }
    }
}

/// Loading from and unloading to the lands of the longship's tile, or home. Livestock goes with Vikings only, and what
/// is delivered stays (EX-38).
fn shipping(open: &Open, seat: Seat, out: &mut Vec<Action>) {
    let explorer = &open.explorers[seat.index()];
    let room = HOLD - explorer.cargo.count();
    let mut beside = |place: Place, there: Cargo| {
        each_part(there, room, |cargo| out.push(Action::Load(place, cargo)));
        each_part(explorer.cargo, HOLD, |cargo| out.push(Action::Unload(place, cargo)));
    };
    match explorer.ship {
        Place::Home => beside(Place::Home, Cargo::of(explorer.home)),
        Place::At(space) => {
            let laid = open.chart.on(space.cell).map(|tile| open.chart.tile(tile));
            for (region, land) in laid.into_iter().flat_map(|laid| (0..).zip(&laid.lands)) {
                let there = Cargo { vikings: land.vikings[seat.index()], herd: land.herd };
                beside(Place::At(Space { cell: space.cell, region }), there);
            }
        }
    }
}

/// Calls `meet` with every part of a cargo of 1 to `most` Vikings and animals. Without Vikings there is none.
fn each_part(cargo: Cargo, most: u8, mut meet: impl FnMut(Cargo)) {
    if cargo.vikings == 0 {
        return;
    }
    cargo.herd.each_part(most, &mut |herd| {
        let animals = herd.count();
        let fewest = u8::from(animals == 0);
        (fewest..=cargo.vikings.min(most - animals)).for_each(|vikings| meet(Cargo { vikings, herd }));
    });
}

/// From every land with Vikings of the seat: ways to walk and herd, and outposts.
fn on_land(open: &Open, seat: Seat, left: u8, out: &mut Vec<Action>) {
    let chart = &open.chart;
    let mut ashore = 0;
    chart.manned(seat).for_each(|(id, land)| {
        ashore += land.vikings[seat.index()];
        let from = chart.place_of(id);
        for to in chart.land_ways(id).map(|to| chart.place_of(to)) {
            let walkers = WALKERS.min(land.vikings[seat.index()]);
            out.extend((1..=walkers).map(|vikings| Action::Walk(from, to, vikings)));
            out.extend(land.herd.animals().map(|animal| Action::Herd(from, to, animal)));
        }
    });
    if left >= OUTPOST_COST && ashore >= OUTPOST_VIKINGS && open.explorers[seat.index()].outposts < OUTPOSTS {
        let vikings = |site: &Site| site.lands.iter().map(|land| chart.land(*land).vikings[seat.index()]).sum::<u8>();
        let sites = chart.sites.iter().filter(|site| vikings(site) >= OUTPOST_VIKINGS);
        out.extend(sites.map(|site| Action::Outpost(site.corner)));
    }
}
