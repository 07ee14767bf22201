//! The end of a voyage: sails, then the Harbor award, then the order of the next departure.

use std::cmp::Reverse;

use arrayvec::ArrayVec;

use super::{Event, Open, Phase, Play, RuleError, Seat, Source};
use crate::games::raids::components::Harbor;
use crate::games::raids::event::Award;
use crate::games::raids::options::GhostReorder;
use crate::games::raids::scoring::{counted, sheet};
use crate::games::raids::state::{SEATS, VOYAGES};

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

    /// Ranks all players by the items that the Harbor rewards, ties by arrival. RA-34: by default a player without any
    /// is ranked too.
    fn award(&mut self) {
        let harbor = self.open.rewarded();
        let needs_one = self.open.options.harbor_needs_one.is_on() && harbor != Harbor::Arrival;
        let mut awards: Vec<Award> = (self.open.arrivals.iter().flatten())
            .map(|seat| {
                let count = counted(self.raids, &self.open.options, &self.open.ships[seat.index()], harbor);
                Award { seat: *seat, count, coins: 0 }
            })
            .collect();
        awards.sort_by_key(|award| Reverse(award.count)); // stable: equals stay in order of arrival
        for (rank, award) in awards.iter_mut().enumerate() {
            let place = self.open.arrivals.iter().position(|ship| *ship == Some(award.seat));
            let rank = place.filter(|_| self.open.ghost_takes_coins()).unwrap_or(rank); // RA-59
            if award.count > 0 || !needs_one {
                award.coins = self.raids.harbor_coins.get(rank).copied().unwrap_or(0);
                self.ship(award.seat).coins += award.coins;
                self.open.bank -= i16::from(award.coins);
            }
        }
        self.events.push(Event::VoyageEnded { voyage: self.open.voyage, awards });
    }
}
