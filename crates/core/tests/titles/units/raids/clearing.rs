//! Tests of clearing.

use super::scene::Scene;
use crate::engine::Seat;
use crate::games::raids::components::Tile;
use crate::games::raids::event::{Event, Source};

#[test]
fn ra_01_monsters_visits_and_pillages_are_cleared() {
    let open = Scene::draw(
        "track A:rune monster4 visit pillage wood4/1 B:rune V .
         A crew 2
         B crew 3",
    );
    assert_eq!(open.track(), "A:. . . . . B:rune V .");
    assert_eq!(open.open().pool, 40 - 5 - 2, "three Vikings of the Visit are back in the pool");
    assert_eq!(open.open().bank, 56, "so are the coins of the Pillage");
}

#[test]
fn ra_02_a_cleared_monster_is_not_met() {
    let mut open = Scene::draw(
        "track A:rune monster4 B:rune rune
         A crew 2
         B crew 3",
    );
    assert_eq!(open.choices(), "A: sail 3, sail 4, dock");
    open.play(&["A sail 4"]);
    assert_eq!(open.crews(), [2, 3]);
}

#[test]
fn ra_03_no_stop_remains_before_the_next_ship() {
    let open = Scene::draw(
        "track A:rune wood3/1 weapon1/2 B:rune rune
         A crew 1
         B crew 1",
    );
    assert_eq!(open.choices(), "A: sail 4, sail 5, dock");
}

#[test]
fn ra_04_the_last_ship_under_way_can_only_sail_home() {
    let mut open = Scene::draw(
        "track A:rune monster3 V wood3/1 rune
         home  B C
         A     crew 2
         B     crew 0
         C     crew 0",
    );
    assert_eq!(open.ship('A'), "crew 2, runes 1");
    assert_eq!(open.choices(), "A: dock");
    open.play(&["A dock"]);
    let village = Event::Recruited { seat: Seat(0), source: Source::Village(3), vikings: 1, lost: 0 };
    assert!(open.events.contains(&village));
}

#[test]
fn ra_05_of_ships_that_wait_only_the_last_clears() {
    let mut open = Scene::draw(
        "track   wood3/1 rune port1 weapon1/2
         waiting A C
         home    B
         A       crew 1
         B       crew 1
         C       crew 1",
    );
    assert_eq!(open.choices(), "A: sail 1, sail 2, sail 3, sail 4, dock");
    open.play(&["A sail 3"]);
    assert_eq!(open.track(), ". . A:port1 weapon1/2");
    assert_eq!(open.choices(), "C: sail 3, sail 4, dock");
}

#[test]
fn ra_05_the_last_to_leave_clears_up_to_the_harbor_at_worst() {
    let open = Scene::draw(
        "track   wood3/1 rune
         waiting C
         home    B A
         A       crew 1
         B       crew 1
         C       crew 1",
    );
    assert_eq!(open.track(), ". .");
    assert_eq!(open.choices(), "C: dock");
}

#[test]
fn ra_44_the_tile_is_taken_before_anything_is_cleared() {
    let mut open = Scene::draw(
        "track A:wood3/1 rune rune B:rune
         A crew 1
         B crew 1",
    );
    assert_eq!(open.track(), "A:. rune rune B:rune");
    let would = open.raids.would_clear(open.open(), Seat(0));
    assert_eq!(would, [(2, Tile::Rune), (3, Tile::Rune)]);
    open.play(&["A discard"]);
    assert_eq!(open.track(), "A:. . . B:rune");
    assert_eq!(open.raids.would_clear(open.open(), Seat(0)), []);
    let names: Vec<&Event> = open.events.iter().collect();
    assert!(matches!(names[..], [Event::Took { .. }, Event::Discarded { .. }, Event::Cleared { .. }]), "{names:?}");
}

#[test]
fn ra_57_without_docked_ships_ahead_a_straggler_clears_nothing() {
    let open = Scene::with(
        serde_json::json!({ "docked_ahead": "off" }),
        "track A:rune wood3/1 rune
         home  B C
         A     crew 2
         B     crew 0
         C     crew 0",
    );
    assert_eq!(open.choices(), "A: sail 2, sail 3, dock");
}

#[test]
fn ra_57_a_ship_under_way_ahead_still_counts() {
    let open = Scene::with(
        serde_json::json!({ "docked_ahead": "off" }),
        "track A:rune wood3/1 B:rune rune
         home  C
         A     crew 2
         B     crew 0
         C     crew 0",
    );
    assert_eq!(open.track(), "A:. . B:rune rune");
}
