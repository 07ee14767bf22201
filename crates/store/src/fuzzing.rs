//! The readers of a store's files, as entry points for the fuzz targets in `fuzz/`. Compiled only for those and for
//! tests. They return how much could be read, so that a test can see that they do read.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use super::journal::{Frame, Label};
use super::{AppliedRequest, Entry, Head, Notice, PendingDecision, SCHEMA, archive, codec};

/// An entry, a notice and an open decision as they are written.
pub fn sound_documents() -> [Value; 3] {
    let decision = json!({ "seat": 1, "kind": "fight", "out_of_turn": true });
    let documents = [
        json!({ "seq": 3, "at": 5, "actor": { "person": u64::MAX }, "deed": { "act": 1 },
            "action": "sail 7", "events": [{ "event": "sailed", "to": 7 }], "rules_version": 2 }),
        json!({ "id": 4, "table": "7k3m9qzx", "kind": { "decide": { "seat": 1, "decision": 7 } }, "created": 5,
            "tries": 0, "until": 5 }),
        json!({ "decision": decision, "id": 7, "since": 9 }),
    ];
    documents.map(|document| json!({ "schema": SCHEMA, "document": document }))
}

/// Reads bytes as every kind of document. A document that can be read must survive a write and another read.
///
/// Returns:
/// * the number of kinds that accept the bytes
/// * whether they are an archived table
/// * the number of schemas that they can be raised from
/// * whether they are a label
pub fn document(bytes: &[u8]) -> (usize, bool, usize, bool) {
    fn of<T: DeserializeOwned + Serialize>(bytes: &[u8]) -> bool {
        let read = codec::read::<T>(bytes, "a document");
        if let Ok(read) = &read {
            let written = codec::write(read).expect("it was JSON");
            codec::read::<T>(&written, "a document").map(drop).expect("it was read before");
        }
        read.is_ok()
    }
    let kinds = [
        of::<Head>(bytes),
        of::<Entry>(bytes),
        of::<Notice>(bytes),
        of::<AppliedRequest>(bytes),
        of::<PendingDecision>(bytes),
        of::<Value>(bytes),
    ];
    let archived = codec::read::<archive::Archived>(bytes, "a table").is_ok();
    let raised = (1..=SCHEMA).filter(|to| codec::advance(bytes, *to, Some("key")).is_ok()).count();
    let label = std::str::from_utf8(bytes).is_ok_and(|text| Label::read(text).is_ok());
    (kinds.into_iter().filter(|read| *read).count(), archived, raised, label)
}

/// Reads an archived game; returns whether it is one.
pub fn archived(bytes: &[u8]) -> bool {
    archive::unpack(bytes, "a table").is_ok()
}

/// Reads the frames of a journal's file one after the other, and searches for a sound one behind a broken one. Returns
/// how many documents the frames have, and whether a later sound frame was found.
pub fn frames(bytes: &[u8]) -> (usize, bool) {
    let mut rest = bytes;
    let mut documents = 0;
    while let Some((frame, after)) = Frame::read(rest) {
        documents += frame.writes().map_or(0, |writes| writes.len());
        rest = after;
    }
    (documents, Frame::anywhere(bytes, 1))
}

/// Does the same with a frame of this number and body. The length and the checksum are correct.
pub fn sound_frame(number: u64, body: &[u8]) -> (usize, bool) {
    let counted = [&number.to_le_bytes(), body].concat();
    let length = body.len() as u32;
    let checksum = crc32fast::hash(&counted);
    frames(&[&length.to_le_bytes()[..], &checksum.to_le_bytes(), &counted].concat())
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::journal::{Writes, test_journal};
    use crate::{ChannelStatus, Seq, TableId};

    #[test]
    fn an_entry_a_notice_and_an_open_decision_are_one_kind_each() {
        for document in sound_documents() {
            assert_eq!(super::document(document.to_string().as_bytes()).0, 2, "its kind, and a value: {document}");
        }
    }

    #[test]
    fn the_targets_read_what_they_are_given() {
        let head = Head::sample(TableId::from_bits(4), Seq(1), ChannelStatus::Past);
        let written = codec::write(&head).unwrap();
        assert_eq!(document(&written), (2, false, 0, false), "as a head and as a value");
        let older = codec::write_of(&head, SCHEMA - 1).unwrap();
        assert_eq!(document(&older), (0, false, 1, false), "it can be raised");
        let label = Label::new(SCHEMA, 7).text().unwrap();
        assert!(document(label.as_bytes()).3);
        let table = archive::pack(&head, &[]).unwrap();
        assert!(archived(&table) && !archived(&table[1..]) && !archived(&written));
        let folder = tempfile::tempdir().unwrap();
        let (_, mut appender) = test_journal::begin(folder.path(), None);
        let writes: Writes = ["a", "b"].map(|key| (Arc::from(key), None)).into();
        for _ in 0..3 {
            appender.append(&writes, || Ok(())).unwrap();
        }
        let segment = std::fs::read(folder.path().join("journal/segment-00000001")).unwrap();
        assert_eq!(frames(&segment[36..]), (6, true));
        assert_eq!(frames(&segment[37..]), (0, true));
        let body = 36 + 16..segment.len() - Frame::read(&segment[36..]).unwrap().1.len();
        assert_eq!(sound_frame(1, &segment[body]), (2, true));
        assert_eq!(sound_frame(7, b"no documents"), (0, true));
    }
}
