//! The worked examples of the rulebook, each with its page if the rulebook names one, otherwise with its section. The
//! colours of its players are seats A, B, C … here. Its pictures show places of an unavailable board, so the places are
//! our own.

use super::scene::{Scene, seat};
use crate::engine::{Game, Seat};
use crate::games::relic_runners::components::Ivory;
use crate::games::relic_runners::event::{Event, Source};

#[test]
fn section_move_a_trail_without_an_own_pathway_is_unknown() {
    let scene = Scene::draw(
        "A t3; paths r1-t3
         B bc; paths r1-t4 r3-t4",
    );
    assert!(scene.may("walk t4"), "over an own pathway, then one unknown trail, whatever pathways others have there");
    assert_eq!(
        scene.refusal("A walk r4"),
        "no-walk-second RR-21",
        "a trail of another player is unknown like any other"
    );
}

#[test]
fn section_ruins_a_ration_and_a_tile_give_a_pathway() {
    let mut red = Scene::draw(
        "A t1; rations 3
         B bc
         C bc
         r1 3",
    );
    red.play(&["A walk r1", "A explore"]);
    assert_eq!((red.rations('A'), red.stack("r1").as_str()), (2, "1 2"));
    assert_eq!(red.choices(), "A place: place r1-t1, place r1-t3, place r1-t4");
    red.play(&["A place r1-t3"]);
    assert_eq!((red.paths('A').as_str(), red.runner('A').reserve()), ("r1-t3", 9));
}

#[test]
fn section_ivory_temples_tiles_of_two_levels_stay_together() {
    let mut scene = Scene::draw(
        "A r1; ivory i3-1
         B bc
         t4 i1-1 i2-5",
    );
    scene.play(&["A walk t4", "A explore"]);
    assert_eq!((scene.ivory('A').as_str(), scene.coins('A')), ("i2-5 i3-1", 0));
}

#[test]
fn section_ivory_temples_one_of_two_large_tiles_gives_points() {
    let drawing = "A r1; rations 3; ivory i1-2
         B bc
         C bc
         t4 i1-5";
    for (kept, gone) in [("i1-5", "i1-2"), ("i1-2", "i1-5")] {
        let mut green = Scene::draw(drawing);
        green.play(&["A walk t4", "A explore"]);
        assert_eq!((green.rations('A'), green.choices().as_str()), (2, "A keep: keep i1-2, keep i1-5"));
        green.play(&[&format!("A keep {kept}")]);
        assert_eq!((green.ivory('A').as_str(), green.coins('A')), (kept, 2), "{gone} goes");
        assert_eq!(green.stack("t4"), "relic", "it was the last tile of the temple");
    }
}

#[test]
fn section_ivory_list_only_a_replaced_medium_tile_gives_points() {
    let mut used = Scene::draw(
        "A r1; rations 1; ivory i2-3
         B bc",
    );
    used.play(&["A refill"]);
    assert_eq!((used.ivory('A').as_str(), used.coins('A')), ("", 0));
    let mut forced = Scene::draw(
        "A r1; ivory i2-5
         B bc
         t4 i1-1 i2-4",
    );
    forced.play(&["A walk t4", "A explore", "A keep i2-4"]);
    assert_eq!((forced.ivory('A').as_str(), forced.coins('A')), ("i2-4", 2), "the new one and one of an earlier turn");
}

#[test]
fn section_blue_temples_a_secret_tile_scores_at_the_end() {
    let mut black = Scene::draw(
        "A r1; rations 3
         B bc
         C bc
         t3 b5 b4 b3",
    );
    black.play(&["A walk t3", "A explore"]);
    assert_eq!((black.rations('A'), black.coins('A'), black.stack("t3").as_str()), (2, 0, "1 2"));
    assert_eq!(black.view('A').known.cards[0].blue, [Some(3)]);
    assert_eq!(
        (black.view('B').known.cards[0].blue.as_slice(), black.view('*').known.cards[0].blue.as_slice()),
        (&[None][..], &[None][..])
    );
    let sheet = black.game.score(&black.state, Seat(0));
    assert_eq!(sheet.lines.iter().find(|line| line.source == "blue").map(|line| line.points), Some(3));
}

#[test]
fn page_5_purple_temples_the_next_tile_turns_up_after_the_power() {
    let mut yellow = Scene::draw(
        "A r3; rations 3
         B bc
         C bc
         t6 p4 p2 p1",
    );
    assert_eq!(yellow.stack("t6"), "1 2 3:p1");
    yellow.play(&["A walk t6", "A explore"]);
    assert_eq!((yellow.rations('A'), yellow.coins('A'), yellow.stack("t6").as_str()), (2, 3, "1 2:p2"));
    let at = |wanted: fn(&Event) -> bool| yellow.events.iter().position(wanted);
    let scored = at(|event| matches!(event, Event::Scored { .. }));
    assert!(scored < at(|event| matches!(event, Event::Revealed { .. })), "first its power, then the next tile");
}

