//! Unit tests of `games`.

use serde_json::{Value, json};

use crate::engine::Seed;
use crate::games::*;
use crate::title::Position;
use crate::title::Title;
use crate::words::{Locale, Voice};

/// Applies the first choice in each of the next actions and returns the events.
fn played(position: &mut dyn Position, actions: usize) -> Vec<Value> {
    let mut events = Vec::new();
    for _ in 0..actions {
        let seat = position.decisions()[0].seat;
        let code = position.legal(seat).remove(0);
        events.extend(position.act(seat, &code).unwrap());
    }
    events
}

#[test]
fn snapshots_of_older_programs_load_and_continue() {
    let titles = builtin().unwrap();
    // Old snapshots of Raids had no secret part, those of Relic Runners no chance.
    for (key, open, gone) in
        [("raids", "sea", "secret"), ("relic_runners", "jungle", "chance"), ("explorers", "world", "")]
    {
        let title = titles.default_of(key).unwrap();
        let (mut position, _) = title.start(&json!({}), 2, &Seed::from_number(4)).unwrap();
        played(position.as_mut(), 9);
        let today = position.snapshot().unwrap();
        let mut saved = today.clone();
        let fields = saved.as_object_mut().unwrap();
        fields.remove(gone);
        for (new, old) in [("open", open), ("secret", "secrets")] {
            fields.remove(new).map(|part| fields.insert(old.to_owned(), part));
        }
        let mut restored = title.restore(&saved).unwrap();
        assert_eq!(restored.snapshot().unwrap(), today, "{key}");
        assert_eq!(played(restored.as_mut(), 40), played(position.as_mut(), 40), "{key}");
        restore_refuses_missing_fields(title.as_ref(), &saved);
    }
}

/// Restoring refuses a snapshot with a missing field.
fn restore_refuses_missing_fields(title: &dyn Title, saved: &Value) {
    for key in saved.as_object().unwrap().keys() {
        let mut torn = saved.clone();
        torn.as_object_mut().unwrap().remove(key);
        assert!(title.restore(&torn).is_err(), "{} without {key}", title.meta().key);
    }
}

/// A title, a switch, and what the short rules say with each of its values.
type Stated = (&'static str, &'static str, &'static [(&'static str, &'static str)]);

/// What the short rules say with each value of a switch; of other switches they say nothing.
const STATED: [Stated; 21] = [
    ("brandubh", "king", &[("unarmed", "armed he does"), ("armed", "king helps to capture")]),
    ("nine_mens_morris", "flying", &[("on", "yours go to any free point"), ("off", "still go along the lines")]),
    (
        "explorers",
        "first_player",
        &[("after_captains", "then the first player is drawn"), ("before_captains", "first player is drawn; then")],
    ),
    ("explorers", "shore_edges", &[("any", "can never be completed"), ("sea", "must be sea")]),
    ("relic_runners", "box_returns", &[("before", "to the bottom first"), ("after", "to the bottom after its action")]),
    ("relic_runners", "way_home", &[("movement_due", "you move from there")]),
    ("relic_runners", "way_home_box", &[("first", "a Toolbox if you like, 3 Rations")]),
    ("relic_runners", "expedition", &[("taken", "colour: take that one"), ("asked", "colour: you may take that one")]),
    (
        "relic_runners",
        "round_limit",
        &[("100", "after round 100"), ("50", "after round 50"), ("25", "after round 25"), ("12", "after round 12")],
    ),
    ("raids", "ghost_reorder", &[("swap", "changes places with the first"), ("shift", "the others move up")]),
    ("raids", "docked_ahead", &[("on", "are home count as ahead"), ("off", "are home do not count")]),
    ("raids", "waiting_ghost", &[("on", "as another ship is still"), ("off", "as the ship of another player")]),
    ("raids", "flight", &[("any", "without clearing, and may"), ("by_rules", "clears up to the next ship")]),
    ("raids", "recruits_stay", &[("off", "free Shield are lost"), ("on", "free Shield wait")]),
    ("raids", "harbor_needs_one", &[("on", "that have at least one of it")]),
    ("raids", "viking_limit", &[("40", "There are only 40 Vikings")]),
    ("raids", "ghost_takes_coins", &[("on", "coins of its place go to nobody")]),
    ("raids", "sold_shields", &[("on", "those of sold Goods count too")]),
    ("raids", "room_at_sea", &[("on", "overboard if that makes room")]),
    ("raids", "room_at_port", &[("on", "you may first throw a tile overboard")]),
    ("raids", "rolled_combat", &[("off", "always exactly one more"), ("on", "both roll a die")]),
];

#[test]
fn rules_of_a_table_state_its_own_switches_only() {
    let titles = builtin().unwrap();
    let mut stated = 0;
    for key in ["raids", "relic_runners", "explorers", "brandubh", "nine_mens_morris"] {
        let title = titles.default_of(key).unwrap();
        for spec in title.options() {
            let said = STATED.iter().find(|(of, switch, _)| (*of, *switch) == (key, spec.key)).map(|(.., said)| *said);
            stated += usize::from(said.is_some());
            for locale in Locale::ALL {
                let voice = Voice::new(locale, Vec::new());
                let page = |value: &&str| {
                    let options = title.complete_options(&json!({ spec.key: value })).unwrap();
                    title.rules(&options, &voice).plain()
                };
                let mut pages: Vec<String> = spec.values.iter().map(page).collect();
                for (value, phrase) in said.unwrap_or_default().iter().filter(|_| locale == Locale::En) {
                    let with = pages.iter().zip(spec.values).filter(|(page, _)| page.contains(phrase));
                    assert_eq!(
                        with.map(|(_, value)| *value).collect::<Vec<_>>(),
                        [*value],
                        "{key} {}: {phrase}",
                        spec.key
                    );
                }
                pages.sort();
                pages.dedup();
                let different = if said.is_some() { spec.values.len() } else { 1 };
                assert_eq!(pages.len(), different, "{key} {} in {}", spec.key, locale.tag());
            }
        }
    }
    assert_eq!(stated, STATED.len(), "each of these switches is there");
}
