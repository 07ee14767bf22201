//! The readers of a store's files, as entry points for the fuzz targets in `fuzz/`, and for a test that they read anything.

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::journal::{Frame, Label};
use super::{AppliedRequest, Entry, Head, Notice, PendingDecision, SCHEMA, archive, codec};

/// Reads bytes as every kind of document; what can be read can be written and read again. Returns of how many kinds it is.
pub fn document(bytes: &[u8]) -> usize {
    fn of<T: DeserializeOwned + Serialize>(bytes: &[u8]) -> bool {
        let Ok(read) = codec::read::<T>(bytes, "a document") else { return false };
        let written = codec::write(&read).expect("it was JSON");
        codec::read::<T>(&written, "a document").map(drop).expect("it was read before");
        true
    }
    let _ = codec::read::<archive::Archived>(bytes, "a table");
    for to in 1..=SCHEMA {
        let _ = codec::advance(bytes, to, Some("key"));
    }
    let _ = std::str::from_utf8(bytes).map(Label::read);
    let kinds = [
        of::<Head>(bytes),
        of::<Entry>(bytes),
        of::<Notice>(bytes),
        of::<AppliedRequest>(bytes),
        of::<PendingDecision>(bytes),
        of::<serde_json::Value>(bytes),
    ];
    kinds.into_iter().filter(|read| *read).count()
}

/// Reads an archived game. Returns whether it is one.
pub fn archived(bytes: &[u8]) -> bool {
    archive::unpack(bytes, "a table").is_ok()
}

/// Reads the frames of a journal's file one after the other, and searches for a sound one behind a broken one. Returns how many
/// it read.
pub fn frames(bytes: &[u8]) -> usize {
    let (mut rest, mut count) = (bytes, 0);
    while let Some((frame, after)) = Frame::read(rest) {
        let _ = frame.writes();
        (rest, count) = (after, count + 1);
    }
    let _ = Frame::anywhere(bytes, 1);
    count
}

/// Does the same with a frame of this number and body, whose length and checksum are correct.
pub fn sound_frame(number: u64, body: &[u8]) -> usize {
    let counted = [&number.to_le_bytes(), body].concat();
    let (length, checksum) = (body.len() as u32, crc32fast::hash(&counted));
    frames(&[&length.to_le_bytes()[..], &checksum.to_le_bytes(), &counted].concat())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn sound_documents_are_read_and_others_are_not() {
        let entry = json!({ "seq": 1, "at": 5, "actor": { "person": u64::MAX }, "deed": { "act": 1 }, "action": "sail 7",
            "events": [{ "event": "sailed", "to": 7 }], "rules_version": 2 });
        let written = |document: &serde_json::Value| json!({ "schema": SCHEMA, "document": document }).to_string();
        assert_eq!(document(written(&entry).as_bytes()), 2, "an entry, and JSON");
        assert_eq!(document(written(&json!({ "seq": 1 })).as_bytes()), 1, "JSON");
        assert_eq!(document(b"{}"), 0);
        let packed = super::super::packing::pack_thoroughly(written(&entry).as_bytes()).unwrap();
        assert!(!archived(&packed), "an entry is no table");
    }

    #[test]
    fn sound_frames_are_read_to_the_first_that_is_not() {
        let packed = zstd::bulk::compress(b"", 1).unwrap();
        let body = [&[0; 4], &packed[..]].concat();
        assert_eq!(sound_frame(1, &body), 1);
        assert_eq!((sound_frame(1, b""), frames(b"no frame at all, however long")), (0, 0));
    }
}
