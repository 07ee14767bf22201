//! The owner of a box can enter the printed data. The tests use three invented editions, as irregular as an edition may
//! be. All load, report unusual values, and can be played, shown and drawn.

use super::scene::{Scene, seat};
use crate::ai::{Policy, Random, decide};
use crate::canvas::palette::Look;
use crate::canvas::scene::SMALLEST;
use crate::engine::{Chance, Edition, Game, Seed, Viewer};
use crate::games::explorers::Explorers;
use crate::games::explorers::components::Captain;
use crate::games::explorers::event::Event;
use crate::games::explorers::options::Options;
use crate::games::explorers::policy::Careful;
use crate::games::explorers::scoring::{count, holdings, sets};
use crate::games::explorers::state::State;
use crate::title::{Asked, Frame, LONGEST_ALT, Present, RenderOptions};
use crate::words::{Locale, Voice};

/// Tiles with three capes, straits, islets and lakes, and one without sea.
pub(super) const CAPES: &str = include_str!("../../../fixtures/editions/explorers/capes-1.json");
/// Fixed tiles in a zigzag and apart, another mainland on each side, and land that touches it.
const FJORD: &str = include_str!("../../../fixtures/editions/explorers/fjord-1.json");
/// Fewer tokens than tiles, tables that rise unevenly, and captains with other counts.
const THRIFT: &str = include_str!("../../../fixtures/editions/explorers/thrift-1.json");

fn printed(edition: &str) -> Explorers {
    Explorers::new(&Edition::read(edition).unwrap()).unwrap()
}

fn warnings(edition: &str) -> Vec<String> {
    printed(edition).warnings().iter().map(ToString::to_string).collect()
}

/// Plays a game and checks some of its positions.
fn play(
    game: &Explorers,
    side: &str,
    seats: u8,
    policy: &dyn Policy<Explorers>,
    mut look: impl FnMut(&State),
) -> State {
    let options = Options { board: super::scene::word(side), ..Options::default() };
    let seed = Seed::from_number(u64::from(seats)).derive(side, 0);
    let (mut state, mut events) = game.setup(&options, seats, Chance::seeded(&seed)).unwrap();
    let mut dice = Chance::seeded(&seed.derive("players", 0));
    let mut actions = 0;
    while let Some(decision) = game.decisions(&state.open).pop() {
        let action = decide(policy, game, &state, decision.seat, &mut dice).unwrap();
        game.step(&mut state, decision.seat, &action, &mut events).unwrap();
        actions += 1;
        if actions % 40 == 0 {
            look(&state);
        }
    }
    assert!(actions <= Explorers::META.longest);
    look(&state);
    state
}

#[test]
fn three_invented_editions_load_with_warnings() {
    assert_eq!(
        warnings(CAPES),
        [
            "tiles[2].lands[1]: does not touch seas[0]; a longship there can still reach it (EX-09)",
            "tiles[10].edges: has no sea: where every open cell wants sea it cannot be placed (EX-26)",
        ]
    );
    assert_eq!(
        warnings(FJORD),
        [
            "boards.b1.F2: has land towards the mainland: its island can never be completed (EX-22)",
            "boards.b1.F3: touches neither the mainland's waters nor another fixed tile",
        ]
    );
    assert_eq!(
        warnings(THRIFT),
        [
            "livestock.pig: 5 tokens for 6 tiles: where none is left nothing is placed (EX-25)",
            "settlements: 11 tokens for 12 tiles: where none is left nothing is placed (EX-25)",
            "enemy_ships: 9 tokens for 10 tiles: where none is left nothing is placed (EX-25)",
        ]
    );
}

