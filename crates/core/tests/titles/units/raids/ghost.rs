//! Tests of the ghost in two-player games.

use super::scene::Scene;
use crate::engine::Seat;
use crate::games::raids::event::Event;
use crate::games::raids::policy::evaluation::position;

const EMPTY: &str = ". . . . V . . . . V . . . . V . . . .";

#[test]
fn ra_65_the_ghost_leaves_last_so_no_player_clears() {
    let mut open = Scene::draw(&format!(
        "track   rune rune wood3/1 rune V {}
         waiting A B ghost
         A       crew 1
         B       crew 2",
        &EMPTY[10..]
    ));
    open.play(&["A sail 3"]);
    assert_eq!(open.choices(), "B: sail 1, sail 2, sail 3, sail 4, dock");
    open.play(&["B sail 1"]);
    assert!(open.events.contains(&Event::GhostMoved { space: 5 }));
    assert_eq!(open.track().split(' ').nth(4), Some("ghost:V"));
    assert_eq!(open.open().turn, Seat(1));
}

#[test]
fn ra_65_the_letter_of_the_rulebooks_the_last_player_clears() {
    let text = format!(
        "track   rune rune wood3/1 rune V {}
         waiting A B ghost
         A       crew 1
         B       crew 2",
        &EMPTY[10..]
    );
    let mut open = Scene::with(serde_json::json!({ "waiting_ghost": "off" }), &text);
    assert_eq!(open.choices(), "A: sail 1, sail 2, sail 3, sail 4, dock", "B waits beside A");
    open.play(&["A sail 3"]);
    assert_eq!(open.choices(), "B: sail 3, sail 4, dock");
    assert!(open.track().starts_with(". . A:wood3/1 rune"), "{}", open.track());
    // The ghost still counts as the next ship ahead.
    let mut behind = Scene::with(
        serde_json::json!({ "waiting_ghost": "off" }),
        "track A:rune rune monster3 rune ghost:V rune B:rune . . V . . . . V . . . .
         A crew 1
         B crew 1",
    );
    assert_eq!(behind.choices(), "A: sail 6, sail 7, dock");
    behind.play(&["A sail 6"]);
}

#[test]
fn ra_65_the_ghost_counts_as_the_next_ship_ahead() {
    let mut open = Scene::draw(
        "track A:rune rune monster3 rune ghost:V rune B:rune . . V . . . . V . . . .
         A crew 1
         B crew 1",
    );
    assert_eq!(open.track(), "A:. . . . ghost:V rune B:rune . . V . . . . V . . . .");
    assert_eq!(open.choices(), "A: sail 6, sail 7, dock");
    open.play(&["A sail 6"]);
    assert_eq!(open.crews(), [2, 1], "the Village recruits although the ghost rests there");
}

#[test]
fn ra_42_a_ghost_behind_moves_on_and_takes_nothing() {
    let open = Scene::draw(
        "track . . . . ghost:V A:rune monster3 visit pillage V B:rune . . . V . . . .
         A crew 1
         B crew 1",
    );
    assert_eq!(open.events[0], Event::GhostMoved { space: 10 });
    assert!(matches!(open.events[1], Event::Took { seat: Seat(0), space: 6, .. }));
    assert_eq!(open.track(), ". . . . V A:. . . . ghost:V B:rune . . . V . . . .");
    assert_eq!(open.open().ghost.unwrap().space, 10);
}

#[test]
fn the_ghost_may_move_several_times_in_a_row() {
    let open = Scene::draw(
        "track . . . . ghost:V . . . . V . A:rune B:rune . V . . . .
         A crew 1
         B crew 1",
    );
    assert_eq!(open.events[..2], [Event::GhostMoved { space: 10 }, Event::GhostMoved { space: 15 }]);
}

#[test]
fn ra_43_a_ghost_still_under_way_is_moved_home() {
    let mut open = Scene::draw(&format!(
        "track   {EMPTY}
         waiting A B ghost
         A       crew 1
         B       crew 1"
    ));
    open.play(&["A dock", "B dock"]);
    let at = open.events.iter().position(|event| *event == Event::GhostMoved { space: 20 }).unwrap();
    assert_eq!(open.events[at + 1], Event::Docked { seat: None, rank: 3 });
    assert!(matches!(open.events[at + 2], Event::VoyageEnded { .. }));
}

/// The order of departure in the next voyage, after ships came home in this order. A is the last player to dock.
fn departures(reorder: &str, home: &str) -> Vec<Option<Seat>> {
    let text = format!(
        "track {EMPTY}
         home  {home}
         A     crew 1
         B     crew 1"
    );
    let text = if home.contains('A') { text } else { text.replacen('.', "A:.", 1) };
    let mut open = Scene::with(serde_json::json!({ "ghost_reorder": reorder }), &text);
    if open.open().voyage == 1 {
        open.play(&["A dock"]);
    }
    open.events
        .iter()
        .find_map(|e| if let Event::VoyageBegan { order, .. } = e { Some(order.clone()) } else { None })
        .unwrap()
}

