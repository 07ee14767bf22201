//! What a position is worth to a seat, in tenths of points: the points it has, and what it may still make of them.

use std::collections::VecDeque;

use crate::engine::Seat;
use crate::games::relic_runners::RelicRunners;
use crate::games::relic_runners::components::{COLOUR_POINTS, Colour, Column, EXPEDITION_POINTS, Site, Space};
use crate::games::relic_runners::rules::route::longest_route;
use crate::games::relic_runners::rules::walk::{Walks, is_expedition};
use crate::games::relic_runners::scoring;
use crate::games::relic_runners::state::{Jungle, Phase, Runner, Slot, State, Turn};

/// A point.
const POINT: i32 = 10;
/// A pathway on the board.
const PATHWAY: i32 = 14;
/// A toolbox on the table.
const BOX: i32 = 14;
/// A step of a toolbox.
const STEP: i32 = 12;
/// An ivory tile of level 2 or 3.
const TILE: i32 = 12;
/// A site that may still be explored in this turn.
const EXPLORING: i32 = 30;
/// A trail of the way to the next thing to do.
const DISTANCE: i32 = 4;
/// A tile that is gone: without that nobody would dig for the last relics, and games would not end.
const DUG: i32 = 9;
/// A pathway of the longest route: routes make long expeditions.
const ROUTE: i32 = 4;
/// A pathway that is not missing between two relics of a colour, of the first few.
const LINK: i32 = 12;
/// How many missing pathways are worth counting.
const LINKS: i32 = 4;
/// What rations are worth: the first is worth more than the last.
const RATIONS: [i32; 6] = [0, 9, 16, 22, 27, 31];

/// What a position is worth to a seat.
pub fn worth(game: &RelicRunners, state: &State, seat: Seat) -> i32 {
    let jungle = &state.jungle;
    let points = POINT * scoring::sheet(jungle, &state.secrets, seat).total();
    let last_turn_done = jungle.trigger.is_some() && jungle.turn != seat;
    if jungle.phase == Phase::Over || last_turn_done {
        return points;
    }
    let runner = &jungle.runners[seat.index()];
    points + card(game, runner) + chances(game, jungle, seat)
}

/// What lies on the card and on the board.
fn card(game: &RelicRunners, runner: &Runner) -> i32 {
    let boxes: i32 = runner.boxes.iter().map(|slot| toolbox(game, runner, *slot)).sum();
    let tiles = runner.ivory[1..].iter().flatten().count() as i32;
    let route = ROUTE * i32::from(longest_route(game, runner.paths));
    PATHWAY * i32::from(runner.paths.count()) + route + RATIONS[usize::from(runner.rations)] + boxes + TILE * tiles
}

/// A toolbox, by what its action would bring.
fn toolbox(game: &RelicRunners, runner: &Runner, slot: Slot) -> i32 {
    let Slot::On(Space { column, level }) = slot else {
        return if slot == Slot::Bottom { BOX } else { 0 };
    };
    let ready = match (column, level) {
        (Column::Machete, 3) => 8 * 4 * runner.relics.len() as i32,
        (Column::Compass, 3) => 8 * 2 * i32::from(longest_route(game, runner.paths)),
        _ => 0,
    };
    BOX + ready.max(STEP * i32::from(level))
}

/// What the next turns promise: an expedition from here, the way to one, a tile to explore, rations to fetch.
fn chances(game: &RelicRunners, jungle: &Jungle, seat: Seat) -> i32 {
    let mut next = jungle.clone();
    next.agenda.clear();
    next.turn = seat;
    next.phase = Phase::Start;
    let runner = &jungle.runners[seat.index()];
    let at = runner.at;
    let exploring = jungle.turn == seat
        && jungle.phase == Phase::Arrived
        && !jungle.now.explored
        && runner.rations > 0
        && jungle.has_tiles(at);
    let mut chances = if exploring { EXPLORING } else { 0 };
    let here = expedition(game, &mut next, seat, at);
    chances += here * 7 / 10;
    if here == 0 {
        next.runners[seat.index()].at = at;
        next.now = Turn::begin(at, None);
        let walks = Walks::find(game, &next);
        let shrines = Site::all().filter(|site| has_partner(jungle, *site) && walks.reaches(*site));
        let best = shrines.map(|site| expedition(game, &mut next, seat, site)).max();
        chances += best.unwrap_or(0) * 4 / 10;
    }
    let left: usize = jungle.places.iter().map(|place| place.stack.len()).sum();
    chances + links(game, jungle, runner) - DUG * left as i32 - DISTANCE * errand(game, jungle, runner)
}

