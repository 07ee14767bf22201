//! Combat, flight and chains of both.

use super::scene::Scene;
use crate::engine::{Game, Seat};
use crate::games::raids::event::Event;
use crate::games::raids::rules::combat::Outlook;

#[test]
fn ra_08_a_ship_without_vikings_cannot_attack() {
    let open = Scene::draw(
        "track A:. B:rune wood3/1
         A crew 0
         B crew 3",
    );
    assert_eq!(open.choices(), "A: sail 3, dock");
    let refusal = open.refused("A sail 2");
    assert_eq!((&*refusal.rule, &*refusal.ruling), ("raids-refuse-crew-needed", "RA-08"));
}

#[test]
fn ra_09_monster_takes_last_viking() {
    let mut open = Scene::draw(
        "track A:. B:rune monster3 C:wood3/1
         A crew 1
         B crew 3
         C crew 3",
    );
    assert_eq!(open.choices(), "A: sail 2, yield");
    open.play(&["A yield"]);
    assert_eq!(open.choices(), "A: dock");
    assert_eq!(open.refused("A sail 4").rule, "raids-refuse-crew-needed");
}

#[test]
fn ra_08_recruits_on_the_way_count_for_an_attack() {
    let mut open = Scene::draw(
        "track A:. V B:rune
         A crew 0
         B crew 1",
    );
    open.play(&["A sail 3"]);
    assert_eq!(open.crews(), [0, 1]);
    assert_eq!(open.choices(), "B: dock");
}

#[test]
fn ra_10_a_defender_who_cannot_pay_two_must_flee() {
    for crew in 0..=1 {
        let mut open = Scene::draw(&format!(
            "track A:. B:rune wood3/1
             A crew 2
             B crew {crew}"
        ));
        open.play(&["A sail 2"]);
        assert_eq!(open.choices(), "B: sail 3, dock");
        assert_eq!(open.crews(), [1, crew]);
    }
}

#[test]
fn ra_11_a_defender_who_could_pay_may_flee_at_once() {
    let mut open = Scene::draw(
        "track A:. B:rune wood3/1
         A crew 2
         B crew 9",
    );
    open.play(&["A sail 2", "B flee"]);
    let fled = Event::Fled { seat: Seat(1), winner: Seat(0), space: 2, forced: false };
    assert_eq!(open.events.last(), Some(&fled));
    assert_eq!(open.crews(), [1, 9]);
}

#[test]
fn the_attacker_may_be_the_one_to_flee() {
    let mut open = Scene::draw(
        "track A:. B:rune wood3/1
         A crew 9
         B crew 2",
    );
    open.play(&["A sail 2", "B retaliate", "A flee", "A sail 3"]);
    assert_eq!(open.crews(), [8, 0]);
    assert_eq!(open.track(), ". B:. A:wood3/1", "B stood furthest back and took the rune at once");
}

#[test]
fn ra_12_a_fleeing_ship_may_go_home() {
    let mut open = Scene::draw(
        "track A:. B:rune V wood3/1
         A crew 2
         B crew 0",
    );
    open.play(&["A sail 2", "B dock"]);
    assert_eq!(open.ship('B'), "crew 1");
    assert!(open.events.contains(&Event::Docked { seat: Some(Seat(1)), rank: 1 }));
}

#[test]
fn ra_13_a_fleeing_ship_may_stop_before_the_next_ship() {
    let mut open = Scene::draw(
        "track A:. B:rune wood3/1 port1 C:rune
         A crew 2
         B crew 0
         C crew 2",
    );
    open.play(&["A sail 2"]);
    assert_eq!(open.choices(), "B: sail 3, sail 4, dock");
}

/// B flees from 2. D is the next ship ahead, and C is home.
fn flight(options: serde_json::Value) -> Scene {
    let mut open = Scene::with(
        options,
        "track A:. B:rune wood3/1 monster8 pillage visit D:rune weapon1/2
         home  C
         A     crew 2
         B     crew 1, sail1/1
         C     crew 2
         D     crew 2",
    );
    open.play(&["A sail 2"]);
    open
}

