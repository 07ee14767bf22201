//! Choices and stakes, in every decision of random games.

use std::collections::BTreeSet;

use super::*;
use crate::title::{Choice, Present};

/// All choices of a position.
fn choices(raids: &Raids, tale: &Tale, voice: &Voice) -> Vec<Choice> {
    let Some(seat) = tale.state.sea.asked() else { return Vec::new() };
    let mut legal = Vec::new();
    raids.legal_actions(&tale.state, seat, &mut legal);
    let choices = raids.choices(&tale.view(raids), seat, &legal, voice);
    assert_eq!(choices.len(), legal.len());
    for (choice, action) in choices.iter().zip(&legal) {
        assert_eq!(choice.code, action.to_string());
    }
    choices
}

#[test]
fn choices_fit_their_buttons_in_every_language() {
    let raids = raids();
    for locale in Locale::ALL {
        for voice in [voice(locale), long_voice(locale)] {
            for (options, players) in
                [(Options::default(), 2), (Options::default(), 3), (Options::default(), 4), (house_rules(), 4)]
            {
                for number in 0..12 {
                    play(&raids, &options, players, number, |tale| {
                        let choices = choices(&raids, tale, &voice);
                        assert!(choices.len() <= 25);
                        let labels: BTreeSet<_> = choices.iter().map(|choice| &choice.label).collect();
                        assert_eq!(labels.len(), choices.len(), "labels are not unique: {choices:#?}");
                        for choice in &choices {
                            check_text(&choice.label);
                            check_text(&choice.detail);
                            assert!((1..=40).contains(&choice.label.chars().count()), "{choice:?}");
                            assert!((1..=100).contains(&choice.detail.chars().count()), "{choice:?}");
                            assert!(!choice.emoji.is_empty(), "{choice:?}");
                        }
                        for decision in raids.decisions(&tale.state) {
                            let brief = raids.brief(&tale.view(&raids), &decision, &voice);
                            check_embed(&brief);
                            check_lines(&brief);
                        }
                    });
                }
            }
        }
    }
}
