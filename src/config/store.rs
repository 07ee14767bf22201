//! `[store]`: where tables are kept.

use std::path::PathBuf;
use std::time::Duration;

use super::section::Section;

/// Where tables are kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoreConfig {
    /// The storage engine.
    pub engine: Engine,
    /// The folder; created if necessary.
    pub folder: PathBuf,
    /// How long after its end a game is archived; `None` for never.
    pub archive_after: Option<Duration>,
}

/// The storage engine.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Engine {
    /// Files in a folder, through sled.
    #[default]
    Sled,
}

impl StoreConfig {
    pub(super) fn take(section: &mut Section) -> Self {
        let hours = section.number("archive_after_hours", 0..=100_000).unwrap_or(24);
        Self {
            archive_after: (hours > 0).then(|| Duration::from_secs(u64::from(hours) * 3600)),
            engine: section.choice("engine", &[("sled", Engine::Sled)]).unwrap_or_default(),
            folder: section.path("folder", "the path of a folder").unwrap_or_else(|| PathBuf::from("data")),
        }
    }
}
