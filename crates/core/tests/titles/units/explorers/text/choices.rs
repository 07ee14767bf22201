//! Choices, briefs and narration, in every decision of random games.

use std::collections::BTreeSet;

use super::*;
use crate::games::explorers::action::Action;
use crate::games::explorers::policy::Careful;
use crate::games::explorers::state::Phase;
use crate::title::{Asked, Choice, Present, Weight};

/// The legal actions of the asked seat, and the same as choices.
fn asked(game: &Explorers, tale: &Tale, voice: &Voice) -> Option<(Vec<Action>, Vec<Choice>)> {
    let seat = tale.asked?;
    let mut legal = Vec::new();
    game.legal_actions(&tale.state, seat, &mut legal);
    let choices = game.choices(&Asked::to(game, &tale.state, seat), &legal, voice);
    assert_eq!(choices.len(), legal.len());
    Some((legal, choices))
}

/// The choices behind these branches, by the branches that follow.
fn beyond(choices: &[Choice], way: &[String]) -> BTreeSet<String> {
    let leads = |choice: &&Choice| {
        let path = choice.path.iter().map(|branch| &branch.label);
        choice.path.len() >= way.len() && path.zip(way).all(|(a, b)| a == b)
    };
    let within = choices.iter().filter(leads);
    within.map(|choice| choice.path.get(way.len()).map_or_else(|| choice.label.clone(), |b| b.label.clone())).collect()
}

/// Slow: every choice of two whole games in all languages.
#[test]
fn many_choices_are_reached_over_few_branches() {
    let game = explorers();
    let mut most = 0;
    for locale in Locale::ALL {
        let voice = long_voice(locale);
        for (side, seats) in [("a1", 1), ("b1", 4)] {
            play(&game, &board(side), seats, 12, u64::MAX, |tale| {
                let Some((legal, choices)) = asked(&game, tale, &voice) else { return };
                let branches = choices.iter().flat_map(|choice| &choice.path);
                for branch in branches {
                    let detail = if branch.detail.is_empty() { "…" } else { &branch.detail };
                    check_label("explorers", &branch.label, detail);
                }
                let first = beyond(&choices, &[]).len();
                let captains = tale.state.open.phase == Phase::Captain;
                assert!(first <= 10 || captains, "{:#?}", beyond(&choices, &[]));
                for (choice, action) in choices.iter().zip(&legal) {
                    let way: Vec<_> = choice.path.iter().map(|branch| branch.label.clone()).collect();
                    match action {
                        // A tile, further places by direction, and a cell.
                        Action::Place(..) => {
                            assert!(way.len() >= 2, "{way:?}");
                            assert!((1..way.len()).all(|depth| beyond(&choices, &way[..depth]).len() <= 10), "{way:?}");
                            assert!(beyond(&choices, &way).len() <= 6);
                            most = most.max(way.len());
                        }
                        _ => assert!(beyond(&choices, &way).len() <= 50),
                    }
                }
            });
        }
    }
    assert!((3..=7).contains(&most), "{most} pages");
}

#[test]
fn the_best_place_of_each_tile_is_one_tap_away() {
    let game = explorers();
    let voice = voice(Locale::En);
    play(&game, &board("a1"), 2, 8, 120, |tale| {
        let Some((_, choices)) = asked(&game, tale, &voice) else { return };
        let seat = tale.state.open.current;
        let proposed = game.intent_choices(&Asked::to(&game, &tale.state, seat), &voice);
        let tile = |choice: &Choice| choice.code.strip_prefix("place ").map(|rest| rest[..3].to_owned());
        let tiles: BTreeSet<_> = choices.iter().filter_map(tile).collect();
        let near: BTreeSet<_> = proposed.iter().filter(|choice| choice.path.len() <= 1).filter_map(tile).collect();
        assert_eq!(near, tiles);
    });
}

#[test]
fn one_choice_stands_out_without_intents_the_end_of_turn() {
    let game = explorers();
    let voice = voice(Locale::En);
    let (mut intended, mut ended) = (0, 0);
    for seats in [1, 3] {
        play(&game, &board("a1"), seats, 6, u64::MAX, |tale| {
            let Some((legal, choices)) = asked(&game, tale, &voice) else { return };
            let seat = tale.state.open.current;
            let intents = game.intent_choices(&Asked::to(&game, &tale.state, seat), &voice);
            let main = |choices: &[Choice]| choices.iter().filter(|choice| choice.weight == Weight::Usual).count();
            if legal.last() == Some(&Action::Done) {
                assert_eq!(main(&choices) + main(&intents), 1, "{choices:?}");
                ended += main(&choices);
                assert!(choices.last().is_some_and(|done| done.path.is_empty()), "the end is always near");
            }
            intended += main(&intents);
        });
    }
    assert!(intended > 100 && ended > 20, "{intended}, {ended}");
}

