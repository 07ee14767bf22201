//! The laws of the house over random games of *Raids*: 1,000 for each seat count, or as many as `SKALD_LAW_GAMES` says.

mod raids_reference;

use std::borrow::Cow;

use skald::engine::laws::{self, Subject};
use skald::engine::{Chance, Edition, Game, Seed, Viewer};
use skald::games::raids::action::Action;
use skald::games::raids::options::{Options, SPECS};
use skald::games::raids::{RECONSTRUCTION, Raids};

fn raids() -> Raids {
    Raids::new(&Edition::read(RECONSTRUCTION).unwrap()).unwrap()
}

/// An edition unlike the embedded one: short legs at the Harbor, more shares of a Visit than some tables have ships.
fn uneven() -> Raids {
    let mut edition = Edition::read(RECONSTRUCTION).unwrap();
    edition.data["track"] = "TTVTTTTVTTTTVTTTTVTTH".into();
    edition.data["visit"] = serde_json::json!([3, 0, 2]);
    Raids::new(&edition).unwrap()
}

/// How many games a whole run plays for each seat count.
fn games() -> u64 {
    std::env::var("SKALD_LAW_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(1_000)
}

/// Every action with every number that means something, and some that mean nothing.
fn universe(raids: &Raids) -> Vec<Action> {
    let mut all = vec![
        Action::Discard,
        Action::Keep,
        Action::Dock,
        Action::Fight,
        Action::Yield,
        Action::Retaliate,
        Action::Flee,
    ];
    all.extend((0..=raids.spaces + 1).flat_map(|n| [Action::Place(n), Action::Sell(n), Action::Drop(n)]));
    all.extend((0..=raids.track_four_villages.len() as u8 + 2).map(Action::Sail));
    all.extend([Action::Place(255), Action::Sell(255), Action::Drop(255), Action::Sail(255)]);
    all
}

fn hold(options: &Options, seats: u8, games: u64) {
    hold_in(&raids(), options, seats, games);
}

fn hold_in(raids: &Raids, options: &Options, seats: u8, games: u64) {
    let universe = universe(raids);
    let subject = Subject {
        game: raids,
        universe: &|_| Cow::Borrowed(&universe),
        conserved: &|before, told, after| raids_reference::compare(raids, &before.open, told, &after.open),
    };
    if let Err(broken) = laws::hold(&subject, options, seats, games) {
        panic!("{broken}");
    }
}

#[test]
fn the_laws_hold_for_2_seats() {
    hold(&Options::default(), 2, games());
}

#[test]
fn the_laws_hold_for_3_seats() {
    hold(&Options::default(), 3, games());
}

#[test]
fn the_laws_hold_for_4_seats() {
    hold(&Options::default(), 4, games());
}

#[test]
fn the_laws_hold_with_every_switch_turned() {
    for spec in SPECS {
        for value in &spec.values[1..] {
            let options: Options = serde_json::from_value(serde_json::json!({ spec.key: value })).unwrap();
            assert_ne!(options, Options::default());
            (2..=4).for_each(|seats| hold(&options, seats, games() / 50));
        }
    }
}

#[test]
fn the_laws_hold_with_all_switches_turned_at_once() {
    let all = SPECS.iter().map(|spec| (spec.key.to_owned(), spec.values[1].into())).collect();
    let options: Options = serde_json::from_value(serde_json::Value::Object(all)).unwrap();
    (2..=4).for_each(|seats| hold(&options, seats, games() / 20));
}

#[test]
fn the_laws_hold_with_an_uneven_edition() {
    let stay: Options = serde_json::from_value(serde_json::json!({ "recruits_stay": "on" })).unwrap();
    for options in [Options::default(), stay] {
        (2..=4).for_each(|seats| hold_in(&uneven(), &options, seats, games() / 20));
    }
}

#[test]
fn what_is_hidden_is_really_redrawn() {
    let raids = raids();
    let (state, _) = raids.setup(&Options::default(), 2, Chance::seeded(&Seed::from_number(1))).unwrap();
    let mut dice = Chance::seeded(&Seed::from_number(2));
    let sampled = raids.determinize(&state, Viewer::Public, &mut dice);
    assert_eq!(sampled.open, state.open);
    assert_ne!(sampled.chance, state.chance);
    assert_eq!(raids.determinize(&state, Viewer::Everything, &mut dice), state);
}