/// How well pathways join the relics of each colour that show.
fn links(game: &RelicRunners, jungle: &Jungle, runner: &Runner) -> i32 {
    let joined = |colour: &Colour| {
        let showing = || Site::all().filter(|site| jungle.relic_on(*site) == Some(*colour));
        let missing = showing().filter_map(|site| {
            let missing = missing(game, runner, site);
            showing().filter(|other| *other != site).map(|other| missing[other.index()]).min()
        });
        missing.min().map_or(0, |missing| LINK * (LINKS - missing.clamp(1, LINKS)))
    };
    Colour::ALL.iter().map(joined).sum()
}

/// How many pathways are missing from a place to each other, around Base Camp.
fn missing(game: &RelicRunners, runner: &Runner, from: Site) -> [i32; Site::COUNT] {
    let mut missing = [i32::MAX; Site::COUNT];
    missing[from.index()] = 0;
    let mut open = VecDeque::from([from]);
    while let Some(site) = open.pop_front() {
        if site == Site::CAMP {
            continue;
        }
        for way in &game.ways[site.index()] {
            let own = runner.paths.has(way.trail);
            let there = missing[site.index()] + i32::from(!own);
            if there < missing[way.to.index()] {
                missing[way.to.index()] = there;
                if own { open.push_front(way.to) } else { open.push_back(way.to) }
            }
        }
    }
    missing
}

/// Whether a relic shows there and another of its colour somewhere else.
fn has_partner(jungle: &Jungle, site: Site) -> bool {
    let Some(colour) = jungle.relic_on(site) else { return false };
    Site::all().any(|other| other != site && jungle.relic_on(other) == Some(colour))
}

/// What the best expedition from a place would bring in the next turn.
fn expedition(game: &RelicRunners, jungle: &mut Jungle, seat: Seat, from: Site) -> i32 {
    if !has_partner(jungle, from) {
        return 0;
    }
    jungle.runners[seat.index()].at = from;
    jungle.now = Turn::begin(from, jungle.relic_on(from));
    let colour = jungle.relic_on(from);
    let new = colour.is_some_and(|colour| !jungle.runners[seat.index()].relics.contains(&colour));
    let relic = if new { POINT * COLOUR_POINTS } else { POINT * COLOUR_POINTS / 4 };
    let walks = Walks::find(game, jungle);
    let brings = walks.iter().filter(|(site, ..)| is_expedition(jungle, *site));
    let trail = POINT * i32::from(EXPEDITION_POINTS);
    brings.map(|(_, _, walk)| relic + trail * i32::from(walk.trails())).max().unwrap_or(0)
}

/// How many trails it is to the next thing to do: a tile with a ration in hand, a relic that has a partner, or rations.
fn errand(game: &RelicRunners, jungle: &Jungle, runner: &Runner) -> i32 {
    let wanted = |site: Site| match site {
        Site::CAMP => runner.rations < 2,
        _ => runner.rations > 0 && jungle.has_tiles(site) || has_partner(jungle, site),
    };
    let mut far = [None; Site::COUNT];
    far[runner.at.index()] = Some(0);
    let mut open = VecDeque::from([runner.at]);
    while let Some(site) = open.pop_front() {
        let here = far[site.index()].unwrap_or(0);
        if here > 0 && wanted(site) {
            return here;
        }
        for way in &game.ways[site.index()] {
            if far[way.to.index()].is_none() {
                far[way.to.index()] = Some(here + 1);
                open.push_back(way.to);
            }
        }
    }
    Site::COUNT as i32
}
