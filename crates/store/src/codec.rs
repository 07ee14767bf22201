//! Serialization of documents as JSON, each with the version of its schema.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::{Head, StoreError};
use skald_core::engine::short;

/// The version of the schema that this program reads and writes. `migrations/` describes it.
pub const SCHEMA: u32 = 6;

#[derive(Serialize)]
struct Writing<'a, T> {
    schema: u32,
    document: &'a T,
}

#[derive(Deserialize)]
struct Reading<T> {
    schema: u32,
    document: T,
}

/// Serializes a document.
pub(super) fn write<T: Serialize>(document: &T) -> Result<Vec<u8>, StoreError> {
    write_of(document, SCHEMA)
}

/// Serializes a document with this version of the schema.
pub(super) fn write_of<T: Serialize>(document: &T, schema: u32) -> Result<Vec<u8>, StoreError> {
    serde_json::to_vec(&Writing { schema, document }).map_err(|error| StoreError::Failed(error.to_string()))
}

/// Serializes a head, into room for its texts.
pub(super) fn write_head(head: &Head) -> Result<Vec<u8>, StoreError> {
    let published = head.open_turn.as_ref().map(|open_turn| &open_turn.position);
    let texts = [Some(&head.metadata), head.position.as_ref(), published];
    let length: usize = texts.into_iter().flatten().map(|text| text.raw().get().len()).sum();
    let mut written = Vec::with_capacity(length + 2048);
    let writing = Writing { schema: SCHEMA, document: head };
    serde_json::to_writer(&mut written, &writing).map_err(|error| StoreError::Failed(error.to_string()))?;
    Ok(written)
}

/// Deserializes a document; `what` names it in an error.
pub(super) fn read<T: DeserializeOwned>(bytes: &[u8], what: &str) -> Result<T, StoreError> {
    read_of(bytes, SCHEMA, what)
}

/// Deserializes a document that must be of this schema; `what` names it in an error.
pub(super) fn read_of<T: DeserializeOwned>(bytes: &[u8], schema: u32, what: &str) -> Result<T, StoreError> {
    let broken = |why: String| StoreError::Broken { what: what.to_owned(), why: short(&why) };
    let reading: Reading<T> = serde_json::from_slice(bytes).map_err(|error| broken(error.to_string()))?;
    if reading.schema == schema {
        Ok(reading.document)
    } else {
        Err(broken(format!("its schema is {}, this version reads schema {schema}", reading.schema)))
    }
}

/// The documents that can be read. A broken one is logged and left out; any other error is returned.
pub(super) fn sound<T>(documents: impl Iterator<Item = Result<T, StoreError>>) -> Result<Vec<T>, StoreError> {
    let aside = |document: Result<T, StoreError>| match document {
        Err(StoreError::Broken { what, why }) => {
            tracing::error!(what, why, "a document is skipped because it cannot be read");
            None
        }
        document => Some(document),
    };
    documents.filter_map(aside).collect()
}

/// Raises a document to the next version of the schema. An object that lacks `key` gets it with the value null.
pub(super) fn advance(bytes: &[u8], to: u32, key: Option<&str>) -> Result<Vec<u8>, StoreError> {
    let broken = |why: String| StoreError::Broken { what: "a document".to_owned(), why };
    let read = serde_json::from_slice::<Reading<serde_json::Value>>(bytes);
    let Reading { schema, mut document } = read.map_err(|error| broken(error.to_string()))?;
    if schema + 1 != to {
        return Err(broken(format!("its schema is {schema} in a migration to schema {to}")));
    }
    if let (Some(key), Some(object)) = (key, document.as_object_mut()) {
        object.insert(key.to_owned(), serde_json::Value::Null);
    }
    let written = serde_json::to_vec(&Writing { schema: to, document: &document });
    written.map_err(|error| StoreError::Failed(error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Actor, DecisionId, Entry, EntryKind, NoticeKind, PendingDecision, PersonId, Seq, Timestamp};

    #[test]
    fn a_document_comes_back_as_it_was_written() {
        let entry = Entry {
            seq: Seq(3),
            at: Timestamp(5),
            actor: Actor::Person(PersonId(u64::MAX)),
            kind: EntryKind::Act(skald_core::engine::Seat(1)),
            action: Some("sail 7".to_owned()),
            events: vec![serde_json::json!({"sailed": [1, null, "ø"]})].into(),
            rules_version: 2,
        };
        let bytes = write(&entry).expect("is JSON");
        assert_eq!(read::<Entry>(&bytes, "entry"), Ok(entry));
    }

    #[test]
    fn document_without_newer_keys_is_rewritten_unchanged() {
        let pending =
            r#"{"schema":6,"document":{"decision":{"seat":1,"kind":"fight","out_of_turn":true},"id":7,"since":9}}"#;
        let kind = r#"{"schema":6,"document":{"decide":{"seat":1,"decision":7}}}"#;
        let read_pending: PendingDecision = read(pending.as_bytes(), "pending").expect("is read");
        assert_eq!((read_pending.began(), read_pending.exchange), (DecisionId(7), None));
        let read_kind: NoticeKind = read(kind.as_bytes(), "notice").expect("is read");
        assert_eq!(String::from_utf8(write(&read_pending).expect("is JSON")).as_deref(), Ok(pending));
        assert_eq!(String::from_utf8(write(&read_kind).expect("is JSON")).as_deref(), Ok(kind));
    }

    #[test]
    fn a_document_of_another_schema_or_none_is_refused_by_name() {
        for bytes in [r#"{"schema":9,"document":7}"#, r#"{"document":7}"#, "7", "", r#"{"schema":6,"document":"x"}"#] {
            let error = read::<Seq>(bytes.as_bytes(), "seq/x").expect_err("is refused");
            assert!(matches!(&error, StoreError::Broken { what, .. } if what == "seq/x"), "{error}");
        }
    }
}
