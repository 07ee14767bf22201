//! Plays every worked example of the rulebooks (English, Spanish, French). Their text has no page numbers, so a test
//! names the section. A test names a page if the rulebooks themselves refer to it. Page 9 is Monsters, 10 and 11 the
//! voyage tiles, 12 two players and Harbor tiles.

use super::raids;
use super::scene::Scene;
use crate::engine::{Chance, Game, Seat, Seed};
use crate::games::raids::components::{Goods, Tile};
use crate::games::raids::event::{Award, Event};
use crate::games::raids::options::Options;
use crate::games::raids::scoring::{rune_glory, sheet};
use crate::games::raids::state::State;

fn points(open: &Scene, name: char, source: &str) -> i32 {
    let ship = &open.open().ships[(name as u8 - b'A') as usize];
    sheet(&open.raids, ship).lines.iter().find(|line| line.source == source).unwrap().points
}

/// A new game and its order of departure. The first ship stands on the highest starting space.
fn begin(seats: u8, number: u64) -> (State, Seat, Vec<Option<Seat>>) {
    let (state, events) =
        raids().setup(&Options::default(), seats, Chance::seeded(&Seed::from_number(number))).unwrap();
    let [Event::Seated { first, .. }, _, Event::VoyageBegan { order, .. }, ..] = &events[..] else {
        panic!("{events:?}")
    };
    let (first, order) = (*first, order.clone());
    (state, first, order)
}

/// The starting space of a ship.
fn starting_space(order: &[Option<Seat>], ship: Option<Seat>) -> usize {
    order.len() - order.iter().position(|one| *one == ship).unwrap()
}

#[test]
fn example_game_elements_coins_have_their_printed_value() {
    // Values 6, 3 and 1: the award of the first voyage pays one of each.
    let mut open = Scene::draw(
        "track C:.
         home  A B
         A     crew 0
         B     crew 0
         C     crew 0",
    );
    open.play(&["C dock"]);
    assert_eq!(['A', 'B', 'C'].map(|ship| points(&open, ship, "coins")), [6, 3, 1]);
}

#[test]
fn example_setup_the_first_of_three_stands_on_space_3() {
    for number in 0..10 {
        let (state, first, order) = begin(3, number);
        assert_eq!(starting_space(&order, Some(first)), 3);
        let places = Seat::all(3).map(|seat| starting_space(&order, Some(Seat((first.0 + seat.0) % 3))));
        assert_eq!(places.collect::<Vec<_>>(), [3, 2, 1], "clockwise, down to 1");
        assert_eq!(state.open.asked(), Some(first));
    }
}

#[test]
fn example_setup_villages_get_a_viking_per_player() {
    for seats in 2..=4 {
        let (state, ..) = begin(seats, 1);
        for spot in &state.open.spaces {
            let wanted = if spot.village { seats } else { 3 * u8::from(spot.tile == Some(Tile::Visit)) };
            assert_eq!(spot.vikings, wanted);
        }
    }
}

#[test]
fn example_summary_the_highest_starting_space_moves_first() {
    for (seats, space) in [(2, 3), (3, 3), (4, 4)] {
        let (state, first, order) = begin(seats, 7);
        assert_eq!(starting_space(&order, Some(first)), space);
        assert_eq!(state.open.furthest_back(), Some(first));
    }
}

/// The picture of the navigation example, as its captions describe it. Blue (A) is furthest behind at an Axe. Then come
/// Wood, a Monster, and the next ship.
///
/// (a), (b) and (g) are free tiles. (c) and (d) are tiles with a ship, one of them Green (B). (e) and (f) carry the
/// symbol of a passage. The Spanish and the French captions each misprint one letter; together they give this position.
///
/// Spaces: 1 Axe, 2 Wood, 3 Monster, 4 (c), 5 (a), 6 (b), 7 (d), 8 (e), 9 (f), 10 (g).
fn navigation(options: serde_json::Value) -> Scene {
    Scene::with(
        options,
        "track A:weapon1/2 wood3/2 monster3 B:rune sail1/2 pennant4/2 C:pigs3/1 visit V port1
         A crew 4
         B crew 3
         C crew 2",
    )
}

#[test]
fn example_navigation_blue_takes_the_axe_then_clears() {
    let mut open = navigation(serde_json::json!({}));
    assert_eq!(open.open().turn, Seat(0), "furthest behind, so it is Blue's turn");
    open.play(&["A place 1"]);
    assert_eq!(open.ship('A'), "crew 4, weapon1/2");
    let wood = Tile::Goods { goods: Goods::Wood, value: 3, shields: 2 };
    let cleared = Event::Cleared { seat: Seat(0), tiles: vec![(2, wood), (3, Tile::Monster { strength: 3 })] };
    assert_eq!(open.events.last(), Some(&cleared));
    assert_eq!(open.track(), "A:. . . B:rune sail1/2 pennant4/2 C:pigs3/1 visit V port1");
}

