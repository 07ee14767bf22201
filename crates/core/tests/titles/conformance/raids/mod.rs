//! The test subject for *Raids*.

mod reference;

use serde_json::{Value, json};
use skald_core::engine::{Edition, Game, Seat};
use skald_core::games::raids::action::Action;
use skald_core::games::raids::options::Options;
use skald_core::games::raids::{RECONSTRUCTION, Raids};

use crate::conformance::subject::{Careful, LawGames, Shown, Subject, Table, Universe};
use crate::play::{embedded, switched};

pub fn subject() -> Subject<Raids> {
    Subject {
        universe: Universe::Fixed(universe),
        conserved: |raids, before, events, after| reference::compare(raids, &before.open, events, &after.open),
        laws: LawGames { each_seats: 50, each_switch: 1, all_switches: 3, first_rules: 2 },
        tables: [Options::default(), switched::<Raids>(&json!({ "recruits_stay": "on" }))]
            .map(|options| Table { game: uneven(), options, seats: 2..=4, games: 8 })
            .into(),
        careful: Careful { against: 100, among: 30, least: &[55, 40, 30], switches: |_| json!({}), look: |_, _| {} },
        shown: Shown {
            tables: [json!({}), house_rules(), readings()]
                .map(|switches| Table {
                    game: embedded(),
                    options: switched::<Raids>(&switches),
                    seats: 2..=4,
                    games: 34,
                })
                .into(),
            choices: 7,
            short_names: true,
            most_choices: 25,
            boards: 7,
            reasons_every: 1,
            longest_line: 400,
            ..Shown::default()
        },
        readings: vec![
            ("glory", |_, _, points| points),
            ("crew", |view, seat, _| ship(view, seat)["crew"].as_i64().expect("a number")),
            ("shields", |view, seat, _| {
                let aboard = ship(view, seat)["aboard"].as_array().expect("tiles");
                let shown = |tile: &Value| tile["shields"].as_i64().expect("a tile with shields");
                2 * (5 - aboard.len() as i64) + aboard.iter().map(shown).sum::<i64>()
            }),
        ],
        ..Subject::default()
    }
}

fn ship(view: &Value, seat: Seat) -> &Value {
    &view["open"]["ships"][seat.index()]
}

/// All house rules at once.
fn house_rules() -> Value {
    json!({
        "track": "four_villages", "viking_limit": "40", "room_at_sea": "on", "room_at_port": "on", "recruits_stay": "on",
        "rolled_combat": "on", "harbor_needs_one": "on"
    })
}

/// All other readings of the rulebooks at once.
fn readings() -> Value {
    json!({ "flight": "by_rules", "ghost_takes_coins": "on", "sold_shields": "on", "waiting_ghost": "off" })
}

/// An edition unlike the embedded one: short legs at the Harbor, and more shares of a Visit than some tables have
/// ships.
fn uneven() -> Raids {
    let mut edition = Edition::read(RECONSTRUCTION).unwrap();
    edition.data["track"] = "TTVTTTTVTTTTVTTTTVTTH".into();
    edition.data["visit"] = serde_json::json!([3, 0, 2]);
    Raids::new(&edition).unwrap()
}

/// Every action with every valid number and some invalid ones.
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
