//! The text of a file of records that another tool has saved, compressed, or copied.
//!
//! UTF-8, UTF-16 and UTF-32 are read with and without their marks; gzip, zstd and ZIP are unpacked; the fences of a chat
//! are left out. Anything else is refused with a sentence about what it is, and what to do.

use std::io::{self, Read};

use anyhow::{Context as _, anyhow, bail, ensure};
use flate2::read::{DeflateDecoder, MultiGzDecoder};

/// The maximum size of a file of records, also unpacked.
pub const MOST_BYTES: u64 = 64 << 20;

/// How often a file may be compressed.
const LAYERS: usize = 2;

/// The formats that are only named: how a file begins, what it is, and what to do.
const FOREIGN: [(&[u8], &str); 11] = [
    (b"BZh", "compressed by bzip2: unpack it first (bunzip2)"),
    (b"\xfd7zXZ\0", "compressed by xz: unpack it first (unxz)"),
    (b"7z\xbc\xaf\x27\x1c", "a 7z archive: unpack it first"),
    (b"Rar!", "a RAR archive: unpack it first"),
    (b"{\\rtf", "a document of a word processor (RTF): save it as plain text"),
    (b"\xd0\xcf\x11\xe0", "a document of a word processor: save it as plain text"),
    (b"%PDF", "a PDF document: take the file that `skald export` or the export in Discord made"),
    (b"\x89PNG", "a picture: take the file that `skald export` or the export in Discord made"),
    (b"\xff\xd8\xff", "a picture: take the file that `skald export` or the export in Discord made"),
    (b"GIF8", "a picture: take the file that `skald export` or the export in Discord made"),
    (b"SQLite format 3", "a database: take the file that `skald export` or the export in Discord made"),
];

/// Reads all bytes, at most [`MOST_BYTES`].
///
/// # Errors
/// More of them, and faults of the source.
pub fn bytes(from: impl Read) -> anyhow::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    from.take(MOST_BYTES + 1).read_to_end(&mut bytes)?;
    let most = MOST_BYTES >> 20;
    ensure!(bytes.len() as u64 <= MOST_BYTES, "more than {most} MB of records: split the file, each document is one");
    Ok(bytes)
}

/// The text of a file.
///
/// # Errors
/// A format that is not read: what it is, and what to do.
pub fn text(mut file: Vec<u8>) -> anyhow::Result<String> {
    for _ in 0..LAYERS {
        file = match &file[..] {
            [0x1f, 0x8b, ..] => unpacked(MultiGzDecoder::new(&file[..]), "gzip")?,
            [0x28, 0xb5, 0x2f, 0xfd, ..] => unpacked(zstd::stream::read::Decoder::new(&file[..])?, "zstd")?,
            [b'P', b'K', 3..=8, ..] => unzipped(&file)?,
            _ => break,
        };
    }
    if let Some((_, what)) = FOREIGN.iter().find(|(begins, _)| file.starts_with(begins)) {
        bail!("it is {what}");
    }
    ensure!(file.get(257..262) != Some(b"ustar"), "it is a tar archive: unpack it first (tar -xf)");
    let text = without_fences(&decoded(file)?);
    let begins = text.trim_start();
    ensure!(
        !begins.starts_with('<'),
        "it is a web page, and not the record on it: download the file itself (on a code host by Raw or Download)"
    );
    ensure!(
        !begins.strip_prefix('[').is_some_and(|first| first.trim_start().starts_with('{')),
        "it is a list: write its records one after the other, such as by jq -c '.[]'"
    );
    let inside = begins.strip_prefix('{').map_or("", str::trim_start);
    ensure!(
        !inside.starts_with(['“', '”', '„', '«', '‘', '’']),
        "its straight quotes (\") were replaced by typographic ones: take the file itself, and not a copy from a document \
         or a chat"
    );
    Ok(text)
}

fn unpacked(packed: impl Read, by: &str) -> anyhow::Result<Vec<u8>> {
    bytes(packed).map_err(|error| match error.downcast_ref::<io::Error>() {
        Some(fault) => anyhow!("it is compressed by {by} and damaged or cut short ({fault}): get it once more"),
        None => error,
    })
}

