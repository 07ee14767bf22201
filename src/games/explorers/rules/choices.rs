//! What may be done in a position: the same as `allowed` judges, found by looking around instead of by trying.

use super::placing::ship_is_due;
use crate::engine::Seat;
use crate::games::explorers::action::Action;
use crate::games::explorers::components::{
    Explorers, HOLD, Herd, OUTPOST_COST, OUTPOST_VIKINGS, OUTPOSTS, Tile, WALKERS,
};
use crate::games::explorers::place::{Cargo, Place};
use crate::games::explorers::state::{LandId, Open, Own, Phase};

/// Everything that this seat, which is asked, may do: sorted.
pub(super) fn list(game: &Explorers, open: &Open, own: Own<'_>, seat: Seat, out: &mut Vec<Action>) {
    match open.phase {
        Phase::Captain => out.extend(own.offer.iter().copied().map(Action::Captain)),
        Phase::Place { .. } => placements(game, open, own.hand, out),
        Phase::Act { left } => {
            if left > 0 {
                actions(open, seat, left, out);
                out.sort_unstable();
            }
            out.push(Action::Done);
        }
        Phase::Over => {}
    }
}

/// EX-20. The hand and the open cells are sorted, and so is what comes of them.
fn placements(game: &Explorers, open: &Open, hand: &[Tile], out: &mut Vec<Action>) {
    let only_ships = ship_is_due(game, open, hand);
    for tile in hand.iter().filter(|tile| !only_ships || game.is_ship_tile(**tile)) {
        let edges = game.tiles[tile.index()].edges;
        for spot in &open.chart.spots {
            let turns = open.fitting(spot, edges);
            out.extend(turns.map(|rotation| Action::Place(*tile, spot.cell, rotation)));
        }
    }
}

fn actions(open: &Open, seat: Seat, left: u8, out: &mut Vec<Action>) {
    shipping(open, seat, out);
    out.extend(open.reach(seat).into_iter().map(Action::Sail));
    on_land(open, seat, out);
    if left >= OUTPOST_COST && open.explorers[seat.index()].outposts < OUTPOSTS {
        let manned = |lands: &[LandId; 3]| {
            lands.iter().map(|land| open.chart.land(*land).vikings[seat.index()]).sum::<u8>() >= OUTPOST_VIKINGS
        };
        let sites = open.chart.sites.iter().filter(|site| manned(&site.lands));
        out.extend(sites.map(|site| Action::Outpost(site.corner)));
    }
}

/// EX-31, EX-32.
fn shipping(open: &Open, seat: Seat, out: &mut Vec<Action>) {
    let explorer = &open.explorers[seat.index()];
    let aboard = &explorer.cargo;
    let room = HOLD - aboard.count();
    let unloaded = if aboard.vikings > 0 { aboard.herd.parts(HOLD) } else { vec![Herd::NONE] };
    let mut lands = |place: Place, vikings: u8, herd: &Herd| {
        // Livestock comes aboard only with a Viking on that land.
        let loaded = if vikings > 0 && !herd.is_empty() { herd.parts(room) } else { vec![Herd::NONE] };
        for herd in loaded {
            let most = vikings.min(room - herd.count());
            let parts = (u8::from(herd.is_empty())..=most).map(|vikings| Cargo { vikings, herd });
            out.extend(parts.map(|cargo| Action::Load(place, cargo)));
        }
        for herd in &unloaded {
            let parts = (u8::from(herd.is_empty())..=aboard.vikings).map(|vikings| Cargo { vikings, herd: *herd });
            out.extend(parts.map(|cargo| Action::Unload(place, cargo)));
        }
    };
    let Place::At(space) = explorer.ship else {
        lands(Place::Home, explorer.home, &Herd::NONE); // EX-38
        return;
    };
    let Some(tile) = open.chart.on(space.cell) else { return };
    let laid = open.chart.tile(tile);
    for (region, land) in (0..).zip(&laid.lands) {
        lands(Place::At(laid.space(region)), land.vikings[seat.index()], &land.herd);
    }
}

/// EX-45, EX-47.
fn on_land(open: &Open, seat: Seat, out: &mut Vec<Action>) {
    let own = open.chart.lands().filter(|(_, land)| land.vikings[seat.index()] > 0);
    for (id, land) in own {
        let from = open.chart.place_of(id);
        for to in open.chart.land_ways(id) {
            let to = open.chart.place_of(to);
            let most = land.vikings[seat.index()].min(WALKERS);
            out.extend((1..=most).map(|vikings| Action::Walk(from, to, vikings)));
            out.extend(land.herd.animals().map(|animal| Action::Herd(from, to, animal)));
        }
    }
}
