//! Every point has an event behind it.

use super::*;
use crate::games::explorers::scoring::SOURCES;
use crate::title::Present;

#[test]
fn reasons_add_up_to_the_score_sheet_at_every_step() {
    let game = explorers();
    let voice = voice(Locale::En);
    for (options, seats) in [(board("a1"), 1), (board("a1"), 2), (board("b2"), 4)] {
        for number in 0..3 {
            let mut steps = 0;
            play(&game, &options, seats, number, u64::MAX, |tale| {
                steps += 1;
                if steps % 12 != 0 && tale.asked().is_some() {
                    return;
                }
                for seat in tale.seats() {
                    let view = view(&game, tale, Viewer::Seat(seat));
                    let reasons = game.explain(&view, &tale.history, seat, &voice);
                    for line in game.score(&tale.state, seat).lines {
                        let sum: i32 = reasons.iter().filter(|r| r.source == line.source).map(|r| r.points).sum();
                        assert_eq!(sum, line.points, "{} of seat {seat} in game {number}", line.source);
                    }
                    assert!(reasons.iter().all(|reason| SOURCES.contains(&reason.source.as_str())));
                    reasons.iter().for_each(|reason| check_text(&reason.text));
                }
            });
        }
    }
}
