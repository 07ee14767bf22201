//! Relic expeditions, the end of the game and its points.

use serde_json::json;

use super::scene::{Scene, seat};
use crate::engine::{Game, Seat, Viewer};
use crate::games::relic_runners::event::{Event, Source};
use crate::games::relic_runners::scoring::ivory_points;

#[test]
fn rr_70_a_walk_between_relics_of_a_colour_takes_the_second() {
    let mut scene = Scene::draw(
        "A t6; paths t6-t8
         B bc
         t6 relic
         t7 relic
         t10 relic",
    );
    scene.play(&["A walk t7"]);
    assert_eq!(
        (scene.relics('A').as_str(), scene.stack("t7").as_str(), scene.stack("t6").as_str()),
        ("purple", "taken", "relic")
    );
    assert_eq!(scene.scored(), [(Source::Expedition { trails: 2 }, 4)]);
    assert_eq!(scene.rations('A'), 3);
    let mut other = Scene::draw(
        "A t6
         B bc
         t6 relic
         r3 relic",
    );
    other.play(&["A walk r3"]);
    assert_eq!(other.relics('A'), "");
}

#[test]
fn rr_71_the_relic_must_lie_there_when_the_turn_begins() {
    // Meanwhile B has taken the relic at A's place.
    let mut gone = Scene::draw(
        "A t6; paths t6-t8
         B bc
         t6 taken
         t7 relic",
    );
    gone.play(&["A walk t7"]);
    assert_eq!(gone.relics('A'), "");
    // A reveals it in this very turn.
    let mut fresh = Scene::draw(
        "A t6; paths t6-t8; boxes reserve reserve m1
         B bc
         t6 p1
         t7 relic",
    );
    fresh.play(&["A box m1"]);
    assert_eq!(fresh.stack("t6"), "relic");
    fresh.play(&["A walk t7"]);
    assert_eq!(fresh.relics('A'), "");
}

#[test]
fn rr_71_two_explorers_may_start_from_one_shrine() {
    let mut scene = Scene::draw(
        "A t6; paths t6-t8
         B t6; paths bc-t6
         t6 relic
         t7 relic
         t10 relic",
    );
    scene.play(&["A walk t7"]);
    assert_eq!(scene.state.open.now.start_relic.map(|colour| colour.word()), Some("purple"));
    assert_eq!(scene.refusal("B walk t10"), "no-walk-camp RR-23");
    assert_eq!((scene.relics('A').as_str(), scene.relics('B').as_str()), ("purple", ""));
}

#[test]
fn rr_72_an_expedition_is_automatic_and_every_trail_counts() {
    let mut scene = Scene::draw(
        "A t6; paths r4-t6 r4-t5 t5-t7
         B bc
         t6 relic
         t7 relic",
    );
    scene.play(&["A walk t7"]);
    assert_eq!(scene.coins('A'), 6, "the long way round");
    assert_eq!(scene.relics('A'), "purple");
}

#[test]
fn rr_72_with_the_switch_the_player_is_asked() {
    let drawing = "A t6; paths t6-t8
         B t12
         t6 relic
         t7 relic
         tokens k1 k7";
    let scene = Scene::draw(drawing).with("expedition", "asked");
    let mut taken = scene.clone();
    taken.play(&["A walk t7"]);
    assert_eq!((taken.choices().as_str(), taken.coins('A')), ("A expedition: take, pass", 0));
    assert_eq!(taken.refusal("A end"), "first-expedition RR-10");
    taken.play(&["A take"]);
    assert_eq!((taken.relics('A').as_str(), taken.coins('A'), taken.stack("t7").as_str()), ("purple", 4, "taken"));
    let mut left = scene;
    left.play(&["A walk t7", "A pass"]);
    assert_eq!((left.relics('A').as_str(), left.coins('A'), left.stack("t7").as_str()), ("", 0, "relic"));
    let mut before = Scene::draw(drawing).saved_without("expedition");
    before.play(&["A walk t7"]);
    assert_eq!(before.relics('A'), "purple");
}

