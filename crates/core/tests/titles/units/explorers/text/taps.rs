//! How many taps a turn takes.

use super::*;
use crate::games::explorers::action::Action;
use crate::games::explorers::policy::Careful;
use crate::taps;

#[test]
fn turn_takes_four_and_a_half_taps() {
    let game = explorers();
    let (mut all, mut turns) = (0, 0);
    for seats in 1..=4 {
        let (taps, of) = taps::measure(&game, &Careful, &board("a1"), seats, 5);
        // Alone, one message stays open all game. With others, a tap opens it in every turn.
        let opened = if seats == 1 { 0 } else { of };
        println!("{seats} seats: {taps} taps in {of} turns, {opened} to open them");
        all += taps + opened;
        turns += of;
    }
    assert!(all * 10 <= turns * 45, "{all} taps in {turns} turns");
}

/// The taps of a person who places a proposed tile, and then takes each action by itself.
#[test]
fn turn_step_by_step_takes_seven_taps() {
    let game = explorers();
    let (mut all, mut turns) = (0, 0);
    for seats in 1..=4 {
        let (taps, of) = taps::measure_by(&game, &Careful, &board("a1"), (seats, 5), |actions| {
            let sails = || actions.iter().all(|action| matches!(action, Action::Sail(_)));
            let walks = || actions.iter().all(|action| matches!(action, Action::Walk(..)));
            matches!(actions[0], Action::Place(..)) || sails() || walks()
        });
        let opened = if seats == 1 { 0 } else { of };
        println!("{seats} seats: {taps} taps in {of} turns, {opened} to open them");
        all += taps + opened;
        turns += of;
    }
    assert!(all <= turns * 7, "{all} taps in {turns} turns");
}
