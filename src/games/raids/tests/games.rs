//! Whole games between computer players.

use super::raids;
use crate::ai::{Random, decide};
use crate::engine::{Chance, Game, Seed};
use crate::games::raids::options::Options;

#[test]
fn random_players_finish_their_games() {
    let raids = raids();
    for seats in 2..=4 {
        for number in 0..50 {
            let (mut state, mut events) =
                raids.setup(&Options::default(), seats, Chance::seeded(&Seed::from_number(number))).unwrap();
            let mut players = Chance::seeded(&Seed::from_number(number + 1_000));
            let mut actions = 0;
            while let Some(seat) = state.sea.asked() {
                let action = decide(&Random, &raids, &state, seat, &mut players).unwrap();
                raids.step(&mut state, seat, &action, &mut events).unwrap();
                actions += 1;
                assert!(actions <= crate::games::raids::Raids::META.longest);
            }
            assert!(raids.outcome(&state).is_some());
        }
    }
}
