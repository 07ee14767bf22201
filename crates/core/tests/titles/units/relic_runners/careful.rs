//! The careful player's quick evaluation equals a search of all walks, and its shortcuts choose what that search would
//! choose.

use std::cmp::Reverse;
use std::collections::VecDeque;

use super::{UNEVEN, runners};
use crate::ai::{Policy, Random, decide};
use crate::engine::{Chance, Edition, Game, Seat, Seed};
use crate::games::relic_runners::RelicRunners;
use crate::games::relic_runners::action::Aim;
use crate::games::relic_runners::components::{COLOUR_POINTS, EXPEDITION_POINTS, Ivory, PATHWAYS, Site};
use crate::games::relic_runners::options::Options;
use crate::games::relic_runners::policy::Careful;
use crate::games::relic_runners::prospects::evaluation::Prospect;
use crate::games::relic_runners::prospects::evaluation::value;
use crate::games::relic_runners::prospects::routes::Atlas;
use crate::games::relic_runners::rules::route::longest_route;
use crate::games::relic_runners::rules::walk::{Walks, is_expedition};
use crate::games::relic_runners::state::{Open, Paths, Relic, State, Task, Turn};

/// The embedded map and irregular ones.
fn maps() -> impl Iterator<Item = RelicRunners> {
    let uneven = UNEVEN.iter().map(|text| RelicRunners::new(&Edition::read(text).unwrap()).unwrap());
    std::iter::once(runners()).chain(uneven)
}

/// Every position of a few games on each map, between random and careful players.
fn each_position(mut meet: impl FnMut(&RelicRunners, &State, Seat)) {
    for (game, number) in maps().flat_map(|game| (0..4).map(move |number| (game.clone(), number))) {
        let seed = Seed::from_number(number);
        let (mut state, mut events) = game.setup(&Options::default(), 2 + number as u8, Chance::seeded(&seed)).unwrap();
        let mut players = Chance::seeded(&seed.derive("players", 0));
        while let Some(seat) = state.open.asked() {
            meet(&game, &state, seat);
            let player: &dyn Policy<RelicRunners> = if seat.0 == 0 { &Random } else { &Careful };
            let action = decide(player, &game, &state, seat, &mut players).unwrap();
            game.step(&mut state, seat, &action, &mut events).unwrap();
        }
    }
}

/// The position with other pathways, most of them near each other, with more relics, and perhaps with the ivory tile
/// I2-1.
fn with_other_pathways(game: &RelicRunners, open: &Open, seat: Seat, chance: &mut Chance) -> Open {
    let mut open = open.clone();
    let runner = &mut open.runners[seat.index()];
    let mut at = runner.at;
    runner.paths = Paths::default();
    for _ in 0..4 * PATHWAYS {
        let ways = &game.ways[at.index()];
        let way = ways[chance.below(ways.len() as u32).unwrap() as usize];
        if runner.paths.count() < PATHWAYS {
            runner.paths = runner.paths.with(way.trail);
        }
        at = way.to;
    }
    for place in open.places.iter_mut().filter(|place| place.colour.is_some()) {
        if chance.below(2).unwrap() == 0 {
            place.relic = Relic::Showing;
        }
    }
    runner.ivory[1] = (chance.below(2).unwrap() == 0).then_some(Ivory::Shortcut);
    open
}

/// The value of the best expedition from each place, from a search of all walks.
fn expeditions(game: &RelicRunners, open: &Open, seat: Seat) -> [i32; Site::COUNT] {
    let mut open = open.clone();
    open.turn = seat;
    let mut bring = [0; Site::COUNT];
    for from in Site::all() {
        let Some(colour) = open.relic_on(from) else { continue };
        open.runners[seat.index()].at = from;
        open.now = Turn::begin(from, Some(colour));
        let new = !open.runners[seat.index()].relics.contains(&colour);
        let relic = if new { 10 * COLOUR_POINTS } else { 10 * COLOUR_POINTS / 4 };
        let walks = Walks::find(game, &open);
        let ends = walks.iter().filter(|(site, ..)| is_expedition(&open, *site));
        let trails = ends.map(|(_, _, walk)| i32::from(walk.trails)).max();
        bring[from.index()] = trails.map_or(0, |trails| relic + 10 * i32::from(EXPEDITION_POINTS) * trails);
    }
    bring
}

/// The missing pathways on the best way from a place to each other, from one search with costs.
fn missing(game: &RelicRunners, from: Site, own: Paths) -> [i32; Site::COUNT] {
    let mut missing = [i32::MAX; Site::COUNT];
    missing[from.index()] = 0;
    let mut queue = VecDeque::from([from]);
    while let Some(site) = queue.pop_front() {
        for way in game.ways[site.index()].iter().filter(|_| site != Site::CAMP) {
            let there = missing[site.index()] + i32::from(!own.has(way.trail));
            if there < missing[way.to.index()] {
                missing[way.to.index()] = there;
                queue.push_back(way.to);
            }
        }
    }
    missing
}

fn same(game: &RelicRunners, open: &Open, seat: Seat) {
    let runner = &open.runners[seat.index()];
    let atlas = Atlas::of(game);
    let routes = atlas.routes(runner.paths);
    assert_eq!(routes.longest_of_all(), longest_route(game, runner.paths));
    let prospect = Prospect::of(&atlas, &routes, open, seat);
    assert_eq!(prospect.expeditions(), expeditions(game, open, seat), "{open:?}");

    let mut next = open.clone();
    next.turn = seat;
    next.now = Turn::begin(runner.at, None);
    let walks = Walks::find(game, &next);
    let ends: Vec<_> = Site::all().filter(|site| walks.get(*site, Aim::Best).is_some()).collect();
    assert_eq!(routes.reached(&atlas, runner.at).iter().collect::<Vec<_>>(), ends, "{open:?}");

    for from in Site::all().filter(|site| *site != Site::CAMP) {
        let direct = missing(game, from, runner.paths);
        for to in Site::all().filter(|site| *site != from) {
            assert_eq!(prospect.missing(from, [to].into_iter().collect()), direct[to.index()].min(4), "{from} {to}");
        }
    }
}

#[test]
fn the_quick_evaluation_equals_a_search_of_all_walks() {
    let mut chance = Chance::seeded(&Seed::from_number(26));
    let mut met = 0;
    each_position(|game, state, seat| {
        met += 1;
        if met % 7 == 0 {
            same(game, &state.open, seat);
            same(game, &with_other_pathways(game, &state.open, seat, &mut chance), seat);
        }
    });
    assert!(met > 1_000, "{met}");
}

#[test]
fn a_lifted_pathway_goes_where_a_full_search_puts_it() {
    let (mut legal, mut chance) = (Vec::new(), Chance::seeded(&Seed::from_number(0)));
    let mut met = 0;
    each_position(|game, state, seat| {
        if !matches!(state.open.agenda.last(), Some(Task::Lay { .. })) {
            return;
        }
        met += 1;
        game.legal_actions(state, seat, &mut legal);
        let atlas = Atlas::of(game);
        let played_out = |index: &usize| {
            let mut next = state.clone();
            game.step(&mut next, seat, &legal[*index], &mut Vec::new()).unwrap();
            Reverse(value(&atlas, &next, seat))
        };
        let best = (0..legal.len()).min_by_key(played_out).unwrap();
        assert_eq!(Careful.choose(game, state, seat, &legal, &mut chance), best, "{:?}", state.open);
    });
    assert!(met > 50, "{met}");
}
