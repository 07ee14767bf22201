//! What choices promise is what the rules do: each choice of many decisions is applied to the real position, and the
//! numbers of its text are compared with the position before and after.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};
use skald_core::engine::{Seat, StateOf, Viewer};
use skald_core::title::{Asked, Change, Choice, Present};
use skald_core::words::{Locale, Voice};

use crate::conformance::subject::{all_switches, each_switch, law_games, seat_counts, subject};
use crate::play::{play_by, switched};
use crate::shown::voice;

for_every_title!(choices_promise_what_the_rules_do);

/// The players of the games, the most actions of each game, and in every how many decisions the choices are tried.
const PLAYERS: [(&str, u64, usize); 3] = [("random", 200, 7), ("careful", 200, 7), ("hard", 8, 2)];

/// What was tried.
#[derive(Default)]
struct Tally {
    choices: usize,
    /// How often each count changed in a promise.
    promised: BTreeMap<&'static str, usize>,
}

/// The position after the actions of a choice and the forced moves of its seat.
fn after<G: Present>(game: &G, state: &StateOf<G>, seat: Seat, actions: &[G::Action]) -> StateOf<G> {
    let mut state = state.clone();
    let act = |state: &mut StateOf<G>, action: &G::Action| game.step(state, seat, action, &mut Vec::new());
    // A random result may end an intent early.
    let _ = actions.iter().try_for_each(|action| act(&mut state, action));
    let mut legal = Vec::new();
    while game.asked(&state.open) == Some(seat) {
        game.legal_actions(&state, seat, &mut legal);
        let [only] = &legal[..] else { break };
        act(&mut state, only).expect("a legal action");
    }
    state
}

/// What the title's readings find in a position, as data.
fn readings<G: Present>(game: &G, state: &StateOf<G>, seat: Seat) -> BTreeMap<&'static str, i64> {
    let view = serde_json::to_value(game.view_for(state, Viewer::Seat(seat))).expect("views are data");
    let points = game.score(state, seat).total();
    let own = subject::<G>().readings.into_iter().map(|(key, read)| (key, read(&view, seat, points.into())));
    own.collect()
}

/// Checks one choice: its text and its changes.
fn check<G: Present>(
    game: &G,
    state: &StateOf<G>,
    asked: &Asked<'_, G>,
    choice: &Choice,
    actions: &[G::Action],
    tally: &mut Tally,
) {
    let seat = asked.seat;
    let successors = asked.successors(actions);
    let changes = asked.changes(&successors);
    let (before, after) = (readings(game, state, seat), readings(game, &after(game, state, seat, actions), seat));
    let told = || format!("{} {}: {} · {}", G::META.key, choice.code, choice.label, choice.detail);
    for (key, then) in &after {
        let now = before[key];
        match changes.iter().find(|change| change.key == *key) {
            Some(Change { before, after: possible, .. }) => {
                assert_eq!(i64::from(*before), now, "{key} before: {}", told());
                let fits = possible.is_empty() || possible.iter().any(|one| i64::from(*one) == *then);
                // A question mark stands for what few positions cannot show.
                assert!(fits || possible.len() > 2, "{key} is {then}, not one of {possible:?}: {}", told());
            }
            None => assert_eq!(*then, now, "{key} changes without a word: {}", told()),
        }
    }
    if let [_] = &successors[..] {
        assert!(changes.iter().all(|change| change.after.len() == 1), "one outcome is uncertain: {}", told());
        assert!(!choice.detail.contains('?'), "one outcome has a question mark: {}", told());
    }
    let voice = Voice::new(Locale::En, Vec::new());
    if let Some(largest) = changes.first() {
        let said = largest.said::<G>(&voice);
        let everything = format!("{} {}", choice.label, choice.detail);
        assert!(everything.contains(&said), "the largest change, {said:?}, is not said: {}", told());
    }
    tally.choices += 1;
    changes.iter().for_each(|change| *tally.promised.entry(change.key).or_default() += 1);
}

/// Checks all choices of the deciding seat.
fn check_all<G: Present>(game: &G, state: &StateOf<G>, seat: Seat, voice: &Voice, tally: &mut Tally) {
    let asked = Asked::to(game, state, seat);
    let mut legal = Vec::new();
    game.legal_actions(state, seat, &mut legal);
    let choices = game.choices(&asked, &legal, voice).into_iter().zip(legal.into_iter().map(|action| vec![action]));
    let intents = game.intent_choices(&asked, voice).into_iter().zip(game.intents(&asked.view, seat));
    choices.chain(intents).for_each(|(choice, actions)| check(game, state, &asked, &choice, &actions, tally));
}

fn choices_promise_what_the_rules_do<G: Present>() {
    let own = subject::<G>();
    let voice = voice(Locale::En);
    let mut tally = Tally::default();
    let switches: Vec<Value> = [json!({}), all_switches::<G>()].into_iter().chain(each_switch::<G>()).collect();
    let more = law_games().unwrap_or(1).max(1);
    let kinds = PLAYERS.iter().cycle().zip(seat_counts::<G>().cycle().step_by(2));
    for (number, (options, ((player, most, every), seats))) in (0..).zip(switches.iter().cycle().zip(kinds)) {
        if number >= more * switches.len().max(6) as u64 {
            break;
        }
        let policy = G::POLICIES.iter().find(|(name, _)| name == player).expect("a player").1();
        play_by(&*policy, &own.game, &switched::<G>(options), seats, 500 + number, *most, |tale| {
            let Some(seat) = tale.asked.filter(|_| (tale.history.len() + number as usize).is_multiple_of(*every))
            else {
                return;
            };
            check_all(&own.game, &tale.state, seat, &voice, &mut tally);
        });
    }
    let keys: BTreeSet<&str> = own.readings.iter().map(|(key, _)| *key).collect();
    println!("{}: {} choices, promised changes: {:?}", G::META.key, tally.choices, tally.promised);
    assert!(tally.promised.keys().all(|key| keys.contains(key)), "{}: a count without a reading", G::META.key);
    assert!(keys.iter().all(|key| tally.promised.contains_key(key)), "{}: never promised: {keys:?}", G::META.key);
}
