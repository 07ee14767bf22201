//! The legal actions, found from the pieces of a seat. The laws compare them with [`allowed`](super::allowed), which
//! judges single actions.

use super::placing::ship_is_due;
use super::*;

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