#[test]
fn the_actions_of_an_intent_are_legal_one_after_another() {
    let game = explorers();
    let (mut several, mut random) = (0, 0);
    for seats in [1, 2, 4] {
        play_by(&Careful, &game, &board("b1"), seats, 7, u64::MAX, |tale| {
            let Some(seat) = tale.asked else { return };
            for intent in game.intents(&view(&game, tale, Viewer::Seat(seat)), seat) {
                let mut state = tale.state.clone();
                several += usize::from(intent.len() > 1);
                for action in &intent {
                    let (after, events) = game
                        .apply(&state, seat, action)
                        .unwrap_or_else(|error| panic!("{action} of {intent:?}: {error:?}"));
                    state = after;
                    let drew = events.iter().any(|event| !Explorers::draws(event).is_empty());
                    random += usize::from(drew);
                    if drew {
                        assert_eq!(intent.last(), Some(action), "an intent ends with a random result: {intent:?}");
                    }
                }
            }
        });
    }
    assert!(several > 500 && random > 0, "{several}, {random}");
}

#[test]
fn captain_and_crew_are_told_alone_and_among_others() {
    let game = explorers();
    let voice = voice(Locale::En);
    let mut told = BTreeSet::new();
    for (number, seats) in [(1, 1), (2, 1), (3, 2), (4, 3)] {
        play_by(&Careful, &game, &board("a1"), seats, number, u64::MAX, |tale| {
            let Some((legal, choices)) = asked(&game, tale, &voice) else { return };
            let seat = tale.state.open.current;
            let captain = |state: &State| game.score(state, seat).lines[6].points;
            let crew = |state: &State| state.open.explorers[seat.index()].cargo.vikings;
            let few = legal.iter().zip(&choices).step_by(if legal.len() > 60 { 17 } else { 1 });
            for (action, choice) in few.filter(|(action, _)| !matches!(action, Action::Captain(_))) {
                let (after, events) = game.apply(&tale.state, seat, action).unwrap();
                if events.iter().any(|event| matches!(event, Event::EnemyShipDestroyed { .. })) {
                    continue;
                }
                let more = captain(&after) - captain(&tale.state);
                let sign = if more < 0 { "−" } else { "+" };
                let said = format!("Captain {sign}{} VP", more.abs());
                assert_eq!(choice.detail.contains(&said), more != 0, "{action}: {choice:?}, {said}");
                let (before, after) = (crew(&tale.state), crew(&after));
                let said = format!("crew {before}→{after}");
                assert_eq!(choice.detail.contains(&said), before != after, "{action}: {choice:?}, {said}");
                told.extend((more != 0).then_some(("captain", seats)));
                told.extend((before != after).then_some(("crew", seats)));
            }
        });
    }
    assert_eq!(told.len(), 6, "{told:?}");
}

#[test]
fn a_placement_tells_which_islands_it_completes() {
    let game = explorers();
    let voice = voice(Locale::En);
    let mut completed = 0;
    for number in 0..4 {
        play(&game, &board("a1"), 2, number, u64::MAX, |tale| {
            let Some((legal, choices)) = asked(&game, tale, &voice) else { return };
            let few = legal.iter().zip(&choices).step_by(23);
            for (action, choice) in few.filter(|(action, _)| matches!(action, Action::Place(..))) {
                let (_, events) = game.apply(&tale.state, tale.state.open.current, action).unwrap();
                let islands = events.iter().filter_map(|event| match event {
                    Event::IslandCompleted { tiles, .. } => Some(format!("completes an Island of {tiles}")),
                    _ => None,
                });
                let islands: Vec<_> = islands.collect();
                completed += islands.len();
                assert_eq!(choice.detail.matches("completes").count(), islands.len(), "{action}: {choice:?}");
                assert!(islands.iter().all(|island| choice.detail.contains(island)), "{action}: {choice:?}");
            }
        });
    }
    assert!(completed > 10, "{completed}");
}

#[test]
fn no_hidden_tile_or_captain_is_told() {
    let game = explorers();
    let voice = voice(Locale::En);
    let (state, events) = game.setup(&board("a1"), 2, Chance::seeded(&Seed::from_number(3))).unwrap();
    let told: Vec<_> = events.iter().filter_map(|event| game.narrate(event, &voice)).collect();
    let told = told.join("\n");
    let hands = state.secret.hands.iter().flatten();
    assert!(hands.map(ToString::to_string).all(|tile| !told.contains(&tile)), "{told}");
    assert!(told.contains("Starting board A1") && !told.contains("plays first"), "{told}");
}
