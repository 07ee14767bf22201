//! Published house rules, each a switch. Their details are our own rulings.

use super::scene::Scene;
use crate::engine::{Chance, Game, Seat};
use crate::games::raids::event::{Event, Source};
use serde_json::json;

#[test]
fn ra_52_a_ship_without_room_may_throw_a_tile_overboard() {
    let text = "track A:. V B:rune rune
         A crew 8, mead8/0
         B crew 1";
    let mut open = Scene::with(json!({ "room_at_sea": "on" }), text);
    open.play(&["A sail 4"]);
    assert_eq!(open.choices(), "A: keep, drop 1");
    open.play(&["A drop 1"]);
    assert_eq!(open.ship('A'), "crew 9");
    assert!(open.events.iter().any(|event| matches!(event, Event::Dropped { seat: Seat(0), .. })));

    let mut open = Scene::draw(text);
    open.play(&["A sail 4"]);
    assert_eq!(open.ship('A'), "crew 8, mead8/0", "not in the rulebook");
}

#[test]
fn ra_52_only_tiles_that_cover_shields_make_room() {
    let mut open = Scene::with(
        json!({ "room_at_sea": "on" }),
        "track A:. visit B:rune rune
         A crew 8, weapon1/2 mead8/0 sail1/2
         B crew 1",
    );
    // The Visit lies between A and B, so A clears it. No Visit lies beyond B.
    assert_eq!(open.choices(), "A: sail 3, sail 4, dock");
    open.play(&["A sail 4"]);
    let mut open = Scene::with(
        json!({ "room_at_sea": "on" }),
        "track B:rune A:rune visit rune
         A crew 1
         B crew 8, weapon1/2 mead8/0 sail1/2",
    );
    open.play(&["B sail 4"]);
    assert_eq!(open.choices(), "B: keep, drop 2");
    assert_eq!(open.refused("B drop 1").rule, "raids-refuse-makes-no-room");
    assert_eq!(open.refused("B drop 4").rule, "raids-refuse-no-tile-there");
    open.play(&["B keep"]);
    assert_eq!(open.ship('B'), "crew 8, weapon1/2 mead8/0 sail1/2, runes 1");
}

#[test]
fn ra_52_no_question_if_no_tile_would_make_room() {
    let mut open = Scene::with(
        json!({ "room_at_sea": "on" }),
        "track A:. V B:rune rune
         A crew 10, weapon1/2
         B crew 1",
    );
    open.play(&["A sail 4"]);
    assert_eq!(open.track(), ". V1 B:. A:rune");
}

#[test]
fn ra_53_the_ship_chooses_its_course_again_after_making_room() {
    let mut open = Scene::with(
        json!({ "room_at_sea": "on" }),
        "track B:rune A:rune V rune wood3/1 monster3
         A crew 1
         B crew 8, mead8/0",
    );
    open.play(&["B sail 4", "B drop 1"]);
    assert_eq!(open.choices(), "B: sail 4, sail 5, fight, yield");
    open.play(&["B sail 5"]);
    assert_eq!(open.ship('B'), "crew 9, runes 1");
}

#[test]
fn ra_52_a_port_asks_for_room_after_the_sale() {
    let mut open = Scene::with(
        json!({ "room_at_port": "on" }),
        "track A:port1 B:rune
         A crew 6, mead8/0 furs6/0
         B crew 1",
    );
    assert_eq!(open.choices(), "A: sell 1, sell 2, keep");
    open.play(&["A keep"]);
    assert_eq!(open.choices(), "A: keep, drop 1, drop 2");
    open.play(&["A drop 2"]);
    assert_eq!(open.ship('A'), "crew 7, mead8/0, ports 1");
    assert_eq!(open.choices(), "A: sail 2, dock");
}

#[test]
fn ra_54_recruits_without_room_stay_for_later_ships() {
    let mut open = Scene::with(
        json!({ "recruits_stay": "on" }),
        "track   V visit rune wood3/1 port1
         waiting A B C
         A       crew 10
         B       crew 0
         C       crew 0",
    );
    open.play(&["A sail 3"]);
    assert_eq!((open.open().spot(1).vikings, open.open().spot(2).vikings), (3, 3));
    open.play(&["B sail 4"]);
    assert_eq!(open.crews(), [10, 2 + 3, 0], "its own and those left: 2 of the Village, 3 of the Visit");
    assert_eq!((open.open().spot(1).vikings, open.open().spot(2).vikings), (1, 0), "the share of the last ship stays");
}

/// What each ship in turn recruits at a Village with only three Vikings for four ships, and how many stay there.
fn short_village(first_crew: u8) -> (Vec<u8>, u8) {
    let mut open = Scene::with(
        json!({ "recruits_stay": "on", "viking_limit": "40" }),
        &format!(
            "track   V3 rune wood3/1 port1 rune
             waiting A B C D
             A       crew {first_crew}
             B       crew 0
             C       crew 0
             D       crew 0"
        ),
    );
    open.state.open.spaces[0].passes = 0; // no ship has passed; the pool was empty at the start
    open.play(&["A sail 2", "B sail 3", "C sail 4", "D sail 5"]);
    let recruited = Seat::all(4).map(|ship| {
        let here = |event: &Event| match event {
            Event::Recruited { seat, source: Source::Village(1), vikings, lost: 0 } if *seat == ship => Some(*vikings),
            _ => None,
        };
        open.events.iter().find_map(here).unwrap_or(0)
    });
    (recruited.collect(), open.open().spot(1).vikings)
}

