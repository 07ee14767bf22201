//! One test for each ruling of `docs/rulings/brandubh.md`, and the refusals.

use super::*;
use crate::engine::Seed;
use crate::games::brandubh::components::{ATTACKERS, DEFENDERS, Piece};
use crate::games::brandubh::rules::end::LONGEST;
use crate::games::brandubh::state::How;
use crate::title::grid::ending::QUIET;
use King::{Armed, Unarmed};

/// The squares to which a piece may move.
fn targets(board: &str, from: &str) -> String {
    let board = board.parse().unwrap();
    let targets = rules::board::targets(&board, square(from)).map(|to| to.to_string());
    let mut targets: Vec<_> = targets.collect();
    targets.sort();
    targets.join(" ")
}

/// The winner and the kind of end after a move.
fn end(board: &str, turn: u8, squares: &str) -> Option<(Option<Seat>, How)> {
    moved(open(board, turn), squares).unwrap().end.map(|end| (end.winner, end.how))
}

#[test]
fn br_01_the_king_stands_on_the_throne_in_a_cross() {
    let board = game().setup;
    assert_eq!(board.to_string(), "...a.../...a.../...d.../aadkdaa/...d.../...a.../...a...");
    let counts = Piece::ALL.iter().map(|piece| board.of(*piece).count()).collect::<Vec<_>>();
    assert_eq!((board.king(), counts), (Some(square("d4")), vec![8, 4, 1]));
}

#[test]
fn br_02_the_attackers_have_the_first_seat_and_move_first() {
    let chance = Chance::seeded(&Seed::from_number(1));
    let (state, events) = game().setup(&Options::default(), 2, chance).unwrap();
    assert_eq!((state.open.turn, events), (ATTACKERS, Vec::new()));
    assert_eq!(moved(state.open, "d1 c1").unwrap().turn, DEFENDERS);
}

#[test]
fn br_03_pieces_move_in_straight_lines_up_to_the_next_piece() {
    assert_eq!(targets("......./......./.d...../......./.a..a../......./k......", "b3"), "a3 b1 b2 b4 c3 d3");
}

#[test]
fn br_04_only_the_king_stops_on_the_throne_and_on_corners() {
    let board = "......./......./......./a....../......./......./d..k...";
    assert_eq!(targets(board, "a4"), "a2 a3 a5 a6 b4 c4 e4 f4 g4");
    assert_eq!(targets(board, "d1"), "b1 c1 d2 d3 d4 d5 d6 d7 e1 f1 g1");
}

#[test]
fn br_05_a_move_captures_enemies_between_two_pieces() {
    assert_eq!(captured("......./..a..../..d..../.d..da./..d..../k.a..../......a", 0, Armed, "g1 g2"), "");
    // Three captures at once, and none diagonally.
    let three = "......./..a..../..d..../ad.da../..d..../..a..../k..a...";
    assert_eq!(captured(&three.replace("ad.da..", "ad...a."), 0, Armed, "f4 e4"), "");
    assert_eq!(captured("..a..../..d..../ad.da../..d..../..a..../......./k.....a", 0, Armed, "g1 f1"), "");
    assert_eq!(captured("..a..../..d..../ad..da./..d..../..a..../......./k......", 1, Armed, "e5 d5"), "");
    assert_eq!(captured("..d..../..a..../da.ad../......./..d..../......./k......", 1, Armed, "c3 c5"), "b5 d5 c6");
    // A piece that moves between two enemies is not captured.
    let open = moved(open("......./......./.a.a.../......./..d..../......./k......", 1), "c3 c5").unwrap();
    assert_eq!(open.board.at(square("c5")), Some(Piece::Defender));
}

#[test]
fn br_06_corners_and_the_empty_throne_help_both_sides() {
    assert_eq!(captured(".d...../......./..a..../......./......./......./...k...", 0, Armed, "c5 c7"), "b7");
    assert_eq!(captured(".a...../......./..d..../......./......./......./...k...", 1, Armed, "c5 c7"), "b7");
    assert_eq!(captured("......./......./......./a.d..../......./......./...k...", 0, Armed, "a4 b4"), "c4");
    assert_eq!(captured("......./......./......./d.a..../......./......./...k...", 1, Armed, "a4 b4"), "c4");
    // While the king is on the throne, it helps only his side.
    assert_eq!(captured("......./......./......./a.dk.../......./......./.......", 0, Armed, "a4 b4"), "");
    assert_eq!(captured("......./......./......./d.ak.../......./......./.......", 1, Armed, "a4 b4"), "c4");
}

