//! The laws of the house over random games of *Relic Runners*: 100 for each seat count, or as many as `SKALD_LAW_GAMES`
//! says. Such a game is long: random players go round in the jungle until the last round.

mod relic_runners_shadow;

use std::borrow::Cow;

use skald::engine::laws::{self, Subject};
use skald::engine::{Edition, Game};
use skald::games::relic_runners::action::{Action, Aim, Rise, Token};
use skald::games::relic_runners::components::{Column, Explorer, Ivory, Site, Space, TOKENS, Trail};
use skald::games::relic_runners::options::{Options, SPECS};
use skald::games::relic_runners::{RECONSTRUCTION, RelicRunners};

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
    let game = runners();
    let universe = universe(&game);
    let subject = Subject {
        game: &game,
        universe: &|_| Cow::Borrowed(&universe),
        conserved: &|before, told, after| relic_runners_shadow::compare(&game, before, told, after),
    };
    if let Err(broken) = laws::hold(&subject, options, seats, games) {
        panic!("{broken}");
    }
}

fn options(switches: serde_json::Value) -> Options {
    serde_json::from_value(switches).unwrap()
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
            let options = options(serde_json::json!({ spec.key: value }));
            assert_ne!(options, Options::default());
            (2..=5).for_each(|seats| hold(&options, seats, games() / 25));
        }
    }
}

#[test]
fn the_laws_hold_with_all_switches_turned_at_once() {
    let all = SPECS.iter().map(|spec| (spec.key.to_owned(), spec.values[1].into())).collect();
    let options = options(serde_json::Value::Object(all));
    (2..=5).for_each(|seats| hold(&options, seats, games() / 20));
}
