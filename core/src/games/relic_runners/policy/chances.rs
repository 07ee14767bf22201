//! The value of a seat's prospects in its next turns. They are expeditions from here or from the next turn's possible
//! ends, tiles to explore, rations, links, and the next goal.

use super::*;

/// One point; all values below are in tenths of points.
pub(super) const POINT: i32 = 10;
/// A site that the seat may still explore in this turn.
const EXPLORING: i32 = 30;
/// The cost of each trail on the way to the next goal.
const DISTANCE: i32 = 4;
/// Added to the distance of a river if there is no other goal. Without a river the distance is twice this.
const NO_ERRAND: i32 = 8;
/// The cost of each tile left on the map. Without it no player would explore the last sites, and games would not end.
pub(super) const DUG: i32 = 9;
/// The value of each pathway by which a link needs fewer than [`LINKS`] between two relics of a colour.
const LINK: i32 = 16;
/// A link that misses so many pathways has no value.
const LINKS: i32 = 4;
/// The value of rations by their number. The first is worth more than the last.
const RATIONS: [i32; 6] = [0, 9, 16, 22, 27, 31];

/// The value of the next turns of a seat.
pub(super) fn chances(atlas: &Atlas<'_>, routes: &Routes, open: &Open, seat: Seat) -> i32 {
    let runner = &open.runners[seat.index()];
    let prospect = Prospect::of(atlas, routes, open, seat);
    let at = runner.at;
    let exploring = open.turn == seat
        && open.phase == Phase::Arrived
        && !open.now.explored
        && runner.rations > 0
        && open.has_tiles(at);
    let bring = prospect.expeditions();
    let mut chances = if exploring { EXPLORING } else { 0 };
    if bring[at.index()] > 0 {
        chances += bring[at.index()] * 6 / 10;
    } else if bring.iter().any(|points| *points > 0) {
        let reached = prospect.reached().iter().map(|site| bring[site.index()]);
        chances += reached.max().unwrap_or(0) * 3 / 10;
    }
    let left: usize = open.places.iter().map(|place| place.stack.len()).sum();
    let rations = if left > 0 { RATIONS[usize::from(runner.rations)] } else { 0 };
    chances + rations + prospect.links() - DUG * left as i32 - DISTANCE * prospect.goal(&bring)
}

/// The visible relics of each colour, by place.
fn showing(open: &Open) -> [Sites; Colour::ALL.len()] {
    let mut showing = [Sites::default(); Colour::ALL.len()];
    for site in Site::all() {
        if let Some(colour) = open.relic_on(site) {
            let sites = &mut showing[colour as usize];
            *sites = sites.with(site);
        }
    }
    showing
}

/// The prospects of a player in a position.
pub struct Prospect<'a> {
    atlas: &'a Atlas<'a>,
    routes: &'a Routes,
    open: &'a Open,
    runner: &'a Runner,
    /// The visible relics of each colour, by place.
    showing: [Sites; Colour::ALL.len()],
}

impl<'a> Prospect<'a> {
    /// The prospects of a seat in a position, given the routes over its pathways.
    pub fn of(atlas: &'a Atlas<'a>, routes: &'a Routes, open: &'a Open, seat: Seat) -> Self {
        Self { atlas, routes, open, runner: &open.runners[seat.index()], showing: showing(open) }
    }

    /// The value of the best expedition from each place in the next turn; 0 for none.
    pub fn expeditions(&self) -> [i32; Site::COUNT] {
        let mut bring = [0; Site::COUNT];
        for (colour, sites) in Colour::ALL.iter().zip(self.showing) {
            let new = !self.runner.relics.contains(colour);
            let relic = if new { POINT * COLOUR_POINTS } else { POINT * COLOUR_POINTS / 4 };
            let trail = POINT * i32::from(EXPEDITION_POINTS);
            let mut rest = sites;
            for one in sites.iter() {
                rest = rest.without(one);
                for other in rest.iter() {
                    // The way is equally long in both directions.
                    let Some(trails) = self.longest_walk(one, other) else { continue };
                    for from in [one, other] {
                        bring[from.index()] = bring[from.index()].max(relic + trail * i32::from(trails));
                    }
                }
            }
        }
        bring
    }

