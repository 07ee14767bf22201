//! `[editions]`: further component data.

use std::path::PathBuf;

use super::section::Section;

/// The section `[editions]`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EditionsConfig {
    /// A folder with one subfolder for each title, each with its `.json` files.
    pub folder: Option<PathBuf>,
}

impl EditionsConfig {
    pub(super) fn take(section: &mut Section) -> Self {
        Self { folder: section.path("folder", "the path of a folder such as \"editions\"") }
    }
}
