//! Unit tests of `games`.

use serde_json::{Value, json};

use crate::engine::Seed;
use crate::games::*;
use crate::title::Position;
use crate::title::Title;

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
