//! Tests of where a ship may go and of the effects on the way.

use super::scene::Scene;
use crate::engine::{Game, Seat};
use crate::games::raids::action::Action;
use crate::games::raids::event::{Event, Source};

#[test]
fn ra_07_the_first_ship_may_sail_straight_home() {
    let mut open = Scene::draw(
        "track   rune V wood3/1
         waiting A B C
         A       crew 1
         B       crew 1
         C       crew 1",
    );
    assert_eq!(open.choices(), "A: sail 1, sail 3, dock");
    open.play(&["A dock"]);
    assert_eq!(open.ship('A'), "crew 2");
    assert_eq!(open.open().turn, Seat(1));
}

#[test]
fn ra_06_the_first_home_ranks_first_while_others_wait() {
    let mut open = Scene::draw(
        "track   rune
         waiting A B C
         A       crew 1
         B       crew 1
         C       crew 1",
    );
    open.play(&["A dock"]);
    assert!(open.events.contains(&Event::Docked { seat: Some(Seat(0)), rank: 1 }));
}

#[test]
fn ra_40_ships_sail_forward_only() {
    let open = Scene::draw(
        "track B:rune rune A:rune rune V
         home  C
         A crew 1
         B crew 1
         C crew 1",
    );
    assert_eq!(open.choices(), "B: sail 3, sail 4, dock");
    assert_eq!(open.refused("B sail 1").rule, "raids-refuse-backwards");
}

#[test]
fn ra_39_a_recruit_without_a_shield_goes_back_to_the_pool() {
    let mut open = Scene::draw(
        "track A:. V B:rune rune
         A crew 10
         B crew 1",
    );
    let pool = open.open().pool;
    open.play(&["A sail 4"]);
    assert_eq!(open.track(), ". V1 B:. A:rune");
    assert_eq!(open.open().pool, pool + 1);
    let lost = Event::Recruited { seat: Seat(0), source: Source::Village(2), vikings: 0, lost: 1 };
    assert_eq!(open.events[0], lost);
}

#[test]
fn ra_55_the_first_pass_of_a_visit_counts_without_room() {
    let mut open = Scene::draw(
        "track B:. A:. C:rune visit rune port1
         A crew 10
         B crew 10
         C crew 0",
    );
    open.play(&["B sail 5", "A sail 6"]);
    assert_eq!(open.crews(), [10, 10, 0]);
    assert_eq!(open.open().spot(4).vikings, 0);
    assert_eq!(open.choices(), "C: dock");
    open.play(&["C dock"]);
    assert_eq!(open.ship('C'), "crew 0, runes 1");
}

#[test]
fn a_visit_gives_2_then_1_then_0_vikings() {
    let mut open = Scene::draw(
        "track   visit rune wood3/1 port1 rune
         waiting A B C D
         A       crew 0
         B       crew 0
         C       crew 0
         D       crew 0",
    );
    open.play(&["A sail 2", "B sail 3", "C sail 4"]);
    assert_eq!(open.crews(), [2, 1, 0, 0]);
}

#[test]
fn a_pillage_gives_3_then_1_then_0_coins() {
    let mut open = Scene::draw(
        "track   pillage rune wood3/1 port1 rune
         waiting A B C D
         A       crew 0
         B       crew 0
         C       crew 0
         D       crew 0",
    );
    open.play(&["A sail 2", "B sail 3", "C sail 4"]);
    assert_eq!(open.open().ships.iter().map(|ship| ship.coins).collect::<Vec<_>>(), [3, 1, 0, 0]);
    let pillaged = open.events.iter().filter(|event| matches!(event, Event::Pillaged { .. })).count();
    assert_eq!(pillaged, 2);
}

#[test]
fn ra_49_sailing_offers_spaces_up_to_the_next_monster() {
    let mut open = Scene::draw(
        "track   rune monster1 wood3/1 monster2 port1
         waiting A B
         A       crew 4
         B       crew 0",
    );
    assert_eq!(open.choices(), "A: sail 1, fight, yield");
    assert_eq!(open.refused("A sail 2").rule, "raids-refuse-passage", "where the Monster lies");
    assert_eq!(open.refused("A sail 3").rule, "raids-refuse-monster-first", "behind it");
    open.play(&["A fight"]);
    assert_eq!(open.choices(), "A: sail 3, fight, yield");
    open.play(&["A yield"]);
    assert_eq!(open.choices(), "A: sail 5, dock");
    open.play(&["A sail 5"]);
    assert_eq!(open.ship('A'), "crew 2, monsters 1");
    assert_eq!(open.track(), ". . . . A:port1", "B is the last to leave and cleared the rest");
}

#[test]
fn a_course_lists_the_effects_of_each_way() {
    let open = Scene::draw(
        "track   rune V visit B:wood3/1 pillage port1 monster5 rune
         waiting A C
         A       crew 9
         B       crew 2
         C       crew 0",
    );
    let course = open.raids.course(open.open(), Seat(0), 0);
    let stops: Vec<_> = course.stops.iter().map(|stop| (stop.space, stop.occupant, stop.arrival.crew)).collect();
    assert_eq!(stops, [(1, None, 9), (4, Some(Seat(1)), 10), (6, None, 10)]);
    let monster = course.monster.unwrap();
    assert_eq!((monster.space, monster.strength, monster.cost, monster.can_fight), (7, 5, 5, true));
    assert_eq!(course.dock, None);
}

#[test]
fn a_course_offers_exactly_the_legal_ways() {
    let raids = super::raids();
    super::positions::every_position(20, |state| {
        let crate::games::raids::state::Phase::Sail { mover, from } = state.open.phase else { return };
        let course = raids.course(&state.open, mover, from);
        let mut offered: Vec<Action> = course.stops.iter().map(|stop| Action::Sail(stop.space)).collect();
        offered.extend(course.dock.map(|_| Action::Dock));
        if let Some(monster) = course.monster {
            offered.extend(monster.can_fight.then_some(Action::Fight));
            offered.push(Action::Yield);
        }
        let mut legal = Vec::new();
        raids.legal_actions(state, mover, &mut legal);
        assert_eq!(offered, legal);
    });
}
