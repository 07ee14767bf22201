//! `[editions]`: component data beside what the binary carries.

use std::path::PathBuf;

use super::section::Section;

/// Component data beside what the binary carries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EditionsConfig {
    /// A folder with one folder a title, each with its `.json` files.
    pub folder: Option<PathBuf>,
}

impl EditionsConfig {
    pub(super) fn take(section: &mut Section) -> Self {
        Self { folder: section.path("folder", "the path of a folder such as \"editions\"") }
    }
}
