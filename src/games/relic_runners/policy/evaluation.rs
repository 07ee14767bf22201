//! The value of a position for a seat, in tenths of points: its points, and what it may still make of the position.

use std::collections::VecDeque;

use crate::engine::Seat;
use crate::games::relic_runners::RelicRunners;
use crate::games::relic_runners::action::Aim;
use crate::games::relic_runners::components::{COLOUR_POINTS, Colour, EXPEDITION_POINTS, Site};
use crate::games::relic_runners::rules::route::{box_points, longest_route};
use crate::games::relic_runners::rules::walk::{Walks, is_expedition};
use crate::games::relic_runners::scoring;
use crate::games::relic_runners::state::{Open, Paths, Phase, Runner, Slot, State, Turn};

/// One point, in tenths of points as all values below.
const POINT: i32 = 10;
const PATHWAY: i32 = 16;
const BOX: i32 = 24;
const STEP: i32 = 12;
/// A relic taken; more than [`chances`] promises for it, so that it is taken.
const RELIC: i32 = 45;
/// An ivory tile of level 2 or 3.
const TILE: i32 = 12;
/// A site that may still be explored in this turn.
const EXPLORING: i32 = 30;
/// The cost of each trail on the way to the next goal.
const DISTANCE: i32 = 4;
/// Added to the distance of a river if there is no other goal; twice this is the distance if there is no river
/// either.
const NO_ERRAND: i32 = 8;
/// The cost of each tile left on the map; without it nobody would explore the last sites, and games would not end.
const DUG: i32 = 9;
/// A pathway of the longest route, because routes make long expeditions.
const ROUTE: i32 = 4;
/// Each pathway by which fewer than [`LINKS`] are missing between two relics of a colour.
const LINK: i32 = 16;
/// The number of missing pathways from which a link counts nothing.
const LINKS: i32 = 4;
/// Rations by their number: the first is worth more than the last.
const RATIONS: [i32; 6] = [0, 9, 16, 22, 27, 31];

/// The value of a position for a seat, in tenths of points.
pub fn value(game: &RelicRunners, state: &State, seat: Seat) -> i32 {
    let open = &state.open;
    let points = POINT * scoring::sheet(open, state.secret.of(seat), seat).total();
    // In the last turn only points count. This does not hold for the seat that brings the last turns about: otherwise
    // it would avoid them.
    let last_turn = open.trigger.is_some_and(|trigger| trigger != seat);
    if open.phase == Phase::Over || last_turn {
        return points;
    }
    let runner = &open.runners[seat.index()];
    points + card(game, runner) + chances(game, open, seat)
}

/// The value of what a player has on the card and on the board.
fn card(game: &RelicRunners, runner: &Runner) -> i32 {
    let boxes: i32 = runner.boxes.iter().map(|slot| toolbox(game, runner, *slot)).sum();
    let tiles = runner.ivory[1..].iter().flatten().count() as i32;
    let route = ROUTE * i32::from(longest_route(game, runner.paths));
    let relics = RELIC * runner.relics.len() as i32;
    PATHWAY * i32::from(runner.paths.count()) + relics + route + boxes + TILE * tiles
}

/// The value of a toolbox, by what its action would bring.
fn toolbox(game: &RelicRunners, runner: &Runner, slot: Slot) -> i32 {
    match slot {
        Slot::Reserve => 0,
        Slot::Bottom => BOX,
        Slot::On(space) => {
            let ready = if space.level == 3 { box_points(game, runner, space.column) } else { 0 };
            BOX + (8 * i32::from(ready)).max(STEP * i32::from(space.level))
        }
    }
}

