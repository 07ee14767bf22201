//! Frames, the units of the journal's files. A frame is
//!
//! | bytes | |
//! |---|---|
//! | 4 | the length of the body |
//! | 4 | the CRC-32 of the number and the body |
//! | 8 | the number: of the group, or of the block of a checkpoint |
//! | … | the body: the length of the documents before compression (4 bytes), then the documents, compressed by zstd |
//!
//! Each document of a body is the length of the key, the key, the length of the value, and the value. A length of all
//! ones is a removal. Lengths have 4 bytes; all numbers have their least byte first.

use std::collections::BTreeMap;
use std::io;
use std::sync::Arc;

use bytes::Bytes;
use zstd::bulk::{Compressor, Decompressor};

/// Changed documents under their keys; `None` removes one. Values that arrive together may share one allocation.
pub(crate) type Writes = BTreeMap<Arc<str>, Option<Bytes>>;

/// The length of a frame before its body, in bytes.
pub(super) const HEAD: usize = 16;

/// The length that stands for a removal.
const REMOVED: u32 = u32::MAX;

/// The longest body before compression, in bytes. Memory for more is not taken.
const MOST: usize = 1 << 30;

/// A number further than this above the expected one is not read as a frame.
const PLAUSIBLE: u64 = 1 << 32;

pub(super) struct Encoder {
    compressor: Compressor<'static>,
    raw: Vec<u8>,
}

impl Encoder {
    pub fn new(level: i32) -> io::Result<Self> {
        Ok(Self { compressor: Compressor::new(level)?, raw: Vec::new() })
    }

    pub fn frame<'a>(
        &mut self,
        number: u64,
        documents: impl IntoIterator<Item = (&'a str, Option<&'a [u8]>)>,
    ) -> io::Result<Vec<u8>> {
        self.raw.clear();
        for (key, value) in documents {
            push_document(&mut self.raw, key, value)?;
        }
        let mut body = length(self.raw.len())?.to_le_bytes().to_vec();
        body.extend(self.compressor.compress(&self.raw)?);
        framed(number, &body)
    }
}

/// A frame with this body.
pub(super) fn framed(number: u64, body: &[u8]) -> io::Result<Vec<u8>> {
    let mut frame = Vec::with_capacity(HEAD + body.len());
    frame.extend_from_slice(&length(body.len())?.to_le_bytes());
    frame.extend_from_slice(&[0; 4]);
    frame.extend_from_slice(&number.to_le_bytes());
    frame.extend_from_slice(body);
    let checksum = crc32fast::hash(&frame[8..]);
    frame[4..8].copy_from_slice(&checksum.to_le_bytes());
    Ok(frame)
}

/// Appends a document; `None` is a removal.
pub(super) fn push_document(to: &mut Vec<u8>, key: &str, value: Option<&[u8]>) -> io::Result<()> {
    push(to, key.as_bytes())?;
    match value {
        Some(value) => push(to, value)?,
        None => to.extend_from_slice(&REMOVED.to_le_bytes()),
    }
    Ok(())
}

/// The documents in these bytes, each with its key, which share their memory; `None` if they are cut short.
pub(super) fn documents(raw: &Bytes) -> Option<Vec<(Bytes, Option<Bytes>)>> {
    let mut rest = &raw[..];
    let mut documents = Vec::new();
    while !rest.is_empty() {
        let key = raw.slice_ref(pop(&mut rest)??);
        documents.push((key, pop(&mut rest)?.map(|value| raw.slice_ref(value))));
    }
    Some(documents)
}

pub(super) fn length(length: usize) -> io::Result<u32> {
    let short = u32::try_from(length).ok().filter(|_| length <= MOST);
    short.ok_or_else(|| io::Error::new(io::ErrorKind::InvalidInput, "more than 1 GB at once"))
}

pub(super) fn push(to: &mut Vec<u8>, bytes: &[u8]) -> io::Result<()> {
    to.extend_from_slice(&length(bytes.len())?.to_le_bytes());
    to.extend_from_slice(bytes);
    Ok(())
}

/// A frame as it is stored in a file.
#[derive(Clone, Copy)]
pub(crate) struct Frame<'a> {
    pub number: u64,
    body: &'a [u8],
}

impl<'a> Frame<'a> {
    /// The frame at the beginning of these bytes, and the bytes after it; `None` if there is no whole, sound one.
    pub fn read(bytes: &'a [u8]) -> Option<(Self, &'a [u8])> {
        let (head, rest) = bytes.split_first_chunk::<HEAD>()?;
        let length = number(&head[..4])? as usize;
        let body = rest.get(..length)?;
        let checksum = number(&head[4..8])?;
        (length >= 4 && u64::from(crc32fast::hash(&bytes[8..HEAD + length])) == checksum)
            .then(|| Some((Self { number: number(&head[8..])?, body }, &rest[length..])))?
    }

