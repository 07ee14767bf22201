//! Boards: golden files under `crates/core/tests/boards/`, rewritten by `UPDATE=1`, and Discord's limits.

use std::path::PathBuf;

use super::*;
use crate::games::raids::action::Action;
use crate::games::raids::components::{Goods, Tile};
use crate::games::raids::state::Phase;
use crate::title::{Asked, Present};

/// A position with everything that is shown of it to the public and to the one who is asked.
fn show(raids: &Raids, tale: &Tale, voice: &Voice) -> String {
    let view = view(raids, tale);
    let mut text = draw(&raids.board(&view, voice));
    for decision in raids.decisions(&tale.state.open) {
        text.push_str("\n\n--- brief\n");
        text.push_str(&draw(&raids.brief(&Asked::to(raids, &tale.state, decision.seat), voice)));
        text.push_str("\n\n--- choices\n");
        let mut legal: Vec<Action> = Vec::new();
        raids.legal_actions(&tale.state, decision.seat, &mut legal);
        for choice in raids.choices(&Asked::to(raids, &tale.state, decision.seat), &legal, voice) {
            text.push_str(&format!(
                "[{} {}] {:?} ({})\n    {}\n",
                choice.emoji, choice.label, choice.weight, choice.code, choice.detail
            ));
        }
    }
    text.push_str("\n--- story\n");
    for told in tale.history.iter().rev().take(8).rev() {
        for line in told.events.iter().filter_map(|event| raids.narrate(event, voice)) {
            text.push_str(&format!("{line}\n"));
        }
    }
    text
}

fn draw(doc: &Doc) -> String {
    let mut text = format!("== {}\n", doc.title);
    for line in &doc.lines {
        text.push_str(&format!("{}\n", line.text));
    }
    for section in &doc.sections {
        text.push_str(&format!("\n= {}\n", section.title));
        for line in &section.lines {
            text.push_str(&format!("{}\n", line.text));
        }
    }
    if !doc.footer.is_empty() {
        text.push_str(&format!("\n({})", doc.footer));
    }
    text
}

/// Plays until `such` holds of a position, and compares that with the golden files of all languages.
fn golden(name: &str, options: &Options, players: u8, number: u64, such: impl Fn(&State) -> bool) {
    let raids = raids();
    let mut shown = None;
    play(&raids, options, players, number, |tale| {
        if shown.is_none() && such(&tale.state) {
            shown = Some(Locale::ALL.map(|locale| show(&raids, tale, &voice(locale))));
        }
    });
    let shown = shown.expect("no such position in this game");
    for (locale, text) in Locale::ALL.into_iter().zip(shown) {
        compare(&format!("{name}.{}.txt", locale.tag()), &text);
    }
}

/// Compares a text with its golden file.
pub(super) fn compare(file: &str, text: &str) {
    // The files have no word joiners, which editors do not show.
    let text = text.replace('\u{2060}', "");
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/boards").join(file);
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, &text).unwrap();
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(kept == text, "{file} differs; run with UPDATE=1 and review the difference:\n{text}");
}

#[test]
fn two_seats_at_sea() {
    golden("two-seats-sail", &Options::default(), 2, 3, |state| {
        state.open.voyage == 2 && matches!(state.open.phase, Phase::Sail { .. }) && state.open.waiting.is_empty()
    });
}

#[test]
fn three_seats_take_a_tile() {
    golden("three-seats-place", &Options::default(), 3, 10, |state| {
        let ship = &state.open.ships[state.open.turn.index()];
        state.open.voyage == 3
            && matches!(state.open.phase, Phase::Place { .. })
            && ship.aboard.len() >= 2
            && ship.crew > 1
    });
}

#[test]
fn three_seats_at_a_port() {
    golden("three-seats-sell", &Options::default(), 3, 1, |state| matches!(state.open.phase, Phase::Sell { .. }));
}

#[test]
fn four_seats_leave_the_harbor() {
    golden("four-seats-start", &Options::default(), 4, 1, |_| true);
}