#[test]
fn ra_13_spanish_rules_a_fleeing_ship_clears_to_the_next_ship() {
    let open = flight(serde_json::json!({ "flight": "by_rules" }));
    let [.., Event::Fled { seat: Seat(1), forced: true, .. }, Event::Cleared { seat: Seat(1), tiles }] =
        &open.events[..]
    else {
        panic!("{:?}", open.events)
    };
    assert_eq!(tiles.iter().map(|(space, _)| *space).collect::<Vec<_>>(), [3, 4, 5, 6]);
    assert_eq!(open.track(), ". AB:rune . . . . D:rune weapon1/2", "the tile they fought for stays");
    assert_eq!(open.choices(), "B: sail 7, sail 8, dock");

    for options in [serde_json::json!({ "flight": "any" }), serde_json::json!({})] {
        let open = flight(options);
        assert!(!open.events.iter().any(|event| matches!(event, Event::Cleared { .. })), "English and French");
        assert_eq!(open.choices(), "B: sail 3, yield");
    }
}

#[test]
fn ra_13_spanish_rules_docked_ships_and_the_ghost_are_ahead() {
    let text = "track A:. B:rune wood3/1 V rune
         home  C
         A     crew 2
         B     crew 0
         C     crew 0";
    let mut open = Scene::with(serde_json::json!({ "flight": "by_rules" }), text);
    open.play(&["A sail 2"]);
    assert_eq!(open.choices(), "B: dock", "RA-04");
    let mut open = Scene::with(serde_json::json!({ "flight": "by_rules", "docked_ahead": "off" }), text);
    open.play(&["A sail 2"]);
    assert_eq!(open.choices(), "B: sail 3, sail 5, dock", "RA-57");
    let mut open = Scene::with(
        serde_json::json!({ "flight": "by_rules" }),
        "track A:. B:rune wood3/1 rune ghost:V rune . . . V . . . . V . . . .
         A crew 2
         B crew 0",
    );
    open.play(&["A sail 2"]);
    assert_eq!(open.choices(), "B: sail 6, dock", "RA-65");
}

#[test]
fn ra_13_spanish_rules_every_flight_of_a_chain_clears() {
    let mut open = Scene::with(
        serde_json::json!({ "flight": "by_rules" }),
        "track A:. B:rune wood3/1 C:port1 rune D:rune rune
         A crew 3
         B crew 1
         C crew 0
         D crew 0",
    );
    open.play(&["A sail 2", "B sail 4", "C sail 7"]);
    let cleared: Vec<(Seat, usize)> = (open.events.iter())
        .filter_map(|event| if let Event::Cleared { seat, tiles } = event { Some((*seat, tiles.len())) } else { None })
        .collect();
    assert_eq!(cleared, [(Seat(1), 1), (Seat(2), 1)]);
    assert_eq!(open.choices(), "A: sail 4, sail 6, sail 7, dock");
}

#[test]
fn ra_14_flight_has_all_effects_of_passing() {
    let mut open = Scene::draw(
        "track A:. B:rune V visit pillage monster3 rune
         A crew 2
         B crew 0",
    );
    open.play(&["A sail 2"]);
    assert_eq!(open.choices(), "B: fight, yield");
    open.play(&["B fight"]);
    assert_eq!(open.ship('B'), "crew 0, monsters 3, coins 3");
    assert_eq!(open.choices(), "B: sail 7, dock");
}

#[test]
fn ra_15_the_loser_takes_and_clears_nothing() {
    let mut open = Scene::draw(
        "track A:. B:weapon1/2 wood3/1 rune C:rune
         A crew 2
         B crew 0
         C crew 0",
    );
    open.play(&["A sail 2", "B sail 4"]);
    assert_eq!(open.ship('B'), "crew 0");
    assert!(!open.events.iter().any(|event| matches!(event, Event::Cleared { seat: Seat(1), .. })));
}

#[test]
fn ra_15_spanish_rules_the_loser_takes_nothing() {
    let mut open = flight(serde_json::json!({ "flight": "by_rules" }));
    open.play(&["B sail 8"]);
    assert_eq!(open.ship('B'), "crew 1, sail1/1");
    assert!(!open.events.iter().any(|event| matches!(event, Event::Took { seat: Seat(1), .. })));
    assert_eq!(open.ship('A'), "crew 1, runes 1", "the winner's tile");
}

