//! Tests of displayed and typed texts.

use std::collections::BTreeMap;

use super::*;
use crate::engine::View;
use crate::engine::Viewer;
use crate::title::{Asked, Present, Weight, typed};
use crate::words::{Locale, Voice};

fn view(open: Open) -> View<Open, ()> {
    View { viewer: Viewer::Public, open, known: () }
}

fn state(open: Open) -> State {
    State { open, secret: (), chance: Chance::exhausted() }
}

fn voice() -> Voice {
    Voice::new(Locale::En, vec!["Ada".into(), "Bo".into()])
}

#[test]
fn typed_moves_are_read_in_many_spellings() {
    let view = view(open(&game().setup.to_string(), 0));
    let mut legal = Vec::new();
    rules::legal(&view.open, Seat(0), &mut legal);
    let read = |typed: &str| typed::read(&game(), &view, Seat(0), &legal, typed);
    for typed in ["d1-c1", "D1 c1", "d1c1", "move d1 to c1", "mueve d1 c1", "Joue d1 → c1", "d1 – c1"] {
        assert_eq!(read(typed), Some(moving("d1 c1")), "{typed}");
    }
    // An illegal move is read too, so that its refusal gives a reason.
    for typed in ["d1-d4", "mueve d1 a d4", "d1d4"] {
        assert_eq!(read(typed), Some(moving("d1 d4")), "{typed}");
    }
    for typed in ["", "d1", "d1 c9", "d1 c1 c2", "é", "¿d1 c", "king"] {
        assert_eq!(read(typed), None, "{typed}");
    }
}

#[test]
fn a_choice_names_its_effect_under_its_piece() {
    let view = view(open("..d...a/..a..../da.ad../......./..d..../......./...k...", 1));
    let mut legal = Vec::new();
    rules::legal(&view.open, Seat(1), &mut legal);
    let choices = game().choices(&Asked::to(&game(), &state(view.open.clone()), Seat(1)), &legal, &voice());
    let of = |code: &str| choices.iter().find(|choice| choice.code == code).unwrap();
    let capture = of("move c3 c5");
    assert_eq!(
        (capture.label.as_str(), capture.detail.as_str()),
        ("c3 → c5", "captures b5, d5, c6 · threatens to reach a1, g1")
    );
    assert_eq!((capture.path[0].label.as_str(), capture.weight), ("defender c3", Weight::Usual));
    assert_eq!((of("move d1 g1").detail.as_str(), of("move d1 g1").path[0].rank), ("wins the game", 0));
    assert_eq!(
        (of("move d1 b1").weight, of("move d1 b1").detail.as_str()),
        (Weight::Usual, "threatens to reach a1, g1")
    );
    assert_eq!((of("move d1 d2").weight, of("move d1 d2").detail.as_str()), (Weight::Plain, ""));
}

/// BR-11.
#[test]
fn move_that_repeats_the_board_again_says_that_it_draws() {
    let mut here = open("..d...a/..a..../da.ad../......./..d..../......./...k...", 1);
    let after = open("..d...a/..a..../da.ad../......./..d..../...k.../.......", 1).board;
    let detail = |open: &Open| {
        let mut legal = Vec::new();
        rules::legal(open, Seat(1), &mut legal);
        let choices = game().choices(&Asked::to(&game(), &state(open.clone()), Seat(1)), &legal, &voice());
        choices.into_iter().find(|choice| choice.code == "move d1 d2").unwrap().detail
    };
    here.since = vec![after, here.board];
    assert_eq!(detail(&here), "", "the second time");
    here.since = vec![after, here.board, after, here.board];
    assert_eq!(detail(&here), "draws the game");
}

#[test]
fn the_board_is_aligned_and_the_brief_names_threats() {
    let open = open("......./......./......./......./......./......./a.k....", 0);
    let text = game().board(&view(open.clone()), &voice()).plain();
    assert!(text.contains("1 A · K · · · × 1\n") && text.contains("4 · · · + · · · 4\n"), "{text}");
    let brief = game().brief(&Asked::to(&game(), &state(open.clone()), open.turn), &voice()).plain();
    assert!(brief.contains("threatens to reach a corner."), "{brief}");
    let over = moved(open, "a1 a2").and_then(|open| moved(open, "c1 a1")).unwrap();
    assert!(game().board(&view(over), &voice()).plain().contains("The king stands on a corner: 🔷\u{2060}B Bo wins."));
}

/// Whether the seat in turn can win with one of its legal moves.
fn can_win(state: &State, seat: Seat) -> bool {
    let mut legal = Vec::new();
    game().legal_actions(state, seat, &mut legal);
    legal.iter().any(|action| {
        let (mut after, mut events) = (state.clone(), Vec::new());
        game().step(&mut after, seat, action, &mut events).unwrap();
        let won = |end: &End| end.winner == Some(seat) && end.how != How::Stuck;
        after.open.end.as_ref().is_some_and(won)
    })
}

#[test]
fn each_choice_says_what_play_shows() {
    let mut said: BTreeMap<&str, usize> = BTreeMap::new();
    for (number, king) in [(1, "unarmed"), (2, "armed"), (3, "unarmed"), (4, "armed"), (5, "unarmed"), (6, "armed")] {
        let options = crate::play::switched::<Brandubh>(&serde_json::json!({ "king": king }));
        let player = if number < 4 { "careful" } else { "random" };
        let policy = Brandubh::POLICIES.iter().find(|(name, _)| *name == player).unwrap().1();
        crate::play::play_by(&*policy, &game(), &options, 2, number, u64::MAX, |tale| {
            let Some(seat) = tale.asked else { return };
            let mut legal = Vec::new();
            game().legal_actions(&tale.state, seat, &mut legal);
            let game = game();
            let asked = Asked::to(&game, &tale.state, seat);
            for (choice, action) in game.choices(&asked, &legal, &voice()).iter().zip(&legal) {
                let (mut after, mut events) = (tale.state.clone(), Vec::new());
                game.step(&mut after, seat, action, &mut events).unwrap();
                let end = after.open.end;
                let taken =
                    events.iter().any(|event| matches!(event, Event::Moved { captured, .. } if !captured.is_empty()));
                let over = end.is_some();
                let opens = seat == Seat(0) && !over && can_win(&after, Seat(1));
                for (words, holds) in [
                    ("wins the game", end.as_ref().is_some_and(|end| end.winner == Some(seat))),
                    ("draws the game", end.as_ref().is_some_and(|end| end.winner.is_none())),
                    ("captures", taken && !over),
                    ("then the king can reach", opens),
                ] {
                    assert_eq!(choice.detail.contains(words), holds, "{}: {}: {words}", choice.code, choice.detail);
                    *said.entry(words).or_default() += usize::from(holds);
                }
            }
        });
    }
    assert!(["wins the game", "captures", "then the king can reach"].iter().all(|words| said[words] > 0), "{said:?}");
}
