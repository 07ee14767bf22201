//! What every text about a position needs: the components, the open part, and a voice; and what several texts say.

use std::cmp::Reverse;

use super::*;
use crate::games::raids::options::VikingLimit;

impl Context<'_> {
    pub fn ship(&self, seat: Seat) -> Option<&Ship> {
        self.open().ships.get(seat.index())
    }

    /// A space of the track that is not the Harbor.
    pub fn spot(&self, space: Space) -> Option<&Spot> {
        self.open().spaces.get(usize::from(space).checked_sub(1)?)
    }

    pub fn tile_at(&self, space: Space) -> Option<Tile> {
        self.spot(space)?.tile
    }

    /// The ships on a space, the ghost (`None`) last; those in the Harbor in the order of docking.
    pub fn ships_on(&self, space: Space) -> Vec<Option<Seat>> {
        if space == self.open().harbor() {
            return self.open().arrivals.to_vec();
        }
        let here = self.open().fleet().filter(|(_, ship)| ship.space == space).map(|(seat, _)| Some(seat));
        here.chain(self.open().ghost.filter(|ghost| ghost.space == space).map(|_| None)).collect()
    }

    /// The space of the ship furthest back, 0 while ships wait to leave, the Harbor when all are home.
    pub fn rear(&self) -> Space {
        let ships = self.open().ships.iter().map(|ship| ship.space);
        ships.chain(self.open().ghost.map(|ghost| ghost.space)).min().unwrap_or_default()
    }

    pub fn is_bare(&self, space: Space) -> bool {
        self.spot(space).is_some_and(|spot| spot.tile.is_none() && !spot.village) && self.ships_on(space).is_empty()
    }

    /// The stretches of the track from a space on: the first and the last space, and whether they are bare.
    /// Neighbouring bare spaces share a stretch; every other space is one.
    pub fn stretches(&self, from: Space) -> Vec<(Space, Space, bool)> {
        let mut stretches = Vec::new();
        let mut space = from;
        while space < self.open().harbor() {
            let bare = (space..self.open().harbor()).take_while(|space| self.is_bare(*space)).last();
            let last = bare.unwrap_or(space);
            stretches.push((space, last, bare.is_some()));
            space = last + 1;
        }
        stretches
    }

    /// What the turn clears as soon as its tile is settled.
    pub fn cleared(&self) -> Vec<(Space, Tile)> {
        let settling = match self.open().phase {
            Phase::Place { .. } | Phase::Sell { .. } => true,
            // At a Port, not in passing.
            Phase::Room { mover, space } => {
                mover == self.open().turn && !self.spot(space).is_some_and(Spot::is_passage)
            }
            Phase::Sail { .. } | Phase::Fight { .. } | Phase::Over => false,
        };
        if settling { self.game.would_clear(self.open(), self.open().turn) } else { Vec::new() }
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

    /// What waits at a Village, a Visit or a Pillage, share by share; 0 if it is empty.
    pub fn waiting(&self, spot: &Spot) -> Option<String> {
        let shares = match spot.tile {
            None => spot.vikings.to_string(),
            Some(_) if spot.vikings + spot.coins == 0 => "0".to_owned(),
            Some(_) => row::joined(self.shares(spot), "+"),
        };
        spot.is_passage().then_some(shares)
    }

    pub fn title(&self) -> String {
        match self.open().phase {
            Phase::Over => self.voice.word("raids-board-title-over"),
            _ => say!(self.voice, "raids-board-title", voyage = self.open().voyage, voyages = VOYAGES),
        }
    }

    /// What is asked, or who has won, with the names of ships as given; with the signs of tiles or without.
    pub fn question(&self, name: impl Fn(Seat) -> String, signs: bool) -> Vec<String> {
        let open = self.open();
        let voice = self.voice;
        let called = |tile, sign: fn(Tile, &Voice) -> String| if signs { sign } else { names::name }(tile, voice);
        let turn = name(open.turn);
        vec![match open.phase {
            Phase::Place { tile } => {
                say!(voice, "raids-board-asks-place", who = turn, tile = called(tile, names::whole))
            }
            Phase::Sell { left } => say!(voice, "raids-board-asks-sell", who = turn, left),
            Phase::Room { mover, .. } => say!(voice, "raids-board-asks-room", who = name(mover)),
            Phase::Sail { mover, from } if self.rival(mover, from).is_some() => {
                say!(voice, "raids-board-asks-flight", who = name(mover), space = from)
            }
            Phase::Sail { mover, .. } => say!(voice, "raids-board-asks-sail", who = name(mover)),
            Phase::Fight { space, attacker, defender, bid, side } => {
                let tile = self.tile_at(space).map(|tile| called(tile, names::signed)).unwrap_or_default();
                let attacker = name(attacker);
                let defender = name(defender);
                let combat = say!(voice, "raids-board-combat", space, attacker, defender, tile);
                return vec![combat, say!(voice, "raids-board-asks-fight", who = name(side), vikings = (bid + 1))];
            }
            Phase::Over => self.won("raids-board-over", name),
        }]
    }

    /// The winner of the combat that a ship has lost: the other ship on the space that it must leave. On the track two ships share a
    /// space for no other reason (RA-41).
    pub fn rival(&self, mover: Seat, from: Space) -> Option<Seat> {
        let on_track = (1..self.open().harbor()).contains(&from);
        let there = self.open().fleet().find(|(seat, ship)| *seat != mover && ship.space == from);
        there.filter(|_| on_track).map(|(seat, _)| seat)
    }

    /// Where a ship is, e.g. `on 7`.
    pub fn whereabouts(&self, seat: Seat, ship: &Ship) -> String {
        let rank = self.open().arrivals.iter().position(|home| *home == Some(seat));
        match (rank, ship.space) {
            (Some(rank), _) => say!(self.voice, "raids-board-home", rank = self.voice.ordinal(rank as u8 + 1)),
            (None, 0) => self.voice.word("raids-board-leaving"),
            (None, space) => say!(self.voice, "raids-board-at", space),
        }
    }

    /// Where the ghost is and goes next, in a game of two.
    pub fn ghost_plan(&self) -> Option<String> {
        let at = self.open().ghost?.space;
        let village = |space| self.spot(space).is_some_and(|spot| spot.village);
        let next = self.game.ghost_stop(at, self.open().harbor(), village);
        Some(match at {
            0 => say!(self.voice, "raids-board-ghost-leaving", next),
            _ if at >= self.open().harbor() => self.voice.word("raids-board-ghost-home"),
            _ => say!(self.voice, "raids-board-ghost-next", space = at, next),
        })
    }

    /// How many Vikings are left in the pool, if it is limited.
    pub fn pool(&self) -> Option<String> {
        let limited = self.open().options.viking_limit == VikingLimit::Forty;
        limited.then(|| say!(self.voice, "raids-board-pool", vikings = self.open().pool))
    }

    /// What the Harbor rewards in later voyages.
    pub fn later_rewards(&self) -> Vec<String> {
        let voyage = self.open().voyage;
        names::rewards(voyage + 1, &self.open().harbors[voyage.into()..], self.voice)
    }

    /// The coins of the Harbor award, as many as there are ships to get them.
    pub fn prizes(&self) -> &[u8] {
        let coins = &self.game.harbor_coins;
        let ships = self.open().ships.len() + usize::from(self.open().ghost_takes_coins());
        &coins[..coins.len().min(ships)]
    }

    /// The standing for the Harbor award: who has how many, best first, ties by arrival; empty where the order of arrival decides.
    pub fn standing(&self) -> Vec<(Seat, u8)> {
        let harbor = self.open().rewarded();
        if harbor == Harbor::Arrival {
            return Vec::new();
        }
        let count = |ship| scoring::counted(self.game, &self.open().options, ship, harbor);
        let mut all: Vec<_> = self.open().fleet().map(|(seat, ship)| (seat, count(ship))).collect();
        let home = |seat: Seat| self.open().arrivals.iter().position(|ship| *ship == Some(seat)).unwrap_or(usize::MAX);
        all.sort_by_key(|(seat, count)| (Reverse(*count), home(*seat)));
        all
    }
}
