//! The laws of the house over random games of *Relic Runners*: 100 for each seat count, or as many as `SKALD_LAW_GAMES`
//! says. Such a game is long: random players go round in the jungle until the last round.

mod relic_runners_reference;

use std::borrow::Cow;

use skald::engine::laws::{self, Subject};
use skald::engine::{Edition, Game};
use skald::games::relic_runners::action::{Action, Aim, Rise, Token};
use skald::games::relic_runners::components::{Column, Explorer, Ivory, Site, Space, TOKENS, Trail};
use skald::games::relic_runners::options::{Options, SPECS};
use skald::games::relic_runners::{RECONSTRUCTION, RelicRunners};

/// Editions as somebody might copy them from a box whose map is uneven.
const UNEVEN: [&str; 3] = [
    include_str!("fixtures/editions/relic_runners/delta.json"),
    include_str!("fixtures/editions/relic_runners/gorge.json"),
    include_str!("fixtures/editions/relic_runners/islands.json"),
];

fn runners() -> RelicRunners {
    RelicRunners::new(&Edition::read(RECONSTRUCTION).unwrap()).unwrap()
}

/// How many games a run plays for each seat count.
fn games() -> u64 {
    std::env::var("SKALD_LAW_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(100)
}

/// Every action with every place, trail and tile, and some that mean nothing.
fn universe(game: &RelicRunners) -> Vec<Action> {
    let mut all = vec![
        Action::Explore,
        Action::Stop,
        Action::Refill,
        Action::Double,
        Action::Remote,
        Action::Top,
        Action::Peek,
        Action::Kit,
        Action::Points,
        Action::Show,
        Action::Hide,
        Action::Take,
        Action::Pass,
        Action::Dash,
        Action::Decline,
        Action::End,
        Action::Explorer(None),
    ];
    all.extend(Explorer::ALL.iter().map(|explorer| Action::Explorer(Some(*explorer))));
    all.extend(Site::all().flat_map(|site| Aim::ALL.iter().map(move |aim| Action::Walk(site, *aim))));
    let at_sites = [Action::Start, Action::Go, Action::Jump, Action::Reach];
    all.extend(Site::all().flat_map(|site| at_sites.map(|action| action(site))));
    let nowhere = Trail::between(Site::CAMP, "t12".parse().unwrap());
    let trails = game.trails.iter().copied().chain([nowhere]);
    all.extend(trails.flat_map(|trail| [Action::Place(trail), Action::Lift(trail), Action::Lay(trail)]));
    all.extend(Space::all().map(Action::Box));
    all.extend(Rise::all().map(Action::Up));
    all.extend(Column::ALL.iter().map(|column| Action::Up(Rise::From(Space { column: *column, level: 3 }))));
    all.extend((0..=TOKENS).map(|token| Action::Flip(Token(token))));
    all.extend((0..=4).map(Action::Pick));
    all.extend(Ivory::ALL.iter().map(|tile| Action::Keep(*tile)));
    all
}

fn hold(options: &Options, seats: u8, games: u64) {
    hold_with(&runners(), options, seats, games);
}

fn hold_with(game: &RelicRunners, options: &Options, seats: u8, games: u64) {
    let universe = universe(game);
    let subject = Subject {
        game,
        universe: &|_| Cow::Borrowed(&universe),
        conserved: &|before, told, after| relic_runners_reference::compare(game, before, told, after),
    };
    if let Err(broken) = laws::hold(&subject, options, seats, games) {
        panic!("{broken}");
    }
}

/// The rules of today with some switches turned.
fn options(switches: impl IntoIterator<Item = (&'static str, &'static str)>) -> Options {
    let mut all = serde_json::to_value(Options::default()).unwrap();
    switches.into_iter().for_each(|(key, value)| all[key] = value.into());
    serde_json::from_value(all).unwrap()
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
fn the_laws_hold_for_5_seats() {
    hold(&Options::default(), 5, games());
}

#[test]
fn the_laws_hold_with_every_switch_turned() {
    for spec in SPECS {
        for value in &spec.values[1..] {
            let options = options([(spec.key, *value)]);
            assert_ne!(options, Options::default());
            (2..=5).for_each(|seats| hold(&options, seats, games() / 25));
        }
    }
}

#[test]
fn the_laws_hold_with_all_switches_turned_at_once() {
    let options = options(SPECS.iter().map(|spec| (spec.key, spec.values[1])));
    (2..=5).for_each(|seats| hold(&options, seats, games() / 20));
}

/// Explorers are chosen after or before the first player is known.
#[test]
fn the_laws_hold_with_powers_either_way() {
    for choice in ["before_first", "after_first"] {
        let options = options([("powers", "on"), ("explorer_choice", choice)]);
        (2..=5).for_each(|seats| hold(&options, seats, games() / 50));
    }
}

/// A game that began under the first rules names none of the later switches.
#[test]
fn the_laws_hold_for_games_of_the_first_rules() {
    let old = |powers: &str| serde_json::from_value(serde_json::json!({ "powers": powers })).unwrap();
    for powers in ["off", "on"] {
        (2..=5).for_each(|seats| hold(&old(powers), seats, games() / 50));
    }
}

#[test]
fn the_laws_hold_on_uneven_maps() {
    for text in UNEVEN {
        let game = RelicRunners::new(&Edition::read(text).unwrap()).unwrap();
        let old = options([("way_home", "movement_due"), ("powers", "on"), ("layout", "random")]);
        for seats in 2..=5 {
            hold_with(&game, &Options::default(), seats, games() / 50);
            hold_with(&game, &old, seats, games() / 100);
        }
    }
}
