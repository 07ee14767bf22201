//! The facts of `docs/record_relic_runners.md` for checkers of a record.

use serde_json::json;

use super::runners;
use crate::ai::{Random, decide};
use crate::engine::{Chance, Game, Seed};
use crate::games::relic_runners::action::Action;
use crate::games::relic_runners::components::{Explorer, Ivory};
use crate::games::relic_runners::options::Options;

const DOCUMENT: &str = include_str!("../../../../../../docs/record_relic_runners.md");

/// The section of the document under this heading.
fn section(heading: &str) -> &'static str {
    let (_, rest) = DOCUMENT.split_once(&format!("\n### {heading}\n")).unwrap();
    rest.split("\n### ").next().unwrap()
}

#[test]
fn the_first_pick_follows_the_documented_number_of_draws() {
    assert!(section("Choices").contains("preceded by 49 draws"));
    // Seats, switches, then the draws. A shuffle of k tiles makes k - 1, and coins make one for each other seat.
    let cases = [
        // Two seats: purple 8 tiles and 4 aside, ivory and blue 6 and 6.
        (2, json!({}), 7 + 3 + 2 * 5 + 2 * 5 + 1),
        (3, json!({}), 7 + 7 + 3 + 3 * 5 + 3 * 5 + 2),
        (5, json!({ "layout": "random" }), 7 + 7 + 3 + 3 * 5 + 3 * 5 + 4),
        (3, json!({ "open_scores": "on" }), 7 + 7 + 3 + 3 * 5 + 3 * 5),
        // Without the gems each level has 5 purple and 4 ivory tiles, and the top purple tiles are all known.
        (3, json!({ "layout": "first_game" }), 4 + 4 + 3 * 3 + 3 * 5 + 2),
        // While explorers are chosen all purple tiles lie face down, and the first player is unknown too.
        (3, json!({ "powers": "on", "explorer_choice": "before_first" }), 7 + 7 + 7 + 3 * 5 + 3 * 5 + 2 + 1),
        (3, json!({ "powers": "on", "explorer_choice": "after_first" }), 7 + 7 + 3 + 3 * 5 + 3 * 5 + 2),
    ];
    let game = runners();
    for (seats, switches, draws) in cases {
        let options: Options = serde_json::from_value(switches.clone()).unwrap();
        for number in 0..12 {
            let (state, _) = game.setup(&options, seats, Chance::seeded(&Seed::from_number(number))).unwrap();
            let (seat, seed) = (state.open.turn, Seed::from_number(number).derive("policy", 1));
            let mut legal = Vec::new();
            game.legal_actions(&state, seat, &mut legal);
            let picked = decide(&Random, &game, &state, seat, &mut Chance::seeded(&seed));
            let mut chance = Chance::seeded(&seed);
            (0..draws).for_each(|_| drop(chance.below(256)));
            let pick = chance.below(legal.len() as u32).unwrap() as usize;
            assert_eq!(picked, legal.get(pick).copied(), "{seats} seats, {switches}, seed {number}");
        }
    }
}

/// One action of every word, in no order.
fn one_of_each() -> Vec<Action> {
    let codes = "take, hide, show, end, decline, dash, pass, points, kit, keep i1-1, pick 1, peek, top, flip k1, reach t1, lay bc-r3, \
                 lift bc-r3, remote, double, place bc-r3, up m, box m1, refill, jump t1, stop, go t1, walk t1, explore, start t1, \
                 explorer none";
    codes.split(", ").map(|code| code.parse().unwrap()).collect()
}

#[test]
fn choices_have_the_documented_order() {
    let mut actions = one_of_each();
    actions.sort_unstable();
    let words = actions.iter().map(|action| action.to_string().split(' ').next().unwrap().to_owned());
    let text = section("Choices").replace('\n', " ");
    let mut at = 0;
    for word in words {
        let found = text[at..].find(&format!("`{word}`"));
        at += found.unwrap_or_else(|| panic!("`{word}` does not come next in the document"));
    }
    let sorted = |codes: &str| {
        let mut sorted: Vec<Action> = codes.split(", ").map(|code| code.parse().unwrap()).collect();
        sorted.sort_unstable();
        sorted.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
    };
    for codes in [
        "explorer none, explorer red, explorer green, explorer blue, explorer yellow, explorer black",
        "walk bc, walk r2, walk r2 tokens, walk r2 short, walk r2 shortcut, walk t10",
        "up m, up c, up s, up m1, up m2, up c1, up c2, up s1, up s2",
        "box m1, box m2, box m3, box c1, box c3, box s3",
        "place bc-r3, place bc-r5, place bc-t3, place r1-t1, double, remote, pass",
        "keep i1-6, keep i2-1",
        "flip k2, flip k10, pass",
    ] {
        assert_eq!(sorted(codes), codes);
    }
}

#[test]
fn every_event_explorer_and_used_tile_is_in_the_document() {
    let events: Vec<&str> =
        (include_str!("../../../../src/games/relic_runners/event.rs").split("impl Event").next().unwrap().lines())
            .skip_while(|line| !line.starts_with("pub enum Event"))
            .take_while(|line| *line != "}")
            .filter_map(|line| line.strip_prefix("    ").filter(|line| line.starts_with(char::is_uppercase)))
            .filter_map(|line| line.split([' ', '(', ',']).next())
            .collect();
    assert!(events.len() > 25, "{events:?}");
    for event in events {
        let snake: String =
            event.chars().flat_map(|c| c.is_uppercase().then_some('_').into_iter().chain(c.to_lowercase())).collect();
        let word = format!("`{}`", snake.trim_start_matches('_'));
        assert!(section("Events").contains(&format!("| {word} |")), "{word}");
        assert!(section("Which events an action has, in order").contains(&word) || in_setup(&word), "{word}");
    }
    for tile in Ivory::ALL.iter().filter(|tile| tile.level() == 2) {
        let used = format!("{} (used)", tile.to_string().to_uppercase());
        assert!(section("Which events an action has, in order").contains(&used), "{used}");
    }
    for explorer in Explorer::ALL {
        assert!(section("Choices").contains(&format!("`{explorer}`")), "{explorer}");
    }
}

/// Whether only the setup has such an event.
fn in_setup(word: &str) -> bool {
    ["`seated`", "`colours_dealt`", "`tiles_drawn`"].contains(&word) && section("Draws, in order").contains(word)
}
