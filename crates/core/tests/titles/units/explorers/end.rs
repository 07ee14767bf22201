//! The end of the game and the points.

use super::explorers;
use super::geometry::TWO_ISLANDS;
use super::scene::Scene;
use crate::ai::{Random, decide};
use crate::engine::{Chance, Game, Outcome, Seat, Seed};
use crate::games::explorers::action::Action;
use crate::games::explorers::components::{Animal, Herd};
use crate::games::explorers::event::Event;
use crate::games::explorers::options::Options;
use crate::games::explorers::scoring;
use crate::games::explorers::state::Phase;

/// The result if the game is over now.
fn outcome(scene: &mut Scene) -> Outcome {
    scene.state.open.phase = Phase::Over;
    scene.game.outcome(&scene.state).unwrap()
}

#[test]
fn ex_55_the_winter_token_ends_the_game_after_the_last_tile() {
    let game = explorers();
    for (seats, turns) in [(2, 24), (3, 16), (4, 12)] {
        let (mut state, mut events) =
            game.setup(&Options::default(), seats, Chance::seeded(&Seed::from_number(9))).unwrap();
        let mut dice = Chance::seeded(&Seed::from_number(10));
        while let Some(decision) = game.decisions(&state.open).pop() {
            let action = decide(&Random, &game, &state, decision.seat, &mut dice).unwrap();
            game.step(&mut state, decision.seat, &action, &mut events).unwrap();
        }
        let begun = |wanted: Seat| {
            events.iter().filter(|event| matches!(event, Event::TurnBegan { seat, .. } if *seat == wanted)).count()
        };
        assert!(Seat::all(seats).all(|seat| begun(seat) == turns), "{seats} seats");
        assert_eq!((state.open.turn, Some(state.open.current)), (48, state.open.winter()));
        assert!(matches!(events.last(), Some(Event::Ended { .. })));
        let placed = events.iter().filter(|event| matches!(event, Event::Placed { .. })).count();
        assert_eq!(placed, 48);
        let refused = game.apply(&state, Seat(0), &Action::Done).unwrap_err();
        assert_eq!((&*refused.rule, &*refused.ruling), ("explorers-refuse-over", "EX-55"));
    }
}

#[test]
fn ex_55_the_last_turns_shrink_the_hand() {
    let mut scene = Scene::draw(
        "A hand T01 T02
         B hand T03 T04",
    );
    scene.play(&["A place T01 L6 r3", "A done", "B place T03 M6 r2", "B done"]);
    assert_eq!((scene.explorer('A').hand, scene.explorer('B').hand), (1, 1), "nothing is left to draw");
    scene.play(&["A place T02 K6 r2", "A done"]);
    assert_eq!(scene.explorer('A').hand, 0);
    assert_eq!(scene.state.open.phase, Phase::Place { left: 1, shipped: false }, "B, who has the token, has a tile");
    scene.play(&["B place T04 N6 r3", "B done"]);
    assert_eq!(scene.state.open.phase, Phase::Over);
}

#[test]
fn ex_56_livestock_aboard_at_the_end_is_worth_nothing() {
    let mut scene = Scene::draw("A delivered pig; cargo 1v goat sheep\nB hand T01");
    assert_eq!(scene.points('A', "livestock"), 1);
    assert_eq!(outcome(&mut scene).points, [1, 0]);
}

#[test]
fn ex_60_livestock_scores_in_sets_of_different_kinds() {
    let game = explorers();
    let sets = |counts| scoring::sets(&game, &Herd::new(counts));
    for (kinds, points) in (1..).zip([1, 3, 6, 10, 15, 21]) {
        let mut herd = Herd::NONE;
        Animal::ALL.iter().take(kinds).for_each(|animal| herd.push(*animal));
        assert_eq!(scoring::sets(&game, &herd), points);
    }
    assert_eq!(sets([0; 6]), 0);
    assert_eq!(sets([3, 0, 0, 0, 0, 0]), 3, "three sets of one");
    assert_eq!(sets([2, 1, 1, 0, 0, 0]), 7, "a set of three and one of one");
    // No other split brings more: the test tries every split of small herds.
    let best = |counts: [u8; 6]| {
        fn part(game: &crate::games::explorers::Explorers, left: [u8; 6]) -> i32 {
            let kinds: Vec<usize> = (0..6).filter(|kind| left[*kind] > 0).collect();
            let mut best = 0;
            for chosen in 1..1_u32 << kinds.len() {
                let mut next = left;
                kinds.iter().enumerate().filter(|(i, _)| chosen >> i & 1 == 1).for_each(|(_, kind)| next[*kind] -= 1);
                let points = i32::from(game.points.set[chosen.count_ones() as usize - 1]);
                best = best.max(points + part(game, next));
            }
            best
        }
        part(&game, counts)
    };
    for counts in [[2, 1, 1, 0, 0, 0], [2, 2, 1, 0, 0, 0], [3, 1, 0, 1, 0, 0], [1, 1, 1, 1, 1, 0], [2, 2, 0, 0, 1, 0]] {
        assert_eq!(sets(counts), best(counts), "{counts:?}");
    }
}

#[test]
fn ex_61_outposts_score_two_three_four_five_six() {
    let mut scene = Scene::draw("A\nB");
    for (built, points) in (0..).zip([0, 2, 5, 9, 14, 20]) {
        scene.state.open.explorers[0].outposts = built;
        assert_eq!(scene.points('A', "outposts"), points);
    }
}

