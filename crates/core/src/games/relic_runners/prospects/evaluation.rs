//! The value of a position for a seat, in tenths of points: its points, and its prospects in its next turns. These are its
//! best plan, links between relics, and the tiles left. Distances count in turns, since a turn goes over all own pathways.

use arrayvec::ArrayVec;

use super::*;
use crate::games::relic_runners::rules::route::box_points;

// All values are in tenths of points.
pub(super) const PATHWAY: i32 = 28;
const BOX: i32 = 10;

pub(super) const STEP: i32 = 12;

/// A taken relic. It is worth more than [`chances`] gives for its prospect, so that the player takes it.
const RELIC: i32 = 76;

/// An ivory tile of level 2 or 3.
const TILE: i32 = 12;

/// What else comes for each tile left on the map, by the number of seats from 2. The last tiles bring nothing more.
const LATER: [i32; 4] = [20, 10, 8, 7];
const FEW_TILES: i32 = 15;

/// A pathway of the longest route, because routes make long expeditions.
const ROUTE: i32 = 4;

// Fitted by matches of `careful` against itself with other values.
/// One point; all values below are in tenths of points.
pub(super) const POINT: i32 = 10;

/// What a turn brings. So each turn on the way to a goal costs this.
const TURN: i32 = 26;

/// Each turn takes one of so many parts from what follows, because a rival may be faster or the game may end.
const SOON: i32 = 4;

/// The goals of a plan, one after the other.
const GOALS: u8 = 2;

/// Without a goal a plan counts as so many turns on the way to nothing.
const NO_GOAL: i32 = 3;

/// An unknown blue tile, by its level.
const BLUE: [i32; 3] = [41, 31, 21];

/// An unknown ivory tile, by its level.
const IVORY: [i32; 3] = [39, 16, 24];

/// A purple tile, and a ruin's tile if a pathway is in reserve.
const PURPLE: i32 = 20;
const RUIN: i32 = 28;

/// The cost of each tile left on the map. Without it no player would explore the last sites, and games would not end.
pub(super) const DUG: i32 = 14;

/// The value of each pathway by which a link needs fewer than [`LINKS`] between two relics of a colour.
const LINK: i32 = 11;

/// A link that misses so many pathways has no value.
const LINKS: i32 = 4;

/// The value of rations by their number. The first is worth more than the last.
const RATIONS: [i32; 6] = [0, 10, 19, 26, 32, 37];

/// The value of a position for a seat, in tenths of points.
pub fn value(atlas: &Atlas<'_>, state: &State, seat: Seat) -> i32 {
    let open = &state.open;
    let runner = &open.runners[seat.index()];
    let points = POINT * scoring::total(runner, state.secret.of(seat));
    // In the last turn only points count. The seat that triggers the last turns is an exception: otherwise it would
    // avoid them.
    let last_turn = open.trigger.is_some_and(|trigger| trigger != seat);
    if open.phase == Phase::Over || last_turn {
        return points;
    }
    let routes = atlas.routes(runner.paths);
    points + RELIC * runner.relics.len() as i32 + card(&routes, runner) + chances(atlas, &routes, open, seat)
}

/// The final points that a seat can expect before a round, in tenths. The nearer the end, the less of its prospects come
/// true. Fitted by least squares to the leads in 1,200 games between `careful` players.
pub fn expected(atlas: &Atlas<'_>, state: &State, seat: Seat) -> i32 {
    let open = &state.open;
    let runner = &open.runners[seat.index()];
    let points = POINT * scoring::total(runner, state.secret.of(seat));
    let wanted = i32::from(atlas.game.end_relics[open.runners.len() - 2]);
    let left = 7 * (wanted - open.relics_taken() as i32).max(0) / wanted;
    if open.trigger.is_some() || open.phase == Phase::Over {
        return points;
    }
    let routes = atlas.routes(runner.paths);
    let card = card(&routes, runner) * left / 6;
    let chances = (chances(atlas, &routes, open, seat) + DUG * tiles(open)) * 3 / 4;
    let relics = runner.relics.len() as i32 * left * left * 9 / 10;
    points + card + chances - relics + LATER[open.runners.len() - 2] * (tiles(open) - FEW_TILES)
}

/// The value of a player's card, without its relics, and of its pieces on the board.
fn card(routes: &Routes, runner: &Runner) -> i32 {
    let longest = routes.longest_of_all();
    let boxes: i32 = runner.boxes.iter().map(|slot| toolbox(longest, runner, *slot)).sum();
    let tiles = runner.ivory[1..].iter().flatten().count() as i32;
    let route = ROUTE * i32::from(longest);
    PATHWAY * i32::from(runner.paths.count()) + route + boxes + TILE * tiles
}

/// The value of a toolbox, from the effect of its action.
fn toolbox(longest_route: u8, runner: &Runner, slot: Slot) -> i32 {
    match slot {
        Slot::Reserve => 0,
        Slot::Bottom => BOX,
        Slot::On(space) => {
            let ready = if space.level == 3 { box_points(runner, space.column, || longest_route) } else { 0 };
            BOX + (6 * i32::from(ready)).max(STEP * i32::from(space.level))
        }
    }
}

