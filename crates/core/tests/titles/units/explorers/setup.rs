//! The setup: boards, hands, captains, the first player.

use std::collections::BTreeSet;

use serde_json::json;

use super::explorers;
use super::scene::word;
use crate::engine::{Chance, Game, Seat, Seed};
use crate::games::explorers::action::Action;
use crate::games::explorers::components::{Captain, Feature, Side, Tile};
use crate::games::explorers::event::Event;
use crate::games::explorers::options::{FirstPlayer, Options};
use crate::games::explorers::place::Place;
use crate::games::explorers::state::{Phase, State};

fn begin(seats: u8, seed: u64, board: &str) -> (State, Vec<Event>) {
    let options = Options { board: word(board), ..Options::default() };
    explorers().setup(&options, seats, Chance::seeded(&Seed::from_number(seed))).unwrap()
}

#[test]
fn ex_01_the_side_is_chosen_or_drawn() {
    for side in Side::ALL {
        let (state, events) = begin(2, 1, side.word());
        assert_eq!(events[0], Event::BoardLaid { side: *side, drawn: false });
        let edges: Vec<String> = state.open.chart.tiles.iter().map(|laid| laid.edges.to_string()).collect();
        let expected = match side {
            Side::A1 => ["LSSSSL", "SSSSSS", "LSSSSL"],
            Side::A2 => ["LLSSSS", "SSSSLL", "SLSSSS"],
            Side::B1 => ["SSSSLL", "LSSSSL", "LLSSSS"],
            Side::B2 => ["LLSSSS", "LLSSLL", "SSSSLL"],
        };
        assert_eq!(edges, expected);
    }
    let drawn: BTreeSet<Side> = (0..30).map(|seed| begin(2, seed, "random").0.open.side).collect();
    assert_eq!(drawn.len(), 4);
    assert!(matches!(begin(2, 1, "random").1[0], Event::BoardLaid { drawn: true, .. }));
}

/// Makes all players choose the first captain. Returns the events of the last choice.
fn choose_captains(state: &mut State) -> Vec<Event> {
    let mut events = Vec::new();
    for seat in Seat::all(state.open.seats()) {
        events.clear();
        let captain = state.secret.offers[seat.index()][0];
        explorers().step(state, seat, &Action::Captain(captain), &mut events).unwrap();
    }
    events
}

#[test]
fn ex_02_the_first_player_is_drawn_after_the_captains() {
    let mut firsts = BTreeSet::new();
    for seed in 0..30 {
        let (mut state, events) = begin(3, seed, "a1");
        assert!(!events.iter().any(|event| matches!(event, Event::Seated { .. })), "{events:?}");
        assert_eq!((state.open.first, state.open.winter()), (None, None));
        let events = choose_captains(&mut state);
        let first = state.open.first.unwrap();
        let winter = Seat((first.0 + 2) % 3);
        assert!(matches!(events[1], Event::CaptainsRevealed { .. }));
        assert_eq!(events[2], Event::Seated { first, winter });
        assert_eq!(events[3], Event::TurnBegan { seat: first, turn: 1 });
        assert_eq!((state.open.winter(), state.open.current), (Some(winter), first));
        firsts.insert(first);
    }
    assert_eq!(firsts.len(), 3);
    assert!(!begin(1, 1, "a1").1.iter().any(|event| matches!(event, Event::Seated { .. })));
}

#[test]
fn ex_02_the_switch_draws_the_first_player_in_the_setup() {
    let options = Options { first_player: FirstPlayer::BeforeCaptains, ..Options::default() };
    let mut firsts = BTreeSet::new();
    for seed in 0..30 {
        let chance = Chance::seeded(&Seed::from_number(seed));
        let (mut state, events) = explorers().setup(&options, 3, chance).unwrap();
        let first = state.open.first.unwrap();
        assert_eq!(events[1], Event::Seated { first, winter: Seat((first.0 + 2) % 3) });
        let events = choose_captains(&mut state);
        assert!(matches!(events[1], Event::CaptainsRevealed { .. }));
        assert_eq!(events[2], Event::TurnBegan { seat: first, turn: 1 });
        firsts.insert(first);
    }
    assert_eq!(firsts.len(), 3);
}

#[test]
fn ex_02_a_game_saved_without_the_switch_has_its_first_player() {
    let options = Options { first_player: FirstPlayer::BeforeCaptains, ..Options::default() };
    let (state, _) = explorers().setup(&options, 3, Chance::seeded(&Seed::from_number(12))).unwrap();
    let mut saved = serde_json::to_value(&state).unwrap();
    assert!(saved["open"]["first"].is_u64(), "as rules version 1 saved it");
    assert!(saved["open"]["options"].as_object_mut().unwrap().remove("first_player").is_some());
    let mut state: State = serde_json::from_value(saved).unwrap();
    assert_eq!(state.open.options, options);
    let first = state.open.first.unwrap();
    let events = choose_captains(&mut state);
    assert_eq!(events[2], Event::TurnBegan { seat: first, turn: 1 }, "it is not drawn again");
    let read: Options = serde_json::from_value(json!({})).unwrap();
    assert_eq!(read.first_player, FirstPlayer::BeforeCaptains, "as in a record of rules version 1");
}

