//! Nothing hides an animal: no piece covers the middle of another one.

use super::*;
use crate::canvas::palette::Look;
use crate::canvas::scene::{Area, Point, Shape};
use crate::games::explorers::picture::pieces::Placed;

/// A piece that covers the middle of one below it, if there is any.
fn covering(drawing: &Drawing<'_>, sheet: Sheet) -> Option<String> {
    let drawn = |placed: Placed| -> (Placed, Point, Option<Area>) {
        let area = drawing.piece(placed).iter().filter_map(Shape::area).reduce(Area::joined);
        (placed, placed.middle, area)
    };
    let pieces: Vec<_> = drawing.placed(sheet).0.into_iter().map(drawn).collect();
    pieces.iter().enumerate().find_map(|(n, (above, _, area))| {
        let hidden = |middle: &Point| area.is_some_and(|area| area.holds(Area::new(*middle, 0, 0)));
        let below = pieces[..n].iter().find(|(_, middle, _)| hidden(middle))?;
        Some(format!("{above:?} covers {:?}", below.0))
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