#[test]
fn four_seats_fight() {
    golden("four-seats-fight", &Options::default(), 4, 2, |state| {
        state.open.voyage == 3 && matches!(state.open.phase, Phase::Fight { .. })
    });
}

#[test]
fn four_seats_may_attack() {
    golden("four-seats-attack", &Options::default(), 4, 8, |state| {
        let Phase::Sail { mover, from } = state.open.phase else { return false };
        let course = raids().course(&state.open, mover, from);
        course.stops.iter().filter(|stop| stop.occupant.is_some()).count() >= 2 && course.stops.len() >= 5
    });
}

#[test]
fn two_sides_can_both_go_on() {
    golden("three-seats-fight", &Options::default(), 3, 5, |state| {
        let Phase::Fight { attacker, defender, bid, side, .. } = state.open.phase else { return false };
        let enemy = if side == attacker { defender } else { attacker };
        state.open.ships[enemy.index()].crew > bid + 1
    });
}

#[test]
fn four_seats_flee() {
    golden(
        "four-seats-flight",
        &Options::default(),
        4,
        4,
        |state| matches!(state.open.phase, Phase::Sail { mover, .. } if mover != state.open.turn),
    );
}

#[test]
fn an_attacker_who_loses_must_flee() {
    golden("three-seats-lost", &Options::default(), 3, 5, |state| {
        let Phase::Sail { mover, from } = state.open.phase else { return false };
        let beside = |(seat, ship): (Seat, &crate::games::raids::state::Ship)| seat != mover && ship.space == from;
        mover == state.open.turn && from > 0 && Seat::all(3).zip(&state.open.ships).any(beside)
    });
}

#[test]
fn four_seats_at_the_end() {
    golden("four-seats-over", &Options::default(), 4, 6, |state| state.open.phase == Phase::Over);
}

#[test]
fn four_seats_with_house_rules() {
    golden("four-seats-room", &house_rules(), 4, 2, |state| matches!(state.open.phase, Phase::Room { .. }));
}

#[test]
fn the_short_rules() {
    for locale in Locale::ALL {
        let rules = raids().rules(&Options::default(), &voice(locale));
        check_doc("raids", &rules);
        compare(&format!("rules.{}.txt", locale.tag()), &draw(&rules));
    }
}

#[test]
fn the_largest_conceivable_board_fits_into_one_embed() {
    let raids = raids();
    let (mut state, _) = raids.setup(&house_rules(), 4, Chance::seeded(&Seed::from_number(1))).unwrap();
    let open = &mut state.open;
    // Every tile of the longest kind, every ship full, and beside every ship the most that one ship could get alone.
    let long = Tile::Goods { goods: Goods::Furs, value: 12, shields: 10 };
    open.spaces.iter_mut().for_each(|spot| {
        if !spot.village {
            spot.tile = Some(long);
        }
    });
    open.waiting.clear();
    for (space, ship) in (1..).zip(&mut open.ships) {
        ship.space = space;
        ship.aboard = (0..5).map(|_| long).collect();
        ship.sold = vec![long; 11];
        ship.monsters = vec![8; 10];
        (ship.runes, ship.ports, ship.coins, ship.crew) = (10, 8, 56, 11);
    }
    open.phase = Phase::Place { tile: long };
    for locale in Locale::ALL {
        let board = raids.board(&raids.view_for(&state, Viewer::Public), &long_voice(locale));
        check_doc("raids", &board);
    }
}

/// The track and the starting crews stand in no sentence.
#[test]
fn short_rules_follow_every_switch_in_every_language() {
    let raids = raids();
    for locale in Locale::ALL {
        let page = |switches: &serde_json::Value| {
            raids.rules(&crate::play::switched::<Raids>(switches), &voice(locale)).plain()
        };
        let usual = page(&serde_json::json!({}));
        assert!(!usual.contains("  "), "{usual}");
        for switch in crate::conformance::subject::each_switch::<Raids>() {
            let silent = ["track", "start_crew"].iter().any(|key| switch.get(key).is_some());
            let changed = page(&switch);
            assert_eq!(changed == usual, silent, "{locale:?}: {switch}");
            assert!(!changed.contains("  "), "{changed}");
        }
    }
}
