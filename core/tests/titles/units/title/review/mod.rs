//! Unit tests of `title::review`.

mod text;

use crate::games;
use crate::title::{Check, Puzzle, Reviewed};

#[test]
fn winning_choice_wins_every_game_that_is_played_out() {
    let titles = games::builtin().unwrap();
    let title = titles.default_of("brandubh").unwrap().as_ref();
    let puzzle = Puzzle::of_day(title, 0).unwrap();
    let (mut position, seat) = puzzle.position(title).unwrap();
    let [before @ .., last] = &puzzle.line[..] else { panic!("a line") };
    for code in before {
        let asked = position.decisions()[0].seat;
        position.act(asked, code).unwrap();
    }
    let other = position.legal(seat).into_iter().find(|code| code != last).unwrap();
    let check = Check::default();
    let mut decision = Reviewed { after: 1, seq: 2, seat, played: other, best: last.clone(), cost: 500, check };
    for _ in 0..8 {
        decision.play_out(position.as_ref(), "random").unwrap();
    }
    let Check { games, played, best } = decision.check;
    assert!((games, best) == (8, 8_000) && played < best, "{played} {best}");
}
