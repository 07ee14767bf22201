//! The test subject for *Explorers of the North Sea*.

mod reference;

use serde_json::{Value, json};
use skald_core::canvas::hex::{Cell, Corner};
use skald_core::engine::{Chance, Edition, Game, Seat, Seed};
use skald_core::games::explorers::Explorers;
use skald_core::games::explorers::action::Action;
use skald_core::games::explorers::components::{Animal, Captain, Herd, Tile};
use skald_core::games::explorers::event::Event;
use skald_core::games::explorers::options::{Options, SPECS};
use skald_core::games::explorers::place::{Cargo, Place, Space};
use skald_core::games::explorers::scoring::holdings;
use skald_core::games::explorers::state::{Phase, State};

use crate::conformance::subject::{Careful, LawGames, Shown, Sketch, Subject, Table, Universe};
use crate::play::{Tale, embedded, switched};

/// Editions unlike the embedded one: three lands or seas on a tile, islets, lakes, and other coasts on each side.
const CAPES: &str = include_str!("../../../fixtures/editions/explorers/capes-1.json");
const FJORD: &str = include_str!("../../../fixtures/editions/explorers/fjord-1.json");

pub fn subject() -> Subject<Explorers> {
    Subject {
        universe: Universe::Of(universe),
        conserved: reference::compare,
        laws: LawGames { each_seats: 2, each_switch: 1, all_switches: 1, first_rules: 1 },
        tables: tables(),
        sketches: vec![
            Sketch { file: "explorers-boards.txt", switches: boards(), of_first_rules: false },
            Sketch { file: "explorers-switches.txt", switches: other_switches(), of_first_rules: false },
            Sketch { file: "explorers-rules-1.txt", switches: boards(), of_first_rules: true },
        ],
        careful: Careful {
            against: 20,
            among: 20,
            // A weak greedy player without captains makes about 29, 20 and 15 points of the same tiles with 2, 3 and 4
            // seats.
            least: &[38, 29, 23, 16],
            // The boards alternate.
            switches: |number| boards()[(number % 4) as usize].clone(),
            look: islands_are_completed,
        },
        shown: Shown {
            tables: [(1, "a1"), (2, "a2"), (4, "b1"), (4, "b2"), (3, "random")]
                .map(|(seats, board)| Table {
                    game: embedded(),
                    options: switched::<Explorers>(&json!({ "board": board })),
                    seats: seats..=seats,
                    games: 3,
                })
                .into(),
            boards: 3,
            boards_every: 8,
            ..Shown::default()
        },
        readings: vec![
            ("points", |_, _, points| points),
            ("captain", |view, seat, _| {
                sources(view, seat).find(|line| line.0 == "captain").expect("a line of the captain").1
            }),
            ("crew", |view, seat, _| aboard(view, seat, true)),
            ("livestock", |view, seat, _| aboard(view, seat, false)),
        ],
        ..Subject::default()
    }
}

/// How many Vikings or animals are aboard, of a cargo such as `2v pig goat`.
fn aboard(view: &Value, seat: Seat, vikings: bool) -> i64 {
    let cargo = view["open"]["explorers"][seat.index()]["cargo"].as_str().unwrap_or_default();
    let parts = cargo.split(' ').map(|part| (part, part.strip_suffix('v').and_then(|number| number.parse().ok())));
    parts.map(|(_, crew)| if vikings { crew.unwrap_or(0) } else { i64::from(crew.is_none()) }).sum()
}

/// The points of a seat by source.
fn sources(view: &Value, seat: Seat) -> impl Iterator<Item = (&str, i64)> {
    let lines = view["scores"][seat.index()]["lines"].as_array().into_iter().flatten();
    lines.filter_map(|line| Some((line["source"].as_str()?, line["points"].as_i64()?)))
}

fn boards() -> Vec<Value> {
    SPECS[0].values.iter().map(|board| json!({ "board": board })).collect()
}

fn other_switches() -> Vec<Value> {
    let turned = SPECS[1..].iter().flat_map(|spec| spec.values[1..].iter().map(move |value| (spec.key, value)));
    turned.map(|(key, value)| json!({ key: value })).collect()
}

fn tables() -> Vec<Table<Explorers>> {
    let printed = |text| Explorers::new(&Edition::read(text).expect("an edition")).expect("a valid edition");
    let mut tables = Vec::new();
    for (seats, board) in [(1, "a1"), (2, "a2"), (3, "b1"), (4, "b2")] {
        let mut table = |edition, switches| {
            let options = switched::<Explorers>(&switches);
            tables.push(Table { game: printed(edition), options, seats: seats..=seats, games: 1 });
        };
        table(CAPES, json!({ "board": board }));
        table(FJORD, json!({ "board": board }));
        table(FJORD, json!({ "shore_edges": "sea" }));
    }
    tables
}

/// Careful players complete islands, and each island gives one event.
fn islands_are_completed(game: &Explorers, played: &[Tale<Explorers>]) {
    let mut islands = 0;
    for tale in played {
        let complete = holdings(game, &tale.state.open).into_iter().filter(|holding| holding.is_complete()).count();
        let events = tale.history.iter().flat_map(|entry| &entry.events);
        let events = events.filter(|event| matches!(event, Event::IslandCompleted { .. })).count();
        assert_eq!(complete, events, "each island gives one event");
        islands += complete;
    }
    assert!(islands >= 5 * played.len(), "{islands} islands in {} games", played.len());
}

/// The actions to try in a position. While tiles are placed: every rotation of the tiles in hand and of some others, on
/// every open cell and some others. While actions are taken: every action between the relevant spaces and some others.
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
    let mut cargoes = Vec::new();
    Herd::new([2; 6]).each_part(3, &mut |herd| cargoes.extend((0..=3).map(|vikings| Cargo { vikings, herd })));
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

#[test]
fn both_counts_of_points_agree_in_the_first_position() {
    let game = embedded::<Explorers>();
    let (state, _) = game.setup(&Options::default(), 4, Chance::seeded(&Seed::from_number(1))).unwrap();
    let counted = reference::points(&game, &state);
    assert_eq!(counted, vec![vec![0; 7]; 4]);
    assert_eq!(game.score(&state, Seat(3)).total(), 0);
}

#[test]
fn a_misfit_draw_reverts_the_choice_of_the_last_captain() {
    let game = embedded::<Explorers>();
    let draws = |first_player: &str| {
        let options = switched::<Explorers>(&json!({ "board": "random", "first_player": first_player }));
        let (_, setup) = game.setup(&options, 3, Chance::seeded(&Seed::from_number(125))).unwrap();
        (options, setup.iter().flat_map(Explorers::draws).collect::<Vec<_>>())
    };
    assert_eq!(draws("before_captains").1.len(), 4, "board, first player, tiles, captains");
    // The current rules draw the first player with the last captain.
    let (options, mut draws) = draws("after_captains");
    assert_eq!(draws.len(), 3, "board, tiles, captains");
    draws.push(json!(3));
    let (mut state, _) = game.setup(&options, 3, Chance::recorded(draws)).expect("the recorded draws fit");
    let mut events = Vec::new();
    for seat in Seat::all(3) {
        let (before, count) = (state.clone(), events.len());
        let captain = Action::Captain(state.secret.offers[seat.index()][0]);
        let refused = game.step(&mut state, seat, &captain, &mut events).err();
        let last = seat == Seat(2);
        assert_eq!(refused.map(|error| error.rule), last.then(|| "record-draw-misfit".into()));
        assert_eq!(state == before && events.len() == count, last);
    }
}
