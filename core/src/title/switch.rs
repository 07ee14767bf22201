//! Values shared by the options of several titles.

use serde::{Deserialize, Serialize};

/// An option that is off in the rulebook.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OffOn {
    /// The rule of the rulebook.
    #[default]
    Off,
    /// The changed rule.
    On,
}

impl OffOn {
    /// Whether the option is on.
    pub const fn is_on(self) -> bool {
        matches!(self, Self::On)
    }
}