    /// Whether a sound frame with a number from `from` on (and below `from` + [`PLAUSIBLE`]) lies anywhere in these bytes.
    pub fn anywhere(bytes: &[u8], from: u64) -> bool {
        let plausible =
            |at: &[u8]| at.get(8..HEAD).and_then(number).is_some_and(|n| (from..from + PLAUSIBLE).contains(&n));
        (0..bytes.len()).any(|at| plausible(&bytes[at..]) && Frame::read(&bytes[at..]).is_some())
    }

    pub const fn body(&self) -> &'a [u8] {
        self.body
    }

    /// Decompresses the documents.
    pub fn writes(&self) -> io::Result<Writes> {
        let torn = || io::Error::new(io::ErrorKind::InvalidData, "its documents are cut short");
        let (length, packed) = self.body.split_first_chunk::<4>().ok_or_else(torn)?;
        let length = u32::from_le_bytes(*length) as usize;
        if length > MOST {
            return Err(io::Error::new(io::ErrorKind::InvalidData, format!("its length is given as {length}")));
        }
        let raw: Bytes = Decompressor::new()?.decompress(packed, length)?.into();
        let text = |key: Bytes| std::str::from_utf8(&key).map(Arc::from).map_err(io::Error::other);
        let documents = documents(&raw).ok_or_else(torn)?.into_iter();
        documents.map(|(key, value)| Ok((text(key)?, value))).collect()
    }
}

/// A number of at most eight bytes, least byte first.
pub(super) fn number(bytes: &[u8]) -> Option<u64> {
    (bytes.len() <= 8).then(|| bytes.iter().rev().fold(0, |number, byte| number << 8 | u64::from(*byte)))
}

/// Takes a length and as many bytes off the front; `Some(None)` for a removal.
pub(super) fn pop<'a>(rest: &mut &'a [u8]) -> Option<Option<&'a [u8]>> {
    let (length, after) = rest.split_first_chunk::<4>()?;
    let length = u32::from_le_bytes(*length);
    if length == REMOVED {
        *rest = after;
        return Some(None);
    }
    let (bytes, after) = after.split_at_checked(length as usize)?;
    *rest = after;
    Some(Some(bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn frame(number: u64) -> Vec<u8> {
        let documents = [("a", Some(&b"one"[..])), ("b", None), ("c", Some(&[7; 5000][..])), ("d", Some(&[][..]))];
        Encoder::new(1).expect("is there").frame(number, documents).expect("is small")
    }

    #[test]
    fn a_frame_comes_back() {
        let bytes = [frame(7), frame(8)].concat();
        let (first, rest) = Frame::read(&bytes).expect("is whole");
        let (second, end) = Frame::read(rest).expect("is whole");
        assert_eq!((first.number, second.number, end.len()), (7, 8, 0));
        let writes = first.writes().expect("is sound");
        let written: Vec<_> =
            writes.iter().map(|(key, value)| (&**key, value.as_ref().map(|value| value.len()))).collect();
        assert_eq!(written, [("a", Some(3)), ("b", None), ("c", Some(5000)), ("d", Some(0))]);
    }

    #[test]
    fn frame_with_a_flipped_bit_or_missing_byte_is_rejected() {
        let sound = frame(7);
        for at in 0..sound.len() {
            for bit in 0..8 {
                let mut turned = sound.clone();
                turned[at] ^= 1 << bit;
                assert!(Frame::read(&turned).is_none(), "bit {bit} of byte {at}");
            }
            assert!(Frame::read(&sound[..at]).is_none(), "cut at {at}");
        }
    }

    #[test]
    fn a_later_frame_is_found_behind_a_broken_one() {
        let mut bytes = [frame(7), frame(8)].concat();
        bytes[20] ^= 1;
        assert!(Frame::read(&bytes).is_none());
        assert!(Frame::anywhere(&bytes, 8));
        assert!(!Frame::anywhere(&bytes, 9), "an older one does not count");
        assert!(!Frame::anywhere(&bytes[..bytes.len() - 1], 8));
    }

    #[test]
    fn number_far_above_the_expected_one_is_no_frame() {
        for (number, found) in [(8, true), (7 + PLAUSIBLE, true), (8 + PLAUSIBLE, false)] {
            assert_eq!(Frame::anywhere(&frame(number), 8), found, "{number}");
        }
    }

    #[test]
    fn too_great_a_length_is_neither_written_nor_read() {
        assert_eq!(length(MOST).ok(), Some(1 << 30));
        assert!(length(MOST + 1).is_err() && length(REMOVED as usize).is_err());
        let endless = framed(7, &[&(MOST as u32 + 1).to_le_bytes()[..], &[0; 9]].concat()).expect("is short");
        let (frame, _) = Frame::read(&endless).expect("is whole");
        let refused = frame.writes().expect_err("no memory is taken").to_string();
        assert!(refused.contains("1073741825"), "{refused}");
    }
}
