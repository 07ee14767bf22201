//! Takes the tile on the ship's space when its turn begins. This comes before clearing (RA-44).

use super::*;

impl Play<'_> {
    /// The ship in turn takes its tile. RA-25: a rune or a Port cannot be refused.
    pub(super) fn take(&mut self) {
        let seat = self.open.turn;
        let space = self.ship(seat).space;
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

    pub(super) fn place(&mut self, tile: Tile, n: u8) {
        let seat = self.open.turn;
        let aboard = &mut self.ship(seat).aboard;
        let replaced = aboard.get_mut(usize::from(n) - 1).map(|old| std::mem::replace(old, tile));
        if replaced.is_none() {
            aboard.push(tile);
        }
        self.events.push(Event::Placed { seat, tile, replaced });
        self.send_overboard(seat);
        self.clear_and_sail();
    }

    /// Returns Vikings without a shield to the pool (RA-28).
    fn send_overboard(&mut self, seat: Seat) {
        let ship = &self.open.ships[seat.index()];
        let vikings = ship.crew.saturating_sub(self.raids.shields(ship));
        if vikings > 0 {
            self.spend(seat, vikings);
            self.events.push(Event::Overboard { seat, vikings });
        }
    }

    pub(super) fn discard(&mut self, tile: Tile) {
        self.events.push(Event::Discarded { seat: self.open.turn, tile });
        self.clear_and_sail();
    }

    pub(super) fn sell(&mut self, left: u8, n: u8) {
        let seat = self.open.turn;
        let ship = self.ship(seat);
        let tile = ship.aboard.remove(usize::from(n) - 1);
        ship.sold.push(tile);
        self.events.push(Event::Sold { seat, tile });
        self.send_overboard(seat);
        self.offer_sale(left - 1);
    }

    /// Asks for a sale while one is possible. RA-23: the seat may sell fewer than the Port allows. RA-24: it may sell
    /// none.
    fn offer_sale(&mut self, left: u8) {
        let seat = self.open.turn;
        if left > 0 && self.ship(seat).aboard.iter().any(|tile| tile.is_goods()) {
            self.open.phase = Phase::Sell { left };
        } else {
            self.close_port();
        }
    }

    /// The Port recruits after the sale (RA-22).
    pub(super) fn close_port(&mut self) {
        let seat = self.open.turn;
        let space = self.ship(seat).space;
        if !(self.open.options.room_at_port.is_on() && self.ask_room(seat, space, 1)) {
            self.recruit(seat, Source::Port, 1);
            self.clear_and_sail();
        }
    }
}
