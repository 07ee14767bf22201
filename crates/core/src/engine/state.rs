//! A state in its three parts, and the view of it. A title defines the content of the parts. Only this module decides
//! who sees which part. A view holds the open part and what the title makes known of the secret part, and cannot reach
//! the rest.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Chance, RuleError, Viewer};

/// Everything that changes in a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct State<Open, Secret> {
    /// The open part, which every viewer may know.
    pub open: Open,
    /// The secret part; `()` if only chance is hidden.
    pub secret: Secret,
    /// Where random results come from.
    pub chance: Chance,
}

impl<Open: Clone, Secret: Clone> State<Open, Secret> {
    /// Applies a change completely or not at all. Seeded chance never fails. Recorded chance may fail in the middle of
    /// a step; state and events are then restored.
    ///
    /// # Errors
    /// The error of the change.
    pub fn change<E>(
        &mut self,
        events: &mut Vec<E>,
        change: impl FnOnce(&mut Self, &mut Vec<E>) -> Result<(), RuleError>,
    ) -> Result<(), RuleError> {
        let before = self.chance.is_recorded().then(|| (self.clone(), events.len()));
        let result = change(self, events);
        if let (Err(_), Some((whole, length))) = (&result, before) {
            *self = whole;
            events.truncate(length);
        }
        result
    }
}

/// What one viewer may know. Serialized as one object, with the fields of `known` beside `viewer` and `open`.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View<Open, Known> {
    pub viewer: Viewer,
    /// The open part of the state.
    pub open: Open,
    /// What the viewer knows beyond that, and values computed from both; `()` if nothing.
    #[serde(flatten)]
    pub known: Known,
}

/// A saved state with old fields renamed (from, to) and missing fields added, for [`super::Game::upgrade`]. `None` if
/// nothing changes.
pub fn upgraded(saved: &Value, renamed: &[(&str, &str)], added: &[(&str, Value)]) -> Option<Value> {
    let fields = saved.as_object()?;
    let has = |name: &str| fields.contains_key(name);
    if !renamed.iter().any(|(old, _)| has(old)) && added.iter().all(|(new, _)| has(new)) {
        return None;
    }
    let mut fields = fields.clone();
    for (old, new) in renamed {
        if let Some(field) = fields.remove(*old) {
            fields.insert((*new).to_owned(), field);
        }
    }
    for (new, field) in added {
        fields.entry(*new).or_insert_with(|| field.clone());
    }
    Some(Value::Object(fields))
}