#[test]
fn ra_54_a_short_village_keeps_one_viking_per_later_ship() {
    // Each ship gets max(min(1, there), there − ships that still have to pass).
    assert_eq!(short_village(0), (vec![1, 1, 1, 0], 0), "the first ships are served first");
    assert_eq!(short_village(10), (vec![0, 1, 1, 1], 0), "the last ship gets the share that the first left");
}

#[test]
fn ra_54_a_visit_keeps_no_share_for_ships_that_do_not_exist() {
    let passed = |options: serde_json::Value, waiting: &str| {
        let mut raids = super::raids();
        raids.visit = vec![3, 0, 2];
        let ships: Vec<&str> = waiting.split(' ').filter(|name| *name != "ghost").collect();
        let crews: String = ships.iter().map(|ship| format!("\n {ship} crew 0")).collect();
        let text = format!("track visit rune wood3/1 port1 . V rune\n waiting {waiting}{crews}");
        let mut open = Scene::of(raids, options, &text);
        for (ship, stop) in ships.iter().take(3).zip(2..) {
            open.play(&[&format!("{ship} sail {stop}")]);
        }
        open.crews()
    };
    let stay = || json!({ "recruits_stay": "on" });
    assert_eq!(passed(stay(), "A B ghost"), [5, 0], "the second ship has no share, and no third ship exists");
    assert_eq!(passed(stay(), "A B C D")[..3], [3, 0, 2], "the third ship's two wait for it");
    assert_eq!(passed(json!({}), "A B ghost"), [3, 0]);
    assert_eq!(passed(json!({}), "A B C D")[..3], [3, 0, 2]);
}

#[test]
fn ra_54_staying_recruits_give_no_event_and_a_port_keeps_none() {
    let mut open = Scene::with(
        json!({ "recruits_stay": "on" }),
        "track A:port1 V B:rune rune
         A     crew 10
         B     crew 1",
    );
    let port = Event::Recruited { seat: Seat(0), source: Source::Port, vikings: 0, lost: 1 };
    assert!(open.events.contains(&port), "a Port keeps no recruits: {:?}", open.events);
    open.play(&["A sail 4"]);
    assert_eq!(open.open().spot(2).vikings, 2);
    assert!(!open.events.iter().any(|event| matches!(event, Event::Recruited { source: Source::Village(_), .. })));
}

#[test]
fn ra_51_combat_may_be_rolled() {
    let mut open = Scene::with(
        json!({ "rolled_combat": "on" }),
        "track A:. B:rune wood3/1
         A crew 5
         B crew 2",
    );
    open.play(&["A sail 2"]);
    let Some(Event::Rolled { attack, defence, .. }) =
        open.events.iter().find(|event| matches!(event, Event::Rolled { .. })).cloned()
    else {
        panic!("no dice: {:?}", open.events)
    };
    assert_eq!((attack.len(), defence.len()), (3, 2), "a die for each Viking left, three at most");
    assert!(attack.iter().chain(&defence).all(|die| (1..=6).contains(die)));
    let attacker_wins = attack.iter().sum::<u8>() > defence.iter().sum::<u8>();
    assert_eq!(open.crews(), if attacker_wins { [4, 1] } else { [3, 2] });
    assert_eq!(open.open().asked(), Some(Seat(u8::from(attacker_wins))));
}

/// A rolled combat with these crews and dice. The dice are recorded chance.
fn rolled(crews: [u8; 2], dice: &[u8]) -> Scene {
    let mut open = Scene::with(
        json!({ "rolled_combat": "on" }),
        &format!(
            "track A:. B:rune wood3/1
             A crew {}
             B crew {}",
            crews[0], crews[1]
        ),
    );
    open.state.chance = Chance::recorded(dice.iter().map(|die| json!(die - 1)));
    open.play(&["A sail 2"]);
    open
}

/// The Vikings that the loser lost, from the event of the roll.
fn lost(open: &Scene) -> u8 {
    let lost = open.events.iter().find_map(|event| match event {
        Event::Rolled { lost, .. } => Some(*lost),
        _ => None,
    });
    lost.expect("a roll")
}

#[test]
fn ra_51_a_tie_goes_to_the_defender_and_the_loser_pays_a_viking() {
    let open = rolled([3, 2], &[3, 3, 4, 2]);
    assert_eq!((open.crews(), open.open().asked(), lost(&open)), (vec![1, 2], Some(Seat(0)), 1));
    let open = rolled([3, 2], &[6, 3, 4, 2]);
    assert_eq!((open.crews(), open.open().asked(), lost(&open)), (vec![2, 1], Some(Seat(1)), 1));
}

#[test]
fn ra_51_a_side_without_vikings_rolls_and_loses_nothing() {
    let open = rolled([2, 0], &[1]);
    assert_eq!((open.crews(), open.open().asked(), lost(&open)), (vec![1, 0], Some(Seat(1)), 0));
    let open = rolled([1, 0], &[]);
    assert_eq!((open.crews(), open.open().asked(), lost(&open)), (vec![0, 0], Some(Seat(0)), 0));
}

#[test]
fn a_record_that_does_not_fit_changes_nothing() {
    let mut open = Scene::with(
        json!({ "rolled_combat": "on" }),
        "track A:. B:rune wood3/1
         A crew 3
         B crew 1",
    );
    open.state.chance = Chance::recorded([json!(3), json!(9)]);
    let (before, events) = (open.state.clone(), open.events.clone());
    let refusal = open.raids.step(&mut open.state, Seat(0), &"sail 2".parse().unwrap(), &mut open.events).unwrap_err();
    assert_eq!(refusal.rule, "record-draw-misfit");
    assert_eq!((open.state, open.events), (before, events));
}
