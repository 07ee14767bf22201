//! Hidden parts: views, redacted events, sampled positions.

use std::collections::BTreeSet;

use super::explorers;
use super::scene::{Scene, seat};
use crate::engine::{Chance, Game, Seat, Seed, Viewer};
use crate::games::explorers::action::Action;
use crate::games::explorers::components::{Captain, Tile};
use crate::games::explorers::event::Event;
use crate::games::explorers::options::Options;
use crate::games::explorers::state::State;

fn chance(number: u64) -> Chance {
    Chance::seeded(&Seed::from_number(number))
}

fn begin(seats: u8) -> State {
    explorers().setup(&Options::default(), seats, chance(1)).unwrap().0
}

#[test]
fn ex_90_a_viewer_sees_the_chart_and_only_the_own_hand() {
    let scene = Scene::draw("A hand T01 T02\nB hand T03\nstack T04");
    let hands = |name| scene.view(name).known.hands.iter().map(|hand| hand.as_ref().map(Vec::len)).collect::<Vec<_>>();
    assert_eq!((hands('A'), hands('B'), hands('*')), (vec![Some(2), None], vec![None, Some(1)], vec![None, None]));
    assert_eq!(scene.view('*').open.explorers.iter().map(|explorer| explorer.hand).collect::<Vec<_>>(), [2, 1]);
    assert_eq!(scene.view('A').known.scores, scene.view('*').known.scores);
    let all = scene.game.view_for(&scene.state, Viewer::Everything);
    assert!(all.known.hands.iter().all(Option::is_some));
    // The data contain nothing of another hand or of the stack.
    let seen = serde_json::to_string(&scene.view('A')).unwrap();
    assert!(seen.contains("T01") && !seen.contains("T03") && !seen.contains("T04"), "{seen}");
}

#[test]
fn ex_90_captains_are_seen_by_their_seat_until_all_have_chosen() {
    let game = explorers();
    let mut state = begin(3);
    let choice = state.secret.offers[0][0];
    let mut events = Vec::new();
    game.step(&mut state, Seat(0), &format!("captain {choice}").parse().unwrap(), &mut events).unwrap();
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Public] {
        let view = game.view_for(&state, viewer);
        let own = |seat: u8| viewer == Viewer::Seat(Seat(seat));
        assert_eq!(view.known.choices, [own(0).then_some(choice), None, None]);
        assert!((0..3).all(|seat| view.known.offers[usize::from(seat)].is_some() == own(seat)));
        assert!(view.open.explorers[0].chosen && !view.open.explorers[1].chosen);
        let seen = game.redact(&events[0], viewer);
        assert_eq!(seen, Some(Event::CaptainChosen { seat: Seat(0), captain: own(0).then_some(choice) }));
    }
}

#[test]
fn ex_90_events_say_no_more_than_a_viewer_may_know() {
    let game = explorers();
    let (_, events) = game.setup(&Options::default(), 2, chance(1)).unwrap();
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Public] {
        for event in &events {
            let seen = game.redact(event, viewer);
            match event {
                Event::TilesShuffled { .. } | Event::CaptainsShuffled { .. } => assert_eq!(seen, None),
                Event::TilesDrawn { seat, count, .. } if viewer != Viewer::Seat(*seat) => {
                    assert_eq!(seen, Some(Event::TilesDrawn { seat: *seat, count: *count, tiles: vec![] }));
                }
                Event::CaptainsOffered { seat, .. } if viewer != Viewer::Seat(*seat) => {
                    assert_eq!(seen, Some(Event::CaptainsOffered { seat: *seat, captains: vec![] }));
                }
                _ => assert_eq!(seen.as_ref(), Some(event)),
            }
        }
    }
    let returned = Event::HandReturned { seat: Seat(0), count: 2, tiles: vec!["T01".parse().unwrap()] };
    let seen = game.redact(&returned, Viewer::Seat(Seat(0)));
    assert_eq!(seen, Some(Event::HandReturned { seat: Seat(0), count: 2, tiles: vec![] }), "not even the owner");
    assert!(events.iter().all(|event| game.redact(event, Viewer::Everything).as_ref() == Some(event)));
}

