//! The numbers of what is proposed: the same in the picture and on one button each.

use super::*;
use crate::games::explorers::action::Action;
use crate::games::explorers::intents;
use crate::title::{Present, Weight};

#[test]
fn every_number_in_the_picture_is_on_one_button() {
    let game = explorers();
    let (mut placing, mut acting) = (0, 0);
    for (seats, locale) in (1..=4).zip(Locale::ALL.into_iter().cycle()) {
        let names = voice(locale);
        for state in careful(&game, seats, 8).into_iter().step_by(3) {
            let seat = state.open.current;
            let view = game.view_for(&state, Viewer::Seat(seat));
            let proposed = intents::proposed(&game, &view, seat).len();
            let render = RenderOptions { frame: Frame::Choices, ..RenderOptions::default() };
            let picture = game.picture(&view, render, &[], &names).unwrap();
            let whole = game.picture(&view, RenderOptions::default(), &[], &names).unwrap();
            let choices = game.intent_choices(&view, seat, &names);
            let numbers = |picture: &Picture, number: usize| {
                let texts = picture.scene.texts();
                let is = |text: &&str| **text == number.to_string();
                texts.iter().map(|(text, _)| text.text.as_ref()).filter(is).count()
            };
            for (n, choice) in choices.iter().enumerate().take(proposed) {
                let number = row::numeral(n + 1);
                assert!(choice.label.starts_with(number), "{number}: {}", choice.label);
                assert_eq!(choices.iter().filter(|choice| choice.label.contains(number)).count(), 1);
                assert_eq!(choice.weight == Weight::Main, n == 0, "the best one stands out");
                assert!(numbers(&picture, n + 1) > 0, "{number} is in the picture");
                assert!(picture.alt.contains(number) && !whole.alt.contains(number), "{}", picture.alt);
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

#[test]
fn the_proposed_places_are_in_the_picture() {
    let game = explorers();
    let names = voice(Locale::En);
    for state in careful(&game, 4, 3).into_iter().filter(|state| matches!(state.open.phase, Phase::Place { .. })) {
        let view = game.view_for(&state, Viewer::Seat(state.open.current));
        let context = Context { game: &game, view: &view, voice: &names };
        let targets = targets::targets(&context);
        let cells: Vec<Cell> = targets
            .iter()
            .map(|target| match target.spot {
                Spot::Cell(tile, cell, turn) => {
                    let mut legal = Vec::new();
                    game.legal_actions(&state, state.open.current, &mut legal);
                    assert!(legal.contains(&Action::Place(tile, cell, turn)));
                    cell
                }
                _ => panic!("{target:?}"),
            })
            .collect();
        assert!(!cells.is_empty());
        let sheet = Sheet::of(&cells, head::HEIGHT);
        assert!(cells.iter().all(|cell| sheet.shows_well(*cell)), "{cells:?}");
    }
}