/// The value of the next turns of a seat.
pub(super) fn chances(atlas: &Atlas<'_>, routes: &Routes, open: &Open, seat: Seat) -> i32 {
    let prospect = Prospect::of(atlas, routes, open, seat);
    prospect.plan(seat) + prospect.links() - DUG * tiles(open)
}

/// The tiles left on the map.
pub fn tiles(open: &Open) -> i32 {
    open.places.iter().map(|place| place.stack.len() as i32).sum()
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

/// What a seat may go for: the top tile of a place, rations, or an expedition from there.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Goal {
    Tile,
    Rations,
    Expedition,
}

/// The places with goals, and what these bring at once, the most first.
type Goals = ArrayVec<(Site, Goal, i32), { Site::COUNT + 1 }>;

/// Where a plan has got to.
#[derive(Clone, Copy)]
struct Stage {
    at: Site,
    rations: u8,
    /// Whether an expedition may still follow: at most one, because it takes a relic that others would need.
    may_run: bool,
}

impl Stage {
    /// The stage after a goal to which the way takes so many turns, and the turns with it; `None` if it is out of reach.
    fn after(self, site: Site, goal: Goal, way: i32) -> Option<(Self, i32)> {
        let there = Self { at: site, ..self };
        match goal {
            Goal::Tile => Some((Self { rations: self.rations.checked_sub(1)?, ..there }, way)),
            Goal::Rations if self.rations + CAMP_RATIONS > RATION_LIMIT + 1 => None,
            Goal::Rations => Some((Self { rations: (self.rations + CAMP_RATIONS).min(RATION_LIMIT), ..there }, way)),
            Goal::Expedition if !self.may_run => None,
            Goal::Expedition => Some((Self { may_run: false, ..there }, if site == self.at { 1 } else { way + 1 })),
        }
    }
}

/// What is left of a value that comes after so many turns.
fn later(value: i32, turns: i32) -> i32 {
    value - value * turns.min(SOON) / SOON
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

    /// The value of the best plan from here, which may begin with the tile that the seat can still explore.
    fn plan(&self, seat: Seat) -> i32 {
        let open = self.open;
        let now = Stage { at: self.runner.at, rations: self.runner.rations, may_run: true };
        let goals = self.goals();
        let may_explore = open.turn == seat && open.phase == Phase::Arrived && !open.now.explored;
        let here = may_explore && now.rations > 0 && open.has_tiles(now.at);
        let explored =
            here.then(|| self.tile(now.at) + self.best(&goals, Stage { rations: now.rations - 1, ..now }, GOALS));
        self.best(&goals, now, GOALS).max(explored.unwrap_or(i32::MIN))
    }

    fn goals(&self) -> Goals {
        let bring = self.expeditions();
        let mut goals: Goals = Site::all()
            .filter_map(|site| match bring[site.index()] {
                0 if self.open.has_tiles(site) => Some((site, Goal::Tile, self.tile(site))),
                0 => None,
                points => Some((site, Goal::Expedition, points)),
            })
            .collect();
        goals.sort_unstable_by_key(|(.., worth)| Reverse(*worth));
        if goals.iter().any(|(_, goal, _)| *goal == Goal::Tile) {
            goals.push((Site::CAMP, Goal::Rations, 0));
        }
        goals
    }

    /// The best value of so many goals one after the other.
    fn best(&self, goals: &Goals, stage: Stage, left: u8) -> i32 {
        let useful = goals.last().is_some_and(|(_, goal, _)| *goal == Goal::Rations);
        let rest = if useful { RATIONS[usize::from(stage.rations)] } else { 0 };
        if left == 0 {
            return rest;
        }
        // No more than this can follow a goal.
        let soonest = goals.first().map_or(0, |(.., worth)| (worth - TURN).max(0));
        let most = RATIONS[RATIONS.len() - 1] + i32::from(left - 1) * soonest;
        let mut best = rest - TURN * NO_GOAL;
        for (site, goal, worth) in goals {
            if worth - TURN + most <= best {
                break;
            }
            let way = i32::from(self.routes.turns(stage.at, *site));
            let Some((next, turns)) = stage.after(*site, *goal, way) else { continue };
            if worth - TURN * turns + later(most, turns) > best {
                best = best.max(worth - TURN * turns + later(self.best(goals, next, left - 1), turns));
            }
        }
        best
    }

    /// What the top tile of a place brings to the seat that explores it.
    pub fn tile(&self, site: Site) -> i32 {
        let place = self.open.place(site);
        let level = place.stack.last().map_or(0, |layer| usize::from(layer.level.clamp(1, 3)) - 1);
        let worth = match place.colour {
            Some(Colour::Blue) => BLUE[level],
            Some(Colour::Ivory) => IVORY[level],
            Some(Colour::Purple) => PURPLE,
            Some(Colour::Green) if self.runner.reserve() > 0 => RUIN,
            _ => 0,
        };
        DUG + worth
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
}
