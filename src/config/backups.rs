//! `[backups]`: the scheduled backups of the bot.

use std::path::PathBuf;
use std::time::Duration;

use super::section::Section;

/// The section `[backups]`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BackupsConfig {
    /// The folder of the backups, each in its own subfolder; created if necessary.
    pub folder: PathBuf,
    /// The time between two backups; `None` for no backups.
    pub every: Option<Duration>,
    /// How many are kept; at least one.
    pub keep: usize,
}

impl BackupsConfig {
    pub(super) fn take(section: &mut Section) -> Self {
        let hours = section.number("every_hours", 0..=10_000).unwrap_or(24);
        Self {
            folder: section.path("folder", "the path of a folder").unwrap_or_else(|| PathBuf::from("backups")),
            every: (hours > 0).then(|| Duration::from_secs(u64::from(hours) * 3600)),
            keep: section.number("keep", 1..=10_000).unwrap_or(7) as usize,
        }
    }
}