#[test]
fn ex_91_only_hidden_parts_are_redrawn() {
    let game = explorers();
    let state = begin(4);
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(2)), Viewer::Public] {
        let (mut hands, mut stacks, mut offers) = (0, 0, 0);
        for number in 0..20 {
            let sampled = game.determinize(&state, viewer, &mut chance(number));
            assert_eq!(sampled.open, state.open);
            let tiles = |state: &State| -> BTreeSet<Tile> {
                state.secret.hands.iter().flatten().chain(&state.secret.stack).copied().collect()
            };
            assert_eq!(tiles(&sampled), tiles(&state), "the same tiles elsewhere");
            let captains: BTreeSet<Captain> = sampled.secret.offers.iter().flatten().copied().collect();
            assert_eq!(captains.len(), 8, "no two seats have the same offer");
            if let Viewer::Seat(own) = viewer {
                assert_eq!(sampled.secret.hands[own.index()], state.secret.hands[own.index()]);
                assert_eq!(sampled.secret.offers[own.index()], state.secret.offers[own.index()]);
            }
            hands += usize::from(sampled.secret.hands[1] != state.secret.hands[1]);
            stacks += usize::from(sampled.secret.stack != state.secret.stack);
            offers += usize::from(sampled.secret.offers[1] != state.secret.offers[1]);
            assert_ne!(sampled.chance, state.chance);
        }
        assert!(hands > 15 && stacks > 15 && offers > 10, "{viewer:?}: {hands} {stacks} {offers}");
    }
    assert_eq!(game.determinize(&state, Viewer::Everything, &mut chance(2)), state);
}

#[test]
fn ex_91_a_redrawn_choice_is_any_captain_of_a_possible_offer() {
    let game = explorers();
    let mut state = begin(2);
    let choice = state.secret.offers[0][0];
    game.step(&mut state, Seat(0), &format!("captain {choice}").parse().unwrap(), &mut Vec::new()).unwrap();
    let mut seen = BTreeSet::new();
    for number in 0..40 {
        let sampled = game.determinize(&state, Viewer::Seat(Seat(1)), &mut chance(number));
        let chosen = sampled.secret.chosen[0].unwrap();
        assert!(sampled.secret.offers[0].contains(&chosen));
        assert!(!state.secret.offers[1].contains(&chosen), "not one of the own");
        seen.insert(chosen);
    }
    assert!(seen.len() > 5, "{seen:?}");
}

#[test]
fn ex_91_open_tiles_of_a_single_player_stay() {
    let game = explorers();
    let (state, _) = game.setup(&Options::default(), 1, chance(3)).unwrap();
    let sampled = game.determinize(&state, Viewer::Public, &mut chance(4));
    assert_eq!(sampled.secret.hands, state.secret.hands);
    assert_ne!(sampled.secret.stack, state.secret.stack);
}

#[test]
fn ex_93_the_table_answers_a_question_with_one_answer() {
    // `done` draws a tile and `place` may draw a token. Both reveal something, so the engine makes neither by itself.
    let mut scene = Scene::draw("A hand T01\nB hand T02\nstack T03");
    scene.state.open.explorers[0].dead = 7;
    scene.state.open.explorers[0].home = 0;
    scene.play(&["A place T01 L6 r3"]);
    assert_eq!(scene.choices(), "done");
    assert_eq!(scene.game.decisions(&scene.state.open).len(), 1);
    assert_eq!(scene.game.decisions(&scene.state.open)[0].seat, seat('A'));
}

#[test]
fn actions_at_sea_and_ashore_read_nothing_hidden() {
    let game = explorers();
    let (mut looked, mut tried, mut legal) = (0, 0, Vec::new());
    for seats in 2..=4 {
        let mut state = begin(seats);
        let mut dice = chance(seats.into());
        while let Some(decision) = game.decisions(&state.open).pop() {
            game.legal_actions(&state, decision.seat, &mut legal);
            let action = legal[dice.below(legal.len() as u32).unwrap() as usize];
            let (after, _) = game.apply(&state, decision.seat, &action).unwrap();
            let blind = after.secret.is_untouched(Viewer::Seat(decision.seat));
            match action {
                Action::Done => assert!(!blind, "a tile is drawn"),
                Action::Captain(_) | Action::Place(..) => {
                    tried += 1;
                    looked += usize::from(!blind);
                }
                _ => assert!(blind, "{action}"),
            }
            state = after;
        }
    }
    assert!(looked > 0 && looked * 4 < tried, "{looked} of {tried}: captains are turned up, hands are changed");
}
