//! Whole games between computer players.

use super::runners;
use crate::ai::{Random, decide};
use crate::engine::{Chance, Game, Seed};
use crate::games::relic_runners::RelicRunners;
use crate::games::relic_runners::action::Action;
use crate::games::relic_runners::options::Options;
use crate::title::{Asked, Present, Weight};
use crate::words::{Locale, Voice};

#[test]
fn rr_92_a_task_with_one_answer_is_settled_without_asking() {
    let game = runners();
    let mut players = Chance::seeded(&Seed::from_number(5));
    let (mut state, mut events) = game.setup(&Options::default(), 4, Chance::seeded(&Seed::from_number(5))).unwrap();
    let mut legal = Vec::new();
    while let Some(seat) = state.open.asked() {
        game.legal_actions(&state, seat, &mut legal);
        assert!(legal.len() > 1, "{legal:?}");
        let action = decide(&Random, &game, &state, seat, &mut players).unwrap();
        game.step(&mut state, seat, &action, &mut events).unwrap();
    }
}

#[test]
fn rr_95_no_turn_takes_more_actions_than_the_bound() {
    let game = runners();
    let most = (RelicRunners::META.longest - 20) / (100 * 5 + 1);
    for number in 0..20 {
        let (mut state, mut events) =
            game.setup(&Options::default(), 5, Chance::seeded(&Seed::from_number(number))).unwrap();
        let mut players = Chance::seeded(&Seed::from_number(number + 1_000));
        let mut turn = (state.open.round, state.open.turn);
        let mut actions = 0;
        while let Some(seat) = state.open.asked() {
            let action = decide(&Random, &game, &state, seat, &mut players).unwrap();
            game.step(&mut state, seat, &action, &mut events).unwrap();
            actions += 1;
            assert!(actions <= most, "{actions} actions in a turn");
            if turn != (state.open.round, state.open.turn) {
                turn = (state.open.round, state.open.turn);
                actions = 0;
            }
        }
    }
}

/// The table asks about the end of a turn only if another action is possible (RR-92). So the end is never the usual
/// choice, which comes first.
#[test]
fn the_end_of_a_turn_is_never_the_usual_choice() {
    let game = runners();
    let mut players = Chance::seeded(&Seed::from_number(6));
    let (mut state, mut events) = game.setup(&Options::default(), 3, Chance::seeded(&Seed::from_number(6))).unwrap();
    let (mut legal, mut ends) = (Vec::new(), 0);
    while let Some(seat) = state.open.asked() {
        game.legal_actions(&state, seat, &mut legal);
        let voice = Voice::new(Locale::En, Vec::new());
        for choice in game.choices(&Asked::to(&game, &state, seat), &legal, &voice) {
            if choice.code == Action::End.to_string() {
                assert_eq!(choice.weight, Weight::Plain, "{}", choice.label);
                ends += 1;
            }
        }
        let action = decide(&Random, &game, &state, seat, &mut players).unwrap();
        game.step(&mut state, seat, &action, &mut events).unwrap();
    }
    assert!(ends > 10, "{ends} ends of turns were offered");
}
