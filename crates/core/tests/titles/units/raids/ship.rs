//! Tests of taking, placing and selling tiles, and of their value.

use super::scene::Scene;
use crate::engine::{Game, Seat};
use crate::games::raids::event::{Event, Source};
use crate::games::raids::scoring;

fn points(open: &Scene, source: &str) -> i32 {
    let sheet = open.raids.score(&open.state, Seat(0));
    sheet.lines.iter().find(|line| line.source == source).unwrap().points
}

/// A at a tile with the drawn ship, and B ahead.
fn at(tile: &str, ship: &str) -> Scene {
    Scene::draw(&format!(
        "track A:{tile} B:rune
         A {ship}
         B crew 0"
    ))
}

#[test]
fn ra_22_a_port_sells_before_it_recruits() {
    let mut open = at("port1", "crew 8, wood3/0");
    assert_eq!(open.choices(), "A: sell 1, keep");
    open.play(&["A sell 1"]);
    assert_eq!(open.ship('A'), "crew 9, ports 1, sold wood3/0", "the sale freed shields for the recruit");

    let mut open = at("port1", "crew 8, wood3/0");
    open.play(&["A keep"]);
    assert_eq!(open.ship('A'), "crew 8, wood3/0, ports 1");
    let lost = Event::Recruited { seat: Seat(0), source: Source::Port, vikings: 0, lost: 1 };
    assert_eq!(open.events.last(), Some(&lost));
}

#[test]
fn ra_23_a_double_port_sells_up_to_two() {
    let mut open = at("port2", "crew 1, weapon1/2 wood3/1");
    assert_eq!(open.choices(), "A: sell 2, keep");
    open.play(&["A sell 2"]);
    assert_eq!(open.ship('A'), "crew 2, weapon1/2, ports 1, sold wood3/1");
}

#[test]
fn ra_48_sales_are_asked_one_at_a_time() {
    let mut open = at("port2", "crew 1, wood3/1 weapon1/2 pigs5/1 mead8/0");
    assert_eq!(open.choices(), "A: sell 1, sell 3, sell 4, keep");
    open.play(&["A sell 1"]);
    assert_eq!(open.choices(), "A: sell 2, sell 3, keep");
    open.play(&["A sell 3"]);
    assert_eq!(open.ship('A'), "crew 2, weapon1/2 pigs5/1, ports 1, sold wood3/1 mead8/0");
}

#[test]
fn ra_24_a_port_recruits_without_goods() {
    let open = at("port2", "crew 1, weapon1/2");
    assert_eq!(open.ship('A'), "crew 2, weapon1/2, ports 1");
    assert_eq!(open.choices(), "A: sail 2, dock");
}

#[test]
fn ra_25_runes_and_ports_are_taken_without_a_question() {
    assert_eq!(at("rune", "crew 1").ship('A'), "crew 1, runes 1");
    assert_eq!(at("port1", "crew 1").ship('A'), "crew 2, ports 1");
}

#[test]
fn ra_26_tiles_leave_a_ship_only_for_a_new_one() {
    let open = at("rune", "crew 1, wood3/1");
    assert_eq!(open.refused("A discard").rule, "raids-refuse-first");
    assert_eq!(open.refused("A drop 1").rule, "raids-refuse-first");
    let mut open = at("furs4/1", "crew 1, wood3/1");
    open.play(&["A place 1"]);
    assert_eq!(open.ship('A'), "crew 1, furs4/1");
}

#[test]
fn ra_27_a_tile_may_be_replaced_although_a_space_is_free() {
    let mut open = at("weapon1/2", "crew 1, wood3/0 sail1/1");
    assert_eq!(open.choices(), "A: place 1, place 2, place 3, discard");
    open.play(&["A place 1"]);
    assert_eq!(open.ship('A'), "crew 1, weapon1/2 sail1/1");
}

#[test]
fn a_full_ship_takes_a_tile_only_in_exchange() {
    let open = at("weapon1/2", "crew 1, wood3/0 sail1/1 sail1/1 sail1/1 sail1/1");
    assert_eq!(open.choices(), "A: place 1, place 2, place 3, place 4, place 5, discard");
}

#[test]
fn ra_28_vikings_displaced_by_a_tile_go_back_to_the_pool() {
    let mut open = at("mead8/0", "crew 9");
    let pool = open.open().pool;
    open.play(&["A place 1"]);
    assert_eq!(open.ship('A'), "crew 8, mead8/0");
    assert_eq!(open.open().pool, pool + 1);
    assert_eq!(
        open.events[1..],
        [
            Event::Placed { seat: Seat(0), tile: open.open().ships[0].aboard[0], replaced: None },
            Event::Overboard { seat: Seat(0), vikings: 1 },
        ]
    );

    let mut open = at("mead8/0", "crew 7");
    open.play(&["A place 1"]);
    assert_eq!(open.ship('A'), "crew 7, mead8/0", "free shields elsewhere are used first");
}

#[test]
fn ra_28_a_sale_may_cost_shields_too() {
    let mut open = at("port2", "crew 11, wood3/3");
    open.play(&["A sell 1"]);
    assert_eq!(open.ship('A'), "crew 10, ports 1, sold wood3/3");
    assert!(open.events.contains(&Event::Overboard { seat: Seat(0), vikings: 1 }));
}

#[test]
fn ra_50_tiles_lie_on_the_first_spaces_of_a_ship() {
    let mut open = at("port1", "crew 1, wood3/1 weapon1/2 pigs5/1");
    open.play(&["A sell 1"]);
    assert_eq!(open.ship('A'), "crew 2, weapon1/2 pigs5/1, ports 1, sold wood3/1");
    let open = at("weapon1/2", "crew 1, wood3/1");
    assert_eq!(open.refused("A place 3").rule, "raids-refuse-free-space-is");
}

#[test]
fn ra_29_more_than_five_runes_begin_a_new_set() {
    let raids = super::raids();
    let glory: Vec<i32> = (0..=12).map(|runes| scoring::rune_glory(&raids, runes)).collect();
    assert_eq!(glory, [0, 1, 3, 6, 10, 15, 16, 18, 21, 25, 30, 31, 33]);
}

#[test]
fn ra_30_a_double_mjollnir_counts_as_two_hammers() {
    let open = at("rune", "crew 4, mjollnir2/1 mjollnir1/1");
    assert_eq!(points(&open, "mjollnir"), 12);
}

#[test]
fn glory_is_the_sum_of_all_sources() {
    let open = at(
        "rune",
        "crew 3, mjollnir1/1 pennant7/1 wood7/1 pennant4/2, runes 5, ports 2, sold mead8/0 pigs3/1, monsters 8 3, coins 10",
    );
    let sheet = open.raids.score(&open.state, Seat(0));
    let lines: Vec<_> = sheet.lines.iter().map(|line| (line.source.as_str(), line.count, line.points)).collect();
    assert_eq!(
        lines,
        [
            ("coins", 10, 10),
            ("runes", 6, 16),
            ("mjollnir", 3, 3),
            ("pennants", 2, 11),
            ("goods", 2, 11),
            ("monsters", 2, 11),
        ]
    );
    assert_eq!(sheet.total(), 62);
}
