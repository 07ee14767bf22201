//! How many taps a turn takes. The person wants what a computer player wants, and takes the intent that begins with it, if
//! there is one.

use crate::ai::Policy;
use crate::engine::{Chance, Seed, Viewer};
use crate::title::{Asked, Choice, Present, Weight};
use crate::words::{Locale, Voice};

/// The most buttons of choices in a message, and the most of them above menus.
const BUTTONS: usize = 10;
const ABOVE_MENUS: usize = 5;

/// The taps to a choice: through its branches, and two where it is in a menu.
fn taps_to(choices: &[Choice], wanted: &Choice) -> usize {
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
pub fn measure<G: Present>(
    game: &G,
    policy: &impl Policy<G>,
    options: &G::Options,
    seats: u8,
    number: u64,
) -> (usize, usize) {
    measure_by(game, policy, options, (seats, number), |_| true)
}

/// The same for a person who takes only such intents.
pub fn measure_by<G: Present>(
    game: &G,
    policy: &impl Policy<G>,
    options: &G::Options,
    (seats, number): (u8, u64),
    takes: impl Fn(&[G::Action]) -> bool,
) -> (usize, usize) {
    let voice = Voice::new(Locale::En, Vec::new());
    let (mut state, _) = game.setup(options, seats, Chance::seeded(&Seed::from_number(number))).unwrap();
    let mut chance = Chance::seeded(&Seed::from_number(1));
    // The setup begins the first turn.
    let (mut all, mut turns) = (0, 1);
    while let Some(decision) = game.decisions(&state.open).pop() {
        let seat = decision.seat;
        let mut legal = Vec::new();
        game.legal_actions(&state, seat, &mut legal);
        let wanted = legal[policy.choose(game, &state, seat, &legal, &mut chance)].clone();
        let view = game.view_for(&state, Viewer::Seat(seat));
        let intents = game.intents(&view, seat);
        let asked = Asked::to(game, &state, seat);
        let mut choices = game.choices(&asked, &legal, &voice);
        choices.extend(game.intent_choices(&asked, &voice));
        let intent = intents.iter().position(|actions| actions[0] == wanted && takes(actions));
        let single = || legal.iter().position(|action| *action == wanted).unwrap();
        all += taps_to(&choices, &choices[intent.map_or_else(single, |intent| legal.len() + intent)]);
        for action in intent.map_or_else(|| vec![wanted], |intent| intents[intent].clone()) {
            let (next, events) = game.apply(&state, seat, &action).unwrap();
            turns += events.iter().filter(|event| G::ends_turn(event)).count();
            state = next;
        }
    }
    (all, turns)
}