#[test]
fn ra_16_the_winner_takes_the_tile_when_its_next_turn_begins() {
    let mut open = Scene::draw(
        "track A:. B:rune wood3/1 rune
         A crew 2
         B crew 0",
    );
    open.play(&["A sail 2"]);
    assert_eq!(open.ship('A'), "crew 1");
    open.play(&["B sail 4"]);
    assert_eq!(open.ship('A'), "crew 1, runes 1", "furthest back, so its turn began at once");
    assert_eq!(open.track(), ". A:. . B:rune");
}

#[test]
fn ra_17_a_winner_may_be_forced_out_by_a_third_ship() {
    let mut open = Scene::draw(
        "track A:. C:rune B:rune wood3/1 rune
         A crew 3
         B crew 0
         C crew 3",
    );
    open.play(&["A sail 3", "B sail 5"]);
    assert_eq!(open.choices(), "C: sail 3, sail 4, sail 5, dock");
    open.play(&["C sail 3"]);
    assert_eq!(open.choices(), "A: retaliate, flee");
}

#[test]
fn ra_45_the_furthest_back_is_next_after_a_chain_of_flights() {
    let mut open = Scene::draw(
        "track A:. B:rune C:wood3/1 D:port1 rune
         A crew 3
         B crew 1
         C crew 1
         D crew 1",
    );
    open.play(&["A sail 2", "B sail 3", "C sail 4", "D sail 5"]);
    assert_eq!(open.crews(), [2, 0, 0, 1]);
    assert_eq!(open.ship('A'), "crew 2, runes 1");
    assert_eq!(open.choices(), "A: sail 3, sail 4, sail 5, dock");
}

#[test]
fn a_decision_in_flight_or_defence_is_out_of_turn() {
    let mut open = Scene::draw(
        "track A:. B:rune wood3/1
         A crew 4
         B crew 3",
    );
    open.play(&["A sail 2"]);
    let asked = open.raids.decisions(&open.state.open);
    assert_eq!((asked[0].seat, &*asked[0].kind, asked[0].out_of_turn), (Seat(1), "fight", true));
    open.play(&["B retaliate"]);
    let asked = open.raids.decisions(&open.state.open);
    assert_eq!((asked[0].seat, &*asked[0].kind, asked[0].out_of_turn), (Seat(0), "fight", false));
    open.play(&["A retaliate"]);
    let asked = open.raids.decisions(&open.state.open);
    assert_eq!((asked[0].seat, &*asked[0].kind, asked[0].out_of_turn), (Seat(1), "sail", true));
}

#[test]
fn the_winner_is_known_if_both_sides_stay() {
    // Calculated by hand: the first side that cannot pay the next commitment loses.
    for attacker in 1..=11 {
        for defender in 0..=11 {
            let [won, mine, theirs] = match (defender, attacker) {
                (0..=1, _) => [1, 1, 0],
                (2..=5, ..=3) => [0, 1, 2],
                (2..=5, _) => [1, 4, 2],
                (_, ..=3) => [0, 1, 2],
                (_, 4..=8) => [0, 4, 6],
                (_, _) => [1, 9, 6],
            };
            let expected = Outlook { won: won == 1, mine, theirs };
            assert_eq!(Outlook::of_attack(attacker, defender), expected, "{attacker} : {defender}");
            assert_eq!(fought_out(attacker, defender), expected, "{attacker} : {defender}");
        }
    }
}

/// The same for the attacker by play: both sides always retaliate.
fn fought_out(attacker: u8, defender: u8) -> Outlook {
    let aboard = "sail1/3";
    let mut open = Scene::draw(&format!(
        "track A:. B:rune wood3/1
         A crew {attacker}, {aboard}
         B crew {defender}, {aboard}"
    ));
    open.play(&["A sail 2"]);
    while open.choices().contains("retaliate") {
        let line = format!("{} retaliate", open.choices().chars().next().unwrap());
        open.play(&[&line]);
    }
    let Some(Event::Fled { seat, .. }) = open.events.last() else { panic!("no ship fled") };
    Outlook { won: *seat == Seat(1), mine: attacker - open.crews()[0], theirs: defender - open.crews()[1] }
}
