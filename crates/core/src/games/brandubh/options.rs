//! The only switch of a table.

use serde::{Deserialize, Serialize};

use crate::title::options;
use crate::title::spelling::words;

options! {
    /// The switches of a table.
    #[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(default, deny_unknown_fields)]
    pub struct Options {
        /// Whether the king helps to capture (BR-08).
        king: King,
    }
}

words! {
    /// Whether the king captures.
    pub enum King {
        /// The king does not capture.
        Unarmed = "unarmed",
        /// The king captures like any defender. The default of tables until 2026.
        Armed = "armed",
    }
}

impl King {
    pub const fn is_armed(self) -> bool {
        matches!(self, Self::Armed)
    }
}
