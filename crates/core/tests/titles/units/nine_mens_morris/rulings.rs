//! The rulings of `docs/rulings/nine_mens_morris.md`, one by one.

use super::*;
use crate::engine::Seed;
use crate::games::nine_mens_morris::components::LINES;
use crate::games::nine_mens_morris::options::Flying;
use crate::games::nine_mens_morris::rules::end::LONGEST;
use crate::games::nine_mens_morris::state::How;
use crate::title::grid::ending::QUIET;

fn start() -> Open {
    game().setup(&Options::default(), 2, Chance::seeded(&Seed::from_number(1))).unwrap().0.open
}

fn ended(open: &Open) -> Option<(Option<Seat>, How)> {
    open.end.map(|end| (end.winner, end.how))
}

#[test]
fn nm_01_twenty_four_points_and_nine_men_in_each_hand() {
    let open = start();
    assert_eq!((open.now.board.to_string().as_str(), open.now.hand), (".../.../.../....../.../.../...", [9, 9]));
    let on_lines = |point: &Point| LINES.iter().filter(|line| line.contains(point)).count();
    assert_eq!((Point::all().count(), Point::all().all(|point| on_lines(&point) == 2)), (24, true));
    let straight = |line: &[Point; 3]| {
        line.iter().all(|p| p.row() == line[0].row()) || line.iter().all(|p| p.column() == line[0].column())
    };
    assert!(LINES.iter().all(straight));
    let joined = |name: &str| point(name).neighbours().map(|next| next.to_string()).collect::<Vec<_>>().join(" ");
    assert_eq!([joined("a1"), joined("d2"), joined("b4")], ["d1 a4", "d1 b2 f2 d3", "b2 a4 c4 b6"]);
}

#[test]
fn nm_02_the_first_seat_begins() {
    let open = start();
    assert_eq!(open.now.turn, Seat(0));
    assert_eq!(after(open, &["place d2"]).unwrap().now.turn, Seat(1));
}

#[test]
fn nm_03_men_are_placed_on_free_points_before_any_moves() {
    let open = after(start(), &["place d2"]).unwrap();
    assert_eq!(
        (legal(&open).len(), open.now.hand, refused(&open, "place d2").as_str()),
        (23, [8, 9], "occupied NM-03")
    );
    assert_eq!(refused(&open, "move d2 d1"), "place-first NM-03");
}

#[test]
fn nm_04_a_man_moves_along_a_line_to_the_next_free_point() {
    let open = men("a1 d1 c4 e5", "g1 d7 a7 b4", [0, 0], 0);
    assert_eq!(legal(&open), ["move a1 a4", "move d1 d2", "move c4 c3", "move c4 c5", "move e5 e4", "move e5 d5"]);
    for (code, refusal) in [
        ("place b2", "hand-empty NM-04"),
        ("move g1 g4", "not-yours NM-04"),
        ("move b2 d2", "not-yours NM-04"),
        ("move d1 g1", "occupied NM-03"),
        ("move a1 b2", "not-joined NM-04"),
    ] {
        assert_eq!(refused(&open, code), refusal);
    }
}

#[test]
fn nm_05_three_men_fly_unless_it_is_switched_off() {
    let open = men("a1 d2 e5", "g1 d7 a7 b4", [0, 0], 0);
    assert_eq!(legal(&open).len(), 3 * 17);
    let walking = Open { options: Options { flying: Flying::Off }, ..open };
    assert_eq!((legal(&walking).len(), refused(&walking, "move a1 g7").as_str()), (8, "not-joined NM-04"));
    // While men are in hand they are placed.
    assert!(legal(&men("a1 d2", "g1 d7", [1, 1], 0)).iter().all(|code| code.starts_with("place")));
}

#[test]
fn nm_06_closing_a_mill_removes_a_man() {
    let open = men("a1 d1", "g7 d6", [3, 3], 0);
    assert_eq!(refused(&open, "remove g7"), "no-mill NM-06");
    let mill = after(open, &["place g1"]).unwrap();
    assert_eq!((mill.now.turn, legal(&mill)), (Seat(0), vec!["remove d6".to_owned(), "remove g7".to_owned()]));
    assert_eq!([refused(&mill, "place b2"), refused(&mill, "remove a1")], ["remove-first NM-06", "not-theirs NM-06"]);
    let next = after(mill, &["remove g7"]).unwrap();
    assert_eq!((next.now.turn, next.now.men(Seat(1))), (Seat(1), 4));
    // A mill that is opened and closed again removes once more; one that only stands removes nothing.
    let open = men("a1 d1 g1 c5", "g7 d6 a7 f6", [0, 0], 0);
    let opened = after(open, &["move d1 d2", "move g7 d7"]).unwrap();
    assert!(after(opened.clone(), &["move d2 d1"]).unwrap().now.mill);
    assert!(!after(opened, &["move c5 c4"]).unwrap().now.mill);
}

