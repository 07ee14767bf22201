//! Placements as choices: what a tile would join, complete and leave open where it lies, and which places suit it best.

use std::cmp::Reverse;

use super::choices::Said;
use super::{Telling, names};
use crate::canvas::hex::{Cell, Corner, Direction};
use crate::engine::Seat;
use crate::games::explorers::action::Action;
use crate::games::explorers::components::{Edges, Tile};
use crate::games::explorers::policy::tiles::Glance;
use crate::games::explorers::state::{Island, Laid, LandId};
use crate::title::Weight;
use crate::words::Mark;

/// A land mass that a placement would make or make larger.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Growth {
    /// Its tiles, a bit for each, without the new one.
    tiles: u64,
    /// Its land edges that would face empty cells.
    open: u8,
    /// What everybody would have on it: Vikings and outposts, by seat.
    strength: [u8; 4],
    /// Who would hold it.
    holders: Vec<Seat>,
}

/// A tile as it would lie somewhere.
struct Prospect {
    tile: Tile,
    cell: Cell,
    rotation: u8,
    /// The cells whose land it would join.
    joins: Vec<Cell>,
    /// The land masses on it.
    growths: Vec<Growth>,
    /// Corners where it would be the third tile of a place for an outpost.
    sites: Vec<Corner>,
}

impl Telling<'_> {
    /// Whether a tile fits anywhere.
    pub fn fits_somewhere(&self, tile: Tile) -> bool {
        let edges = self.game.face(self.world().side, tile).edges;
        self.chart().spots.iter().any(|spot| (0..6).any(|turn| edges.turned(turn).fits(spot.land, spot.sea)))
    }

    /// All places for a tile of a seat, cell and turn, the best first.
    pub fn places(&self, glance: &Glance<'_>, tile: Tile) -> Vec<(Cell, u8)> {
        let edges = self.game.face(self.world().side, tile).edges;
        let mut found = Vec::new();
        for spot in &self.chart().spots {
            let turns = (0..6).filter(|turn| edges.turned(*turn).fits(spot.land, spot.sea));
            found.extend(turns.map(|turn| (glance.worth(tile, spot.cell, turn), (spot.cell, turn))));
        }
        found.sort_by_key(|(worth, _)| Reverse(*worth));
        found.into_iter().map(|(_, place)| place).collect()
    }

    /// A tile on an open cell; `None` where no tile may lie.
    fn prospect(&self, tile: Tile, cell: Cell, rotation: u8) -> Option<Prospect> {
        let chart = self.chart();
        let spot = chart.spot(cell)?;
        let face = self.game.face(self.world().side, tile);
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

    /// The land masses that the land of a new tile would belong to: two of its lands may come to be one.
    fn growths(&self, laid: &Laid, beyond: &dyn Fn(Direction) -> Option<LandId>) -> Vec<Growth> {
        let chart = self.chart();
        // By land of the tile: the roots that it touches, the edges that it closes, the edges that it leaves open.
        let mut groups: Vec<(Vec<u8>, u8, u8)> = vec![(Vec::new(), 0, 0); laid.lands.len()];
        for direction in laid.edges.directions() {
            let group = &mut groups[usize::from(laid.regions[direction.index()])];
            match beyond(direction) {
                Some(land) => {
                    group.0.push(chart.land(land).island);
                    group.1 += 1;
                }
                None => group.2 += 1,
            }
        }
        if let [one, other] = groups.as_mut_slice()
            && one.0.iter().any(|root| other.0.contains(root))
        {
            let (roots, closed, open) = std::mem::take(other);
            one.0.extend(roots);
            (one.1, one.2) = (one.1 + closed, one.2 + open);
            groups.truncate(1);
        }
        groups.into_iter().map(|(roots, closed, open)| self.growth(roots, closed, open)).collect()
    }

    fn growth(&self, mut roots: Vec<u8>, closed: u8, open: u8) -> Growth {
        roots.sort_unstable();
        roots.dedup();
        let islands: Vec<&Island> = roots.iter().filter_map(|root| self.chart().island_of(*root)).collect();
        let mut growth = Growth {
            tiles: islands.iter().fold(0, |tiles, island| tiles | island.tiles),
            open: open + islands.iter().map(|island| island.open).sum::<u8>().saturating_sub(closed),
            strength: [0; 4],
            holders: Vec::new(),
        };
        let mut outposts = [0; 4];
        for holding in self.view.islands.iter().filter(|holding| roots.contains(&holding.root)) {
            growth.strength.iter_mut().zip(holding.strength).for_each(|(sum, more)| *sum += more);
            outposts.iter_mut().zip(holding.outposts).for_each(|(sum, more)| *sum += more);
        }
        let rank = |seat: Seat| (growth.strength[seat.index()], outposts[seat.index()]);
        let best = self.seats().map(rank).max().unwrap_or_default();
        growth.holders = self.seats().filter(|seat| best.0 > 0 && rank(*seat) == best).collect();
        growth
    }

    /// Corners that would become places for outposts, as far as tiles and outposts say.
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

    /// `place`, and how good it is.
    pub fn placement(&self, glance: &Glance<'_>, action: Action) -> Option<(Said, i32)> {
        let Action::Place(tile, cell, rotation) = action else { return None };
        let worth = glance.worth(tile, cell, rotation)?;
        let prospect = self.prospect(tile, cell, rotation)?;
        let (edges, regions) = self.game.face(self.world().side, tile).turned(rotation);
        let facts = [
            ("tile", tile.to_string().into()),
            ("cell", cell.to_string().into()),
            ("rotation", rotation.into()),
            ("land", names::land(edges, regions, self.voice).replace('·', " ").into()),
        ];
        let said = Said {
            label: self.voice.say("explorers-label-place", facts),
            facts: self.brings(&prospect),
            emoji: names::tile_sign(self.game, tile),
            weight: Weight::Plain,
        };
        Some((said, worth))
    }

    /// What a placement brings, the weightiest first.
    fn brings(&self, prospect: &Prospect) -> Vec<String> {
        let voice = self.voice;
        let mut facts = Vec::new();
        let completes = prospect.growths.iter().filter(|growth| growth.open == 0);
        let completes: Vec<_> = completes.collect();
        if !completes.is_empty() {
            let gain = self.gain(Action::Place(prospect.tile, prospect.cell, prospect.rotation));
            if gain != 0 {
                facts.push(self.gained(gain));
            }
        }
        for growth in completes {
            let tiles = (growth.tiles.count_ones() as u8 + 1).into();
            let holders: Vec<_> = growth.holders.iter().map(|seat| Mark::of(*seat).to_string()).collect();
            facts.push(if holders.is_empty() {
                voice.say("explorers-fact-completes", [("tiles", tiles)])
            } else {
                voice.say("explorers-fact-completes-for", [("tiles", tiles), ("who", holders.join(" ").into())])
            });
        }
        if !prospect.joins.is_empty() {
            facts.push(voice.say("explorers-fact-joins", [("cells", listed(&prospect.joins).into())]));
        }
        if !prospect.sites.is_empty() {
            facts.push(voice.say("explorers-fact-site", [("corner", listed(&prospect.sites).into())]));
        }
        let open: u8 = prospect.growths.iter().map(|growth| growth.open).sum();
        if open > 0 {
            facts.push(voice.say("explorers-fact-open", [("count", open.into())]));
        }
        facts
    }
}

/// Codes in a row.
fn listed<T: ToString>(things: &[T]) -> String {
    things.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}
