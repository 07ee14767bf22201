//! Every point has an event behind it.

use super::*;
use crate::title::explain;

#[test]
fn a_reason_names_the_entry_that_brought_the_points() {
    let raids = raids();
    let voice = voice(Locale::En);
    play(&raids, &Options::default(), 4, 7, |tale| {
        if tale.state.open.asked().is_some() {
            return;
        }
        for seat in seats(&tale.state) {
            for reason in explain(&raids, &view(&raids, tale), &tale.history, seat, &voice) {
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
                for reason in explain(&raids, &view(&raids, tale), &tale.history, seat, &voice) {
                    let source = voice.word(&format!("raids-source-{}", reason.source));
                    text.push_str(&format!("{:+} {source} · {} (entry {})\n", reason.points, reason.text, reason.seq));
                }
            }
            boards::compare(&format!("reasons.{}.txt", locale.tag()), &text);
        }
    });
}

#[test]
fn reason_of_the_first_voyage_names_the_place_in_the_harbor() {
    let raids = raids();
    let voice = voice(Locale::En);
    let mut behind_the_ghost = 0;
    for (options, number) in [Options::default(), readings()].iter().cycle().zip(0..30) {
        play(&raids, options, 2, number, |tale| {
            let Some(Event::VoyageEnded { voyage: 1, .. }) =
                tale.news().iter().find(|event| matches!(event, Event::VoyageEnded { .. }))
            else {
                return;
            };
            let docked = |seat: Seat| {
                let events = tale.history.iter().flat_map(|entry| &entry.events);
                let mut ranks = events.filter_map(|event| match event {
                    Event::Docked { seat: Some(who), rank } if *who == seat => Some(*rank),
                    _ => None,
                });
                ranks.next_back().unwrap()
            };
            for seat in seats(&tale.state) {
                let reasons = explain(&raids, &view(&raids, tale), &tale.history, seat, &voice);
                let told = format!("{} home in voyage 1", voice.ordinal(docked(seat)));
                let prize = reasons.iter().find(|reason| reason.text.ends_with("home in voyage 1"));
                assert!(prize.is_none_or(|prize| prize.text == told), "{told}: {reasons:?}");
                behind_the_ghost += usize::from(prize.is_some_and(|prize| prize.points > 0) && docked(seat) > 1);
            }
        });
    }
    assert!(behind_the_ghost > 5, "{behind_the_ghost}");
}
