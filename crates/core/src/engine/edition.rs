//! Editions: the component data of a title, an id and a JSON document. A title declares the document as a `serde` type
//! from the bounded parts in [`super::bounds`]. [`crate::engine::Game::new`] reads it once.

use std::fmt;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use sha2::{Digest, Sha256};

use super::chance::hex;
use super::quote::{cut, short};

/// One data file of components.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Edition {
    /// The id in saved games, e.g. `reconstruction-1`.
    pub id: String,
    pub data: Value,
}

impl Edition {
    /// Parses an edition file. The id is under the key `id`.
    ///
    /// # Errors
    /// Text that is not a JSON object, or one without an `id` of 1 to 40 characters of `a-z`, `0-9`, `-`.
    pub fn read(text: &str) -> Result<Self, EditionError> {
        let data: Value = serde_json::from_str(text).map_err(|e| EditionError::new("(file)", &e.to_string()))?;
        let id = data.get("id").and_then(Value::as_str).ok_or_else(|| EditionError::new("id", "must be a text"))?;
        let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        if id.is_empty() || id.len() > 40 || !id.chars().all(plain) {
            return Err(EditionError::new("id", "must be 1 to 40 characters of a-z, 0-9 and -"));
        }
        Ok(Self { id: id.to_owned(), data })
    }

    /// The document as the type that a title declares, without the keys that all titles share: `id`, `title`, `note`.
    ///
    /// # Errors
    /// The edition belongs to another title, `note` is not a text, or the document does not fit the type. The error has
    /// the path of the key.
    pub fn document<T: DeserializeOwned>(&self, title: &str) -> Result<T, EditionError> {
        let mut data: Map<String, Value> = self.data.as_object().cloned().unwrap_or_default();
        data.remove("id");
        if data.remove("title").as_ref().and_then(Value::as_str) != Some(title) {
            return Err(EditionError::new("title", &format!("must be {title:?}")));
        }
        if data.remove("note").is_some_and(|note| !note.is_string()) {
            return Err(EditionError::new("note", "must be a text"));
        }
        serde_path_to_error::deserialize(Value::Object(data)).map_err(|error| EditionError::of_serde(&error))
    }

    /// SHA-256 of the document in canonical form, in hexadecimal: keys sorted, no white space (`docs/record.md`). It
    /// distinguishes editions with the same id.
    pub fn fingerprint(&self) -> String {
        hex(&Sha256::digest(self.data.to_string().as_bytes()))
    }
}

/// The maximum length of a reason, in characters. Some reasons list all possible values.
const REASON: usize = 1000;

/// An invalid edition.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{key}: {reason}")]
pub struct EditionError {
    /// The path of the key at fault, e.g. `voyages.2[5]`.
    pub key: String,
    /// What is wrong and what is expected.
    pub reason: String,
}

impl EditionError {
    /// An error at a key.
    pub fn new(key: &str, reason: &str) -> Self {
        Self { key: short(key), reason: cut(reason, REASON) }
    }

    /// An error of serde with the path of its key. For a missing key the path includes that key.
    fn of_serde(error: &serde_path_to_error::Error<serde_json::Error>) -> Self {
        let path = error.path().to_string();
        let reason = error.inner().to_string();
        let path = if path == "." { "" } else { &path };
        match reason.strip_prefix("missing field `").and_then(|rest| rest.strip_suffix('`')) {
            Some(key) => Self::new(format!("{path}.{key}").trim_start_matches('.'), "is missing"),
            None => Self::new(path, &reason),
        }
    }
}

/// A valid part of an edition that differs from the printed game, perhaps by mistake.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EditionWarning {
    /// The path of the key, as in [`EditionError`].
    pub key: String,
    /// What is unusual about it, and how the game treats it.
    pub reason: String,
}

impl EditionWarning {
    /// A warning at a key.
    pub fn new(key: &str, reason: &str) -> Self {
        Self { key: key.to_owned(), reason: reason.to_owned() }
    }
}

impl fmt::Display for EditionWarning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.key, self.reason)
    }
}
