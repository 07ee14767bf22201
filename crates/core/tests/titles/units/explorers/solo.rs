//! The game for one player.

use std::collections::BTreeSet;

use super::explorers;
use super::scene::Scene;
use crate::ai::{Random, decide};
use crate::engine::{Chance, Game, Seat, Seed, Viewer};
use crate::games::explorers::components::Captain;
use crate::games::explorers::event::Event;
use crate::games::explorers::options::Options;
use crate::games::explorers::scoring::best_captain;
use crate::games::explorers::state::{Phase, State};
use crate::shown::voice;
use crate::title::{Account, Counted as _, Present as _};
use crate::words::Locale;

fn begin(seed: u64) -> (State, Vec<Event>) {
    explorers().setup(&Options::default(), 1, Chance::seeded(&Seed::from_number(seed))).unwrap()
}

#[test]
fn ex_81_one_player_has_two_captains_and_scores_the_better() {
    for seed in 0..20 {
        let (state, _) = begin(seed);
        let own = &state.open.explorers[0].captains;
        assert_eq!(own.len(), 2);
        assert!(!own.contains(&Captain::Queen) && !own.contains(&Captain::Scout));
        assert_eq!(state.open.phase, Phase::Place { left: 2, shipped: false }, "nothing is to be chosen");
    }
    let scene = Scene::draw("A captain hero; captain barbarian; ships 2; raided 2 2 2");
    assert_eq!(scene.points('A', "captain"), 6);
    let (captain, count) = best_captain(&scene.game, &scene.state.open, &[], Seat(0)).unwrap();
    assert_eq!((captain, count.units), (Captain::Barbarian, 3));
    let equal = Scene::draw("A captain hero; captain barbarian; ships 2; raided 2 2");
    assert_eq!(
        best_captain(&equal.game, &equal.state.open, &[], Seat(0)).unwrap().0,
        Captain::Hero,
        "the first of equals"
    );
}

#[test]
fn ex_82_two_of_three_turned_up_tiles_are_placed() {
    let mut scene = Scene::draw("A hand T01 T02 T10\nstack T03 T04 T11 T12 T13 T14");
    assert_eq!(
        scene.view('*').known.hands,
        [Some(vec!["T01".parse().unwrap(), "T02".parse().unwrap(), "T10".parse().unwrap()])]
    );
    scene.play(&["A place T01 L6 r3"]);
    assert_eq!(scene.state.open.phase, Phase::Place { left: 1, shipped: false });
    scene.play(&["A place T10 K6 r2"]);
    assert_eq!(scene.actions_left(), 4);
    scene.play(&["A done"]);
    let count = |wanted: &dyn Fn(&Event) -> bool| scene.events.iter().filter(|event| wanted(event)).count();
    assert_eq!(count(&|event| *event == Event::TileDiscarded { seat: Seat(0), tile: "T02".parse().unwrap() }), 1);
    let up = Event::TilesTurnedUp { seat: Seat(0), tiles: ["T03", "T04", "T11"].map(|t| t.parse().unwrap()).to_vec() };
    assert_eq!(count(&|event| *event == up), 1);
    assert_eq!(scene.game.redact(&up, Viewer::Public), Some(up.clone()));
    assert_eq!(scene.state.open.stack, 3);
}

#[test]
fn ex_83_an_enemy_ship_must_be_among_the_two_tiles() {
    let scene = Scene::draw("A hand T01 T02 T06\nstack T03 T04 T05");
    let tiles = |scene: &Scene| {
        let codes = scene.codes();
        let tiles: BTreeSet<String> = codes.iter().map(|code| code.split(' ').nth(1).unwrap().to_owned()).collect();
        tiles.into_iter().collect::<Vec<_>>().join(" ")
    };
    assert_eq!(tiles(&scene), "T01 T02 T06", "the first may be any");
    let mut other = scene.clone();
    other.play(&["A place T01 L6 r3"]);
    assert_eq!(tiles(&other), "T06");
    assert_eq!(other.refusal("A place T02 K6 r2"), "ship-first EX-83");
    let mut ship = scene.clone();
    ship.play(&["A place T06 L6 r3"]);
    assert_eq!(tiles(&ship), "T01 T02");
    let three = Scene::draw("A hand T06 T07 T08\nstack T03 T04 T05");
    assert_eq!(tiles(&three), "T06 T07 T08", "of three one chooses");
    let two_players = Scene::draw("A hand T01 T06\nB");
    assert_eq!(tiles(&two_players), "T01 T06", "not in a game for several players");
}

#[test]
fn ex_84_the_game_for_one_player_has_sixteen_turns() {
    let game = explorers();
    let (mut state, mut events) = begin(5);
    let mut dice = Chance::seeded(&Seed::from_number(6));
    while let Some(decision) = game.decisions(&state.open).pop() {
        let action = decide(&Random, &game, &state, decision.seat, &mut dice).unwrap();
        game.step(&mut state, decision.seat, &action, &mut events).unwrap();
    }
    let count = |wanted: &dyn Fn(&Event) -> bool| events.iter().filter(|event| wanted(event)).count();
    assert_eq!(count(&|event| matches!(event, Event::TurnBegan { .. })), 16);
    assert_eq!(count(&|event| matches!(event, Event::Placed { .. })), 32);
    assert_eq!(count(&|event| matches!(event, Event::TileDiscarded { .. })), 16);
    assert_eq!(game.outcome(&state).unwrap().ranks, [1]);
    let first_action = events.iter().position(|event| matches!(event, Event::Loaded { .. } | Event::Sailed { .. }));
    let second_tile = events.iter().enumerate().filter(|(_, event)| matches!(event, Event::Placed { .. })).nth(1);
    assert!(first_action.unwrap() > second_tile.unwrap().0, "actions come after both tiles");
}

/// The sheet names the captain that counts most, whichever of the two it is.
#[test]
fn ex_81_one_player_is_told_of_the_better_captain() {
    let voice = voice(Locale::En);
    for (captains, told) in [("hero; captain barbarian", "Barbarian"), ("barbarian; captain hero", "Barbarian")] {
        let scene = Scene::draw(&format!("A captain {captains}; cargo 2v pig; ships 2; raided 2 2 2"));
        let view = scene.view('A');
        let account = Account { view: &view, seat: Seat(0), voice: &voice, known_events: &[] };
        let gains = scene.game.counted(&account);
        let own: Vec<_> = gains.iter().filter(|(_, gain)| gain.source == "captain").map(|(_, gain)| gain).collect();
        assert!(own.len() == 1 && own[0].points == 6 && own[0].text.contains(told), "{own:?}");
        let counts: Vec<_> = scene.game.counts(&view, Seat(0)).iter().map(|count| (count.key, count.value)).collect();
        assert_eq!(counts[1..], [("captain", Some(6)), ("crew", Some(2)), ("livestock", Some(1))]);
    }
}
