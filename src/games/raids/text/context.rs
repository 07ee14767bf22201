//! What every text about a position needs: the components, the open part, and a voice.

use std::cmp::Reverse;

use super::names::GHOST;
use crate::engine::{Outcome, Seat};
use crate::games::raids::components::{Harbor, Raids, Tile};
use crate::games::raids::options::VikingLimit;
use crate::games::raids::scoring;
use crate::games::raids::state::{Open, Phase, Ship, Space, Spot};
use crate::words::{Mark, Voice, say};

/// A position with what is needed to describe it.
#[derive(Clone, Copy)]
pub struct Context<'a> {
    pub game: &'a Raids,
    pub open: &'a Open,
    pub voice: &'a Voice,
}

impl Context<'_> {
    /// All seats.
    pub fn seats(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.open.ships.len() as u8)
    }

    /// A space of the track that is not the Harbor.
    pub fn spot(&self, space: Space) -> Option<&Spot> {
        self.open.spaces.get(usize::from(space).checked_sub(1)?)
    }

    /// The tile on a space.
    pub fn tile_at(&self, space: Space) -> Option<Tile> {
        self.spot(space)?.tile
    }

    /// The mark of a ship; `None` is the ghost.
    pub fn mark(&self, ship: Option<Seat>) -> String {
        ship.map_or_else(|| GHOST.to_owned(), |seat| Mark::of(seat).to_string())
    }

    /// The marks of the ships on a space of the track, the ghost last.
    pub fn ships_at(&self, space: Space) -> Vec<String> {
        let here = self.seats().zip(&self.open.ships).filter(|(_, ship)| ship.space == space);
        let mut marks: Vec<_> = here.map(|(seat, _)| self.mark(Some(seat))).collect();
        if self.open.ghost.is_some_and(|ghost| ghost.space == space) {
            marks.push(GHOST.to_owned());
        }
        marks
    }

    /// The space of the ship furthest back, 0 while ships wait to leave, the Harbor when all are home.
    pub fn rear(&self) -> Space {
        let ships = self.open.ships.iter().map(|ship| ship.space);
        ships.chain(self.open.ghost.map(|ghost| ghost.space)).min().unwrap_or_default()
    }

    /// Whether there is nothing at all on a space.
    pub fn is_bare(&self, space: Space) -> bool {
        self.spot(space).is_some_and(|spot| spot.tile.is_none() && !spot.village) && self.ships_at(space).is_empty()
    }

    /// The points of a seat so far.
    pub fn points(&self, seat: Seat) -> i32 {
        self.open.ships.get(seat.index()).map_or(0, |ship| scoring::sheet(self.game, ship).total())
    }

    /// What the turn clears as soon as its tile is settled.
    pub fn cleared(&self) -> Vec<(Space, Tile)> {
        let settling = match self.open.phase {
            Phase::Place { .. } | Phase::Sell { .. } => true,
            Phase::Room { mover, space } => mover == self.open.turn && !self.spot(space).is_some_and(passage),
            Phase::Sail { .. } | Phase::Fight { .. } | Phase::Over => false,
        };
        if settling { self.game.would_clear(self.open, self.open.turn) } else { Vec::new() }
    }

    /// What still waits on a Visit or a Pillage, share by share; nothing when it is empty.
    pub fn shares(&self, spot: &Spot) -> Vec<u8> {
        let (shares, rest) = match spot.tile {
            Some(Tile::Visit) => (&self.game.visit, spot.vikings),
            Some(Tile::Pillage) => (&self.game.pillage, spot.coins),
            _ => return Vec::new(),
        };
        let left = shares.get(usize::from(spot.passes)..).unwrap_or_default();
        // With the house rule `recruits_stay`, what is left need not be whole shares.
        match left.iter().map(|share| u32::from(*share)).sum::<u32>() == u32::from(rest) {
            _ if rest == 0 => Vec::new(),
            true => left.to_vec(),
            false => vec![rest],
        }
    }

    /// All seats with their ranks, the best first.
    pub fn ranking(&self) -> Vec<(u8, Seat)> {
        let outcome = Outcome::by_points(self.seats().map(|seat| self.points(seat)).collect());
        let mut ranking: Vec<_> = outcome.ranks.into_iter().zip(self.seats()).collect();
        ranking.sort_unstable();
        ranking
    }

    /// Who wins, or would if the game ended now.
    pub fn winners(&self) -> Vec<Seat> {
        self.ranking().into_iter().filter(|(rank, _)| *rank == 1).map(|(_, seat)| seat).collect()
    }

    /// Where a ship is, e.g. `on 7`.
    pub fn whereabouts(&self, seat: Seat, ship: &Ship) -> String {
        let rank = self.open.arrivals.iter().position(|home| *home == Some(seat));
        match (rank, ship.space) {
            (Some(rank), _) => say!(self.voice, "raids-board-home", rank = self.voice.ordinal(rank as u8 + 1)),
            (None, 0) => self.voice.word("raids-board-leaving"),
            (None, space) => say!(self.voice, "raids-board-at", space),
        }
    }

    /// Where the ghost is and goes next, in a game of two.
    pub fn ghost_plan(&self) -> Option<String> {
        let at = self.open.ghost?.space;
        let village = |space| self.spot(space).is_some_and(|spot| spot.village);
        let next = self.game.ghost_stop(at, self.open.harbor(), village);
        Some(match at {
            0 => say!(self.voice, "raids-board-ghost-leaving", next),
            _ if at >= self.open.harbor() => self.voice.word("raids-board-ghost-home"),
            _ => say!(self.voice, "raids-board-ghost-next", space = at, next),
        })
    }

    /// How many Vikings are left in the pool, if it is limited.
    pub fn pool(&self) -> Option<String> {
        let limited = self.open.options.viking_limit == VikingLimit::Forty;
        limited.then(|| say!(self.voice, "raids-board-pool", vikings = self.open.pool))
    }

    /// The Harbor tile of the voyage.
    pub fn rewarded(&self) -> Option<Harbor> {
        self.open.harbors.get(usize::from(self.open.voyage).checked_sub(1)?).copied()
    }

    /// The coins of the Harbor award, as many as there are ships to get them.
    pub fn prizes(&self) -> &[u8] {
        let coins = &self.game.harbor_coins;
        let ships = self.open.ships.len() + usize::from(self.open.ghost_takes_coins());
        &coins[..coins.len().min(ships)]
    }

    /// The standing for the Harbor award: who has how many, best first, ties by arrival; empty where the order of arrival decides.
    pub fn standing(&self) -> Vec<(Seat, u8)> {
        let Some(harbor) = self.rewarded().filter(|harbor| *harbor != Harbor::Arrival) else { return Vec::new() };
        let mut all: Vec<_> = self
            .seats()
            .zip(&self.open.ships)
            .map(|(seat, ship)| (seat, scoring::counted(self.game, &self.open.options, ship, harbor)))
            .collect();
        let home = |seat: Seat| self.open.arrivals.iter().position(|ship| *ship == Some(seat)).unwrap_or(usize::MAX);
        all.sort_by_key(|(seat, count)| (Reverse(*count), home(*seat)));
        all
    }
}

/// Whether a ship that is asked for room here is passing, not taking a Port.
fn passage(spot: &Spot) -> bool {
    spot.village || matches!(spot.tile, Some(Tile::Visit))
}
