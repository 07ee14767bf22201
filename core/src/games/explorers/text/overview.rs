//! The board in brief, for a message with a picture: the question, how far the game is, and a line for each player. The
//! picture shows the rest.

use super::*;

impl Context<'_> {
    /// The position in a few short lines.
    pub fn overview(&self) -> Doc {
        let mut doc = self.opening();
        for (rank, seat, explorer) in self.players() {
            let rank = if self.is_over() { format!("{} ", self.voice.ordinal(rank)) } else { String::new() };
            doc.line(format!("{rank}{}", self.player_in_brief(seat, explorer)));
        }
        doc
    }

    /// A player: points, longship and cargo, people, livestock, captains and the number of tiles.
    fn player_in_brief(&self, seat: Seat, explorer: &Explorer) -> String {
        let (asked, winter) = self.marks_of(seat);
        let count = |sign: &str, count: u8| if count == 0 { String::new() } else { format!("{sign}{count}") };
        let captains = row::list(explorer.captains.iter().map(|captain| names::captain(*captain, self.voice)));
        let facts = [
            format!("{asked}{}", self.voice.marked(seat)),
            format!("{}{winter}", self.vp(self.points(seat))),
            format!("{} {} {}", names::SHIP, names::place(explorer.ship, self.voice), names::aboard(&explorer.cargo)),
            count(&format!("{}{}", names::HOME, names::VIKING), explorer.home),
            names::herd(&explorer.delivered),
            count(names::ENEMY, explorer.ships),
            count(names::SETTLEMENT, explorer.settlements.len() as u8),
            count(names::DEAD, explorer.dead),
            count(names::OUTPOST, explorer.outposts),
            if captains.is_empty() { captains } else { format!("{} {captains}", names::CAPTAIN) },
        ];
        row::all(facts.iter().map(|fact| row::glued(fact.trim_end())))
    }
}
