//! The laws of the engine over random games.
//!
//! Saving and loading is among the laws. It compares the values that a state derives on loading with those that it
//! updates during play.

use std::borrow::Cow;
use std::cell::RefCell;
use std::collections::BTreeSet;

use serde_json::json;
use skald_core::engine::{Chance, Seed, StateOf, Viewer, laws};
use skald_core::title::Present;

use crate::conformance::subject::{
    Subject, Universe, all_switches, each_switch, law_games, of_first_rules, seat_counts, subject,
};
use crate::play::switched;

for_every_title!(
    the_laws_hold_for_every_seat_count,
    the_laws_hold_with_every_switch_changed,
    the_laws_hold_with_all_switches_changed_at_once,
    the_laws_hold_for_games_of_the_first_rules,
    the_laws_hold_at_the_tables_of_the_title,
    hidden_parts_are_redrawn,
);

/// Plays games of `game` with the universe and the checks of the subject.
fn hold<G: Present>(own: &Subject<G>, game: &G, options: &G::Options, seats: u8, games: u64) {
    let fixed = if let Universe::Fixed(actions) = &own.universe { actions(game) } else { Vec::new() };
    let seen = RefCell::new(BTreeSet::new());
    let anything_seen = |state: &StateOf<G>| {
        let mut legal = Vec::new();
        for decision in game.decisions(&state.open) {
            game.legal_actions(state, decision.seat, &mut legal);
            seen.borrow_mut().append(&mut legal.drain(..).collect());
        }
        seen.borrow().iter().cloned().collect()
    };
    let trial = laws::Subject {
        game,
        universe: &|state| match &own.universe {
            Universe::Fixed(_) => Cow::Borrowed(fixed.as_slice()),
            Universe::Of(actions) => Cow::Owned(actions(state)),
            Universe::Seen => Cow::Owned(anything_seen(state)),
        },
        conserved: &|before, events, after| (own.conserved)(game, before, events, after),
    };
    if let Err(broken) = laws::hold(&trial, options, seats, games) {
        panic!("{broken}");
    }
}

/// Slow: whole games for every seat count, where each position tries every action.
fn the_laws_hold_for_every_seat_count<G: Present>() {
    let own = subject::<G>();
    for seats in seat_counts::<G>() {
        hold(&own, &own.game, &G::Options::default(), seats, own.laws.scaled(own.laws.each_seats));
    }
}

/// Slow: a whole game for each value of each switch.
fn the_laws_hold_with_every_switch_changed<G: Present>() {
    let own = subject::<G>();
    for (number, switches) in each_switch::<G>().enumerate() {
        let options = switched::<G>(&switches);
        assert_ne!(options, G::Options::default(), "{}: {switches}", G::META.key);
        // Each switch is tried with one seat count, in turn. A longer search tries it with all of them.
        let counts: Vec<_> = seat_counts::<G>().collect();
        let tried = if law_games().is_some() { &counts[..] } else { &[counts[number % counts.len()]] };
        for &seats in tried {
            hold(&own, &own.game, &options, seats, own.laws.scaled(own.laws.each_switch));
        }
    }
}

fn the_laws_hold_with_all_switches_changed_at_once<G: Present>() {
    let own = subject::<G>();
    let options = switched::<G>(&all_switches::<G>());
    for seats in seat_counts::<G>() {
        hold(&own, &own.game, &options, seats, own.laws.scaled(own.laws.all_switches));
    }
}

fn the_laws_hold_for_games_of_the_first_rules<G: Present>() {
    let own = subject::<G>();
    let options = of_first_rules::<G>(&json!({}));
    for seats in seat_counts::<G>() {
        hold(&own, &own.game, &options, seats, own.laws.scaled(own.laws.first_rules));
    }
}

/// Slow: whole games at every table, where each position tries every action.
fn the_laws_hold_at_the_tables_of_the_title<G: Present>() {
    let own = subject::<G>();
    for table in &own.tables {
        for seats in table.seats.clone() {
            hold(&own, &table.game, &table.options, seats, own.laws.scaled(table.games));
        }
    }
}

/// Redrawing changes everything hidden, and nothing for the viewer who sees everything.
fn hidden_parts_are_redrawn<G: Present>() {
    let game = subject::<G>().game;
    for seats in seat_counts::<G>() {
        let (state, _) =
            game.setup(&G::Options::default(), seats, Chance::seeded(&Seed::from_number(1))).expect("begins");
        let mut dice = Chance::seeded(&Seed::from_number(2));
        let sampled = game.determinize(&state, Viewer::Public, &mut dice);
        assert!(sampled != state, "{} for {seats}: future results are known", G::META.key);
        let seen = |state| game.view_for(state, Viewer::Everything);
        // In a game for one player nothing is hidden from another seat.
        assert_eq!(seen(&sampled) != seen(&state), G::META.hidden && seats > 1, "{} for {seats}", G::META.key);
        assert!(game.determinize(&state, Viewer::Everything, &mut dice) == state, "{} for {seats}", G::META.key);
    }
}
