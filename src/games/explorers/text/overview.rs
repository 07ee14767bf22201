//! The board in brief, for a message with a picture: the question, the islands, and a line for each player.

use super::{Context, names};
use crate::canvas::hex::Cell;
use crate::engine::Seat;
use crate::games::explorers::components::OUTPOSTS;
use crate::games::explorers::scoring::Holding;
use crate::games::explorers::state::Explorer;
use crate::words::{Doc, Mark, Tone, row};

impl Context<'_> {
    /// The position in a dozen short lines.
    pub fn overview(&self) -> Doc {
        let mut doc = Doc::titled(self.title());
        doc.toned(self.asked_or_won(), Tone::Strong);
        let (complete, open): (Vec<&Holding>, Vec<_>) =
            self.view.known.islands.iter().partition(|island| island.is_complete());
        if !self.is_over() {
            doc.line(self.stack());
            self.reach().into_iter().for_each(|line| _ = doc.line(line));
        }
        let lines = [
            (names::ISLAND, complete.into_iter().map(held_in_brief).collect::<Vec<_>>()),
            (
                names::OPEN,
                open.into_iter().filter(|island| island.tiles > 1).map(|one| self.open_in_brief(one)).collect(),
            ),
        ];
        for (sign, islands) in lines.into_iter().filter(|(_, islands)| !islands.is_empty()) {
            doc.line(format!("{sign} {}", row::all(islands.iter().map(|island| names::glued(island)))));
        }
        for (rank, seat) in if self.is_over() { self.ranking() } else { self.seats().map(|seat| (0, seat)).collect() } {
            let player = self.explorer(seat).map(|explorer| self.player_in_brief(seat, explorer)).unwrap_or_default();
            let rank = if rank == 0 { String::new() } else { format!("{} ", self.voice.ordinal(rank)) };
            doc.line(format!("{rank}{player}"));
        }
        doc
    }

    /// An incomplete island: its tiles, who leads, the cells where it can grow.
    fn open_in_brief(&self, island: &Holding) -> String {
        let cells = row::joined(self.open_cells(island).iter().map(Cell::to_string), " ");
        let on = if cells.is_empty() { cells } else { format!(" → {cells}") };
        format!("{}{on}", held_in_brief(island))
    }

    /// A player: points, longship and cargo, people, livestock, captains and the number of tiles.
    fn player_in_brief(&self, seat: Seat, explorer: &Explorer) -> String {
        let asked = if self.open().asks(seat) { "▶ " } else { "" };
        let winter = if !self.open().is_solo() && self.open().winter() == Some(seat) { names::WINTER } else { "" };
        let count = |sign: &str, count: u8| if count == 0 { String::new() } else { format!("{sign}{count}") };
        let settlements = explorer.settlements.len() as u8;
        let captains = explorer.captains.iter().map(|captain| names::captain(*captain, self.voice));
        let captains = row::joined(captains, ", ");
        let facts = [
            format!("{asked}{}", self.voice.marked(seat)),
            format!("{}{winter}", self.vp(self.points(seat))),
            format!("{} {} {}", names::SHIP, names::place(explorer.ship, self.voice), names::aboard(&explorer.cargo)),
            count(&format!("{}{}", names::HOME, names::VIKING), explorer.home),
            names::herd(&explorer.delivered),
            count(names::ENEMY, explorer.ships),
            count(names::SETTLEMENT, settlements),
            count(names::DEAD, explorer.dead),
            count(names::OUTPOST, OUTPOSTS.saturating_sub(explorer.outposts)),
            if captains.is_empty() { captains } else { format!("{} {captains}", names::CAPTAIN) },
            count(names::TILE, explorer.hand),
        ];
        row::all(facts.iter().filter(|fact| !fact.is_empty()).map(|fact| names::glued(fact.trim_end())))
    }
}

/// An island: its tiles, and who holds it or leads.
fn held_in_brief(island: &Holding) -> String {
    let holders: String = island.holders.iter().map(|seat| Mark::of(*seat).to_string()).collect();
    format!("{}{holders}", island.tiles)
}