#[test]
fn three_invented_editions_can_be_played_shown_and_drawn() {
    let names = || ["Ada", "Bruno", "Chloé", "Dario"].map(str::to_owned).to_vec();
    let games: [(&str, &str, u8, &dyn Policy<Explorers>); 6] = [
        (CAPES, "a1", 1, &Careful),
        (CAPES, "b2", 4, &Random),
        (FJORD, "a2", 4, &Careful),
        (FJORD, "b1", 3, &Random),
        (FJORD, "b2", 1, &Careful),
        (THRIFT, "a1", 3, &Careful),
    ];
    for (edition, side, seats, policy) in games {
        let game = printed(edition);
        let mut seen = 0;
        let last = play(&game, side, seats, policy, |state| {
            seen += 1;
            let voice = Voice::new(Locale::ALL[seen % Locale::ALL.len()], names());
            let view = game.view_for(state, Viewer::Seat(state.open.current));
            let board = game.board(&view, &voice).plain();
            assert!(!board.contains("explorers-") && !board.contains('{'), "{board}");
            let frame = if seen % 2 == 0 { Frame::Whole } else { Frame::Around(state.open.current) };
            let render = RenderOptions { look: Look::ALL[seen % 4], frame };
            let picture = game.picture(&view, render, &[], &voice).unwrap();
            assert!(picture.scene.texts().iter().all(|(_, high)| *high >= SMALLEST));
            assert!(picture.alt.encode_utf16().count() <= LONGEST_ALT);
            for decision in game.decisions(&state.open) {
                let mut legal = Vec::new();
                game.legal_actions(state, decision.seat, &mut legal);
                let choices = game.choices(&Asked::to(&game, state, decision.seat), &legal, &voice);
                assert!(choices.iter().all(|choice| (1..=40).contains(&choice.label.chars().count())));
            }
        });
        assert!(game.outcome(&last).is_some());
    }
}

#[test]
fn a_separate_cape_is_a_third_land() {
    let mut scene = Scene::draw_with(printed(CAPES), "T02 L6 r3; c A 1; c goat\nA ship L6; cargo 1v\nB");
    assert_eq!(scene.sea_ways("L6"), "M5", "one sea between three lands");
    assert_eq!(scene.codes_of("load"), "load L6c goat, load L6c 1v, load L6c 1v goat");
    assert_eq!(scene.codes_of("unload"), "unload L6 1v, unload L6b 1v, unload L6c 1v");
    let islands: Vec<u8> = ["L6", "L6b", "L6c"].iter().map(|space| scene.island(space).root).collect();
    assert!(islands.iter().enumerate().all(|(n, root)| !islands[..n].contains(root)), "{islands:?}");
    scene.play(&["A load L6c 1v goat"]);
    assert_eq!(scene.cargo('A'), "2v goat");
    let view = scene.view('*');
    let board = scene.game.board(&view, &Voice::new(Locale::En, vec!["Ada".into(), "Bo".into()])).plain();
    assert!(board.contains("L6c\u{a0}"), "{board}");
    // The sea between two joined capes does not touch the third. A longship there still reaches it (EX-09).
    let strait = Scene::draw_with(printed(CAPES), "T03 L6 r1; b A 1; b goat\nA ship L6; cargo 1v\nB");
    assert_eq!(strait.sea_ways("L6"), "M5");
    assert!(strait.may("load L6b goat") && strait.may("unload L6b 1v"));
}

#[test]
fn an_islet_is_an_island_of_one_tile_from_the_start() {
    let mut scene = Scene::draw_with(printed(CAPES), "A ship M5; cargo 2v; hand T05\nB");
    let place = scene.codes().into_iter().find(|code| code.starts_with("place T05")).unwrap();
    let cell = place.split(' ').nth(2).unwrap().to_owned();
    scene.play(&[&format!("A {place}")]);
    let space = cell.parse().unwrap();
    assert!(scene.events.contains(&Event::IslandCompleted { at: space, tiles: 1 }), "{:?}", scene.events);
    assert_eq!(scene.on('A', &cell), "sheep");
    assert_eq!(scene.island(&cell).tiles, 1);
    scene.state.open.explorers[0].ship = crate::games::explorers::place::Place::At(space);
    scene.play(&[&format!("A unload {cell} 1v")]);
    assert_eq!(scene.points('A', "islands"), 1, "a Viking on it controls it");
}

