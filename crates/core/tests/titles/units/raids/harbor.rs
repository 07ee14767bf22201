//! The end of a voyage and of the game.

use super::scene::Scene;
use crate::engine::{Game, Seat};
use crate::games::raids::components::Harbor;
use crate::games::raids::event::{Award, Event, Source};
use crate::games::raids::scoring::counted;

/// The awards of the last voyage: seat, count, coins.
fn awards(open: &Scene) -> Vec<(char, u8, u8)> {
    let ended = open.events.iter().rev().find_map(|event| match event {
        Event::VoyageEnded { awards, .. } => Some(awards),
        _ => None,
    });
    ended.unwrap().iter().map(|Award { seat, count, coins }| (char::from(b'A' + seat.0), *count, *coins)).collect()
}

/// A voyage for the award `harbor`. D comes home last.
fn home(harbor: &str, ships: [&str; 4]) -> Scene {
    home_with(serde_json::json!({}), harbor, ships)
}

fn home_with(options: serde_json::Value, harbor: &str, [a, b, c, d]: [&str; 4]) -> Scene {
    let mut open = Scene::with(
        options,
        &format!(
            "voyage 2, harbor {harbor}
             track D:.
             home  B C A
             A     {a}
             B     {b}
             C     {c}
             D     {d}"
        ),
    );
    open.play(&["D dock"]);
    open
}

#[test]
fn ra_31_doubles_count_twice_except_ports() {
    let open = home("weapons", ["crew 0, weapon2/1 weapon1/2 sail2/1 sail1/1, ports 2", "crew 0", "crew 0", "crew 0"]);
    let ship = &open.open().ships[0];
    assert_eq!(counted(&open.raids, &open.open().options, ship, Harbor::Weapons), 3);
    assert_eq!(counted(&open.raids, &open.open().options, ship, Harbor::Sails), 3);
    assert_eq!(counted(&open.raids, &open.open().options, ship, Harbor::Ports), 2);
    assert_eq!(awards(&open), [('A', 3, 6), ('B', 0, 3), ('C', 0, 1), ('D', 0, 0)]);
}

#[test]
fn ra_31_a_double_port_is_one_port() {
    let open = Scene::draw(
        "track A:port2 B:rune
         A crew 0, ports 1
         B crew 0",
    );
    assert_eq!(counted(&open.raids, &open.open().options, &open.open().ships[0], Harbor::Ports), 2);
}

#[test]
fn ra_32_sold_goods_count_with_those_aboard() {
    let open = home(
        "goods",
        ["crew 0, wood3/1", "crew 0, pigs3/1, sold wood4/1", "crew 0, sold mead4/1 mead7/0 furs4/1", "crew 0"],
    );
    assert_eq!(awards(&open), [('C', 3, 6), ('B', 2, 3), ('A', 1, 1), ('D', 0, 0)]);
    let open = home(
        "different_goods",
        [
            "crew 0, wood3/1 wood4/1, sold wood7/1",
            "crew 0",
            "crew 0, sold mead4/1 mead7/0 furs4/1",
            "crew 0, mead8/0, sold furs4/1 pigs3/1",
        ],
    );
    assert_eq!(awards(&open), [('D', 3, 6), ('C', 2, 3), ('A', 1, 1), ('B', 0, 0)]);
}

#[test]
fn ra_33_all_visible_shields_count_manned_or_not() {
    let open = home("shields", ["crew 0, sail1/3", "crew 9", "crew 0, mead8/0", "crew 0, weapon1/2"]);
    assert_eq!(awards(&open), [('A', 11, 6), ('B', 10, 3), ('D', 10, 1), ('C', 8, 0)]);
}

#[test]
fn ra_33_french_reading_shields_on_sold_goods_count() {
    let ships = ["crew 0, sold wood3/2 pigs3/1", "crew 9", "crew 0, mead8/0, sold furs6/0", "crew 0, weapon1/2"];
    for options in [serde_json::json!({}), serde_json::json!({ "sold_shields": "off" })] {
        assert_eq!(
            awards(&home_with(options, "shields", ships)),
            [('B', 10, 6), ('A', 10, 3), ('D', 10, 1), ('C', 8, 0)]
        );
    }
    let open = home_with(serde_json::json!({ "sold_shields": "on" }), "shields", ships);
    assert_eq!(awards(&open), [('A', 13, 6), ('B', 10, 3), ('D', 10, 1), ('C', 8, 0)]);
    assert_eq!(open.raids.shields(&open.open().ships[0]), 10, "sold shields carry no Vikings");
}

#[test]
fn monsters_and_runes_count_by_number() {
    let open = home("monsters", ["crew 0, monsters 3 3", "crew 0, monsters 8", "crew 0", "crew 0, monsters 3 4 4"]);
    assert_eq!(awards(&open), [('D', 3, 6), ('A', 2, 3), ('B', 1, 1), ('C', 0, 0)]);
    let open = home("runes", ["crew 0, runes 5", "crew 0, runes 6", "crew 0", "crew 0, runes 5"]);
    assert_eq!(awards(&open), [('B', 6, 6), ('A', 5, 3), ('D', 5, 1), ('C', 0, 0)]);
}

