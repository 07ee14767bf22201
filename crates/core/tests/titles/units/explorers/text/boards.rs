//! Boards and rules: Discord's limits, and what they must say.

use std::collections::BTreeSet;

use super::*;
use crate::games::explorers::action::Action;
use crate::games::explorers::components::Captain;
use crate::games::explorers::policy::Careful;
use crate::games::explorers::state::{Laid, Phase};
use crate::games::explorers::text::{Context, names};
use crate::title::{Asked, Present};

#[test]
fn the_board_names_every_tile_every_piece_and_every_player() {
    let game = explorers();
    let voice = voice(Locale::En);
    play(&game, &board("a1"), 4, 4, u64::MAX, |tale| {
        if tale.state.open.turn % 4 != 0 {
            return;
        }
        let board = game.board(&view(&game, tale, Viewer::Public), &voice).plain().replace('\u{a0}', " ");
        let open = &tale.state.open;
        for laid in &open.chart.tiles {
            let name = laid.cell.to_string();
            let mut codes = chart_lines(&board).into_iter().flat_map(|line| line.split([' ', '✨']));
            assert!(codes.any(|code| code == name), "{name} is not in {board}");
        }
        let enemies = open.chart.tiles.iter().flat_map(|laid| &laid.seas).filter(|sea| sea.enemy_ship).count();
        let drawn: usize = chart_lines(&board).iter().map(|line| line.matches("🏴‍☠️").count()).sum();
        assert_eq!(drawn, enemies, "{board}");
        let settlements = open.chart.lands().filter(|(_, land)| land.settlement.is_some()).count();
        let drawn: usize = chart_lines(&board).iter().map(|line| line.matches("🏘️").count()).sum();
        assert_eq!(drawn, settlements);
        let drawn: usize = chart_lines(&board).iter().map(|line| line.matches("🗼").count()).sum();
        assert_eq!(drawn, open.chart.outposts.len());
        let ships: usize = chart_lines(&board).iter().map(|line| line.matches('⛵').count()).sum();
        assert_eq!(ships, open.explorers.len());
        assert!(Seat::all(tale.seats).all(|seat| board.contains(&voice.marked(seat))));
    });
}

#[test]
fn the_plan_shows_each_tile_where_it_lies() {
    let game = explorers();
    let (mut state, _) = game.setup(&board("a1"), 2, Chance::seeded(&Seed::from_number(1))).unwrap();
    let open = &mut state.open;
    open.explorers[1].ship = "M5".parse().unwrap();
    let id = open.chart.land_id("L5".parse().unwrap()).unwrap();
    open.chart.land_mut(id).settlement = Some(4);
    for (tile, cell) in [("T06", "K6"), ("T01", "M6")] {
        let tile = tile.parse().unwrap();
        let laid = Laid::new(tile, game.face(open.side, tile), cell.parse().unwrap(), 2);
        open.chart.lay(laid);
    }
    let view = game.view_for(&state, Viewer::Public);
    let plan = Context { game: &game, view: &view, voice: &voice(Locale::En) }.map();
    // The odd row lies half a cell further west. Tokens come only with rules, so both new tiles show as other land.
    assert_eq!(plan, ["    K L M N", "  6  o · o ·", "  5 · 4 B o"]);
}

#[test]
fn the_board_says_where_whose_turn_it_is_may_sail() {
    let game = explorers();
    let voice = voice(Locale::En);
    let (mut lines, mut enemies) = (0, 0);
    for (side, seats) in [("a1", 1), ("b1", 3)] {
        play_by(&Careful, &game, &board(side), seats, 3, u64::MAX, |tale| {
            let open = &tale.state.open;
            let board = game.board(&view(&game, tale, Viewer::Public), &voice).plain().replace('\u{a0}', " ");
            let said =
                board.lines().find_map(|line| line.split_once(" can sail to ").map(|(_, places)| places.to_owned()));
            let mut legal = Vec::new();
            game.legal_actions(&tale.state, open.current, &mut legal);
            let sails = legal.iter().filter_map(|action| match action {
                Action::Sail(place) if open.chart.has_enemy(*place) => Some(format!("{place} 🏴‍☠️")),
                Action::Sail(place) => Some(place.to_string()),
                _ => None,
            });
            let sails: Vec<String> = sails.collect();
            match open.phase {
                Phase::Act { .. } => {
                    assert_eq!(said, (!sails.is_empty()).then(|| sails.join(", ")), "{board}");
                    lines += sails.len();
                    enemies += sails.iter().filter(|place| place.contains("🏴‍☠️")).count();
                }
                // While a tile has to be placed the longship may not sail yet, but the board shows where it will be
                // able to.
                Phase::Place { .. } => assert_eq!(said.is_some(), !open.reach(open.current).is_empty(), "{board}"),
                Phase::Captain | Phase::Over => assert_eq!(said, None, "{board}"),
            }
        });
    }
    assert!(lines > 200 && enemies > 2, "{lines} places, {enemies} enemy ships");
}