#[test]
fn rr_72_tokens_turn_before_the_question_and_steps_follow() {
    let mut scene = Scene::draw(
        "A t6; paths t6-t8 r6-t8
         B bc
         t6 relic
         t7 relic",
    )
    .with("expedition", "asked");
    scene.play(&["A go t8", "A go r6", "A go t7"]);
    assert_eq!(scene.coloured(), "k1 k2 k3 k4 k5 k6 k7 k9 k10");
    scene.play(&["A take"]);
    assert_eq!((scene.coins('A'), scene.choices().as_str()), (6, "A steps: up m, up c, up s"));
}

#[test]
fn rr_72_the_last_relic_of_a_colour_stays() {
    let scene = Scene::draw(
        "A t6; paths t6-t8
         B bc
         t1 taken
         t6 relic
         t7 taken
         t10 taken",
    );
    let mut walked = scene.clone();
    walked.play(&["A walk t7"]);
    assert_eq!(walked.relics('A'), "");
    assert_eq!(walked.stack("t6"), "relic");
}

/// Two players. A is about to take the seventh relic.
fn last_relic(a: &str, b: &str) -> Scene {
    Scene::draw(&format!(
        "A t6; paths t6-t8; relics green green green; {a}
         B r1; relics blue blue blue; {b}
         t6 relic
         t7 relic"
    ))
}

#[test]
fn rr_75_after_the_last_relic_every_other_player_has_one_turn() {
    let mut scene = last_relic("rations 3", "rations 3");
    scene.play(&["A walk t7"]);
    assert!(scene.events.contains(&Event::LastTurns { seat: seat('A') }));
    assert_eq!(scene.state.open.trigger, Some(seat('A')));
    assert!(scene.choices().starts_with("B move"));
    scene.play(&["B walk t1", "B end"]);
    assert_eq!(scene.choices(), "over");
    assert_eq!(scene.refusal("A walk t1"), "over RR-76");
    let not_yet = {
        let mut scene = Scene::draw(
            "A t6; paths t6-t8; relics green green
             B r1; relics blue blue blue
             t6 relic
             t7 relic",
        );
        scene.play(&["A walk t7"]);
        scene.state.open.trigger
    };
    assert_eq!(not_yet, None);
}

#[test]
fn rr_75_one_box_a_turn_also_in_the_last_turn() {
    let mut scene = last_relic("rations 3", "boxes m3 m3 m3");
    scene.play(&["A walk t7", "B box m3"]);
    assert_eq!(scene.refusal("B box m3"), "box-used RR-12");
}

#[test]
fn rr_76_points_have_four_sources() {
    let mut scene = last_relic("blue 3 5; coins 20; ivory i1-4", "coins 7");
    scene.play(&["A walk t7", "B walk t1", "B end"]);
    let sheet = scene.game.score(&scene.state, Seat(0));
    let lines: Vec<(&str, i32, i32)> =
        sheet.lines.iter().map(|line| (line.source.as_str(), line.count, line.points)).collect();
    assert_eq!(lines, [("coins", 24, 24), ("blue", 2, 8), ("relics", 2, 10), ("ivory", 1, 1)]);
    let outcome = scene.game.outcome(&scene.state).unwrap();
    assert_eq!((outcome.points, outcome.ranks), (vec![43, 12], vec![1, 2]));
    let view = scene.game.view_for(&scene.state, Viewer::Seat(Seat(1)));
    assert_eq!(view.known.cards[0].coins, Some(24), "at the end all is turned up");
}

#[test]
fn rr_66_each_large_ivory_tile_counts_its_own() {
    let points = |card: &str| ivory_points(Scene::draw(&format!("A r1; {card}\n B bc")).runner('A'));
    assert_eq!(points("ivory i1-1 i2-1 i3-1"), 9);
    assert_eq!(points("ivory i1-2; rations 4"), 8);
    assert_eq!(points("ivory i1-3; relics green green green blue blue ivory"), 15);
    assert_eq!(points("ivory i1-4; paths r1-t1 r1-t3"), 2);
    assert_eq!(points("ivory i1-5; boxes reserve bottom m2"), 8);
    assert_eq!(points("ivory i1-6"), 0);
    assert_eq!(points("ivory i2-1 i3-1"), 0);
}

