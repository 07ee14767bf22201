//! Whole games between computer players.

use super::explorers;
use crate::ai::{Random, decide};
use crate::engine::{Chance, Game, Seed};
use crate::games::explorers::options::Options;
use crate::games::explorers::state::Chart;
use crate::units::explorers::state::survey::survey;

#[test]
fn the_updated_chart_equals_a_chart_from_scratch() {
    let game = explorers();
    for number in 0..10 {
        let chance = Chance::seeded(&Seed::from_number(number));
        let (mut state, mut events) = game.setup(&Options::default(), 3, chance).unwrap();
        let mut dice = Chance::seeded(&Seed::from_number(number + 100));
        while let Some(decision) = game.decisions(&state.open).pop() {
            let action = decide(&Random, &game, &state, decision.seat, &mut dice).unwrap();
            game.step(&mut state, decision.seat, &action, &mut events).unwrap();
            let Chart { shore, tiles, outposts, .. } = state.open.chart.clone();
            assert_eq!(survey(shore, tiles, outposts), state.open.chart, "after {action}");
        }
    }
}
