//! Placements as choices: what a tile would join, complete and leave open, and which places suit it best.

use std::cmp::Reverse;

use super::{Context, names};
use crate::canvas::hex::{Cell, Corner, Direction};
use crate::engine::Seat;
use crate::games::explorers::action::Action;
use crate::games::explorers::components::{Captain, Counting, Edges, Tile};
use crate::games::explorers::policy::tiles::Glance;
use crate::games::explorers::state::{Island, Laid, LandId};
use crate::title::Said;
use crate::words::{Mark, facts, say};

/// A land mass that a placement would create or enlarge.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Growth {
    /// Its tiles, a bit for each, without the new one.
    tiles: u64,
    /// Its land edges that would face empty cells.
    open: u8,
    /// How many of these edges would face the shore; with any it can never be complete (EX-22).
    barred: u8,
    /// The strength of each seat on it (EX-67).
    strength: [u8; 4],
    /// Who would hold it.
    holders: Vec<Seat>,
}

/// A land of a new tile, or several that are joined.
#[derive(Clone, Default)]
struct Group {
    /// The roots of the islands that it touches.
    roots: Vec<u8>,
    /// The edges that it closes.
    closed: u8,
    /// The edges that it leaves open, and how many of them face the shore.
    open: u8,
    barred: u8,
}

impl Group {
    fn meets(&self, other: &Self) -> bool {
        self.roots.iter().any(|root| other.roots.contains(root))
    }

    fn add(&mut self, other: Self) {
        self.roots.extend(other.roots);
        self.closed += other.closed;
        self.open += other.open;
        self.barred += other.barred;
    }
}