#[test]
fn rr_67_the_last_dash_is_one_more_turn_after_all_others() {
    let mut scene = last_relic("ivory i1-6; boxes reserve reserve s1", "rations 3");
    // The same holds if the game ends regularly in the last round.
    scene.state.open.round = 100;
    scene.play(&["A walk t7", "A end", "B walk t1", "B end"]);
    assert_eq!(scene.choices(), "A dash: dash, decline");
    assert_eq!(scene.refusal("A walk t6"), "first-dash RR-10");
    let mut declined = scene.clone();
    declined.play(&["A decline"]);
    assert_eq!(declined.choices(), "over");
    scene.play(&["A dash"]);
    assert_eq!((scene.ivory('A').as_str(), scene.state.open.round), ("", 100));
    scene.play(&["A box s1", "A points", "A walk r6", "A up c", "A explore", "A place r6-t7"]);
    assert_eq!(scene.choices(), "over");
    assert_eq!(scene.coins('A'), 4 + 2);

    let mut cut_off = Scene::draw("A r3; rations 0; ivory i1-6\n B t1; rations 0\n round 100");
    cut_off.play(&["A walk bc", "B walk t2"]);
    assert_eq!(cut_off.choices(), "over", "RR-79");
}

#[test]
fn rr_67_the_dash_can_be_replaced_or_win_another_large_tile() {
    let drawing = "A t6; paths t6-t8; relics green green green; ivory i1-6
         B r1; relics blue blue blue
         t6 relic
         t7 relic
         t8 i1-4";
    let mut given_up = Scene::draw(drawing);
    given_up.play(&["A walk t8", "A explore", "A keep i1-4"]);
    assert_eq!((given_up.ivory('A').as_str(), given_up.coins('A')), ("i1-4", 2));
    let mut dashed = Scene::draw(drawing);
    dashed.play(&["A walk t7", "B walk t1", "B end", "A dash", "A walk t8", "A explore"]);
    assert_eq!((dashed.ivory('A').as_str(), dashed.choices().as_str()), ("i1-4", "over"));
    assert_eq!(dashed.coins('A'), 4, "nothing had to be given up");
}

#[test]
fn rr_77_ties_go_to_more_relics_then_more_colours() {
    let ranks = |a: &str, b: &str| {
        let mut scene = Scene::draw(&format!("A r1; {a}\n B r2; {b}"));
        scene.state.open.phase = crate::games::relic_runners::state::Phase::Over;
        scene.game.outcome(&scene.state).unwrap().ranks
    };
    assert_eq!(ranks("coins 9", "coins 8"), [1, 2]);
    assert_eq!(ranks("coins 5; relics green green", "coins 5; relics blue"), [1, 2]);
    assert_eq!(ranks("coins 10; relics green green", "coins 5; relics blue ivory"), [2, 1]);
    assert_eq!(ranks("coins 5; relics green", "coins 5; relics blue"), [1, 1]);
}

#[test]
fn rr_79_the_game_is_scored_after_the_last_round() {
    let mut scene = Scene::draw(
        "A r3; rations 0
         B t1; rations 0
         round 100",
    );
    scene.play(&["A walk bc", "B walk t2"]);
    assert_eq!(scene.choices(), "over");
    let mut scene = Scene::draw(
        "A r3
         B r1
         round 99",
    );
    scene.play(&["A walk bc", "B walk t1", "B end"]);
    assert_eq!((scene.state.open.round, scene.choices().starts_with("A move")), (100, true));
    scene.state.open.options = serde_json::from_value(json!({ "round_limit": "25" })).unwrap();
    scene.play(&["A walk r5", "A end", "B walk t2"]);
    assert!(scene.codes().contains(&"end".to_owned()));
    scene.play(&["B end"]);
    assert_eq!(scene.choices(), "over");
}