#[test]
fn example_navigation_blue_may_go_to_a_b_c_d_g_but_not_e_f() {
    let mut open = navigation(serde_json::json!({}));
    open.play(&["A place 1"]);
    assert_eq!(open.choices(), "A: sail 4, sail 5, sail 6, sail 7, sail 10, dock");
    let course = open.raids.course(open.open(), Seat(0), 1);
    let (combat, free): (Vec<_>, Vec<_>) = course.stops.iter().partition(|stop| stop.occupant.is_some());
    let spaces = |stops: Vec<&crate::games::raids::rules::course::Stop>| -> Vec<u8> {
        stops.into_iter().map(|stop| stop.space).collect()
    };
    assert_eq!((spaces(free), spaces(combat)), (vec![5, 6, 10], vec![4, 7]));
    assert_eq!(open.refused("A sail 8").rule, "raids-refuse-passage");
    assert_eq!(open.refused("A sail 9").rule, "raids-refuse-village");
}

#[test]
fn example_navigation_note_only_the_last_to_leave_clears() {
    let mut open = Scene::draw(
        "track   wood3/2 rune monster3 port1 rune sail1/2
         waiting A B C D
         A       crew 1
         B       crew 2
         C       crew 2
         D       crew 3",
    );
    open.play(&["A yield", "A sail 6", "B yield", "B sail 5", "C sail 2"]);
    assert_eq!(open.track(), ". C:rune monster3 port1 B:rune A:sail1/2", "only the last to leave has cleared");
    assert_eq!(open.choices(), "D: sail 2, fight, yield");
}

#[test]
fn example_navigation_note_a_ship_at_tile_1_stops_all_clearing() {
    let mut open = Scene::draw(
        "track   wood3/2 rune port1
         waiting A B
         A       crew 1
         B       crew 2",
    );
    open.play(&["A sail 1"]);
    assert_eq!(open.track(), "A:wood3/2 rune port1");
    assert_eq!(open.choices(), "B: sail 1, sail 2, sail 3, dock");
}

/// The combat example continues the navigation example: Blue sails to Green's tile. `more` lists Green's final choices.
fn combat(flight: &str, more: &str) {
    let mut open = navigation(serde_json::json!({ "flight": flight }));
    open.play(&["A place 1", "A sail 4"]);
    assert_eq!(open.crews(), [3, 3, 2], "A: Blue discards 1 Viking");
    assert_eq!(open.choices(), "B: retaliate, flee");
    open.play(&["B retaliate"]);
    assert_eq!(open.crews(), [3, 1, 2], "B: Green wants to stay and discards 2");
    assert_eq!(open.choices(), "A: retaliate, flee");
    open.play(&["A retaliate"]);
    assert_eq!(open.crews(), [0, 1, 2], "C: Blue discards 3 more");
    let forced = Event::Fled { seat: Seat(1), winner: Seat(0), space: 4, forced: true };
    assert!(open.events.contains(&forced), "D: Green cannot keep up and must move forward");
    assert_eq!(open.choices(), more);
    open.play(&["B sail 7"]);
    let again = Event::Attacked { attacker: Seat(1), defender: Seat(2), space: 7, vikings: 1 };
    assert!(open.events.contains(&again), "D: Green may start another combat with its last Viking");
}

#[test]
fn example_combat_blue_drives_green_away() {
    combat("any", "B: sail 5, sail 6, sail 7, sail 10, dock");
}

#[test]
fn example_combat_blue_drives_green_away_by_spanish_rules() {
    combat("by_rules", "B: sail 7, sail 10, dock");
}

#[test]
fn example_combat_the_attackers_retaliation_costs_three() {
    let mut open = navigation(serde_json::json!({}));
    open.play(&["A place 1", "A sail 4", "B retaliate", "A retaliate"]);
    assert!(open.events.contains(&Event::Retaliated { seat: Seat(1), vikings: 2 }));
    assert!(open.events.contains(&Event::Retaliated { seat: Seat(0), vikings: 3 }));
}

#[test]
fn example_combat_note_one_then_two_then_three_then_four() {
    let mut open = Scene::draw(
        "track A:. B:rune rune
         A crew 9
         B crew 9",
    );
    open.play(&["A sail 2", "B retaliate", "A retaliate", "B retaliate"]);
    let sent = |event: &Event| match event {
        Event::Attacked { vikings, .. } | Event::Retaliated { vikings, .. } => Some(*vikings),
        _ => None,
    };
    assert_eq!(open.events.iter().filter_map(sent).collect::<Vec<_>>(), [1, 2, 3, 4]);
}

#[test]
fn example_page_9_weapons_reduce_the_cost_of_a_monster() {
    for (aboard, cost) in [("", 5), (", weapon1/2", 4), (", weapon2/1", 3), (", weapon1/2 weapon2/1", 2)] {
        let mut open = Scene::draw(&format!(
            "track A:. B:rune monster5 rune
             A crew 6{aboard}
             B crew 1"
        ));
        open.play(&["A fight"]);
        assert_eq!((open.crews()[0], points(&open, 'A', "monsters")), (6 - cost, 5), "{aboard}");
        assert_eq!(open.choices(), "A: sail 4, dock", "it must sail on");
    }
}

