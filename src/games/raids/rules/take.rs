//! Taking the tile at which the ship stands, when its turn begins. Comes before clearing (RA-44).

use super::Play;
use crate::engine::{RuleError, Seat};
use crate::games::raids::components::Tile;
use crate::games::raids::event::{Event, Source};
use crate::games::raids::state::Phase;

/// Whether a Port buys it (RA-48).
pub(super) const fn is_goods(tile: Tile) -> bool {
    matches!(tile, Tile::Goods { .. })
}

impl Play<'_> {
    /// The ship whose turn it is takes its tile; RA-25: nobody refuses a rune or a Port.
    pub(super) fn take(&mut self) {
        let seat = self.open.turn;
        let space = self.open.ships[seat.index()].space;
        let Some(tile) = self.open.spot_mut(space).tile.take() else { return self.clear_and_sail() };
        self.events.push(Event::Took { seat, space, tile });
        match tile {
            Tile::Rune => {
                self.ship(seat).runes += 1;
                self.clear_and_sail();
            }
            Tile::Port { sales } => {
                self.ship(seat).ports += 1;
                self.offer_sale(sales);
            }
            _ => self.open.phase = Phase::Place { tile },
        }
    }

    /// `place N`.
    pub(super) fn place(&mut self, n: u8) -> Result<(), RuleError> {
        let Phase::Place { tile } = self.open.phase else { return Ok(()) };
        let seat = self.open.turn;
        let aboard = &mut self.ship(seat).aboard;
        let replaced = match aboard.get_mut(usize::from(n) - 1) {
            Some(old) => Some(std::mem::replace(old, tile)),
            None => {
                aboard.push(tile);
                None
            }
        };
        self.events.push(Event::Placed { seat, tile, replaced });
        self.send_overboard(seat);
        self.clear_and_sail();
        Ok(())
    }

    /// Vikings for whom no shield is left go back to the pool (RA-28).
    fn send_overboard(&mut self, seat: Seat) {
        let vikings = self.open.ships[seat.index()].crew.saturating_sub(self.shields(seat));
        if vikings > 0 {
            self.spend(seat, vikings);
            self.events.push(Event::Overboard { seat, vikings });
        }
    }

    /// `discard`.
    pub(super) fn discard(&mut self) -> Result<(), RuleError> {
        let Phase::Place { tile } = self.open.phase else { return Ok(()) };
        self.events.push(Event::Discarded { seat: self.open.turn, tile });
        self.clear_and_sail();
        Ok(())
    }

    /// `sell N`.
    pub(super) fn sell(&mut self, n: u8) -> Result<(), RuleError> {
        let Phase::Sell { left } = self.open.phase else { return Ok(()) };
        let seat = self.open.turn;
        let ship = self.ship(seat);
        let tile = ship.aboard.remove(usize::from(n) - 1);
        ship.sold.push(tile);
        self.events.push(Event::Sold { seat, tile });
        self.send_overboard(seat);
        self.offer_sale(left - 1);
        Ok(())
    }

    /// Asks for a sale while one is possible. RA-23: fewer than the Port could sell is fine; RA-24: so is none.
    fn offer_sale(&mut self, left: u8) {
        let seat = self.open.turn;
        if left > 0 && self.open.ships[seat.index()].aboard.iter().copied().any(is_goods) {
            self.open.phase = Phase::Sell { left };
        } else {
            self.close_port();
        }
    }

    /// After the sale the Port recruits (RA-22).
    pub(super) fn close_port(&mut self) {
        let seat = self.open.turn;
        let space = self.open.ships[seat.index()].space;
        if self.open.options.room_at_port.is_on() && self.ask_room(seat, space, 1) {
            return;
        }
        self.recruit(seat, Source::Port, 1);
        self.clear_and_sail();
    }
}
