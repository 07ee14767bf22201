//! Hidden parts: views, redacted events, sampled positions.

use serde_json::json;

use super::runners;
use super::scene::{Scene, seat};
use crate::engine::{Chance, Game, Seat, Seed, Viewer};
use crate::games::relic_runners::RelicRunners;
use crate::games::relic_runners::action::Action;
use crate::games::relic_runners::components::{Colour, Tile};
use crate::games::relic_runners::event::Event;
use crate::games::relic_runners::options::Options;

const VIEWERS: [Viewer; 3] = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Public];

#[test]
fn rr_90_a_view_shows_only_the_own_card() {
    let scene = Scene::draw(
        "A r1; coins 11; blue 3
         B r2; coins 22; blue 5 4",
    );
    let seen = |name| {
        let view = scene.view(name);
        (
            view.known.cards[0].coins,
            view.known.cards[0].blue.clone(),
            view.known.cards[1].coins,
            view.known.cards[1].blue.clone(),
        )
    };
    assert_eq!(seen('A'), (Some(11), vec![Some(3)], None, vec![None, None]));
    assert_eq!(seen('B'), (None, vec![None], Some(22), vec![Some(5), Some(4)]));
    assert_eq!(seen('*'), (None, vec![None], None, vec![None, None]));
    assert!(scene.view('A').known.cards[0].score.is_some() && scene.view('A').known.cards[1].score.is_none());
    assert!(scene.view('*').known.tiles.is_empty());
}

#[test]
fn rr_90_events_hide_drawn_tiles_and_blue_tiles_of_others() {
    let game = runners();
    let drawn = Event::TilesDrawn { colour: Colour::Blue, level: 1, tiles: vec![Tile::Blue(4)] };
    assert!(VIEWERS.iter().all(|viewer| game.redact(&drawn, *viewer).is_none()));
    assert_eq!(game.redact(&drawn, Viewer::Everything), Some(drawn));
    let taken = |tile| Event::TileTaken { seat: Seat(0), site: "t3".parse().unwrap(), level: 1, tile };
    let blue = taken(Some(Tile::Blue(5)));
    assert_eq!(game.redact(&blue, Viewer::Seat(Seat(0))), Some(blue.clone()));
    assert_eq!(game.redact(&blue, Viewer::Seat(Seat(1))), Some(taken(None)));
    assert_eq!(game.redact(&blue, Viewer::Public), Some(taken(None)));
    let ivory = taken(Some("i1-1".parse().unwrap()));
    assert_eq!(game.redact(&ivory, Viewer::Public), Some(ivory));
}

#[test]
fn rr_91_one_seat_knows_a_seen_tile_until_it_is_taken() {
    let mut scene = Scene::draw(
        "A r3; ivory i2-2
         B bc
         C t5
         t4 i1-1 i2-1 i3-1",
    );
    scene.play(&["A walk t4", "A up c", "A explore", "A peek"]);
    let known = |scene: &Scene, name| {
        scene
            .view(name)
            .known
            .tiles
            .iter()
            .map(|(site, level, tile)| format!("{site} {level} {tile}"))
            .collect::<Vec<_>>()
    };
    assert_eq!(known(&scene, 'A'), ["t4 1 i1-1", "t4 2 i2-1", "t4 3 i3-1"]);
    assert!(known(&scene, 'B').is_empty());
    let peeked = scene.events.iter().find(|event| matches!(event, Event::Peeked { .. })).unwrap();
    let seen_tiles = |viewer| match scene.game.redact(peeked, viewer) {
        Some(Event::Peeked { tiles, .. }) => tiles.len(),
        other => panic!("{other:?}"),
    };
    assert_eq!(
        (seen_tiles(Viewer::Seat(seat('A'))), seen_tiles(Viewer::Seat(seat('B'))), seen_tiles(Viewer::Public)),
        (3, 0, 0)
    );
    scene.play(&["A pick 2"]);
    assert_eq!(known(&scene, 'A'), ["t4 1 i1-1", "t4 3 i3-1"]);
    let sampled = scene.game.determinize(&scene.state, Viewer::Seat(seat('A')), &mut chance(3));
    assert_eq!(sampled.secret.seen[0], scene.state.secret.seen[0]);
    let kept = sampled.secret.face(&sampled.open, "t4".parse().unwrap(), 1);
    assert_eq!(kept, Some("i1-1".parse().unwrap()));
}

fn chance(number: u64) -> Chance {
    Chance::seeded(&Seed::from_number(number))
}

