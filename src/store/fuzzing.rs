//! The readers of a store's files, as entry points for the fuzz targets in `fuzz/`; compiled for those alone.

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::journal::{Frame, Label};
use super::{AppliedRequest, Entry, Head, Notice, PendingDecision, SCHEMA, archive, codec};

/// Reads bytes as every kind of document; what can be read can be written and read again.
pub fn document(bytes: &[u8]) {
    fn of<T: DeserializeOwned + Serialize>(bytes: &[u8]) {
        if let Ok(read) = codec::read::<T>(bytes, "a document") {
            let written = codec::write(&read).expect("it was JSON");
            codec::read::<T>(&written, "a document").map(drop).expect("it was read before");
        }
    }
    of::<Head>(bytes);
    of::<Entry>(bytes);
    of::<Notice>(bytes);
    of::<AppliedRequest>(bytes);
    of::<PendingDecision>(bytes);
    of::<serde_json::Value>(bytes);
    let _ = codec::read::<archive::Archived>(bytes, "a table");
    for to in 1..=SCHEMA {
        let _ = codec::advance(bytes, to, Some("key"));
    }
    let _ = std::str::from_utf8(bytes).map(Label::read);
}

/// Reads an archived game.
pub fn archived(bytes: &[u8]) {
    let _ = archive::unpack(bytes, "a table");
}

/// Reads the frames of a journal's file one after the other, and searches for a sound one behind a broken one.
pub fn frames(bytes: &[u8]) {
    let mut rest = bytes;
    while let Some((frame, after)) = Frame::read(rest) {
        let _ = frame.writes();
        rest = after;
    }
    let _ = Frame::anywhere(bytes, 1);
}

/// Does the same with a frame of this number and body, whose length and checksum are correct.
pub fn sound_frame(number: u64, body: &[u8]) {
    let counted = [&number.to_le_bytes(), body].concat();
    let (length, checksum) = (body.len() as u32, crc32fast::hash(&counted));
    frames(&[&length.to_le_bytes()[..], &checksum.to_le_bytes(), &counted].concat());
}
