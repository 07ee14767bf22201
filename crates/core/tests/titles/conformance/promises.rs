//! What choices promise is what the rules do. Each choice of many decisions is applied to the real position, and the
//! numbers of its text are compared with the position before and after.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};
use skald_core::engine::{Seat, StateOf, Viewer};
use skald_core::title::{Asked, Change, Choice, Present};
use skald_core::words::{Locale, Voice};

use crate::conformance::subject::{Reading, all_switches, each_switch, law_games, seat_counts, subject};
use crate::play::{play_by, switched};
use crate::shown::voice;

for_every_title!(choices_promise_what_the_rules_do);

/// The players of the games, the most actions of each game, and in every how many decisions the choices are tried.
const PLAYERS: [(&str, u64, usize); 3] = [("random", 200, 7), ("careful", 200, 7), ("hard", 4, 2)];

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
fn found<G: Present>(game: &G, state: &StateOf<G>, seat: Seat, readings: &[Reading]) -> BTreeMap<&'static str, i64> {
    let view = serde_json::to_value(game.view_for(state, Viewer::Seat(seat))).expect("views are data");
    let points = game.score(state, seat).total();
    readings.iter().map(|(key, read)| (*key, read(&view, seat, points.into()))).collect()
}

/// Checks one choice: its text and its changes, which it returns.
fn check<G: Present>(
    game: &G,
    state: &StateOf<G>,
    asked: &Asked<'_, G>,
    (choice, actions): (&Choice, &[G::Action]),
    readings: &[Reading],
) -> Result<Vec<Change>, String> {
    let seat = asked.seat;
    let successors = asked.successors(actions);
    let changes = asked.changes(&successors);
    let before = found(game, state, seat, readings);
    let after = found(game, &after(game, state, seat, actions), seat, readings);
    let ensure = |holds: bool, fault: &dyn Fn() -> String| match holds {
        true => Ok(()),
        false => Err(format!("{}: {} {}: {} · {}", fault(), G::META.key, choice.code, choice.label, choice.detail)),
    };
    for (key, then) in &after {
        let now = before[key];
        let Some(Change { before, after: possible, .. }) = changes.iter().find(|change| change.key == *key) else {
            ensure(*then == now, &|| format!("{key} changes without a word, {now} to {then}"))?;
            continue;
        };
        ensure(i64::from(*before) == now, &|| format!("{key} is {now} before and not {before}"))?;
        let fits = possible.is_empty() || possible.iter().any(|one| i64::from(*one) == *then);
        // A question mark stands for what few positions cannot show.
        ensure(fits || possible.len() > 2, &|| format!("{key} is {then}, not one of {possible:?}"))?;
    }
    if let [_] = &successors[..] {
        ensure(changes.iter().all(|change| change.after.len() == 1), &|| "one outcome is uncertain".to_owned())?;
        ensure(!choice.detail.contains('?'), &|| "one outcome has a question mark".to_owned())?;
    }
    let voice = Voice::new(Locale::En, Vec::new());
    if let Some(largest) = changes.first() {
        let said = largest.said::<G>(&voice);
        let everything = format!("{} {}", choice.label, choice.detail);
        ensure(everything.contains(&said), &|| format!("the largest change, {said:?}, is not said"))?;
    }
    Ok(changes)
}

/// Checks all choices and intents of the deciding seat. Returns the changes of each.
pub fn check_all<G: Present>(
    game: &G,
    state: &StateOf<G>,
    seat: Seat,
    voice: &Voice,
    readings: &[Reading],
) -> Result<Vec<Vec<Change>>, String> {
    let asked = Asked::to(game, state, seat);
    let mut legal = Vec::new();
    game.legal_actions(state, seat, &mut legal);
    let choices = game.choices(&asked, &legal, voice).into_iter().zip(legal.into_iter().map(|action| vec![action]));
    let intents = game.intent_choices(&asked, voice).into_iter().zip(game.intents(&asked.view, seat));
    let all = choices.chain(intents);
    all.map(|(choice, actions)| check(game, state, &asked, (&choice, &actions), readings)).collect()
}

/// Slow: every choice of many positions is applied, for each switch.
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
            let tried = check_all(&own.game, &tale.state, seat, &voice, &own.readings);
            for changes in tried.unwrap_or_else(|fault| panic!("{fault}")) {
                tally.choices += 1;
                changes.iter().for_each(|change| *tally.promised.entry(change.key).or_default() += 1);
            }
        });
    }
    let keys: BTreeSet<&str> = own.readings.iter().map(|(key, _)| *key).collect();
    println!("{}: {} choices, promised changes: {:?}", G::META.key, tally.choices, tally.promised);
    assert!(tally.promised.keys().all(|key| keys.contains(key)), "{}: a count without a reading", G::META.key);
    assert!(keys.iter().all(|key| tally.promised.contains_key(key)), "{}: never promised: {keys:?}", G::META.key);
}
