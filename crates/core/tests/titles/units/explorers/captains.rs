//! The points of each captain.

use super::explorers;
use super::scene::{Scene, seat};
use crate::games::explorers::components::Captain;
use crate::games::explorers::scoring::{count, holdings};

/// The count of A's captain, and the points.
fn bonus(captain: &str, chart: &str, a: &str, b: &str) -> (i32, i32) {
    let scene = Scene::draw(&format!("{chart}\nA captain {captain}; {a}\nB {b}"));
    let captain: Captain = captain.parse().unwrap();
    let counted = count(&scene.game, &scene.state.open, &holdings(&scene.game, &scene.state.open), seat('A'), captain);
    assert_eq!(scene.points('A', "captain"), counted.points);
    (counted.units, counted.points)
}

#[test]
fn ex_70_the_archer_counts_steps_to_the_farthest_outpost() {
    assert_eq!(bonus("archer", "T11 K6 r1\nT10 L6 r3", "", ""), (0, 0));
    assert_eq!(bonus("archer", "T11 K6 r1\nT10 L6 r3", "outposts L5n", ""), (0, 0), "it touches a fixed tile");
    let ring = "T10 L6 r3\nT11 L7 r5\nT41 K8 r1\nT42 L8 r3";
    let corner = far_corner(ring);
    assert_eq!(bonus("archer", ring, &format!("outposts {corner}"), ""), (2, 2));
    assert_eq!(bonus("archer", ring, "", &format!("outposts {corner}")), (0, 0), "only own ones");
}

/// The only site of a chart.
fn far_corner(chart: &str) -> String {
    let scene = Scene::draw(&format!("{chart}\nA\nB"));
    let sites: Vec<String> = scene.state.open.chart.sites.iter().map(|site| site.corner.to_string()).collect();
    assert_eq!(sites.len(), 1, "{sites:?}");
    sites[0].clone()
}

#[test]
fn ex_70_steps_go_over_neighbouring_tiles() {
    let scene = Scene::draw("T10 L6 r3\nT11 L7 r5\nT41 K8 r1\nT42 L8 r3\nA\nB");
    assert_eq!(scene.state.open.chart.steps(), [0, 0, 0, 1, 2, 3, 3]);
}

#[test]
fn ex_71_the_barbarian_counts_raids() {
    assert_eq!(bonus("barbarian", "", "raided 2 5", ""), (2, 4));
}

#[test]
fn ex_72_the_cartographer_counts_complete_islands_under_control() {
    let chart = "T11 K6 r1; A 1\nT10 L6 r3\nT12 M6 r1\nT17 N6 r3; A 1; B 2";
    assert_eq!(bonus("cartographer", chart, "", ""), (1, 2));
    assert_eq!(bonus("cartographer", &chart.replace("A 1; B 2", "A 2; B 2"), "", ""), (2, 4), "ties count");
}

#[test]
fn ex_73_the_hero_counts_enemy_ships() {
    assert_eq!(bonus("hero", "", "ships 3", ""), (3, 6));
}

#[test]
fn ex_74_the_huntsman_counts_the_largest_group_of_a_kind() {
    assert_eq!(bonus("huntsman", "", "delivered pig pig pig goat goat", ""), (3, 6));
    assert_eq!(bonus("huntsman", "", "", ""), (0, 0));
}

#[test]
fn ex_75_the_queen_needs_the_largest_complete_island() {
    let chart = "T11 K6 r1; A 1\nT10 L6 r3\nT12 M6 r1\nT17 N6 r3; B 1";
    assert_eq!(bonus("queen", chart, "", ""), (3, 5), "a tie counts");
    assert_eq!(bonus("queen", &chart.replace("; A 1", ""), "", ""), (0, 0), "one is wanted");
    let larger = "T01 L6 r3\nT02 K6 r2; A 1\nT12 M6 r1\nT32 N6 r3; B 1\nT03 N7 r2";
    assert_eq!(bonus("queen", larger, "", ""), (0, 0));
}

#[test]
fn ex_76_the_scout_needs_the_farthest_viking() {
    let chart = |on_l6: &str, on_l7: &str| format!("T10 L6 r3{on_l6}\nT11 L7 r5{on_l7}");
    assert_eq!(bonus("scout", &chart("; A 1", ""), "", ""), (1, 5));
    assert_eq!(bonus("scout", &chart("; A 1", "; B 1"), "", ""), (0, 0));
    assert_eq!(bonus("scout", &chart("; B 1", "; A 1; B 1"), "", ""), (2, 5), "a tie counts");
    assert_eq!(bonus("scout", &chart("", ""), "", ""), (0, 0), "the mainland is no land beyond");
}

#[test]
fn ex_77_the_shieldmaiden_counts_own_vikings_ashore() {
    assert_eq!(bonus("shieldmaiden", "T10 L6 r3; A 3; B 2\nT12 M6 r1; A 1", "cargo 2v", ""), (4, 4));
}

#[test]
fn ex_78_the_trader_counts_three_animals_at_a_time() {
    for (animals, points) in
        [("pig pig", 0), ("pig pig goat", 2), ("pig pig goat goat sheep", 2), ("pig pig pig pig goat horse", 4)]
    {
        assert_eq!(bonus("trader", "", &format!("delivered {animals}"), "").1, points, "{animals}");
    }
}

#[test]
fn ex_79_the_tyrant_counts_pairs_of_tiles_of_the_largest_island() {
    assert_eq!(bonus("tyrant", "T11 K6 r1; A 1\nT10 L6 r3", "", ""), (3, 2), "rounded up");
    assert_eq!(bonus("tyrant", "T11 K6 r1; A 1", "", ""), (0, 0));
}

#[test]
fn ex_80_the_watchman_counts_land_masses_with_an_own_outpost() {
    assert_eq!(bonus("watchman", "T11 K6 r1\nT10 L6 r3\nT12 M6 r1\nT17 N6 r3", "outposts L5n N5n", ""), (2, 4));
    assert_eq!(bonus("watchman", "T41 K6 r0\nT10 L6 r3", "outposts L5n", ""), (1, 2), "complete or not");
}

#[test]
fn ex_80_two_of_eleven_captains_are_not_for_one_player() {
    let game = explorers();
    let others: Vec<&str> = Captain::ALL.iter().filter(|one| !game.bonus(**one).solo).map(|one| one.word()).collect();
    assert_eq!((Captain::ALL.len(), others), (11, vec!["queen", "scout"]));
}
