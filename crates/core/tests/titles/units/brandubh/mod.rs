//! Tests of the rules, the texts and the players.

mod edition;
mod rulings;
mod texts;

use serde_json::json;

use crate::ai::duel::{Duel as _, WON};
use crate::ai::duelist::Duelist as _;
use crate::engine::{Chance, Edition, Game, RuleError, Seat, Seed};
use crate::games;
use crate::games::brandubh::action::Action;
use crate::games::brandubh::components::{Board, Brandubh, Square};
use crate::games::brandubh::event::Event;
use crate::games::brandubh::options::{King, Options};
use crate::games::brandubh::state::{End, How, Open, State};
use crate::games::brandubh::{RECONSTRUCTION, rules};

fn game() -> Brandubh {
    Brandubh::new(&Edition::read(RECONSTRUCTION).unwrap()).unwrap()
}

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

/// A move in the notation `d1 d3`.
fn moving(squares: &str) -> Action {
    format!("move {squares}").parse().unwrap()
}

/// A position without earlier moves.
fn open(board: &str, turn: u8) -> Open {
    let board: Board = board.parse().unwrap();
    Open { options: Options::default(), since: vec![board], board, turn: Seat(turn), last: None, end: None }
}

/// Moves in a position.
fn step(open: &mut Open, seat: Seat, squares: &str, events: &mut Vec<Event>) -> Result<(), RuleError> {
    let mut state = State { open: open.clone(), secret: (), chance: Chance::exhausted() };
    let result = rules::step(&game(), &mut state, seat, moving(squares), events);
    *open = state.open;
    result
}

/// The position after a move of the seat to move.
fn moved(mut open: Open, squares: &str) -> Result<Open, RuleError> {
    let (seat, mut events) = (open.turn, Vec::new());
    step(&mut open, seat, squares, &mut events).map(|()| open)
}

/// The squares of the pieces that a move captures.
fn captured(board: &str, turn: u8, king: King, squares: &str) -> String {
    let mut open = Open { options: Options { king }, ..open(board, turn) };
    let (seat, mut events) = (open.turn, Vec::new());
    step(&mut open, seat, squares, &mut events).unwrap();
    let Event::Moved { captured, .. } = &events[0] else { panic!("{events:?}") };
    captured.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// A game after which a search may end at a king with two open corners. One move deeper that is no win.
const CLOSED: &str = "g4 g3, d3 f3, d2 f2, d4 d3, b4 b3, c4 b4, g3 e3, d5 g5, d6 d5, g5 g4, f2 f4, b4 b5, a4 c4, b5 b4, \
    d5 b5, d3 d4, b3 b4, d4 c4, b5 g5, c4 c5, b4 b5, c5 c6, g5 c5, c6 e6, f4 f6, e6 e4, b5 b4, e4 f4, e3 g3, f4 f3, d7 d3";

#[test]
fn player_is_sure_of_a_win_only_if_it_is_proven() {
    let titles = games::builtin().unwrap();
    let (mut position, _) = titles.default_of("brandubh").unwrap().start(&json!({}), 2, &Seed::from_number(1)).unwrap();
    for (number, squares) in CLOSED.split(", ").enumerate() {
        position.act(Seat(number as u8 % 2), &format!("move {squares}")).unwrap();
    }
    let judged = position.judge("hard", Seat(1), None, &Seed::from_number(32)).unwrap();
    assert!((100..700).contains(&judged[0].chances[1]), "{:?}", judged[0]);
}

#[test]
fn escape_is_sure_unless_the_attackers_stop_it() {
    let is_sure = |board: &str, squares: &str| {
        let state = State { open: open(board, 1), secret: (), chance: Chance::exhausted() };
        let (moment, _) = Brandubh::after(&state, &moving(squares));
        assert_eq!(moment.turn(), Seat(0));
        moment.value() == -WON
    };
    // Both corners of the first row are open. The attacker can close one of them.
    assert!(is_sure("......./......./......./....a../.k...../......./.......", "b3 b1"));
    // This one captures the king on c1, because the corner is hostile.
    assert!(!is_sure("......./......./......./..a..../.k...../......./.......", "b3 b1"));
    // Only one corner is open.
    assert!(!is_sure("......./......./......./....a../.k...../......./...d...", "b3 b1"));
}
