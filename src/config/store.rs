//! `[store]`: where tables are kept.

use std::path::PathBuf;

use super::section::Section;

/// Where tables are kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoreConfig {
    /// What keeps them.
    pub engine: Engine,
    /// The folder; made when it is not there.
    pub folder: PathBuf,
}

/// What keeps tables.
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