#[test]
fn each_side_has_its_own_mainland() {
    let game = printed(FJORD);
    let home = |side: &str| Scene::draw_with(game.clone(), &format!("board {side}\nA cargo 1v\nB")).codes_of("sail");
    assert_eq!(home("a1"), "sail L5, sail M5, sail N5");
    assert_eq!(home("a2"), "sail L6, sail M6, sail L5");
    assert_eq!(home("b1"), "sail K5, sail M5, sail M5b", "F2 has two seas there, F3 none");
    assert_eq!(home("b2"), "sail M6, sail L5, sail M4");
    let b1 = Scene::draw_with(game, "board b1\nA\nB");
    assert_eq!((b1.island("M5").open, b1.island("M5").barred), (3, 1), "its land touches the mainland");
    assert!(b1.state.open.chart.spots.iter().any(|spot| spot.cell.distance("O6".parse().unwrap()) == 1), "beside F3");
}

#[test]
fn an_uneven_table_gets_the_best_split_of_livestock() {
    let game = printed(THRIFT);
    let table = game.points.set;
    assert_eq!(table, [2, 4, 7, 9, 12, 13]);
    // The test tries all splits of a herd.
    fn best(table: [u8; 6], left: [u8; 6]) -> i32 {
        let kinds: Vec<usize> = (0..6).filter(|kind| left[*kind] > 0).collect();
        let ways = (1..1_u32 << kinds.len()).map(|chosen| {
            let mut next = left;
            kinds.iter().enumerate().filter(|(i, _)| chosen >> i & 1 == 1).for_each(|(_, kind)| next[*kind] -= 1);
            i32::from(table[chosen.count_ones() as usize - 1]) + best(table, next)
        });
        ways.max().unwrap_or(0)
    }
    let mut other = 0;
    for counts in
        [[1, 1, 1, 1, 0, 0], [1; 6], [2, 2, 1, 1, 0, 0], [2, 1, 1, 1, 1, 0], [3, 1, 0, 1, 0, 0], [2, 2, 2, 0, 0, 0]]
    {
        let herd = crate::games::explorers::components::Herd::new(counts);
        assert_eq!(sets(&game, &herd), best(table, counts), "{counts:?}");
        let greedy: i32 = (0..3)
            .map(|used| counts.iter().filter(|count| **count > used).count())
            .filter(|kinds| *kinds > 0)
            .map(|kinds| i32::from(table[kinds - 1]))
            .sum();
        other += i32::from(greedy != sets(&game, &herd));
    }
    assert!(other > 0, "the largest sets are not always best here");
}

#[test]
fn captains_count_what_an_edition_says() {
    let game = printed(THRIFT);
    let a = "raided 5 4; dead 2; delivered pig pig goat; ships 3";
    let scene = Scene::draw_with(game, &format!("T11 K6 r1\nT10 L6 r3\nA {a}; outposts L5n\nB"));
    let islands = holdings(&scene.game, &scene.state.open);
    let counted = |captain: &str| {
        let captain: Captain = captain.parse().unwrap();
        let found = count(&scene.game, &scene.state.open, &islands, seat('A'), captain);
        (found.units, found.points)
    };
    assert_eq!(counted("barbarian"), (9, 3), "strengths, a point for every three");
    assert_eq!(counted("hero"), (2, 6), "deaths");
    assert_eq!(counted("huntsman"), (2, 2), "kinds");
    assert_eq!(counted("shieldmaiden"), (5, 2), "at home, a point for every two");
    assert_eq!(counted("watchman"), (1, 2), "outposts");
    assert_eq!(counted("cartographer"), (3, 6), "enemy ships, as the hero of the reconstruction");
    assert_eq!(counted("trader"), (3, 3));
    for locale in Locale::ALL {
        let rules = scene.game.rules(&Options::default(), &Voice::new(locale, Vec::new())).plain();
        assert!(!rules.contains("explorers-") && !rules.contains("{ $"), "{rules}");
    }
    let rules = scene.game.rules(&Options::default(), &Voice::new(Locale::En, Vec::new())).plain();
    assert!(
        rules.contains("Barbarian: 1 VP per strength of the Settlements you raided, but only once for every full 3\n"),
        "{rules}"
    );
    assert!(rules.contains("Tyrant: 1 VP per Tile of your largest complete Island\n"), "{rules}");
    let mut edition = Edition::read(THRIFT).unwrap();
    edition.data["captains"]["hero"]["counts"] = "luck".into();
    let error = Explorers::new(&edition).unwrap_err();
    assert_eq!(error.key, "captains.hero.counts");
    assert!(error.reason.starts_with("must be one of: archer, "), "{}", error.reason);
}