#[test]
fn ra_58_the_ghost_swaps_with_the_ship_that_came_home_first() {
    let (a, b) = (Some(Seat(0)), Some(Seat(1)));
    assert_eq!(departures("swap", "ghost B"), [a, b, None], "first home: nothing to change");
    assert_eq!(departures("swap", "B ghost"), [a, b, None], "second home");
    assert_eq!(departures("swap", "B A ghost"), [b, a, None], "third home: the first home leaves first");
}

#[test]
fn ra_58_with_shift_the_other_ships_move_up() {
    let (a, b) = (Some(Seat(0)), Some(Seat(1)));
    assert_eq!(departures("shift", "ghost B"), [a, b, None]);
    assert_eq!(departures("shift", "B ghost"), [a, b, None]);
    assert_eq!(departures("shift", "B A ghost"), [a, b, None]);
}

#[test]
fn ra_59_the_ghost_takes_a_place_in_the_harbor_but_no_coins() {
    let mut open = Scene::draw(&format!(
        "track {}
         home  ghost B
         A     crew 1
         B     crew 1",
        EMPTY.replacen('.', "A:.", 1)
    ));
    open.play(&["A dock"]);
    assert!(open.events.contains(&Event::Docked { seat: Some(Seat(0)), rank: 3 }));
    assert_eq!(open.open().ships.iter().map(|ship| ship.coins).collect::<Vec<_>>(), [3, 6]);
}

/// The coins of A and B after a voyage in which they and the ghost came home in this order. A docks last.
fn coins(takes: &str, harbor: &str, home: &str) -> Vec<u8> {
    let mut open = Scene::with(
        serde_json::json!({ "ghost_takes_coins": takes }),
        &format!(
            "voyage {harbor}
             track {}
             home  {home}
             A     crew 1
             B     crew 1, runes 1",
            EMPTY.replacen('.', "A:.", 1)
        ),
    );
    open.play(&["A dock"]);
    open.open().ships.iter().map(|ship| ship.coins).collect()
}

#[test]
fn ra_59_french_reading_the_coins_of_the_ghosts_place_are_lost() {
    assert_eq!(coins("off", "1, harbor arrival", "ghost B"), [3, 6]);
    assert_eq!(coins("on", "1, harbor arrival", "ghost B"), [1, 3], "places 2 and 3");
    assert_eq!(coins("on", "1, harbor arrival", "B ghost"), [1, 6], "places 1 and 3");
    assert_eq!(coins("on", "1, harbor arrival", "B"), [3, 6], "a ghost that comes last takes the third coins");
    assert_eq!(coins("on", "2, harbor runes", "ghost B"), [3, 6], "later awards do not depend on places");
}

#[test]
fn ra_59_unpaid_coins_stay_in_the_stock() {
    let mut open = Scene::with(
        serde_json::json!({ "ghost_takes_coins": "on" }),
        &format!(
            "track {}
             home  ghost B
             A     crew 1
             B     crew 1",
            EMPTY.replacen('.', "A:.", 1)
        ),
    );
    open.play(&["A dock"]);
    let lying: i16 = open.open().spaces.iter().map(|spot| i16::from(spot.coins)).sum();
    assert_eq!(open.open().bank + lying, 56 - 3 - 1);
}

#[test]
fn the_careful_player_knows_whose_coins_the_ghosts_place_takes() {
    let worth = |takes: &str, home: &str| {
        let open = Scene::with(
            serde_json::json!({ "ghost_takes_coins": takes }),
            &format!(
                "track {}
                 home  {home}
                 A     crew 1
                 B     crew 1",
                EMPTY.replacen('.', "A:.", 1)
            ),
        );
        position(&open.raids, open.open(), Seat(0))
    };
    assert!(worth("on", "ghost B") < worth("off", "ghost B"), "A comes third and gets less");
    assert_eq!(worth("on", "B"), worth("off", "B"), "the ghost is still behind");
}

/// The stops of a ghost on its way round this track. A is just before the Harbor.
fn stops(track: &str) -> Vec<u8> {
    let open = Scene::draw(&format!(
        "track   {track} A:rune
         waiting ghost
         home    B
         A       crew 1
         B       crew 1"
    ));
    let moved = |event: &Event| if let Event::GhostMoved { space } = event { Some(*space) } else { None };
    open.events.iter().filter_map(moved).collect()
}

#[test]
fn ra_68_the_ghost_stops_at_the_last_village_within_its_step() {
    assert_eq!(stops(". . . . V . . . . V . . . . V . . ."), [5, 10, 15, 20], "as printed: five each");
    assert_eq!(stops(". . V . . . . V . . . . V . . . . V ."), [3, 8, 13, 18, 21], "short legs at the Harbor");
    assert_eq!(stops(". . V . V . . . . V . . ."), [5, 10, 15], "a Village on the way is no stop");
}

#[test]
fn ra_68_without_a_village_in_its_step_it_stops_at_the_next() {
    assert_eq!(stops(". . . V . . . . . V . . . . V . ."), [4, 10, 15, 19], "a leg of six");
    assert_eq!(stops(". . . . . . V . . ."), [7, 12]);
    assert_eq!(stops("V . . . . . . . ."), [1, 11], "no Village is left");
}
