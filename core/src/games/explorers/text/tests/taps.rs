//! How many taps a turn takes. The person wants what the careful computer player wants, and takes the intent that begins
//! with it, if there is one.

use super::*;
use crate::ai::Policy as _;
use crate::games::explorers::action::Action;
use crate::games::explorers::policy::Careful;
use crate::title::{Choice, Present, Weight};

/// The most buttons of choices in a message, and the most of them above menus.
const BUTTONS: usize = 10;
const ABOVE_MENUS: usize = 5;

/// The taps to a choice: through its branches, and two where it is in a menu.
fn taps(choices: &[Choice], wanted: &Choice) -> usize {
    let mut taps = 0;
    for depth in 0..=wanted.path.len() {
        let way = |choice: &Choice| -> Vec<String> {
            choice.path.iter().take(depth).map(|branch| branch.label.clone()).collect()
        };
        let beside = choices.iter().filter(|choice| choice.path.len() >= depth && way(choice) == way(wanted));
        let beside: Vec<&Choice> = beside.collect();
        if depth > 0 && beside.len() == 1 {
            // A branch with one choice is that choice.
            return taps;
        }
        let branch = |choice: &Choice| choice.path.get(depth).map(|branch| branch.label.clone());
        let branches: std::collections::BTreeSet<_> = beside.iter().filter_map(|choice| branch(choice)).collect();
        let near = beside.iter().filter(|choice| branch(choice).is_none());
        let main = near.clone().filter(|choice| choice.weight != Weight::Plain).count();
        let button = branch(wanted).is_none() && wanted.weight != Weight::Plain && main <= ABOVE_MENUS;
        taps += if branches.len() + near.count() <= BUTTONS || button { 1 } else { 2 };
    }
    taps
}

/// Plays a game and returns its taps and its turns.
fn measure(game: &Explorers, seats: u8, number: u64) -> (usize, usize) {
    let voice = voice(Locale::En);
    let (mut state, _) = game.setup(&board("a1"), seats, Chance::seeded(&Seed::from_number(number))).unwrap();
    let mut chance = Chance::seeded(&Seed::from_number(1));
    let (mut all, mut turns) = (0, 0);
    while let Some(decision) = game.decisions(&state.open).pop() {
        let seat = decision.seat;
        let mut legal = Vec::new();
        game.legal_actions(&state, seat, &mut legal);
        let wanted = legal[Careful.choose(game, &state, seat, &legal, &mut chance)];
        let view = game.view_for(&state, Viewer::Seat(seat));
        let intents = game.intents(&view, seat);
        let mut choices = game.choices(&view, seat, &legal, &voice);
        choices.extend(game.intent_choices(&view, seat, &voice));
        let intent = intents.iter().position(|actions| actions[0] == wanted);
        let single = || legal.iter().position(|action| *action == wanted).unwrap();
        all += taps(&choices, &choices[intent.map_or_else(single, |intent| legal.len() + intent)]);
        for action in intent.map_or_else(|| vec![wanted], |intent| intents[intent].clone()) {
            state = game.apply(&state, seat, &action).unwrap().0;
        }
        turns += usize::from(wanted == Action::Done);
    }
    (all, turns)
}

#[test]
fn turn_takes_four_and_a_half_taps() {
    let game = explorers();
    let (mut all, mut turns) = (0, 0);
    for seats in 1..=4 {
        let (taps, of) = measure(&game, seats, 5);
        // Alone, one message stays open all game. With others, a tap opens it in every turn.
        let opened = if seats == 1 { 0 } else { of };
        println!("{seats} seats: {taps} taps in {of} turns, {opened} to open them");
        all += taps + opened;
        turns += of;
    }
    assert!(all * 10 <= turns * 45, "{all} taps in {turns} turns");
}
