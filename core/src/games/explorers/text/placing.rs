//! Placements as choices: what a tile would join, complete and leave open, and which places suit it best.

use std::cmp::Reverse;

use super::{Context, names};
use crate::canvas::hex::{Cell, Corner, Direction};
use crate::games::explorers::action::Action;
use crate::games::explorers::components::{Captain, Counting, Tile};
use crate::games::explorers::policy::tiles::Glance;
use crate::games::explorers::scoring::holdings;
use crate::games::explorers::state::{Island, LandId, Open};
use crate::title::ChoiceText;
use crate::words::{row, say};

impl Context<'_> {
    /// All places for a tile, cell and rotation, the best for the seat of the glance first.
    pub fn places(&self, glance: &Glance<'_>, tile: Tile) -> Vec<(Cell, u8)> {
        let edges = self.game.face(self.open().side, tile).edges;
        let mut found = Vec::new();
        for spot in &self.chart().spots {
            let turns = self.open().fitting(spot, edges);
            found.extend(turns.map(|turn| (glance.value(tile, spot.cell, turn), (spot.cell, turn))));
        }
        found.sort_by_key(|(value, _)| Reverse(*value));
        found.into_iter().map(|(_, place)| place).collect()
    }

    /// The words of a `place`, and its value; `None` where no tile may lie.
    pub fn placement(&self, glance: &Glance<'_>, tile: Tile, cell: Cell, rotation: u8) -> Option<(ChoiceText, i32)> {
        let value = glance.value(tile, cell, rotation)?;
        let after = self.after(Action::Place(tile, cell, rotation))?;
        let land = names::land(self.game.face(self.open().side, tile), rotation, self.voice);
        let label = say!(self.voice, "explorers-label-place", tile, cell, rotation, land);
        let said = ChoiceText::plain(names::tile_sign(self.game, tile), label, self.brings(&after));
        Some((said.button(format!("{tile} → {cell} ↻{rotation}")), value))
    }

    /// What the last tile of an open state brings, the most important first.
    fn brings(&self, after: &Open) -> Vec<String> {
        let (voice, chart) = (self.voice, &after.chart);
        let tile = chart.tiles.len() as u8 - 1;
        let laid = chart.tile(tile);
        let mut islands: Vec<&Island> = Vec::new();
        for island in (0..laid.lands.len() as u8).rev().filter_map(|region| chart.island(LandId { tile, region })) {
            if !islands.contains(&island) {
                islands.insert(0, island);
            }
        }
        let complete: Vec<&Island> = islands.iter().copied().filter(|island| island.is_complete()).collect();
        let (mut facts, mut captains) = (Vec::new(), Vec::new());
        if !complete.is_empty() || self.minds_joins() && laid.sides.iter().flatten().count() > 1 {
            let gain = self.gained_by(after);
            facts.extend((gain != 0).then(|| self.gained(gain)));
            captains = self.captains_gain(after);
        }
        let holdings = if complete.is_empty() { Vec::new() } else { holdings(self.game, after) };
        for island in complete {
            let holding = holdings.iter().find(|holding| holding.root == island.root);
            let who = holding.map(|holding| names::marks(&holding.holders)).unwrap_or_default();
            facts.push(match who.is_empty() {
                true => say!(voice, "explorers-fact-completes", tiles = island.size()),
                false => say!(voice, "explorers-fact-completes-for", tiles = island.size(), who),
            });
        }
        facts.extend(captains);
        if islands.iter().any(|island| island.barred > 0) {
            facts.push(voice.word("explorers-fact-barred"));
        }
        let mut joins: Vec<Cell> = (laid.edges.directions().filter(|edge| laid.sides[edge.index()].is_some()))
            .map(|edge| laid.cell.neighbour(edge))
            .collect();
        joins.sort_unstable();
        if !joins.is_empty() {
            facts.push(say!(voice, "explorers-fact-joins", cells = row::joined(joins, " ")));
        }
        let corners = Direction::ALL.into_iter().map(|edge| laid.cell.corner(edge));
        let sites: Vec<Corner> = corners.filter(|corner| chart.site(*corner).is_some()).collect();
        if !sites.is_empty() {
            facts.push(say!(voice, "explorers-fact-site", corner = row::joined(sites, " ")));
        }
        let count: u8 = islands.iter().map(|island| island.open).sum();
        facts.extend((count > 0).then(|| say!(voice, "explorers-fact-open", count)));
        facts
    }

    /// Whether a captain of the current seat may count otherwise when a tile joins others without completing an island:
    /// land masses are joined, and ways become shorter.
    fn minds_joins(&self) -> bool {
        let minds = |captain: &Captain| {
            let counts = self.game.bonus(*captain).counts;
            matches!(counts, Counting::As(Captain::Archer | Captain::Scout | Captain::Watchman))
        };
        self.open().explorer().captains.iter().any(minds)
    }
}
