//! The setup.

use std::collections::BTreeSet;

use serde_json::json;

use super::{UNEVEN, runners};
use crate::engine::{Chance, Edition, Game, Seat, Seed};
use crate::games::relic_runners::RelicRunners;
use crate::games::relic_runners::components::{Colour, Quadrant, Site, Tile};
use crate::games::relic_runners::event::Event;
use crate::games::relic_runners::options::Options;
use crate::games::relic_runners::state::State;

fn begin(layout: &str, seats: u8, number: u64) -> (State, Vec<Event>) {
    begin_with(&runners(), layout, seats, number)
}

fn begin_with(game: &RelicRunners, layout: &str, seats: u8, number: u64) -> (State, Vec<Event>) {
    let options = Options { layout: serde_json::from_value(json!(layout)).unwrap(), ..Options::default() };
    game.setup(&options, seats, Chance::seeded(&Seed::from_number(number))).unwrap()
}

#[test]
fn rr_01_the_first_player_is_drawn_and_play_follows_the_seats() {
    let firsts: BTreeSet<Seat> = (0..60).map(|number| begin("standard", 5, number).0.open.first).collect();
    assert_eq!(firsts.len(), 5);
    let (state, events) = begin("standard", 4, 3);
    assert_eq!(state.open.turn, state.open.first);
    assert_eq!(events.first(), Some(&Event::Seated { first: state.open.first }));
}

#[test]
fn rr_02_the_colours_of_the_temples_are_dealt_by_the_layout() {
    let game = runners();
    let colours = |state: &State, quadrant: Quadrant| {
        let inside = Site::temples().filter(|site| game.spots[site.index()].quadrant == Some(quadrant));
        inside.filter_map(|site| state.open.place(site).colour).collect::<BTreeSet<_>>().len()
    };
    let mut uneven = 0;
    for number in 0..30 {
        let (standard, _) = begin("standard", 3, number);
        assert!(Quadrant::ALL.iter().all(|quadrant| colours(&standard, *quadrant) == 3));
        let (random, _) = begin("random", 3, number);
        uneven += usize::from(Quadrant::ALL.iter().any(|quadrant| colours(&random, *quadrant) < 3));
        for state in [standard, random] {
            for colour in Colour::TEMPLES {
                assert_eq!(Site::temples().filter(|site| state.open.place(*site).colour == Some(colour)).count(), 4);
            }
        }
    }
    assert!(uneven > 20, "{uneven}");
    let (first_game, _) = begin("first_game", 3, 1);
    assert!(game.first_game.iter().all(|(site, colour)| first_game.open.place(*site).colour == Some(*colour)));
}

#[test]
fn rr_02_uneven_quarters_are_dealt_as_evenly_as_possible() {
    for text in UNEVEN {
        let game = RelicRunners::new(&Edition::read(text).unwrap()).unwrap();
        let mut dealt = BTreeSet::new();
        for number in 0..40 {
            let (state, events) = begin_with(&game, "standard", 3, number);
            let count = |sites: &mut dyn Iterator<Item = Site>| {
                let colours: Vec<_> = sites.filter_map(|site| state.open.place(site).colour).collect();
                Colour::TEMPLES.map(|colour| colours.iter().filter(|dealt| **dealt == colour).count())
            };
            assert_eq!(count(&mut Site::temples()), [4, 4, 4]);
            for quadrant in Quadrant::ALL {
                let counts = count(&mut game.temples_in(*quadrant));
                let (least, most) = (counts.iter().min().unwrap(), counts.iter().max().unwrap());
                assert!(most - least <= 1, "{quadrant}: {counts:?}");
            }
            dealt.insert(Site::temples().filter_map(|site| state.open.place(site).colour).collect::<Vec<_>>());
            let draws = events.iter().flat_map(RelicRunners::draws);
            let (again, repeated) = game.setup(&state.open.options, 3, Chance::recorded(draws)).unwrap();
            assert_eq!((again.open, repeated), (state.open, events));
        }
        assert!(dealt.len() > 35, "{}", dealt.len());
    }
}

#[test]
fn rr_02_the_first_game_has_no_tiles_with_a_gem() {
    let game = runners();
    for seats in 2..=5 {
        for number in 0..10 {
            let (state, _) = begin("first_game", seats, number);
            let all = state.secret.faces.iter().flatten().chain(state.secret.aside.iter().flatten());
            assert!(all.into_iter().all(|tile| !game.gems.contains(tile)));
        }
    }
}

#[test]
fn rr_03_four_tiles_of_each_colour_and_level_are_drawn() {
    let (state, events) = begin("standard", 3, 1);
    for level in 1..=3 {
        for colour in Colour::TEMPLES {
            let on_board = Site::temples().filter(|site| {
                state.secret.face(&state.open, *site, level).is_some_and(|tile| tile.colour() == colour)
            });
            assert_eq!(on_board.count(), 4);
        }
        assert_eq!(state.secret.aside[usize::from(level) - 1].len(), 4 + 2 + 2);
    }
    assert_eq!(events.iter().filter(|event| matches!(event, Event::TilesDrawn { .. })).count(), 9);
}

#[test]
fn rr_04_two_players_have_no_small_tiles() {
    let (state, _) = begin("standard", 2, 1);
    assert!(Site::all().skip(1).all(|site| state.open.place(site).stack.len() == 2));
    assert!(Site::all().all(|site| state.open.place(site).stack.iter().all(|layer| layer.level < 3)));
    assert!(state.secret.aside[2].is_empty());
    assert_eq!(state.open.camp_rations, 4);
    let (three, _) = begin("standard", 3, 1);
    assert!(Site::all().skip(1).all(|site| three.open.place(site).stack.len() == 3));
    assert_eq!(three.open.camp_rations, 6);
    let refused = runners().setup(&Options::default(), 6, Chance::seeded(&Seed::from_number(1))).unwrap_err();
    assert_eq!((&*refused.rule, &*refused.ruling), ("relic-runners-refuse-seats", "RR-04"));
}

#[test]
fn rr_05_purple_tiles_on_top_lie_face_up_from_the_start() {
    let (state, _) = begin("standard", 3, 1);
    for site in Site::temples() {
        let place = state.open.place(site);
        let open: Vec<bool> = place.stack.iter().map(|layer| layer.open.is_some()).collect();
        assert_eq!(open, [false, false, place.colour == Some(Colour::Purple)]);
        if let Some(Some(tile)) = place.stack.last().map(|layer| layer.open) {
            assert!(matches!(tile, Tile::Purple(_)));
        }
    }
}