#[test]
fn nm_07_two_mills_at_once_remove_one_man() {
    let open = after(men("a1 g1 d2 d3", "g7 d6 a7 f6", [1, 1], 0), &["place d1", "remove d6"]).unwrap();
    assert_eq!((open.now.turn, open.now.mill), (Seat(1), false));
}

#[test]
fn nm_08_a_man_in_a_mill_is_removed_only_if_all_are() {
    let open = after(men("a1 d1", "a7 d7 g7 d6", [2, 2], 0), &["place g1"]).unwrap();
    assert_eq!((legal(&open), refused(&open, "remove a7").as_str()), (vec!["remove d6".to_owned()], "in-mill NM-08"));
    let open = after(men("a1 d1", "a7 d7 g7", [2, 2], 0), &["place g1"]).unwrap();
    assert_eq!(legal(&open).len(), 3);
}

#[test]
fn nm_09_two_men_have_lost() {
    let open = after(men("a1 d1 f4", "a7 d6 f6", [1, 0], 0), &["place g1", "remove f6"]).unwrap();
    assert_eq!(ended(&open), Some((Some(Seat(0)), How::Reduced)));
    assert_eq!((legal(&open).len(), refused(&open, "move a7 a4").as_str()), (0, "over NM-09"));
    // Men in hand count.
    let open = after(men("a1 d1 f4", "a7 d6 f6", [1, 1], 0), &["place g1", "remove f6"]).unwrap();
    assert_eq!(ended(&open), None);
}

#[test]
fn nm_10_who_cannot_move_loses() {
    let open = after(men("d1 a4 d7 f4", "a1 g1 a7 g7", [0, 0], 0), &["move f4 g4"]).unwrap();
    assert_eq!(ended(&open), Some((Some(Seat(0)), How::Stuck)));
}

#[test]
fn nm_11_a_position_that_stands_for_the_third_time_is_a_draw() {
    let mut open = men("a1 d2 e5 c4", "g1 d7 a7 b4", [0, 0], 0);
    let round = ["move a1 d1", "move d7 g7", "move d1 a1", "move g7 d7"];
    for (number, code) in round.into_iter().cycle().take(8).enumerate() {
        assert_eq!(open.end, None, "after {number}");
        open = after(open, &[code]).unwrap();
    }
    assert_eq!(ended(&open), Some((None, How::Repeated)));
}

#[test]
fn nm_12_fifty_moves_without_a_mill_are_a_draw() {
    let quiet = men("a1 d2 e5 c4", "g1 d7 a7 b4", [0, 0], 0);
    // A board that occurs nowhere later in this game.
    let before =
        |boards: usize| Open { since: [vec![Board::EMPTY; boards], quiet.since.clone()].concat(), ..quiet.clone() };
    assert_eq!(ended(&after(before(QUIET - 2), &["move a1 d1"]).unwrap()), None);
    assert_eq!(ended(&after(before(QUIET - 1), &["move a1 d1"]).unwrap()), Some((None, How::Quiet)));
    let mill = Open { now: men("a1 d1 g4 c4", "g7 d7 d6 b4", [0, 0], 0).now, ..before(QUIET - 1) };
    assert_eq!(after(mill, &["move g4 g1", "remove g7"]).unwrap().since.len(), 1);
    assert_eq!((NineMensMorris::META.longest, LONGEST), (1_144, 22 * (2 + QUIET as u32)));
}

#[test]
fn events_say_what_closes_a_mill() {
    let mut open = men("a1 d1", "g7 d6", [3, 3], 0);
    let mut events = Vec::new();
    for code in ["place g1", "remove g7"] {
        step(&mut open, Seat(0), code.parse().unwrap(), &mut events).unwrap();
    }
    let (seat, closed) = (Seat(0), Event::Placed { seat: Seat(0), point: point("g1"), mill: true });
    assert_eq!(events, [closed, Event::Removed { seat, point: point("g7") }]);
}

#[test]
fn another_seat_is_refused() {
    let error = step(&mut start(), Seat(1), "place a1".parse().unwrap(), &mut Vec::new()).unwrap_err();
    assert_eq!((&*error.rule, &*error.ruling), ("nine-mens-morris-refuse-turn", "NM-02"));
}
