//! Where a ship could sail on to. Computed from the open part; decides nothing.

use super::*;

/// A place ahead: its tile, or `None` for the Harbor, and the ship that is there.
type Reached = (Space, Option<Tile>, Option<Seat>);

impl Context<'_> {
    /// Where a ship could sail on to, in short: number and sign, `⚔️` where another ship is.
    pub fn places(&self, seat: Seat, from: Space) -> String {
        let place = |(space, tile, there): Reached| {
            let combat = if there.is_some() { "⚔️" } else { "" };
            format!("{space}{}{combat}", tile.map_or(HARBOR, names::sign))
        };
        row::joined(self.ahead(&self.game.course(self.open(), seat, from)).map(place), " ")
    }

    /// The same as a line of the board, which says whether a Monster is ahead: a ship passes it and sails on.
    pub fn within_reach(&self, seat: Seat, from: Space) -> String {
        let places = facts![places = self.places(seat, from)];
        match self.game.course(self.open(), seat, from).monster {
            Some(_) => self.voice.say("raids-board-reach-monster", places),
            None => self.voice.say("raids-board-reach", places),
        }
    }

    /// The same in full, for a message without the board.
    pub fn reach(&self, seat: Seat, from: Space) -> String {
        let harbor = || format!("{HARBOR} {}", self.voice.word("raids-harbor"));
        let place = |(space, tile, there): Reached| {
            let name = tile.map_or_else(harbor, |tile| names::signed(tile, self.voice));
            let combat = there.map_or_else(String::new, |there| format!(" ⚔️ {}", Mark::of(there)));
            format!("{name} ({space}{combat})")
        };
        row::list(self.ahead(&self.game.course(self.open(), seat, from)).map(place))
    }

    fn ahead(&self, course: &Course) -> impl Iterator<Item = Reached> {
        let stops = course.stops.iter().map(|stop| (stop.space, Some(stop.tile), stop.occupant));
        let monster = course.monster.map(|met| (met.space, Some(Tile::Monster { strength: met.strength }), None));
        let home = course.dock.map(|_| (self.open().harbor(), None, None));
        stops.chain(monster).chain(home)
    }
}
