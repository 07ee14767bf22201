//! What a ship takes from the Villages, Visits and Pillages it passes.

use super::Play;
use crate::engine::Seat;
use crate::games::raids::components::{Raids, Tile};
use crate::games::raids::event::{Event, Source};
use crate::games::raids::state::{Open, Space, Spot};

/// What the next ship to pass a space gets there if it has shields enough.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Share {
    pub(super) vikings: u8,
    pub(super) coins: u8,
}

/// The share of the next ship to pass a space.
pub(super) fn share(raids: &Raids, open: &Open, spot: &Spot) -> Share {
    let passes = usize::from(spot.passes);
    let nth = |table: &[u8]| table.get(passes).copied().unwrap_or(0);
    match spot.tile {
        Some(Tile::Visit) => {
            // RA-54: only ships that have yet to pass have a share, however long the table.
            let ships = open.ships.len();
            let later = raids.visit.iter().take(ships).skip(passes + 1).sum();
            Share { vikings: recruits(open, spot.vikings, nth(&raids.visit), later), coins: 0 }
        }
        Some(Tile::Pillage) => Share { vikings: 0, coins: nth(&raids.pillage).min(spot.coins) },
        None if spot.village => {
            let later = (open.ships.len() as u8).saturating_sub(spot.passes + 1);
            Share { vikings: recruits(open, spot.vikings, 1, later), coins: 0 }
        }
        _ => Share::default(),
    }
}

/// A ship's own share of those waiting; with `recruits_stay`, all but the shares of later ships if that is more (RA-54).
fn recruits(open: &Open, waiting: u8, own: u8, later: u8) -> u8 {
    let own = own.min(waiting);
    if open.options.recruits_stay.is_on() { own.max(waiting.saturating_sub(later)) } else { own }
}

impl Play<'_> {
    /// A ship passes a space.
    pub(super) fn pass(&mut self, seat: Seat, space: Space) {
        let spot = *self.open.spot(space);
        let source = match spot.tile {
            Some(Tile::Visit) => Source::Visit(space),
            Some(Tile::Pillage) => return self.pillage(seat, space),
            None if spot.village => Source::Village(space),
            _ => return,
        };
        let share = share(self.raids, self.open, &spot).vikings;
        let vikings = share.min(self.shields(seat) - self.open.ships[seat.index()].crew);
        let lost = if self.open.options.recruits_stay.is_on() { 0 } else { share - vikings };
        let spot = self.open.spot_mut(space);
        spot.passes += 1; // RA-55: a first pass is a first pass, even if nobody fits aboard
        spot.vikings -= vikings + lost;
        self.ship(seat).crew += vikings;
        self.open.pool += i16::from(lost); // RA-39
        self.recruited(seat, source, vikings, lost);
    }

    fn pillage(&mut self, seat: Seat, space: Space) {
        let coins = share(self.raids, self.open, self.open.spot(space)).coins;
        let spot = self.open.spot_mut(space);
        spot.passes += 1;
        spot.coins -= coins;
        self.ship(seat).coins += coins;
        if coins > 0 {
            self.events.push(Event::Pillaged { seat, space, coins });
        }
    }

    /// Up to `wanted` Vikings from the pool come aboard.
    pub(super) fn recruit(&mut self, seat: Seat, source: Source, wanted: u8) {
        let there = if self.raids.limit(self.open).is_some() {
            wanted.min(u8::try_from(self.open.pool).unwrap_or(0)) // RA-35
        } else {
            wanted
        };
        let vikings = there.min(self.shields(seat) - self.open.ships[seat.index()].crew);
        self.ship(seat).crew += vikings;
        self.open.pool -= i16::from(vikings);
        self.recruited(seat, source, vikings, there - vikings);
    }

    fn recruited(&mut self, seat: Seat, source: Source, vikings: u8, lost: u8) {
        if vikings + lost > 0 {
            self.events.push(Event::Recruited { seat, source, vikings, lost });
        }
    }
}
