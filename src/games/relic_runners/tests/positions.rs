//! Whole games between computer players.

use super::runners;
use crate::ai::{Random, decide};
use crate::engine::{Chance, Game, Seed};
use crate::games::relic_runners::RelicRunners;
use crate::games::relic_runners::options::Options;

#[test]
fn rr_92_what_has_only_one_answer_is_settled_without_a_question() {
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
fn rr_95_no_turn_takes_more_actions_than_the_bound_says() {
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
