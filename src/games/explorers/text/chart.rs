//! The sea chart in words, island by island: each land with its tile's cell, its land edges, and everything on and
//! beside it. Together the lines say what the picture shows: cells give the places, edges the coasts.

use std::cmp::Reverse;

use super::{Context, names};
use crate::canvas::hex::{Cell, Direction};
use crate::engine::Seat;
use crate::games::explorers::components::Tile;
use crate::games::explorers::place::{Place, Space};
use crate::games::explorers::scoring::Holding;
use crate::games::explorers::state::{Laid, LandId};
use crate::words::{Mark, say};

/// What stands between the lands of an island.
const BETWEEN: &str = " | ";

impl Context<'_> {
    /// All lines: the mainland, complete islands, open land, tiles that are nothing but sea.
    pub fn chart_lines(&self) -> Vec<String> {
        let mut lines = vec![self.mainland()];
        let alone = |island: &&Holding| island.tiles == 1 && !island.is_complete() && island.barred == 0;
        let (single, mut islands): (Vec<&Holding>, Vec<_>) = self.view.known.islands.iter().partition(alone);
        islands.sort_by_key(|island| (!island.is_complete(), Reverse(island.tiles), island.root));
        lines.extend(islands.into_iter().map(|island| self.island(island)));
        lines.extend(self.single(&single));
        let bare = self.chart().tiles.iter().filter(|laid| laid.lands.is_empty());
        let bare: Vec<_> = bare.map(|laid| names::glued(&self.at_sea(laid))).collect();
        if !bare.is_empty() {
            lines.push(format!("{} {}", names::SEA, bare.join(BETWEEN)));
        }
        lines
    }

    /// The mainland with the longships before it and the Vikings on it.
    fn mainland(&self) -> String {
        let cells = self.chart().tiles.iter().filter(|laid| laid.tile.is_fixed());
        let cells: Vec<_> = cells.map(|laid| laid.cell.to_string()).collect();
        let text = say!(self.voice, "explorers-board-mainland", cells = cells.join(", "));
        let mut parts = vec![format!("{} {text}", names::HOME)];
        parts.extend(self.ships(Place::Home));
        let at_home = self.seats().zip(&self.open().explorers);
        parts.extend(at_home.filter(|(_, e)| e.home > 0).map(|(seat, e)| vikings(seat, e.home)));
        parts.join(" ")
    }

    fn island(&self, island: &Holding) -> String {
        let count = say!(self.voice, "explorers-board-tiles", count = island.tiles);
        let lands: Vec<_> = island.lands.iter().filter_map(|space| self.land(*space)).collect();
        self.headed(self.heading(island, &count), &lands)
    }

    /// The incomplete islands of one tile, in one line: their edges say where they go on, their Vikings who leads.
    fn single(&self, islands: &[&Holding]) -> Option<String> {
        let mut spaces: Vec<Space> = islands.iter().flat_map(|island| island.lands.iter().copied()).collect();
        spaces.sort_unstable();
        let lands: Vec<_> = spaces.into_iter().filter_map(|space| self.land(space)).collect();
        let head = format!("{} {}", names::OPEN, self.voice.word("explorers-board-single"));
        (!lands.is_empty()).then(|| self.headed(head, &lands))
    }

    fn headed(&self, head: String, lands: &[String]) -> String {
        say!(self.voice, "explorers-board-line", head, text = lands.join(BETWEEN))
    }

    /// The words for the whole island: complete or where it is open, and who holds it.
    fn heading(&self, island: &Holding, count: &str) -> String {
        let holders: Vec<_> = island.holders.iter().map(|seat| Mark::of(*seat).to_string()).collect();
        let who = holders.join(" ");
        if island.is_complete() {
            let points = self.vp(i32::from(island.tiles) * i32::from(self.game.points.island_tile));
            let held = if holders.is_empty() {
                say!(self.voice, "explorers-board-unheld", points)
            } else {
                say!(self.voice, "explorers-board-held", who, points)
            };
            return format!("{} {count}, {held}", names::ISLAND);
        }
        let mut text = format!("{} {count}", names::OPEN);
        if !holders.is_empty() {
            text.push_str(", ");
            text.push_str(&say!(self.voice, "explorers-board-leads", who));
        }
        let open: Vec<_> = self.open_cells(island).iter().map(Cell::to_string).collect();
        if island.barred > 0 {
            text.push_str(&format!(", {}", self.voice.word("explorers-board-barred")));
        }
        if !open.is_empty() {
            text.push_str(&format!(" → {}", open.join(" ")));
        }
        text
    }

    /// The empty cells that the land of an island faces and where a tile may lie.
    pub fn open_cells(&self, island: &Holding) -> Vec<Cell> {
        let mut cells = Vec::new();
        for id in island.lands.iter().filter_map(|space| self.chart().land_id(*space)) {
            let laid = self.chart().tile(id.tile);
            let open = Direction::ALL.into_iter().filter(|direction| laid.land_at(*direction) == Some(id.region));
            let open = open.filter(|direction| laid.sides[direction.index()].is_none());
            let beyond = open.map(|direction| laid.cell.neighbour(direction));
            cells.extend(beyond.filter(|cell| !self.chart().is_shore(*cell)));
        }
        cells.sort_unstable();
        cells.dedup();
        cells
    }

    /// A land: its name, its edges, what is on it, and with the first land of a tile what is at sea there.
    fn land(&self, space: Space) -> Option<String> {
        let id = self.chart().land_id(space)?;
        let laid = self.chart().tile(id.tile);
        let newest = if self.is_newest(laid.tile) { names::NEWEST } else { "" };
        let edges = names::regions(laid.edges, laid.regions, true, laid.lands.len() as u8, self.voice);
        let mut parts =
            vec![format!("{newest}{space} {}", edges.get(usize::from(id.region)).map_or("", |edges| edges))];
        parts.extend(self.on_land(id));
        if id.region == 0 {
            parts.extend(names::seas(laid.edges, laid.regions, laid.seas.len() as u8, self.voice));
            parts.extend(self.floating(laid));
        }
        Some(names::glued(&parts.join(" ")))
    }

    /// Livestock, the settlement, Vikings and outposts of a land.
    pub fn on_land(&self, id: LandId) -> Vec<String> {
        let land = self.chart().land(id);
        let mut parts = Vec::new();
        if !land.herd.is_empty() {
            parts.push(names::herd(&land.herd));
        }
        parts.extend(land.settlement.map(|strength| format!("{}{strength}", names::SETTLEMENT)));
        let there = self.seats().zip(land.vikings);
        parts.extend(there.filter(|(_, count)| *count > 0).map(|(seat, count)| vikings(seat, count)));
        let cell = self.chart().tile(id.tile).cell;
        for (corner, seat) in &self.chart().outposts {
            // An outpost is listed at the tile that its corner is named after.
            let here = self.chart().meeting(*corner).is_some_and(|lands| lands.contains(&id));
            if corner.cell == cell && here {
                let side = if corner.north { "n" } else { "s" };
                parts.push(format!("{}{side}{}", names::OUTPOST, Mark::of(*seat)));
            }
        }
        parts
    }

    /// A tile without land.
    fn at_sea(&self, laid: &Laid) -> String {
        let newest = if self.is_newest(laid.tile) { names::NEWEST } else { "" };
        let mut parts = vec![format!("{newest}{}", laid.cell)];
        parts.extend(self.floating(laid));
        parts.join(" ")
    }

    /// Enemy ships and longships on a tile; those on its second or third sea with its letter.
    fn floating(&self, laid: &Laid) -> Vec<String> {
        let mut parts = Vec::new();
        for (region, sea) in laid.seas.iter().enumerate() {
            let letter = ["", "(b)", "(c)"][region];
            if sea.enemy_ship {
                parts.push(format!("{}{letter}", names::ENEMY));
            }
            let ships = self.ships(Place::At(laid.space(region as u8)));
            parts.extend(ships.into_iter().map(|ship| format!("{ship}{letter}")));
        }
        parts
    }

    /// The longships at a place.
    pub fn ships(&self, place: Place) -> Vec<String> {
        let there = self.seats().zip(&self.open().explorers).filter(|(_, explorer)| explorer.ship == place);
        there.map(|(seat, _)| format!("{}{}", names::SHIP, Mark::of(seat))).collect()
    }

    /// Whether a tile is the last that was laid.
    fn is_newest(&self, tile: Tile) -> bool {
        !tile.is_fixed() && self.chart().tiles.last().is_some_and(|laid| laid.tile == tile)
    }
}

/// Vikings of a seat, e.g. `🟠A×2`.
fn vikings(seat: Seat, count: u8) -> String {
    names::times(&Mark::of(seat).to_string(), count)
}