#[test]
fn rr_93_open_scores_show_coins_but_no_blue_tiles() {
    let mut scene = Scene::draw(
        "A r1; coins 11; blue 3
         B r2; coins 22",
    );
    scene.state.open.options = serde_json::from_value(json!({ "open_scores": "on" })).unwrap();
    let card = &scene.view('*').known.cards[0];
    assert_eq!((card.coins, card.blue.clone(), card.score.is_none()), (Some(11), vec![None], true));
    let sampled = scene.game.determinize(&scene.state, Viewer::Public, &mut chance(3));
    assert_eq!(sampled.secret.coins, scene.state.secret.coins);
}

#[test]
fn rr_94_only_hidden_parts_are_redrawn() {
    let game = runners();
    let (state, _) = game.setup(&Options::default(), 4, chance(1)).unwrap();
    for viewer in VIEWERS {
        let mut tiles = 0;
        let mut coins = 0;
        for number in 0..20 {
            let sampled = game.determinize(&state, viewer, &mut chance(number));
            assert_eq!(sampled.open, state.open);
            tiles += usize::from(sampled.secret.faces != state.secret.faces);
            coins += usize::from(sampled.secret.coins != state.secret.coins);
            let count = |state: &crate::games::relic_runners::state::State| {
                let mut all: Vec<Tile> = state.secret.faces.iter().flatten().copied().collect();
                all.extend(state.secret.aside.iter().flatten());
                all.sort_unstable();
                all
            };
            assert_eq!(count(&sampled), count(&state), "the same tiles elsewhere");
            for (place, faces) in sampled.open.places.iter().zip(&sampled.secret.faces) {
                let open = place.stack.iter().zip(faces).filter_map(|(layer, face)| Some((layer.open?, *face)));
                assert!(open.into_iter().all(|(open, face)| open == face), "what lies open stays");
            }
        }
        assert!(tiles > 15 && coins > 15, "{viewer:?}: {tiles} {coins}");
    }
    assert_eq!(game.determinize(&state, Viewer::Everything, &mut chance(2)), state);
}

#[test]
fn rr_94_own_blue_tiles_stay_and_those_of_others_are_redrawn() {
    let scene = Scene::draw(
        "A r1; coins 11; blue 5 5 5
         B r2; coins 22; blue 5 4 4",
    );
    let mut others = 0;
    for number in 0..20 {
        let sampled = scene.game.determinize(&scene.state, Viewer::Seat(Seat(0)), &mut chance(number));
        assert_eq!((*sampled.secret.coins[0], sampled.secret.blue[0].to_vec()), (11, vec![5, 5, 5]));
        others += usize::from(*sampled.secret.blue[1] != [5, 4, 4]);
    }
    assert!(others > 5);
}

#[test]
fn actions_without_tiles_read_nothing_hidden() {
    let game = runners();
    let (mut looked, mut tried, mut legal) = (0, 0, Vec::new());
    for seats in 2..=5 {
        let (mut state, _) = game.setup(&Options::default(), seats, chance(seats.into())).unwrap();
        let mut dice = chance(seats.into());
        while let Some(decision) = game.decisions(&state.open).pop() {
            game.legal_actions(&state, decision.seat, &mut legal);
            let action = legal[dice.below(legal.len() as u32).unwrap() as usize];
            let (after, events) = game.apply(&state, decision.seat, &action).unwrap();
            let blind = after.secret.is_untouched(Viewer::Seat(decision.seat));
            match action {
                Action::Top | Action::Pick(_) | Action::Peek => assert!(!blind, "{action}"),
                Action::Walk(..) | Action::Up(_) | Action::Place(_) => {
                    // The tasks that follow may turn up a tile. The end of the game counts the coins of all seats.
                    let shows = events.iter().any(|event| matches!(event, Event::Revealed { .. }));
                    let over = game.decisions(&after.open).is_empty();
                    assert!(blind || shows || over || after.open.turn != state.open.turn, "{action}");
                }
                _ => {}
            }
            tried += 1;
            looked += usize::from(!blind);
            state = after;
        }
    }
    assert!(looked * 4 < tried, "{looked} of {tried}");
}

#[test]
fn a_state_whose_secret_part_lacks_a_seat_is_refused() {
    let Scene { mut state, .. } = Scene::draw("A r1\nB r2");
    assert!(RelicRunners::is_coherent(&state));
    state.secret.seen.pop();
    assert!(!RelicRunners::is_coherent(&state));
}
