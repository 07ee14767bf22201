//! Setup and turn order.

use super::raids;
use super::scene::{Scene, picture};
use crate::ai::{Random, decide};
use crate::engine::{Chance, Game, Seat, Seed};
use crate::games::raids::Raids;
use crate::games::raids::event::Event;
use crate::games::raids::options::Options;
use crate::games::raids::state::State;

fn begin(options: serde_json::Value, seats: u8, number: u64) -> (Raids, State, Vec<Event>) {
    let raids = raids();
    let options: Options = serde_json::from_value(options).unwrap();
    let (state, events) = raids.setup(&options, seats, Chance::seeded(&Seed::from_number(number))).unwrap();
    (raids, state, events)
}

#[test]
fn the_setup_draws_first_player_then_harbors_then_tiles() {
    let (raids, state, events) = begin(serde_json::json!({}), 4, 1);
    let [Event::Seated { first, crews }, Event::HarborsDrawn { order }, Event::VoyageBegan { voyage: 1, tiles, .. }] =
        &events[..]
    else {
        panic!("{events:?}")
    };
    assert_eq!((order.len(), tiles.len()), (8, 16));
    assert_eq!(state.open.harbors[1..], order[..3]);
    assert_eq!(state.open.turn, *first);
    assert_eq!(crews[first.index()], 1);
    let mut sorted = tiles.clone();
    sorted.sort_unstable();
    let mut edition = raids.voyages[0].clone();
    edition.sort_unstable();
    assert_eq!(sorted, edition);
}

#[test]
fn ra_62_starting_crews_follow_the_order_of_play() {
    for (seats, crews) in [(2, vec![1, 2]), (3, vec![1, 2, 2]), (4, vec![1, 2, 2, 3])] {
        for number in 0..10 {
            let (_, state, events) = begin(serde_json::json!({}), seats, number);
            let Event::VoyageBegan { order, .. } = &events[2] else { panic!("{events:?}") };
            let by_order: Vec<u8> = order.iter().flatten().map(|seat| state.open.ships[seat.index()].crew).collect();
            assert_eq!(by_order, crews);
        }
    }
    let (_, state, _) = begin(serde_json::json!({ "start_crew": "two_each" }), 4, 1);
    assert!(state.open.ships.iter().all(|ship| ship.crew == 2));
}

#[test]
fn every_seat_is_sometimes_first() {
    let firsts: std::collections::BTreeSet<u8> =
        (0..40).map(|n| begin(serde_json::json!({}), 4, n).1.open.turn.0).collect();
    assert_eq!(firsts.len(), 4);
}

#[test]
fn villages_and_visits_are_filled() {
    let (_, state, _) = begin(serde_json::json!({}), 3, 1);
    let villages: Vec<(u8, u8)> = (1..state.open.harbor())
        .filter(|space| state.open.spot(*space).village)
        .map(|space| (space, state.open.spot(space).vikings))
        .collect();
    assert_eq!(villages, [(5, 3), (10, 3), (15, 3)]);
    assert_eq!(state.open.pool, 40 - 5 - 9 - 3);
}

#[test]
fn ra_67_another_track_has_four_villages() {
    let (_, state, _) = begin(serde_json::json!({ "track": "four_villages" }), 2, 1);
    assert_eq!(state.open.harbor(), 21);
    assert!([5, 10, 15, 20].iter().all(|space| state.open.spot(*space).village));
}

#[test]
fn ra_35_recruits_are_unlimited_by_default() {
    let text = "track A:. V B:rune rune
         A crew 9, sail1/3
         B crew 11, sail1/3
         C crew 11, sail1/3
         D crew 7";
    let text = text.replacen("track", "home C D\ntrack", 1);
    let mut open = Scene::draw(&text);
    assert_eq!(open.open().pool, 40 - 38 - 4, "more in play than the box holds");
    open.play(&["A sail 4"]);
    assert_eq!(open.crews(), [10, 11, 11, 7]);
}

#[test]
fn ra_35_with_a_limit_gains_stop_at_an_empty_pool() {
    let mut open = Scene::with(
        serde_json::json!({ "viking_limit": "40" }),
        "track A:rune B:port1 V0 rune
         home  C D
         A     crew 9, sail1/3
         B     crew 9, sail1/3
         C     crew 11, sail1/3
         D     crew 11, sail1/3",
    );
    assert_eq!(open.open().pool, 0);
    open.play(&["A dock"]);
    assert_eq!(open.ship('B'), "crew 9, sail1/3, ports 1", "no Viking is left in the pool");
    open.play(&["B dock"]);
    let villages: Vec<u8> = open.open().spaces.iter().filter(|spot| spot.village).map(|spot| spot.vikings).collect();
    assert_eq!(villages, [0, 0, 0]);
    assert_eq!(open.open().pool, 0);
}

#[test]
fn ra_35_with_a_limit_villages_are_filled_before_visits() {
    let mut open = Scene::with(
        serde_json::json!({ "viking_limit": "40" }),
        "track A:. V0
         home  B C D
         A     crew 6
         B     crew 9
         C     crew 8
         D     crew 10",
    );
    assert_eq!(open.open().pool, 7);
    open.play(&["A dock"]);
    let villages: Vec<u8> = open.open().spaces.iter().filter(|spot| spot.village).map(|spot| spot.vikings).collect();
    assert_eq!(villages, [4, 3, 0]);
    assert!(open.open().spaces.iter().filter(|spot| !spot.village).all(|spot| spot.vikings == 0));
}

#[test]
fn ra_46_a_computer_can_take_over_any_seat_at_any_decision() {
    let (raids, mut state, mut events) = begin(serde_json::json!({}), 3, 5);
    let mut dice = Chance::seeded(&Seed::from_number(9));
    let mut actions = 0;
    while let Some(seat) = state.open.asked() {
        let stand_in = raids.clone();
        let action = decide(&Random, &stand_in, &state, seat, &mut dice).unwrap();
        raids.step(&mut state, seat, &action, &mut events).unwrap();
        actions += 1;
    }
    assert!(actions > 20 && raids.outcome(&state).is_some());
}

#[test]
fn ra_47_only_one_seat_decides_at_a_time() {
    super::positions::every_position(20, |state| {
        let asked = raids().decisions(&state.open);
        assert!(asked.len() <= 1);
        assert_eq!(asked.first().map(|decision| decision.seat), state.open.asked());
    });
}

#[test]
fn ra_61_the_action_that_ends_a_turn_begins_the_next() {
    let mut open = Scene::draw(
        "track A:. rune rune C:port1
         home  B
         A     crew 1
         B     crew 1
         C     crew 1",
    );
    open.play(&["A dock"]);
    assert_eq!(open.open().turn, Seat(2));
    assert_eq!(open.ship('C'), "crew 2, ports 1");
    assert_eq!(open.choices(), "C: dock");
    assert!(picture(open.open()).contains("home    B A"));
}

#[test]
fn ra_63_no_game_is_longer_than_the_longest() {
    // In a voyage each ship moves forward at most 22 times (16 tiles, 5 Villages, the Harbor) and flees at most once
    // for each. A taken tile asks at most three times. Room is asked once for each Village or Visit and ship. Every
    // answer in combat costs at least two Vikings, from full crews and all recruits.
    let (ships, track, tiles, villages) = (4, 22, 16, 5);
    let vikings = ships * 8 * 4 + villages * ships + tiles * 4 * 4;
    let voyage = 2 * ships * track + 3 * tiles + ships * (tiles + villages) + vikings / 2;
    assert!(4 * voyage <= Raids::META.longest);
}
