//! What people read and type, and how computer players judge.

use std::collections::BTreeMap;

use super::*;
use crate::ai::Policy;
use crate::ai::duelist::Careful;
use crate::engine::{Seed, View, Viewer};
use crate::games::nine_mens_morris::policy::evaluation::features;
use crate::title::{Asked, Choice, Present, Weight, typed};
use crate::words::{Locale, Voice};

fn view(open: &Open) -> View<Open, ()> {
    View { viewer: Viewer::Public, open: open.clone(), known: () }
}

fn state(open: &Open) -> State {
    State { open: open.clone(), secret: (), chance: Chance::exhausted() }
}

fn voice() -> Voice {
    Voice::new(Locale::En, vec!["Ada".into(), "Bo".into()])
}

fn actions(open: &Open) -> Vec<Action> {
    legal(open).iter().map(|code| code.parse().unwrap()).collect()
}

fn choices(open: &Open) -> Vec<Choice> {
    game().choices(&Asked::to(&game(), &state(open), open.now.turn), &actions(open), &voice())
}

#[test]
fn actions_are_read_as_people_type_them() {
    let read = |open: &Open, typed: &str| {
        typed::read(&game(), &view(open), open.now.turn, &actions(open), typed).map(|action| action.to_string())
    };
    let placing = men("a1 d1", "g7", [3, 3], 0);
    for typed in ["place g1", "PUT G1", "coloca g1", "pose g1", "g1"] {
        assert_eq!(read(&placing, typed).as_deref(), Some("place g1"), "{typed}");
    }
    let moving = men("a1 d1 f4 c4", "g7 d7 a7 b4", [0, 0], 0);
    for typed in ["d1-d2", "move d1 to d2", "mueve d1 d2", "joue d1 d2"] {
        assert_eq!(read(&moving, typed).as_deref(), Some("move d1 d2"), "{typed}");
    }
    assert_eq!([read(&placing, "a2"), read(&moving, "d1 d4")], [None, None]);
}

#[test]
fn a_choice_says_which_mills_it_closes_and_stops() {
    let open = men("a1 d1", "a7 d7", [3, 3], 0);
    let all = choices(&open);
    let of = |code: &str| all.iter().find(|choice| choice.code == code).unwrap();
    let shown = |code: &str| (of(code).weight, of(code).detail.as_str());
    assert_eq!(shown("place g1"), (Weight::Usual, "closes a mill"));
    assert_eq!(shown("place g7"), (Weight::Usual, "stops a mill on g7"));
    assert_eq!(shown("place b2"), (Weight::Plain, "the other side can then close a mill on g7"));
    let open = men("a1 d1 f4 c4", "g7 b6 a7 b4", [0, 0], 0);
    let quiet = choices(&open).into_iter().find(|choice| choice.code == "move f4 e4").unwrap();
    assert_eq!((quiet.detail.as_str(), quiet.path[0].label.as_str()), ("", "Man on f4"));
}

/// NM-11.
#[test]
fn move_that_repeats_the_board_again_says_that_it_draws() {
    let mut here = men("a1 d1 f4 c4", "g7 b6 a7 b4", [0, 0], 0);
    let after = men("a1 d1 e4 c4", "g7 b6 a7 b4", [0, 0], 1).now.board;
    here.since = vec![after.clone(), here.now.board.clone(), after, here.now.board.clone()];
    let drawn = choices(&here).into_iter().find(|choice| choice.code == "move f4 e4").unwrap();
    assert_eq!(drawn.detail, "draws the game");
    let other = choices(&here).into_iter().find(|choice| choice.code == "move f4 g4").unwrap();
    assert_ne!(other.detail, "draws the game");
}

#[test]
fn the_board_shows_men_hands_and_what_threatens() {
    let open = men("a1 d1", "a7 d7", [3, 3], 0);
    let text = game().board(&view(&open), &voice()).plain();
    for line in
        ["7 B─────B─────· 7", "4 ·─·─·   ·─·─· 4", "1 A─────A─────· 1", "🟠\u{2060}A Ada: 2 on the board, 3 in hand"]
    {
        assert!(text.contains(line), "{text}");
    }
    let brief = game().brief(&Asked::to(&game(), &state(&open), open.now.turn), &voice()).plain();
    assert!(
        brief.contains("You can close a mill now.") && brief.contains("threatens to close a mill on g7."),
        "{brief}"
    );
}

