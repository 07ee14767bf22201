//! Whole games between computer players.

use super::runners;
use crate::ai::{Random, decide};
use crate::engine::{Chance, Game, Seed};
use crate::games::relic_runners::RelicRunners;
use crate::games::relic_runners::options::Options;

#[test]
fn random_players_finish_their_games() {
    let game = runners();
    for seats in 2..=5 {
        for number in 0..5 {
            let (mut state, mut events) =
                game.setup(&Options::default(), seats, Chance::seeded(&Seed::from_number(number))).unwrap();
            let mut players = Chance::seeded(&Seed::from_number(number + 1_000));
            let mut actions = 0;
            while let Some(seat) = state.jungle.asked() {
                let action = decide(&Random, &game, &state, seat, &mut players).unwrap();
                game.step(&mut state, seat, &action, &mut events).unwrap();
                actions += 1;
                assert!(actions <= RelicRunners::META.longest);
            }
            println!("{seats} {number}: {actions} {} {:?}", state.jungle.round, game.outcome(&state));
        }
    }
}
