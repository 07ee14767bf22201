//! Nothing hides an animal: no piece covers the middle of another one.

use super::*;
use crate::canvas::palette::Look;
use crate::canvas::scene::{Area, Shape};

/// A piece that covers the middle of one below it, or is drawn far beyond the room that it takes.
fn covering(drawing: &Drawing<'_>, sheet: Sheet) -> Option<String> {
    let placed = drawing.placed(sheet).0;
    placed.iter().enumerate().find_map(|(n, above)| {
        let drawn = drawing.piece(*above).iter().filter_map(Shape::area).reduce(Area::joined)?;
        let (area, beyond) = (above.area(), above.radius / 3);
        let room = Area::new(area.at.shifted(-beyond, -beyond), area.width + 2 * beyond, area.height + 2 * beyond);
        if !room.holds(drawn) {
            return Some(format!("{above:?} reaches beyond {area:?}: {drawn:?}"));
        }
        let below = placed[..n].iter().find(|below| area.holds(Area::new(below.middle, 0, 0)))?;
        Some(format!("{above:?} covers {below:?}"))
    })
}

#[test]
fn no_piece_covers_the_middle_of_another() {
    let game = explorers();
    let names = voice(Locale::En);
    let (mut looked, mut covered) = (0, Vec::new());
    for number in 0..6 {
        play(&game, 4, 50 + number, 13, |state, told| {
            if told.len() < 150 {
                return;
            }
            let view = game.view_for(state, Viewer::Public);
            let drawing = Drawing {
                context: Context { game: &game, view: &view, voice: &names },
                colours: Colours::of(Look::default()),
                news: News::default(),
                legal: Vec::new(),
                offered: Vec::new(),
            };
            let below = drawing.cards(&drawing.in_order(), 0).1;
            let sheet = Sheet::whole(&drawing, head::HEIGHT, below);
            looked += 1;
            covered.extend(covering(&drawing, sheet).map(|what| format!("game {number}, {}: {what}", told.len())));
        });
    }
    assert!(looked > 30, "only {looked} positions");
    assert!(covered.is_empty(), "{} of {looked}: {covered:#?}", covered.len());
}