/// A tile as it would lie on a cell.
struct Prospect {
    tile: Tile,
    cell: Cell,
    rotation: u8,
    /// The cells whose land it would join.
    joins: Vec<Cell>,
    /// The land masses on it.
    growths: Vec<Growth>,
    /// Corners where it would complete an outpost site.
    sites: Vec<Corner>,
}

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

    /// A tile on an open cell; `None` where no tile may lie.
    fn prospect(&self, tile: Tile, cell: Cell, rotation: u8) -> Option<Prospect> {
        let chart = self.chart();
        let spot = chart.spot(cell)?;
        let face = self.game.face(self.open().side, tile);
        let laid = Laid::new(tile, face, cell, rotation);
        let beyond = |direction: Direction| {
            let other = spot.sides[direction.index()].filter(|_| laid.edges.is_land(direction))?;
            let region = chart.tile(other).land_at(direction.opposite())?;
            Some(LandId { tile: other, region })
        };
        let mut joins: Vec<Cell> =
            Direction::ALL.into_iter().filter_map(|d| Some(chart.tile(beyond(d)?.tile).cell)).collect();
        joins.sort_unstable();
        let growths = self.growths(&laid, &beyond);
        let sites = self.new_sites(laid.edges, cell);
        Some(Prospect { tile, cell, rotation, joins, growths, sites })
    }

    /// The land masses to which the land of a new tile would belong; two of its lands may be joined.
    fn growths(&self, laid: &Laid, beyond: &dyn Fn(Direction) -> Option<LandId>) -> Vec<Growth> {
        let chart = self.chart();
        let mut groups: Vec<Group> = vec![Group::default(); laid.lands.len()];
        for direction in laid.edges.directions() {
            let group = &mut groups[usize::from(laid.regions[direction.index()])];
            match beyond(direction) {
                Some(land) => {
                    group.roots.push(chart.land(land).island);
                    group.closed += 1;
                }
                None => {
                    group.open += 1;
                    group.barred += u8::from(chart.is_shore(laid.cell.neighbour(direction)));
                }
            }
        }
        // Each group is merged with all that have an island in common with it.
        let mut merged: Vec<Group> = Vec::new();
        for mut group in groups {
            while let Some(at) = merged.iter().position(|other| other.meets(&group)) {
                group.add(merged.remove(at));
            }
            merged.push(group);
        }
        merged.into_iter().map(|group| self.growth(group)).collect()
    }

    fn growth(&self, group: Group) -> Growth {
        let Group { mut roots, closed, open, barred } = group;
        roots.sort_unstable();
        roots.dedup();
        let islands: Vec<&Island> = roots.iter().filter_map(|root| self.chart().island_of(*root)).collect();
        let mut growth = Growth {
            tiles: islands.iter().fold(0, |tiles, island| tiles | island.tiles),
            open: open + islands.iter().map(|island| island.open).sum::<u8>().saturating_sub(closed),
            barred: barred + islands.iter().map(|island| island.barred).sum::<u8>(),
            strength: [0; 4],
            holders: Vec::new(),
        };
        let mut outposts = [0; 4];
        for holding in self.view.known.islands.iter().filter(|holding| roots.contains(&holding.root)) {
            growth.strength.iter_mut().zip(holding.strength).for_each(|(sum, more)| *sum += more);
            outposts.iter_mut().zip(holding.outposts).for_each(|(sum, more)| *sum += more);
        }
        let rank = |seat: Seat| (growth.strength[seat.index()], outposts[seat.index()]);
        let best = self.seats().map(rank).max().unwrap_or_default();
        growth.holders = self.seats().filter(|seat| best.0 > 0 && rank(*seat) == best).collect();
        growth
    }

    /// Corners that would become outpost sites as far as tiles and outposts allow.
    fn new_sites(&self, edges: Edges, cell: Cell) -> Vec<Corner> {
        let chart = self.chart();
        let pairs = edges.directions().filter(|direction| edges.is_land(direction.turned(1)));
        let corners = pairs.map(|direction| cell.corner(direction)).filter(|corner| {
            let free = |(at, direction): (Cell, Direction)| {
                let Some(tile) = chart.on(at) else { return at == cell };
                !chart.tile(tile).outpost && chart.tile(tile).edges.is_land(direction)
            };
            corner.edges().into_iter().all(free)
        });
        corners.collect()
    }

    /// The words of a `place`, and its value.
    pub fn placement(&self, glance: &Glance<'_>, action: Action) -> Option<(Said, i32)> {
        let Action::Place(tile, cell, rotation) = action else { return None };
        let value = glance.value(tile, cell, rotation)?;
        let prospect = self.prospect(tile, cell, rotation)?;
        let face = self.game.face(self.open().side, tile);
        let (edges, regions) = face.turned(rotation);
        let facts = facts![
            tile = tile.to_string(),
            cell = cell.to_string(),
            rotation,
            land = names::land(edges, regions, face.lands, self.voice).replace('·', " ")
        ];
        let (label, emoji) = (self.voice.say("explorers-label-place", facts), names::tile_sign(self.game, tile));
        let said = Said::plain(emoji, label, self.brings(&prospect));
        Some((said.button(format!("{tile} → {cell} ↻{rotation}")), value))
    }

    /// Whether a captain of the current seat may count otherwise when a tile joins others without completing an island:
    /// land masses are joined, and ways become shorter.
    fn minds_joins(&self, prospect: &Prospect) -> bool {
        let sides = self.chart().spot(prospect.cell).map_or(0, |spot| spot.sides.iter().flatten().count());
        let minds = |captain: &Captain| {
            let counts = self.game.bonus(*captain).counts;
            matches!(counts, Counting::As(Captain::Archer | Captain::Scout | Captain::Watchman))
        };
        sides > 1 && self.open().explorer().captains.iter().any(minds)
    }

    /// What a placement brings, the most important first.
    fn brings(&self, prospect: &Prospect) -> Vec<String> {
        let voice = self.voice;
        let mut facts = Vec::new();
        let completes = prospect.growths.iter().filter(|growth| growth.open == 0);
        let completes: Vec<_> = completes.collect();
        let mut captains = Vec::new();
        if (!completes.is_empty() || self.minds_joins(prospect))
            && let Some(after) = self.after(Action::Place(prospect.tile, prospect.cell, prospect.rotation))
        {
            let gain = self.gained_by(&after);
            if gain != 0 {
                facts.push(self.gained(gain));
            }
            captains = self.captains_gain(&after);
        }
        for growth in completes {
            let tiles = growth.tiles.count_ones() as u8 + 1;
            let holders: Vec<_> = growth.holders.iter().map(|seat| Mark::of(*seat).to_string()).collect();
            facts.push(if holders.is_empty() {
                say!(voice, "explorers-fact-completes", tiles)
            } else {
                say!(voice, "explorers-fact-completes-for", tiles, who = holders.join(" "))
            });
        }
        facts.extend(captains);
        if prospect.growths.iter().any(|growth| growth.barred > 0) {
            facts.push(voice.word("explorers-fact-barred"));
        }
        if !prospect.joins.is_empty() {
            facts.push(say!(voice, "explorers-fact-joins", cells = listed(&prospect.joins)));
        }
        if !prospect.sites.is_empty() {
            facts.push(say!(voice, "explorers-fact-site", corner = listed(&prospect.sites)));
        }
        let open: u8 = prospect.growths.iter().map(|growth| growth.open).sum();
        if open > 0 {
            facts.push(say!(voice, "explorers-fact-open", count = open));
        }
        facts
    }
}

/// Codes in a row.
fn listed<T: ToString>(things: &[T]) -> String {
    things.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}
