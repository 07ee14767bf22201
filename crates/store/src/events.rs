//! The events of an entry. Few of the entries that are read have their events looked at, so the text is parsed on first
//! use.

use std::fmt;
use std::ops::Deref;
use std::sync::{Arc, OnceLock};

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use serde_json::value::RawValue;

/// Events as JSON values, cheap to clone. A clone of unparsed text stays text, which takes less memory than the values.
#[derive(Default)]
pub struct Events {
    text: Option<Arc<RawValue>>,
    /// The values, once the text was parsed or if there is no text.
    values: OnceLock<Arc<[Value]>>,
}

impl Events {
    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        (**self).is_empty()
    }
}

impl Deref for Events {
    type Target = [Value];

    fn deref(&self) -> &[Value] {
        let parse = |text: &RawValue| {
            let parsed: Result<Vec<Value>, _> = serde_json::from_str(text.get());
            parsed.unwrap_or_else(|error| {
                tracing::error!(%error, "cannot read the events of an entry; the entry is shown without them");
                Vec::new()
            })
        };
        self.values.get_or_init(|| self.text.as_deref().map_or_else(Vec::new, parse).into())
    }
}

impl From<Vec<Value>> for Events {
    fn from(values: Vec<Value>) -> Self {
        Self { text: None, values: OnceLock::from(Arc::from(values)) }
    }
}

impl Clone for Events {
    fn clone(&self) -> Self {
        let values = if self.text.is_some() { OnceLock::new() } else { self.values.clone() };
        Self { text: self.text.clone(), values }
    }
}

impl Serialize for Events {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match &self.text {
            Some(text) => text.serialize(serializer),
            None => (**self).serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for Events {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = Box::<RawValue>::deserialize(deserializer)?;
        if text.get().starts_with('[') {
            Ok(Self { text: Some(text.into()), values: OnceLock::new() })
        } else {
            Err(D::Error::custom("events must be a list"))
        }
    }
}

impl PartialEq for Events {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl fmt::Debug for Events {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn events_come_back_and_are_read_when_they_are_looked_at() {
        let events: Events = vec![json!({ "sailed": [1, null, "ø"] })].into();
        let text = serde_json::to_string(&events).unwrap();
        let read: Events = serde_json::from_str(&text).unwrap();
        assert_eq!(read.values.get(), None);
        assert_eq!((&read, read[0]["sailed"][2].as_str()), (&events, Some("ø")));
        assert_eq!(serde_json::to_string(&read).unwrap(), text);
        let clone = read.clone();
        assert!(clone.text.is_some() && clone.values.get().is_none());
        assert_eq!(clone, events);
        assert_ne!(read, Events::from(vec![json!({ "sailed": [] })]));
        assert!(format!("{read:?}").contains("sailed"));
        assert!(!read.is_empty() && Events::default().is_empty());
        assert_eq!(serde_json::to_string(&Events::default()).unwrap(), "[]");
        assert_eq!(serde_json::from_value::<Events>(json!([7])).unwrap(), vec![json!(7)].into());
    }

    #[test]
    fn events_must_be_a_list_and_unreadable_ones_are_left_out() {
        assert!(serde_json::from_str::<Events>(r#"{"sailed":1}"#).is_err());
        assert!(serde_json::from_str::<Events>("[1").is_err());
        assert!(serde_json::from_str::<Events>("[1e999]").unwrap().is_empty());
    }
}