#[test]
fn br_07_a_capture_of_the_king_takes_two_to_four_attackers() {
    assert_eq!(captured("......./......./......./......./......./..ak..a/.......", 0, Armed, "g2 e2"), "d2");
    assert_eq!(captured("......./......./......./......./..ak..a/......./.......", 0, Armed, "g3 e3"), "");
    assert_eq!(captured("......./......./......./......./..ak..a/...a.../.......", 0, Armed, "g3 e3"), "d3");
    assert_eq!(captured("......./......./...a.../..ak..a/......./......./.......", 0, Armed, "g4 e4"), "");
    assert_eq!(captured("......./......./...a.../..ak..a/...a.../......./.......", 0, Armed, "g4 e4"), "d4");
    // A corner helps to capture him too.
    let board = ".k...../......./..a..../......./......./......./...d...";
    assert_eq!(end(board, 0, "c5 c7"), Some((Some(ATTACKERS), How::Captured)));
}

#[test]
fn br_08_the_king_helps_to_capture_only_if_he_is_armed() {
    for (board, squares) in [
        ("......./......./......./......./......./.ka...d/.......", "g2 d2"),
        ("......./......./......./......./......./k.ad.../.......", "a2 b2"),
    ] {
        assert_eq!(
            (captured(board, 1, Armed, squares), captured(board, 1, Unarmed, squares)),
            ("c2".into(), "".into())
        );
    }
}

#[test]
fn br_09_the_king_wins_on_a_corner() {
    let won = moved(open("......./......./......./......./......./......./..dk..a", 1), "d1 d7").unwrap();
    assert_eq!(won.end, None);
    let board = "......./......./......./......./......./..d..../a..k...";
    assert_eq!(end(board, 1, "d1 g1"), Some((Some(DEFENDERS), How::Escaped)));
}

#[test]
fn br_10_a_side_that_cannot_move_loses() {
    let board = "......./......./......./......./......./d....../a.k....";
    assert_eq!(end(board, 1, "c1 b1"), Some((Some(DEFENDERS), How::Stuck)));
    let board = "......./......./......./......./aa.a.../kda..../.aa....";
    assert_eq!(end(board, 0, "d3 c3"), None);
    let board = "......./......./......./......./ada..../ak.a.../.aa....";
    assert_eq!(end(&board.replace("ada....", "aaa...."), 0, "d2 c2"), Some((Some(ATTACKERS), How::Captured)));
    let walled = "......./......./......./......./a....../da...../.d.k..a";
    assert_eq!(end(walled, 0, "g1 e1"), None);
}

#[test]
fn br_11_the_third_repetition_of_a_position_is_a_draw() {
    let mut open = open("......./......./......./...k.../......./......./.a.....", 0);
    let round = ["b1 b2", "d4 d5", "b2 b1", "d5 d4"];
    for (number, squares) in round.into_iter().cycle().take(8).enumerate() {
        assert_eq!(open.end, None, "after {number}");
        open = moved(open, squares).unwrap();
    }
    assert_eq!(open.end.map(|end| (end.winner, end.how)), Some((None, How::Repeated)));
}

#[test]
fn br_12_fifty_moves_without_a_capture_are_a_draw() {
    let quiet = open("......./......./......./...k.../......./......./.a.....", 0);
    // A board that does not occur later in this game.
    let other = quiet.board.to_string().replace(".a.....", "aaaaaaa").parse::<Board>().unwrap();
    let before = |boards: usize| Open { since: [vec![other; boards], quiet.since.clone()].concat(), ..quiet.clone() };
    assert_eq!(moved(before(QUIET - 2), "b1 b2").unwrap().end, None);
    assert_eq!(moved(before(QUIET - 1), "b1 b2").unwrap().end.map(|end| end.how), Some(How::Quiet));
    // A capture restarts the count, so the longest game makes every capture at the last possible move.
    let taken =
        Open { board: "......./......./......./...k.../......./......./.a..da.".parse().unwrap(), ..before(40) };
    assert_eq!(moved(taken, "b1 d1").unwrap().since.len(), 1);
    assert_eq!((Brandubh::META.longest, LONGEST), (1_250, 25 * QUIET as u32));
}

#[test]
fn every_refusal_names_its_ruling() {
    let start = || open(&game().setup.to_string(), 0);
    let over = || moved(open("......./......./......./......./......./......./a..k...", 1), "d1 g1").unwrap();
    for (open, seat, squares, refusal) in [
        (over(), 0, "a1 a2", "over BR-09"),
        (start(), 1, "d3 c3", "turn BR-02"),
        (start(), 0, "c1 c2", "no-piece BR-03"),
        (start(), 0, "d3 c3", "not-yours BR-03"),
        (start(), 0, "d1 e2", "straight BR-03"),
        (start(), 0, "d1 d1", "straight BR-03"),
        (start(), 0, "d1 a1", "kings BR-04"),
        (start(), 0, "d2 d4", "kings BR-04"),
        (start(), 0, "d1 d2", "blocked BR-03"),
    ] {
        let mut next = open.clone();
        let refused = step(&mut next, Seat(seat), squares, &mut Vec::new()).unwrap_err();
        assert_eq!(format!("{} {}", refused.rule, refused.ruling), format!("brandubh-refuse-{refusal}"));
        assert_eq!(next, open);
    }
}
