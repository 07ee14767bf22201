//! What a picture shows stands in its description.

use super::*;
use crate::canvas::palette;
use crate::engine::ScoreSheet;
use crate::games::explorers::place::Place;

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

#[test]
fn every_piece_on_the_chart_is_named_once() {
    let game = explorers();
    for seats in 1..=4 {
        play(&game, seats, 6, 23, |state, _| {
            let alt = described(&game, state, Viewer::Public, &[]);
            let chart = &state.open.chart;
            let (mut settlements, mut animals) = (0, 0);
            for (id, land) in chart.lands() {
                let space = chart.place_of(id);
                if let Some(strength) = land.settlement {
                    settlements += 1;
                    let pair = [space.to_string(), strength.to_string()];
                    assert!(after(&alt, "Settlements:").windows(2).any(|codes| codes == pair), "{space}: {alt}");
                }
                animals += usize::from(land.herd.kinds());
            }
            assert_eq!(after(&alt, "Settlements:").len(), 2 * settlements, "{alt}");
            let kinds = ["pig", "chicken", "goat", "sheep", "cattle", "horse"];
            let named = after(&alt, "Livestock:").iter().filter(|code| !kinds.contains(code)).count();
            assert_eq!(named, animals, "{alt}");
            let enemies = chart.tiles.iter().flat_map(|laid| &laid.seas).filter(|sea| sea.enemy_ship).count();
            assert_eq!(after(&alt, "Enemy Ships:").len(), enemies, "{alt}");
            for (corner, _) in &chart.outposts {
                assert!(after(&alt, "Outposts:").contains(&corner.to_string().as_str()), "{corner}: {alt}");
            }
            for (seat, explorer) in Seat::all(seats).zip(&state.open.explorers) {
                let total: &ScoreSheet = &game.view_for(state, Viewer::Public).known.scores[seat.index()];
                assert!(alt.contains(&format!("{} VP", total.total())), "{alt}");
                let place = match explorer.ship {
                    Place::Home => "Home".to_owned(),
                    Place::At(space) => space.to_string(),
                };
                assert!(
                    alt.contains(&format!("Longship {place} with {}", explorer.cargo.vikings))
                        || explorer.cargo.vikings == 0,
                    "{alt}"
                );
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
