//! The end of a voyage: sails, then the Harbor award, then the order of the next departure.

use std::cmp::Reverse;

use super::*;
use crate::games::raids::scoring::{counted, sheet};

/// The order of departure in the next voyage: the reverse of the arrivals, after the ghost takes the first place
/// (RA-58).
pub(super) fn departures(open: &Open) -> ArrayVec<Option<Seat>, SEATS> {
    let mut places = open.arrivals.clone();
    if let Some(ghost) = places.iter().position(Option::is_none) {
        match open.options.ghost_reorder {
            GhostReorder::Swap => places.swap(0, ghost),
            GhostReorder::Shift => places[..=ghost].rotate_right(1),
        }
    }
    places.reverse();
    places
}

impl Play<'_> {
    /// Ends the voyage if all players are home.
    pub(super) fn end_voyage(&mut self) -> Result<(), RuleError> {
        let harbor = self.open.harbor();
        if self.open.ghost.is_some_and(|ghost| ghost.space < harbor) {
            self.ghost_to(harbor); // RA-43
        }
        for seat in Seat::all(self.open.ships.len() as u8) {
            self.recruit(seat, Source::Sails, self.open.ships[seat.index()].sails()); // RA-37, RA-38
        }
        self.award();
        if self.open.voyage == VOYAGES {
            let points = self.open.ships.iter().map(|ship| sheet(self.raids, ship).total()).collect();
            self.events.push(Event::Ended { points });
            self.open.phase = Phase::Over;
            return Ok(());
        }
        let order = departures(self.open);
        self.open.voyage += 1;
        self.begin_voyage(order)
    }

    fn award(&mut self) {
        let awards = self.raids.awards(self.open);
        for Award { seat, coins, .. } in &awards {
            self.ship(*seat).coins += coins;
            self.open.bank -= i16::from(*coins);
        }
        self.events.push(Event::VoyageEnded { voyage: self.open.voyage, awards });
    }
}

impl Raids {
    /// The awards of the voyage to the ships that are home, ranked by the items that the Harbor rewards, ties by arrival.
    /// RA-34: by default a player without any is ranked too.
    pub fn awards(&self, open: &Open) -> Vec<Award> {
        let harbor = open.rewarded();
        let needs_one = open.options.harbor_needs_one.is_on() && harbor != Harbor::Arrival;
        let of = |seat: &Seat| Award {
            seat: *seat,
            count: counted(self, &open.options, &open.ships[seat.index()], harbor),
            coins: 0,
        };
        let mut awards: Vec<Award> = open.arrivals.iter().flatten().map(of).collect();
        awards.sort_by_key(|award| Reverse(award.count)); // stable: equals stay in order of arrival
        for (rank, award) in awards.iter_mut().enumerate() {
            let place = open.arrivals.iter().position(|ship| *ship == Some(award.seat));
            let rank = place.filter(|_| open.ghost_takes_coins()).unwrap_or(rank); // RA-59
            if award.count > 0 || !needs_one {
                award.coins = self.harbor_coins.get(rank).copied().unwrap_or(0);
            }
        }
        awards
    }
}