/// The value of the next turns: an expedition from here or from where the next turn can end, a tile to explore,
/// rations, links, and the way to the next goal.
fn chances(game: &RelicRunners, open: &Open, seat: Seat) -> i32 {
    let mut next = open.clone();
    next.agenda.clear();
    next.turn = seat;
    next.phase = Phase::Start;
    let runner = &open.runners[seat.index()];
    let at = runner.at;
    let exploring = open.turn == seat
        && open.phase == Phase::Arrived
        && !open.now.explored
        && runner.rations > 0
        && open.has_tiles(at);
    let bring: Vec<i32> = Site::all().map(|site| expedition(game, &mut next, seat, site)).collect();
    let mut chances = if exploring { EXPLORING } else { 0 };
    if bring[at.index()] > 0 {
        chances += bring[at.index()] * 6 / 10;
    } else if bring.iter().any(|points| *points > 0) {
        next.runners[seat.index()].at = at;
        next.now = Turn::begin(at, None);
        let walks = Walks::find(game, &next);
        let reached = Site::all().filter(|site| walks.get(*site, Aim::Best).is_some()).map(|site| bring[site.index()]);
        chances += reached.max().unwrap_or(0) * 3 / 10;
    }
    let left: usize = open.places.iter().map(|place| place.stack.len()).sum();
    let rations = if left > 0 { RATIONS[usize::from(runner.rations)] } else { 0 };
    chances + rations + links(game, open, runner) - DUG * left as i32 - DISTANCE * goal(game, open, runner, &bring)
}

/// The value of the pathways between the relics of each colour that show.
fn links(game: &RelicRunners, open: &Open, runner: &Runner) -> i32 {
    let joined = |colour: &Colour| {
        let showing = || Site::all().filter(|site| open.relic_on(*site) == Some(*colour));
        let missing = showing().filter_map(|site| {
            let missing = distances(game, site, runner.paths, false);
            showing().filter(|other| *other != site).map(|other| missing[other.index()]).min()
        });
        missing.min().map_or(0, |missing| LINK * (LINKS - missing.clamp(1, LINKS)))
    };
    Colour::ALL.iter().map(joined).sum()
}

/// The value of the best expedition from a place in the next turn.
fn expedition(game: &RelicRunners, open: &mut Open, seat: Seat, from: Site) -> i32 {
    let Some(colour) = open.relic_on(from) else { return 0 };
    if !Site::all().any(|other| other != from && open.relic_on(other) == Some(colour)) {
        return 0;
    }
    open.runners[seat.index()].at = from;
    open.now = Turn::begin(from, Some(colour));
    let new = !open.runners[seat.index()].relics.contains(&colour);
    let relic = if new { POINT * COLOUR_POINTS } else { POINT * COLOUR_POINTS / 4 };
    let walks = Walks::find(game, open);
    let brings = walks.iter().filter(|(site, ..)| is_expedition(open, *site));
    let trail = POINT * i32::from(EXPEDITION_POINTS);
    brings.map(|(_, _, walk)| relic + trail * i32::from(walk.trails())).max().unwrap_or(0)
}

/// The distance in trails to the next goal: a tile with a ration in hand, an expedition, rations while there are
/// tiles; otherwise a river that moves a box.
fn goal(game: &RelicRunners, open: &Open, runner: &Runner, bring: &[i32]) -> i32 {
    let tiles = open.places.iter().any(|place| !place.stack.is_empty());
    let wanted = |site: Site| match site {
        Site::CAMP => tiles && runner.rations < 2,
        _ => runner.rations > 0 && open.has_tiles(site) || bring[site.index()] > 0,
    };
    let river = |site: Site| game.ways[site.index()].iter().any(|way| open.coloured_on(game, way.trail));
    let far = distances(game, runner.at, Paths::default(), true);
    let nearest = |wanted: &dyn Fn(Site) -> bool| {
        Site::all().filter(|site| *site != runner.at && wanted(*site)).map(|site| far[site.index()]).min()
    };
    nearest(&wanted).or_else(|| nearest(&river).map(|far| far + NO_ERRAND)).unwrap_or(2 * NO_ERRAND)
}

/// The distance of each place in trails, those with these pathways not counted; without `through_camp` ways end at Base
/// Camp.
fn distances(game: &RelicRunners, from: Site, free: Paths, through_camp: bool) -> [i32; Site::COUNT] {
    let mut far = [i32::MAX; Site::COUNT];
    far[from.index()] = 0;
    let mut open = VecDeque::from([from]);
    while let Some(site) = open.pop_front() {
        let ways = game.ways[site.index()].iter().filter(|_| site != Site::CAMP || through_camp);
        for way in ways {
            let is_free = free.has(way.trail);
            let there = far[site.index()] + i32::from(!is_free);
            if there < far[way.to.index()] {
                far[way.to.index()] = there;
                if is_free { open.push_front(way.to) } else { open.push_back(way.to) }
            }
        }
    }
    far
}
