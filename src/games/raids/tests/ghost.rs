//! The ghost of a game of two.

use super::scene::Scene;
use crate::engine::Seat;
use crate::games::raids::action::Event;

const EMPTY: &str = ". . . . V . . . . V . . . . V . . . .";

#[test]
fn ra_65_the_ghost_leaves_third_so_no_player_is_the_last_to_leave() {
    let mut sea = Scene::draw(&format!(
        "track   rune rune wood3/1 rune V {}
         waiting A B ghost
         A       crew 1
         B       crew 2",
        &EMPTY[10..]
    ));
    sea.play(&["A sail 3"]);
    assert_eq!(sea.choices(), "B: sail 1, sail 2, sail 3, sail 4, dock");
    sea.play(&["B sail 1"]);
    assert!(sea.events.contains(&Event::GhostMoved { space: 5 }));
    assert_eq!(sea.track().split(' ').nth(4), Some("ghost:V"));
    assert_eq!(sea.sea().turn, Seat(1));
}

#[test]
fn ra_65_the_ghost_counts_as_the_next_ship_ahead() {
    let mut sea = Scene::draw(
        "track A:rune rune monster3 rune ghost:V rune B:rune . . V . . . . V . . . .
         A crew 1
         B crew 1",
    );
    assert_eq!(sea.track(), "A:. . . . ghost:V rune B:rune . . V . . . . V . . . .");
    assert_eq!(sea.choices(), "A: sail 6, sail 7, dock");
    sea.play(&["A sail 6"]);
    assert_eq!(sea.crews(), [2, 1], "the Village recruits although the ghost rests there");
}

#[test]
fn ra_42_a_ghost_behind_moves_on_and_takes_nothing() {
    let sea = Scene::draw(
        "track . . . . ghost:V A:rune monster3 visit pillage V B:rune . . . V . . . .
         A crew 1
         B crew 1",
    );
    assert_eq!(sea.events[0], Event::GhostMoved { space: 10 });
    assert!(matches!(sea.events[1], Event::Took { seat: Seat(0), space: 6, .. }));
    assert_eq!(sea.track(), ". . . . V A:. . . . ghost:V B:rune . . . V . . . .");
    assert_eq!(sea.sea().ghost.unwrap().space, 10);
}

#[test]
fn the_ghost_may_move_several_times_in_a_row() {
    let sea = Scene::draw(
        "track . . . . ghost:V . . . . V . A:rune B:rune . V . . . .
         A crew 1
         B crew 1",
    );
    assert_eq!(sea.events[..2], [Event::GhostMoved { space: 10 }, Event::GhostMoved { space: 15 }]);
}

#[test]
fn ra_43_a_ghost_still_under_way_is_moved_home() {
    let mut sea = Scene::draw(&format!(
        "track   {EMPTY}
         waiting A B ghost
         A       crew 1
         B       crew 1"
    ));
    sea.play(&["A dock", "B dock"]);
    let at = sea.events.iter().position(|event| *event == Event::GhostMoved { space: 20 }).unwrap();
    assert_eq!(sea.events[at + 1], Event::Docked { seat: None, rank: 3 });
    assert!(matches!(sea.events[at + 2], Event::VoyageEnded { .. }));
}

/// Who leaves when in the next voyage, after these came home in this order. A is the last player to dock.
fn departures(reorder: &str, home: &str) -> Vec<Option<Seat>> {
    let text = format!(
        "track {EMPTY}
         home  {home}
         A     crew 1
         B     crew 1"
    );
    let text = if home.contains('A') { text } else { text.replacen('.', "A:.", 1) };
    let mut sea = Scene::with(serde_json::json!({ "ghost_reorder": reorder }), &text);
    if sea.sea().voyage == 1 {
        sea.play(&["A dock"]);
    }
    sea.events
        .iter()
        .find_map(|e| if let Event::VoyageBegan { order, .. } = e { Some(order.clone()) } else { None })
        .unwrap()
}

#[test]
fn ra_58_the_ghost_changes_places_with_the_ship_that_was_first_home() {
    let (a, b) = (Some(Seat(0)), Some(Seat(1)));
    assert_eq!(departures("swap", "ghost B"), [a, b, None], "first home: nothing to change");
    assert_eq!(departures("swap", "B ghost"), [a, b, None], "second home");
    assert_eq!(departures("swap", "B A ghost"), [b, a, None], "third home: the first home leaves first");
}

#[test]
fn ra_58_or_the_others_move_up() {
    let (a, b) = (Some(Seat(0)), Some(Seat(1)));
    assert_eq!(departures("shift", "ghost B"), [a, b, None]);
    assert_eq!(departures("shift", "B ghost"), [a, b, None]);
    assert_eq!(departures("shift", "B A ghost"), [a, b, None]);
}

#[test]
fn ra_59_the_ghost_takes_a_place_in_the_harbor_but_no_coins() {
    let mut sea = Scene::draw(&format!(
        "track {}
         home  ghost B
         A     crew 1
         B     crew 1",
        EMPTY.replacen('.', "A:.", 1)
    ));
    sea.play(&["A dock"]);
    assert!(sea.events.contains(&Event::Docked { seat: Some(Seat(0)), rank: 3 }));
    assert_eq!(sea.sea().ships.iter().map(|ship| ship.coins).collect::<Vec<_>>(), [3, 6]);
}