#[test]
fn ex_03_captains_are_chosen_in_secret_and_revealed_together() {
    let game = explorers();
    let (mut state, _) = begin(3, 4, "a1");
    let offers: Vec<Captain> = state.secret.offers.iter().flatten().copied().collect();
    assert_eq!(offers.iter().collect::<BTreeSet<_>>().len(), 6);
    let asked = |state: &State| game.decisions(&state.open).iter().map(|decision| decision.seat.0).collect::<Vec<_>>();
    assert_eq!(asked(&state), [0, 1, 2]);
    for (seat, still) in [(2, vec![0, 1]), (0, vec![1])] {
        let choice = state.secret.offers[seat][1];
        let mut events = Vec::new();
        let action = format!("captain {choice}").parse().unwrap();
        game.step(&mut state, Seat(seat as u8), &action, &mut events).unwrap();
        assert_eq!(events.len(), 1);
        assert_eq!(asked(&state), still);
        let again = game.apply(&state, Seat(seat as u8), &action).unwrap_err();
        assert_eq!(again.rule, "explorers-refuse-has-captain");
        assert!(state.open.explorers.iter().all(|explorer| explorer.captains.is_empty()), "the choice is still secret");
    }
    let foreign = Captain::ALL.iter().find(|captain| !state.secret.offers[1].contains(captain)).unwrap();
    let refusal = game.apply(&state, Seat(1), &format!("captain {foreign}").parse().unwrap()).unwrap_err();
    assert_eq!((&*refusal.rule, &*refusal.ruling), ("explorers-refuse-not-offered", "EX-03"));
    let early = game.apply(&state, Seat(1), &"done".parse().unwrap()).unwrap_err();
    assert_eq!(early.rule, "explorers-refuse-captain-first");
    let last = state.secret.offers[1][0];
    let mut events = Vec::new();
    game.step(&mut state, Seat(1), &format!("captain {last}").parse().unwrap(), &mut events).unwrap();
    let own: Vec<Vec<Captain>> = state.open.explorers.iter().map(|explorer| explorer.captains.to_vec()).collect();
    assert_eq!(own, [vec![offers[1]], vec![last], vec![offers[5]]]);
    assert_eq!(events[1], Event::CaptainsRevealed { captains: own });
    let first = state.open.first.unwrap();
    assert!(matches!(events[2], Event::Seated { first: drawn, .. } if drawn == first));
    assert_eq!(events[3], Event::TurnBegan { seat: first, turn: 1 });
    assert_eq!(state.open.phase, Phase::Place { left: 1, shipped: false });
}

#[test]
fn ex_04_a_seat_begins_with_three_tiles_and_seven_vikings() {
    let game = explorers();
    for seats in 2..=4 {
        let (state, _) = begin(seats, 3, "b1");
        let dealt: BTreeSet<Tile> = state.secret.hands.iter().flatten().chain(&state.secret.stack).copied().collect();
        assert_eq!(dealt.len(), 48);
        assert_eq!(usize::from(state.open.stack), 48 - 3 * usize::from(seats));
        for (explorer, hand) in state.open.explorers.iter().zip(&state.secret.hands) {
            assert_eq!((hand.len(), explorer.hand, explorer.home, explorer.outposts), (3, 3, 5, 0));
            assert_eq!((explorer.ship, explorer.cargo.to_string()), (Place::Home, "2v".to_owned()));
        }
    }
    let count =
        |wanted: &dyn Fn(Feature) -> bool| game.tiles.iter().filter(|face| face.feature.is_some_and(wanted)).count();
    assert_eq!(count(&|feature| matches!(feature, Feature::Animal(..))), 26);
    assert_eq!(count(&|feature| matches!(feature, Feature::Settlement(_))), 12);
    assert_eq!(count(&|feature| matches!(feature, Feature::EnemyShip(_))), 10);
    let tokens: u8 = game.settlements.iter().sum();
    assert_eq!((tokens, game.deadly_ships + game.harmless_ships), (14, 12), "two of each are spare");
    let refusal = game.setup(&Options::default(), 5, Chance::seeded(&Seed::from_number(1))).unwrap_err();
    assert_eq!((&*refusal.rule, &*refusal.ruling), ("explorers-refuse-seats", "EX-04"));
    assert!(game.setup(&Options::default(), 0, Chance::seeded(&Seed::from_number(1))).is_err());
}
