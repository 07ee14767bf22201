//! The sea chart in words. First a plan of aligned letters, one sign per cell. Then island by island each land: its tile's
//! cell, its land edges, and everything on and beside it. Together the lines say what the picture shows.

use std::collections::BTreeSet;

use super::*;
use crate::canvas::hex::column_letters;

/// The most columns that a phone shows without breaking a line.
const COLUMNS: i16 = 17;

/// What stands between the lands of an island.
const BETWEEN: &str = " | ";

impl Context<'_> {
    /// The plan; empty if it would be too wide for a phone.
    pub fn map(&self) -> Vec<String> {
        let cells = || self.chart().tiles.iter().map(|laid| laid.cell);
        let columns = cells().map(Cell::column).min().zip(cells().map(Cell::column).max());
        let rows = cells().map(Cell::row).min().zip(cells().map(Cell::row).max());
        let (Some((west, east)), Some((south, north))) = (columns, rows) else { return Vec::new() };
        if east - west >= COLUMNS {
            return Vec::new();
        }
        let letters = (west..=east).map(|column| format!("{:<2}", column_letters(column)));
        let line = |row: i16| {
            let signs = row::joined((west..=east).map(|column| self.sign(Cell::at(column, row))), " ");
            // Every other row lies half a cell further east.
            format!("{row:>3} {}{signs}", if row % 2 == 0 { " " } else { "" })
        };
        let lines = [format!("    {}", letters.collect::<String>())].into_iter().chain((south..=north).rev().map(line));
        lines.map(|line| line.trim_end().to_owned()).collect()
    }

    /// What shows on a cell: a longship by its letter, else a settlement, an enemy ship, livestock, other land, sea.
    fn sign(&self, cell: Option<Cell>) -> char {
        let (chart, Some(cell)) = (self.chart(), cell) else { return ' ' };
        let Some(laid) = chart.on(cell).map(|tile| chart.tile(tile)) else {
            return match chart.spot(cell) {
                _ if self.game.ground(self.open().side).mainland.contains(&cell) => '#',
                Some(_) => '·',
                None => ' ',
            };
        };
        let is_here = |seat: &_| {
            self.explorer(*seat).and_then(|explorer| explorer.ship.space()).is_some_and(|ship| ship.cell == cell)
        };
        let ship = self.seats().find(is_here).map(|seat| Mark::of(seat).letter);
        let settlement = laid.lands.iter().find_map(|land| land.settlement);
        let settlement = settlement.map(|strength| char::from_digit(strength.into(), 10).unwrap_or('9'));
        ship.or(settlement).unwrap_or(match () {
            () if laid.seas.iter().any(|sea| sea.enemy_ship) => 'x',
            () if laid.lands.iter().any(|land| !land.herd.is_empty()) => '*',
            () if laid.lands.is_empty() => '~',
            () => 'o',
        })
    }

    /// All lines: the mainland, complete islands, open land, tiles that are nothing but sea.
    pub fn chart_lines(&self) -> Vec<String> {
        let mut lines = vec![self.mainland()];
        // The incomplete islands of one tile share a line: their edges say where they go on, their Vikings who leads.
        let alone = |island: &&Holding| island.tiles == 1 && !island.is_complete() && island.barred == 0;
        let (single, mut islands): (Vec<&Holding>, Vec<_>) = self.view.known.islands.iter().partition(alone);
        islands.sort_by_key(|island| (!island.is_complete(), Reverse(island.tiles), island.root));
        lines.extend(
            islands.into_iter().map(|island| self.voice.about(self.heading(island), self.lands(&island.lands))),
        );
        let mut single: Vec<Space> = single.iter().flat_map(|island| island.lands.iter().copied()).collect();
        single.sort_unstable();
        if !single.is_empty() {
            let head = format!("{} {}", names::OPEN, self.voice.word("explorers-board-single"));
            lines.push(self.voice.about(head, self.lands(&single)));
        }
        let bare = self.chart().tiles.iter().filter(|laid| laid.lands.is_empty());
        let bare = row::joined(bare.map(|laid| row::glued(self.at_sea(laid))), BETWEEN);
        if !bare.is_empty() {
            lines.push(format!("{} {bare}", names::SEA));
        }
        lines
    }

    /// The mainland with the longships before it and the Vikings on it.
    fn mainland(&self) -> String {
        let cells = row::list(self.chart().tiles.iter().filter(|laid| laid.tile.is_fixed()).map(|laid| laid.cell));
        let head = format!("{} {}", names::HOME, say!(self.voice, "explorers-board-mainland", cells));
        format!("{head} {}", self.place_brief(Spot::Sea(Place::Home))).trim_end().to_owned()
    }

    /// The words for the whole island: complete or where it is open, and who holds it.
    fn heading(&self, island: &Holding) -> String {
        let count = say!(self.voice, "explorers-board-tiles", count = island.tiles);
        let who = names::marks(&island.holders);
        if island.is_complete() {
            let points = self.vp(i32::from(island.tiles) * i32::from(self.game.points.island_tile));
            let held = match who.is_empty() {
                true => say!(self.voice, "explorers-board-unheld", points),
                false => say!(self.voice, "explorers-board-held", who, points),
            };
            return format!("{} {count}, {held}", names::ISLAND);
        }
        let leads = (!who.is_empty()).then(|| say!(self.voice, "explorers-board-leads", who));
        let barred = (island.barred > 0).then(|| self.voice.word("explorers-board-barred"));
        let head = row::list([count].into_iter().chain(leads).chain(barred));
        let open = row::joined(self.open_cells(island), " ");
        format!("{} {head}{}", names::OPEN, if open.is_empty() { open } else { format!(" → {open}") })
    }

    /// The empty cells that the land of an island faces and where a tile may lie, sorted.
    pub fn open_cells(&self, island: &Holding) -> BTreeSet<Cell> {
        let lands = island.lands.iter().filter_map(|space| self.chart().land_id(*space));
        let open = lands.flat_map(|id| {
            let laid = self.chart().tile(id.tile);
            let open = laid.edges.of(laid.regions, true, id.region).filter(|edge| laid.sides[edge.index()].is_none());
            open.map(|edge| laid.cell.neighbour(edge))
        });
        open.filter(|cell| !self.chart().is_shore(*cell)).collect()
    }

    fn lands(&self, spaces: &[Space]) -> String {
        row::joined(spaces.iter().filter_map(|space| self.land_line(*space)), BETWEEN)
    }

    /// A land: its name, its edges, what is on it, and with the first land of a tile what is at sea there.
    fn land_line(&self, space: Space) -> Option<String> {
        let id = self.chart().land_id(space)?;
        let laid = self.chart().tile(id.tile);
        let edges = names::regions(laid.edges, laid.regions, true, laid.lands.len() as u8, self.voice);
        let edges = edges.get(usize::from(id.region)).map_or("", |edges| edges);
        let mut parts = vec![format!("{}{space} {edges}", self.newest(laid))];
        // An outpost is listed at the tile that its corner is named after.
        let corners = self.chart().outposts.iter().map(|(corner, _)| *corner).filter(|corner| {
            corner.cell == space.cell && self.chart().meeting(*corner).is_some_and(|lands| lands.contains(&id))
        });
        let places = [Spot::Land(space)].into_iter().chain(corners.map(Spot::Corner));
        parts.extend(places.map(|place| self.place_brief(place)).filter(|brief| !brief.is_empty()));
        if id.region == 0 {
            parts.extend(names::seas(laid.edges, laid.regions, laid.seas.len() as u8, self.voice));
            parts.extend(self.floating(laid));
        }
        Some(row::glued(parts.join(" ")))
    }

    fn at_sea(&self, laid: &Laid) -> String {
        row::joined([format!("{}{}", self.newest(laid), laid.cell)].into_iter().chain(self.floating(laid)), " ")
    }

    /// Enemy ships and longships on a tile; those on its second or third sea with its letter.
    fn floating(&self, laid: &Laid) -> impl Iterator<Item = String> {
        let letters = (0..laid.seas.len() as u8).zip(["", "(b)", "(c)"]);
        letters.flat_map(move |(region, letter)| {
            let facts = Explorers::facts_at(self, Spot::Sea(Place::At(laid.space(region))));
            facts.into_iter().map(move |fact| format!("{}{letter}", fact.brief()))
        })
    }

    /// The places of the chart where pieces may be: lands, then seas, then outposts.
    pub fn places(&self) -> impl Iterator<Item = Spot> {
        let chart = self.chart();
        let lands = chart.lands().map(|(id, _)| Spot::Land(chart.place_of(id)));
        let seas = chart.tiles.iter().flat_map(|laid| (0..laid.seas.len() as u8).map(|region| laid.space(region)));
        let outposts = chart.outposts.iter().map(|(corner, _)| Spot::Corner(*corner));
        lands.chain(seas.map(|space| Spot::Sea(Place::At(space)))).chain(outposts)
    }

    /// The sign of the last tile that was laid; nothing for others.
    fn newest(&self, laid: &Laid) -> &'static str {
        let last = self.chart().tiles.last().is_some_and(|last| last.tile == laid.tile);
        if last && !laid.tile.is_fixed() { names::NEWEST } else { "" }
    }
}