/// The files of a ZIP archive, one after the other.
fn unzipped(archive: &[u8]) -> anyhow::Result<Vec<u8>> {
    let damaged = || anyhow!("it is a ZIP archive, damaged or cut short: get it once more, or unpack it first");
    let end = archive.windows(4).rposition(|four| four == b"PK\x05\x06").ok_or_else(damaged)?;
    let number = |at: usize, length: usize| -> anyhow::Result<usize> {
        let bytes = archive.get(at..at + length).ok_or_else(damaged)?;
        Ok(bytes.iter().rev().fold(0, |number, byte| number << 8 | usize::from(*byte)))
    };
    let count = number(end + 10, 2)?;
    let mut at = number(end + 16, 4)?;
    let mut text = Vec::new();
    for _ in 0..count {
        ensure!(archive.get(at..at + 4) == Some(b"PK\x01\x02"), damaged());
        let flags = number(at + 8, 2)?;
        let method = number(at + 10, 2)?;
        let length = number(at + 20, 4)?;
        let named = number(at + 28, 2)?;
        let others = number(at + 30, 2)? + number(at + 32, 2)?;
        let local = number(at + 42, 4)?;
        let name = archive.get(at + 46..at + 46 + named).ok_or_else(damaged)?;
        let name = String::from_utf8_lossy(name).into_owned();
        at += 46 + named + others;
        ensure!(name != "[Content_Types].xml", "it is a document of a word processor: save it as plain text");
        // macOS adds a file of its own to each.
        if name.ends_with('/') || name.starts_with("__MACOSX/") {
            continue;
        }
        ensure!(flags & 1 == 0, "it is a ZIP archive with a password: unpack it first");
        let begin = local + 30 + number(local + 26, 2)? + number(local + 28, 2)?;
        let packed = archive.get(begin..begin + length).ok_or_else(damaged)?;
        let file = match method {
            0 => packed.to_vec(),
            8 => unpacked(DeflateDecoder::new(packed), "ZIP")?,
            _ => bail!("it is a ZIP archive of a kind that is not read: unpack it first"),
        };
        text.extend_from_slice(decoded(file).with_context(|| name)?.as_bytes());
        text.push(b'\n');
        ensure!(text.len() as u64 <= MOST_BYTES, "more than {} MB of records: split the archive", MOST_BYTES >> 20);
    }
    Ok(text)
}

/// The text in its encoding. A record begins with an ASCII character, so zeros beside it tell the encoding without a mark.
fn decoded(file: Vec<u8>) -> anyhow::Result<String> {
    let wide = |from: usize, each: fn([u8; 2]) -> u16| {
        let pairs = file[from..].chunks_exact(2).map(|pair| each([pair[0], pair[1]]));
        let text =
            char::decode_utf16(pairs).collect::<Result<String, _>>().ok().filter(|_| file.len().is_multiple_of(2));
        text.context("it is UTF-16, damaged or cut short: save it as UTF-8")
    };
    let widest = |from: usize, each: fn([u8; 4]) -> u32| {
        let fours = file[from..].chunks_exact(4).map(|four| char::from_u32(each([four[0], four[1], four[2], four[3]])));
        let text = fours.collect::<Option<String>>().filter(|_| file.len().is_multiple_of(4));
        text.context("it is UTF-32, damaged or cut short: save it as UTF-8")
    };
    match file[..] {
        [0xff, 0xfe, 0, 0, ..] => widest(4, u32::from_le_bytes),
        [0, 0, 0xfe, 0xff, ..] => widest(4, u32::from_be_bytes),
        [1..=255, 0, 0, 0, ..] => widest(0, u32::from_le_bytes),
        [0, 0, 0, 1..=255, ..] => widest(0, u32::from_be_bytes),
        [0xff, 0xfe, ..] => wide(2, u16::from_le_bytes),
        [0xfe, 0xff, ..] => wide(2, u16::from_be_bytes),
        [1..=255, 0, ..] => wide(0, u16::from_le_bytes),
        [0, 1..=255, ..] => wide(0, u16::from_be_bytes),
        _ => String::from_utf8(file).map_err(|error| {
            let at = error.utf8_error().valid_up_to();
            let bytes = error.as_bytes();
            let line = 1 + bytes[..at].iter().filter(|byte| **byte == b'\n').count();
            anyhow!(
                "line {line} is not UTF-8 (byte {:#04x}), so its letters are unknown: save the file as UTF-8",
                bytes[at]
            )
        }),
    }
    .map(|text| text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text))
}

