//! The numbers of what is proposed: the same in the picture and on one button each.

use super::*;
use crate::canvas::palette::Look;
use crate::canvas::scene::Shape;
use crate::games::explorers::action::Action;
use crate::games::explorers::offers::intents;
use crate::title::{Asked, Cursor, Present, Weight};

#[test]
fn every_number_in_the_picture_is_on_one_button() {
    let game = explorers();
    let (mut placing, mut acting) = (0, 0);
    for (seats, locale) in (1..=4).zip(Locale::ALL.into_iter().cycle()) {
        let names = voice(locale);
        for state in careful(&game, seats, 8).into_iter().step_by(3) {
            let seat = state.open.current;
            let view = game.view_for(&state, Viewer::Seat(seat));
            let proposed = intents::all(&game, &view, seat).iter().filter(|intent| intent.aim.is_proposed()).count();
            let render = RenderOptions { frame: Frame::Choices, ..RenderOptions::default() };
            let picture = game.picture(&view, render, &[], &names).unwrap();
            let whole = game.picture(&view, RenderOptions::default(), &[], &names).unwrap();
            let choices = game.intent_choices(&Asked::to(&game, &state, seat), &names);
            let numbers = |picture: &Picture, number: usize| {
                let texts = picture.scene.texts();
                let is = |text: &&str| **text == number.to_string();
                texts.iter().map(|(text, _)| text.text.as_ref()).filter(is).count()
            };
            for (n, choice) in choices.iter().enumerate().take(proposed) {
                let number = row::numeral(n + 1);
                assert!(choice.label.starts_with(number), "{number}: {}", choice.label);
                assert_eq!(choices[..proposed].iter().filter(|choice| choice.label.contains(number)).count(), 1);
                assert_eq!(choice.weight == Weight::Usual, n == 0, "the best one stands out");
                assert!(numbers(&picture, n + 1) > 0, "{number} is in the picture");
                assert!(picture.alt.contains(number) && whole.alt.contains(number), "{}", picture.alt);
            }
            match state.open.phase {
                Phase::Place { .. } => placing += proposed,
                Phase::Act { .. } => acting += proposed,
                _ => assert_eq!(proposed, 0),
            }
        }
    }
    assert!(placing > 150 && acting > 150, "{placing} places, {acting} ways");
}

/// The spots that the picture of a page marks.
fn spots(drawing: &Drawing<'_>) -> Vec<(usize, Spot)> {
    drawing.targets.iter().map(|target| (target.number, target.spot)).collect()
}

#[test]
fn each_page_of_choices_has_its_numbers_in_its_picture() {
    let game = explorers();
    let names = voice(Locale::En);
    let (mut places, mut turned, mut acting) = (0, 0, 0);
    for state in careful(&game, 4, 3).into_iter().step_by(3) {
        let seat = state.open.current;
        let view = game.view_for(&state, Viewer::Seat(seat));
        let mut legal = Vec::new();
        game.legal_actions(&state, seat, &mut legal);
        let mut choices = game.choices(&Asked::to(&game, &state, seat), &legal, &names);
        choices.extend(game.intent_choices(&Asked::to(&game, &state, seat), &names));
        for (n, choice) in choices.iter().enumerate().step_by(7) {
            for depth in 0..=choice.path.len() {
                let cursor = Cursor { choice: n as u16, depth: depth as u8 };
                let context = Context { game: &game, view: &view, voice: &names };
                let drawing = Drawing::of(context, Look::default(), Some(cursor));
                let label = choice.path.get(depth).map_or(&choice.label, |branch| &branch.label);
                let marked = spots(&drawing);
                let number = marked.iter().find(|(number, _)| label.starts_with(row::numeral(*number)));
                let has_place =
                    !matches!(legal.get(n), Some(Action::Done | Action::Captain(_))) && !label.ends_with('…');
                // There are signs for twenty numbers.
                let numbered = number.is_some() || marked.len() == 20;
                assert!(numbered || !has_place || label.starts_with('…'), "{label}: {marked:?}");
                let shown = drawing.target_cells(seat);
                if let Some((_, spot)) = number {
                    match spot {
                        Spot::Cell(_, cell, _) if depth > 0 => {
                            places += 1;
                            assert!(shown.contains(cell), "{label}: {shown:?}");
                        }
                        Spot::Turned(..) => turned += 1,
                        Spot::Land(_) | Spot::Sea(_) => acting += 1,
                        _ => {}
                    }
                }
                let wide = shown.iter().map(|cell| cell.column()).max().unwrap_or_default()
                    - shown.iter().map(|cell| cell.column()).min().unwrap_or_default();
                assert!(wide < 8, "{label}: {wide}");
            }
        }
    }
    assert!(places > 100 && turned > 100 && acting > 100, "{places}, {turned}, {acting}");
}

#[test]
fn numbers_and_their_arrows_lie_within_the_chart() {
    let game = explorers();
    let names = voice(Locale::En);
    let mut arrows = 0;
    for state in careful(&game, 3, 5) {
        let seat = state.open.current;
        let view = game.view_for(&state, Viewer::Seat(seat));
        let drawing = Drawing::of(Context { game: &game, view: &view, voice: &names }, Look::default(), None);
        let sheet = Sheet::of(&drawing.target_cells(seat), head::HEIGHT);
        let mut occupied = drawing.placed(sheet).1;
        for shape in drawing.numbers(sheet, seat, &mut occupied) {
            arrows += usize::from(matches!(shape, Shape::Form(_)));
            let area = shape.area().unwrap();
            assert!(sheet.area.holds(area), "{area:?} is not within {:?}", sheet.area);
        }
    }
    assert!(arrows > 10, "only {arrows} arrows");
}
