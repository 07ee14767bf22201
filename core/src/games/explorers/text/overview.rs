//! The board in brief, for a message with a picture: the question, the islands, and a line for each player.

use super::*;

impl Context<'_> {
    /// The position in a dozen short lines.
    pub fn overview(&self) -> Doc {
        let mut doc = self.opening();
        let (complete, open): (Vec<&Holding>, Vec<_>) =
            self.view.known.islands.iter().partition(|island| island.is_complete());
        let complete: Vec<String> = complete.into_iter().map(held_in_brief).collect();
        let open = open.into_iter().filter(|island| island.tiles > 1).map(|island| self.open_in_brief(island));
        for (sign, islands) in [(names::ISLAND, complete), (names::OPEN, open.collect())] {
            if !islands.is_empty() {
                doc.line(format!("{sign} {}", row::all(islands.iter().map(row::glued))));
            }
        }
        for (rank, seat, explorer) in self.players() {
            let rank = if self.is_over() { format!("{} ", self.voice.ordinal(rank)) } else { String::new() };
            doc.line(format!("{rank}{}", self.player_in_brief(seat, explorer)));
        }
        doc
    }

    /// An incomplete island: its tiles, who leads, the cells where it can grow.
    fn open_in_brief(&self, island: &Holding) -> String {
        let cells = row::joined(self.open_cells(island), " ");
        format!("{}{}", held_in_brief(island), if cells.is_empty() { cells } else { format!(" → {cells}") })
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
            count(names::OUTPOST, OUTPOSTS.saturating_sub(explorer.outposts)),
            if captains.is_empty() { captains } else { format!("{} {captains}", names::CAPTAIN) },
            count(names::TILE, explorer.hand),
        ];
        row::all(facts.iter().map(|fact| row::glued(fact.trim_end())))
    }
}

/// An island: its tiles, and who holds it or leads.
fn held_in_brief(island: &Holding) -> String {
    format!("{}{}", island.tiles, row::joined(island.holders.iter().map(|seat| Mark::of(*seat)), ""))
}
