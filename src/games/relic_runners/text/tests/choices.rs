//! Choices, stakes and stories, in every decision of random games.

use std::collections::BTreeSet;

use super::*;
use crate::title::Present;

#[test]
fn choices_fit_their_buttons_in_every_language() {
    let game = runners();
    for locale in Locale::ALL {
        let voice = long_voice(locale);
        for (options, seats) in [(Options::default(), 2), (Options::default(), 5), (with_powers(), 4)] {
            play(&game, &options, seats, 11, u64::MAX, |tale| {
                let Some(seat) = tale.asked() else { return };
                let view = view(&game, tale, Viewer::Seat(seat));
                let mut legal = Vec::new();
                game.legal_actions(&tale.state, seat, &mut legal);
                let choices = game.choices(&view, seat, &legal, &voice);
                assert_eq!(choices.len(), legal.len());
                let labels: BTreeSet<_> = choices.iter().map(|choice| &choice.label).collect();
                assert_eq!(labels.len(), choices.len(), "labels are not unique: {choices:#?}");
                for (choice, action) in choices.iter().zip(&legal) {
                    assert_eq!(choice.code, action.to_string());
                    check_text(&choice.label);
                    check_text(&choice.detail);
                    assert!((1..=40).contains(&choice.label.chars().count()), "{choice:?}");
                    assert!((1..=100).contains(&choice.detail.chars().count()), "{choice:?}");
                    assert!(!choice.emoji.is_empty(), "{choice:?}");
                }
                for decision in game.decisions(&tale.state.open) {
                    let brief = game.brief(&view, &decision, &voice);
                    check_embed(&brief);
                    check_lines(&brief);
                }
            });
        }
    }
}

#[test]
fn events_are_told_in_one_line_in_every_language() {
    let game = runners();
    for locale in Locale::ALL {
        let voice = voice(locale);
        for (options, seats) in [(Options::default(), 3), (with_powers(), 5)] {
            play(&game, &options, seats, 2, u64::MAX, |tale| {
                for event in tale.history.last().into_iter().flat_map(|told| &told.events) {
                    if let Some(text) = game.narrate(event, &voice) {
                        check_text(&text);
                        assert!(!text.contains('\n') && text.chars().count() <= 300, "{text}");
                    }
                }
            });
        }
    }
}
