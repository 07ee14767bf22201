//! The legal actions: candidates near the pieces of a seat, checked one by one by [`allowed`].

use super::allowed::allowed;
use super::placing::ship_is_due;
use super::*;
use crate::games::explorers::action::Action;
use crate::games::explorers::components::{Explorers, HOLD, WALKERS};
use crate::games::explorers::state::{Open, Phase, Private};

/// Fills `out` with the legal actions of this seat, sorted.
pub(in super::super) fn legal(game: &Explorers, open: &Open, private: Private<'_>, seat: Seat, out: &mut Vec<Action>) {
    if !open.asks(seat) {
        return;
    }
    match open.phase {
        Phase::Captain => out.extend(private.offer.iter().copied().map(Action::Captain)),
        Phase::Place { .. } => return placements(game, open, private, out),
        Phase::Act { left: 0 } | Phase::Over => {}
        Phase::Act { .. } => {
            shipping(open, seat, out);
            on_land(open, seat, out);
        }
    }
    out.retain(|action| allowed(game, open, private, seat, *action).is_ok());
    if let Phase::Act { left } = open.phase {
        if left > 0 {
            // [`allowed`] would compute all destinations for each one.
            out.extend(open.reach(seat).into_iter().map(Action::Sail));
            out.sort_unstable();
        }
        out.push(Action::Done);
    }
}

/// EX-20, without [`allowed`]. It compares all edges at once, because a tile has six rotations on each of many cells.
/// The hand and the open cells are sorted, and so is the result.
fn placements(game: &Explorers, open: &Open, private: Private<'_>, out: &mut Vec<Action>) {
    let only_ships = ship_is_due(game, open, private.hand);
    for tile in private.hand.iter().filter(|tile| !only_ships || game.is_ship_tile(**tile)) {
        let edges = game.tiles[tile.index()].edges;
        for spot in &open.chart.spots {
            let turns = open.fitting(spot, edges);
            out.extend(turns.map(|rotation| Action::Place(*tile, spot.cell, rotation)));
        }
    }
}

/// Candidates to load from and unload to the lands of the longship's tile, or home.
fn shipping(open: &Open, seat: Seat, out: &mut Vec<Action>) {
    let explorer = &open.explorers[seat.index()];
    let (unloaded, room) = (parts(explorer.cargo, HOLD), HOLD - explorer.cargo.count());
    let mut beside = |place: Place, there: Cargo| {
        out.extend(parts(there, room).into_iter().map(|cargo| Action::Load(place, cargo)));
        out.extend(unloaded.iter().map(|cargo| Action::Unload(place, *cargo)));
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

/// Every part of a cargo with at most `most` Vikings and at most `most` animals.
fn parts(cargo: Cargo, most: u8) -> Vec<Cargo> {
    let herds = cargo.herd.parts(most).into_iter();
    herds.flat_map(|herd| (0..=cargo.vikings.min(most)).map(move |vikings| Cargo { vikings, herd })).collect()
}

/// Candidates from every land with Vikings of the seat: ways to walk and herd, and outposts.
fn on_land(open: &Open, seat: Seat, out: &mut Vec<Action>) {
    let chart = &open.chart;
    for (id, land) in chart.lands().filter(|(_, land)| land.vikings[seat.index()] > 0) {
        let from = chart.place_of(id);
        for to in chart.land_ways(id).map(|to| chart.place_of(to)) {
            out.extend((1..=WALKERS).map(|vikings| Action::Walk(from, to, vikings)));
            out.extend(land.herd.animals().map(|animal| Action::Herd(from, to, animal)));
        }
    }
    let manned = |id: &_| chart.land(*id).vikings[seat.index()] > 0;
    let sites = chart.sites.iter().filter(|site| site.lands.iter().any(manned));
    out.extend(sites.map(|site| Action::Outpost(site.corner)));
}
