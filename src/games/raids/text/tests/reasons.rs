//! Every point has an event behind it, and every event a line.

use super::*;
use crate::title::Present;

#[test]
fn reasons_add_up_to_the_score_sheet_at_every_step() {
    let raids = raids();
    let voice = voice(Locale::En);
    for options in [Options::default(), house_rules()] {
        for players in 2..=4 {
            for number in 0..50 {
                play(&raids, &options, players, number, |tale| {
                    let view = tale.view(&raids);
                    for seat in seats(&tale.state) {
                        let reasons = raids.explain(&view, &tale.history, seat, &voice);
                        for line in raids.score(&tale.state, seat).lines {
                            let sum: i32 = reasons.iter().filter(|r| r.source == line.source).map(|r| r.points).sum();
                            assert_eq!(sum, line.points, "{} of seat {seat} in game {number}", line.source);
                        }
                        let sources: Vec<_> = reasons.iter().map(|reason| reason.source.as_str()).collect();
                        assert!(sources.iter().all(|s| crate::games::raids::scoring::SOURCES.contains(s)));
                    }
                });
            }
        }
    }
}

#[test]
fn a_reason_names_the_entry_that_brought_the_points() {
    let raids = raids();
    let voice = voice(Locale::En);
    play(&raids, &Options::default(), 4, 7, |tale| {
        if tale.state.open.asked().is_some() {
            return;
        }
        for seat in seats(&tale.state) {
            for reason in raids.explain(&tale.view(&raids), &tale.history, seat, &voice) {
                let told = tale.history.iter().find(|told| told.seq == reason.seq).unwrap();
                let named = told.events.iter().any(|event| match (reason.source.as_str(), event) {
                    ("coins", Event::Pillaged { seat: who, coins, .. }) => {
                        *who == seat && i32::from(*coins) == reason.points
                    }
                    ("coins", Event::VoyageEnded { awards, .. }) => {
                        awards.iter().any(|award| award.seat == seat && i32::from(award.coins) == reason.points)
                    }
                    ("runes", Event::Took { seat: who, .. }) => *who == seat,
                    ("mjollnir" | "pennants", Event::Placed { seat: who, .. }) => *who == seat,
                    ("goods", Event::Sold { seat: who, .. }) => *who == seat,
                    ("monsters", Event::MonsterBeaten { seat: who, strength, .. }) => {
                        *who == seat && i32::from(*strength) == reason.points
                    }
                    _ => false,
                });
                assert!(named, "{reason:?} is not in {told:?}");
            }
        }
    });
}

#[test]
fn reasons_read_well() {
    let raids = raids();
    play(&raids, &Options::default(), 3, 1, |tale| {
        if tale.state.open.asked().is_some() {
            return;
        }
        for locale in Locale::ALL {
            let voice = voice(locale);
            let mut text = String::new();
            for seat in seats(&tale.state) {
                text.push_str(&format!("== {}\n", voice.marked(seat)));
                for reason in raids.explain(&tale.view(&raids), &tale.history, seat, &voice) {
                    let source = voice.word(&format!("raids-source-{}", reason.source));
                    text.push_str(&format!("{:+} {source} · {} (entry {})\n", reason.points, reason.text, reason.seq));
                }
            }
            boards::compare(&format!("reasons.{}.txt", locale.tag()), &text);
        }
    });
}

#[test]
fn events_are_told_in_one_line_in_every_language() {
    let raids = raids();
    for locale in Locale::ALL {
        let voice = voice(locale);
        for (options, players) in [(Options::default(), 2), (Options::default(), 4), (house_rules(), 3)] {
            for number in 0..10 {
                play(&raids, &options, players, number, |tale| {
                    for event in tale.history.last().into_iter().flat_map(|told| &told.events) {
                        if let Some(text) = raids.narrate(event, &voice) {
                            check_text(&text);
                            assert!(!text.contains('\n') && text.chars().count() <= 400, "{text}");
                        }
                    }
                });
            }
        }
    }
}