    /// The best expedition from a place in the next turn: where to, and its trails.
    pub fn expedition_from(&self, from: Site) -> Option<(Site, u8)> {
        let sites = self.showing.iter().find(|sites| sites.has(from))?.without(from);
        let ends = sites.iter().filter_map(|to| Some((to, self.longest_walk(from, to)?)));
        ends.max_by_key(|(_, trails)| *trails)
    }

    /// The trails of the longest walk from one shrine to another (RR-20 … RR-26).
    fn longest_walk(&self, from: Site, to: Site) -> Option<u8> {
        let known = self.routes.longest(from, to);
        let first = self.unknown(from).filter_map(|way| self.routes.longest(way.to, to));
        let last = self.unknown(to).filter_map(|way| self.routes.longest(from, way.to));
        let walk = known.max(first.chain(last).max().map(|rest| rest + 1));
        if self.runner.holds(Ivory::Shortcut) { walk.max(self.longest_shortcut(from, to, walk)) } else { walk }
    }

    /// The unknown trails at a place, except the one to Base Camp.
    fn unknown(&self, site: Site) -> impl Iterator<Item = &Way> {
        let ways = self.atlas.game.ways[site.index()].iter();
        ways.filter(|way| way.to != Site::CAMP && !self.runner.paths.has(way.trail))
    }

    /// The trails of the longest walk with an unknown trail anywhere (RR-26), if it is longer than another walk.
    fn longest_shortcut(&self, from: Site, to: Site, other: Option<u8>) -> Option<u8> {
        let near = self.routes.joined(from).without(Site::CAMP);
        let ways = near.iter().flat_map(|near| self.unknown(near).map(move |way| (near, way)));
        ways.fold(other, |longest, (near, way)| {
            let parts = self.routes.longest(from, near).zip(self.routes.longest(way.to, to));
            let most = parts.map(|(before, after)| before + 1 + after);
            if most <= longest {
                longest
            } else if self.routes.joined(near).has(way.to) {
                // Both parts may need the same pathway. So the unknown trail counts as a pathway instead.
                longest.max(self.atlas.routes(self.runner.paths.with(way.trail)).longest(from, to))
            } else {
                most
            }
        })
    }

    /// The places where a walk without a shortcut can end.
    pub fn reached(&self) -> Sites {
        let at = self.runner.at;
        let own = self.routes.joined(at);
        let last = self.atlas.around(own).and(self.atlas.beside(at));
        let first = self.routes.spread(self.atlas.beside(at));
        last.and(first).without(at)
    }

    /// The value of the pathways between the visible relics of each colour.
    fn links(&self) -> i32 {
        let joined = |sites: &Sites| {
            let missing = sites.iter().map(|site| self.missing(site, sites.without(site)));
            missing.min().map_or(0, |missing| LINK * (LINKS - missing.max(1)))
        };
        self.showing.iter().map(joined).sum()
    }

    /// The fewest missing pathways between a place and one of the others, or 4 if there are more. Ways end in Base
    /// Camp.
    pub fn missing(&self, from: Site, others: Sites) -> i32 {
        let mut reached = self.routes.spread(Sites::default().with(from));
        let mut missing = 0;
        while missing < LINKS && !reached.meets(others) {
            reached = self.routes.spread(self.atlas.around(reached));
            missing += 1;
        }
        missing
    }

    /// The distance in trails to the next goal. Goals are a tile with a ration in hand, an expedition, or rations while
    /// tiles are left. Without one, the goal is a river that moves a box.
    fn goal(&self, bring: &[i32; Site::COUNT]) -> i32 {
        let open = self.open;
        let runner = self.runner;
        let game = self.atlas.game;
        let tiles = open.places.iter().any(|place| !place.stack.is_empty());
        let wanted = |site: Site| match site {
            Site::CAMP => tiles && runner.rations < 2,
            _ => runner.rations > 0 && open.has_tiles(site) || bring[site.index()] > 0,
        };
        let river = |site: Site| game.ways[site.index()].iter().any(|way| open.coloured_on(game, way.trail));
        let nearest = |wanted: &dyn Fn(Site) -> bool| {
            let sites = Site::all().filter(|site| *site != runner.at && wanted(*site));
            sites.filter_map(|site| self.atlas.distance(runner.at, site)).min().map(i32::from)
        };
        nearest(&wanted).or_else(|| nearest(&river).map(|far| far + NO_ERRAND)).unwrap_or(2 * NO_ERRAND)
    }
}
