//! Control of islands (EX-66, EX-67).

use arrayvec::ArrayVec;
use serde::Serialize;

use super::*;
use crate::games::explorers::place::Space;

/// An island, complete or not, and the pieces of every seat on it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Holding {
    pub root: u8,
    pub lands: Vec<Space>,
    pub tiles: u8,
    /// The land edges that face empty cells; 0 if the island is complete.
    pub open: u8,
    /// How many of these edges face the shore. With any, the island can never be complete (EX-22).
    pub barred: u8,
    pub vikings: [u8; SEATS],
    pub outposts: [u8; SEATS],
    pub strength: [u8; SEATS],
    /// The seats that control it, or would if it were complete now: none, one, or all tied seats.
    pub holders: ArrayVec<Seat, SEATS>,
}

impl Holding {
    /// Whether sea surrounds it.
    pub const fn is_complete(&self) -> bool {
        self.open == 0
    }

    pub fn is_held_by(&self, seat: Seat) -> bool {
        self.is_complete() && self.holders.contains(&seat)
    }
}

/// All islands, in the order of their roots.
pub fn holdings(game: &Explorers, open: &Open) -> Vec<Holding> {
    let islands = open.chart.islands.iter().map(|island| {
        let Island { root, open, barred, .. } = *island;
        Holding { root, tiles: island.size(), open, barred, ..Holding::default() }
    });
    let mut holdings: Vec<Holding> = islands.collect();
    let find = |root: u8| open.chart.islands.binary_search_by_key(&root, |island| island.root).ok();
    for (id, land) in open.chart.lands() {
        let Some(holding) = find(land.island).map(|at| &mut holdings[at]) else { continue };
        holding.lands.push(open.chart.place_of(id));
        holding.vikings.iter_mut().zip(land.vikings).for_each(|(sum, here)| *sum += here);
    }
    for (corner, seat) in &open.chart.outposts {
        let island = open.chart.meeting(*corner).map(|[land, ..]| open.chart.land(land).island);
        if let Some(at) = island.and_then(find) {
            holdings[at].outposts[seat.index()] += 1;
        }
    }
    for holding in &mut holdings {
        weigh(game, holding);
    }
    holdings
}

/// EX-67: the strongest seat, then the one with more outposts, then all tied seats.
fn weigh(game: &Explorers, holding: &mut Holding) {
    let points = &game.points;
    for seat in 0..SEATS {
        holding.strength[seat] =
            holding.vikings[seat] * points.viking_strength + holding.outposts[seat] * points.outpost_strength;
    }
    let rank = |seat: Seat| (holding.strength[seat.index()], holding.outposts[seat.index()]);
    let best = Seat::all(SEATS as u8).map(rank).max().unwrap_or_default();
    if best.0 > 0 {
        holding.holders = Seat::all(SEATS as u8).filter(|seat| rank(*seat) == best).collect();
    }
}
