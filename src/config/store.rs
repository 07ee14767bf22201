//! `[store]`: where tables are kept.

use std::path::PathBuf;

use super::section::Section;

/// Where tables are kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoreConfig {
    /// The storage engine.
    pub engine: Engine,
    /// The folder; created if necessary.
    pub folder: PathBuf,
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
        Self {
            engine: section.choice("engine", &[("sled", Engine::Sled)]).unwrap_or_default(),
            folder: section.path("folder", "the path of a folder").unwrap_or_else(|| PathBuf::from("data")),
        }
    }
}
