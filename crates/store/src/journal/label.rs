//! `store.json`: the identity of a store, and the list of its journal's files. Replaced as a whole, by one rename.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

pub(crate) const LABEL: &str = "store.json";

/// The folder of the journal's files.
pub(crate) const JOURNAL: &str = "journal";

/// The folder of the archive's files.
pub(crate) const ARCHIVE: &str = "archive";

/// The name of the engine. Stores in folders have no other.
pub(crate) const ENGINE: &str = "sled";

/// The content of `store.json`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Label {
    pub engine: String,
    pub schema: u32,
    /// A random number that identifies the store. The header of each of its files has it.
    pub store: u64,
    /// The only file of all documents, up to schema 6.
    pub checkpoint: Option<Checkpoint>,
    /// The runs, the oldest first. Since schema 7.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub runs: Vec<Checkpoint>,
    /// The segments of the journal, in order.
    pub segments: Vec<Segment>,
    /// The volumes of the archive, in order. Since schema 6.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub volumes: Vec<Volume>,
    /// The number of the next file.
    pub next: u64,
    /// The CRC-32 of all fields above.
    checksum: u32,
}

/// A finished run, or up to schema 6 the checkpoint.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Checkpoint {
    pub number: u64,
    /// A run has the changes of the groups after this one. The checkpoint holds this group and all before it completely.
    pub from: u64,
    /// A run has the changes up to this group. The checkpoint may hold parts of the groups up to this one.
    pub to: u64,
    /// How many documents it has, and how many removals.
    pub documents: u64,
    /// The length of the file, in bytes.
    pub bytes: u64,
}

/// A segment of the journal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Segment {
    pub number: u64,
    /// The last group before it. Later groups in earlier segments are void.
    pub follows: u64,
}

/// A volume of the archive.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Volume {
    pub number: u64,
    /// Its length when the next one began, in bytes. The last one may be longer.
    pub bytes: u64,
}

/// Why a text cannot be read as a label.
#[derive(Debug, thiserror::Error)]
pub(crate) enum LabelError {
    #[error("its checksum does not fit")]
    Unsound,
    #[error("{0}")]
    Unknown(serde_json::Error),
}

impl Label {
    pub fn new(schema: u32, store: u64) -> Self {
        let engine = ENGINE.to_owned();
        Self {
            engine,
            schema,
            store,
            checkpoint: None,
            runs: Vec::new(),
            segments: Vec::new(),
            volumes: Vec::new(),
            next: 1,
            checksum: 0,
        }
    }

    /// Reads and checks the file's text.
    pub fn read(text: &str) -> Result<Self, LabelError> {
        let label: Self = serde_json::from_str(text).map_err(LabelError::Unknown)?;
        if label.checksum != label.checksum().map_err(LabelError::Unknown)? {
            return Err(LabelError::Unsound);
        }
        Ok(label)
    }

    pub fn text(&self) -> serde_json::Result<String> {
        serde_json::to_string_pretty(&Self { checksum: self.checksum()?, ..self.clone() })
    }

    /// The CRC-32 of the label without its checksum. It distinguishes the label from earlier ones.
    pub fn checksum(&self) -> serde_json::Result<u32> {
        let bare = Self { checksum: 0, ..self.clone() };
        Ok(crc32fast::hash(&serde_json::to_vec(&bare)?))
    }

    /// The files that the label names, those of the archive last. A copy in this order has every piece that the copied
    /// journal refers to.
    pub fn files(&self, store: &Path) -> Vec<PathBuf> {
        let volumes = self.volumes.iter().map(|volume| volume_path(store, volume.number));
        self.journal(store).into_iter().chain(volumes).collect()
    }

    /// The files of the journal.
    pub fn journal(&self, store: &Path) -> Vec<PathBuf> {
        let checkpoint = self.checkpoint.map(|checkpoint| checkpoint_path(store, checkpoint.number));
        let runs = self.runs.iter().map(|run| run_path(store, run.number));
        let segments = self.segments.iter().map(|segment| segment_path(store, segment.number));
        checkpoint.into_iter().chain(runs).chain(segments).collect()
    }

    /// The last group that the runs have.
    pub fn group(&self) -> u64 {
        self.runs.last().map_or(0, |run| run.to)
    }
}

pub(super) fn checkpoint_path(store: &Path, number: u64) -> PathBuf {
    store.join(JOURNAL).join(format!("checkpoint-{number:08}"))
}

pub(super) fn run_path(store: &Path, number: u64) -> PathBuf {
    store.join(JOURNAL).join(format!("run-{number:08}"))
}

pub(super) fn segment_path(store: &Path, number: u64) -> PathBuf {
    store.join(JOURNAL).join(format!("segment-{number:08}"))
}

pub(super) fn volume_path(store: &Path, number: u64) -> PathBuf {
    store.join(ARCHIVE).join(format!("volume-{number:08}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_label_with_any_byte_changed_is_refused() {
        let mut label = Label::new(3, 0x1234_5678_9abc);
        label.segments = vec![Segment { number: 4, follows: 99 }];
        let text = label.text().expect("is JSON");
        assert_eq!(Label::read(&text).expect("is sound").segments, label.segments);
        for at in 0..text.len() {
            for bit in 0..7 {
                let mut bytes = text.clone().into_bytes();
                bytes[at] ^= 1 << bit;
                let turned = String::from_utf8(bytes).expect("is ASCII");
                let whitespace = text.as_bytes()[at].is_ascii_whitespace();
                assert!(whitespace || Label::read(&turned).is_err(), "bit {bit} of byte {at}: {turned}");
            }
        }
    }
}
