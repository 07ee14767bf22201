//! What a picture shows stands in its description.

use super::*;
use crate::canvas::palette;
use crate::engine::ScoreSheet;
use crate::games::explorers::components::Animal;
use crate::games::explorers::place::Place;
use crate::words::Mark;

fn described(game: &Explorers, state: &State, viewer: Viewer, changed: &[EntryEvents<Event>]) -> String {
    let voice = Voice::new(Locale::En, ["Ada", "Bo", "Cy", "Di"].map(str::to_owned).to_vec());
    game.picture(&game.view_for(state, viewer), RenderOptions::default(), changed, &voice).unwrap().alt
}

/// The codes after a word, to the end of the sentence.
fn after<'a>(alt: &'a str, word: &str) -> Vec<&'a str> {
    let Some((_, rest)) = alt.split_once(word) else { return Vec::new() };
    let sentence = rest.split('.').next().unwrap_or_default();
    sentence.split([' ', ',']).filter(|code| !code.is_empty()).collect()
}

/// The places of each kind of piece on the chart.
fn kinds(alt: &str) -> Vec<&str> {
    let Some((_, rest)) = alt.split_once("On the chart: ") else { return Vec::new() };
    rest.split('.').next().unwrap_or_default().split(", ").collect()
}

#[test]
fn every_piece_on_the_chart_is_named_once() {
    let game = explorers();
    for seats in 1..=4 {
        play(&game, seats, 6, 23, |state, _| {
            let alt = described(&game, state, Viewer::Public, &[]);
            let chart = &state.open.chart;
            let of = |kind: &str| -> Vec<&str> {
                let such = kinds(&alt).into_iter().filter_map(|places| places.strip_prefix(kind));
                such.flat_map(|places| places.split(' ').filter(|place| !place.is_empty())).collect()
            };
            let settlements = chart.lands().filter_map(|(id, land)| Some((chart.place_of(id), land.settlement?)));
            for (space, strength) in settlements {
                let there = of(&format!("Settlement ({strength})"));
                assert_eq!(there.iter().filter(|place| **place == space.to_string()).count(), 1, "{space}: {alt}");
            }
            for kind in Animal::ALL {
                let word = Voice::new(Locale::En, Vec::new()).word(&format!("explorers-animal-{kind}"));
                let there = chart.lands().filter(|(_, land)| land.herd.of(*kind) > 0).count();
                assert_eq!(of(&format!("{word} ")).len(), there, "{kind}: {alt}");
            }
            let enemies = chart.tiles.iter().flat_map(|laid| &laid.seas).filter(|sea| sea.enemy_ship).count();
            assert_eq!(of("Enemy Ship").len(), enemies, "{alt}");
            for (corner, seat) in &chart.outposts {
                let there = of(&format!("Outpost of {}", Mark::of(*seat).letter));
                assert!(there.contains(&corner.to_string().as_str()), "{corner}: {alt}");
            }
            for (seat, explorer) in Seat::all(seats).zip(&state.open.explorers) {
                let total: &ScoreSheet = &game.view_for(state, Viewer::Public).known.scores[seat.index()];
                assert!(alt.contains(&format!("{} VP", total.total())), "{alt}");
                let place = match explorer.ship {
                    Place::Home => "home".to_owned(),
                    Place::At(space) => space.to_string(),
                };
                let cargo = if explorer.cargo.count() == 0 { ", empty" } else { " with " };
                assert!(alt.contains(&format!("Longship at {place}{cargo}")), "{alt}");
            }
        });
    }
}

#[test]
fn what_is_new_is_drawn_and_told() {
    let game = explorers();
    play(&game, 2, 3, usize::MAX, |state, told| {
        if told.len() < 2 {
            return;
        }
        let (plain, news) = (described(&game, state, Viewer::Public, &[]), recent(&game, told, Viewer::Public));
        let alt = described(&game, state, Viewer::Public, &news);
        assert!(!plain.contains("New:") && alt.contains("New:"), "{alt}");
        let placed = news.iter().flat_map(|told| &told.events).find_map(|event| match event {
            Event::Placed { cell, .. } => Some(cell.to_string()),
            _ => None,
        });
        assert!(after(&alt, "New:").contains(&placed.unwrap().as_str()), "{alt}");
        let accent = palette::ground(palette::Look::default()).new.to_string();
        let drawn = |changed: &[EntryEvents<Event>]| {
            let view = game.view_for(state, Viewer::Public);
            let picture = game.picture(&view, RenderOptions::default(), changed, &voice(Locale::En)).unwrap();
            crate::canvas::svg::text(&picture.scene).contains(&accent)
        };
        assert!(drawn(&news) && !drawn(&[]));
    });
}
