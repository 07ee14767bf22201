//! The embedded puzzles have exactly one solution each.

use std::collections::BTreeSet;

use crate::engine::{Seat, Seed, Viewer};
use crate::games;
use crate::title::{Position, Puzzle};
use serde_json::Value;

/// One in so many puzzles is checked to win by force, and one in so many is searched to the full depth. `.ci/search puzzles`
/// checks and searches all.
const FORCED: u64 = 4;
const SAMPLE: u64 = 12;

/// Whether the solution wins within the length of its line whatever the others do.
fn is_forced(puzzle: &Puzzle, position: &dyn Position, seat: Seat) -> bool {
    let mut position = position.duplicate();
    position.act(seat, puzzle.solution()).expect("a legal choice");
    let [asked] = &position.decisions()[..] else { return false };
    position.choices(asked.seat).all().all(|reply| {
        let mut after = position.duplicate();
        after.apply(asked.seat, reply).unwrap();
        after.forces(seat, puzzle.line.len() as u8 - 2)
    })
}

/// The first in the alphabet of a square board, turned and mirrored in all ways. Its rows have `/` between them.
fn least(board: &str) -> String {
    let mut rows: Vec<Vec<char>> = board.split('/').map(|row| row.chars().collect()).collect();
    let mut least = None;
    for turn in 0..8 {
        let written = rows.iter().map(|row| row.iter().collect::<String>()).collect::<Vec<_>>().join("/");
        least = least.into_iter().chain([written]).min();
        // Mirrored by the diagonal and then upside down in turns, a board takes all eight forms.
        if turn % 2 == 0 {
            rows = (0..rows.len()).map(|at| rows.iter().map(|row| row[at]).collect()).collect();
        } else {
            rows.reverse();
        }
    }
    least.expect("eight forms")
}

#[test]
fn every_puzzle_has_exactly_one_solution() {
    let titles = games::builtin().unwrap();
    let all = std::env::var_os("SKALD_ALL_PUZZLES").is_some();
    let mut all_boards = 0;
    for title in titles.keys().filter_map(|key| titles.default_of(key)) {
        let mut boards = BTreeSet::new();
        for (day, line) in (0..).zip(title.puzzles().lines()) {
            let puzzle = Puzzle::of_day(title.as_ref(), day).expect(line);
            let (position, seat) = puzzle.position(title.as_ref()).expect(line);
            let board = position.view(Viewer::Public).unwrap()["open"]["board"].as_str().expect("rows").to_owned();
            assert!(boards.insert((seat, least(&board))), "{line}: a board from before, turned or mirrored");
            if all || day.is_multiple_of(FORCED) {
                assert!(is_forced(&puzzle, position.as_ref(), seat), "{line}");
                let soon = position.wins(seat, 3);
                assert!(soon.iter().all(|action| action.code() == puzzle.solution()), "{line}: {soon:?}");
            }
            if all || day % SAMPLE == 0 {
                assert_eq!(Puzzle::find(position.as_ref(), puzzle.before.clone()).as_ref(), Some(&puzzle), "{line}");
            }
        }
        let meta = title.meta();
        assert!(boards.is_empty() || !(meta.hidden || meta.chance), "{}: only open games have puzzles", meta.key);
        all_boards += boards.len();
    }
    assert!(all_boards > 100, "only {all_boards} puzzles");
}

#[test]
fn days_take_turns_through_all_puzzles() {
    let titles = games::builtin().unwrap();
    let title = titles.default_of("brandubh").unwrap().as_ref();
    let (count, of) = (title.puzzles().lines().count() as u64, |day| Puzzle::of_day(title, day).unwrap());
    assert!(of(0) == of(count) && of(0) != of(1));
    assert_eq!(Puzzle::of_day(titles.default_of("raids").unwrap().as_ref(), 1), None);
}

#[test]
fn position_without_a_forced_win_is_no_puzzle() {
    let titles = games::builtin().unwrap();
    let title = titles.default_of("brandubh").unwrap();
    let (position, _) = title.start(&Value::Null, 2, &Seed::from_number(1)).unwrap();
    assert_eq!(Puzzle::find(position.as_ref(), Vec::new()), None);
}
