//! Players that try several decisions of theirs together.

use serde_json::json;

use super::scene::Scene;
use crate::ai::{Evaluate, Judged, PerSeat, Policy, Rollouts, Trials, Wanted};
use crate::engine::{Chance, Game, Seat, Seed};
use crate::games::builtin;
use crate::games::explorers::Explorers;
use crate::games::explorers::action::Action;
use crate::games::explorers::place::Place;
use crate::games::explorers::state::State;
use crate::title::reviewer;

/// A player that ends its turn at once.
struct Idle;

impl Policy<Explorers> for Idle {
    fn choose(&self, _: &Explorers, _: &State, _: Seat, legal: &[Action], _: &mut Chance) -> usize {
        legal.binary_search(&Action::Done).unwrap_or_default()
    }
}

/// Wants the longship to leave home.
struct Departure;

impl Evaluate<Explorers> for Departure {
    type Notes<'a> = ();

    fn begin(&self, _: &Explorers) {}

    fn spread(&self, _: &Explorers, _: &State) -> i32 {
        100
    }

    fn expect(&self, (): &(), _: &Explorers, state: &State, points: &mut PerSeat) {
        points.extend(state.open.explorers.iter().map(|explorer| 100 * i32::from(explorer.ship != Place::Home)));
    }

    fn prior(&self, (): &(), _: &Explorers, _: &State, _: Seat, legal: &[Action], scores: &mut Vec<i32>) {
        scores.extend(legal.iter().map(|action| i32::from(matches!(action, Action::Sail(_)))));
    }
}

/// What such a player thinks of a longship at home without a crew.
fn judged(depth: u32, also: Option<usize>) -> (Vec<Action>, Vec<Judged>) {
    let mut scene = Scene::draw("A\nB hand T02\nstack T03");
    scene.left(4);
    let mut legal = Vec::new();
    scene.game.legal_actions(&scene.state, Seat(0), &mut legal);
    let trials = Trials { playouts: 120, candidates: 20, length: 2, depth };
    let player = Rollouts::new(Idle, Departure, trials);
    let mut chance = Chance::seeded(&Seed::from_number(1));
    let judged = player.judge(&scene.game, &scene.state, Seat(0), &legal, Wanted { best: 1, also }, &mut chance);
    (legal, judged)
}

#[test]
fn only_lines_of_two_decisions_find_what_takes_two() {
    // The longship sails only with a crew.
    let (legal, alone) = judged(1, None);
    assert_eq!(legal[alone[0].action], Action::Done);
    let (legal, together) = judged(2, None);
    assert!(matches!(legal[together[0].action], Action::Load(Place::Home, _)), "{together:?}");
    let idle = together.iter().find(|judged| legal[judged.action] == Action::Done).unwrap();
    assert!(together[0].worth > idle.worth, "{together:?}");
}

#[test]
fn a_wanted_decision_is_measured_beside_the_best() {
    let done = judged(2, None).0.len() - 1;
    for also in [done, done - 1] {
        let (legal, measured) = judged(2, Some(also));
        assert!(matches!(legal[measured[0].action], Action::Load(Place::Home, _)), "{measured:?}");
        assert!(measured.iter().any(|judged| judged.action == also), "{measured:?}");
        assert_eq!(measured.len(), 2 - usize::from(measured[0].action == also), "{measured:?}");
        assert!(measured.iter().all(|judged| judged.visits == measured[0].visits));
    }
}

/// Whether Vikings alone go ashore and aboard again at one place, or the other way round.
fn undoes(turn: &[Action]) -> bool {
    let moved = |action: &Action| match action {
        Action::Load(place, cargo) if cargo.herd.is_empty() && cargo.vikings > 0 => Some((*place, true)),
        Action::Unload(place, cargo) if cargo.herd.is_empty() && cargo.vikings > 0 => Some((*place, false)),
        _ => None,
    };
    let moved: Vec<_> = turn.iter().filter_map(moved).collect();
    moved.iter().any(|(place, aboard)| moved.contains(&(*place, !aboard)))
}

/// Slow: a strong player judges each decision of 24 turns.
#[test]
fn advice_for_a_first_turn_undoes_none_of_its_actions() {
    let titles = builtin().unwrap();
    let title = titles.default_of("explorers").unwrap().as_ref();
    let player = reviewer(title).unwrap();
    for number in 0..12 {
        let (mut position, _) = title.start(&json!({}), 2, &Seed::from_number(9_300 + number)).unwrap();
        let mut turns: [Vec<Action>; 2] = Default::default();
        while let Some(decision) = position.decisions().first() {
            let seat = decision.seat;
            let only = position.choices(seat).only().cloned();
            let action = only.or_else(|| Some(position.advise(player, seat).unwrap().first()?.action.clone())).unwrap();
            let read: Action = action.code().parse().unwrap();
            // The first turns are over.
            if matches!(read, Action::Place(..)) && !turns[seat.index()].is_empty() {
                break;
            }
            if !matches!(read, Action::Captain(_)) {
                turns[seat.index()].push(read);
            }
            position.apply(seat, &action).unwrap();
        }
        assert!(turns.iter().all(|turn| turn.last() == Some(&Action::Done)), "{turns:?}");
        assert!(!turns.iter().any(|turn| undoes(turn)), "{number}: {turns:?}");
    }
}