/// The text between code fences if there are some, on the same lines. No line of a record begins with a fence.
fn without_fences(text: &str) -> String {
    const FENCE: &str = "```";
    if !text.lines().any(|line| line.trim_start().starts_with(FENCE)) {
        return text.to_owned();
    }
    let mut inside = false;
    let mut kept = String::with_capacity(text.len());
    for line in text.lines() {
        let mut line = line.trim();
        if let Some(after) = line.strip_prefix(FENCE) {
            inside = !inside;
            // The name of a language.
            line = after.trim_start_matches(|c: char| c.is_ascii_alphanumeric());
        }
        let closed = line.strip_suffix(FENCE);
        if inside {
            kept.push_str(closed.unwrap_or(line));
        }
        inside &= closed.is_none();
        kept.push('\n');
    }
    kept
}

#[cfg(test)]
mod tests {
    use std::io::Write as _;

    use flate2::Compression;
    use flate2::write::{DeflateEncoder, GzEncoder};

    use super::*;

    const RECORD: &str = "{\n  \"players\": [\"Zoë\", \"海 🐉\"]\n}\n";

    fn read(file: impl Into<Vec<u8>>) -> Result<String, String> {
        text(file.into()).map_err(|error| format!("{error:#}"))
    }

    fn gzip(text: &[u8]) -> Vec<u8> {
        let mut packed = GzEncoder::new(Vec::new(), Compression::default());
        packed.write_all(text).unwrap();
        packed.finish().unwrap()
    }

    /// An archive of these files, each with its name, its flags and its method.
    fn zip(files: &[(&str, u16, u16, &[u8])]) -> Vec<u8> {
        let mut archive = Vec::new();
        let mut directory = Vec::new();
        for (name, flags, method, content) in files {
            let mut packed = DeflateEncoder::new(Vec::new(), Compression::default());
            packed.write_all(content).unwrap();
            let packed = if *method == 8 { packed.finish().unwrap() } else { content.to_vec() };
            let at = archive.len() as u32;
            let numbers = [20, *flags, *method, 0, 0];
            let shared = |into: &mut Vec<u8>| {
                into.extend(numbers.iter().flat_map(|number: &u16| number.to_le_bytes()));
                for number in [crc32fast::hash(content), packed.len() as u32, content.len() as u32] {
                    into.extend(number.to_le_bytes());
                }
                into.extend((name.len() as u16).to_le_bytes());
                into.extend(0_u16.to_le_bytes());
            };
            archive.extend(b"PK\x03\x04");
            shared(&mut archive);
            archive.extend(name.as_bytes());
            archive.extend(&packed);
            directory.extend(b"PK\x01\x02\x14\0");
            shared(&mut directory);
            directory.extend([0; 10]);
            directory.extend(at.to_le_bytes());
            directory.extend(name.as_bytes());
        }
        let begins = archive.len() as u32;
        archive.extend(&directory);
        archive.extend(b"PK\x05\x06\0\0\0\0");
        for _ in 0..2 {
            archive.extend((files.len() as u16).to_le_bytes());
        }
        archive.extend((directory.len() as u32).to_le_bytes());
        archive.extend(begins.to_le_bytes());
        archive.extend([0, 0]);
        archive
    }

    #[test]
    fn every_encoding_is_read_with_and_without_a_mark() {
        for mark in ["", "\u{feff}"] {
            let marked = format!("{mark}{RECORD}");
            let wide: Vec<u16> = marked.encode_utf16().collect();
            for (name, file) in [
                ("UTF-8", marked.clone().into_bytes()),
                ("UTF-16LE", wide.iter().flat_map(|unit| unit.to_le_bytes()).collect()),
                ("UTF-16BE", wide.iter().flat_map(|unit| unit.to_be_bytes()).collect()),
                ("UTF-32LE", marked.chars().flat_map(|c| u32::from(c).to_le_bytes()).collect()),
                ("UTF-32BE", marked.chars().flat_map(|c| u32::from(c).to_be_bytes()).collect()),
            ] {
                assert_eq!(read(file).as_deref(), Ok(RECORD), "{name}");
            }
        }
    }

