//! Checks of every position in whole random games.

use super::raids;
use crate::ai::{Random, decide};
use crate::engine::{Chance, Game, Seed};
use crate::games::raids::options::Options;
use crate::games::raids::state::State;

/// Visits every position of `games` random games for each seat count.
pub(super) fn every_position(games: u64, mut look: impl FnMut(&State)) {
    let raids = raids();
    for seats in 2..=4 {
        for number in 0..games {
            let seed = Seed::from_number(number).derive("positions", seats.into());
            let (mut state, mut events) = raids.setup(&Options::default(), seats, Chance::seeded(&seed)).unwrap();
            let mut players = Chance::seeded(&seed.derive("players", 0));
            look(&state);
            while let Some(seat) = state.open.asked() {
                let action = decide(&Random, &raids, &state, seat, &mut players).unwrap();
                raids.step(&mut state, seat, &action, &mut events).unwrap();
                look(&state);
            }
        }
    }
}

#[test]
fn ra_41_two_ships_share_a_space_only_in_combat() {
    use crate::games::raids::state::Phase;
    every_position(50, |state| {
        let open = &state.open;
        let contested = if let Phase::Fight { space, .. } = open.phase { Some(space) } else { None };
        let fleeing = if let Phase::Sail { from, .. } = open.phase { Some(from) } else { None };
        for space in 1..open.harbor() {
            let ships = open.ships.iter().filter(|ship| ship.space == space).count();
            let allowed = if Some(space) == contested || Some(space) == fleeing { 2 } else { 1 };
            assert!(ships <= allowed, "{ships} ships on {space}: {:?}", open.phase);
        }
    });
}