#[test]
fn cards_and_reveals_state_what_captains_bring() {
    let game = explorers();
    for locale in Locale::ALL {
        let voice = voice(locale);
        let mut seen = BTreeSet::new();
        for number in 0..6 {
            let mut revealed = Vec::new();
            play(&game, &board("a1"), 4, number, 8, |tale| {
                let told = tale.news();
                revealed.extend(told.iter().filter(|event| matches!(event, Event::CaptainsRevealed { .. })).cloned());
                let board = game.board(&view(&game, tale, Viewer::Public), &voice).plain();
                for captain in tale.state.open.explorers.iter().flat_map(|explorer| &explorer.captains) {
                    assert!(board.contains(&names::bonus(&game, *captain, &voice)), "{board}");
                    seen.insert(*captain);
                }
            });
            let told = game.narrate(&revealed[0], &voice).unwrap();
            let Event::CaptainsRevealed { captains } = &revealed[0] else { unreachable!() };
            for captain in captains.iter().flatten() {
                assert!(told.contains(&names::short_bonus(&game, *captain, &voice)), "{told}");
            }
        }
        assert!(seen.len() > 8, "{seen:?}");
    }
}

#[test]
fn captains_are_told_in_full_with_the_longest_names_and_effects() {
    let game = explorers();
    // A narrated line may have 300 units, and a name 20 characters.
    let names: Vec<String> = (0..4).map(|_| "W".repeat(20)).collect();
    for locale in Locale::ALL {
        let voice = Voice::new(locale, names.clone());
        let length = |captain: &Captain| {
            let told = Event::CaptainsRevealed { captains: vec![vec![*captain]] };
            game.narrate(&told, &voice).unwrap().encode_utf16().count()
        };
        let mut longest = Captain::ALL.to_vec();
        longest.sort_by_key(|captain| std::cmp::Reverse(length(captain)));
        let told = Event::CaptainsRevealed { captains: longest[..4].iter().map(|captain| vec![*captain]).collect() };
        let told = game.narrate(&told, &voice).unwrap();
        assert!(told.encode_utf16().count() <= 300, "{} units: {told}", told.encode_utf16().count());
    }
}

#[test]
fn an_island_that_can_never_be_complete_is_called_so() {
    let game = explorers();
    for locale in Locale::ALL {
        let voice = voice(locale);
        let mut state = game.setup(&board("a1"), 2, Chance::seeded(&Seed::from_number(1))).unwrap().0;
        let open = &mut state.open;
        let tile = "T01".parse().unwrap();
        open.chart.lay(Laid::new(tile, game.face(open.side, tile), "K5".parse().unwrap(), 2));
        let said = game.board(&game.view_for(&state, Viewer::Public), &voice).plain().replace('\u{a0}', " ");
        let line = said.lines().find(|line| line.contains("K5 ")).unwrap();
        assert!(line.contains(&voice.word("explorers-board-barred")) && !line.contains('→'), "{line}");
    }
}

/// The lines of the chart.
fn chart_lines(board: &str) -> Vec<&str> {
    board.lines().filter(|line| ["🏠 Home", "🏝️", "🧭", "🌊"].iter().any(|sign| line.starts_with(sign))).collect()
}

#[test]
fn what_stands_on_a_land_is_told_with_it() {
    let game = explorers();
    let (mut state, _) = game.setup(&board("a1"), 2, Chance::seeded(&Seed::from_number(1))).unwrap();
    let open = &mut state.open;
    open.phase = Phase::Act { left: 4 };
    let id = open.chart.land_id("L5".parse().unwrap()).unwrap();
    let land = open.chart.land_mut(id);
    land.vikings = [2, 1, 0, 0];
    land.settlement = Some(4);
    land.herd = "goat goat".parse().unwrap();
    open.explorers[1].ship = "M5".parse().unwrap();
    let board = game.board(&game.view_for(&state, Viewer::Public), &voice(Locale::En)).plain().replace('\u{a0}', " ");
    assert!(board.contains(": L5 ⇗⇖ 🏘️4 🐐×2 🟠\u{2060}A×2 🔷\u{2060}B | N5 ⇗⇖\n"), "{board}");
    assert!(board.contains("🌊 M5 ⛵🔷\u{2060}B\n"), "{board}");
    assert!(board.contains("⛵ Longship at M5 with 2 Vikings (1 free)\n"), "{board}");
}

#[test]
fn a_seat_sees_its_hand_and_its_captains_and_nobody_else_does() {
    let game = explorers();
    let voice = voice(Locale::En);
    let (state, _) = game.setup(&board("a1"), 3, Chance::seeded(&Seed::from_number(4))).unwrap();
    for seat in Seat::all(3) {
        let tile = state.secret.hands[seat.index()][0].to_string();
        let captain = voice.word(&format!("explorers-captain-{}", state.secret.offers[seat.index()][0]));
        for viewer in Seat::all(3) {
            let view = game.view_for(&state, Viewer::Seat(viewer));
            let decision = game.decisions(&state.open).into_iter().find(|decision| decision.seat == viewer).unwrap();
            let brief = game.brief(&Asked::to(&game, &state, decision.seat), &voice).plain();
            assert_eq!(brief.contains(&captain), viewer == seat, "{brief}");
            assert_eq!(game.board(&view, &voice).plain().contains(&tile), viewer == seat);
        }
    }
}
