//! The switches of a table: one.

use serde::{Deserialize, Serialize};

use crate::title::OptionSpec;

/// The switches of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Whether the king helps to capture (BR-08).
    pub king: King,
}

/// Whether the king helps to capture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum King {
    /// He does, like any defender.
    #[default]
    Armed,
    /// He does not.
    Unarmed,
}

impl King {
    /// Whether he helps.
    pub const fn is_armed(self) -> bool {
        matches!(self, Self::Armed)
    }
}

/// The switches as data.
pub const SPECS: &[OptionSpec] = &[OptionSpec::new("king", &["armed", "unarmed"])];
