//! What a ship takes from the Villages, Visits and Pillages that it passes.

use super::*;

/// What the next ship to pass a space gets there, if it has enough shields.
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
            // RA-54: only ships that still have to pass have a share, however long the table.
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

/// A ship's own share of the waiting recruits. With `recruits_stay`, all except the shares of later ships, if that is
/// more (RA-54).
fn recruits(open: &Open, waiting: u8, own: u8, later: u8) -> u8 {
    let own = own.min(waiting);
    if open.options.recruits_stay.is_on() { own.max(waiting.saturating_sub(later)) } else { own }
}

impl Play<'_> {
    /// Applies the effects of a passed space.
    pub(super) fn pass(&mut self, seat: Seat, space: Space) {
        let spot = *self.open.spot(space);
        if !spot.is_passage() {
            return;
        }
        let Share { vikings, coins } = share(self.raids, self.open, &spot);
        let aboard = vikings.min(self.room(seat));
        let lost = if self.open.options.recruits_stay.is_on() { 0 } else { vikings - aboard };
        let left = self.open.spot_mut(space);
        left.passes += 1; // RA-55: the pass counts even if no Viking fits aboard
        left.vikings -= aboard + lost;
        left.coins -= coins;
        self.open.pool += i16::from(lost); // RA-39
        self.ship(seat).crew += aboard;
        self.ship(seat).coins += coins;
        if coins > 0 {
            self.events.push(Event::Pillaged { seat, space, coins });
        }
        let source = if spot.village { Source::Village(space) } else { Source::Visit(space) };
        self.recruited(seat, source, aboard, lost);
    }

    /// Moves up to `wanted` Vikings from the pool aboard.
    pub(super) fn recruit(&mut self, seat: Seat, source: Source, wanted: u8) {
        let there = self.in_pool(wanted);
        let vikings = there.min(self.room(seat));
        self.ship(seat).crew += vikings;
        self.open.pool -= i16::from(vikings);
        self.recruited(seat, source, vikings, there - vikings);
    }

    /// How many of the wanted Vikings the pool has: all of them, unless Vikings are limited (RA-35).
    pub(super) fn in_pool(&self, wanted: u8) -> u8 {
        let left = || u8::try_from(self.open.pool).unwrap_or(0);
        self.raids.limit(self.open).map_or(wanted, |_| wanted.min(left()))
    }

    fn recruited(&mut self, seat: Seat, source: Source, vikings: u8, lost: u8) {
        if vikings + lost > 0 {
            self.events.push(Event::Recruited { seat, source, vikings, lost });
        }
    }
}
