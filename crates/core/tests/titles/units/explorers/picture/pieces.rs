//! Nothing hides an animal: no piece covers the middle of another one, nor more than the corners of livestock and
//! settlements.

use super::*;
use crate::canvas::palette::Look;
use crate::canvas::scene::{Area, Shape};
use crate::games::explorers::picture::pieces::Placed;
use crate::games::explorers::text::facts::Sign;

/// The most of livestock and settlements that may be covered, in per cent: corners, where nothing is drawn.
const SHARE: i64 = 10;

/// A piece that covers the middle of one below it, or is drawn far beyond the room that it takes.
fn covering(drawing: &Drawing<'_>, sheet: Sheet) -> Option<String> {
    let placed = drawing.placed(sheet).0;
    placed.iter().enumerate().find_map(|(n, above)| {
        let drawn = drawing.piece(above).iter().filter_map(Shape::area).reduce(Area::joined)?;
        let (area, beyond) = (above.area(), above.radius * 2 / 3);
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
            let drawing = Drawing::of(Context { game: &game, view: &view, voice: &names }, Look::default(), None);
            let below = drawing.cards(&drawing.shown_seats(), 0).1;
            let sheet = Sheet::whole(&drawing, head::HEIGHT, below);
            looked += 1;
            covered.extend(covering(&drawing, sheet).map(|what| format!("game {number}, {}: {what}", told.len())));
        });
    }
    assert!(looked > 30, "only {looked} positions");
    assert!(covered.is_empty(), "{} of {looked}: {covered:#?}", covered.len());
}

/// The share of a piece that others cover, in per cent.
fn share(placed: &[Placed], n: usize) -> i64 {
    let measure = |area: Area| i64::from(area.width) * i64::from(area.height);
    let area = placed[n].area();
    let others = placed.iter().enumerate().filter(|(other, _)| *other != n);
    let covered: i64 = others.map(|(_, other)| measure(area.within(other.area()))).sum();
    covered * 100 / measure(area)
}

/// The greatest share of a part of the mainland, its name included, that pieces cover, in per cent.
fn share_of_home(drawing: &Drawing<'_>, sheet: Sheet, placed: &[Placed]) -> i64 {
    let measure = |area: Area| i64::from(area.width) * i64::from(area.height);
    let share =
        |home: Area| placed.iter().map(|piece| measure(home.within(piece.area()))).sum::<i64>() * 100 / measure(home);
    let parts = drawing.mainland(sheet).into_iter().filter_map(|shape| shape.area()).filter(|area| measure(*area) > 0);
    parts.map(share).max().unwrap_or_default()
}

#[test]
fn nothing_hides_livestock_settlements_and_home() {
    let game = explorers();
    let names = voice(Locale::En);
    let (mut looked, mut hidden, mut homes) = (0, Vec::new(), Vec::new());
    for number in 1..=8 {
        let states = careful(&game, 4, number);
        for tenth in 1..=10 {
            let after = (states.len() - 1) * tenth / 10;
            for viewer in [Viewer::Public, Viewer::Seat(states[after].open.current)] {
                let view = game.view_for(&states[after], viewer);
                let context = Context { game: &game, view: &view, voice: &names };
                let drawing = Drawing::of(context, Look::default(), None);
                let below = drawing.strip(0).1 + drawing.cards(&drawing.shown_seats(), 0).1;
                let around = drawing.context.seats().map(|seat| Sheet::around(&drawing, seat, head::HEIGHT));
                for sheet in around.chain([Sheet::whole(&drawing, head::HEIGHT, below)]) {
                    let placed = drawing.placed(sheet).0;
                    homes.push((share_of_home(&drawing, sheet, &placed), number, after, viewer));
                    let still = (0..placed.len())
                        .filter(|n| matches!(placed[*n].piece.0, Sign::Animal(_) | Sign::Settlement(_)));
                    looked += still.clone().count();
                    hidden.extend(
                        still
                            .map(|n| (share(&placed, n), number, after, placed[n].clone()))
                            .filter(|one| one.0 > SHARE),
                    );
                }
            }
        }
    }
    assert!(looked > 2_000, "only {looked} pieces");
    assert!(hidden.is_empty(), "{} of {looked}: {hidden:#?}", hidden.len());
    let covered: Vec<_> = homes.iter().filter(|home| home.0 > SHARE).collect();
    assert!(covered.is_empty(), "{} of {}: {covered:?}", covered.len(), homes.len());
}

#[test]
fn no_piece_overlaps_another_in_late_positions() {
    let game = explorers();
    let names = voice(Locale::En);
    let (mut looked, mut over) = (0, Vec::new());
    for number in 1..=10 {
        let states = careful(&game, 2 + (number % 3) as u8, number);
        let state = &states[states.len() * 9 / 10];
        for viewer in [Viewer::Public, Viewer::Seat(state.open.current)] {
            let view = game.view_for(state, viewer);
            let context = Context { game: &game, view: &view, voice: &names };
            let drawing = Drawing::of(context, Look::default(), None);
            let below = drawing.strip(0).1 + drawing.cards(&drawing.shown_seats(), 0).1;
            let sheets = [
                Sheet::whole(&drawing, head::HEIGHT, below),
                Sheet::of(&drawing.target_cells(state.open.current), head::HEIGHT),
            ];
            for sheet in sheets {
                let placed = drawing.placed(sheet).0;
                looked += placed.len();
                let share = |n| (share(&placed, n), number, placed[n].clone());
                over.extend((0..placed.len()).map(share).filter(|(share, ..)| *share > 0));
            }
        }
    }
    assert!(looked > 500, "only {looked} pieces");
    assert!(over.is_empty(), "{} of {looked}: {over:#?}", over.len());
}