#[test]
fn section_purple_list_a_p7_without_neighbours_costs_its_ration() {
    let mut scene = Scene::draw(
        "A r3; rations 3
         B t1
         t6 p1 p7
         r3 taken
         r4 relic
         t8 taken",
    );
    scene.play(&["A walk t6", "A explore"]);
    assert_eq!((scene.rations('A'), scene.stack("t6").as_str(), scene.state.open.turn), (2, "1:p1", seat('B')));
}

#[test]
fn section_shrines_the_last_exploration_reveals_the_relic() {
    for seats in ["AB", "ABC"] {
        let cards = seats.chars().zip(["t1", "t3", "t4"]).map(|(name, site)| format!("{name} {site}"));
        let mut scene = Scene::draw(&cards.collect::<Vec<_>>().join("\n"));
        for (name, left) in seats.chars().zip((0..seats.len()).rev()) {
            scene.play(&[&format!("{name} walk r1"), &format!("{name} explore")]);
            let place = scene.codes().into_iter().find(|code| code.starts_with("place")).expect("a pathway to place");
            scene.play(&[&format!("{name} {place}")]);
            assert_eq!(scene.stack("r1") == "relic", left == 0, "after {name} of {seats}");
        }
        assert_eq!(scene.events.iter().filter(|event| matches!(event, Event::RelicFound { .. })).count(), 1);
    }
}

#[test]
fn section_relic_expeditions_four_trails_give_eight_points() {
    let mut red = Scene::draw(
        "A t3; paths r1-t4 r4-t4 r4-t5; rations 0
         B bc
         C bc
         t3 relic
         t5 relic",
    );
    red.play(&["A walk t5"]);
    assert_eq!(red.scored(), [(Source::Expedition { trails: 4 }, 8)]);
    assert_eq!(
        (red.relics('A').as_str(), red.stack("t5").as_str(), red.stack("t3").as_str()),
        ("blue", "taken", "relic")
    );
    let sheet = red.game.score(&red.state, Seat(0));
    assert_eq!(sheet.lines.iter().find(|line| line.source == "relics").map(|line| line.points), Some(5), "at the end");
    assert_eq!(red.rations('A'), 0, "no ration is needed for it");
}

#[test]
fn section_relic_expeditions_may_not_cross_base_camp() {
    let scene = Scene::draw(
        "A t6; paths bc-t6
         B r1
         t6 relic
         t10 relic",
    );
    assert_eq!(scene.refusal("A walk t10"), "no-walk-camp RR-23");
}

#[test]
fn page_7_tokens_one_coloured_token_moves_a_box_one_space() {
    let mut blue = Scene::draw(
        "A t3; boxes reserve reserve m1
         B bc",
    );
    blue.play(&["A walk r2"]);
    assert_eq!((blue.boxes('A').as_str(), blue.at('A').as_str()), ("reserve reserve m2", "r2"));
    assert_eq!(blue.coloured(), "k1 k2 k3 k5 k6 k7 k8 k9 k10");
    let mut top = Scene::draw(
        "A t3; boxes reserve reserve m3
         B bc",
    );
    top.play(&["A walk r2"]);
    assert_eq!(top.boxes('A'), "reserve reserve m3", "one space, if it can");
}

#[test]
fn page_7_tokens_two_coloured_tokens_move_a_box_two_spaces() {
    let mut red = Scene::draw(
        "A r3; paths r3-t3 r2-t3 r2-t2; boxes reserve reserve m1
         B bc
         tokens k2 k3 k4 k5",
    );
    red.play(&["A walk t2"]);
    assert_eq!((red.coloured().as_str(), red.boxes('A').as_str()), ("k2 k5", "reserve reserve m3"));
}

#[test]
fn page_7_tokens_several_steps_go_to_one_box_or_to_several() {
    let walked = |ups: &[&str]| {
        let mut scene = Scene::draw(
            "A t3; paths r2-t3 r2-t2; boxes reserve c1 s1
             B bc",
        );
        scene.play(&["A walk t2"]).play(ups).boxes('A')
    };
    assert_eq!(walked(&["A up c1", "A up c2"]), "reserve c3 s1");
    assert_eq!(walked(&["A up c1", "A up s1"]), "reserve c2 s2");
}

#[test]
fn page_7_the_last_token_turned_on_a_walk_gives_two_steps() {
    let walked = |ups: &[&str]| {
        let mut scene = Scene::draw(
            "A t3; boxes reserve c1 s1
             B bc
             tokens k4",
        );
        scene.play(&["A walk r2"]);
        assert_eq!(scene.coloured(), "k1 k2 k3 k4 k5 k6 k7 k8 k9 k10");
        scene.play(ups).boxes('A')
    };
    assert_eq!(walked(&["A up c1", "A up c2"]), "reserve c3 s1");
    assert_eq!(walked(&["A up c1", "A up s1"]), "reserve c2 s2");
}

