//! The laws of the house over random games of *Explorers of the North Sea*: 10 for each seat count, or as many as
//! `SKALD_LAW_GAMES` says.
//!
//! Saving and loading is among the laws: a chart that is loaded finds its islands, open cells and outpost sites anew, so that
//! law also holds what is kept up to date against what is found.

mod explorers_reference;

use std::borrow::Cow;

use skald::canvas::hex::{Cell, Corner};
use skald::engine::laws::{self, Subject};
use skald::engine::{Edition, Game, Seat};
use skald::games::explorers::action::Action;
use skald::games::explorers::components::{Animal, Captain, Herd, Tile};
use skald::games::explorers::options::{Options, SPECS};
use skald::games::explorers::place::{Cargo, Place, Space};
use skald::games::explorers::state::{Phase, State};
use skald::games::explorers::{Explorers, RECONSTRUCTION};

fn explorers() -> Explorers {
    Explorers::new(&Edition::read(RECONSTRUCTION).unwrap()).unwrap()
}

/// How many games a run plays for each seat count.
fn games() -> u64 {
    std::env::var("SKALD_LAW_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(10)
}

/// What is tried in a position: while tiles are placed, every turn of the tiles at hand and of some others on every open cell
/// and some others; while actions are taken, every action between the spaces that matter and some others.
fn universe(state: &State) -> Vec<Action> {
    let mut all = vec![Action::Done];
    all.extend(Captain::ALL.iter().map(|captain| Action::Captain(*captain)));
    match state.open.phase {
        Phase::Place { .. } => placements(state, &mut all),
        Phase::Act { .. } => actions(state, &mut all),
        Phase::Captain | Phase::Over => {}
    }
    let (cell, far) = (Cell::new(0, 0), Cell::new(30, -30));
    let space = Space { cell, region: 0 };
    all.push(Action::Place("T01".parse().unwrap(), far, 0));
    all.push(Action::Place("T01".parse().unwrap(), cell, 7));
    all.push(Action::Walk(space, Space { cell: far, region: 1 }, 1));
    all.push(Action::Walk(space, space, 0));
    all.push(Action::Outpost(Corner { cell: far, north: true }));
    all.push(Action::Load(Place::Home, Cargo { vikings: 1, herd: Herd::one(Animal::Pig) }));
    all.push(Action::Load(Place::Home, Cargo::default()));
    all.sort_unstable();
    all.dedup();
    all
}

fn placements(state: &State, all: &mut Vec<Action>) {
    let current = state.open.current;
    let mut tiles: Vec<Tile> = state.secret.hands[current.index()].to_vec();
    let foreign = state.secret.hands.iter().zip(Seat::all(4)).find(|(_, seat)| *seat != current);
    tiles.extend(foreign.and_then(|(hand, _)| hand.first()));
    tiles.extend(state.secret.stack.last());
    tiles.extend(state.open.chart.tiles.last().map(|laid| laid.tile));
    let chart = &state.open.chart;
    let mut cells: Vec<Cell> = chart.spots.iter().map(|spot| spot.cell).collect();
    cells.extend(chart.shore.iter().take(3));
    cells.extend(chart.tiles.iter().take(4).map(|laid| laid.cell));
    let every = tiles.into_iter().flat_map(|tile| cells.iter().map(move |cell| (tile, *cell)));
    all.extend(every.flat_map(|(tile, cell)| (0..7).map(move |rotation| Action::Place(tile, cell, rotation))));
}

fn actions(state: &State, all: &mut Vec<Action>) {
    let open = &state.open;
    let chart = &open.chart;
    let ships = open.explorers.iter().filter_map(|explorer| explorer.ship.space());
    let near = ships.flat_map(|space| space.cell.neighbours().into_iter().chain([space.cell]));
    let regions = |cell: Cell| (0..3).map(move |region| Space { cell, region });
    let seas = near.clone().chain(chart.tiles[..3].iter().map(|laid| laid.cell));
    all.extend(seas.flat_map(regions).map(|space| Action::Sail(Place::At(space))));
    all.push(Action::Sail(Place::Home));
    let cargoes: Vec<Cargo> = {
        let most = Herd::new([2, 2, 2, 2, 2, 2]);
        let herds = most.parts(3);
        herds.into_iter().flat_map(|herd| (0..=3).map(move |vikings| Cargo { vikings, herd })).collect()
    };
    let held = open.explorers.iter().filter_map(|explorer| explorer.ship.space()).map(|space| space.cell);
    let mut lands: Vec<Place> = held.flat_map(regions).map(Place::At).collect();
    lands.push(Place::Home);
    for land in lands {
        for cargo in cargoes.iter().filter(|cargo| cargo.count() <= 4) {
            all.extend([Action::Load(land, *cargo), Action::Unload(land, *cargo)]);
        }
    }
    let manned = chart.lands().filter(|(_, land)| land.vikings.iter().any(|vikings| *vikings > 0));
    for from in manned.map(|(id, _)| chart.place_of(id)) {
        for to in from.cell.neighbours().into_iter().flat_map(regions) {
            all.extend((1..=3).map(|vikings| Action::Walk(from, to, vikings)));
            all.extend(Animal::ALL.iter().map(|animal| Action::Herd(from, to, *animal)));
        }
    }
    let corners = chart.tiles.iter().flat_map(|laid| [true, false].map(|north| Corner { cell: laid.cell, north }));
    all.extend(corners.map(Action::Outpost));
}

fn hold(options: &Options, seats: u8, games: u64) {
    hold_with(&explorers(), options, seats, games);
}

fn hold_with(game: &Explorers, options: &Options, seats: u8, games: u64) {
    let subject = Subject {
        game,
        universe: &|state| Cow::Owned(universe(state)),
        conserved: &|before, told, after| explorers_reference::compare(game, before, told, after),
    };
    if let Err(broken) = laws::hold(&subject, options, seats, games) {
        panic!("{broken}");
    }
}

#[test]
fn the_laws_hold_for_1_seat() {
    hold(&Options::default(), 1, games());
}

#[test]
fn the_laws_hold_for_2_seats() {
    hold(&Options::default(), 2, games());
}

#[test]
fn the_laws_hold_for_3_seats() {
    hold(&Options::default(), 3, games());
}

#[test]
fn the_laws_hold_for_4_seats() {
    hold(&Options::default(), 4, games());
}

/// The default with one switch changed.
fn switched(key: &str, value: &str) -> Options {
    let mut options = serde_json::to_value(Options::default()).unwrap();
    options[key] = value.into();
    serde_json::from_value(options).unwrap()
}

#[test]
fn the_laws_hold_with_every_value_of_every_switch() {
    for spec in SPECS {
        for value in &spec.values[1..] {
            let options = switched(spec.key, value);
            assert_ne!(options, Options::default());
            (1..=4).for_each(|seats| hold(&options, seats, games().div_ceil(10)));
        }
    }
}

#[test]
fn the_laws_hold_under_the_first_rules_version() {
    // A saved game of it names none of the switches that came later.
    let options: Options = serde_json::from_value(serde_json::json!({ "board": "a1" })).unwrap();
    for spec in SPECS.iter().filter(|spec| spec.since > 1) {
        let named = serde_json::to_value(&options).unwrap();
        assert_eq!(named[spec.key], spec.values[1], "{} was played otherwise than today", spec.key);
    }
    (1..=4).for_each(|seats| hold(&options, seats, games().div_ceil(5)));
}

/// Boxes that are unlike the embedded edition: three lands or seas on a tile, islets, lakes; other coasts on each side.
#[test]
fn the_laws_hold_with_uneven_boxes() {
    let printed = |edition| Explorers::new(&Edition::read(edition).unwrap()).unwrap();
    let capes = printed(include_str!("fixtures/editions/explorers/capes-1.json"));
    let fjord = printed(include_str!("fixtures/editions/explorers/fjord-1.json"));
    for (seats, board) in [(1, "a1"), (2, "a2"), (3, "b1"), (4, "b2")] {
        hold_with(&capes, &switched("board", board), seats, games().div_ceil(10));
        hold_with(&fjord, &switched("board", board), seats, games().div_ceil(10));
        hold_with(&fjord, &switched("shore_edges", "sea"), seats, games().div_ceil(10));
    }
}

#[test]
fn points_are_counted_twice_at_the_first_position_too() {
    let game = explorers();
    let chance = skald::engine::Chance::seeded(&skald::engine::Seed::from_number(1));
    let (state, _) = game.setup(&Options::default(), 4, chance).unwrap();
    let counted = explorers_reference::points(&game, &state);
    assert_eq!(counted, vec![vec![0; 7]; 4]);
    assert_eq!(game.score(&state, Seat(3)).total(), 0);
}
