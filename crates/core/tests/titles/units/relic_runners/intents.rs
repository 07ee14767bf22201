//! Intents: a walk and exploring with one choice.

use super::*;
use crate::ai::decide;
use crate::engine::{Chance, Seed, Viewer};
use crate::games::relic_runners::action::Action;
use crate::games::relic_runners::options::Options;
use crate::games::relic_runners::policy::Careful;
use crate::title::Present;

#[test]
fn intents_are_legal_and_the_same_for_every_viewer() {
    let game = runners();
    let (mut pathways, mut tiles, mut steps) = (0, 0, 0);
    for seats in 2..=5 {
        let (mut state, _) = game.setup(&Options::default(), seats, Chance::seeded(&Seed::from_number(3))).unwrap();
        let mut players = Chance::seeded(&Seed::from_number(4));
        while let Some(seat) = state.open.asked() {
            let intents = game.intents(&game.view_for(&state, Viewer::Seat(seat)), seat);
            assert_eq!(intents, game.intents(&game.view_for(&state, Viewer::Public), seat));
            for intent in &intents {
                let mut after = state.clone();
                for action in intent {
                    game.step(&mut after, seat, action, &mut Vec::new())
                        .unwrap_or_else(|error| panic!("{intent:?}: {error:?}"));
                }
                let Some(Action::Walk(site, _)) = intent.first() else { panic!("{intent:?}") };
                assert!(after.open.now.explored || after.open.turn != seat, "{intent:?}: {site}");
                pathways += usize::from(matches!(intent.last(), Some(Action::Place(_))));
                tiles += usize::from(intent.last() == Some(&Action::Explore));
                steps += usize::from(intent.iter().any(|action| matches!(action, Action::Up(_))));
            }
            let action = decide(&Careful, &game, &state, seat, &mut players).unwrap();
            game.step(&mut state, seat, &action, &mut Vec::new()).unwrap();
        }
    }
    assert!(pathways > 100 && tiles > 100 && steps > 50, "{pathways} pathways, {tiles} tiles, {steps} steps");
}
