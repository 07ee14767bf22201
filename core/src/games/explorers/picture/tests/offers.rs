//! The numbers of the tiles that are offered: the same in the picture and on one button each.

use super::*;
use crate::games::explorers::action::Action;
use crate::title::{Present, Weight};

#[test]
fn every_number_in_the_picture_is_on_one_button() {
    let game = explorers();
    let (mut asked, mut shared) = (0, 0);
    for (seats, locale) in (1..=4).zip(Locale::ALL.into_iter().cycle()) {
        let names = voice(locale);
        for state in careful(&game, seats, 8) {
            let seat = state.open.current;
            let view = game.view_for(&state, Viewer::Seat(seat));
            let mut actions = Vec::new();
            game.legal_actions(&state, seat, &mut actions);
            let picture = game.picture(&view, RenderOptions::default(), &[], &names).unwrap();
            let texts: Vec<String> = picture.scene.texts().iter().map(|(text, _)| text.text.to_string()).collect();
            let offered = legal::offered(&Context { game: &game, view: &view, voice: &names });
            let placing = matches!(actions[..], [Action::Place(..), ..]);
            assert_eq!(offered.is_empty(), !placing);
            if !placing {
                assert!(!texts.iter().any(|text| text.contains(['①', '②', '③'])), "{texts:?}");
                continue;
            }
            asked += 1;
            let choices = game.choices(&view, seat, &actions, &names);
            let main = choices.iter().filter(|choice| choice.weight == Weight::Main).count();
            assert_eq!(main, offered.len(), "what stands out is what is offered");
            for offer in &offered {
                let bearing: Vec<_> = choices.iter().filter(|choice| choice.button.contains(offer.number)).collect();
                let [choice] = bearing[..] else { panic!("{offer:?}: {bearing:?}") };
                assert_eq!(choice.code, Action::Place(offer.tile, offer.cell, offer.turn).to_string());
                assert_eq!(choice.weight, Weight::Main);
                // On the chart, and beside the tile in the hand.
                let drawn = texts.iter().filter(|text| text.contains(offer.number)).count();
                assert_eq!(drawn, 2, "{offer:?}: {texts:?}");
                assert!(texts.contains(&format!("{} ↻{}", offer.cell, offer.turn)), "{offer:?}: {texts:?}");
                assert!(choice.button.contains(&format!("→ {} ↻{}", offer.cell, offer.turn)), "{}", choice.button);
                assert!(picture.alt.contains(offer.number), "{}", picture.alt);
            }
            shared += usize::from(offered.iter().any(|offer| offer.cell != offered[0].cell));
        }
    }
    assert!(asked > 150 && shared > 20, "{asked} asked, {shared} with several cells");
}
