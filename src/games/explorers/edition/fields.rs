//! Single fields of an edition: each is read with its bounds, and an error names the key.

use std::ops::RangeInclusive;

use serde_json::{Map, Value};

use super::Result;
use crate::engine::EditionError;

/// A JSON object.
pub(super) type Object = Map<String, Value>;

/// An error at a key.
pub(super) fn wrong<T>(key: impl AsRef<str>, reason: impl AsRef<str>) -> Result<T> {
    Err(EditionError::new(key.as_ref(), reason.as_ref()))
}

/// Refuses keys that mean nothing and misses those that are wanted.
pub(super) fn known_keys(path: &str, map: &Object, wanted: &[&str], optional: &[&str]) -> Result<()> {
    let known = [wanted, optional].concat();
    for key in map.keys() {
        if !known.contains(&key.as_str()) {
            return wrong(format!("{path}{key}"), format!("unknown key; known: {}", known.join(", ")));
        }
    }
    match wanted.iter().find(|key| !map.contains_key(**key)) {
        Some(key) => wrong(format!("{path}{key}"), "is missing"),
        None => Ok(()),
    }
}

/// An object with these keys.
pub(super) fn object<'a>(data: &'a Object, key: &str, known: &[&str]) -> Result<&'a Object> {
    let Some(map) = data.get(key).and_then(Value::as_object) else { return wrong(key, "must be an object") };
    known_keys(&format!("{key}."), map, known, &[])?;
    Ok(map)
}

/// A list with so many items.
pub(super) fn list<'a>(value: Option<&'a Value>, key: &str, lengths: RangeInclusive<usize>) -> Result<&'a [Value]> {
    match value.and_then(Value::as_array) {
        Some(items) if lengths.contains(&items.len()) => Ok(items),
        _ if lengths.start() == lengths.end() => wrong(key, format!("must be a list of {}", lengths.start())),
        _ => wrong(key, format!("must be a list of {} to {}", lengths.start(), lengths.end())),
    }
}

/// A whole number.
pub(super) fn number(value: Option<&Value>, key: &str, least: u8, most: u8) -> Result<u8> {
    let value = value.unwrap_or(&Value::Null);
    match value.as_u64().and_then(|n| u8::try_from(n).ok()) {
        Some(n) if (least..=most).contains(&n) => Ok(n),
        _ => wrong(key, format!("must be a whole number from {least} to {most}, not {value}")),
    }
}

/// A list of so many whole numbers that never fall.
pub(super) fn numbers<const N: usize>(value: Option<&Value>, key: &str, most: u8) -> Result<[u8; N]> {
    let mut numbers = [0; N];
    let mut least = 0;
    for (i, item) in list(value, key, N..=N)?.iter().enumerate() {
        numbers[i] = number(Some(item), &format!("{key}[{i}]"), least, most)?;
        least = numbers[i];
    }
    Ok(numbers)
}