#[test]
fn the_careful_player_closes_and_stops_mills() {
    let chosen = |open: Open| {
        let legal = actions(&open);
        let seat = open.now.turn;
        let state = State { open, secret: (), chance: Chance::exhausted() };
        let index = Careful.choose(&game(), &state, seat, &legal, &mut Chance::seeded(&Seed::from_number(1)));
        legal[index].to_string()
    };
    assert_eq!(chosen(men("a1 d1 f6", "a7 d7 c4", [3, 3], 0)), "place g1");
    assert_eq!(chosen(men("a1 d3 f6", "a7 d7 c4", [3, 3], 0)), "place g7");
}

#[test]
fn the_features_of_a_position_are_counted_for_the_seat_to_act() {
    let features = |turn| features(&men("a1 a4 a7 d2", "g1 g4 d6", [0, 0], turn).now);
    // A man more and a mill that opens, against two men on a line; one more line with a single man.
    assert_eq!(features(0), [1, 1, 1, -1, 0, 0, 1, 0, 0, 1]);
    assert_eq!(features(1), [-1, -1, -1, 1, 0, 0, -1, 0, 0, 1]);
}

/// The points where the seat to act can close a mill, by its legal actions.
fn mills(state: &State) -> Vec<String> {
    let mut found = closing(state);
    found.sort_unstable();
    found.dedup();
    found.iter().map(ToString::to_string).collect()
}

/// The same, once for each action.
fn closing(state: &State) -> Vec<Point> {
    let seat = state.open.now.turn;
    let mut legal = Vec::new();
    game().legal_actions(state, seat, &mut legal);
    let closes = |action: &Action| {
        let mut after = state.clone();
        game().step(&mut after, seat, action, &mut Vec::new()).unwrap();
        action.arrived().filter(|_| after.open.now.mill)
    };
    legal.iter().filter_map(closes).collect()
}

#[test]
fn each_choice_says_what_play_shows() {
    let mut said: BTreeMap<&str, usize> = BTreeMap::new();
    for (number, flying) in [(1, "on"), (2, "off"), (3, "on"), (4, "off")] {
        let policy = NineMensMorris::POLICIES.iter().find(|(name, _)| *name == "careful").unwrap().1();
        let players: [&dyn Policy<NineMensMorris>; 2] =
            if number < 3 { [&*policy, &*policy] } else { [&crate::ai::Random, &*policy] };
        let options = crate::play::switched::<NineMensMorris>(&serde_json::json!({ "flying": flying }));
        let seed = Seed::from_number(number);
        crate::play::play_between(&players, &game(), (&options, &seed), u64::MAX, |tale| {
            let Some(seat) = tale.asked else { return };
            for choice in choices(&tale.state.open) {
                let (mut after, mut events) = (state(&tale.state.open), Vec::new());
                game().step(&mut after, seat, &choice.code.parse().unwrap(), &mut events).unwrap();
                // A mill that can remove one man only removes it.
                let mut forced = Vec::new();
                game().legal_actions(&after, seat, &mut forced);
                let mill = after.open.now.mill;
                if let [only] = &forced[..] {
                    game().step(&mut after, seat, only, &mut events).unwrap();
                }
                let end = events.iter().find_map(|event| if let Event::Ended(end) = event { Some(end) } else { None });
                let over = end.is_some();
                let next = if over || after.open.now.mill { Vec::new() } else { mills(&after) };
                let leaves = format!("the other side can then close a mill on {}", next.join(", "));
                let open = if next.is_empty() { "the other side can then" } else { leaves.as_str() };
                for (kind, words, holds) in [
                    ("win", "wins the game", end.is_some_and(|end| end.winner == Some(seat))),
                    ("draw", "draws the game", end.is_some_and(|end| end.winner.is_none())),
                    ("mill", "closes a mill", mill && !over),
                    ("open", open, !next.is_empty()),
                ] {
                    assert_eq!(choice.detail.contains(words), holds, "{}: {}: {words}", choice.code, choice.detail);
                    *said.entry(kind).or_default() += usize::from(holds);
                }
            }
        });
    }
    assert!(["win", "mill", "open"].iter().all(|kind| said[kind] > 0), "{said:?}");
}

#[test]
fn a_threat_that_no_move_stops_is_named_so() {
    let said = |open: &Open| game().brief(&Asked::to(&game(), &state(open), open.now.turn), &voice()).plain();
    let open = men("a1 b2 f2", "a7 d7 g4", [0, 0], 0);
    let mut off = open.clone();
    off.options = crate::play::switched::<NineMensMorris>(&serde_json::json!({ "flying": "off" }));
    assert!(said(&open).contains("threatens to close a mill on g7."), "{}", said(&open));
    assert!(said(&off).contains("threatens to close a mill on g7, and no move stops it."), "{}", said(&off));
}
