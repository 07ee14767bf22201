//! Bounded parts of an edition, for `#[serde(deserialize_with = …)]`: numbers, lists, and tables with one row per key.
//! The error for a value out of bounds says what is expected. [`super::Edition::document`] adds the path of its key.

use std::collections::BTreeMap;
use std::fmt::Display;

use serde::de::{Deserialize, Deserializer, Error};
use serde_json::Value;

use super::EditionError;

/// An integer from `LEAST` to `MOST`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Number<const LEAST: i16, const MOST: i16>(i16);

impl<'de, const LEAST: i16, const MOST: i16> Deserialize<'de> for Number<LEAST, MOST> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        whole(&Value::deserialize(deserializer)?, LEAST, MOST).map(Self).map_err(Error::custom)
    }
}

impl<const LEAST: i16, const MOST: i16> From<Number<LEAST, MOST>> for u8 {
    /// The bounds must fit a byte.
    fn from(number: Number<LEAST, MOST>) -> Self {
        const { assert!(LEAST >= 0 && MOST <= 255) };
        number.0 as Self
    }
}

/// An integer within bounds.
///
/// # Errors
/// A value that is not an integer within the bounds; the text says what is expected.
pub fn whole<T: TryFrom<i16>>(value: &Value, least: i16, most: i16) -> Result<T, String> {
    let number = value.as_i64().and_then(|n| i16::try_from(n).ok()).filter(|n| (least..=most).contains(n));
    let number = number.and_then(|n| T::try_from(n).ok());
    number.ok_or_else(|| format!("must be a whole number from {least} to {most}, not {value}"))
}

/// A field with an integer of any type: `number::<_, _, 1, 8>`.
///
/// # Errors
/// A value that is not an integer within the bounds.
pub fn number<'de, D: Deserializer<'de>, T: TryFrom<i16>, const LEAST: i16, const MOST: i16>(
    deserializer: D,
) -> Result<T, D::Error> {
    whole(&Value::deserialize(deserializer)?, LEAST, MOST).map_err(Error::custom)
}

/// A list of `LEAST` to `MOST` items.
#[derive(Clone, Debug)]
pub struct List<T, const LEAST: usize, const MOST: usize>(pub Vec<T>);

impl<'de, T: Deserialize<'de>, const LEAST: usize, const MOST: usize> Deserialize<'de> for List<T, LEAST, MOST> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        list::<D, T, LEAST, MOST>(deserializer).map(Self)
    }
}

/// A field with a list: `list::<_, _, 1, 4>`.
///
/// # Errors
/// A list of another length.
pub fn list<'de, D: Deserializer<'de>, T: Deserialize<'de>, const LEAST: usize, const MOST: usize>(
    deserializer: D,
) -> Result<Vec<T>, D::Error> {
    let items = Vec::deserialize(deserializer)?;
    match items.len() {
        length if (LEAST..=MOST).contains(&length) => Ok(items),
        _ if LEAST == MOST => Err(Error::custom(format!("must be a list of {LEAST}"))),
        _ => Err(Error::custom(format!("must be a list of {LEAST} to {MOST}"))),
    }
}

/// A field with a list of `LEAST` to `MOST` numbers from 0 to `HIGH`: `numbers::<_, _, 1, 4, 10>`.
///
/// # Errors
/// A list of another length, or a number out of bounds.
pub fn numbers<'de, D, T: TryFrom<Vec<u8>>, const LEAST: usize, const MOST: usize, const HIGH: i16>(
    deserializer: D,
) -> Result<T, D::Error>
where
    D: Deserializer<'de>,
{
    let items = list::<D, Number<0, HIGH>, LEAST, MOST>(deserializer)?;
    let numbers: Vec<u8> = items.into_iter().map(u8::from).collect();
    numbers.try_into().map_err(|_| Error::custom(format!("must be a list of {MOST}")))
}

/// Checks that no number of a list is less than the number before it.
///
/// # Errors
/// The first number that is less.
pub fn rising(key: &str, numbers: &[u8]) -> Result<(), EditionError> {
    match numbers.windows(2).position(|pair| pair[0] > pair[1]) {
        Some(i) => Err(EditionError::new(&format!("{key}[{}]", i + 1), "must not be less than the one before")),
        None => Ok(()),
    }
}

/// The key of a row in a table whose rows are numbered from `FIRST`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Row<const FIRST: usize, const ROWS: usize>(usize);

impl<'de, const FIRST: usize, const ROWS: usize> Deserialize<'de> for Row<FIRST, ROWS> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let key = String::deserialize(deserializer)?;
        let row = (FIRST..FIRST + ROWS).find(|row| row.to_string() == key).map(Self);
        row.ok_or_else(|| Error::custom(format!("unknown key; known: {FIRST} to {}", FIRST + ROWS - 1)))
    }
}

/// A field with an object that has a row under each number from `FIRST`: `rows::<_, _, 1, 4>`.
///
/// # Errors
/// An unknown or missing row.
pub fn rows<'de, D: Deserializer<'de>, T: Deserialize<'de>, const FIRST: usize, const ROWS: usize>(
    deserializer: D,
) -> Result<[T; ROWS], D::Error> {
    let mut rows = BTreeMap::<Row<FIRST, ROWS>, T>::deserialize(deserializer)?;
    let keys: Vec<Row<FIRST, ROWS>> = (FIRST..FIRST + ROWS).map(Row).collect();
    if let Some(missing) = keys.iter().find(|row| !rows.contains_key(row)) {
        return Err(missing_key(missing.0));
    }
    let all: Vec<T> = keys.iter().filter_map(|row| rows.remove(row)).collect();
    all.try_into().map_err(|_| Error::custom(format!("must have {ROWS} rows")))
}

/// The values of an object that must have each of these keys, in the order of the keys.
///
/// # Errors
/// A missing key.
pub fn each<K: Ord + Display, T, E: Error>(mut object: BTreeMap<K, T>, keys: &[K]) -> Result<Vec<T>, E> {
    keys.iter().map(|key| object.remove(key).ok_or_else(|| missing_key(key))).collect()
}

/// An error in the wording of serde for a missing field, so that [`super::Edition::document`] finds the key.
fn missing_key<E: Error>(key: impl Display) -> E {
    E::custom(format!("missing field `{key}`"))
}