#[test]
fn ra_34_a_ship_with_none_is_still_ranked_by_arrival() {
    let ships = ["crew 0", "crew 0", "crew 0", "crew 0, sail1/1"];
    assert_eq!(awards(&home("sails", ships)), [('D', 1, 6), ('B', 0, 3), ('C', 0, 1), ('A', 0, 0)]);
    let open = home_with(serde_json::json!({ "harbor_needs_one": "on" }), "sails", ships);
    assert_eq!(awards(&open), [('D', 1, 6), ('B', 0, 0), ('C', 0, 0), ('A', 0, 0)]);
}

#[test]
fn ra_64_the_first_voyage_rewards_the_order_of_arrival() {
    for options in [serde_json::json!({}), serde_json::json!({ "harbor_needs_one": "on" })] {
        let open = home_with(options, "arrival", ["crew 0", "crew 0", "crew 0", "crew 0"]);
        assert_eq!(awards(&open), [('B', 0, 6), ('C', 0, 3), ('A', 0, 1), ('D', 0, 0)]);
    }
}

#[test]
fn ra_36_the_coins_of_the_box_cannot_run_out() {
    let raids = super::raids();
    let pillages =
        raids.voyages.iter().flatten().filter(|tile| **tile == crate::games::raids::components::Tile::Pillage);
    let pillaged = pillages.count() as i16 * raids.pillage.iter().map(|c| i16::from(*c)).sum::<i16>();
    let awarded = 4 * raids.harbor_coins.iter().map(|c| i16::from(*c)).sum::<i16>();
    assert_eq!(pillaged + awarded, raids.coins);
}

/// A comes home last in the fourth voyage.
fn last_voyage(ship: &str) -> Scene {
    let mut open = Scene::draw(&format!(
        "voyage 4, harbor runes
         track A:.
         home  B
         A     {ship}
         B     crew 3, runes 1"
    ));
    open.play(&["A dock"]);
    open
}

#[test]
fn ra_37_sails_recruit_after_the_last_voyage_too() {
    let open = last_voyage("crew 3, sail2/1 mjollnir1/1");
    assert_eq!(open.ship('A'), "crew 5, sail2/1 mjollnir1/1, coins 3");
    assert_eq!(open.raids.outcome(&open.state).unwrap().points, [5 + 3, 1 + 6]);
}

#[test]
fn sails_recruit_no_more_than_there_are_shields() {
    let open = last_voyage("crew 9, sail2/1");
    assert_eq!(open.ship('A'), "crew 9, sail2/1, coins 3");
    let lost = Event::Recruited { seat: Seat(0), source: Source::Sails, vikings: 0, lost: 2 };
    assert!(open.events.contains(&lost));
}

#[test]
fn ra_38_sails_come_before_the_harbor_award() {
    let open = last_voyage("crew 3, sail1/1");
    let recruited = open.events.iter().position(|e| matches!(e, Event::Recruited { source: Source::Sails, .. }));
    let awarded = open.events.iter().position(|e| matches!(e, Event::VoyageEnded { .. }));
    assert!(recruited.unwrap() < awarded.unwrap());
}

#[test]
fn ra_66_equal_glory_is_a_shared_victory() {
    let open = last_voyage("crew 1, pennant4/1, runes 0");
    let outcome = open.raids.outcome(&open.state).unwrap();
    assert_eq!((outcome.points, outcome.ranks), (vec![7, 7], vec![1, 1]));
    assert_eq!(open.choices(), "over");
}

#[test]
fn ra_60_the_last_home_leaves_first_and_old_tiles_are_removed() {
    let mut open = Scene::with(
        serde_json::json!({ "docked_ahead": "off" }),
        "track A:. rune V visit pillage wood3/1
         home  B C
         A     crew 2
         B     crew 0
         C     crew 0",
    );
    open.play(&["A dock"]);
    let began = open.events.iter().find_map(|event| match event {
        Event::VoyageBegan { voyage, order, .. } => Some((*voyage, order.clone())),
        _ => None,
    });
    assert_eq!(began, Some((2, vec![Some(Seat(0)), Some(Seat(2)), Some(Seat(1))])));
    let lying: i16 = open.open().spaces.iter().map(|spot| i16::from(spot.coins)).sum();
    let owned: i16 = open.open().ships.iter().map(|ship| i16::from(ship.coins)).sum();
    assert_eq!(lying + owned + open.open().bank, 56);
    assert_eq!(open.open().asked(), Some(Seat(0)));
    let waiting: i16 = open.open().spaces.iter().map(|spot| i16::from(spot.vikings)).sum();
    let crews: i16 = open.crews().into_iter().map(i16::from).sum();
    assert_eq!(open.open().pool + waiting + crews, 40);
}