    #[test]
    fn compressed_records_are_read() {
        let zstd = zstd::bulk::compress(RECORD.as_bytes(), 3).unwrap();
        let wide: Vec<u8> = RECORD.encode_utf16().flat_map(|unit| unit.to_le_bytes()).collect();
        let double = [gzip(RECORD.as_bytes()), gzip(RECORD.as_bytes())].concat();
        assert_eq!(read(gzip(RECORD.as_bytes())).as_deref(), Ok(RECORD));
        assert_eq!(read(gzip(&wide)).as_deref(), Ok(RECORD));
        assert_eq!(read(double), Ok(RECORD.repeat(2)));
        assert_eq!(read(gzip(&zstd)).as_deref(), Ok(RECORD));
        assert_eq!(read(zstd).as_deref(), Ok(RECORD));
        let files = [
            ("games/", 0, 0, &b""[..]),
            ("games/one.json", 0, 8, RECORD.as_bytes()),
            ("__MACOSX/games/._one.json", 0, 8, b"\0\x05\x16\x07"),
            ("games/two.json", 0, 0, &wide),
        ];
        assert_eq!(read(zip(&files)), Ok(format!("{RECORD}\n{RECORD}\n")));
    }

    #[test]
    fn record_is_read_from_code_fences_on_its_own_lines() {
        for (text, expected) in [
            ("```json\n{\n1}\n```\n", "\n{\n1}\n\n"),
            ("Here it is:\n```\n{}\n```\nand another\n```\n{2}\n```", "\n\n{}\n\n\n\n{2}\n\n"),
            ("```json {} ```", " {} \n"),
            ("```{}```", "{}\n"),
            ("```\n{\n}", "\n{\n}\n"),
        ] {
            assert_eq!(read(text).as_deref(), Ok(expected), "{text}");
        }
    }

    #[test]
    fn what_is_not_read_is_named_with_the_way_out() {
        let cut = gzip(RECORD.as_bytes());
        let whole = zip(&[("a", 0, 8, RECORD.as_bytes())]);
        let tar = [vec![b'a'; 257], b"ustar".to_vec()].concat();
        for (file, why) in [
            (
                b"{\n\"Zo\xeb\"}".to_vec(),
                "line 2 is not UTF-8 (byte 0xeb), so its letters are unknown: save the file as UTF-8",
            ),
            (b"{\0}\0\n".to_vec(), "UTF-16, damaged"),
            (b"\xff\xfe\0\xd8".to_vec(), "UTF-16, damaged"),
            (b"BZh91AY".to_vec(), "bunzip2"),
            (b"\xfd7zXZ\0".to_vec(), "unxz"),
            (b"%PDF-1.7".to_vec(), "a PDF document"),
            (b"{\\rtf1 {}}".to_vec(), "save it as plain text"),
            (tar, "tar -xf"),
            (b"\xef\xbb\xbf <!DOCTYPE html><html>".to_vec(), "it is a web page"),
            (b"[{}]".to_vec(), "jq -c"),
            ("{ “format”: 3 }".into(), "typographic"),
            (cut[..cut.len() - 9].to_vec(), "compressed by gzip and damaged or cut short"),
            (whole[..whole.len() - 30].to_vec(), "ZIP archive, damaged"),
            (zip(&[("a", 1, 8, b"{}")]), "with a password"),
            (zip(&[("a", 0, 12, b"{}")]), "unpack it first"),
            (zip(&[("[Content_Types].xml", 0, 8, b"<x/>")]), "a word processor"),
        ] {
            let refused = read(file).expect_err(why);
            assert!(refused.contains(why), "{refused} lacks {why}");
        }
    }

    #[test]
    fn no_more_is_unpacked_than_a_bound() {
        let zeros = vec![0; (MOST_BYTES + 1) as usize];
        for file in [gzip(&zeros), zip(&[("a", 0, 8, &zeros)]), zstd::bulk::compress(&zeros, 1).unwrap()] {
            assert!(read(file).expect_err("too much").contains("more than 64 MB"));
        }
    }

    proptest::proptest! {
        #[test]
        fn no_file_panics(file in proptest::collection::vec(proptest::prelude::any::<u8>(), 0..200)) {
            let zipped = zip(&[("a", 0, 8, &file)]);
            for begin in [&b""[..], b"\x1f\x8b\x08", b"PK\x03\x04", b"PK\x05\x06", b"\x28\xb5\x2f\xfd", &zipped] {
                let _read = text([begin, &file].concat());
            }
        }
    }
}
