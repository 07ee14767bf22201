//! A position in its three parts, and what somebody sees of it. A title says what its parts hold; who may see which part is said
//! here, once: a view has the open part and what a title makes known of the secret one, and no way to the rest.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Chance, Viewer};

/// Everything that changes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct State<Open, Secret> {
    /// What lies open: all that everybody may know.
    pub open: Open,
    /// What does not; `()` in a title where nothing but chance is hidden.
    pub secret: Secret,
    /// Where random results come from.
    pub chance: Chance,
}

/// What one viewer may know. Written as one object: the open part as `open`, the fields of what is known beside it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View<Open, Known> {
    /// Who looks.
    pub viewer: Viewer,
    /// What lies open.
    pub open: Open,
    /// What the viewer knows beyond that, and what is worked out of both; `()` where there is nothing.
    #[serde(flatten)]
    pub known: Known,
}

/// A saved state with fields of older programs renamed (from, to) and those that they did not have added, for
/// [`super::Game::upgrade`]; `None` where there is nothing to do.
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
