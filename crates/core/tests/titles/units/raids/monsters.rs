//! Monsters: fighting and yielding.

use super::scene::Scene;
use crate::engine::Seat;
use crate::games::raids::event::Event;

#[test]
fn ra_18_a_monster_that_costs_nothing_is_fought_without_vikings() {
    let mut open = Scene::draw(
        "track   monster3 rune
         waiting A B
         A       crew 0, weapon1/2 weapon2/1
         B       crew 0",
    );
    assert_eq!(open.choices(), "A: fight, yield");
    open.play(&["A fight"]);
    assert_eq!(open.ship('A'), "crew 0, weapon1/2 weapon2/1, monsters 3");
    assert_eq!(open.track(), "A:. rune");
}

#[test]
fn weapons_count_for_every_monster_and_are_not_used_up() {
    let mut open = Scene::draw(
        "track   monster3 monster4 rune
         waiting A B
         A       crew 5, weapon1/2 weapon1/2
         B       crew 0",
    );
    open.play(&["A fight", "A fight"]);
    assert_eq!(open.ship('A'), "crew 2, weapon1/2 weapon1/2, monsters 3 4");
}

#[test]
fn ra_19_a_ship_without_vikings_yields_none() {
    let mut open = Scene::draw(
        "track   monster3 rune
         waiting A B
         A       crew 0
         B       crew 0",
    );
    open.play(&["A yield"]);
    assert_eq!(open.events.last(), Some(&Event::MonsterFed { seat: Seat(0), space: 1, vikings: 0 }));
}

#[test]
fn ra_20_a_ship_that_cannot_pay_for_a_fight_must_yield() {
    let mut open = Scene::draw(
        "track   monster3 rune
         waiting A B
         A       crew 2
         B       crew 0",
    );
    assert_eq!(open.choices(), "A: yield");
    assert_eq!(open.refused("A fight").rule, "raids-refuse-monster-too-strong");
    open.play(&["A yield"]);
    assert_eq!(open.ship('A'), "crew 1");
}

#[test]
fn ra_21_the_viking_given_to_a_monster_goes_to_the_pool() {
    let mut open = Scene::draw(
        "track   monster3 rune
         waiting A B
         A       crew 2
         B       crew 0",
    );
    let pool = open.open().pool;
    open.play(&["A yield"]);
    assert_eq!(open.open().pool, pool + 1);
    assert_eq!(open.open().spot(1).vikings, 0);
    assert_eq!(open.track(), "A:monster3 rune", "the monster stays");
}