#[test]
fn section_using_a_box_is_impossible_between_steps_of_tokens() {
    let mut scene = Scene::draw(
        "A t3; paths r2-t3 r2-t2; boxes reserve bottom s1
         B bc",
    );
    scene.play(&["A walk t2", "A up s1"]);
    assert_eq!(scene.boxes('A'), "reserve bottom s2");
    assert_eq!(scene.refusal("A box s2"), "first-steps RR-10");
    scene.play(&["A up s2"]);
    assert!(scene.may("box s3"));
}

#[test]
fn section_using_a_box_that_moves_two_pathways_moves_both() {
    let drawing = "A t1; paths r1-t1 r1-t3; boxes reserve reserve c2
         B bc";
    let mut two = Scene::draw(drawing);
    two.play(&["A box c2", "A lift r1-t1", "A lay t5-t7"]);
    assert_eq!(two.refusal("A walk r1"), "first-lift RR-10");
    assert_eq!(two.refusal("A lay r1-t1"), "just-left RR-44", "nor may one go where the other was");
    let one = Scene::draw("A t1; paths r1-t1; boxes reserve reserve c2\n B bc");
    assert_eq!(one.refusal("A box c2"), "cannot-carry-out RR-14");
}

#[test]
fn section_using_a_box_returns_it_after_two_pathways_moved() {
    let drawing = "A t1; paths r1-t1 r1-t3; boxes reserve reserve c2
         B bc";
    let lines = ["A box c2", "A lift r1-t1", "A lay t5-t7", "A lay r6-t7"];
    let mut example = Scene::draw(drawing).with("box_returns", "after");
    example.play(&lines[..3]);
    assert_eq!(example.boxes('A'), "reserve reserve c2");
    example.play(&lines[3..]);
    // As in the text beside it: first the box, then the pathways. Both orders give the same result here.
    let mut text = Scene::draw(drawing);
    text.play(&lines[..1]);
    assert_eq!(text.boxes('A'), "reserve reserve bottom");
    text.play(&lines[1..]);
    for blue in [example, text] {
        assert_eq!((blue.boxes('A').as_str(), blue.paths('A').as_str()), ("reserve reserve bottom", "r6-t7 t5-t7"));
    }
}

#[test]
fn section_using_a_box_only_one_also_in_the_last_turn() {
    let mut scene = Scene::draw(
        "A r1; boxes m2 s1 s1; rations 1
         B bc",
    );
    scene.state.open.trigger = Some(seat('B'));
    scene.play(&["A box m2"]);
    assert_eq!(scene.refusal("A box s1"), "box-used RR-12");
}

#[test]
fn section_end_of_the_game_the_last_relic_ends_its_takers_turns() {
    // With 2, 3, 4 and 5 players: the taken relics before A takes the last one.
    for (others, taken) in [("", 6), ("C bc", 7), ("C bc\n D bc", 8), ("C bc\n D bc\n E bc", 9)] {
        let relics = ["green"; 10][..taken].join(" ");
        let drawing =
            |relics: &str| format!("A t6; paths t6-t8; relics {relics}\n B r1\n {others}\n t6 relic\n t7 relic");
        let mut last = Scene::draw(&drawing(&relics));
        last.play(&["A walk t7"]);
        let players = last.state.open.runners.len();
        assert_eq!(last.state.open.trigger, Some(seat('A')), "{players} players");
        for _ in 1..players {
            let name = char::from(b'A' + last.state.open.turn.0);
            assert_ne!(name, 'A');
            let walk = last.codes().into_iter().find(|code| code.starts_with("walk")).unwrap();
            last.play(&[&format!("{name} {walk}")]);
            while last.state.open.asked() == Some(seat(name)) {
                let codes = last.codes();
                let end = codes.iter().find(|code| *code == "end").or(codes.first()).unwrap();
                last.play(&[&format!("{name} {end}")]);
            }
        }
        assert_eq!(last.choices(), "over", "{players} players");
        let mut not_yet = Scene::draw(&drawing(&relics[6..]));
        not_yet.play(&["A walk t7"]);
        assert_eq!(not_yet.state.open.trigger, None, "{players} players");
    }
}

/// The picture of this example is not available, but the rule beside it is.
#[test]
fn section_end_of_the_game_each_relic_colour_gives_five_points() {
    let points = |card: &str| {
        let scene = Scene::draw(&format!("A r1; {card}\n B bc"));
        scene.game.score(&scene.state, Seat(0)).total()
    };
    assert_eq!(points("relics green green blue purple"), 15);
    assert_eq!(points("relics green ivory blue purple"), 20);
    assert_eq!(points("relics green green blue purple; ivory i1-3"), 20);
    assert_eq!(Ivory::TwinRelics.word(), "i1-3");
}
