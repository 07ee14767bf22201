//! Compares a replayed game with the original: open decisions and positions. Pure.

use serde_json::Value;

use skald_core::engine::{Decision, short};
use skald_core::title::{OptionSpec, Position};
use skald_store::PendingDecision;

/// The first difference: its path, and its text before and after, shortened.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Parts {
    pub what: String,
    pub before: String,
    pub after: String,
}

impl Parts {
    fn new(what: String, before: &str, after: &str) -> Self {
        Self { what, before: short(before), after: short(after) }
    }
}

/// Whether the same seats have the same decisions with the same choices in the same order: buttons name a choice by its
/// index.
pub(super) fn same_questions(
    asked: &[PendingDecision],
    before: &dyn Position,
    after: &dyn Position,
) -> Result<(), Parts> {
    let was: Vec<Decision> = asked.iter().map(|open| open.decision.clone()).collect();
    let is = after.decisions();
    if was != is {
        let list = |all: &[Decision]| match all {
            [] => "none".to_owned(),
            all => all.iter().map(|one| format!("{} of seat {}", one.kind, one.seat)).collect::<Vec<_>>().join(", "),
        };
        return Err(Parts::new("open questions".to_owned(), &list(&was), &list(&is)));
    }
    for Decision { seat, kind, .. } in was {
        let was = before.choices(seat);
        let is = after.choices(seat);
        if was != is {
            let was = was.codes();
            let is = is.codes();
            let what = format!("choices of seat {seat}, asked {kind:?}");
            return Err(Parts::new(what, &was.join(", "), &is.join(", ")));
        }
    }
    Ok(())
}

/// Whether two positions are the same, including the secret part and the generator. A state keeps its options in one
/// object; newer options (`added`) are not compared.
pub(super) fn same_position(
    switches: &[OptionSpec],
    added: &[OptionSpec],
    before: &dyn Position,
    after: &dyn Position,
) -> Result<(), Parts> {
    let state = |position: &dyn Position| {
        let mut state =
            position.snapshot().map_err(|error| Parts::new("position".to_owned(), "", &error.to_string()))?;
        leave_out(&mut state, switches, added);
        Ok(state)
    };
    difference(&state(before)?, &state(after)?, "position").map_or(Ok(()), Err)
}

fn leave_out(state: &mut Value, switches: &[OptionSpec], added: &[OptionSpec]) {
    match state {
        Value::Object(fields) => {
            if switches.iter().all(|spec| fields.contains_key(spec.key)) {
                fields.retain(|key, _| added.iter().all(|spec| spec.key != key));
            }
            fields.values_mut().for_each(|field| leave_out(field, switches, added));
        }
        Value::Array(items) => items.iter_mut().for_each(|item| leave_out(item, switches, added)),
        _ => {}
    }
}

/// The first path at which two documents differ.
pub(super) fn difference(before: &Value, after: &Value, path: &str) -> Option<Parts> {
    match (before, after) {
        (Value::Object(one), Value::Object(other)) => one.keys().chain(other.keys()).find_map(|key| {
            let at = |fields: &serde_json::Map<String, Value>| fields.get(key).cloned().unwrap_or_default();
            difference(&at(one), &at(other), &format!("{path}.{key}"))
        }),
        (Value::Array(one), Value::Array(other)) if one.len() == other.len() => {
            let mut items = one.iter().zip(other).enumerate();
            items.find_map(|(index, (one, other))| difference(one, other, &format!("{path}[{index}]")))
        }
        _ if before == after => None,
        _ => Some(Parts::new(path.to_owned(), &before.to_string(), &after.to_string())),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    const SWITCHES: [OptionSpec; 2] = [OptionSpec::new("old", &["a"]), OptionSpec::new("new", &["b", "c"]).since(2)];

    fn compared(mut before: Value, mut after: Value) -> Option<Parts> {
        for state in [&mut before, &mut after] {
            leave_out(state, &SWITCHES, &SWITCHES[1..]);
        }
        difference(&before, &after, "position")
    }

    #[test]
    fn the_first_difference_is_named_by_its_path() {
        let before = json!({"ships": [{"crew": 3}, {"crew": 4}], "turn": 1});
        let mut after = before.clone();
        assert_eq!(compared(before.clone(), after.clone()), None);
        after["ships"][1]["crew"] = json!(5);
        let parts = compared(before.clone(), after).unwrap();
        assert_eq!((&*parts.what, &*parts.before, &*parts.after), ("position.ships[1].crew", "4", "5"));
        let mut longer = before.clone();
        longer["ships"].as_array_mut().unwrap().push(json!("long".repeat(10_000)));
        let parts = compared(before, longer).unwrap();
        assert!(parts.what == "position.ships" && parts.after.len() < 300);
    }

    #[test]
    fn only_new_options_may_differ() {
        let state =
            |old: &str, new: &str, other: &str| json!({"options": {"old": old, "new": new}, "tile": {"new": other}});
        assert_eq!(compared(state("a", "b", "x"), state("a", "c", "x")), None);
        assert_eq!(compared(state("a", "b", "x"), state("a", "b", "y")).unwrap().what, "position.tile.new");
        assert_eq!(compared(state("a", "b", "x"), state("z", "b", "x")).unwrap().what, "position.options.old");
    }

    #[test]
    fn switches_within_a_list_may_differ_too() {
        let state = |old: &str, new: &str| json!({"past": [{"old": old, "new": new}]});
        assert_eq!(compared(state("a", "b"), state("a", "c")), None);
        assert_eq!(compared(state("a", "b"), state("z", "c")).unwrap().what, "position.past[0].old");
    }
}
