//! JSON as text, which the store keeps without parsing it.

use std::fmt;
use std::sync::Arc;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::value::{RawValue, to_raw_value};

/// A JSON document as text, cheap to clone. It is embedded in the surrounding document unchanged, without a tree of
/// values.
#[derive(Clone, Serialize, Deserialize)]
#[serde(transparent)]
pub struct JsonText(Arc<RawValue>);

impl JsonText {
    /// Serializes a value.
    ///
    /// # Errors
    /// Only for a value that JSON cannot represent.
    pub fn of<T: Serialize + ?Sized>(value: &T) -> serde_json::Result<Self> {
        to_raw_value(value).map(Self::from)
    }

    /// Deserializes it.
    ///
    /// # Errors
    /// When the text does not represent a `T`.
    pub fn read<T: DeserializeOwned>(&self) -> serde_json::Result<T> {
        serde_json::from_str(self.0.get())
    }

    pub fn raw(&self) -> &RawValue {
        &self.0
    }
}

impl From<Box<RawValue>> for JsonText {
    fn from(text: Box<RawValue>) -> Self {
        Self(text.into())
    }
}

impl PartialEq for JsonText {
    fn eq(&self, other: &Self) -> bool {
        self.0.get() == other.0.get()
    }
}

impl fmt::Debug for JsonText {
    /// Shows the length only: the text may hold secrets of a player.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "JsonText({} bytes)", self.0.get().len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    #[test]
    fn a_text_comes_back_from_the_document_around_it() {
        let text = JsonText::of(&json!({"hand": ["ø", null, 7]})).unwrap();
        let around = serde_json::to_vec(&(1, &text)).unwrap();
        assert_eq!(String::from_utf8_lossy(&around), r#"[1,{"hand":["ø",null,7]}]"#);
        let (_, back): (u8, JsonText) = serde_json::from_slice(&around).unwrap();
        assert_eq!((&back, back.read::<Value>().unwrap()), (&text, json!({"hand": ["ø", null, 7]})));
        let (_, spaced): (u8, JsonText) = serde_json::from_str(r#"[1, {"hand": 2}]"#).unwrap();
        assert_ne!(spaced, text);
        assert!(spaced.read::<Vec<u8>>().is_err());
        assert!(!format!("{text:?}").contains("hand"));
        assert_eq!(format!("{:?}", JsonText::of(&[1, 2]).unwrap()), "JsonText(5 bytes)");
    }
}