#[test]
fn example_page_9_sacrificing_costs_one_viking_or_none() {
    for (crew, left) in [(2, 1), (1, 0), (0, 0)] {
        let mut open = Scene::draw(&format!(
            "track A:. B:rune monster5 rune
             A crew {crew}
             B crew 1"
        ));
        open.play(&["A yield"]);
        assert_eq!(open.crews()[0], left);
    }
}

#[test]
fn example_pages_10_11_doubles_of_sail_and_mjollnir_count_twice() {
    let mut open = Scene::draw(
        "voyage 4, harbor runes
         track A:.
         home  B C D
         A     crew 3, sail1/1 mjollnir1/1
         B     crew 3, sail2/1 mjollnir2/1
         C     crew 10
         D     crew 9, sail2/1",
    );
    open.play(&["A dock"]);
    assert_eq!(open.crews(), [4, 5, 10, 9], "no Viking without a free Shield");
    assert_eq!(['A', 'B', 'C'].map(|ship| points(&open, ship, "mjollnir")), [4, 10, 0]);
}

#[test]
fn example_pages_10_11_runes_score_1_3_6_10_15_per_set() {
    let glory = |runes| rune_glory(&raids(), runes);
    assert_eq!([1, 2, 3, 4, 5].map(glory), [1, 3, 6, 10, 15]);
    assert_eq!([6, 8, 10].map(glory), [16, 21, 30]);
}

#[test]
fn example_pages_10_11_a_double_port_sells_two_and_recruits_one() {
    for (port, sales) in [(1, 1), (2, 2)] {
        let mut open = Scene::draw(&format!(
            "track A:port{port} B:rune
             A crew 2, wood3/2 pigs4/1 furs5/1
             B crew 1"
        ));
        for _ in 0..sales {
            open.play(&["A sell 1"]);
        }
        let ship = &open.open().ships[0];
        assert_eq!((ship.sold.len(), ship.aboard.len(), ship.crew, ship.ports), (sales, 3 - sales, 3, 1));
        assert_eq!(points(&open, 'A', "goods"), if sales == 1 { 3 } else { 7 }, "goods aboard bring nothing");
    }
    let open = Scene::draw(
        "track A:port1 B:rune
         A crew 2
         B crew 1",
    );
    assert_eq!(open.ship('A'), "crew 3, ports 1", "the note: also without Goods");
}

#[test]
fn example_pages_10_11_a_visit_gives_2_1_0_and_a_pillage_3_1_0() {
    let mut open = Scene::draw(
        "track   visit pillage rune wood3/1 port1 rune
         waiting A B C D
         A       crew 0
         B       crew 0
         C       crew 0
         D       crew 0",
    );
    open.play(&["A sail 3", "B sail 4", "C sail 5"]);
    assert_eq!(open.crews()[..3], [2, 1, 0]);
    assert_eq!(['A', 'B', 'C'].map(|ship| points(&open, ship, "coins")), [3, 1, 0]);
}

#[test]
fn example_page_12_harbor_ties_go_to_the_first_arrival() {
    let mut open = Scene::draw(
        "voyage 2, harbor weapons
         track D:.
         home  B C A
         A     crew 0, weapon2/1
         B     crew 0, weapon1/2
         C     crew 0, weapon1/2 weapon1/2
         D     crew 0, weapon2/1 weapon1/2",
    );
    open.play(&["D dock"]);
    let awards = open.events.iter().find_map(|event| match event {
        Event::VoyageEnded { awards, .. } => Some(awards.clone()),
        _ => None,
    });
    let award = |seat, count, coins| Award { seat: Seat(seat), count, coins };
    assert_eq!(awards.unwrap(), [award(3, 3, 6), award(2, 2, 3), award(0, 2, 1), award(1, 1, 0)]);
}

#[test]
fn example_page_12_the_ghost_starts_last_and_moves_five_spaces() {
    let (state, first, order) = begin(2, 3);
    assert_eq!(order, [Some(first), Some(Seat(1 - first.0)), None]);
    assert_eq!(starting_space(&order, None), 1);
    let raids = raids();
    let stop = |from| raids.ghost_stop(from, state.open.harbor(), |space| state.open.spot(space).village);
    assert_eq!([0, 5, 10, 15].map(stop), [5, 10, 15, 20], "from Village to Village, then the Harbor");
}

#[test]
fn example_page_12_a_ghost_that_came_later_changes_places() {
    let mut open = Scene::draw(
        "track A:. . . . V . . . . V . . . . V . . . .
         home  B ghost
         A     crew 1
         B     crew 1",
    );
    open.play(&["A dock"]);
    let order = open.events.iter().find_map(|event| match event {
        Event::VoyageBegan { order, .. } => Some(order.clone()),
        _ => None,
    });
    let order = order.unwrap();
    assert_eq!((starting_space(&order, None), starting_space(&order, Some(Seat(1)))), (1, 2), "places 1 and 2");
    assert_eq!(starting_space(&order, Some(Seat(0))), 3);
}