#[test]
fn ex_62_enemy_ships_score_one_each() {
    assert_eq!(Scene::draw("A ships 3\nB").points('A', "enemy_ships"), 3);
}

#[test]
fn ex_63_settlements_score_their_strength() {
    assert_eq!(Scene::draw("A raided 2 5 3\nB").points('A', "settlements"), 10);
}

#[test]
fn ex_64_each_further_death_scores_more() {
    for (dead, points) in [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21), (7, 28)] {
        assert_eq!(Scene::draw(&format!("A dead {dead}\nB")).points('A', "deaths"), points);
    }
}

#[test]
fn ex_65_a_score_sheet_has_seven_lines_at_present_value() {
    let scene = Scene::draw("A delivered pig goat; dead 1; ships 1; raided 4; captain hero\nB");
    let sheet = scene.game.score(&scene.state, Seat(0));
    let lines: Vec<(&str, i32, i32)> =
        sheet.lines.iter().map(|line| (line.source.as_str(), line.count, line.points)).collect();
    assert_eq!(
        lines,
        [
            ("livestock", 2, 3),
            ("outposts", 0, 0),
            ("enemy_ships", 1, 1),
            ("settlements", 1, 4),
            ("deaths", 1, 1),
            ("islands", 0, 0),
            ("captain", 1, 2)
        ]
    );
    assert_eq!(sheet.total(), 11);
}

#[test]
fn ex_66_a_complete_island_scores_a_point_per_tile() {
    let open = Scene::draw("T11 K6 r1; A 3\nA\nB");
    assert_eq!(open.points('A', "islands"), 0, "incomplete");
    let mut complete = Scene::draw(&format!("{TWO_ISLANDS}A ship L6; cargo 3v\nB"));
    assert_eq!((complete.points('A', "islands"), complete.points('B', "islands")), (0, 0), "no Viking is there");
    complete.play(&["A unload L6 1v"]);
    assert_eq!(complete.points('A', "islands"), 3, "Vikings aboard do not count, the one ashore does");
    complete.play(&["A unload L6 2v"]);
    assert_eq!((complete.points('A', "islands"), complete.points('B', "islands")), (3, 0));
}

#[test]
fn ex_67_strength_is_vikings_plus_twice_the_outposts() {
    let held = |on_l6: &str, cards: &str| {
        let scene = Scene::draw(&format!("T11 K6 r1\nT10 L6 r3{on_l6}\n{cards}"));
        let holders: String = scene.island("L6").holders.iter().map(|seat| char::from(b'A' + seat.0)).collect();
        (holders, scene.points('A', "islands"), scene.points('B', "islands"))
    };
    assert_eq!(held("; A 2; B 1", "A\nB"), ("A".into(), 3, 0));
    assert_eq!(held("; B 3", "A outposts L5n\nB"), ("B".into(), 0, 3), "three Vikings against an outpost");
    assert_eq!(held("; B 2", "A outposts L5n\nB"), ("A".into(), 3, 0), "a tie goes to more outposts");
    assert_eq!(held("; A 2; B 2", "A\nB"), ("AB".into(), 3, 3), "still tied, all score in full");
    assert_eq!(held("", "A\nB"), (String::new(), 0, 0));
}

#[test]
fn ex_69_ties_are_broken_by_livestock_and_then_by_outposts() {
    let ranks = |a: &str, b: &str, outposts: [u8; 2]| {
        let mut scene = Scene::draw(&format!("A {a}\nB {b}"));
        for (explorer, built) in scene.state.open.explorers.iter_mut().zip(outposts) {
            explorer.outposts = built;
        }
        let outcome = outcome(&mut scene);
        assert_eq!(outcome.points[0], outcome.points[1], "{outcome:?}");
        outcome.ranks
    };
    assert_eq!(ranks("ships 1", "delivered pig", [0, 0]), [2, 1], "more livestock delivered");
    assert_eq!(ranks("ships 2", "", [0, 1]), [2, 1], "then more outposts");
    assert_eq!(ranks("ships 2", "ships 2", [0, 0]), [1, 1], "then shared");
    assert_eq!(ranks("delivered pig pig; ships 1", "delivered pig goat", [0, 0]), [1, 1], "animals, not kinds");
    let mut solo = Scene::draw("A ships 1");
    assert_eq!(outcome(&mut solo).ranks, [1]);
}

#[test]
fn ex_92_no_game_takes_more_actions_than_the_bound_says() {
    let game = explorers();
    let longest = crate::games::explorers::Explorers::META.longest;
    assert_eq!(longest, 4 + 48 * (1 + 4 + 1));
    for seats in 1..=4 {
        let (mut state, mut events) =
            game.setup(&Options::default(), seats, Chance::seeded(&Seed::from_number(1))).unwrap();
        let mut actions = 0;
        let mut legal = Vec::new();
        while let Some(decision) = game.decisions(&state.open).pop() {
            // The first legal action is `done` only if no other exists, so the games are long.
            game.legal_actions(&state, decision.seat, &mut legal);
            let action = legal[0];
            game.step(&mut state, decision.seat, &action, &mut events).unwrap();
            actions += 1;
        }
        assert!(actions <= longest, "{actions}");
    }
}
